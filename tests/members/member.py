"""Somebody with an account, in a browser that keeps one cookie."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from members.authenticator import Authenticator

if TYPE_CHECKING:
    from server.conftest import Answer, Guest


@dataclass
class Member:
    """A browser: what it was told last, its cookie, and its passkey."""

    guest: Guest
    cookie: str = ""
    key: str | None = None
    told: Any = None
    passkey: Authenticator = field(init=False)

    def __post_init__(self) -> None:
        self.passkey = Authenticator(self.origin)

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.guest.port}"

    @property
    def headers(self) -> dict[str, str]:
        """What a browser sends by itself."""
        sent = {"host": f"localhost:{self.guest.port}", "origin": self.origin, "sec_fetch_site": "same-origin"}
        return sent | ({"cookie": self.cookie} if self.cookie else {})

    def post(self, path: str, data: object = None, key: str | None = None, **more: str) -> Answer:
        return self.take(self.guest.post(f"/api/account{path}", data, key, **(self.headers | more)))

    def take(self, answer: Answer) -> Answer:
        """Keep the cookie of an answer, and the key in it."""
        cookie = answer.headers.get("set-cookie")
        if cookie is not None:
            self.cookie = "" if "Max-Age=0" in cookie else cookie.partition(";")[0]
        if answer.status < 300 and isinstance(answer.json, dict) and "passkeys_here" in answer.json:
            self.told, self.key = answer.json, answer.json["key"]
        return answer

    def sign_up(self, name: str) -> Answer:
        options = self.post("/passkeys/options", {"name": name})
        if options.status != 200:
            return options
        return self.post("/passkeys", {"credential": self.passkey.make(options.json), "label": "Laptop"})

    def sign_in(self) -> Answer:
        options = self.post("/sign-in/options").json
        return self.post("/sign-in/passkey", {"credential": self.passkey.show(options), "label": "Phone"})

    def who(self, **more: str) -> Answer:
        return self.take(self.guest.get("/api/account", **(self.headers | more)))

    def ask(self, method: str, path: str, data: object = None) -> Answer:
        """With the page's key."""
        return self.guest.ask(method, f"/api/account{path}", data, self.key, **self.headers)
