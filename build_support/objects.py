"""Compiles C files in parallel, and keeps every object until its C file, its flags or its compiler change."""

import os
import re
import subprocess
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from pathlib import Path
from threading import get_ident

from build_support.digest import digest
from build_support.progress import Progress
from build_support.toolchain import Toolchain

KEPT_FOR = 14 * 24 * 3600  # seconds that an object is kept unused
_WORD = re.compile(r"[A-Za-z_]\w*")
_POINTER = re.compile(r"\(\s*\*\s*(\w+)\s*\)\s*\(")  # to a function
_SIZE = re.compile(r"(CPyStatics)\[\d+\]")


class CompileError(Exception):
    """The C compiler or linker refused; the message is its own."""


def jobs() -> int:
    """How many compilers run side by side: as many as this process has cores."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(command: Sequence[str]) -> None:
    """Run a compiler or linker."""
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode:
        raise CompileError(f"{' '.join(command)}\n{done.stdout}{done.stderr}")


class Objects:
    """A folder of object files, each named by the fingerprint of all that went into it."""

    def __init__(self, folder: Path, toolchain: Toolchain, includes: Iterable[str], seed: str) -> None:
        self.folder = folder
        self.toolchain = toolchain
        self.includes = tuple(f"-I{path}" for path in includes)
        self.seed = seed  # the version of what the C files include from elsewhere
        folder.mkdir(parents=True, exist_ok=True)

    def build(self, sources: Sequence[Path], headers: Sequence[Path], progress: Progress) -> list[Path]:
        """The objects of these C files, in their order; compiles those that are not there."""
        declared = Declarations(path.read_text(encoding="utf-8") for path in headers)
        objects = {source: self._object(source, declared) for source in sources}
        missing = [source for source, made in objects.items() if not made.exists()]
        for made in objects.values():
            if made.exists():
                os.utime(made)
        if missing:
            what = f"Compiling {len(missing)} of {len(sources)} C files, {jobs()} at a time"
            with progress.step(what):
                self._compile({source: objects[source] for source in missing}, progress)
        return [objects[source] for source in sources]

    def prune(self) -> None:
        """Forget what nobody has used for long."""
        for path in self.folder.iterdir():
            if path.stat().st_mtime < time.time() - KEPT_FOR:
                path.unlink(missing_ok=True)

    def _object(self, source: Path, declared: "Declarations") -> Path:
        text = source.read_text(encoding="utf-8")
        parts = (self.seed, *self.toolchain.identity, source.name, text, *declared.used_by(text))
        return self.folder / f"{digest(parts)[:32]}.o"

    def _compile(self, wanted: dict[Path, Path], progress: Progress) -> None:
        """Compile side by side, the largest first; stop at the first that fails."""
        order = sorted(wanted, key=lambda source: -source.stat().st_size)
        with ThreadPoolExecutor(jobs()) as pool:
            tasks = {pool.submit(self._compile_one, source, wanted[source]): source for source in order}
            left = set(tasks)
            while left:
                done, left = wait(left, timeout=1, return_when=FIRST_EXCEPTION)
                failed = next((task for task in done if task.exception()), None)
                if failed is not None:
                    pool.shutdown(wait=True, cancel_futures=True)
                    failed.result()
                running = next((source for task, source in tasks.items() if task.running()), order[-1])
                progress.count(len(tasks) - len(left), len(tasks), readable(running))

    def _compile_one(self, source: Path, made: Path) -> None:
        partial = made.with_suffix(f".{os.getpid()}.{get_ident()}.o")
        run([*self.toolchain.compile, *self.includes, "-c", str(source), "-o", str(partial)])
        partial.replace(made)


def readable(source: Path) -> str:
    """A generated C file's name as the module it was made from."""
    return source.stem.removeprefix("__native_").replace("___", "/")


class Declarations:
    """What the generated headers declare for all modules at once, so that each C file is held against its share.

    One header names the functions and classes of every module. Were it hashed as a whole, a new function anywhere would
    compile everything again; a C file depends only on the names it uses and on what their declarations use.
    """

    def __init__(self, headers: Iterable[str]) -> None:
        self.by_name: dict[str, list[str]] = {}
        self.words: dict[str, set[str]] = {}  # of each declaration
        self.always: list[str] = []  # lines that are no declaration of one name
        for header in headers:
            for text in split_declarations(header):
                names = declared_names(text)
                for name in names:
                    self.by_name.setdefault(name, []).append(_SIZE.sub(r"\1[]", text))
                if not names:
                    self.always.append(text)
        for text in {text for texts in self.by_name.values() for text in texts}:
            self.words[text] = set(_WORD.findall(text)) & self.by_name.keys()

    def used_by(self, text: str) -> list[str]:
        """The declarations that a C file depends on, sorted."""
        used: set[str] = set(self.always)
        open_names = set(_WORD.findall(text)) & self.by_name.keys()
        seen = set(open_names)
        while open_names:
            found = {text for name in open_names for text in self.by_name[name]}
            used |= found
            open_names = set().union(*(self.words[text] for text in found)) - seen
            seen |= open_names
        return sorted(used)


def split_declarations(header: str) -> list[str]:
    """A header's declarations and preprocessor lines, without the guards around single declarations."""
    found: list[str] = []
    lines: list[str] = []
    depth = 0
    for line in header.splitlines():
        if not lines and (not line.strip() or line.startswith(("#ifndef MYPYC_", "#define MYPYC_", "#endif"))):
            continue
        lines.append(line)
        depth += line.count("{") - line.count("}")
        if depth == 0 and (line.startswith("#") or line.rstrip().endswith(";")):
            found.append("\n".join(lines))
            lines = []
    return [*found, *lines]


def declared_names(declaration: str) -> list[str]:
    """The names that a declaration gives a meaning; none if it is anything else."""
    if declaration.startswith("#") or not declaration.rstrip().endswith(";"):
        return []
    flat = " ".join(declaration.split())
    if "{" in flat:
        tag = [word for word in _WORD.findall(flat.split("{")[0])[-1:] if word not in ("struct", "union", "enum")]
        return tag + _WORD.findall(flat.rsplit("}", 1)[1])
    if pointer := _POINTER.search(flat):
        return [pointer[1]]
    return _WORD.findall(re.split(r"[(\[;=]", flat)[0])[-1:]
