"""The tables of observations and actions, written from the code.

python -m sottovoce.lab.observation_docs > docs/observations.md
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from sottovoce.core.dice import Fast
from sottovoce.core.game import Game
from sottovoce.core.observation import Block
from sottovoce.games import find, games

HEAD = """# Observations and actions

Written by `python -m sottovoce.lab.observation_docs`: do not edit. How to use them: [lab.md](lab.md).

An observation is a row of small whole numbers, each from 0 to the most given here. A block has a number for every
combination of its labels, the last label changing fastest; a number's name joins the block's name and its labels, such
as `followers/province-1/rama`. Provinces and regions are numbered as the map lists them. Where a block says what
something *is*, one number of it is 1 and the others are 0. Nothing but what the seat may know goes into it. `own` is
the seat that observes, `after-1` the next in the order of play, and so on.
"""

ACTIONS = """With the texts of a table with default options; numbers that are not listed stand for nothing. In Verrat!
the colours of the players and the chips at court are drawn for every game: a vizier's number counts the seats, three
sizes each, and a place's number the positions at court, whatever they are called."""


def labels(block: Block) -> str:
    """A block's labels, axis by axis; of those that are only numbered, the first and the last."""
    shown = []
    for axis in block.axes:
        numbered = len(axis) > 4 and axis[0][-1].isdigit() and axis[-1][-1].isdigit()
        shown.append(f"{axis[0]} … {axis[-1]}" if numbered else ", ".join(axis))
    return " × ".join(shown)


def observation_table(game: Game, players: int) -> Iterator[str]:
    """One line a block."""
    observer = game.observer()
    blocks = observer.blocks(players) if observer is not None else ()
    yield f"### {game.name}, {players} players: {sum(block.size for block in blocks)} numbers"
    yield ""
    yield "| Numbers | Block | Labels | Most | Meaning |"
    yield "|---|---|---|---|---|"
    at = 0
    for block in blocks:
        yield f"| {at}–{at + block.size - 1} | `{block.name}` | {labels(block)} | {block.most} | {block.meaning} |"
        at += block.size
    yield ""


def texts(game: Game) -> dict[int, str]:
    """The actions that have a meaning, with their text at a table with default options."""
    position = game.start(game.seats[0], game.settle_options({}), Fast(0), None)
    found: dict[int, str] = {}
    for action in range(game.action_count):
        try:
            text = game.text(position, action)
        except (ValueError, IndexError):
            continue
        if game.action(position, text) == action:
            found[action] = text
    return found


def action_table(game: Game) -> Iterator[str]:
    """One line for the actions that begin with the same verb and follow each other."""
    yield f"### {game.name}: {game.action_count} actions"
    yield ""
    yield "| Actions | Text |"
    yield "|---|---|"
    found = texts(game)
    row: list[int] = []
    for action in [*found, -1]:
        if row and (action != row[-1] + 1 or found[action].split()[0] != found[row[0]].split()[0]):
            numbers = str(row[0]) if len(row) == 1 else f"{row[0]}–{row[-1]}"
            yield f"| {numbers} | {', '.join(f'`{found[number]}`' for number in row)} |"
            row = []
        row.append(action)
    yield ""


def document() -> str:
    """All tables as one Markdown page."""
    lines = [HEAD, "## Observations", ""]
    for name in games():
        for players in find(name).seats:
            lines += observation_table(find(name), players)
    lines += ["## Actions", ""]
    lines += [ACTIONS, ""]
    for name in games():
        lines += action_table(find(name))
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    sys.stdout.write(document())
