"""The game file: what is written is read again, and whatever is wrong with a file is said with its line."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
import souk
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.errors import BadFile, Unknown
from sottovoce.core.game import Game
from sottovoce.core.notation import load
from sottovoce.core.seeding import seed_bytes
from sottovoce.core.table import Table
from sottovoce.core.words import LANGUAGES


def played(game: Game, players: int, seed: int, entries: int, **more: object) -> Table:
    """A table with some random entries, undone ones among them."""
    table = Table(game, players, more.pop("options", {}), seed_bytes(seed), **more)  # type: ignore[arg-type]
    dice = Fast(seed)
    while len(table.log) < entries and not table.over:
        seat = table.may_act[int(dice.roll(len(table.may_act)))]
        table.play_action(seat, table.actions(seat)[int(dice.roll(len(table.actions(seat))))])
        if table.why_no_undo(seat) is None and int(dice.roll(4)) == 0:
            table.undo(seat)
    return table


def read(text: str) -> Table:
    return load(text, lambda name: souk.GAME if name == "souk" else sottovoce.find(name))


def sign(lines: list[str]) -> str:
    """A file of these lines, with the last line that belongs to them."""
    entries = sum(1 for line in lines if line[:1].isdigit())
    check = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
    return "\n".join([*lines, f"end {entries} {check}"]) + "\n"


# -- both ways


def test_new_dice_from_a_moment_on(any_game: Game) -> None:
    table = played(any_game, any_game.seats[0], 5, 12, names=["Anna"])
    old = table.commitment
    table.reseed(seed_bytes(6))
    assert (table.seed, table.commitment == old) == (seed_bytes(6), False)
    dice = Fast(7)
    for _ in range(40):
        if not table.over:
            seat = table.to_act[0]
            table.play(seat, table.choices(seat)[dice.roll(len(table.choices(seat)))])
    text = table.dump()
    assert f"hash {old}" in text.splitlines()
    again = read(text)
    assert (again.dump(), again.seeds) == (text, table.seeds)


def test_dice_that_are_not_what_they_are_called() -> None:
    lines = played(souk.GAME, 3, 1, 4).dump().splitlines()[:-1]
    seed = seed_bytes(6).hex()
    with pytest.raises(BadFile, match="hash doesn't match"):
        read(sign([*lines, f"dice {'0' * 64} {seed}"]))
    with pytest.raises(BadFile, match="is not a valid seed"):
        read(sign([*lines, "dice x y"]))


def test_round_trips(seating: tuple[Game, int]) -> None:
    game, players = seating
    for seed in range(3):
        for entries in (0, 1, 20, 2_000):
            table = played(game, players, seed, entries)
            text = table.dump()
            again = read(text)
            assert again.dump() == text
            assert again.log == table.log
            assert again.setup == table.setup
            assert again.position.state() == table.position.state()
            assert again.story("it", 0) == table.story("it", 0)
            assert [again.why_no_undo(s) for s in range(players)] == [table.why_no_undo(s) for s in range(players)]


def test_a_loaded_game_goes_on_as_the_original_would(any_game: Game) -> None:
    table = played(any_game, any_game.seats[0], 5, 12)
    again = read(table.dump())
    dice = Fast(1)
    while not table.over and len(table.log) < 1_000:
        seat = table.may_act[int(dice.roll(len(table.may_act)))]
        action = table.actions(seat)[int(dice.roll(len(table.actions(seat))))]
        table.play_action(seat, action)
        often = 10 if len(table.log) < 100 else 100
        again = read(again.dump()) if len(table.log) % often == 0 else again
        text = again.game.text(again.position, action)
        again.play(seat, text)
    assert again.dump() == table.dump()


def test_undo_entries_are_kept() -> None:
    table = Table(souk.GAME, 3, {}, seed_bytes(1))
    for seat, text in ((0, "ready"), (0, "undo"), (0, "ready"), (1, "ready"), (2, "ready")):
        table.play(seat, text)
    for seat, text in ((1, "bid 2"), (0, "bid 1"), (1, "undo")):
        table.play(seat, text)
    lines = table.dump().splitlines()
    assert [line for line in lines if "undo" in line] == ["2 0 undo", "8 1 undo"]
    again = read(table.dump())
    assert again.dump() == table.dump()
    again.undo(0)
    assert again.to_act == (0, 1, 2)


ODD_NAMES = [
    "Zoë",
    "名前",
    "a b",
    "| 3",
    "end 5",
    "{ $x }",
    "[b]",
    "seed 00",
    "#",
    "\u00a0é\u0301",
    "🐘",
    "-1",
    "setup 1",
]


@pytest.mark.parametrize("name", [*ODD_NAMES, "a\u2028b", "a\x85b", "a\x1cb", "a\r\nb", "\ttab\t"])
def test_names_with_odd_characters(name: str) -> None:
    table = played(souk.GAME, 3, 1, 5, names=["", name], kinds=["me", name])
    again = read(table.dump())
    assert again.names == table.names == ["", " ".join(name.split()), ""]
    assert again.kinds == table.kinds
    assert again.dump() == table.dump()


@given(st.lists(st.text(max_size=70), max_size=3), st.lists(st.text(max_size=70), max_size=3))
def test_any_names(names: list[str], kinds: list[str]) -> None:
    try:
        table = Table(souk.GAME, 3, {}, seed_bytes(1), names=names, kinds=kinds)
    except Unknown as problem:
        code = problem.code
    else:
        again = read(table.dump())
        assert (again.names, again.kinds) == (table.names, table.kinds)
        return
    tidy = [" ".join(word.split()) for word in names + kinds]
    assert code == "name"
    assert any(len(word) > 60 or not word.isprintable() for word in tidy)


@pytest.mark.parametrize("name", ["\x00", "\x1b[31m", "x" * 61, "Zo\udceb"])  # the last: no UTF-8 in a terminal
def test_names_that_no_file_can_hold_are_refused_at_once(name: str) -> None:
    with pytest.raises(Unknown) as caught:
        Table(souk.GAME, 3, {}, seed_bytes(1), names=[name])
    assert caught.value.code == "name"
    assert str(caught.value).isprintable()


def test_a_map_of_ones_own_is_in_the_file(tmp_path: Path) -> None:
    shipped = Path(sottovoce.find("siam").folder) / "maps" / "isles-8.json"
    data = json.loads(shipped.read_text("utf-8"))
    data["id"] = "atolls"
    first = next(iter(data["provinces"]))
    data["provinces"][first] = "Île | d'Été"
    own = tmp_path / "atolls.json"
    own.write_text(json.dumps(data), "utf-8")
    table = played(sottovoce.find("siam"), 2, 3, 30, options={"map": str(own)})
    text = table.dump()
    own.unlink()
    again = read(text)
    assert again.dump() == text
    assert "Île | d'Été" in "\n".join(again.story())


def test_what_the_file_looks_like() -> None:
    table = Table(souk.GAME, 3, {"noise": True}, bytes(32), names=["Anna", "", "Cleo"], kinds=["me", "greedy"])
    table.play(0, "ready")
    lines = table.dump().splitlines()
    assert lines[:12] == [
        "sottovoce 1",
        "game souk",
        "rules 1",
        "players 3",
        "option noise on",
        "seat 0 me",
        "seat 1 greedy",
        "name 0 Anna",
        "name 2 Cleo",
        f"hash {hashlib.sha256(bytes(32)).hexdigest()}",
        f"seed {'0' * 64}",
        " ".join(["setup", *map(str, table.setup)]),
    ]
    assert lines[12] == "1 0 ready"
    assert re.fullmatch(r"end 1 [0-9a-f]{16}", lines[13])
    assert table.dump().endswith("\n")


def test_rolls_stand_behind_the_answer() -> None:
    table = played(souk.GAME, 3, 2, 60)
    rolled = next(number for number, entry in enumerate(table.log, 1) if entry.rolls)
    entry = table.log[rolled - 1]
    line = f"{rolled} {entry.seat} {entry.text} | {' '.join(map(str, entry.rolls))}"
    assert line in table.dump().splitlines()


# -- damage, one kind after the other


class Damage(NamedTuple):
    code: str
    line: int  # where it is blamed on
    text: str


LINES = played(souk.GAME, 3, 2, 60).dump().splitlines()[:-1]
WHOLE = sign(LINES)
GAME, RULES, PLAYERS, NOISE, HASH, SEED, SETUP, FIRST = range(1, 9)  # as indices; lines count from 1
ROLLED = next(index for index, line in enumerate(LINES) if index >= FIRST and "|" in line)
PLAIN = next(index for index, line in enumerate(LINES) if index >= FIRST and "|" not in line)


def changed(index: int, line: str) -> str:
    return sign([*LINES[:index], line, *LINES[index + 1 :]])


def without(index: int) -> str:
    return sign(LINES[:index] + LINES[index + 1 :])


def doubled(index: int) -> str:
    return sign([*LINES[: index + 1], *LINES[index:]])


def roll_changed(index: int, change: Callable[[list[int]], list[int]]) -> str:
    body, _, rolls = LINES[index].partition(" | ") if index > SETUP else ("setup", " ", LINES[index][6:])
    shown = " ".join(map(str, change([int(roll) for roll in rolls.split()])))
    return changed(index, f"{body} | {shown}" if index > SETUP else f"{body} {shown}")


ZEROS = "0" * 64
DAMAGES = {
    "empty": Damage("file-not-ours", 1, ""),
    "blank": Damage("file-not-ours", 1, "\n"),
    "another file": Damage("file-not-ours", 1, "#!/bin/sh\necho\n"),
    "cut in the header": Damage("file-cut", 3, "\n".join(LINES[:3]) + "\n"),
    "cut after an entry": Damage("file-cut", len(LINES), "\n".join(LINES) + "\n"),
    "cut within a line": Damage("file-cut", len(LINES) + 1, WHOLE[:-18]),
    "text after the end": Damage("file-cut", len(LINES) + 2, WHOLE + "\n"),
    "cut in the last word": Damage("file-edited", len(LINES) + 1, WHOLE[:-2]),
    "another number of entries": Damage("file-edited", len(LINES) + 1, WHOLE.replace("\nend ", "\nend 1")),
    "another check": Damage("file-edited", len(LINES) + 1, WHOLE[:-2] + ("1" if WHOLE[-2] == "0" else "0")),
    "name added": Damage("file-edited", len(LINES) + 2, WHOLE.replace("hash", "name 0 Eve\nhash", 1)),
    "other format": Damage("file-format", 1, changed(0, "sottovoce 2")),
    "no format": Damage("file-format", 1, changed(0, "sottovoce")),
    "other rules": Damage("file-rules", RULES + 1, changed(RULES, "rules 2")),
    "no number of rules": Damage("file-rules", RULES + 1, changed(RULES, "rules one")),
    "unknown game": Damage("file-value", GAME + 1, changed(GAME, "game chess")),
    "too many players": Damage("file-value", PLAYERS + 1, changed(PLAYERS, "players 5")),
    "players in words": Damage("file-value", PLAYERS + 1, changed(PLAYERS, "players three")),
    "players with odd digits": Damage("file-value", PLAYERS + 1, changed(PLAYERS, "players ³")),
    "players without end": Damage("file-value", PLAYERS + 1, changed(PLAYERS, "players " + "3" * 5000)),
    "unknown option": Damage("file-value", NOISE + 1, changed(NOISE, "option smell on")),
    "unknown value": Damage("file-value", NOISE + 1, changed(NOISE, "option noise loud")),
    "a seat that is not there": Damage("file-header", NOISE + 2, changed(NOISE, "option noise off\nseat 3 me")),
    "a name for no seat": Damage("file-header", NOISE + 2, changed(NOISE, "option noise off\nname x Eve")),
    "an improper name": Damage("file-value", NOISE + 2, changed(NOISE, "option noise off\nname 0 \x1b[31m")),
    "short seed": Damage("file-value", SEED + 1, changed(SEED, "seed 00ff")),
    "seed that is none": Damage("file-value", SEED + 1, changed(SEED, "seed " + "x" * 64)),
    "other seed": Damage("file-hash", HASH + 1, changed(SEED, f"seed {ZEROS}")),
    "other hash": Damage("file-hash", HASH + 1, changed(HASH, f"hash {ZEROS}")),
    "unknown header": Damage("file-header", GAME + 1, changed(GAME, "spiel souk")),
    "blank line in the header": Damage("file-header", GAME + 2, changed(GAME, "game souk\n")),
    "no game": Damage("file-header-missing", 0, without(GAME)),
    "no rules": Damage("file-header-missing", 0, without(RULES)),
    "no players": Damage("file-header-missing", 0, without(PLAYERS)),
    "no hash": Damage("file-header-missing", 0, without(HASH)),
    "no seed": Damage("file-header-missing", 0, without(SEED)),
    "no setup": Damage("file-no-setup", 0, without(SETUP)),
    "game twice": Damage("file-twice", GAME + 2, doubled(GAME)),
    "option twice": Damage("file-twice", NOISE + 2, doubled(NOISE)),
    "seed twice": Damage("file-twice", SEED + 2, doubled(SEED)),
    "setup twice": Damage("file-number", SETUP + 2, doubled(SETUP)),
    "no rolls": Damage("file-rolls", SETUP + 1, changed(SETUP, "setup 1 two 0")),
    "setup roll missing": Damage("file-roll-missing", SETUP + 1, roll_changed(SETUP, lambda rolls: rolls[:-1])),
    "setup roll added": Damage("file-roll-extra", SETUP + 1, roll_changed(SETUP, lambda rolls: [*rolls, 0])),
    "setup roll impossible": Damage("file-roll-range", SETUP + 1, roll_changed(SETUP, lambda rolls: [9, *rolls[1:]])),
    "setup roll negative": Damage("file-rolls", SETUP + 1, roll_changed(SETUP, lambda rolls: [-1, *rolls[1:]])),
    "setup roll huge": Damage("file-rolls", SETUP + 1, roll_changed(SETUP, lambda rolls: [10**300, *rolls[1:]])),
    "setup roll changed": Damage(
        "file-roll-seed", SETUP + 1, roll_changed(SETUP, lambda rolls: [(rolls[0] + 1) % 9, *rolls[1:]])
    ),
    "roll missing": Damage("file-roll-missing", ROLLED + 1, roll_changed(ROLLED, lambda rolls: rolls[:-1])),
    "all rolls missing": Damage("file-roll-missing", ROLLED + 1, changed(ROLLED, LINES[ROLLED].split(" |")[0])),
    "roll added": Damage("file-roll-extra", ROLLED + 1, roll_changed(ROLLED, lambda rolls: [*rolls, 0])),
    "roll where none is": Damage("file-roll-extra", PLAIN + 1, changed(PLAIN, LINES[PLAIN] + " | 0")),
    "roll impossible": Damage("file-roll-range", ROLLED + 1, roll_changed(ROLLED, lambda rolls: [99, *rolls[1:]])),
    "roll changed": Damage(
        "file-roll-seed", ROLLED + 1, roll_changed(ROLLED, lambda rolls: [1 if rolls[0] == 0 else 0, *rolls[1:]])
    ),
    "roll in words": Damage("file-rolls", ROLLED + 1, changed(ROLLED, LINES[ROLLED] + " six")),
    "entry number": Damage("file-number", FIRST + 1, changed(FIRST, "7" + LINES[FIRST][1:])),
    "entry left out": Damage("file-number", FIRST + 1, without(FIRST)),
    "entry twice": Damage("file-number", FIRST + 2, doubled(FIRST)),
    "no entry": Damage("file-entry", FIRST + 1, changed(FIRST, "1 0")),
    "blank entry": Damage("file-entry", FIRST + 1, changed(FIRST, "")),
    "seat in words": Damage("file-entry", FIRST + 1, changed(FIRST, "1 Anna ready")),
    "seat with odd digits": Damage("file-entry", FIRST + 1, changed(FIRST, "1 ² ready")),
    "seat without end": Damage("file-entry", FIRST + 1, changed(FIRST, f"1 {'9' * 4000} ready")),
    "seat beyond reading": Damage("file-entry", FIRST + 1, changed(FIRST, f"1 {'9' * 5000} ready")),
    "seat that is not there": Damage("file-illegal", FIRST + 1, changed(FIRST, "1 3 ready")),
    "illegal action": Damage("file-illegal", FIRST + 1, changed(FIRST, "1 0 bid 2")),
    "no action": Damage("file-illegal", FIRST + 1, changed(FIRST, "1 0 dance")),
    "undo of nothing": Damage("file-illegal", FIRST + 1, changed(FIRST, "1 0 undo")),
}


def test_the_undamaged_file_is_taken() -> None:
    assert read(WHOLE).dump() == WHOLE


@pytest.mark.parametrize("what", DAMAGES)
def test_damage_is_named_with_its_line(what: str) -> None:
    code, line, text = DAMAGES[what]
    with pytest.raises(BadFile) as caught:
        read(text)
    problem = caught.value
    assert (problem.code, problem.line) == (code, line)
    english, italian = (problem.say(lang) for lang in LANGUAGES)
    assert english == str(problem) != italian
    assert "{" not in english
    if line:
        assert english.startswith(f"Line {line}: ")
        assert italian.startswith(f"Riga {line}: ")


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("unknown game", ["chess", "siam"]),
        ("too many players", ["players 5", "Possible numbers of players: 3"]),
        ("unknown option", ["smell", "noise"]),
        ("unknown value", ["loud", "off and on"]),
        ("short seed", ["00ff", "64 hexadecimal digits"]),
        ("other rules", ["version 2", "version 1"]),
        ("other format", ["format 2", "format 1"]),
        ("illegal action", ["1 0 bid 2", "ready"]),
        ("entry number", ["number 1", "“7”"]),
        ("setup roll impossible", ["9-sided", "show 9"]),
    ],
)
def test_the_sentence_says_what_is_wrong_and_what_would_be_right(what: str, words: list[str]) -> None:
    with pytest.raises(BadFile) as caught:
        read(DAMAGES[what].text)
    for word in words:
        assert word in str(caught.value)


def test_an_action_of_another_seat_is_refused() -> None:
    lines = sottovoce.new("siam", players=2, seed=1).dump().splitlines()[:-1]
    with pytest.raises(BadFile) as caught:
        read(sign([*lines, "1 1 pass"]))
    assert (caught.value.code, caught.value.line) == ("file-illegal", len(lines) + 1)
    assert caught.value.because is not None
    assert caught.value.because.code == "not-asked"


def test_a_file_never_names_another_file(tmp_path: Path) -> None:
    # A file from a stranger must not make us read our own disk: maps stand in the file itself.
    path = tmp_path / "isles.json"
    path.write_bytes((sottovoce.find("siam").folder / "maps" / "isles-8.json").read_bytes())
    for value in (str(path), str(tmp_path / "nothing.json")):
        text = sottovoce.new("siam", players=2, seed=1).dump().replace("option map siam-8", f"option map {value}")
        with pytest.raises(BadFile) as caught:
            read(sign(text.splitlines()[:-1]))
        assert (caught.value.code, caught.value.line) == ("file-value", 5)
        assert "There's no file" not in str(caught.value)


def test_a_broken_map_in_a_file_is_blamed_on_its_line() -> None:
    text = sottovoce.new("siam", players=2, seed=1).dump().replace("option map siam-8", 'option map {"id":"x"}')
    with pytest.raises(BadFile) as caught:
        read(sign(text.splitlines()[:-1]))
    assert (caught.value.code, caught.value.line) == ("file-value", 5)
    assert caught.value.because is not None


# -- damage at random


FILES = {
    "souk": WHOLE,
    "siam": played(sottovoce.find("siam"), 3, 1, 25, names=["Anna"]).dump(),
    "own map": played(
        sottovoce.find("siam"),
        2,
        1,
        5,
        options={
            "map": (sottovoce.find("siam").folder / "maps" / "isles-8.json")
            .read_text("utf-8")
            .replace("isles-8", "own")
        },
    ).dump(),
}
ODD = st.one_of(
    st.text(max_size=3),
    st.sampled_from(
        ["\n", " ", "|", " | 0", "0", "-1", "²", "undo", "end", "setup", "\r", "\u2028", "\udcff", "{", "[" * 9]
    ),
)


def damaged(draw: st.DrawFn, text: str, signed: bool) -> str:
    """One to three strokes: cut, moved, doubled or rewritten, by characters or by lines."""
    for _ in range(draw(st.integers(1, 3))):
        parts: list[str] = text.splitlines(keepends=True) if draw(st.booleans()) else list(text)
        start = draw(st.integers(0, len(parts)))
        stop = min(len(parts), start + draw(st.integers(0, 4)))
        new = draw(ODD) if draw(st.booleans()) else "".join(parts[start:stop]) * draw(st.integers(0, 2))
        text = "".join([*parts[:start], new, *parts[stop:]])
    if signed and "\udcff" not in text:
        text = sign(text.split("\n")[:-2])
    return text


@st.composite
def unsigned_damage(draw: st.DrawFn) -> tuple[str, str]:
    whole = FILES[draw(st.sampled_from(sorted(FILES)))]
    return whole, damaged(draw, whole, False)


@st.composite
def signed_damage(draw: st.DrawFn) -> str:
    return damaged(draw, FILES[draw(st.sampled_from(sorted(FILES)))], True)


def refuse(text: str) -> Table | None:
    """The table, or None if the file was refused in words."""
    try:
        return read(text)
    except BadFile as problem:
        spoken = [problem.say(lang).strip() for lang in LANGUAGES]
    assert all(spoken)
    return None


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(unsigned_damage())
def test_no_damage_passes(files: tuple[str, str]) -> None:
    whole, text = files
    assume(text.removesuffix("\n") != whole.removesuffix("\n"))
    assert refuse(text) is None


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(signed_damage())
def test_a_forged_file_is_refused_or_a_game_by_the_rules(text: str) -> None:
    table = refuse(text)
    if table is not None:
        assert load(table.dump(), lambda name: table.game).position.state() == table.position.state()


@settings(max_examples=200, deadline=None)
@given(st.one_of(st.text(), st.text().map(lambda text: f"sottovoce 1\n{text}\nsetup\nend 0 0")))
def test_any_text_is_refused_in_words(text: str) -> None:
    assert refuse(text) is None
