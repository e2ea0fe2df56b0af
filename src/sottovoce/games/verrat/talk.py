"""Talk: the small language of statements beside the log, who may hear them, what became of them, and who kept his word.

A statement begins with a colon: ":send red-fat kaffa", ":not-send red-fat seat-7", ":keep red-fat",
":share 2 kaffa gidda" (seat 2 takes Kaffa's card, I take Gidda's), ":accuse blue-tall" (let us), ":peace 2",
":free 2 seat-7" (seat 2 keeps it free), ":where blue-fat", ":if 2 keep blue-fat then accuse green-tall",
":swap 2 gold,gold for ships"; and answers to the line with a number: ":accept 4", ":refuse 4", ":counter 4 peace 2",
":answer 4 keep blue-fat". A refusal may name its reason (":refuse 4 poor"), also that of an offer in the game
(":decline 2-1 crown"). Everything else is free text, also ":-)".
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from sottovoce.core.events import EVERYBODY, Value
from sottovoce.core.words import Phrase, Typed
from sottovoce.games.verrat import actions
from sottovoce.games.verrat.board import (
    CARD_NAMES,
    CITY,
    CITY_NAMES,
    COLOUR_NAMES,
    DUNGEON,
    HAND,
    PARDON,
    PLAYERS,
    SEATS,
    SIZE_NAMES,
    SIZES,
)
from sottovoce.games.verrat.state import INTRIGUE, State

if TYPE_CHECKING:
    from sottovoce.core.table import Said, Table

MARK = ":"
# States of a statement.
PROPOSED, AGREED, REFUSED, COUNTERED, EXPIRED = "proposed", "accepted", "refused", "countered", "expired"
# Verdicts on a side of it.
KEPT, BROKEN, UNTESTED = "kept", "broken", "not-tested"

_ACTS = ("send", "not-send", "keep")
_REPLIES = ("accept", "refuse", "counter", "answer")
_MUTUAL = ("share", "accuse", "peace")  # each side is judged once it is accepted
_ASKED = ("share", "accuse", "peace", "free", "where", "if", "swap")  # these wait for an answer
# Why somebody refuses.
REASONS = ("poor", "crown", "friend", "bound", "distrust", "harmless", "secret", "plan", "enough")
_WORDS = {*_ACTS, *_ASKED, *_REPLIES, "decline"}  # a line that begins with a colon and one of them is a statement


@dataclass(frozen=True)
class Act:
    """Something that a player may do this round: send, not send or keep a vizier, or accuse one."""

    verb: str
    vizier: str
    place: str = ""


@dataclass(frozen=True)
class Statement:
    """A statement as it was made: its kind and what it speaks of."""

    kind: str
    act: Act | None = None
    condition: Act | None = None
    other: int | None = None  # the seat it is addressed to
    places: tuple[str, ...] = ()
    give: tuple[str, ...] = ()
    want: tuple[str, ...] = ()
    to: int | None = None  # the number of the line that it answers
    inner: Statement | None = None  # what a counter or an answer says
    reason: str = ""  # of a refusal
    offer: str = ""  # the offer that it refuses


@dataclass
class Spoken:
    """A statement at a table: its line, its round, the answers to it, and the verdicts by seat."""

    number: int  # of the line, from 1
    said: Said
    statement: Statement
    round: int
    answers: dict[int, str] = field(default_factory=dict)
    closed: bool = False  # its round's intrigue is over
    past: bool = False  # its round is over
    verdicts: dict[int, str] = field(default_factory=dict)

    @property
    def state(self) -> str:
        """Proposed, accepted, refused, countered or expired."""
        for answer in (AGREED, COUNTERED, REFUSED):
            if answer in self.answers.values():
                return answer
        return EXPIRED if self.past or (self.closed and self.statement.kind in _ASKED) else PROPOSED


# -- reading


@lru_cache(maxsize=4096)
def parse(text: str) -> Statement | None:
    """The statement that a text makes, None if it is written wrongly."""
    return _parse(text.removeprefix(MARK).split()) if text.startswith(MARK) else None


def _parse(parts: list[str]) -> Statement | None:
    match parts:
        case ["accuse", vizier] if _is_vizier(vizier):
            return Statement("accuse", act=Act("accuse", vizier))
        case ["share", other, theirs, mine] if _is_seat(other) and _is_city(theirs) and _is_city(mine):
            return Statement("share", other=int(other), places=(theirs, mine)) if theirs != mine else None
        case ["peace", other] if _is_seat(other):
            return Statement("peace", other=int(other))
        case ["free", other, seat] if _is_seat(other) and _is_chip(seat):
            return Statement("free", other=int(other), places=(seat,))
        case ["where", vizier] if _is_vizier(vizier):
            return Statement("where", act=Act("where", vizier))
        case ["if", other, *rest] if _is_seat(other) and "then" in rest:
            condition = _act(rest[: rest.index("then")])
            act = _act(rest[rest.index("then") + 1 :])
            return Statement("if", act=act, condition=condition, other=int(other)) if condition and act else None
        case ["swap", other, give, "for", want] if _is_seat(other) and _are_cards(give) and _are_cards(want):
            return Statement("swap", other=int(other), give=tuple(give.split(",")), want=tuple(want.split(",")))
        case [("accept" | "refuse") as reply, number] if _is_number(number):
            return Statement(reply, to=int(number))
        case ["refuse", number, reason] if _is_number(number) and reason in REASONS:
            return Statement("refuse", to=int(number), reason=reason)
        case ["decline", offer, reason] if actions.parse_offer(offer) is not None and reason in REASONS:
            return Statement("decline", offer=offer, reason=reason)
        case [("counter" | "answer") as reply, number, *rest] if _is_number(number):
            inner = _parse(rest)
            return Statement(reply, to=int(number), inner=inner) if inner and inner.kind not in _REPLIES else None
    act = _act(parts)
    return Statement("promise", act=act) if act is not None else None


def _act(parts: list[str]) -> Act | None:
    match parts:
        case [("send" | "not-send") as verb, vizier, place] if _is_vizier(vizier):
            return Act(verb, vizier, place) if _is_city(place) or _is_chip(place) else None
        case [("keep" | "accuse") as verb, vizier] if _is_vizier(vizier):
            return Act(verb, vizier)
    return None


def _is_number(word: str) -> bool:
    return re.fullmatch("[0-9]{1,3}", word) is not None


def _is_vizier(word: str) -> bool:
    colour, _, size = word.partition("-")
    return colour in COLOUR_NAMES and size in SIZE_NAMES


def _is_seat(word: str) -> bool:
    return word in {str(seat) for seat in range(PLAYERS)}


def _is_city(word: str) -> bool:
    return word in CITY_NAMES


def _is_chip(word: str) -> bool:
    return word in {f"seat-{chip}" for chip in range(1, SEATS + 1)}


def _are_cards(word: str) -> bool:
    return all(card in CARD_NAMES for card in word.split(","))


# -- what can't be said


def why_unsaid(table: Table, seat: int, text: str, audience: int) -> Phrase | None:
    """What stands against a line: a statement written wrongly, too late, or about somebody who can't act."""
    if not text.startswith(MARK):
        return None
    statement = parse(text)
    if statement is None:
        meant = _WORDS.intersection(text.removeprefix(MARK).split()[:1])
        return Phrase("error-statement-form", {"text": Typed(text)}) if meant else None
    s = cast(State, table.position)
    if s.phase != INTRIGUE:
        return Phrase("error-statement-late")
    if statement.kind in _REPLIES:
        return _why_no_reply(table, seat, statement, audience) or _why_not(s, seat, statement.inner, audience)
    return _why_not(s, seat, statement, audience)


