"""`sottovoce lesson`: learn a game by playing it; `sottovoce lesson check FILE` for those who write lessons."""

from __future__ import annotations

import shlex
from argparse import Namespace
from pathlib import Path

import sottovoce
from sottovoce.cli import files, known_games
from sottovoce.cli.answers import TextChoice, meant
from sottovoce.cli.screen import Screen
from sottovoce.cli.seating import ME
from sottovoce.cli.session import TableSession
from sottovoce.cli.story import paragraphs
from sottovoce.cli.table_commands import known
from sottovoce.core.errors import Error, Illegal
from sottovoce.core.markup import escape
from sottovoce.core.table import Table
from sottovoce.school import lesson as school
from sottovoce.school.lesson import MOVE, TELL, Lesson, LessonStep

CHECK = "check"
STEPS = ("quit",)
_COLUMNS = 4


class _Left(Exception):
    """The learner has had enough."""


def run(args: Namespace, lang: str) -> int:
    """Teach a lesson, list what there is, or check a file."""
    screen = Screen(lang)
    if args.game is None:
        _list(screen)
        return 0
    if args.game == CHECK:
        return _check(screen, args.lesson)
    game = sottovoce.find(args.game)
    names = school.lessons(game)
    if args.lesson is None and not names:
        raise Error("no-lessons", game=game.name)
    return learn(school.find(game, args.lesson or names[0]), lang)


def learn(lesson: Lesson, lang: str) -> int:
    """Teach a lesson, and offer to play its game on."""
    screen = Screen(lang)
    try:
        table = _teach(lesson, Screen(lang, lesson.table().names))
    except (EOFError, _Left):
        screen.say("lesson-left")
        return 0
    known_games.note(lesson.game, met=True)
    return _play_on(lesson, table, screen)


def _list(screen: Screen) -> None:
    """All lessons and drills of all games."""
    for name in sottovoce.games():
        game = sottovoce.find(name)
        found = [school.find(game, lesson) for lesson in school.lessons(game)]
        if found:
            screen.line(game.words(screen.lang).format("title", {}), "bold")
        for lesson in found:
            speaker = lesson.words(screen.lang)
            screen.whole(f"  sottovoce lesson {name} {lesson.name}", "cyan")
            screen.paragraph(speaker.say(lesson.message("about")), " ")


def _check(screen: Screen, name: str | None) -> int:
    """Read a file, play it through, and say what is wrong with it or what is in it."""
    if name is None:
        raise Error("lesson-file")
    lesson = school.read(Path(name))
    answers = sum(step.kind != TELL for step in lesson.steps)
    replies = sum(len(step.wrong) for step in lesson.steps)
    screen.say("lesson-good", steps=len(lesson.steps), answers=answers, replies=replies)
    return 0


def _teach(lesson: Lesson, screen: Screen) -> Table:
    """All steps in order; the table as the lesson leaves it."""
    screen.heading(lesson.words(screen.lang).say(lesson.message("title")))
    last = len(lesson.steps)
    table = lesson.table()
    for number, scene in enumerate(lesson.scenes(), 1):
        table = scene.table
        screen.wipe()
        if screen.interactive or scene.played or number == 1:
            screen.drawn(table.board(lesson.learner, screen.lang))
        screen.line()
        for text in paragraphs(table, lesson.learner, len(table.log) - scene.played, screen.lang):
            if scene.played:
                screen.paragraph(text)
        screen.heading(f"{number}/{last}")
        screen.line(lesson.says(scene.step, screen.lang), "bold")
        meant = lesson.meant(scene.step, table, screen.lang)
        if meant:
            screen.line(meant, "cyan")
        _do(lesson, scene.step, table, screen)
    screen.line()
    screen.line(lesson.words(screen.lang).say(lesson.message("end")), "bold")
    return table


def _do(lesson: Lesson, step: LessonStep, table: Table, screen: Screen) -> None:
    """Let the learner go on, or ask until the answer is right."""
    if step.kind == TELL:
        _listen(screen, screen.speaker.say("lesson-next") + " ")
        return
    choices = [TextChoice(text, words) for text, words in lesson.answers(step, table, screen.lang)]
    if step.kind == MOVE:
        screen.line(table.prompt(lesson.learner, screen.lang))
    cells = [f"[cyan]{number:>3}[/] {escape(choice.words)}" for number, choice in enumerate(choices, 1)]
    screen.columns(cells, _COLUMNS)
    while True:
        line = _listen(screen, "> ")
        if not line:
            continue
        try:
            given = meant(line, choices)
            if given is None:
                raise Illegal("answer-unknown", text=line, first=choices[0].words)
        except Error as problem:
            screen.line(problem.say(screen.lang, screen.speaker), "red")
            continue
        right, reply = lesson.reply(step, given, screen.lang)
        if reply:
            screen.line(reply, "green" if right else "yellow")
        if right:
            if reply and screen.interactive:
                _listen(screen, screen.speaker.say("lesson-next") + " ")
            return


def _listen(screen: Screen, prompt: str) -> str:
    """What the learner types."""
    line = screen.read(prompt)
    if known(screen.lang, "step", STEPS).get(line.casefold()) == "quit":
        raise _Left
    return line


def _play_on(lesson: Lesson, table: Table, screen: Screen) -> int:
    """Offer to play the prepared game to its end, against a bot."""
    if not lesson.onward or table.over:
        return 0
    try:
        answer = screen.read(screen.speaker.say("lesson-onward") + " ")
    except EOFError:
        return 0
    if answer.casefold() not in ("", *screen.speaker.say("lesson-yes").split()):
        return 0
    table.kinds = [ME if seat == lesson.learner else lesson.onward for seat in range(table.players)]
    file = files.claim(None, table)
    screen.whole(f"  sottovoce resume {shlex.quote(str(file))}", "dim")
    return TableSession(table, file, Screen(screen.lang, table.names)).run()
