"""The client's pages: read once, sent compressed where that is understood; every other address is the client's own."""

from __future__ import annotations

import html
import mimetypes
from pathlib import Path
from typing import NamedTuple

from litestar import Response, Router, get
from litestar.params import FromPath

from sottovoce.server.errors import Refused
from sottovoce.server.request import Asked, language
from sottovoce.server.updates import own_speaker

FOLDER = Path(__file__).parent / "static"
_INDEX = "index.html"
_PACKED = {"br": ".br", "gzip": ".gz"}
_FOREVER = "public, max-age=31536000, immutable"
_FRESH = "no-cache"


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
        if name.startswith(("api/", "assets/")) and name not in pages:
            raise Refused("no-page", 404)
        found = pages.get(name) or pages.get(_INDEX)
        if found is None:
            return Response(_missing(language(request)), media_type="text/html", status_code=404)
        return _sent(request, found)

    return Router("/", route_handlers=[page])


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
