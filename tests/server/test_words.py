"""The catalogues of server and store: equal in both languages, complete, and nothing in them is unused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.visitor import Visitor

import sottovoce
from sottovoce.bots import BOTS
from sottovoce.core.words import LANGUAGES
from sottovoce.server import bot_words, errors
from sottovoce.store import database

FOLDERS = [errors.WORDS.parent, database.WORDS.parent]
BUILT = re.compile(r"(bot|notice|order-ended)-")  # messages whose names are put together while the program runs
REFUSALS = re.compile(r"(?:Refused|StoreError)\(\s*\"([a-z-]+)\"")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def catalogue(folder: Path, lang: str) -> dict[str, set[str]]:
    """Every message with the variables it speaks of."""
    found = {}
    for entry in FluentParser().parse((folder / "words" / f"{lang}.ftl").read_text("utf-8")).body:
        assert type(entry).__name__ != "Junk"
        if isinstance(entry, Message):
            assert entry.id.name not in found
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


def source(folder: Path) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*.py")))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_same_messages_with_the_same_variables(folder: Path) -> None:
    first, *others = (catalogue(folder, lang) for lang in LANGUAGES)
    assert first
    assert all(first == other for other in others)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_message_is_used_and_every_refusal_has_one(folder: Path) -> None:
    known, text = catalogue(folder, "en"), source(folder)
    quoted = set(re.findall(r"""["']([a-z-]+)["']""", text))
    used = {name for name in known if name in quoted or name.removeprefix("error-") in quoted or BUILT.match(name)}
    assert set(known) == used
    everywhere = {name for other in FOLDERS for name in catalogue(other, "en")}  # the store's are passed on
    assert {f"error-{code}" for code in REFUSALS.findall(text)} <= everywhere


def test_every_game_and_every_bot_has_its_words() -> None:
    known = catalogue(errors.WORDS.parent, "en")
    assert all(sottovoce.find(game).words(lang).has("summary") for game in sottovoce.games() for lang in LANGUAGES)
    bots = [*BOTS, *(bot for game in sottovoce.games() for bot in sottovoce.find(game).opponents)]
    assert {f"bot-{bot}{end}" for bot in bots for end in ("", "-help")} <= set(known)


def test_a_bot_is_described_with_its_strength_at_the_game() -> None:
    siam = sottovoce.find("siam")
    told = [bot_words.help_of(siam, "novice", "en", seats) for seats in ((2,), (4,), ())]
    points = sorted(round(siam.ratings(players)["novice"], -1) for players in siam.seats if siam.ratings(players))
    assert told[0].startswith("Knows the rules but only sees its own turn")
    assert f"Strength: {round(siam.ratings(2)['novice'], -1)} points." in told[0]
    assert f"Strength: {round(siam.ratings(4)['novice'], -1)} points." in told[1]
    assert f"Strength: {points[0]} to {points[-1]} points, depending on" in told[2]
    assert "1,000" in bot_words.scale_of(siam, "en", (2,))
