"""How fast the search is: simulations a second with random playouts, ours and OpenSpiel's, in one run, alternating.

    python benchmarks/search.py [GAME …] [--quick] [--save]

Ours: plain UCT (the bot `uct`) from the first question of a game. OpenSpiel: its C++ `MCTSBot` with one random rollout
for each simulation, on hearts, from the first choice after the deal. Beside it, ours with the judgement that `expert`
uses, where no game is played out. Times are processor times of this process.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pyspiel
from engine import machine, numbers, past_chance, progress

import sottovoce
from sottovoce.bots import make
from sottovoce.bots.search import Searcher
from sottovoce.core.bot import question

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results" / "search.md"
PEER = "hearts"
SIMULATIONS = 5_000
ROUNDS, QUICK_ROUNDS = 15, 3


def ours(game: str, players: int, bot: str) -> Callable[[], float]:
    """Simulations a second of one of our searching bots, from a game's first question."""
    table = sottovoce.new(game, players, 1)
    asked = question(table, table.to_act[0])

    def measure() -> float:
        thinker = make(f"{bot}@{SIMULATIONS}", table.game, 1)
        assert isinstance(thinker, Searcher)
        thinker.prepare(asked)  # memory is taken once a game
        begun = time.process_time()
        thinker.choose(asked)
        return SIMULATIONS / (time.process_time() - begun)

    return measure


def theirs(name: str) -> Callable[[], float]:
    """The same of OpenSpiel's."""
    game = pyspiel.load_game(name)
    dealt = game.new_initial_state()
    past_chance(dealt, numbers())
    while len(dealt.legal_actions()) < 2:  # its search stops at once where there is no choice
        dealt.apply_action(dealt.legal_actions()[0])

    def measure() -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, SIMULATIONS, 1000, False, 1, False)
        begun = time.process_time()
        found = bot.mcts_search(dealt)
        assert found.explore_count == SIMULATIONS
        return SIMULATIONS / (time.process_time() - begun)

    return measure


def main() -> int:
    """Measure, print, and save if asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games unless told")
    parser.add_argument("--quick", action="store_true", help="a rough answer")
    parser.add_argument("--save", action="store_true", help=f"write {RESULTS.relative_to(ROOT)}")
    arguments = parser.parse_args()
    if not sottovoce.compiled():
        print("Sottovoce is not compiled: pip install . with a C compiler.", file=sys.stderr)
        return 2
    about = machine()
    runs = {
        f"{game}-{players} {bot}": ours(game, players, bot)
        for game in arguments.games or sottovoce.games()
        for players in sottovoce.find(game).seats
        for bot in ("uct", "expert")
    }
    runs[PEER] = theirs(PEER)
    speeds: dict[str, list[float]] = {name: [] for name in runs}
    for turn in range(QUICK_ROUNDS if arguments.quick else ROUNDS):
        progress(f"round {turn + 1}")
        for name, measure in runs.items():
            speeds[name].append(measure())
    table = ["| search | simulations/s | × hearts |", "| --- | ---: | ---: |"]
    ratios = []
    for name, found in speeds.items():
        ratio = statistics.median(a / b for a, b in zip(found, speeds[PEER], strict=True))
        table.append(f"| {name} | {statistics.median(found):,.0f} | {ratio:.2f} |")
        if name.endswith(" uct"):
            ratios.append(f"ratio search/{name.removesuffix(' uct')}/{PEER} {ratio:.2f}")
    print("\n".join([*about, "", *table, "", *ratios]))
    if arguments.save:
        meaning = str(__doc__).split("\n\n")[2].replace("\n", " ").strip()
        lines = ["# The search", "", "Made by `benchmarks/search.py`, medians of rounds.", "", meaning, ""]
        lines += [*(f"- {line}" for line in about), "", *table, "", "```", *ratios, "```", ""]
        RESULTS.write_text("\n".join(lines), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
