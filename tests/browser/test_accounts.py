"""Accounts in a real browser, with passkeys from Chromium's virtual authenticator."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from browser.reach import faults
from browser.staging import Staged
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser.visitor import Visitor

NewVisitor = Callable[..., "Visitor"]
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Wallet:
    """The virtual authenticator of one visitor, whose passkeys can be carried to another."""

    def __init__(self, visitor: Visitor) -> None:
        self._cdp = visitor.context.new_cdp_session(visitor.page)
        self._cdp.send("WebAuthn.enable")
        made = self._cdp.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self._id = made["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._cdp.send("WebAuthn.getCredentials", {"authenticatorId": self._id})[
            "credentials"
        ]
        return found

    def add(self, passkey: dict[str, Any]) -> None:
        self._cdp.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey})


def sign_up(visitor: Visitor, local: str, name: str) -> Wallet:
    wallet = Wallet(visitor)
    page = visitor.page
    page.goto(f"{local}/account")
    page.locator("input[name=account-name]").fill(name)
    page.get_by_role("button", name="Create an account with a passkey").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return wallet


def test_seats_come_along_to_another_device(visit: NewVisitor, local: str) -> None:
    first = visit()
    page = first.page
    first.address = local
    first.play_now("siam")
    page.wait_for_url("**/t/*")
    table = page.url
    assert "key" in str(page.evaluate("localStorage['sottovoce.tables']"))
    assert first.context.cookies() == []
    wallet = sign_up(first, local, "Anna Browser")
    expect(page.get_by_text("1 table, on every device.")).to_be_visible()
    assert page.evaluate("localStorage['sottovoce.tables']") == "[]"  # the ring holds the key now
    [cookie] = first.context.cookies()
    assert (cookie["httpOnly"], cookie["sameSite"]) == (True, "Strict")
    page.goto(table)
    expect(page.locator(".prompt[data-mine]")).to_be_visible()

    second = visit()
    carried = Wallet(second)
    carried.add(wallet.passkeys()[0])
    second.page.goto(f"{local}/account")
    second.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(second.page.get_by_text("1 table, on every device.")).to_be_visible()
    second.page.goto(table)
    expect(second.page.locator(".prompt[data-mine]")).to_be_visible()
    buttons = second.page.locator(".prompt-buttons button:not(.quiet)")
    entry = second.page.locator(".table").get_attribute("data-entry")
    buttons.first.click()
    expect(second.page.locator(".table")).not_to_have_attribute("data-entry", entry or "")

    second.page.goto(f"{local}/account")
    second.page.get_by_role("button", name="Sign out", exact=True).last.click()
    expect(second.page.get_by_role("button", name="Sign in with a passkey")).to_be_visible()
    assert second.context.cookies() == []
    second.page.goto(table)
    expect(second.page.locator(".prompt")).to_be_visible()
    expect(second.page.locator(".prompt[data-mine]")).to_have_count(0)


def test_a_link_shown_as_qr_code_signs_a_phone_in_and_settings_travel(visit: NewVisitor, local: str) -> None:
    first = visit()
    sign_up(first, local, "Berta Browser")
    page = first.page
    page.get_by_role("button", name="New recovery code").click()
    code = page.locator(".recovery-code output").inner_text()
    assert re.fullmatch(r"([A-Z0-9]{5}-){4}[A-Z0-9]{5}", code)
    page.get_by_role("button", name="I've saved it").click()
    page.locator(".settings summary").click()
    with page.expect_response(lambda answer: "/settings" in answer.url and answer.request.method == "PUT"):
        page.get_by_role("button", name="Dark").click()
    page.locator(".settings summary").click()
    page.get_by_role("button", name="Sign in on another device").click()
    expect(page.get_by_role("img", name="QR code for the link")).to_be_visible()
    link = page.locator("figcaption output").inner_text()

    phone = visit(390, 800)
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Sign in on this device").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Berta Browser")
    expect(phone.page.locator("html")).to_have_attribute("data-dark", "")
    assert "#" not in phone.page.url

    lost = visit()
    lost.page.goto(f"{local}/account")
    lost.page.get_by_text("Other ways to sign in").click()
    lost.page.locator("input[name=recovery]").fill(code)
    lost.page.get_by_role("button", name="Sign in", exact=True).first.click()
    expect(lost.page.get_by_role("heading", level=1)).to_have_text("Berta Browser")
    expect(lost.page.locator(".recovery-code output")).to_be_visible()  # the next one


def test_without_a_secure_page_it_says_so(visit: NewVisitor, site: str) -> None:
    visitor = visit()
    visitor.page.goto(f"{site}/account")  # a bare address
    expect(visitor.page.get_by_text("need https")).to_be_visible()
    visitor.page.locator("input[name=account-name]").fill("Carlo Browser")
    visitor.page.get_by_role("button", name="Create an account", exact=True).click()
    expect(visitor.page.locator(".recovery-code output")).to_be_visible()


def test_an_account_is_made_on_whatever_page_one_is(visit: NewVisitor, local: str) -> None:
    visitor = visit()
    Wallet(visitor)
    page = visitor.page
    visitor.address = local
    visitor.play_now("siam")
    table = page.url
    page.locator(".settings summary").click()
    page.get_by_role("button", name="Sign in or create an account").click()
    page.locator("dialog input[name=account-name]").fill("Dora Browser")
    page.get_by_role("button", name="Create an account with a passkey").click()
    expect(page.get_by_text("You are signed in as Dora Browser.")).to_be_visible()
    assert page.url == table
    page.goto(f"{local}/account")
    expect(page.get_by_text("1 table, on every device.")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages_of_an_account(
    visit: NewVisitor, site: str, local: str, axe: str, scheme: str
) -> None:
    visitor = visit(390, 844, color_scheme=scheme, has_touch=True, is_mobile=True)
    page = visitor.page

    def look(path: str, ready: str) -> None:
        if path:
            page.goto(local + path)
        page.wait_for_selector(ready)
        assert faults(visitor, axe) == [], ready
        assert page.evaluate("document.documentElement.scrollWidth") == 390, ready

    look("/account", "input[name=account-name]")
    staged = Staged(site, "siam", 2, seed=11, names=("Anna", "Bruno"), clock=86_400)
    page.goto(f"{local}/t/{staged.id}#{staged.keys[0]}")
    page.wait_for_selector(".table[data-entry]")
    sign_up(visitor, local, f"Greta {scheme}")
    for details in page.locator(".account details > summary").all():
        details.click()
    page.get_by_role("button", name="Sign in on another device").click()
    look("", ".sign-in-link img")
    page.get_by_role("button", name="New recovery code").click()
    look("", ".recovery-code output")
    page.get_by_role("button", name="I've saved it").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    look("", "dialog .seat-where")
    look("/account/messages", "#calendar")
    look(f"/people/Greta%20{scheme}", "#running")


def test_a_vacation_is_taken_and_ended(visit: NewVisitor, local: str) -> None:
    visitor = visit()
    sign_up(visitor, local, "Flora Browser")
    part = visitor.page.get_by_role("region", name="Vacation")
    expect(part).to_contain_text("You have 30 days left this year.")
    part.get_by_label("Days").fill("3")
    part.get_by_role("button", name="Start vacation now").click()
    expect(part).to_contain_text("You're on vacation until")
    visitor.page.reload()
    expect(part).to_contain_text("You're on vacation until")
    part.get_by_role("button", name="I'm back").click()
    expect(part.get_by_role("button", name="Start vacation now")).to_be_visible()
    expect(part).to_contain_text("You have 29 days left this year.")  # only full days are left of it


def test_a_seat_is_handed_over_and_given_up_at_the_table(visit: NewVisitor, local: str) -> None:
    first, second = visit(), visit()
    first.address = local
    first.play_now("siam")
    page = first.page
    page.locator(".affairs-open").click()
    page.get_by_role("button", name="Hand over", exact=True).click()
    page.get_by_role("button", name="Create a link").click()
    link = page.locator("dialog .copy input").input_value()
    second.page.goto(link)
    expect(second.page.get_by_role("heading", name="You've been offered a seat")).to_be_visible()
    second.page.get_by_label("Your name").fill("Bruno")
    second.page.get_by_role("button", name="Sit here").click()
    expect(second.page.locator(".prompt[data-mine]")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Just watch").click()  # the old key opens nothing any more
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.locator(".prompt[data-mine]")).to_have_count(0)
    second.page.locator(".affairs-open").click()
    second.page.get_by_role("button", name="Leave", exact=True).click()
    second.page.get_by_role("button", name="Leave the seat").click()
    expect(second.page.get_by_text("You've left the seat.")).to_be_visible()
    first.complaints.clear()  # that its key opens nothing any more
    second.complaints.clear()


def test_a_host_finds_the_invitation_on_another_device_and_leaves_for_good(visit: NewVisitor, local: str) -> None:
    first, second = visit(), visit()
    wallet = sign_up(first, local, "Emma Browser")
    page = first.page
    page.goto(f"{local}/new/siam")
    page.get_by_label("Seat 2", exact=True).select_option("friend")
    page.get_by_role("button", name="Create", exact=True).click()
    invitation = page.locator(".gathering-place .copy input").first
    link = invitation.input_value()
    carried = Wallet(second)
    carried.add(wallet.passkeys()[0])
    second.page.goto(f"{local}/account")
    second.page.get_by_role("button", name="Sign in with a passkey").click()
    second.page.get_by_role("link", name="King of Siam").click()
    expect(second.page.locator(".gathering-place .copy input").first).to_have_value(link)
    second.page.goto(f"{local}/people/Emma%20Browser")
    expect(second.page.get_by_text("Only you can see this page.")).to_be_visible()
    second.page.goto(f"{local}/account")
    second.page.get_by_role("button", name="Delete account").click()
    second.page.get_by_label("Your name, to confirm").fill("Emma Browser")
    second.page.get_by_role("button", name="Delete for good").click()
    second.page.wait_for_url(f"{local}/")
    assert second.context.cookies() == []
    first.complaints.clear()  # the account of the other window is gone
