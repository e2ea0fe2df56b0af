"""Packing answers: text shrinks to a fourth, where the other side understands that."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from typing import Any

import brotli
from litestar import Response

from sottovoce.server.request import Asked

_WORTH_IT = 1400  # bytes: less fits into one packet anyway
_MUCH = 32 * 1024  # bytes, above which a thread packs them
_QUICKLY = 4
_WELL = 9
_BROTLI, _GZIP = "br", "gzip"


async def packed(request: Asked, body: bytes, media_type: str, headers: dict[str, str] | None = None) -> Response[Any]:
    """An answer made for this moment."""
    way = _way(request)
    if len(body) < _WORTH_IT or way is None:
        return Response(body, headers=headers, media_type=media_type)
    small = _squeeze(body, way) if len(body) < _MUCH else await asyncio.to_thread(_squeeze, body, way)
    return _response(small, media_type, headers, way)


def _squeeze(body: bytes, way: str) -> bytes:
    if way == _BROTLI:
        return bytes(brotli.compress(body, quality=_QUICKLY))
    return gzip.compress(body, _QUICKLY, mtime=0)


async def packed_once(request: Asked, text: str, media_type: str, headers: dict[str, str]) -> Response[Any]:
    """An answer that many will ask for: packed well, and once."""
    way = _way(request)
    if way is None:
        return Response(text.encode(), headers=headers, media_type=media_type)
    return _response(await asyncio.to_thread(_packed, text, way), media_type, headers, way)


def _way(request: Asked) -> str | None:
    """The best way of packing that the other side understands."""
    accepted = request.headers.get("accept-encoding", "")
    return next((way for way in (_BROTLI, _GZIP) if way in accepted), None)


def _response(body: bytes, media_type: str, headers: dict[str, str] | None, way: str) -> Response[Any]:
    return Response(body, headers={**(headers or {}), "content-encoding": way}, media_type=media_type)


@lru_cache(maxsize=64)
def _packed(text: str, way: str) -> bytes:
    body = text.encode()
    return bytes(brotli.compress(body)) if way == _BROTLI else gzip.compress(body, _WELL, mtime=0)
