"""Why an action is not possible: a sentence that names what is wrong, by what the asked seat knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sottovoce.core.words import Phrase
from sottovoce.games.whispers.rules import abilities, events
from sottovoce.games.whispers.rules import actions as a
from sottovoce.games.whispers.rules.board import OFFICES
from sottovoce.games.whispers.rules.cards import (
    ABILITY_NAMES,
    AFTER_ATTACK,
    ALCHEMISTS_FIRE,
    AROUND,
    DECLARING,
    DISPERSE,
    DURING,
    EAGLE_OWN,
    HORSE_OWN,
    INSTEAD,
    LION_DOUBLE,
    LION_OWN,
    MERCENARIES,
    MIDNIGHT_OIL,
    RECRUIT,
    REINFORCEMENTS,
    UPRISING,
    affordable,
    copies,
)
from sottovoce.games.whispers.rules.council import controller
from sottovoce.games.whispers.rules.lands import mobile
from sottovoce.games.whispers.rules.state import (
    ACT,
    AFTERWARDS,
    BATTLE,
    BORDERS,
    BURN_ONE,
    NONE,
    ORIGIN,
    PAY_FIRST,
    PAY_SECOND,
    PICK_GOAL,
    PICK_REGION,
    PICK_SEAT,
    PUT_ONE,
    SEND_OUT,
    TAKE_BACK,
    TARGET,
    State,
)

if TYPE_CHECKING:
    from sottovoce.core.events import Value

_WINDOWS = {
    "around": AROUND,
    "instead": INSTEAD,
    "declaring": DECLARING,
    "during": DURING,
    "attack": AFTER_ATTACK,
    "after": 1 << MIDNIGHT_OIL,
}
_OWN_BANNERS = (HORSE_OWN, REINFORCEMENTS)  # abilities that move banners of the active empire
_SUPPLIED = (LION_DOUBLE, RECRUIT, UPRISING)  # abilities that bring banners of whoever controls the region


def why_not(s: State, seat: int, action: int) -> Phrase | None:
    """What stands against an action of the asked seat, None if it just does not belong here."""
    if seat != s.asked:
        return None
    if a.PLAY <= action < a.PAY:
        return _ability(s, action - a.PLAY)
    if a.PAY <= action < a.DISCARD and s.phase in (PAY_FIRST, PAY_SECOND):
        names: dict[str, Value] = {"card": events.card(action - a.PAY), "ability": _name(int(s.ability))}
        held = copies(s.hands[s.asked], action - a.PAY) > 0
        return Phrase("error-pays-not" if held else "error-not-in-hand", names)
    if a.DEPLOY <= action < a.PLAY:
        return _post(s, action)
    if a.STATION <= action < a.COUNT:
        return _region(s, action)
    return None


def _name(ability: int) -> str:
    return f"ability:{ABILITY_NAMES[ability]}"


def _ability(s: State, ability: int) -> Phrase | None:
    """§22 to §24: when it may be played, what it costs, and whether it would do anything."""
    if s.phase not in (ACT, AFTERWARDS, BATTLE, TARGET):
        return None
    named: dict[str, Value] = {"ability": _name(ability)}
    if not affordable(s.hands[s.asked], ability):
        return Phrase("error-ability-cost", named)
    if not (_open(s) >> ability) & 1:
        when = next(name for name, among in _WINDOWS.items() if (among >> ability) & 1)
        return Phrase("error-ability-when", named | {"when": when})
    return Phrase("error-ability-idle", named)


def _open(s: State) -> int:
    """The abilities for which it is the time (§22)."""
    if s.phase == ACT:
        return AROUND if s.moved else AROUND | INSTEAD
    if s.phase == AFTERWARDS:
        return AROUND | 1 << MIDNIGHT_OIL | (AFTER_ATTACK if s.basic == a.ATTACK else 0)
    if s.phase == BATTLE:
        return DURING
    return DECLARING if s.reach == BORDERS else 0


# -- council seats


def _post(s: State, action: int) -> Phrase | None:
    if s.phase == SEND_OUT and a.DEPLOY <= action < a.RECALL:
        post = action - a.DEPLOY
        return Phrase("error-post-taken", {"post": events.post(post), "seat": events.seat(int(s.agents[post]))})
    if s.phase == TAKE_BACK and a.RECALL <= action < a.SEAT:
        return Phrase("error-post-not-yours", {"post": events.post(action - a.RECALL)})
    if s.phase != PICK_SEAT or action < a.SEAT:
        return None
    post = action - a.SEAT
    named: dict[str, Value] = {"post": events.post(post)}
    if post == s.post:
        return Phrase("error-post-same", named)
    if s.ability == EAGLE_OWN:
        return Phrase("error-post-taken", named | {"seat": events.seat(int(s.agents[post]))})
    if s.ability != LION_OWN:
        return Phrase("error-post-elsewhere", named) if post // OFFICES != s.post // OFFICES else None
    yours = controller(s, post) == s.asked
    return Phrase("error-post-idle" if yours else "error-post-uncontrolled", named)


# -- regions


def _region(s: State, action: int) -> Phrase | None:
    bases = {ORIGIN: a.FROM, TARGET: a.TO, PICK_REGION: a.FROM, PICK_GOAL: a.TO, PUT_ONE: a.PLACE, BURN_ONE: a.DESTROY}
    base = bases.get(int(s.phase))
    if base is None or not base <= action < base + (a.TO - a.FROM):
        return None
    region = action - base
    if s.phase == ORIGIN:
        return _origin(s, region)
    if s.phase == TARGET:
        return _target(s, region)
    if s.phase == PICK_REGION:
        return _picked(s, region)
    if s.phase == BURN_ONE:
        return _burnt(s, region)
    if s.phase == PICK_GOAL:
        return Phrase("error-same-region", _names(s, region)) if region == s.spot else _not_held(s, region)
    return _put(s, region)


def _names(s: State, region: int) -> dict[str, Value]:
    """A region, the empire that holds it, and the one that acts."""
    empires = {"empire": events.empire(int(s.empire)), "holder": events.empire(int(s.holder[region]))}
    return {"region": events.region(s, region), **empires}


def _not_held(s: State, region: int) -> Phrase | None:
    return None if s.holder[region] == s.empire else Phrase("error-region-not-held", _names(s, region))


def _origin(s: State, region: int) -> Phrase | None:
    """§19: banners of the empire that can leave, next to an enemy."""
    if s.holder[region] != s.empire or not (mobile(s, s.empire) >> region) & 1:
        return _not_held(s, region) or _immobile(s, region)
    return Phrase("error-no-enemy-beside", _names(s, region))


def _immobile(s: State, region: int) -> Phrase:
    return Phrase("error-last-banner" if s.banners[region] else "error-no-banners", _names(s, region))


def _target(s: State, region: int) -> Phrase | None:
    if s.holder[region] == s.empire:
        return Phrase("error-own-region", _names(s, region))
    names = _names(s, region) | {"other": events.region(s, int(s.origin))}
    bordering = (s.map.borders[s.origin] >> region) & 1
    if s.reach == BORDERS:
        return None if bordering else Phrase("error-region-not-bordering", names)
    if bordering:
        return Phrase("error-region-bordering", names)
    return Phrase("error-region-occupied", names) if (s.occupied >> region) & 1 else None


def _picked(s: State, region: int) -> Phrase | None:
    """What a card asks of the region that it acts on."""
    names = _names(s, region)
    if s.ability in _OWN_BANNERS:
        return _not_held(s, region) or _immobile(s, region)
    if s.ability in (MERCENARIES, DISPERSE):
        return Phrase("error-no-banners", names)
    if s.ability == ALCHEMISTS_FIRE:
        nobody = Phrase("error-no-banners", names) if not s.banners[region] else None
        return _not_held(s, region) or nobody or Phrase("error-no-enemy-beside", names)
    if s.ability in _SUPPLIED:
        return _unsuited(s, region) or _unsupplied(s, region)
    return None


def _unsuited(s: State, region: int) -> Phrase | None:
    """Lion double needs a city, Recruit an empty region, Uprising one with neither city nor fort."""
    names = _names(s, region)
    if s.ability == LION_DOUBLE:
        return None if (s.map.cities >> region) & 1 else Phrase("error-no-city", names)
    if (s.occupied >> region) & 1:
        return Phrase("error-region-occupied", names)
    built = s.ability == UPRISING and ((s.map.cities | s.map.forts) >> region) & 1
    return Phrase("error-built", names) if built else None


def _unsupplied(s: State, region: int) -> Phrase | None:
    short = s.reserve[s.holder[region]] == 0
    return Phrase("error-no-reserve", _names(s, region)) if short else None


def _burnt(s: State, region: int) -> Phrase | None:
    if s.holder[region] == s.empire:
        return Phrase("error-own-region", _names(s, region))
    if not (s.occupied >> region) & 1:
        return Phrase("error-no-banners", _names(s, region))
    if (abilities.burnable(s, s.spot) >> region) & 1:
        return None
    return Phrase("error-region-not-bordering", _names(s, region) | {"other": events.region(s, int(s.spot))})


def _put(s: State, region: int) -> Phrase | None:
    """Where the next banner may go: mostly to regions of its empire, with a card to some of those only."""
    if s.colour == NONE:
        return _unsuited(s, region) or _unsupplied(s, region)
    if s.holder[region] != s.colour:
        names = _names(s, region) | {"empire": events.empire(int(s.colour))}
        return Phrase("error-region-not-held", names)
    if s.ability == DISPERSE:
        names = _names(s, region) | {"other": events.region(s, int(s.spot))}
        return Phrase("error-region-not-bordering", names)
    return Phrase("error-region-served", _names(s, region))
