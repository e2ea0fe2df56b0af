"""The solution of a puzzle in words: the idea, what the answer achieves, and what would happen otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from sottovoce import bots
from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.core.words import Typed
from sottovoce.school.puzzle import Puzzle, play
from sottovoce.school.reasons import Facts, Reason, differences, in_favour, in_words
from sottovoce.school.words import speaker

_GOES_ON = "greedy"  # who answers where the kept line has nothing that fits
_MOST_ANSWERS = 8  # of it: turns that go on longer are not compared


def solution(game: Game, puzzle: Puzzle, lang: str) -> list[str]:
    """Why the answer is right, and what the best of the others would bring instead."""
    table = puzzle.table(game)
    say = speaker(lang).say
    other, reasons = compared(game, puzzle)
    named = Typed(table.choice(puzzle.seat, other, lang))
    if puzzle.proven:
        told = [say(f"why-{puzzle.theme}")]
    else:
        right = max(puzzle.twins[0], key=lambda answer: puzzle.chances[answer])
        best, rest = (round(100 * puzzle.chances[answer]) for answer in (right, other))
        choice = Typed(table.choice(puzzle.seat, right, lang))
        told = [say("why-ahead", choice=choice, best=best, other=named, rest=rest)]
    if reasons:
        told.append(say("why-compared", other=named))
    return [*told, *(in_words(table, reason, lang) for reason in reasons)]


def compared(game: Game, puzzle: Puzzle) -> tuple[str, list[Reason]]:
    """The best wrong answer, and what is otherwise after the line that refutes it."""
    if not puzzle.proven:
        other = max(puzzle.refuted, key=lambda answer: puzzle.chances[answer])
        better, worse = (_played_on(game, puzzle, other, moves) for moves in (puzzle.line, puzzle.refuted[other][:1]))
        return other, in_favour(differences([better], [worse]), puzzle.seat)
    right = _after(game, puzzle, puzzle.line)
    rivals = sorted(puzzle.refuted, key=lambda answer: -len(puzzle.refuted[answer]))  # what holds out longest first
    for other in rivals:
        wrong = _after(game, puzzle, puzzle.refuted[other])
        if reasons := in_favour(differences([right], [wrong]), puzzle.seat):
            return other, reasons
    return rivals[0], []


def _after(game: Game, puzzle: Puzzle, moves: Sequence[str]) -> Facts:
    """How things stand after some moves."""
    table = puzzle.table(game)
    for move in moves:
        play(table, move)
    return game.outlook(table.position, puzzle.seat)


def _played_on(game: Game, puzzle: Puzzle, other: str, moves: Sequence[str]) -> Facts | None:
    """How things stand after some moves once the turn is over, or all that was planned in secret is carried out.

    What the players answer after the wrong answer, they answer after the right one too, as far as it fits.
    """
    table = puzzle.table(game)
    secret, stage = bool(table.position.sealed(puzzle.seat)), game.stage(table.position)
    for move in moves:
        play(table, move)
    kept = puzzle.refuted[other][1:]
    bot, answers = bots.make(_GOES_ON, game, puzzle.seed), 0
    while not table.over and (game.stage(table.position) == stage if secret else puzzle.seat in table.to_act):
        seat = table.to_act[0] if secret else puzzle.seat
        fitting = [move for move in (kept if secret else kept[:1]) if _fits(table, seat, move)]
        if fitting:
            kept.remove(fitting[0])
            play(table, fitting[0])
        elif answers == _MOST_ANSWERS:
            return None
        else:
            play(table, f"{seat} {bots.answer(bot, table, seat)}")
            answers += 1
    return game.outlook(table.position, puzzle.seat)


def _fits(table: Table, seat: int, move: str) -> bool:
    """Whether a kept move answers a seat's question."""
    mover, _, answer = move.partition(" ")
    return mover == f"{seat}" and answer in table.choices(seat)
