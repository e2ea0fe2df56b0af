"""How far from the end King of Siam is solved: two-player positions out of games between quick bots.

    python benchmarks/endgame.py [--games 40] [--seconds 1 10] [--cards 6 7 8 9 10] [--bot paced@300] [--save]

From each game the first position with this many cards left, in both hands together, is given to a fresh solver with a
few seconds of one processor. How hard it is depends as much on the provinces still undecided, so look at those too:
bots that keep their cards for the last struggle reach easy endgames, paced ones hard ones.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from pathlib import Path

import sottovoce
from sottovoce.bots import make
from sottovoce.core.bot import question
from sottovoce.games.siam.bot.endgame import LOST, UNSOLVED, Solver
from sottovoce.games.siam.rules.board import PROVINCES
from sottovoce.games.siam.rules.state import TURN
from sottovoce.games.siam.rules.turns import Siam

BOT = "paced@300"
NO_LIMIT = 1 << 60
RESULTS = Path(__file__).parent / "results" / "endgame.md"


def endings(games: int, cards: list[int], bot: str) -> dict[int, list[Siam]]:
    """The first position of each game with this many cards left."""
    found: dict[int, list[Siam]] = {count: [] for count in cards}
    for seed in range(games):
        table = sottovoce.new("siam", 2, seed)
        players = [make(bot, table.game, 2 * seed + seat) for seat in range(2)]
        missing = set(cards)
        while not table.over:
            position = table.position
            assert isinstance(position, Siam)
            left = int(position.cards_left)
            if left in missing and position.phase == TURN:
                missing.remove(left)
                twin = position.copy()
                assert isinstance(twin, Siam)
                found[left].append(twin)
            seat = table.to_act[0]
            table.play_action(seat, players[seat].choose(question(table, seat)))
    return found


def attempt(position: Siam, seconds: float) -> tuple[int, float]:
    """What the solver says, and the time it took."""
    begun = time.process_time()
    verdict = Solver().solve(position, NO_LIMIT, lambda: time.process_time() - begun >= seconds)
    return verdict, time.process_time() - begun


def main() -> int:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seconds", type=float, nargs="*", default=[1.0, 10.0])
    parser.add_argument("--cards", type=int, nargs="*", default=[6, 7, 8, 9, 10])
    parser.add_argument("--bot", default=BOT)
    parser.add_argument("--save", action="store_true", help=f"write {RESULTS.name}")
    arguments = parser.parse_args()
    if not sottovoce.compiled():
        print("Sottovoce is not compiled: pip install . with a C compiler.", file=sys.stderr)
        return 2
    lines = [
        "| cards left | provinces left, mean | seconds | positions | solved | won by the mover | median seconds |",
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    print("\n".join(lines))
    for count, positions in endings(arguments.games, arguments.cards, arguments.bot).items():
        provinces = sum(PROVINCES - int(position.struggle) for position in positions) / max(1, len(positions))
        for seconds in arguments.seconds:
            tries = [attempt(position, seconds) for position in positions]
            solved = [verdict for verdict, _ in tries if verdict != UNSOLVED]
            won = sum(verdict != LOST for verdict in solved)
            share = f"{100 * len(solved) / max(1, len(tries)):.0f} %"
            median = statistics.median(spent for _, spent in tries) if tries else 0.0
            figures = [
                f"{count}",
                f"{provinces:.1f}",
                f"{seconds:g}",
                f"{len(tries)}",
                share,
                f"{won}",
                f"{median:.3f}",
            ]
            lines.append(f"| {' | '.join(figures)} |")
            print(lines[-1], flush=True)
    if arguments.save:
        save(arguments.bot, lines)
    return 0


def save(bot: str, table: list[str]) -> None:
    """Keep the table, with how it was made."""
    about = [f"Made by `benchmarks/endgame.py --bot {bot}`: solved within these seconds of one processor."]
    RESULTS.write_text("\n".join(["# Endgames of King of Siam", "", *about, "", *table, ""]), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
