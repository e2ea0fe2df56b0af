"""How much a first visit to a table costs: everything that comes over the wire, as it comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import CDPSession

import sottovoce

if TYPE_CHECKING:
    from browser.conftest import NewVisitor

MOST = 80_000  # bytes


@pytest.mark.parametrize("game", sottovoce.games())
def test_the_first_load_of_a_table_is_light(visit: NewVisitor, game: str) -> None:
    guest = visit()
    seats = [{"kind": "me"}] * min(sottovoce.find(game).seats)
    made = guest.context.request.post(f"{guest.address}/api/tables", data={"game": game, "seats": seats}).json()
    wire: CDPSession = guest.context.new_cdp_session(guest.page)
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    wire.on("Network.webSocketFrameReceived", lambda event: sizes.append(len(event["response"]["payloadData"])))
    wire.send("Network.enable")
    guest.go(f"/t/{made['id']}")
    guest.page.wait_for_selector(".drawn-board [data-place]", state="attached")
    guest.page.wait_for_load_state("networkidle")
    assert 20_000 < sum(sizes) <= MOST, sorted(sizes)
