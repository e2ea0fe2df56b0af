"""Each game played to its end: by pointer and by keys, at a desk and on a phone, in English and Italian.

A few of the ways are taken by every run of the tests; all of them, with a processor four times slower, by
`pytest tests/browser/test_whole_games.py --matrix`, which writes what it measured to `build/whole-games.jsonl`.
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
USUAL = {  # the newcomer's first game is played by pointer, at a desk, in English already
    Way("siam", "keys", "desk", "it"),
    Way("siam", "keys", "phone", "en"),
    Way("whispers", "pointer", "phone", "it"),
    Way("verrat", "pointer", "phone", "en"),
}


@pytest.mark.parametrize("way", ALL, ids="-".join)
def test_a_game_is_played_to_its_end(visit: NewVisitor, request: pytest.FixtureRequest, way: Way) -> None:
    matrix = bool(request.config.getoption("--matrix"))
    if not matrix and way not in USUAL:
        pytest.skip("one of the ways of --matrix")
    screen = PHONE if way.screen == "phone" else {}
    visitor = visit(**screen, locale={"en": "en-GB", "it": "it-IT"}[way.lang])
    vitals = Vitals(visitor, SLOWER if matrix else 1)
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": QUICK.get(way.game, "random")}] * (
        min(sottovoce.find(way.game).seats) - 1
    )
    made = visitor.context.request.post(f"{visitor.address}/api/tables", data={"game": way.game, "seats": seats}).json()
    visitor.page.goto(f"{visitor.address}/t/{made['id']}#{made['seats'][0]['key']}")
    visitor.page.wait_for_selector(".chart")
    visitor.page.wait_for_timeout(300)
    vitals.begin()
    play = play_by_keys if way.hand == "keys" else play_by_pointer
    answers = play(visitor, seed=7)
    assert answers > 3
    assert WORDS[way.lang] in visitor.page.locator(".ending h2").inner_text().lower()
    measured = vitals.measured()
    visitor.picture(f"whole-{'-'.join(way)}")
    assert len(vitals.boards()) == 1, f"the board moved: {vitals.boards()}"
    if matrix:
        MEASURED.parent.mkdir(exist_ok=True)
        with MEASURED.open("a") as file:
            file.write(json.dumps({**way._asdict(), "answers": answers, **measured}) + "\n")
