"""The coach: proofs are called proofs, mistakes are priced, and reasons are what the turn changes on the board."""

from __future__ import annotations

import pytest

import sottovoce
from sottovoce.core.bot import question
from sottovoce.core.table import Table
from sottovoce.core.words import LANGUAGES
from sottovoce.lab.coach import LONGEST, Advice, advise
from sottovoce.school.puzzle import find
from sottovoce.server.coach_words import told

pytestmark = pytest.mark.skipif(not sottovoce.compiled(), reason="a judge takes minutes uncompiled")
SIAM = sottovoce.find("siam")


@pytest.fixture(scope="module")
def table() -> Table:
    return find(SIAM, "2-294").table(SIAM)


def asked(table: Table, about: str | None) -> Advice:
    return advise(table, 0, 0.2, 5, about, LANGUAGES)


def test_it_names_what_alone_wins_and_shows_how(table: Table) -> None:
    advice = asked(table, None)
    assert advice.best.choice == "play khon-thai"
    assert [move.action for move in advice.line][:2] == ["play khon-thai", "place rama kedah"]
    assert 1 <= len(advice.line) <= LONGEST
    hint = told(table, 0, advice, None, "en")
    assert "Khon Thai" in hint.why
    assert any("would win" in reason for reason in hint.reasons)


def test_it_warns_before_a_win_is_given_away(table: Table) -> None:
    advice = asked(table, "pass")
    assert (advice.mark, advice.proven) == ("blunder", True)
    for lang in LANGUAGES:
        hint = told(table, 0, advice, "pass", lang)
        assert hint.cost == 100
        assert hint.why
        assert [move.seat for move in hint.otherwise] == [0, 1]


def test_the_best_answer_is_no_mistake(table: Table) -> None:
    advice = asked(table, "play khon-thai")
    assert advice.mark == ""
    assert "the best move" in told(table, 0, advice, "play khon-thai", "en").why


@pytest.mark.parametrize("game", sottovoce.games())
def test_every_game_has_lines_and_words_for_what_differs(game: str) -> None:
    found = sottovoce.find(game)
    table = sottovoce.new(found, max(found.seats), seed=3)
    seat = table.to_act[0]
    for lang in LANGUAGES:
        speaker = table.speaker(lang)
        for about, value in found.outlook(table.position, seat).items():
            assert speaker.say(f"outlook-{about.partition(':')[0]}", about=about, better=value, worse=value)
    advice = advise(table, seat, 0.05, 1, None, LANGUAGES)
    assert advice.best.choice in table.choices(seat)
    assert told(table, seat, advice, None, "it").why


def test_only_what_the_seat_knows_counts() -> None:
    """In another world that the seat can't tell from the real one the question is the same, and so is the advice."""
    game = sottovoce.find("whispers")
    table = sottovoce.new(game, 2, seed=1)
    seat = table.to_act[0]
    first = asked_worlds(table, seat)
    table.position = question(table, seat).imagine(99)
    assert asked_worlds(table, seat) == first


def asked_worlds(table: Table, seat: int) -> list[str]:
    """The choices by rank, from one seed."""
    return [choice.choice for choice in advise(table, seat, 0.05, 7, None, ["en"]).choices]
