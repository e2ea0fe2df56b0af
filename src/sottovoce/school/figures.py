"""Figures of a game's overview: positions of lessons, named in its Markdown, drawn or left to their captions."""

from __future__ import annotations

import re
from typing import Final

# `![What is seen](figure:LESSON/STEP PLACE PLACE …)` on its own line: a lesson's table at a step, around some places.
FIGURE: Final = re.compile(r"^!\[(.+)\]\(figure:([\w-]+)/([\w-]+) ([\w: .-]+)\)$", re.MULTILINE)


def captioned(overview: str) -> str:
    """An overview for where nothing can be drawn: of each figure what is seen in it."""
    return FIGURE.sub(r"*\1.*", overview)
