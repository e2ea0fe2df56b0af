"""Learn what choices tell of loyalties in A War of Whispers, and write the numbers that the package ships.

    python training/whispers_choices.py [--players 2 3 4] [--games 800] [--workers 2]

Bots that read nobody play among themselves in one game and with simpler ones in the next. Whenever it is another
empire's turn the clues about each player are kept with their true loyalties. An order of loyalties is as likely as the
exponential of what all clues say for each empire on its slot; what they say is fitted to the true ones. The numbers
depend on the seed and the number of games, not on the number of workers.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from itertools import permutations
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import sottovoce
from sottovoce import bots
from sottovoce.core.bot import question, witnessed
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.bot.beliefs_from_choices import FEWEST, GRAIN, OF_EMPIRE
from sottovoce.games.whispers.bot.beliefs_from_deeds import fits
from sottovoce.games.whispers.bot.evidence import Evidence, gather
from sottovoce.games.whispers.rules.actions import SLOTS
from sottovoce.games.whispers.rules.board import EMPIRES, OFFICES
from sottovoce.games.whispers.rules.turns import Whispers

Array = NDArray[np.float32]
Whole = NDArray[np.int64]
FILE = Path(sottovoce.__file__).parent / "games" / "whispers" / "bot" / "weights" / "choices.json"
# Who plays, by the number of players: the first alone, then both.
SCHOOL = {
    2: ("expert-unread@40", "regular@24"),
    3: ("expert-unread@40", "regular@1"),
    4: ("expert-unread@40", "regular@1"),
}
STEPS, BATCH, RATE, DECAY = 1500, 1024, 0.02, 1e-3
HELD_OUT = 10  # one game in this many is not learned from

ORDERS: Whole = np.array(list(permutations(range(EMPIRES))))
NUMBER = {tuple(order): number for number, order in enumerate(ORDERS.tolist())}
# For each order, a 1 wherever it has an empire on a slot.
LAID: Array = (ORDERS[:, None, :] == np.arange(EMPIRES)[None, :, None]).astype(np.float32).reshape(len(ORDERS), -1)


class Moments(NamedTuple):
    """Clues about players by empire, the orders that agree with what they have turned up, and the true ones."""

    clues: Array
    fitting: NDArray[np.bool_]
    true: Whole

    def some(self, rows: Whole) -> Moments:
        return Moments(self.clues[rows], self.fitting[rows], self.true[rows])


def play(task: tuple[int, int, int]) -> Moments:
    """One game, and what could be known of everybody in it."""
    players, number, seed = task
    school = SCHOOL[players][: 1 + number % 2]
    table = sottovoce.new(GAME, players, seed + number)
    seats = [
        bots.make(school[(seat + number // 2) % len(school)], GAME, (seed + number) * 10 + seat)
        for seat in range(players)
    ]
    world = table.position
    assert isinstance(world, Whispers)
    found: list[tuple[Array, NDArray[np.bool_], int]] = []
    turn = (0, 0)
    while not table.over:
        now = (int(world.round), int(world.marker) // OFFICES)
        if now != turn and table.log:
            found += look(world, gather(witnessed(table, 0), world))
        turn = now
        seat = table.to_act[0]
        table.play_action(seat, seats[seat].choose(question(table, seat)))
    clues, fitting, true = zip(*found, strict=True)
    return Moments(np.array(clues), np.array(fitting), np.array(true))


def look(world: Whispers, evidence: Evidence) -> list[tuple[Array, NDArray[np.bool_], int]]:
    """Everybody with a secret: the clues about them, what agrees with their tokens, and how these lie."""
    found = []
    clues = np.fromiter(evidence.clues, np.float32).reshape(int(world.seats), EMPIRES, OF_EMPIRE)
    for seat in range(int(world.seats)):
        tokens = [int(world.tokens[seat * SLOTS + slot]) for slot in range(SLOTS)]
        fitting = np.array([fits(world, seat, order) for order in range(len(ORDERS))])
        if fitting.sum() > 1:
            found.append((clues[seat], fitting, NUMBER[tuple(tokens)]))
    return found


def chances(said: Array, moments: Moments) -> Array:
    """How likely every order is by what the clues say."""
    merits = (moments.clues @ said).reshape(len(moments.true), -1) @ LAID.T
    merits = np.where(moments.fitting, merits, np.float32(-1e9))
    shares = np.exp(merits - merits.max(axis=1, keepdims=True))
    return np.asarray(shares / shares.sum(axis=1, keepdims=True), np.float32)


def fit(moments: Moments, seed: int) -> Array:
    """What every clue says for an empire on each slot, so that the true orders are likeliest."""
    numbers = np.random.default_rng(seed)
    said = np.zeros((OF_EMPIRE, SLOTS), np.float32)
    first, second = np.zeros_like(said), np.zeros_like(said)
    for step in range(1, STEPS + 1):
        batch = moments.some(numbers.integers(len(moments.true), size=BATCH))
        shares = chances(said, batch)
        shares[np.arange(BATCH), batch.true] -= 1
        slope = np.einsum("nec,nes->cs", batch.clues, (shares @ LAID).reshape(BATCH, EMPIRES, SLOTS)) / BATCH
        slope += DECAY * said
        first += 0.1 * (slope - first)
        second += 0.005 * (slope**2 - second)
        lean = first / (1 - 0.9**step) / (np.sqrt(second / (1 - 0.995**step)) + 1e-8)
        said -= (RATE * (1 - (step - 1) / STEPS) * lean).astype(np.float32)
    return said


def bits(said: Array, moments: Moments) -> float:
    """How much more is known of the true orders than that they agree with what has been turned up."""
    rows = np.arange(len(moments.true))
    return float(np.log2(chances(said, moments)[rows, moments.true] * moments.fitting.sum(axis=1)).mean())


def joined(parts: list[Moments]) -> Moments:
    """All games in a row."""
    return Moments(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def main() -> int:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="*", choices=GAME.seats, default=list(GAME.seats))
    parser.add_argument("--games", type=int, default=800, help="for each number of players")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=900_000)
    parser.add_argument("--file", type=Path, default=FILE, help="where the numbers are written")
    arguments = parser.parse_args()
    if arguments.games < HELD_OUT:
        parser.error(f"--games must be {HELD_OUT} or more")
    known: list[list[int]] = json.loads(FILE.read_text("utf-8"))
    with get_context("spawn").Pool(arguments.workers) as pool:
        for players in arguments.players:
            begun = time.monotonic()
            tasks = [(players, number, arguments.seed) for number in range(arguments.games)]
            games = pool.map(play, tasks, chunksize=4)
            held_out = joined(games[::HELD_OUT])
            said = fit(joined([game for number, game in enumerate(games) if number % HELD_OUT]), arguments.seed)
            known[players - FEWEST] = [round(float(number) * GRAIN) for number in said.ravel()]
            print(
                f"players {players}: {len(games)} games, {bits(said, held_out):.2f} bits of "
                f"{math.log2(len(ORDERS)):.1f} in those held out, {time.monotonic() - begun:.0f} s",
                flush=True,
            )
            arguments.file.write_text(json.dumps(known, separators=(",", ":")) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