def _why_no_reply(table: Table, seat: int, reply: Statement, audience: int) -> Phrase | None:
    """An answer needs a statement of this round that its speaker has heard, addressed to him, and its maker's ear."""
    args: dict[str, Value] = {"number": reply.to or 0}
    found = [line for line in book(table, seat) if line.number == reply.to]
    if not found or found[0].said.seat == seat or found[0].statement.kind not in _ASKED:
        return Phrase("error-statement-unknown", args)
    line = found[0]
    if line.closed:
        return Phrase("error-statement-expired", args)
    if seat not in addressed(cast(State, table.position), line):
        return Phrase("error-statement-not-yours", args)
    if seat in line.answers:
        return Phrase("error-statement-answered", args)
    asker: dict[str, Value] = {"other": f"seat:{line.said.seat}"}
    if not _hears(line.said.seat, audience):
        return Phrase("error-statement-reply-unheard", args | asker)
    if not _fits(line, reply):
        return Phrase("error-statement-question", args)
    if reply.kind == "counter" and not _concerns(cast(State, table.position), reply, line.said.seat):
        return Phrase("error-statement-counter", args | asker)
    return None


def _hears(seat: int, audience: int) -> bool:
    return audience == EVERYBODY or bool((audience >> seat) & 1)


def _fits(line: Spoken, reply: Statement) -> bool:
    """A question wants to know of this very vizier, a proposal wants yes, no, or another."""
    if line.statement.kind != "where":
        return reply.kind in ("accept", "refuse", "counter")
    if reply.kind != "answer":
        return reply.kind == "refuse"
    act = reply.inner.act if reply.inner is not None and reply.inner.kind == "promise" else None
    assert line.statement.act is not None
    return act is not None and act.verb in _ACTS and act.vizier == line.statement.act.vizier


