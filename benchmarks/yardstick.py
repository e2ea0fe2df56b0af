"""A yardstick that nothing here can change: our bots against `expert-1`, the experts of commit b589592.

    python benchmarks/yardstick.py build                      # once; some minutes: an environment of their own
    python benchmarks/yardstick.py play siam --players 2 [--bot expert] [--old 5000] [--games 400] [--seed 700001]

The old experts run in another process, from that commit's own package, and are told line by line what happens
(`yardstick_process.py`). One of ours plays among old ones, with four players at King of Siam a team against a team, in
every order of seats on the same set-ups; nobody talks. Time limits count processor time, so that the load of the
machine weakens nobody; with `--old` they think a fixed amount instead, as ours do with `--bot expert@5000`. Both play
by the rules and options of that commit. Games are kept in a journal as they end, and the same command goes on where it
was interrupted.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from platformdirs import user_cache_path
from played_games import count_processor_time

import sottovoce
from sottovoce import bots
from sottovoce.core.bot import Bot, Question
from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.lab.lineups import seat_orders
from sottovoce.lab.match import bot_seed
from sottovoce.lab.ratings import wilson
from sottovoce.lab.replay import payoffs

COMMIT = "b589592e485d95ae51df167868858a0974ab9113"
OLD = "expert-1"
RULES = {"siam": 1, "whispers": 1, "verrat": 1}  # that both know
SEED = 700_001
HERE = Path(__file__).parent
RESULTS = HERE / "results" / "yardstick.md"
LONGEST = 4_000  # entries


def environment() -> Path:
    """The folder in which the old package lives."""
    told = os.environ.get("SOTTOVOCE_YARDSTICK")
    return Path(told) if told else user_cache_path("sottovoce") / f"yardstick-{COMMIT[:7]}"


def build(folder: Path) -> None:
    """Take the commit out of the repository and install it into an environment of its own, compiled."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile() as archive:
        subprocess.run(["git", "archive", COMMIT], cwd=HERE.parent, stdout=archive, check=True)
        archive.seek(0)
        with tarfile.open(fileobj=archive) as files:
            wanted = [file for file in files if not file.name.startswith(("client/", "tests/", "docs/"))]
            files.extractall(folder, wanted, filter="data")
    subprocess.run([sys.executable, "-m", "venv", ".venv"], cwd=folder, check=True)
    subprocess.run([".venv/bin/python", "-m", "pip", "install", "-q", "."], cwd=folder, check=True)
    check = "import sottovoce, sys; sys.exit(not sottovoce.compiled())"
    subprocess.run([".venv/bin/python", "-c", check], cwd=folder, check=True)


