"""Replaying a log: every entry again, with its words, what was taken back, and dice that changed on the way."""

from __future__ import annotations

from sottovoce.core.dice import Fast
from sottovoce.core.game import Game
from sottovoce.core.replay import Replay, repeat
from sottovoce.core.seeding import seed_bytes
from sottovoce.core.table import Table


def played_on(game: Game) -> Table:
    """A game that was played on from a moment of another, with new dice, words and an undo."""
    table = Table(game, game.seats[0], {}, seed_bytes(5), names=["Anna"])
    dice = Fast(3)
    for number in range(60):
        if table.over:
            break
        if number == 12:
            table.reseed(seed_bytes(6))
        seat = table.to_act[0]
        choices = table.choices(seat)
        table.play(seat, choices[int(dice.roll(len(choices)))])
        if number % 7 == 3 and table.why_no_undo(seat) is None:
            table.undo(seat)
    return table


def test_a_replay_ends_where_the_game_stands(any_game: Game) -> None:
    recorded = played_on(any_game)
    replay = Replay.of(recorded)
    told = [event.kind for entry in recorded.log for event in replay.play(entry)]
    assert replay.table.dump() == recorded.dump()
    assert replay.table.story() == recorded.story()
    assert told


def test_a_table_can_be_fed_with_what_is_new(any_game: Game) -> None:
    recorded = played_on(any_game)
    half = len(recorded.log) // 2
    replay = Replay.of(recorded)
    table = Replay.of(recorded).table
    first = [pair for pair in recorded.seeds if pair[0] <= half]
    later = [pair for pair in recorded.seeds if pair[0] > half]
    table = Table(recorded.game, recorded.players, {}, recorded.seeds[0][1], names=["Anna"], setup=recorded.setup)
    repeat(table, recorded.log[:half], [], first)
    repeat(table, recorded.log[half:], [], [recorded.seeds[0], *later])
    for entry in recorded.log:
        replay.play(entry)
    assert table.position.state() == replay.table.position.state()
    assert table.dump() == recorded.dump()
