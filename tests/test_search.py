"""The search: budgets, deadlines, secrets of others, the tree it keeps, and what its names mean."""

from __future__ import annotations

import time
from typing import cast

import pytest
from souk import GAME as SOUK

import sottovoce
from sottovoce import bots
from sottovoce.bots.levels import LEVELS
from sottovoce.bots.patience import until
from sottovoce.bots.playout import Playouts
from sottovoce.bots.search import Search, Searcher, SearchLevel
from sottovoce.bots.search_hints import LOST, UNPROVEN, WON, SearchHints
from sottovoce.bots.tree import NOBODY, Tree
from sottovoce.core.bot import Patience, question
from sottovoce.core.dice import Fast
from sottovoce.core.errors import Unknown
from sottovoce.core.evaluation import Evaluation
from sottovoce.core.game import Game
from sottovoce.core.position import Position
from sottovoce.core.table import Table
from sottovoce.games.siam.rules.cards import HAND
from sottovoce.games.siam.rules.state import TAKE_ONE, TURN
from sottovoce.games.siam.rules.turns import Siam

ENDLESSLY = 100_000_000


def thinker(table: Table, simulations: int, seed: int = 1, trust: float = 2.0) -> Searcher:
    """A searcher that judges at a glance."""
    return Searcher(seed, SearchHints(Evaluation()), SearchLevel(simulations, 1000.0, 0.3, trust))


def first(game: Game) -> Table:
    """A game about to begin."""
    return sottovoce.new(game, seed=1)


def visited(bot: Searcher) -> int:
    """How often the root was visited."""
    assert bot.tree is not None
    return int(bot.tree.visits[bot.root])


@pytest.mark.parametrize("level", LEVELS)
def test_levels_answer_in_every_game(any_game: Game, level: str) -> None:
    table = first(any_game)
    seat = table.to_act[0]
    assert bots.answer(bots.make(f"{level}@3", any_game, 1), table, seat) in table.choices(seat)


@pytest.mark.parametrize("name", ["expert@", "expert@0", "expert@-1", "expert@x", "greedy@5", "hal@5", "uct@²", "@5"])
def test_names_that_mean_nothing(name: str) -> None:
    with pytest.raises(Unknown):
        bots.make(name, SOUK, 1)


def test_a_number_is_the_budget() -> None:
    found = bots.make("regular@123", SOUK, 1)
    assert isinstance(found, Searcher)
    assert found.simulations == 123


def test_it_stops_when_told(any_game: Game) -> None:
    table = first(any_game)
    seat = table.to_act[0]
    for patience in (Patience(stopped=lambda: True), until(time.monotonic())):
        bot = Searcher(1, SearchHints(Evaluation()), SearchLevel(100_000, 1000.0, 0.3))
        begun = time.monotonic()
        assert bot.choose(question(table, seat, patience)) in table.actions(seat)
        assert time.monotonic() - begun < 5


def test_the_guard_stops_it_too(any_game: Game) -> None:
    table = first(any_game)
    bot = Searcher(1, SearchHints(Evaluation()), SearchLevel(100_000, 0.05, 0.3))
    begun = time.monotonic()
    assert bot.choose(question(table, table.to_act[0])) in table.actions(table.to_act[0])
    assert time.monotonic() - begun < 5


def test_the_tree_is_kept_within_a_turn() -> None:
    table = sottovoce.new("siam", 2, seed=7)
    seat = table.to_act[0]
    bot = thinker(table, 60)
    table.play(seat, "play khon-thai")
    answer = bot.choose(question(table, seat))
    table.play_action(seat, answer)
    known = visited(bot)
    assert known > 0
    bot.choose(question(table, seat))
    assert bot.root != NOBODY
    assert bot.tree is not None
    assert int(bot.tree.size) > 0


