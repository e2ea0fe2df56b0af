"""Looking ahead: a seat's own turn by what it believes, and imagined worlds played on by habit."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.position import bit
from sottovoce.games.whispers.actions import SLOTS
from sottovoce.games.whispers.beliefs import Beliefs
from sottovoce.games.whispers.board import EMPIRES
from sottovoce.games.whispers.cards import HAND_LIMIT, size
from sottovoce.games.whispers.greedy import Plot
from sottovoce.games.whispers.habit import Habit
from sottovoce.games.whispers.lands import count
from sottovoce.games.whispers.outlook import prospects_by
from sottovoce.games.whispers.rounds import PAIRS_FIRST, PAIRS_SECOND
from sottovoce.games.whispers.rules import ROOM, Whispers
from sottovoce.games.whispers.scoring import WEIGHTS
from sottovoce.games.whispers.state import LOYALTIES
from sottovoce.games.whispers.tricks import BANNER, CARD, CITY, LAST_CARD

RIVALRY: Final = 110  # how much of the rivals' average gain is one's own loss, per cent
ICON: Final = 4
OPTION: Final = 50  # how much of the best exchange of loyalties to come is counted, per cent
SPREAD: Final = 250.0  # how far a lead can still turn, for each round to come
_LAST_ROUND: Final = 4


def weigh(s: Whispers, seat: i64, beliefs: Beliefs, worth: vec[i64], row: i64) -> None:
    """What a city of each empire is worth to a seat, less what the others are believed to get for it."""
    slot: i64
    other: i64
    empire: i64
    for slot in range(SLOTS):
        worth[row + s.tokens[seat * SLOTS + slot]] = CITY * WEIGHTS[slot]
    for other in range(s.seats):
        if other != seat:
            for empire in range(EMPIRES):
                worth[row + empire] -= RIVALRY * beliefs.expected[other * EMPIRES + empire] // (CITY * (s.seats - 1))


class Sketch(Plot):
    """A search through one seat's own decisions that judges by beliefs."""

    def __init__(self, world: Whispers, seat: i64, dice: Dice, beliefs: Beliefs) -> None:
        super().__init__(world, seat, dice)
        self.beliefs = beliefs
        self.shown: i64 = -1
        self.worth: vec[i64] = vec[i64]([0] * EMPIRES)

    def judge(self, world: Whispers) -> float:
        """What a world is worth to the seat."""
        if world.over:
            return world.payoff(self.seat)
        if self.shown != world.shown[self.seat]:
            self.shown = world.shown[self.seat]
            weigh(world, self.seat, self.beliefs, self.worth, 0)
        return prospects_by(world, self.seat, self.worth)


class Foresight:
    """Plays worlds on by habit."""

    def __init__(self, world: Whispers, seat: i64, beliefs: Beliefs, horizon: i64) -> None:
        self.seat = seat
        self.beliefs = beliefs
        self.horizon = horizon  # rounds that are played to their end after the present one
        self.habit = Habit(world.seats)
        self.world = Whispers(world.seats, world.chart, world.law, world)
        self.buffer: vec[i64] = vec[i64]([0] * ROOM)

    def instinct(self, start: Whispers, dice: Dice) -> i64:
        """What the asked seat would do by habit."""
        self.world.assign(start)
        self.learn()
        self.habit.decided = False
        self.habit.look_at(start)
        return self.habit.answer(self.world, dice)

    def follow(self, start: Whispers, action: i64, line: vec[i64], dice: Dice) -> float:
        """What comes of an action and the way on from it in a world."""
        world = self.world
        seat = self.seat
        self.habit.decided = False
        world.assign(start)
        last = world.round + self.horizon
        if world.phase == LOYALTIES:
            last = _LAST_ROUND
        world.apply(seat, action, dice)
        i: i64
        for i in range(len(line)):
            if world.turn() != seat or not self.possible(line[i]):
                break
            world.apply(seat, line[i], dice)
        self.play_on(last, dice)
        return self.standing()

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
        habit = self.habit
        round: i64 = 0
        while not world.over and world.round <= last:
            if world.round != round:
                round = world.round
                habit.look_at(world)
                self.learn()
            world.apply(world.asked, habit.answer(world, dice), dice)

    def learn(self) -> None:
        """What everybody wants."""
        world = self.world
        seat: i64
        for seat in range(world.seats):
            weigh(world, seat, self.beliefs, self.habit.worth, seat * EMPIRES)

    def standing(self) -> float:
        """The seat's chances in the world played on."""
        world = self.world
        mine = self.points(self.seat)
        best: i64 = -1_000_000
        other: i64
        for other in range(world.seats):
            if other != self.seat:
                points = self.points(other)
                if points > best:
                    best = points
        lead = float(mine - best)
        if world.over:
            return 0.9 * world.payoff(self.seat) + 0.1 * slope(lead, SPREAD)
        return slope(lead, SPREAD * float(_LAST_ROUND + 1 - world.round))

    def points(self, seat: i64) -> i64:
        """A seat's points as things stand and as they promise."""
        world = self.world
        total: i64 = 0
        slot: i64
        left: i64 = 0 if world.over else _LAST_ROUND + 1 - world.round
        for slot in range(SLOTS):
            empire = world.tokens[seat * SLOTS + slot]
            lands = world.lands[empire]
            strength = CITY * count(lands & world.chart.cities)
            if left > 0:
                strength += BANNER * (20 - world.reserve[empire])
                strength += ICON * left * (count(lands & world.chart.farms) + count(lands & world.chart.forts))
            total += WEIGHTS[slot] * strength
        held = size(world.hands[seat])
        if held > HAND_LIMIT:
            held = HAND_LIMIT
        if left > 0:
            total += held * (LAST_CARD + CARD * left) + self.exchange(seat) * OPTION // 100
        return total

    def exchange(self, seat: i64) -> i64:
        """What the best exchange of a seat's hidden loyalties would gain as the cities stand."""
        world = self.world
        best: i64 = 0
        row = seat * SLOTS
        pair: i64
        for pair in range(len(PAIRS_FIRST)):
            first = PAIRS_FIRST[pair]
            second = PAIRS_SECOND[pair]
            if world.shown[seat] & (bit(first) | bit(second)):
                continue
            more = count(world.lands[world.tokens[row + second]] & world.chart.cities)
            fewer = count(world.lands[world.tokens[row + first]] & world.chart.cities)
            gain = (WEIGHTS[first] - WEIGHTS[second]) * (more - fewer) * CITY
            if gain > best:
                best = gain
        return best


def slope(lead: float, spread: float) -> float:
    """A lead as a chance between 0 and 1."""
    return 0.5 + 0.5 * lead / (spread + (lead if lead > 0.0 else -lead))
