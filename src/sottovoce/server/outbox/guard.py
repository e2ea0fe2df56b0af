"""Requests to addresses that strangers have typed: only to public places, never further, and not for long."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlsplit

import httpx

Resolve = Callable[[str, int], Awaitable[list[str]]]
PATIENCE = 10.0  # seconds for everything together
MOST_READ = 4096  # bytes of an answer
_LONGEST = 2000
_PORTS = {"https": 443, "http": 80}
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_V4 = 0xFFFFFFFF


class Unsafe(Exception):
    """An address to which nothing is sent; says why not."""


class Unreached(Exception):
    """Nobody has answered in time, or not as one should."""


@dataclass(frozen=True)
class HttpResponse:
    """What came back."""

    status: int
    headers: Mapping[str, str]
    text: str


def is_public(address: str) -> bool:
    """True for an address of the open Internet, also behind every way to write an IPv4 address as an IPv6 one."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        inside = found.ipv4_mapped or found.sixtofour
        if found in _NAT64:
            inside = ipaddress.IPv4Address(int(found) & _V4)
        if inside is not None:
            return is_public(str(inside))
        if found.teredo is not None or found.is_site_local:
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


async def resolve(host: str, port: int) -> list[str]:
    """All addresses of a host."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(place[4][0]) for place in found))


class Guard:
    """Sends requests, but only where they may go."""

    def __init__(self, trusted: Sequence[str] = (), resolve: Resolve = resolve, patience: float = PATIENCE) -> None:
        """`trusted` are hosts (HOST or HOST:PORT) of whoever runs the server: private ones, and http too."""
        self._trusted = {host.lower() for host in trusted}
        self._resolve = resolve
        self._patience = patience
        self._client: httpx.AsyncClient | None = None

    def check(self, url: str) -> tuple[str, int]:
        """Host and port of an address; Unsafe if nothing may be sent there, whatever it resolves to."""
        try:
            found = urlsplit(url)
            port = found.port or _PORTS.get(found.scheme, 0)
            host = found.hostname or ""
        except ValueError:
            raise Unsafe("malformed") from None
        if len(url) > _LONGEST or not url.isascii() or any(character <= " " for character in url):
            raise Unsafe("malformed")
        if not host or found.username is not None or found.password is not None or found.fragment:
            raise Unsafe("malformed")
        if found.scheme != "https" and not (found.scheme == "http" and self._trusts(host, port)):
            raise Unsafe("not-https")
        return host, port

    def _trusts(self, host: str, port: int) -> bool:
        return bool({host, f"{host}:{port}"} & self._trusted)

    async def _address(self, host: str, port: int) -> str:
        """The address to connect to, once all of them were looked at; Unsafe if one is not public."""
        try:
            found = [str(ipaddress.ip_address(host))]
        except ValueError:
            try:
                found = await self._resolve(host, port)
            except OSError:
                raise Unreached("no-host") from None
        if not found:
            raise Unreached("no-host")
        if not self._trusts(host, port) and not all(map(is_public, found)):
            raise Unsafe("private")
        return found[0]

    async def examine(self, url: str) -> str:
        """The host of an address to which something may be sent now; Unsafe or Unreached otherwise."""
        host, port = self.check(url)
        try:
            async with asyncio.timeout(self._patience):
                await self._address(host, port)
        except TimeoutError:
            raise Unreached("slow") from None
        return host

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> HttpResponse:
        """Send something there, to the very address that was checked; Unsafe or Unreached if that can't be."""
        host, port = self.check(url)
        try:
            async with asyncio.timeout(self._patience):
                return await self._post(url, host, await self._address(host, port), body, headers)
        except TimeoutError:
            raise Unreached("slow") from None
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as problem:
            raise Unreached(type(problem).__name__) from None

    async def _post(self, url: str, host: str, address: str, body: bytes, headers: Mapping[str, str]) -> HttpResponse:
        there = httpx.URL(url)
        sent = {**headers, "host": there.netloc.decode(), "accept-encoding": "identity"}
        request = self._connected().build_request(
            "POST", there.copy_with(host=address), content=body, headers=sent, extensions={"sni_hostname": host}
        )
        reply = await self._connected().send(request, stream=True, follow_redirects=False)
        try:
            read = b""
            async for part in reply.aiter_raw():
                read += part
                if len(read) >= MOST_READ:
                    break
        finally:
            await reply.aclose()
        return HttpResponse(reply.status_code, dict(reply.headers), read[:MOST_READ].decode(errors="replace"))

    def _connected(self) -> httpx.AsyncClient:
        """No proxies, no cookies, and no connection that is used twice: it belongs to one host's certificate."""
        if self._client is None:
            limits = httpx.Limits(max_connections=50, max_keepalive_connections=0)
            self._client = httpx.AsyncClient(trust_env=False, limits=limits, timeout=self._patience)
        return self._client

    async def close(self) -> None:
        """Send no more."""
        if self._client is not None:
            await self._client.aclose()
            self._client = None
