"""Every § and ruling of the rules, and every option, has a test named after it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sottovoce.core.words import LANGUAGES
from sottovoce.games.siam import GAME

TESTS = set(
    re.findall(r"^def (test_\w+)", "\n".join(f.read_text("utf-8") for f in Path(__file__).parent.glob("*.py")), re.M)
)


def _tested(prefix: str) -> bool:
    return any(name.startswith(f"{prefix}_") for name in TESTS)


@pytest.mark.parametrize("number", GAME.paragraphs("en"))
def test_paragraph_has_a_test(number: str) -> None:
    first, *rest = number.split(".")
    name = "_".join([f"test_s{int(first):02}", *rest])
    if rest:
        assert _tested(name)
    else:
        assert any(re.match(rf"{name}_(?!\d+_)", test) for test in TESTS)


@pytest.mark.parametrize("ruling", range(1, 9))
def test_ruling_has_a_test(ruling: int) -> None:
    assert _tested(f"test_r{ruling}")


@pytest.mark.parametrize("option", [option.name for option in GAME.options])
def test_option_has_a_test(option: str) -> None:
    name = option.replace("-", "_")
    assert f"test_option_{name}" in TESTS


def test_every_language_has_the_paragraphs_of_the_law() -> None:
    law = [str(number) for number in range(1, 31)]
    law.insert(law.index("22"), "21.1")
    for lang in LANGUAGES:
        assert GAME.paragraphs(lang) == law


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_states_the_rulings_and_options(lang: str) -> None:
    rules = GAME.rules(lang)
    assert re.findall(r"\*\*\w+ (R\d)\.\*\*", rules) == ["R1", "R2", "R3", "R4", "R5", "R7", "R6", "R8"]
    for option in GAME.options:
        assert f"- `{option.name}`" in rules
        assert all(f"`{value}`" in rules for value in option.values)
