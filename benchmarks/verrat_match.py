"""One bot of Verrat! among three of another kind: seats rotated on the same set-ups, nobody talks.

    python benchmarks/verrat_match.py expert regular [games] [first set-up]

Prints the share of victories with its 95 % interval, the lengths and ways of the games, and the time that the one bot
thought.
"""

from __future__ import annotations

import math
import sys
import time
from collections import Counter
from functools import partial

from sottovoce import bots
from sottovoce.core.bot import Question
from sottovoce.core.dice import Fast
from sottovoce.core.position import Position
from sottovoce.games.verrat import GAME
from sottovoce.games.verrat.board import PLAYERS
from sottovoce.games.verrat.rules import Verrat, set_up
from sottovoce.games.verrat.state import Law
from sottovoce.games.verrat.view import ENDINGS


def imagined(s: Verrat, seat: int, seed: int) -> Position:
    """A world that a seat can't tell from this one."""
    return s.imagine(seat, Fast(seed))


def play(names: list[str], number: int, seed: int, timed: int) -> tuple[Verrat, list[float]]:
    """A game on a set-up, and how long one seat thought in each round."""
    dice = Fast(1_000_003 * number + 7)
    s = set_up(Law(False, False, False, False), dice, None)
    players = [bots.make(name, GAME, 10 * seed + seat) for seat, name in enumerate(names)]
    thought: Counter[int] = Counter()
    while not s.over:
        seat = int(s.turn())
        asked = Question(GAME, seat, GAME.view(s, seat), [], s.choices(seat), partial(imagined, s, seat))
        began, at = time.process_time(), int(s.round)
        action = players[seat].choose(asked)
        if seat == timed:
            thought[at] += round(1e6 * (time.process_time() - began))
        s.apply(seat, action, dice)
    return s, [thought[at] / 1e6 for at in thought]


def main(one: str, others: str, games: int, first: int) -> None:
    won, rounds = 0.0, 0
    ways: Counter[str] = Counter()
    spent: list[float] = []
    for game in range(games):
        seat = game % PLAYERS
        names = [one if other == seat else others for other in range(PLAYERS)]
        s, thought = play(names, first + game // PLAYERS, first + game, seat)
        won += s.payoff(seat)
        rounds += int(s.round)
        ways[ENDINGS[s.how]] += 1
        spent += thought
        if game % 20 == 19:
            share = won / (game + 1)
            wide = 1.96 * math.sqrt(share * (1 - share) / (game + 1))
            print(f"{game + 1:>4} games: {one} among {others}s wins {share:.1%} ± {wide:.1%}", flush=True)
    print(f"{rounds / games:.1f} rounds a game; " + ", ".join(f"{way} {count}" for way, count in ways.items()))
    print(f"{one} thinks {sum(spent) / len(spent):.3f} s a round, at most {max(spent):.3f} s")


if __name__ == "__main__":
    main(
        sys.argv[1],
        sys.argv[2],
        int(sys.argv[3]) if len(sys.argv) > 3 else 100,
        int(sys.argv[4]) if len(sys.argv) > 4 else 0,
    )
