"""Finding puzzles in games of strong bots, and proving them: one answer alone keeps the win, twice or more.

Where a game has none in its course, its last cards are played again by chance, and the positions that come about are
looked at: the game up to there is the strong bots', and what is proven does not depend on how a position was reached.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import sottovoce
from sottovoce.bots import answer, make
from sottovoce.core.dice import Fast
from sottovoce.core.errors import Error
from sottovoce.core.game import Game
from sottovoce.core.position import Position
from sottovoce.core.proof import Prover
from sottovoce.core.table import Table
from sottovoce.school.puzzle import EASIEST, HARDEST, Puzzle, play, table_after

PLAYED_BY = "expert@400"  # who plays the games in which puzzles are looked for
OTHER_ENDS = 80  # of a game in whose course there is no puzzle, played by chance
ENOUGH = 3  # puzzles in a game, to choose one of
FEWEST = 2  # decisions of the solver
FEWEST_WRONG = 6  # other answers to all of them together: fewer make no puzzle
MOST = 12  # decisions of the solver that are shown
LONGEST_REFUTATION = 16
# Who finds the first answer tells how hard a puzzle is: the weakest of these that does so in most of its tries.
THINKERS = ("greedy", "regular@10", "regular@60", "regular@400")
TRIES = 3


@dataclass
class _Line:
    """What a proof has found: the moves, the solver's answers with all that come to the same, and the end."""

    start: Position
    moves: list[tuple[int, int]]
    decisions: list[int]
    answers: list[int]
    twins: list[list[int]]
    end: Position


_Found = tuple[list[str], int, _Line]  # the moves before it, whose answer is wanted, and the solution


def make_puzzles(game: Game, players: int, first_seed: int, games: int) -> Iterator[Puzzle | None]:
    """Look for puzzles in this many games, at most one in each; None for a game in which there is none."""
    prover = prover_of(game)
    kinds: Counter[str | int] = Counter()  # themes and levels so far
    for seed in range(first_seed, first_seed + games):
        puzzle = _in_game(game, prover, players, seed, kinds)
        if puzzle is not None:
            kinds.update([puzzle.theme, puzzle.level])
        yield puzzle


def prover_of(game: Game) -> Prover:
    """Who proves puzzles of a game."""
    found = game.puzzles.prover()
    if found is None:
        raise Error("no-puzzles", game=game.name)
    return found


def _in_game(game: Game, prover: Prover, players: int, seed: int, kinds: Counter[str | int]) -> Puzzle | None:
    """Play a game by strong bots and take a position that makes a puzzle, of the theme and level met least often."""
    table = sottovoce.new(game, players, seed)
    bots = [make(PLAYED_BY, game, seed * players + seat) for seat in range(players)]
    looked = _Looked(prover)
    while not table.over:
        seat = table.to_act[0]
        if game.puzzles.may_begin(table.position):
            looked.entries.append(len(table.log))
            looked.at(table)
        table.play(seat, answer(bots[seat], table, seat))
    if not looked.found:
        _look_at_other_ends(table, seed, looked)
    made = [
        _puzzle(game, prover, table_after(game, players, seed, moves), seed, seat, line)
        for moves, seat, line in _one_of_each(looked)
    ]
    return min(made, key=lambda puzzle: kinds[puzzle.theme] + kinds[puzzle.level], default=None)


def _one_of_each(looked: _Looked) -> list[_Found]:
    """Of the solutions found one of each theme, the longest: how hard they are takes its time to find out."""
    chosen: dict[str, _Found] = {}
    for found in looked.found:
        theme = looked.theme(found)
        if theme not in chosen or len(chosen[theme][2].answers) < len(found[2].answers):
            chosen[theme] = found
    return list(chosen.values())


