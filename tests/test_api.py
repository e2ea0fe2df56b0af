"""The public interface: what the design promises, its examples, and clear words for whatever can't be."""

from __future__ import annotations

import doctest
import inspect
import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from souk import GAME as SOUK

import sottovoce
from sottovoce.core.errors import Error
from sottovoce.core.words import LANGUAGES

HEX = "ab" * 32


def test_the_design_word_for_word() -> None:
    game = sottovoce.new("siam", players=3, seed=7, options={"map": "siam-8"})
    assert game.to_act == (0,)
    assert game.choices(0)[0] == "pass"
    assert "play rama" in game.choices(0)
    with pytest.raises(sottovoce.Illegal, match="Possible answers"):
        game.play(0, "play checkers")
    game.play(0, "play rama")
    for seat in (0, None):
        assert json.loads(json.dumps(game.view(seat))) == game.view(seat)
    assert game.prompt(0, "it") != game.prompt(0, "en") == game.prompt(0)
    assert game.story("en") == game.story()
    game.undo(0)
    assert (game.over, game.winners) == (False, ())
    assert len(game.scores) == 3
    text = game.dump()
    assert sottovoce.load(text).dump() == text
    assert "siam" in sottovoce.games() == tuple(sorted(sottovoce.games()))


def test_what_is_public() -> None:
    assert sottovoce.__all__ == sorted(sottovoce.__all__)
    assert {"new", "load", "games", "Illegal", "BadFile", "Unknown", "Error", "Table"} <= set(sottovoce.__all__)
    assert list(inspect.signature(sottovoce.new).parameters)[:4] == ["game", "players", "seed", "options"]
    members = {name for name in dir(sottovoce.Table) if not name.startswith("_")}
    promised = ["to_act", "choices", "play", "view", "prompt", "story", "undo", "over", "winners", "scores", "dump"]
    assert set(promised) <= members
    for name in members:
        assert getattr(sottovoce.Table, name).__doc__, name
    for name in sottovoce.__all__:
        assert getattr(sottovoce, name).__doc__, name


