"""Who gets marks, and does a mark come again? Games of mixed levels, analysed twice by judges of different seeds.

    python benchmarks/marks.py [--only siam-2 whispers-3] [--games 12] [--seed 60001] [--effort 1] [--puzzles 0]

For every game: marks in a game; of the marks that one seed gives, how many the other gives too; marks for every hundred
decisions that can be judged, by level; and, where the game can be solved, how many of the answers that are proven to
throw away a won game are marked. Such answers are rare in games, so with `--puzzles` a wrong answer to each of so many
puzzles is judged, too, with any number of players. Effort 1 is what the analysis of a game takes. Games and verdicts
are kept in the folder `--journal`, a line each: the same command goes on where it was interrupted. `--save` writes
results/marks.md.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
from played_games import count_processor_time, options, ready

import sottovoce
from sottovoce import bots
from sottovoce.core.bot import question
from sottovoce.core.dice import Fast, Recorded
from sottovoce.core.table import Table
from sottovoce.lab.analysis import loss, mark, moments
from sottovoce.lab.lineups import Fixture
from sottovoce.lab.match import Sitting, play
from sottovoce.lab.ratings import wilson
from sottovoce.lab.replay import course
from sottovoce.school.puzzle import puzzles

RESULTS = Path(__file__).parent / "results" / "marks.md"
LEVELS = ("novice", "casual", "regular", "expert")
QUICK = {"siam": "@400", "whispers": "@60", "verrat": "@40"}  # an expert's thought in these games
LONGEST = 4_000  # entries
FAR = 1_000_000  # seeds of the two judges


class Row(msgspec.Struct):
    """A decision: whose, what two judges marked, and whether it is proven to have thrown away a won game."""

    level: str
    marks: tuple[str, str]
    known: bool
    thrown: bool


class Game(msgspec.Struct):
    """A game as the journal keeps it."""

    seed: int
    rows: list[Row]


def seats(what: str, number: int) -> tuple[str, ...]:
    """The levels of a game's seats: each meets each other on every seat."""
    name, players = what.split("-")
    named = [level + QUICK[name] if level == "expert" else level for level in LEVELS]
    count = int(players)
    step = 1 + number // len(named) % (len(named) - 1)
    if count == len(named):
        return tuple(named[(number + seat) % len(named)] for seat in range(count))
    return tuple(named[(number + seat * step) % len(named)] for seat in range(count))


def analysed(what: str, seed: int, number: int, effort: float) -> Game:
    """Play a game and judge it twice."""
    name, _ = what.split("-")
    sitting = Sitting(Fixture(number, seed, seats(what, number)), name, {}, LONGEST, talk=True, keep=True)
    table = sottovoce.load(play(sitting).file)
    both = [list(moments(table, bots.judge(table.game, seed + half * FAR, effort))) for half in range(2)]
    thrown = set(thrown_away(table))
    rows = []
    for one, other in zip(*both, strict=True):
        level = table.kinds[one.seat].partition("@")[0]
        rows.append(Row(level, (one.mark, other.mark), one.known, one.entry in thrown))
    return Game(seed, rows)


def thrown_away(table: Table) -> Iterator[int]:
    """The entries after which a seat that could make sure of victory can't any more, by the game's prover."""
    prover = table.game.puzzles.prover()
    if prover is None:
        return
    for step in course(table):
        before, seat = step.table.position, step.entry.seat
        if not table.game.puzzles.may_begin(before) or not prover.wins(before, seat):
            continue
        after = before.copy()
        action = table.game.action(before, step.entry.text)
        assert action is not None
        after.apply(seat, action, Recorded(list(step.entry.rolls)))
        if prover.wins(after, seat) is False:
            yield step.number


