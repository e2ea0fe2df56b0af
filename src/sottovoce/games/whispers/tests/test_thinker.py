"""Beliefs about loyalties, and the players that think with them: honest, repeatable, and in time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

import sottovoce
from sottovoce import bots
from sottovoce.core.bot import Patience, Question, question
from sottovoce.core.dice import Fast
from sottovoce.core.table import Table
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.bot.beliefs_from_deeds import Beliefs
from sottovoce.games.whispers.bot.evidence import Evidence, gather
from sottovoce.games.whispers.bot.lookahead import weigh
from sottovoce.games.whispers.bot.net import RankingNet
from sottovoce.games.whispers.bot.net_by_empire import EmpireNet
from sottovoce.games.whispers.bot.policy import Policy
from sottovoce.games.whispers.bot.policy_weights import PolicyWeights, learned, plain
from sottovoce.games.whispers.bot.thinker import Thinker
from sottovoce.games.whispers.rules import state
from sottovoce.games.whispers.rules.actions import SLOTS
from sottovoce.games.whispers.rules.board import BEAR, EAGLE, EMPIRES
from sottovoce.games.whispers.rules.scoring import WEIGHTS
from sottovoce.games.whispers.rules.turns import Whispers

if TYPE_CHECKING:
    from sottovoce.games.whispers.tests.conftest import Stage

EVEN = 160  # hundredths of a point for a city, where nothing is known
LOYALTIES = ("bear", "eagle", "elephant", "lion", "horse")


def expected(stage: Stage, seat: int, trust: int = 100, choices: bool = False) -> list[int]:
    """What a city of each empire is believed to be worth to a seat, by deeds or by choices."""
    beliefs = Beliefs(stage.position, evidence(stage), trust, choices)
    return [int(beliefs.expected[seat * EMPIRES + empire]) for empire in range(EMPIRES)]


def evidence(stage: Stage) -> Evidence:
    """What everybody at a table has seen and heard."""
    return gather(stage.past(0), stage.position)


def feeding(scene: type[Stage], times: int) -> Stage:
    """Seat 0 has given the Bear two banners this many times."""
    stage = scene().loyal(0, *LOYALTIES).loyal(1, *reversed(LOYALTIES)).army("b1", "bear", 1)
    for _ in range(times):
        stage.agent(0, "bear-steward").agent(1, "eagle-sheriff").reach("bear-steward")
        stage.play("add", "place b1", "place b2")
        stage.position.agents[1] = stage.position.agents[4] = -1
    return stage


# -- beliefs


def test_at_first_everybody_may_love_anybody(scene: type[Stage]) -> None:
    stage = scene()
    for seat in range(2):
        assert expected(stage, seat) == [EVEN] * EMPIRES


def test_who_feeds_an_empire_again_and_again_is_believed_to_be_loyal_to_it(scene: type[Stage]) -> None:
    believed = [expected(feeding(scene, times), 0)[BEAR] for times in range(5)]
    assert believed == sorted(set(believed))
    assert believed[4] > 300
    assert expected(feeding(scene, 4), 1) == [EVEN] * EMPIRES
    assert expected(feeding(scene, 4), 0, trust=0) == [EVEN] * EMPIRES


@pytest.mark.parametrize("choices", [False, True])
def test_who_takes_a_city_from_an_empire_is_not_believed_to_love_it(choices: bool, scene: type[Stage]) -> None:
    stage = scene().army("l1", "bear", 4).army("e1", "eagle", 1)
    stage.agent(0, "bear-chancellor").agent(1, "eagle-sheriff").reach("bear-chancellor")
    stage.play("attack", "from l1", "to e1", "count 3")
    after = expected(stage, 0, choices=choices)
    assert after[EAGLE] < min(after[:EAGLE] + after[EAGLE + 1 :])


def test_an_agent_that_waits_in_a_council_tells_something(scene: type[Stage]) -> None:
    stage = scene().agent(1, "eagle-chancellor")
    stage.position.marker = -1
    after = expected(stage, 1)
    assert after[EAGLE] > EVEN > after[BEAR]


def test_hunger_is_nobodys_deed(scene: type[Stage]) -> None:
    stage = scene().army("b2", "bear", 9).agent(0, "bear-chancellor").agent(1, "eagle-sheriff").reach("bear-chancellor")
    stage.play("swap", "seat bear-steward", "draw", "done")
    assert stage.at("b2") == ("bear", 4)
    assert stage.asked == 1
    assert not any(evidence(stage).deeds)


def test_what_is_turned_up_is_certain(scene: type[Stage]) -> None:
    stage = feeding(scene, 3)
    stage.position.shown[0] = 0b00011  # Devout and Dutiful
    believed = expected(stage, 0)
    for slot in range(2):
        assert believed[stage.position.tokens[slot]] == 100 * WEIGHTS[slot]
    assert abs(sum(believed) - 100 * sum(WEIGHTS)) < EMPIRES  # rounded each by itself


def test_worlds_are_dealt_as_they_are_believed(scene: type[Stage]) -> None:
    stage = feeding(scene, 4)
    stage.position.shown[0] = 0b00010
    beliefs = Beliefs(stage.position, evidence(stage), 100)
    devout: Counter[int] = Counter()
    for seed in range(300):
        world = stage.position.imagine(1, Fast(seed))
        assert isinstance(world, Whispers)
        beliefs.deal(world, 1, Fast(seed))
        GAME.check(world)
        assert world.tokens[1] == stage.position.tokens[1]
        assert list(world.tokens[SLOTS : 2 * SLOTS]) == list(stage.position.tokens[SLOTS : 2 * SLOTS])
        assert world.born[0] == world.tokens[0] != world.tokens[SLOTS]
        devout[int(world.tokens[0])] += 1
    assert devout.most_common(1)[0][0] == BEAR
    assert devout[BEAR] > 150


def test_imagined_loyalties_do_not_depend_on_the_real_ones(scene: type[Stage]) -> None:
    one = scene(3).loyal(0, *LOYALTIES).loyal(1, "eagle", "bear", "horse", "lion", "elephant")
    two = scene(3).loyal(0, *LOYALTIES).loyal(1, "horse", "elephant", "eagle", "bear", "lion")
    for stage in (one, two):
        stage.loyal(2, "lion", "bear", "eagle", "horse", "elephant")
    for seed in range(20):
        assert one.position.imagine(0, Fast(seed)).state() == two.position.imagine(0, Fast(seed)).state()


# -- habits


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("options", [{}, {option.name: option.values[-1] for option in GAME.options}])
@pytest.mark.parametrize("weights", [plain(), learned()])
def test_the_policy_plays_whole_games_by_the_rules(
    players: int, options: dict[str, object], weights: PolicyWeights
) -> None:
    for seed in range(2):
        world = GAME.start(players, GAME.settle_options(options), Fast(seed), None)
        assert isinstance(world, Whispers)
        policy = Policy(world.seats, weights)
        dice = Fast(seed)
        while not world.over:
            policy.look_at(world)
            beliefs = Beliefs(world, Evidence(players), 100)
            for seat in range(players):
                weigh(world, seat, beliefs, weights.rivalry[world.round - 1], policy.worth, seat * EMPIRES)
            action = int(policy.answer(world, dice))
            assert action in world.choices(world.asked), (world.phase, GAME.text(world, action))
            world.apply(world.asked, action, dice)
            GAME.check(world)


@pytest.mark.parametrize("players", GAME.seats)
def test_the_policy_can_take_over_at_any_moment(players: int) -> None:
    policy = Policy(players, learned())
    for seed in range(3):
        world = GAME.start(players, GAME.settle_options({}), Fast(seed), None)
        assert isinstance(world, Whispers)
        dice = Fast(seed)
        while not world.over:
            policy.decided = False  # what it decided in other worlds is no plan for this one
            policy.look_at(world)
            action = int(policy.answer(world, dice))
            choices = world.choices(world.asked)
            assert action in choices, (world.phase, GAME.text(world, action))
            world.apply(world.asked, choices[int(dice.roll(len(choices)))], dice)


# -- thinking


def moments(players: int, every: int, most: int) -> Iterator[tuple[Table, int]]:
    """Moments of a random game with more than one choice."""
    table = sottovoce.new(GAME, players, 4)
    dice = Fast(8)
    found = 0
    while not table.over and found < most:
        seat = table.to_act[0]
        actions = table.actions(seat)
        if len(actions) > 1 and len(table.log) % every == 0:
            found += 1
            yield table, seat
        table.play_action(seat, actions[int(dice.roll(len(actions)))])


@pytest.mark.parametrize("name", ["regular@6", "expert@4", "expert-unread@4"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_thinker_answers_the_same_in_every_world_it_cannot_tell_apart(name: str, players: int) -> None:
    for table, seat in moments(players, 23, 3):
        asked = question(table, seat)
        answers = {bots.make(name, GAME, 5).choose(asked)}
        for seed in range(2):
            world = table.position.imagine(seat, Fast(seed))

            def imagine(number: int, world: Whispers = world, seat: int = seat) -> Whispers:  # type: ignore[assignment]
                return world.imagine(seat, Fast(number))

            twin = Question(GAME, seat, asked.view, asked.choices, asked.actions, imagine, past=asked.past)
            answers.add(bots.make(name, GAME, 5).choose(twin))
        assert len(answers) == 1


def test_a_thinker_repeats_itself() -> None:
    for table, seat in moments(2, 29, 2):
        answers = {bots.make("regular@6", GAME, 7).choose(question(table, seat)) for _ in range(2)}
        assert len(answers) == 1


def test_a_thinker_answers_at_once_when_told_to_stop() -> None:
    stopped = Patience(stopped=lambda: True)
    for table, seat in moments(2, 31, 3):
        asked = question(table, seat, stopped)
        worlds: list[int] = []

        def imagine(number: int, asked: Question = asked, worlds: list[int] = worlds) -> Whispers:
            worlds.append(number)
            world = asked.imagine(number)
            assert isinstance(world, Whispers)
            return world

        hurried = Question(GAME, seat, asked.view, asked.choices, asked.actions, imagine, stopped)
        assert bots.make("regular@100000", GAME, 1).choose(hurried) in asked.actions
        assert len(worlds) == 1  # the one it looks at first; none to try answers in


def test_the_last_attack_takes_the_city_that_wins(scene: type[Stage]) -> None:
    stage = scene().loyal(0, "horse", "bear", "lion", "eagle", "elephant")
    stage.loyal(1, "elephant", "eagle", "bear", "lion", "horse")
    stage.position.round = 4
    stage.army("h8", "horse", 3).army("p1", "elephant", 1).army("h5", "horse", 4).army("l3", "lion", 1)
    stage.agent(0, "horse-chancellor").reach("horse-chancellor")
    world = stage.position
    asked = Question(GAME, 0, stage.view(0), stage.choices, world.choices(0), lambda seed: world.imagine(0, Fast(seed)))
    assert GAME.text(world, bots.make("regular@40", GAME, 1).choose(asked)) == "attack"
    stage.play("attack")
    asked = Question(GAME, 0, stage.view(0), stage.choices, world.choices(0), lambda seed: world.imagine(0, Fast(seed)))
    assert GAME.text(world, bots.make("regular@40", GAME, 1).choose(asked)) == "from h5"


# With two players regular and expert try exchanges out; everywhere else each level goes by its own figures.
@pytest.mark.parametrize(
    ("players", "name", "weights"),
    [
        *((players, "casual@4", plain()) for players in GAME.seats),
        *((players, name, learned()) for players in GAME.seats if players > 2 for name in ("regular@4", "expert@4")),
    ],
)
def test_loyalties_are_exchanged_by_habit(players: int, name: str, weights: PolicyWeights) -> None:
    asked = 0
    for seed in range(2):
        table = sottovoce.new(GAME, players, seed)
        dice = Fast(seed)
        policy = Policy(players, weights)
        while not table.over:
            position = table.position
            assert isinstance(position, Whispers)
            seat = table.to_act[0]
            actions = table.actions(seat)
            if position.phase == state.LOYALTIES and len(actions) > 1:
                asked += 1
                policy.look_at(position)
                assert bots.make(name, GAME, 1).choose(question(table, seat)) == policy.answer(position, dice)
            table.play_action(seat, actions[int(dice.roll(len(actions)))])
    assert asked > 3


def test_with_two_players_expert_tries_what_an_exchange_of_loyalties_brings(scene: type[Stage]) -> None:
    # Cities enough for the empire that seat 0 opposes: to exchange it for the Devout one is worth ten points.
    stage = (
        scene()
        .loyal(0, "elephant", "lion", "horse", "eagle", "bear")
        .loyal(1, "lion", "eagle", "horse", "bear", "elephant")
    )
    for region in ("p4", "p7", "l3", "l4"):
        stage.army(region, "bear", 4)
    world = stage.position
    world.round, world.marker, world.step, world.asked, world.phase = 3, -1, 2, 0, state.LOYALTIES
    worlds: set[int] = set()

    def imagine(seed: int) -> Whispers:
        worlds.add(seed)
        other = world.imagine(0, Fast(seed))
        assert isinstance(other, Whispers)
        return other

    asked = Question(GAME, 0, stage.view(0), stage.choices, world.choices(0), imagine)
    assert GAME.text(world, bots.make("expert@40", GAME, 1).choose(asked)).startswith("exchange")
    assert len(worlds) > 10


def test_casual_looks_at_few_answers() -> None:
    def worlds(players: int, name: str) -> int:
        table = sottovoce.new(GAME, players, 1)
        asked = question(table, table.to_act[0])
        seen: set[int] = set()

        def imagine(number: int) -> Whispers:
            seen.add(number)
            world = asked.imagine(number)
            assert isinstance(world, Whispers)
            return world

        bots.make(name, GAME, 1).choose(Question(GAME, asked.seat, asked.view, asked.choices, asked.actions, imagine))
        return len(seen)

    assert worlds(2, "expert@1") > worlds(3, "expert@1") > 2 * worlds(3, "casual@1")
    assert worlds(2, "regular@1") > 2 * worlds(2, "casual@1")


def test_expert_sees_the_empires_in_their_places_and_casual_does_not() -> None:
    nets = []
    for players, name in ((2, "expert@1"), (3, "expert@1"), (4, "regular@1"), (3, "casual@1")):
        table = sottovoce.new(GAME, players, 1)
        thinker = bots.make(name, GAME, 1)
        assert isinstance(thinker, Thinker)
        thinker.choose(question(table, table.to_act[0]))
        assert thinker.net is not None
        assert thinker.net.seats == players
        nets.append(type(thinker.net))
    assert nets == [EmpireNet, EmpireNet, EmpireNet, RankingNet]


def test_what_is_no_level() -> None:
    for name in ("expert@0", "expert@many", "expert-deaf", "master"):
        assert GAME.bot(name, 1) is None
