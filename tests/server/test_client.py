"""The browser client's types are written from the server's structs, and it asks for nothing that is not there."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from build_support.client_types import written  # noqa: E402

if TYPE_CHECKING:
    from server.conftest import Guest

SOURCES = ROOT / "client" / "src"


def text() -> str:
    """The files in which the client says what comes over the wire."""
    if not SOURCES.exists():
        pytest.skip("this tree has no browser client")
    return "\n".join((SOURCES / name).read_text("utf-8") for name in ("api.ts", "game.ts", "live.ts"))


def test_the_types_are_those_of_the_structs() -> None:
    text()
    stale = [path.name for path, wanted in written().items() if not path.exists() or path.read_text("utf-8") != wanted]
    assert not stale, "written from the server's structs: run `make client`"


def test_what_is_sent_may_leave_out_what_has_a_default_and_what_is_told_is_complete() -> None:
    wanted = written()[SOURCES / "messages.ts"]
    assert re.search(r"interface NewTable {\n  game: string;\n.*?  clock\?: number \| null;", wanted, re.S)
    assert re.search(r"interface Seated {\n.*?  host: string \| null;", wanted, re.S)
    assert re.search(r"interface Update {\n.*?  seats: SeatNow\[\];", wanted, re.S)


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
