"""Messages that it is somebody's turn: by push, mail and webhook, once each, and only while it is so."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from members.authenticator import Authenticator
from members.member import Member
from messages.receivers import Browser, Post, Receiver

from sottovoce.core.dice import Fast
from sottovoce.server.config import Config
from sottovoce.server.outbox import letter
from sottovoce.store.jobs import KeepClocks
from sottovoce.store.outbox import Reader, Turn
from sottovoce.store.rows import Drop, Set

if TYPE_CHECKING:
    from server.conftest import Guest, House, Made

MORNING = 1_700_038_800.0  # Wednesday 15 November 2023, 09:00 in London
_count = iter(range(10_000))


class Clock:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.time = MORNING

    def __call__(self) -> float:
        return self.time


class Told:
    """A server whose courier looks only when it is told to, by a clock of its own."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.clock = Clock()
        house.run(self._stop)
        house.hub.courier.clock = self.clock

    async def _stop(self) -> None:
        assert self.house.hub.courier._task is not None
        self.house.hub.courier._task.cancel()

    def later(self, seconds: float = 5.0) -> None:
        """Time passes, and the courier looks."""
        self.clock.time += seconds
        self.house.run(self.house.hub.courier.look)


@pytest.fixture(scope="module")
def office() -> Iterator[Post]:
    made = Post()
    yield made
    made.close()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory, office: Post, build_house: type[House]) -> Iterator[House]:
    database = f"sqlite:///{tmp_path_factory.mktemp('messages') / 'tables.db'}"
    usual = Config(database=database, bot_workers=1, bot_pause=0.0, limits=False)
    made = build_house(replace(usual, mail=office.url, mail_from="post@sottovoce.example"))
    yield made
    made.close()


@pytest.fixture
def post(office: Post) -> Post:
    office.mails.clear()
    office.refuse = ""
    return office


@pytest.fixture
def receiver(shared: House) -> Iterator[Receiver]:
    made = Receiver()
    shared.hub.courier.guard._trusted.add(made.host)
    yield made
    made.close()


@pytest.fixture
def told(shared: House) -> Iterator[Told]:
    yield Told(shared)
    shared.hub.store.write(Drop("channels", {})).result()


def somebody(guest: Guest) -> Member:
    made = Member(guest)
    letters = str(next(_count)).translate(str.maketrans("0123456789", "abefghkpqs"))
    assert made.sign_up(f"Reader {letters}").status == 201
    return made


def subscribe(member: Member, browser: Browser, **more: object) -> str:
    answer = member.ask("POST", "/channels", {**browser.subscription, "label": "Phone", **more})
    assert answer.status == 201, answer.body
    return str(answer.json["id"])


def hooked(member: Member, receiver: Receiver, path: str = "/hook", **more: object) -> Any:
    answer = member.ask("POST", "/channels", {"kind": "webhook", "address": receiver.url + path, **more})
    assert answer.status == 201, answer.body
    return answer.json


def server_key(member: Member) -> str:
    return str(member.ask("GET", "/messages").json["push_key"])


def sit(member: Member, game: str = "siam", **more: object) -> tuple[Made, Guest]:
    """A table for two: the member at the second seat, a stranger whose turn it is."""
    guest = member.guest
    made = guest.table(game, "me", "friend", **more)
    seated = guest.post(f"/api/tables/{made.id}/claim", {"invite": made.invites[1], "name": "Bruna"}, member.key)
    assert seated.status == 200
    made.keys[1] = seated.json["key"]
    until_turn(guest, made, 0)
    return made, guest


def move(guest: Guest, made: Made, seat: int) -> None:
    seen = guest.see(made.id, made.key(seat))
    assert guest.act(made.id, made.key(seat), seen["choices"][0]["action"], seen["ask"]).status == 200


def until_turn(guest: Guest, made: Made, seat: int) -> None:
    """The other one plays until it is this seat's turn."""
    while (seen := guest.see(made.id))["to_act"] != [seat]:
        move(guest, made, seen["to_act"][0])


def until_nobody_looks(house: House, made: Made, seat: int) -> None:
    deadline = time.monotonic() + 10
    while house.hub.looks(made.id, seat):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_push_message_is_signed_sealed_and_sent_once(told: Told, receiver: Receiver) -> None:
    anna, browser = somebody(told.house.guest()), Browser(receiver)
    subscribe(anna, browser)
    made, guest = sit(anna)
    until_turn(guest, made, 1)
    told.later(1)
    assert receiver.got == []  # not yet: the last answer may be taken back
    told.later()
    told.later(3600)
    [(got, said)] = browser.opened(server_key(anna))
    assert said["title"] == "Your turn: King of Siam"
    assert said["body"] == "it's your turn against Player 1."
    assert (said["path"], said["owed"], said["lang"]) == (f"/t/{made.id}", 1, "en")
    assert said["tag"] == got.headers["topic"]
    secrets = [made.host, *filter(None, made.keys), anna.key or "", anna.cookie]
    assert not any(secret in got.body.decode("latin-1") + str(said) for secret in secrets)


