"""Standing orders: pass for now."""

from __future__ import annotations

from sottovoce.core.orders import GameOrders, Order, OrderForm, Sign
from sottovoce.core.words import Phrase
from sottovoce.games.siam.rules.turns import Siam

_PASS = "pass"


class SiamOrders(GameOrders[Siam]):
    """One order, at any time."""

    def forms(self, position: Siam, seat: int) -> list[OrderForm]:
        """What can be ordered."""
        return [OrderForm(_PASS, Phrase("order-pass"))]

    def named(self, position: Siam, seat: int, name: str) -> Order | None:
        """Pass in this struggle until somebody plays a card."""
        return Order(Phrase("order-pass"), ("pass",), stops=(Sign("played"),)) if name == _PASS else None
