"""Secrets told by the way: faults planted in the Souk, of which the conformance suite must find every one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8
from souk import COPIES, HAGGLE, NAMES, NOT_YET, OFFER, REFUSE, SEATS, TAKE, TYPES, Souk, SoukGame
from souk.defects import Copying, DefectiveGame, broken

from sottovoce.core.conformance import check_game
from sottovoce.core.dice import Dice
from sottovoce.core.observation import Block, Observer, numbered
from sottovoce.core.words import Phrase

if TYPE_CHECKING:
    from sottovoce.core.events import News
    from sottovoce.core.position import Position


def hidden(souk: Souk) -> list[int]:
    """The cards of the pile, which only their visitors know."""
    return [kind for kind, _ in souk.pile]


# -- events


class Announcing(Copying):
    """What lies in the pile is told with the news of who may look."""

    to = -1

    def bid(self, seat: int, bid: int, dice: Dice) -> None:
        super().bid(seat, bid, dice)
        if self.phase == TAKE and self.news is not None:
            for kind in hidden(self):
                self.news.tell(
                    "dealt", {"seat": f"seat:{self.visitor}", "good": f"good:{NAMES[kind]}"}, self.to, reveals=True
                )


class Mistaken(Announcing):
    """… and only to a seat, but to the wrong one."""

    def bid(self, seat: int, bid: int, dice: Dice) -> None:
        self.to = 1 << 0
        super().bid(seat, bid, dice)


class Stuttering(Copying):
    """How often something is told depends on a card."""

    def bid(self, seat: int, bid: int, dice: Dice) -> None:
        super().bid(seat, bid, dice)
        if self.phase == TAKE and self.news is not None and 0 in hidden(self):
            self.news.tell("opened", {"seat": f"seat:{self.visitor}"}, reveals=True)


class Sighing(Copying):
    """Whoever leaves the pile says what he leaves there."""

    def apply(self, seat: int, action: int, dice: Dice) -> None:
        left = hidden(self)
        super().apply(seat, action, dice)
        if action == 3 and left and self.news is not None:
            self.news.tell("dealt", {"seat": f"seat:{seat}", "good": f"good:{NAMES[left[0]]}"})


class Loud(Copying):
    """A sealed bid is told to everybody."""

    def bid(self, seat: int, bid: int, dice: Dice) -> None:
        if self.news is not None:
            self.news.tell("bid", {"seat": f"seat:{seat}", "bid": bid})
        super().bid(seat, bid, dice)


class Gasping(Copying):
    """Everybody hears that a bid was high."""

    def bid(self, seat: int, bid: int, dice: Dice) -> None:
        if self.news is not None and bid == TYPES - 1:
            self.news.tell("ready", {"seat": f"seat:{seat}"})
        super().bid(seat, bid, dice)


class Overheard(Copying):
    """An offer between two is told to all three."""

    def tell_pair(self, kind: str, a: int, b: int, data: dict[str, object]) -> None:  # type: ignore[override]
        if self.news is not None:
            self.news.tell(kind, data)  # type: ignore[arg-type]


class Explaining(Copying):
    """A refusal tells everybody what was refused, though it is gone by then."""

    def apply(self, seat: int, action: int, dice: Dice) -> None:
        offer = self.offers[action - REFUSE] if REFUSE <= action < REFUSE + SEATS else None
        super().apply(seat, action, dice)
        if offer is not None and self.news is not None:
            self.news.tell("dealt", {"seat": f"seat:{seat}", "good": f"good:{NAMES[offer[1]]}"})


class Dealer(SoukGame):
    """The first card of the bag is dealt face down to the last seat, and everybody is told which it is."""

    def start(self, seats: int, options: Mapping[str, str], dice: Dice, news: News | None) -> Souk:
        souk = super().start(seats, options, dice, news)
        kind = dice.draw_from(souk.bag)
        souk.bag[kind] -= 1
        souk.pile.append((kind, 1 << (SEATS - 1)))
        if news is not None:
            news.tell("dealt", {"seat": f"seat:{SEATS - 1}", "good": f"good:{NAMES[kind]}"})
        return souk


# -- questions


class Wordy(SoukGame):
    """The words of a choice depend on a card."""

    def choice(self, position: Souk, seat: int, action: int) -> Phrase:
        marked = position.phase == HAGGLE and 0 in hidden(position)
        return Phrase("choice", {"text": self.text(position, action) + (" (amber!)" if marked else "")})


class Citing(SoukGame):
    """The § of a question depends on a card."""

    def paragraph(self, position: Souk, seat: int) -> str:
        return "2" if position.phase == HAGGLE and 0 in hidden(position) else super().paragraph(position, seat)


class Excusing(SoukGame):
    """Why something can't be done depends on a card."""

    def why_not(self, position: Position, seat: int, text: str) -> Phrase | None:
        souk = cast(Souk, position)
        return Phrase("error-late") if souk.phase == HAGGLE and 0 in hidden(souk) else None


