"""Standing orders: no cards in this round, or banners for one region."""

from __future__ import annotations

from sottovoce.core.orders import GameOrders, Order, OrderForm, Part
from sottovoce.core.words import Phrase
from sottovoce.games.whispers.rules.turns import Whispers

_NO_CARDS = "no-cards"
_ADD = "add"


class WhispersOrders(GameOrders[Whispers]):
    """Two orders, each for a round."""

    def forms(self, position: Whispers, seat: int) -> list[OrderForm]:
        """What can be ordered, with all regions for the banners."""
        values = tuple(
            (name, Phrase("order-value", {"thing": f"region:{name}"})) for name in position.map.board.regions
        )
        add = OrderForm(f"{_ADD} {{}}", Phrase("order-add"), (Part(Phrase("order-region"), values),))
        return [OrderForm(_NO_CARDS, Phrase("order-no-cards")), add]

    def named(self, position: Whispers, seat: int, name: str) -> Order | None:
        """For this round: nothing beside one's actions, or banners for a region where they can be added."""
        if name == _NO_CARDS:
            return Order(Phrase("order-no-cards"), ("done",))
        verb, _, region = name.partition(" ")
        if verb != _ADD or region not in position.map.board.regions:
            return None
        return Order(Phrase("order-add-here", {"region": f"region:{region}"}), (f"place {region}", "add"))
