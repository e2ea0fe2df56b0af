"""The game file, read: everything in it is played again by the rules."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from sottovoce.core.dice import ImpossibleRoll, commitment
from sottovoce.core.errors import BadFile, Error, Unknown
from sottovoce.core.events import EVERYBODY
from sottovoce.core.game import Game
from sottovoce.core.game_file import (
    DICE,
    ENDED,
    FORMAT,
    MAGIC,
    MOVER,
    RESIGNED,
    ROLLS,
    SAID,
    TO_ALL,
    WHISPERED,
    last_line,
)
from sottovoce.core.log import MOVERS, Entry
from sottovoce.core.names import proper_name
from sottovoce.core.seeding import Nonces, check_mark, in_order, nonce_bytes, seed_bytes
from sottovoce.core.table import Table
from sottovoce.core.words import Typed

_NUMBER = re.compile(r"[0-9]{1,9}")
T = TypeVar("T")


class FileHeader(NamedTuple):
    """What stands above the entries."""

    game: Game
    players: int
    options: dict[str, str]
    seed: bytes
    nonces: Nonces
    marks: list[str]
    names: list[str]
    kinds: list[str]


def load(text: str, find: Callable[[str], Game]) -> Table:
    """The table of a game file; BadFile with line and reason if anything in it is wrong."""
    lines = text.removesuffix("\n").split("\n")
    _check_ends(lines)
    first = next((i for i, line in enumerate(lines) if line.split(" ", 1)[0] == "setup"), None)
    if first is None:
        raise BadFile("file-no-setup")
    header = _header(lines[:first], find)
    table = _set_up(header, lines[first], first + 1)
    for number, line in enumerate(lines[first + 1 : -1], first + 2):
        if line.startswith((f"{SAID} ", f"{WHISPERED} ")):
            _repeat_said(table, line, number)
        elif line.startswith(f"{DICE} "):
            _take_dice(table, line, number)
        elif line.partition(" ")[0] in (MOVER, RESIGNED, ENDED):
            _repeat_table(table, line, number)
        else:
            _repeat(table, len(table.log) + 1, line, number)
    if lines[-1] != last_line(len(table.log), lines[:-1]):
        raise BadFile("file-edited", len(lines))
    return table


def _check_ends(lines: list[str]) -> None:
    """The first line names the format, the last one the number of entries."""
    if not lines or lines[0].split(" ")[0] != MAGIC:
        raise BadFile("file-not-ours", 1)
    if lines[0] != f"{MAGIC} {FORMAT}":
        raise BadFile("file-format", 1, found=Typed(lines[0].removeprefix(MAGIC).strip()), ours=FORMAT)
    last = lines[-1].split()
    if len(last) != 3 or last[0] != "end":
        raise BadFile("file-cut", len(lines))


def _header(lines: list[str], find: Callable[[str], Game]) -> FileHeader:
    fields: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines[1:], 2):
        key, _, rest = line.partition(" ")
        if key in ("option", "seat", "name", "nonce", "mark"):
            name, _, rest = rest.partition(" ")
            key = f"{key} {name}"
        elif key not in ("game", "rules", "players", "hash", "seed"):
            raise BadFile("file-header", number, text=Typed(line))
        if key in fields:
            raise BadFile("file-twice", number, text=Typed(key))
        fields[key] = (number, rest)
    for key in ("game", "rules", "players", "hash", "seed"):
        if key not in fields:
            raise BadFile("file-header-missing", text=Typed(key))

    def blamed(key: str, make: Callable[[str], T]) -> T:
        """A field's value; what is wrong with it is blamed on its line."""
        number, value = fields[key]
        try:
            return make(value)
        except Error as problem:
            raise BadFile("file-value", number, problem, text=Typed(f"{key} {value}")) from None

    game = blamed("game", find)
    number, rules = fields["rules"]
    versions = [str(version) for version in game.rules_versions]
    if rules not in versions:
        raise BadFile("file-rules", number, found=Typed(rules), versions=versions)
    game = game.under(int(rules))
    players = blamed("players", lambda value: game.check_seats(int(value) if _NUMBER.fullmatch(value) else value))
    options = {
        name: blamed(key, lambda value, name=name: game.option(name).recalled(value))  # type: ignore[misc]
        for key in fields
        for kind, _, name in [key.partition(" ")]
        if kind == "option"
    }
    seed = blamed("seed", seed_bytes)
    if commitment(seed) != fields["hash"][1]:
        raise BadFile("file-hash", fields["hash"][0])
    for key, (number, _) in fields.items():
        kind, _, seat = key.partition(" ")
        if kind in ("name", "seat", "nonce") and seat not in map(str, range(players)):
            raise BadFile("file-header", number, text=Typed(lines[number - 1]))
    names, kinds = (
        [blamed(f"{key} {seat}", proper_name) if f"{key} {seat}" in fields else "" for seat in range(players)]
        for key in ("name", "seat")
    )
    nonces = [(seat, blamed(f"nonce {seat}", nonce_bytes)) for seat in range(players) if f"nonce {seat}" in fields]
    marks = [_mark(key, *fields[key], players) for key in fields if key.startswith("mark ")]
    return FileHeader(game, players, options, seed, in_order(nonces), marks, names, kinds)


