"""The tables of observations and actions are complete and up to date."""

from __future__ import annotations

from pathlib import Path

import pytest

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.lab import observation_docs

OBSERVED = [name for name in sottovoce.games() if sottovoce.find(name).observer() is not None]
PAGE = Path(__file__).parents[2] / "docs" / "observations.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == observation_docs.document(), (
        "run: python -m sottovoce.lab.observation_docs > docs/observations.md"
    )


def test_every_block_and_every_game_is_there() -> None:
    page = PAGE.read_text("utf-8")
    for name in OBSERVED:
        game = sottovoce.find(name)
        for players in game.seats:
            observer = game.observer()
            assert observer is not None
            blocks = observer.blocks(players)
            section = page.split(f"### {name}, {players} players: ")[1].split("###")[0]
            assert section.startswith(f"{sum(block.size for block in blocks)} numbers")
            rows = [line for line in section.splitlines() if line.startswith("| ") and "–" in line.split("|")[1]]
            assert [row.split("`")[1] for row in rows] == [block.name for block in blocks]


@pytest.mark.parametrize("name", OBSERVED)
def test_every_action_that_occurs_is_in_the_table(name: str) -> None:
    game = sottovoce.find(name)
    known = observation_docs.texts(game)
    page = PAGE.read_text("utf-8")
    assert all(f"`{text}`" in page for text in known.values())
    seen: set[int] = set()
    for seed in range(6):
        dice = Fast(seed)
        players = game.seats[seed % len(game.seats)]
        chosen = {o.name: o.values[dice.roll(len(o.values))] for o in game.options}
        position = game.start(players, game.settle_options(chosen), dice, None)
        for _ in range(400):
            if position.over:
                break
            seats = [seat for seat in range(players) if (position.may_act() >> seat) & 1]
            for seat in seats:
                seen.update(position.choices(seat))
            seat = seats[dice.roll(len(seats))]
            choices = position.choices(seat)
            position.apply(seat, choices[dice.roll(len(choices))], dice)
    assert seen <= set(known)
    assert len(seen) > len(known) / 2
