"""Teach Verrat!'s judgement from rounds as experts play them: matched plans, better answers, swaps by chances.

    python training/verrat_rounds.py --folder FOLDER --pieces 40

Piece after piece is played by the newest net; then the net that was there first, which greedy games have taught, is
tuned to who won in the last pieces. Two more are tuned to like collecting (`MOODS`): experts who only want to win wait
for each other with two types in hand, for whoever has four can be banished, and their games do not end. All is kept in
the folder: run it again and it goes on with the next piece. `--tune` fits once more to what is there; `--ship` copies
the newest weights to where the bots find them.
It needs NumPy and the compiled rules; the same seed gives the same weights on the same machine.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import shutil
import sys
import time
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from verrat import HELD_BACK, Floats, Net, look, shake

from sottovoce.bots.net import FINE_GRAIN as GRAIN
from sottovoce.core.dice import Fast
from sottovoce.games.verrat.bot import greedy_policy, swaps
from sottovoce.games.verrat.bot import net as net_module
from sottovoce.games.verrat.bot.best_responses import Responder
from sottovoce.games.verrat.bot.candidate_plans import ACCUSATIONS, settle
from sottovoce.games.verrat.bot.net import FEATURES, HIDDEN, ValueNet
from sottovoce.games.verrat.bot.regret_matching import RegretMatching, foresee
from sottovoce.games.verrat.rules import actions
from sottovoce.games.verrat.rules.board import PLAYERS, POWERS
from sottovoce.games.verrat.rules.scoring import crowned
from sottovoce.games.verrat.rules.state import ALL, BY_SWAP, BY_TRAVEL, INTRIGUE, PLAN, Law
from sottovoce.games.verrat.rules.turns import Verrat, set_up

TURNS = 24  # of the matching, for all four seats together
CHUNK = 8  # turns between two looks for better journeys
CANDIDATES = (12, 3)  # journeys and accusations of each seat
CARELESS = 6  # one plan in this many is made greedily …
GREEDY_SHARE = 0.15  # … and counted on
RARE = 0.1
LEAST = 0.005  # what a swap must bring
LUCKS = 2  # ways on that are tried for an answer after the journey
START = "start.json"  # the net that was there first
WINDOW = 12  # pieces that are learned from
BATCH = 256
FILES = {"patient": net_module.PATIENT, "eager": net_module.EAGER, "weights": net_module.FILE}


class Mood(NamedTuple):
    """How a net is tuned: what each type, up to this many, adds to a seat's score beyond its chances, and how long."""

    liking: float
    most: int
    epochs: int
    pace: float


MOODS = {
    "patient": Mood(0.3, 3, 12, 0.0015),
    "eager": Mood(0.25, POWERS, 12, 0.0015),
    "weights": Mood(0.0, POWERS, 8, 0.0007),  # nearer to the first net: few games tell little of rare positions
}


class Played(NamedTuple):
    """Positions as rounds begin: features by seat, who won in the end, and the number of the game."""

    seen: Floats
    won: Floats
    games: NDArray[np.int64]


def deal(s: Verrat, dealer: swaps.Dealer, dice: Fast) -> None:
    """Swaps as experts make them: everybody offers the best, and takes what brings something."""
    first = int(dice.roll(PLAYERS))
    for turn in range(PLAYERS):
        seat = (first + turn) % PLAYERS
        for to in range(PLAYERS):
            if to == seat or dealer.seek(s, seat, to, LEAST, []) <= 0.0:
                continue
            give, want = int(dealer.best_give), int(dealer.best_want)
            dealer.weigh(s, to, seat, want, give)
            if dealer.outcome != swaps.CROWNS_OTHER and dealer.mine > 0.0:
                swaps.move(s, seat, to, give, want)
                if crowned(s, BY_SWAP):
                    return


def plan(s: Verrat, matching: RegretMatching, responder: Responder, dice: Fast) -> None:
    """One thought for all four seats, with better answers for each; now and then somebody plans greedily."""
    matching.open(s, 0, CANDIDATES[0], CANDIDATES[1], dice)
    matching.greedy_share = GREEDY_SHARE
    while matching.rounds < TURNS:
        if matching.rounds:
            responder.respond(int(dice.roll(PLAYERS)), dice)
        matching.think(CHUNK, dice)
    for seat in range(PLAYERS):
        if s.any_free(seat) and dice.roll(CARELESS) == 0:
            settle(s, seat, 0.3, dice)
            s.accused[seat] = greedy_policy.suspectable(s, seat, dice)
        elif s.any_free(seat):
            matching.found.write(s, seat, matching.pick(seat, 0, 0, RARE, dice))
            aim = int(matching.pick(seat, 1, 0, RARE, dice))
            s.accused[seat] = matching.found.targets[seat * ACCUSATIONS + aim]
    s.ready = ALL
    s.carry_out_plans()


