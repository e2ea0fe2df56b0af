"""A seat belongs to its holder: the key of a taken seat never changes without them, whatever is asked in any order."""

from __future__ import annotations

import asyncio
import itertools
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    initialize,
    invariant,
    multiple,
    rule,
    run_state_machine_as_test,
)
from litestar.routes import HTTPRoute
from members.absence import long_asked, long_gone
from members.largest_requests import template_of
from members.member import Member
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.server import keys
from sottovoce.server.errors import Refused
from sottovoce.server.seats import Seats
from sottovoce.store.database import StoreError
from sottovoce.store.records import Seat
from sottovoce.store.schema import TABLES

if TYPE_CHECKING:
    from server.conftest import Answer, Guest, House, Made

    from sottovoce.core.table import Table

_PLAYERS = 3
_names = (f"Stranger {''.join(letters)}" for letters in itertools.product("abefghkpqstuxyz", repeat=3))
_KINDS = ("me", "friend", "open", "random")
# What else can be sent to a table: it never changes who holds a seat.
_ELSE: list[tuple[str, str, object]] = [
    ("POST", "/say", {"text": "Well?"}),
    ("PUT", "/notes", {"text": "mine"}),
    ("POST", "/hint", None),
    ("POST", "/coach", {"action": "pass"}),
    ("POST", "/whispers", {"agree": True}),
    ("PUT", "/draft", {"answers": []}),
    ("POST", "/orders", {"name": "pass"}),
    ("DELETE", "/orders/1", None),
    ("POST", "/resume", {}),
    ("POST", "/nudge", {"seat": 0}),
    ("POST", "/webhook", {"address": "https://hook.example/a"}),
    ("DELETE", "/webhook", None),
    ("POST", "/analysis", None),
]
_FOR_ALL = "/analysis"  # what spectators may ask for, too


@pytest.fixture
def finished(house: House) -> Made:
    """A game of three people that is over."""
    guest = house.guest()
    made = guest.table("siam", "me", "me", "me", seed=4)
    guest.play(made)
    return made


def test_a_rematch_never_takes_a_seat_that_somebody_else_has_claimed(guest: Guest, finished: Made) -> None:
    first = guest.post(f"/api/tables/{finished.id}/rematch", None, finished.key(0)).json
    new = f"/api/tables/{first['id']}"
    invite = guest.post(f"{new}/seats/2", {}, first["host"]).json["invite"]
    carla = guest.post(f"{new}/claim", {"invite": invite, "name": "Carla"}).json
    refused = guest.post(f"/api/tables/{finished.id}/rematch", None, finished.key(1))
    assert (refused.status, refused.code) == (409, "seat-taken")
    assert guest.see(first["id"], carla["key"])["seat"] == 2
    assert guest.see(first["id"])["seats"][2]["name"] == "Carla"


def test_a_rematch_never_takes_the_seat_of_a_bot_in_mid_game(guest: Guest, finished: Made) -> None:
    first = guest.post(f"/api/tables/{finished.id}/rematch", None, finished.key(0)).json
    for seat in (0, 2):
        guest.post(f"/api/tables/{first['id']}/seats/{seat}", {"bot": "random"}, first["host"])
    assert guest.see(first["id"])["state"] == "playing"
    for late in (1, 2):
        refused = guest.post(f"/api/tables/{finished.id}/rematch", None, finished.key(late))
        assert (refused.status, refused.code) == (409, "seat-taken")
    assert [seat["kind"] for seat in guest.see(first["id"])["seats"]] == ["bot", "person", "bot"]


def test_a_rematch_that_was_closed_can_be_made_again(guest: Guest, finished: Made) -> None:
    path = f"/api/tables/{finished.id}/rematch"
    first = guest.post(path, None, finished.key(0)).json
    assert guest.ask("DELETE", f"/api/tables/{first['id']}", key=first["host"]).status == 204
    second = guest.post(path, None, finished.key(1)).json
    assert second["id"] != first["id"]
    assert second["host"] is not None
    assert guest.see(finished.id)["rematch"] == second["id"]
    assert guest.post(path, None, finished.key(0)).json["id"] == second["id"]


