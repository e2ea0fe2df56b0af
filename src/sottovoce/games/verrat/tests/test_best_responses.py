"""Better journeys than those that look good at once: found, lawful, and without touching what is written."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.bot import ENDLESS, Question
from sottovoce.core.dice import Fast
from sottovoce.games.verrat import GAME
from sottovoce.games.verrat.bot.best_responses import Responder
from sottovoce.games.verrat.bot.candidate_plans import JOURNEYS
from sottovoce.games.verrat.bot.net import learned
from sottovoce.games.verrat.bot.regret_matching import RegretMatching
from sottovoce.games.verrat.bot.thinker import LEVELS, Thinker
from sottovoce.games.verrat.rules import plans
from sottovoce.games.verrat.rules.actions import DESTINATIONS, PLAN_TO, STAY
from sottovoce.games.verrat.rules.board import CITY, FAVOURITE, NONE, SIZES
from sottovoce.games.verrat.rules.turns import Verrat

Build = Callable[..., Any]
SIX = "horses cannons gold troops supplies ships"
VIZIERS = {"red-fat": "kaffa", "red-small": "pos-2", "red-tall": "hand", "blue-fat": "pos-3", "green-fat": "uskub"}


def opened(at: Any, dice: Fast) -> RegretMatching:
    """A matching in which seat 0 has thought of one journey only: fat to Kaffa, small to Bukhara, tall to Tabriz."""
    matching = RegretMatching(learned())
    matching.open(cast(Verrat, at.s.copy()), 0, 4, 2, dice)
    matching.found.journeys[0] = 1
    for nth, place in enumerate((CITY + 3, CITY, CITY + 1)):
        matching.found.places[nth] = place
    matching.think(2, dice)
    return matching


def journeys(matching: RegretMatching) -> list[list[int]]:
    """Those of seat 0."""
    count = int(matching.found.journeys[0])
    return [[int(matching.found.places[n * SIZES + nth]) for nth in range(SIZES)] for n in range(count)]


def wins_soon(journey: list[int]) -> bool:
    """True if one goes to the favourite's seat, or to the one from which the rotation takes him there."""
    return FAVOURITE in journey or FAVOURITE - 1 in journey


def test_it_finds_the_way_to_the_throne(scene: Build) -> None:
    at, dice = scene(VIZIERS, [SIX, "gold", "ships", "troops"]).talked(), Fast(1)
    matching = opened(at, dice)
    Responder(matching).respond(0, dice)
    found = journeys(matching)
    assert len(found) == 2
    assert wins_soon(found[1])


def test_what_is_written_stays_and_what_is_found_is_lawful(scene: Build) -> None:
    better = 0
    for seed in range(6):
        at, dice = scene(VIZIERS, ["gold ships troops", "gold", "ships", "troops"]).talked(), Fast(seed)
        matching = opened(at, dice)
        matching.start.plans[0] = CITY + 3
        responder = Responder(matching)
        for _ in range(3):
            responder.respond(0, dice)
            matching.think(5, dice)
        found = journeys(matching)
        better += len(found) > 1
        assert len({tuple(journey) for journey in found}) == len(found)
        for journey in found:
            assert journey[0] == CITY + 3
            assert lawful(cast(Verrat, at.s.copy()), journey)
    assert better >= 3


def lawful(s: Verrat, journey: list[int]) -> bool:
    """True if seat 0 may write all of it down."""
    for v, place in enumerate(journey):
        out = vec[i64]([0] * int(s.room()))
        count = int(plans.list_destinations(s, v, out, 0))
        to = STAY if place == s.places[v] else place
        if PLAN_TO + v * DESTINATIONS + to not in [int(out[n]) for n in range(count)]:
            return False
        s.plans[v] = place
    return True


def test_when_there_is_no_room_the_least_liked_goes(scene: Build) -> None:
    at, dice = scene(VIZIERS, [SIX, "gold", "ships", "troops"]).talked(), Fast(3)
    matching = opened(at, dice)
    matching.found.journeys[0] = JOURNEYS
    for n in range(JOURNEYS):
        for nth, place in enumerate((CITY + 3, CITY, CITY + 1 + n % 2)):
            matching.found.places[n * SIZES + nth] = place
        matching.sums[n] = 0.0 if n == 7 else 1.0 + n
    matching.tries[7] = 5
    Responder(matching).respond(0, dice)
    found = journeys(matching)
    assert len(found) == JOURNEYS
    assert wins_soon(found[7])
    assert matching.tries[7] == 0
    assert matching.start.plans[0] == NONE


def test_it_answers_the_same_whatever_the_others_have_written(scene: Build) -> None:
    at = scene(VIZIERS, ["gold ships troops", "gold", "ships", "troops"]).talked().do(1, "send fat kaffa")
    worlds = [at.s, *(at.s.imagine(0, Fast(seed)) for seed in range(3))]
    assert len({tuple(world.state()) for world in worlds}) > 1
    level = replace(LEVELS["expert"], turns=21, journeys=4)
    answers = []
    for world in worlds:
        bot = Thinker(level, 5)
        bot.choose(posed(world, 0))
        answers.append((bot._plan, bot._accused, journeys(bot._matching)))
    assert len(answers[0][2]) > level.journeys  # it has found some
    assert all(answer == answers[0] for answer in answers)


def posed(s: Verrat, seat: int) -> Question:
    """The question put to a seat in a position."""
    found = s.choices(seat)
    texts = [GAME.text(s, action) for action in found]
    return Question(GAME, seat, GAME.view(s, seat), texts, found, lambda seed: s.imagine(seat, Fast(seed)), ENDLESS)


def test_who_thinks_longer_seeks() -> None:
    assert [name for name, level in LEVELS.items() if level.seeks] == ["regular", "expert"]
