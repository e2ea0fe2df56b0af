# mypyc: compile
"""Endgames played perfectly: who wins if everybody plays the last cards as well as can be.

Nothing is hidden and nothing is left to chance, so every way to go on can be tried. The seats are of two sides: two
players, or two teams, or with three players one against both others, whatever these want for themselves. One side is
asked whether it can make sure of a victory that it shares with nobody; the other one prevents it, or can't. Positions
met before are remembered; followers of one faction in one province are alike, so counts stand for them.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Fast
from sottovoce.core.position import bit
from sottovoce.games.siam.bot.equivalent_actions import drop_twins
from sottovoce.games.siam.bot.if_all_pass import IfAllPass
from sottovoce.games.siam.rules.actions import ACTIONS, PASS, SPOTS
from sottovoce.games.siam.rules.board import FACTIONS, PROVINCES
from sottovoce.games.siam.rules.cards import KINDS
from sottovoce.games.siam.rules.scoring import TEAMS_AT
from sottovoce.games.siam.rules.state import TAKE_ONE, TURN, State
from sottovoce.games.siam.rules.turns import Siam

UNSOLVED: Final = -1
LOST: Final = -2

_MOST_SEATS: Final = 4
_MOST_CARDS: Final = 16  # in all hands together
_DEEPEST: Final = 200  # decisions to the end: this many cards of up to 6 decisions and the passes between
_CHECK: Final = 4096  # positions between two looks at the clock
_SLOTS: Final = 0x8_0000  # positions remembered
_MASK: Final = 0x3FFF_FFFF_FFFF_FFFF
_MIX: Final = 0x1E37_79B9_7F4A_7C15
_FADE: Final = 16_777_216  # a wins's strength at which all are halved
_ALWAYS: Final = 16_777_214  # more than any wins …
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
        self.verdicts: vec[i64] = vec[i64]([0] * _SLOTS)  # 1 if the seat at turn has its way, else 0
        self.history: vec[i64] = vec[i64]([0] * (_MOST_SEATS * ACTIONS))  # how often an action won
        self.side: i64 = 1  # the seats that want to be sure of victory, as bits; the others want to prevent it
        self.dice = Fast(1)
        self.if_all_pass = IfAllPass()
        self.nodes: i64 = 0
        self.limit: i64 = 0
        self.given_up: bool = False
        self.stop: Callable[[], bool] = never

    def solve(self, position: State, limit: int, stop: Callable[[], bool] = never) -> int:
        """An action that wins for sure, LOST if there is none, UNSOLVED if that takes more positions than the limit."""
        return self.search(position, side_of(position.seats, position.at_turn), limit, stop)

    def forces(self, position: State, seat: i64, limit: int, stop: Callable[[], bool] = never) -> int:
        """LOST if a seat's side can't be sure of victory, UNSOLVED if that takes too long, else any other number."""
        side = side_of(position.seats, seat)
        verdict = self.search(position, side, limit, stop)
        if verdict == UNSOLVED or (side >> position.at_turn) & 1 == 1:
            return verdict
        return 0 if verdict == LOST else LOST

    def search(self, position: State, side: i64, limit: int, stop: Callable[[], bool]) -> int:
        """An action by which the seat at turn, of this side or not, has its way; LOST or UNSOLVED if there is none."""
        assert isinstance(position, Siam)
        if position.over or position.clock == 0 or position.law.memory or position.cards_left > _MOST_CARDS:
            return UNSOLVED
        self.prepare(position)
        self.limit = limit
        self.stop = stop
        self.side = side if position.seats == 3 else side_of(position.seats, 0)  # of two sides one loses if one wins
        self.worlds[0].copy_from(position)
        verdict = self.try_all()
        self.stop = never  # who may say stop is not to be kept alive by this
        return verdict

    def try_all(self) -> int:
        """An action by which the seat at turn in the first position has its way; LOST or UNSOLVED if there is none."""
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
        """True if by an action from the position at a depth its seat has its way."""
        world = self.worlds[depth]
        below = self.worlds[depth + 1]
        seat = world.at_turn
        below.copy_from(world)
        below.apply(seat, action, self.dice)
        if below.over:
            return self.suits(below.winners(), seat)
        won = self.wins(depth + 1)
        if self.given_up:
            return False
        return won if self.together(below.at_turn, seat) else not won

    def suits(self, winners: i64, seat: i64) -> bool:
        """True if a seat likes this ending: the side alone has won, or has not."""
        alone = winners != 0 and winners & ~self.side == 0
        return alone == ((self.side >> seat) & 1 == 1)

    def together(self, a: i64, b: i64) -> bool:
        """True if two seats want the same."""
        return ((self.side >> a) ^ (self.side >> b)) & 1 == 0

    def wins(self, depth: i64) -> bool:
        """True if the seat at turn in the position at a depth has its way."""
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
        key = stir(key_of(world), self.side)
        slot = key & (_SLOTS - 1)
        if self.keys[slot] == key:
            return self.verdicts[slot] == 1
        won = self.any_good(depth)
        if not self.given_up:
            self.keys[slot] = key
            self.verdicts[slot] = 1 if won else 0
        return won

    def wins_anyway(self, world: Siam) -> bool:
        """True if the seat at turn has its way without a search: nobody can answer."""
        if world.cards_left == 1 and world.law.last_card:
            return True  # §23: only who can win with it is asked
        seat: i64
        for seat in range(world.seats):
            if world.held[seat] > 0 and not self.together(seat, world.at_turn):
                return False
        self.if_all_pass.follow(world)
        return self.suits(self.if_all_pass.winners, world.at_turn)

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
        history = self.history
        seat = world.at_turn
        count = drop_twins(world, choices, world.legal(seat, choices))
        hopeless = world.phase == TURN and self.weigh_pass(world)
        first = seat * ACTIONS
        i: i64
        for i in range(count):
            action = choices[i]
            wins = history[first + action]
            j = i
            while j > 0 and history[first + choices[j - 1]] < wins:
                choices[j] = choices[j - 1]
                j -= 1
            choices[j] = action
        if hopeless:
            count -= 1
        return count

    def weigh_pass(self, world: Siam) -> bool:
        """Who likes it if all pass tries that first, others last; True in the last struggle, where it ends the game."""
        self.if_all_pass.follow(world)
        suits = self.suits(self.if_all_pass.winners, world.at_turn)
        self.history[world.at_turn * ACTIONS + PASS] = _ALWAYS if suits else _NEVER
        return not suits and world.struggle + 1 == PROVINCES and not self.helped(world)

    def helped(self, world: Siam) -> bool:
        """True if another seat that wants the same may play before the struggle ends, if all but it pass."""
        seats = world.seats
        after: i64
        for after in range(1, 4):
            if after >= seats - world.passes:
                return False
            seat = (world.at_turn + after) % seats
            if world.held[seat] > 0 and self.together(seat, world.at_turn):
                return True
        return False

    def praise(self, seat: i64, action: i64) -> None:
        """An action has won."""
        history = self.history
        history[seat * ACTIONS + action] += 1
        if history[seat * ACTIONS + action] < _FADE:
            return
        i: i64
        for i in range(_MOST_SEATS * ACTIONS):
            history[i] >>= 1


def side_of(seats: i64, seat: i64) -> i64:
    """Who wins together with a seat, as bits: itself, with four players its partner too (§11)."""
    if seats == TEAMS_AT:
        return bit(seat % 2) * 5
    return bit(seat)


def order_of_last_cards(s: State) -> i64:
    """Who has played a card later than whom, as bits for each two seats."""
    played = s.played
    later: i64 = 0
    a: i64
    b: i64
    for a in range(s.seats):
        for b in range(a):
            later *= 2
            if played[a] > played[b]:
                later += 1
    return later


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
    for i in range(s.seats * FACTIONS):
        word = word * 32 + s.courts[i]
    key = stir(key, word)
    word = 0
    for i in range(s.seats * KINDS):
        word = word * 4 + s.hands[i]
    key = stir(key, word)
    word = 0
    for i in range(PROVINCES):
        word = word * 64 + s.control[i] * 8 + s.tiles[i]
    key = stir(key, word)
    word = s.kings
    for i in range(FACTIONS):
        word = word * 16 + s.gained[i]
    word = ((word * 64 + order_of_last_cards(s)) * 4 + s.at_turn) * 4 + s.passes
    word = (word * 16 + s.phase) * 8 + s.struggle
    key = stir(key, word)
    word = ((s.ban_card + 1) * 32 + s.ban_give + 1) * 32 + s.ban_get + 1
    return stir(key, word * 8 + s.ban_also + 1)
