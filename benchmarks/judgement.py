"""Are the judges calibrated? Games of strong bots, and what each game's judge said of them on the way.

    python benchmarks/judgement.py [--only siam-2 whispers-3] [--games 200] [--seed 50001] [--save]

Games are played once and kept in the folder `--journal` (a line for each), and so is what the judge said of them; the
same command goes on where it was interrupted. With `--again` the kept games are judged again: do that after changing a
judge. `--save` writes results/judgement.md.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
from played_games import options, ready

import sottovoce
from sottovoce import bots
from sottovoce.bots.seeds import public_seed
from sottovoce.core.bot import witnessed
from sottovoce.core.judge import AS_SAID, Judge, Temper
from sottovoce.core.replay import Replay
from sottovoce.core.table import Table
from sottovoce.lab.calibration import Estimate, by_party, reliability, score
from sottovoce.lab.lineups import Fixture
from sottovoce.lab.match import Sitting, play
from sottovoce.lab.replay import payoffs

RESULTS = Path(__file__).parent / "results" / "judgement.md"
LONGEST = 4_000  # entries
SEED = 50_001
OF_A_STAGE = {"siam": 2, "whispers": 4, "verrat": 2}  # moments judged of each
PHASES = {"verrat": (1, 4, 7, 10, 15)}  # the first rounds of each; elsewhere every stage is one
TEMPERS = [Temper(power / 10, doubt / 20) for power in range(2, 31) for doubt in range(20)]
PLAYED = {  # by whom: strong, and quick enough for thousands of games
    "siam-2": "expert@400",
    "siam-3": "expert@100",
    "siam-4": "expert@500",
    "whispers-2": "expert@60",
    "whispers-3": "expert@60",
    "whispers-4": "expert@60",
    "verrat-4": "expert@40",
}


class Kept(msgspec.Struct):
    """A game as the journal keeps it."""

    seed: int
    file: str


class Judged(msgspec.Struct):
    """What a judge said of a game: stage, and a share for every party, moment by moment."""

    seed: int
    said: list[tuple[int, list[float]]]
    came: list[float]


def games(what: str, count: int, seed: int, folder: Path) -> Iterator[Kept]:
    """The games, played where they are not there yet."""
    name, players = what.split("-")
    journal = folder / f"{what}.jsonl"
    known = {kept.seed: kept for kept in _read(journal, Kept)}
    for number in range(seed, seed + count):
        if number not in known:
            sitting = Sitting(
                Fixture(number, number, (PLAYED[what],) * int(players)), name, {}, LONGEST, talk=True, keep=True
            )
            known[number] = Kept(number, play(sitting).file)
            _add(journal, known[number])
        yield known[number]


def judged(what: str, count: int, seed: int, folder: Path, effort: float, again: bool) -> Iterator[Judged]:
    """What the judge said of them."""
    journal = folder / f"{what}.judged.jsonl"
    if again:
        journal.unlink(missing_ok=True)
    known = {found.seed: found for found in _read(journal, Judged)}
    for kept in games(what, count, seed, folder):
        if kept.seed not in known:
            table = sottovoce.load(kept.file)
            found = estimates(table, bots.judge(table.game, public_seed("judgement", kept.seed), effort), what)
            known[kept.seed] = Judged(kept.seed, found, by_party(table, payoffs(table) or []))
            _add(journal, known[kept.seed])
        if known[kept.seed].came:
            yield known[kept.seed]


def estimates(table: Table, judge: Judge, what: str) -> list[tuple[int, list[float]]]:
    """What a judge who knows all says at some moments of a game."""
    wanted = _moments(table, OF_A_STAGE[what.split("-")[0]])
    replay = Replay.of(table)
    said = []
    for number, entry in enumerate(table.log, 1):
        replay.play(entry)
        if number in wanted:
            now = replay.table
            seat = now.to_act[0]
            standing = judge.standing(now.position, partial(witnessed, now, seat))
            said.append((now.game.stage(now.position), by_party(now, standing)))
    return said


def _moments(table: Table, count: int) -> set[int]:
    """Entries after which the game is judged: in every stage some, evenly spread from its beginning on."""
    replay = Replay.of(table)
    stages: dict[int, list[int]] = {}
    for number, entry in enumerate(table.log, 1):
        replay.play(entry)
        if not replay.table.over:
            stages.setdefault(table.game.stage(replay.table.position), []).append(number)
    return {entries[nth * len(entries) // count] for entries in stages.values() for nth in range(count)}


def _read(file: Path, kind: type[msgspec.Struct]) -> list:  # type: ignore[type-arg]
    """The whole lines of a journal."""
    if not file.exists():
        return []
    lines = file.read_bytes().split(b"\n")
    return [msgspec.json.decode(line, type=kind) for line in lines[:-1]]


def _add(file: Path, what: msgspec.Struct) -> None:
    with file.open("ab") as journal:
        journal.write(msgspec.json.encode(what) + b"\n")


def phase(game: str, stage: int) -> str:
    """The phase of a game in which a stage lies."""
    firsts = PHASES.get(game)
    if firsts is None:
        return str(stage)
    first = max(bound for bound in firsts if bound <= stage)
    later = [bound for bound in firsts if bound > stage]
    return f"{first}–{later[0] - 1}" if later else f"from {first} on"


def table_of(what: str, found: list[Judged]) -> list[str]:
    """The figures of one game and number of players, as Markdown."""
    game, players = what.split("-")
    every = [Estimate(one.seed, stage, said, one.came) for one in found for stage, said in one.said]
    whole = score(every)
    lines = [
        f"## {game}, {players} players: {whole.games} games of `{PLAYED[what]}`, {whole.moments} moments",
        "",
        "| phase | moments | Brier | base rate | skill (95 %) |",
        "| ---: | ---: | ---: | ---: | ---: |",
    ]
    phases: dict[str, list[Estimate]] = {}
    for one in sorted(every, key=lambda estimate: estimate.stage):
        phases.setdefault(phase(game, one.stage), []).append(one)
    for name, rows in [*phases.items(), ("all", every)]:
        got = score(rows)
        skill = f"{got.skill.value:.3f} ({got.skill.low:.3f} to {got.skill.high:.3f})"
        lines.append(f"| {name} | {got.moments} | {got.brier:.3f} | {got.base:.3f} | {skill} |")
    lines += ["", "| said | estimates | on average | happened |", "| ---: | ---: | ---: | ---: |"]
    for part in reliability(every):
        bounds = f"{part.low * 100:.0f}–{part.low * 100 + 10:.0f} %"
        lines.append(f"| {bounds} | {part.estimates} | {part.said * 100:.0f} % | {part.came * 100:.0f} % |")
    return [*lines, ""]


def fitted(found: list[Judged]) -> str:
    """By which temper the judge's shares would have been nearest to the truth, and what that gains."""
    tried = {}
    for temper in TEMPERS:
        every = [Estimate(one.seed, stage, temper.of(said), one.came) for one in found for stage, said in one.said]
        tried[temper] = score(every)
    best = min(tried, key=lambda temper: tried[temper].brier)
    return f"{best}: skill {tried[best].skill.value:.3f} instead of {tried[AS_SAID].skill.value:.3f}"