def test_a_rematch_that_could_not_be_kept_leaves_no_table_behind(
    house: House, guest: Guest, finished: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    def tables() -> int:
        query = select(func.count()).select_from(TABLES)
        return int(house.hub.store.look(lambda connection: connection.execute(query).scalar() or 0).result(9))

    def refuse(_: object) -> Future[None]:
        lost: Future[None] = Future()
        lost.set_exception(StoreError("database-failed"))
        return lost

    path, before = f"/api/tables/{finished.id}/rematch", tables()
    with monkeypatch.context() as patch:
        patch.setattr(house.hub.store, "change", refuse)
        assert guest.post(path, None, finished.key(0)).status == 503
    assert tables() == before
    assert guest.post(path, None, finished.key(0)).status == 200
    assert tables() == before + 1


@pytest.mark.parametrize("seat", ["-1", "-3", "3", "99999999999999999999"])
def test_there_is_no_seat_before_the_first_or_after_the_last(guest: Guest, seat: str) -> None:
    made = guest.table("siam", "me", "friend", "friend")
    before = guest.see(made.id)
    answer = guest.post(f"/api/tables/{made.id}/seats/{seat}", {"bot": "random"}, made.host)
    assert (answer.status, answer.code) == (404, "no-seat")
    assert guest.see(made.id) == before


def test_no_moment_is_played_on_from_a_seat_that_is_no_number(guest: Guest, finished: Made) -> None:
    wish = {"moment": 3, "me": 0, "bots": {"²": "random"}}
    assert guest.post(f"/api/tables/{finished.id}/from", wish).code == "no-seat"


def test_a_host_frees_a_seat_before_the_game_begins(guest: Guest) -> None:
    made = guest.table("siam", "me", "open", "friend")
    path = f"/api/tables/{made.id}"
    bruno = guest.post(f"{path}/claim", {"seat": 1, "name": "Bruno"}).json["key"]
    guest.ask("PUT", f"{path}/notes", {"text": "mine alone"}, bruno)
    assert guest.post(f"{path}/seats/1", {"free": True}, made.key(0)).code == "not-host"
    assert guest.post(f"{path}/seats/1", {"free": True}, bruno).code == "not-host"
    with guest.listen(made.id, bruno) as stream:
        stream.recv(timeout=9)
        freed = guest.post(f"{path}/seats/1", {"free": True}, made.host).json
        with pytest.raises(ConnectionClosed) as closed:
            stream.recv(timeout=9)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    old = guest.get(path, bruno)
    assert (old.status, old.code) == (401, "key-unknown")
    carla = guest.post(f"{path}/claim", {"invite": freed["invite"], "name": "Carla"}).json
    assert carla["seat"] == 1
    assert guest.get(f"{path}/notes", carla["key"]).json["text"] == ""
    assert guest.get(path, bruno).status == 401
    guest.post(f"{path}/seats/2", {"bot": "random"}, made.host)
    begun = guest.post(f"{path}/seats/1", {"free": True}, made.host)
    assert (begun.status, begun.code) == (409, "begun")
    assert guest.see(made.id, carla["key"])["seat"] == 1


def test_whatever_changes_a_taken_seat_needs_its_holders_key() -> None:
    seats = Seats([Seat("person", "Anna", key=keys.digest("anna")), Seat("bot", bot="random"), Seat("open")])
    for number, other in (
        (0, Seat("person", key=keys.digest("bruno"))),
        (0, Seat("bot", bot="random")),
        (0, Seat("open")),
        (1, Seat("person", key=keys.digest("bruno"))),
        (1, Seat("bot", bot="expert")),
    ):
        for shown in (None, "bruno", ""):
            with pytest.raises(Refused, match="That seat is taken"):
                seats.put(number, other, shown)
    assert not seats.changed
    seats.put(0, seats[0].but(name="Anita"))
    seats.sit_down(2, "Carla", "carla")
    seats.put(0, seats[0].but(key=keys.digest("dario")), "anna")
    assert (seats.of("anna"), seats.of("dario"), seats.of("carla")) == (None, 0, 2)


# -- every route, in any order


@dataclass
class Known:
    """What somebody outside knows of a table: every secret that was ever handed out."""

    id: str
    host: str | None
    invites: list[str] = field(default_factory=list)
    given: dict[str, int] = field(default_factory=dict)  # keys and their seats
    freed: set[str] = field(default_factory=set)
    bots: set[int] = field(default_factory=set)
    handed: set[str] = field(default_factory=set)  # invitations to seats that are handed over
    over: bool = False
    closed: bool = False


def _over() -> Table:
    table = sottovoce.new("siam", _PLAYERS, 4)
    dice = Fast(4)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, table.choices(seat)[dice.roll(len(table.choices(seat)))])
    return table


