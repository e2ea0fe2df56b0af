"""Told step by step or all at once, the story is the same: for every listener, through undo, new names and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.table import Table
from sottovoce.server.entry_numbers import Count
from sottovoce.server.story import Story

if TYPE_CHECKING:
    from server.conftest import Guest

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
OPTIONS = {"siam": [{}, {"played": "memory"}]}
MANY = 200


class Listeners:
    """Everybody who listens to a table, following it step by step."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stories = {listener: Story(listener, "it") for listener in (None, *range(table.players))}
        self.follow()

    def follow(self) -> None:
        """Take in a step, and hold it against somebody who hears everything for the first time."""
        for listener, story in self.stories.items():
            story.follow(self.table)
            fresh = Story(listener, "it")
            fresh.follow(self.table)
            assert story.lines == fresh.lines
            assert [line.text for line in story.lines] == self.table.story("it", listener)[: len(story.lines)]
            count, last = Count(self.table, listener), len(self.table.log)
            assert story.count.last == count.last
            assert [story.count.number(n) for n in range(last + 1)] == [count.number(n) for n in range(last + 1)]
            assert [story.count.entry(n) for n in range(count.last)] == [count.entry(n) for n in range(count.last)]


@pytest.mark.parametrize(
    ("game", "options"), [(game, options) for game in sottovoce.games() for options in OPTIONS.get(game, [{}])]
)
def test_a_story_followed_is_the_story_told_anew(game: str, options: dict[str, str]) -> None:
    players = sottovoce.find(game).seats[-1]
    table = sottovoce.new(game, players, seed=5, options=options, names=NAMES[:players])
    listeners, dice = Listeners(table), Fast(5)
    while not table.over and len(table.log) < MANY:
        seat = table.to_act[dice.roll(len(table.to_act))]
        table.play(seat, table.choices(seat)[dice.roll(len(table.choices(seat)))])
        if len(table.log) > MANY // 10:
            table.names[0] = "Zoe"
        listeners.follow()
        if dice.roll(5) == 0 and table.why_no_undo(seat) is None:
            table.undo(seat)
            listeners.follow()
    assert table.taken_back
    told = " ".join(line.text for line in listeners.stories[None].lines)
    assert "Zoe" in told
    assert "Ann" not in told


def test_lines_once_told_are_not_put_into_words_again() -> None:
    table = sottovoce.new("siam", 2, seed=5)
    story, dice = Story(0, "en"), Fast(5)
    for _ in range(10):
        table.play(table.to_act[0], table.choices(table.to_act[0])[dice.roll(len(table.choices(table.to_act[0])))])
        before = story.lines
        story.follow(table)
        assert all(new is old for new, old in zip(story.lines, before, strict=False))
    assert len(story.lines) > 10


def test_a_table_that_plays_from_memory_shows_its_past_only_when_it_is_over(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", options={"played": "memory"}, seed=4)
    guest.play(made, entries=16)
    seen = guest.see(made.id, made.key(1))
    assert seen["from_memory"]
    covered = [line for line in seen["log"] if line["kind"] == "played-card"]
    assert covered
    assert all("card" not in line["data"] for line in covered)
    for key in (made.key(0), None):
        assert guest.get(f"/api/tables/{made.id}/moments/2", key).code == "from-memory"
    assert not guest.play(made)["from_memory"]
    whole = guest.see(made.id)["log"]
    assert not [line for line in whole if line["kind"] == "played-card"]
    moment = guest.get(f"/api/tables/{made.id}/moments/14").json
    assert not moment["from_memory"]
    assert moment["log"] == whole[: len(moment["log"])]


def test_from_memory_numbers_of_lines_do_not_tell_what_a_covered_card_did() -> None:
    """Two cards of different length leave the same numbers behind."""
    numbers = []
    for card in ("malai", "khon-thai"):
        table = sottovoce.new("siam", 2, seed=3, options={"played": "memory"})
        first, second = table.to_act[0], 1 - table.to_act[0]
        for play in (card, "maharacha"):
            table.play(first, f"play {play}")
            while table.to_act[0] == first:
                table.play(first, table.choices(first)[0])
            table.play(second, "pass")
        story = Story(second, "en")
        story.follow(table)
        numbers.append([(line.entry, line.kind) for line in story.lines])
    assert numbers[0] == numbers[1]
