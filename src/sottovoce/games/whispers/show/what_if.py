"""What a seat's choices would do, as far as it can know: battles (§20) and exchanged loyalties (§14)."""

from __future__ import annotations

from typing import Literal

import msgspec

from sottovoce.games.whispers.rules import attack, rounds, scoring
from sottovoce.games.whispers.rules.actions import COUNT, EXCHANGE, SLOT_NAMES, SLOT_PAIRS, SLOTS, TO, text
from sottovoce.games.whispers.rules.board import EMPIRE_NAMES
from sottovoce.games.whispers.rules.state import BATTLE, FORCE, LOYALTIES, TARGET
from sottovoce.games.whispers.rules.turns import Whispers

EmpireName = Literal["bear", "eagle", "elephant", "lion", "horse"]
SHOWN: tuple[EmpireName, ...] = ("bear", "eagle", "elephant", "lion", "horse")
assert SHOWN == EMPIRE_NAMES


class Battle(msgspec.Struct, frozen=True):
    """How a battle would end if no card changes it."""

    action: str  # the choice that leads to it
    region: str
    force: int  # attackers
    fort: bool  # … of whom the fort destroys one
    slain: int  # banners that fall on each side
    holder: EmpireName  # the empire that holds the region afterwards
    banners: int  # … with this many
    taken: bool
    city: bool


class Exchange(msgspec.Struct, frozen=True):
    """Two of one's own loyalties that may be exchanged."""

    action: str
    slots: list[str]
    empires: list[EmpireName]  # that would then lie in these slots, for all to see
    points: int  # one's own, as things stand


def battles(s: Whispers, seat: int | None) -> list[Battle]:
    """The battles that the asked seat can choose between."""
    if s.over or seat is None or seat != s.asked:
        return []
    if s.phase == TARGET:
        return [_battle(s, action, action - TO, 0) for action in s.choices(seat) if TO <= action < TO + len(s.holder)]
    if s.phase == FORCE:
        return [_battle(s, action, int(s.target), action - COUNT) for action in s.choices(seat)]
    return [_battle(s, s.choices(seat)[0], int(s.target), -1)] if s.phase == BATTLE else []


def _battle(s: Whispers, action: int, region: int, force: int) -> Battle:
    """Fought on a copy: with this many banners, with all that can go (0), or with those under way (-1)."""
    trial = s.copy()
    trial.target = region
    if force >= 0:
        attack.march(trial, force or int(attack.most(trial)))
    marching = int(trial.force)
    defender = int(trial.holder[region])
    attack.fight(trial)
    holder = int(trial.holder[region])
    return Battle(
        action=text(action, s.map.board),
        region=s.map.board.regions[region],
        force=marching,
        fort=bool((s.map.forts >> region) & 1),
        slain=int(trial.slain),
        holder=SHOWN[holder],
        banners=int(trial.banners[region]),
        taken=holder != defender,
        city=bool((s.map.cities >> region) & 1),
    )


def exchanges(s: Whispers, seat: int | None) -> list[Exchange]:
    """What each exchange would make of one's own points."""
    if s.over or seat is None or seat != s.asked or s.phase != LOYALTIES:
        return []
    return [_exchange(s, seat, action) for action in s.choices(seat) if action >= EXCHANGE]


def _exchange(s: Whispers, seat: int, action: int) -> Exchange:
    trial = s.copy()
    rounds.exchange(trial, seat, action)
    slots = SLOT_PAIRS[action - EXCHANGE]
    return Exchange(
        action=text(action, s.map.board),
        slots=[SLOT_NAMES[slot] for slot in slots],
        empires=[SHOWN[trial.tokens[seat * SLOTS + slot]] for slot in slots],
        points=int(scoring.points(trial, seat)),
    )
