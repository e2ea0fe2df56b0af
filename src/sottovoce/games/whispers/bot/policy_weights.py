# mypyc: compile
"""The figures that a player goes by who acts by habit: set by hand, or learned in games of habit against habit.

Prices and thresholds are hundredths of a point, shares are per cent, and what stands on the map is told in thousandths
of a city. Lists are by round.
"""

import json
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.games.whispers.rules.board import EMPIRES
from sottovoce.games.whispers.rules.state import ROUNDS

FOLDER: Final = Path(__file__).parent / "weights"

DUTIES: Final = 4  # of a council seat

# Figures set by hand, and tuned in games of habit against habit.
PLAIN: Final = {
    "banner": [30] * ROUNDS,  # what a banner is worth
    "icon": [30, 20, 10, 0],  # … a farm or fort
    "land": [10] * ROUNDS,  # … any region
    "lost_again": [60] * ROUNDS,  # how much of a conquest is worth it where a stronger enemy stands
    "exposed": [0] * ROUNDS,  # how much of a region is lost that an attack leaves to a stronger enemy
    "defence": [30] * ROUNDS,  # how much of a region's worth it is to make it safe
    "offence": [16] * ROUNDS,  # … to make its conquest possible
    "hope": [6] * ROUNDS,  # … to come nearer to either
    "added": [20] * ROUNDS,  # a banner added, which stands where it is wanted
    "keep": [65, 50, 35, 20],  # what a card kept is worth
    "draw": [65, 50, 35, 20],  # … and one to be drawn
    "swapped": [8] * ROUNDS,  # what it costs that an agent changes its place
    "regret": [4000, 1000, 0, 0],  # what an exchange of loyalties must gain after a round
    "rivalry": [110] * ROUNDS,  # how much of the rivals' average gain is one's own loss
    "duty": [25, 4, 12, 36] * ROUNDS,  # a council seat that can attack, add banners, draw cards, swap agents
    "hatred": [240] * ROUNDS,  # how much more a hated empire's council counts than a loved one's
    "anyway": [260] * ROUNDS,  # what any council is worth
    "conquest": [0] * ROUNDS,  # how much of the best attack an attacking seat is worth
    "danger": [0] * ROUNDS,  # … and how much of the worst one, which nobody else can order then
    "turn": [100] * EMPIRES,  # how much an empire's council counts by its turn
    "last_turn": [100] * EMPIRES,  # … in the last round
    "mine": [100],  # how much a council seat counts that is one's own already through a later one
    "theirs": [100],  # … or somebody else's
    "before": [100],  # how much the empty seats before it count
}


class PolicyWeights:
    """One way to act by habit."""

    def __init__(self, figures: dict[str, list[int]]) -> None:
        self.banner = by_name(figures, "banner")
        self.icon = by_name(figures, "icon")
        self.land = by_name(figures, "land")
        self.lost_again = by_name(figures, "lost_again")
        self.exposed = by_name(figures, "exposed")
        self.defence = by_name(figures, "defence")
        self.offence = by_name(figures, "offence")
        self.hope = by_name(figures, "hope")
        self.added = by_name(figures, "added")
        self.keep = by_name(figures, "keep")
        self.draw = by_name(figures, "draw")
        self.swapped = by_name(figures, "swapped")
        self.regret = by_name(figures, "regret")
        self.rivalry = by_name(figures, "rivalry")
        self.duty = by_name(figures, "duty")
        self.hatred = by_name(figures, "hatred")
        self.anyway = by_name(figures, "anyway")
        self.conquest = by_name(figures, "conquest")
        self.danger = by_name(figures, "danger")
        self.turn = by_name(figures, "turn")
        self.last_turn = by_name(figures, "last_turn")
        self.mine: i64 = by_name(figures, "mine")[0]
        self.theirs: i64 = by_name(figures, "theirs")[0]
        self.before: i64 = by_name(figures, "before")[0]


def by_name(figures: dict[str, list[int]], name: str) -> vec[i64]:
    """The numbers of one figure."""
    numbers = figures[name]
    assert len(numbers) == len(PLAIN[name]), name
    return vec[i64](numbers)


def plain() -> PolicyWeights:
    """Figures set by hand."""
    return PolicyWeights(PLAIN)


def learned() -> PolicyWeights:
    """Figures learned in games of two, which do well with more players too."""
    return PolicyWeights(json.loads((FOLDER / "policy.json").read_text("utf-8")))
