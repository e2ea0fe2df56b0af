"""What of a table is sealed in the database: its seeds, set-up and rolls, as long as the game is not over."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from sottovoce.core.seeding import Seeding, in_order
from sottovoce.core.table import Entry
from sottovoce.core.words import Typed
from sottovoce.store.database import StoreError
from sottovoce.store.key_file import Keys
from sottovoce.store.records import OVER, Change, Header, Record
from sottovoce.store.schema import ENTRIES, SEALS, TABLES
from sottovoce.store.vault import ROLLS, SEEDS, SETUP, Vault, is_sealed, roll_place, sealed_with

_PAGE = 200


@dataclass(frozen=True)
class Sealed:
    """The secret columns of a change as the database gets them."""

    seeds: str | None = None  # nothing where seeds and set-up stay as they are
    setup: str | None = None
    rolls: dict[int, str] = field(default_factory=dict)  # by entry
    opened: dict[int, str] = field(default_factory=dict)  # of older entries of a game that is over


# -- as text


def seeds_text(seeds: Sequence[Seeding]) -> str:
    """Seeds as JSON: from which entry on which seed, with the nonces of seats where there are any."""
    rows: list[list[object]] = []
    for found in seeds:
        nonces = {str(seat): nonce.hex() for seat, nonce in found.nonces}
        rows.append([found.after, found.seed.hex(), *([nonces] if nonces else [])])
    return msgspec.json.encode(rows).decode()


def seeds_of(text: str) -> list[Seeding]:
    """The same, read."""
    found = []
    for after, seed, *rest in msgspec.json.decode(text):
        nonces = in_order((int(seat), bytes.fromhex(nonce)) for seat, nonce in (rest[0] if rest else {}).items())
        found.append(Seeding(after, bytes.fromhex(seed), nonces))
    return found


def setup_text(setup: Sequence[int] | None) -> str | None:
    """A set-up as JSON; nothing while people are awaited."""
    return None if setup is None else msgspec.json.encode(setup).decode()


def setup_of(text: str | None) -> tuple[int, ...] | None:
    """The same, read."""
    return None if text is None else tuple(msgspec.json.decode(text))


def rolls_text(entry: Entry) -> str:
    """Rolls with blanks between."""
    return " ".join(map(str, entry.rolls))


# -- what is written


def of_record(vault: Vault, record: Record) -> Sealed:
    """A new table's secrets."""
    return _sealed(vault, record.header, enumerate(record.log, 1), True)


def of_change(vault: Vault, change: Change) -> Sealed:
    """The secrets of what a change adds; once the game is over everybody may read them all."""
    found = _sealed(vault, change.header, change.entries, change.dealt)
    return Sealed(found.seeds, found.setup, found.rolls, {seq: rolls_text(entry) for seq, entry in change.opened})


def _sealed(vault: Vault, header: Header, entries: Iterable[tuple[int, Entry]], dealt: bool) -> Sealed:
    def sealed(text: str, place: str) -> str:
        return vault.seal(text, header.id, place) if text and header.state != OVER else text

    rolls = {seq: sealed(rolls_text(entry), roll_place(seq)) for seq, entry in entries}
    if not dealt:
        return Sealed(rolls=rolls)
    setup = setup_text(header.setup)
    return Sealed(sealed(seeds_text(header.seeds), SEEDS), None if setup is None else sealed(setup, SETUP), rolls)


# -- the keys of a database


def settle_keys(connection: Connection, keys: Keys) -> Vault:
    """The keys that a database needs, a new one if it needs none yet; StoreError if one of them is not there."""
    used = list(connection.execute(select(SEALS.c.key).order_by(SEALS.c.since)).scalars())
    vault = keys.read()
    if vault is None:
        if used:
            raise StoreError("key-missing", file=Typed(keys.place), keys=used)
        vault = keys.make()
    missing = [key for key in used if key not in vault.ids]
    if missing:
        raise StoreError("key-other", file=Typed(keys.place), keys=missing)
    if vault.current not in used:
        connection.execute(insert(SEALS), {"key": vault.current, "since": time.time()})
    if not used:
        seal_again(connection, vault)
    return vault


def seal_again(connection: Connection, vault: Vault) -> int:
    """Seal with the first key whatever of running games is not; how many tables that were."""
    count = 0
    for table, seeds, setup in _running(connection, vault):
        values = {"seeds": vault.seal(vault.open(seeds, table, SEEDS), table, SEEDS)}
        if setup is not None:
            values["setup"] = vault.seal(vault.open(setup, table, SETUP), table, SETUP)
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))
        _seal_rolls(connection, vault, table)
        count += 1
    return count


def _running(connection: Connection, vault: Vault) -> Iterator[tuple[str, str, str | None]]:
    """Tables whose game is not over and whose seeds the first key has not sealed, some at a time."""
    last = ""
    stale = (TABLES.c.state != OVER) & ~TABLES.c.seeds.startswith(sealed_with(vault.current), autoescape=True)
    while True:
        query = select(TABLES.c.id, TABLES.c.seeds, TABLES.c.setup).where(stale & (TABLES.c.id > last))
        found = connection.execute(query.order_by(TABLES.c.id).limit(_PAGE)).all()
        for row in found:
            if not _lost(vault, row.seeds):
                yield row.id, row.seeds, row.setup
        if len(found) < _PAGE:
            return
        last = found[-1].id


def _lost(vault: Vault, text: str) -> bool:
    """True if nobody has the key any more that sealed a text."""
    return is_sealed(text) and not any(text.startswith(sealed_with(key)) for key in vault.ids)


def _seal_rolls(connection: Connection, vault: Vault, table: str) -> None:
    query = select(ENTRIES.c.seq, ENTRIES.c.rolls).where((ENTRIES.c.table_id == table) & (ENTRIES.c.rolls != ""))
    rows = []
    for seq, rolls in connection.execute(query).all():
        place = roll_place(seq)
        sealed = vault.seal(vault.open(rolls, table, place), table, place)
        rows.append({"in_table": table, "of_entry": seq, "sealed": sealed})
    if rows:
        here = (ENTRIES.c.table_id == bindparam("in_table")) & (ENTRIES.c.seq == bindparam("of_entry"))
        connection.execute(update(ENTRIES).where(here).values({ROLLS: bindparam("sealed")}), rows)


def change_key(connection: Connection, vault: Vault) -> int:
    """Seal everything with the first key and need no other any more; how many tables that were."""
    count = seal_again(connection, vault)
    connection.execute(delete(SEALS).where(SEALS.c.key != vault.current))
    return count
