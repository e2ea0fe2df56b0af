"""Standing orders in the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, tuple_

from sottovoce.store.records import StandingOrder
from sottovoce.store.schema import ORDERS


@dataclass(frozen=True)
class KeepOrders:
    """Keep the standing orders of a table."""

    table: str
    orders: list[StandingOrder]

    def write(self, connection: Connection) -> None:
        """In place of what was there."""
        connection.execute(delete(ORDERS).where(ORDERS.c.table_id == self.table))
        rows = [{"table_id": self.table, **vars(order)} for order in self.orders]
        if rows:
            connection.execute(insert(ORDERS), rows)


def answering(connection: Connection, places: Sequence[tuple[str, int]]) -> dict[tuple[str, int], float]:
    """Of these seats those whose own orders will answer, and when."""
    here = tuple_(ORDERS.c.table_id, ORDERS.c.seat).in_(list(places)) & ORDERS.c.ended.is_(None)
    query = select(ORDERS.c.table_id, ORDERS.c.seat, func.min(ORDERS.c.due)).where(here & ORDERS.c.due.is_not(None))
    rows = connection.execute(query.group_by(ORDERS.c.table_id, ORDERS.c.seat)).all()
    return {(table, seat): due for table, seat, due in rows}