class Strangers(RuleBasedStateMachine):
    """People who do anything that the API takes, in any order, with any secret that they have ever held."""

    house: House
    past: Table
    routes: set[tuple[str, str]]  # all that was asked for
    tables: Bundle[Known] = Bundle("tables")
    ended: Bundle[Known] = Bundle("ended")

    def __init__(self) -> None:
        super().__init__()
        self.guest = self.house.guest()
        plain = self.guest.ask

        def ask(method: str, path: str, *rest: Any, **more: Any) -> Answer:
            self.routes.add((method, path.partition("?")[0]))
            return plain(method, path, *rest, **more)

        self.guest.ask = ask  # type: ignore[method-assign]
        self.known: list[Known] = []
        self.member: Member | None = None  # who has an account
        self.ring: dict[tuple[str, int], str] = {}  # seats that it has taken in, and their keys then

    def _member(self) -> Member:
        if self.member is None:
            self.member = Member(self.guest)
            assert self.member.post("", {"name": next(_names)}).status == 201
        return self.member

    def _note(self, told: dict[str, Any]) -> Known:
        table = Known(told["id"], told["host"])
        for seat in told["seats"]:
            if seat["key"]:
                table.given[seat["key"]] = seat["seat"]
            if seat["invite"]:
                table.invites.append(seat["invite"])
            if seat["kind"] == "bot":
                table.bots.add(seat["seat"])
        self.known.append(table)
        return table

    @rule(
        target=tables,
        kinds=st.lists(st.sampled_from(_KINDS), min_size=_PLAYERS, max_size=_PLAYERS),
        pledge=st.booleans(),
    )
    def make(self, kinds: list[str], pledge: bool) -> Known:
        seats = [{"kind": kind} if kind != "random" else {"kind": "bot", "bot": kind} for kind in kinds]
        return self._note(self.guest.post("/api/tables", {"game": "siam", "seats": seats, "pledge": pledge}).json)

    @initialize(target=ended)
    def finish(self) -> Known:
        """A table at which three people have played to the end."""
        held = [keys.new_key() for _ in range(_PLAYERS)]
        id = self.house.keep(self.past, [Seat("person", key=keys.digest(key)) for key in held])
        table = Known(id, None, given={key: seat for seat, key in enumerate(held)}, over=True)
        self.known.append(table)
        return table

    def _key(self, table: Known, which: int) -> str:
        """The host's key, one that opens a seat or did, or one that opens nothing."""
        all_keys = [*([table.host] if table.host else []), *table.given, "nobody"]
        return all_keys[which % len(all_keys)]

    @rule(table=tables, seat=st.none() | st.integers(0, _PLAYERS), which=st.integers(0, 3), ring=st.booleans())
    def claim(self, table: Known, seat: int | None, which: int, ring: bool) -> None:
        invite = [None, *table.invites][-which % (len(table.invites) + 1)]
        page = self._member().key if ring else None
        answer = self.guest.post(f"/api/tables/{table.id}/claim", {"seat": seat, "invite": invite}, page)
        if answer.status == 200:
            if ring:
                self.ring[table.id, answer.json["seat"]] = answer.json["key"]
            if invite in table.handed:  # the seat was its old holder's until now
                table.freed |= {old for old, where in table.given.items() if where == answer.json["seat"]}
            table.given[answer.json["key"]] = answer.json["seat"]

    @rule(table=tables, seat=st.integers(-1, _PLAYERS), which=st.integers(0, 4))
    def hand_over(self, table: Known, seat: int, which: int) -> None:
        key = self._key(table, which)
        answer = self.guest.post(f"/api/tables/{table.id}/seats/{seat}/hand-over", None, key)
        if answer.status == 201:
            assert table.given[key] == seat, "a seat was handed over by somebody else"
            assert key not in table.freed
            table.handed.add(answer.json["invite"])
            table.invites.append(answer.json["invite"])

    @rule(table=tables, seat=st.integers(0, _PLAYERS - 1), which=st.integers(0, 4))
    def leave(self, table: Known, seat: int, which: int) -> None:
        key = self._key(table, which)
        answer = self.guest.post(f"/api/tables/{table.id}/seats/{seat}/leave", None, key)
        if answer.status == 204:
            assert table.given[key] == seat, "a seat was given back by somebody else"
            assert key not in table.freed
            self._gone(table, seat, key)

    def _owns(self, table: Known, key: str) -> None:
        assert key in table.given
        assert key not in table.freed

    def _gone(self, table: Known, seat: int, key: str) -> None:
        """Its holder has given a seat up."""
        table.freed.add(key)
        if self.guest.see(table.id)["seats"][seat]["kind"] == "bot":
            table.bots.add(seat)

    @rule(table=tables, which=st.sampled_from([0, 1, 1, 2, 3]))
    def resign(self, table: Known, which: int) -> None:
        key = self._key(table, which)
        if self.guest.post(f"/api/tables/{table.id}/resign", None, key).status == 204:
            self._owns(table, key)
            if self.guest.see(table.id)["ended"] is None:
                self._gone(table, table.given[key], key)

    @rule(table=tables)
    def nonce(self, table: Known) -> None:
        seen = self.guest.get(f"/api/tables/{table.id}")
        for key in [] if seen.status != 200 else [self._key(table, which) for which in range(len(table.given) + 2)]:
            wish = {"nonce": "1a" * 32, "commitment": seen.json["commitment"]}
            if self.guest.post(f"/api/tables/{table.id}/nonce", wish, key).status == 200:
                self._owns(table, key)

    @rule(target=tables)
    def stand_in(self) -> Known:
        """A table at which everybody agrees that a bot stands in for somebody who has not come for days."""
        made = self.guest.table("siam", *["me"] * _PLAYERS)
        table = Known(made.id, made.host, given={made.key(seat): seat for seat in range(_PLAYERS)})
        self.known.append(table)
        away = self.guest.see(table.id)["to_act"][0]
        long_gone(self.house, made, away)
        long_asked(self.house, made)
        wish = {"kind": "stand-in", "seat": away}
        others = [key for key, seat in table.given.items() if seat != away]
        votes = [self.guest.post(f"/api/tables/{table.id}/vote", wish, key).json for key in others]
        assert votes[-1] == {"settled": True}
        return table

    @rule(table=tables)
    def gather(self, table: Known) -> None:
        """Somebody with an account takes all seats into the ring whose keys were ever given."""
        member = self._member()
        for which in range(len(table.given) + 2):
            key = self._key(table, which)
            told = member.ask("POST", "/tables", {"tables": [{"id": table.id, "key": key}]}).json["tables"]
            if told and key != table.host:
                assert key in table.given
                if key not in table.freed:
                    self.ring[table.id, table.given[key]] = key

    @rule()
    def delete_account(self) -> None:
        if self.member is None:
            return
        name = self.member.told["account"]["name"]
        assert self.member.ask("POST", "/leave", {"name": name}).status == 200

        async def done() -> None:
            while self.house.hub._tasks:
                await asyncio.sleep(0.01)

        self.house.run(done)
        for table in self.known:
            for (id, seat), key in self.ring.items():
                if id == table.id and not table.closed and key not in table.freed:
                    self._gone(table, seat, key)
        self.member = None
        self.ring.clear()

    @rule(table=tables, which=st.integers(0, 4))
    def vote_to_delete(self, table: Known, which: int) -> None:
        key = self._key(table, which)
        answer = self.guest.post(f"/api/tables/{table.id}/vote", {"kind": "delete"}, key)
        if answer.status == 200:
            self._owns(table, key)
            table.closed = answer.json["settled"]

    @rule(
        table=tables,
        seat=st.integers(-1, _PLAYERS),
        wish=st.sampled_from([{}, {"bot": "random"}, {"free": True}, {"name": "Anna"}]),
        which=st.sampled_from([0, 0, 0, 1, 2]),
    )
    def change(self, table: Known, seat: int, wish: dict[str, object], which: int) -> None:
        key = self._key(table, which)
        answer = self.guest.post(f"/api/tables/{table.id}/seats/{seat}", wish, key)
        if answer.status != 200:
            return
        assert 0 <= seat < _PLAYERS
        if answer.json["invite"]:
            table.invites.append(answer.json["invite"])
        if wish.get("free"):
            assert key == table.host
            table.freed |= {old for old, where in table.given.items() if where == seat}
            table.bots.discard(seat)
        if wish.get("bot"):
            table.bots.add(seat)

    @rule(table=tables, seat=st.integers(0, _PLAYERS - 1))
    def let_in(self, table: Known, seat: int) -> None:
        """The host invites somebody, who comes at once."""
        offered = self.guest.post(f"/api/tables/{table.id}/seats/{seat}", {}, table.host)
        if offered.status == 200 and offered.json["invite"]:
            answer = self.guest.post(f"/api/tables/{table.id}/claim", {"invite": offered.json["invite"]})
            table.given[answer.json["key"]] = seat

    @rule(target=tables, table=ended, which=st.integers(0, _PLAYERS))
    def rematch(self, table: Known, which: int) -> Any:
        answer = self.guest.post(f"/api/tables/{table.id}/rematch", None, self._key(table, which))
        if answer.status != 200:
            return multiple()
        told = answer.json
        known = next((one for one in self.known if one.id == told["id"]), None)
        new = known or Known(told["id"], None)
        new.host = new.host or told["host"]
        new.given[told["key"]] = told["seat"]
        new.freed.discard(told["key"])  # who was sent away has sat down again, on a seat that was free
        if known is not None:
            return multiple()
        self.known.append(new)
        return new

    @rule(target=tables, table=ended, moment=st.integers(0, 20), me=st.integers(0, _PLAYERS))
    def play_from(self, table: Known, moment: int, me: int) -> Any:
        bots = {str(seat): "random" for seat in range(_PLAYERS) if seat != me}
        answer = self.guest.post(f"/api/tables/{table.id}/from", {"moment": moment, "me": me, "bots": bots})
        return self._note(answer.json) if answer.status == 201 else multiple()

    @rule(table=tables, which=st.integers(0, 5), back=st.booleans())
    def act(self, table: Known, which: int, back: bool) -> None:
        key = self._key(table, which)
        seen = self.guest.get(f"/api/tables/{table.id}", key)
        if seen.status == 200:
            choices = [choice["action"] for choice in seen.json["choices"]]
            self.guest.act(table.id, key, "undo" if back or not choices else choices[0])

    @rule(table=tables, which=st.sampled_from([0, 1, 2]))
    def close(self, table: Known, which: int) -> None:
        answer = self.guest.ask("DELETE", f"/api/tables/{table.id}", key=self._key(table, which))
        table.closed = table.closed or answer.status == 204

    @rule(table=tables, which=st.integers(0, 4))
    def everything_else(self, table: Known, which: int) -> None:
        key = self._key(table, which)
        for method, path, body in _ELSE:
            answer = self.guest.ask(method, f"/api/tables/{table.id}{path}", body, key)
            assert answer.status < 500
            if answer.status < 300 and path != _FOR_ALL:
                self._owns(table, key)

    @rule(table=tables)
    def forget(self, table: Known) -> None:
        """The server reads the table again."""

        async def drop() -> None:
            live = self.house.hub.tables.get(table.id)
            if live is not None:
                self.house.hub.drop(live)

        self.house.run(drop)

    @invariant()
    def every_key_opens_its_own_seat_for_good(self) -> None:
        for table in self.known:
            self._check(table)
            self._check_ring(table)

    def _check_ring(self, table: Known) -> None:
        """The account opens what it has taken in, as long as that is its seat."""
        for (id, seat), key in self.ring.items():
            if id == table.id and self.member is not None and not table.closed:
                seen = self.guest.see(id, f"{self.member.key}.{seat}")["seat"]
                assert seen == (None if key in table.freed else seat)

    def _check(self, table: Known) -> None:
        for key, seat in table.given.items():
            answer = self.guest.get(f"/api/tables/{table.id}", key)
            if table.closed:
                assert answer.status == 404
            elif key in table.freed:
                assert answer.status == 401, "a freed seat still opens"
            else:
                assert (answer.status, answer.json["seat"]) == (200, seat)
        if not table.closed:
            kinds = [seat["kind"] for seat in self.guest.see(table.id)["seats"]]
            assert all(kinds[seat] == "bot" for seat in table.bots), "a bot's seat is another's"
        open_now = [seat for key, seat in table.given.items() if key not in table.freed]
        assert len(open_now) == len(set(open_now)), "two keys open one seat"


def test_the_key_of_a_taken_seat_never_changes_without_its_holder(house: House) -> None:
    class Here(Strangers):
        """At this server."""

    Here.house, Here.past, Here.routes = house, _over(), set()
    # Over HTTP making a failure smaller takes minutes: the steps as they were found say enough.
    patience = settings(
        phases=[Phase.generate],
        max_examples=32,
        stateful_step_count=25,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    run_state_machine_as_test(Here, settings=patience)
    app: Any = house.serving.config.app
    wanted = {
        (method, route.path_format)
        for route in app.routes
        if isinstance(route, HTTPRoute) and "/tables/{table}" in route.path_format
        for method in route.methods - {"GET", "OPTIONS"}
        if not route.path_format.startswith("/api/account")
    }
    templates = {template for _, template in wanted}
    changes = [(method, path) for method, path in Here.routes if method != "GET" and path.startswith("/api/tables/")]
    asked = {(method, template_of(path, templates)) for method, path in changes}
    assert asked >= wanted, "something that changes a table was never tried"
