"""`sottovoce play`: set up a game and play it here."""

from __future__ import annotations

from argparse import Namespace

import sottovoce
from sottovoce.cli import arguments, files, known_games, seating
from sottovoce.cli.lesson import learn
from sottovoce.cli.screen import Screen
from sottovoce.cli.session import TableSession
from sottovoce.core.game import Game
from sottovoce.school.lesson import Lesson, find, lessons

USUAL_GAME = "siam"


def run(args: Namespace, lang: str) -> int:
    """Whatever was not said is asked on a terminal, and as usual elsewhere."""
    screen = Screen(lang, fast=args.fast)
    players = arguments.number(args.players, "players", 1)
    seats, names = arguments.listed(args.seats), arguments.listed(args.names)
    try:
        if args.game is not None:
            game = sottovoce.find(args.game)
        else:
            game = seating.ask_game(screen) if screen.interactive else sottovoce.find(USUAL_GAME)
        options = arguments.options(args.option, game)
        if screen.interactive and players is None and not seats and not names:
            lesson = _first_time(screen, game)
            if lesson is not None:
                return learn(lesson, lang)
            seated = seating.ask_seating(screen, game)
        else:
            seated = seating.settle(game, players, seats, names)
    except EOFError:
        screen.line()
        return 0
    seed = arguments.seed(args.seed)
    table = sottovoce.new(game, len(seated.kinds), seed, options, seated.names, seated.kinds)
    file = files.claim(args.file, table)
    return TableSession(table, file, Screen(lang, table.names, args.fast)).run()


def _first_time(screen: Screen, game: Game) -> Lesson | None:
    """Whoever meets a game is asked once: learn it, or play at once? Its first lesson, or None."""
    names = lessons(game)
    if not names or known_games.read(game).met:
        return None
    question = screen.speaker.say("ask-first-time", game=game.words(screen.lang).format("title", {}))
    wanted = screen.read(question + " ").casefold() in ("", *screen.speaker.say("lesson-yes").split())
    known_games.note(game, met=True)
    return find(game, names[0]) if wanted else None
