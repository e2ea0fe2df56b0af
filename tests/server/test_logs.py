"""The log: an object a line where programs read it, and no secret of anybody in it."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import Connection, update

from sottovoce.server.api import play
from sottovoce.store import logs
from sottovoce.store.schema import ENTRIES

if TYPE_CHECKING:
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
        raise ValueError("what a guest typed")
    except ValueError as problem:
        record = logging.LogRecord("sottovoce.server", logging.ERROR, "x.py", 1, "fault in %s", ("GET",), None)
        record.exc_info = (type(problem), problem, problem.__traceback__)
    told = json.loads(logs.formatter("json").format(record))
    assert (told["level"], told["message"], told["fault"]) == ("error", "fault in GET", "ValueError")
    assert told["trace"][-1] == "ValueError"
    assert "test_logs.py" in told["trace"][0]
    assert told["time"].endswith("Z")
    assert "typed" not in json.dumps(told) + logs.formatter("text").format(record)


def test_a_format_is_taken_over_by_the_servers_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = logging.getLogger("sottovoce")
    before = (list(ours.handlers), ours.level, ours.propagate)
    monkeypatch.setenv(logs.FORMAT, "json")
    try:
        logs.begin()
        assert ours.level == logging.INFO
        assert type(ours.handlers[0].formatter) is type(logs.formatter("json"))
    finally:
        ours.handlers[:], ours.propagate = before[0], before[2]
        ours.setLevel(before[1])
