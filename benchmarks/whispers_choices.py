"""Learn what choices tell of loyalties in A War of Whispers, and write the numbers that the package ships.

    python benchmarks/whispers_choices.py [--bot regular@20] [--players 2 3 4] [--games 100]

Bots of one kind play. A way to send or take back an agent, or to act on a council seat, is as likely as the exponential
of what it is worth to a player with his loyalties; what that is, by slot, is fitted to the ways that were taken.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import sottovoce
from sottovoce import bots
from sottovoce.core.bot import question
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.actions import SLOTS
from sottovoce.games.whispers.reading import (
    ACTING,
    ATTACKED,
    DRAWN,
    EXCHANGING,
    HEAD,
    KINDS,
    OF_KIND,
    OF_ROUND,
    OF_SEAT,
    OF_TAKEN,
    POST,
    SENDING,
    SWAPPED,
    THINGS,
    TRICKED,
    WAY,
)
from sottovoce.games.whispers.rounds import ROUNDS
from sottovoce.games.whispers.rules import Whispers

Array = NDArray[np.float32]
FOLDER = Path(sottovoce.__file__).parent / "games" / "whispers" / "weights"
HUNDRED = 100
STEPS, RATE, DECAY = 400, 0.05, 1e-3
CARD, FIGHT, SWAP, TRICK = DRAWN, DRAWN + ROUNDS, DRAWN + 2 * ROUNDS, DRAWN + 2 * ROUNDS + 1
TURN = TRICK + 1  # numbers that are learned about turns


@dataclass
class Seen:
    """Choices of one kind: the ways there were, in numbers, and the one taken."""

    ways: list[Array] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)

    def add(self, ways: list[Array], taken: int) -> None:
        if len(ways) > 1:
            self.ways.append(np.array(ways, np.float32))
            self.taken.append(taken)


def play(players: int, bot: str, seed: int, seen: dict[str, Seen]) -> None:
    """One game, and what was noted in it."""
    table = sottovoce.new(GAME, players, seed)
    seats = [bots.make(bot, GAME, seed * 10 + seat) for seat in range(players)]
    world = table.position
    assert isinstance(world, Whispers)
    slots = [[int(world.tokens[seat * SLOTS + slot]) for slot in range(SLOTS)] for seat in range(players)]
    while not table.over:
        seat = table.to_act[0]
        table.play_action(seat, seats[seat].choose(question(table, seat)))
    for noted in world.noted:
        head, ways = [int(number) for number in noted[:HEAD]], [int(number) for number in noted[HEAD:]]
        mine, kind, taken = slots[head[OF_SEAT]], head[OF_KIND], head[OF_TAKEN]
        if kind == EXCHANGING:
            first, second = ways
            mine[first], mine[second] = mine[second], mine[first]
        elif kind == ACTING:
            round = head[OF_ROUND] - 1
            seen["turn"].add([turn_numbers(ways[at : at + WAY], mine, round) for at in range(0, len(ways), WAY)], taken)
        else:
            every = [post_numbers(ways[at : at + POST], mine) for at in range(0, len(ways), POST)]
            seen["sent" if kind == SENDING else "back"].add(every, taken)


def post_numbers(way: list[int], slots: list[int]) -> Array:
    """A council seat that an agent could go to or come from, by slot."""
    numbers = np.zeros((SLOTS, KINDS), np.float32)
    numbers[slots.index(way[0])] = way[1:]
    return numbers.ravel()


def turn_numbers(way: list[int], slots: list[int], round: int) -> Array:
    """A way to act, by slot."""
    numbers = np.zeros(TURN, np.float32)
    for slot, empire in enumerate(slots):
        numbers[slot * THINGS : slot * THINGS + THINGS] = way[empire * THINGS : empire * THINGS + THINGS]
    numbers[CARD + round] = way[DRAWN]
    numbers[FIGHT + round] = way[ATTACKED]
    numbers[SWAP] = way[SWAPPED]
    numbers[TRICK] = way[TRICKED]
    return numbers


def fit(seen: Seen) -> tuple[Array, float]:
    """The numbers that make the choices likeliest, and how likely they then are."""
    most = max(len(ways) for ways in seen.ways)
    ways = np.zeros((len(seen.ways), most, seen.ways[0].shape[1]), np.float32)
    there = np.zeros((len(seen.ways), most), bool)
    for k, numbers in enumerate(seen.ways):
        ways[k, : len(numbers)] = numbers
        there[k, : len(numbers)] = True
    rows, taken = np.arange(len(ways)), np.array(seen.taken)
    learned = np.zeros(ways.shape[2], np.float32)
    first, second, loss = np.zeros_like(learned), np.zeros_like(learned), 0.0
    wanted = ways[rows, taken].sum(0)
    for step in range(1, STEPS + 1):
        merits = np.where(there, ways @ learned, -1e9)
        shares = np.exp(merits - merits.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        loss = float(-np.log(shares[rows, taken] + 1e-12).mean())
        slope = (np.einsum("nw,nwd->d", shares, ways) - wanted) / len(ways) + DECAY * learned
        first += 0.1 * (slope - first)
        second += 0.01 * (slope**2 - second)
        lean = first / (1 - 0.9**step) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
        learned = (learned - RATE * lean).astype(np.float32)
    return learned, loss


def main() -> int:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="regular@20")
    parser.add_argument("--players", type=int, nargs="*", choices=GAME.seats, default=list(GAME.seats))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=900_000)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    arguments = parser.parse_args()
    begun = time.process_time()
    seen: dict[str, Seen] = defaultdict(Seen)
    for players in arguments.players:
        for game in range(arguments.games):
            play(players, arguments.bot, arguments.seed + game, seen)
        print(f"players {players}: {time.process_time() - begun:.0f} s", flush=True)
    found = {}
    for kind, choices in seen.items():
        found[kind], loss = fit(choices)
        evenly = float(np.mean([np.log(len(ways)) for ways in choices.ways]))
        print(
            f"{kind}: {len(choices.ways)} choices, loss {loss:.4f}, {evenly:.4f} if all ways were as likely", flush=True
        )
    whole = {kind: [round(float(number) * HUNDRED) for number in numbers] for kind, numbers in found.items()}
    turn = whole.pop("turn")
    whole |= {"deeds": turn[:CARD], "draw": turn[CARD:FIGHT], "attack": turn[FIGHT:SWAP]}
    whole |= {"swap": turn[SWAP:TRICK], "trick": turn[TRICK:]}
    (arguments.folder / "choices.json").write_text(json.dumps(whole, separators=(",", ":")) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
