"""Pictures of tables: the board as everybody may see it, alone, and as the card that goes with a link."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import sys
import textwrap
from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from sottovoce.core.svg import FAINT, GOLD, INK, PAPER, Markup, group, sheet, signed, tag, words
from sottovoce.server.errors import Refused

LOG = logging.getLogger("sottovoce.server")
CARD: Final = (1200, 630)  # what pages of other sites show beside a link
_RASTERISER: Final = Path(__file__).with_name("rasteriser.py")
_LONGEST: Final = 20.0  # seconds until a picture is given up
_MOST_WAITING: Final = 12
_MOST_KEPT: Final = 32
_EDGE: Final = 24
_LEFT: Final = 56
_LINE: Final = 27  # letters of a line of the card
_MOST_LINES: Final = 5
_OPENING = re.compile(r'^<svg [^>]*?viewBox="([^"]*)"[^>]*>')


class Painter:
    """Makes PNGs of drawings, one at a time, in a process of its own; keeps the latest."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def png(self, svg: str, width: int) -> bytes:
        """A drawing as a PNG this many pixels wide; Refused if too many wait, or if it can't be made."""
        name = f"{width} {hashlib.sha256(svg.encode()).hexdigest()}"
        if name not in self._kept:
            if self._waiting >= _MOST_WAITING:
                raise Refused("pictures-waiting", 503, wait=3.0)
            self._waiting += 1
            try:
                async with self._turn:
                    if name not in self._kept:
                        self._kept[name] = await _rasterise(svg, width)
            finally:
                self._waiting -= 1
            while len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(name)
        return self._kept[name]


async def _rasterise(svg: str, width: int) -> bytes:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", str(_RASTERISER), str(width)), stdin=pipe, stdout=pipe, stderr=pipe
    )
    try:
        made, complaint = await asyncio.wait_for(process.communicate(svg.encode()), _LONGEST)
    except TimeoutError:
        process.kill()
        await process.wait()
        raise Refused("no-picture", 503, wait=10.0) from None
    if process.returncode or not made:
        LOG.error("no picture could be made: %s", complaint.decode(errors="replace").strip()[-500:])
        raise Refused("no-picture", 503, wait=60.0)
    return made


class Player(NamedTuple):
    """A player at the table, as the card names them."""

    name: str
    sign: str  # "star" for a winner, "arrow" for whoever is to move


def card(board: str, title: str, players: Sequence[Player], sentences: Sequence[str]) -> str:
    """The picture beside a link: the board, the game's name, who plays, and how it stands."""
    width, height = CARD
    drawn, across = _fitted(board, height - 2 * _EDGE, width - _EDGE)
    room = width - across - _EDGE - 2 * _LEFT
    y = 150.0
    parts = [words(_LEFT, 88, title, min(58, room / (0.5 * len(title))), text_anchor="start", font_weight="bold")]
    for player in players:
        parts.append(signed(_LEFT, y, player.sign, _cut(player.name, 22), 30))
        y += 46
    y += 24
    lines = textwrap.wrap(" ".join(sentences), _LINE)
    if len(lines) > _MOST_LINES:
        lines = [*lines[: _MOST_LINES - 1], _cut(f"{lines[_MOST_LINES - 1]} …", _LINE)]
    for line in lines:
        parts.append(words(_LEFT, y, line, 28, text_anchor="start", fill=FAINT))
        y += 38
    ground = tag("rect", width=width, height=height, fill=PAPER)
    return sheet(CARD, Markup(), ground, drawn, group(*parts), _brand(_LEFT, height - 52), title=title)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _fitted(board: str, tall: float, right: float) -> tuple[Markup, float]:
    """A drawing inside another: so tall, up to the right edge; and how wide it then is."""
    found = _OPENING.match(board)
    assert found is not None
    _, _, w, h = (float(part) for part in found[1].split())
    wide = tall * w / h
    opening = f'<svg x="{right - wide:.1f}" y="{_EDGE}" width="{wide:.1f}" height="{tall:g}" viewBox="{found[1]}">'
    return Markup(opening + board[found.end() :]), wide


def _brand(x: float, y: float) -> Markup:
    crown = tag("path", d="M14 46h36M16 40l-5-21 12 10 9-16 9 16 12-10-5 21z", fill="none", stroke=GOLD, stroke_width=4)
    mark = tag("g", crown, transform=f"translate({x - 8:g} {y - 24:g}) scale(.7)")
    return group(mark, words(x + 44, y, "Sottovoce", 28, text_anchor="start", fill=INK))
