"""The client's pages: read once, sent compressed where that is understood; every other address is the client's own."""

from __future__ import annotations

import html
import mimetypes
from pathlib import Path
from typing import NamedTuple

from litestar import Response, Router, get, post
from litestar.params import FromPath
from litestar.response import Redirect

import sottovoce
from sottovoce.core.errors import Error
from sottovoce.core.words import Speaker, Typed
from sottovoce.server.accounts.site import site_of
from sottovoce.server.compression import packed
from sottovoce.server.errors import Refused
from sottovoce.server.pictures import CARD
from sottovoce.server.quiet_steps import hush
from sottovoce.server.request import Asked, address, hub_of, language, limits_of
from sottovoce.server.updates import own_speaker
from sottovoce.store.database import StoreError

FOLDER = Path(__file__).parent / "static"
_INDEX = "index.html"
_PACKED = {"br": ".br", "gzip": ".gz"}
_FOREVER = "public, max-age=31536000, immutable"
_FRESH = "no-cache"
# Tables say themselves that they are not to be listed: who may not read them would not know.
_ROBOTS = b"User-agent: *\nDisallow:\n"
_TITLE = b"<title>Sottovoce</title>"


class Page(NamedTuple):
    """A file of the client, plain and packed."""

    body: bytes
    type: str
    cache: str
    packed: dict[str, bytes]


def read_pages(folder: Path) -> dict[str, Page]:
    """All files of the client by their address."""
    found = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_dir() or path.suffix in _PACKED.values() or path.name.startswith("."):
            continue
        name = path.relative_to(folder).as_posix()
        packed = {
            way: path.with_name(path.name + suffix).read_bytes()
            for way, suffix in _PACKED.items()
            if path.with_name(path.name + suffix).is_file()
        }
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        cache = _FOREVER if name.startswith("assets/") else _FRESH
        found[name] = Page(path.read_bytes(), kind, cache, packed)
    return found


def router(folder: Path) -> Router:
    """The route of everything that is not the API."""
    pages = read_pages(folder)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Asked, path: FromPath[Path | None] = None) -> Response[bytes]:
        """A file of the client, or its first page."""
        name = "" if path is None else path.as_posix().strip("/")
        if name == "robots.txt":
            return Response(_ROBOTS, media_type="text/plain")
        if name.startswith(("api/", "assets/")) and name not in pages:
            raise Refused("no-page", 404)
        found = pages.get(name) or pages.get(_INDEX)
        if found is None:
            return Response(_missing(language(request)), media_type="text/html", status_code=404)
        if found.type != "text/html" and name in pages:
            return _sent(request, found)
        answer = await _described(request, found, await _about(request, name)) or _sent(request, found)
        if not _is_listed(name):
            answer.headers["x-robots-tag"] = "noindex"
        return answer

    @post("/share", status_code=303, include_in_schema=False)
    async def share(request: Asked) -> Redirect:
        """Where an app shares a game file before its service worker is there to take it: it can be chosen again."""
        return Redirect("/open", status_code=303)

    return Router("/", route_handlers=[page, share])


def _is_listed(name: str) -> bool:
    """Whether search engines may list a page: the start page and the rules, but nobody's table."""
    return name == "" or (name.startswith("rules/") and name.removeprefix("rules/") in sottovoce.games())


class About(NamedTuple):
    """What a page says of itself to search engines, and to those who show a link to it."""

    title: str
    text: str
    path: str
    image: str


async def _about(request: Asked, name: str) -> About | None:
    """What is on a page; None where there is no more to say than the site's name."""
    lang = language(request)
    if _is_listed(name):
        return _about_listed(name, lang)
    first, _, rest = name.partition("/")
    if first not in ("t", "join", "replay"):
        return None
    try:
        return await _about_table(request, rest.partition("/")[0], name, lang)
    except (Error, StoreError):  # the page itself will say what is wrong
        return None


def _about_listed(name: str, lang: str) -> About:
    speaker = own_speaker(lang)
    if not name:
        card = f"api/card.png?lang={lang}"
        return About(f"Sottovoce · {speaker.say('page-title')}", speaker.say("page-description"), "", card)
    game = Speaker(sottovoce.find(name.removeprefix("rules/")).words(lang))
    title = speaker.say("page-rules-title", game=Typed(game.say("title")))
    card = f"api/games/{name.removeprefix('rules/')}/card.png?lang={lang}"
    return About(title, f"{title}. {game.say('summary')}", name, card)


async def _about_table(request: Asked, table: str, name: str, lang: str) -> About:
    """A table as everybody may see it, whoever asks."""
    limits_of(request).take("requests", address(request))
    live = await hub_of(request).get(table)
    hush(request.scope, live)
    told = (await live.audience.asked(None, lang, None)).update()
    players = own_speaker(lang, [seat.name for seat in live.seats])
    names = ", ".join(players.seat(number) for number in range(told.players))
    text = " ".join(told.ending or [told.prompt])
    title = Speaker(sottovoce.find(told.game).words(lang)).say("title")
    return About(f"{title} · {names}", text, name, f"api/tables/{table}/card.png?lang={lang}&at={told.entry}")


async def _described(request: Asked, page: Page, about: About | None) -> Response[bytes] | None:
    """A page with its title, what is on it, its address and a picture; None where there is nothing to say."""
    if about is None or _TITLE not in page.body:
        return None
    base = site_of(request).origin
    told = (about.title, about.text, f"{base}/{about.path}", f"{base}/{about.image}")
    title, text, here, image = (html.escape(part, quote=True) for part in told)
    size = f'<meta property="og:image:width" content="{CARD[0]}"><meta property="og:image:height" content="{CARD[1]}">'
    head = (
        f'<title>{title}</title><meta name="description" content="{text}"><link rel="canonical" href="{here}">'
        f'<meta property="og:title" content="{title}"><meta property="og:description" content="{text}">'
        f'<meta property="og:url" content="{here}"><meta property="og:type" content="website">'
        f'<meta property="og:site_name" content="Sottovoce"><meta property="og:image" content="{image}">'
        f'{size}<meta name="twitter:card" content="summary_large_image">'
    )
    body = page.body.replace(_TITLE, head.encode())
    headers = {"cache-control": page.cache, "vary": "accept-encoding, accept-language"}
    return await packed(request, body, page.type, headers)


def _sent(request: Asked, page: Page) -> Response[bytes]:
    """A page, packed if the browser can unpack it."""
    headers = {"cache-control": page.cache, "vary": "accept-encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for way, body in page.packed.items():
        if way in accepted:
            return Response(body, media_type=page.type, headers={**headers, "content-encoding": way})
    return Response(page.body, media_type=page.type, headers=headers)


def _missing(lang: str) -> bytes:
    """What is said where the client was not built."""
    speaker = own_speaker(lang)
    words = html.escape(speaker.say("no-client"))
    return f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Sottovoce</title><p>{words}</p>'.encode()
