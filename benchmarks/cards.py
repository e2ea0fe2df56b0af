"""What bots do with their cards over time: how often a seat does each thing in each struggle or round, on average.

    python benchmarks/cards.py GAME BOT … [--players N] [--games 20] [--seed 1] [--talk]

Every bot plays against itself. To see what it does against others, look at the arena's last tables.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

import sottovoce
from sottovoce import bots
from sottovoce.core.game import Game

Seen = tuple[dict[int, Counter[str]], Counter[int]]  # how often each verb was used by stage, and games by stage reached
MOST_STAGES = 12  # columns
# The actions by which cards come and go.
VERBS = {
    "siam": ("play",),
    "whispers": ("draw", "play", "pay"),
    "verrat": ("collect", "take", "send-offer", "accept"),
}


def watch(game: Game, bot: str, players: int, seeds: range, talk: bool) -> Seen:
    """Play games of a bot against itself."""
    used: dict[int, Counter[str]] = {}
    reached: Counter[int] = Counter()
    for seed in seeds:
        table = sottovoce.new(game, players, seed)
        seated = {seat: bots.make(bot, game, players * seed + seat) for seat in range(players)}
        while not table.over:
            if talk:
                game.talk.converse(table, seated)
            seat, stage = table.to_act[0], game.stage(table.position)
            text = bots.answer(seated[seat], table, seat)
            used.setdefault(stage, Counter())[text.split(" ", 1)[0]] += 1
            table.play(seat, text)
        reached.update(range(1, game.stage(table.position) + 1))
    return used, reached


def rows(bot: str, verbs: tuple[str, ...], players: int, seen: Seen) -> list[str]:
    """A row for each verb: how often for each seat of the games that came so far."""
    used, reached = seen
    found = []
    for verb in verbs:
        means = [used.get(stage, Counter())[verb] / (players * reached[stage]) for stage in sorted(reached)]
        found.append(f"| `{bot}` | {verb} | " + " | ".join(f"{mean:.2f}" for mean in means[:MOST_STAGES]) + " |")
    return found


def main() -> int:
    """Print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(VERBS))
    parser.add_argument("bots", nargs="+", metavar="BOT")
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1, help="of the first set-up")
    parser.add_argument("--talk", action="store_true", help="let the bots talk")
    arguments = parser.parse_args()
    game = sottovoce.find(arguments.game)
    players = game.check_seats(arguments.players or game.seats[0])
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    seen = {bot: watch(game, bot, players, seeds, arguments.talk) for bot in arguments.bots}
    most = min(MOST_STAGES, max(len(reached) for _, reached in seen.values()))
    print(f"{game.name}, {players} players, {arguments.games} games of each bot against itself, per seat:\n")
    print("| bot | does | " + " | ".join(str(stage) for stage in range(1, most + 1)) + " |")
    print("|---|---|" + "---:|" * most)
    for bot in arguments.bots:
        print("\n".join(rows(bot, VERBS[game.name], players, seen[bot])))
    return 0


if __name__ == "__main__":
    sys.exit(main())
