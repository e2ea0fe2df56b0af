"""What a request says of its maker: language, key and address."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from sottovoce.core.words import LANGUAGES
from sottovoce.server import messages
from sottovoce.server.front import place_of
from sottovoce.server.hub import Hub
from sottovoce.server.limits import Limits

Asking = ASGIConnection[Any, Any, Any, Any]
Asked = Request[Any, Any, Any]
Lang = Annotated[messages.Lang | None, QueryParameter(description="The language of all words.")]
TableId = Annotated[str, PathParameter(description="The table.", max_length=32)]
# What every address may answer instead, for the schema.
PROBLEMS = {
    status: ResponseSpec(messages.Problem, generate_examples=False, description=about)
    for status, about in (
        (400, "It makes no sense."),
        (401, "A key is needed, or this one fits nothing."),
        (403, "That is not yours to do."),
        (404, "There is no such thing."),
        (409, "Not now."),
        (410, "That game has ended: its rules are not played here any more."),
        (413, "Too long."),
        (415, "Only application/json is understood."),
        (429, "Too much at once: wait as long as Retry-After says."),
        (503, "The database refuses just now."),
    )
}
FALLBACK = "en"
_BEARER = "bearer "
_PROTOCOL = "sottovoce"
_KEY_PROTOCOL = "key."
_LONGEST_KEY = 64


def hub_of(asking: Asking) -> Hub:
    """The server's hub."""
    hub: Hub = asking.app.state["hub"]
    return hub


def limits_of(asking: Asking) -> Limits:
    """The server's limits."""
    limits: Limits = asking.app.state["limits"]
    return limits


def language(asking: Asking) -> str:
    """The language of ?lang, else the one the browser likes best, else English."""
    wanted = asking.query_params.get("lang")
    if wanted in LANGUAGES:
        return str(wanted)
    return preferred(asking.headers)


def preferred(headers: Mapping[str, str]) -> str:
    """The best known language of an Accept-Language header."""
    best, found = 0.0, FALLBACK
    for part in headers.get("accept-language", "")[:200].split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            liking = float(weight) if weight else 1.0
        except ValueError:
            continue
        lang = tag.strip().lower().partition("-")[0]
        if lang in LANGUAGES and liking > best:
            best, found = liking, lang
    return found


def address(asking: Asking) -> str:
    """Where a request comes from, as it is counted."""
    return place_of(asking.client.host) if asking.client is not None else ""


def key_of(asking: Asking) -> str | None:
    """The key of a request: bearer, or for WebSockets a subprotocol."""
    header = asking.headers.get("authorization", "")
    if header.lower().startswith(_BEARER):
        return header[len(_BEARER) :].strip()[: _LONGEST_KEY + 1] or None
    for protocol in asking.headers.get("sec-websocket-protocol", "").split(","):
        if protocol.strip().startswith(_KEY_PROTOCOL):
            return protocol.strip().removeprefix(_KEY_PROTOCOL)[: _LONGEST_KEY + 1]
    return None


def protocol_of(asking: Asking) -> str | None:
    """The subprotocol that we speak, if it was offered."""
    offered = [protocol.strip() for protocol in asking.headers.get("sec-websocket-protocol", "").split(",")]
    return _PROTOCOL if _PROTOCOL in offered else None
