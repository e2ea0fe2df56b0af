"""`sottovoce rules`: a game's rules, whole after a page at a glance, or one §."""

from __future__ import annotations

from argparse import Namespace

import sottovoce
from sottovoce.cli.screen import Screen
from sottovoce.core.errors import Error
from sottovoce.school.figures import captioned


def run(args: Namespace, lang: str) -> int:
    """Laid out on a terminal, as Markdown in a pipe."""
    game = sottovoce.find(args.game)
    if args.paragraph is None:
        glance = captioned(game.overview(lang)).strip()
        Screen(lang).markdown("\n\n".join(part for part in (glance, game.rules(lang)) if part))
        return 0
    paragraph = args.paragraph.removeprefix("§").strip()
    known = game.paragraphs(lang)
    if paragraph not in known:
        raise Error("paragraph-unknown", paragraph=paragraph, game=game.name, first=known[0], last=known[-1])
    Screen(lang).markdown(game.rule(paragraph, lang))
    return 0
