"""`sottovoce rules`: a game's rules, whole or one §."""

from __future__ import annotations

from argparse import Namespace

import sottovoce
from sottovoce.cli.screen import Screen
from sottovoce.core.errors import Error


def run(args: Namespace, lang: str) -> int:
    """Laid out on a terminal, as Markdown in a pipe."""
    game = sottovoce.find(args.game)
    if args.paragraph is None:
        Screen(lang).markdown(game.rules(lang))
        return 0
    paragraph = args.paragraph.removeprefix("§").strip()
    known = game.paragraphs(lang)
    if paragraph not in known:
        raise Error("paragraph-unknown", paragraph=paragraph, game=game.name, first=known[0], last=known[-1])
    Screen(lang).markdown(game.rule(paragraph, lang))
    return 0
