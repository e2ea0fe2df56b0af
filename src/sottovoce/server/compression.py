"""Packing answers: text shrinks to a fourth, where the other side understands that."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from typing import Any

from litestar import Response

from sottovoce.server.request import Asked

_WORTH_IT = 1400  # bytes: less fits into one packet anyway
_MUCH = 32 * 1024  # bytes, above which a thread packs them
_QUICKLY = 4
_WELL = 9


async def packed(request: Asked, body: bytes, media_type: str, headers: dict[str, str] | None = None) -> Response[Any]:
    """An answer made for this moment."""
    if len(body) < _WORTH_IT or not _understood(request):
        return Response(body, headers=headers, media_type=media_type)
    small = _squeeze(body) if len(body) < _MUCH else await asyncio.to_thread(_squeeze, body)
    return _response(small, media_type, headers)


def _squeeze(body: bytes) -> bytes:
    return gzip.compress(body, _QUICKLY, mtime=0)


async def packed_once(request: Asked, text: str, media_type: str, headers: dict[str, str]) -> Response[Any]:
    """An answer that many will ask for: packed well, and once."""
    if not _understood(request):
        return Response(text.encode(), headers=headers, media_type=media_type)
    return _response(await asyncio.to_thread(_packed, text), media_type, headers)


def _understood(request: Asked) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _response(body: bytes, media_type: str, headers: dict[str, str] | None) -> Response[Any]:
    return Response(body, headers={**(headers or {}), "content-encoding": "gzip"}, media_type=media_type)


@lru_cache(maxsize=64)
def _packed(text: str) -> bytes:
    return gzip.compress(text.encode(), _WELL, mtime=0)
