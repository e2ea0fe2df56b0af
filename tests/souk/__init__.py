"""The Souk: a game for tests alone, with what only some games have.

Offers between two seats, sealed bids that can be changed until all are in, and a pile that only its visitors know.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.events import News, Value
from sottovoce.core.game import Game, Option
from sottovoce.core.position import Position, seats_of
from sottovoce.core.words import Phrase, Speaker

SEATS = 3
TYPES = 3
NAMES = ("dates", "silk", "amber")
COPIES = 3
ROUNDS = 2
MOST_OFFERS = 2
LOOKS = 2
HAGGLE, BID, TAKE, OVER = range(4)

READY, UNREADY, WITHDRAW, LEAVE = range(4)
ACCEPT, REFUSE, BIDS, TAKES, OFFER = 4, 7, 10, 13, 16  # + seat, seat, bid, type, seat * 9 + give * 3 + want
ACTIONS = OFFER + SEATS * TYPES * TYPES
NOT_YET = -1


class Souk(Position):
    """The state, in plain Python lists."""

    def __init__(self) -> None:
        super().__init__(SEATS)
        self.goods = [[0] * TYPES for _ in range(SEATS)]
        self.bag = [COPIES] * TYPES  # unseen by anybody
        self.pile: list[tuple[int, int]] = []  # seen cards of the pile: type, and the seats that know it
        self.offers: list[tuple[int, int, int] | None] = [None] * SEATS  # to, give, want
        self.made = [0] * SEATS
        self.ready = [False] * SEATS
        self.bids = [NOT_YET] * SEATS
        self.round = 0
        self.phase = HAGGLE
        self.visitor = NOT_YET

    def to_act(self) -> int:
        """Who is not ready, has not bid, or stands at the pile."""
        if self.phase == HAGGLE:
            return sum(1 << seat for seat in range(SEATS) if not self.ready[seat])
        if self.phase == BID:
            return sum(1 << seat for seat in range(SEATS) if self.bids[seat] == NOT_YET)
        return 1 << self.visitor if self.phase == TAKE else 0

    def may_act(self) -> int:
        """While haggling and bidding everybody may change his mind."""
        return (1 << SEATS) - 1 if self.phase in (HAGGLE, BID) else self.to_act()

    def sealed(self, seat: int) -> bool:
        """Bids are secret until all are in."""
        return self.phase == BID

    def room(self) -> int:
        """All actions at most."""
        return ACTIONS

    def legal(self, seat: int, out: vec[i64]) -> int:
        """See `answers`."""
        found = self.answers(seat)
        for i, action in enumerate(found):
            out[i] = action
        return len(found)

    def answers(self, seat: int) -> list[int]:
        """What a seat can say."""
        if self.phase == BID:
            return [BIDS + bid for bid in range(TYPES) if bid != self.bids[seat]]
        if self.phase == TAKE:
            mine = {kind for kind, known in self.pile if (known >> seat) & 1}
            return [LEAVE, *(TAKES + kind for kind in sorted(mine))] if seat == self.visitor else []
        if self.phase == OVER:
            return []
        found = [UNREADY if self.ready[seat] else READY]
        if self.offers[seat] is not None:
            found.append(WITHDRAW)
        for other in range(SEATS):
            offer = self.offers[other]
            if offer is not None and offer[0] == seat:
                found += [ACCEPT + other] * (self.goods[seat][offer[2]] > 0) + [REFUSE + other]
        if self.made[seat] < MOST_OFFERS and not self.ready[seat]:
            found += [
                OFFER + to * 9 + give * 3 + want
                for to in range(SEATS)
                for give in range(TYPES)
                for want in range(TYPES)
                if to != seat and give != want and self.goods[seat][give] and self.offers[seat] != (to, give, want)
            ]
        return found

    def apply(self, seat: int, action: int, dice: Dice) -> None:
        """Carry an answer out."""
        who = f"seat:{seat}"
        if action == READY or action == UNREADY:
            self.ready[seat] = action == READY
            self.tell("ready" if action == READY else "unready", {"seat": who})
            if all(self.ready):
                self.phase = BID
                self.offers = [None] * SEATS
        elif action == WITHDRAW:
            self.tell_pair("withdrew", seat, cast("tuple[int, int, int]", self.offers[seat])[0], {"seat": who})
            self.offers[seat] = None
        elif action >= OFFER:
            to, rest = divmod(action - OFFER, 9)
            give, want = divmod(rest, 3)
            self.offers[seat] = (to, give, want)
            self.made[seat] += 1
            goods: dict[str, Value] = {"give": f"good:{NAMES[give]}", "want": f"good:{NAMES[want]}"}
            self.tell_pair("offered", seat, to, {"seat": who, "other": f"seat:{to}", **goods})
        elif action >= TAKES:
            self.take(seat, action - TAKES)
        elif action >= BIDS:
            self.bid(seat, action - BIDS, dice)
        elif action == LEAVE:
            self.tell("left", {"seat": who})
            self.next_round()
        elif action >= REFUSE:
            self.tell_pair("refused", seat, action - REFUSE, {"seat": who})
            self.offers[action - REFUSE] = None
        else:
            self.swap(action - ACCEPT, seat)

    def swap(self, seller: int, buyer: int) -> None:
        """Both sides at once."""
        _, give, want = cast("tuple[int, int, int]", self.offers[seller])
        for giver, taker, kind in ((seller, buyer, give), (buyer, seller, want)):
            self.goods[giver][kind] -= 1
            self.goods[taker][kind] += 1
        self.ready = [False] * SEATS
        for seat in range(SEATS):  # an offer that can no longer be met is void
            offer = self.offers[seat]
            if seat == seller or (offer is not None and self.goods[seat][offer[1]] == 0):
                self.offers[seat] = None
        if self.news is not None:  # by then everybody sees what was offered
            self.news.tell("swapped", {"seat": f"seat:{seller}", "other": f"seat:{buyer}"}, reveals=True)

    def bid(self, seat: int, bid: int, dice: Dice) -> None:
        """The last bid opens all of them; the highest looks into the pile."""
        self.bids[seat] = bid
        if self.news is not None:
            self.news.tell("bid", {"seat": f"seat:{seat}", "bid": bid}, 1 << seat)
        if NOT_YET in self.bids:
            return
        self.visitor = self.bids.index(max(self.bids))
        if self.news is not None:
            self.news.tell("opened", {"seat": f"seat:{self.visitor}"}, reveals=True)
        self.bids = [NOT_YET] * SEATS
        me = 1 << self.visitor
        self.pile = [(kind, known | me) for kind, known in self.pile]
        while len(self.pile) < LOOKS and any(self.bag):
            kind = dice.draw_from(self.bag)
            self.bag[kind] -= 1
            self.pile.append((kind, me))
        self.phase = TAKE

    def take(self, seat: int, kind: int) -> None:
        """A card of the pile, laid open."""
        self.pile.remove(next(card for card in self.pile if card[0] == kind))
        self.goods[seat][kind] += 1
        if self.news is not None:
            self.news.tell("took", {"seat": f"seat:{seat}", "good": f"good:{NAMES[kind]}"}, reveals=True)
        self.next_round()

    def next_round(self) -> None:
        """Haggle again, or end."""
        self.round += 1
        self.ready = [False] * SEATS
        self.made = [0] * SEATS
        self.visitor = NOT_YET
        self.over = self.round == ROUNDS
        self.phase = OVER if self.over else HAGGLE

    def tell(self, kind: str, data: dict[str, Value]) -> None:
        """To everybody."""
        if self.news is not None:
            self.news.tell(kind, data)

    def tell_pair(self, kind: str, a: int, b: int, data: dict[str, Value]) -> None:
        """To two seats."""
        if self.news is not None:
            self.news.tell(kind, data, 1 << a | 1 << b)

    def copy(self) -> Souk:
        """Independent."""
        twin = Souk()
        twin.copy_from(self)
        return twin

    def copy_from(self, other: Position) -> None:
        """All of it."""
        assert isinstance(other, Souk)
        self.goods = [list(goods) for goods in other.goods]
        self.bag, self.pile, self.offers = list(other.bag), list(other.pile), list(other.offers)
        self.made, self.ready, self.bids = list(other.made), list(other.ready), list(other.bids)
        self.round, self.phase, self.visitor, self.over = other.round, other.phase, other.visitor, other.over

    def imagine(self, seat: int, dice: Dice) -> Position:
        """Others' bids, others' offers to others, and the cards of the pile that this seat never saw, anew."""
        world = self.copy()
        for other in range(SEATS):
            if other != seat and world.bids[other] != NOT_YET:
                world.bids[other] = int(dice.roll(TYPES))
        for other, offer in enumerate(world.offers):
            if offer is not None and seat not in (other, offer[0]):
                mine = [kind for kind in range(TYPES) if world.goods[other][kind]]
                give = mine[int(dice.roll(len(mine)))]
                world.offers[other] = (offer[0], give, (give + 1 + int(dice.roll(TYPES - 1))) % TYPES)
        unseen = [(kind, known) for kind, known in world.pile if not (known >> seat) & 1]
        for kind, _ in unseen:
            world.bag[kind] += 1
        world.pile = [card for card in world.pile if card not in unseen]
        for _, known in unseen:
            kind = dice.draw_from(world.bag)
            world.bag[kind] -= 1
            world.pile.append((kind, known))
        return world

    def winners(self) -> int:
        """Who has most; all of them on a tie."""
        if not self.over:
            return 0
        best = max(self.score(seat) for seat in range(SEATS))
        return sum(1 << seat for seat in range(SEATS) if self.score(seat) == best)

    def score(self, seat: int) -> int:
        """Goods, and as many again for each kind."""
        return sum(self.goods[seat]) + sum(1 for count in self.goods[seat] if count)

    def state(self) -> list[int]:
        """Flat, for comparison."""
        flat = [
            *(count for goods in self.goods for count in goods),
            *self.bag,
            *self.made,
            *self.bids,
            self.round,
            self.phase,
            self.visitor,
        ]
        flat += [int(ready) for ready in self.ready] + [number for card in sorted(self.pile) for number in card]
        for offer in self.offers:
            flat += offer or (NOT_YET,)
        return flat


class View(msgspec.Struct, frozen=True):
    """What a seat sees: open goods, its own offers, its own bid, and the cards of the pile it has seen."""

    goods: list[list[int]]
    pile: int
    seen: list[int]
    offers: list[list[int]]
    ready: list[bool]
    bid: int | None
    has_bid: list[bool]
    phase: int
    visitor: int


class SoukGame(Game[Souk, View]):
    """The Souk, as tables know it."""

    name = "souk"
    rules_version = 1
    seats = (SEATS,)
    secrets = True
    options = (Option("noise", ("off", "on")),)
    folder = Path(__file__).parent

    def start(self, seats: int, options: Mapping[str, str], dice: Dice, news: News | None) -> Souk:
        """One good each."""
        souk = Souk()
        for seat in range(SEATS):
            kind = dice.draw_from(souk.bag)
            souk.bag[kind] -= 1
            souk.goods[seat][kind] += 1
            if news is not None:
                news.tell("dealt", {"seat": f"seat:{seat}", "good": f"good:{NAMES[kind]}"})
        return souk

    def text(self, position: Souk, action: int) -> str:
        """Such as "offer 1 silk amber"."""
        if action < ACCEPT:
            return ("ready", "unready", "withdraw", "leave")[action]
        if action < REFUSE:
            return f"accept {action - ACCEPT}"
        if action < BIDS:
            return f"refuse {action - REFUSE}"
        if action < TAKES:
            return f"bid {action - BIDS}"
        if action < OFFER:
            return f"take {NAMES[action - TAKES]}"
        to, rest = divmod(action - OFFER, 9)
        return f"offer {to} {NAMES[rest // 3]} {NAMES[rest % 3]}"

    def action(self, position: Souk, text: str) -> int | None:
        """The opposite."""
        return next((action for action in range(ACTIONS) if self.text(position, action) == text), None)

    def view(self, position: Souk, seat: int | None) -> View:
        """Field by field."""
        offers = [
            [other, *offer]
            for other, offer in enumerate(position.offers)
            if offer is not None and seat in (other, offer[0])
        ]
        return View(
            goods=[list(goods) for goods in position.goods],
            pile=len(position.pile) + sum(position.bag),
            seen=sorted(kind for kind, known in position.pile if seat is not None and (known >> seat) & 1),
            offers=offers,
            ready=list(position.ready),
            bid=None if seat is None else position.bids[seat],
            has_bid=[bid != NOT_YET for bid in position.bids],
            phase=position.phase,
            visitor=position.visitor,
        )

    def prompt(self, position: Souk, seat: int) -> Phrase:
        """By phase."""
        return Phrase(("prompt-haggle", "prompt-bid", "prompt-take")[position.phase])

    def choice(self, position: Souk, seat: int, action: int) -> Phrase:
        """The notation will do."""
        return Phrase("choice", {"text": self.text(position, action)})

    def paragraph(self, position: Souk, seat: int) -> str:
        """By phase."""
        return str(position.phase + 1)

    def ending(self, position: Souk) -> list[Phrase]:
        """Who has most."""
        return [Phrase("ending", {"seats": [f"seat:{seat}" for seat in seats_of(position.winners())]})]

    def board(self, view: View, speaker: Speaker) -> str:
        """Goods only."""
        return str(view.goods)

    def check(self, position: Souk) -> None:
        """Nine goods."""
        total = sum(map(sum, position.goods)) + sum(position.bag) + len(position.pile)
        assert total == TYPES * COPIES, total


GAME = SoukGame()
