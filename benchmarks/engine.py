"""How fast the rules run: uniform random games of ours and of OpenSpiel, in one run, alternating.

    python benchmarks/engine.py [--quick] [--save]

Three ways. `playouts`: inside compiled code from a position already dealt, as a search plays them; for OpenSpiel the
rollouts of its C++ search. `games`: whole games inside compiled code, set-up included; for OpenSpiel its C++ simulation
with its own random bots. `stepped`: whole games by calls from Python, integers in and out. Only players' decisions
count, not chance; times are processor times of this process.
"""

from __future__ import annotations

import argparse
import datetime
import gc
import importlib.metadata
import itertools
import os
import platform
import random
import re
import shutil
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import sottovoce
from sottovoce.bots.playout import play_many, playout
from sottovoce.core.dice import Fast
from sottovoce.core.position import Position

try:
    import pyspiel
except ImportError:
    pyspiel = None

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results" / "engine.md"
PEERS = ("hearts", "backgammon", "gin_rummy")
HEADLINE = "siam-3"
SET_UPS = 10  # different deals that ours plays from
ROLLOUT_SEARCHES = 2  # simulations of one search of OpenSpiel; each rolls out as often as its evaluator is told
WAYS = ("playouts", "games", "stepped")
SAMPLE = 40  # games of a peer played to know how many decisions a game has

# Runs under valgrind: as many games as the first argument says, and how many decisions they had.
HEAP_SCRIPT = """
import sys
import sottovoce
from sottovoce.bots.playout import play_many
from sottovoce.core.dice import Fast
name, players, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
game = sottovoce.find(name)
print(play_many(game.start(players, game.settle_options({}), Fast(1), None), games, 1)[0])
"""


@dataclass
class Effort:
    """How long everything is measured."""

    rounds: int
    seconds: float  # about so long for each measurement
    imports: int
    heap_games: int


QUICK = Effort(rounds=3, seconds=0.1, imports=5, heap_games=20)
FULL = Effort(rounds=9, seconds=0.4, imports=21, heap_games=50)


@dataclass
class Contender:
    """A game with its ways of being played; each gives decisions per second for about this many seconds."""

    name: str
    ways: dict[str, Callable[[float], float]]
    speeds: dict[str, list[float]] = field(default_factory=lambda: {way: [] for way in WAYS})


def numbers() -> Callable[[], int]:
    """Random numbers drawn beforehand: choosing is neither engine's work, and both sides choose by the same ones."""
    drawn = random.Random(1)
    return itertools.cycle([drawn.getrandbits(30) for _ in range(10_007)]).__next__


# -- ours


def ours(name: str, players: int) -> Contender:
    """One of our games, with its default options."""
    game = sottovoce.find(name)
    options = game.settle_options({})
    starts = [game.start(players, options, Fast(seed), None) for seed in range(SET_UPS)]
    buffer = vec[i64]([0] * int(starts[0].room()))

    def playouts(seconds: float) -> float:
        decisions, seed, begun = 0, 0, time.process_time()
        while time.process_time() - begun < seconds:
            for start in starts:
                seed += 1
                decisions += play_many(start, 40, seed)[0]
        return decisions / (time.process_time() - begun)

    def games(seconds: float) -> float:
        dice = Fast(1)
        decisions, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            for _ in range(10):
                decisions += playout(game.start(players, options, dice, None), dice, buffer)
        return decisions / (time.process_time() - begun)

    def stepped(seconds: float) -> float:
        dice, number = Fast(1), numbers()
        decisions, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            position = game.start(players, options, dice, None)
            while not position.over:
                seat = position.turn()
                count = position.legal(seat, buffer)
                position.apply(seat, buffer[number() % count], dice)
                decisions += 1
        return decisions / (time.process_time() - begun)

    return Contender(f"{name}-{players}", {"playouts": playouts, "games": games, "stepped": stepped})


# -- theirs


def past_chance(state: Any, number: Callable[[], int]) -> None:
    """Let chance act until somebody must decide or the game is over."""
    while state.is_chance_node():
        left = number() / 2**30
        for action, likelihood in state.chance_outcomes():
            left -= likelihood
            if left <= 0:
                break
        state.apply_action(action)


def random_game(start: Any, number: Callable[[], int]) -> int:
    """Play one game from a position by single calls; the decisions it took."""
    state = start.clone()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            past_chance(state, number)
            continue
        state.current_player()
        actions = state.legal_actions()
        state.apply_action(actions[number() % len(actions)])
        decisions += 1
    return decisions