def _concerns(s: State, reply: Statement, seat: int) -> bool:
    """A counter-proposal is one to who made the proposal."""
    inner = reply.inner
    assert inner is not None
    if inner.kind == "where":
        return _owner(s, inner.act) == seat
    return inner.other in (None, seat)


def addressed(s: State, line: Spoken) -> list[int]:
    """The seats that may answer a statement."""
    if line.statement.kind == "where":
        return [_owner(s, line.statement.act)]
    if line.statement.other is not None:
        return [line.statement.other]
    return [seat for seat in range(PLAYERS) if seat != line.said.seat and line.said.heard_by(seat)]


def _owner(s: State, act: Act | None) -> int:
    assert act is not None
    vizier = actions.parse_vizier(act.vizier, s)
    assert vizier is not None
    return vizier // SIZES


def _why_not(s: State, seat: int, statement: Statement | None, audience: int) -> Phrase | None:
    if statement is None:
        return None
    other = statement.other
    if other == seat:
        return Phrase("error-statement-self")
    if statement.kind == "where":
        other = _owner(s, statement.act)
        if other == seat:
            return Phrase("error-statement-self")
    if other is not None and not _hears(other, audience):
        return Phrase("error-statement-unheard", {"other": f"seat:{other}"})
    if statement.kind == "swap":
        return _why_no_swap(s, statement)
    if statement.kind == "decline":
        return _why_no_offer(s, seat, statement.offer, audience)
    return _why_no_act(s, seat, statement.act) or _why_no_act(s, seat if other is None else other, statement.condition)


def _why_no_swap(s: State, statement: Statement) -> Phrase | None:
    """R2 holds for swaps that are only talked of, too."""
    if CARD_NAMES[PARDON] in (*statement.give, *statement.want) and not s.law.pardons:
        return Phrase("error-pardon-swap")
    both = [card for card in statement.give if card in statement.want]
    return Phrase("error-same-type", {"card": f"card:{both[0]}"}) if both else None


def _why_no_offer(s: State, seat: int, name: str, audience: int) -> Phrase | None:
    """An offer that is refused was made to the speaker this round, by somebody who hears the reason."""
    offer = actions.parse_offer(name)
    assert offer is not None
    if s.partners[offer] != seat:
        return Phrase("error-statement-offer", {"offer": name})
    maker = offer // actions.OFFERS_EACH
    return None if _hears(maker, audience) else Phrase("error-statement-unheard", {"other": f"seat:{maker}"})


def _why_no_act(s: State, seat: int, act: Act | None) -> Phrase | None:
    """A statement about a prisoner or an exile, about somebody else's vizier, or from seat to seat."""
    if act is None:
        return None
    v = actions.parse_vizier(act.vizier, s)
    assert v is not None
    args: dict[str, Value] = {"vizier": f"vizier:{act.vizier}"}
    here = int(s.places[v])
    if not s.is_free(v):
        return Phrase("error-prisoner" if DUNGEON <= here < HAND else "error-exiled", args)
    if act.verb in ("accuse", "where"):
        return None
    if v // SIZES != seat:
        return Phrase("error-statement-not-own", args | {"seat": f"seat:{seat}"})
    place = actions.parse_place(act.place, s) if act.place else None
    if act.verb == "send" and place is not None and place < SEATS and here < SEATS:
        return Phrase("error-seat-to-seat", args | {"chip": int(s.chips[here]), "other": int(s.chips[place])})
    if act.verb == "send" and place is not None and place >= CITY and place == here:
        return Phrase("error-already-there", args | {"city": f"city:{act.place}"})
    return None


# -- what became of it


@dataclass
class _Round:
    """What a round has brought to light."""

    plans: dict[str, str] = field(default_factory=dict)  # by vizier: where he was sent, or where he stayed
    stays: set[str] = field(default_factory=set)
    revealed: bool = False
    accused: dict[int, str] = field(default_factory=dict)
    weighed: bool = False  # the accusations are open; who has made none was not asked
    demands: set[tuple[int, int]] = field(default_factory=set)
    planning: bool = False