def main() -> int:
    """Play, judge, print."""
    parser = options(__doc__, games=200, seed=SEED, contests=tuple(PLAYED))
    parser.add_argument("--effort", type=float, default=0.2, help="how much of the judge's usual thought")
    parser.add_argument("--again", action="store_true", help="judge the kept games anew")
    parser.add_argument("--play", action="store_true", help="play only, judge nothing")
    parser.add_argument("--fit", action="store_true", help="say which temper would suit it best; use other seeds")
    arguments = parser.parse_args()
    if not ready(arguments):
        return 2
    lines: list[str] = []
    for what in arguments.only:
        asked = (what, arguments.games, arguments.seed, arguments.journal)
        if arguments.play:
            print(what, sum(1 for _ in games(*asked)), "games", flush=True)
            continue
        found = list(judged(*asked, arguments.effort, arguments.again))
        if arguments.fit:
            print(what, fitted(found), flush=True)
            continue
        made = table_of(what, found)
        print("\n".join(made), flush=True)
        lines += made
    if arguments.save:
        told = f"Seeds from {arguments.seed} on, effort {arguments.effort}."
        head = f"# How calibrated the judges are\n\n{told} Made by judgement.py --save.\n\n"
        RESULTS.write_text(head + "\n".join(lines).rstrip() + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
