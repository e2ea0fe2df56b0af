"""How fast the laboratory steps: ours and other people's environments in one run, alternating.

    python benchmarks/lab.py [--quick] [--save]

Uniform random play and new games everywhere. `batch`: many games from NumPy to NumPy with masks, and with or without
observations. Three loops over single positions in Python: `single` is the leanest (`turn`, `legal` into a buffer used
again and again, an answer drawn by our own compiled dice, `apply`), `single by random` draws with Python's `randrange`,
`single by choices` is the plainest (`choices` and `random.choice`); `single with rows` is the leanest with observation
and mask. Pgx is compiled for the processor and runs at the same batch sizes, with its masks and observations.
`pettingzoo`: single environments through PettingZoo's wrappers, `last` and `step`. Times are processor times of this
process, all threads counted.
"""

from __future__ import annotations

import argparse
import datetime
import importlib.metadata
import os
import platform
import random
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.position import Position
from sottovoce.lab.batch import Batch
from sottovoce.lab.environment import setting
from sottovoce.lab.pettingzoo import env

RESULTS = Path(__file__).parent / "results" / "lab.md"
SIZES = (1, 16, 256, 1024, 4096)
FEW_SIZES = (256, 1024)  # for games other than the headline
OURS = (("siam", 2), ("siam", 3), ("verrat", 4), ("whispers", 2), ("whispers", 4))
HEADLINE = "siam-2"
LONGEST = 1000  # decisions; random games of Verrat! take thousands
NEAREST = "backgammon"  # Pgx's nearest in size to the headline: docs/lab.md says why
PGX = (NEAREST, "connect_four", "tic_tac_toe")
ZOO = ("connect_four_v3", "chess_v6")


@dataclass
class Contender:
    """Something that steps: for about this many seconds, and how many decisions a second it made."""

    name: str
    run: Callable[[float], float]
    speeds: list[float] = field(default_factory=list)

    @property
    def speed(self) -> float:
        """The best round: whatever else the machine does only ever slows it."""
        return max(self.speeds)


def timed(step: Callable[[], int]) -> Callable[[float], float]:
    """Decisions a second of a function that makes some of them."""

    def run(seconds: float) -> float:
        done, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            done += step()
        return done / (time.process_time() - begun)

    return run


# -- ours


def batched(name: str, players: int, size: int, observe: bool) -> Contender:
    batch = Batch(name, players, size=size, seed=1, observe=observe)

    def step() -> int:
        batch.step(batch.random_actions())
        return size

    label = "batch" if observe else "batch without observations"
    return Contender(f"{label} {name}-{players} × {size}", timed(step))


def play_lean(position: Position, buffer: vec[i64], dice: Fast) -> int:
    """A game, by as few and as cheap calls as Python can do with."""
    decisions = 0
    while not position.over and decisions < LONGEST:
        seat = position.turn()
        count = position.legal(seat, buffer)
        position.apply(seat, buffer[dice.roll(count)], dice)
        decisions += 1
    return decisions


def play_by_random(position: Position, buffer: vec[i64], dice: Fast) -> int:
    """The same with Python's own random numbers."""
    decisions = 0
    while not position.over and decisions < LONGEST:
        seat = position.turn()
        count = position.legal(seat, buffer)
        position.apply(seat, buffer[random.randrange(int(count))], dice)
        decisions += 1
    return decisions


def play_by_choices(position: Position, _: vec[i64], dice: Fast) -> int:
    """A game as one would write it first."""
    decisions = 0
    while not position.over and decisions < LONGEST:
        seat = position.turn()
        position.apply(seat, random.choice(position.choices(seat)), dice)
        decisions += 1
    return decisions


def single(name: str, players: int, kind: str, play: Callable[[Position, vec[i64], Fast], int]) -> Contender:
    dice = Fast(1)
    table = setting(name, players).start(dice)
    buffer = vec[i64]([0] * int(table.room()))
    random.seed(1)
    return Contender(f"{kind} {name}-{players}", timed(lambda: play(table.again(dice), buffer, dice)))


def with_rows(name: str, players: int) -> Contender:
    chosen = setting(name, players)

    def play(position: Position, buffer: vec[i64], dice: Fast) -> int:
        decisions = 0
        while not position.over and decisions < LONGEST:
            seat = position.turn()
            count = position.legal(seat, buffer)
            chosen.observation(position, int(seat))
            chosen.mask(position, int(seat))
            position.apply(seat, buffer[dice.roll(count)], dice)
            decisions += 1
        return decisions

    return single(name, players, "single with rows", play)


SINGLE = {"single": play_lean, "single by random": play_by_random, "single by choices": play_by_choices}


# -- theirs


def zoo(name: str, made: Any) -> Contender:
    dice = np.random.default_rng(1)

    def play() -> int:
        made.reset(seed=int(dice.integers(1 << 30)))
        decisions = 0
        for _ in made.agent_iter():
            seen, _, over, cut, _ = made.last()
            if over or cut:
                made.step(None)
                continue
            possible = np.flatnonzero(seen["action_mask"])
            made.step(int(possible[int(dice.random() * len(possible))]))
            decisions += 1
        return decisions

    return Contender(f"pettingzoo {name}", timed(play))


