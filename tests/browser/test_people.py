"""Several people at a table: talk and swaps, spectators, public tables, hints, and what happened meanwhile."""

from __future__ import annotations

from browser.conftest import NewVisitor
from browser.reach import faults
from browser.visitor import Visitor
from playwright.sync_api import Locator, expect

SWAPPABLE = 1  # the seed of a deal in which neither of two players holds what the other has


def seated(visit: NewVisitor, game: str, people: int, players: int, **more: object) -> list[Visitor]:
    """Visitors at the first seats of one table; whoever sits at the others does nothing."""
    seats = [{"kind": "me", "name": name} for name in ("Anna", "Bruno", "Dora", "Elio")[:players]]
    visitors = [visit() for _ in range(people)]
    request = visitors[0].context.request
    made = request.post(f"{visitors[0].address}/api/tables", data={"game": game, "seats": seats, **more}).json()
    for visitor, seat in zip(visitors, made["seats"], strict=False):
        visitor.go(f"/t/{made['id']}#{seat['key']}")
        visitor.page.wait_for_selector(".scene:not(.scene-waiting)")
    return visitors


def state(visitor: Visitor, text: str) -> Locator:
    """A statement in the list of statements."""
    return visitor.page.locator(".vr-line", has_text=text)


def heard(visitor: Visitor) -> list[str]:
    """All that was said within a visitor's hearing, as it came over the wire."""
    return [line["said"] for update in visitor.updates() for line in update["talk"]]


def field(form: Locator, label: str) -> Locator:
    """What is chosen under a label."""
    return form.locator("label", has=form.page.get_by_text(label, exact=True)).locator("select")


def test_people_talk_in_public_and_in_private(visit: NewVisitor, axe: str) -> None:
    anna, bruno = seated(visit, "verrat", 2, 4)
    carla = visit()
    carla.page.goto(anna.page.url)
    carla.page.wait_for_selector(".scene:not(.scene-waiting)")
    form = anna.page.locator(".vr-speak")
    anna.page.get_by_role("button", name="Make a statement").click()
    field(form, "Say").select_option("keep")
    field(form, "vizier").select_option(index=1)
    form.get_by_role("button", name="Say it").click()
    for visitor in (anna, bruno, carla):
        state(visitor, "Anna").first.wait_for()
    anna.page.get_by_role("button", name="Make a statement").click()
    field(form, "Say").select_option("peace")
    field(form, "player").select_option("1")
    form.get_by_role("button", name="Bruno").click()
    form.get_by_role("button", name="Say it").click()
    secret = state(bruno, "Anna → Bruno")
    secret.get_by_role("button", name="Accept").wait_for()
    bruno.picture("verrat-statements")
    assert faults(bruno, axe) == []
    secret.get_by_role("button", name="Accept").click()
    state(anna, "Anna → Bruno").get_by_text("accepted").wait_for()
    anna.page.get_by_role("tab", name="Chat").click()
    assert faults(anna, axe) == []
    anna.page.get_by_label("Write a message").fill("To all of you: good evening")
    anna.page.get_by_role("button", name="Send").click()
    carla.page.get_by_role("tab", name="Chat").click()
    carla.page.get_by_text("To all of you: good evening").wait_for()
    assert carla.page.get_by_text("Spectators can read this chat.").is_visible()
    assert state(carla, "Anna").count() == 1
    assert ":peace 1" not in heard(carla)
    assert ":peace 1" in heard(bruno)


def test_people_swap_cards(visit: NewVisitor) -> None:
    anna, bruno = seated(visit, "verrat", 2, 4, seed=SWAPPABLE)
    offer(anna, "Bruno")
    open_offer = bruno.page.locator(".vr-offer[data-mine]")
    open_offer.get_by_role("button", name="Counter-offer").click()
    build(bruno, 1, 0)
    answered = anna.page.locator(".vr-offer[data-mine]")
    answered.get_by_role("button", name="Refuse").click()
    anna.page.locator(".log-line", has_text="refuses").wait_for(state="attached")  # haggling is folded
    offer(anna, "Bruno")
    bruno.page.locator(".vr-offer[data-mine]").wait_for()
    bruno.picture("verrat-offer")
    bruno.page.locator(".vr-offer[data-mine]").get_by_role("button", name="Accept").click()
    for visitor in (anna, bruno):
        visitor.page.locator(".log-line", has_text="and Bruno swap").wait_for(state="attached")
        assert visitor.page.locator(".vr-offer").count() == 0


def offer(visitor: Visitor, other: str) -> None:
    """Offer somebody the first card for the first of his that is another."""
    visitor.page.locator(".vr-offers").get_by_role("button", name=other).click()
    build(visitor, 0, 1)


def build(visitor: Visitor, seat: int, other: int) -> None:
    """Put an offer together from the cards of two hands, and make it."""
    page = visitor.page
    own = page.locator(f'.vr-player[data-seat="{seat}"] .vr-hand-card').first
    card = own.get_attribute("data-card")
    own.click()
    page.locator(f'.vr-player[data-seat="{other}"] .vr-hand-card:not([data-card="{card}"])').first.click()
    builder = page.locator(".vr-builder")
    builder.locator("button.primary").click()
    builder.wait_for(state="detached")


