"""What the events of a reveal tell: enough to show it on a board without knowing the rules."""

from __future__ import annotations

import random
from collections import Counter

import sottovoce
from sottovoce.core.events import Event
from sottovoce.core.table import Table

BACKWARDS = ("revise", "not-ready", "withdraw", "cancel", "offer", "propose-draw", "counter")


def play_round(table: Table, luck: random.Random) -> list[Event]:
    """One round without haggling; all that everybody is told."""
    before, number = len(table.log), table.view(None)["round"]
    while not table.over and table.view(None)["round"] == number:
        seat = table.to_act[0]
        choices = table.choices(seat)
        table.play(seat, luck.choice([one for one in choices if one.split()[0] not in BACKWARDS] or choices))
    return [event for entry, event in table.events(None) if entry > before]


def follow(places: dict[str, str], event: Event) -> None:
    """Moves viziers as an event says."""
    viziers, there = event.data.get("viziers"), event.data.get("places")
    if isinstance(viziers, list) and isinstance(there, list):
        places.update(zip(viziers, there, strict=True))
    elif "place" in event.data:
        places[str(event.data["vizier"])] = str(event.data["place"])


def test_s09_the_events_lead_from_the_plans_to_where_everybody_is() -> None:
    told: Counter[str] = Counter()
    for seed in range(6):
        table, luck = sottovoce.new("verrat", players=4, seed=seed), random.Random(seed)
        while not table.over and table.view(None)["round"] < 12:
            places: dict[str, str] = {}
            for event in play_round(table, luck):
                follow(places, event)
                told[event.kind] += 1
            now = {
                f"vizier:{one}": at for player in table.view(None)["players"] for one, at in player["viziers"].items()
            }
            assert places == now
    assert told["city-shared"]
    assert told["bounced-shared"]
    assert told["banished"] or told["accused-void"]


def test_s10_where_viziers_share_a_city_it_is_said_who_they_are() -> None:
    table, luck = sottovoce.new("verrat", players=4, seed=3), random.Random(3)
    events = play_round(table, luck)
    shared = {str(event.data["city"]): event.data["viziers"] for event in events if event.kind == "city-shared"}
    there: dict[str, list[str]] = {}
    for event in events:
        if event.kind == "travelled":
            there.setdefault(str(event.data["city"]), []).append(str(event.data["vizier"]))
    assert {city for city, viziers in there.items() if len(viziers) > 1} == set(shared)
    assert all(sorted(there[city]) == sorted(viziers) for city, viziers in shared.items() if isinstance(viziers, list))


def test_s12_an_accusation_that_does_not_count_says_why() -> None:
    table, luck = sottovoce.new("verrat", players=4, seed=3), random.Random(3)
    void = [event for event in play_round(table, luck) if event.kind == "accused-void"]
    assert void
    assert all(event.data["why"] == "types" for event in void), "in the first round nobody holds four types"
    assert "fewer than four types" in " ".join(table.story("en"))
    assert "meno di quattro tipi" in " ".join(table.story("it"))


def test_s07_the_view_says_what_an_offer_may_be_made_of() -> None:
    table = sottovoce.new("verrat", players=4, seed=1)
    trade = table.view(0)["trade"]
    assert trade["partners"] == [int(one.split()[1]) for one in table.choices(0) if one.startswith("offer ")]
    for seat, player in enumerate(table.view(0)["players"]):
        assert sorted(trade["cards"][seat]) == sorted({card for card in player["cards"] if card != "pardon"})
    assert trade["needs"] == ["give", "want"]
    assert trade["apart"]["gold"] == ["gold"]
    assert sottovoce.new("verrat", seed=3, options={"gifts": "on"}).view(0)["trade"]["needs"] == ["give"]
    assert table.view(None)["trade"]["partners"] == []
