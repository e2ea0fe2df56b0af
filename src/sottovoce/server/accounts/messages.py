"""What goes over the wire about accounts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sottovoce.server.messages import Held, Key, MineTold, Name, TableName

_NO_NUL = "^[^\\u0000]*$"
Label = Annotated[str, Meta(max_length=80, pattern=_NO_NUL)]
Address = Annotated[str, Meta(max_length=254, pattern="^[^\\s\\u0000@]+@[^\\s\\u0000@]+$")]
Secret = Annotated[str, Meta(max_length=64)]
Number = Annotated[str, Meta(max_length=6)]
Scope = Literal["read", "play"]


class PasskeyTold(Struct):
    """A way in."""

    id: str
    label: str
    created: float
    used: float


class Device(Struct):
    """A browser that is signed in."""

    id: str
    label: str
    created: float
    used: float  # to the day
    this: bool


class TokenTold(Struct):
    """A program that may act for the account."""

    id: str
    label: str
    scopes: list[Scope]
    created: float
    used: float | None


class TokenMade(Struct):
    """A new token; its secret is told this once."""

    id: str
    secret: str


class AccountTold(Struct):
    """One's own account."""

    name: str
    public: bool
    mail: str | None
    recovery: bool  # whether there is a code that was not used
    created: float
    passkeys: list[PasskeyTold]
    devices: list[Device]
    tokens: list[TokenTold]
    stopped: list[str] = []  # what those channels are called that nothing gets through any more


class SignedIn(Struct):
    """Who the browser is, and the key with which its pages act; nobody if nobody is signed in."""

    passkeys_here: bool
    mail_here: bool
    account: AccountTold | None = None
    key: str | None = None
    recovery: str | None = None  # a new code, told this once


class NewAccount(Struct):
    """How somebody wants to be called."""

    name: Name
    label: Label = ""


class PasskeyWanted(Struct):
    """A passkey for a new account of that name, or (nothing said) for one's own."""

    name: Name | None = None


class PasskeyShown(Struct):
    """What the browser gives for a passkey that was made or shown."""

    credential: dict[str, Any]
    label: Label = ""


class RecoveryCode(Struct):
    """The code on paper."""

    code: Secret
    label: Label = ""


class RecoveryMade(Struct):
    """A new code, told this once."""

    code: str


class LinkMade(Struct):
    """A link that signs another device in, once and soon; drawn as a QR code too."""

    url: str
    svg: str
    until: float


class LinkUsed(Struct):
    """What the link carried behind its #."""

    link: Secret
    label: Label = ""


class MailAddress(Struct):
    """Where mail goes."""

    address: Address


class MailCode(Struct):
    """The number from the mail."""

    address: Address
    code: Number
    label: Label = ""


class Sent(Struct):
    """A mail is on its way, if the address is known."""

    minutes: int  # for which its number is good


class Profile(Struct):
    """What others may see."""

    name: Name | None = None
    public: bool | None = None


class Settings(Struct):
    """What the pages keep, as they like it."""

    kept: dict[Annotated[str, Meta(max_length=80)], Any]


class TokenWanted(Struct):
    """A name and a reach for a token."""

    label: Annotated[str, Meta(min_length=1, max_length=80, pattern=_NO_NUL)]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=2)]


class Gathered(Struct):
    """Which of the keys shown are in the ring now."""

    tables: list[Held]


class Brought(Struct):
    """A key that is to join the ring; with a host's the invitations that were made, by seat."""

    id: TableName
    key: Key
    invites: dict[Annotated[str, Meta(max_length=2)], Key] = {}


class Bringing(Struct):
    """Keys that are to join the ring."""

    tables: Annotated[list[Brought], Meta(max_length=100)]


class RingTable(Struct):
    """A table at which the account holds something."""

    id: str
    seats: list[int]
    host: bool
    told: list[MineTold]
    invites: dict[str, str] = {}  # the links of the host's table that are still good, by seat


class Person(Struct):
    """Somebody's own page."""

    name: str
    since: float
    tables: list[MineTold]


class HandedOver(Struct):
    """An invitation to a seat that is played: who follows it has the seat, and who made it has it no more."""

    invite: str


class VacationWanted(Struct):
    """Days off: no time runs meanwhile."""

    days: Annotated[int, Meta(ge=1, le=30)]


class VacationTold(Struct):
    """Until when a vacation lasts, in milliseconds since 1970 (null: there is none), and the days left this year."""

    until: int | None
    days_left: int


class Farewell(Struct):
    """One's own name, typed once more: nothing is deleted by mistake."""

    name: Name
