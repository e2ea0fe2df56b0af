"""Builders shared by the rules tests: positions laid out by hand, answers as text, whole rounds in one call."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

import pytest

from sottovoce.core.dice import Dice, Fast
from sottovoce.core.events import Event, News
from sottovoce.core.table import Table
from sottovoce.games.verrat import GAME
from sottovoce.games.verrat.rules import actions
from sottovoce.games.verrat.rules.board import (
    CARD_NAMES,
    CITIES,
    CITY,
    CITY_NAMES,
    COPIES,
    DUNGEON,
    EXILE,
    HAND,
    KAFFA,
    KINDS,
    NONE,
    PARDON,
    PLAYERS,
    SEATS,
    SIZE_NAMES,
    SIZES,
    VIZIERS,
    vizier_name,
)
from sottovoce.games.verrat.rules.state import LAST_ROUND, PLAN, Law
from sottovoce.games.verrat.rules.turns import Verrat

NAMES = [vizier_name(v, v // SIZES) for v in range(VIZIERS)]


def place_of(text: str) -> int:
    """ "pos-3" is a position at court, "kaffa" a city, "dungeon-2", "hand", "exile"."""
    if text.startswith("pos-"):
        return int(text.removeprefix("pos-"))
    if text.startswith("dungeon-"):
        return DUNGEON + int(text.removeprefix("dungeon-")) - 1
    return {"hand": HAND, "exile": EXILE}[text] if text in ("hand", "exile") else CITY + CITY_NAMES.index(text)


class Staged:
    """A position with news, played by text. Seat 0 is red, 1 blue, 2 green, 3 yellow; position p has chip p + 1."""

    def __init__(self, s: Verrat, dice: Dice) -> None:
        self.s = s
        self.dice = dice
        self.events: list[Event] = []

    def do(self, seat: int, *texts: str) -> Staged:
        """Give these answers, all of them legal."""
        for text in texts:
            action = actions.parse(text, self.s)
            assert action is not None, text
            assert action in self.s.choices(seat), f"{seat}: {text} not in {self.choices(seat)}"
            self.s.apply(seat, action, self.dice)
            assert self.s.news is not None
            self.events += self.s.news.gather()
            if not self.s.over:
                GAME.check(self.s)
        return self

    def choices(self, seat: int) -> list[str]:
        """What a seat can answer, as text."""
        return [actions.text(action, self.s) for action in self.s.choices(seat)]

    def talked(self) -> Staged:
        """Nobody has anything to say."""
        for seat in range(PLAYERS):
            self.do(seat, "ready")
        return self

    def planned(self, plans: Mapping[str, str] | None = None, accused: Mapping[int, str] | None = None) -> Staged:
        """Intrigue without a word, then these plans and accusations; the others stay, accusing red-fat."""
        self.talked()
        for seat in range(PLAYERS):
            if not self.s.any_free(seat):
                continue
            for size in range(SIZES):
                v = seat * SIZES + size
                to = (plans or {}).get(NAMES[v])
                if self.s.is_free(v):
                    self.do(seat, f"send {SIZE_NAMES[size]} {to}" if to else f"keep {SIZE_NAMES[size]}")
            self.do(seat, f"accuse {(accused or {}).get(seat, 'red-fat')}", "ready")
        assert self.s.phase != PLAN
        return self

    def idle(self) -> Staged:
        """Everybody takes nothing, demands nothing and frees nobody until the round is over."""
        at = self.s.round
        while not self.s.over and self.s.round == at and self.s.phase > PLAN:
            seat = int(self.s.turn())
            choices = self.choices(seat)
            self.do(seat, next(text for text in ("done", "waive", "take nothing") if text in choices))
        return self

    def kinds(self) -> list[str]:
        """The kinds of all events so far."""
        return [event.kind for event in self.events]

    def told(self, kind: str) -> list[dict[str, object]]:
        """What the events of a kind say."""
        return [dict(event.data) for event in self.events if event.kind == kind]

    def where(self, name: str) -> str:
        """Where a vizier is, written as for `scene`."""
        place = int(self.s.places[NAMES.index(name)])
        if place < SEATS:
            return f"pos-{place}"
        if place < DUNGEON:
            return CITY_NAMES[place - CITY]
        return f"dungeon-{place - DUNGEON + 1}" if place < HAND else "hand" if place == HAND else "exile"

    def cards(self, seat: int) -> str:
        """A seat's cards as words."""
        return " ".join(CARD_NAMES[k] for k in range(KINDS) for _ in range(self.s.hands[seat * KINDS + k]))


def build(
    viziers: Mapping[str, str],
    hands: Sequence[str] = ("", "", "", ""),
    *,
    tops: Mapping[str, str] | None = None,
    empty: Sequence[str] = (),
    chips: Sequence[int] | None = None,
    round: int = 0,
    quiet: int = 0,
    seed: int = 1,
    law: Mapping[str, int] | None = None,
) -> Staged:
    """Viziers by place (exile where nothing is said), hands as words; the other cards lie hidden in the piles."""
    given = {"gifts": 0, "pardons": 0, "vacated": 0, "own_pile": 0, "refusable": 0, "quiet_ending": 1} | dict(law or {})
    last_round = given.pop("last_round", LAST_ROUND)
    s = Verrat(Law(**{name: bool(value) for name, value in given.items()}, last_round=last_round))
    s.news = News()
    for p in range(SEATS):
        s.chips[p] = (chips or range(1, SEATS + 1))[p]
    for seat in range(PLAYERS):
        s.colours[seat] = seat
    for v in range(VIZIERS):
        place = place_of(viziers.get(NAMES[v], "exile"))
        s.places[v] = place
        if place < SEATS:
            assert s.court[place] == NONE
            s.court[place] = v
        elif DUNGEON <= place < HAND:
            assert s.dungeons[place - DUNGEON] == NONE
            s.dungeons[place - DUNGEON] = v
    left = [COPIES] * KINDS
    for seat, words in enumerate(hands):
        for word in words.split():
            s.hands[seat * KINDS + CARD_NAMES.index(word)] += 1
            left[CARD_NAMES.index(word)] -= 1
    for c in range(CITIES):
        if c != KAFFA and CITY_NAMES[c] not in empty:
            kind = CARD_NAMES.index((tops or {}).get(CITY_NAMES[c], "pardon" if left[PARDON] else "horses"))
            s.tops[c] = kind
            left[kind] -= 1
    assert min(left) >= 0, "more cards than there are"
    for kind in range(KINDS):
        s.unseen[kind] = left[kind]
    open_to = [c for c in range(CITIES) if CITY_NAMES[c] not in empty]
    for number in range(sum(left)):
        s.deep[open_to[number % len(open_to)]] += 1
    s.round, s.quiet = round, quiet
    s.begin_round()
    s.news.gather()
    GAME.check(s)
    return Staged(s, cast(Dice, Fast(seed)))


@pytest.fixture
def scene() -> Callable[..., Staged]:
    """The builder of positions."""
    return build


@pytest.fixture
def about_to_win() -> Callable[[Table, int], None]:
    """Lays a table so that a seat holds five types and sits beside the favourite's seat."""

    def lay(table: Table, seat: int) -> None:
        s = cast(Verrat, table.position)
        for kind in range(5):
            if s.hands[seat * 7 + kind] == 0:
                s.hands[seat * 7 + kind] += 1
                s.unseen[kind] -= 1
        beside, mine = int(s.court[10]), seat * 3
        here = int(s.places[mine])
        s.court[10], s.court[here] = mine, beside
        s.places[mine], s.places[beside] = 10, here

    return lay
