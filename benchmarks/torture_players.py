"""The players of the torture rig: they claim seats, answer, take back and talk, and note what was acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
import secrets
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
from torture_history import Deed, History, Verdict, judge
from wire import HOST

import sottovoce

LOST = 0.03  # of all answers
AGAIN = 0.2
SILENT = 60.0  # seconds without a sign of life after which a spectator comes anew
GIVE_UP = 300.0  # seconds without an answer after which a seat counts as dead: bots load slowly on a busy machine
PEOPLE = {0, 1}


class Lost(Exception):
    """Nobody knows what became of a request."""


class Said(Exception):
    """The server answered, but not with what was asked for."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code


@dataclass
class Run:
    """What a run has seen."""

    port: int
    dice: random.Random
    faults: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    verdict: Verdict = field(default_factory=Verdict)
    missing: int = 0  # times that a table was said not to exist
    dead: int = 0  # seats that nobody could play any more
    games: int = 0
    sure: int = 0
    done: int = 0  # answers acknowledged so far
    calm: float = math.inf  # when the torture ended
    broken_off: bool = False

    @property
    def over(self) -> bool:
        """True once nothing fails any more."""
        return self.calm < math.inf

    def end(self) -> None:
        """From now on nothing fails: what does not go on within a while is dead."""
        self.calm = time.monotonic()

    def is_dead(self, since: float) -> bool:
        """True if nothing has come of it for long enough, of which nothing counts while it hurts."""
        return time.monotonic() > max(since, self.calm) + GIVE_UP

    def bury(self, what: str) -> None:
        """Count a seat as dead, and say why."""
        self.dead += 1
        print(f"dead: {what}", flush=True)

    async def ask(self, method: str, path: str, body: object, key: str = "", mark: str = "") -> Any:
        """One request on a connection of its own; Lost if there is no answer, by a fault or because we look away."""
        payload = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nConnection: close\r\n"
        head += f"Authorization: Bearer {key}\r\n" if key else ""
        head += f"Idempotency-Key: {mark}\r\n" if mark else ""
        head += f"Content-Type: application/json\r\nContent-Length: {len(payload)}\r\n\r\n"
        try:
            async with asyncio.timeout(30):
                reader, writer = await asyncio.open_connection(HOST, self.port)
                try:
                    writer.write(head.encode() + payload)
                    await writer.drain()
                    if not self.over and self.dice.random() < LOST:
                        await asyncio.sleep(self.dice.random() * 0.05)
                        self.answers["lost on the way"] += 1
                        raise Lost
                    raw = await reader.read()
                finally:
                    writer.close()
        except (OSError, TimeoutError):
            raise Lost from None
        return self._read(raw)

    def _read(self, raw: bytes) -> Any:
        head, blank, body = raw.partition(b"\r\n\r\n")
        if not blank:  # it broke off in the middle of the headers
            raise Lost
        status = int(head.split()[1])
        if b"transfer-encoding: chunked" in head.lower():
            body = _joined(body)
        elif len(body) < _length(head):
            raise Lost
        self.answers[str(status)] += 1
        if status < 300 and not body:  # a proxy whose server died: ours never answers with nothing
            self.answers["empty"] += 1
            raise Lost
        if status < 300:
            return msgspec.json.decode(body) if body.startswith((b"{", b"[")) else body.decode()
        code = ""
        with contextlib.suppress(msgspec.DecodeError):
            code = str(msgspec.json.decode(body).get("code", ""))
        if not code or status in (500, 502, 504):  # of the proxy, or a fault: it may have happened
            self.answers["of the proxy"] += not code
            raise Lost
        if status == 404:
            self.missing += 1
        raise Said(status, code)

    async def insist(self, method: str, path: str, body: object, key: str = "", mark: str = "") -> Any:
        """Repeat a request, by its id, until the server says whether it happened."""
        began = time.monotonic()
        while True:
            try:
                return await self.ask(method, path, body, key, mark)
            except Lost:
                pass
            except Said as problem:
                if problem.status != 503:
                    raise
            if self.is_dead(began):
                raise Lost
            await asyncio.sleep(AGAIN)


def _length(head: bytes) -> int:
    """How long a body is said to be; Lost if that is not said, for then nobody knows whether all of it came."""
    for line in head.lower().split(b"\r\n"):
        name, _, value = line.partition(b":")
        if name == b"content-length":
            return int(value)
    raise Lost


def _joined(chunks: bytes) -> bytes:
    """A body that came in chunks; Lost if its end is missing."""
    body = b""
    while chunks:
        size, _, rest = chunks.partition(b"\r\n")
        if not size or int(size, 16) == 0:
            return body
        body, chunks = body + rest[: int(size, 16)], rest[int(size, 16) + 2 :]
    raise Lost