def test_the_tree_is_thrown_away_when_something_else_happened() -> None:
    table = sottovoce.new("siam", 2, seed=7)
    seat = table.to_act[0]
    bot = thinker(table, 30)
    table.play(seat, "play khon-thai")
    bot.choose(question(table, seat))
    other = sottovoce.new("siam", 2, seed=8)
    bot.prepare(question(other, other.to_act[0]))
    assert visited(bot) == 0


def test_a_full_tree_still_answers() -> None:
    table = sottovoce.new("siam", 2, seed=7)
    world = table.position.copy()
    tree = Tree(30, 2, 0.3, 2.0)
    search = Search(world, SearchHints(Evaluation()), tree, Fast(1))
    root = tree.clear()
    search.repeat(world, root, 50)
    assert int(tree.size) <= 30
    assert int(tree.visits[root]) == 50
    assert len(tree.ranked(root, table.to_act[0], table.actions(table.to_act[0]))) > 1


def test_every_choice_is_tried_once_without_trust() -> None:
    table = sottovoce.new("siam", 2, seed=7)
    world = table.position.copy()
    tree = Tree(10_000, 2, 1.0, 0.0)
    root = tree.clear()
    choices = table.actions(table.to_act[0])
    Search(world, Playouts(SearchHints(Evaluation())), tree, Fast(1)).repeat(world, root, len(choices))
    child, tried = tree.first[root], []
    while child != NOBODY:
        tried.append(int(tree.visits[child]))
        child = tree.next[child]
    assert tried == [1] * len(choices)


def test_it_finds_the_move_that_wins() -> None:
    class Knowing(SearchHints):
        """Knows that passing is best for seat 0."""

        def judge(self, world: object, dice: object, prospects: object) -> None:
            passed = cast(sottovoce.core.position.Position, world)
            good = passed.turn() != seat and int(passed.state()[-19]) == 0
            for other in range(2):
                prospects[other] = 0.9 if good == (other == seat) else 0.1  # type: ignore[index]

    table = sottovoce.new("siam", 2, seed=7)
    seat = table.to_act[0]
    bot = Searcher(1, Knowing(Evaluation()), SearchLevel(300, 1000.0, 0.3))
    assert table.game.text(table.position, bot.choose(question(table, seat))) == "pass"


@pytest.mark.parametrize("known", [WON, UNPROVEN])
def test_what_is_proven_to_win_comes_before_what_is_not_proven_to_lose(known: int) -> None:
    class Sure(SearchHints):
        """Knows that every answer loses, but for one that the search hardly looks at."""

        def judge(self, world: Position, dice: object, prospects: object) -> None:
            for other in range(2):
                prospects[other] = 0.1 if cast(Siam, world).held[seat] == HAND else 0.9  # type: ignore[index]

        def proven(self, world: Position, seat: int, fresh: bool, stop: object) -> int:
            return known if cast(Siam, world).held[seat] == HAND else LOST

    table = sottovoce.new("siam", 2, seed=7)
    seat = table.to_act[0]
    bot = Searcher(1, Sure(Evaluation()), SearchLevel(100, 1000.0, 0.3))
    assert table.game.text(table.position, bot.choose(question(table, seat))) == "pass"


def test_all_ways_to_end_a_turn_are_judged_at_once() -> None:
    class Fond(SearchHints):
        """Likes those who have followers of the first faction."""

        def settled(self, world: Position) -> bool:
            return cast(Siam, world).phase == TURN

        def closing(self, world: Position) -> bool:
            return cast(Siam, world).phase == TAKE_ONE

        def judge(self, world: Position, dice: object, prospects: object) -> None:
            for other in range(2):
                prospects[other] = int(cast(Siam, world).courts[3 * other]) / 10  # type: ignore[index]

    table = sottovoce.new("siam", 2, seed=7)
    seat = table.to_act[0]
    table.play(seat, "play maharacha")
    table.play(seat, table.choices(seat)[0])
    world, tree = cast(Siam, table.position.copy()), Tree(1000, 2, 0.3, 2.0)
    root = tree.clear()
    Search(world, Fond(Evaluation()), tree, Fast(1)).repeat(world, root, 1)
    switched = tree.child(root, tree.ranked(root, seat, table.actions(seat))[0])
    best = (int(world.courts[3 * seat]) + 1) / 10
    assert tree.mean(switched) == pytest.approx(best)
    child, values = tree.first[switched], []
    while child != NOBODY:
        assert tree.visits[child] == 1
        values.append(tree.mean(child))
        child = tree.next[child]
    assert max(values) == pytest.approx(best)
    assert min(values) < best


