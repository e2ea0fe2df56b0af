"""The terminal's catalogues: equal in both languages, complete, and nothing in them is unused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.visitor import Visitor

import sottovoce.cli
from sottovoce.cli import replay, table_commands
from sottovoce.core.words import LANGUAGES
from sottovoce.lab.analysis import MARKS
from sottovoce.lab.lineups import Tournament

FOLDER = Path(sottovoce.cli.__file__).parent
LAB = FOLDER.parent / "lab"
SOURCE = "\n".join(path.read_text("utf-8") for path in sorted(FOLDER.glob("*.py")))
LAB_SOURCE = "\n".join(path.read_text("utf-8") for path in sorted(LAB.glob("*.py")))
# Messages whose names are put together while the program runs.
BUILT = re.compile(r"(metavar|help|about|order|step|error|reason|mark)-")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def catalogue(lang: str, folder: Path = FOLDER) -> dict[str, set[str]]:
    """Every message with the variables it speaks of."""
    found = {}
    for entry in FluentParser().parse((folder / "words" / f"{lang}.ftl").read_text("utf-8")).body:
        if isinstance(entry, Message):
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


@pytest.mark.parametrize("folder", [FOLDER, LAB], ids=["cli", "lab"])
def test_the_same_messages_with_the_same_variables(folder: Path) -> None:
    first, *others = (catalogue(lang, folder) for lang in LANGUAGES)
    assert first
    assert all(first == other for other in others)


@pytest.mark.parametrize("folder", [FOLDER, LAB], ids=["cli", "lab"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_twice_and_no_junk(lang: str, folder: Path) -> None:
    body = FluentParser().parse((folder / "words" / f"{lang}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if type(entry).__name__ == "Junk"]
    names = [entry.id.name for entry in body if isinstance(entry, Message)]
    assert len(names) == len(set(names))


def test_every_message_is_used() -> None:
    quoted = set(re.findall(r"""["']([a-z-]+)["']""", SOURCE))
    unused = [name for name in catalogue("en") if name not in quoted and not BUILT.match(name)]
    assert unused == []


def test_every_message_of_the_laboratory_is_used() -> None:
    quoted = set(re.findall(r"""["']([a-z-]+)["']""", LAB_SOURCE + SOURCE))
    built = re.compile(r"(column|mark|what|judge)-")
    unused = [
        name for name in catalogue("en", LAB) if name.removeprefix("error-") not in quoted and not built.match(name)
    ]
    assert unused == []


def test_every_message_that_the_laboratory_asks_for_exists() -> None:
    asked = set(re.findall(r"""say\(\s*"([a-z-]+)\"""", LAB_SOURCE)) - {"title", "player"}  # games' and the core's
    asked |= {f"error-{code}" for code in re.findall(r"""LabError\(\s*"([a-z-]+)\"""", LAB_SOURCE)}
    asked |= {f"what-{field}" for field in Tournament.__struct_fields__}
    asked |= {f"{kind}-{mark}" for mark, _ in MARKS for kind in ("mark", "column")}
    assert asked <= set(catalogue("en", LAB))


def test_every_message_asked_for_exists() -> None:
    known = catalogue("en") | catalogue("en", LAB)
    asked = set(re.findall(r"""say\(\s*"([a-z-]+)\"""", SOURCE))
    asked |= {f"error-{code}" for code in re.findall(r"""(?:Error|Illegal)\(\s*"([a-z-]+)\"""", SOURCE)}
    asked |= {f"order-{order}{end}" for order in table_commands.ORDERS for end in ("", "-help")}
    asked |= {f"step-{step}" for step in replay.STEPS}
    asked -= {"title"}  # the games' own
    assert asked <= set(known)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("prefix", "all_orders"), [("order", table_commands.ORDERS), ("step", replay.STEPS)])
def test_no_word_means_two_things(lang: str, prefix: str, all_orders: tuple[str, ...]) -> None:
    from sottovoce.cli.language import speaker

    words = [word for order in all_orders for word in speaker(lang).say(f"{prefix}-{order}").split()]
    assert len(words) == len(set(words))


def test_variables_are_read_from_selectors_too() -> None:
    assert catalogue("en")["winners"] == {"count", "seats"}
