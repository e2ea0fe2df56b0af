"""Notifications as people set them up in a real browser: channels, hours, tables, and the way out of a mail."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest
from browser.conftest import STATIC, NewVisitor
from browser.serving import serving
from browser.staging import Staged
from browser.test_accounts import sign_up
from browser.visitor import Visitor
from messages.receivers import Post, Receiver
from playwright.sync_api import Page, expect

MAIL = "reader@sottovoce.example"


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


@pytest.fixture(scope="module")
def post() -> Iterator[Post]:
    made = Post()
    yield made
    made.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, receiver: Receiver, post: Post) -> Iterator[str]:
    """A server that may send to these two."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the client is not built (npm is needed: make client)")
    reach = ("--message-host", receiver.host, "--mail", post.url, "--mail-from", "post@sottovoce.example")
    with serving(tmp_path_factory.mktemp("messages"), "--lang", "en", *reach) as address:
        yield address


def add_webhook(visitor: Visitor, local: str, address: str) -> Page:
    page = visitor.page
    page.goto(f"{local}/account/messages")
    page.get_by_text("Discord, ntfy or your own program").click()
    page.get_by_label("Send to").select_option("A program (JSON)")
    page.get_by_label("Webhook URL").fill(address)
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator(".channel-row")).to_have_count(1)
    return page


def mailed_code(post: Post) -> str:
    end = time.monotonic() + 10
    while not post.mails:
        assert time.monotonic() < end, "no mail has come"
        time.sleep(0.02)
    code = re.search(r"\d{6}", post.mails.pop().get_content())
    assert code
    return code[0]


def test_a_webhook_is_added_tried_and_removed(visit: NewVisitor, local: str, receiver: Receiver) -> None:
    visitor = visit()
    sign_up(visitor, local, "Hanna Hooked")
    page = add_webhook(visitor, local, f"{receiver.url}/tried")
    expect(page.get_by_text("You won't see it again")).to_be_visible()
    page.get_by_role("button", name="Send a test").click()
    expect(page.get_by_text("A test notification is on its way.")).to_be_visible()
    [got] = [got for got in receiver.got if got.path == "/tried"]
    assert (got.json["title"], got.json["turns"]) == ("Sottovoce", [])
    page.get_by_role("button", name="Remove").click()
    expect(page.locator(".channel-row")).to_have_count(0)


def test_quiet_hours_and_the_pace_of_a_table_are_kept(
    visit: NewVisitor, site: str, local: str, receiver: Receiver
) -> None:
    visitor = visit(timezone_id="Europe/Rome")
    staged = Staged(site, "siam", 2, seed=11, names=("Anna", "Bruno"))
    visitor.page.goto(f"{local}/t/{staged.id}#{staged.keys[0]}")
    visitor.page.wait_for_selector(".table[data-entry]")
    sign_up(visitor, local, "Quentin Quiet")
    page = add_webhook(visitor, local, f"{receiver.url}/quiet")
    expect(page.get_by_label("Time zone")).to_have_value("Europe/Rome")
    quiet = page.get_by_label("Quiet hours")
    quiet.check()
    with page.expect_response(lambda answer: "/messages" in answer.url and answer.request.method == "PUT"):
        page.get_by_label("From", exact=True).fill("23:30")
    expect(page.get_by_label("Until", exact=True)).to_have_value("08:00")
    page.get_by_text("Set each table separately").click()
    pace = page.get_by_role("group", name="King of Siam").get_by_role("combobox")
    expect(pace).to_have_value("")
    with page.expect_response(lambda answer: f"/tables/{staged.id}" in answer.url and answer.ok):
        pace.select_option("Never")
    page.reload()
    expect(quiet).to_be_checked()
    expect(page.get_by_label("From", exact=True)).to_have_value("23:30")
    page.get_by_text("Set each table separately").click()
    expect(pace).to_have_value("never")
    with page.expect_response(lambda answer: f"/tables/{staged.id}" in answer.url and answer.ok):
        pace.select_option("As set above")
    page.reload()
    page.get_by_text("Set each table separately").click()
    expect(pace).to_have_value("")


def test_one_click_ends_the_messages_that_a_mail_has_come_by(visit: NewVisitor, local: str, post: Post) -> None:
    reading = visit()
    sign_up(reading, local, "Mara Mailed")
    page = reading.page
    page.get_by_label("Email address").fill(MAIL)
    page.get_by_role("button", name="Email me a code").click()
    page.get_by_label("Code from the email").fill(mailed_code(post))
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_text(MAIL)).to_be_visible()
    page.goto(f"{local}/account/messages")
    page.get_by_role("button", name=f"Email me at {MAIL}").click()
    page.get_by_role("button", name="Send a test").click()
    expect(page.get_by_text("A test notification is on its way.")).to_be_visible()
    leave = str(post.mails[-1]["List-Unsubscribe"]).strip(" <>")

    elsewhere = visit()  # signed in nowhere
    elsewhere.page.goto(leave)
    elsewhere.page.wait_for_url(f"{local}/unsubscribe/*")
    page.reload()
    expect(page.locator(".channel-row")).to_have_count(1)  # opening the link alone ends nothing
    elsewhere.page.get_by_role("button", name="Stop these messages").click()
    expect(elsewhere.page.get_by_text("You won't get any more messages this way.")).to_be_visible()
    page.reload()
    page.get_by_role("button", name=f"Email me at {MAIL}").wait_for()
    expect(page.locator(".channel-row")).to_have_count(0)