def test_the_tab_for_talk_is_there_where_the_rules_allow_talk(visit: NewVisitor) -> None:
    (partner,) = seated(visit, "siam", 1, 4)
    assert partner.page.get_by_role("tab").all_inner_texts() == ["Log", "Notes"]
    (open_partner,) = seated(visit, "siam", 1, 4, options={"talk": "on"})
    open_partner.page.get_by_role("tab", name="Chat").click()
    open_partner.page.locator(".talk-to button").first.wait_for()
    assert open_partner.page.locator(".talk-to button").all_inner_texts() == ["Everyone"]


def test_a_spectator_sees_the_public_side_of_a_public_table(visit: NewVisitor, axe: str) -> None:
    anna, carla = visit(), visit()
    page = anna.page
    anna.go("/new/whispers")
    page.get_by_label("Name for seat 1").fill("Anna")
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_label("Make this table public").check()
    page.get_by_role("button", name="Create", exact=True).click()
    page.get_by_role("heading", name="Waiting for players").wait_for()
    assert faults(anna, axe) == []
    carla.go("/")
    row = carla.page.locator("section", has_text="Public tables").locator(".table-row", has_text="Anna")
    assert "1 free seat" in row.inner_text()
    carla.picture("public-tables", whole=True)
    page.get_by_role("button", name="Add a bot").click()
    page.wait_for_selector(".scene:not(.scene-waiting)")
    row.get_by_role("link", name="Join").click()
    carla.page.wait_for_selector(".scene:not(.scene-waiting)")
    page.reload()
    page.get_by_text("1 watching").wait_for()
    assert "waiting" in carla.page.locator("#prompt").inner_text().lower()
    assert carla.page.locator(".prompt-buttons button").count() == 0
    assert carla.page.get_by_role("tab").all_inner_texts() == ["Log"]
    seen = [player for update in carla.updates() if update["view"] for player in update["view"]["players"]]
    assert seen
    assert all(player["hand"] is None and player["points"] is None for player in seen)
    assert all(not loyalty["empire"] for player in seen for loyalty in player["loyalties"] if not loyalty["up"])


def test_a_hint_names_one_of_the_choices(visit: NewVisitor) -> None:
    anna, bruno = seated(visit, "siam", 2, 2, hints=True)
    asked = anna if anna.page.locator(".prompt[data-mine]").count() else bruno
    asked.page.get_by_role("button", name="Hint").click()
    coach = asked.page.locator(".coach")
    coach.wait_for()
    offered = [choice["label"] for update in asked.updates() for choice in update["choices"]]
    assert any(label in coach.locator(".coach-why").inner_text() for label in offered)
    assert coach.get_by_role("button", name="Play this: ").count() == 1
    asked.page.keyboard.press("Escape")
    assert coach.count() == 0


def test_what_happened_meanwhile_is_marked(visit: NewVisitor) -> None:
    anna, bruno = seated(visit, "siam", 2, 2, seed=1)
    first, second = (anna, bruno) if anna.page.locator(".prompt[data-mine]").count() else (bruno, anna)
    table = second.page.url
    second.go("/")
    first.page.locator(".prompt-buttons button", has_text="Pass").click()
    first.page.locator(".log-line", has_text="passes").wait_for()
    second.page.goto(table)
    mark = second.page.locator(".log-mark")
    mark.wait_for()
    assert mark.inner_text() == "Since your last visit"
    assert "passes" in mark.locator("xpath=following-sibling::li[1]").inner_text()


def test_a_standing_order_is_set_listed_and_cancelled_unseen_by_the_others(visit: NewVisitor) -> None:
    anna, bruno = seated(visit, "siam", 2, 2)
    owing = anna if anna.page.locator(".prompt[data-mine]").count() else bruno
    other = bruno if owing is anna else anna
    other.page.locator(".affairs-open").click()
    part = other.page.locator(".affairs-sheet section", has_text="Standing orders")
    form = part.locator(".affair-form", has_text="Pass until someone plays a card in this struggle")
    form.get_by_role("button", name="Set this order").click()
    given = part.locator("li", has_text="Pass until someone plays a card in this struggle")
    given.wait_for()
    form.wait_for(state="detached")  # it is not given twice
    other.page.reload()
    expect(other.page.locator(".affairs-count")).to_have_text("1")
    expect(owing.page.locator(".affairs-count")).to_have_count(0)
    other.page.locator(".affairs-open").click()
    given.get_by_role("button", name="Cancel").click()
    given.wait_for(state="detached")
    form.wait_for()
    expect(other.page.locator(".affairs-count")).to_have_count(0)
    assert not any(update["orders"] for update in owing.updates())


def test_what_is_settled_beside_the_game_is_no_answer_and_ends_it_by_agreement(visit: NewVisitor, axe: str) -> None:
    anna, bruno = seated(visit, "siam", 2, 2)
    owing = anna if anna.page.locator(".prompt[data-mine]").count() else bruno
    other = bruno if owing is anna else anna
    assert owing.page.locator(".prompt .affairs-open").count() == 0, "it could slide under a finger that answers"
    other.page.locator(".head .affairs-open").click()
    sheet = other.page.locator(".affairs-sheet")
    sheet.get_by_text("here now").first.wait_for()
    sheet.get_by_role("button", name="Remind them").click()
    other.page.locator(".toast[data-shown]").wait_for()
    other.picture("affairs")
    assert faults(other, axe) == []
    sheet.get_by_role("button", name="End the game").click()
    proposal = owing.page.locator(".affair", has_text="end")
    proposal.get_by_role("button", name="Agree").wait_for()
    owing.picture("vote-bar")
    assert faults(owing, axe) == []
    proposal.get_by_role("button", name="Agree").click()
    for visitor in (anna, bruno):
        visitor.page.locator(".ending").wait_for()