def book(table: Table, seat: int | None) -> list[Spoken]:
    """All statements that a seat (or a spectator) may hear, with their states and verdicts."""
    begun, rounds = _history(table)
    found: list[Spoken] = []
    for number, said in enumerate(table.said, 1):
        statement = parse(said.text)
        if statement is None or not said.heard_by(seat):
            continue
        at = max((r for r, seq in begun.items() if seq <= said.after), default=1)
        line = Spoken(number, said, statement, at, closed=rounds[at].planning or table.over)
        line.past = at < max(rounds) or table.over
        if statement.kind in _REPLIES:
            _count_answer(found, line)
        if statement.inner is not None:
            line.statement = statement.inner
        found.append(line)
    for line in found:
        _judge(table, line, rounds[line.round])
    return found


def _count_answer(found: list[Spoken], line: Spoken) -> None:
    for earlier in found:
        if earlier.number == line.statement.to:
            words = {"accept": AGREED, "refuse": REFUSED, "counter": COUNTERED, "answer": AGREED}
            earlier.answers[line.said.seat] = words[line.statement.kind]


def _history(table: Table) -> tuple[dict[int, int], dict[int, _Round]]:
    """At which entry each round began, and what each brought to light."""
    begun: dict[int, int] = {}
    rounds: dict[int, _Round] = {1: _Round()}
    now = rounds[1]
    for seq, event in table.events(None):
        data = event.data
        if event.kind == "round-began":
            number = cast(int, data["round"])
            begun[number] = seq
            now = rounds.setdefault(number, _Round())
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
        elif event.kind == "demanded":
            now.demands.add((_seat(data["seat"]), _seat(data["other"])))
    return begun, rounds


def _value(token: Value) -> str:
    return str(token).partition(":")[2]


def _seat(token: Value) -> int:
    return int(_value(token))


def _planned(kind: str, data: dict[str, Value]) -> str:
    if kind == "planned-stay":
        return str(data["at"])
    return f"seat-{data['chip']}" if kind == "planned-seat" else _value(data["city"])


# -- judging


def _judge(table: Table, line: Spoken, facts: _Round) -> None:
    """Each side that has given its word, by what it planned and whom it accused."""
    statement, speaker = line.statement, line.said.seat
    sides = [seat for seat, answer in line.answers.items() if answer == AGREED]
    if statement.kind == "if" and line.state in (REFUSED, COUNTERED):
        return
    if statement.kind in ("promise", "if"):
        sides = [speaker]
    elif statement.kind in _MUTUAL:
        sides = [speaker, *sides] if sides else []
    elif statement.kind != "free":
        return
    for seat in sides:
        kept = _kept(table, line, seat, facts)
        if kept is not None:
            line.verdicts[seat] = kept
        elif table.over:
            line.verdicts[seat] = UNTESTED


def _kept(table: Table, line: Spoken, seat: int, facts: _Round) -> str | None:
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
        left = _verdict(_left_alone(table, seat, cast(int, rival), facts))
        return UNTESTED if left is None and facts.weighed else left
    if not facts.revealed:
        return None
    own = _viziers(table, seat)
    if statement.kind == "share":
        city = statement.places[1 if seat == line.said.seat else 0]
        return _verdict(any(facts.plans.get(vizier) == city for vizier in own))
    return _verdict(all(facts.plans.get(vizier) != statement.places[0] for vizier in own))


def _unasked(act: Act | None, seat: int, facts: _Round) -> str | None:
    """Who had no free vizier was asked for no accusation: that word is not tested."""
    assert act is not None
    return UNTESTED if act.verb == "accuse" and facts.weighed and seat not in facts.accused else None


def _verdict(did: bool | None) -> str | None:
    return None if did is None else KEPT if did else BROKEN


def _did(table: Table, act: Act | None, seat: int, facts: _Round) -> bool | None:
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


def _left_alone(table: Table, seat: int, other: int, facts: _Round) -> bool | None:
    """No accusation of, and no demand on, the other: a demand breaks it at once."""
    if (seat, other) in facts.demands:
        return False
    return facts.accused[seat] not in _viziers(table, other) if seat in facts.accused else None


def _viziers(table: Table, seat: int) -> list[str]:
    s = cast(State, table.position)
    return [s.vizier(v).partition(":")[2] for v in range(seat * SIZES, seat * SIZES + SIZES)]
