"""Puzzles of games that can't be solved: positions in which, by what a seat knows, one answer is far ahead.

The judge must find the same answer far ahead of every other with its usual thought and, with other luck, with eight
times as much; each time in both halves of the thought.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import sottovoce
from sottovoce import bots
from sottovoce.bots import answer, make
from sottovoce.core.bot import Question, question
from sottovoce.core.dice import Fast
from sottovoce.core.game import Game
from sottovoce.core.judge import Verdict
from sottovoce.core.table import Table
from sottovoce.school.puzzle import EASIEST, HARDEST, Puzzle, play, table_after

PLAYED_BY = "expert@60"  # who plays the games in which puzzles are looked for
FAR = 0.15  # chance by which an answer has to be ahead of all others
FURTHER = 0.18  # … when the puzzle is made: what is near the border is left alone
FEWEST_CHOICES = 4
MOST_MOVES = 400  # before the position: nobody is helped by a long history
GLANCE = 0.2  # of the usual thought, by which most decisions are passed over
LEAST = 0.25  # chance left with the right answer: nobody enjoys finding the best way to lose
THOUGHT = 8.0  # times the usual thought
LOOKS = 2  # with so much, each with other luck
REPLIES = 3  # of the others that are shown after a wrong answer
# Who finds the answer tells how hard a puzzle is: the weakest of these that does so in most of its tries.
THINKERS = ("greedy", "regular@4", "regular@24", "expert@100")
TRIES = 3
_LUCK = 7_919  # between the seeds of two looks
_CHECKED = 99_991  # the seed of a look that was not taken when the puzzle was made


def make_puzzles(game: Game, players: int, first_seed: int, games: int) -> Iterator[Puzzle | None]:
    """Look for puzzles in so many games, at most one in each; None for a game in which there is none."""
    for seed in range(first_seed, first_seed + games):
        yield _in_game(game, players, seed)


def _in_game(game: Game, players: int, seed: int) -> Puzzle | None:
    """Play a game by strong bots, and take of its striking decisions one that stands every look; any theme first."""
    table = sottovoce.new(game, players, seed)
    sitting = [make(PLAYED_BY, game, seed * players + seat) for seat in range(players)]
    found: dict[str, list[tuple[int, int]]] = {}
    while not table.over and len(table.log) <= MOST_MOVES:
        seat = table.to_act[0]
        asked = question(table, seat)
        best = _ahead(asked, GLANCE, seed, FAR) if _worth(table, seat) else None
        theme = "" if best is None else game.theme(table.position, seat, asked.actions[best])
        if theme:
            found.setdefault(theme, []).append((len(table.log), seat))
        table.play(seat, answer(sitting[seat], table, seat))
    dice = random.Random(seed)
    for theme in dice.sample(sorted(found), len(found)):
        for entries, seat in dice.sample(found[theme], min(3, len(found[theme]))):
            puzzle = _puzzle(game, table, entries, seat, seed)
            if puzzle is not None:
                return puzzle
    return None


def _worth(table: Table, seat: int) -> bool:
    """Whether a decision can make a puzzle at all."""
    return len(table.choices(seat)) >= FEWEST_CHOICES and table.game.puzzling(table.position)


def _ahead(asked: Question, effort: float, seed: int, margin: float) -> int | None:
    """Which answer is ahead of every other that does not come to the same, in both halves of the thought."""
    found = bots.judge(asked.game, seed, effort).verdicts(asked)
    known = [number for number, verdict in enumerate(found) if verdict.known]
    if len(known) < FEWEST_CHOICES:
        return None
    best = max(known, key=lambda number: (found[number].trials, found[number].chances[asked.seat]))
    same = _twins(asked, best)
    others = [found[number] for number in known if number not in same]
    if not others or found[best].chances[asked.seat] < LEAST:
        return None
    leads = [found[best].halves[half] - max(verdict.halves[half] for verdict in others) for half in range(2)]
    return best if min(leads) >= margin else None


def _twins(asked: Question, best: int) -> list[int]:
    """The answers that come to the same as one: itself, and those after which the world is the same."""
    states = []
    for action in asked.actions:
        world = asked.imagine(1)
        world.apply(asked.seat, action, Fast(1))
        states.append(world.state())
    return [number for number, state in enumerate(states) if number == best or state == states[best]]


def _puzzle(game: Game, played: Table, entries: int, seat: int, seed: int) -> Puzzle | None:
    """A puzzle with everything that is told of it, if the answer is ahead at every look."""
    moves = [f"{entry.seat} {entry.text}" for entry in played.log[:entries]]
    table = table_after(game, played.players, seed, moves)
    asked = question(table, seat)
    best = {_ahead(asked, THOUGHT, seed + _LUCK * look, FURTHER) for look in range(1, LOOKS + 1)}
    best.add(_ahead(asked, 1.0, seed, FURTHER))
    if len(best) != 1 or None in best:
        return None
    (right,) = best
    assert right is not None
    twins = sorted(asked.choices[number] for number in _twins(asked, right))
    chances = bots.judge(game, seed, THOUGHT).verdicts(asked)
    return Puzzle(
        id=f"{played.players}-{seed}",
        players=played.players,
        seed=seed,
        moves=moves,
        seat=seat,
        line=[f"{seat} {asked.choices[right]}"],
        decisions=[0],
        twins=[twins],
        refuted={
            text: _replies(game, played.players, seed, moves, f"{seat} {text}")
            for text in asked.choices
            if text not in twins
        },
        theme=game.theme(table.position, seat, asked.actions[right]),
        level=_level(table, seat, twins),
        source=PLAYED_BY,
        chances=_shown(asked, chances),
    )


def _shown(asked: Question, found: Sequence[Verdict]) -> dict[str, float]:
    """The chance after every answer, rounded."""
    pairs = zip(asked.choices, found, strict=True)
    return {text: round(verdict.chances[asked.seat], 2) for text, verdict in pairs}


def _replies(game: Game, players: int, seed: int, moves: Sequence[str], wrong: str) -> list[str]:
    """A wrong answer and what may follow, as strong bots go on; nothing that stays sealed."""
    table = table_after(game, players, seed, moves)
    sealed = bool(table.position.sealed(int(wrong.partition(" ")[0])))
    play(table, wrong)
    line = [wrong]
    sitting = [make(PLAYED_BY, game, seed * players + seat) for seat in range(players)]
    while not sealed and not table.over and len(line) <= REPLIES:
        seat = table.to_act[0]
        line.append(f"{seat} {answer(sitting[seat], table, seat)}")
        sealed = bool(table.position.sealed(seat))
        play(table, line[-1])
    return line


def _level(table: Table, seat: int, right: Sequence[str]) -> int:
    """How much thought finds the answer, from 1 to 5."""
    for level, thinker in enumerate(THINKERS, EASIEST):
        found = sum(answer(make(thinker, table.game, luck), table, seat) in right for luck in range(TRIES))
        if 2 * found > TRIES:
            return level
    return HARDEST


def ahead_still(game: Game, puzzle: Puzzle, thought: float = THOUGHT) -> bool:
    """Judge a puzzle anew, with luck that was not there when it was made."""
    table = puzzle.table(game)
    if puzzle.seat not in table.to_act or not _worth(table, puzzle.seat):
        return False
    asked = question(table, puzzle.seat)
    best = _ahead(asked, thought, _CHECKED, FAR)
    if best is None or puzzle.line != [f"{puzzle.seat} {asked.choices[best]}"]:
        return False
    right = sorted(asked.choices[number] for number in _twins(asked, best))
    if puzzle.twins != [right] or {*puzzle.refuted, *right} != {*asked.choices}:
        return False
    return puzzle.theme == game.theme(table.position, puzzle.seat, asked.actions[best]) != ""
