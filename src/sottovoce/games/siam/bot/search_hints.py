# mypyc: compile
"""What search is told about King of Siam: pace, what is worth a thought, where to judge, and what is proven."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.bots.playout import Playouts
from sottovoce.bots.search_hints import LOST, UNPROVEN, WON, SearchHints
from sottovoce.core.dice import Dice
from sottovoce.core.position import Position
from sottovoce.games.siam.bot.endgame import LOST as NO_WAY
from sottovoce.games.siam.bot.endgame import UNSOLVED, Solver, never, side_of
from sottovoce.games.siam.bot.equivalent_actions import drop_twins
from sottovoce.games.siam.bot.evaluation import SiamEvaluation
from sottovoce.games.siam.bot.net import ValueNet, learned
from sottovoce.games.siam.bot.net_inputs import parties
from sottovoce.games.siam.bot.pacing import keep_pace
from sottovoce.games.siam.rules.scoring import TEAMS_AT
from sottovoce.games.siam.rules.state import NONE, TAKE_ONE, TURN, State

_MOST_SEATS: Final = 4
PACE: Final = 1  # cards that a seat may be ahead of one a struggle
SHARED: Final = 0.5  # a victory of both sides
PLAYERS: Final = 2  # with more, who has no rule of pace spends all cards at once
REACH: Final = 8  # cards left, in all hands together, from which on endgames are solved …
LATE_REACH: Final = 12  # … or this many in the last struggle but one, and any number in the last …
LATE: Final = 6
CROWDED_REACH: Final = 7  # cards left with more than two players, who have more ways to answer
PATIENCE: Final = 100_000  # … if it takes no more positions than this for one answer …
HASTE: Final = 25_000  # … or this in the middle of a turn
NEAR: Final = 3  # cards left where the tree's leaves are solved …
GLIMPSE: Final = 300  # … if it takes no more positions than this …
LAST_GLIMPSE: Final = 5_000  # … or with more than two players this in the last struggle …
LAST_NEAR: Final = 9  # … with teams if so few cards are left: with more, it hardly ever comes to an end


class Paced(SearchHints):
    """The evaluation, between turns, with the pace kept."""

    def __init__(self, ahead: i64) -> None:
        super().__init__(SiamEvaluation())
        self.ahead: vec[i64] = vec[i64]([ahead] * _MOST_SEATS)  # cards that each seat may be ahead of one a struggle

    def narrow(self, world: Position, seat: i64, actions: vec[i64], count: i64) -> i64:
        """A seat that has run ahead passes."""
        return keep_pace(world, seat, actions, count, self.ahead[seat])

    def settled(self, world: Position) -> bool:
        """True if no card is half played."""
        assert isinstance(world, State)
        return world.phase == TURN


class Learned(Paced):
    """The judgement learned by self-play; random games for a number of players where nothing has been learned."""

    def __init__(self, nets: dict[int, ValueNet] | None = None) -> None:
        super().__init__(PACE)
        self.nets: dict[int, ValueNet | None] = {} if nets is None else dict(nets)
        self.net: ValueNet | None = None
        self.players: i64 = 0
        self.playouts = Playouts(self)

    def narrow(self, world: Position, seat: i64, actions: vec[i64], count: i64) -> i64:
        """Not both of two actions that come to the same; the pace with more than two players."""
        assert isinstance(world, State)
        if world.seats > PLAYERS:
            count = super().narrow(world, seat, actions, count)
        return drop_twins(world, actions, count)

    def judge(self, world: Position, dice: Dice, prospects: vec[float]) -> None:
        """By the net for as many players."""
        assert isinstance(world, State)
        if self.players != world.seats:
            self.turn_to(int(world.seats))
        net = self.net
        if net is None:
            self.playouts.judge(world, dice, prospects)
        else:
            net.judge(world, prospects)

    def turn_to(self, players: int) -> None:
        """Use the net for this many players, read once."""
        if players not in self.nets:
            self.nets[players] = learned(players)
        self.players = players
        self.net = self.nets[players]


class Foreseeing(Learned):
    """The learned judgement, and perfect play where the end is within reach."""

    def __init__(self, nets: dict[int, ValueNet] | None = None, glimpse: int = LAST_GLIMPSE) -> None:
        super().__init__(nets)
        self.solver = Solver()
        self.glimpse = glimpse
        self.sure = False  # the last judgement is the solver's

    def closing(self, world: Position) -> bool:
        """Which follower to take is seen at a glance; with teams more simulations do better in the same time."""
        assert isinstance(world, State)
        return world.phase == TAKE_ONE and world.seats < TEAMS_AT

    def judge(self, world: Position, dice: Dice, prospects: vec[float]) -> None:
        """By the solver very near to the end, else by the net."""
        assert isinstance(world, State)
        winner: i64 = NONE
        if in_last_glimpse(world):
            winner = self.sure_winner(world, self.glimpse)
        elif world.cards_left <= NEAR:
            winner = self.sure_winner(world, GLIMPSE)
        self.sure = winner != NONE and parties(world.seats) == 2
        if winner == NONE:
            super().judge(world, dice, prospects)
            return
        side = side_of(world.seats, winner)
        seat: i64
        for seat in range(world.seats):
            prospects[seat] = 1.0 if (side >> seat) & 1 == 1 else 0.0

    def certain(self) -> bool:
        """True if the solver has judged; with three players it knows too little to end the tree there."""
        return self.sure

    def final(self, world: Position) -> bool:
        """True if one of two sides has won alone."""
        return parties(world.seats) == 2 and world.payoff(0) != SHARED

    def sure_winner(self, world: State, limit: int) -> i64:
        """A seat that can make sure of victory, by itself or with its partner; NONE if that is not known of any."""
        turn = world.at_turn
        verdict = self.solver.solve(world, limit)
        if verdict == UNSOLVED:
            return NONE
        if verdict != NO_WAY:
            return turn
        if parties(world.seats) == 2:
            return (turn + 1) % world.seats
        return self.sure_rival(world, turn, limit)

    def sure_rival(self, world: State, seat: i64, limit: int, stop: Callable[[], bool] = never) -> i64:
        """Somebody else who can make sure of victory, against all others; NONE if that is not known of any."""
        after: i64
        for after in range(1, 3):
            rival = (seat + after) % world.seats
            verdict = self.solver.forces(world, rival, limit, stop)
            if verdict != UNSOLVED and verdict != NO_WAY:
                return rival
        return NONE

    def proven(self, world: Position, seat: i64, fresh: bool, stop: Callable[[], bool]) -> i64:
        """Who wins for sure, if the solver finds out."""
        assert isinstance(world, State)
        if not within_reach(world):
            return UNPROVEN
        if world.over:
            return WON if world.payoff(seat) == 1.0 else LOST
        limit = PATIENCE if fresh else HASTE
        verdict = self.solver.forces(world, seat, limit, stop)
        if verdict == UNSOLVED:
            return UNPROVEN
        if verdict != NO_WAY:
            return WON
        if parties(world.seats) == 2 or self.sure_rival(world, seat, limit, stop) != NONE:
            return LOST
        return UNPROVEN


def in_last_glimpse(s: State) -> bool:
    """True if leaves are solved because the last struggle has come."""
    return s.struggle > LATE and s.seats > PLAYERS and (s.seats < TEAMS_AT or s.cards_left <= LAST_NEAR)


def within_reach(s: State) -> bool:
    """True if the end may be near enough to be solved."""
    if s.struggle > LATE:
        return True
    if s.seats > PLAYERS:
        return s.cards_left <= CROWDED_REACH
    return s.cards_left <= (LATE_REACH if s.struggle == LATE else REACH)
