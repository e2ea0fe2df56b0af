"""Compiled and uncompiled code play identical games, and no compiled module uses what mypyc gets wrong."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import sottovoce

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "sottovoce"
SEEDS = 300  # games of each kind, stepped; some through a table too
PARTS = 2

# Runs in both worlds: plays every game, every number of players, options in turn, and hashes all that can be seen.
SCRIPT = """
import hashlib, json, sys
from librt.vecs import vec
from mypy_extensions import i64
import sottovoce
from sottovoce.bots import answer, make
from sottovoce.core.dice import Fast

SHORT, LONG = 200, 1500  # decisions: most games are not played to their end if they are long

def options_of(game, seed):
    dice = Fast(seed)
    return game.settle_options({o.name: o.values[int(dice.roll(len(o.values)))] for o in game.options})

def stepped(game, players, seed, seen):
    dice = Fast(seed)
    position = game.start(players, options_of(game, seed), dice, None)
    buffer = vec[i64]([0] * int(position.room()))
    left = LONG if seed % 10 == 0 else SHORT
    while not position.over and left:
        left -= 1
        seat = int(position.turn())
        count = int(position.legal(seat, buffer))
        choices = [int(buffer[i]) for i in range(count)]
        action = choices[int(dice.roll(count))]
        seen.update(repr((seat, choices, action)).encode())
        position.apply(seat, action, dice)
        if seed % 10 == 0 and left % 5 == 0:
            chances = [game.evaluation().chance(position, other) for other in range(players)]
            seen.update(repr((position.state(), chances, position.imagine(seat, Fast(seed)).state())).encode())
    scores = [int(position.score(seat)) for seat in range(players)]
    seen.update(repr((position.state(), int(position.winners()), scores)).encode())

def seated(game, players, seed, seen):
    table = sottovoce.new(game, players, seed, options_of(game, seed))
    bot, names = make("random", game, seed), ("greedy", "novice", "regular@12", "expert@12", "uct@2", "paced@2")
    careful = [make(name, game, seed) for name in names]
    asked = 0
    while not table.over:
        seat = table.to_act[0]
        seen.update(repr(table.choices(seat)).encode())
        if asked < 1 and 1 < len(table.choices(seat)) < 4:  # it thinks for long where it is not compiled
            asked += 1
            for thinker in careful:
                seen.update(answer(thinker, table, seat).encode())
        table.play(seat, answer(bot, table, seat))
    seen.update(table.dump().encode())
    seen.update(repr([table.story(lang) for lang in ("en", "it")]).encode())

def hashes(first, step, seeds):
    found = {"compiled": sottovoce.compiled()}
    for name in sottovoce.games():
        game = sottovoce.find(name)
        for players in game.seats:
            for seed in range(first, seeds, step):
                seen = hashlib.sha256()
                stepped(game, players, seed, seen)
                if seed % 100 == 0:
                    seated(game, players, seed, seen)
                found[f"{name} {players} {seed}"] = seen.hexdigest()[:16]
    return found
"""
ALONE = f"{SCRIPT}\nprint(json.dumps(hashes(*map(int, sys.argv[1:]))))"


def uncompiled(first: int) -> subprocess.Popen[str]:
    """The source tree in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    arguments = [sys.executable, "-c", ALONE, str(first), str(PARTS), str(SEEDS)]
    return subprocess.Popen(arguments, env=environment, stdout=subprocess.PIPE, text=True, cwd=ROOT / "tests")


@pytest.mark.skipif(
    not sottovoce.compiled(), reason="the installed package is not compiled: there is nothing to compare"
)
def test_compiled_and_uncompiled_games_are_identical() -> None:
    processes = [uncompiled(first) for first in range(PARTS)]
    namespace: dict[str, object] = {}
    exec(SCRIPT, namespace)
    hashes = namespace["hashes"]
    assert callable(hashes)
    ours: dict[str, object] = hashes(0, 1, SEEDS)
    theirs: dict[str, object] = {}
    for process in processes:
        output, _ = process.communicate(timeout=800)
        assert process.returncode == 0
        theirs |= json.loads(output)
    assert ours.pop("compiled") is True
    assert theirs.pop("compiled") is False
    assert len(ours) >= SEEDS * len(sottovoce.games())
    assert {key for key in ours if ours[key] != theirs.get(key)} == set()
    assert ours == theirs


def test_the_script_runs_uncompiled() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    arguments = [sys.executable, "-c", ALONE, "0", "1", "1"]
    done = subprocess.run(arguments, env=environment, capture_output=True, text=True, cwd=ROOT / "tests", check=True)
    found = json.loads(done.stdout)
    assert found.pop("compiled") is False
    assert len(found) == sum(len(sottovoce.find(name).seats) for name in sottovoce.games())


# -- what compiled code must not contain


MARK = "# mypyc: compile\n"  # the first line of a module that hatch_build.py compiles
COMPILED = sorted(path for path in SOURCE.rglob("*.py") if path.read_text("utf-8").startswith(MARK))


def test_there_are_compiled_modules() -> None:
    names = {str(path.relative_to(SOURCE)) for path in COMPILED}
    assert {"core/position.py", "core/dice.py", "bots/playout.py"} <= names
    assert any(name.startswith("games/") for name in names)


@pytest.mark.skipif(not sottovoce.compiled(), reason="the installed package is not compiled")
def test_they_are_all_compiled() -> None:
    import importlib

    for path in COMPILED:
        module = importlib.import_module(".".join(("sottovoce", *path.relative_to(SOURCE).with_suffix("").parts)))
        assert not str(module.__file__).endswith(".py"), path


def literal_shifts(tree: ast.AST) -> list[int]:
    """Lines with `1 << n`: mypyc writes the 1 as a C int, so that bits beyond the 31st are lost; bit(n) is right."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)  # `1 << 64` is folded by the compiler, exactly
    ]


def ranges_from_names(tree: ast.AST) -> list[int]:
    """Lines with `range(start, …)` whose start may be an i64: mypyc boxes the counter, or cuts it."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "range"
        and len(node.args) > 1
        and _native(node.args[0])
    ]


def _native(start: ast.AST) -> bool:
    """True unless this is made of literals, constants, int(…) and len(…) alone."""
    if isinstance(start, ast.Call):
        return not (isinstance(start.func, ast.Name) and start.func.id in ("int", "len"))
    if isinstance(start, ast.Name | ast.Attribute | ast.Subscript):
        return not (isinstance(start, ast.Name) and start.id.isupper())
    return any(_native(child) for child in ast.iter_child_nodes(start))


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_literal_is_shifted(path: Path) -> None:
    assert literal_shifts(ast.parse(path.read_text("utf-8"))) == []


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_range_starts_from_a_name(path: Path) -> None:
    assert ranges_from_names(ast.parse(path.read_text("utf-8"))) == []


def test_the_static_checks_can_fail() -> None:
    assert literal_shifts(ast.parse("a = 1 << n\nb = 1 << 64\nc = bit(n) | x << 1")) == [1]
    wrong = ("range(n, 8)", "range(a.b, 8)", "range(a[0] - 1, -1, -1)", "range(f(x), 9)")
    right = ("range(n)", "range(1, n)", "range(int(n) - 1, -1, -1)", "range(len(a) - _SIZE, 9)", "range(-1, n)")
    assert [ranges_from_names(ast.parse(text)) for text in wrong] == [[1]] * len(wrong)
    assert [ranges_from_names(ast.parse(text)) for text in right] == [[]] * len(right)
