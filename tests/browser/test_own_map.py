"""A map of one's own: checked and drawn before the table is made, and then played on."""

from __future__ import annotations

import json

from browser.conftest import NewVisitor

from sottovoce.games.siam.rules import board


def test_a_map_of_ones_own_is_checked_drawn_and_played_on(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/new/siam")
    page.get_by_text("Rule options").click()
    page.get_by_label("Map", exact=False).first.select_option(label="My own file…")
    create = page.get_by_role("button", name="Create", exact=True)
    assert create.is_disabled()
    own = json.loads(board.example())
    own["id"] = "my-land"
    own["provinces"]["moray"] = "Nowhereshire"

    def give(text: str) -> None:
        page.locator('input[type="file"]').set_input_files(
            {"name": "map.json", "mimeType": "application/json", "buffer": text.encode()}
        )

    give(json.dumps({**own, "borders": own["borders"][1:]}))
    page.locator(".own-file-problem", has_text="can't be reached").wait_for()
    assert create.is_disabled(), "a map that can't be played on makes no table"
    give(json.dumps({**own, "drawing": {"points": [[0, 0]] * 20_000}}))
    drawn = page.locator(".own-file-drawn")
    drawn.wait_for()
    assert "Nowhereshire" in (drawn.text_content() or "")
    visitor.picture("own-map", whole=True)
    create.click()
    page.wait_for_selector(".drawn-board")
    page.locator(".drawn-board", has_text="Nowhereshire").wait_for()
    visitor.complaints = [line for line in visitor.complaints if "status of 400" not in line]


def test_an_example_is_at_hand(visit: NewVisitor) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/new/siam")
    page.get_by_text("Rule options").click()
    page.get_by_label("Map", exact=False).first.select_option(label="My own file…")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download an example").click()
    assert board.parse(saved.value.path().read_text("utf-8")).names