def weigh(s: Verrat, seat: int, judge: ValueNet, dice: Fast) -> int:
    """The answer after the journey that leaves the best chance."""
    choices = [int(action) for action in s.choices(seat)]
    if len(choices) == 1:
        return choices[0]
    world = s.copy()
    totals = dict.fromkeys(choices, 0.0)
    for _ in range(LUCKS):
        luck = int(dice.roll(1_000_000))
        for action in choices:
            world.copy_from(s)
            totals[action] += foresee(world, seat, action, luck, judge)
    return max(choices, key=lambda action: totals[action])


def play(seed: int, weights: list[int]) -> tuple[Verrat, array[float]]:
    """A whole game, and its features as each round begins; half of them start anywhere."""
    dice, minds, judge = Fast(3 * seed), Fast(3 * seed + 1), ValueNet(weights)
    s = set_up(Law(False, False, False, False), dice, None)
    matching, dealer = RegretMatching(judge), swaps.Dealer(judge)
    responder = Responder(matching)
    rows = array("f")
    if seed % 2:
        shake(s, dice)
        crowned(s, BY_TRAVEL)
    while not s.over:
        if s.phase == INTRIGUE:
            look(judge, s, rows)
            deal(s, dealer, minds)
            for seat in range(PLAYERS):
                if not s.over and s.phase == INTRIGUE:
                    s.apply(seat, actions.READY, dice)
        elif s.phase == PLAN:
            plan(s, matching, responder, minds)
        else:
            seat = int(s.turn())
            s.apply(seat, weigh(s, seat, judge, minds), dice)
    return s, rows


def play_piece(told: tuple[int, int, list[int]]) -> tuple[Played, list[int]]:
    """Many games from a seed on, and how many rounds each took."""
    first, count, weights = told
    rows, won, numbers, lengths = array("f"), [], [], []
    for number in range(first, first + count):
        s, seen = play(number, weights)
        positions = len(seen) // (PLAYERS * FEATURES)
        rows.extend(seen)
        won += [[s.payoff(seat) for seat in range(PLAYERS)]] * positions
        numbers += [number] * positions
        lengths.append(int(s.round) if number % 2 == 0 else -int(s.round))
    x = np.frombuffer(rows, dtype=np.float32).reshape(-1, PLAYERS, FEATURES)
    return Played(x, np.array(won, dtype=np.float32).reshape(-1, PLAYERS), np.array(numbers)), lengths


def tuned(start: list[int], kept: Sequence[Played], mood: Mood, seed: int) -> Net:
    """The net of the start, tuned by Adam; what it says without its mood is to be who wins."""
    net, rng = as_net(start), np.random.default_rng(seed)
    x, won, numbers = (np.concatenate([getattr(one, name) for one in kept]) for name in Played._fields)
    lead = np.float32(mood.liking) * np.minimum(types(x), mood.most)
    learn = np.flatnonzero(numbers % HELD_BACK != 0)
    means = [np.zeros_like(part) for part in net.parts]
    squares = [np.zeros_like(part) for part in net.parts]
    step = 0
    for _ in range(mood.epochs):
        rng.shuffle(learn)
        for begin in range(0, len(learn) - BATCH + 1, BATCH):
            batch = learn[begin : begin + BATCH]
            step += 1
            for nth, slope in enumerate(net.slopes(x[batch], won[batch], lead[batch])):
                means[nth] = 0.9 * means[nth] + 0.1 * slope
                squares[nth] = 0.999 * squares[nth] + 0.001 * slope**2
                mean, square = means[nth] / (1 - 0.9**step), squares[nth] / (1 - 0.999**step)
                net.parts[nth] -= np.float32(mood.pace) * mean / (np.sqrt(square) + np.float32(1e-8))
    return net