def test_the_examples_of_the_docstrings() -> None:
    results = doctest.testmod(sottovoce, optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert results.failed == 0
    assert results.attempted > 8


def test_the_version() -> None:
    from importlib.metadata import PackageNotFoundError, version

    try:
        assert sottovoce.__version__ == version("sottovoce")
    except PackageNotFoundError:
        pytest.skip("the package is not installed")


def test_the_fewest_players_by_default() -> None:
    assert sottovoce.new("siam").players == sottovoce.find("siam").seats[0] == 2


def test_a_seed_is_secret_by_default_and_repeatable_if_given() -> None:
    assert sottovoce.new("siam").seed != sottovoce.new("siam").seed
    for seed in (7, -7, 10**40, HEX, bytes(32), HEX.upper()):
        assert sottovoce.new("siam", seed=seed).dump() == sottovoce.new("siam", seed=seed).dump()
    assert sottovoce.new("siam", seed=HEX).seed == sottovoce.new("siam", seed=bytes.fromhex(HEX)).seed


def test_a_game_of_ones_own() -> None:
    table = sottovoce.new(SOUK, seed=1, options={"noise": True}, names=["Anna"], kinds=["me"])
    assert table.options == {"noise": "on"}
    assert sottovoce.load(table.dump(), SOUK).dump() == table.dump()
    siam = sottovoce.new("siam", seed=1).dump()
    assert sottovoce.load(siam, SOUK).dump() == siam
    with pytest.raises(sottovoce.BadFile, match="no game called “bazaar”"):
        sottovoce.load(table.dump().replace(f"game {SOUK.name}\n", "game bazaar\n"))


# -- bad input


BAD: dict[str, tuple[str, list[str], Callable[[], object]]] = {
    "unknown game": ("game", ["chess", "siam"], lambda: sottovoce.new("chess")),
    "empty game": ("game", ["siam"], lambda: sottovoce.new("")),
    "path for a game": ("game", ["siam"], lambda: sottovoce.new("../cli")),
    "game in capitals": ("game", ["siam"], lambda: sottovoce.new("Siam")),
    "too few players": ("seats", ["1", "2, 3 and 4"], lambda: sottovoce.new("siam", 1)),
    "too many players": ("seats", ["5", "2, 3 and 4"], lambda: sottovoce.new("siam", 5)),
    "no players": ("seats", ["0", "2, 3 and 4"], lambda: sottovoce.new("siam", 0)),
    "half a player": ("seats", ["2.5", "2, 3 and 4"], lambda: sottovoce.new("siam", cast_any(2.5))),
    "players as a float": ("seats", ["3.0", "2, 3 and 4"], lambda: sottovoce.new("siam", cast_any(3.0))),
    "players as text": ("seats", ["2, 3 and 4"], lambda: sottovoce.new("siam", cast_any("3"))),
    "unknown option": ("option", ["colour", "last-card"], lambda: sottovoce.new("siam", options={"colour": "red"})),
    "unknown value": ("option-value", ["maybe", "on and off"], lambda: new_with("last-card", "maybe")),
    "number for a value": ("option-value", ["5", "4 and 3"], lambda: new_with("british-limit", 5)),
    "unknown map": ("map-missing", ["mars", "siam-8"], lambda: new_with("map", "mars")),
    "seed of half a number": (
        "seed",
        ["1.5", "64 hexadecimal digits"],
        lambda: sottovoce.new("siam", seed=cast_any(1.5)),
    ),
    "truth as a seed": ("seed", ["64 hexadecimal digits"], lambda: sottovoce.new("siam", seed=True)),
    "short seed": ("seed", ["abc", "64 hexadecimal digits"], lambda: sottovoce.new("siam", seed="abc")),
    "short bytes": ("seed", ["64 hexadecimal digits"], lambda: sottovoce.new("siam", seed=b"abc")),
    "long seed": ("seed", ["64 hexadecimal digits"], lambda: sottovoce.new("siam", seed="ab" * 33)),
    "odd seed": ("seed", ["64 hexadecimal digits"], lambda: sottovoce.new("siam", seed="x" * 64)),
    "too many names": ("too-many-seats", ["3", "2"], lambda: sottovoce.new("siam", names=["a", "b", "c"])),
    "no file": ("file-not-ours", ["sottovoce 1"], lambda: sottovoce.load("")),
    "another file": ("file-not-ours", ["sottovoce 1"], lambda: sottovoce.load("PK\x03\x04")),
    "a cut file": ("file-cut", ["end"], lambda: sottovoce.load("sottovoce 1\ngame siam\n")),
}


def cast_any(value: Any) -> Any:
    return value


def new_with(option: str, value: object) -> object:
    return sottovoce.new("siam", options={option: value})


@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_named_with_what_would_be_right(what: str) -> None:
    code, words, attempt = BAD[what]
    with pytest.raises(Error) as caught:
        attempt()
    assert caught.value.code == code
    for word in words:
        assert word in str(caught.value)
    assert len({caught.value.say(lang) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("game", [None, 5, ["siam"], b"siam"])
def test_what_is_no_game_at_all(game: Any) -> None:
    with pytest.raises(sottovoce.Unknown) as caught:
        sottovoce.new(game)
    assert caught.value.code == "game"


def test_errors_are_of_one_family() -> None:
    for kind in (sottovoce.Unknown, sottovoce.Illegal, sottovoce.BadFile):
        assert issubclass(kind, sottovoce.Error)
        assert issubclass(kind, Exception)


# -- a light import


def test_importing_brings_in_no_game_and_nothing_heavy() -> None:
    code = "import json, sys, sottovoce; print(json.dumps([sottovoce.__file__, sorted(sys.modules)]))"
    path = os.path.dirname(os.path.dirname(sottovoce.__file__))
    environment = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    file, modules = json.loads(done.stdout)
    assert file == sottovoce.__file__
    heavy = (
        "fluent",
        "babel",
        "msgspec",
        "rich",
        "platformdirs",
        "sottovoce.cli",
        "sottovoce.bots",
        "sottovoce.games.",
    )
    assert [name for name in modules if name.startswith(heavy)] == []
