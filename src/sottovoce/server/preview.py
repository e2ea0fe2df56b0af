"""Preview: what a choice would do, as far as it is the same in every world that its seat can imagine.

Only imagined worlds are looked at, never the real one: nothing that a seat may not know changes what it is told.
"""

from __future__ import annotations

from secrets import randbits
from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from sottovoce.core.dice import Fast
from sottovoce.core.events import Event, News
from sottovoce.core.position import Position
from sottovoce.core.table import Table
from sottovoce.core.words import Phrase
from sottovoce.server import update_messages

_WORLDS = 3  # looked at for each choice of a question
_MORE_WORLDS = 8  # looked at for the one choice that is previewed
_SEED = 62  # bits


Question = tuple[int, int | None]  # how long the log was, and the number of the question
_KNOWN: WeakKeyDictionary[Table, dict[int, tuple[Question, list[bool]]]] = WeakKeyDictionary()


class Effect(NamedTuple):
    """What one choice did in one world."""

    events: list[Event]
    view: bytes


def _worlds(position: Position, seat: int, count: int) -> list[Position]:
    return [position.imagine(seat, Fast(randbits(_SEED))) for _ in range(count)]


def _ends(position: Position, seat: int) -> bool:
    return position.over or not position.may_act() >> seat & 1


def turn_enders(table: Table, seat: int) -> list[bool]:
    """For each of a seat's actions whether it surely ends the seat's turn; the same whenever the question is seen."""
    question = (len(table.log), table.ask(seat))
    known = _KNOWN.setdefault(table, {})
    if seat not in known or known[seat][0] != question:
        known[seat] = (question, _turn_enders(table, seat))
    return known[seat][1]


def _turn_enders(table: Table, seat: int) -> list[bool]:
    actions = table.actions(seat)
    surely = [True] * len(actions)
    if not actions:
        return surely
    scratch = table.position.copy()
    for world in _worlds(table.position, seat, _WORLDS):
        for number, action in enumerate(actions):
            if surely[number]:
                scratch.copy_from(world)
                scratch.apply(seat, action, Fast(randbits(_SEED)))
                surely[number] = _ends(scratch, seat)
    return surely


def _outcome(table: Table, world: Position, seat: int, action: int) -> Effect:
    """Carry an action out in an imagined world."""
    world.news = News()
    world.apply(seat, action, Fast(randbits(_SEED)))
    heard = [event for event in world.news.gather() if event.heard_by(seat)]
    return Effect(heard, msgspec.json.encode(table.game.view(world, seat)))


def foresee(table: Table, seat: int, text: str, lang: str, entry: int) -> update_messages.Preview:
    """What a seat's choice would do; Illegal if it is none."""
    table.choice(seat, text)
    game, position = table.game, table.position
    action = next(one for one in table.actions(seat) if game.text(position, one) == text)
    outcomes = [_outcome(table, world, seat, action) for world in _worlds(position, seat, _MORE_WORLDS)]
    first = outcomes[0]
    alike = all(outcome.view == first.view for outcome in outcomes)
    speaker = table.speaker(lang)
    lines = []
    for number, event in enumerate(first.events):
        if not all(_tells(outcome, number, event) for outcome in outcomes):
            break
        words = speaker.phrase(Phrase(f"event-{event.kind}", event.data))
        lines.append(update_messages.LogLine(entry + 1, seat, event.kind, event.data, words))
    return update_messages.Preview(text, lines, msgspec.Raw(first.view) if alike else None)


def _tells(outcome: Effect, number: int, event: Event) -> bool:
    """Whether an outcome tells the same event at the same place."""
    if number >= len(outcome.events):
        return False
    other = outcome.events[number]
    return (other.kind, other.data) == (event.kind, event.data)
