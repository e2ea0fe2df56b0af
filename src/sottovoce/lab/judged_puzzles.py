"""Puzzles of games that can't be solved: positions in which, by what a seat knows, one answer is far ahead.

The judge must find the same answer far ahead of every other with its usual thought and, with other luck, with eight
times as much; each time in both halves of the thought. Where the same seat goes on answering, as in a plan of several
lines, its next answers belong to the puzzle as long as each stands out so far.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import sottovoce
from sottovoce import bots
from sottovoce.bots import answer, make
from sottovoce.core.bot import Question, question
from sottovoce.core.dice import Fast
from sottovoce.core.game import Game
from sottovoce.core.judge import Verdict
from sottovoce.core.table import Table
from sottovoce.school.puzzle import EASIEST, HARDEST, Puzzle, play, table_after

FAR = 0.15  # chance by which an answer has to be ahead of all others
FURTHER = 0.25  # … when the puzzle is made: what is near the border is left alone
FEWEST_CHOICES = 3
MOST_MOVES = 1_000  # before the position: nobody is helped by a long history
GLANCE = 0.2  # of the usual thought, by which most decisions are passed over
LEAST = 0.25  # chance left with the right answer: nobody enjoys finding the best way to lose
THOUGHT = 8.0  # times the usual thought
LOOKS = 2  # with so much, each with other luck
MOST_DECISIONS = 4
CANDIDATES = 3  # puzzles of a game to choose one of, if none of them is of a rare kind
EVEN = 1  # puzzles more than of a kind on average make a theme or a level common
REPLIES = 3  # of the others that are shown after a wrong answer
SEALED_REPLIES = 40  # … where all answer in secret: to the end of the round, that one sees what came of it
LUCKS = 2  # ways on that are tried, to show one on which the wrong answer is punished
# Who finds the answer tells how hard a puzzle is: the weakest of these that does so in most of its tries.
THINKERS = ("greedy", "regular@4", "regular@24", "expert@100")
TRIES = 3
_LUCK = 7_919  # between the seeds of two looks
_CHECKED = 99_991  # the seed of a look that was not taken when the puzzle was made


@dataclass(frozen=True)
class _Candidate:
    """A decision that stood out at a glance."""

    theme: str
    lead: float
    seat: int
    moves: list[str]


@dataclass(frozen=True)
class _Decision:
    """One of the solver's decisions: the answer, with all that come to the same."""

    right: str
    twins: list[str]


def make_puzzles(game: Game, players: int, first_seed: int, games: int) -> Iterator[Puzzle | None]:
    """Look for puzzles in this many games, at most one in each; None for a game in which there is none."""
    themes: Counter[str] = Counter()
    levels: Counter[int] = Counter()
    for seed in range(first_seed, first_seed + games):
        puzzle = _in_game(game, players, seed, themes, levels)
        if puzzle is not None:
            themes[puzzle.theme] += 1
            levels[puzzle.level] += 1
        yield puzzle


def _in_game(game: Game, players: int, seed: int, themes: Counter[str], levels: Counter[int]) -> Puzzle | None:
    """Play a game by strong bots until a striking decision stands every look; what is common already only in need."""
    table = sottovoce.new(game, players, seed)
    sitting = [make(game.puzzles.played_by, game, seed * players + seat) for seat in range(players)]
    made: list[Puzzle] = []
    while not table.over and len(made) < CANDIDATES:
        seat = table.to_act[0]
        found = _candidate(table, seat, seed)
        if found is not None and not (made and _common(themes, found.theme)):
            puzzle = _puzzle(found, game, players, seed)
            if puzzle is not None:
                made.append(puzzle)
                if not _common(themes, puzzle.theme) and not _common(levels, puzzle.level):
                    return puzzle
        table.play(seat, answer(sitting[seat], table, seat))
    return max(made, key=lambda puzzle: (puzzle.level, len(puzzle.line)), default=None)


def _common(kinds: Counter[Any], kind: str | int) -> bool:
    """Whether there are clearly more puzzles of a kind than of the others on average."""
    return kinds[kind] > kinds.total() / max(1, len(kinds)) + EVEN


def _candidate(table: Table, seat: int, seed: int) -> _Candidate | None:
    """A seat's question, if one answer stands out at a glance."""
    if not _worth(table, seat):
        return None
    asked = question(table, seat)
    best, lead = _ahead(asked, GLANCE, seed)
    if best is None or lead < FURTHER:
        return None
    theme = table.game.puzzles.theme(table.position, seat, asked.actions[best])
    moves = table.game.puzzles.history(table, seat) if theme else []
    return _Candidate(theme, lead, seat, moves) if theme and len(moves) <= MOST_MOVES else None


def _worth(table: Table, seat: int) -> bool:
    """Whether a decision can make a puzzle at all."""
    return len(table.choices(seat)) >= FEWEST_CHOICES and table.game.puzzles.may_begin(table.position)


def _ahead(asked: Question, effort: float, seed: int) -> tuple[int | None, float]:
    """Which answer is ahead, and by how much of every other that does not come to the same, in the worse half."""
    found = bots.judge(asked.game, seed, effort).verdicts(asked)
    known = [number for number, verdict in enumerate(found) if verdict.known]
    if len(known) < FEWEST_CHOICES:
        return None, 0.0
    best = max(known, key=lambda number: (found[number].trials, found[number].chances[asked.seat]))
    same = _twins(asked, best)
    others = [found[number] for number in known if number not in same]
    if not others or found[best].chances[asked.seat] < LEAST:
        return None, 0.0
    leads = [found[best].halves[half] - max(verdict.halves[half] for verdict in others) for half in range(2)]
    return best, min(leads)


