"""What search is told about King of Siam: the pace of cards, and where a position can be judged."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.insight import Insight
from sottovoce.core.position import Position
from sottovoce.games.siam.pacing import keep_pace
from sottovoce.games.siam.state import TURN, State
from sottovoce.games.siam.value import Net, learned


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


class Learned(Glance):
    """The judgement learned by self-play."""

    def __init__(self, ahead: i64, nets: dict[int, Net] | None = None) -> None:
        super().__init__(ahead)
        self.nets: dict[int, Net] = {} if nets is None else nets
        self.net: Net | None = None
        self.players: i64 = 0

    def judge(self, world: Position, dice: Dice, prospects: vec[float]) -> None:
        """By the net for as many players."""
        assert isinstance(world, State)
        net = self.net
        if net is None or self.players != world.seats:
            net = self.net_for(int(world.seats))
        net.judge(world, prospects)

    def net_for(self, players: int) -> Net:
        """The net for so many players, read once."""
        if players not in self.nets:
            self.nets[players] = learned(players)
        self.players = players
        net = self.nets[players]
        self.net = net
        return net
