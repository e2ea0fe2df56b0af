"""What A War of Whispers' beliefs know of hidden loyalties, round by round, against knowing nothing.

    python benchmarks/whispers_beliefs.py [--bot greedy] [--players 3] [--games 40] [--choices]

Bots of one kind play. At the end of every round the chance that the beliefs give to each player's true loyalties is
held against an even chance for everything that agrees with the tokens turned up; players without a secret are left out.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import defaultdict
from itertools import permutations

import sottovoce
from sottovoce import bots
from sottovoce.core.bot import witnessed
from sottovoce.games.whispers.bot.beliefs_from_deeds import Beliefs, fits
from sottovoce.games.whispers.bot.evidence import Evidence, gather
from sottovoce.games.whispers.rules.actions import SLOTS
from sottovoce.games.whispers.rules.board import EMPIRES
from sottovoce.games.whispers.rules.state import ORDERS
from sottovoce.games.whispers.rules.turns import Whispers

ORDER = {order: number for number, order in enumerate(permutations(range(EMPIRES)))}
TRUST = 100


def measure(world: Whispers, evidence: Evidence, choices: bool) -> list[tuple[float, float, float]]:
    """For each player with a secret: the log-likelihood by belief and by an even chance, and the gain in bits."""
    beliefs = Beliefs(world, evidence, TRUST, choices)
    found = []
    for seat in range(int(world.seats)):
        fitting = sum(bool(fits(world, seat, order)) for order in range(ORDERS))
        if fitting == 1:
            continue
        tokens = tuple(int(world.tokens[seat * SLOTS + slot]) for slot in range(SLOTS))
        at = seat * ORDERS + ORDER[tokens]
        chance = beliefs.odds[at] - (beliefs.odds[at - 1] if ORDER[tokens] > 0 else 0.0)
        found.append((math.log(chance), -math.log(fitting), math.log2(chance * fitting)))
    return found


def main() -> int:
    """Play, and print a line for each round."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=3)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--choices", action="store_true", help="as expert reads them: every choice, not deeds alone")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rounds: defaultdict[int, list[tuple[float, float, float]]] = defaultdict(list)
    for game in range(arguments.games):
        table = sottovoce.new("whispers", arguments.players, arguments.seed + game)
        players = [bots.make(arguments.bot, table.game, game * 10 + seat) for seat in range(arguments.players)]
        before = 1
        last = table.position.copy()
        evidence = Evidence(arguments.players)
        while not table.over:
            seat = table.to_act[0]
            table.play(seat, bots.answer(players[seat], table, seat))
            position = table.position
            assert isinstance(position, Whispers)
            if position.round != before or position.over:
                assert isinstance(last, Whispers)
                rounds[before] += measure(last, evidence, arguments.choices)
                before = int(position.round)
            last.copy_from(position)
            evidence = gather(witnessed(table, 0), position)
    print("after round | players | log-likelihood by belief | by an even chance | bits gained ± 95 %")
    for number, seen in sorted(rounds.items()):
        by_belief, evenly, bits = (sum(column) / len(seen) for column in zip(*seen, strict=True))
        spread = math.sqrt(sum((row[2] - bits) ** 2 for row in seen) / len(seen)) * 1.96 / math.sqrt(len(seen))
        print(f"{number} | {len(seen)} | {by_belief:.2f} | {evenly:.2f} | {bits:.2f} ± {spread:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
