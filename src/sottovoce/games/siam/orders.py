"""Standing orders: pass for now."""

from __future__ import annotations

from sottovoce.core.orders import Order, OrderForm, Sign
from sottovoce.core.words import Phrase

_PASS = "pass"


def forms() -> list[OrderForm]:
    """What can be ordered."""
    return [OrderForm(_PASS, Phrase("order-pass"))]


def order(name: str) -> Order | None:
    """Pass in this struggle until somebody plays a card."""
    return Order(Phrase("order-pass"), ("pass",), stops=(Sign("played"),)) if name == _PASS else None
