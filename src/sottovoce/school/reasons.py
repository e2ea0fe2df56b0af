"""Reasons: what turns out otherwise after one answer and after another, in the words of the game.

The coach tells them of moves at a table, puzzles of their solutions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from sottovoce.core.table import Table

Facts = dict[str, str]  # how things stand, as `Game.outlook` tells it
MOST = 3
_WINNER = "winner"  # in a game's outlook


class Reason(Struct, frozen=True):
    """Something that turns out otherwise: its token, how it is after the one answer and after the other."""

    about: str
    better: str
    worse: str
    sure: bool  # in every world that was looked at, not only in most of them


def differences(better: Sequence[Facts | None], worse: Sequence[Facts | None]) -> list[Reason]:
    """What is otherwise in most worlds, in the order in which the game tells it."""
    pairs = [(one, other) for one, other in zip(better, worse, strict=True) if one is not None and other is not None]
    told = []
    for about in dict.fromkeys(about for one, _ in pairs for about in one):
        found = Counter((one.get(about), other.get(about)) for one, other in pairs)
        (value, otherwise), count = found.most_common(1)[0]
        if value is not None and otherwise is not None and value != otherwise and 2 * count > len(pairs):
            told.append(Reason(about, value, otherwise, count == len(pairs)))
    return told[:MOST]


def in_favour(reasons: list[Reason], seat: int) -> list[Reason]:
    """Nothing where the most telling of them speaks against the right answer: a single way on may be mere luck."""
    against = (_against(reason, seat) for reason in reasons)
    return [] if next((verdict for verdict in against if verdict is not None), False) else reasons


def _against(reason: Reason, seat: int) -> bool | None:
    """Whether a seat would be better off after the wrong answer; None where that is not to be seen."""
    if reason.about == _WINNER:
        mine = [f"seat:{seat}" in winners.split() for winners in (reason.better, reason.worse)]
        return mine[1] or (reason.better.startswith("seat:") and not mine[0])
    try:
        return int(reason.better) < int(reason.worse)
    except ValueError:
        return None


def in_words(table: Table, reason: Reason, lang: str, warning: bool = False) -> str:
    """A reason in the game's words: for the better answer, or as a warning of the worse one.

    A game may have words of its own for what is worse, such as `outlook-province-owner-british`.
    """
    message = f"{'warns' if warning else 'outlook'}-{reason.about.partition(':')[0]}"
    better, worse = reason.better.split(), reason.worse.split()
    speaker = table.speaker(lang)
    special = f"{message}-{reason.worse.replace(':', '-')}"
    chosen = special if speaker.words.has(special) else message
    return speaker.say(chosen, about=reason.about, better=better, worse=worse)
