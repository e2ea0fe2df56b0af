"""How much the nets of A War of Whispers know of who will win, when each round begins in games by the learned policy.

    python benchmarks/whispers_nets.py --players 3 [--games 500] [--seed 987654]

Skill is how much of the error of always saying an even share is saved.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from sottovoce.core.dice import Fast
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.bot import net, net_by_empire
from sottovoce.games.whispers.bot.policy_weights import learned
from sottovoce.games.whispers.rules.state import ROUNDS
from sottovoce.games.whispers.rules.turns import Whispers

sys.path.append(str(Path(__file__).parents[1] / "training"))

from policy_games import begin, play


def main() -> int:
    """Play, judge, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=GAME.seats, required=True)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=987_654)
    arguments = parser.parse_args()
    players, dice = arguments.players, Fast(arguments.seed)
    nets: dict[str, net.ValueNet] = {"by rank": net.learned(players), "by empire": net_by_empire.learned(players)}
    missed = {name: [0.0] * ROUNDS for name in (*nets, "even")}
    for _ in range(arguments.games):
        said: list[tuple[int, str, list[float]]] = []

        def watch(world: Whispers, fresh: bool, said: list[tuple[int, str, list[float]]] = said) -> None:
            if fresh:
                for name, judge in nets.items():
                    said.append((int(world.round), name, [judge.chance(world, seat) for seat in range(players)]))

        world = begin(players, dice)
        play(world, [learned()] * players, dice, 0, watch)
        came = [float(world.payoff(seat)) for seat in range(players)]
        said += [(at + 1, "even", [1 / players] * players) for at in range(ROUNDS)]
        for at, name, chances in said:
            missed[name][at - 1] += sum((one - other) ** 2 for one, other in zip(chances, came, strict=True))
    for name in nets:
        skills = (1 - own / even for own, even in zip(missed[name], missed["even"], strict=True))
        print(
            f"{players} players, {name}: " + ", ".join(f"round {at} {skill:.3f}" for at, skill in enumerate(skills, 1))
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