def test_an_undo_repeats_nothing(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    hooked(anna, receiver)
    made, guest = sit(anna, options={"map": "siam-8"}, seed=None)
    while guest.see(made.id)["to_act"] != [1] or not guest.see(made.id, made.key(0))["undo"]["may"]:
        move(guest, made, guest.see(made.id)["to_act"][0])
    told.later()
    assert len(receiver.got) == 1
    assert guest.act(made.id, made.key(0), "undo").status == 200
    told.later()
    until_turn(guest, made, 1)
    told.later()
    assert len(receiver.got) == 1
    until_turn(guest, made, 0)
    until_turn(guest, made, 1)
    told.later()
    assert len(receiver.got) == 2


def test_what_was_taken_back_before_it_was_told_is_told_when_it_comes_again(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    hooked(anna, receiver)
    made, guest = sit(anna)
    while guest.see(made.id)["to_act"] != [1] or not guest.see(made.id, made.key(0))["undo"]["may"]:
        move(guest, made, guest.see(made.id)["to_act"][0])
    assert guest.act(made.id, made.key(0), "undo").status == 200
    told.later()
    assert receiver.got == []
    until_turn(guest, made, 1)
    told.later()
    assert len(receiver.got) == 1


def test_nobody_is_told_of_a_turn_that_was_answered(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    hooked(anna, receiver)
    made, guest = sit(anna)
    until_turn(guest, made, 1)
    until_turn(guest, made, 0)
    told.later(30)
    assert receiver.got == []


def test_a_turn_that_ones_own_order_will_answer_is_told_only_if_it_does_not(told: Told, receiver: Receiver) -> None:
    told.clock.time = time.time()  # by which orders act
    guest = told.house.guest()
    anna = somebody(guest)
    hooked(anna, receiver)
    made = guest.table("siam", "me", "me", seed=4)
    first = guest.see(made.id)["to_act"][0]
    anna.ask("POST", "/tables", {"tables": [{"id": made.id, "key": made.key(1 - first)}]})
    assert guest.post(f"/api/tables/{made.id}/orders", {"name": "pass"}, made.key(1 - first)).status == 204
    assert guest.act(made.id, made.key(first), "pass").status == 200
    told.later()
    assert receiver.got == []
    told.later(told.house.hub.config.order_delay + 60)  # by the courier's clock it should have answered
    assert [got.json["title"] for got in receiver.got] == ["Your turn: King of Siam"]


def test_who_looks_at_that_table_is_told_when_he_has_gone(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    hooked(anna, receiver)
    made, guest = sit(anna)
    other, _ = sit(anna)
    with guest.listen(made.id, anna.key) as stream, guest.listen(other.id, anna.key):
        stream.recv(timeout=10)
        until_turn(guest, made, 1)
        told.later()
        told.later(60)
        assert receiver.got == []
        stream.send("away")  # the page is open, but nobody looks
        until_nobody_looks(told.house, made, 1)
        told.later(60)
        assert len(receiver.got) == 1
        until_turn(guest, other, 1)
        told.later()
        assert len(receiver.got) == 1  # there somebody looks


def test_who_leaves_in_the_middle_of_his_turn_is_told_once(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    hooked(anna, receiver)
    made, guest = sit(anna)
    until_turn(guest, made, 1)
    told.later()
    receiver.got.clear()
    assert guest.act(made.id, made.key(1), "play one-vs-one").status == 200
    assert guest.see(made.id)["to_act"] == [1]  # more is asked
    told.later(60)
    assert receiver.got == []
    for _ in range(2):
        with guest.listen(made.id, anna.key) as stream:
            stream.recv(timeout=10)
        until_nobody_looks(told.house, made, 1)
        deadline = time.monotonic() + 10
        while not receiver.got:  # what waits for him is written meanwhile
            assert time.monotonic() < deadline
            told.later(60)
        told.later(60)
        assert len(receiver.got) == 1


def test_a_turn_that_begins_as_the_last_one_ends_by_the_clock_is_told(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    hooked(anna, receiver)
    guest, hub = anna.guest, told.house.hub
    made = guest.table("verrat", *["me"] * 4, seed=3, clock=600)
    anna.ask("POST", "/tables", {"tables": [{"id": made.id, "key": made.key(3)}]})
    for seat in (0, 1):
        guest.act(made.id, made.key(seat), "ready")
    told.later()
    receiver.got.clear()
    record = hub.store.read(made.id).result()
    assert record is not None
    late = {seat: replace(clock, due=clock.due and time.time() - 1) for seat, clock in record.clocks.items()}

    async def forget() -> None:
        hub.drop(hub.tables[made.id])

    told.house.run(forget)
    hub.store.write(KeepClocks(made.id, late)).result()
    deadline = time.monotonic() + 20
    while guest.see(made.id)["view"]["phase"] != "plan":
        assert time.monotonic() < deadline
        time.sleep(0.05)
    told.later()
    assert [turn["seat"] for got in receiver.got for turn in got.json["turns"]] == [3]


def test_mail_has_a_deadline_a_link_and_a_way_out(told: Told, post: Post) -> None:
    anna = somebody(told.house.guest())
    anna.ask("POST", "/mail", {"address": "anna@example.org"})
    deadline = time.monotonic() + 10
    while not post.mails:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    code = re.search(r"\d{6}", post.mails.pop().get_content())
    assert code
    anna.ask("POST", "/mail/code", {"address": "anna@example.org", "code": code[0]})
    assert anna.ask("POST", "/channels", {"kind": "mail"}).status == 201
    hours = {"lang": "it", "zone": "Europe/Rome"}
    assert anna.ask("PUT", "/messages", hours).status == 200
    made, guest = sit(anna, bank={"start": 86400, "increment": 3600, "cap": 259200})
    until_turn(guest, made, 1)
    told.later()
    told.later()
    [mail] = post.mails
    assert mail["Subject"] == "Tocca a te: King of Siam"
    text = mail.get_content()
    assert "Muovi entro " in text
    assert "(Europe/Rome)" in text
    assert re.search(r"\d{1,2} \w+ \d{4}, \d\d:\d\d", text)
    assert f"{anna.origin}/t/{made.id}" in text
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    leave = mail["List-Unsubscribe"].strip(" <>")
    path = leave.removeprefix(anna.origin)
    page = guest.get(path)  # a page for people: opening it ends nothing
    assert (page.status, page.headers["location"]) == (303, path.removeprefix("/api"))
    assert len(anna.ask("GET", "/messages").json["channels"]) == 1
    assert guest.post(path[:-1] + "x").code == "no-such-thing"
    click = guest.ask("POST", path, b"List-Unsubscribe=One-Click", content_type="application/x-www-form-urlencoded")
    assert click.status == 200
    assert anna.ask("GET", "/messages").json["channels"] == []
    assert guest.post(path).status == 200


def test_webhooks_speak_discord_ntfy_and_json(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    secret = hooked(anna, receiver, "/json", style="json")["secret"]
    hooked(anna, receiver, "/discord", style="discord")
    hooked(anna, receiver, "/my-topic", style="ntfy")
    made, guest = sit(anna)
    until_turn(guest, made, 1)
    told.later()
    got = {one.path: one for one in receiver.got}
    plain = got["/json"]
    assert plain.json["type"] == "turn"
    url = f"{anna.origin}/t/{made.id}"
    turn = {"table": made.id, "seat": 1, "game": "siam", "opponents": ["Player 1"], "deadline": None, "url": url}
    assert plain.json["turns"] == [turn]
    signed = f"{plain.headers['webhook-id']}.{plain.headers['webhook-timestamp']}.".encode() + plain.body
    mac = base64.b64encode(hmac.new(secret.encode(), signed, hashlib.sha256).digest()).decode()
    assert plain.headers["webhook-signature"] == f"v1,{mac}"
    assert plain.json["id"] == plain.headers["webhook-id"]
    assert url in got["/discord"].json["content"]
    assert got["/discord"].json["allowed_mentions"] == {"parse": []}
    assert (got["/"].json["topic"], got["/"].json["click"]) == ("my-topic", url)


def test_names_make_no_links_at_discord(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    hooked(anna, receiver, style="discord")
    guest = anna.guest
    seats = [{"kind": "me", "name": "[a](https://x.y) **b**"}, {"kind": "me"}]
    made = guest.post("/api/tables", {"game": "siam", "seats": seats}).json
    keys = [seat["key"] for seat in made["seats"]]
    while (seen := guest.see(made["id"]))["to_act"] == [1]:
        guest.act(made["id"], keys[1], guest.see(made["id"], keys[1])["choices"][0]["action"], seen["ask"])
    anna.ask("POST", "/tables", {"tables": [{"id": made["id"], "key": keys[1]}]})
    while (seen := guest.see(made["id"]))["to_act"] == [0]:
        guest.act(made["id"], keys[0], guest.see(made["id"], keys[0])["choices"][0]["action"], seen["ask"])
    told.later()
    [got] = receiver.got
    _, line, link = got.json["content"].split("\n")
    assert r"\[a\]\(https\://x.y\) \*\*b\*\*" in line
    assert link == f"{anna.origin}/t/{made['id']}"


def test_quiet_hours_put_off_and_join_what_has_gathered(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    hooked(anna, receiver)
    hours = {"lang": "en", "zone": "Europe/London", "quiet_from": 8 * 60, "quiet_to": 10 * 60}
    assert anna.ask("PUT", "/messages", hours).status == 200
    for _ in range(2):
        made, guest = sit(anna)
        until_turn(guest, made, 1)
        told.later()
    assert receiver.got == []
    told.later(3600)  # ten o'clock and a bit
    [got] = receiver.got
    assert len(got.json["turns"]) == 2
    assert got.json["title"] == "Your turn at 2 tables"


def test_several_seats_at_one_table_are_one_table() -> None:
    turns = [Turn(table, "siam", seat, ("Anna", "Bruno", "Carla"), None) for table in "ab" for seat in (0, 1)]
    one, both = (letter.of_turns(letter.new_id(True), part, Reader(), len(part)) for part in (turns[:2], turns))
    assert (one.title, one.path, len(one.tables)) == ("Your turn: King of Siam", "/t/a", 2)
    assert (both.title, both.path, len(both.tables)) == ("Your turn at 2 tables", "/tables", 4)


def test_what_waits_follows_other_hours_and_another_pace(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    channel = hooked(anna, receiver, pace="daily")["id"]
    hours = {"lang": "en", "zone": "Europe/London", "daily_at": 18 * 60}
    anna.ask("PUT", "/messages", hours)
    made, guest = sit(anna)
    until_turn(guest, made, 1)
    told.later()
    assert anna.ask("PUT", "/messages", {**hours, "daily_at": 9 * 60 + 30}).status == 200
    told.later(600)
    assert receiver.got == []
    told.later(1300)
    assert len(receiver.got) == 1
    until_turn(guest, made, 0)
    until_turn(guest, made, 1)
    told.later()
    anna.ask("PUT", f"/channels/{channel}", {"pace": "now"})
    told.later()
    assert len(receiver.got) == 2
    anna.ask("PUT", "/messages", {**hours, "quiet_from": 8 * 60, "quiet_to": 20 * 60})
    until_turn(guest, made, 0)
    until_turn(guest, made, 1)
    told.later()
    assert len(receiver.got) == 2
    anna.ask("PUT", "/messages", hours)
    anna.ask("PUT", f"/channels/{channel}", {"pace": "soon"})
    told.later()
    assert len(receiver.got) == 2
    told.later(600)
    assert len(receiver.got) == 3


def test_messages_and_calendar_speak_the_language_of_the_pages(told: Told) -> None:
    anna = somebody(told.house.guest())
    anna.ask("PUT", "/settings", {"kept": {"lang": "en"}})
    url = anna.ask("POST", "/calendar?lang=it").json["url"]
    guest = anna.guest
    made = guest.table("siam", "me", "me", clock=600)
    for key in made.keys:
        anna.ask("POST", "/tables", {"tables": [{"id": made.id, "key": key}]})
    text = guest.get(url.removeprefix(anna.origin)).body.decode().replace("\r\n ", "")
    assert "(UTC)" in text
    assert "entro" in text
    anna.ask("PUT", "/messages", {"lang": "it", "zone": "Europe/Rome"})
    anna.ask("PUT", "/settings", {"kept": {"lang": "en", "other": 1}})
    assert anna.ask("GET", "/messages").json["hours"]["lang"] == "it"  # nothing else was chosen
    anna.ask("PUT", "/settings", {"kept": {"lang": "it"}})
    anna.ask("PUT", "/settings", {"kept": {"lang": "en"}})
    assert anna.ask("GET", "/messages").json["hours"]["lang"] == "en"


def test_after_ten_minutes_and_once_a_day(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    hooked(anna, receiver, "/soon", pace="soon")
    hooked(anna, receiver, "/daily", pace="daily")
    anna.ask("PUT", "/messages", {"lang": "en", "zone": "Europe/London", "daily_at": 18 * 60})
    made, guest = sit(anna)
    until_turn(guest, made, 1)
    told.later(599)
    assert receiver.got == []
    told.later(2)
    assert [got.path for got in receiver.got] == ["/soon"]
    told.later(6 * 3600)
    assert len(receiver.got) == 1
    told.later(3 * 3600)  # past 18:00
    assert [got.path for got in receiver.got] == ["/soon", "/daily"]


def test_a_table_has_a_pace_of_its_own(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    first = hooked(anna, receiver, "/now")["id"]
    second = hooked(anna, receiver, "/daily", pace="daily")["id"]
    anna.ask("PUT", "/messages", {"lang": "en", "zone": "Europe/London", "daily_at": 18 * 60})
    made, guest = sit(anna)
    other, _ = sit(anna)
    assert anna.ask("PUT", f"/channels/{first}/tables/{made.id}", {"pace": "soon"}).status == 200
    answer = anna.ask("PUT", f"/channels/{second}/tables/{made.id}", {"pace": "now"})
    assert [one["tables"] for one in answer.json["channels"]] == [{made.id: "soon"}, {made.id: "now"}]
    for table in (made, other):
        until_turn(guest, table, 1)
    told.later()
    assert sorted((got.path, got.json["turns"][0]["table"]) for got in receiver.got) == sorted(
        [("/now", other.id), ("/daily", made.id)]
    )
    told.later(600)
    assert [(got.path, got.json["turns"][0]["table"]) for got in receiver.got[2:]] == [("/now", made.id)]
    told.later(9 * 3600)  # past 18:00
    assert [(got.path, got.json["turns"][0]["table"]) for got in receiver.got[3:]] == [("/daily", other.id)]


def test_what_waits_follows_the_other_pace_of_its_table(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    channel = hooked(anna, receiver)["id"]
    anna.ask("PUT", "/messages", {"lang": "en", "zone": "Europe/London", "daily_at": 18 * 60})
    made, guest = sit(anna)
    place = f"/channels/{channel}/tables/{made.id}"
    anna.ask("PUT", place, {"pace": "daily"})
    until_turn(guest, made, 1)
    told.later()
    assert receiver.got == []
    anna.ask("PUT", place, {"pace": "soon"})
    told.later(500)
    assert receiver.got == []
    assert anna.ask("PUT", place, {"pace": "hourly"}).status == 400
    told.later(1)
    assert receiver.got == []  # a pace that there is none of has changed nothing
    [kept] = anna.ask("DELETE", place).json["channels"]
    assert kept["tables"] == {}
    told.later(0)
    assert len(receiver.got) == 1


def test_a_muted_table_is_not_told_of_by_that_channel(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    first, second = hooked(anna, receiver, "/one")["id"], hooked(anna, receiver, "/two")["id"]
    made, guest = sit(anna)
    assert anna.ask("PUT", f"/channels/{first}/tables/{made.id}", {"pace": "never"}).status == 200
    assert anna.ask("PUT", f"/channels/{first}/tables/nowhere", {"pace": "never"}).code == "no-such-thing"
    assert anna.ask("PUT", f"/channels/nothing/tables/{made.id}", {"pace": "never"}).code == "no-such-thing"
    until_turn(guest, made, 1)
    anna.ask("PUT", f"/channels/{second}/tables/{made.id}", {"pace": "never"})  # between the move and the message
    told.later()
    assert receiver.got == []
    anna.ask("DELETE", f"/channels/{first}/tables/{made.id}")
    until_turn(guest, made, 0)
    until_turn(guest, made, 1)
    told.later()
    assert [got.path for got in receiver.got] == ["/one"]


def test_a_message_that_is_not_taken_is_tried_again_as_the_same(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    channel = hooked(anna, receiver)["id"]
    made, guest = sit(anna)
    until_turn(guest, made, 1)
    receiver.status, receiver.answer = 503, {"retry-after": "300"}
    told.later()
    told.later(200)
    assert len(receiver.got) == 1
    told.later(101)
    assert len(receiver.got) == 2
    receiver.status = 200
    told.later(600)
    told.later(60_000)
    ids = [got.headers["webhook-id"] for got in receiver.got]
    assert len(ids) == 3
    assert len(set(ids)) == 1
    [kept] = anna.ask("GET", "/messages").json["channels"]
    assert (kept["id"], kept["retired"]) == (channel, None)
    assert kept["used"]


def crash_once_it_is_taken(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what is due be sent, and the server die before it has noted that."""
    store, plain = told.house.hub.store, told.house.hub.store.write

    def dies(job: Any) -> Any:
        if type(job).__name__ == "MarkSent":
            raise RuntimeError("killed")
        return plain(job)

    with monkeypatch.context() as patch:
        patch.setattr(store, "write", dies)
        with pytest.raises(RuntimeError):
            told.later()


def test_a_crash_after_the_message_was_taken_sends_the_same_again(
    told: Told, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = somebody(told.house.guest())
    hooked(anna, receiver)
    made, guest = sit(anna)
    until_turn(guest, made, 1)
    crash_once_it_is_taken(told, monkeypatch)
    told.later()
    assert len(receiver.got) == 1  # whoever sends it may still be at work
    told.later(120)
    told.later(3600)
    first, second = receiver.got
    assert first.headers["webhook-id"] == second.headers["webhook-id"]


def test_what_is_sent_again_replaces_what_was_shown_though_less_is_owed_by_then(
    told: Told, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, browser = somebody(told.house.guest()), Browser(receiver)
    subscribe(anna, browser)
    tables = [sit(anna) for _ in range(2)]
    for made, guest in tables:
        until_turn(guest, made, 1)
    crash_once_it_is_taken(told, monkeypatch)
    made, guest = tables[0]
    until_turn(guest, made, 0)
    told.later(120)
    (first, both), (second, one) = browser.opened(server_key(anna))
    assert (both["title"], one["title"]) == ("Your turn at 2 tables", "Your turn: King of Siam")
    assert (first.headers["topic"], both["tag"]) == (second.headers["topic"], one["tag"])


def test_a_dead_channel_is_retired_with_a_word_by_the_others(told: Told, receiver: Receiver) -> None:
    anna, browser = somebody(told.house.guest()), Browser(receiver)
    phone = subscribe(anna, browser)
    other = Receiver()
    told.house.hub.courier.guard._trusted.add(other.host)
    hooked(anna, other)
    made, guest = sit(anna)
    until_turn(guest, made, 1)
    receiver.status = 410
    told.later()
    told.later()
    told.later()
    assert len(receiver.got) == 1
    titles = [got.json["title"] for got in other.got]
    assert titles == ["Your turn: King of Siam", "Notifications to “Phone” have stopped"]
    [dead, _] = anna.ask("GET", "/messages").json["channels"]
    assert (dead["id"], dead["why"], dead["here"]) == (phone, "gone", True)
    assert dead["retired"]
    receiver.status = 201
    until_turn(guest, made, 0)
    until_turn(guest, made, 1)
    told.later()
    assert len(receiver.got) == 1
    anna.ask("PUT", f"/channels/{phone}", {"on": True})
    until_turn(guest, made, 0)
    until_turn(guest, made, 1)
    told.later()
    assert len(receiver.got) == 2
    other.close()


def test_a_channel_that_never_answers_is_switched_off(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    hooked(anna, receiver)
    made, guest = sit(anna)
    receiver.status = 500
    for _ in range(3):
        until_turn(guest, made, 1)
        for _ in range(8):
            told.later(7 * 3600)
        until_turn(guest, made, 0)
    [dead] = anna.ask("GET", "/messages").json["channels"]
    assert (dead["why"], len(receiver.got)) == ("failing", 21)


def test_a_refused_mail_address_is_dead(told: Told, post: Post) -> None:
    anna = somebody(told.house.guest())
    store = told.house.hub.store
    store.write(Set("accounts", {"name": anna.told["account"]["name"]}, {"mail": "gone@example.org"})).result()
    assert anna.ask("POST", "/channels", {"kind": "mail"}).status == 201
    made, guest = sit(anna)
    until_turn(guest, made, 1)
    post.refuse = "450 later"
    told.later()
    assert anna.ask("GET", "/messages").json["channels"][0]["retired"] is None
    post.refuse = "550 nobody here"
    told.later(3600)
    assert anna.ask("GET", "/messages").json["channels"][0]["why"] == "refused"
    anna.sign_in()
    assert anna.told["account"]["stopped"] == ["gone@example.org"]  # there is no other channel that could say so


def test_programs_are_told_by_token_or_by_a_seats_own_key(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    guest = anna.guest
    playing = anna.ask("POST", "/tokens", {"label": "bot", "scopes": ["read", "play"]}).json
    reading = anna.ask("POST", "/tokens", {"label": "eye", "scopes": ["read"]}).json["secret"]
    wish = {"kind": "webhook", "address": f"{receiver.url}/token"}
    assert guest.post("/api/account/channels", wish, reading).code == "token-scope"
    assert guest.post("/api/account/channels", wish, playing["secret"]).status == 201
    assert guest.post("/api/account/channels", {"kind": "mail"}, playing["secret"]).code == "token-scope"
    made, _ = sit(anna)
    assert guest.get("/api/account/turns", reading).json == []
    seat = {"address": f"{receiver.url}/seat"}
    assert guest.post(f"/api/tables/{made.id}/webhook", seat, made.key(0)).status == 201
    until_turn(guest, made, 1)
    told.later()
    owed = {"table": made.id, "game": "siam", "seat": 1, "deadline": None}
    assert guest.get("/api/account/turns", reading).json == [owed]
    until_turn(guest, made, 0)
    told.later()
    assert [got.path for got in receiver.got] == ["/token", "/seat"]
    anna.ask("DELETE", f"/tokens/{playing['id']}")
    assert guest.ask("DELETE", f"/api/tables/{made.id}/webhook", None, made.key(0)).status == 204
    until_turn(guest, made, 1)
    until_turn(guest, made, 0)
    told.later()
    assert len(receiver.got) == 2


def test_a_seat_handed_over_takes_no_channel_along(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    hooked(anna, receiver, "/ring")
    made, guest = sit(anna)
    guest.post(f"/api/tables/{made.id}/webhook", {"address": f"{receiver.url}/seat"}, made.key(1))
    invite = guest.post(f"/api/tables/{made.id}/seats/1/hand-over", {}, anna.key).json["invite"]
    taken = guest.post(f"/api/tables/{made.id}/claim", {"invite": invite, "name": "Carla"})
    assert taken.status == 200
    made.keys[1] = taken.json["key"]
    until_turn(guest, made, 0)
    until_turn(guest, made, 1)
    told.later()
    assert receiver.got == []


def test_what_waits_is_not_told_to_who_has_the_seat_no_more(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    hooked(anna, receiver, pace="soon")
    handed, guest = sit(anna)
    freed, _ = sit(anna)
    kept, _ = sit(anna)
    for made in (handed, freed, kept):
        until_turn(guest, made, 1)
    invite = guest.post(f"/api/tables/{handed.id}/seats/1/hand-over", {}, anna.key).json["invite"]
    assert guest.post(f"/api/tables/{handed.id}/claim", {"invite": invite, "name": "Carla"}).status == 200
    assert anna.ask("DELETE", f"/tables/{freed.id}/1").status == 200
    told.later(700)
    [got] = receiver.got
    assert [turn["table"] for turn in got.json["turns"]] == [kept.id]


def test_signing_out_ends_the_messages_to_that_browser(told: Told, receiver: Receiver) -> None:
    anna, browser = somebody(told.house.guest()), Browser(receiver)
    subscribe(anna, browser)
    made, guest = sit(anna)
    until_turn(guest, made, 1)
    anna.post("/sign-out", {}, anna.key)
    told.later()
    assert receiver.got == []
    anna.sign_in()
    assert anna.ask("GET", "/messages").json["channels"] == []


def test_a_browser_is_one_device_however_often_somebody_signs_in_there(told: Told, receiver: Receiver) -> None:
    anna, browser = somebody(told.house.guest()), Browser(receiver)
    channel = subscribe(anna, browser)
    second = Authenticator(anna.origin)
    options = anna.post("/passkeys/options", {}, anna.key).json
    assert anna.post("/passkeys", {"credential": second.make(options), "label": "Key"}, anna.key).status == 201
    assert [one["this"] for one in anna.told["account"]["devices"]] == [True]
    assert [(one["id"], one["here"]) for one in anna.ask("GET", "/messages").json["channels"]] == [(channel, True)]
    carla = Member(anna.guest, anna.cookie)  # the same browser
    assert carla.sign_up("Carla at Annas").status == 201
    anna.cookie = ""
    anna.sign_in()
    assert len(anna.told["account"]["devices"]) == 1
    assert anna.ask("GET", "/messages").json["channels"] == []


def test_signing_in_again_in_the_same_browser_keeps_its_channel(told: Told, receiver: Receiver) -> None:
    anna, browser = somebody(told.house.guest()), Browser(receiver)
    channel = subscribe(anna, browser)
    old = anna.key
    made, guest = sit(anna)
    until_turn(guest, made, 1)
    anna.sign_in()
    assert anna.key != old
    assert anna.guest.get("/api/account/messages", old).code == "signed-out"
    assert [one["this"] for one in anna.told["account"]["devices"]] == [True]
    assert [(one["id"], one["here"]) for one in anna.ask("GET", "/messages").json["channels"]] == [(channel, True)]
    told.later()
    assert len(browser.opened(server_key(anna))) == 1
    anna.post("/sign-out", {}, anna.key)
    anna.sign_in()
    assert anna.ask("GET", "/messages").json["channels"] == []


def test_bad_channels_and_hours_are_refused_and_change_nothing(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    good = Browser(receiver).subscription
    for wish in (
        {"kind": "webhook", "address": "http://example.org/x"},
        {"kind": "webhook", "address": "https://127.0.0.1/x"},
        {"kind": "webhook", "address": "https://[::1]/x"},
        {"kind": "webhook", "address": "https://10.1.2.3/x"},
        {"kind": "webhook", "address": "https://user:secret@example.org/x"},
        {"kind": "webhook", "address": "ftp://example.org"},
        {"kind": "webhook"},
        {**good, "p256dh": "AAAA"},
        {**good, "auth": ""},
        {**good, "address": "https://"},
    ):
        assert anna.ask("POST", "/channels", wish).code == "channel-address", wish
    assert anna.ask("POST", "/channels", {"kind": "mail"}).code == "no-mail"
    assert anna.ask("POST", "/channels", {"kind": "pigeon"}).status == 400
    assert anna.ask("PUT", "/messages", {"lang": "en", "zone": "Atlantis"}).code == "no-zone"
    assert anna.ask("PUT", "/messages", {"lang": "en", "zone": "UTC", "quiet_from": 60}).status == 400
    assert anna.ask("PUT", "/channels/nothing", {"pace": "soon"}).code == "no-such-thing"
    found = anna.ask("GET", "/messages").json
    assert (found["channels"], found["hours"], found["calendar"]) == ([], None, False)


def test_a_trial_message_says_whether_it_was_taken(told: Told, receiver: Receiver) -> None:
    anna, bruno = somebody(told.house.guest()), somebody(told.house.guest())
    channel = hooked(anna, receiver, style="discord")["id"]
    assert anna.ask("POST", f"/channels/{channel}/test").status == 204
    assert bruno.ask("POST", f"/channels/{channel}/test").code == "no-such-thing"
    receiver.status = 500
    assert anna.ask("POST", f"/channels/{channel}/test").code == "channel-failed"


def test_the_calendar_holds_deadlines_and_can_be_closed(told: Told) -> None:
    from icalendar import Calendar

    anna = somebody(told.house.guest())
    made, guest = sit(anna, bank={"start": 86400, "increment": 3600, "cap": 259200})
    url = anna.ask("POST", "/calendar").json["url"]
    path = url.removeprefix(anna.origin)
    assert not Calendar.from_ical(guest.get(path).body).events
    until_turn(guest, made, 1)
    answer = guest.get(path)
    assert answer.headers["content-type"].startswith("text/calendar")
    [event] = Calendar.from_ical(answer.body).events
    starts: Any = event["dtstart"]
    assert event["summary"] == "Your turn: King of Siam"
    due = told.house.hub.store.read(made.id).result().clocks[1].due  # type: ignore[union-attr]
    assert starts.dt.timestamp() == int(due or 0)
    second = anna.ask("POST", "/calendar").json["url"]
    assert guest.get(path).code == "no-such-thing"
    assert guest.get(second.removeprefix(anna.origin)).status == 200
    anna.ask("DELETE", "/calendar")
    assert guest.get(second.removeprefix(anna.origin)).code == "no-such-thing"


def test_a_reminder_is_sent_once_however_the_turn_was_told(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    hooked(anna, receiver)
    made, guest = sit(anna)
    until_turn(guest, made, 1)
    told.later()
    assert guest.post(f"/api/tables/{made.id}/nudge", {"seat": 1}, made.key(0)).status == 204
    told.later()
    told.later(3600)
    assert [got.json["title"] for got in receiver.got] == [
        "Your turn: King of Siam",
        "The others are waiting: King of Siam",
    ]
    assert receiver.got[0].json["turns"] == receiver.got[1].json["turns"]  # and not by whom


def test_a_reminder_of_what_was_answered_is_not_sent(told: Told, receiver: Receiver) -> None:
    anna = somebody(told.house.guest())
    hooked(anna, receiver)
    made, guest = sit(anna)
    until_turn(guest, made, 1)
    assert guest.post(f"/api/tables/{made.id}/nudge", {"seat": 1}, made.key(0)).status == 204
    told.later()
    assert [len(got.json["turns"]) for got in receiver.got] == [1]  # the turn and its reminder are one message
    receiver.got.clear()
    until_turn(guest, made, 0)
    told.later(3600)
    assert receiver.got == []


def test_a_browser_with_another_subscription_keeps_its_channel(told: Told, receiver: Receiver) -> None:
    anna, old, new = somebody(told.house.guest()), Browser(receiver), Browser(receiver)
    channel = subscribe(anna, old, pace="soon")
    made, guest = sit(anna)
    until_turn(guest, made, 1)
    assert subscribe(anna, new) == channel
    assert subscribe(anna, new) == channel
    [kept] = anna.ask("GET", "/messages").json["channels"]
    assert (kept["pace"], kept["label"]) == ("soon", "Phone")
    told.later(700)
    assert old.opened(server_key(anna)) == []
    assert len(new.opened(server_key(anna))) == 1


@pytest.mark.parametrize(("game", "players"), [("whispers", 3), ("verrat", 4)])
def test_messages_are_alike_in_worlds_that_their_reader_cannot_tell_apart(
    told: Told, receiver: Receiver, game: str, players: int
) -> None:
    """The same game twice, the second time in another world: messages differ in nothing but the table's name."""
    said = []
    for world in range(2):
        anna = somebody(told.house.guest())
        hooked(anna, receiver)
        guest, reader = anna.guest, players - 1
        made = guest.table(game, *["me"] * players, seed=3)
        anna.ask("POST", "/tables", {"tables": [{"id": made.id, "key": made.key(reader)}]})
        while reader in guest.see(made.id)["to_act"]:
            move(guest, made, reader)
        told.later(3600)
        receiver.got.clear()
        while reader not in (seen := guest.see(made.id))["to_act"]:
            move(guest, made, seen["to_act"][0])
        if world:
            _become_another_world(told.house, made.id, reader)
        told.later()
        [got] = receiver.got
        owed = anna.ask("GET", "/turns").json
        text = str([{**got.json, "id": ""}, len(got.body), owed])
        said.append(text.replace(made.id, "TABLE"))
        receiver.got.clear()
    assert said[0] == said[1]


def _become_another_world(house: House, table: str, seat: int) -> None:
    """Let a table become another one that a seat can't tell from it."""

    async def work() -> None:
        live = house.hub.tables[table]
        async with live.alone():
            position = live.playing().position
            states = [position.imagine(seat, Fast(seed)) for seed in range(20)]
            world = next(other for other in states if other.state() != position.state())
            world.news = position.news
            live.playing().position = world

    house.run(work)
