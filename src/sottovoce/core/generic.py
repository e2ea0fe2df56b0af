"""What a game and its parts are generic over: the game's own positions and views."""

from __future__ import annotations

import typing
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from msgspec import Struct
    from typing_extensions import TypeVar

    from sottovoce.core.position import Position

    PositionT = TypeVar("PositionT", bound=Position, default=Any)
    ViewT = TypeVar("ViewT", bound=Struct, default=Any)
else:  # bounds and defaults are for type checkers: importing the contract brings in no library
    PositionT = typing.TypeVar("PositionT")
    ViewT = typing.TypeVar("ViewT")
