"""How fair is the map of King of Siam? Bots play many games: who rules, who wins from which place, and the British.

    python examples/siam_balance.py [--small] [--bot greedy] [--map siam-8] [--games 300] [--keep]

Prints tables, and with --keep writes them with plots (as SVG) into benchmarks/results.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from html import escape
from math import sqrt
from pathlib import Path
from typing import cast

import sottovoce
from sottovoce.bots import BOTS, answer, make
from sottovoce.games.siam.board import FACTION_NAMES
from sottovoce.games.siam.view import View

RESULTS = Path(__file__).parents[1] / "benchmarks" / "results"
COUNTS = (2, 3, 4)
BRITISH = "british"
WIDTH, BAR, GAP, LEFT = 640, 22, 8, 190
SHARES = dict[str, tuple[float, float]]  # share and its standard error


@dataclass
class Study:
    """What the games of one number of players came to."""

    players: int
    games: int = 0
    rulers: Counter[str] = field(default_factory=Counter)
    provinces: Counter[str] = field(default_factory=Counter)
    owners: dict[str, Counter[str]] = field(default_factory=dict)
    places: dict[int, float] = field(default_factory=dict)  # victories by place in the order of play

    def play(self, bot: str, map_name: str, seed: int) -> None:
        """One more game."""
        game = sottovoce.find("siam")
        table = sottovoce.new(game, self.players, seed=seed, options={"map": map_name})
        first = table.to_act[0]
        bots = [make(bot, game, seed * self.players + seat) for seat in range(self.players)]
        while not table.over:
            seat = table.to_act[0]
            table.play(seat, answer(bots[seat], table, seat))
        self.count(cast(View, table.game.view(table.position, None)), first)

    def count(self, seen: View, first: int) -> None:
        """Note how a game ended."""
        self.games += 1
        self.rulers[BRITISH if seen.colony else str(seen.ruler)] += 1
        for province in seen.provinces:
            owner = province.owner or "nobody"
            self.provinces[owner] += 1
            self.owners.setdefault(province.name, Counter())[owner] += 1
        for seat in seen.winners:
            place = (seat - first) % self.players
            self.places[place] = self.places.get(place, 0.0) + 1 / len(seen.winners)

    def share(self, count: float) -> tuple[float, float]:
        """A share of the games with its standard error."""
        share = count / self.games
        return share, sqrt(max(share * (1 - share), 0.0) / self.games)

    def ruling(self) -> SHARES:
        """How often each faction rules, or the British do."""
        return {name: self.share(self.rulers[name]) for name in (*FACTION_NAMES, BRITISH)}

    def by_place(self) -> SHARES:
        """The victories by place in the order of play; partners win together, and share here."""
        return {f"player {place + 1}": self.share(self.places.get(place, 0.0)) for place in range(self.players)}


def bars(title: str, shares: SHARES, top: int) -> tuple[list[str], int]:
    """A chart of bars as lines of SVG, and where the next one begins."""
    lines = [f'<text x="0" y="{top + 16}" font-weight="bold">{escape(title)}</text>']
    scale = (WIDTH - LEFT - 150) / max(0.5, *(share for share, _ in shares.values()))
    y = top + 28
    for name, (share, error) in shares.items():
        middle, end = y + BAR / 2, LEFT + share * scale
        lines += [
            f'<text x="{LEFT - 8}" y="{middle + 5}" text-anchor="end">{escape(name)}</text>',
            f'<rect x="{LEFT}" y="{y}" width="{share * scale:.1f}" height="{BAR}" fill="#7a5c9e"/>',
            f'<line x1="{end - error * scale:.1f}" x2="{end + error * scale:.1f}" y1="{middle}" y2="{middle}" '
            'stroke="#222" stroke-width="2"/>',
            f'<text x="{end + error * scale + 6:.1f}" y="{middle + 5}">{share:.1%} ± {error:.1%}</text>',
        ]
        y += BAR + GAP
    return lines, y + 16


def drawing(charts: dict[str, SHARES]) -> str:
    """All charts as one SVG."""
    lines: list[str] = []
    top = 0
    for title, shares in charts.items():
        chart, top = bars(title, shares, top)
        lines += chart
    box = f'viewBox="-10 0 {WIDTH + 20} {top}" font-family="sans-serif" font-size="14"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>'
    return "\n".join([head, f'<rect x="-10" width="{WIDTH + 20}" height="{top}" fill="#fff"/>', *lines, "</svg>", ""])


def table(title: str, shares: SHARES) -> list[str]:
    """The same as Markdown."""
    rows = [f"| {name} | {share:.1%} | ± {error:.1%} |" for name, (share, error) in shares.items()]
    return [f"| {title} | share | error |", "|---|---:|---:|", *rows, ""]


def province_table(study: Study) -> list[str]:
    """Who holds each province at the end."""
    owners = (*FACTION_NAMES, BRITISH, "nobody")
    lines = [f"| province, {study.players} players | {' | '.join(owners)} |", "|---|" + "---:|" * len(owners)]
    for name, held in study.owners.items():
        lines.append(f"| {name} | {' | '.join(f'{held[owner] / study.games:.0%}' for owner in owners)} |")
    return [*lines, ""]


def main() -> int:
    """Play, count, report."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--small", action="store_true", help="a game each, to see that it runs")
    parser.add_argument("--bot", default="greedy", help=f"who plays: {', '.join(BOTS)}")
    parser.add_argument("--map", default="siam-8", help="the map to study")
    parser.add_argument("--games", type=int, default=300, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="+", choices=COUNTS, default=COUNTS, help="for how many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="keep tables and plots in benchmarks/results")
    arguments = parser.parse_args()
    charts: dict[str, SHARES] = {}
    lines: list[str] = []
    for players in arguments.players:
        study = Study(players)
        for number in range(1 if arguments.small else arguments.games):
            study.play(arguments.bot, arguments.map, arguments.seed + number)
        charts[f"Who rules, {players} players"] = study.ruling()
        charts[f"Victories by order of play, {players} players"] = study.by_place()
        section = [f"## {players} players, {study.games} games", "", *table("who rules", study.ruling())]
        section += table("who wins", study.by_place()) + province_table(study)
        print("\n".join(section), flush=True)
        lines += section
    if arguments.keep:
        name = f"{arguments.map}-balance"
        how = f"`examples/siam_balance.py {' '.join(sys.argv[1:])}` with the bot {arguments.bot}"
        notes = "With four, partners win together and share a victory. A province nobody holds was never settled."
        head = [
            f"# The balance of {arguments.map}",
            "",
            f"Made by {how}. {notes}",
            "",
            f"![the same as bars]({name}.svg)",
            "",
        ]
        (RESULTS / f"{name}.md").write_text("\n".join([*head, *lines]).rstrip() + "\n", "utf-8")
        (RESULTS / f"{name}.svg").write_text(drawing(charts), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
