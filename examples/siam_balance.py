"""How fair is the map of King of Siam? Bots play many games: who rules, who wins from which place, and the British.

    python examples/siam_balance.py [--small] [--bot expert@4000] [--map siam-8] [--games 200] [--keep]

Every game is kept as a file; the same command goes on where it was interrupted, and counts all files there are. Prints
tables with 95 % intervals, and with --keep writes them with plots (as SVG) into benchmarks/results.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import cast

import sottovoce
from sottovoce.bots import BOTS, make
from sottovoce.core.table import Table
from sottovoce.games.siam.rules.board import FACTION_NAMES
from sottovoce.games.siam.rules.scoring import TEAMS_AT
from sottovoce.games.siam.show.view import View
from sottovoce.lab.executors import executor
from sottovoce.lab.lineups import LONGEST, Fixture
from sottovoce.lab.match import Sitting
from sottovoce.lab.ratings import Interval, wilson

RESULTS = Path(__file__).parents[1] / "benchmarks" / "results"
COUNTS = (2, 3, 4)
BRITISH = "british"
TOLD_EVERY = 20  # games
WIDTH, BAR, GAP, LEFT = 640, 22, 8, 190
Shares = dict[str, Interval]


@dataclass
class Hall:
    """Where the games of one bot on one map are played, and kept as files."""

    bot: str
    map_name: str
    folder: Path
    workers: int

    @property
    def name(self) -> str:
        """The map's, also where it is a file."""
        return Path(self.map_name).stem

    def file(self, players: int, seed: int) -> Path:
        """The file of a game."""
        return self.folder / f"{self.name}-{self.bot}-{players}-{seed}.game"

    def play(self, players: int, seeds: Iterable[int]) -> None:
        """Play the games that are not there yet."""
        missing = [seed for seed in seeds if not self.file(players, seed).exists()]
        options = sottovoce.find("siam").settle_options({"map": self.map_name})
        seats = (self.bot,) * players
        sittings = (Sitting(Fixture(seed, seed, seats), "siam", options, LONGEST, False, True) for seed in missing)
        for number, outcome in enumerate(executor("processes", self.workers)(sittings), 1):
            path = self.file(players, outcome.played.seed)
            fresh = path.with_suffix(".part")
            fresh.write_text(outcome.file, "utf-8")
            fresh.replace(path)
            if number % TOLD_EVERY == 0:
                print(f"{players} players: {number} of {len(missing)} games played", file=sys.stderr, flush=True)

    def study(self, players: int) -> Study:
        """What all games there are came to."""
        study = Study(players)
        for path in sorted(self.folder.glob(f"{self.name}-{self.bot}-{players}-*.game")):
            study.count(sottovoce.load(path.read_text("utf-8")))
        return study


@dataclass
class Study:
    """What the games of one number of players came to."""

    players: int
    games: int = 0
    rulers: Counter[str] = field(default_factory=Counter)
    owners: dict[str, Counter[str]] = field(default_factory=dict)
    places: dict[int, float] = field(default_factory=dict)  # victories by place in the order of play

    def count(self, table: Table) -> None:
        """Note how a game ended."""
        seen, first = cast(View, table.game.view(table.position, None)), table.log[0].seat
        self.games += 1
        self.rulers[BRITISH if seen.colony else str(seen.ruler)] += 1
        for province in seen.provinces:
            owner = province.owner or "nobody"
            self.owners.setdefault(province.name, Counter())[owner] += 1
        for seat in seen.winners:
            place = (seat - first) % self.players
            self.places[place] = self.places.get(place, 0.0) + 1 / len(seen.winners)

    def share(self, count: float) -> Interval:
        """A share of the games."""
        return wilson(count / self.games, self.games)

    def ruling(self) -> Shares:
        """How often each faction rules, or the British do."""
        return {name: self.share(self.rulers[name]) for name in (*FACTION_NAMES, BRITISH)}

    def by_place(self) -> Shares:
        """The victories by place in the order of play; with four, those opposite each other win together (§11)."""
        won = [self.places.get(place, 0.0) for place in range(self.players)]
        if self.players == TEAMS_AT:
            return {f"players {a + 1} and {a + 3}": self.share(won[a] + won[a + 2]) for a in range(2)}
        return {f"player {place + 1}": self.share(victories) for place, victories in enumerate(won)}


