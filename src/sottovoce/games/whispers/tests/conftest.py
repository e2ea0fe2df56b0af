"""Positions laid out by hand for the tests of the rules and the bots: an empty map, and what is put on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from sottovoce.core.bot import Witnessed
from sottovoce.core.dice import Dice, Fast
from sottovoce.core.events import Event, News
from sottovoce.core.position import Position
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.rules.actions import SLOTS
from sottovoce.games.whispers.rules.board import EMPIRE_NAMES, POST_NAMES, REGIONS
from sottovoce.games.whispers.rules.cards import KIND_NAMES, one_card
from sottovoce.games.whispers.rules.lands import put, remove
from sottovoce.games.whispers.rules.state import NOBODY, RESUME
from sottovoce.games.whispers.show.view import View, hand, view


class Stage:
    """A table on which things are put where they are wanted; then it is played on by text."""

    def __init__(self, players: int = 2, rules: int | None = None, **options: str) -> None:
        game = GAME if rules is None else GAME.under(rules)
        settled = game.settle_options({name.replace("_", "-"): value for name, value in options.items()})
        self.dice: Dice = Fast(1)
        self.position = game.start(players, settled, self.dice, None)
        self.news = News()
        self.position.news = self.news
        self._past: list[tuple[int, list[Event], Position]] = []  # who acted, what was told, and the position before
        self._told: list[Event] = []  # not asked for yet
        for region in range(REGIONS):
            remove(self.position, region, self.position.banners[region])

    # -- putting

    def army(self, region: str, empire: str, banners: int) -> Stage:
        """Banners of an empire in a region."""
        put(self.position, self.region(region), EMPIRE_NAMES.index(empire), banners)
        return self

    def give(self, seat: int, *cards: str) -> Stage:
        """Cards into a hand."""
        for card in cards:
            self.position.hands[seat] += one_card(KIND_NAMES.index(card))
            self.position.deck -= one_card(KIND_NAMES.index(card))
        return self

    def agent(self, seat: int, *posts: str) -> Stage:
        """Agents on council seats."""
        for post in posts:
            self.position.agents[POST_NAMES.index(post)] = seat
        return self

    def loyal(self, seat: int, *empires: str) -> Stage:
        """A player's empires from Devout to Opposed."""
        for slot, empire in enumerate(empires):
            self.position.tokens[seat * SLOTS + slot] = EMPIRE_NAMES.index(empire)
        self.position.born[seat] = self.position.tokens[seat * SLOTS]
        return self

    def reach(self, post: str) -> Stage:
        """The marker reaches a council seat."""
        before = self.position.copy()
        self.position.marker = POST_NAMES.index(post) - 1
        self.position.next_post()
        self._go_on()
        self._remember(NOBODY, before)
        return self

    def end_round(self, number: int) -> Stage:
        """The last council seat of a round has acted."""
        before = self.position.copy()
        self.position.round = number
        for post in range(len(POST_NAMES)):
            self.position.agents[post] = NOBODY
        self.position.marker = len(POST_NAMES) - 1
        self.position.next_post()
        self._go_on()
        self._remember(NOBODY, before)
        return self

    def _remember(self, seat: int, before: Position) -> None:
        events = self.news.gather()
        self._past.append((seat, events, before))
        self._told += events

    def _go_on(self) -> None:
        while self.position.phase == RESUME:
            self.position.resume()

    # -- playing and looking

    def play(self, *texts: str) -> Stage:
        """Answers of whoever is asked, one after the other; each must be possible."""
        for text in texts:
            action = GAME.action(self.position, text)
            if action is None or text not in self.choices:
                raise ValueError(f"{text}: not among {self.choices}")
            seat, before = self.asked, self.position.copy()
            self.position.apply(seat, action, self.dice)
            GAME.check(self.position)
            self._remember(seat, before)
        return self

    def attack(self) -> Stage:
        """Bear banners go from B5 to H2; how many is asked next."""
        return self.play("attack", "from b5", "to h2")

    @property
    def choices(self) -> list[str]:
        """What the seat that is asked can answer."""
        return [GAME.text(self.position, action) for action in self.position.choices(self.position.turn())]

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return int(self.position.turn())

    def region(self, name: str) -> int:
        """A region's number."""
        return self.position.map.board.regions.index(name)

    def at(self, region: str) -> tuple[str, int]:
        """Who holds a region, with how many banners."""
        number = self.region(region)
        return EMPIRE_NAMES[self.position.holder[number]], int(self.position.banners[number])

    def reserve(self, empire: str) -> int:
        """An empire's banners off the map."""
        return int(self.position.reserve[EMPIRE_NAMES.index(empire)])

    def hand(self, seat: int) -> list[str]:
        """A player's cards."""
        return hand(self.position, seat)

    def view(self, seat: int | None) -> View:
        """What a seat sees."""
        return view(self.position, seat)

    def events(self, seat: int | None = None) -> list[Event]:
        """What happened since the last call, as a seat may hear it."""
        told, self._told = self._told, []
        return [event for event in told if event.heard_by(seat)]

    def past(self, seat: int) -> Iterator[Witnessed]:
        """What has been played, as a seat witnessed it."""
        for who, events, before in self._past:

            def imagine(seed: int, before: Position = before) -> Position:
                return before.imagine(seat, Fast(seed))

            yield Witnessed(who, [event for event in events if event.heard_by(seat)], imagine)


@pytest.fixture
def scene() -> type[Stage]:
    """The builder of positions."""
    return Stage


@pytest.fixture
def bears() -> Callable[..., Stage]:
    """The Bear Sheriff is to act, with an army in B5 and these cards in the player's hand."""

    def lay(*cards: str, banners: int = 3) -> Stage:
        return Stage().army("b5", "bear", banners).agent(0, "bear-sheriff").give(0, *cards).reach("bear-sheriff")

    return lay
