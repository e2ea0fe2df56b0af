"""The front door, tried with real sockets: too much, too slow, too many, and what foreign pages send."""

from __future__ import annotations

import contextlib
import os
import resource
import socket
import struct
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest
from members.largest_requests import all_asks
from websockets.exceptions import ConnectionClosed

from sottovoce.server import front
from sottovoce.server.front import Door, place_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from server.conftest import Guest, House
    from websockets.sync.client import ClientConnection

_PATIENCE = 10.0


def line_to(house: House) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), timeout=_PATIENCE)


def rest_of(line: socket.socket) -> bytes:
    """Everything until the other side hangs up."""
    heard = b""
    try:
        while chunk := line.recv(65536):
            heard += chunk
    except ConnectionError:
        pass
    return heard


def test_endless_headers_are_refused_before_they_fill_the_memory(house: House) -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for flood in (b"a: b\r\n" * 10_000, b"a: " + b"b" * 60_000):
        with line_to(house) as line:
            line.sendall(b"GET /api/health HTTP/1.1\r\nhost: x\r\n")
            sent = 0
            try:
                while sent < 60_000_000:
                    line.sendall(flood)
                    sent += len(flood)
            except OSError:
                pass
            assert sent < 10_000_000
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 100_000  # kilobytes
    assert house.guest().get("/api/health").status == 200


def test_too_many_headers_get_an_answer(house: House) -> None:
    with line_to(house) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\n" + b"a: b\r\n" * 102)
        assert rest_of(line).startswith(b"HTTP/1.1 431 ")


def test_who_sends_many_requests_ahead_is_let_go(house: House) -> None:
    request = b"GET /api/health HTTP/1.1\r\n\r\n"
    with line_to(house) as line:
        line.sendall(request * front.MOST_AHEAD)
        heard = b""
        while heard.count(b"HTTP/1.1 200 ") < front.MOST_AHEAD:
            heard += line.recv(65536)
    before, refused = house.hub.watch.longest, house.serving.door.refused
    lines = [line_to(house) for _ in range(20)]
    for line in lines:  # a loop that took all of them in would stand still for seconds
        with contextlib.suppress(OSError):
            line.sendall(request * 20_000)
    for line in lines:
        assert rest_of(line).count(b"HTTP/1.1 200 ") <= front.MOST_AHEAD
        line.close()
    assert house.guest().get("/api/health").status == 200
    assert house.hub.watch.longest - before < 1
    assert house.serving.door.refused >= refused + len(lines)
    told = house.guest().get("/api/metrics").body.decode()
    assert f"sottovoce_connections_refused_total {house.serving.door.refused:.1f}\n" in told


def test_half_sent_requests_are_given_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(front, "BODY_SECONDS", 0.5)
    head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n"
    for half in (b"", b"GET /api/hea", head, head + b"\r\n{"):
        with line_to(house) as line:
            line.sendall(half)
            started = time.monotonic()
            heard = rest_of(line)
            assert time.monotonic() - started < _PATIENCE / 2
            assert b"HTTP/1.1 408 " in heard or half.endswith(b"{")
    slow = line_to(house)
    with slow:  # a byte now and then does not help
        for byte in b"GET /api/health":
            try:
                slow.sendall(bytes([byte]))
            except OSError:
                break
            time.sleep(0.1)
        assert b" 408 " in rest_of(slow)


