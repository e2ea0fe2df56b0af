"""Endgames of two players, played perfectly: who wins if both play their last cards as well as can be.

Nothing is hidden and nothing is left to chance, so every way to go on can be tried. Once a card has been played two
players never share the victory (§27, §28): a position is won or lost. Positions met before are remembered; followers of
one faction in one province are alike, so counts stand for them.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Fast
from sottovoce.games.siam.actions import ACTIONS, PASS, SPOTS
from sottovoce.games.siam.board import FACTIONS, PROVINCES
from sottovoce.games.siam.cards import KINDS
from sottovoce.games.siam.drift import Drift
from sottovoce.games.siam.rules import Siam
from sottovoce.games.siam.state import TAKE_ONE, TURN, State
from sottovoce.games.siam.twins import drop_twins

UNSOLVED: Final = -1
LOST: Final = -2
PLAYERS: Final = 2

_DEEPEST: Final = 160  # decisions to the end: at most 16 cards of up to 6 decisions and the passes between
_CHECK: Final = 4096  # positions between two looks at the clock
_SLOTS: Final = 0x8_0000  # positions remembered
_MASK: Final = 0x3FFF_FFFF_FFFF_FFFF
_MIX: Final = 0x1E37_79B9_7F4A_7C15
_FADE: Final = 16_777_216  # a habit's strength at which all are halved
_ALWAYS: Final = 16_777_214  # more than any habit …
_NEVER: Final = -1  # … and less


def never() -> bool:
    """For those who have time."""
    return False


class Solver:
    """Tries everything, what has won most often first; remembers what it has seen."""

    def __init__(self) -> None:
        self.worlds: list[Siam] = []
        self.choices: list[vec[i64]] = []
        self.keys: vec[i64] = vec[i64]([0] * _SLOTS)
        self.verdicts: vec[i64] = vec[i64]([0] * _SLOTS)  # 1 if the seat at turn wins, else 0
        self.habits: vec[i64] = vec[i64]([0] * (PLAYERS * ACTIONS))  # how often an action won
        self.dice = Fast(1)
        self.drift = Drift()
        self.nodes: i64 = 0
        self.limit: i64 = 0
        self.given_up: bool = False
        self.stop: Callable[[], bool] = never

    def solve(self, position: State, limit: int, stop: Callable[[], bool] = never) -> int:
        """An action that wins, LOST if there is none, UNSOLVED if that takes more positions than the limit."""
        assert isinstance(position, Siam)
        if position.seats != PLAYERS or position.over or position.clock == 0 or position.law.memory:
            return UNSOLVED
        self.prepare(position)
        self.limit = limit
        self.stop = stop
        world = self.worlds[0]
        world.copy_from(position)
        count = self.list_actions(0)
        i: i64
        for i in range(count):
            action = self.choices[0][i]
            if self.good(0, action):
                return int(action)
            if self.given_up:
                return UNSOLVED
        return LOST

    def prepare(self, position: Siam) -> None:
        """Room for the positions of one line of play; a new table is a new memory."""
        self.nodes = 0
        self.given_up = False
        if self.worlds and self.worlds[0].law is position.law and self.worlds[0].board is position.board:
            return
        self.worlds = []
        self.choices = []
        for _ in range(_DEEPEST + 1):
            twin = position.copy()
            assert isinstance(twin, Siam)
            self.worlds.append(twin)
            self.choices.append(vec[i64]([0] * int(position.room())))
        i: i64
        for i in range(_SLOTS):
            self.keys[i] = 0

    def good(self, depth: i64, action: i64) -> bool:
        """True if an action leads its seat to victory from the position at a depth."""
        world = self.worlds[depth]
        below = self.worlds[depth + 1]
        seat = world.at_turn
        below.copy_from(world)
        below.apply(seat, action, self.dice)
        if below.over:
            return (below.winners() >> seat) & 1 == 1
        won = self.wins(depth + 1)
        if self.given_up:
            return False
        return won if below.at_turn == seat else not won

    def wins(self, depth: i64) -> bool:
        """True if the seat at turn in the position at a depth wins."""
        world = self.worlds[depth]
        self.nodes += 1
        if self.nodes >= self.limit or (self.nodes % _CHECK == 0 and self.stop()):
            self.given_up = True
            return False
        phase = world.phase
        if phase != TURN and phase != TAKE_ONE:
            return self.any_good(depth)
        if phase == TURN and self.wins_anyway(world):
            return True
        key = key_of(world)
        slot = key & (_SLOTS - 1)
        if self.keys[slot] == key:
            return self.verdicts[slot] == 1
        won = self.any_good(depth)
        if not self.given_up:
            self.keys[slot] = key
            self.verdicts[slot] = 1 if won else 0
        return won

    def wins_anyway(self, world: Siam) -> bool:
        """True if the seat at turn wins for sure without a search: nobody can answer."""
        if world.cards_left == 1 and world.law.last_card:
            return True  # §23: only who can win with it is asked
        if world.held[1 - world.at_turn] > 0:
            return False
        self.drift.follow(world)
        return (self.drift.winners >> world.at_turn) & 1 == 1

    def any_good(self, depth: i64) -> bool:
        """True if any action wins."""
        count = self.list_actions(depth)
        choices = self.choices[depth]
        i: i64
        for i in range(count):
            if self.good(depth, choices[i]):
                self.praise(self.worlds[depth].at_turn, choices[i])
                return True
            if self.given_up:
                return False
        return False

    def list_actions(self, depth: i64) -> i64:
        """The actions at a depth, those that won most often first."""
        world = self.worlds[depth]
        choices = self.choices[depth]
        habits = self.habits
        seat = world.at_turn
        count = drop_twins(world, choices, world.legal(seat, choices))
        hopeless = world.phase == TURN and self.weigh_pass(world)
        first = seat * ACTIONS
        i: i64
        for i in range(count):
            action = choices[i]
            habit = habits[first + action]
            j = i
            while j > 0 and habits[first + choices[j - 1]] < habit:
                choices[j] = choices[j - 1]
                j -= 1
            choices[j] = action
        if hopeless:
            count -= 1
        return count

    def weigh_pass(self, world: Siam) -> bool:
        """Who wins if all pass tries that first, others last; True in the last struggle, where it loses at once."""
        self.drift.follow(world)
        wins = (self.drift.winners >> world.at_turn) & 1 == 1
        self.habits[world.at_turn * ACTIONS + PASS] = _ALWAYS if wins else _NEVER
        return not wins and world.struggle + 1 == PROVINCES

    def praise(self, seat: i64, action: i64) -> None:
        """An action has won."""
        habits = self.habits
        habits[seat * ACTIONS + action] += 1
        if habits[seat * ACTIONS + action] < _FADE:
            return
        i: i64
        for i in range(PLAYERS * ACTIONS):
            habits[i] >>= 1


def stir(key: i64, word: i64) -> i64:
    """Mix a word into a key."""
    mixed = ((key ^ word) * _MIX) & _MASK
    return mixed ^ (mixed >> 29)


def key_of(s: State) -> i64:
    """A number for all that matters from here on: equal positions have equal ones, and others hardly ever."""
    followers = s.followers
    key: i64 = 1
    word: i64 = 0
    i: i64
    for i in range(SPOTS):
        word = word * 32 + followers[i]
        if i % 8 == 7:
            key = stir(key, word)
            word = 0
    for i in range(PLAYERS * FACTIONS):
        word = word * 32 + s.courts[i]
    key = stir(key, word)
    word = 0
    for i in range(PLAYERS * KINDS):
        word = word * 4 + s.hands[i]
    key = stir(key, word)
    word = 0
    for i in range(PROVINCES):
        word = word * 64 + s.control[i] * 8 + s.tiles[i]
    key = stir(key, word)
    word = s.kings
    for i in range(FACTIONS):
        word = word * 16 + s.gained[i]
    later: i64 = 1 if s.played[0] > s.played[1] else 0
    word = ((word * 2 + later) * 2 + s.at_turn) * 4 + s.passes
    word = (word * 16 + s.phase) * 8 + s.struggle
    key = stir(key, word)
    word = ((s.ban_card + 1) * 32 + s.ban_give + 1) * 32 + s.ban_get + 1
    return stir(key, word * 8 + s.ban_also + 1)
