# mypyc: compile
"""Attack and combat (§19, §20)."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.games.whispers.rules import events
from sottovoce.games.whispers.rules.actions import FROM, TO
from sottovoce.games.whispers.rules.council import far_targets
from sottovoce.games.whispers.rules.lands import enemies, free_banners, garrison, list_set, mobile
from sottovoce.games.whispers.rules.state import AFTER, AMID, BORDERS, FORCE, RESUME, TARGET, TO_EMPTY, State


def list_origins(s: State, out: vec[i64]) -> i64:
    """The regions that the active empire can attack from, some of them only with a card."""
    origins = mobile(s, s.empire)
    hostile = enemies(s, s.empire)
    hand = s.hands[s.asked]
    found: i64 = 0
    region: i64 = 0
    while origins:
        if origins & 1 and (s.map.borders[region] & hostile or far_targets(s, s.empire, region, hand)):
            out[found] = FROM + region
            found += 1
        origins >>= 1
        region += 1
    return found


def targets(s: State) -> i64:
    """The regions that may be attacked from the origin, as bits."""
    hostile = enemies(s, s.empire)
    if s.reach == BORDERS:
        return hostile & s.map.borders[s.origin]
    hostile &= ~s.map.borders[s.origin]
    return hostile & ~s.occupied if s.reach == TO_EMPTY else hostile


def list_targets(s: State, out: vec[i64]) -> i64:
    """The regions that may be attacked."""
    return list_set(targets(s), TO, out, 0)


def most(s: State) -> i64:
    """How many banners can go."""
    free = free_banners(s, s.origin)
    return free if free < s.limit else s.limit


def aim(s: State, region: i64) -> None:
    """The target is named; a single banner needs no further question."""
    s.target = region
    s.phase = FORCE
    if most(s) == 1:
        march(s, 1)


def march(s: State, banners: i64) -> None:
    """The attackers leave their region; cards may follow before combat."""
    s.force = banners
    s.window = AMID
    s.phase = RESUME
    garrison(s, s.origin, s.empire, s.banners[s.origin] - banners)
    if s.news is not None:
        events.tell(
            s,
            "attacked",
            {
                "empire": events.empire(int(s.empire)),
                "count": int(banners),
                "region": events.region(s, int(s.origin)),
                "other": events.region(s, int(s.target)),
            },
        )


def fight(s: State) -> None:
    """§20: the fort first, then one for one."""
    defender = s.holder[s.target]
    there = s.banners[s.target]
    attackers = s.force
    fort = (s.map.forts >> s.target) & 1
    attackers -= fort
    s.slain = attackers if attackers < there else there
    s.survivors = attackers - s.slain
    s.reserve[s.empire] += s.force - s.survivors
    s.reserve[defender] += s.slain
    if s.survivors > 0:
        garrison(s, s.target, s.empire, s.survivors)
    else:
        garrison(s, s.target, defender, there - s.slain)
    s.window = AFTER
    s.phase = RESUME
    if s.news is not None:
        tell_battle(s, int(defender), int(fort))
    s.force = 0


def tell_battle(s: State, defender: int, fort: int) -> None:
    """What the fort did, what was lost, and who holds the region."""
    region = events.region(s, int(s.target))
    if fort:
        events.tell(s, "fort-held", {"region": region, "empire": events.empire(int(s.empire))})
    if s.slain > 0:
        names = {"empire": events.empire(int(s.empire)), "other": events.empire(defender)}
        events.tell(s, "fell", {"region": region, "count": int(s.slain), **names})
    if s.survivors > 0:
        data = {"region": region, "empire": events.empire(int(s.empire))}
        events.tell(s, "conquered", {**data, "count": int(s.survivors)})
    else:
        events.tell(s, "not-conquered", {"region": region, "empire": events.empire(int(s.holder[s.target]))})


def count_survivors(s: State) -> None:
    """A card may have taken survivors away: banners that come into the region later are none."""
    if s.holder[s.target] != s.empire:
        s.survivors = 0
    elif s.survivors > s.banners[s.target]:
        s.survivors = s.banners[s.target]


def attack_again(s: State) -> None:
    """Bear own: the survivors attack once more, from where they are."""
    s.origin = s.target
    s.limit = s.survivors
    s.reach = BORDERS
    s.phase = TARGET
