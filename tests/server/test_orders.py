"""Standing orders: nobody else can see them, each acts once, and they stop by themselves."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

import sottovoce
from sottovoce.core import orders
from sottovoce.core.table import Table

if TYPE_CHECKING:
    from server.conftest import Guest, House, Made, Open


@pytest.fixture
def quick(open_house: Open) -> House:
    return open_house(order_delay=0.2)


def give(guest: Guest, made: Made, seat: int, name: str) -> Any:
    return guest.post(f"/api/tables/{made.id}/orders", {"name": name}, made.key(seat))


def wait_for(what: Any, seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end
        time.sleep(0.05)


def status(table: Table, seat: int, name: str, since: int, stage: int = 1) -> orders.OrderStatus:
    order = table.game.orders.named(table.position, seat, name)
    assert order is not None
    return orders.status(table, seat, order, since, stage)


# -- what they come to


def test_pass_until_somebody_plays_a_card() -> None:
    table = sottovoce.new("siam", players=3, seed=7)
    first, second, third = 0, 1, 2
    assert table.to_act == (first,)
    assert status(table, second, "pass", 0) == orders.OrderStatus()
    table.play(first, "pass")
    assert status(table, second, "pass", 0).answer == "pass"
    table.play(second, "pass")
    table.play(third, "play rama")
    assert status(table, second, "pass", 0).ended == orders.OVERTAKEN
    assert status(table, second, "pass", len(table.log)) == orders.OrderStatus()  # only what comes later counts


def test_an_order_lapses_with_the_struggle() -> None:
    table = sottovoce.new("siam", players=3, seed=7)
    while table.game.stage(table.position) == 1:
        table.play(table.to_act[0], "pass")
    assert status(table, table.to_act[0], "pass", 0).ended == orders.LAPSED


def _offer(table: Table, seat: int, other: int, given: str, wanted: str) -> None:
    for text in (f"offer {other}", f"give {given}", f"want {wanted}", "send-offer"):
        table.play(seat, text)


def test_accept_the_exact_swap_and_no_other() -> None:
    table, (maker, given, wanted) = _verrat()
    other = 0
    name = f"accept {maker} {given} for {wanted}"
    assert status(table, other, name, 0) == orders.OrderStatus()
    _offer(table, maker, other, given, wanted)
    found = status(table, other, name, 0)
    assert found.answer == f"accept {maker}-1"
    assert status(table, other, f"accept {maker} {wanted} for {given}", 0) == orders.OrderStatus()
    assert status(table, other, name, len(table.log)) == orders.OrderStatus()
    table.play(other, f"accept {maker}-1")
    assert status(table, other, name, 0).ended == orders.OVERTAKEN
    table.play(maker, "ready")


def _verrat() -> tuple[Table, tuple[int, str, str]]:
    """A game in which seat 0 can swap one card for another, with whom and for what."""
    table = sottovoce.new("verrat", players=4, seed=3)
    hands = [player["cards"] for player in table.view(None)["players"]]
    for maker in range(1, 4):
        for given in [card for card in hands[maker] if card != "pardon"]:
            for wanted in [card for card in hands[0] if card != "pardon"]:
                if given != wanted:
                    return table, (maker, given, wanted)
    raise AssertionError


@pytest.mark.parametrize(
    "name",
    ["", "accept", "accept 0 gold for ships", "accept 9 gold for ships", "accept 1 gold for gold", "accept 1 x for y"],
)
def test_swaps_that_make_no_sense(name: str) -> None:
    table, _ = _verrat()
    assert table.game.orders.named(table.position, 0, name) is None


def test_whispers_offers_no_cards_and_banners() -> None:
    table = sottovoce.new("whispers", players=2, seed=3)
    forms = table.game.orders.forms(table.position, 0)
    region = forms[1].parts[0].values[0][0]
    add = table.game.orders.named(table.position, 0, f"add {region}")
    assert add is not None
    assert add.answers == (f"place {region}", "add")
    assert table.game.orders.named(table.position, 0, "add atlantis") is None
    assert table.game.orders.named(table.position, 0, "no-cards") is not None


# -- at a table


def test_nobody_else_can_tell_that_there_is_an_order(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", "me", seed=4)
    first = guest.see(made.id)["to_act"][0]
    owner = (first + 1) % 3
    others = [None, *(made.key(seat) for seat in range(3) if seat != owner)]
    before = [guest.see(made.id, key) for key in others]
    assert give(guest, made, owner, "pass").status == 204
    assert [guest.see(made.id, key) for key in others] == before
    own = guest.see(made.id, made.key(owner))["orders"]
    assert own == [{"number": 1, "text": "Pass until someone plays a card in this struggle", "ended": None}]
    assert give(guest, made, owner, "pass").code == "order-given"
    assert give(guest, made, owner, "dance").code == "no-order"
    assert give(guest, made, first, "pass").status == 204  # and nothing tells whether somebody else has one
    path = f"/api/tables/{made.id}/orders"
    assert guest.get(path).status == 401
    assert guest.get(path, made.key(owner)).json["forms"][0]["name"] == "pass"
    assert guest.ask("DELETE", f"{path}/1", None, made.key(owner)).status == 204
    assert guest.ask("DELETE", f"{path}/1", None, made.key(owner)).code == "no-order"


def test_an_order_answers_after_a_while_and_time_enough_for_an_undo(quick: House) -> None:
    guest = quick.guest()
    made = guest.table("siam", "me", "me", "me", seed=4)
    first = guest.see(made.id)["to_act"][0]
    owner, last = (first + 1) % 3, (first + 2) % 3
    give(guest, made, owner, "pass")
    guest.act(made.id, made.key(first), "pass")
    wait_for(lambda: guest.see(made.id)["to_act"] == [last])
    guest.act(made.id, made.key(last), "play rama")
    wait_for(lambda: guest.see(made.id, made.key(owner))["orders"][0]["ended"])
    ended = guest.see(made.id, made.key(owner))["orders"][0]["ended"]
    assert ended == "Cancelled: something happened that you wanted to decide yourself."
    lines = [line for line in guest.see(made.id)["log"] if line["seat"] == owner]
    assert [(line["kind"], line["mover"]) for line in lines] == [("passed", "")]


def test_who_takes_a_seat_over_has_none_of_its_orders(quick: House) -> None:
    guest = quick.guest()
    made = guest.table("siam", "me", "me", seed=4)
    first = guest.see(made.id)["to_act"][0]
    give(guest, made, 1 - first, "pass")
    invite = guest.post(f"/api/tables/{made.id}/seats/{1 - first}/hand-over", {}, made.key(1 - first)).json["invite"]
    taken = guest.post(f"/api/tables/{made.id}/claim", {"invite": invite, "name": "Carla"}).json["key"]
    assert guest.see(made.id, taken)["orders"] == []
    guest.act(made.id, made.key(first), "pass")
    time.sleep(1.0)  # five times as long as an order waits
    assert guest.see(made.id, taken)["orders"] == []
    assert guest.see(made.id)["to_act"] == [1 - first]
    made.keys[1 - first] = taken
    assert give(guest, made, 1 - first, "pass").status == 204


def test_what_is_taken_back_in_time_is_not_answered(open_house: Open) -> None:
    house = open_house(order_delay=600.0)
    guest = house.guest()
    made = guest.table("siam", "me", "me", seed=4)
    first = guest.see(made.id)["to_act"][0]
    give(guest, made, 1 - first, "pass")

    def due() -> float | None:
        record = house.hub.store.read(made.id).result()
        assert record is not None
        return record.orders[0].due

    assert due() is None
    guest.act(made.id, made.key(first), "pass")
    waiting = due()
    assert waiting is not None
    assert abs(waiting - time.time() - 600) < 30
    guest.act(made.id, made.key(first), "undo")
    assert due() is None


def test_orders_survive_a_restart_and_act_once(open_house: Open) -> None:
    house = open_house(order_delay=0.5)
    guest = house.guest()
    made = guest.table("siam", "me", "me", seed=4)
    first = guest.see(made.id)["to_act"][0]
    give(guest, made, 1 - first, "pass")
    guest.act(made.id, made.key(first), "pass")
    house.close()
    guest = open_house(order_delay=0.5).guest()
    wait_for(lambda: guest.see(made.id)["entry"] >= 2)
    time.sleep(1.0)
    assert [line["kind"] for line in guest.see(made.id)["log"]].count("passed") == 2


def test_two_servers_act_once(open_house: Open, postgres: Any) -> None:
    database = postgres()
    houses = [open_house(database=database, order_delay=0.3) for _ in range(2)]
    guest = houses[0].guest()
    made = guest.table("siam", "me", "me", seed=4)
    first = guest.see(made.id)["to_act"][0]
    give(guest, made, 1 - first, "pass")
    guest.act(made.id, made.key(first), "pass")
    wait_for(lambda: guest.see(made.id)["entry"] >= 2, 40)
    time.sleep(1.0)
    assert houses[1].guest().see(made.id)["entry"] == 2
