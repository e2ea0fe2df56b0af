"""Each game played to its end: by pointer and by keys, at a desk and on a phone, in English and Italian.

Six of the ways are taken by every run of the tests: each game by pointer and by keys, at a desk and on a phone, in
English and in Italian. `pytest tests/browser/test_whole_games.py --slowly` takes them with a processor four times
slower, `--matrix` takes all 24, and both write what they measured to `build/whole-games.jsonl`: see
`benchmarks/pages.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import pytest
from browser.conftest import NewVisitor
from browser.players import PHONE, play_by_keys, play_by_pointer
from browser.vitals import SLOWER, Vitals

import sottovoce

QUICK = {"verrat": "greedy"}  # among random players nobody wins for long
MEASURED = Path("build", "whole-games.jsonl")
WORDS = {"en": "win", "it": "vin"}  # win, wins; hai vinto, vince


class Way(NamedTuple):
    """How a game is played."""

    game: str
    hand: str
    screen: str
    lang: str


ALL = [
    Way(game, hand, screen, lang)
    for game in sottovoce.games()
    for hand in ("pointer", "keys")
    for screen in ("desk", "phone")
    for lang in ("en", "it")
]
USUAL = {
    Way("siam", "keys", "desk", "it"),
    Way("siam", "pointer", "phone", "en"),
    Way("whispers", "keys", "desk", "en"),
    Way("whispers", "pointer", "phone", "it"),
    Way("verrat", "keys", "desk", "en"),
    Way("verrat", "pointer", "phone", "it"),
}


@pytest.mark.parametrize("way", ALL, ids="-".join)
def test_a_game_is_played_to_its_end(visit: NewVisitor, request: pytest.FixtureRequest, way: Way) -> None:
    matrix = bool(request.config.getoption("--matrix"))
    slowly = matrix or bool(request.config.getoption("--slowly"))
    if not matrix and way not in USUAL:
        pytest.skip("one of the ways of --matrix")
    screen = PHONE if way.screen == "phone" else {}
    visitor = visit(**screen, locale={"en": "en-GB", "it": "it-IT"}[way.lang])
    vitals = Vitals(visitor, SLOWER if slowly else 1)
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": QUICK.get(way.game, "random")}] * (
        min(sottovoce.find(way.game).seats) - 1
    )
    made = visitor.context.request.post(f"{visitor.address}/api/tables", data={"game": way.game, "seats": seats}).json()
    visitor.page.goto(f"{visitor.address}/t/{made['id']}#{made['seats'][0]['key']}")
    visitor.page.wait_for_selector(".drawn-board")
    visitor.page.wait_for_timeout(300)
    vitals.begin()
    play = play_by_keys if way.hand == "keys" else play_by_pointer
    answers = play(visitor, seed=7)
    assert answers > 3
    visitor.see_the_end()
    assert WORDS[way.lang] in visitor.page.locator(".ending h2").inner_text().lower()
    measured = vitals.measured()
    visitor.picture(f"whole-{'-'.join(way)}")
    assert len(vitals.boards()) == 1, f"the board moved: {vitals.boards()}"
    if slowly:
        MEASURED.parent.mkdir(exist_ok=True)
        with MEASURED.open("a") as file:
            file.write(json.dumps({**way._asdict(), "answers": answers, **measured}) + "\n")
