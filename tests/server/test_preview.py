"""What a choice would do: told alike in every world that a seat can imagine, and true of the real one."""

from __future__ import annotations

import random

import pytest

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.errors import Illegal
from sottovoce.core.table import Table
from sottovoce.server.preview import foresee, turn_enders

STEPS = 60


def played(game: str, seed: int, steps: int) -> Table:
    """A table in the middle of a game."""
    luck = random.Random(seed)
    table = sottovoce.new(game, players=min(sottovoce.find(game).seats), seed=seed)
    for _ in range(steps):
        if table.over:
            break
        seat = luck.choice(table.to_act)
        table.play(seat, luck.choice(table.choices(seat)))
    return table


@pytest.mark.parametrize("game", sottovoce.games())
def test_a_choice_that_ends_the_turn_does_so(game: str) -> None:
    luck = random.Random(3)
    table = played(game, seed=3, steps=0)
    ended, turns = 0, False
    for _ in range(STEPS):
        if table.over:
            break
        turns = turns or len(table.may_act) < table.players
        seat = luck.choice(table.to_act)
        ends = turn_enders(table, seat)
        number = luck.randrange(len(ends))
        table.play(seat, table.choices(seat)[number])
        if ends[number]:
            ended += 1
            assert table.over or seat not in table.may_act
    assert (ended > 0) == turns, "where everybody may always do something, nobody's turn ends"


@pytest.mark.parametrize("game", sottovoce.games())
def test_what_ends_a_turn_is_told_alike_in_every_world_the_seat_can_imagine(game: str) -> None:
    for seed in range(6):
        table = played(game, seed, steps=7 * seed)
        if table.over:
            continue
        seat = table.to_act[0]
        told = turn_enders(table, seat)
        other = sottovoce.load(table.dump())
        for dice in range(4):
            other.position.copy_from(table.position.imagine(seat, Fast(dice)))
            assert turn_enders(other, seat) == told


@pytest.mark.parametrize("game", sottovoce.games())
def test_a_preview_tells_what_then_happens(game: str) -> None:
    luck = random.Random(5)
    table = played(game, seed=5, steps=0)
    told = 0
    for _ in range(STEPS):
        if table.over:
            break
        seat = luck.choice(table.to_act)
        action = luck.choice(table.choices(seat))
        seen = foresee(table, seat, action, "en", 0)
        events = [event for event in table.play(seat, action) if event.heard_by(seat)]
        lines = [(line.kind, line.data) for line in seen.lines]
        assert lines == [(event.kind, event.data) for event in events][: len(lines)]
        told += bool(lines)
    assert told > 0


def test_a_preview_of_nothing_that_is_offered_is_refused() -> None:
    table = sottovoce.new("siam", players=2, seed=1)
    with pytest.raises(Illegal):
        foresee(table, table.to_act[0], "place rama kedah", "en", 0)
