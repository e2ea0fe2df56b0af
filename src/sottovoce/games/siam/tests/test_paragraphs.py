"""Every § and ruling of the rules, and every option, has a test named after it; both languages are equal."""

from __future__ import annotations

from pathlib import Path

import pytest
from paragraphs import NamedTests, check_languages, rulings, to_test

from sottovoce.games.siam import GAME

TESTS = NamedTests(Path(__file__).parent)


@pytest.mark.parametrize("what", to_test(GAME))
def test_it_has_a_test_of_its_own(what: str) -> None:
    assert TESTS.has(what)


def test_every_language_has_the_paragraphs_of_the_law_and_the_same_rulings_and_options() -> None:
    law = [str(number) for number in range(1, 31)]
    law.insert(law.index("22"), "21.1")
    assert GAME.paragraphs("en") == law
    assert rulings(GAME) == [1, 2, 3, 4, 5, 7, 6, 8]
    check_languages(GAME)
