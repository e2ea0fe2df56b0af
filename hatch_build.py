"""Builds what the wheel holds beside Python: the compiled modules and the browser's pages.

Hatchling runs it as its build hook. `make` runs it as a command before, so that people see what takes its time; the
hook then finds everything made. SOTTOVOCE_BUILD says how: `release` (the default), `dev` (quick to build, not quite as
fast to run) or `pure` (plain Python). Errors in the types or in the C code stop the build: it never falls back quietly.
"""

import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file by its path

from build_support.compiled import NoCompiler, compiled_libraries
from build_support.objects import CompileError
from build_support.pages import NoPages, build_pages, pages_needed, require_node, system_node
from build_support.progress import Progress
from build_support.toolchain import PURE, chosen_mode, compiler_needed
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

USAGE = "usage: python hatch_build.py [needs | build]"


class SottovoceBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules and the pages to the wheel, and the pages to the source archive."""

    def dependencies(self) -> list[str]:
        """What has to be fetched because it is not on this machine: Node.js, a C compiler."""
        groups = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]
        return [requirement for group in needs(Path(self.root)) for requirement in groups[group]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before hatchling collects the files; an editable install stays plain Python."""
        if version == "editable":
            return
        libraries = build(Path(self.root), wheel=self.target_name == "wheel")
        build_data["force_include"].update({str(path): name for name, path in libraries.items()})
        if self.target_name == "wheel":
            build_data["pure_python"] = not libraries
            build_data["infer_tag"] = bool(libraries)


def needs(root: Path) -> list[str]:
    """The dependency groups of pyproject.toml that have to stand in for programs missing here."""
    found = ["node"] if pages_needed(root) and system_node() is None else []
    return [*found, "compiler"] if compiler_needed(chosen_mode()) else found


def build(root: Path, *, wheel: bool = True) -> dict[str, Path]:
    """Build the pages and, for a wheel, the libraries: their files by their place in it."""
    progress = Progress()
    try:
        if not wheel or chosen_mode() == PURE:
            build_pages(root, progress)
            if wheel:
                progress.say("Plain Python, not compiled, as SOTTOVOCE_BUILD=pure asks.")
            return {}
        require_node(root)
        with ThreadPoolExecutor(1) as pool:  # the pages beside the types, which mypy checks on one core
            pages = pool.submit(build_pages, root, Progress(beside=True))
            try:
                return compiled_libraries(root, chosen_mode(), progress)
            finally:
                pages.result()
    except NoPages as problem:
        raise SystemExit(
            f"The browser's pages can't be built: {problem}\nTo go without them, set SOTTOVOCE_PAGES=0."
        ) from None
    except CompileError as problem:
        raise SystemExit(f"The C compiler stopped the build.\n{problem}") from None
    except NoCompiler as problem:
        progress.say(f"Sottovoce will be plain Python, not compiled, and its bots slower: {problem}.")
        return {}


def main(arguments: list[str]) -> None:
    """`needs` prints the groups of what has to be fetched here, `build` builds with its progress shown."""
    root = Path(__file__).parent
    if arguments == ["needs"]:
        print(*needs(root))
    elif arguments == ["build"]:
        build(root)
    else:
        raise SystemExit(USAGE)


if __name__ == "__main__":
    main(sys.argv[1:])
