"""Solutions in words: what the right answer achieves and what would happen otherwise, from what the seat can see."""

from __future__ import annotations

import pytest

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.words import LANGUAGES
from sottovoce.school.puzzle import Puzzle, find, puzzles
from sottovoce.school.reasons import Reason, differences
from sottovoce.school.solution import compared, solution

SIAM, VERRAT, WHISPERS = (sottovoce.find(game) for game in ("siam", "verrat", "whispers"))
SOME = [(game, puzzle) for game in sottovoce.games() for puzzle in list(puzzles(sottovoce.find(game)).values())[::16]]


def test_king_of_siam_says_who_would_rule_and_win_instead() -> None:
    puzzle = find(SIAM, "2-359")
    assert solution(SIAM, puzzle, "en") == [
        "Siam becomes a colony, and nobody has more complete sets than you.",
        "Compared with “Play Khon Thai” and what could follow:",
        "If everyone passed from now on, Player 2 would win; otherwise Player 1.",
        "The throne goes to the British, otherwise to Rama.",
        "Ayutthaya goes to the British, otherwise to Malay.",
    ]
    assert solution(SIAM, puzzle, "it")[1:] == [
        "Rispetto a «Gioca Khon Thai» e a quel che può seguirne:",
        "Se da ora tutti passassero, la vittoria andrebbe a Giocatore 2; altrimenti a Giocatore 1.",
        "Al trono: inglesi, altrimenti Rama.",
        "Ayutthaya: inglesi, altrimenti Malesi.",
    ]


def test_partners_win_together() -> None:
    told = solution(SIAM, find(SIAM, "4-20028"), "en")
    assert told[2].endswith(" on, Player 1 and Player 3 would win; otherwise Player 2 and Player 4.")


def test_a_war_of_whispers_counts_points_and_regions_once_the_turn_is_over() -> None:
    puzzle = find(WHISPERS, "2-101")
    assert puzzle.line == ["0 to p4"], "an attack that is still to be carried out"
    assert solution(WHISPERS, puzzle, "en") == [
        "Kamalesh (Elephant 0) wins about 75 games in 100. The next best, Indravati (Elephant 0, fort), wins 32.",
        "Compared with “Indravati (Elephant 0, fort)” and what could follow:",
        "Right now you'd have 41 points, otherwise 38.",
        "The Bear holds Kamalesh, otherwise the Elephant.",
        "The Elephant holds Indravati, otherwise the Bear.",
    ]
    assert solution(WHISPERS, puzzle, "it")[1:] == [
        "Rispetto a «Indravati (Elefante 0, fortezza)» e a quel che può seguirne:",
        "Contando adesso hai 41 punti, altrimenti 38.",
        "Kamalesh: Orso, altrimenti Elefante.",
        "Indravati: Elefante, altrimenti Orso.",
    ]


def test_verrat_carries_out_what_was_planned_and_the_others_plan_the_same() -> None:
    puzzle = find(VERRAT, "4-1001")
    assert solution(VERRAT, puzzle, "en") == [
        "Fat Yellow stays wins about 100 games in 100. The next best, Fat Yellow to Bukhara, wins 40.",
        "Compared with “Fat Yellow to Bukhara” and what could follow:",
        "The game goes to Player 1, otherwise to nobody yet.",
        "You hold 6 Power types, otherwise 5.",
        "You have 5 votes at court, otherwise 1.",
    ]
    assert solution(VERRAT, puzzle, "it")[2:] == [
        "La vittoria va a Giocatore 1, altrimenti a nessuno, per ora.",
        "Hai 6 tipi di Potere, altrimenti 5.",
        "A corte hai 5 voti, altrimenti 1.",
    ]


@pytest.mark.parametrize(("game", "puzzle"), SOME, ids=lambda value: getattr(value, "id", value))
def test_nothing_is_told_that_speaks_against_the_answer(game: str, puzzle: Puzzle) -> None:
    found = sottovoce.find(game)
    other, reasons = compared(found, puzzle)
    assert other in puzzle.refuted
    assert puzzle.proven or puzzle.chances[other] == max(puzzle.chances[answer] for answer in puzzle.refuted)
    own = f"seat:{puzzle.seat}"
    winners = [(reason.better.split(), reason.worse.split()) for reason in reasons if reason.about == "winner"]
    assert all(own not in worse and (own in better or better == ["outlook:nobody"]) for better, worse in winners)
    numbers = [(int(reason.better), int(reason.worse)) for reason in reasons if reason.better.isdigit()]
    assert winners or all(better > worse for better, worse in numbers[:1])
    for lang in LANGUAGES:
        assert len(solution(found, puzzle, lang)) == (2 + len(reasons) if reasons else 1)


@pytest.mark.parametrize("game", sottovoce.games())
def test_many_solutions_say_more_than_a_figure(game: str) -> None:
    told = [bool(compared(sottovoce.find(game), puzzle)[1]) for name, puzzle in SOME if name == game]
    assert sum(told) >= 0.4 * len(told)


@pytest.mark.parametrize(("game", "puzzle"), SOME, ids=lambda value: getattr(value, "id", value))
def test_what_the_seat_cannot_see_changes_nothing(game: str, puzzle: Puzzle) -> None:
    found = sottovoce.find(game)
    position = puzzle.table(found).position
    for seat in range(puzzle.players):
        for luck in range(3):
            assert found.outlook(position.imagine(seat, Fast(luck)), seat) == found.outlook(position, seat)


def test_a_reason_holds_in_most_worlds_and_says_so_where_not_in_all() -> None:
    here, there = {"points": "3", "throne": "owner:lao"}, {"points": "3", "throne": "owner:rama"}
    before = {"points": "1", "throne": "owner:malay"}
    found = differences([here, here, there, None, here], [before] * 5)
    assert found == [Reason("points", "3", "1", True), Reason("throne", "owner:lao", "owner:malay", False)]
    assert differences([here, there], [before, before]) == [Reason("points", "3", "1", True)]
    assert differences([None], [before]) == []
