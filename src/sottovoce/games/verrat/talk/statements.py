"""Statements: the small language of Verrat!'s talk.

A statement begins with a colon: ":send red-fat kaffa", ":not-send red-fat seat-7", ":keep red-fat",
":share 2 kaffa gidda" (seat 2 takes Kaffa's card, I take Gidda's), ":accuse blue-tall" (let us), ":peace 2",
":free 2 seat-7" (seat 2 keeps it free), ":where blue-fat", ":if 2 keep blue-fat then accuse green-tall",
":swap 2 gold,gold for ships"; and answers to the line with a number: ":accept 4", ":refuse 4", ":counter 4 peace 2",
":answer 4 keep blue-fat". A refusal may name its reason (":refuse 4 poor"), also that of an offer in the game
(":decline 2-1 crown"), and so may a proposal (":accuse blue-tall because throne", ":peace 2 because enemy").
Everything else is free text, also ":-)".
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from sottovoce.games.verrat.rules import actions
from sottovoce.games.verrat.rules.board import CARD_NAMES, CITY_NAMES, COLOUR_NAMES, PLAYERS, SEATS, SIZE_NAMES

if TYPE_CHECKING:
    from sottovoce.core.log import Said

MARK = ":"
# States of a statement.
PROPOSED, AGREED, REFUSED, COUNTERED, EXPIRED = "proposed", "accepted", "refused", "countered", "expired"

ACTS = ("send", "not-send", "keep")
REPLIES = ("accept", "refuse", "counter", "answer")
MUTUAL = ("share", "accuse", "peace")  # each side is judged once it is accepted
ASKED = ("share", "accuse", "peace", "free", "where", "if", "swap")  # these wait for an answer
# Why somebody refuses.
REASONS = (
    "poor", "crown", "friend", "bound", "distrust", "betrayed", "leads", "harmless", "secret", "plan", "enough",
)  # fmt: skip
# Why somebody proposes to accuse a vizier, or a peace.
ACCUSING = ("throne", "ahead", "betrayed")
PEACEFUL = ("loyal", "profit", "enemy", "memory")
WORDS = {*ACTS, *ASKED, *REPLIES, "decline"}  # a line that begins with a colon and one of them is a statement


@dataclass(frozen=True)
class StatedAct:
    """Something that a player may do this round: send, not send or keep a vizier, or accuse one."""

    verb: str
    vizier: str
    place: str = ""


@dataclass(frozen=True)
class Statement:
    """A statement as it was made: its kind and what it speaks of."""

    kind: str
    act: StatedAct | None = None
    condition: StatedAct | None = None
    other: int | None = None  # the seat it is addressed to
    places: tuple[str, ...] = ()
    give: tuple[str, ...] = ()
    want: tuple[str, ...] = ()
    to: int | None = None  # the number of the line that it answers
    inner: Statement | None = None  # what a counter or an answer says
    reason: str = ""  # of a refusal or a proposal
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
        return EXPIRED if self.past or (self.closed and self.statement.kind in ASKED) else PROPOSED


@lru_cache(maxsize=4096)
def parse(text: str) -> Statement | None:
    """The statement that a text makes, None if it is written wrongly."""
    return _parse(text.removeprefix(MARK).split()) if text.startswith(MARK) else None


def _parse(parts: list[str]) -> Statement | None:
    match parts:
        case ["accuse", vizier] if _is_vizier(vizier):
            return Statement("accuse", act=StatedAct("accuse", vizier))
        case ["accuse", vizier, "because", why] if _is_vizier(vizier) and why in ACCUSING:
            return Statement("accuse", act=StatedAct("accuse", vizier), reason=why)
        case ["peace", other, "because", why] if _is_seat(other) and why in PEACEFUL:
            return Statement("peace", other=int(other), reason=why)
        case ["share", other, theirs, mine] if _is_seat(other) and _is_city(theirs) and _is_city(mine):
            return Statement("share", other=int(other), places=(theirs, mine)) if theirs != mine else None
        case ["peace", other] if _is_seat(other):
            return Statement("peace", other=int(other))
        case ["free", other, seat] if _is_seat(other) and _is_chip(seat):
            return Statement("free", other=int(other), places=(seat,))
        case ["where", vizier] if _is_vizier(vizier):
            return Statement("where", act=StatedAct("where", vizier))
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
            return Statement(reply, to=int(number), inner=inner) if inner and inner.kind not in REPLIES else None
    act = _act(parts)
    return Statement("promise", act=act) if act is not None else None


def _act(parts: list[str]) -> StatedAct | None:
    match parts:
        case [("send" | "not-send") as verb, vizier, place] if _is_vizier(vizier):
            return StatedAct(verb, vizier, place) if _is_city(place) or _is_chip(place) else None
        case [("keep" | "accuse") as verb, vizier] if _is_vizier(vizier):
            return StatedAct(verb, vizier)
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