# -- observations


class Observing(SoukGame):
    """The Souk, observed."""

    action_count = OFFER + SEATS * TYPES * TYPES

    class Eye(Observer):
        """Sees the open goods."""

        def blocks(self, seats: int) -> tuple[Block, ...]:
            return (Block("goods", (numbered("seat", seats), NAMES), COPIES, "goods of a kind"),)

        def observe(self, position: Position, seat: i64, out: vec[u8], at: i64) -> None:
            for number, count in enumerate(self.features(cast(Souk, position), int(seat))):
                out[at + number] = u8(count)

        def features(self, souk: Souk, seat: int) -> list[int]:
            return [count for goods in souk.goods for count in goods]

    def observer(self) -> Observer:
        return self.Eye()


class Peeping(Observing):
    """An observation tells of a card that the seat has not seen."""

    class Eye(Observing.Eye):
        def features(self, souk: Souk, seat: int) -> list[int]:
            return [*super().features(souk, seat)[:-1], hidden(souk)[0] if souk.pile else 0]


class Long(Observing):
    """An observation writes beyond its end."""

    class Eye(Observing.Eye):
        def features(self, souk: Souk, seat: int) -> list[int]:
            return [*super().features(souk, seat), 1]


class Boundless(Observing):
    """A feature is greater than its block allows."""

    class Eye(Observing.Eye):
        def features(self, souk: Souk, seat: int) -> list[int]:
            return [count + 2 for count in super().features(souk, seat)]


# -- states


BLANK = {
    "ready": [False] * SEATS,
    "made": [0] * SEATS,
    "bids": [NOT_YET] * SEATS,
    "offers": [None] * SEATS,
}


class Forgetful(Copying):
    """The state lacks something; `lacks` names it."""

    lacks = ""

    def state(self) -> list[int]:
        kept = getattr(self, self.lacks)
        setattr(self, self.lacks, BLANK[self.lacks])
        found = super().state()
        setattr(self, self.lacks, kept)
        return found


def game_of(defect: type[Souk] | type[SoukGame]) -> SoukGame:
    """The game that a defective position, or a defective game, belongs to."""
    if issubclass(defect, SoukGame):
        return defect()
    game = DefectiveGame()
    game.souk = defect
    return game


def lacking(name: str) -> type[Souk]:
    """A Souk whose state lacks a field."""
    return type(f"Lacking_{name}", (Forgetful,), {"lacks": name})


@pytest.mark.parametrize(
    ("defect", "noticed"),
    [
        (Announcing, "by an event"),
        (Mistaken, "by an event"),
        (Stuttering, "by an event"),
        (Sighing, "by an event"),
        (Loud, "by an event"),
        (Gasping, "by an event"),
        (Overheard, "by an event"),
        (Explaining, "by an event"),
        (Dealer, "by an event"),
        (Wordy, "by the words of its choices"),
        (Citing, "by the § of its question"),
        (Excusing, "by why it is refused"),
        (Peeping, "by its observation"),
        (Long, "longer than its blocks"),
        (Boundless, "out of bounds"),
        *((lacking(name), "same state differ") for name in BLANK),
    ],
    ids=lambda value: value.__name__ if isinstance(value, type) else "",
)
def test_a_planted_fault_is_found(defect: type[Souk] | type[SoukGame], noticed: str) -> None:
    assert noticed in str(broken(game_of(defect), seeds=60))


@pytest.mark.parametrize("game", [Observing, SoukGame])
def test_nothing_is_found_where_nothing_was_planted(game: type[SoukGame]) -> None:
    for seed in range(12):
        check_game(game(), SEATS, {}, seed, thorough=1.0)