def _twins(asked: Question, best: int) -> list[int]:
    """The answers that come to the same as one: itself, and those after which the world is the same."""
    states = []
    for action in asked.actions:
        world = asked.imagine(1)
        world.apply(asked.seat, action, Fast(1))
        states.append(world.state())
    return [number for number, state in enumerate(states) if number == best or state == states[best]]


def _puzzle(candidate: _Candidate, game: Game, players: int, seed: int) -> Puzzle | None:
    """A puzzle with everything that is told of it, if its answers are ahead at every look."""
    moves, seat = candidate.moves, candidate.seat
    table = table_after(game, players, seed, moves)
    line = _line(table_after(game, players, seed, moves), seat, seed)
    if not line:
        return None
    asked = question(table, seat)
    twins = line[0].twins
    return Puzzle(
        id=f"{players}-{seed}",
        players=players,
        seed=seed,
        moves=moves,
        seat=seat,
        line=[f"{seat} {decision.right}" for decision in line],
        decisions=list(range(len(line))),
        twins=[decision.twins for decision in line],
        refuted={
            text: _refutation(game, players, seed, moves, f"{seat} {text}")
            for text in asked.choices
            if text not in twins
        },
        theme=candidate.theme,
        level=_level(table, seat, twins),
        source=game.puzzles.played_by,
        chances=_shown(asked, bots.judge(game, seed, THOUGHT).verdicts(asked)),
    )


def _line(table: Table, seat: int, seed: int) -> list[_Decision]:
    """The seat's answers one after the other, as long as one is ahead at every look; plays them."""
    line: list[_Decision] = []
    while len(line) < MOST_DECISIONS and seat in table.to_act and _worth(table, seat):
        asked = question(table, seat)
        looks = [_ahead(asked, THOUGHT, seed + _LUCK * look) for look in range(1, LOOKS + 1)]
        looks.append(_ahead(asked, 1.0, seed))
        right = looks[0][0]
        if right is None or any(best != right or lead < FURTHER for best, lead in looks):
            break
        line.append(_Decision(asked.choices[right], sorted(asked.choices[number] for number in _twins(asked, right))))
        table.play(seat, asked.choices[right])
    return line


def _shown(asked: Question, found: Sequence[Verdict]) -> dict[str, float]:
    """The chance after every answer, rounded."""
    pairs = zip(asked.choices, found, strict=True)
    return {text: round(verdict.chances[asked.seat], 2) for text, verdict in pairs}


def _refutation(game: Game, players: int, seed: int, moves: Sequence[str], wrong: str) -> list[str]:
    """A wrong answer and what may follow, as strong bots go on: of some ways on the one that ends worst."""
    ways = (_replies(game, players, seed, moves, wrong, luck) for luck in range(LUCKS))
    found: list[tuple[float, list[str]]] = []
    for payoff, line in ways:
        found.append((payoff, line))
        if payoff <= 0:
            break
    return min(found)[1]


def _replies(
    game: Game, players: int, seed: int, moves: Sequence[str], wrong: str, luck: int
) -> tuple[float, list[str]]:
    """A wrong answer and one way on, with what the seat then has: 0 once somebody else has won, and 1 if it has."""
    table = table_after(game, players, seed, moves)
    solver = int(wrong.partition(" ")[0])
    sealed = bool(table.position.sealed(solver))
    begun = game.stage(table.position)
    play(table, wrong)
    line = [wrong]
    sitting = [make(game.puzzles.played_by, game, (seed + luck * _LUCK) * players + seat) for seat in range(players)]
    most = SEALED_REPLIES if sealed else REPLIES
    while not table.over and len(line) <= most and (not sealed or game.stage(table.position) == begun):
        seat = table.to_act[0]
        line.append(f"{seat} {answer(sitting[seat], table, seat)}")
        play(table, line[-1])
    return (table.position.payoff(solver) if table.over else 1 / players), line


def _level(table: Table, seat: int, right: Sequence[str]) -> int:
    """How much thought finds the answer, from 1 to 5."""
    for level, thinker in enumerate(THINKERS, EASIEST):
        found = sum(answer(make(thinker, table.game, luck), table, seat) in right for luck in range(TRIES))
        if 2 * found > TRIES:
            return level
    return HARDEST


def ahead_still(game: Game, puzzle: Puzzle, thought: float = THOUGHT) -> bool:
    """Judge a puzzle again, with fresh random seeds."""
    table = puzzle.table(game)
    first = set(table.choices(puzzle.seat))
    for move, twins in zip(puzzle.line, puzzle.twins, strict=True):
        if puzzle.seat not in table.to_act or not _worth(table, puzzle.seat):
            return False
        asked = question(table, puzzle.seat)
        best, lead = _ahead(asked, thought, _CHECKED)
        if best is None or lead < FAR or move != f"{puzzle.seat} {asked.choices[best]}":
            return False
        if twins != sorted(asked.choices[number] for number in _twins(asked, best)):
            return False
        play(table, move)
    if {*puzzle.refuted, *puzzle.twins[0]} != first:
        return False
    start = puzzle.table(game)
    action = game.action(start.position, puzzle.twins[0][0])
    return action is not None and puzzle.theme == game.puzzles.theme(start.position, puzzle.seat, action) != ""
