"""Export: all that is kept of somebody, in one archive that other programs can read."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from typing import TYPE_CHECKING, Any

from sottovoce.core.errors import Error
from sottovoce.store import outbox
from sottovoce.store.account_schema import HOST
from sottovoce.store.accounts import Account, Accounts, Holding
from sottovoce.store.records import GATHERING, OVER
from sottovoce.store.replay import game_file

if TYPE_CHECKING:
    from sottovoce.server.hub import Hub


async def export(hub: Hub, account: Account, lang: str) -> bytes:
    """The archive: account.json, the notes, finished games as game files, and running ones as their seat sees them."""
    known = Accounts(hub.store)
    held = await asyncio.wrap_future(known.holdings(account.id))
    files: dict[str, bytes] = {"account.json": _json(await _account(hub, account, held))}
    notes: list[dict[str, Any]] = []
    for one in held:
        if one.seat == HOST:
            continue
        text = await asyncio.wrap_future(hub.store.read_note(one.table_id, one.seat))
        if text:
            notes.append({"table": one.table_id, "seat": one.seat, "text": text})
        files |= await _table(hub, one, lang)
    files["notes.json"] = _json(notes)
    return await asyncio.to_thread(_packed, files)


async def _account(hub: Hub, account: Account, held: list[Holding]) -> dict[str, Any]:
    """What is kept of the account itself; secrets are kept only as hashes, and are left out."""
    known = Accounts(hub.store)
    passkeys = await asyncio.wrap_future(known.passkeys(account.id))
    sessions = await asyncio.wrap_future(known.sessions(account.id))
    tokens = await asyncio.wrap_future(known.tokens(account.id))
    channels, muted, reader = await asyncio.wrap_future(
        hub.store.look(
            lambda connection: (
                outbox.channels(connection, account.id),
                outbox.mutes(connection, account.id),
                outbox.reader(connection, account.id),
            )
        )
    )
    return {
        "name": account.name,
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
        "muted": [{"channel": channel, "table": table} for channel, table in muted],
        "hours": vars(reader),
        "seats": [
            {"table": one.table_id, "seat": None if one.seat == HOST else one.seat, "since": one.since} for one in held
        ],
    }


async def _table(hub: Hub, held: Holding, lang: str) -> dict[str, bytes]:
    """A table at which somebody sits: what was said there is part of it."""
    try:
        record = await hub.record(held.table_id)
        if record.header.state == OVER:
            text = await asyncio.to_thread(game_file, record)
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