def types(x: Floats) -> Floats:
    """How many types each seat holds: the first seven features are one for each number of them."""
    return np.asarray((x[:, :, :7] * np.arange(7)).sum(axis=2), dtype=np.float32)


def brier(net: Net, kept: Sequence[Played]) -> float:
    """The Brier score on games that were held back."""
    x, won, numbers = (np.concatenate([getattr(one, name) for one in kept]) for name in Played._fields)
    held = numbers % HELD_BACK == 0
    said, _ = net.chances(x[held])
    return float(((said - won[held]) ** 2).mean())


def as_net(weights: list[int]) -> Net:
    """The net that the bots' weights make."""
    net = Net(np.random.default_rng(0))
    numbers = (np.array(weights) / GRAIN).astype(np.float32)
    inner = FEATURES * HIDDEN
    net.parts = [numbers[:inner].reshape(FEATURES, HIDDEN), numbers[inner : inner + HIDDEN], numbers[inner + HIDDEN :]]
    return net


def newest(folder: Path) -> tuple[int, list[int]]:
    """How many pieces are learned, and the net after them."""
    found = sorted(folder.glob("weights-*.json"))
    if not (folder / START).exists():
        shutil.copy(Path(net_module.__file__).parent / net_module.FILE, folder / START)
    if not found:
        return 0, json.loads((folder / START).read_text("utf-8"))
    return int(found[-1].stem.split("-")[1]), json.loads(found[-1].read_text("utf-8"))


def learn(folder: Path, number: int, seed: int) -> tuple[float, float]:
    """Tune the first net to the last pieces and keep it under a number; the Brier scores of both."""
    kept = []
    for path in sorted(folder.glob("piece-*.npz"))[-WINDOW:]:
        with np.load(path) as stored:
            kept.append(Played(*(stored[name] for name in Played._fields)))
    start = json.loads((folder / START).read_text("utf-8"))
    for name, mood in MOODS.items():
        net = tuned(start, kept, mood, seed)
        whole = [round(float(w) * GRAIN) for part in net.parts for w in part.reshape(-1)]
        (folder / f"{name}-{number:03}.json").write_text(json.dumps(whole) + "\n", "utf-8")
    return brier(as_net(start), kept), brier(net, kept)


def learn_piece(folder: Path, games: int, seed: int, workers: int) -> None:
    """Play one more piece, and learn from it and those before it."""
    done, weights = newest(folder)
    began, first = time.monotonic(), seed * 10_000_000 + done * games
    share = games // workers
    tasks = [(first + nth * share, share, weights) for nth in range(workers)]
    with multiprocessing.Pool(workers) as pool:
        parts = pool.map(play_piece, tasks)
    piece = Played(*(np.concatenate(columns) for columns in zip(*(part for part, _ in parts), strict=True)))
    lengths = [length for _, some in parts for length in some]
    np.savez_compressed(folder / f"piece-{done + 1:03}.npz", **piece._asdict())
    scores = learn(folder, done + 1, seed)
    full = sorted(length for length in lengths if length > 0)
    print(
        f"piece {done + 1}: {len(lengths)} games, median {full[len(full) // 2]} rounds from the deal, "
        f"{len(piece.seen)} positions, Brier at first {scores[0]:.4f} now {scores[1]:.4f}, "
        f"{time.monotonic() - began:.0f} s",
        flush=True,
    )


def main() -> int:
    """Play and learn, or put the newest weights where the bots find them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True, help="where pieces and weights are kept")
    parser.add_argument("--pieces", type=int, default=40)
    parser.add_argument("--games", type=int, default=200, help="in a piece")
    parser.add_argument("--workers", type=int, default=2, help="processes that play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tune", action="store_true", help="fit to the pieces that are there, play nothing")
    parser.add_argument("--ship", action="store_true", help="copy the newest weights into the package, play nothing")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    if chosen.ship:
        number = newest(chosen.folder)[0]
        for name, file in FILES.items():
            shutil.copy(chosen.folder / f"{name}-{number:03}.json", Path(net_module.__file__).parent / file)
        return 0
    if chosen.tune:
        print("Brier at first {:.4f}, now {:.4f}".format(*learn(chosen.folder, newest(chosen.folder)[0], chosen.seed)))
        return 0
    while newest(chosen.folder)[0] < chosen.pieces:
        learn_piece(chosen.folder, chosen.games, chosen.seed, chosen.workers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
