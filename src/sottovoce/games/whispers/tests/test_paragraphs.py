"""Every § and ruling of the rules, and every option, has a test named after it; both languages are equal."""

from __future__ import annotations

from pathlib import Path

import pytest
from paragraphs import NamedTests, check_languages, rulings, to_test

from sottovoce.games.whispers import GAME

TESTS = NamedTests(Path(__file__).parent)


@pytest.mark.parametrize("what", to_test(GAME))
def test_it_has_a_test_of_its_own(what: str) -> None:
    assert TESTS.has(what)


def test_every_language_has_the_same_paragraphs_rulings_and_options() -> None:
    assert GAME.paragraphs("en") == ["1", "2", "2.1", *(str(number) for number in range(3, 27))]
    assert len(rulings(GAME)) == 13
    check_languages(GAME)
