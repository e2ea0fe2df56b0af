"""The analysis of finished games over the API: the laboratory's own figures, in words, and never too much of it."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.seeding import seed_bytes
from sottovoce.core.table import Table
from sottovoce.lab.analysis import analyse, judge_at
from sottovoce.server import analysis_queue, analysis_worker, limits

if TYPE_CHECKING:
    from server.conftest import Guest, House, Open

_PATIENCE = 300  # seconds
pytestmark = pytest.mark.skipif(not sottovoce.compiled(), reason="plain Python needs minutes for an analysis")

LEVEL = "regular"  # a tenth of the thought, and everything else alike


@pytest.fixture(autouse=True)
def less_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    assert analysis_worker.LEVEL == "expert"
    monkeypatch.setattr(analysis_queue, "LEVEL", LEVEL)


def finished(seed: int, new_dice_at: int | None = None) -> Table:
    """A game of King of Siam played at random, with new dice from some entry on."""
    table, luck = sottovoce.new("siam", 2, seed, names=("Anna", "Bruno")), Fast(seed)
    while not table.over:
        if len(table.log) == new_dice_at:
            table.reseed(seed_bytes(seed + 1))
        seat = table.to_act[0]
        actions = table.actions(seat)
        table.play_action(seat, actions[luck.roll(len(actions))])
    return table


def done(guest: Guest, table: str, lang: str = "en") -> dict[str, Any]:
    """The analysis, once it is done."""
    until = time.monotonic() + _PATIENCE
    while time.monotonic() < until:
        told: dict[str, Any] = guest.get(f"/api/tables/{table}/analysis?lang={lang}").json
        if told["state"] != "going":
            return told
        time.sleep(0.05)
    raise AssertionError(f"still {told}")


def test_only_finished_games_are_judged(guest: Guest) -> None:
    made = guest.table("siam", "me", "me")
    for answer in (guest.post(f"/api/tables/{made.id}/analysis"), guest.get(f"/api/tables/{made.id}/analysis")):
        assert (answer.status, answer.code) == (409, "not-over")
        assert answer.json["message"] == "You can do that once the game is over."


def test_the_analysis_is_the_laboratory_s(house: House, guest: Guest) -> None:
    game = finished(27)  # its last decision passes a won game away
    table = house.keep(game)
    assert guest.get(f"/api/tables/{table}/analysis").json["state"] == "none"
    begun = guest.post(f"/api/tables/{table}/analysis")
    assert (begun.status, begun.json["state"]) == (200, "going")
    told = done(guest, table)
    expected = analyse(game, judge_at(LEVEL, game.game, 0))
    assert (told["judged"], told["decisions"]) == (len(expected.moments), len(expected.moments))
    assert told["outcome"] == expected.outcome
    figures = [(line["entry"], line["seat"], line["action"], line["cost"], line["mark"]) for line in told["moments"]]
    assert figures == [(one.entry, one.seat, one.choice, one.cost, one.mark) for one in expected.moments]
    assert [line["better"] for line in told["moments"]] == [one.choices[0].choice for one in expected.moments]
    marked = [line for line in told["moments"] if line["mark"]]
    assert (marked[-1]["action"], marked[-1]["mark"]) == ("pass", "blunder")
    assert [line["proven"] for line in told["moments"]] == [one.proven for one in expected.moments]
    assert {line["proven"] for line in marked} == {True, False}
    for line in marked:
        assert ("” is proven to win." if line["proven"] else "” would have left ") in line["text"]
    assert all(not line["text"] for line in told["moments"] if not line["mark"])
    assert "chances of winning" in told["remarks"][0].lower()
    italian = done(guest, table, "it")
    assert [line["cost"] for line in italian["moments"]] == [line["cost"] for line in told["moments"]]
    assert all("ha scelto" in line["text"] for line in italian["moments"] if line["mark"])
    assert guest.post(f"/api/tables/{table}/analysis").json == told, "it is not done twice"


def test_a_game_that_was_played_on_with_new_dice_is_judged_too(house: House, guest: Guest) -> None:
    game = finished(5, new_dice_at=12)
    assert len(game.seeds) == 2
    table = house.keep(game)
    guest.post(f"/api/tables/{table}/analysis")
    assert done(guest, table)["judged"] > 20


def test_a_long_game_is_left_unjudged_in_part(house: House, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_queue, "_MOST_SLICES", 1)
    monkeypatch.setattr(analysis_queue, "SLICE", 0.0)
    table = house.keep(finished(6))
    guest.post(f"/api/tables/{table}/analysis")
    told = done(guest, table)
    assert told["state"] == "done"
    assert told["judged"] < told["decisions"]


def test_a_process_that_dies_is_no_end(open_house: Open) -> None:
    house = open_house()
    guest, table = house.guest(), house.keep(finished(7))
    guest.post(f"/api/tables/{table}/analysis")
    house.hub.bot_pool._workers[-1].end()
    for _ in range(20):
        told = done(guest, table)
        if told["state"] == "done":
            break
        guest.post(f"/api/tables/{table}/analysis")
    assert told["judged"] == told["decisions"] > 20


def test_bots_answer_while_a_game_is_judged(open_house: Open) -> None:
    house = open_house()
    guest, table = house.guest(), house.keep(finished(8))
    guest.post(f"/api/tables/{table}/analysis")
    made = guest.table("siam", "me", "random", seed=1)
    guest.play(made)
    assert done(guest, table)["state"] == "done"


def test_nobody_asks_for_too_many(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house()
    guest = house.guest()
    monkeypatch.setattr(analysis_queue, "_MOST_WAITING", 1)
    first, second = house.keep(finished(9)), house.keep(finished(10))
    assert guest.post(f"/api/tables/{first}/analysis").status == 200
    refused = guest.post(f"/api/tables/{second}/analysis")
    assert (refused.status, refused.code) == (503, "analyses-waiting")
    assert int(refused.headers["retry-after"]) >= 1
    assert done(guest, first)["state"] == "done"
    monkeypatch.setattr(analysis_queue, "_MOST_KEPT", 1)
    assert guest.post(f"/api/tables/{second}/analysis").status == 200
    assert guest.get(f"/api/tables/{first}/analysis").json["state"] == "none", "the older one is forgotten"


def test_analyses_are_limited(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.RATES, "analyses", limits.Rate(1, 0.01))
    house = open_house(limits=True)
    guest = house.guest()
    assert guest.post(f"/api/tables/{house.keep(finished(11))}/analysis").status == 200
    assert guest.post(f"/api/tables/{house.keep(finished(12))}/analysis").status == 429
