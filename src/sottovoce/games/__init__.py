"""The games: a folder each, independent of each other, found by being here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from sottovoce.core.errors import Unknown
from sottovoce.core.words import Typed

if TYPE_CHECKING:
    from sottovoce.core.game import Game


@cache
def games() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    here = Path(__file__).parent
    return tuple(sorted(folder.parent.name for folder in here.glob("*/__init__.py")))


def find(name: str, rules: int | None = None) -> Game:
    """The game of that name, with the newest version of its rules unless another is asked for."""
    if name not in games():
        raise Unknown("game", game=Typed(name), games=list(games()))
    game: Game = import_module(f"sottovoce.games.{name}").GAME
    return game if rules is None else game.under(rules)
