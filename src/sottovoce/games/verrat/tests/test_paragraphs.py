"""Every § and ruling of the rules, and every option, has a test named after it; both languages are equal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sottovoce.core.words import LANGUAGES
from sottovoce.games.verrat import GAME

HERE = Path(__file__).parent
TESTS = set(re.findall(r"^def (test_\w+)", "\n".join(f.read_text("utf-8") for f in HERE.glob("*.py")), re.M))


def _tested(prefix: str) -> bool:
    return any(name.startswith(f"{prefix}_") for name in TESTS)


@pytest.mark.parametrize("number", GAME.paragraphs("en"))
def test_paragraph_has_a_test(number: str) -> None:
    assert _tested(f"test_s{int(number):02}")


@pytest.mark.parametrize("ruling", range(1, 9))
def test_ruling_has_a_test(ruling: int) -> None:
    assert _tested(f"test_r{ruling}")


@pytest.mark.parametrize("option", [option.name for option in GAME.options])
def test_option_has_a_test(option: str) -> None:
    assert f"test_option_{option.replace('-', '_')}" in TESTS


def test_the_languages_have_the_same_paragraphs_rulings_and_options() -> None:
    english, italian = GAME.rules("en"), GAME.rules("it")
    assert GAME.paragraphs("en") == GAME.paragraphs("it") == [str(n) for n in range(1, 18)]
    for pattern in (r"\bR\d\b", r"^- `[a-z-]+`: `[a-z-]+`", r"^##? ", r"^\*[^*]"):
        found = [re.findall(pattern, text, re.M) for text in (english, italian)]
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
