"""Messages from two servers on one database: each once; and what PostgreSQL makes of the outbox."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from members.member import Member
from messages.receivers import Receiver

if TYPE_CHECKING:
    from server.conftest import Guest, House, Made

Open = Callable[..., "House"]
TABLES = 12


def _move_on(guest: Guest, made: Made) -> None:
    """Somebody answers until it is the other one's turn, which is told."""
    first = guest.see(made.id)["to_act"]
    while guest.see(made.id)["to_act"] == first:
        own = guest.see(made.id, made.key(first[0]))
        assert guest.act(made.id, made.key(first[0]), own["choices"][0]["action"], own["ask"]).status == 200


async def _still(house: House) -> None:
    assert house.hub.courier._task is not None
    house.hub.courier._task.cancel()


def test_two_servers_send_once(open_house: Open, postgres: Callable[[], str]) -> None:
    """Both look at the same moments, many times; every turn is told by one of them."""
    database, receiver = postgres(), Receiver()
    houses = [open_house(database=database, message_hosts=(receiver.host,)) for _ in range(2)]
    for house in houses:
        house.run(partial(_still, house))
    anna = Member(houses[0].guest())
    assert anna.sign_up("Anna").status == 201
    assert anna.ask("POST", "/channels", {"kind": "webhook", "address": receiver.url}).status == 201
    for number in range(TABLES):
        made = anna.guest.table("siam", "me", "me", seed=number)
        for key in made.keys:  # whoever begins, it is her turn
            anna.ask("POST", "/tables", {"tables": [{"id": made.id, "key": key}]})
        _move_on(anna.guest, made)
    now = houses[0].hub.courier.now()
    for house in houses:
        house.hub.courier.clock = lambda: now + 10

    def look(house: House) -> None:
        for _ in range(4):
            house.run(house.hub.courier.look)

    threads = [threading.Thread(target=look, args=(house,)) for house in houses]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    told = [turn["table"] for got in receiver.got for turn in got.json["turns"]]
    receiver.close()
    assert len(told) == len(set(told)) == TABLES
    assert sum(house.hub.courier.sent for house in houses) == len(receiver.got)
