"""Who kept their word: statements judged by what the rounds have brought to light."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from sottovoce.games.verrat.rules.board import SIZES
from sottovoce.games.verrat.rules.turns import Verrat
from sottovoce.games.verrat.talk.statements import AGREED, COUNTERED, MUTUAL, REFUSED, Spoken, StatedAct

if TYPE_CHECKING:
    from sottovoce.core.events import Event, Value
    from sottovoce.core.table import Table

# On one side of a statement.
KEPT, BROKEN, UNTESTED = "kept", "broken", "not-tested"


def state_of(table: Table) -> Verrat:
    """The position of a table of this game."""
    assert isinstance(table.position, Verrat)
    return table.position


@dataclass
class Facts:
    """What a round has brought to light."""

    plans: dict[str, str] = field(default_factory=dict)  # by vizier: where he was sent, or where he stayed
    stays: set[str] = field(default_factory=set)
    revealed: bool = False
    accused: dict[int, str] = field(default_factory=dict)
    weighed: bool = False  # the accusations are open; who has made none was not asked
    demands: set[tuple[int, int]] = field(default_factory=set)
    planning: bool = False


def history(table: Table) -> tuple[dict[int, int], dict[int, Facts]]:
    """At which entry each round began, and what each brought to light."""
    told = _told.get(table)
    if told is None or told.taken_back != table.taken_back or told.upto > len(table.log):
        told = _told[table] = _Told(table.taken_back)
    for seq, event in table.events(None, told.upto):
        told.take(seq, event)
    told.upto = len(table.log)
    return told.begun, told.rounds


@dataclass
class _Told:
    """What a table's log has told so far: every event is looked at once."""

    taken_back: int
    upto: int = -1
    begun: dict[int, int] = field(default_factory=dict)
    rounds: dict[int, Facts] = field(default_factory=lambda: {1: Facts()})
    round: int = 1

    def take(self, seq: int, event: Event) -> None:
        """Note what an event brings to light."""
        data, now = event.data, self.rounds[self.round]
        if event.kind == "round-began":
            assert isinstance(data["round"], int)
            self.round = data["round"]
            self.begun[self.round] = seq
            self.rounds.setdefault(self.round, Facts())
        elif event.kind == "planning-began":
            now.planning = True
        elif event.kind == "plans-revealed":
            now.revealed = True
        elif event.kind.startswith("planned-"):
            vizier = _value(data["vizier"])
            now.plans[vizier] = _planned(event.kind, data)
            if event.kind == "planned-stay":
                now.stays.add(vizier)
        elif event.kind.startswith("accused"):
            now.accused[_seat(data["seat"])] = _value(data["vizier"])
        elif event.kind in ("banished", "nobody-banished"):
            now.weighed = True
        elif event.kind in ("demanded", "asked-for"):
            now.demands.add((_seat(data["seat"]), _seat(data["other"])))


_told: WeakKeyDictionary[Table, _Told] = WeakKeyDictionary()


def _value(token: Value) -> str:
    return str(token).partition(":")[2]


def _seat(token: Value) -> int:
    return int(_value(token))


def _planned(kind: str, data: dict[str, Value]) -> str:
    if kind == "planned-stay":
        return str(data["at"])
    return f"seat-{data['chip']}" if kind == "planned-seat" else _value(data["city"])


def judge(table: Table, line: Spoken, facts: Facts) -> None:
    """Each side that has given its word, by what it planned and whom it accused."""
    statement, speaker = line.statement, line.said.seat
    sides = [seat for seat, answer in line.answers.items() if answer == AGREED]
    if statement.kind == "if" and line.state in (REFUSED, COUNTERED):
        return
    if statement.kind in ("promise", "if"):
        sides = [speaker]
    elif statement.kind in MUTUAL:
        sides = [speaker, *sides] if sides else []
    elif statement.kind != "free":
        return
    for seat in sides:
        kept = _kept(table, line, seat, facts)
        if kept is not None:
            line.verdicts[seat] = kept
        elif table.over:
            line.verdicts[seat] = UNTESTED


def _kept(table: Table, line: Spoken, seat: int, facts: Facts) -> str | None:
    """The verdict on one side, None while it can't be told."""
    statement = line.statement
    if statement.kind == "if":
        assert statement.other is not None
        met = _did(table, statement.condition, statement.other, facts)
        if met is None:
            return _unasked(statement.condition, statement.other, facts)
        if not met:
            return UNTESTED
        return _verdict(_did(table, statement.act, seat, facts)) or _unasked(statement.act, seat, facts)
    if statement.kind in ("promise", "accuse"):
        return _verdict(_did(table, statement.act, seat, facts)) or _unasked(statement.act, seat, facts)
    if statement.kind == "peace":
        rival = line.said.seat if seat != line.said.seat else statement.other
        assert rival is not None
        left = _verdict(_left_alone(table, seat, rival, facts))
        return UNTESTED if left is None and facts.weighed else left
    if not facts.revealed:
        return None
    own = _viziers(table, seat)
    if statement.kind == "share":
        city = statement.places[1 if seat == line.said.seat else 0]
        return _verdict(any(facts.plans.get(vizier) == city for vizier in own))
    return _verdict(all(facts.plans.get(vizier) != statement.places[0] for vizier in own))


def _unasked(act: StatedAct | None, seat: int, facts: Facts) -> str | None:
    """Who had no free vizier was asked for no accusation: that word is not tested."""
    assert act is not None
    return UNTESTED if act.verb == "accuse" and facts.weighed and seat not in facts.accused else None


def _verdict(did: bool | None) -> str | None:
    return None if did is None else KEPT if did else BROKEN


def _did(table: Table, act: StatedAct | None, seat: int, facts: Facts) -> bool | None:
    """Whether a seat did something, None while that is hidden."""
    assert act is not None
    if act.verb == "accuse":
        return facts.accused[seat] == act.vizier if seat in facts.accused else None
    if not facts.revealed:
        return None
    if act.verb == "keep":
        return act.vizier in facts.stays
    went = facts.plans.get(act.vizier) == act.place and act.vizier not in facts.stays
    return went if act.verb == "send" else not went


def _left_alone(table: Table, seat: int, other: int, facts: Facts) -> bool | None:
    """No accusation of, and no demand on, the other: a demand breaks it at once."""
    if (seat, other) in facts.demands:
        return False
    return facts.accused[seat] not in _viziers(table, other) if seat in facts.accused else None


def _viziers(table: Table, seat: int) -> list[str]:
    s = state_of(table)
    return [s.vizier(v).partition(":")[2] for v in range(seat * SIZES, seat * SIZES + SIZES)]