def _mark(key: str, number: int, rest: str, players: int) -> str:
    """A mark of the header."""
    text = f"{key} {rest}".strip()
    try:
        return check_mark(text.removeprefix("mark "), players)
    except Error as problem:
        raise BadFile("file-value", number, problem, text=Typed(text)) from None


def _rolls(text: str, line: int) -> list[int]:
    words = text.split()
    if not all(_NUMBER.fullmatch(word) for word in words):
        raise BadFile("file-rolls", line, text=Typed(text))
    return [int(word) for word in words]


def _set_up(header: FileHeader, text: str, line: int) -> Table:
    rolls = _rolls(text.removeprefix("setup"), line)
    try:
        return Table(
            header.game,
            header.players,
            header.options,
            header.seed,
            names=header.names,
            kinds=header.kinds,
            setup=rolls,
            nonces=header.nonces,
            marks=header.marks,
        )
    except ImpossibleRoll as problem:
        raise _bad_roll(problem, line) from None


def _repeat(table: Table, number: int, text: str, line: int) -> None:
    """Play one entry of the file again."""
    body, _, rolled = text.partition(ROLLS)
    parts = body.split(" ", 2)
    if len(parts) != 3 or not _NUMBER.fullmatch(parts[1]):
        raise BadFile("file-entry", line, text=Typed(text))
    if parts[0] != str(number):
        raise BadFile("file-number", line, found=Typed(parts[0]), expected=number)
    entry = Entry(int(parts[1]), parts[2], tuple(_rolls(rolled, line)))
    try:
        table.replay(entry)
    except ImpossibleRoll as problem:
        raise _bad_roll(problem, line) from None
    except Error as problem:
        raise BadFile("file-illegal", line, problem, text=Typed(body)) from None


def _repeat_said(table: Table, text: str, line: int) -> None:
    """Say something of the file again."""
    parts = text.split(" ", 3)
    words = 3 if parts[0] == WHISPERED else 4
    if len(parts) != words or not all(_NUMBER.fullmatch(word) for word in parts[1:3] if word != TO_ALL):
        raise BadFile("file-said", line, text=Typed(text))
    audience = EVERYBODY if parts[2] == TO_ALL else sum(1 << int(seat) for seat in set(parts[2]))
    speaker = int(parts[1]) if parts[1] != TO_ALL else -1
    try:
        if parts[0] == SAID:
            table.say(speaker, parts[3], audience)
        else:
            table.withhold(speaker, audience)
    except Error as problem:
        raise BadFile("file-illegal", line, problem, text=Typed(text)) from None


def _repeat_table(table: Table, text: str, line: int) -> None:
    """Do again what the table did: its ending may follow from the resignation before it."""
    word, _, rest = text.partition(" ")
    try:
        if word == MOVER and table.log and rest in MOVERS[1:] and not table.log[-1].mover:
            table.log[-1] = table.log[-1]._replace(mover=rest)
        elif word == RESIGNED and _NUMBER.fullmatch(rest):
            table.resign(int(rest))
        elif word == ENDED and table.ended != rest:
            table.end(rest)
        elif word != ENDED:
            raise BadFile("file-table", line, text=Typed(text))
    except BadFile:
        raise
    except Error as problem:
        raise BadFile("file-illegal", line, problem, text=Typed(text)) from None


def _take_dice(table: Table, text: str, line: int) -> None:
    """Take up the dice of another seed."""
    _, found, *rest = text.split(" ")
    try:
        raw = seed_bytes(rest[0] if rest else "")
        nonces = in_order(_nonce(word, table.players) for word in rest[1:])
        if len({seat for seat, _ in nonces}) < len(nonces):
            raise Unknown("nonce", nonce=Typed(rest[-1]))
    except Error as problem:
        raise BadFile("file-value", line, problem, text=Typed(text)) from None
    if commitment(raw) != found:
        raise BadFile("file-hash", line)
    table.reseed(raw, nonces)


def _nonce(word: str, players: int) -> tuple[int, bytes]:
    """A seat and its nonce, as `0:HEX`."""
    seat, _, nonce = word.partition(":")
    if seat not in map(str, range(players)):
        raise Unknown("nonce", nonce=Typed(word))
    return int(seat), nonce_bytes(nonce)


def _bad_roll(problem: ImpossibleRoll, line: int) -> BadFile:
    return BadFile(f"file-roll-{problem.reason}", line, shown=problem.shown, faces=problem.faces)
