"""`sottovoce games`: which games there are, for how many, with which options."""

from __future__ import annotations

from argparse import Namespace

import sottovoce
from sottovoce.cli.screen import Screen
from sottovoce.core.game import Game, Option
from sottovoce.core.markup import escape
from sottovoce.core.words import Speaker


def run(args: Namespace, lang: str) -> int:
    """All of them."""
    screen = Screen(lang)
    for number, name in enumerate(sottovoce.games()):
        if number:
            screen.line()
        _game(screen, sottovoce.find(name))
    return 0


def _game(screen: Screen, game: Game) -> None:
    talk = Speaker(game.words(screen.lang))
    players = screen.speaker.say("games-players", counts=[str(count) for count in game.seats])
    screen.drawn(f"[bold]{game.name}[/]  {escape(talk.say('title'))}, {players}")
    for option in game.options:
        _option(screen, option, talk)


def _option(screen: Screen, option: Option, talk: Speaker) -> None:
    """Its name as it is written, what it is about, and each value in words."""
    screen.line()
    screen.drawn(f"  [bold]{option.name}[/]  {escape(talk.say(f'option-{option.name}'))}")
    screen.paragraph(talk.say(f"option-{option.name}-help"), "  ")
    widest = max(map(len, option.values))
    for value in option.values:
        usual = f"  [dim]{screen.speaker.say('games-default')}[/]" if value == option.default else ""
        words = escape(talk.say(f"option-{option.name}-{value}"))
        screen.drawn(f"     [cyan]{value.ljust(widest)}[/]  {words}{usual}")
