"""Turns the marked modules into one library: mypyc checks their types and writes C, the C compiler does the rest."""

import ast
import contextlib
import json
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from build_support.digest import digest, digest_files
from build_support.objects import Objects, jobs, run
from build_support.progress import Progress
from build_support.toolchain import DEV, HEADER, Toolchain, find_toolchain, has_headers, uses_msvc

PACKAGE = "sottovoce"
MARK = "# mypyc: compile"  # the first line of a module that is to be compiled
TOOLS = ("mypy", "librt", "mypy_extensions", "setuptools")


class NoCompiler(Exception):
    """There is no C compiler here that can build against Python.h; the message says what is missing."""


def marked_modules(source: Path) -> list[Path]:
    """The modules below `source` whose first line says that they are to be compiled."""
    return sorted(path for path in (source / PACKAGE).rglob("*.py") if is_marked(path))


def is_marked(path: Path) -> bool:
    """Whether a module asks to be compiled."""
    with path.open(encoding="utf-8") as file:
        return file.readline().rstrip() == MARK


def compiled_libraries(root: Path, mode: str, progress: Progress) -> dict[str, Path]:
    """The compiled libraries by their place in the wheel; made again only if sources, tools or flags have changed."""
    source, modules = root / "src", marked_modules(root / "src")
    if not modules:
        return {}
    folder = root / "build" / "mypyc" / f"{sys.implementation.cache_tag}-{mode}"
    manifest = folder / "manifest.json"
    wanted = digest(
        (
            *(os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS", "ARCHFLAGS")),
            *_tools(),
            *map(str, modules),
            digest_files([root / "pyproject.toml", *sorted((root / "build_support").glob("*.py"))], root),
            digest_files(import_closure(modules, source), root),
        )
    )
    made = json.loads(manifest.read_text()) if manifest.exists() else {}
    libraries = {name: folder / "lib" / name for name in made.get("libraries", ())}
    if made.get("sources") == wanted and all(path.exists() for path in libraries.values()):
        return libraries
    manifest.unlink(missing_ok=True)
    shutil.rmtree(folder / "lib", ignore_errors=True)
    libraries = (_build_with_setuptools if uses_msvc() else _build)(root, modules, folder, mode, progress)
    manifest.write_text(json.dumps({"sources": wanted, "libraries": sorted(libraries)}))
    return libraries


def import_closure(modules: Iterable[Path], source: Path) -> list[Path]:
    """These modules and all of the package that they import, directly or not: what their types depend on."""
    found: set[Path] = set()
    waiting = set(modules)
    while waiting:
        path = waiting.pop()
        found.add(path)
        waiting |= {other for name in _imported(path) for other in _files_of(name, source)} - found
    return sorted(found)


def _imported(path: Path) -> Iterator[str]:
    """The modules that a module's import statements name, wherever they stand."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _files_of(name: str, source: Path) -> Iterator[Path]:
    """A module's file and those of the packages it lies in, as far as they are ours."""
    parts = name.split(".")
    if parts[0] != PACKAGE:
        return
    for length in range(1, len(parts) + 1):
        place = source.joinpath(*parts[:length])
        yield from (path for path in (place / "__init__.py", place.with_suffix(".py")) if path.exists())


def _tools() -> tuple[str, ...]:
    return (sys.version, *(f"{name} {version(name)}" for name in TOOLS))


def _build(root: Path, modules: list[Path], folder: Path, mode: str, progress: Progress) -> dict[str, Path]:
    """Write C, a file for each module; compile what is new; link."""
    toolchain = find_toolchain(mode)
    if toolchain is None:
        raise NoCompiler("there is no C compiler" if has_headers() else f"{HEADER} is not here (Debian: python3-dev)")
    with progress.step(f"Checking the types of {len(modules)} modules and turning them into C"):
        library, *shims = extensions(root, modules, folder / "c", multi_file=True)
    progress.say(f"C compiler: {toolchain.name}")
    cache = root / "build" / "mypyc" / "objects"
    headers = [path for path in map(Path, library.depends) if path.name.startswith("__native")]  # the rest is mypyc's
    made: dict[str, Path] = {}
    for tools, wanted in ((toolchain, [library]), (toolchain.without_lto(), shims)):
        sources = [source for extension in wanted for source in extension.sources]
        objects = Objects(cache, tools, library.include_dirs, digest(_tools()))
        made.update(zip(sources, objects.build(list(map(Path, sources)), headers, progress), strict=True))
    objects.prune()
    with progress.step("Linking" if mode == DEV else "Optimising across all modules and linking"):
        libraries = _link(toolchain, [library], made, folder / "lib")
        return libraries | _link(toolchain.without_lto(), shims, made, folder / "lib")


def extensions(root: Path, modules: list[Path], target: Path, *, multi_file: bool) -> list[Any]:
    """Have mypyc write the C files: first the library with all the code, then a small module for each to load it."""
    from mypyc.build import mypycify

    # Paths relative to src, so that tracebacks name no folder of this machine, and Python finds the lines all the same.
    with contextlib.chdir(root / "src"), contextlib.redirect_stdout(sys.stderr):
        return mypycify(
            ["--config-file", str(root / "pyproject.toml"), *(str(path.relative_to(root / "src")) for path in modules)],
            group_name=PACKAGE,  # the library is the top-level module sottovoce__mypyc
            multi_file=multi_file,
            opt_level="3",
            debug_level="0",
            target_dir=str(target),
        )


def _link(toolchain: Toolchain, wanted: list[Any], made: dict[str, Path], folder: Path) -> dict[str, Path]:
    """Link every extension; their files by their place in the wheel."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    libraries = {f"{extension.name.replace('.', '/')}{suffix}": extension for extension in wanted}
    with ThreadPoolExecutor(jobs()) as pool:
        commands = []
        for name, extension in libraries.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            objects = (str(made[source]) for source in extension.sources)
            commands.append([*toolchain.link, *objects, "-o", str(folder / name)])
        list(pool.map(run, commands))
    return {name: folder / name for name in libraries}


def _build_with_setuptools(
    root: Path, modules: list[Path], folder: Path, mode: str, progress: Progress
) -> dict[str, Path]:
    """Where Visual C++ is the compiler: one C file, and setuptools knows the flags."""
    from distutils.ccompiler import new_compiler
    from distutils.errors import DistutilsPlatformError

    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    compiler: Any = new_compiler()
    try:
        compiler.initialize()
    except DistutilsPlatformError as problem:
        raise NoCompiler(str(problem)) from None
    with progress.step(f"Compiling {len(modules)} modules"):
        wanted = extensions(root, modules, folder / "c", multi_file=False)
        command = build_ext(Distribution({"name": PACKAGE, "ext_modules": wanted}))
        command.build_lib = str(folder / "lib")
        command.build_temp = str(folder / "objects")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    outputs = (Path(path).relative_to(folder / "lib").as_posix() for path in command.get_outputs())
    return {name: folder / "lib" / name for name in outputs}
