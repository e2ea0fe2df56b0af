# mypyc: compile
"""What a province does of itself: whom it falls to when settled (§24), and whose card reaches it (§22)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from sottovoce.core.position import bit
from sottovoce.games.siam.rules.board import BRITISH, FACTIONS, LAO, MALAY, PROVINCES, RAMA, UNDECIDED
from sottovoce.games.siam.rules.cards import KHON_THAI
from sottovoce.games.siam.rules.state import State

# Every mix of followers that a province can have, looked up: packed into one number each (see `_pack`).
_MOST: Final = 19  # followers of a faction in a province: 0 to 18
_LOSSES: Final = 2  # where the fates after a loss begin: 2 bits for each faction
_HARMLESS: Final = 8  # 3 bits: the factions a follower of which can be taken without changing the fate …
_CRITICAL: Final = 11  # … and those where it does change


def _fate(rama: i64, lao: i64, malay: i64) -> i64:
    """§24: strictly most followers, or the British."""
    if rama > lao and rama > malay:
        return RAMA
    if lao > rama and lao > malay:
        return LAO
    if malay > rama and malay > lao:
        return MALAY
    return BRITISH


def _pack(rama: i64, lao: i64, malay: i64) -> i64:
    """The fate of a mix, its fate after the loss of one follower of each faction, and what such a loss changes."""
    fate = _fate(rama, lao, malay)
    packed = fate
    f: i64
    for f in range(FACTIONS):
        have = malay
        if f == RAMA:
            have = rama
        elif f == LAO:
            have = lao
        if have == 0:
            continue
        after = _fate(rama - int(f == RAMA), lao - int(f == LAO), malay - int(f == MALAY))
        packed |= after << (_LOSSES + 2 * f)
        packed |= bit(f + (_HARMLESS if after == fate else _CRITICAL))
    return packed


def _all_mixes() -> vec[i16]:
    mixes = vec[i16]([0] * (_MOST * _MOST * _MOST))
    rama: i64
    lao: i64
    malay: i64
    for rama in range(_MOST):
        for lao in range(_MOST):
            for malay in range(_MOST):
                mixes[(rama * _MOST + lao) * _MOST + malay] = i16(_pack(rama, lao, malay))
    return mixes


_MIXES: Final = _all_mixes()


def mix(s: State, p: i64) -> i64:
    """All there is to know about a province's followers, packed."""
    followers = s.followers
    spot = p * FACTIONS
    return i64(_MIXES[(followers[spot] * _MOST + followers[spot + 1]) * _MOST + followers[spot + 2]])


def present(s: State, p: i64) -> i64:
    """The factions that have a follower in a province, as bits."""
    followers = s.followers
    spot = p * FACTIONS
    rama: i64 = 1 if followers[spot] > 0 else 0
    lao: i64 = 2 if followers[spot + 1] > 0 else 0
    malay: i64 = 4 if followers[spot + 2] > 0 else 0
    return rama | lao | malay


def list_followers(s: State, verb: i64, out: vec[i64]) -> i64:
    """Every follower on the board, as an action that begins with this verb."""
    count: i64 = 0
    action = verb
    for have in s.followers:
        out[count] = action
        count += 1 if have > 0 else 0
        action += 1
    return count


def fate_of(packed: i64) -> i64:
    """Who takes a province with this mix if it is settled (§24)."""
    return packed & 3


def fate_without(packed: i64, faction: i64) -> i64:
    """Who takes it once a follower of this faction is gone."""
    return (packed >> (_LOSSES + 2 * faction)) & 3


def harmless(packed: i64) -> i64:
    """The factions a follower of which can be taken without changing the fate, as bits."""
    return (packed >> _HARMLESS) & 7


def critical(packed: i64) -> i64:
    """The factions a follower of which can only be taken by changing the fate, as bits."""
    return packed >> _CRITICAL


def reach(s: State, faction: i64) -> i64:
    """§22: the undecided provinces that this faction's card may put followers into, as bits."""
    home = s.homes[faction]
    near: i64 = 0
    if s.control[home] == UNDECIDED or s.control[home] == faction:
        near = s.borders[home]
    undecided: i64 = 0
    p: i64
    for p in range(PROVINCES):
        owner = s.control[p]
        if owner == UNDECIDED:
            undecided |= bit(p)
        elif owner == faction:
            near |= s.borders[p]
    return near & undecided


def placed_at_once(s: State) -> i64:
    """How many followers go into the province named next: one, or by option both of a faction card."""
    if s.card != KHON_THAI and s.law.into_one:
        return s.to_place
    return 1


def switch(s: State, a: i64, b: i64) -> None:
    """§18: the tiles of two provinces change places."""
    box: i64
    for box in range(PROVINCES):
        if s.tiles[box] == a:
            s.tiles[box] = b
        elif s.tiles[box] == b:
            s.tiles[box] = a