def pgx_contender(name: str, size: int) -> Contender:
    jax: Any = import_module("jax")  # its functions have types of their own mind
    auto_reset: Any = import_module("pgx.experimental").auto_reset
    made: Any = import_module("pgx").make(name)

    def advance(state: Any, key: Any) -> Any:
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(key, logits, axis=-1)
        return jax.vmap(auto_reset(made.step, made.init))(state, actions, jax.random.split(key, size))

    stepped = jax.jit(advance)
    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(made.init))(jax.random.split(key, size))
    state = stepped(state, key)

    def step() -> int:
        nonlocal state, key
        key, now = jax.random.split(key)
        state = jax.block_until_ready(stepped(state, now))
        return size

    return Contender(f"pgx {name} × {size}", timed(step))


def contenders(games: tuple[tuple[str, int], ...], sizes: tuple[int, ...]) -> list[Contender]:
    """All of them; without Pgx where it is not installed."""
    found = []
    for name, players in games:
        found += [single(name, players, kind, play) for kind, play in SINGLE.items()]
        found.append(with_rows(name, players))
        some = sizes if f"{name}-{players}" == HEADLINE else FEW_SIZES
        found += [batched(name, players, size, observe) for observe in (False, True) for size in some]
        found.append(zoo(f"{name}-{players}", env(name, players, limit=LONGEST)))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo import classic

        found += [zoo(name, getattr(classic, name).env()) for name in ZOO]
    try:
        found += [pgx_contender(name, size) for name in PGX for size in sizes]
    except ImportError:
        print("Pgx is not installed: no comparison with it (pip install sottovoce[bench])", file=sys.stderr)
    return found


# -- reporting


def ratio(all_of: dict[str, Contender], ours: str, theirs: str) -> str:
    """Both at their best, and the median of the rounds' ratios."""
    pairs = zip(all_of[ours].speeds, all_of[theirs].speeds, strict=True)
    middle = statistics.median(a / b for a, b in pairs)
    return f"| {ours} / {theirs} | {all_of[ours].speed / all_of[theirs].speed:.2f} | {middle:.2f} |"


def best(all_of: dict[str, Contender], begin: str) -> str:
    """The fastest of those whose name begins so."""
    return max((name for name in all_of if name.startswith(begin)), key=lambda name: all_of[name].speed)


def ratios(all_of: dict[str, Contender]) -> list[str]:
    """What is promised, and the rest of the comparisons."""
    lines = ["| ratio | best rounds | median of rounds |", "|---|---:|---:|"]
    for game, players in OURS:
        ours = f"{game}-{players}"
        if f"single {ours}" not in all_of:
            continue
        bare, full = best(all_of, f"batch without observations {ours} "), best(all_of, f"batch {ours} ")
        pairs = [(bare, f"{kind} {ours}") for kind in SINGLE]
        pairs += [(full, f"single with rows {ours}"), (full, f"single {ours}")]
        pairs += [(f"pettingzoo {ours}", f"pettingzoo {name}") for name in ZOO]
        lines += [ratio(all_of, a, b) for a, b in pairs]
    for name in PGX:
        at_sizes = [(f"batch {HEADLINE} × {size}", f"pgx {name} × {size}") for size in SIZES]
        lines += [ratio(all_of, a, b) for a, b in at_sizes if a in all_of and b in all_of]
    return lines


def about() -> list[str]:
    """What ran where."""
    versions = []
    for package in ("numpy", "pettingzoo", "pgx", "jax", "librt"):
        try:
            versions.append(f"{package} {importlib.metadata.version(package)}")
        except importlib.metadata.PackageNotFoundError:
            versions.append(f"{package} not installed")
    load = os.getloadavg()[0]
    return [
        f"sottovoce {sottovoce.__version__}; Python {platform.python_version()}; {', '.join(versions)}",
        f"{os.cpu_count()} processors, {platform.system()}, load {load:.1f}",
        f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d %H:%M} UTC",
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a rough measurement")
    parser.add_argument("--save", action="store_true", help="keep the results")
    arguments = parser.parse_args()
    rounds, seconds = (3, 0.1) if arguments.quick else (9, 0.2)
    if not sottovoce.compiled():
        print("the package is not compiled: these figures mean little", file=sys.stderr)
    chosen = (OURS[:1], FEW_SIZES) if arguments.quick else (OURS, SIZES)
    all_of = {contender.name: contender for contender in contenders(*chosen)}
    for _ in range(rounds):
        for contender in all_of.values():
            contender.speeds.append(contender.run(seconds))
    table = ["| what | decisions/s |", "|---|---:|"]
    table += [f"| {name} | {contender.speed:,.0f} |" for name, contender in all_of.items()]
    lines = ratios(all_of)
    print("\n".join([*about(), "", *table, "", *lines]))
    if arguments.save:
        meaning = str(__doc__).split("\n\n")[2].replace("\n", " ").strip()
        what = f"The best of {rounds} alternating rounds of {seconds} s each. Made by `benchmarks/lab.py`."
        head = ["# The laboratory", "", what, "", meaning, "", *(f"- {line}" for line in about()), ""]
        RESULTS.write_text("\n".join([*head, *table, "", *lines, ""]), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
