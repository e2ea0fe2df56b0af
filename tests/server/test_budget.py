"""Nothing that grows with what is sent, or with what has happened, holds up the event loop: a budget per address."""

from __future__ import annotations

import time
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import pytest
from litestar.routes import HTTPRoute
from members.largest_requests import Ask, all_asks, talkative_verrat, template_of

import sottovoce
from sottovoce.server import keys
from sottovoce.server.config import Config
from sottovoce.server.loop_watch import STALL
from sottovoce.store.records import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from server.conftest import Answer, Guest, House

    from sottovoce.core.table import Table

_BUDGET = 20  # times the event loop's work for an empty request
_TRIES = 3
_WARM = 30


class Meter:
    """What the event loop's own thread works for a request, threads and other processes not counted."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.guest = house.guest()

    def _now(self) -> float:
        async def look() -> float:
            return time.thread_time()

        return self.house.run(look)

    def cost(self, work: Callable[[], Answer]) -> float:
        """Seconds, the least of several tries; a fault is none."""
        found = []
        for _ in range(_TRIES):
            before = self._now()
            answer = work()
            found.append(self._now() - before)
            assert answer.status < 500, answer.body
        return min(found)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, build_house: type[House]) -> Iterator[House]:
    """A server for these tests alone: bots at other tests' tables work on the same loop. Its figures are at fullest."""
    database = f"sqlite:///{tmp_path_factory.mktemp('budget') / 'tables.db'}"
    made = build_house(Config(database=database, bot_workers=1, bot_pause=0.0, limits=False))
    made.hub.stand_in = "random"
    app: Any = made.serving.config.app
    for route in app.routes:
        for method in route.methods if isinstance(route, HTTPRoute) else ():
            for status in (200, 400, 500):
                made.hub.figures.answered(method, route.path, status, 0.01)
    yield made
    made.close()


@pytest.fixture(scope="module")
def meter(house: House) -> Meter:
    return Meter(house)


@pytest.fixture(scope="module")
def asks(house: House) -> dict[str, Ask]:
    """For each address the largest that it takes."""
    return all_asks(house)


def test_every_address_has_a_budget(house: House, asks: dict[str, Ask]) -> None:
    app: Any = house.serving.config.app
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    templates = {route.path_format for route in routes}
    wanted = {(method, route.path_format) for route in routes for method in route.methods if method != "OPTIONS"}
    asked = {(ask.method, template_of(ask.path, templates)) for ask in asks.values()}
    assert wanted - asked == {("GET", "/api/tables/{table}/events")}  # does not end: it costs what a listener costs


def test_no_request_works_long_on_the_event_loop(meter: Meter, asks: dict[str, Ask]) -> None:
    guest = meter.guest
    for _ in range(_WARM):
        guest.get("/api/health")  # the first ones cost more, which would make the others seem cheap
    empty = meter.cost(lambda: guest.get("/api/health"))
    costs = {name: meter.cost(lambda ask=ask: ask.send(guest)) for name, ask in asks.items()}  # type: ignore[misc]
    ratios = {name: cost / empty for name, cost in costs.items()}
    told = ", ".join(f"{name}: {ratio:.1f}" for name, ratio in sorted(ratios.items(), key=lambda pair: -pair[1]))
    print(f"empty {1000 * empty:.2f} ms; {told}")
    assert max(ratios.values()) <= _BUDGET, told


def test_a_change_costs_the_same_however_much_was_said_and_however_many_listen(meter: Meter, house: House) -> None:
    """Ten views of a long negotiation, against ten of one that has just begun."""
    guest = meter.guest

    def change(table: Table) -> float:
        held = [keys.new_key() for _ in range(4)]
        id = house.keep(table, [Seat("person", key=keys.digest(key)) for key in held])
        with ExitStack() as listening:
            for key in (*held, None):
                for lang in ("en", "it"):
                    listening.enter_context(guest.listen(id, key, f"?lang={lang}"))
            return meter.cost(lambda: guest.post(f"/api/tables/{id}/say", {"text": ":peace 1"}, held[0]))

    short, long = change(sottovoce.new("verrat", 4, 4)), change(talkative_verrat())
    print(f"short {1000 * short:.1f} ms, long {1000 * long:.1f} ms")
    assert long <= 3 * short


def test_a_query_that_stopped_the_server_is_refused_at_once(guest: Guest) -> None:
    keys_of_it = ",".join(f'"{number}":0' for number in range(4500))
    query = urlencode({"map": "{" + keys_of_it + "}"}, safe=",:")
    started = time.monotonic()
    answer = guest.get(f"/api/games/siam/drawing?{query}")
    assert (answer.status, answer.code) == (413, "too-long")
    assert time.monotonic() - started < 1


def test_a_seat_may_not_take_back_for_ever(open_house: Callable[..., House]) -> None:
    house = open_house(most_undos=3, most_entries=12)
    guest = house.guest()
    made = guest.table("siam", "me", "me", seed=4)
    seat = guest.see(made.id)["to_act"][0]
    for _ in range(3):
        assert guest.act(made.id, made.key(seat), "play rama").status == 200
        assert guest.act(made.id, made.key(seat), "undo").status == 200
    guest.act(made.id, made.key(seat), "play rama")
    enough = guest.act(made.id, made.key(seat), "undo")
    assert (enough.status, enough.code) == (409, "undone-enough")
    guest.play(made, 12)
    acting = guest.see(made.id)["to_act"][0]
    choice = guest.see(made.id, made.key(acting))["choices"][0]["action"]
    full = guest.act(made.id, made.key(acting), choice)
    assert (full.status, full.code) == (409, "log-full")
    assert guest.see(made.id)["entry"] == 12


def test_the_metrics_tell_of_a_loop_that_was_held_up(open_house: Callable[..., House]) -> None:
    house = open_house()

    async def hold_up() -> None:
        time.sleep(3 * STALL)

    before = house.hub.watch.stalls
    house.run(hold_up)
    for _ in range(50):
        if house.hub.watch.stalls > before:
            break
        time.sleep(0.05)
    assert house.hub.watch.stalls > before
    assert house.hub.watch.longest >= 2 * STALL
    told = house.guest().get("/api/metrics").body.decode()
    assert f"sottovoce_loop_stall_seconds_count {house.hub.watch.stalls:.1f}\n" in told
