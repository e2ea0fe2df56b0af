# mypyc: compile
"""Two Horses (§23): one empire's banners are taken up and set down again, region by region."""

from mypy_extensions import i64

from sottovoce.core.position import bit
from sottovoce.games.whispers.rules import events
from sottovoce.games.whispers.rules.board import REGIONS
from sottovoce.games.whispers.rules.lands import capacity, free_banners, lowest, put, remove
from sottovoce.games.whispers.rules.state import ARRANGE, State


def take_up(s: State, empire: i64) -> None:
    """All banners that may leave their region are taken up; each region will be asked for its number."""
    s.colour = empire
    s.left = 0
    region: i64
    for region in range(REGIONS):
        if s.holder[region] == empire:
            free = free_banners(s, region)
            s.left += free
            remove(s, region, free)
    s.spots = s.lands[empire]


def ask(s: State) -> bool:
    """Go on to the next region that has a choice; False if there is none left."""
    while s.spots != 0:
        s.spot = lowest(s.spots)
        if fewest(s) != highest(s):
            s.phase = ARRANGE
            return True
        settle(s, fewest(s))
    if s.news is not None:
        events.tell(s, "rearranged", {"empire": events.empire(int(s.colour))})
    return False


def settle(s: State, banners: i64) -> None:
    """This many banners in this region."""
    added = banners - s.banners[s.spot]
    put(s, s.spot, s.colour, added)
    s.left -= added
    s.spots &= ~bit(s.spot)
    if s.news is not None and banners > 0:
        data = {"region": events.region(s, int(s.spot)), "empire": events.empire(int(s.colour))}
        events.tell(s, "arranged", {**data, "count": int(banners)})


def fewest(s: State) -> i64:
    """The fewest banners that the region can end with."""
    more = s.left - room_after(s)
    return s.banners[s.spot] + (more if more > 0 else 0)


def highest(s: State) -> i64:
    """The most banners that the region can end with."""
    feeds = capacity(s, s.spot)
    all_of_them = s.banners[s.spot] + s.left
    return feeds if feeds < all_of_them else all_of_them


def room_after(s: State) -> i64:
    """How many banners the regions after this one can take."""
    rest = s.spots & ~bit(s.spot)
    room: i64 = 0
    region: i64 = 0
    while rest >> region:
        if (rest >> region) & 1:
            room += capacity(s, region) - s.banners[region]
        region += 1
    return room
