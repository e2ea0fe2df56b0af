"""Tables as pictures: what a link shows of them, and how a finished game's scores ran."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from finished_games import FINISHED

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.svg import faults
from sottovoce.server import pages
from sottovoce.server.pictures import CARD, Player, card

if TYPE_CHECKING:
    from server.conftest import Guest, House, Open

    from sottovoce.core.table import Table

_GAMES = Path(__file__).parents[2] / "src" / "sottovoce" / "games"
_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height of a PNG."""
    assert png.startswith(_SIGNATURE)
    width, height = struct.unpack(">II", png[16:24])
    return int(width), int(height)


@pytest.mark.parametrize("game", [name for name in sottovoce.games() if sottovoce.find(name).drawn])
def test_a_table_is_pictured_as_spectators_see_it(guest: Guest, game: str) -> None:
    made = guest.table(game, *["me"] * min(sottovoce.find(game).seats))
    guest.play(made, entries=12)
    drawn = guest.get(f"/api/tables/{made.id}/picture.svg?lang=it")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert not faults(drawn.body.decode())
    assert drawn.body == guest.get(f"/api/tables/{made.id}/picture.svg?lang=it", made.key()).body, "whoever asks"
    png = guest.get(f"/api/tables/{made.id}/card.png")
    assert (png.headers["content-type"], size_of(png.body)) == ("image/png", CARD)
    assert png.headers["x-robots-tag"] == "noindex"


def test_a_picture_is_sent_once(guest: Guest) -> None:
    made = guest.table("siam", "me", "me")
    first = guest.get(f"/api/tables/{made.id}/picture.png")
    assert size_of(first.body)[0] == 1200
    again = guest.get(f"/api/tables/{made.id}/picture.png", if_none_match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    guest.act(made.id, made.key(guest.see(made.id)["to_act"][0]), "pass")
    assert guest.get(f"/api/tables/{made.id}/picture.png").headers["etag"] != first.headers["etag"]


def test_people_who_are_awaited_see_an_empty_board(guest: Guest) -> None:
    made = guest.table("verrat", "me", "friend", "friend", "friend")
    assert guest.get(f"/api/tables/{made.id}/card.png").status == 200
    assert guest.get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/card.png").status == 404


def test_too_many_pictures_wait(open_house: Open) -> None:
    house = open_house()
    house.hub.painter._waiting = 12
    answer = house.guest().get("/api/card.png?lang=it")
    assert (answer.status, answer.code, int(answer.headers["retry-after"]) > 0) == (503, "pictures-waiting", True)


def test_a_card_holds_long_names_and_any_words() -> None:
    board = sottovoce.new("siam", players=3).svg()
    assert board is not None
    svg = card(board, "<b>", [Player("W" * 60, "star"), Player("&", "arrow"), Player("", "")], ["long words"] * 40)
    assert not faults(svg)
    assert "W" * 60 not in svg
    assert svg.count("long words") < 40


@pytest.mark.parametrize("game", FINISHED)
def test_the_scores_of_a_finished_game_are_told(guest: Guest, house: House, game: str) -> None:
    early = guest.get(f"/api/tables/{guest.table(game, *['me'] * min(sottovoce.find(game).seats)).id}/course")
    assert (early.status, early.code) == (409, "not-over"), "while the game is on, scores may be secret"
    table = played(game)
    told = guest.get(f"/api/tables/{house.keep(table)}/course?lang=it").json
    entries = [point["entry"] for point in told["points"]]
    assert told["counts"]
    assert entries[0] == 0
    assert entries == sorted(set(entries))
    assert entries[-1] <= len(table.log)
    assert told["points"][-1]["scores"] == list(table.scores)
    assert len(entries) > 1


def played(game: str) -> Table:
    """The recorded game with the most points, or one at random where none is recorded."""
    tables = [sottovoce.load(file.read_text("utf-8")) for file in (_GAMES / game / "tests/games").glob("*.game")]
    if over := [table for table in tables if table.over]:
        return max(over, key=lambda table: sum(table.scores))
    table, dice = sottovoce.new(game, seed=3), Fast(3)
    while not table.over:
        seat = table.to_act[0]
        choices = table.choices(seat)
        table.play(seat, choices[dice.roll(len(choices))])
    return table


def test_links_show_a_table_in_words_and_as_a_picture(
    tmp_path: Path, open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Sottovoce</title>")
    monkeypatch.setattr(pages, "FOLDER", folder)
    guest = open_house().guest()
    made = guest.post(
        "/api/tables", {"game": "siam", "seats": [{"kind": "me", "name": 'Anna "<'}, {"kind": "friend"}]}
    ).json
    for path in (f"/t/{made['id']}", f"/join/{made['id']}", f"/t/{made['id']}/at/0"):
        page = guest.get(path, accept_language="it")
        text = page.body.decode()
        assert page.headers["x-robots-tag"] == "noindex"
        assert 'property="og:title" content="Il re del Siam' in text or 'content="King of Siam' in text
        assert "Anna &quot;&lt;" in text
        assert f"/api/tables/{made['id']}/card.png?lang=it" in text
        assert "summary_large_image" in text
    assert b"og:image" not in guest.get("/t/nothing").body
    packed = guest.get(f"/t/{made['id']}", accept_encoding="gzip")
    assert packed.headers.get("content-encoding") == "gzip" or len(packed.body) < 1400
    robots = guest.get("/robots.txt")
    assert (robots.headers["content-type"].split(";")[0], robots.body[:13]) == ("text/plain", b"User-agent: *")
    start = guest.get("/", accept_language="it")
    assert "x-robots-tag" not in start.headers
    assert b"/api/card.png?lang=it" in start.body
    assert size_of(guest.get("/api/card.png?lang=it").body) == CARD
    assert size_of(guest.get("/api/games/siam/card.png").body) == CARD
