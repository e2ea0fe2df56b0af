"""Addresses that strangers type: nothing goes to private places, by whatever way, and nobody holds us up."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from sottovoce.server.outbox.guard import MOST_READ, Guard, Unreached, Unsafe, is_public

PRIVATE = [
    *("127.0.0.1", "10.0.0.1", "172.16.3.4", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1"),
    *("::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1", "words"),
]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_known_in_every_writing(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1::1", "::ffff:93.184.216.34"])
def test_public_addresses_are_public(address: str) -> None:
    assert is_public(address)


def post(guard: Guard, url: str) -> object:
    async def work() -> object:
        try:
            return await guard.post(url, b"{}", {})
        finally:
            await guard.close()

    return asyncio.run(work())


@pytest.mark.parametrize("found", [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["169.254.169.254"], ["::1"]])
def test_a_name_that_leads_to_a_private_place_is_refused(found: list[str]) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return found

    with pytest.raises(Unsafe):
        post(Guard(resolve=resolve), "https://example.org/hook")


def test_a_name_that_changes_its_mind_is_asked_once_and_the_checked_address_is_used() -> None:
    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["192.0.2.1"] if len(asked) > 1 else ["127.0.0.1"]

    with pytest.raises(Unreached):  # nobody listens at port 1 of the address that was checked
        post(Guard(["rebinding.example:1"], resolve), "http://rebinding.example:1/")
    assert asked == ["rebinding.example"]


class Bad(BaseHTTPRequestHandler):
    """Answers as nobody should."""

    def do_POST(self) -> None:
        if self.path == "/away":
            self.send_response(302)
            self.send_header("location", "http://127.0.0.1:1/")
            self.end_headers()
        elif self.path == "/slow":
            threading.Event().wait(1.0)
        else:
            self.send_response(200)
            self.end_headers()
            try:
                for _ in range(1000):
                    self.wfile.write(b"x" * 65536)
            except OSError:
                pass

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def bad() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Bad)
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    yield f"127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
    thread.join()


def test_redirects_are_not_followed_and_huge_answers_not_read(bad: str) -> None:
    reply: Any = post(Guard([bad]), f"http://{bad}/away")
    assert reply.status == 302
    huge: Any = post(Guard([bad]), f"http://{bad}/huge")
    assert len(huge.text) == MOST_READ


def test_slow_answers_are_not_waited_for(bad: str) -> None:
    with pytest.raises(Unreached):
        post(Guard([bad], patience=0.2), f"http://{bad}/slow")
