# mypyc: compile
"""IfAllPass: how the game would end if everybody passed from now on."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.games.siam.rules.board import BRITISH, FACTIONS, PROVINCES, UNDECIDED
from sottovoce.games.siam.rules.provinces import fate_of, mix
from sottovoce.games.siam.rules.scoring import colony_winners, reign_winners
from sottovoce.games.siam.rules.state import NONE, State


class IfAllPass:
    """Looks ahead along the boxes; keeps its scratch between looks."""

    def __init__(self) -> None:
        self.provinces: vec[i64] = vec[i64]([0] * FACTIONS)  # of each faction, at the end
        self.latest: vec[i64] = vec[i64]([0] * FACTIONS)  # the struggle of its last gain
        self.british: i64 = 0
        self.colony: bool = False
        self.first: i64 = NONE
        self.second: i64 = NONE
        self.winners: i64 = 0  # as bits of seats

    def follow(self, s: State) -> None:
        """Settle all struggles that are left as their provinces stand."""
        provinces = self.provinces
        latest = self.latest
        f: i64
        for f in range(FACTIONS):
            provinces[f] = 0
            latest[f] = s.gained[f]
        p: i64
        for p in range(PROVINCES):
            owner = s.control[p]
            if owner != UNDECIDED and owner != BRITISH:
                provinces[owner] += 1
        self.british = s.british
        box = s.struggle
        while box < PROVINCES and self.british < s.law.limit:
            fate = fate_of(mix(s, s.tiles[box]))
            box += 1
            if fate == BRITISH:
                self.british += 1
            else:
                provinces[fate] += 1
                latest[fate] = box
        self.colony = self.british >= s.law.limit
        self.rank()
        self.winners = colony_winners(s) if self.colony else reign_winners(s, self.first, self.second)

    def rank(self) -> None:
        """§26: the ruling faction and the second one."""
        first: i64 = 0
        f: i64
        for f in range(FACTIONS):
            if self.outranks(f, first):
                first = f
        second: i64 = (first + 1) % FACTIONS
        other = (first + 2) % FACTIONS
        if self.outranks(other, second):
            second = other
        self.first = first
        self.second = NONE
        if self.provinces[second] > 0:
            self.second = second

    def outranks(self, a: i64, b: i64) -> bool:
        """More provinces, or as many and a later gain."""
        provinces = self.provinces
        return provinces[a] > provinces[b] or (provinces[a] == provinces[b] and self.latest[a] > self.latest[b])
