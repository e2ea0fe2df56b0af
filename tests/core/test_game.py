"""What a game folder offers: options, seats, and the §§ of its rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import souk

import sottovoce
from sottovoce.core.errors import BadFile, Unknown
from sottovoce.core.files import read_text
from sottovoce.core.game import Game, Option
from sottovoce.core.words import LANGUAGES

CHOICE = Option("noise", ("off", "on"))
LIMIT = Option("limit", ("4", "3"))


def test_the_default_is_the_first_value() -> None:
    assert (CHOICE.default, LIMIT.default) == ("off", "4")


@pytest.mark.parametrize(
    ("option", "value", "durable"),
    [(CHOICE, True, "on"), (CHOICE, False, "off"), (CHOICE, "on", "on"), (LIMIT, 3, "3"), (LIMIT, "4", "4")],
)
def test_durable_values(option: Option, value: object, durable: str) -> None:
    assert option.durable(value) == durable


@pytest.mark.parametrize("value", ["loud", "", "ON", " on", 1, None, 1.5, ["on"], "off\n"])
def test_no_value_of_an_option(value: object) -> None:
    with pytest.raises(Unknown) as caught:
        CHOICE.durable(value)
    assert caught.value.code == "option-value"
    assert "noise" in str(caught.value)
    assert "off and on" in str(caught.value)


def test_values_can_be_resolved() -> None:
    option = Option("map", ("small",), lambda text: text.upper())
    assert (option.durable("small"), option.durable("own")) == ("small", "OWN")


def test_options_are_completed() -> None:
    assert souk.GAME.settle_options({}) == {"noise": "off"}
    assert souk.GAME.settle_options({"noise": True}) == {"noise": "on"}


def test_an_unknown_option() -> None:
    with pytest.raises(Unknown) as caught:
        souk.GAME.settle_options({"smell": "on"})
    assert caught.value.code == "option"
    assert str(caught.value) == "souk has no option “smell”. Available: noise."


def test_every_default_is_durable(any_game: Game) -> None:
    settled = any_game.settle_options({})
    assert list(settled) == [option.name for option in any_game.options]
    for option in any_game.options:
        for value in option.values:
            assert option.durable(value) == value
            assert value == " ".join(value.split()) != ""


def test_every_seat_count_is_taken(any_game: Game) -> None:
    assert any_game.seats
    assert [any_game.check_seats(count) for count in any_game.seats] == list(any_game.seats)


@pytest.mark.parametrize("count", [0, 1, 5, -3, "3", 3.0, 3.5, None, True, [3], 10**30])
def test_no_seat_count(count: Any) -> None:
    with pytest.raises(Unknown) as caught:
        sottovoce.find("siam").check_seats(count)
    assert caught.value.code == "seats"
    assert str(caught.value).endswith("Possible numbers of players: 2, 3 and 4.")


# -- rules


def test_the_rules_have_the_same_sections_in_every_language(any_game: Game) -> None:
    numbers = any_game.paragraphs("en")
    assert numbers
    assert len(set(numbers)) == len(numbers)
    for lang in LANGUAGES:
        assert any_game.paragraphs(lang) == numbers
        for number in numbers:
            assert any_game.rule(number, lang).startswith(f"### §{number} ")


def test_a_section_ends_where_the_next_begins() -> None:
    assert souk.GAME.rule("1", "en") == "### §1 Haggling\nOffers are made and answered."
    assert souk.GAME.paragraphs("it") == ["1", "2", "3"]


def test_an_unknown_section() -> None:
    with pytest.raises(Unknown) as caught:
        souk.GAME.rule("99", "en")
    assert caught.value.code == "paragraph"
    assert str(caught.value) == "souk has no § 99."


def test_a_higher_heading_ends_a_section(tmp_path: Path) -> None:
    class Bookish(souk.SoukGame):
        folder = tmp_path

    (tmp_path / "RULES.md").write_text("# T\n### §1 A\none\n## Part\nlost\n### §1.2 B\ntwo\n\n", "utf-8")
    game = Bookish()
    assert game.paragraphs("en") == ["1", "1.2"]
    assert [game.rule(number, "en") for number in ("1", "1.2")] == ["### §1 A\none", "### §1.2 B\ntwo"]


# -- files


def test_reading_a_file(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("è", "utf-8")
    assert read_text(path) == "è"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    latin = tmp_path / "latin.txt"
    latin.write_bytes("è".encode("latin-1"))
    for path, code in (
        (tmp_path / "none", "file-missing"),
        (tmp_path, "file-unreadable"),
        (latin, "file-unreadable"),
        (Path("a\0b"), "file-unreadable"),
        (latin / "below", "file-missing"),
    ):
        with pytest.raises(BadFile) as caught:
            read_text(path)
        assert caught.value.code == code
        assert all(caught.value.say(lang) for lang in LANGUAGES)
