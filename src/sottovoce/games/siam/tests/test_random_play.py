"""Whole games at random: invariants, and text ↔ action."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import sottovoce
from sottovoce.games.siam import GAME
from sottovoce.games.siam.rules import actions, board
from sottovoce.games.siam.rules.actions import ACTIONS

QUIET = settings(database=None, deadline=None, derandomize=True, max_examples=50)


class Sitting(RuleBasedStateMachine):
    """A table where anything legal happens, undo and saving included."""

    table: sottovoce.Table

    @initialize(
        players=st.sampled_from((2, 3, 4)),
        seed=st.integers(0, 10**6),
        options=st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in GAME.options}),
    )
    def sit_down(self, players: int, seed: int, options: dict[str, str]) -> None:
        self.table = sottovoce.new("siam", players=players, seed=seed, options=options)

    @precondition(lambda self: not self.table.over)
    @rule(pick=st.integers(0, 10**6), times=st.integers(1, 12))
    def answer(self, pick: int, times: int) -> None:
        for _ in range(times):
            if self.table.over:
                break
            seat = self.table.to_act[0]
            choices = self.table.choices(seat)
            self.table.play(seat, choices[pick % len(choices)])
            pick = pick * 31 + 7

    @precondition(lambda self: not self.table.over)
    @rule()
    def everybody_passes(self) -> None:
        for _ in range(self.table.players):
            if not self.table.over and "pass" in self.table.choices(self.table.to_act[0]):
                self.table.play(self.table.to_act[0], "pass")

    @rule()
    def take_back(self) -> None:
        for seat in range(self.table.players):
            if self.table.why_no_undo(seat) is None:
                self.table.undo(seat)

    @rule()
    def save_and_load(self) -> None:
        again = sottovoce.load(self.table.dump())
        assert again.position.state() == self.table.position.state()

    @invariant()
    def sound(self) -> None:
        table = self.table
        self.table.game.check(table.position)
        assert table.over == (not table.to_act) == bool(table.winners)
        for seat in table.to_act:
            assert table.choices(seat)
            assert len(set(table.choices(seat))) == len(table.choices(seat))
            assert table.rule(seat)


TestSitting = Sitting.TestCase
TestSitting.settings = settings(QUIET, max_examples=40, stateful_step_count=30)


@pytest.mark.parametrize("name", board.SHIPPED)
def test_text_and_action_are_one_to_one(name: str) -> None:
    game_map = board.shipped(name)
    texts = {}
    for action in range(ACTIONS):
        text = actions.text(action, game_map)
        assert actions.parse(text, game_map) == action
        texts[text] = action
    assert len(texts) == ACTIONS


WORDS = ["pass", "play", "crown", "switch", "place", "give", "get", "take", "rama", "lao", "malay", "malai", "kedah"]


@QUIET
@given(st.one_of(st.text(), st.lists(st.sampled_from([*WORDS, "khorat", "moray", ""]), max_size=4).map(" ".join)))
def test_any_other_text_means_nothing(text: str) -> None:
    game_map = board.shipped("siam-8")
    action = actions.parse(text, game_map)
    assert action is None or actions.text(action, game_map) == text


@pytest.mark.parametrize("text", ["x" * 3000, "place " * 1000, "\0", "\u2028", "🐘", ""])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_senseless_answer_is_refused_with_a_sentence(text: str, lang: str) -> None:
    table = sottovoce.new("siam", players=2, seed=1)
    before = table.dump()
    with pytest.raises(sottovoce.Illegal) as problem:
        table.play(table.to_act[0], text)
    assert problem.value.code == "not-understood"
    assert problem.value.say(lang, table.speaker(lang))
    assert table.dump() == before
