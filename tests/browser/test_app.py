"""Sottovoce as an app in a real browser: notifications, the badge, no network, and files that are shared with it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from browser.staging import Staged
from playwright.sync_api import expect

import sottovoce

if TYPE_CHECKING:
    from browser.visitor import Visitor

PATIENCE = 30_000  # milliseconds
NewVisitor = Callable[..., "Visitor"]
TOLD = {"title": "Your turn: King of Siam", "body": "It is your turn.", "tag": "one", "owed": 2, "lang": "en"}
NOTIFICATIONS = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path }))"""
SHARE = """text => {
  const form = Object.assign(document.createElement("form"),
    { method: "POST", action: "/share", enctype: "multipart/form-data" });
  const input = Object.assign(document.createElement("input"), { type: "file", name: "file" });
  const chosen = new DataTransfer();
  chosen.items.add(new File([text], "some.game", { type: "text/plain" }));
  input.files = chosen.files;
  form.append(input);
  document.body.append(form);
  form.submit();
}"""


class Worker:
    """The service worker of one visitor."""

    def __init__(self, visitor: Visitor, local: str) -> None:
        self._cdp = visitor.context.new_cdp_session(visitor.page)
        self._origin = local
        self._page = visitor.page
        self._registrations: list[str] = []
        self._cdp.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self._cdp.send("ServiceWorker.enable")
        visitor.page.goto(local)
        visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        visitor.page.reload()  # from now on the worker stands between page and network

    def _note(self, event: dict[str, Any]) -> None:
        self._registrations += [one["registrationId"] for one in event["registrations"] if not one["isDeleted"]]

    def push(self, data: str) -> list[dict[str, Any]]:
        """Deliver a push message; all notifications that are shown then."""
        where = {"origin": self._origin, "registrationId": self._registrations[-1]}
        self._cdp.send("ServiceWorker.deliverPushMessage", {**where, "data": data})
        self._page.wait_for_timeout(500)
        shown: list[dict[str, Any]] = self._page.evaluate(NOTIFICATIONS)
        return shown

    def faults(self) -> set[str]:
        """Why the app could not be installed, but for the private window in which tests run."""
        told = self._cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]
        return {fault["errorId"] for fault in told} - {"in-incognito"}


def test_push_messages_are_shown_and_replace_each_other(visit: NewVisitor, local: str) -> None:
    worker = Worker(visit(permissions=["notifications"]), local)
    [first] = worker.push(json.dumps({**TOLD, "path": "/t/abc"}))
    assert first == {"title": TOLD["title"], "body": TOLD["body"], "tag": "one", "path": "/t/abc"}
    [again] = worker.push(json.dumps({**TOLD, "title": "Once more", "path": "/t/abc"}))
    assert again["title"] == "Once more"  # the same table takes the place of what was there
    both = worker.push(json.dumps({**TOLD, "tag": "two", "path": "https://elsewhere.example/"}))
    assert sorted(one["path"] for one in both) == ["/", "/t/abc"]  # and leads to no other site
    assert len(worker.push("no JSON")) == 3  # something must be shown for every message


def test_the_badge_counts_the_turns_owed(visit: NewVisitor, site: str, local: str) -> None:
    visitor = visit()
    visitor.context.add_init_script("navigator.setAppBadge = async count => { window.badge = count; };")
    tables = [Staged(site, "siam", 2, seed) for seed in (4, 5)]
    for table in tables:
        seat = table.table.to_act[0]
        visitor.page.goto(f"{local}/t/{table.id}#{table.keys[seat]}")
        visitor.page.wait_for_selector(".prompt[data-mine]")
    visitor.page.goto(f"{local}/tables")
    visitor.page.wait_for_function("() => window.badge === 2")


def test_it_can_be_installed_and_says_so_when_there_is_no_network(visit: NewVisitor, local: str) -> None:
    visitor = visit()
    worker = Worker(visitor, local)
    assert worker.faults() == set()
    visitor.context.set_offline(True)
    visitor.page.goto(f"{local}/tables")
    expect(visitor.page.get_by_text("You are offline.")).to_be_visible(timeout=PATIENCE)
    visitor.context.set_offline(False)
    visitor.page.get_by_role("link", name="Try again").click()
    expect(visitor.page.get_by_role("heading", level=1, name="My tables")).to_be_visible(timeout=PATIENCE)
    visitor.complaints.clear()  # that there was no network


def test_a_game_file_that_is_shared_opens_as_a_replay(visit: NewVisitor, local: str) -> None:
    table, luck = sottovoce.new("siam", players=2, seed=4), random.Random(4)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, luck.choice(table.choices(seat)))
    visitor = visit()
    Worker(visitor, local)
    visitor.page.evaluate(SHARE, table.dump())
    visitor.page.wait_for_url("**/replay/*")
    expect(visitor.page.locator(".table, .replay").first).to_be_visible(timeout=PATIENCE)
