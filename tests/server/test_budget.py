"""Nothing that grows with what is sent, or with what has happened, holds up the event loop: a budget per address."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import pytest

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.server import keys
from sottovoce.server.loop_watch import STALL
from sottovoce.store.records import Seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from server.conftest import Answer, Guest, House

    from sottovoce.core.table import Table

_BUDGET = 20  # times the event loop's work for an empty request
_TRIES = 5
_LINES = 1500
_UNDOS = 200
Ask = tuple[str, str, object, str | None]


def _long_whispers() -> Table:
    """A finished game in which both sides have taken back as much as they may."""
    table = sottovoce.new("whispers", 4, 4)
    dice = Fast(4)
    undone = [0] * 4
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, table.choices(seat)[dice.roll(len(table.choices(seat)))])
        while undone[seat] < _UNDOS and table.why_no_undo(seat) is None and len(table.log) % 40:
            again = table.log[-1].text
            table.undo(seat)
            table.play(seat, again)
            undone[seat] += 1
    return table


def _talkative_verrat() -> Table:
    """A running game of Verrat! in which everything has been said over and over."""
    table = sottovoce.new("verrat", 4, 4)
    for number in range(_LINES):
        table.say(number % 4, f":peace {(number + 1) % 4}" if number % 3 else f"line {number}")
    return table


def _huge_map() -> str:
    provinces = ",".join(f'"{number}":0' for number in range(1900))
    return f'{{"provinces":{{{provinces},"7":0}}}}'


class Meter:
    """What the event loop's own thread works for a request, threads and other processes not counted."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.guest = house.guest()

    def _now(self) -> float:
        async def look() -> float:
            return time.thread_time()

        return self.house.run(look)

    def cost(self, work: Callable[[], Answer], statuses: tuple[int, ...]) -> float:
        """Seconds, the least of several tries."""
        found = []
        for _ in range(_TRIES):
            before = self._now()
            answer = work()
            found.append(self._now() - before)
            assert answer.status in statuses, answer.body
        return min(found)


@pytest.fixture(scope="module")
def meter(house: House) -> Meter:
    return Meter(house)


@pytest.fixture(scope="module")
def asks(house: House) -> dict[str, Ask]:
    """For each address the largest that it takes, at tables with a long past."""
    held = [keys.new_key() for _ in range(4)]
    seats = [Seat("person", key=keys.digest(key)) for key in held]
    over = f"/api/tables/{house.keep(_long_whispers(), seats)}"
    talk = f"/api/tables/{house.keep(_talkative_verrat(), seats)}"
    guest = house.guest()
    full = [{"id": guest.table("siam", "me", "open", public=True).id, "key": "x" * 64} for _ in range(100)]
    own_map = json.dumps({"filler": "x" * 19_900})
    return {
        "games": ("GET", "/api/games", None, None),
        "rules": ("GET", "/api/games/whispers/rules", None, None),
        "words": ("GET", "/api/games/verrat/words/it", None, None),
        "drawing": ("GET", "/api/games/whispers/drawing", None, None),
        "drawing with a huge map": ("GET", f"/api/games/siam/drawing?{urlencode({'map': _huge_map()})}", None, None),
        "make": ("POST", "/api/tables", {"game": "siam", "seats": [], "players": 2}, None),
        "make with a huge map": (
            "POST",
            "/api/tables",
            {"game": "siam", "seats": [{"kind": "me"}] * 2, "options": {"map": own_map}},
            None,
        ),
        "list": ("GET", "/api/tables", None, None),
        "mine": ("POST", "/api/tables/mine", {"tables": full}, None),
        "see": ("GET", over, None, held[0]),
        "see talk": ("GET", talk, None, held[0]),
        "see in Italian": ("GET", f"{talk}?lang=it", None, None),
        "claim": ("POST", f"{over}/claim", {"name": "x" * 60, "invite": "y" * 64}, None),
        "change a seat": ("POST", f"{over}/seats/0", {"bot": "x" * 40}, "z" * 64),
        "act": ("POST", f"{talk}/act", {"action": "send " * 40}, held[0]),
        "undo": ("POST", f"{talk}/act", {"action": "undo"}, held[0]),
        "say": ("POST", f"{talk}/say", {"text": "x" * 500}, held[0]),
        "state": ("POST", f"{talk}/say", {"text": ":peace 1"}, held[0]),
        "notes": ("PUT", f"{talk}/notes", {"text": "é" * 20_000}, held[0]),
        "moment": ("GET", f"{over}/moments/300?seat=1", None, None),
        "file": ("GET", f"{over}/file", None, None),
        "analysis": ("GET", f"{over}/analysis", None, None),
        "play from": (
            "POST",
            f"{over}/from",
            {"moment": 300, "me": 0, "bots": {str(n): "random" for n in (1, 2, 3)}},
            None,
        ),
        "a body that is too long": ("POST", "/api/tables", b"[" * 64_000, None),
    }


def test_no_request_works_long_on_the_event_loop(meter: Meter, asks: dict[str, Ask]) -> None:
    guest = meter.guest
    statuses = (200, 201, 400, 401, 403, 404, 409, 413)
    empty = meter.cost(lambda: guest.get("/api/health"), statuses)
    costs = {name: meter.cost(lambda ask=ask: guest.ask(*ask), statuses) for name, ask in asks.items()}  # type: ignore[misc]
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
            return meter.cost(lambda: guest.post(f"/api/tables/{id}/say", {"text": ":peace 1"}, held[0]), (200,))

    short, long = change(sottovoce.new("verrat", 4, 4)), change(_talkative_verrat())
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