def theirs(name: str) -> Contender:
    """A game of OpenSpiel's."""
    game = pyspiel.load_game(name)
    number = numbers()
    fresh = game.new_initial_state()
    dealt = game.new_initial_state()
    past_chance(dealt, number)
    while len(dealt.legal_actions()) == 1:  # there the search would stop after one simulation
        dealt.apply_action(dealt.legal_actions()[0])
        past_chance(dealt, number)
    length = statistics.mean(random_game(dealt, number) for _ in range(SAMPLE))
    bots = [pyspiel.make_uniform_random_bot(player, 1) for player in range(game.num_players())]

    def rollouts(count: int) -> float:
        """Decisions per second of this many rollouts in each of the search's simulations."""
        evaluator = pyspiel.RandomRolloutEvaluator(count, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, ROLLOUT_SEARCHES, 100, False, 1, False)
        begun = time.process_time()
        bot.mcts_search(dealt)
        return length * count * ROLLOUT_SEARCHES / (time.process_time() - begun)

    guess = rollouts(10)

    def playouts(seconds: float) -> float:
        return rollouts(max(10, int(guess * seconds / length / ROLLOUT_SEARCHES)))

    def games(seconds: float) -> float:
        played, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            pyspiel.evaluate_bots(fresh.clone(), bots, played)
            played += 1
        return played * length / (time.process_time() - begun)

    def stepped(seconds: float) -> float:
        decisions, begun = 0, time.process_time()
        while time.process_time() - begun < seconds:
            decisions += random_game(fresh, number)
        return decisions / (time.process_time() - begun)

    return Contender(name, {"playouts": playouts, "games": games, "stepped": stepped})


# -- measuring


def progress(text: str) -> None:
    """One line on the terminal, overwritten by the next."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\033[K{text}")
        sys.stderr.flush()
    elif text:
        sys.stderr.write(f"{text}\n")


def race(contenders: list[Contender], effort: Effort) -> None:
    """All of them in turn, round after round."""
    for turn in range(1, effort.rounds + 1):
        progress(f"round {turn} of {effort.rounds}")
        for way in WAYS:
            for contender in contenders:
                contender.speeds[way].append(contender.ways[way](effort.seconds))


def ratio(one: Contender, other: Contender, way: str) -> float:
    """The median of the rounds' ratios."""
    pairs = zip(one.speeds[way], other.speeds[way], strict=True)
    return statistics.median(a / b for a, b in pairs)


def start_of(name: str, players: int) -> Position:
    """A position to weigh and to copy, some way into the game."""
    game = sottovoce.find(name)
    dice = Fast(3)
    position: Position = game.start(players, game.settle_options({}), dice, None)
    for _ in range(30):
        choices = position.choices(position.turn())
        position.apply(position.turn(), choices[dice.roll(len(choices))], dice)
    return position


def position_bytes(position: Position, copies: int = 2000) -> float:
    """The memory of one copy."""
    position.copy()
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [position.copy() for _ in range(copies)]
    used = tracemalloc.get_traced_memory()[0] - before - sys.getsizeof(kept)
    tracemalloc.stop()
    return used / copies


def nanoseconds(call: Callable[[], object], seconds: float) -> float:
    """How long a call takes, the emptiest possible call's time deducted."""

    def cost(what: Callable[[], object]) -> float:
        count, begun = 0, time.process_time()
        while time.process_time() - begun < seconds / 5:
            for _ in range(1000):
                what()
            count += 1000
        return (time.process_time() - begun) / count * 1e9

    return min(cost(call) for _ in range(5)) - min(cost(lambda: None) for _ in range(5))


def import_milliseconds(times: int) -> float:
    """What `import sottovoce` adds to the start of Python."""

    def start(code: str) -> float:
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return (time.perf_counter() - begun) * 1000

    start("import sottovoce")
    bare, ours = [], []
    for _ in range(times):
        bare.append(start("pass"))
        ours.append(start("import sottovoce"))
    return statistics.median(ours) - statistics.median(bare)