def test_a_connection_may_rest_between_requests(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front, "HEAD_SECONDS", 0.3)
    with line_to(house) as line:
        for _ in range(2):
            line.sendall(b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n")
            assert line.recv(65536).startswith(b"HTTP/1.1 200 ")
            time.sleep(0.6)


def test_one_address_has_so_many_connections_and_no_more(open_house: Callable[..., House]) -> None:
    house = open_house(limits=True, connections_each=5)
    lines = [line_to(house) for _ in range(5)]
    with line_to(house) as sixth:
        assert rest_of(sixth).startswith(b"HTTP/1.1 429 ")
    for line in lines:
        line.close()
    for _ in range(50):
        if len(house.serving.door) == 0:
            break
        time.sleep(0.05)
    guest = house.guest()
    made = guest.table("siam", "me", "me")
    for _ in range(8):  # listening and leaving leaves nothing behind
        with guest.listen(made.id) as stream:
            stream.recv(timeout=9)
    assert guest.get("/api/health").status == 200


def test_a_proxy_brings_everybody_and_is_not_counted() -> None:
    door = Door(1, ("::1",))
    assert all(door.enter(object(), "::1") for _ in range(3))
    first = object()
    assert door.enter(first, "203.0.113.7")
    assert not door.enter(object(), "203.0.113.7")
    door.leave(first)
    assert door.enter(object(), "203.0.113.7")


def test_half_sent_requests_from_many_addresses_keep_nobody_out(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front, "MOST_UNFINISHED", 5)
    house = open_house(limits=True)
    quick = line_to(house)
    quick.sendall(b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n")
    assert quick.recv(65536).startswith(b"HTTP/1.1 200 ")
    slow = []
    for _ in range(7):
        slow.append(line_to(house))
        slow[-1].sendall(b"GET /api/hea")
    assert [rest_of(line)[:13] for line in slow[:2]] == [b"HTTP/1.1 408 "] * 2
    assert house.guest().get("/api/health").status == 200  # and the next of them has to go
    assert rest_of(slow[2]).startswith(b"HTTP/1.1 408 ")
    slow[6].sendall(b"lth HTTP/1.1\r\nhost: x\r\n\r\n")
    assert slow[6].recv(65536).startswith(b"HTTP/1.1 200 ")
    quick.sendall(b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n")  # whoever rests between requests is not meant
    assert quick.recv(65536).startswith(b"HTTP/1.1 200 ")
    for line in [quick, *slow]:
        line.close()


def test_some_descriptors_stay_for_everything_else() -> None:
    door = Door(9, (), 2)
    first = object()
    assert door.enter(first, "203.0.113.7")
    assert door.enter(object(), "203.0.113.8")
    assert not door.enter(object(), "203.0.113.9")
    door.leave(first)
    assert door.enter(object(), "203.0.113.9")


def test_a_server_takes_as_many_descriptors_as_it_may() -> None:
    code = (
        "import resource\n"
        "from sottovoce.server.descriptors import for_connections, raise_limit\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, 4096))\n"
        "before = for_connections()\n"
        "raise_limit()\n"
        "print(before, resource.getrlimit(resource.RLIMIT_NOFILE), for_connections())\n"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told == "128 (4096, 4096) 3936\n"


def chatter(stream: ClientConnection) -> None:
    for _ in range(100_000):
        stream.send("x" * 50)


def test_a_listener_who_talks_too_much_is_closed(guest: Guest) -> None:
    made = guest.table("siam", "me", "me")
    with guest.listen(made.id) as stream:
        stream.recv(timeout=9)
        with pytest.raises(ConnectionClosed) as closed:
            chatter(stream)
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1008
    assert guest.get("/api/health").status == 200


def test_a_flood_of_pings_that_nobody_reads_is_cut_off(guest: Guest, house: House) -> None:
    made = guest.table("siam", "me", "me")
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    with line_to(house) as line:
        line.sendall(
            f"GET /api/tables/{made.id}/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
        )
        assert line.recv(12) == b"HTTP/1.1 101"
        ping = struct.pack("!BB4s", 0x89, 0x80 | 100, os.urandom(4)) + bytes(100)
        sent = 0
        try:
            while sent < 20_000_000:
                line.sendall(ping * 100)
                sent += 100 * len(ping)
        except OSError:
            pass
        assert sent < 10_000_000
    assert guest.get("/api/health").status == 200


@pytest.mark.parametrize(
    "kind",
    [
        *("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""),
        *("text/plain; application/json", "application/jsonp", "application/json-seq; charset=utf-8"),
    ],
)
def test_only_json_is_taken(guest: Guest, kind: str) -> None:
    wish = b'{"game": "siam", "seats": [{"kind": "me"}, {"kind": "me"}]}'
    answer = guest.ask("POST", "/api/tables", wish, content_type=kind)
    assert (answer.status, answer.code) == (415, "not-json")
    assert guest.ask("POST", "/api/tables", wish, content_type="application/json; charset=utf-8").status == 201


def test_no_address_takes_what_pages_of_other_sites_can_send(house: House) -> None:
    """Whatever there is, and comes in future, in the name of whoever looks at such a page."""
    guest, asks = house.guest(), all_asks(house).values()
    for ask in asks:
        if ask.method != "GET" and not ask.path.startswith(("/api/unsubscribe/", "/share")):
            for kind in ("text/plain", "text/plain; charset=application/json", ""):
                answer = guest.ask(ask.method, ask.path, b"{}", ask.key, **{**ask.headers, "content_type": kind})
                assert (answer.status, answer.code) == (415, "not-json"), ask.path
            charset = {**ask.headers, "content_type": 'Application/JSON ; charset="UTF-8"'}
            assert guest.ask(ask.method, ask.path, b"nonsense", ask.key, **charset).status != 415
    for path in ("/share", "/share?title=x"):  # an app's form with a game file, which can be chosen again there
        shared = guest.ask("POST", path, b"--x--", content_type="multipart/form-data; boundary=x")
        assert (shared.status, shared.headers["location"]) == (303, "/open")


def test_ipv6_is_counted_by_household() -> None:
    assert place_of("2001:db8:1:2:3:4:5:6") == place_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert place_of("2001:db8:1:3::9") != place_of("2001:db8:1:2::9")
    assert place_of("::ffff:203.0.113.7") == place_of("203.0.113.7") == "203.0.113.7"
    assert place_of("a proxy's word") == "a proxy's word"


def test_figures_have_a_key_of_their_own(open_house: Callable[..., House]) -> None:
    house = open_house(metrics_key="figures-for-me")
    guest = house.guest()
    for key in (None, "wrong", "é"):
        answer = guest.get("/api/metrics", key)
        assert (answer.status, answer.code) == (401, "metrics-key")
    assert guest.get("/api/metrics", "figures-for-me").status == 200


def test_figures_are_not_for_guests_of_a_proxy_on_this_machine(house: House) -> None:
    guest = house.guest()
    assert guest.get("/api/metrics").status == 200
    for name in ("x_forwarded_for", "forwarded", "x_real_ip", "via"):
        answer = guest.get("/api/metrics", None, **{name: "for=203.0.113.7"})
        assert (answer.status, answer.code) == (404, "no-page")
    for host in ("table.example", "table.example:443", "localhost.example", "[", ""):  # which a proxy passes on
        answer = guest.get("/api/metrics", None, host=host)
        assert answer.status in (400, 404), host
    for host in ("localhost:8765", "127.0.0.1", "[::1]:8765"):
        assert guest.get("/api/metrics", None, host=host).status == 200


def test_pages_trust_only_their_own_html(guest: Guest) -> None:
    policy = guest.get("/api/health").headers["content-security-policy"]
    assert "require-trusted-types-for 'script'" in policy
    assert "trusted-types sottovoce" in policy
