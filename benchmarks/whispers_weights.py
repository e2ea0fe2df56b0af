"""What the learned policy and the nets by empire are worth in A War of Whispers, at the same thought.

    python benchmarks/whispers_weights.py --players 3 [--worlds 16] [--games 200] [--seed 370001]

One who thinks as `expert` does sits among others that think as much but go by the figures set by hand and by the nets
of before, in every seat on the same set-ups. To be quick all of them look at fewer answers than `expert`. Games are
kept in a journal as they end, and the same command goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import math
import sys
from pathlib import Path

import msgspec

import sottovoce
from sottovoce import bots
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.bot.thinker import CROWDED, LEVELS, Thinker
from sottovoce.lab.match import bot_seed
from sottovoce.lab.ratings import wilson

NEW, OLD = "net", "old"


class Played(msgspec.Struct):
    """A game as the journal keeps it."""

    seed: int
    seat: int  # of the new one
    payoff: float


def play(players: int, seat: int, seed: int, worlds: int) -> Played:
    """One game."""
    table = sottovoce.new(GAME, players, seed)
    quick = (CROWDED if players > 2 else LEVELS)["expert"]._replace(
        simulations=worlds, seconds=math.inf, width=6, nodes=60, glances=4
    )
    levels = {NEW: quick, OLD: quick._replace(schooled=False, exchanges=False, lean=0.0)}
    names = [NEW if at == seat else OLD for at in range(players)]
    thinkers = [Thinker(bot_seed(seed, at, name), levels[name], levels[name]) for at, name in enumerate(names)]
    while not table.over:
        at = table.to_act[0]
        table.play(at, bots.answer(thinkers[at], table, at))
    return Played(seed, seat, float(table.position.payoff(seat)))


def main() -> int:
    """Play, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=GAME.seats, required=True)
    parser.add_argument("--worlds", type=int, default=16, help="played on for one answer")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=370_001, help="of the first set-up")
    parser.add_argument("--journal", type=Path, help="where games are kept")
    arguments = parser.parse_args()
    if not sottovoce.compiled():
        print("Sottovoce is not compiled: pip install . with a C compiler.", file=sys.stderr)
        return 2
    players = arguments.players
    journal = arguments.journal or Path(f"whispers-weights-{players}.jsonl")
    lines = journal.read_bytes().split(b"\n")[:-1] if journal.exists() else []
    known = {(one.seed, one.seat): one for one in (msgspec.json.decode(line, type=Played) for line in lines)}
    won = 0.0
    for number in range(arguments.games):
        key = arguments.seed + number // players, number % players
        if key not in known:
            known[key] = play(players, key[1], key[0], arguments.worlds)
            with journal.open("ab") as file:
                file.write(msgspec.json.encode(known[key]) + b"\n")
        won += known[key].payoff
    got = wilson(won / arguments.games, arguments.games)
    told = f"{got.value:.1%} ({got.low:.1%} to {got.high:.1%}), {got.value * players:.2f} times its share"
    print(f"{players} players, {arguments.worlds} worlds: {told}, of {arguments.games} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
