"""Another key for what is sealed: everything is sealed again, and the old key is needed no more."""

from __future__ import annotations

import time
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from sottovoce.store.database import check_there, connect, prepare, understood
from sottovoce.store.key_file import Keys, usual_keys
from sottovoce.store.schema import SEALS, TABLES
from sottovoce.store.sealing import change_key, settle_keys, wrongly_sealed


class Rekeyed(NamedTuple):
    """How many tables were sealed again, and how many stay sealed with a key that is lost."""

    sealed: int
    lost: int


def rekey(url: str, keys: Keys | None = None, lost: bool = False) -> Rekeyed:
    """Seal everything with the first key; StoreError, and nothing changed, if another one is missing and not `lost`."""
    place = understood(url)
    check_there(place)
    engine = connect(place, writing=True)
    try:
        return prepare(place, engine, partial(_rekey, keys=keys or usual_keys(place), lost=lost))
    finally:
        engine.dispose()


def _rekey(connection: Connection, keys: Keys, lost: bool) -> Rekeyed:
    if lost:
        known = keys.read() or keys.make()
        connection.execute(delete(SEALS).where(SEALS.c.key.not_in(known.ids)))
        if connection.execute(select(func.count()).where(SEALS.c.key == known.current)).scalar() == 0:
            connection.execute(insert(SEALS), {"key": known.current, "since": time.time()})
    vault = settle_keys(connection, keys)
    count = change_key(connection, vault)
    lost_for_good = select(func.count()).select_from(TABLES).where(wrongly_sealed(vault))
    return Rekeyed(count, connection.execute(lost_for_good).scalar() or 0)
