"""Standing orders: accept an exact swap if it is offered in this round."""

from __future__ import annotations

from sottovoce.core.events import Value
from sottovoce.core.orders import GameOrders, Order, OrderForm, Part, Sign
from sottovoce.core.words import Phrase
from sottovoce.games.verrat.rules.board import CARD_NAMES, PLAYERS, POWERS
from sottovoce.games.verrat.rules.state import INTRIGUE
from sottovoce.games.verrat.rules.turns import Verrat

_ACCEPT = "accept"
_FOR = "for"
_AND = "+"  # between several cards of one side


class VerratOrders(GameOrders[Verrat]):
    """One order, during intrigue."""

    def forms(self, position: Verrat, seat: int) -> list[OrderForm]:
        """One card for another, from any other seat; several cards can be named as well."""
        if position.over or position.phase != INTRIGUE:
            return []
        others = tuple(
            (str(other), Phrase("order-value", {"thing": f"seat:{other}"})) for other in range(PLAYERS) if other != seat
        )
        cards = tuple((card, Phrase("order-value", {"thing": f"card:{card}"})) for card in CARD_NAMES[:POWERS])
        parts = (
            Part(Phrase("order-from"), others),
            Part(Phrase("order-given"), cards),
            Part(Phrase("order-wanted"), cards),
        )
        return [OrderForm(f"{_ACCEPT} {{}} {{}} {_FOR} {{}}", Phrase("order-accept-form"), parts)]

    def named(self, position: Verrat, seat: int, name: str) -> Order | None:
        """Such as "accept 2 troops+troops for gold": seat 2 gives two Troops and gets Gold; any other swap ends it."""
        match name.split(" "):
            case [verb, other, given, word, wanted] if (verb, word) == (_ACCEPT, _FOR):
                gets, gives = _cards(given), _cards(wanted)
            case _:
                return None
        if (
            other not in {str(one) for one in range(PLAYERS) if one != seat}
            or not gets
            or not gives
            or set(gets) & set(gives)
        ):
            return None
        swap: dict[str, Value] = {"seat": f"seat:{other}", "other": f"seat:{seat}", "given": gets, "wanted": gives}
        words = Phrase("order-accept", {"seat": swap["seat"], "given": gets, "wanted": gives})
        stops = (Sign("swapped"), Sign("accepted-gift"))
        return Order(words, (f"{_ACCEPT} {{offer}}",), stops, after=(Sign("offered", swap),))


def _cards(words: str) -> list[str]:
    """The cards of one side as events name them; nothing if one is unknown."""
    names = words.split(_AND)
    if not all(name in CARD_NAMES for name in names):
        return []
    return [f"card:{name}" for name in sorted(names, key=CARD_NAMES.index)]
