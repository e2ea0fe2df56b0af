"""Two servers on one PostgreSQL database: what happens at one is told at the other."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from server.conftest import Open


def test_two_servers_share_their_tables(open_house: Open, postgres: Callable[[], str]) -> None:
    database = postgres()
    here, there = open_house(database=database).guest(), open_house(database=database).guest()
    made = here.table("siam", "me", "me", seed=4)
    seat = here.see(made.id)["to_act"][0]
    with there.listen(made.id, made.key(1 - seat)) as stream:
        lines = json.loads(stream.recv(timeout=20))["log"]
        for action in ("play rama", "undo", "pass"):
            assert here.act(made.id, made.key(seat), action).status == 200
            update = json.loads(stream.recv(timeout=20))
            lines = lines[: update["log_keep"]] + update["log"]
        assert lines == here.see(made.id, made.key(1 - seat))["log"]
    assert there.act(made.id, made.key(1 - seat), "pass", update["ask"]).status == 200
    assert here.wait(made.id, lambda seen: seen["entry"] == 4)["to_act"] == [seat]


def test_bots_answer_once_however_many_servers_there_are(open_house: Open, postgres: Callable[[], str]) -> None:
    database = postgres()
    here, there = open_house(database=database).guest(), open_house(database=database).guest()
    made = here.table("siam", "me", "random", seed=4)
    there.see(made.id)
    end = here.play(made)
    assert end["state"] == "over"
    assert there.wait(made.id, lambda seen: seen["state"] == "over")["seed"] == end["seed"]
