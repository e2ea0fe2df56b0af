# mypyc: compile
"""Looking ahead: a seat's own turn by what it believes, and imagined worlds played on by habit."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.games.whispers.bot.beliefs_from_deeds import Beliefs
from sottovoce.games.whispers.bot.evaluation import POINT, prospects_by
from sottovoce.games.whispers.bot.greedy import Plot
from sottovoce.games.whispers.bot.net import ValueNet
from sottovoce.games.whispers.bot.policy import Policy
from sottovoce.games.whispers.bot.policy_weights import PolicyWeights
from sottovoce.games.whispers.rules.actions import SLOTS
from sottovoce.games.whispers.rules.board import EMPIRES
from sottovoce.games.whispers.rules.scoring import WEIGHTS
from sottovoce.games.whispers.rules.turns import ROOM, Whispers

MARGIN: Final = 0.1  # how much of the judgement of a finished game is by how many points it was won or lost
SPREAD: Final = 2.5  # points


def weigh(s: Whispers, seat: i64, beliefs: Beliefs, rivalry: i64, worth: vec[i64], row: i64) -> None:
    """What a city of each empire is worth to a seat, less what the others are believed to get for it."""
    slot: i64
    other: i64
    empire: i64
    for slot in range(SLOTS):
        worth[row + s.tokens[seat * SLOTS + slot]] = POINT * WEIGHTS[slot]
    for other in range(s.seats):
        if other != seat:
            for empire in range(EMPIRES):
                worth[row + empire] -= rivalry * beliefs.expected[other * EMPIRES + empire] // (100 * (s.seats - 1))


class Sketch(Plot):
    """A search through one seat's own decisions that judges by beliefs."""

    def __init__(self, world: Whispers, seat: i64, dice: Dice, beliefs: Beliefs, weights: PolicyWeights) -> None:
        super().__init__(world, seat, dice)
        self.rivalry = weights.rivalry[world.round - 1]
        self.beliefs = beliefs
        self.shown: i64 = -1
        self.worth: vec[i64] = vec[i64]([0] * EMPIRES)

    def judge(self, world: Whispers) -> float:
        """What a world is worth to the seat."""
        if world.over:
            return world.payoff(self.seat)
        if self.shown != world.shown[self.seat]:
            self.shown = world.shown[self.seat]
            weigh(world, self.seat, self.beliefs, self.rivalry, self.worth, 0)
        return prospects_by(world, self.seat, self.worth)


class Foresight:
    """Plays worlds on by habit."""

    def __init__(self, world: Whispers, seat: i64, beliefs: Beliefs, net: ValueNet, weights: PolicyWeights) -> None:
        self.seat = seat
        self.net = net
        self.beliefs = beliefs
        self.policy = Policy(world.seats, weights)
        self.world = Whispers(world.seats, world.map, world.law, world)
        self.buffer: vec[i64] = vec[i64]([0] * ROOM)

    def instinct(self, start: Whispers, dice: Dice) -> i64:
        """What the asked seat would do by habit."""
        self.world.assign(start)
        self.learn()
        self.policy.decided = False
        self.policy.look_at(start)
        return self.policy.answer(self.world, dice)

    def follow(self, start: Whispers, action: i64, line: vec[i64], dice: Dice) -> float:
        """What comes of an action and the way on from it in a world: at the end of the round."""
        self.go(start, action, line, dice)
        self.play_on(start.round, dice)
        return self.standing()

    def glance(self, start: Whispers, action: i64, line: vec[i64], dice: Dice) -> float:
        """The same when the turn is over."""
        self.go(start, action, line, dice)
        self.finish_turn(start, dice)
        return self.standing()

    def go(self, start: Whispers, action: i64, line: vec[i64], dice: Dice) -> None:
        """An action and the way on from it in a world, as far as it leads."""
        world = self.world
        seat = self.seat
        self.policy.decided = False
        world.assign(start)
        world.apply(seat, action, dice)
        i: i64
        for i in range(len(line)):
            if world.turn() != seat or not self.possible(line[i]):
                break
            world.apply(seat, line[i], dice)

    def possible(self, action: i64) -> bool:
        """Can the seat do this?"""
        world = self.world
        number = world.legal(self.seat, self.buffer)
        i: i64
        for i in range(number):
            if self.buffer[i] == action:
                return True
        return False

    def play_on(self, last: i64, dice: Dice) -> None:
        """Everybody plays by habit to the end of a round."""
        world = self.world
        policy = self.policy
        round: i64 = 0
        while not world.over and world.round <= last:
            if world.round != round:
                round = world.round
                policy.look_at(world)
                self.learn()
            world.apply(world.asked, policy.answer(world, dice), dice)

    def finish_turn(self, start: Whispers, dice: Dice) -> None:
        """The seat goes on by habit until the turn that it was in is over."""
        world = self.world
        policy = self.policy
        if world.over or world.turn() != self.seat or world.marker != start.marker or world.step != start.step:
            return
        policy.look_at(world)
        self.learn()
        while not world.over and world.marker == start.marker and world.step == start.step:
            world.apply(world.asked, policy.answer(world, dice), dice)

    def learn(self) -> None:
        """What everybody wants."""
        world = self.world
        rivalry = self.policy.weights.rivalry[world.round - 1]
        seat: i64
        for seat in range(world.seats):
            weigh(world, seat, self.beliefs, rivalry, self.policy.worth, seat * EMPIRES)

    def standing(self) -> float:
        """The seat's chances in the world played on."""
        world = self.world
        if not world.over:
            return self.net.chance(world, self.seat)
        best: i64 = -1000
        other: i64
        for other in range(world.seats):
            if other != self.seat and world.score(other) > best:
                best = world.score(other)
        lead = float(world.score(self.seat) - best)
        return (1.0 - MARGIN) * world.payoff(self.seat) + MARGIN * slope(lead, SPREAD)


def slope(lead: float, spread: float) -> float:
    """A lead as a chance between 0 and 1."""
    return 0.5 + 0.5 * lead / (spread + (lead if lead > 0.0 else -lead))
