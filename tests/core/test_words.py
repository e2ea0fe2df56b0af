"""Words: the catalogues are equal in every language, and what is missing fails instead of being said badly."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term
from fluent.syntax.visitor import Visitor

import sottovoce
from sottovoce.core.errors import BadFile, Illegal, Unknown
from sottovoce.core.game import Game
from sottovoce.core.words import LANGUAGES, Phrase, Speaker, Words, words

PACKAGE = Path(sottovoce.__file__).parent
SOUK = Path(__file__).parents[1] / "souk"
FOLDERS = sorted({*(path.parent for path in PACKAGE.rglob("words/*.ftl")), SOUK / "words"})
NAMES = [str(folder.relative_to(PACKAGE if folder.is_relative_to(PACKAGE) else SOUK.parent)) for folder in FOLDERS]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:
        # What is said must be the same; by what a form is chosen (plural, gender) is each language's own affair.
        for variant in node.variants:
            self.visit(variant)


def catalogue(folder: Path, lang: str) -> dict[str, set[str]]:
    """Every message and the variables it says."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message | Term):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def test_the_catalogues_are_found() -> None:
    assert {"core/words", "cli/words", "souk/words"} | {f"games/{game}/words" for game in sottovoce.games()} <= set(
        NAMES
    )


@pytest.mark.parametrize("folder", FOLDERS, ids=NAMES)
def test_every_language_has_the_same_messages_with_the_same_variables(folder: Path) -> None:
    assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)
    english = catalogue(folder, "en")
    for lang in LANGUAGES[1:]:
        other = catalogue(folder, lang)
        assert sorted(english) == sorted(other)
        assert english == other


def test_no_game_speaks_over_the_core(any_game: Game) -> None:
    core = catalogue(PACKAGE / "core" / "words", "en")
    assert not set(core) & set(catalogue(any_game.folder / "words", "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_words(any_game: Game, lang: str) -> None:
    known = any_game.words(lang)
    assert known.has("title")
    for option in any_game.options:
        assert known.has(f"option-{option.name}"), option.name


@pytest.mark.parametrize("error", [Unknown, Illegal, BadFile])
def test_every_code_in_the_core_has_a_sentence(error: type[Exception]) -> None:
    source = "\n".join(path.read_text("utf-8") for path in (PACKAGE / "core").glob("*.py"))
    codes = set(re.findall(rf'\b{error.__name__}\(\s*"([a-z-]+)"', source))
    assert codes
    assert {f"error-{code}" for code in codes} <= set(catalogue(PACKAGE / "core" / "words", "en"))


# -- speaking


@pytest.fixture
def catalogues(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(
        "good-silk = silk\nhas = { $who } has { $what }.\nhollow =\n    .title = no value\nsends = { gone }\n"
        "count = { $number ->\n    [one] one card\n   *[other] { $number } cards\n}\n",
        "utf-8",
    )
    return tmp_path


@pytest.fixture
def speaker(catalogues: Path) -> Speaker:
    return Speaker(Words("en", [catalogues]), ["Anna"], {"place:a": "Ayutthaya"})


def test_tokens(speaker: Speaker) -> None:
    assert speaker.token("good:silk") == "silk"
    assert speaker.token("place:a") == "Ayutthaya"
    assert speaker.token("seat:0") == "Anna"
    assert speaker.token("seat:1") == "Player 2"
    assert speaker.token("seat:11") == "Player 12"


@pytest.mark.parametrize("text", ["good:gold", "a: b", "Seat:1", "plain", "", "seat:x y", "http://x", "seat:1\n"])
def test_what_is_no_token_is_said_as_it_is(speaker: Speaker, text: str) -> None:
    assert speaker.token(text) == text


def test_lists(speaker: Speaker) -> None:
    assert speaker.join([]) == "nothing"
    assert speaker.join(["good:silk"]) == "silk"
    assert speaker.join(["seat:0", "seat:1"]) == "Anna and Player 2"
    assert speaker.join(["a", "b", "c"]) == "a, b and c"
    assert Speaker(words("it")).join(["a", "b", "c"]) == "a, b e c"


def test_phrases(speaker: Speaker) -> None:
    assert speaker.phrase(Phrase("has", {"who": "seat:0", "what": ["good:silk", "x"]})) == "Anna has silk and x."
    assert speaker.say("has", who="{ $what }", what=3) == "{ $what } has 3."
    assert [speaker.say("count", number=number) for number in (1, 2)] == ["one card", "2 cards"]


def test_a_missing_message_fails(speaker: Speaker) -> None:
    with pytest.raises(KeyError, match="no message 'unheard'"):
        speaker.say("unheard")


def test_a_message_without_a_text_fails(speaker: Speaker) -> None:
    with pytest.raises(KeyError, match="'hollow' is empty"):
        speaker.say("hollow")


def test_a_missing_variable_fails(speaker: Speaker) -> None:
    with pytest.raises(KeyError, match="'has' with"):
        speaker.say("has", who="x")


def test_a_missing_reference_fails(speaker: Speaker) -> None:
    with pytest.raises(KeyError, match="'sends'"):
        speaker.say("sends")


def test_a_missing_language_file_fails(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = a\n", "utf-8")
    with pytest.raises(FileNotFoundError):
        Words("it", [tmp_path])


def test_numbers_are_written_in_full(speaker: Speaker) -> None:
    assert speaker.say("has", who="x", what=0) == "x has 0."
    assert speaker.say("has", who="x", what=-1) == "x has -1."


# -- errors in words


def test_an_error_says_line_sentence_and_reason() -> None:
    error = BadFile("file-value", 4, Unknown("option", option="x", game="g", options=["a", "b"]), text="option x y")
    assert str(error) == "Line 4: “option x y” isn't allowed here. g has no option “x”. Available: a and b."
    assert error.say("it") == "Riga 4: «option x y» qui non è ammesso. g non ha l'opzione «x». Disponibili: a e b."


def test_an_error_without_a_line() -> None:
    assert str(BadFile("file-no-setup")) == "The file has no “setup” line."


def test_what_people_typed_is_quoted_as_they_typed_it() -> None:
    with pytest.raises(Unknown) as caught:
        sottovoce.new("siam", seed="seat:1")
    assert "“seat:1”" in str(caught.value)
