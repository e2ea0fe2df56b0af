"""A real server on loopback, and guests who know nothing of it but its API."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field, replace
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, TypeVar

import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from sottovoce.core.dice import Fast
from sottovoce.core.table import Table
from sottovoce.server import table_creation
from sottovoce.server.config import Config
from sottovoce.server.hub import Hub
from sottovoce.server.run import Serving, bind
from sottovoce.store.records import Record, Seat
from sottovoce.store.store import Store

T = TypeVar("T")
_WAIT = 120.0  # long: bots are given what others leave of the processor


@dataclass
class Answer:
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        return str(self.json["code"])


@dataclass
class Made:
    """A table that a guest has made."""

    id: str
    host: str
    keys: list[str | None]
    invites: list[str | None]

    def key(self, seat: int = 0) -> str:
        found = self.keys[seat]
        assert found is not None
        return found


@dataclass
class Guest:
    """Somebody who asks the server for things."""

    port: int
    asked: list[Answer] = field(default_factory=list)

    def ask(self, method: str, path: str, data: object = None, key: str | None = None, **headers: str) -> Answer:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=_WAIT)
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        body = data if isinstance(data, bytes) else None if data is None else json.dumps(data).encode()
        if body is not None:
            sent.setdefault("content-type", "application/json")
        if key is not None:
            sent["authorization"] = f"Bearer {key}"
        connection.request(method, path, body, sent)
        response = connection.getresponse()
        answer = Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
        connection.close()
        self.asked.append(answer)
        return answer

    def get(self, path: str, key: str | None = None, **headers: str) -> Answer:
        return self.ask("GET", path, None, key, **headers)

    def post(self, path: str, data: object = None, key: str | None = None, **headers: str) -> Answer:
        return self.ask("POST", path, {} if data is None else data, key, **headers)

    def table(self, game: str, *kinds: str, **more: object) -> Made:
        """A new table; a seat is "me", "friend", "open", or a bot's name."""
        plain = ("me", "friend", "open")
        seats = [{"kind": kind} if kind in plain else {"kind": "bot", "bot": kind} for kind in kinds]
        answer = self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert answer.status == 201, answer.body
        return House.made(answer.json)

    def see(self, table: str, key: str | None = None, lang: str = "en") -> dict[str, Any]:
        answer = self.get(f"/api/tables/{table}?lang={lang}", key)
        assert answer.status == 200, answer.body
        seen: dict[str, Any] = answer.json
        return seen

    def act(self, table: str, key: str | None, action: str, ask: int | None = None) -> Answer:
        return self.post(f"/api/tables/{table}/act", {"action": action, "ask": ask}, key)

    def play(self, made: Made, entries: int = 10_000, seed: int = 1) -> dict[str, Any]:
        """Let all people at a table answer at random until so many entries, or the end."""
        dice = Fast(seed)
        seen = self.see(made.id)
        while seen["state"] != "over" and seen["entry"] < entries:
            mine = [seat for seat in seen["to_act"] if made.keys[seat]]
            if not mine:
                seen = self.wait_on(made.id, seen["seq"])
                continue
            own = self.see(made.id, made.key(mine[0]))
            if own["choices"]:
                choice = own["choices"][int(dice.roll(len(own["choices"])))]["action"]
                answer = self.act(made.id, made.key(mine[0]), choice, own["ask"])
                assert answer.status in (200, 409), answer.body
            seen = self.see(made.id)
        return seen

    def wait_on(self, table: str, seq: int) -> dict[str, Any]:
        """Listen until something new has happened."""
        return self.wait(table, lambda update: bool(update["seq"] > seq))

    def wait(self, table: str, until: Callable[[dict[str, Any]], bool], key: str | None = None) -> dict[str, Any]:
        """Listen until the table is as wanted."""
        with self.listen(table, key) as stream:
            while True:
                update = json.loads(stream.recv(timeout=_WAIT))
                if update["kind"] == "update" and until(update):
                    seen: dict[str, Any] = update
                    return seen

    def listen(
        self, table: str, key: str | None = None, query: str = "", origin: str | None = None
    ) -> ClientConnection:
        """A stream of updates."""
        protocols = [Subprotocol("sottovoce")]
        if key is not None:
            protocols.append(Subprotocol(f"key.{key}"))
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live{query}"
        return connect(url, subprotocols=protocols, additional_headers={"Origin": origin} if origin else None)


class House:
    """A server that runs in a thread of this process."""

    def __init__(self, config: Config) -> None:
        listener = bind("127.0.0.1", 0)
        self.port: int = listener.getsockname()[1]
        self._ready = threading.Event()
        self.serving = Serving(config, Store(config.database), listener, self._ready.set)
        self._thread = threading.Thread(target=self.serving.run)
        self._thread.start()
        assert self._ready.wait(_WAIT)

    @property
    def hub(self) -> Hub:
        return self.serving.hub

    def guest(self) -> Guest:
        return Guest(self.port)

    @staticmethod
    def made(told: Any) -> Made:
        """What the API says of a new table."""
        seats = told["seats"]
        return Made(told["id"], told["host"], [seat["key"] for seat in seats], [seat["invite"] for seat in seats])

    def keep(self, table: Table, seats: list[Seat] | None = None) -> str:
        """Put a game that was played elsewhere into the store."""
        options = dict(table.options)
        header = table_creation.header_of(table.game, table.players, options, table.seeds, "host")
        seats = seats or [Seat("person")] * table.players
        record = Record(table_creation.begun(header, table), seats, table.log, table.said)
        self.hub.store.add(record).result(_WAIT)
        return header.id

    def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something inside the server."""

        async def wrapped() -> T:
            return await work()

        loop = self.serving.loop
        assert loop is not None
        return asyncio.run_coroutine_threadsafe(wrapped(), loop).result(_WAIT)

    def close(self) -> None:
        if not self._thread.is_alive():
            return
        self.serving.stop()
        self._thread.join(_WAIT)
        assert not self._thread.is_alive()


Open = Callable[..., House]


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Open]:
    """Open a server of one's own; by default without limits, with quick bots."""
    opened: list[House] = []

    def make(**settings: Any) -> House:
        usual = Config(database=f"sqlite:///{tmp_path / 'tables.db'}", bot_workers=1, bot_pause=0.0, limits=False)
        opened.append(House(replace(usual, **settings)))
        return opened[-1]

    yield make
    for house in opened:
        house.close()


@pytest.fixture(scope="session")
def build_house() -> type[House]:
    """For servers that the tests of one module share."""
    return House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that most tests share."""
    database = f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}"
    shared = House(Config(database=database, bot_workers=1, bot_pause=0.0, limits=False))
    shared.hub.stand_in = "random"  # the strong ones take their time
    yield shared
    shared.close()


@pytest.fixture
def guest(house: House) -> Guest:
    """Somebody new."""
    return house.guest()
