"""How long games of Verrat! between four greedy bots are, and how they are won.

    python benchmarks/verrat_lengths.py [games]

The figure is a sanity bound: the median should lie between 6 and 15 rounds.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from statistics import median

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.games.verrat.bot.greedy_policy import play_greedily
from sottovoce.games.verrat.rules.state import Law
from sottovoce.games.verrat.rules.turns import set_up
from sottovoce.games.verrat.show.view import ENDINGS

GAMES = 3000
BOUNDS = (6, 15)


def main(games: int) -> None:
    lengths: Counter[int] = Counter()
    ways: Counter[str] = Counter()
    wins = [0] * 4
    began = time.perf_counter()
    for number in range(games):
        s = set_up(Law(False, False, False, False), Fast(number), None)
        play_greedily(s, Fast(10_000_000 + number), Fast(20_000_000 + number))
        lengths[int(s.round)] += 1
        ways[ENDINGS[s.how]] += 1
        for seat in range(4):
            wins[seat] += int(s.won >> seat) & 1
    seconds = time.perf_counter() - began
    middle = median(lengths.elements())
    print(f"{games} games of four greedy bots, compiled: {sottovoce.compiled()}, {seconds:.1f} s")
    print(f"median length {middle:g} rounds (between {BOUNDS[0]} and {BOUNDS[1]}: {BOUNDS[0] <= middle <= BOUNDS[1]})")
    print("wins by seat: " + " ".join(map(str, wins)))
    print("\nway of winning      games  share")
    for way in ENDINGS:
        print(f"{way:<18} {ways[way]:>6}  {ways[way] / games:5.1%}")
    print("\nrounds  games")
    most = max(lengths.values())
    for length in sorted(lengths):
        print(f"{length:>6} {lengths[length]:>6}  {'#' * round(50 * lengths[length] / most)}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
