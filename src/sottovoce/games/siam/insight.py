"""What search is told about King of Siam: the pace of cards, and where a position can be judged."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.insight import Insight
from sottovoce.core.position import Position
from sottovoce.games.siam.pacing import keep_pace
from sottovoce.games.siam.state import TURN, State


class Glance(Insight):
    """The outlook of `estimate`, between turns, with the pace kept."""

    def __init__(self, ahead: i64) -> None:
        self.ahead: i64 = ahead  # cards that a seat may be ahead of one a struggle

    def narrow(self, world: Position, seat: i64, actions: vec[i64], count: i64) -> i64:
        """A seat that has run ahead passes."""
        return keep_pace(world, seat, actions, count, self.ahead)

    def settled(self, world: Position) -> bool:
        """True if no card is half played."""
        assert isinstance(world, State)
        return world.phase == TURN
