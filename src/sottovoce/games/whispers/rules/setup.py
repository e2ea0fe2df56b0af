# mypyc: compile
"""Set-up (§6, §7): banners on their cities, loyalties, and who begins."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.games.whispers.rules import events, hidden_cards
from sottovoce.games.whispers.rules.actions import SLOTS
from sottovoce.games.whispers.rules.board import BANNERS, EMPIRES, POSTS, REGIONS
from sottovoce.games.whispers.rules.lands import garrison
from sottovoce.games.whispers.rules.state import NOBODY, State


def prepare(s: State, dice: Dice) -> None:
    """§6, §7."""
    empire: i64
    region: i64
    post: i64
    for empire in range(EMPIRES):
        s.reserve[empire] = BANNERS
        s.lands[empire] = s.map.homeland[empire]
    for post in range(POSTS):
        s.agents[post] = NOBODY
    for region in range(REGIONS):
        s.holder[region] = s.map.home[region]
        start = s.map.start[region]
        if start > 0:
            s.reserve[s.holder[region]] -= start
            garrison(s, region, s.holder[region], start)
    deal_loyalties(s, dice)
    s.first = dice.roll(s.seats)
    if s.news is not None:
        tell_set_up(s)


def deal_loyalties(s: State, dice: Dice) -> None:
    """§7: drawn again until no two Devout empires are the same, unless the option allows it."""
    seat: i64
    slot: i64
    while True:
        for seat in range(s.seats):
            tokens = vec[i64]([0, 1, 2, 3, 4])
            dice.shuffle(tokens)
            for slot in range(SLOTS):
                s.tokens[seat * SLOTS + slot] = tokens[slot]
            s.born[seat] = tokens[0]
        if not s.law.distinct or hidden_cards.distinct_devouts(s):
            return


def tell_set_up(s: State) -> None:
    """Everybody's own loyalties, and who begins."""
    for seat in range(int(s.seats)):
        events.whisper(s, "dealt", events.loyalties(s, seat), seat)
    events.tell(s, "began", {"seat": events.seat(int(s.first))})
