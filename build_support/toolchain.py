"""Finds a C compiler that can build against Python.h, and the flags it is to be run with."""

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import setuptools  # noqa: F401 (it brings distutils, which Python itself no longer has)

RELEASE, DEV, PURE = "release", "dev", "pure"
MODES = (RELEASE, DEV, PURE)

ZIG = "ziglang"  # a C compiler in a wheel
HEADER = "Python.h"

# Integers wrap; a function may be inlined though the library exports it, and it exports few; warnings in generated C
# help nobody.
_COMMON = ("-g0", "-w", "-fwrapv", "-fno-semantic-interposition", "-fvisibility=hidden")
_LEVEL = {RELEASE: "-O3", DEV: "-O1"}
# Optimising across the C files makes up for their being several: clang's name for it, gcc's, or not at all.
_ACROSS = {RELEASE: (("-flto=thin",), ("-flto=auto",), ()), DEV: ((),)}
_ZIG_ALONE = ("-fno-sanitize=undefined", "-mcpu=baseline")


@dataclass(frozen=True)
class Toolchain:
    """How to turn a C file into an object, and objects into a library Python can load."""

    compile: tuple[str, ...]
    link: tuple[str, ...]
    version: str

    @property
    def identity(self) -> tuple[str, ...]:
        """What an object depends on beside its C file."""
        return (*self.compile, self.version)

    def without_lto(self) -> "Toolchain":
        """The same without optimisation across files, for what is too small to gain by it."""
        compile = tuple(flag for flag in self.compile if not flag.startswith("-flto"))
        link = tuple(flag for flag in self.link if not flag.startswith("-flto"))
        return Toolchain(compile, link, self.version)

    @property
    def name(self) -> str:
        """For people: the program, and its version."""
        return self.version.splitlines()[0] if self.version else self.compile[0]


def chosen_mode() -> str:
    """What SOTTOVOCE_BUILD asks for: release by default."""
    mode = os.environ.get("SOTTOVOCE_BUILD") or RELEASE
    if mode not in MODES:
        raise SystemExit(f"SOTTOVOCE_BUILD={mode}: it can be {', '.join(MODES)}")
    return mode


def uses_msvc() -> bool:
    """Whether this is a Python for Windows whose extensions are built by Visual C++."""
    return sysconfig.get_platform().startswith("win")


def has_headers() -> bool:
    """Whether Python.h is here; without it nothing can be compiled."""
    return Path(sysconfig.get_path("include"), HEADER).exists()


def compiler_needed(mode: str) -> bool:
    """Whether a C compiler has to be fetched: there is none, but Python.h is there, which does not come in a wheel."""
    if mode == PURE or uses_msvc() or not has_headers():
        return False
    return find_toolchain(mode, fetched=False) is None


def find_toolchain(mode: str, *, fetched: bool = True) -> Toolchain | None:
    """The first C compiler that builds a library including Python.h, with the best flags that it takes."""
    for compiler in _candidates(fetched):
        toolchain = _toolchain(compiler, mode)
        if toolchain is not None:
            return toolchain
    return None


def _candidates(fetched: bool) -> list[str]:
    """Compilers worth a try, as one would set CC; with the one that came as a wheel, or without."""
    named = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    zig = f"{shlex.quote(sys.executable)} -m {ZIG} cc" if fetched and find_spec(ZIG) else None
    return list(dict.fromkeys(name for name in (*named, zig) if name))


def _toolchain(compiler: str, mode: str) -> Toolchain | None:
    version = _output([*shlex.split(compiler), "--version"])
    if version is None:
        return None
    common = (*_COMMON, *_ZIG_ALONE) if ZIG in compiler else _COMMON
    for compile_base, link_base in (_configured(compiler), _plain(compiler)):
        for across in _ACROSS[mode]:
            flags = (_LEVEL[mode], *common, *across)
            found = Toolchain((*compile_base, *flags), (*link_base, *flags), version)
            if _works(found):
                return found
    return None


def _configured(compiler: str) -> tuple[list[str], list[str]]:
    """The compiler with the flags that this Python was built with, and those of CFLAGS, LDFLAGS and ARCHFLAGS."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    before = os.environ.get("CC")
    os.environ["CC"] = compiler
    try:
        made: Any = new_compiler()
        customize_compiler(made)
    finally:
        os.environ.pop("CC")
        if before is not None:
            os.environ["CC"] = before
    include = f"-I{sysconfig.get_path('include')}"
    return [*made.compiler_so, include], list(made.linker_so)


def _plain(compiler: str) -> tuple[list[str], list[str]]:
    """The compiler with no more than it needs, for one that does not know the flags of Python's own compiler."""
    own, include = shlex.split(compiler), f"-I{sysconfig.get_path('include')}"
    return [*own, "-fPIC", "-DNDEBUG", include], [*own, "-shared"]


def _works(toolchain: Toolchain) -> bool:
    """Whether it exists, finds Python's headers, and links."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text(f"#include <{HEADER}>\nPyObject *probe(void) {{ return PyList_New(0); }}\n")
        made, library = str(probe.with_suffix(".o")), str(probe.with_suffix(".so"))
        commands = ([*toolchain.compile, "-c", str(probe), "-o", made], [*toolchain.link, made, "-o", library])
        return all(_output(command) is not None for command in commands)


def _output(command: list[str]) -> str | None:
    """What a command says, or None if it fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None
