"""Channels: how they come, change and go."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Any

from sottovoce.core.words import Typed
from sottovoce.server import keys
from sottovoce.server.errors import Refused
from sottovoce.server.hub import Hub
from sottovoce.server.outbox import push
from sottovoce.server.outbox.forms import ChannelTold, NewChannel
from sottovoce.server.outbox.guard import Unreached, Unsafe
from sottovoce.store.outbox import MAIL, PUSH, Channel
from sottovoce.store.rows import Drop, Put, Set, Together

MOST = 20  # channels of one account
_HOOK_LABEL = 80


@dataclass(frozen=True)
class Owner:
    """For whom a channel is made, and by whom."""

    account: str | None = None
    table: str | None = None
    seat: int | None = None
    token: str | None = None
    device: str | None = None
    mail: str | None = None


def told(channel: Channel, device: str | None, paces: list[tuple[str, str, str]]) -> ChannelTold:
    """A channel as its owner sees it; the address stays here, for it may hold secrets."""
    style = json.loads(channel.secrets).get("style")
    return ChannelTold(
        id=channel.id,
        kind=channel.kind,  # type: ignore[arg-type]
        label=channel.label,
        pace=channel.pace,  # type: ignore[arg-type]
        created=channel.created,
        used=channel.used,
        retired=channel.retired,
        why=channel.why,
        here=device is not None and channel.device == device,
        style=style,
        tables={table: pace for one, table, pace in paces if one == channel.id},  # type: ignore[misc]
    )


def renew(hub: Hub, old: Channel, owner: Owner, wish: NewChannel) -> Together:
    """A browser has another subscription: its channel stays as it is, with all that was told and chosen there."""
    fresh = {**_push(hub, owner, wish), "retired": None, "why": "", "failures": 0}
    here = Set("channels", {"id": old.id, "account": owner.account}, fresh, expect=1)
    others = [] if old.address == wish.address else [Drop("channels", _at(wish))]
    return Together((*others, here))


async def make(hub: Hub, owner: Owner, wish: NewChannel, origin: str) -> tuple[str, str | None, Together]:
    """The id, the secret and the job of a new channel; Refused if it can't be one."""
    row: dict[str, Any] = {
        "id": keys.new_id(),
        "account": owner.account,
        "table_id": owner.table,
        "seat": owner.seat,
        "token": owner.token,
        "device": None,
        "kind": wish.kind,
        "address": "",
        "secrets": "{}",
        "label": wish.label,
        "pace": wish.pace,
        "origin": origin[:300],
        "created": time.time(),
        "used": None,
        "failures": 0,
        "retired": None,
        "why": "",
    }
    secret = None
    before: list[Drop] = []
    if wish.kind == PUSH:
        row |= _push(hub, owner, wish)
        before = [Drop("channels", {"kind": PUSH, "device": owner.device}), Drop("channels", _at(wish))]
    elif wish.kind == MAIL:
        if hub.mailer is None or owner.mail is None:
            raise Refused("no-mail", 409)
        row["label"] = wish.label or owner.mail[:_HOOK_LABEL]
        before = [Drop("channels", {"kind": MAIL, "account": owner.account})]
    else:
        secret = keys.new_key()
        row |= await _webhook(hub, wish, secret)
    return str(row["id"]), secret, Together((*before, Put("channels", row)))


def _at(wish: NewChannel) -> dict[str, object]:
    return {"kind": PUSH, "address": wish.address}


def _push(hub: Hub, owner: Owner, wish: NewChannel) -> dict[str, object]:
    """A browser's subscription; it belongs to one account, whoever is signed in there now."""
    try:
        hub.courier.guard.check(wish.address or "")
    except Unsafe:
        raise Refused("channel-address", 400) from None
    if not push.is_subscription(wish.p256dh, wish.auth):
        raise Refused("channel-address", 400)
    secrets = json.dumps({"p256dh": wish.p256dh, "auth": wish.auth})
    return {"address": wish.address, "secrets": secrets, "device": owner.device}


async def _webhook(hub: Hub, wish: NewChannel, secret: str) -> dict[str, object]:
    try:
        host = await hub.courier.guard.examine(wish.address or "")
    except (Unsafe, Unreached):
        raise Refused("channel-address", 400) from None
    secrets = json.dumps({"style": wish.style, "secret": secret})
    return {"address": wish.address, "secrets": secrets, "label": (wish.label or host)[:_HOOK_LABEL]}


def check_count(found: int) -> None:
    """Refused if there are enough."""
    if found >= MOST:
        raise Refused("channels-enough", 409, most=MOST)


def check_zone(known: bool, zone: str) -> None:
    """Refused if there is no such time zone."""
    if not known:
        raise Refused("no-zone", 400, zone=Typed(zone))
