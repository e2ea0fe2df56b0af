"""Build the browser client, and compile the rules and the playouts with mypyc, while hatchling builds the wheel.

The modules that speak in native integers (they import mypy_extensions) become one C library, beside which their Python
source is shipped too. Without a C compiler, or with SOTTOVOCE_PURE=1, the wheel holds the same modules as plain Python.
Errors in the types or in the C code stop the build: it never falls back quietly.

The client is built with npm into the server's static folder. Without Node.js the wheel holds the client that was built
before, or none; then the server says so on its pages.
"""

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "sottovoce"
HOT = "from mypy_extensions import "  # what a module that wants to be compiled says
STATIC = Path("src", PACKAGE, "server", "static")


class MypycBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, or says why there are none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before hatchling collects the files; an editable install stays plain Python."""
        if version == "editable":
            return
        problem = build_client(Path(self.root))
        if problem:
            self.app.display_warning(f"Sottovoce: {problem}")
        if os.environ.get("SOTTOVOCE_PURE") == "1":
            return self._stay_pure("SOTTOVOCE_PURE=1 is set")
        compiler = find_compiler()
        if compiler is None:
            return self._stay_pure("no C compiler here can build against Python.h")
        os.environ["CC"] = compiler
        libraries = compile_cached(Path(self.root), self._modules())
        build_data["force_include"].update({str(path): name for name, path in libraries.items()})
        build_data["pure_python"] = not libraries
        build_data["infer_tag"] = bool(libraries)

    def _modules(self) -> list[Path]:
        """The source files to compile: those of the folders named in pyproject.toml that speak in native integers."""
        package = Path(self.root, "src", PACKAGE)
        found = {
            path for pattern in self.config["compile"] for path in package.glob(pattern) if "tests" not in path.parts
        }
        return sorted(path for path in found if HOT in path.read_text(encoding="utf-8"))

    def _stay_pure(self, reason: str) -> None:
        self.app.display_warning(f"Sottovoce: plain Python, not compiled ({reason}); bots are slower.")


def build_client(root: Path) -> str | None:
    """Build the browser client if its sources have changed; what went wrong, if something did."""
    client, page, note = root / "client", root / STATIC / "index.html", root / "build" / "client.txt"
    if not (client / "package.json").exists():
        return None if page.exists() else "there is no browser client in this tree."
    wanted = digest(part for path in client_sources(root) for part in (str(path.relative_to(root)), text_of(path)))
    if page.exists() and note.exists() and note.read_text() == wanted:
        return None
    kept = "the one built before is used." if page.exists() else "the server will have no pages."
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        return f"the browser client can't be built without Node.js 20 and npm; {kept}"
    commands = [] if (client / "node_modules" / "esbuild").exists() else [[npm, "ci", "--omit=dev"]]
    for command in [*commands, [npm, "run", "build"]]:
        done = subprocess.run(command, cwd=client, capture_output=True, text=True, check=False)
        if done.returncode:
            reason = (done.stderr.strip() or done.stdout.strip() or "?").splitlines()[-1]
            return f"the browser client could not be built ({reason}); {kept}"
    note.parent.mkdir(exist_ok=True)
    note.write_text(wanted)
    return None


def client_sources(root: Path) -> list[Path]:
    """The files that the browser client is made of: the shell's and each game's."""
    shell = (path for path in (root / "client").rglob("*") if "node_modules" not in path.parts and path.is_file())
    return sorted([*shell, *(path for path in (root / "src").glob(f"{PACKAGE}/games/*/client/**/*") if path.is_file())])


def text_of(path: Path) -> str:
    """A file's text."""
    return path.read_text(encoding="utf-8")


def find_compiler() -> str | None:
    """The first C compiler that turns a file including Python.h into a shared library."""
    candidates = (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang")
    return next((cc for cc in candidates if cc and compiles(cc)), None)


def compiles(cc: str) -> bool:
    """Whether this compiler exists, links, and finds Python's headers."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*shlex.split(cc), "-shared", "-fPIC", include, str(probe), "-o", str(probe.with_suffix(".so"))]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def compile_cached(root: Path, modules: list[Path]) -> dict[str, Path]:
    """The compiled libraries, by their place in the wheel; built only if sources or tools have changed."""
    if not modules:
        return {}
    tools = (sys.version, version("mypy"), version("setuptools"), *map(os.environ.get, ("CC", "CFLAGS", "LDFLAGS")))
    folder = root / "build" / "mypyc" / f"{sys.implementation.cache_tag}-{digest(map(str, tools))[:12]}"
    manifest = folder / "manifest.json"
    sources = [root / "pyproject.toml", root / "hatch_build.py", *sorted((root / "src").rglob("*.py"))]
    wanted = digest(part for path in sources for part in (str(path), path.read_text(encoding="utf-8")))

    made = json.loads(manifest.read_text()) if manifest.exists() else {}
    libraries = {name: folder / "lib" / name for name in made.get("libraries", ())}
    if made.get("sources") == wanted and all(path.exists() for path in libraries.values()):
        return libraries

    manifest.unlink(missing_ok=True)
    names = compile_modules(root, modules, folder)
    manifest.write_text(json.dumps({"sources": wanted, "libraries": names}))
    return {name: folder / "lib" / name for name in names}


def compile_modules(root: Path, modules: list[Path], folder: Path) -> list[str]:
    """Type-check the modules, turn them into C, and build it; returns the libraries' paths below `folder`/lib."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    extensions = mypycify(
        ["--config-file", str(root / "pyproject.toml"), *map(str, modules)],
        group_name=PACKAGE,  # the shared library is the top-level module sottovoce__mypyc
        opt_level="3",
        debug_level="0",
        target_dir=str(folder / "c"),
    )
    if os.name == "posix":
        # Integers wrap even if CFLAGS is set; small functions are inlined; warnings in generated C help nobody.
        flags = ["-fwrapv", "-fno-semantic-interposition", "-w"]
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]

    command = build_ext(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return [Path(path).relative_to(folder / "lib").as_posix() for path in command.get_outputs()]


def digest(parts: Iterable[str]) -> str:
    """A fingerprint of some texts, their order and their borders."""
    return hashlib.sha256(json.dumps(list(parts)).encode()).hexdigest()
