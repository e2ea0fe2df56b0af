"""Signing in and out, and making an account: the only addresses that a cookie has to do with."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any

from litestar import Response, Router, get, post
from litestar.params import JSONBody
from msgspec import Struct

from sottovoce.server.accounts import codes, passkeys, people, sessions
from sottovoce.server.accounts.messages import (
    LinkUsed,
    MailAddress,
    MailCode,
    NewAccount,
    PasskeyShown,
    PasskeyWanted,
    RecoveryCode,
    Sent,
    SignedIn,
)
from sottovoce.server.accounts.site import check_own_page, cookie_of, set_cookie, site_of
from sottovoce.server.errors import Refused
from sottovoce.server.limits import by_key
from sottovoce.server.outbox.mail import send_quietly
from sottovoce.server.repeats import Ticket, done_once, once
from sottovoce.server.request import PROBLEMS, Asked, Lang, address, hub_of, key_of, language, limits_of
from sottovoce.server.updates import own_speaker
from sottovoce.store.accounts import Account, Accounts
from sottovoce.store.records import Conflict, Job
from sottovoce.store.rows import Set, Together

SIGN_IN, CONFIRM = "sign-in", "confirm"
_MINUTE = 60


def _begin(request: Asked, kind: str = "sign-ins") -> None:
    """Only our own pages, and not too often."""
    limits_of(request).take("requests", address(request))
    check_own_page(request)
    limits_of(request).take(kind, address(request))


def _nobody(request: Asked) -> SignedIn:
    return SignedIn(site_of(request).passkeys, hub_of(request).mailer is not None)


class _Entered(Struct):
    """A session that was opened, and a new recovery code if there is one: what is kept of the answer, sealed."""

    secret: str
    recovery: str | None = None


async def _opening(request: Asked, account: str, label: str) -> tuple[str, Together]:
    """The secret of a new session, and what opens it in place of the one that this browser had."""
    hub = hub_of(request)
    before = await sessions.session_of(hub, cookie_of(request))
    return await sessions.opening(hub, account, label, before)


async def _enter(
    request: Asked, account: str, label: str, ticket: Ticket, *first: Job, recovery: str | None = None
) -> _Entered:
    """Open a session, once something else is done."""
    secret, session = await _opening(request, account, label)
    entered = _Entered(secret, recovery)
    await asyncio.wrap_future(hub_of(request).store.write(Together((*first, session, *ticket.mark(entered)))))
    return entered


async def _entered(request: Asked, work: Callable[[Ticket], Awaitable[_Entered]]) -> Response[SignedIn]:
    """Let somebody in, once, and tell who it is."""
    entered = await once(request, _Entered, work)
    return await _welcome(request, entered.secret, entered.recovery)


async def _welcome(request: Asked, secret: str, recovery: str | None = None) -> Response[SignedIn]:
    hub, told = hub_of(request), _nobody(request)
    session = await sessions.session_of(hub, secret)
    account = None if session is None else await _account(request, session.account)
    if session is not None and account is not None:
        told.account = await people.tell(hub, account, session)
        told.key = sessions.PAGE + sessions.page_key(secret)
        told.recovery = recovery
    return Response(told, cookies=[set_cookie(request, secret if told.account else None)])


async def _account(request: Asked, account: str) -> Account | None:
    return await asyncio.wrap_future(Accounts(hub_of(request).store).account(account))


@get("/account", summary="Who am I?", responses=PROBLEMS)
async def who(request: Asked, lang: Lang = None) -> Response[SignedIn]:
    """By the cookie: the account, and the key with which pages act. The cookie itself allows nothing else."""
    limits_of(request).take("requests", address(request))
    check_own_page(request)
    secret = cookie_of(request)
    session = await sessions.session_of(hub_of(request), secret)
    if session is None or secret is None:
        return Response(_nobody(request), cookies=[] if secret is None else [set_cookie(request, None)])
    return await _welcome(request, await sessions.renewed(hub_of(request), secret, session))


@post("/account", summary="Create an account without a passkey", responses=PROBLEMS, status_code=201)
async def make(request: Asked, data: JSONBody[NewAccount], lang: Lang = None) -> Response[SignedIn]:
    """Where there can be no passkeys; the answer holds the recovery code, this once."""
    _begin(request, "accounts")
    hub = hub_of(request)

    async def work(ticket: Ticket) -> _Entered:
        name = await people.check_free(hub, data.name)
        account, recovery = passkeys.new_account_id(), codes.new_recovery()
        secret, session = await _opening(request, account, data.label)
        entered = _Entered(secret, recovery)
        await people.make(hub, account, name, session, *ticket.mark(entered), recovery=recovery)
        return entered

    return await _entered(request, work)


@post("/account/passkeys/options", summary="Start creating a passkey", responses=PROBLEMS, status_code=200)
async def passkey_options(request: Asked, data: JSONBody[PasskeyWanted], lang: Lang = None) -> dict[str, Any]:
    """For a new account of that name, or with one's key for one's own account."""
    _begin(request)
    hub, site = hub_of(request), site_of(request)
    if key_of(request) is not None:
        account, _ = await sessions.signed_in(request)
        own = await asyncio.wrap_future(Accounts(hub.store).passkeys(account.id))
        return await passkeys.creation(hub, site, account.id, account.name, own)
    name = await people.check_free(hub, data.name or "")
    return await passkeys.creation(hub, site, passkeys.new_account_id(), name, [])


@post("/account/passkeys", summary="Save a passkey", responses=PROBLEMS, status_code=201)
async def keep_passkey(request: Asked, data: JSONBody[PasskeyShown], lang: Lang = None) -> Response[SignedIn]:
    """Makes the account, if it is a new one, and signs in; whoever has added one stays signed in as before."""
    _begin(request, "accounts")
    return await _entered(request, partial(_keep_passkey, request, data))


async def _keep_passkey(request: Asked, data: PasskeyShown, ticket: Ticket) -> _Entered:
    hub = hub_of(request)
    own = (await sessions.signed_in(request))[0] if key_of(request) is not None else None
    about, passkey = await passkeys.made(hub, site_of(request), data.credential, data.label)
    if own is not None:
        if own.id != about["account"]:
            raise Refused("passkey-refused", 401)
        secret = cookie_of(request)
        session = await sessions.session_of(hub, secret)
        try:
            if secret is None or session is None or session.account != own.id:
                return await _enter(request, own.id, data.label, ticket, passkey)
            entered = _Entered(secret)
            await asyncio.wrap_future(hub.store.write(Together((passkey, *ticket.mark(entered)))))
            return entered
        except Conflict:
            raise Refused("passkey-refused", 401) from None
    if await _account(request, about["account"]) is not None:  # made for an account that is signed in elsewhere
        raise Refused("passkey-refused", 401)
    key, opening = await _opening(request, about["account"], data.label)
    entered = _Entered(key)
    await people.make(hub, about["account"], about["name"], passkey, opening, *ticket.mark(entered))
    return entered


@post("/account/sign-in/options", summary="Start signing in by passkey", responses=PROBLEMS, status_code=200)
async def sign_in_options(request: Asked, lang: Lang = None) -> dict[str, Any]:
    """What the browser needs to show a passkey."""
    _begin(request)
    return await passkeys.question(hub_of(request), site_of(request))


@post("/account/sign-in/passkey", summary="Sign in by passkey", responses=PROBLEMS, status_code=200)
async def by_passkey(request: Asked, data: JSONBody[PasskeyShown], lang: Lang = None) -> Response[SignedIn]:
    """With what the browser gave."""
    _begin(request)

    async def work(ticket: Ticket) -> _Entered:
        account = await passkeys.shown(hub_of(request), site_of(request), data.credential)
        return await _enter(request, account, data.label, ticket)

    return await _entered(request, work)


@post("/account/sign-in/recovery", summary="Sign in by recovery code", responses=PROBLEMS, status_code=200)
async def by_recovery(request: Asked, data: JSONBody[RecoveryCode], lang: Lang = None) -> Response[SignedIn]:
    """It opens the account once; the answer holds a new code."""
    _begin(request)
    hub, digest = hub_of(request), codes.recovery_digest(data.code)

    async def work(ticket: Ticket) -> _Entered:
        account = await asyncio.wrap_future(Accounts(hub.store).recovered(digest))
        if account is None:
            raise Refused("code-wrong", 401)
        new = codes.new_recovery()
        old = {"id": account.id, "recovery": digest}
        change = Set("accounts", old, {"recovery": codes.recovery_digest(new)}, expect=1)
        try:
            return await _enter(request, account.id, data.label, ticket, change, recovery=new)
        except Conflict:
            raise Refused("code-wrong", 401) from None

    return await _entered(request, work)


@post("/account/sign-in/link", summary="Sign in by link", responses=PROBLEMS, status_code=200)
async def by_link(request: Asked, data: JSONBody[LinkUsed], lang: Lang = None) -> Response[SignedIn]:
    """That a device has shown which is signed in."""
    _begin(request)

    async def work(ticket: Ticket) -> _Entered:
        code = await codes.use(hub_of(request), codes.LINK, data.link)
        if code.account is None:
            raise Refused("code-void", 401)
        return await _enter(request, code.account, data.label, ticket)

    return await _entered(request, work)


@post("/account/sign-in/mail", summary="Request a code by email", responses=PROBLEMS, status_code=202)
async def ask_mail(request: Asked, data: JSONBody[MailAddress], lang: Lang = None) -> Sent:
    """The answer is the same whether the address is known or not."""
    _begin(request, "mail")
    await send_number(request, data.address.lower(), SIGN_IN, None)
    return Sent(int(codes.LIVES[codes.MAIL]) // _MINUTE)


async def send_number(request: Asked, to: str, purpose: str, account: str | None) -> None:
    """Mail a number: to sign in only to whom it may concern, which nobody can tell from the answer."""
    hub = hub_of(request)
    if hub.mailer is None:
        raise Refused("no-mail", 409)
    limits_of(request).take("mail-address", by_key(to))
    if purpose == SIGN_IN:
        known = await asyncio.wrap_future(Accounts(hub.store).by_mail(to))
        account = None if known is None else known.id
    number = await codes.mailed(hub, to, account, purpose)
    if account is not None:
        speaker = own_speaker(language(request))
        minutes = int(codes.LIVES[codes.MAIL]) // _MINUTE
        text = speaker.say("mail-code", code=number, minutes=minutes)
        hub.spawn(send_quietly(hub.mailer, to, speaker.say("mail-code-subject"), text))


@post("/account/sign-in/mail/code", summary="Sign in by emailed code", responses=PROBLEMS, status_code=200)
async def by_mail(request: Asked, data: JSONBody[MailCode], lang: Lang = None) -> Response[SignedIn]:
    """Within ten minutes, and five tries."""
    _begin(request)

    async def work(ticket: Ticket) -> _Entered:
        code = await codes.use_mailed(hub_of(request), data.address.lower(), data.code, SIGN_IN)
        if code.account is None:
            raise Refused("code-wrong", 401)
        return await _enter(request, code.account, data.label, ticket)

    return await _entered(request, work)


@post("/account/sign-out", summary="Sign out here", responses=PROBLEMS, status_code=200)
async def sign_out(request: Asked, lang: Lang = None) -> Response[SignedIn]:
    """This browser only."""

    async def work(mark: Sequence[Job]) -> None:
        _, session = await sessions.signed_in(request)
        await _end(request, sessions.ended(session.account, session.device), mark)

    await done_once(request, work)
    return Response(_nobody(request), cookies=[set_cookie(request, None)])


@post("/account/sign-out/everywhere", summary="Sign out everywhere", responses=PROBLEMS, status_code=200)
async def sign_out_everywhere(request: Asked, lang: Lang = None) -> Response[SignedIn]:
    """This one too."""

    async def work(mark: Sequence[Job]) -> None:
        account, _ = await sessions.signed_in(request)
        await _end(request, sessions.ended(account.id), mark)

    await done_once(request, work)
    return Response(_nobody(request), cookies=[set_cookie(request, None)])


async def _end(request: Asked, ended: Job, mark: Sequence[Job]) -> None:
    await asyncio.wrap_future(hub_of(request).store.write(Together((ended, *mark))))


ROUTER = Router(
    "/",
    route_handlers=[
        *(who, make, passkey_options, keep_passkey, sign_in_options, by_passkey, by_recovery, by_link),
        *(ask_mail, by_mail, sign_out, sign_out_everywhere),
    ],
)
