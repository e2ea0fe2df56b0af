"""What of a table is sealed in the database: its seeds, set-up and rolls, as long as the game is not over."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, delete, exists, insert, select, update

from sottovoce.core.log import Entry
from sottovoce.core.seeding import Seeding, in_order
from sottovoce.core.words import Typed
from sottovoce.store.database import StoreError
from sottovoce.store.key_file import Keys
from sottovoce.store.records import OVER, Change, Damaged, Header, Record
from sottovoce.store.schema import ENTRIES, SEALS, TABLES
from sottovoce.store.vault import KEY_BYTES, ROLLS, SEALED, SEEDS, SETUP, Vault, roll_place, sealed_with

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
    """A set-up as JSON; nothing while seats are empty."""
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
    vault, used = _found_keys(connection, keys)
    if vault is None:
        vault = keys.make()
    if vault.current not in used:
        connection.execute(insert(SEALS), {"key": vault.current, "since": time.time()})
    if not used:
        seal_again(connection, vault)
    return vault


def examined_keys(connection: Connection, keys: Keys) -> Vault:
    """The keys that a database needs, and nothing is changed; StoreError if one of them is not there."""
    vault, _ = _found_keys(connection, keys)
    return vault or Vault([os.urandom(KEY_BYTES)])  # nothing is sealed there yet


def _found_keys(connection: Connection, keys: Keys) -> tuple[Vault | None, list[str]]:
    """The keys that are there, and the names of those that the database needs."""
    used = list(connection.execute(select(SEALS.c.key).order_by(SEALS.c.since)).scalars())
    vault = keys.read()
    if vault is None and used:
        raise StoreError("key-missing", file=Typed(keys.place), keys=used)
    missing = [] if vault is None else [key for key in used if key not in vault.ids]
    if missing:
        raise StoreError("key-other", file=Typed(keys.place), keys=missing)
    return vault, used


def seal_again(connection: Connection, vault: Vault) -> int:
    """Seal with the first key whatever of running games is not, and open finished ones; how many tables that were.

    What can't be opened stays as it is.
    """
    count = 0
    for table, over, values in _wrongly_sealed(connection, vault):
        anew = partial(_anew, vault, over, table)
        try:
            secrets = {place: text if text is None else anew(place, text) for place, text in values.items()}
            rolls = _rolls_anew(connection, table, anew)
        except Damaged:
            continue
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(secrets))
        if rolls:
            here = (ENTRIES.c.table_id == bindparam("in_table")) & (ENTRIES.c.seq == bindparam("of_entry"))
            connection.execute(update(ENTRIES).where(here).values({ROLLS: bindparam("anew")}), rolls)
        count += 1
    return count


def _anew(vault: Vault, over: bool, table: str, place: str, text: str) -> str:
    """A secret as it should be in the database now; Damaged if it can't be opened."""
    opened = vault.open(text, table, place)
    return opened if over else vault.seal(opened, table, place)


def _rolls_anew(connection: Connection, table: str, anew: Callable[[str, str], str]) -> list[dict[str, object]]:
    query = select(ENTRIES.c.seq, ENTRIES.c.rolls).where((ENTRIES.c.table_id == table) & (ENTRIES.c.rolls != ""))
    found = connection.execute(query).all()
    return [{"in_table": table, "of_entry": seq, "anew": anew(roll_place(seq), rolls)} for seq, rolls in found]


def wrongly_sealed(vault: Vault) -> ColumnElement[bool]:
    """True of tables of which something is not sealed with the first key, or is sealed though the game is over."""
    current, some = sealed_with(vault.current), SEALED
    seeds, rolls = TABLES.c.seeds, ENTRIES.c.rolls
    mine = seeds.startswith(current, autoescape=True)
    other_rolls = rolls.startswith(some, autoescape=True) & ~rolls.startswith(current, autoescape=True)
    others = exists().where((ENTRIES.c.table_id == TABLES.c.id) & other_rolls)
    over = TABLES.c.state == OVER
    return (~over & (~mine | others)) | (over & seeds.startswith(some, autoescape=True))


def _wrongly_sealed(connection: Connection, vault: Vault) -> Iterator[tuple[str, bool, dict[str, str | None]]]:
    """These tables, whether their game is over, and their seeds and set-up, some at a time."""
    last = ""
    columns = (TABLES.c.id, TABLES.c.state, TABLES.c.seeds, TABLES.c.setup)
    while True:
        query = select(*columns).where(wrongly_sealed(vault) & (TABLES.c.id > last))
        found = connection.execute(query.order_by(TABLES.c.id).limit(_PAGE)).all()
        for row in found:
            yield row.id, row.state == OVER, {SEEDS: row.seeds, SETUP: row.setup}
        if len(found) < _PAGE:
            return
        last = found[-1].id


def change_key(connection: Connection, vault: Vault) -> int:
    """Seal everything with the first key and need no other any more; how many tables that were."""
    count = seal_again(connection, vault)
    connection.execute(delete(SEALS).where(SEALS.c.key != vault.current))
    return count
