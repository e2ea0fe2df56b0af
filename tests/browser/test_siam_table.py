"""King of Siam at a table in a real browser: what the board and the panels beside it show."""

from __future__ import annotations

from browser.conftest import NewVisitor
from browser.staging import Staged


def test_a_card_that_an_opponent_plays_does_not_light_up_in_ones_own_hand(visit: NewVisitor, site: str) -> None:
    staged = Staged(site, "siam", 2, seed=3)
    actor = staged.table.to_act[0]
    staged.play(actor, "play khon-thai")
    watcher, player = visit(), visit()
    staged.seat(watcher, 1 - actor)
    staged.seat(player, actor)
    card = '.siam-card[data-card="khon-thai"]'
    player.page.wait_for_selector(f"{card}[data-doing]")
    watcher.page.wait_for_selector(card)
    assert watcher.page.locator(f"{card}[data-doing]").count() == 0
