"""Accounts: who comes in, by which door, and who does not; nothing that is refused changes anything."""

from __future__ import annotations

import itertools
import time
from typing import TYPE_CHECKING, Any

import pytest
from members.authenticator import Authenticator
from members.member import Member

from sottovoce.server import keys
from sottovoce.server.accounts import codes, names, people
from sottovoce.server.errors import Refused
from sottovoce.store.rows import Set

if TYPE_CHECKING:
    from server.conftest import Guest, House, Open

    from sottovoce.store.records import Job

_names = (f"Person {''.join(letters)}" for letters in itertools.product("abefghkpqstuxyz", repeat=3))


@pytest.fixture
def member(guest: Guest) -> Member:
    made = Member(guest)
    assert made.sign_up(next(_names)).status == 201
    return made


def fresh(member: Member) -> Member:
    """Another browser."""
    return Member(member.guest)


def test_no_cookie_without_an_account(guest: Guest) -> None:
    for path in ("/", "/api/games", "/api/account", "/api/tables"):
        assert "set-cookie" not in guest.get(path).headers
    assert guest.get("/api/account").json["account"] is None


def test_a_passkey_makes_an_account_and_opens_it_again(member: Member) -> None:
    assert member.told["account"]["name"].startswith("Person")
    assert [one["label"] for one in member.told["account"]["passkeys"]] == ["Laptop"]
    other = fresh(member)
    other.passkey = member.passkey
    assert other.sign_in().status == 200
    assert other.told["account"]["name"] == member.told["account"]["name"]
    assert [(one["label"], one["this"]) for one in other.told["account"]["devices"]] == [
        ("Laptop", False),
        ("Phone", True),
    ]


def test_the_cookie_is_safe(open_house: Open) -> None:
    house = open_house(public_url="https://table.example")
    member = Member(house.guest())
    sent = {"host": "table.example", "origin": "https://table.example"}
    member.passkey.origin = "https://table.example"
    options = member.post("/passkeys/options", {"name": "Anna"}, **sent)
    assert options.json["rp"]["id"] == "table.example"
    answer = member.post("/passkeys", {"credential": member.passkey.make(options.json)}, **sent)
    name, *parts = answer.headers["set-cookie"].split("; ")
    assert name.startswith("__Host-sottovoce=")
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=strict"} <= set(parts)
    assert not any(part.startswith("Domain") for part in parts)


# -- forgeries


def _refused(member: Member, credential: dict[str, Any], code: str = "passkey-refused") -> None:
    answer = member.post("/sign-in/passkey", {"credential": credential})
    assert (answer.status, answer.code) == (401, code)
    assert "set-cookie" not in answer.headers


def test_a_forged_assertion_opens_nothing(member: Member) -> None:
    thief = fresh(member)
    forged = Authenticator(member.origin, id=member.passkey.id, user=member.passkey.user, count=99)
    _refused(thief, forged.show(thief.post("/sign-in/options").json))
    unknown = Authenticator(member.origin)
    _refused(thief, unknown.show(thief.post("/sign-in/options").json))
    bent = member.passkey.show(thief.post("/sign-in/options").json)
    bent["response"]["authenticatorData"] = bent["response"]["authenticatorData"][:-2] + "AA"
    _refused(thief, bent)


def test_a_challenge_is_good_once(member: Member) -> None:
    thief = fresh(member)
    shown = member.passkey.show(thief.post("/sign-in/options").json)
    assert thief.post("/sign-in/passkey", {"credential": shown}).status == 200
    _refused(fresh(member), shown, "code-void")


def test_a_challenge_of_our_own_making_is_refused(member: Member) -> None:
    made_up = {"rpId": "localhost", "challenge": "bm90IG91cnM"}
    _refused(fresh(member), member.passkey.show(made_up), "code-void")


def test_a_challenge_for_making_a_passkey_does_not_sign_in(member: Member) -> None:
    thief = fresh(member)
    options = thief.post("/passkeys/options", {"name": next(_names)}).json
    _refused(thief, member.passkey.show({"rpId": "localhost", "challenge": options["challenge"]}))


