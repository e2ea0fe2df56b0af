"""What the browser is given: pages, words, rules, games and boards."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.runtime import FluentBundle, FluentResource

import sottovoce
from sottovoce.bots import OPPONENTS
from sottovoce.server import pages

if TYPE_CHECKING:
    from server.conftest import Guest, Open


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as it is built: a first page, and assets with hashed names, also packed."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Table</title>")
    (folder / "favicon.svg").write_text("<svg/>")
    script = folder / "assets" / "main-abc.js"
    script.write_text("export {};")
    (folder / "assets" / "main-abc.js.gz").write_bytes(gzip.compress(script.read_bytes()))
    monkeypatch.setattr(pages, "FOLDER", folder)
    (tmp_path / "secret.txt").write_text("nobody's business")
    return folder


def test_the_client_is_served(built: Path, open_house: Open) -> None:
    guest = open_house().guest()
    for path in ("/", "/t/abc", "/join/abc", "/rules/siam", "/index.html"):
        page = guest.get(path)
        assert (page.status, page.body) == (200, (built / "index.html").read_bytes())
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
    plain = guest.get("/assets/main-abc.js")
    assert (plain.body, plain.headers["cache-control"]) == (b"export {};", "public, max-age=31536000, immutable")
    assert "javascript" in plain.headers["content-type"]
    packed = guest.get("/assets/main-abc.js", accept_encoding="gzip, br")
    assert (packed.headers["content-encoding"], gzip.decompress(packed.body)) == ("gzip", b"export {};")
    assert guest.get("/favicon.svg").headers["content-type"] == "image/svg+xml"
    assert guest.get("/assets/other.js").status == 404


@pytest.mark.parametrize("path", ["/../secret.txt", "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"])
def test_no_other_file_is_served(built: Path, open_house: Open, path: str) -> None:
    answer = open_house().guest().get(path)
    assert b"nobody's business" not in answer.body
    assert b"root:" not in answer.body


@pytest.mark.parametrize(("lang", "words"), [("en", "are missing"), ("it", "mancano")])
def test_a_missing_client_is_said(
    tmp_path: Path, open_house: Open, monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "none")
    answer = open_house().guest().get("/", accept_language=f"fr;q=0.9, {lang}-CH;q=0.8, de")
    assert (answer.status, words in answer.body.decode()) == (404, True)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_games_are_told_in_words(guest: Guest) -> None:
    told = {game["name"]: game for game in guest.get("/api/games?lang=it").json}
    assert tuple(told) == sottovoce.games()
    siam = told["siam"]
    assert siam["title"] == sottovoce.find("siam").words("it").format("title", {})
    assert siam["seats"] == [2, 3, 4]
    assert [bot["name"] for bot in siam["bots"]] == list(OPPONENTS)
    assert all(bot["label"] and bot["help"] for bot in siam["bots"])
    assert all(
        ("Forza" in game["scale"]) == any("punti" in bot["help"] for bot in game["bots"]) for game in told.values()
    )
    assert "1.000" in siam["scale"]
    characters = [bot for bot in told["verrat"]["bots"] if bot["name"] in sottovoce.find("verrat").opponents]
    assert [bot["label"] for bot in characters] == ["Il leale", "Il mercante", "L'intrigante", "Il rancoroso"]
    assert [option["name"] for option in siam["options"]] == [o.name for o in sottovoce.find("siam").options]
    assert all(game["summary"] and game["talk"] for game in told.values())


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("name", sottovoce.games())
def test_rules_are_whole(guest: Guest, name: str, lang: str) -> None:
    rules = guest.get(f"/api/games/{name}/rules?lang={lang}").json
    numbers = [section["number"] for section in rules["html_sections"] if section["number"]]
    assert numbers == sottovoce.find(name).paragraphs(lang)
    assert all("<script" not in section["html"] for section in rules["html_sections"])
    assert any("<p>" in section["html"] for section in rules["html_sections"])


def test_words_are_fluent_and_cached(guest: Guest) -> None:
    answer = guest.get("/api/games/siam/words/it")
    bundle = FluentBundle(["it"])
    bundle.add_resource(FluentResource(answer.body.decode()))
    assert bundle.has_message("board-pool")
    assert bundle.has_message("title")
    for said_by_server in ("event-passed", "prompt-waiting"):
        assert not bundle.has_message(said_by_server)
    again = guest.get("/api/games/siam/words/it", if_none_match=answer.headers["etag"])
    assert (again.status, again.body) == (304, b"")


def test_a_board_is_drawn_for_the_options_or_there_is_none(guest: Guest) -> None:
    for name in sottovoce.games():
        answer = guest.get(f"/api/games/{name}/drawing")
        if answer.status == 200:
            assert answer.json["svg"].startswith("<svg")
            assert len(answer.json["size"]) == 2
            assert answer.json["places"]
        else:
            assert (answer.status, answer.code) == (404, "no-drawing")
    assert guest.get("/api/games/siam/drawing?fog=on").code == "option"


def test_start_and_rules_can_be_found_and_tables_can_not(built: Path, open_house: Open) -> None:
    (built / "index.html").write_text("<!doctype html><head><title>Sottovoce</title></head>")
    guest = open_house().guest()
    for path, words in (("/", "King of Siam"), ("/rules/verrat", "Rules of Verrat!")):
        page = guest.get(path)
        text = page.body.decode()
        assert 'name="description"' in text
        assert words in text
        assert f'{path}">' in text, "its own address"
        assert "x-robots-tag" not in page.headers
    for path in ("/t/abc", "/join/abc", "/t/abc/at/3", "/rules/nothing"):
        assert guest.get(path).headers["x-robots-tag"] == "noindex"


def test_an_address_of_the_site_is_drawn_as_a_qr_code(guest: Guest) -> None:
    assert guest.post("/api/qr", {"path": "/join/abc#key"}, None).json["svg"].startswith("<svg")
    assert guest.post("/api/qr", {"path": "https://elsewhere.example/"}, None).status == 400
