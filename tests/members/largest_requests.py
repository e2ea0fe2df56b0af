"""The largest request that each address takes, at tables with a long past and for an account that holds a hundred."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from urllib.parse import quote, urlencode

from members.member import Member

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.game_file import dump
from sottovoce.school.puzzle import puzzles
from sottovoce.server import keys
from sottovoce.store.records import Seat

if TYPE_CHECKING:
    from server.conftest import Answer, Guest, House

    from sottovoce.core.table import Table

_LINES = 1500
_UNDOS = 200
_NOBODY = "z" * 64  # a key that opens nothing
_NAME = "Budgeting Anna"
_BODILESS = {
    "GET": ("", "/export", "/messages", "/settings", "/tables", "/turns", "/vacation"),
    "POST": ("/calendar", "/channels/none/test", "/links", "/recovery", "/sign-in/options"),
    "DELETE": (
        *("/calendar", "/channels/none", "/channels/none/tables/none", "/devices/none", "/mail", "/passkeys/none"),
        *("/tables/none/0", "/tokens/none", "/vacation"),
    ),
}


@dataclass(frozen=True)
class Ask:
    """One request."""

    method: str
    path: str
    body: object = None
    key: str | None = None
    headers: dict[str, str] = field(default_factory=dict)

    def send(self, guest: Guest) -> Answer:
        return guest.ask(self.method, self.path, self.body, self.key, **self.headers)


def long_whispers() -> Table:
    """A finished game in which both sides have taken back as much as they may."""
    table = sottovoce.new("whispers", 4, 4)
    dice = Fast(4)
    undone = [0] * 4
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, table.choices(seat)[dice.roll(len(table.choices(seat)))])
        while undone[seat] < _UNDOS and table.why_no_undo(seat) is None and len(table.log) % 40:
            again = table.log[-1].text
            table.undo(seat)
            table.play(seat, again)
            undone[seat] += 1
    return table


def talkative_verrat() -> Table:
    """A running game of Verrat! in which everything has been said over and over."""
    table = sottovoce.new("verrat", 4, 4)
    for number in range(_LINES):
        table.say(number % 4, f":peace {(number + 1) % 4}" if number % 3 else f"line {number}")
    return table


def _huge_map() -> str:
    provinces = ",".join(f'"{number}":0' for number in range(1900))
    return f'{{"provinces":{{{provinces},"7":0}}}}'


def all_asks(house: House) -> dict[str, Ask]:
    """By name."""
    held = [keys.new_key() for _ in range(4)]
    seats = [Seat("person", key=keys.digest(key)) for key in held]
    long = long_whispers()
    over, talk = (house.keep(table, seats) for table in (long, talkative_verrat()))
    guest = house.guest()
    full = [{"id": guest.table("siam", "me", "open", public=True).id, "key": "x" * 64} for _ in range(100)]
    member = Member(guest)
    assert member.sign_up(f"{_NAME} {secrets.token_hex(4)}").status == 201  # others may share the server
    ring = [{"id": over, "key": held[0]}, {"id": talk, "key": held[0]}]
    assert len(member.ask("POST", "/tables", {"tables": ring}).json["tables"]) == 2
    asks = {f"{ask.method} {ask.path.partition('?')[0]}": ask for ask in (*_site(), *_account(member, full))}
    return asks | _tables(f"/api/tables/{over}", f"/api/tables/{talk}", held, full) | _makings(dump(long)[:59_900])


def _site() -> list[Ask]:
    """What there is without a table and without an account."""
    found = list(puzzles(sottovoce.find("siam")).values())[-1]
    puzzle, wrong = found.id, quote(next(iter(found.refuted), "pass"))
    paths = ["/", "/t/none", "/schema", "/schema/openapi.json", "/schema/elements", "/api/health", "/api/ready"]
    paths += ["/api/metrics", "/api/games", "/api/card.png", f"/api/people/{'x' * 30}", f"/api/calendar/{'x' * 43}.ics"]
    paths += [f"/api/unsubscribe/{'x' * 43}"]
    paths += ["/api/games/siam/card.png", "/api/games/whispers/rules", "/api/games/verrat/words/it"]
    paths += ["/api/games/whispers/drawing", "/api/games/whispers/overview", "/api/games/verrat/lessons"]
    paths += ["/api/games/whispers/lessons/first", "/api/games/siam/figures/first/0"]
    paths += ["/api/games/siam/puzzles", f"/api/games/siam/puzzles/{puzzle}"]
    paths += [f"/api/games/siam/puzzles/{puzzle}/refutation?answer={wrong}"]
    posts = {
        "/api/qr": {"path": "/" + "x" * 299},
        f"/api/unsubscribe/{'x' * 43}": {},
        "/share": {},
        "/api/games/verrat/lessons/first/table": {"name": "x" * 30},
    }
    return [*(Ask("GET", path) for path in paths), *(Ask("POST", path, body) for path, body in posts.items())]


def _account(member: Member, full: list[dict[str, str]]) -> list[Ask]:
    """What an account can be asked for; what would end it, only by halves."""
    key, sent = member.key, member.headers
    big = {"id": "x", "rawId": "x", "type": "public-key", "response": {"clientDataJSON": "x" * 50_000}}
    kept = {"kept": {f"key {number}": "x" * 600 for number in range(90)}}
    bodies: dict[tuple[str, str], object] = {
        ("POST", ""): {"name": _NAME, "label": "x" * 80},
        ("POST", "/channels"): {"kind": "webhook", "address": "https://hook.example/" + "x" * 400},
        ("PUT", "/channels/none"): {"when": "hour"},
        ("PUT", "/channels/none/tables/none"): {"pace": "never"},
        ("POST", "/mail"): {"address": "x" * 60 + "@table.example"},
        ("POST", "/mail/code"): {"address": "x" * 60 + "@table.example", "code": "123456"},
        ("PUT", "/messages"): {"lang": "it", "zone": "Europe/Rome", "quiet_from": 60, "quiet_to": 120},
        ("POST", "/passkeys"): {"credential": big},
        ("POST", "/passkeys/options"): {},
        ("PUT", "/profile"): {"name": _NAME, "public": True},
        ("PUT", "/settings"): kept,
        ("POST", "/leave"): {"name": "another"},
        ("POST", "/sign-in/link"): {"link": "x" * 64},
        ("POST", "/sign-in/mail"): {"address": "x" * 60 + "@table.example"},
        ("POST", "/sign-in/mail/code"): {"address": "x" * 60 + "@table.example", "code": "123456"},
        ("POST", "/sign-in/passkey"): {"credential": big},
        ("POST", "/sign-in/recovery"): {"code": "x" * 64},
        ("POST", "/tables"): {"tables": full},
        ("POST", "/tokens"): {"label": "x" * 80, "scopes": ["read", "play"]},
        ("POST", "/vacation"): {"days": 30},
    }
    for method, paths in _BODILESS.items():
        bodies |= {(method, path): None for path in paths}
    signed_in = [Ask(method, f"/api/account{path}", body, key, sent) for (method, path), body in bodies.items()]
    return [*signed_in, *(Ask("POST", f"/api/account/sign-out{path}", {}) for path in ("", "/everywhere"))]


def _tables(over: str, talk: str, held: list[str], full: list[dict[str, str]]) -> dict[str, Ask]:
    """What can be asked of a table."""
    mine = held[0]
    looks = {"": over, "/moments/300?seat=1": over, "/file": over, "/analysis": over, "/course": over}
    looks |= dict.fromkeys(("/card.png", "/picture.png", "/picture.svg"), over)
    found = {f"GET …{path}": Ask("GET", f"{table}{path}") for path, table in looks.items()}
    own = ("", "/notes", "/draft", "/orders", f"/preview?action={'send%20' * 20}")
    found |= {f"GET own …{path}": Ask("GET", f"{talk}{path}", None, mine) for path in own}
    found["GET in Italian"] = Ask("GET", f"{talk}?lang=it")
    posts: list[tuple[str, str, object, str]] = [
        (talk, "/act", {"action": "send " * 40}, mine),
        (talk, "/act", {"action": "undo"}, mine),
        (talk, "/say", {"text": "x" * 500}, mine),
        (talk, "/say", {"text": ":peace 1"}, mine),
        (talk, "/nudge", {"seat": 1}, mine),
        (talk, "/vote", {"kind": "draw", "agree": False}, mine),
        (talk, "/orders", {"name": "x" * 80}, mine),
        (talk, "/webhook", {"address": "https://hook.example/" + "x" * 400}, mine),
        (talk, "/hint", None, mine),  # the table allows none
        (talk, "/coach", {"action": "x" * 80}, mine),
        (talk, "/nonce", {"nonce": "0" * 64, "commitment": "0" * 64}, mine),
        (talk, "/analysis", None, mine),
        (talk, "/resign", None, _NOBODY),
        (talk, "/seats/0", {"bot": "x" * 40}, _NOBODY),
        (talk, "/seats/0/hand-over", {}, _NOBODY),
        (talk, "/seats/0/leave", {}, _NOBODY),
        (over, "/claim", {"name": "x" * 30, "invite": "y" * 64}, _NOBODY),
        (over, "/rematch", {}, mine),
        (over, "/whispers", {"agree": True}, mine),
        (over, "/resume", {}, mine),
        (over, "/from", {"moment": 300, "me": 0, "bots": {str(n): "random" for n in (1, 2, 3)}}, mine),
    ]
    found |= {
        f"POST …{path} {str(body)[:20]}": Ask("POST", table + path, body, key) for table, path, body, key in posts
    }
    found["PUT notes"] = Ask("PUT", f"{talk}/notes", {"text": "x" * 20_000}, mine)
    found["PUT draft"] = Ask("PUT", f"{talk}/draft", {"answers": ["send " * 20] * 20}, mine)
    found |= {f"DELETE …{path}": Ask("DELETE", f"{talk}{path}", None, mine) for path in ("", "/orders/1", "/webhook")}
    found["mine"] = Ask("POST", "/api/tables/mine", {"tables": full})
    return found


def _makings(file: str) -> dict[str, Ask]:
    """What makes tables."""
    own_map = json.dumps({"filler": "x" * 19_900})
    mapped = {"game": "siam", "seats": [{"kind": "me"}] * 2, "options": {"map": own_map}}
    return {
        "list": Ask("GET", "/api/tables"),
        "make": Ask("POST", "/api/tables", {"game": "siam", "seats": [], "players": 2}),
        "make with a huge map": Ask("POST", "/api/tables", mapped),
        "drawing with a huge map": Ask("GET", f"/api/games/siam/drawing?{urlencode({'map': _huge_map()})}"),
        "open a file": Ask("POST", "/api/tables/file", {"text": file}),
        "a body that is too long": Ask("POST", "/api/tables", b"[" * 64_000),
    }


def template_of(path: str, templates: Iterable[str]) -> str:
    """Which of the application's addresses a request goes to: of several that fit, the most particular one."""
    for template in sorted(templates, key=lambda one: (one.endswith("{path}"), one.count("{"), -len(one))):
        pattern = re.sub(r"\\?\{path\\?\}", ".+", re.escape(template)) if template.endswith("{path}") else template
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", pattern), path.partition("?")[0]):
            return template
    raise LookupError(path)