class Table:
    """Two people, one of whom comes by invitation, and a bot."""

    def __init__(self, run: Run, number: int) -> None:
        self.run = run
        self.dice = random.Random(number)
        self.history = History()
        self.lines = 0

    async def play(self) -> None:
        """A whole game, and then its judgement."""
        run = self.run
        made = await self.made()
        self.id = made["id"]
        self.keys = [made["seats"][0]["key"], ""]
        try:
            claim = {"invite": made["seats"][1]["invite"], "name": "Bruno"}
            seated = await run.insist("POST", f"/api/tables/{self.id}/claim", claim, mark=secrets.token_urlsafe(18))
            self.keys[1] = seated["key"]
        except (Said, Lost) as problem:
            run.bury(f"table {self.id}: nobody can claim its second seat ({problem!r})")
            return
        watching = asyncio.create_task(self.watch())
        try:
            played = await self.to_the_end()
        finally:
            watching.cancel()
        if played:
            text = await run.insist("GET", f"/api/tables/{self.id}/file", None)
            self.judged(sottovoce.load(text))

    async def made(self) -> Any:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "siam", "players": 3, "seats": seats}
        return await self.run.insist("POST", "/api/tables", wish, mark=secrets.token_urlsafe(18))

    async def to_the_end(self) -> bool:
        """Play until the game is over; False if a seat is dead."""
        moved, last = time.monotonic(), "nothing"
        while True:
            try:
                if await self.step():
                    return True
                moved, last = time.monotonic() if self.moved else moved, "an answer"
            except Lost:
                last = "no answer"
            except Said as problem:
                last = str(problem)
                if problem.status == 401:
                    self.run.bury(f"table {self.id}: a key opens nothing any more")
            if self.run.is_dead(moved):
                self.run.bury(f"table {self.id}: nothing moves after {self.history.seen} entries; at last came {last}")
                return False
            await asyncio.sleep(self.dice.random() * 0.3)

    async def step(self) -> bool:
        """Look, and do something; True once the game is over."""
        self.moved = False
        seen = await self.look(0)
        if seen["state"] == "over":
            return True
        seat = next((seat for seat in seen["to_act"] if seat in PEOPLE), None)
        if seat is None:
            return False  # nor does anybody speak: that would wake a bot that sleeps
        if self.dice.random() < 0.1:
            await self.say()
        seen = await self.look(seat)
        if seat not in seen["to_act"] or not seen["choices"]:
            return False
        undo = self.dice.random() < 0.15 and seen["undo"]["may"]
        await self.act(seat, "undo" if undo else self.dice.choice(seen["choices"])["action"], seen["ask"])
        self.moved = True
        return False

    async def watch(self) -> None:
        """A spectator listens as long as the game lasts, and comes back whenever the stream breaks off."""
        while True:
            with contextlib.suppress(OSError, TimeoutError, EOFError, ValueError):
                await self._listen()
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        reader, writer = await asyncio.open_connection(HOST, self.run.port)
        try:
            head = f"GET /api/tables/{self.id}/events HTTP/1.1\r\nHost: {HOST}:{self.run.port}\r\n\r\n"
            writer.write(head.encode())
            told = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), SILENT)
            heard = b""
            while told.split()[1] == b"200" and (size := int(await asyncio.wait_for(reader.readline(), SILENT), 16)):
                heard += (await asyncio.wait_for(reader.readexactly(size + 2), SILENT))[:-2]
                *events, heard = heard.split(b"\n\n")
                for event in events:
                    self._heard(event)
        finally:
            writer.close()

    def _heard(self, event: bytes) -> None:
        for line in event.splitlines():
            update = msgspec.json.decode(line[6:]) if line.startswith(b"data: ") else {}
            if update.get("view") is not None:
                self.history.show(update["entry"], update["view"])
                self.run.answers["shown to spectators"] += 1

    async def look(self, seat: int) -> Any:
        seen = await self.run.ask("GET", f"/api/tables/{self.id}", None, self.keys[seat])
        if seen["entry"] < self.history.seen:
            self.history.went_back += 1
        self.moved = self.moved or seen["entry"] > self.history.seen
        self.history.seen = max(self.history.seen, seen["entry"])
        return seen

    async def act(self, seat: int, action: str, ask: int) -> None:
        await self.do(self.history.acts, seat, action, "act", {"action": action, "ask": ask})

    async def say(self) -> None:
        seat, self.lines = self.dice.choice(sorted(PEOPLE)), self.lines + 1
        words = f"line {self.lines}"
        await self.do(self.history.lines, seat, words, "say", {"text": words})

    async def do(self, deeds: list[Deed], seat: int, text: str, what: str, body: object) -> None:
        """Do something until the server says whether it happened, with one id; note it as sure, unsure or denied."""
        try:
            await self.run.insist(
                "POST", f"/api/tables/{self.id}/{what}", body, self.keys[seat], secrets.token_urlsafe(18)
            )
        except Lost:
            deeds.append(Deed(seat, text, False))
        except Said as problem:
            if problem.code in ("late", "meanwhile", "not-asked"):  # the same id: no try before has come through
                deeds.append(Deed(seat, text, False, denied=True))
            else:
                raise
        else:
            deeds.append(Deed(seat, text, True))
            self.run.done += what == "act"

    def judged(self, table: Any) -> None:
        found = judge(self.history, table, PEOPLE)
        total = self.run.verdict
        total.lost += found.lost
        total.doubled += found.doubled
        total.went_back += found.went_back
        total.denied += found.denied
        if not found.good:
            print(f"table {self.id}: {found}", flush=True)
        self.run.games += 1
        self.run.sure += sum(deed.sure for deed in (*self.history.acts, *self.history.lines))
