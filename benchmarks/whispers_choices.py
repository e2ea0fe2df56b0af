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
from sottovoce.games.whispers.actions import DEPLOY, RECALL, SLOTS
from sottovoce.games.whispers.beliefs import BANNER, CITY, LAND
from sottovoce.games.whispers.board import EMPIRES, OFFICES, POSTS
from sottovoce.games.whispers.cards import size
from sottovoce.games.whispers.reading import ATTACKED, DRAWN, KINDS, SWAPPED, THINGS, WAY, post_number
from sottovoce.games.whispers.rounds import ROUNDS
from sottovoce.games.whispers.rules import Whispers
from sottovoce.games.whispers.state import ACT, NONE, SEND_OUT, TAKE_BACK

Array = NDArray[np.float32]
FOLDER = Path(sottovoce.__file__).parent / "games" / "whispers" / "weights"
HUNDRED = 100
STEPS, RATE, DECAY = 400, 0.05, 1e-3
STOOD = DRAWN + 1
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


def tokens_of(world: Whispers, seat: int) -> list[int]:
    return [int(world.tokens[seat * SLOTS + slot]) for slot in range(SLOTS)]


def agent_ways(world: Whispers, seat: int, actions: list[int], base: int) -> list[Array]:
    """The council seats that an agent can go to or come from."""
    slots = tokens_of(world, seat)
    ways = []
    for action in actions:
        post = action - base
        numbers = np.zeros((SLOTS, KINDS), np.float32)
        numbers[slots.index(post // OFFICES)] = [post_number(world, post, kind) for kind in range(KINDS)]
        ways.append(numbers.ravel())
    return ways


class Turn:
    """A turn under way, as it began."""

    def __init__(self, world: Whispers) -> None:
        self.seat, self.round, self.at = int(world.asked), int(world.round), moment(world)
        self.slots = tokens_of(world, self.seat)
        self.ways = [int(number) for number in world.ways]
        self.deeds = self.deeds_in(world)

    def deeds_in(self, world: Whispers) -> list[int]:
        return [int(world.deeds[self.seat * EMPIRES + empire]) for empire in range(EMPIRES)]

    def done(self, world: Whispers) -> list[int]:
        """What the turn did, hunger left out; the banners follow from the deeds that the beliefs keep."""
        done = [0] * WAY
        for empire, (now, before) in enumerate(zip(self.deeds_in(world), self.deeds, strict=True)):
            at = empire * THINGS
            done[at] = (int(world.lands[empire]) & int(world.chart.cities)).bit_count() - self.ways[at]
            done[at + 1] = int(world.lands[empire]).bit_count() - self.ways[at + 1]
            done[at + 2] = (now - before - CITY * done[at] - LAND * done[at + 1]) // BANNER
        done[DRAWN] = max(0, int(size(world.hands[self.seat])) - self.ways[DRAWN])
        return done

    def numbers(self, way: list[int]) -> Array:
        """A way in numbers, by slot."""
        out = np.zeros(TURN, np.float32)
        for slot, empire in enumerate(self.slots):
            out[slot * THINGS : slot * THINGS + THINGS] = way[empire * THINGS : empire * THINGS + THINGS]
        out[CARD + self.round - 1] = way[DRAWN]
        out[FIGHT + self.round - 1] = way[ATTACKED]
        out[SWAP] = way[SWAPPED]
        return out

    def end(self, world: Whispers, seen: Seen) -> None:
        """Keep the choice."""
        ways = [self.ways[at : at + WAY] for at in range(STOOD, len(self.ways), WAY)]
        done = self.done(world)
        numbers = [self.numbers(way) for way in ways]
        if not numbers:
            return
        taken = next((k for k, way in enumerate(ways) if way[: DRAWN + 1] == done[: DRAWN + 1]), len(ways))
        if taken == len(ways):
            numbers.append(self.numbers(done))
            numbers[-1][TRICK] = 1
        seen.add(numbers, taken)


def moment(world: Whispers) -> tuple[int, int]:
    return int(world.round), int(world.marker)


def play(players: int, bot: str, seed: int, seen: dict[str, Seen]) -> None:
    """One game."""
    table = sottovoce.new(GAME, players, seed)
    seats = [bots.make(bot, GAME, seed * 10 + seat) for seat in range(players)]
    turn: Turn | None = None
    world = table.position
    assert isinstance(world, Whispers)
    while not table.over:
        seat = table.to_act[0]
        if turn is None and world.phase == ACT and world.marker != NONE:
            turn = Turn(world)
        actions = table.actions(seat)
        action = seats[seat].choose(question(table, seat))
        if world.phase == SEND_OUT or world.phase == TAKE_BACK:
            kind, base = ("sent", DEPLOY) if world.phase == SEND_OUT else ("back", RECALL)
            if max(actions) < base + POSTS:
                seen[kind].add(agent_ways(world, seat, actions, base), actions.index(action))
        table.play_action(seat, action)
        if turn is not None and (table.over or moment(world) != turn.at):
            turn.end(world, seen["turn"])
            turn = None


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
