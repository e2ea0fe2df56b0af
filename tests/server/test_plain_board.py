"""A game that is not drawn shows the terminal's board in the browser."""

from __future__ import annotations

from dataclasses import replace

import pytest
from souk import GAME

import sottovoce
from sottovoce.core.words import LANGUAGES
from sottovoce.server.entry_numbers import Count
from sottovoce.server.table_creation import header_of
from sottovoce.server.update_messages import Update
from sottovoce.server.updates import Snapshot, build
from sottovoce.store.records import PLAYING, Seat


def told(game: str | object, seat: int | None, lang: str = "en") -> tuple[Update, str]:
    """What a seat is told of a new table, and its board in a terminal."""
    table = sottovoce.new(game, seed=1)  # type: ignore[arg-type]
    header = replace(header_of(table.game, table.players, dict(table.options), table.seeds, "h"), state=PLAYING)
    seats = [Seat("person") for _ in range(table.players)]
    return build(Snapshot(header, seats, table), seat, lang, Count(table, seat)), table.board(seat, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_seat_is_shown_the_board_that_it_may_see(seat: int | None, lang: str) -> None:
    update, board = told(GAME, seat, lang)
    assert not GAME.drawn
    assert update.board == board


def test_a_game_that_is_drawn_needs_none() -> None:
    assert told("siam", 0)[0].board is None
