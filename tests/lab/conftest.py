"""What tests of the laboratory share: quick bots, small tournaments, and a game that ends with a blunder."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import sottovoce
from sottovoce import bots
from sottovoce.core.bot import Bot, Question, nothing
from sottovoce.core.dice import Fast
from sottovoce.core.game import Game
from sottovoce.core.judge import Judge, Past, Verdict
from sottovoce.core.position import Position
from sottovoce.core.table import Table
from sottovoce.lab import lineups
from sottovoce.lab.analysis import Analysis, analyse, decisions
from sottovoce.lab.lineups import Tournament

BLUNDER_SEED = 27  # a random game whose last decision passes a won game away
EFFORT = 0.1 if sottovoce.compiled() else 1.0  # of the judges in the tests
Plan = Callable[..., Tournament]


class Pick:
    """Always the same place in the list of choices."""

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, question: Question) -> int:
        """The first or the last."""
        return question.actions[self.place]


def quick(name: str, game: Game, seed: int) -> Bot:
    """Bots that take no time, beside those there are."""
    places = {"first": 0, "last": -1}
    return Pick(places[name]) if name in places else _real(name, game, seed)


_real = bots.make


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots called “first” and “last”, in this process."""
    monkeypatch.setattr(bots, "make", quick)


@pytest.fixture
def planned(quick_bots: None) -> Plan:
    """A tournament of quick bots at King of Siam."""

    def make(*names: str, players: int = 2, games: int = 6, **more: object) -> Tournament:
        who = names or ("first", "random")
        options = {"british-limit": "3"}
        made = lineups.plan("siam", lineups.every_lineup(who, players), players, games, 5, options)
        return made if not more else msgspec.structs.replace(made, **more)

    return make


@pytest.fixture(scope="session")
def blundered() -> Table:
    """A finished game of King of Siam; at the last entry passing lost at once, and playing would have won."""
    table = sottovoce.new("siam", players=2, seed=BLUNDER_SEED, kinds=["random", "random"])
    dice = Fast(BLUNDER_SEED)
    while not table.over:
        seat = table.to_act[0]
        actions = table.actions(seat)
        table.play_action(seat, actions[dice.roll(len(actions))])
    assert table.log[-1].text == "pass"
    return table


class Late(Judge):
    """Judges the last decisions of a game carefully, and takes those before for equal, to save time."""

    name = "search"

    def __init__(self, game: Game, careful: int, in_all: int) -> None:
        self.early = in_all - careful
        self.careful = bots.judge(game, 1, EFFORT)

    def verdicts(self, question: Question, made: int | None = None) -> list[Verdict]:
        """Equal at first."""
        self.early -= 1
        if self.early >= 0:
            return [Verdict((0.5, 0.5), (0.5, 0.5), 0.1, 2)] * len(question.actions)
        return self.careful.verdicts(question, made)

    def standing(self, position: Position, past: Past = nothing) -> list[float]:
        """Never asked where nothing is hidden."""
        raise AssertionError


@pytest.fixture(scope="session")
def judged(blundered: Table) -> Analysis:
    """That game, its end judged."""
    return analyse(blundered, Late(blundered.game, 6, decisions(blundered)))
