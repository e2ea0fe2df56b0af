"""Bad input: a clear sentence that names what is wrong, and nothing changed. Shorthand checks whole plans."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import sottovoce
from sottovoce.core.errors import Illegal
from sottovoce.core.words import LANGUAGES
from sottovoce.games.verrat import GAME
from sottovoce.games.verrat.rules.turns import Verrat

Build = Callable[..., Any]
COURT = {"blue-fat": "pos-1", "green-fat": "pos-2", "yellow-fat": "pos-4"}


def refused(s: Verrat, seat: int, text: str, reason: str) -> None:
    """A table at this position refuses the text with this English sentence, and one in every other language."""
    table = sottovoce.new("verrat", seed=1, names=["Anna", "Bruno", "Carla", "Dario"])
    table.position.copy_from(s)
    table._open_questions(-1)
    before = table.position.state()
    with pytest.raises(Illegal) as error:
        table.play(seat, text)
    assert reason in error.value.say("en", table.speaker("en"))
    for lang in LANGUAGES:
        assert error.value.say(lang, table.speaker(lang))
    assert table.position.state() == before
    assert table.log == []


def test_bad_input_a_plan_from_seat_to_seat(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "pos-7"}).talked()
    refused(at.s, 0, "send fat seat-1", "Fat Red can't go from seat 8 to seat 1: viziers can't change seats at court")


def test_bad_input_two_own_viziers_to_one_seat(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "kaffa", "red-small": "gidda"}).talked().do(0, "send fat seat-7")
    refused(at.s, 0, "send small seat-7", "Small Red can't go to seat 7: your Fat Red is already going there")


def test_bad_input_two_to_one_seat_names_who_planned_it_not_who_leaves_it(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "pos-6", "red-small": "kaffa", "red-tall": "gidda"}).talked()
    at.do(0, "keep fat", "send small seat-7")
    refused(at.s, 0, "send tall seat-7", "your Small Red is already going there")


def test_bad_input_a_plan_that_is_in_already(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "pos-7"}).talked().do(0, "keep fat", "accuse blue-fat", "ready")
    refused(at.s, 0, "ready", "You've already submitted your plan")


def test_bad_input_a_draw_that_is_proposed_already(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "pos-7"}).do(0, "ready", "propose-draw").do(1, "ready")
    refused(at.s, 1, "propose-draw", "already been proposed")


def test_bad_input_each_limit_of_intrigue_has_its_sentence(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "pos-7"}, ["gold", "ships", "", ""])
    for _ in range(8):
        at.do(0, "ready", "not-ready")
    at.do(0, "ready")
    refused(at.s, 0, "not-ready", "gone back to negotiating 8 times")
    refused(at.s, 0, "offer 1", "gone back to negotiating 8 times")
    for _ in range(16):
        at.do(1, "offer 0", "cancel")
    refused(at.s, 1, "offer 0", "started and discarded 16 offers")
    at.do(1, "ready")
    refused(at.s, 1, "offer 0", "keep negotiating first")
    at = scene(COURT | {"red-fat": "pos-7"}, ["gold", "ships", "", ""])
    for number in range(1, 9):
        at.do(0, "offer 1", "give gold", "want ships", "send-offer", f"withdraw 0-{number}")
    refused(at.s, 0, "offer 1", "made 8 offers")


def test_bad_input_an_offer_of_cards_one_does_not_hold(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "kaffa"}, ["gold", "ships gold", "", ""]).do(0, "offer 1")
    refused(at.s, 0, "give horses", "You hold no horses")
    at.do(0, "give gold")
    refused(at.s, 0, "give gold", "You hold only 1 × gold")
    refused(at.s, 0, "want horses", "Bruno holds no horses")
    refused(at.s, 0, "want gold", "can't have gold on both sides")
    refused(at.s, 0, "give pardon", "Pardons can't be swapped")
    refused(at.s, 0, "send-offer", "at least one card from each side")
    refused(at.s, 0, "ready", "First send or discard the offer")


def test_bad_input_an_answer_to_an_offer_that_has_changed(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "kaffa"}, ["gold gold", "ships", "troops", ""])
    for _ in range(2):
        at.do(0, "offer 1", "give gold", "want ships", "send-offer")
    at.do(0, "withdraw 0-1")
    refused(at.s, 1, "accept 0-1", "Anna's offer 1 has been withdrawn")
    refused(at.s, 2, "accept 0-2", "Anna's offer 2 wasn't made to you")
    refused(at.s, 1, "accept 0-3", "Anna hasn't made an offer 3")
    at.do(1, "counter 0-2", "give ships", "want gold", "want gold", "send-offer")
    refused(at.s, 1, "accept 0-2", "Anna's offer 2 has been answered with a counter-offer")
    at.do(2, "offer 1", "give troops", "want ships", "send-offer").do(1, "accept 2-1")
    refused(at.s, 0, "accept 1-1", "Bruno's offer 1 has lapsed")
    refused(at.s, 1, "accept 2-1", "has already been accepted")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("send fat gidda", "Fat Red is already in Gidda"),
        ("send small kaffa", "Small Red is a prisoner"),
        ("send tall kaffa", "Tall Red has been exiled"),
        ("accuse blue-fat", "First say where Fat Red goes"),
        ("ready", "isn't complete yet"),
        ("send fat nowhere", "was not understood"),
        ("send fat seat-13", "was not understood"),
    ],
)
def test_bad_plans(scene: Build, text: str, reason: str) -> None:
    refused(scene(COURT | {"red-fat": "gidda", "red-small": "dungeon-1"}).talked().s, 0, text, reason)


def test_bad_collecting_demands_and_pardons(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "gidda", "red-small": "uskub", "blue-tall": "uskub"}).planned()
    refused(at.s, 0, "collect uskub", "isn't alone in Uskub")
    refused(at.s, 0, "collect tabriz", "no vizier in Tabriz")
    at = scene(COURT | {"red-fat": "pos-0"}, ["gold", "ships ships gold gold horses", "", ""]).planned()
    refused(at.s, 0, "demand 1 gold", "You already hold gold")
    refused(at.s, 0, "demand 1 horses", "Bruno holds 1 × horses")
    refused(at.s, 0, "demand 0 horses", "from yourself")
    at = scene(COURT | {"blue-tall": "dungeon-2", "blue-small": "dungeon-1"}, ["", "pardon", "", ""]).planned()
    refused(at.s, 1, "pardon small", "isn't in dungeon 2 or 3")


def test_shorthand_takes_a_whole_plan_in_any_language(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "gidda", "red-small": "pos-7", "red-tall": "hand"}).talked()
    steps = ["send fat bukhara", "keep small", "send tall seat-7", "accuse blue-fat"]
    assert GAME.shorthand(at.s, 0, "fat bukhara, small stays, tall seat 7, accuse blue fat") == steps
    assert GAME.shorthand(at.s, 0, "Grasso a Bukhara, piccolo resta, alto al posto 7, accusa grasso blu") == steps
    assert GAME.shorthand(at.s, 0, "tall 7, fat bukhara, accuse blue-fat, small stay, ready") == [*steps, "ready"]
    at.do(0, *steps)
    again = GAME.shorthand(at.s, 0, "fat stays, small kaffa, tall stays, accuse green tall, ready")
    assert again == ["revise", "keep fat", "send small kaffa", "keep tall", "accuse green-tall", "ready"]
    at.do(0, *again)
    assert GAME.shorthand(at.s, 0, "small uskub, accuse blue fat") == ["send small uskub", "accuse blue-fat"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("fat bukhara, small flies", "“small flies” isn't part of a plan"),
        ("fat bukhara, fat stays", "twice"),
        ("fat bukhara", "doesn't say where Tall Red goes"),
        ("fat seat 13, tall stays", "no seat 13"),
        ("fat seat ², tall stays", "“fat seat ²” isn't part of a plan"),
        ("fat ², tall stays", "“fat ²” isn't part of a plan"),
        ("fat seat-٧, tall stays", "isn't part of a plan"),
        ("fat seat " + "9" * 5000 + ", tall stays", "isn't part of a plan"),
        ("small kaffa, fat stays, tall stays", "Small Red is a prisoner"),
    ],
)
def test_shorthand_says_what_is_wrong(scene: Build, line: str, reason: str) -> None:
    at = scene(COURT | {"red-fat": "gidda", "red-small": "dungeon-1", "red-tall": "hand"}).talked()
    with pytest.raises(Illegal, match=reason):
        GAME.shorthand(at.s, 0, line)


def test_shorthand_takes_a_whole_offer(scene: Build) -> None:
    at = scene(COURT | {"red-fat": "gidda"}, ["gold gold", "ships", "", ""])
    steps = ["offer 1", "give gold", "give gold", "want ships", "send-offer"]
    assert GAME.shorthand(at.s, 0, "offer 1 gold, gold for ships") == steps
    assert GAME.shorthand(at.s, 0, "offro 1 oro oro per navi") == steps
    at.do(0, *steps)
    assert GAME.shorthand(at.s, 1, "counter 0-1 ships for gold") == [
        "counter 0-1",
        "give ships",
        "want gold",
        "send-offer",
    ]
    with pytest.raises(Illegal, match="isn't a card"):
        GAME.shorthand(at.s, 0, "offer 1 camels for ships")
    assert GAME.shorthand(at.s, 0, "ready") is None
    assert GAME.shorthand(at.s, 0, ", , ,") is None
