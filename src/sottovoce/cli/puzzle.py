"""`sottovoce puzzle`: find the only answer that keeps the win, and again after the best reply."""

from __future__ import annotations

from argparse import Namespace

import sottovoce
from sottovoce.cli import puzzle_record
from sottovoce.cli.answers import meant, offered
from sottovoce.cli.puzzle_record import PuzzleRecord
from sottovoce.cli.screen import Screen
from sottovoce.cli.story import BEGINNING, paragraphs
from sottovoce.cli.table_commands import known
from sottovoce.core.errors import Error, Illegal
from sottovoce.core.game import Game
from sottovoce.core.markup import escape
from sottovoce.core.table import Table
from sottovoce.core.words import Typed
from sottovoce.school.puzzle import Puzzle, find, of_the_day, play, puzzles, today
from sottovoce.school.solution import solution
from sottovoce.school.words import speaker

USUAL_GAME = "siam"
NEXT = "next"
_COLUMNS = 4


class _Left(Exception):
    """Somebody has had enough."""


def run(args: Namespace, lang: str) -> int:
    """The puzzle named, or that of the day."""
    game = sottovoce.find(args.game or USUAL_GAME)
    if not puzzles(game):
        raise Error("no-puzzles", game=game.name)
    record = puzzle_record.read(game)
    puzzle = _wanted(args, game, record)
    screen = Screen(lang)
    try:
        _solve(game, puzzle, screen, record)
    except (EOFError, _Left):
        screen.say("puzzle-left", puzzle=puzzle.id)
    return 0


def _wanted(args: Namespace, game: Game, record: PuzzleRecord) -> Puzzle:
    """The puzzle named; one of a theme, or the next, near to the solver's rating; or that of the day."""
    if args.puzzle == NEXT or args.theme is not None:
        themes = sorted({puzzle.theme for puzzle in puzzles(game).values()})
        if args.theme is not None and args.theme not in themes:
            raise Error("puzzle-theme", theme=Typed(args.theme), themes=themes)
        fitting = [puzzle for puzzle in puzzles(game).values() if args.theme in (None, puzzle.theme)]
        fresh = [puzzle for puzzle in fitting if puzzle.id not in record.tried] or fitting
        return min(fresh, key=lambda puzzle: abs(puzzle.rating.value - record.rating.value))
    return find(game, args.puzzle) if args.puzzle else of_the_day(game, today())


def _solve(game: Game, puzzle: Puzzle, screen: Screen, record: PuzzleRecord) -> None:
    """Ask for each answer of the line, and make the replies."""
    table, say = puzzle.table(game), screen.speaker.say
    theme = speaker(screen.lang).token(f"theme:{puzzle.theme}")
    screen.heading(say("puzzle-title", puzzle=puzzle.id, theme=theme, level=puzzle.level))
    screen.drawn(table.board(puzzle.seat, screen.lang))
    screen.line()
    screen.line(
        say(
            "puzzle-task" if puzzle.proven else "puzzle-task-judged", seat=table.speaker(screen.lang).seat(puzzle.seat)
        ),
        "bold",
    )
    if not puzzle.proven:
        screen.line(say("puzzle-log", word=say("order-log").split()[0]), "dim")
    clean = True
    for number, move in enumerate(puzzle.line):
        seat, _, action = move.partition(" ")
        if number in puzzle.decisions and not _ask(puzzle, table, screen, number, record):
            clean = False
        before = len(table.log)
        table.play(int(seat), action)
        for text in paragraphs(table, puzzle.seat, before, screen.lang):
            screen.paragraph(text)
    screen.line()
    record.rate(puzzle, clean)
    daily = puzzle.id == of_the_day(game, today()).id
    if daily:
        record.solve_day(today())
    puzzle_record.write(game, record)
    screen.line(say("puzzle-solved") if clean else say("puzzle-shown"), "green")
    for text in solution(game, puzzle, screen.lang):
        screen.paragraph(text)
    screen.line(say("puzzle-rating", rating=str(round(record.rating.value)), run=record.run))
    if daily:
        screen.line(say("puzzle-days", days=record.days))


def _ask(puzzle: Puzzle, table: Table, screen: Screen, number: int, record: PuzzleRecord) -> bool:
    """Ask until the answer is the right one; whether the first was."""
    choices = offered(table, puzzle.seat, screen.lang)
    right = puzzle.right(number)
    screen.line()
    screen.line(table.prompt(puzzle.seat, screen.lang), "bold")
    cells = [f"[cyan]{count:>3}[/] {escape(choice.words)}" for count, choice in enumerate(choices, 1)]
    screen.columns(cells, _COLUMNS)
    clean = True
    while True:
        line = screen.read("> ")
        if known(screen.lang, "step", ("quit",)).get(line.casefold()) == "quit":
            raise _Left
        if known(screen.lang, "order", ("log",)).get(line.casefold()) == "log":
            for text in paragraphs(table, puzzle.seat, BEGINNING, screen.lang):
                screen.paragraph(text)
            continue
        try:
            given = meant(line, choices) if line else None
            if given is None:
                raise Illegal("answer-unknown", text=line, first=choices[0].words)
        except Error as problem:
            screen.line(problem.say(screen.lang, screen.speaker), "red")
            continue
        if given in right:
            return clean
        clean = False
        record.rate(puzzle, solved=False)
        puzzle_record.write(table.game, record)
        decision = puzzle.decisions.index(number)
        chance = puzzle.chances.get(given) if decision == 0 else None
        if chance is None:
            screen.line(screen.speaker.say("puzzle-wrong"), "yellow")
        else:
            screen.line(screen.speaker.say("puzzle-wrong-judged", chance=round(100 * chance)), "yellow")
        _refute(puzzle, table.game, decision, given, screen)


def _refute(puzzle: Puzzle, game: Game, decision: int, given: str, screen: Screen) -> None:
    """Show on a table of its own how a wrong answer is refuted."""
    moves = puzzle.refutations(decision).get(given)
    if not moves:
        return
    trial = puzzle.table(game, decision)
    start = len(trial.log)
    for move in moves:
        play(trial, move)
    for text in [*paragraphs(trial, puzzle.seat, start, screen.lang), *trial.ending(screen.lang)]:
        screen.paragraph(text)
