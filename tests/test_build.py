"""The build: what is compiled, what is kept, and that a game's first draft in plain Python does not disturb it."""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sottovoce

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from build_support.compiled import MARK, import_closure, is_marked, marked_modules  # noqa: E402
from build_support.objects import CompileError, Declarations, Objects  # noqa: E402
from build_support.progress import Progress  # noqa: E402
from build_support.toolchain import DEV, Toolchain, find_toolchain  # noqa: E402

SOURCE = ROOT / "src"
OTHERS = tuple(sottovoce.games())  # left out where a new game is built alone


# -- what is compiled


def test_the_first_line_says_what_is_compiled(tmp_path: Path) -> None:
    hot, cold = tmp_path / "hot.py", tmp_path / "cold.py"
    hot.write_text(f'{MARK}\n"""Hot."""\n')
    cold.write_text(f'"""Cold, though it speaks of i64."""\nfrom mypy_extensions import i64\n{MARK}\n')
    assert (is_marked(hot), is_marked(cold)) == (True, False)


def test_tests_are_not_compiled() -> None:
    assert [path for path in marked_modules(SOURCE) if "tests" in path.parts] == []


def test_the_build_looks_at_what_compiled_modules_import_and_no_further() -> None:
    found = {
        path.relative_to(SOURCE / "sottovoce").as_posix() for path in import_closure(marked_modules(SOURCE), SOURCE)
    }
    assert {"__init__.py", "core/__init__.py", "core/position.py", "core/events.py"} <= found
    assert not any(name.startswith(("server/", "cli/", "store/")) for name in found)


# -- what is kept

HEADER = """
#ifndef MYPYC_NATIVE_H
#define MYPYC_NATIVE_H
#include <Python.h>
typedef struct tuple_T2 {
    PyObject *f0;
} tuple_T2;
typedef struct {
    PyObject_HEAD
    tuple_T2 pair;
} CourtObject;
extern PyObject *CPyStatics[12];
extern int (*CPyHook)(int);
extern CourtObject *CPyDef_court(int a);
extern int CPyDef_unused(int b);
#endif
"""


def test_a_file_is_held_against_the_declarations_it_uses_and_those_they_use() -> None:
    used = Declarations([HEADER]).used_by("CPyDef_court(1); CPyStatics[3];")
    assert [text.split()[0] for text in used] == ["#include", "extern", "extern", "typedef", "typedef"]
    assert not any("unused" in text or "CPyHook" in text for text in used)


@pytest.mark.parametrize(
    ("before", "after", "same"),
    [
        ("extern int CPyDef_unused(int b);", "extern int CPyDef_unused(int b, int c);", True),
        ("CPyStatics[12]", "CPyStatics[13]", True),  # one more constant somewhere
        ("    PyObject *f0;\n", "    PyObject *f0;\n    long f1;\n", False),
        ("CPyDef_court(int a)", "CPyDef_court(long a)", False),
        ("#include <Python.h>", "#define NDEBUG\n#include <Python.h>", False),
    ],
)
def test_which_changes_of_a_header_count(before: str, after: str, same: bool) -> None:
    text = "CPyDef_court(1); CPyStatics[3];"
    changed = HEADER.replace(before, after)
    assert changed != HEADER
    assert (Declarations([HEADER]).used_by(text) == Declarations([changed]).used_by(text)) is same


def test_a_pointer_to_a_function_is_known_by_its_name() -> None:
    assert any("CPyHook" in text for text in Declarations([HEADER]).used_by("CPyHook(1)"))


@pytest.fixture(scope="module")
def toolchain() -> Toolchain:
    found = find_toolchain(DEV)
    if found is None:
        pytest.skip("there is no C compiler here")
    return found


@pytest.fixture
def objects(tmp_path: Path, toolchain: Toolchain) -> Objects:
    return Objects(tmp_path / "objects", toolchain, (), "1")


def test_only_what_has_changed_is_compiled_again(tmp_path: Path, objects: Objects) -> None:
    sources = [tmp_path / "a.c", tmp_path / "b.c"]
    for source in sources:
        source.write_text(f"int {source.stem}(void) {{ return 1; }}\n")
    first = objects.build(sources, [], Progress(io.StringIO()))
    assert objects.build(sources, [], silent := Progress(io.StringIO())) == first
    assert isinstance(silent.stream, io.StringIO)
    assert silent.stream.getvalue() == ""
    sources[0].write_text("int a(void) { return 2; }\n")
    told = io.StringIO()
    second = objects.build(sources, [], Progress(told))
    assert (second[0] == first[0], second[1] == first[1]) == (False, True)
    assert "Compiling 1 of 2 C files" in told.getvalue()


