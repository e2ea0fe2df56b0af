"""Meeting at a table: invitations, the link to one's own seat, and somebody who is away."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

from browser.conftest import NewVisitor
from browser.reach import faults
from browser.staging import Staged
from playwright.sync_api import Route

HOURS = 3
DAYS = {"start": 86400, "increment": 14400, "cap": 259200}


def test_an_invitation_names_game_host_seats_options_and_pace(visit: NewVisitor, site: str, axe: str) -> None:
    guest = visit()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "bot", "bot": "greedy"}]
    wanted = {"game": "siam", "seats": seats, "options": {"map": "isles-8"}, "bank": DAYS}
    made = guest.context.request.post(f"{site}/api/tables", data=wanted).json()
    guest.go(f"/join/{made['id']}#{made['seats'][1]['invite']}")
    guest.page.locator(".invitation").wait_for()
    text = guest.page.locator("main").inner_text()
    for word in ("Anna", "King of Siam", "Anna · free · Greedy", "Eight Isles", "24 hours to start"):
        assert word in text
    guest.picture("invitation")
    assert faults(guest, axe) == []
    guest.page.locator("input").fill("Bruno")
    guest.page.locator("form button.primary").click()
    guest.page.wait_for_selector(".table[data-entry]")
    assert "Bruno" in guest.page.locator(".seats").inner_text()


def test_every_link_has_a_qr_code(visit: NewVisitor) -> None:
    host = visit()
    host.go("/new/siam")
    host.page.get_by_label("Seat 2", exact=True).select_option("friend")
    host.page.get_by_role("button", name="Create", exact=True).click()
    host.page.wait_for_selector(".gathering")
    for link in host.page.locator(".copy").all():
        link.get_by_role("button", name="QR code").click()
        link.locator("img.qr").wait_for()


def test_the_host_is_named_also_where_a_friend_sits_first(visit: NewVisitor, site: str) -> None:
    guest = visit()
    seats = [{"kind": "friend"}, {"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    made = guest.context.request.post(f"{site}/api/tables", data={"game": "siam", "seats": seats}).json()
    taken = {"invite": made["seats"][0]["invite"], "name": "Bruno"}
    assert guest.context.request.post(f"{site}/api/tables/{made['id']}/claim", data=taken).ok
    guest.go(f"/join/{made['id']}#{made['seats'][2]['invite']}")
    guest.page.get_by_text("Anna invited you to play").wait_for()


def test_a_finished_game_can_be_shared_from_the_screen_and_copied_without_https(visit: NewVisitor, site: str) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    staged = Staged(site, "siam", 2, seed=3)
    for key in staged.keys:
        headers = {"Authorization": f"Bearer {key}"}
        visitor.context.request.post(f"{site}/api/tables/{staged.id}/vote", data={"kind": "end"}, headers=headers)
    visitor.go(f"/t/{staged.id}")
    page.locator(".ending").get_by_role("button", name="QR code").click()
    page.locator(".ending img.qr").wait_for()
    visitor.go(f"/t/{staged.id}/at/0")
    page.locator(".replay-bar").get_by_role("button", name="QR code").click()
    page.locator(".replay-bar img.qr").wait_for()
    page.evaluate("document.addEventListener('copy', () => { window.copied = String(document.activeElement.value); })")
    page.get_by_role("button", name="Copy link").click()
    page.get_by_text("Copied.").wait_for()
    assert page.evaluate("window.copied") == page.url


def test_the_link_to_ones_own_seat_warns_and_opens_it_on_another_device(visit: NewVisitor, site: str) -> None:
    staged = Staged(site, "siam", 2, seed=3)
    here, there = visit(), visit()
    staged.seat(here, staged.table.to_act[0])
    here.page.locator(".settings summary").click()
    here.page.get_by_role("button", name="Link to my own seat").click()
    dialog = here.page.locator("dialog")
    assert "anyone who has it sees what you see" in dialog.inner_text()
    there.page.goto(dialog.locator("input").input_value())
    there.page.wait_for_selector(".prompt[data-mine]")


def test_the_table_says_since_when_somebody_is_away_and_reminds_them(visit: NewVisitor, site: str) -> None:
    staged = Staged(site, "siam", 2, seed=3, names=("Anna", "Bruno"))
    awaited = staged.table.to_act[0]
    leaving, waiting = visit(), visit()
    staged.seat(leaving, awaited)
    leaving.page.close()
    later = datetime.now(UTC) + timedelta(hours=HOURS)

    def hours_later(route: Route) -> None:
        got = route.fetch()
        route.fulfill(response=got, headers={**got.headers, "date": format_datetime(later, usegmt=True)})

    waiting.page.route("**/api/**", hours_later)  # pages go by the server's clock
    waiting.page.clock.set_fixed_time(later)
    staged.seat(waiting, 1 - awaited)
    name = ("Anna", "Bruno")[awaited]
    waiting.page.locator(".prompt-only", has_text=f"{name} was last here {HOURS} hours ago").wait_for()
    waiting.page.locator(".affairs-open").click()
    remind = waiting.page.get_by_role("button", name="Remind")
    remind.click()
    waiting.page.get_by_text(f"{name} has been reminded.").wait_for()


def test_public_tables_give_no_hints_and_baselines_are_no_opponents(visit: NewVisitor, site: str) -> None:
    guest = visit()
    request = guest.context.request
    wanted = {"game": "siam", "seats": [{"kind": "me"}, {"kind": "me"}], "public": True, "hints": True}
    made = request.post(f"{site}/api/tables", data=wanted).json()
    assert request.get(f"{site}/api/tables/{made['id']}").json()["hints"] is False
    for game in request.get(f"{site}/api/games").json():
        assert not {"uct", "paced"} & {bot["name"] for bot in game["bots"]}