def _look_at_other_ends(played: Table, seed: int, looked: _Looked) -> None:
    """Go on by chance from where the end begins: strong bots seldom leave each other a narrow way to a sure win."""
    moves = [f"{entry.seat} {entry.text}" for entry in played.log]
    dice = random.Random(seed)
    for _ in range(OTHER_ENDS):
        if not looked.entries or len(looked.found) >= ENOUGH:
            return
        begins = looked.entries[0]
        table = table_after(played.game, played.players, seed, moves[:begins])
        while not table.over:
            if len(table.log) > begins and played.game.puzzles.may_begin(table.position):
                looked.at(table)
            seat = table.to_act[0]
            table.play(seat, dice.choice(table.choices(seat)))


class _Looked:
    """The positions of a game that were looked at, each once, and the solutions found there."""

    def __init__(self, prover: Prover) -> None:
        self.found: list[_Found] = []
        self.entries: list[int] = []  # before each position of the course
        self._prover = prover
        self._seen: set[tuple[int, ...]] = set()

    def at(self, table: Table) -> None:
        """Look at a position."""
        state = tuple(table.position.state())
        if state in self._seen:
            return
        self._seen.add(state)
        seat = table.to_act[0]
        line = solution(self._prover, table.position, seat)
        if line is not None:
            self.found.append(([f"{entry.seat} {entry.text}" for entry in table.log], seat, line))

    def theme(self, found: _Found) -> str:
        """What one of the solutions is about."""
        line = found[2]
        return self._prover.theme(line.start, line.answers, line.end)


def solution(prover: Prover, start: Position, seat: int) -> _Line | None:
    """The line on which one answer alone keeps the win, again and again; None if there are fewer than two such."""
    if not prover.wins(start, seat):
        return None
    position, dice = start.copy(), Fast(1)
    moves: list[tuple[int, int]] = []
    answers: list[int] = []
    decisions: list[int] = []
    twins: list[list[int]] = []
    wrong = 0
    while not position.over and len(answers) < MOST:
        (actor,) = _actors(position)
        if actor == seat:
            keeping = prover.alone(position, seat)
            choices = position.choices(seat)
            if keeping is None:
                break
            action = keeping[0]
            if len(keeping) < len(choices):  # a forced step is none of the solver's decisions
                answers.append(action)
                decisions.append(len(moves))
                twins.append(keeping)
                wrong += len(choices) - len(keeping)
        else:
            action = prover.reply(position, seat)
        moves.append((actor, action))
        position.apply(actor, action, dice)
    if len(answers) < FEWEST or wrong < FEWEST_WRONG:
        return None
    end = _to_the_end(prover, position, seat)
    return _Line(start.copy(), moves[: decisions[-1] + 1], decisions, answers, twins, end)


def _actors(position: Position) -> list[int]:
    return [seat for seat in range(16) if position.to_act() >> seat & 1]


def _to_the_end(prover: Prover, position: Position, seat: int) -> Position:
    """How it ends if the winner makes no mistake."""
    end, dice = position.copy(), Fast(1)
    while not end.over:
        (actor,) = _actors(end)
        end.apply(actor, prover.reply(end, seat), dice)
    return end


def _puzzle(game: Game, prover: Prover, table: Table, seed: int, seat: int, line: _Line) -> Puzzle:
    """A puzzle with everything that is told of it."""
    start = table.position
    return Puzzle(
        id=f"{table.players}-{seed}",
        players=table.players,
        seed=seed,
        moves=[f"{entry.seat} {entry.text}" for entry in table.log],
        seat=seat,
        line=_spoken(game, start, line.moves),
        decisions=line.decisions,
        twins=[_texts(game, start, group) for group in line.twins],
        refuted=_refuted(game, prover, start, seat, line.twins[0]),
        later=_later(game, prover, start, seat, line),
        theme=prover.theme(start, line.answers, line.end),
        level=_level(table, seat, line.twins[0]),
        source=PLAYED_BY,
    )


def _spoken(game: Game, start: Position, moves: list[tuple[int, int]]) -> list[str]:
    """Moves as text."""
    position, dice, said = start.copy(), Fast(1), []
    for actor, action in moves:
        said.append(f"{actor} {game.text(position, action)}")
        position.apply(actor, action, dice)
    return said


