"""For the tests of any game: every §, every ruling and every option of its rules has a test named after it."""

from __future__ import annotations

import re
from pathlib import Path

from sottovoce.core.game import Game
from sottovoce.core.words import LANGUAGES

PARAGRAPH, RULING, OPTION = "§", "ruling", "option"
_RULING = re.compile(r"^\*\*\w+ R(\d+)\.\*\*", re.M)


class NamedTests:
    """The names of all tests in a folder."""

    def __init__(self, folder: Path) -> None:
        source = "\n".join(file.read_text("utf-8") for file in folder.glob("*.py"))
        self.names = set(re.findall(r"^def (test_\w+)", source, re.M))

    def has(self, what: str) -> bool:
        """Whether one is named after something that `to_test` lists."""
        kind, number = what.split()
        if kind == OPTION:
            return f"test_option_{number.replace('-', '_')}" in self.names
        if kind == RULING:
            return any(test.startswith(f"test_r{number}_") for test in self.names)
        first, *rest = number.split(".")
        name = "_".join([f"test_s{int(first):02}", *rest])
        return any(re.match(rf"{name}_(?!\d+_)", test) for test in self.names)


def to_test(game: Game) -> list[str]:
    """Every §, ruling and option: `test_s09_…` for §9, `test_s21_1_…` for §21.1, `test_r5_…`, `test_option_map`."""
    return [
        *(f"{PARAGRAPH} {number}" for number in game.paragraphs(LANGUAGES[0])),
        *(f"{RULING} {number}" for number in rulings(game)),
        *(f"{OPTION} {option.name}" for option in game.options),
    ]


def rulings(game: Game, lang: str = LANGUAGES[0]) -> list[int]:
    """The rulings that a game's rules mark, in the order in which they stand there."""
    return [int(number) for number in _RULING.findall(game.rules(lang))]


def check_languages(game: Game) -> None:
    """All languages have the same §§ and rulings, numbered without a gap, and name every option with its values."""
    for lang in LANGUAGES:
        rules = game.rules(lang)
        assert game.paragraphs(lang) == game.paragraphs(LANGUAGES[0]), lang
        assert rulings(game, lang) == rulings(game), lang
        assert sorted(rulings(game, lang)) == list(range(1, len(rulings(game)) + 1)), lang
        for option in game.options:
            assert f"- `{option.name}`" in rules, (lang, option.name)
            assert all(f"`{value}`" in rules for value in option.values), (lang, option.name)