def test_a_passkey_of_another_site_is_refused(member: Member) -> None:
    thief = fresh(member)
    _refused(thief, member.passkey.show(thief.post("/sign-in/options").json, origin="https://evil.example"))
    _refused(thief, member.passkey.show(thief.post("/sign-in/options").json, rp="evil.example"))


def test_a_counter_that_runs_backwards_is_refused(member: Member) -> None:
    assert member.sign_in().status == 200
    member.passkey.count = 0
    assert member.sign_in().status == 401


@pytest.mark.parametrize(
    "nonsense", [{}, {"response": 7}, {"id": "x", "response": {"clientDataJSON": "!"}}, {"id": 3, "response": {}}]
)
def test_nonsense_gets_a_sentence(member: Member, nonsense: dict[str, Any]) -> None:
    _refused(fresh(member), nonsense)
    answer = fresh(member).post("/passkeys", {"credential": nonsense})
    assert (answer.status, answer.code) == (401, "passkey-refused")


def test_a_passkey_for_a_signed_in_account_cannot_be_kept_by_a_stranger(member: Member) -> None:
    options = member.post("/passkeys/options", {}, member.key).json
    thief = fresh(member)
    answer = thief.post("/passkeys", {"credential": thief.passkey.make(options)})
    assert (answer.status, answer.code) == (401, "passkey-refused")
    assert len(member.who().json["account"]["passkeys"]) == 1


def test_a_name_is_checked_again_when_the_passkey_comes(guest: Guest) -> None:
    name, first, second = next(_names), Member(guest), Member(guest)
    early = first.post("/passkeys/options", {"name": name}).json
    assert second.sign_up(name).status == 201
    answer = first.post("/passkeys", {"credential": first.passkey.make(early)})
    assert (answer.status, answer.code) == (409, "account-name-taken")
    assert first.sign_in().code == "passkey-refused"


# -- the cookie and other sites


def test_another_site_cannot_use_the_cookie(member: Member) -> None:
    for more in ({"origin": "https://evil.example"}, {"sec_fetch_site": "cross-site"}, {"sec_fetch_site": "same-site"}):
        assert member.who(**more).code == "foreign-page"
        assert member.post("/sign-in/options", None, **more).code == "foreign-page"
        assert member.post("/sign-in/recovery", {"code": "X"}, **more).code == "foreign-page"


def test_the_cookie_alone_changes_nothing(member: Member) -> None:
    for method, path in (
        ("POST", "/sign-out/everywhere"),
        ("POST", "/recovery"),
        ("DELETE", "/mail"),
        ("GET", "/tables"),
    ):
        answer = member.guest.ask(method, f"/api/account{path}", None, None, **member.headers)
        assert (answer.status, answer.code) == (401, "sign-in-needed")
    assert member.who().json["account"] is not None


def test_a_cookie_that_nobody_gave_is_forgotten(member: Member) -> None:
    stranger = fresh(member)
    stranger.cookie = "sottovoce=" + "x" * 22
    answer = stranger.who()
    assert answer.json["account"] is None
    assert "Max-Age=0" in answer.headers["set-cookie"]


def test_cookies_are_replaced_day_by_day(member: Member, house: House) -> None:
    before, key = member.cookie, member.key
    assert member.who().json["key"] == key
    assert member.cookie == before
    told = house.hub.store.write(
        Set("sessions", {"digest": keys.digest(before.partition("=")[2])}, {"renewed": time.time() - 90_000})
    )
    told.result()
    member.who()
    assert member.cookie != before
    assert member.key != key
    assert len(member.told["account"]["devices"]) == 1
    old = fresh(member)
    old.cookie = before
    assert old.who().json["account"] is not None  # another page may be asking with it just now
    digest = keys.digest(before.partition("=")[2])
    house.hub.store.write(Set("sessions", {"digest": digest}, {"until": time.time() - 1})).result()
    old.cookie = before
    assert old.who().json["account"] is None


