"""Moments of the games that are worth seeing: tables brought there, for tests and for pictures to look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from browser.staging import Pick, Staged, at_random

from sottovoce.core.table import Table

FACTIONS = ("rama", "lao", "malay")
VERRAT_SEATS = 4
TAKES_BACK = ("revise", "not-ready", "withdraw", "cancel", "offer", "propose-draw")


# -- King of Siam


def contested(table: Table) -> dict[str, Any]:
    """The province that is struggled for."""
    view = table.view(None)
    found: dict[str, Any] = next(one for one in view["provinces"] if one["id"] == view["contested"])
    return found


def settling(site: str, seed: int = 3, british: bool = False) -> Staged:
    """A table at which one more pass ends a struggle; where the British would come, if they are wanted."""
    staged = Staged(site, "siam", 3, seed)

    def here(table: Table) -> bool:
        if len(table.log) < 34 or table.view(None)["passes"] != 2:
            return False
        return not british or contested(table)["leads"] not in FACTIONS

    staged.until(here, at_random(4))
    return staged


# -- A War of Whispers


def whispering(site: str, step: str, fits: Callable[[Table, int], bool], seed: int = 5) -> Staged:
    """A table at which somebody is asked this, and it fits."""
    staged = Staged(site, "whispers", 3, seed)
    other = at_random(1)

    def pick(table: Table, seat: int, choices: list[str]) -> str:
        return next((wanted for wanted in ("draw", "attack") if wanted in choices), None) or other(table, seat, choices)

    def here(table: Table) -> bool:
        seat = table.to_act[0]
        return bool(table.view(seat)["step"] == step and fits(table, seat))

    staged.until(here, pick)
    return staged


def is_hungry(table: Table, seat: int) -> bool:
    """Whether a region holds more banners than it feeds."""
    return any(region["banners"] > region["feeds"] for region in table.view(seat)["regions"])


# -- Verrat!


def planning(site: str, seed: int = 1) -> Staged:
    """A table whose intrigue is over."""
    staged = Staged(site, "verrat", VERRAT_SEATS, seed)
    for seat in range(VERRAT_SEATS):
        staged.play(seat, "ready")
    return staged


def forward(seed: int) -> Pick:
    """Any answer that takes nothing back."""
    luck = at_random(seed)

    def pick(table: Table, seat: int, choices: list[str]) -> str:
        return luck(table, seat, [choice for choice in choices if choice.split()[0] not in TAKES_BACK] or choices)

    return pick


def phase(table: Table) -> str:
    """What is done now."""
    found: str = table.view(None)["phase"]
    return found
