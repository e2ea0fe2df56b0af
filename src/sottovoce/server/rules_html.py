"""The rules as HTML, by sections; our own Markdown, in which no HTML counts."""

from __future__ import annotations

import re
from functools import cache

from sottovoce.core.game import Game
from sottovoce.server.game_messages import Rules, Section

_HEADING = re.compile(r"^(#{1,6}) (?:§([\w.]+) )?(.*)$")


@cache
def rendered(game: Game, lang: str) -> Rules:
    """The rules of a game in a language."""
    from markdown_it import MarkdownIt

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    sections: list[tuple[str | None, str, int, list[str]]] = []
    for line in game.rules(lang).splitlines():
        heading = _HEADING.match(line)
        if heading is not None:
            marks, number, words = heading.groups()
            sections.append((number, words, len(marks), []))
        elif sections:
            sections[-1][3].append(line)
    told = [
        Section(number, words, level, markdown.render("\n".join(lines).strip()))
        for number, words, level, lines in sections
    ]
    return Rules(told[0].heading, told)
