"""Standing orders in the database."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert

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
