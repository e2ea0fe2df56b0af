"""The application: routes, headers, errors and the life of the hub, put together."""

from __future__ import annotations

import asyncio
import hmac
import logging
import math
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from litestar import Litestar, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Message, Scope

import sottovoce
from sottovoce.core.errors import Error
from sottovoce.server import messages, pages
from sottovoce.server.accounts.leaving import resume
from sottovoce.server.api import (
    account,
    analysis,
    days,
    files,
    games,
    leaving,
    pictures,
    play,
    school,
    sign_in,
    streams,
    tables,
)
from sottovoce.server.api import messages as told_messages
from sottovoce.server.config import Config
from sottovoce.server.errors import Refused, status_of
from sottovoce.server.hub import Hub
from sottovoce.server.limits import Limits
from sottovoce.server.metrics import MEDIA_TYPE
from sottovoce.server.quiet_steps import BEGAN, is_quiet, release
from sottovoce.server.request import PROBLEMS, Asked, address, hub_of, key_of, language, limits_of
from sottovoce.store.store import Store

LOG = logging.getLogger("sottovoce.server")
MOST_BYTES = 64 * 1024  # of a request's body
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
        "require-trusted-types-for 'script'; trusted-types sottovoce"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
_SAFETY = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_TYPE, _CACHE = b"content-type", b"cache-control"
# Scripts and style sheets are no documents: what a browser may load or do is said by the page that they belong to.
_CODE = (b"text/javascript", b"text/css")
_CODE_SAFETY = [
    (name, value) for name, value in _SAFETY if name in (b"x-content-type-options", b"cross-origin-resource-policy")
]
_WRITES = ("POST", "PUT", "PATCH", "DELETE")
_JSON = "application/json"
# The mail program's one click, and what apps share where no service worker takes it: neither reads what is sent.
_TAKE_FORMS = ("/api/unsubscribe/", "/share")
_THIS_MACHINE = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
_OWN_NAMES = ("localhost", *_THIS_MACHINE)
_BY_PROXY = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # what tells that somebody else asks
_REFUSALS = {400: "bad-request", 404: "no-page", 405: "no-method", 413: "too-long"}


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer bears the same safety headers, errors too; scripts and style sheets those that concern them."""
    if message["type"] != "http.response.start":
        return
    code = any(name.lower() == _TYPE and value.startswith(_CODE) for name, value in message["headers"])
    headers = [*message["headers"], *(_CODE_SAFETY if code else _SAFETY)]
    if str(scope["path"]).startswith("/api") and all(name != _CACHE for name, _ in headers):
        headers.append((_CACHE, b"no-store"))
    message["headers"] = headers


def _answer(request: Asked, error: Error, status: int) -> Response[messages.Problem]:
    wait = error.wait if isinstance(error, Refused) else 1.0 if status == 503 else 0.0
    headers = {"retry-after": str(math.ceil(wait))} if wait > 0 else {}
    if status == 401:
        headers["www-authenticate"] = "Bearer"
    problem = messages.Problem(error.code, error.say(language(request)))
    return Response(problem, status_code=status, headers=headers, media_type="application/json")


def refuse(request: Asked, error: Error) -> Response[messages.Problem]:
    """An error of ours, in words."""
    return _answer(request, error, status_of(error))


def reject(request: Asked, error: HTTPException) -> Response[messages.Problem]:
    """A request that does not even reach a table, in words."""
    status = error.status_code if error.status_code in _REFUSALS else 400
    places = sorted({str(part.get("key", "")) for part in error.extra or [] if isinstance(part, dict)} - {""})
    code = _REFUSALS[status] if places or status != 400 else "bad-body"
    return _answer(request, Refused(code, status, places=places), status)


def give_up(request: Asked, _: RecursionError) -> Response[messages.Problem]:
    """A body that is nested so deeply that nobody means it."""
    return _answer(request, Refused("bad-body", 400), 400)


def fail(request: Asked, error: Exception) -> Response[messages.Problem]:
    """A fault of ours: noted without anything that the guest sent."""
    LOG.error("fault in %s %s", request.method, request.scope.get("path_template", ""), exc_info=error)
    return _answer(request, Refused("fault", 500), 500)


@get("/health", summary="Is the server alive?")
async def health(request: Asked) -> messages.Health:
    """It is, if this comes back."""
    return messages.Health("ok", sottovoce.__version__, sottovoce.compiled())


@get("/ready", summary="Is the database writable?", responses=PROBLEMS)
async def ready(request: Asked) -> messages.Health:
    """It can, if this comes back with 200: something was written to the database and read from it just now."""
    await hub_of(request).ready()
    return messages.Health("ok", sottovoce.__version__, sottovoce.compiled())


def only_json(request: Asked) -> None:
    """Refuse what a page of another site could send in its visitor's name without asking."""
    headers = request.headers
    body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if request.method in _WRITES and body and kind != _JSON and not request.url.path.startswith(_TAKE_FORMS):
        raise Refused("not-json", 415)