def test_signing_out_here_and_everywhere(member: Member) -> None:
    other = fresh(member)
    other.passkey = member.passkey
    other.sign_in()
    assert other.ask("POST", "/sign-out").status == 200
    assert other.ask("GET", "/settings").code == "signed-out"
    other.sign_in()
    assert member.ask("POST", "/sign-out/everywhere").status == 200
    for one in (member, other):
        assert one.ask("GET", "/settings").code == "signed-out"
        assert one.who().json["account"] is None


def test_a_lost_device_is_signed_out(member: Member) -> None:
    lost = fresh(member)
    lost.passkey = member.passkey
    lost.sign_in()
    device = next(one["id"] for one in lost.told["account"]["devices"] if one["this"])
    assert len(member.ask("DELETE", f"/devices/{device}").json["devices"]) == 1
    assert lost.ask("GET", "/settings").code == "signed-out"
    assert member.ask("DELETE", f"/devices/{device}").status == 404


# -- other doors


def test_the_recovery_code_opens_once(member: Member) -> None:
    code = member.ask("POST", "/recovery").json["code"]
    assert len(code) == 29
    other = fresh(member)
    answer = other.post("/sign-in/recovery", {"code": code.lower().replace("-", " ")})
    assert answer.status == 200
    assert other.told["account"]["name"] == member.told["account"]["name"]
    assert answer.json["recovery"] not in (None, code)
    again = fresh(member).post("/sign-in/recovery", {"code": code})
    assert (again.status, again.code) == (401, "code-wrong")
    assert fresh(member).post("/sign-in/recovery", {"code": answer.json["recovery"]}).status == 200


def test_a_link_signs_one_device_in(member: Member) -> None:
    made = member.ask("POST", "/links").json
    assert made["svg"].startswith("<svg")
    assert made["url"].startswith(f"{member.origin}/account#")
    link = made["url"].partition("#")[2]
    phone = fresh(member)
    assert phone.post("/sign-in/link", {"link": link}).status == 200
    assert phone.told["account"]["name"] == member.told["account"]["name"]
    assert fresh(member).post("/sign-in/link", {"link": link}).code == "code-void"


