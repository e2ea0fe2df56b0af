"""The browser client's own types, held against the server's schema: neither can change without the other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from sottovoce.server.messages import Presence

if TYPE_CHECKING:
    from server.conftest import Guest

SOURCES = Path(__file__).parents[2] / "client" / "src"
# What the client calls things, and what the schema does.
TOLD = {
    "OptionValue": "ValueTold",
    "GameOption": "OptionTold",
    "BotInfo": "BotTold",
    "GameInfo": "GameTold",
    "RulesSection": "Section",
    "Rules": "Rules",
    "MadeSeat": "SeatGiven",
    "MadeTable": "TableMade",
    "Seated": "Seated",
    "TableSummary": "Summary",
    "MyTable": "MineTold",
    "Hint": "Hint",
    "Judged": "Judged",
    "Analysed": "Analysed",
    "Choice": "Choice",
    "Seat": "SeatNow",
    "LogLine": "LogLine",
    "TalkLine": "TalkLine",
    "Whisper": "Whisper",
    "Undo": "Undo",
    "Update": "Update",
    "Drawing": "Drawn",
}
WANTED = {"SeatRequest": "SeatWanted", "TableRequest": "NewTable", "Bank": "Bank"}
# Where the client knows more than the schema: what its boards make of a view, and of a drawing.
OWN = {("Update", "view"), ("Drawing", "size"), ("Drawing", "places")}


def text() -> str:
    """The files in which the client says what comes over the wire."""
    if not SOURCES.exists():
        pytest.skip("this tree has no browser client")
    return "\n".join((SOURCES / name).read_text("utf-8") for name in ("api.ts", "game.ts", "live.ts"))


def fields(source: str, name: str) -> dict[str, str]:
    """The fields of an interface, with their types; a question mark stays with the name."""
    body = re.search(rf"^export interface {name}(?:<[^{{]*>)? {{\n(.*?)^}}", source, re.M | re.S)
    assert body, f"the client has no {name}"
    return dict(re.findall(r"^  (\w+\??): (.*);$", body[1], re.M))


def parts(source: str, written: str) -> frozenset[str]:
    """A type of the client as the set of what it may be, with its own names for types looked up."""
    found: set[str] = set()
    for part in (part.strip() for part in written.split(" | ")):
        alias = re.search(rf"^export type {part} = (.*);$", source, re.M) if part.isidentifier() else None
        inner = re.fullmatch(r"Record<string, (.*)>", part)
        if alias:
            found |= parts(source, alias[1])
        elif inner:
            found.add(f"Record<{'|'.join(sorted(parts(source, inner[1])))}>")
        else:
            found.add(part)
    return frozenset(found)


def expected(schema: dict[str, Any]) -> frozenset[str]:
    """A type of the schema in the same words."""
    if "oneOf" in schema:
        return frozenset().union(*(expected(one) for one in schema["oneOf"]))
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return frozenset(ours for ours, theirs in {**TOLD, **WANTED}.items() if theirs == name)
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return frozenset("null" if value is None else f'"{value}"' for value in values)
    if schema.get("type") == "array":
        return frozenset(f"{one}[]" for one in expected(schema["items"]))
    if schema.get("type") == "object":
        return frozenset((f"Record<{'|'.join(sorted(expected(schema['additionalProperties'])))}>",))
    return frozenset((str(schema["type"]).replace("integer", "number"),))


def schemas(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.get("/schema/openapi.json").json["components"]["schemas"]
    return found


@pytest.mark.parametrize("name", TOLD)
def test_what_the_server_tells(guest: Guest, name: str) -> None:
    source, properties = text(), schemas(guest)[TOLD[name]]["properties"]
    own = {field.rstrip("?"): kind for field, kind in fields(source, name).items()}
    assert set(own) == set(properties)
    for field, kind in own.items():
        if (name, field) not in OWN:
            assert parts(source, kind) == expected(properties[field]), field


@pytest.mark.parametrize("name", WANTED)
def test_what_the_server_takes(guest: Guest, name: str) -> None:
    source, schema = text(), schemas(guest)[WANTED[name]]
    own = fields(source, name)
    sure = {field for field in own if not field.endswith("?")}
    assert set(schema["required"]) <= sure
    for field, kind in own.items():
        assert parts(source, kind) <= loosened(expected(schema["properties"][field.rstrip("?")])), field


def loosened(kinds: frozenset[str]) -> frozenset[str]:
    """Options may be given as their text alone."""
    return kinds | {"Record<string>" for kind in kinds if kind.startswith("Record<")}


def test_who_is_here(guest: Guest) -> None:
    assert set(fields(text(), "Presence")) == set(Presence.__struct_fields__)


def test_every_address_exists(guest: Guest) -> None:
    paths = guest.get("/schema/openapi.json").json["paths"]
    known = {(method.upper(), re.sub(r"{\w+}", "*", path)) for path, methods in paths.items() for method in methods}
    used = re.findall(r'\(\s*"(GET|POST|PUT|DELETE)",\s*["`](/api/[^"`]*)', text())
    asked = {(method, tidy(path)) for method, path in used}
    assert len(asked) > 15
    assert asked <= known, asked - known


def tidy(path: str) -> str:
    """An address with a star for whatever is put into it, and without its query."""
    return re.sub(r"\$\{\w+\}", "*", path).partition("?")[0].partition("${")[0]
