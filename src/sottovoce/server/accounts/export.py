"""Export: all that is kept of somebody, in one archive that other programs can read."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, select

from sottovoce.core.errors import Error
from sottovoce.server.whispers import are_open, readable
from sottovoce.store import outbox
from sottovoce.store.account_schema import HOST, NAMES, RING, VACATIONS
from sottovoce.store.accounts import Account, Accounts, Holding
from sottovoce.store.records import GATHERING, OVER
from sottovoce.store.replay import game_file
from sottovoce.store.schema import DRAFTS

if TYPE_CHECKING:
    from sottovoce.server.hub import Hub


async def export(hub: Hub, account: Account, lang: str) -> bytes:
    """The archive: account.json, the notes, finished games as game files, and running ones as their seat sees them."""
    known = Accounts(hub.store)
    held = await asyncio.wrap_future(known.holdings(account.id))
    files: dict[str, bytes] = {
        "account.json": _json(await _account(hub, account, held)),
        "drafts.json": _json(await asyncio.wrap_future(hub.store.look(partial(_drafts, account.id)))),
    }
    notes: list[dict[str, Any]] = []
    seats = [one for one in held if one.seat != HOST]
    for one in seats:
        text = await asyncio.wrap_future(hub.store.read_note(one.table_id, one.seat))
        if text:
            notes.append({"table": one.table_id, "seat": one.seat, "text": text})
        files |= await _table(hub, one, [other.seat for other in seats if other.table_id == one.table_id], lang)
    files["notes.json"] = _json(notes)
    return await asyncio.to_thread(_packed, files)


async def _account(hub: Hub, account: Account, held: list[Holding]) -> dict[str, Any]:
    """What is kept of the account itself; secrets are kept only as hashes, and are left out."""
    known = Accounts(hub.store)
    passkeys = await asyncio.wrap_future(known.passkeys(account.id))
    sessions = await asyncio.wrap_future(known.sessions(account.id))
    tokens = await asyncio.wrap_future(known.tokens(account.id))
    channels, paces, reader, names, away = await asyncio.wrap_future(
        hub.store.look(
            lambda connection: (
                outbox.channels(connection, account.id),
                outbox.table_paces(connection, account.id),
                outbox.reader(connection, account.id),
                _names(account.id, connection),
                _vacations(account.id, connection),
            )
        )
    )
    return {
        "name": account.name,
        "names_held": names,
        "created": account.created,
        "public": account.public,
        "mail": account.mail,
        "settings": json.loads(account.settings),
        "passkeys": [{"label": one.label, "created": one.created, "used": one.used} for one in passkeys],
        "devices": [{"label": one.label, "created": one.created, "renewed": one.renewed} for one in sessions],
        "tokens": [{"label": one.label, "scopes": one.scopes, "created": one.created} for one in tokens],
        "channels": [
            {"kind": one.kind, "label": one.label, "address": one.address, "pace": one.pace, "created": one.created}
            for one in channels
        ],
        "table_paces": [{"channel": channel, "table": table, "pace": pace} for channel, table, pace in paces],
        "hours": vars(reader),
        "vacations": away,
        "seats": [_seat(one) for one in held],
    }


def _seat(held: Holding) -> dict[str, Any]:
    """A seat, or a host's part with the invitations that were made."""
    told: dict[str, Any] = {"table": held.table_id, "seat": held.seat, "since": held.since}
    return told if held.seat != HOST else told | {"seat": None, "invitations": json.loads(held.invites)}


def _names(account: str, connection: Connection) -> list[str]:
    """All names that an account has had, as they are kept: look-alikes are written alike."""
    query = select(NAMES.c.skeleton).where(NAMES.c.account == account).order_by(NAMES.c.skeleton)
    return list(connection.execute(query).scalars())


def _vacations(account: str, connection: Connection) -> list[dict[str, float]]:
    query = select(VACATIONS.c.since, VACATIONS.c.until).where(VACATIONS.c.account == account)
    rows = connection.execute(query.order_by(VACATIONS.c.since)).all()
    return [{"since": since, "until": until} for since, until in rows]


def _drafts(account: str, connection: Connection) -> list[dict[str, Any]]:
    """Plans that were left at the server for later."""
    here = (RING.c.table_id == DRAFTS.c.table_id) & (RING.c.seat == DRAFTS.c.seat) & (RING.c.account == account)
    rows = connection.execute(select(DRAFTS).join(RING, here).order_by(*DRAFTS.primary_key)).all()
    return [{"table": row.table_id, "seat": row.seat, "answers": json.loads(row.answers)} for row in rows]


async def _table(hub: Hub, held: Holding, own: Sequence[int], lang: str) -> dict[str, bytes]:
    """A table at which somebody sits: what was said there is part of it, but for the words of others' whispers."""
    try:
        record = await hub.record(held.table_id)
        if record.header.state == OVER:
            opened = are_open(record.header, record.seats, record.said, record.notices)
            text = await asyncio.to_thread(game_file, record, readable(record.said, own, opened))
            return {f"games/{record.header.game}-{held.table_id}.game": text.encode()}
        if record.header.state == GATHERING:
            return {}
        live = await hub.get(held.table_id)
        async with live.alone():
            seen = (await live.audience.feed(held.seat, lang)).encoded(None)
        return {f"tables/{record.header.game}-{held.table_id}-{held.seat + 1}.json": seen}
    except Error:  # it has gone, or can't be played again
        return {}


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, indent=2).encode()


def _packed(files: dict[str, bytes]) -> bytes:
    raw = io.BytesIO()
    with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, body in files.items():
            archive.writestr(name, body)
    return raw.getvalue()
