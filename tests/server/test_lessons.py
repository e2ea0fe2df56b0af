"""Lessons over HTTP: all of one at once, light enough, and a table that goes on where it ends."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest

import sottovoce
from sottovoce.school import lesson as school

if TYPE_CHECKING:
    from server.conftest import Guest

ALL = [(game, name) for game in sottovoce.games() for name in school.lessons(sottovoce.find(game))]
MOST = 24_000  # bytes of a lesson as it comes, so that with its page's code it stays below 30 kB


@pytest.mark.parametrize("game", sorted({game for game, _ in ALL}))
def test_the_list(guest: Guest, game: str) -> None:
    told = guest.get(f"/api/games/{game}/lessons?lang=it").json
    assert [lesson["name"] for lesson in told] == school.lessons(sottovoce.find(game))
    assert all(lesson["title"] and lesson["about"] and lesson["steps"] for lesson in told)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson(guest: Guest, game: str, name: str) -> None:
    answer = guest.get(f"/api/games/{game}/lessons/{name}")
    assert len(gzip.compress(answer.body)) < MOST
    lesson, told = school.find(sottovoce.find(game), name), answer.json
    assert len(told["steps"]) == len(lesson.steps)
    for step, scene in zip(told["steps"], lesson.scenes(), strict=True):
        moment = told["moments"][step["moment"]]
        assert moment["seat"] == lesson.learner
        if step["kind"] == "move":
            assert [choice["action"] for choice in moment["choices"]] == scene.table.choices(lesson.learner)
            assert step["answer"] == scene.step.answer
        else:
            assert step["answer"] in [choice["action"] for choice in step["choices"]] or step["kind"] == "tell"
        passed = step["meanwhile"]
        assert bool(passed) <= bool(scene.played)
        assert [one["moment"] for one in passed] == sorted({one["moment"] for one in passed} - {-1})
        assert all(one["told"] and one["moment"] <= step["moment"] for one in passed)
        assert step["otherwise"]
        assert step["text"]
    assert guest.get(f"/api/games/{game}/lessons/{name}").body == answer.body, "always the same: cached"


def test_the_game_goes_on(guest: Guest) -> None:
    made = guest.post("/api/games/siam/lessons/first/table", {}).json
    key = made["seats"][0]["key"]
    update = guest.get(f"/api/tables/{made['id']}", key=key).json
    assert update["hints"] is True
    assert update["state"] == "playing"
    assert update["entry"] >= 25
    assert [seat["kind"] for seat in update["seats"]] == ["person", "bot"]
    assert [seat["name"] for seat in update["seats"]] == ["", "Mali"], "the others are called as in the lesson"
    assert update["seats"][1]["bot"] == "novice"


def test_what_is_not_there(guest: Guest) -> None:
    assert guest.get("/api/games/siam/lessons/nothing").status == 404
    assert guest.get("/api/games/chess/lessons").status == 404
    assert guest.post("/api/games/siam/lessons/nothing/table", {}).status == 404
