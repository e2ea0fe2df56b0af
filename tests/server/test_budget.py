"""Nothing that grows with what is sent, or with what has happened, holds up the event loop: a budget per address."""

from __future__ import annotations

import time
from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import pytest
from litestar.routes import HTTPRoute
from members.largest_requests import Ask, all_asks, talkative_verrat, template_of

import sottovoce
from sottovoce.server import keys, table_creation
from sottovoce.server.config import Config
from sottovoce.server.loop_watch import STALL
from sottovoce.store.records import Record, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from server.conftest import Answer, Guest, House

    from sottovoce.core.table import Table

_BUDGET = 20  # times the event loop's work for an empty request
_TRIES = 3
_WARM = 30
_IDLE = 1.0  # seconds
_BACK = 2200  # steps that each of two seats has taken back: 9,000 entries in all


class Meter:
    """What the event loop's own thread works for a request, threads and other processes not counted."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.guest = house.guest()
        self.idle = 0.0

    def _now(self) -> float:
        async def look() -> float:
            return time.thread_time()

        return self.house.run(look)

    def cost(self, work: Callable[[], Answer]) -> float:
        """Seconds, the least of several tries; a fault is none."""
        return min(self.once(work) for _ in range(_TRIES))

    def once(self, work: Callable[[], Answer]) -> float:
        """Seconds of one try, without what the loop does anyway while others work."""
        began = time.monotonic()
        before = self._now()
        answer = work()
        taken = self._now() - before
        assert answer.status < 500, answer.body
        return max(0.0, taken - self.idle * (time.monotonic() - began))

    def look_about(self) -> None:
        """See what share of the time the loop works where nobody asks for anything."""
        before = self._now()
        time.sleep(_IDLE)
        self.idle = (self._now() - before) / _IDLE


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
                made.hub.metrics.answered(method, route.path, status, 0.01)
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


def taken_back(times: int) -> Table:
    """A running game of Verrat! in which two seats have done and taken back a step so often, and done it then."""
    table = sottovoce.new("verrat", 4, 4)
    for _ in range(2):
        seat = table.to_act[0]
        step = next(choice for choice in table.choices(seat) if _can_be_undone(table, seat, choice))
        for _ in range(times):
            table.play(seat, step)
            table.undo(seat)
        table.play(seat, step)
    return table


def _can_be_undone(table: Table, seat: int, step: str) -> bool:
    table.play(seat, step)
    able = table.why_no_undo(seat) is None
    if able:
        table.undo(seat)
    return able


def test_playing_taking_back_asking_and_ending_cost_the_same_however_long_the_game_is(
    open_house: Callable[..., House],
) -> None:
    meter = Meter(open_house(most_undos=2 * _BACK - 1))  # so that every undo has them counted
    guest, house = meter.guest, meter.house

    def done(path: str, body: object, key: str) -> Answer:
        answer = guest.post(path, body, key)
        assert answer.status == 200, answer.body
        return answer

    def costs(times: int) -> list[float]:
        table, held = taken_back(times), [keys.new_key() for _ in range(4)]
        last = table.log[-1]
        header = table_creation.header_of(table.game, 4, dict(table.options), table.seeds, "host")
        header = replace(table_creation.begun(header, table), hints=True)
        seats = [Seat("person", key=keys.digest(key)) for key in held]
        house.hub.store.add(Record(header, seats, table.log, table.said)).result()
        path, mine, asked = f"/api/tables/{header.id}", held[last.seat], held[table.to_act[0]]
        acts = [{"action": "undo"}, {"action": last.text}] * _TRIES
        with guest.listen(header.id, mine), guest.listen(header.id):
            steps = [meter.once(lambda act=act: done(f"{path}/act", act, mine)) for act in acts]  # type: ignore[misc]
            hint = meter.once(lambda: done(f"{path}/hint", {}, asked))  # the first one: the judge is told everything
            for key in held[1:]:
                done(f"{path}/vote", {"kind": "end"}, key)
            end = meter.once(lambda: done(f"{path}/vote", {"kind": "end"}, held[0]))
        assert guest.see(header.id)["ended"] == "agreed"
        return [min(steps[::2]), min(steps[1::2]), hint, end]

    meter.look_about()
    empty = meter.cost(lambda: guest.get("/api/health"))
    costs(1)  # whatever is done for the first time costs more
    short, long = costs(1), costs(_BACK)
    print([f"{1000 * cost:.1f}" for cost in (empty, *short, *long)])
    assert all(after <= 3 * before + _BUDGET / 2 * empty for before, after in zip(short, long, strict=True))


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
