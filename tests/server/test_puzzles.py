"""Puzzles over HTTP: the position as the solver sees it, the replies, the refutations, and clear refusals."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

import sottovoce
from sottovoce.core.words import LANGUAGES, Phrase
from sottovoce.school.puzzle import Puzzle, puzzles
from sottovoce.school.solution import solution

if TYPE_CHECKING:
    from server.conftest import Guest

SOME = [(game, puzzle) for game in sottovoce.games() for puzzle in list(puzzles(sottovoce.find(game)).values())[::40]]
MOST = 24_000  # bytes of a puzzle as it comes


def heard(game: str, puzzle: Puzzle, lang: str) -> list[str]:
    """What a judged puzzle's solver has been told up to the position."""
    table = puzzle.table(sottovoce.find(game))
    told = table.events(puzzle.seat) if not puzzle.proven else []
    return [table.speaker(lang).phrase(Phrase(f"event-{event.kind}", event.data)) for _, event in told]


@pytest.mark.parametrize("game", sottovoce.games())
def test_the_list(guest: Guest, game: str) -> None:
    told = guest.get(f"/api/games/{game}/puzzles?lang=it").json
    assert [puzzle["id"] for puzzle in told["puzzles"]] == list(puzzles(sottovoce.find(game)))
    assert told["day"] in [puzzle["id"] for puzzle in told["puzzles"]] or not told["puzzles"]
    assert all(puzzle["label"] != f"theme:{puzzle['theme']}" for puzzle in told["puzzles"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "puzzle"), SOME, ids=lambda value: getattr(value, "id", value))
def test_a_puzzle(guest: Guest, game: str, puzzle: Puzzle, lang: str) -> None:
    answer = guest.get(f"/api/games/{game}/puzzles/{puzzle.id}?lang={lang}")
    assert len(gzip.compress(answer.body)) < MOST
    told = answer.json
    assert len(told["decisions"]) == len(puzzle.decisions)
    assert told["proven"] is puzzle.proven
    assert told["solution"] == solution(sottovoce.find(game), puzzle, lang)
    assert bool(told["story"]) is not puzzle.proven, "what the judge went by"
    assert told["story"] == heard(game, puzzle, lang)
    for decision, right in zip(told["decisions"], puzzle.twins, strict=True):
        moment = told["moments"][decision["moment"]]
        assert moment["seat"] == puzzle.seat
        offered = [choice["action"] for choice in moment["choices"]]
        assert {*right} == {*decision["right"]} < {*offered}
        assert decision["after"] > decision["moment"]
        assert decision["told"] or not puzzle.proven, "half of an attack is no news; the solution is told all the same"
    assert {*told["chances"]} <= {choice["action"] for choice in told["moments"][0]["choices"]}


@pytest.mark.parametrize(("game", "puzzle"), SOME, ids=lambda value: getattr(value, "id", value))
def test_wrong_answers_are_refuted_move_by_move(guest: Guest, game: str, puzzle: Puzzle) -> None:
    wrongs = [(at, *one) for at in range(len(puzzle.decisions)) for one in list(puzzle.refutations(at).items())[:2]]
    assert {at for at, _, _ in wrongs} == {*range(len(puzzle.decisions) if puzzle.proven else 1)}
    for at, wrong, moves in wrongs:
        told = guest.get(f"/api/games/{game}/puzzles/{puzzle.id}/refutation?answer={quote(wrong)}&at={at}").json
        sealed = puzzle.table(sottovoce.find(game)).position.sealed(puzzle.seat)
        assert len(told["moments"]) == len(told["told"])
        assert len(told["told"]) < len(moves) if sealed else len(told["told"]) == len(moves)
        assert any(told["told"])
        assert all(moment["seat"] == puzzle.seat for moment in told["moments"])


def test_what_is_not_there_is_refused(guest: Guest) -> None:
    game, puzzle = SOME[0]
    right = quote(puzzle.twins[0][0])
    for path in (
        "puzzles/none",
        "puzzles/none/refutation?answer=pass",
        f"puzzles/{puzzle.id}/refutation?answer={right}",
        f"puzzles/{puzzle.id}/refutation?answer={quote(next(iter(puzzle.refuted)))}&at=9",
    ):
        answer = guest.get(f"/api/games/{game}/{path}")
        assert answer.status == 404
        assert answer.json["message"]