class Elsewhere:
    """A process with bots of another version, told of a game line by line."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": ""}
        )
        self._table: Table | None = None
        self._told = 0

    def open(self, table: Table) -> None:
        """Begin a game there as it is set up here."""
        seed, setup = table.seed.hex(), list(table.setup)
        options = dict(table.options)
        self._tell(
            new={"game": table.game.name, "players": table.players, "options": options, "seed": seed, "setup": setup}
        )
        self._table, self._told = table, 0

    def bot(self, seat: int, name: str, seed: int) -> Bot:
        """One of its bots, to be asked like any other."""
        self._tell(sit={"seat": seat, "bot": name, "seed": seed})
        return _Distant(self)

    def ask(self, seat: int) -> str:
        """What the bot on a seat answers now."""
        assert self._table is not None
        for entry in self._table.log[self._told :]:
            self._tell(played=[entry.seat, entry.text, list(entry.rolls)])
        self._told = len(self._table.log)
        return str(self._tell(ask=seat)["answer"])

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def _tell(self, **what: object) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(what) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise RuntimeError("the other process has ended")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise RuntimeError(f"the other process: {answer['error']}")
        return answer


class _Distant:
    """A bot whose thoughts are made elsewhere."""

    def __init__(self, elsewhere: Elsewhere) -> None:
        self._elsewhere = elsewhere

    def choose(self, question: Question) -> int:
        """What it answers there, which must be possible here."""
        return question.actions[question.choices.index(self._elsewhere.ask(question.seat))]


class Played(msgspec.Struct):
    """A game as the journal keeps it."""

    seed: int
    seats: list[str]
    payoffs: list[float]
    longest: float  # thought of ours for one answer, in seconds of the processor


def play(game: Game, seats: Sequence[str], seed: int, elsewhere: Elsewhere) -> Played:
    """One game; `expert-1` plays elsewhere, everybody else here."""
    table = sottovoce.new(game, len(seats), seed)
    elsewhere.open(table)
    players = [
        elsewhere.bot(seat, "expert" + name.removeprefix(OLD), bot_seed(seed, seat, name))
        if name.startswith(OLD)
        else bots.make(name, game, bot_seed(seed, seat, name))
        for seat, name in enumerate(seats)
    ]
    longest = 0.0
    while not table.over and len(table.log) < LONGEST:
        seat = table.to_act[0]
        began = time.process_time()
        text = bots.answer(players[seat], table, seat)
        longest = max(longest, time.process_time() - began)
        table.play(seat, text)
    return Played(seed, list(seats), payoffs(table) or [0.0] * len(seats), longest)


def orders(game: Game, bot: str, old: str, players: int) -> list[tuple[str, ...]]:
    """The ways to seat one of ours among old ones, or a team against a team."""
    if game.teams(players):
        return [order * 2 for order in seat_orders([bot, old])]
    return seat_orders([bot] + [old] * (players - 1))


class Match(NamedTuple):
    """Which games are played, and by whom."""

    game: Game
    bot: str  # ours
    old: str  # the old ones
    players: int
    games: int
    seed: int  # of the first set-up


def play_all(match: Match, journal: Path, minutes: float) -> list[Played]:
    """All games, or as many as there is time for."""
    lines = journal.read_bytes().split(b"\n")[:-1] if journal.exists() else []
    before = [msgspec.json.decode(line, type=Played) for line in lines]
    known = {(played.seed, tuple(played.seats)): played for played in before}
    seatings = orders(match.game, match.bot, match.old, match.players)
    ends = time.time() + 60 * minutes
    elsewhere = Elsewhere([str(environment() / ".venv/bin/python"), str(HERE / "yardstick_process.py")])
    found: list[Played] = []
    for setup in range(-(-match.games // len(seatings))):
        for seats in seatings:
            key = (match.seed + setup, seats)
            if key not in known:
                if time.time() > ends:
                    elsewhere.close()
                    return found
                known[key] = play(match.game, seats, match.seed + setup, elsewhere)
                with journal.open("ab") as file:
                    file.write(msgspec.json.encode(known[key]) + b"\n")
            found.append(known[key])
    elsewhere.close()
    return found


def summary(match: Match, found: Sequence[Played]) -> str:
    """One row: how often ours won, with its interval, held against a fair share."""
    game, bot, old, players, _, seed = match
    teams = game.teams(players)
    fair = 0.5 if teams else 1 / players
    won = sum(max(share for name, share in zip(one.seats, one.payoffs, strict=True) if name == bot) for one in found)
    got = wilson(won / len(found), len(found))
    share = f"{got.value:.1%} ({got.low:.1%} to {got.high:.1%})"
    times = f"{got.value / fair:.2f} ({got.low / fair:.2f} to {got.high / fair:.2f})"
    longest = max(one.longest for one in found)
    kind = "team against team" if teams else f"{players} players"
    who = f"| {game.name}, {kind} | `{bot}` | `{old}` "
    return f"{who}| {share} | {times} | {len(found)} | {seed} | {longest:.2f} s |"


HEAD = """| game | ours | against | won | × fair share | games | from seed | longest answer of ours |
| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |"""


def main() -> int:
    """Build or play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("build", "play"))
    parser.add_argument("game", nargs="?", choices=tuple(RULES))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default="expert", help="ours")
    parser.add_argument("--old", type=int, help="how much the old ones think, instead of what they did then")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=SEED, help="of the first set-up")
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no game after this")
    parser.add_argument("--journal", type=Path, default=Path(), help="folder in which finished games are kept")
    parser.add_argument("--save", action="store_true", help=f"add the row to {RESULTS.name}")
    arguments = parser.parse_args()
    if arguments.what == "build":
        build(environment())
        return 0
    if arguments.game is None:
        parser.error("which game?")
    count_processor_time()
    game = sottovoce.find(arguments.game).under(RULES[arguments.game])
    game.check_seats(arguments.players)
    arguments.journal.mkdir(parents=True, exist_ok=True)
    old = f"{OLD}@{arguments.old}" if arguments.old else OLD
    match = Match(game, arguments.bot, old, arguments.players, arguments.games, arguments.seed)
    name = f"yardstick-{game.name}-{match.players}-{match.bot}-{old}-{match.seed}.jsonl"
    found = play_all(match, arguments.journal / name, arguments.minutes)
    if not found:
        print("No game was finished.", file=sys.stderr)
        return 1
    row = summary(match, found)
    print(f"{HEAD}\n{row}")
    if arguments.save:
        before = RESULTS.read_text("utf-8") if RESULTS.exists() else f"# Ours against `expert-1`\n\n{HEAD}\n"
        RESULTS.write_text(f"{before}{row}\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