def allocations(name: str, players: int, games: int) -> float | None:
    """Allocations for each decision of native play, counted by valgrind; None where there is no valgrind."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        return None

    def run(count: int) -> tuple[int, int]:
        command = [valgrind, "--tool=memcheck", "--leak-check=no", "--undef-value-errors=no", sys.executable, "-c"]
        arguments = [HEAP_SCRIPT, name, str(players), str(count)]
        environment = {**os.environ, "PYTHONMALLOC": "malloc", "PYTHONHASHSEED": "0"}
        done = subprocess.run([*command, *arguments], env=environment, capture_output=True, text=True, check=True)
        usage = re.search(r"total heap usage: ([\d,]+) allocs", done.stderr)
        assert usage is not None, done.stderr
        return int(usage[1].replace(",", "")), int(done.stdout)

    run(games)  # writes what Python caches
    (fewer, short), (more, long) = run(games), run(2 * games)
    return (more - fewer) / (long - short)


# -- telling


def speed_tables(contenders: list[Contender], peers: list[Contender]) -> list[str]:
    """Decisions per second and the ratios, a Markdown table for each way."""
    lines = []
    for way in WAYS:
        heads = [way, "decisions/s", *(f"× {peer.name}" for peer in peers)]
        rows = [heads, ["---", *["---:"] * (len(heads) - 1)]]
        for one in [*contenders, *peers]:
            ratios = [f"{ratio(one, peer, way):.2f}" for peer in peers]
            rows.append([one.name, f"{statistics.median(one.speeds[way]):,.0f}", *ratios])
        widths = [max(len(row[column]) for row in rows) for column in range(len(heads))]
        lines += ["| " + " | ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)) + " |" for row in rows]
        lines.append("")
    return lines[:-1]


def ratio_lines(contenders: list[Contender], peers: list[Contender]) -> list[str]:
    """For programs: `ratio WHAT VALUE`."""
    ordered = sorted(contenders, key=lambda one: one.name != HEADLINE)
    return [
        f"ratio {way}/{one.name}/{peer.name} {ratio(one, peer, way):.2f}"
        for one in ordered
        for way in WAYS
        for peer in peers
    ]


def small_figures(effort: Effort) -> list[str]:
    """Size, copies, import and allocations, a line each."""
    lines = []
    for name in sottovoce.games():
        for players in sottovoce.find(name).seats:
            progress(f"positions of {name} with {players} players")
            position = start_of(name, players)
            twin = position.copy()
            lines.append(
                f"{name}-{players}: a position takes {position_bytes(position):.0f} bytes; "
                f"copy {nanoseconds(position.copy, effort.seconds):.0f} ns, "
                f"copy_from {nanoseconds(lambda: twin.copy_from(position), effort.seconds):.0f} ns"  # noqa: B023
            )
    progress("import")
    lines.append(f"import sottovoce: {import_milliseconds(effort.imports):.0f} ms")
    for name in sottovoce.games():
        for players in sottovoce.find(name).seats:
            progress(f"allocations of {name} with {players} players, under valgrind")
            found = allocations(name, players, effort.heap_games)
            if found is None:
                lines.append("allocations per decision: not measured, there is no valgrind here")
                return lines
            lines.append(f"{name}-{players}: {found:.4f} allocations per decision")
    return lines


def machine() -> list[str]:
    """Where, with what and when this was measured."""
    cpu = next((line.split(": ")[1] for line in _lines("/proc/cpuinfo") if line.startswith("model name")), "?")
    commit = _output("git", "rev-parse", "--short", "HEAD") or "?"
    changed = " with changes" if _output("git", "status", "--porcelain", "--", "src") else ""
    packages = ("librt", "mypy_extensions", "open_spiel")
    versions = ", ".join(f"{package} {importlib.metadata.version(package)}" for package in packages)
    return [
        f"sottovoce {sottovoce.__version__}, commit {commit}{changed}; Python {platform.python_version()}; {versions}",
        f"{cpu}, {os.cpu_count()} processors, {platform.system()} {platform.release()}, load {os.getloadavg()[0]:.1f}",
        f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d %H:%M} UTC",
    ]


def _lines(path: str) -> list[str]:
    try:
        return Path(path).read_text("utf-8").splitlines()
    except OSError:
        return []


def _output(*command: str) -> str:
    try:
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def main() -> int:
    """Measure, print, and save if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="a rough answer in about a minute")
    parser.add_argument("--save", action="store_true", help=f"write {RESULTS.relative_to(ROOT)}")
    arguments = parser.parse_args()
    if pyspiel is None:
        print("OpenSpiel is not installed, and the comparison needs it: pip install .[bench]", file=sys.stderr)
        return 2
    if not sottovoce.compiled():
        where = Path(sottovoce.__file__).parent
        print(f"The sottovoce in {where} is not compiled: pip install . with a C compiler.", file=sys.stderr)
        return 2
    effort = QUICK if arguments.quick else FULL
    about = machine()
    progress("learning how long games are")
    peers = [theirs(name) for name in PEERS]
    contenders = [ours(name, players) for name in sottovoce.games() for players in sottovoce.find(name).seats]
    race([*contenders, *peers], effort)
    table, ratios = speed_tables(contenders, peers), ratio_lines(contenders, peers)
    small = small_figures(effort)
    if sys.stderr.isatty():
        progress("")
    print("\n".join([*about, "", *table, "", *small, "", *ratios]))
    if arguments.save:
        what = f"Uniform random games, {effort.rounds} alternating rounds, medians; ratios are medians of the rounds'."
        meaning = str(__doc__).split("\n\n")[2].replace("\n", " ").strip()
        lines = [
            "# The engine",
            "",
            what,
            "Made by `benchmarks/engine.py`.",
            "",
            meaning,
            "",
            *(f"- {line}" for line in about),
        ]
        lines += ["", *table, "", *(f"- {line}" for line in small), "", "```", *ratios, "```", ""]
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text("\n".join(lines), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