def only_text(request: Asked) -> None:
    """Refuse an address that holds what is no text: no database can look for it."""
    if "\0" in request.scope["path"]:
        raise Refused("no-page", 404)
    if b"%00" in request.scope["query_string"]:
        raise Refused("bad-request", 400, places=["?"])


def before(request: Asked) -> None:
    """Look at the clock, and at what was sent."""
    request.scope["state"][BEGAN] = time.monotonic()
    only_text(request)
    only_json(request)


async def note(message: Message, scope: Scope) -> None:
    """Count an answer, and how long it took to begin; not what somebody does in secret (see `quiet_steps`)."""
    if message["type"] != "http.response.start":
        return
    state = scope["state"]
    if BEGAN in state and not is_quiet(scope):
        route = str(scope.get("path_template", ""))
        seconds = time.monotonic() - state[BEGAN]
        hub: Hub = scope["litestar_app"].state["hub"]
        hub.metrics.answered(str(scope.get("method", "")), route, int(message["status"]), seconds)


def _check_metrics_key(request: Asked) -> None:
    """Metrics are for whoever runs the server: by a key of their own, or else on this machine only."""
    key = hub_of(request).config.metrics_key
    if key:
        limits_of(request).take("requests", address(request))
        shown = key_of(request) or ""
        if not hmac.compare_digest(shown.encode(), key.encode()):
            limits_of(request).take("keys", address(request))
            raise Refused("metrics-key", 401)
        return
    near = request.client is None or request.client.host in _THIS_MACHINE
    foreign = _name(request.headers.get("host", "")) not in _OWN_NAMES  # for a proxy here that says nothing of itself
    if not near or foreign or any(name in request.headers for name in _BY_PROXY):
        raise Refused("no-page", 404)


def _name(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


@get("/metrics", summary="Metrics for Prometheus", media_type="text/plain", responses=PROBLEMS)
async def metrics(request: Asked) -> Response[bytes]:
    """In its text format; for whoever runs the server."""
    _check_metrics_key(request)
    told = await asyncio.to_thread(hub_of(request).metrics.text)  # grows with every address that was ever asked for
    return Response(told, media_type=MEDIA_TYPE)


def create(config: Config, store: Store) -> Litestar:
    """The application on a store."""
    hub = Hub(config, store)
    limits = Limits(config.limits, config.most_streams, config.streams_each)
    hub.metrics.watch(limits)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await hub.open()
        hub.spawn(resume(hub))
        try:
            yield
        finally:
            await hub.close()

    api = Router(
        "/api",
        route_handlers=[
            *(games.ROUTER, school.ROUTER, tables.ROUTER, play.ROUTER, analysis.ROUTER, streams.ROUTER),
            *(pictures.ROUTER, days.ROUTER, files.ROUTER),
            *(sign_in.ROUTER, account.ROUTER, told_messages.ROUTER, leaving.ROUTER, health, ready, metrics),
        ],
        security=[{}, {"key": []}],
    )
    return Litestar(
        [api, pages.router(pages.FOLDER)],
        state=State({"hub": hub, "limits": limits}),
        before_request=before,
        before_send=[add_headers, release, note],
        exception_handlers={Error: refuse, HTTPException: reject, RecursionError: give_up, Exception: fail},
        lifespan=[life],
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Sottovoce",
            version=sottovoce.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(security_schemes={"key": SecurityScheme(type="http", scheme="bearer")}),
        ),
    )