def of_puzzles(count: int, seed: int, effort: float, folder: Path) -> Iterator[Row]:
    """Wrong answers to the first question of puzzles, drawn by lot, as both judges mark them."""
    game = sottovoce.find("siam")
    prover = game.puzzles.prover()
    assert prover is not None
    known = list(puzzles(game).values())
    journal = folder / "puzzles.marks.jsonl"
    lines = journal.read_bytes().split(b"\n")[:-1] if journal.exists() else []
    before = {found.seed: found for found in (msgspec.json.decode(line, type=Game) for line in lines)}
    for number in range(0, len(known), max(1, len(known) // count)):
        if seed + number not in before:
            puzzle, luck = known[number], Fast(seed + number)
            asked = question(puzzle.table(game), puzzle.seat)
            wrong = [n for n, choice in enumerate(asked.choices) if choice not in puzzle.twins[0]]
            index = wrong[int(luck.roll(len(wrong)))]
            after = asked.imagine(seed)
            after.apply(asked.seat, asked.actions[index], luck)
            rows = []
            if prover.wins(after, asked.seat) is False:
                judges = [bots.judge(game, seed + number + half * FAR, effort) for half in range(2)]
                found = [judge.verdicts(asked, asked.actions[index]) for judge in judges]
                first, second = (mark(loss(verdicts, index, asked.seat)[0]) for verdicts in found)
                rows = [Row(str(puzzle.players), (first, second), True, True)]
            before[seed + number] = Game(seed + number, rows)
            with journal.open("ab") as file:
                file.write(msgspec.json.encode(before[seed + number]) + b"\n")
        yield from before[seed + number].rows


def games(what: str, count: int, seed: int, effort: float, folder: Path) -> list[Game]:
    """All games, judged where they are not yet."""
    journal = folder / f"{what}.marks.jsonl"
    lines = journal.read_bytes().split(b"\n")[:-1] if journal.exists() else []
    known = {game.seed: game for game in (msgspec.json.decode(line, type=Game) for line in lines)}
    for number in range(count):
        if seed + number not in known:
            known[seed + number] = analysed(what, seed + number, number, effort)
            with journal.open("ab") as file:
                file.write(msgspec.json.encode(known[seed + number]) + b"\n")
    return [known[seed + number] for number in range(count)]


def share(part: int, whole: int) -> str:
    """A share with its interval."""
    if not whole:
        return "–"
    got = wilson(part / whole, whole)
    return f"{got.value:.0%} ({got.low:.0%} to {got.high:.0%}) of {whole}"


def row_of(what: str, found: list[Game]) -> str:
    """One line of the table."""
    rows = [row for game in found for row in game.rows]
    given = [sum(bool(row.marks[half]) for row in rows) for half in range(2)]
    both = sum(all(row.marks) for row in rows)
    marks = sum(given) / 2 / len(found)
    by_level = []
    for level in LEVELS:
        own = [row for row in rows if row.level == level and row.known]
        by_level.append(f"{100 * sum(bool(m) for row in own for m in row.marks) / max(1, 2 * len(own)):.1f}")
    thrown = [row for row in rows if row.thrown]
    caught = share(sum(bool(m) for row in thrown for m in row.marks), 2 * len(thrown))
    unknown = share(sum(not row.known for row in rows), len(rows))
    cells = [what, str(len(found)), f"{marks:.1f}", share(2 * both, sum(given)), *by_level, caught, unknown]
    return "| " + " | ".join(cells) + " |"


def of_answers(rows: list[Row]) -> Iterator[str]:
    """How many wrong answers to puzzles are marked, by the number of players."""
    for players in sorted({row.level for row in rows}):
        some = [row for row in rows if row.level == players]
        both = sum(all(row.marks) for row in some)
        given = sum(bool(m) for row in some for m in row.marks)
        cells = [f"wrong answers to puzzles, siam-{players}", str(len(some)), "–", share(2 * both, given)]
        yield "| " + " | ".join([*cells, "–", "–", "–", "–", share(given, 2 * len(some)), "–"]) + " |"


HEAD = (
    "| game and players | games | marks in a game | come again | novice | casual | regular | expert "
    "| proven losses marked | can't be judged |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
)


def main() -> int:
    """Play, judge twice, print."""
    parser = options(__doc__, games=12, seed=60_001)
    parser.add_argument("--effort", type=float, default=1.0, help="how much of the judge's usual thought")
    parser.add_argument("--puzzles", type=int, default=0, help="puzzles of King of Siam to be answered wrongly")
    arguments = parser.parse_args()
    if not ready(arguments):
        return 2
    count_processor_time()
    print(HEAD)
    lines = []
    for what in arguments.only if arguments.games else ():
        lines.append(row_of(what, games(what, arguments.games, arguments.seed, arguments.effort, arguments.journal)))
        print(lines[-1], flush=True)
    if arguments.puzzles:
        for line in of_answers(
            list(of_puzzles(arguments.puzzles, arguments.seed, arguments.effort, arguments.journal))
        ):
            lines.append(line)
            print(line, flush=True)
    if arguments.save:
        told = f"Seeds from {arguments.seed} on, effort {arguments.effort}; marks by level for every hundred decisions."
        RESULTS.write_text(f"# Marks\n\n{told} Made by marks.py --save.\n\n{HEAD}\n" + "\n".join(lines) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