@pytest.mark.parametrize("sure", [False, True])
def test_it_does_not_look_beyond_what_is_beyond_doubt(sure: bool) -> None:
    class Sure(SearchHints):
        """Says that its judgement is final."""

        def certain(self) -> bool:
            return sure

    table = sottovoce.new("siam", 2, seed=7)
    world = table.position.copy()
    tree = Tree(10_000, 2, 0.3, 2.0)
    root = tree.clear()
    Search(world, Sure(Evaluation()), tree, Fast(1)).repeat(world, root, 200)
    child, deeper = tree.first[root], []
    while child != NOBODY:
        deeper.append(tree.first[child] != NOBODY)
        child = tree.next[child]
    assert any(deeper) != sure
    assert int(tree.visits[root]) == 200


@pytest.mark.parametrize(
    ("proofs", "proven"),
    [((0, 0, 0), 0), ((3, 0, 0), 0), ((3, 3, 3), 3), ((3, 0, 2), 2), ((0, 2, 0), 2), ((3, 3, 0), 0)],
)
def test_proofs_are_backed_up(proofs: tuple[int, ...], proven: int) -> None:
    """Seat 0 chooses: 2 says that it wins, 3 that seat 1 does; one victory is enough, and all must be lost."""
    tree = Tree(10, 2, 0.2, 2.0)
    root = tree.clear()
    for action, proof in enumerate(proofs):
        tree.certain[tree.child(root, action)] = proof
    assert tree.prove(root, 0) == bool(proven)
    assert int(tree.certain[root]) == proven


def test_what_is_proven_to_win_comes_first_and_what_loses_last() -> None:
    tree = Tree(10, 2, 0.2, 2.0)
    root = tree.clear()
    for action, (proof, visits) in enumerate([(3, 90), (0, 50), (2, 1), (0, 60)]):
        child = tree.child(root, action)
        tree.certain[child], tree.visits[child] = proof, visits
    assert tree.ranked(root, 0, [0, 1, 2, 3]) == [2, 3, 1, 0]


def test_sealed_answers_are_chosen_without_knowing_the_others() -> None:
    table, dice = sottovoce.new("verrat", seed=3), Fast(3)
    while sum(bool(table.position.sealed(seat)) for seat in table.to_act) < 2:
        seat = table.to_act[0]
        table.play_action(seat, table.actions(seat)[int(dice.roll(len(table.actions(seat))))])
    seat = table.to_act[0]
    bot = thinker(table, 40)
    assert bot.choose(question(table, seat)) in table.actions(seat)
    assert bot.tree is not None
    doors, child = [], bot.tree.first[bot.root]
    while child != NOBODY:
        doors.append(int(bot.tree.action[child]))
        child = bot.tree.next[child]
    assert sorted(doors) == [-2 - other for other in sorted(table.to_act, reverse=True)]


def test_a_level_may_think_less_and_look_wider_with_more_players() -> None:
    game = sottovoce.find("siam")
    for players, simulations, exploration in ((2, 8, 0.3), (3, 5, 0.3), (4, 8, 0.6)):
        bot = Searcher(1, SearchHints(Evaluation()), SearchLevel(8, 1000.0, 0.3, with_more={3: 5}, wider={4: 0.6}))
        table = sottovoce.new(game, players, seed=1)
        bot.choose(question(table, table.to_act[0]))
        assert bot.tree is not None
        assert (bot.tree.visits[0], bot.tree.exploration) == (simulations, exploration)