def bars(title: str, shares: Shares, top: int) -> tuple[list[str], int]:
    """A chart of bars as lines of SVG, and where the next one begins."""
    lines = [f'<text x="0" y="{top + 16}" font-weight="bold">{escape(title)}</text>']
    scale = (WIDTH - LEFT - 150) / max(0.5, *(share.high for share in shares.values()))
    y = top + 28
    for name, (share, low, high) in shares.items():
        middle, end = y + BAR / 2, LEFT + high * scale
        lines += [
            f'<text x="{LEFT - 8}" y="{middle + 5}" text-anchor="end">{escape(name)}</text>',
            f'<rect x="{LEFT}" y="{y}" width="{share * scale:.1f}" height="{BAR}" fill="#7a5c9e"/>',
            f'<line x1="{LEFT + low * scale:.1f}" x2="{end:.1f}" y1="{middle}" y2="{middle}" '
            'stroke="#222" stroke-width="2"/>',
            f'<text x="{end + 6:.1f}" y="{middle + 5}">{share:.1%} ({low:.0%}–{high:.0%})</text>',
        ]
        y += BAR + GAP
    return lines, y + 16


def drawing(charts: dict[str, Shares]) -> str:
    """All charts as one SVG."""
    lines: list[str] = []
    top = 0
    for title, shares in charts.items():
        chart, top = bars(title, shares, top)
        lines += chart
    box = f'viewBox="-10 0 {WIDTH + 20} {top}" font-family="sans-serif" font-size="14"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>'
    return "\n".join([head, f'<rect x="-10" width="{WIDTH + 20}" height="{top}" fill="#fff"/>', *lines, "</svg>", ""])


def table(title: str, shares: Shares) -> list[str]:
    """The same as Markdown."""
    rows = [f"| {name} | {share:.1%} | {low:.1%} – {high:.1%} |" for name, (share, low, high) in shares.items()]
    return [f"| {title} | share | 95 % interval |", "|---|---:|---:|", *rows, ""]


def province_table(study: Study) -> list[str]:
    """Who holds each province at the end."""
    owners = (*FACTION_NAMES, BRITISH, "nobody")
    lines = [f"| province, {study.players} players | {' | '.join(owners)} |", "|---|" + "---:|" * len(owners)]
    for name, held in study.owners.items():
        lines.append(f"| {name} | {' | '.join(f'{held[owner] / study.games:.0%}' for owner in owners)} |")
    return [*lines, ""]


def report(study: Study) -> list[str]:
    """All tables of one number of players."""
    head = [f"## {study.players} players, {study.games} games", ""]
    return [*head, *table("who rules", study.ruling()), *table("who wins", study.by_place()), *province_table(study)]


def keep(hall: Hall, studies: list[Study], lines: list[str]) -> None:
    """Write tables and plots."""
    charts: dict[str, Shares] = {}
    for study in studies:
        charts[f"Who rules, {study.players} players, {study.games} games"] = study.ruling()
        charts[f"Victories by order of play, {study.players} players"] = study.by_place()
    name = f"{hall.name}-balance"
    how = f"Made by `examples/siam_balance.py` with the bot {hall.bot} in every seat. Intervals are Wilson's, 95 %."
    head = [
        f"# The balance of {hall.name}",
        "",
        f"{how} A province nobody holds was never settled.",
        "",
        f"![the same as bars]({name}.svg)",
        "",
    ]
    (RESULTS / f"{name}.md").write_text("\n".join([*head, *lines]).rstrip() + "\n", "utf-8")
    (RESULTS / f"{name}.svg").write_text(drawing(charts), "utf-8")


def main() -> int:
    """Play, count, report."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--small", action="store_true", help="a game each, to see that it runs; nothing is kept")
    parser.add_argument("--bot", default="expert@4000", help=f"who plays: {', '.join(BOTS)}, or one@simulations")
    parser.add_argument("--map", default="siam-8", help="the map to study")
    parser.add_argument("--games", type=int, default=200, help="for each number of players")
    parser.add_argument("--players", type=int, nargs="+", choices=COUNTS, default=COUNTS, help="for how many")
    parser.add_argument("--folder", type=Path, default=Path("balance-games"), help="where the games are kept")
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--keep", action="store_true", help="keep tables and plots in benchmarks/results")
    arguments = parser.parse_args()
    if arguments.games < 1 or arguments.workers < 1:
        parser.error("there must be at least one game and one worker")
    try:
        make(arguments.bot, sottovoce.find("siam"), 0)
        sottovoce.find("siam").settle_options({"map": arguments.map})
    except sottovoce.Error as problem:
        parser.error(str(problem))
    with tempfile.TemporaryDirectory() as passing:
        folder, games = (Path(passing), 1) if arguments.small else (arguments.folder, arguments.games)
        folder.mkdir(parents=True, exist_ok=True)
        hall = Hall(arguments.bot, arguments.map, folder, arguments.workers)
        studies, lines = [], []
        for players in arguments.players:
            hall.play(players, range(1, games + 1))
            studies.append(hall.study(players))
            section = report(studies[-1])
            print("\n".join(section), flush=True)
            lines += section
        if arguments.keep:
            keep(hall, studies, lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
