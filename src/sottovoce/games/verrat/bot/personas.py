"""Characters: four ways to give, price, keep and remember promises; they play and speak differently."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FOREVER: Final = 1_000  # rounds


@dataclass(frozen=True)
class Persona:
    """What sets one player apart from another of the same level."""

    name: str
    honesty: float  # how dear its word is to it: 1 keeps it at nearly any price, 0 breaks it whenever that pays
    faith: float  # how far it believes a stranger
    grudge: int  # rounds for which it holds a betrayal against somebody
    spite: float  # the chance of winning that it gives up to accuse somebody who has betrayed it
    offers: int  # swaps that it offers in a round beyond the usual number
    proposals: tuple[str, ...]  # what it proposes, in this order
    reason: str  # why others should make peace with it, in its own words


LOYAL: Final = Persona("loyal", 1.0, 0.7, 6, 0.01, 0, ("rally", "peace", "share"), "loyal")
MERCHANT: Final = Persona("merchant", 0.6, 0.6, 4, 0.0, 2, ("rally", "share", "peace"), "profit")
SCHEMER: Final = Persona("schemer", 0.15, 0.45, 3, 0.0, 0, ("rally", "peace", "threat"), "enemy")
GRUDGE: Final = Persona("grudge", 0.7, 0.6, FOREVER, 0.04, 0, ("rally", "threat", "peace"), "memory")

PERSONAS: Final = {persona.name: persona for persona in (LOYAL, MERCHANT, SCHEMER, GRUDGE)}