def test_another_compiler_or_flag_compiles_again(tmp_path: Path, objects: Objects, toolchain: Toolchain) -> None:
    source = tmp_path / "a.c"
    source.write_text("int a(void) { return 1; }\n")
    other = Objects(objects.folder, Toolchain((*toolchain.compile, "-O0"), toolchain.link, toolchain.version), (), "1")
    newer = Objects(objects.folder, Toolchain(toolchain.compile, toolchain.link, "newer"), (), "1")
    made = [each.build([source], [], Progress(io.StringIO()))[0] for each in (objects, other, newer)]
    assert len(set(made)) == len(made)


def test_an_error_in_c_stops_with_the_compilers_words(tmp_path: Path, objects: Objects) -> None:
    source = tmp_path / "wrong.c"
    source.write_text("int wrong(void) { return nothing; }\n")
    with pytest.raises(CompileError, match="nothing"):
        objects.build([source], [], Progress(io.StringIO()))
    assert list(objects.folder.glob("*.o")) == []


def test_what_is_done_beside_something_else_is_told_when_it_is_finished() -> None:
    told = io.StringIO()
    with Progress(told).step("Compiling"), Progress(told, beside=True).step("Building the pages"):
        assert told.getvalue() == "Compiling ...\n"
    assert re.fullmatch(r"Compiling \.\.\.\nBuilding the pages \.\.\. \S+ s\n\.\.\. \S+ s\n", told.getvalue())


# -- a new game

PLAY = """
import sottovoce
from sottovoce import bots
from sottovoce.bots.playout import play_many
assert sottovoce.compiled() and sottovoce.games() == ("souk",), sottovoce.games()
table = sottovoce.new("souk", players=3, seed=1)
players = [bots.make(name, table.game, 1) for name in ("random", "greedy", "novice")]
while not table.over:
    seat = table.to_act[0]
    table.play(seat, bots.answer(players[seat], table, seat))
assert sottovoce.load(table.dump()).winners == table.winners
assert play_many(table.game.start(3, {}, sottovoce.core.dice.Fast(1), None), 10, 1)[0] > 100
print("played")
"""


@pytest.fixture
def tree_with_souk(tmp_path: Path) -> Path:
    """A copy of the source tree whose only game is the test-only one, as a newcomer would copy it."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "build_support", tmp_path / "build_support", ignore=shutil.ignore_patterns("__pycache__"))
    ignored = shutil.ignore_patterns("__pycache__", "static", *OTHERS)
    shutil.copytree(SOURCE / "sottovoce", tmp_path / "src" / "sottovoce", ignore=ignored)
    shutil.copytree(ROOT / "tests" / "souk", tmp_path / "src" / "sottovoce" / "games" / "souk")
    return tmp_path


def compiled_after_a_change(tree: Path, environment: dict[str, str]) -> str:
    """How many files the build says it compiles after a line was added to one module."""
    module = tree / "src" / "sottovoce" / "bots" / "playout.py"
    module.write_text(module.read_text("utf-8").replace("\n\n\n", "\n\n\n# A remark that moves all lines below.\n", 1))
    command = [sys.executable, "hatch_build.py", "build"]
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=True)
    return next(line for line in done.stderr.splitlines() if line.startswith("Compiling"))[: len("Compiling 1 of")]


def test_a_first_draft_copied_into_games_builds_and_plays(tree_with_souk: Path, toolchain: Toolchain) -> None:
    environment = {**os.environ, "SOTTOVOCE_BUILD": DEV, "SOTTOVOCE_PAGES": "0", "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("PYTHONPATH", None)
    wheel = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", "dist", "."]
    done = subprocess.run(wheel, cwd=tree_with_souk, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert compiled_after_a_change(tree_with_souk, environment) == "Compiling 1 of"
    (made,) = (tree_with_souk / "dist").glob("*.whl")
    shutil.unpack_archive(made, tree_with_souk / "installed", "zip")
    environment["PYTHONPATH"] = str(tree_with_souk / "installed")
    played = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=False)
    assert (played.stdout, played.returncode) == ("played\n", 0), played.stderr
