"""Reading what is kept of accounts; what changes them are jobs on rows."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, func, select

from sottovoce.store.account_schema import ACCOUNTS, CODES, NAMES, PASSKEYS, RING, SESSIONS, TOKENS
from sottovoce.store.store import Store

_MOST = 1000  # rows of one kind that belong to one account


@dataclass(frozen=True)
class Account:
    """Somebody who has a key ring."""

    id: str
    name: str
    public: bool
    settings: str
    secret: str
    recovery: str | None
    mail: str | None
    created: float
    leaving: float | None = None


@dataclass(frozen=True)
class Passkey:
    """A way in."""

    id: str
    account: str
    public_key: bytes
    sign_count: int
    label: str
    created: float
    used: float


@dataclass(frozen=True)
class Session:
    """A browser that is signed in."""

    digest: str
    page: str
    device: str
    account: str
    label: str
    created: float
    renewed: float
    until: float


@dataclass(frozen=True)
class Token:
    """A program that may act for an account."""

    digest: str
    id: str
    account: str
    label: str
    scopes: str
    created: float
    used: float | None


@dataclass(frozen=True)
class Code:
    """Something that is good once."""

    digest: str
    kind: str
    account: str | None
    about: str
    tries: int
    until: float


@dataclass(frozen=True)
class Holding:
    """A seat, or the host's part of a table, that an account holds."""

    table_id: str
    seat: int
    account: str
    since: float
    invites: str = "{}"  # the host's, as JSON by seat


class Accounts:
    """Questions about accounts; every answer is a future."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def account(self, account: str) -> Future[Account | None]:
        """The account of that id."""
        return self._one(ACCOUNTS, ACCOUNTS.c.id == account, Account)

    def recovered(self, digest: str) -> Future[Account | None]:
        """The account that a recovery code opens."""
        return self._one(ACCOUNTS, ACCOUNTS.c.recovery == digest, Account)

    def by_mail(self, mail: str) -> Future[Account | None]:
        """The account of a mail address."""
        return self._one(ACCOUNTS, ACCOUNTS.c.mail == mail, Account)

    def named(self, skeleton: str) -> Future[Account | None]:
        """The account of a name, in whatever look-alike it is written."""
        query = select(ACCOUNTS).join(NAMES, NAMES.c.account == ACCOUNTS.c.id).where(NAMES.c.skeleton == skeleton)
        return self._store.look(lambda connection: _made(Account, connection.execute(query).mappings().first()))

    def owner_of_name(self, skeleton: str) -> Future[tuple[bool, str | None]]:
        """Whether a name was ever given away, and to which account that is still there."""

        def work(connection: Connection) -> tuple[bool, str | None]:
            row = connection.execute(select(NAMES.c.account).where(NAMES.c.skeleton == skeleton)).first()
            return row is not None, None if row is None else row[0]

        return self._store.look(work)

    def passkey(self, passkey: str) -> Future[Passkey | None]:
        """A passkey by its id."""
        return self._one(PASSKEYS, PASSKEYS.c.id == passkey, Passkey)

    def passkeys(self, account: str) -> Future[list[Passkey]]:
        """All passkeys of an account, the oldest first."""
        return self._all(PASSKEYS, PASSKEYS.c.account == account, PASSKEYS.c.created, Passkey)

    def session(self, digest: str) -> Future[Session | None]:
        """The session of a cookie."""
        return self._one(SESSIONS, SESSIONS.c.digest == digest, Session)

    def page(self, digest: str) -> Future[Session | None]:
        """The session of a page's key."""
        return self._one(SESSIONS, SESSIONS.c.page == digest, Session)

    def sessions(self, account: str) -> Future[list[Session]]:
        """All sessions of an account, the oldest first."""
        return self._all(SESSIONS, SESSIONS.c.account == account, SESSIONS.c.created, Session)

    def token(self, digest: str) -> Future[Token | None]:
        """A personal token."""
        return self._one(TOKENS, TOKENS.c.digest == digest, Token)

    def tokens(self, account: str) -> Future[list[Token]]:
        """All tokens of an account, the oldest first."""
        return self._all(TOKENS, TOKENS.c.account == account, TOKENS.c.created, Token)

    def code(self, digest: str) -> Future[Code | None]:
        """A code that is good once."""
        return self._one(CODES, CODES.c.digest == digest, Code)

    def codes(self, kind: str, about: str, after: float) -> Future[int]:
        """How many codes of a kind are about something and end after a moment."""
        condition = (CODES.c.kind == kind) & (CODES.c.about == about) & (CODES.c.until > after)
        query = select(func.count()).select_from(CODES).where(condition)
        return self._store.look(lambda connection: int(connection.execute(query).scalar() or 0))

    def holdings(self, account: str) -> Future[list[Holding]]:
        """What an account holds, the latest first."""
        return self._all(RING, RING.c.account == account, RING.c.since.desc(), Holding)

    def holdings_at(self, table: str) -> Future[list[Holding]]:
        """Which accounts hold what at a table."""
        return self._all(RING, RING.c.table_id == table, RING.c.seat, Holding)

    def _one(self, table: Table, condition: ColumnElement[bool], kind: Any) -> Future[Any]:
        query = select(table).where(condition)
        return self._store.look(lambda connection: _made(kind, connection.execute(query).mappings().first()))

    def _all(self, table: Table, condition: ColumnElement[bool], order: Any, kind: Any) -> Future[list[Any]]:
        query = select(table).where(condition).order_by(order).limit(_MOST)
        return self._store.look(
            lambda connection: [_made(kind, row) for row in connection.execute(query).mappings().all()]
        )


def _made(kind: Any, row: Any) -> Any:
    return None if row is None else kind(**row)
