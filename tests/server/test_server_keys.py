"""The server's own keys are made at its first start, and kept."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import select

from sottovoce.store.outbox_schema import SERVER_KEYS

if TYPE_CHECKING:
    from server.conftest import House, Open


def kept(house: House) -> str | None:
    """The key for push messages, as soon as there is one."""
    query = select(SERVER_KEYS.c.value).where(SERVER_KEYS.c.name == "vapid")
    until = time.monotonic() + 20
    while time.monotonic() < until:
        found = house.hub.store.look(lambda connection: connection.execute(query).scalar()).result(20)
        if found is not None:
            return str(found)
        time.sleep(0.05)
    return None


def test_the_key_of_push_messages_is_made_at_the_first_start_and_kept(open_house: Open, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'keys.db'}"
    first = open_house(database=database)
    key = kept(first)
    assert key
    first.close()
    assert kept(open_house(database=database)) == key
