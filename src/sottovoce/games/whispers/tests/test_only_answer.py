"""Windows for cards that leave one answer: what everybody can see is told apart from what only the player knows."""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.games.whispers.rules.turns import Whispers
from sottovoce.games.whispers.show.only_answer import PUBLIC, SECRET, only_answer

WORLDS = 4


def test_r7_what_is_public_is_so_in_every_world_that_another_seat_can_imagine() -> None:
    seen: Counter[str | None] = Counter()
    for seed in range(4):
        table = sottovoce.new("whispers", players=3, seed=seed)
        luck, dice = random.Random(seed), Fast(seed)
        while not table.over:
            asked = table.to_act[0]
            position = cast(Whispers, table.position)
            found = only_answer(position, asked)
            seen[found] += 1
            for other in range(3):
                if other == asked or table.view(asked)["step"] not in ("act", "battle", "afterwards"):
                    continue
                worlds = [only_answer(position.imagine(other, dice), asked) for _ in range(WORLDS)]
                assert all((world == PUBLIC) == (found == PUBLIC) for world in worlds)
            choices = table.choices(asked)
            table.play(asked, "draw" if "draw" in choices else luck.choice(choices))
    assert seen[PUBLIC]
    assert seen[SECRET]


def test_r7_the_reason_is_part_of_the_question() -> None:
    table = sottovoce.new("whispers", players=2, seed=5)
    luck = random.Random(1)
    while table.view(table.to_act[0])["only"] is None:
        choices = table.choices(table.to_act[0])
        quiet = [choice for choice in choices if not choice.startswith("play ")]
        table.play(table.to_act[0], "draw" if "draw" in choices else luck.choice(quiet or choices))
    asked = table.to_act[0]
    assert table.choices(asked) == ["done"]
    assert "You have no card to play now" in table.prompt(asked)
    assert "nessuna delle tue carte" in table.prompt(asked, "it").lower()
    assert table.view(1 - asked)["only"] is None
