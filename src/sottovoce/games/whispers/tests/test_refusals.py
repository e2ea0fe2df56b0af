"""Why an answer is refused: a sentence for each, in both languages."""

from __future__ import annotations

import random

import pytest

import sottovoce
from sottovoce.core.errors import Illegal
from sottovoce.core.table import Table


def refusal(table: Table, text: str) -> str:
    with pytest.raises(Illegal) as caught:
        table.play(table.to_act[0], text)
    return caught.value.say("en", table.speaker("en"))


def attacking() -> Table:
    """Somebody is about to attack."""
    table, luck = sottovoce.new("whispers", players=3, seed=2), random.Random(2)
    while "attack" not in table.choices(table.to_act[0]):
        table.play(table.to_act[0], luck.choice(table.choices(table.to_act[0])))
    return table


def test_a_taken_seat_and_one_without_an_agent_of_ones_own() -> None:
    table = sottovoce.new("whispers", players=3, seed=2)
    first = table.to_act[0]
    table.play(first, "deploy bear-sheriff")
    assert refusal(table, "deploy bear-sheriff") == f"Player {first + 1} already has an agent there: Bear Sheriff."


def test_an_attack_says_which_empire_holds_what() -> None:
    table = attacking()
    table.play(table.to_act[0], "attack")
    view = table.view(table.to_act[0])
    acting = view["marker"].split("-")[0]
    other = next(region for region in view["regions"] if region["holder"] != acting)
    assert "not by the" in refusal(table, f"from {other['id']}")
    table.play(table.to_act[0], table.choices(table.to_act[0])[0])
    own = next(region for region in view["regions"] if region["holder"] == acting)
    assert "already belongs to the" in refusal(table, f"to {own['id']}")


def test_every_refusal_is_a_sentence_in_both_languages() -> None:
    told = set[str]()
    for seed in range(2):
        table, luck = sottovoce.new("whispers", players=2, seed=seed), random.Random(seed)
        game = table.game
        while not table.over:
            seat = table.to_act[0]
            legal = table.actions(seat)
            for action in range(game.action_count):
                text = "" if action in legal or 6 < action < 10 else game.text(table.position, action)
                reason = game.why_not(table.position, seat, text) if text else None
                if reason is None or reason.id in told:
                    continue
                told.add(reason.id)
                for lang in ("en", "it"):
                    assert table.speaker(lang).phrase(reason)
            choices = [choice for choice in table.choices(seat) if choice != "done"] or table.choices(seat)
            table.play(seat, luck.choice(choices))
    assert len(told) >= 18
