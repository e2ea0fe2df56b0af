"""Every § and ruling of the rules, and every option, has a test named after it; both languages are equal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from paragraphs import NamedTests, check_languages, rulings, to_test

from sottovoce.core.words import LANGUAGES
from sottovoce.games.verrat import GAME

TESTS = NamedTests(Path(__file__).parent)


@pytest.mark.parametrize("what", to_test(GAME))
def test_it_has_a_test_of_its_own(what: str) -> None:
    assert TESTS.has(what)


def test_every_language_has_the_same_paragraphs_rulings_options_and_examples() -> None:
    assert GAME.paragraphs("en") == [str(number) for number in range(1, 18)]
    assert len(rulings(GAME)) == 13
    check_languages(GAME)
    for pattern in (r"\bR\d+\b", r"^##? ", r"^\*[^*]"):
        found = [re.findall(pattern, GAME.rules(lang), re.M) for lang in LANGUAGES]
        assert len(found[0]) == len(found[1]), pattern


def test_the_catalogues_have_the_same_messages() -> None:
    messages = [
        re.findall(r"^([a-z][a-z0-9-]*) =", (GAME.folder / "words" / f"{lang}.ftl").read_text("utf-8"), re.M)
        for lang in LANGUAGES
    ]
    assert messages[0] == messages[1]
    assert len(set(messages[0])) == len(messages[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_words(lang: str) -> None:
    catalogue = GAME.words(lang)
    for option in GAME.options:
        for message in (
            f"option-{option.name}",
            f"option-{option.name}-help",
            *(f"option-{option.name}-{value}" for value in option.values),
        ):
            assert catalogue.has(message), message
