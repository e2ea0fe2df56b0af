"""The game file, written: header, one line an entry, and a last line that proves that nothing is missing or changed."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from sottovoce.core.events import EVERYBODY
from sottovoce.core.position import seats_of

if TYPE_CHECKING:
    from sottovoce.core.log import Entry, Resignation, Said
    from sottovoce.core.seeding import Seeding
    from sottovoce.core.table import Table

MAGIC = "sottovoce"
FORMAT = 1
ROLLS = " | "
SAID = "said"
WHISPERED = "whispered"  # what was said to some seats and is withheld here
DICE = "dice"
MOVER = "mover"
RESIGNED = "resigned"
ENDED = "ended"
TO_ALL = "all"
_CHECK_DIGITS = 16


def last_line(entries: int, lines: list[str]) -> str:
    """The line that proves that nothing is missing or changed."""
    return f"end {entries} {hashlib.sha256(chr(10).join(lines).encode()).hexdigest()[:_CHECK_DIGITS]}"


def _entry_line(number: int, entry: Entry) -> str:
    rolls = ROLLS + " ".join(map(str, entry.rolls)) if entry.rolls else ""
    return f"{number} {entry.seat} {entry.text}{rolls}"


def _said_line(said: Said) -> str:
    """What was said beside the log stands behind the entry that it followed."""
    audience = TO_ALL if said.audience == EVERYBODY else "".join(map(str, seats_of(said.audience)))
    if not said.text:
        return f"{WHISPERED} {said.seat} {audience}"
    return f"{SAID} {said.seat} {audience} {said.text}"


def _dice_lines(file: GameFile, number: int) -> list[str]:
    """Where new dice were taken up, their seed stands behind the entry, with what the seats have added to it."""
    lines = []
    for found in file.seeds[1:]:
        if found.after == number:
            nonces = [f"{seat}:{nonce.hex()}" for seat, nonce in found.nonces]
            lines.append(" ".join([DICE, found.commitment, found.seed.hex(), *nonces]))
    return lines


def _table_lines(file: GameFile, number: int) -> list[str]:
    """What the table did behind an entry: who answered in a player's place, who resigned."""
    moved = [f"{MOVER} {file.log[number - 1].mover}"] if number and file.log[number - 1].mover else []
    return moved + [f"{RESIGNED} {gone.seat}" for gone in file.resignations if gone.after == number]


class GameFile(NamedTuple):
    """All that a game file tells."""

    game: str
    rules: int
    players: int
    options: Mapping[str, str]
    kinds: Sequence[str]
    names: Sequence[str]
    seeds: Sequence[Seeding]
    setup: Sequence[int]
    log: Sequence[Entry]
    said: Sequence[Said]
    resignations: Sequence[Resignation] = ()
    ended: str = ""
    marks: Sequence[str] = ()


def dump(table: Table, said: Sequence[Said] | None = None) -> str:
    """The whole game as text, its secret seed included; `said` in place of what was said, if some of it is private."""
    return write(
        GameFile(
            table.game.name,
            table.game.rules_version,
            table.players,
            table.options,
            table.kinds,
            table.names,
            table.seeds,
            table.setup,
            table.log,
            table.said if said is None else said,
            table.resignations,
            table.ended,
            table.marks,
        )
    )


def write(file: GameFile) -> str:
    """A game file, also of a game whose rules this program does not know any more."""
    lines = [f"{MAGIC} {FORMAT}", f"game {file.game}", f"rules {file.rules}", f"players {file.players}"]
    lines += [f"option {name} {value}" for name, value in file.options.items()]
    lines += [f"seat {seat} {kind}" for seat, kind in enumerate(file.kinds) if kind]
    lines += [f"name {seat} {name}" for seat, name in enumerate(file.names) if name]
    lines += [f"mark {mark}" for mark in file.marks]
    first = file.seeds[0]
    lines += [f"hash {first.commitment}", f"seed {first.seed.hex()}"]
    lines += [f"nonce {seat} {nonce.hex()}" for seat, nonce in first.nonces]
    lines.append(" ".join(["setup", *map(str, file.setup)]))
    said = {number: [line for line in file.said if line.after == number] for number in {s.after for s in file.said}}
    lines += [*_table_lines(file, 0), *map(_said_line, said.get(0, [])), *_dice_lines(file, 0)]
    for number, entry in enumerate(file.log, 1):
        lines.append(_entry_line(number, entry))
        lines += _table_lines(file, number)
        lines += [*map(_said_line, said.get(number, [])), *_dice_lines(file, number)]
    if file.ended:
        lines.append(f"{ENDED} {file.ended}")
    lines.append(last_line(len(file.log), lines))
    return "\n".join(lines) + "\n"
