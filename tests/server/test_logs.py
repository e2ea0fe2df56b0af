"""The log: an object a line where programs read it, and no secret of anybody in it."""

from __future__ import annotations

import contextlib
import json
import logging
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import Connection, update

from sottovoce.server.api import play
from sottovoce.store import logs
from sottovoce.store.schema import ENTRIES

if TYPE_CHECKING:
    from pathlib import Path

    from server.conftest import House

SAID = "the caravan leaves at midnight"
NOTED = "Bruno holds the red banner"


class Kept(logging.Handler):
    """Keeps all that is written, in both formats."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []
        self._formats = [logs.formatter(form) for form in logs.FORMATS]

    def emit(self, record: logging.LogRecord) -> None:
        self.lines += [form.format(record) for form in self._formats]


@pytest.fixture
def kept() -> Iterator[Kept]:
    """All that any part of the server says."""
    handler, root = Kept(), logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    yield handler
    root.removeHandler(handler)
    root.setLevel(level)


class Damage:
    """Something that no game could have led to."""

    def __init__(self, table: str) -> None:
        self.table = table

    def write(self, connection: Connection) -> None:
        connection.execute(update(ENTRIES).where(ENTRIES.c.table_id == self.table).values(text=SAID))


def test_no_secret_reaches_the_log(
    open_house: Callable[..., House], kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house()
    guest = house.guest()
    made = guest.table("whispers", "me", "me", seed=7)
    seed = house.hub.tables[made.id].header.seeds[-1][1].hex()
    guest.play(made, 12)
    path = f"/api/tables/{made.id}"
    guest.post(f"{path}/say", {"text": SAID}, made.key(0))
    guest.ask("PUT", f"{path}/notes", {"text": NOTED}, made.key(0))
    hands = [json.dumps(guest.see(made.id, made.key(seat))["view"]) for seat in (0, 1)]
    for wrong in (SAID, "take", "x" * 5000, '{"a":'):
        guest.act(made.id, made.key(0), wrong)
        guest.get(f"{path}?lang={wrong[:10].replace(' ', '%20')}", wrong[:20].replace(" ", "_"))

    def fault(*_: Any) -> Any:
        raise RuntimeError(f"{SAID} {made.key(0)} {seed} {hands[0]}")

    monkeypatch.setattr(play, "foresee", fault)
    choices = [guest.see(made.id, made.key(seat))["choices"] for seat in (0, 1)]
    asked = next((seat for seat in (0, 1) if choices[seat]), None)
    if asked is not None:
        action = choices[asked][0]["action"].replace(" ", "%20")
        assert guest.get(f"{path}/preview?action={action}", made.key(asked)).status == 500
    house.hub.store.write(Damage(made.id)).result(10)
    house.hub.tables[made.id].commits.stale = True
    guest.get(path, made.key(1))
    text = "\n".join(kept.lines)
    assert "fault in GET" in text or asked is None
    assert "RuntimeError" in text or asked is None
    for secret in (SAID, NOTED, seed, made.host, *made.keys, *hands):
        assert secret is None or secret not in text


def test_lines_for_programs_are_objects() -> None:
    try:
        raise ValueError("what a guest typed") from KeyError("and before")
    except ValueError as problem:
        record = logging.LogRecord("sottovoce.server", logging.ERROR, "x.py", 1, "fault in %s", ("GET",), None)
        record.exc_info = (type(problem), problem, problem.__traceback__)
    told = json.loads(logs.formatter("json").format(record))
    assert (told["level"], told["message"], told["fault"]) == ("error", "fault in GET", "ValueError")
    assert told["trace"][-1] == "ValueError"
    assert told["trace"][0] == "KeyError"
    assert "test_logs.py" in told["trace"][1]
    assert told["time"].endswith("Z")
    assert "typed" not in json.dumps(told) + logs.formatter("text").format(record)


@pytest.fixture
def loggers() -> Iterator[None]:
    """Loggers that are afterwards as they were."""
    held = [logging.getLogger(name) for name in ("sottovoce", *logs._OTHERS)]
    before = [(list(logger.handlers), logger.level, logger.propagate) for logger in held]
    yield
    for logger, (handlers, level, propagate) in zip(held, before, strict=True):
        logger.handlers[:], logger.propagate = handlers, propagate
        logger.setLevel(level)


@pytest.mark.usefixtures("loggers")
def test_a_format_is_taken_over_by_the_servers_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(logs.FORMAT, "json")
    logs.begin()
    ours = logging.getLogger("sottovoce")
    assert ours.level == logging.INFO
    assert type(ours.handlers[0].formatter) is type(logs.formatter("json"))


def shout(port: int, first: bytes, then: bytes = b"") -> None:
    """Send something, and something else once it has been answered."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line, contextlib.suppress(OSError):
        line.sendall(first)
        if then:
            line.recv(65536)
            line.sendall(then)
        while line.recv(65536):
            pass


def test_strangers_write_nothing_into_the_log_and_faults_of_others_are_objects_too(tmp_path: Path) -> None:
    """Else whoever sends nonsense could fill the disk, and a fault's words could be a guest's."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    command = [sys.executable, "-m", "sottovoce", "serve", "--port", "0", "--no-open", "--log-format", "json"]
    socketed = b"GET /api/tables/none/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    socketed += b"sec-websocket-version: 13\r\nsec-websocket-key: "
    post = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    with subprocess.Popen(
        [*command, "--database", database], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        port = int(server.stdout.readline().split(":")[2].split("/")[0])
        shout(port, bytes(range(256)))
        shout(port, b"GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\nmore")
        shout(port, post + b"transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n" + b"a: b\r\n" * 20_000)
        shout(port, post + b"content-length: 2\r\n\r\n{}" + b"nonsense " * 9)
        shout(port, socketed + b"x\r\n\r\n")
        shout(port, socketed + b"dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n", b"\x81\x82\0\0\0\0\xff\xff")
        shout(port, b"GET / HTTP/1.1\r\nhost: x\r\n\r\n" * 200 + bytes(range(256)))
        server.terminate()
        told = [json.loads(line) for line in server.communicate(timeout=60)[1].splitlines()]
    by_itself = [line for line in told if not line["message"].startswith("This installation")]  # which is not compiled
    assert [line["message"].partition(" at ")[0] for line in by_itself] == ["serving", "stopped"]


@pytest.mark.usefixtures("loggers")
def test_what_the_server_stands_on_logs_the_same_way(capsys: pytest.CaptureFixture[str]) -> None:
    logs.begin("json")
    try:
        raise ValueError("what a guest typed")
    except ValueError:
        for name in ("uvicorn.error", "litestar", "asyncio"):
            logging.getLogger(name).exception("a fault")
    told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [(line["message"], line["fault"]) for line in told] == [("a fault", "ValueError")] * 3
    assert "typed" not in json.dumps(told)
