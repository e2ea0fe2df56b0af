"""The judge of the torture rig notices what is lost, doubled, out of order or shown without being kept."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import sottovoce

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))

from torture_history import Deed, History, fits, judge

A, B, C = (0, "a"), (1, "b"), (0, "c")


def deeds(*items: tuple[tuple[int, str], bool]) -> list[Deed]:
    return [Deed(seat, text, sure) for (seat, text), sure in items]


@pytest.mark.parametrize(
    ("kept", "done", "good"),
    [
        ([A, B], deeds((A, True), (B, True)), True),
        ([A], deeds((A, True), (B, True)), False),  # lost
        ([A, A, B], deeds((A, True), (B, True)), False),  # doubled
        ([B, A], deeds((A, True), (B, True)), False),  # out of order
        ([A], deeds((A, False), (A, True)), True),  # tried twice, kept once
        ([A, A], deeds((A, False), (A, True)), True),
        ([A, A, A], deeds((A, False), (A, True)), False),
        ([B], deeds((A, False), (B, True), (C, False)), True),
        ([A, B, C], deeds((A, False), (B, True), (C, False)), True),
        ([C, B], deeds((A, False), (B, True), (C, False)), False),
        ([C], [], False),
    ],
)
def test_what_is_kept_is_what_is_sure(kept: list[tuple[int, str]], done: list[Deed], good: bool) -> None:
    assert fits(kept, done) is good


def test_a_history_is_held_against_a_game() -> None:
    table = sottovoce.new("siam", players=2, seed=1)
    for _ in range(4):
        seat = table.to_act[0]
        table.play(seat, "pass")
    acts = [Deed(entry.seat, entry.text, True) for entry in table.log]
    assert judge(History(acts, seen=4), table, {0, 1}).good
    assert judge(History([*acts, Deed(0, "pass", True)], seen=4), table, {0, 1}).lost == 1
    assert judge(History(acts[:-1], seen=4), table, {0, 1}).doubled == 1
    assert not judge(History(acts, seen=5), table, {0, 1}).good
    assert not judge(History(acts, seen=4, went_back=1), table, {0, 1}).good
    shown = History(acts, seen=4)
    shown.show(0, table.game.view(sottovoce.new("siam", players=2, seed=1).position, None))
    shown.show(4, table.game.view(table.position, None))
    assert judge(shown, table, {0, 1}).good
    shown.show(5, table.game.view(table.position, None))
    assert judge(shown, table, {0, 1}).went_back == 1
    shown.show(4, {"another": "view"})
    assert judge(shown, table, {0, 1}).went_back == 2
    refused = Deed(acts[-1].seat, "pass", False, denied=True)
    assert judge(History([*acts, refused], seen=4), table, {0, 1}).good
    found = judge(History([*acts[:-1], refused], seen=4), table, {0, 1})
    assert (found.denied, found.lost, found.doubled, found.good) == (1, 0, 0, False)
    assert not judge(History(acts, [Deed(0, "hello", True)], seen=4), table, {0, 1}).good
