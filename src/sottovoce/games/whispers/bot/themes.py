"""What a decision is about, as the theme of a puzzle."""

from __future__ import annotations

from typing import Final

from sottovoce.games.whispers.rules import state
from sottovoce.games.whispers.rules.actions import ADD, ATTACK, DRAW, PLAY, TO
from sottovoce.games.whispers.rules.board import REGIONS
from sottovoce.games.whispers.rules.cards import ABILITIES
from sottovoce.games.whispers.rules.turns import Whispers

AGENTS, ATTACKING, FORT, MUSTER, CARDS, DISCARD, LOYALTY = (
    "agents",
    "attack",
    "fort",
    "muster",
    "cards",
    "discard",
    "loyalty",
)
THEMES = (AGENTS, ATTACKING, FORT, MUSTER, CARDS, DISCARD, LOYALTY)
_BY_PHASE: Final = {
    state.TAKE_BACK: AGENTS,
    state.SEND_OUT: AGENTS,
    state.ORIGIN: ATTACKING,
    state.TARGET: ATTACKING,
    state.FORCE: ATTACKING,
    state.BATTLE: CARDS,
    state.AFTERWARDS: CARDS,
    state.PAY_FIRST: CARDS,
    state.PUT_ONE: MUSTER,
    state.PICK_REGION: CARDS,
    state.PICK_GOAL: CARDS,
    state.PICK_SEAT: AGENTS,
    state.LAY_OFF: DISCARD,
    state.LOYALTIES: LOYALTY,
}
_BY_ACTION: Final = {ADD: MUSTER, DRAW: CARDS, ATTACK: ATTACKING}


def theme(world: Whispers, action: int) -> str:
    """By what is answered at the beginning of a seat's turn, else by what is asked; an attack on a fort by itself."""
    phase = int(world.phase)
    if phase == state.ACT:
        return CARDS if PLAY <= action < PLAY + ABILITIES else _BY_ACTION.get(action, "")
    if phase == state.TARGET and TO <= action < TO + REGIONS and world.map.forts >> (action - TO) & 1:
        return FORT
    return _BY_PHASE.get(phase, "")
