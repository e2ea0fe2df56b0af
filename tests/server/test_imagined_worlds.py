"""Over HTTP, too, a seat can't tell worlds apart: the same frames, lists, refusals, figures and sizes in both."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from sottovoce.core.dice import Fast
from sottovoce.core.position import Position

if TYPE_CHECKING:
    from server.conftest import Answer, Guest, House, Made

SEATINGS = [("siam", 2, 6), ("siam", 4, 9), ("whispers", 2, 12), ("whispers", 4, 20), ("verrat", 4, 30)]


def figures(guest: Guest) -> dict[str, float]:
    """All that is counted, without how long it took."""
    lines = re.findall(r"^(sottovoce\S*(?:_total|_count)\S*) ([\d.]+)$", guest.get("/api/metrics").body.decode(), re.M)
    return {name: float(count) for name, count in lines if "stall" not in name}


def grown(guest: Guest, before: dict[str, float]) -> dict[str, float]:
    """What was counted since."""
    return {name: count - before.get(name, 0.0) for name, count in figures(guest).items() if count != before.get(name)}


def alike(answer: Answer, made: Made) -> tuple[int, int, object]:
    """Status, size and content, without what is a table's own: its name, and when it was."""
    text = answer.body.decode().replace(made.id, "T" * len(made.id))
    text = re.sub(r'"(seq|created|updated|deadline|asked)":[\d.]+', r'"\1":0', text)
    text = re.sub(r'"asked":\[[^]]*\]', '"asked":[]', text)  # to the minute, which may end between the two
    return answer.status, len(text), json.loads(text)


def everything(guest: Guest, made: Made, seat: int) -> list[object]:
    """All that the server tells a seat and its spectators of a table, one way or the other."""
    at, key = f"/api/tables/{made.id}", made.key(seat)
    own = guest.see(made.id, key)
    found: list[object] = [alike(guest.get(f"{at}?lang={lang}", key), made) for lang in ("en", "it")]
    found.append(alike(guest.get(at), made))
    for path in (f"{at}/picture.svg", f"/t/{made.id}"):
        shown = guest.get(path)
        found.append((shown.status, shown.body.decode().replace(made.id, "T" * len(made.id))))
    found.append(alike(guest.get(f"{at}/moments/{own['entry']}", key), made))
    for choice in own["choices"][:3]:
        action = choice["action"].replace(" ", "%20")
        found.append(alike(guest.get(f"{at}/preview?action={action}", key), made))
    for wrong in ("", "pass", "take rama nakhon", "play 1", "send fat tabriz", "undo"):
        if wrong != "undo" or not own["undo"]["may"]:
            answer = guest.act(made.id, key, wrong)
            if answer.status != 200:
                found.append(alike(answer, made))
    found.append(alike(guest.post(f"{at}/hint", None, key), made))
    found.append(alike(guest.get(f"{at}/file"), made))
    held = {"tables": [{"id": made.id, "key": key}]}
    found.append(alike(guest.post("/api/tables/mine", held), made))
    with guest.listen(made.id, key) as stream:
        told = re.sub(r'"seq":\d+', '"seq":0', str(stream.recv(timeout=10)).replace(made.id, "T"))
        found.append((len(told), json.loads(told)))
    return found


def other_world(house: House, made: Made, seat: int, seed: int) -> Position:
    """Let a table become another one that a seat can't tell from it."""

    async def work() -> Position:
        live = house.hub.tables[made.id]
        async with live.alone():
            table = live.playing()
            world = table.position.imagine(seat, Fast(seed))
            world.news = table.position.news
            table.position = world
            for feed in live.audience._feeds.values():
                feed.looked = -1
            return world

    return house.run(work)


@pytest.mark.parametrize(("game", "players", "entries"), SEATINGS)
def test_worlds_that_a_seat_cannot_tell_apart(house: House, game: str, players: int, entries: int) -> None:
    guest = house.guest()
    tables = [guest.table(game, *["me"] * players, seed=3) for _ in range(2)]
    with ThreadPoolExecutor() as side_by_side:
        list(side_by_side.map(lambda made: house.guest().play(made, entries, seed=5), tables))
    seat = entries % players
    real = house.hub.tables[tables[0].id].playing().position
    other = (other_world(house, tables[1], seat, seed).state() for seed in range(20))
    secret = next((state for state in other if state != real.state()), None)
    table = house.hub.tables[tables[0].id].playing()
    assert (secret is not None) == table.game.has_secrets(table.options)
    told, counted = [], []
    for made in tables:
        before = figures(guest)
        told.append(everything(guest, made, seat))
        counted.append(grown(guest, before))
    assert told[0] == told[1]
    assert counted[0] == counted[1]
