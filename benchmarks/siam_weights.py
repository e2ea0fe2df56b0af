"""Do new weights of King of Siam win? Two files of weights against each other, at the same number of simulations.

    git show REVISION:src/sottovoce/games/siam/bot/weights/players-3.json > old.json
    python benchmarks/siam_weights.py new.json old.json --players 3 [--simulations 100] [--games 200] [--seed 740001]

Both think as `expert` does but for what they have learned. One of the new plays among old ones, with four players a
team against a team, in every order of seats on the same set-ups. Games are kept in a journal as they end, and the same
command goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path

import msgspec

import sottovoce
from sottovoce import bots
from sottovoce.bots.levels import LEVELS
from sottovoce.bots.search import Searcher
from sottovoce.games.siam.bot.net import ValueNet
from sottovoce.games.siam.bot.net_inputs import features
from sottovoce.games.siam.bot.search_hints import Foreseeing, Learned
from sottovoce.lab.lineups import seat_orders
from sottovoce.lab.match import bot_seed
from sottovoce.lab.ratings import wilson

NEW, OLD = "new", "old"


class Played(msgspec.Struct):
    """A game as the journal keeps it."""

    seed: int
    seats: list[str]
    payoffs: list[float]


def net(file: Path, players: int) -> ValueNet:
    """The net of a file; what weights of before did not look at counts for nothing."""
    (first, second), weights = json.loads(file.read_text("utf-8"))
    behind = first + first * second + 2 * second + 1
    inputs = (len(weights) - behind) // first
    weights[inputs * first : inputs * first] = [0] * ((int(features(players)) - inputs) * first)
    return ValueNet(players, weights, first, second)


def play(seats: list[str], seed: int, nets: dict[str, ValueNet], simulations: int, quick: bool) -> Played:
    """One game."""
    table = sottovoce.new("siam", len(seats), seed)
    level = LEVELS["expert"]._replace(simulations=simulations, seconds=math.inf, with_more={})
    kind = Learned if quick else Foreseeing
    players = [
        Searcher(bot_seed(seed, seat, name), kind({len(seats): nets[name]}), level) for seat, name in enumerate(seats)
    ]
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, bots.answer(players[seat], table, seat))
    return Played(seed, seats, [float(table.position.payoff(seat)) for seat in range(len(seats))])


def main() -> int:
    """Play, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("new", type=Path)
    parser.add_argument("old", type=Path)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), required=True)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--quick", action="store_true", help="without the endgame solver, ten times as fast")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=740_001, help="of the first set-up")
    parser.add_argument("--journal", type=Path, default=Path("siam-weights.jsonl"), help="where games are kept")
    arguments = parser.parse_args()
    if not sottovoce.compiled():
        print("Sottovoce is not compiled: pip install . with a C compiler.", file=sys.stderr)
        return 2
    players, journal = arguments.players, arguments.journal
    nets = {NEW: net(arguments.new, players), OLD: net(arguments.old, players)}
    teams = players == 4
    orders = [order * 2 for order in seat_orders([NEW, OLD])] if teams else seat_orders([NEW] + [OLD] * (players - 1))
    lines = journal.read_bytes().split(b"\n")[:-1] if journal.exists() else []
    known = {(one.seed, tuple(one.seats)): one for one in (msgspec.json.decode(line, type=Played) for line in lines)}
    won = 0.0
    for number in range(arguments.games):
        seed, seats = arguments.seed + number // len(orders), orders[number % len(orders)]
        if (seed, seats) not in known:
            known[seed, seats] = play(list(seats), seed, nets, arguments.simulations, arguments.quick)
            with journal.open("ab") as file:
                file.write(msgspec.json.encode(known[seed, seats]) + b"\n")
        won += known[seed, seats].payoffs[seats.index(NEW)]
    got, fair = wilson(won / arguments.games, arguments.games), 0.5 if teams else 1 / players
    told = f"{got.value:.1%} ({got.low:.1%} to {got.high:.1%}), {got.value / fair:.2f} times its share"
    print(f"{players} players, {arguments.simulations} simulations: {told}, of {arguments.games} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