def _refuted(game: Game, prover: Prover, start: Position, seat: int, right: list[int]) -> dict[str, list[str]]:
    """How each wrong answer is refuted."""
    return {
        game.text(start, action): _spoken(game, start, _refutation(prover, start, seat, action))
        for action in start.choices(seat)
        if action not in right
    }


def _later(game: Game, prover: Prover, start: Position, seat: int, line: _Line) -> list[dict[str, list[str]]]:
    """How each wrong answer to a further decision is refuted."""
    position, dice, found = start.copy(), Fast(1), []
    for number, (actor, action) in enumerate(line.moves):
        if number in line.decisions[1:]:
            found.append(_refuted(game, prover, position, seat, line.twins[line.decisions.index(number)]))
        position.apply(actor, action, dice)
    return found


def _refutation(prover: Prover, start: Position, seat: int, action: int) -> list[tuple[int, int]]:
    """A wrong answer, what its giver makes of it, and the reply after which the win is gone for all to see."""
    position, dice = start.copy(), Fast(1)
    moves = [(seat, action)]
    position.apply(seat, action, dice)
    replied = False
    while not position.over and len(moves) < LONGEST_REFUTATION:
        (actor,) = _actors(position)
        if actor == seat and replied:
            break
        replied = replied or actor != seat
        step = prover.reply(position, seat)
        moves.append((actor, step))
        position.apply(actor, step, dice)
    return moves


def _level(table: Table, seat: int, right: list[int]) -> int:
    """How much thought finds the first answer, from 1 to 5."""
    answers = {table.game.text(table.position, action) for action in right}
    for level, thinker in enumerate(THINKERS, EASIEST):
        found = sum(answer(make(thinker, table.game, luck), table, seat) in answers for luck in range(TRIES))
        if 2 * found > TRIES:
            return level
    return HARDEST


def proven(game: Game, prover: Prover, puzzle: Puzzle) -> bool:
    """Prove a puzzle again: the line, all that comes to the same, and that every other answer to a decision fails."""
    table = puzzle.table(game)
    if table.to_act != (puzzle.seat,) or solution(prover, table.position, puzzle.seat) is None:
        return False
    position, dice = table.position.copy(), Fast(1)
    right = dict(zip(puzzle.decisions, puzzle.twins, strict=False))
    for number, move in enumerate(puzzle.line):
        seat, _, text = move.partition(" ")
        action = game.action(position, text)
        if action is None or action not in position.choices(int(seat)):
            return False
        if int(seat) == puzzle.seat:
            keeping = prover.alone(position, puzzle.seat)
            if keeping is None or action not in keeping:
                return False
            decided = _texts(game, position, keeping) if len(keeping) < len(position.choices(puzzle.seat)) else None
            if right.get(number) != decided:
                return False
        position.apply(int(seat), action, dice)
    complete = len(puzzle.decisions) == len(puzzle.twins) == len(puzzle.later) + 1 >= FEWEST
    return complete and all(_all_fail(game, prover, puzzle, number) for number in range(len(puzzle.decisions)))


def _texts(game: Game, position: Position, actions: list[int]) -> list[str]:
    return sorted(game.text(position, action) for action in actions)


def _all_fail(game: Game, prover: Prover, puzzle: Puzzle, decision: int) -> bool:
    """Whether every wrong answer to a decision gives the win away, and its refutation can be played."""
    refuted = puzzle.refutations(decision)
    if {*puzzle.table(game, decision).choices(puzzle.seat)} - {*puzzle.twins[decision]} != {*refuted}:
        return False
    for moves in refuted.values():
        table = puzzle.table(game, decision)
        play(table, moves[0])
        if prover.wins(table.position, puzzle.seat) is not False:
            return False
        for move in moves[1:]:
            play(table, move)
    return True
