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


def played(*answers: str) -> Table:
    table = sottovoce.new("siam", players=3, seed=7, options={"map": "siam-8"})
    for answer in answers:
        table.play(table.to_act[0], answer)
    return table


def test_a_card_that_was_played_and_a_province_out_of_reach() -> None:
    table = played("play rama")
    assert refusal(table, "place rama kedah").startswith("Kedah is out of reach")
    assert refusal(table, "place lao nakhon") == "A Rama follower is being placed now."
    assert refusal(table, "play lao") == "First finish the Rama you've played."
    table.play(table.to_act[0], "place rama nakhon")
    table.play(table.to_act[0], "place rama nakhon")
    table.play(table.to_act[0], table.choices(table.to_act[0])[0])
    for _ in range(2):
        table.play(table.to_act[0], "pass")
    assert refusal(table, "play rama") == "You've already played your Rama."


def test_a_decided_province_says_so() -> None:
    table = played("pass", "pass", "pass")
    decided = next(p["id"] for p in table.view(0)["provinces"] if p["owner"])
    table.play(table.to_act[0], "play khon-thai")
    assert refusal(table, f"place rama {decided}").endswith("is already decided: nothing there can change (§17).")


@pytest.mark.parametrize("players", [2, 4])
def test_every_refusal_is_a_sentence_in_both_languages(players: int) -> None:
    table, luck = sottovoce.new("siam", players=players, seed=players), random.Random(players)
    game, told = table.game, set[str]()
    while not table.over:
        seat = table.to_act[0]
        legal = table.actions(seat)
        for action in range(game.action_count):
            reason = None if action in legal else game.why_not(table.position, seat, game.text(table.position, action))
            if reason is None or reason.id in told:
                continue
            told.add(reason.id)
            for lang in ("en", "it"):
                assert table.speaker(lang).phrase(reason)
        table.play(seat, luck.choice(table.choices(seat)))
    assert len(told) >= 12
