"""Every request that the server takes, with every part of it replaced by something wrong: always a clear sentence."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
from litestar.routes import HTTPRoute
from members.largest_requests import Ask, all_asks, template_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from server.conftest import Answer, Guest, House, Open

    Wrongs = Callable[[Ask, str], Iterator[Ask]]

_NOT_KEPT: list[Any] = ["\x00", "a\x00b", "\ud800", 2**31, 10**30]  # by one database or the other
_WRONG: list[Any] = [
    *("", " ", *_NOT_KEPT, "\u202e", "{ $seat }", "9" * 400, "🂡" * 40),
    *(0, -1, 1.5, True, None, [], {}, [None] * 300, {"a": {"a": []}}),
]
_WAYS = ["..", "../..", "%2e", "x" * 3000]
_BODIES = [
    *(b"", b"null", b"{", b"NaN", b"\xff\xfe", b"[" * 5000, b'{"a":' * 5000, b'"\\ud800"', b'{"\\u0000": 1}'),
    *(b'{"a": 1} 2', b" " * 60_000),
]
_KEYS = 8  # of an object, looked into


def _places(body: Any) -> Iterator[tuple[object, ...]]:
    """The way to every part of a body; of a list to its first."""
    yield ()
    parts = body.items() if isinstance(body, dict) else enumerate(body[:1]) if isinstance(body, list) else ()
    for name, part in list(parts)[:_KEYS]:
        for place in _places(part):
            yield name, *place


def _put(body: Any, place: tuple[object, ...], value: object) -> Any:
    """A body with another value at that place."""
    if not place:
        return value
    changed: Any = dict(body) if isinstance(body, dict) else list(body)
    changed[place[0]] = _put(changed[place[0]], place[1:], value)
    return changed


def _paths(path: str, template: str, values: list[Any]) -> Iterator[str]:
    """An address with each of its parameters, and each word of its query, replaced."""
    before, mark, query = path.partition("?")
    wanted, words = template.strip("/").split("/"), before.strip("/").split("/")
    for value in values:
        shown = quote(str(value), safe="", errors="surrogatepass")
        for number, part in enumerate(wanted):
            if part.startswith("{") and shown:
                yield "/" + "/".join([*words[:number], shown, *words[number + 1 :]]) + mark + query
        for name in re.findall(r"(\w+)=", query):
            yield before + mark + re.sub(rf"{name}=[^&]*", f"{name}={shown}", query)
        yield f"{before}?lang={shown}"


def in_bodies(values: list[Any]) -> Wrongs:
    """Each part of a body replaced by each of these."""

    def wrongs(ask: Ask, _: str) -> Iterator[Ask]:
        for place in _places(ask.body) if isinstance(ask.body, dict) else ():
            for value in values:
                yield Ask(ask.method, ask.path, _put(ask.body, place, value), ask.key, ask.headers)

    return wrongs


def in_addresses(values: list[Any]) -> Wrongs:
    """Each parameter and each word of a query replaced by each of these."""

    def wrongs(ask: Ask, template: str) -> Iterator[Ask]:
        for path in _paths(ask.path, template, [value for value in values if isinstance(value, str | int)]):
            yield Ask(ask.method, path, ask.body, ask.key, ask.headers)

    return wrongs


def no_bodies(ask: Ask, _: str) -> Iterator[Ask]:
    """Bodies that are none."""
    for body in _BODIES if ask.method in ("POST", "PUT") else ():
        yield Ask(ask.method, ask.path, body, ask.key, ask.headers)


def _is_clear(answer: Answer) -> bool:
    """True if it was done, or refused in words."""
    if answer.status < 400:
        return True
    told = json.loads(answer.body) if answer.body else {}
    message = str(told.get("message", ""))
    return answer.status < 500 and set(told) == {"code", "message"} and message[-1:] in tuple(".!?»”")


def asks_of(house: House) -> list[tuple[Ask, str]]:
    """All requests but those for the pages, and which addresses of the application they go to."""
    app: Any = house.serving.config.app
    templates = {route.path_format for route in app.routes if isinstance(route, HTTPRoute)}
    found = [(ask, template_of(ask.path, templates)) for ask in all_asks(house).values()]
    return [(ask, template) for ask, template in found if template.startswith(("/api", "/t", "/share"))]


def _unclear(house: House, asks: list[tuple[Ask, str]], wrongs: Wrongs) -> list[object]:
    guest, found = house.guest(), list[object]()
    for ask, template in asks:
        for wrong in wrongs(ask, template):
            guest.asked.clear()
            answer = wrong.send(guest)
            if not _is_clear(answer):
                found.append((ask.method, template, wrong.path[:99], str(wrong.body)[:99], answer.status, answer.body))
    return found


@pytest.fixture(scope="module")
def asks(house: House) -> list[tuple[Ask, str]]:
    """All requests to the shared server."""
    return asks_of(house)


@pytest.mark.parametrize(
    "wrongs",
    [in_bodies(_WRONG), in_addresses([*_WRONG, *_WAYS]), no_bodies],
    ids=["in bodies", "in addresses", "bodies"],
)
def test_what_is_wrong_is_refused_in_words(house: House, asks: list[tuple[Ask, str]], wrongs: Wrongs) -> None:
    assert not _unclear(house, asks, wrongs)


def test_what_postgresql_cannot_keep_is_refused_in_words(open_house: Open, postgres: Callable[[], str]) -> None:
    house = open_house(database=postgres())
    asks = asks_of(house)
    assert not _unclear(house, asks, in_bodies(_NOT_KEPT))
    assert not _unclear(house, asks, in_addresses(_NOT_KEPT))


def test_a_body_that_is_no_json_is_called_so(guest: Guest) -> None:
    for body in (b"{", b"[" * 5000, b"\xff"):
        refused = guest.post("/api/tables", body)
        assert (refused.status, refused.code) == (400, "bad-body")
        assert "/schema" in refused.json["message"]
