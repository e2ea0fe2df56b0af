"""Games of King of Siam played against oneself by tree search: what all ways of learning from them share."""

from __future__ import annotations

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from net_fitting import Array

import sottovoce
from sottovoce.bots.tree import Tree
from sottovoce.core.dice import Fast
from sottovoce.games.siam.bot.endgame import LOST, UNSOLVED, Solver, side_of
from sottovoce.games.siam.bot.net_inputs import FEATURES, NetInputs, features, parties, party_of
from sottovoce.games.siam.bot.search_hints import LATE
from sottovoce.games.siam.rules.scoring import TEAMS_AT
from sottovoce.games.siam.rules.state import TURN
from sottovoce.games.siam.rules.turns import Siam

POSITIONS_SOLVED = 30_000
LAST_SOLVED = 12  # cards, in the last struggle of teams


class SelfPlay:
    """Plays games against itself."""

    cards_solved: int  # with this many cards left, a game is played perfectly
    curious: int  # one decision in this many follows the visits instead of the most visited answer

    def __init__(self, players: int, tree: Tree, seed: int) -> None:
        self.game = sottovoce.find("siam")
        self.players, self.tree, self.dice = players, tree, Fast(seed)
        self.inputs = NetInputs()
        self.solver = Solver()

    def deal(self) -> Siam:
        """A game as it is set up."""
        position = self.game.start(self.players, self.game.settle_options({}), self.dice, None)
        assert isinstance(position, Siam)
        return position

    def play_at_random(self, position: Siam, cards: int) -> None:
        """Play this many cards at random, one or two a struggle."""
        buffer = vec[i64]([0] * int(position.room()))
        while not position.over and (position.clock < cards or position.phase != TURN):
            count = position.legal(position.at_turn, buffer)
            choice = int(self.dice.roll(count))
            if position.phase == TURN and self.dice.roll(3) > 0:
                choice = 0
            position.apply(position.at_turn, int(buffer[choice]), self.dice)

    def order(self, position: Siam) -> list[int]:
        """A seat of each party, the one whose turn it is first where there are two."""
        count = int(parties(self.players))
        turn = int(position.at_turn)
        return [turn, (turn + 1) % self.players] if count == 2 else list(range(count))

    def look(self, position: Siam) -> Array:
        """What the parties see that get a score: one of two, or all three."""
        self.inputs.survey(position)
        out = vec[float]([0.0] * FEATURES)
        count = int(parties(self.players))
        views = [int(party_of(self.players, position.at_turn))] if count == 2 else list(range(count))
        seen = []
        for party in views:
            self.inputs.look(position, party, out)
            seen.append([float(x) for x in out][: int(features(self.players))])
        return np.array(seen, np.float32)

    def pick(self, root: int, curious: bool) -> int:
        """The child to follow: the one visited most, or now and then one drawn by its visits."""
        children, visits = [], []
        child = int(self.tree.first[root])
        while child >= 0:
            children.append(child)
            visits.append(int(self.tree.visits[child]))
            child = int(self.tree.next[child])
        if curious and sum(visits) > 0 and self.dice.roll(self.curious) == 0:
            left = int(self.dice.roll(sum(visits)))
            for child, count in zip(children, visits, strict=True):
                left -= count
                if left < 0:
                    return child
        return max(zip(visits, children, strict=True))[1]

    def solved(self, position: Siam) -> Array | None:
        """What every seat gets with perfect play, where the end is within reach."""
        last = self.players == TEAMS_AT and position.struggle > LATE
        if position.phase != TURN or position.cards_left > (LAST_SOLVED if last else self.cards_solved):
            return None
        verdict = self.solver.solve(position, POSITIONS_SOLVED)
        if verdict == UNSOLVED or (verdict == LOST and parties(self.players) > 2):
            return None
        mine = int(side_of(self.players, position.at_turn))
        won = [float((mine >> seat) & 1 == int(verdict != LOST)) for seat in range(self.players)]
        return np.array(won, np.float32)