def test_a_link_that_is_too_old_opens_nothing(member: Member, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(codes.LIVES, codes.LINK, -1.0)
    link = member.ask("POST", "/links").json["url"].partition("#")[2]
    assert fresh(member).post("/sign-in/link", {"link": link}).code == "code-void"


def test_without_a_secure_page_there_is_a_recovery_code_instead_of_a_passkey(guest: Guest) -> None:
    member = Member(guest)
    lan = {"host": f"192.168.1.7:{guest.port}", "origin": f"http://192.168.1.7:{guest.port}"}
    assert member.who(**lan).json["passkeys_here"] is False
    assert member.post("/passkeys/options", {"name": next(_names)}, **lan).code == "no-passkeys-here"
    made = guest.post("/api/account", {"name": next(_names)}, None, **(member.headers | lan))
    assert made.status == 201
    assert "Secure" not in made.headers["set-cookie"]
    other = Member(guest)
    assert other.post("/sign-in/recovery", {"code": made.json["recovery"]}, **lan).status == 200


def test_several_passkeys_and_never_none(member: Member) -> None:
    options = member.post("/passkeys/options", {}, member.key).json
    assert [one["id"] for one in options["excludeCredentials"]] == [member.told["account"]["passkeys"][0]["id"]]
    second = Authenticator(member.origin)
    data = {"credential": second.make(options), "label": "Key"}
    assert member.post("/passkeys", data, member.key).status == 201
    first, other = member.told["account"]["passkeys"]
    assert member.ask("DELETE", f"/passkeys/{first['id']}").status == 200
    assert member.sign_in().code == "passkey-refused"
    answer = member.ask("DELETE", f"/passkeys/{other['id']}")
    assert (answer.status, answer.code) == (409, "last-way-in")
    member.ask("POST", "/recovery")
    assert member.ask("DELETE", f"/passkeys/{other['id']}").status == 200


# -- names


def test_names_that_look_alike_are_one() -> None:
    alike = [
        ("Anna", "аnna"),
        ("Anna", "ANNA"),
        ("Anna", "A.n-n a"),
        ("Paolo", "Pa0lo"),
        ("Marco", "rnarco"),
        ("Élise", "Elise"),
        ("Bill", "BiII"),
    ]
    for one, other in alike:
        assert names.skeleton(one) == names.skeleton(other), other
    people = "Anna Berta Carlo Dora Emil Fritz Gino Hans Ida Jan Klaus Lara Mona Nino Otto Pia Rosa Sara Тоня Ζωή 花子"
    assert len({names.skeleton(name) for name in people.split()}) == len(people.split())


@pytest.mark.parametrize("name", ["", "x", "a" * 31, "<b>", "a\tb\u202eb", "...", "😀😀", "\u200b\u200b"])
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(Exception, match=r"[Nn]ame"):
        names.checked(name)


@pytest.mark.parametrize("name", ["admin", "Аdmin", "Sottovoce", "Expert", "Player 3", "giocatore 1", "deleted"])
def test_names_of_the_house(name: str) -> None:
    with pytest.raises(Refused, match=r"house|name"):
        names.checked(name)


def test_a_name_can_be_changed_and_is_never_given_to_another(member: Member) -> None:
    old, new = member.told["account"]["name"], next(_names)
    assert member.ask("PUT", "/profile", {"name": new}).json["name"] == new
    answer = Member(member.guest).sign_up(old.upper())
    assert (answer.status, answer.code) == (409, "account-name-taken")
    assert member.ask("PUT", "/profile", {"name": old}).json["name"] == old


# -- settings, and what others see


def test_of_two_who_want_a_name_at_once_one_has_it(
    member: Member, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken, own = next(_names), next(_names)
    other = fresh(member)
    assert fresh(member).sign_up(taken).status == other.sign_up(own).status == 201

    async def free(hub: object, name: str, own: str | None = None) -> str:
        return name  # as it was a moment ago

    monkeypatch.setattr(people, "check_free", free)
    done: list[object] = []
    write = house.hub.store.write

    def noted(job: Job) -> Any:
        future = write(job)
        future.add_done_callback(lambda found: done.extend([] if found.exception() else [job]))
        return future

    monkeypatch.setattr(house.hub.store, "write", noted)
    assert other.ask("PUT", "/profile", {"name": taken}).code == "account-name-taken"
    assert done == []  # two never have the same name, not even for a moment
    assert other.ask("PUT", "/profile", {"name": f"{own} Bis"}).json["name"] == f"{own} Bis"
    assert other.ask("PUT", "/profile", {"name": own}).json["name"] == own


def test_settings_travel(member: Member) -> None:
    kept = {"lang": "it", "theme": "dark", "lessons": {"siam": [1, 2]}}
    assert member.ask("PUT", "/settings", {"kept": kept}).status == 200
    other = fresh(member)
    other.passkey = member.passkey
    other.sign_in()
    assert other.ask("GET", "/settings").json == {"kept": kept}
    assert member.ask("PUT", "/settings", {"kept": {"x": "y" * 50_000}}).status == 413
    assert other.ask("GET", "/settings").json == {"kept": kept}


def test_a_page_is_private_unless_it_is_shown(member: Member) -> None:
    name = member.told["account"]["name"].replace(" ", "%20")
    assert member.guest.get(f"/api/people/{name}").code == "no-person"
    assert member.guest.get("/api/people/nobody%20at%20all").code == "no-person"
    assert member.guest.get(f"/api/people/{name}", member.key).status == 200
    member.ask("PUT", "/profile", {"public": True})
    assert member.guest.get(f"/api/people/{name}").json["tables"] == []
    member.ask("PUT", "/profile", {"name": next(_names)})
    assert member.guest.get(f"/api/people/{name}").code == "no-person"
    assert member.guest.get(f"/api/people/{name}", member.key).code == "no-person"


def test_limits(open_house: Open) -> None:
    house = open_house(limits=True)
    member = Member(house.guest())
    answers = [member.post("/sign-in/recovery", {"code": "X"}) for _ in range(30)]
    assert {answer.status for answer in answers} == {401, 429}
    assert answers[-1].headers["retry-after"]
