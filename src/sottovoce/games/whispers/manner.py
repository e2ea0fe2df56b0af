"""The figures that a player goes by who acts by habit: set by hand, or learned in games of habit against habit.

Prices and thresholds are hundredths of a point, shares are per cent, and what stands on the map is told in thousandths
of a city. Lists are by round.
"""

import json
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.games.whispers.board import EMPIRES
from sottovoce.games.whispers.state import ROUNDS

FOLDER: Final = Path(__file__).parent / "weights"

DUTIES: Final = 4  # of a council seat

# How many numbers each figure has.
FIGURES: Final = {
    "banner": ROUNDS,  # what a banner is worth
    "icon": ROUNDS,  # … a farm or fort
    "land": ROUNDS,  # … any region
    "lost_again": ROUNDS,  # how much of a conquest is worth it where a stronger enemy stands
    "exposed": ROUNDS,  # how much of a region is lost that an attack leaves to a stronger enemy
    "defence": ROUNDS,  # how much of a region's worth it is to make it safe
    "offence": ROUNDS,  # … to make its conquest possible
    "hope": ROUNDS,  # … to come nearer to either
    "added": ROUNDS,  # a banner added, which stands where it is wanted
    "keep": ROUNDS,  # what a card kept is worth
    "draw": ROUNDS,  # … and one to be drawn
    "swapped": ROUNDS,  # what it costs that an agent changes its place
    "regret": ROUNDS,  # what an exchange of loyalties must gain after a round
    "rivalry": ROUNDS,  # how much of the rivals' average gain is one's own loss
    "duty": ROUNDS * DUTIES,  # what a council seat is worth that can attack, add banners, draw cards, swap agents
    "hatred": ROUNDS,  # how much more a hated empire's council counts than a loved one's
    "anyway": ROUNDS,  # what any council is worth
    "conquest": ROUNDS,  # how much of the best attack an attacking seat is worth
    "danger": ROUNDS,  # … and how much of the worst one, which nobody else can order then
    "turn": EMPIRES,  # how much an empire's council counts by its turn
    "last_turn": EMPIRES,  # … in the last round
    "mine": 1,  # how much a council seat counts that is one's own already through a later one
    "theirs": 1,  # … or somebody else's
    "before": 1,  # how much the empty seats before it count
}


class Manner:
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
    assert len(numbers) == FIGURES[name], name
    return vec[i64](numbers)


PLAIN: Final = {
    "banner": [30] * 4,
    "icon": [30, 20, 10, 0],
    "land": [10] * 4,
    "lost_again": [60] * 4,
    "exposed": [0] * 4,
    "defence": [30] * 4,
    "offence": [16] * 4,
    "hope": [6] * 4,
    "added": [20] * 4,
    "keep": [65, 50, 35, 20],
    "draw": [65, 50, 35, 20],
    "swapped": [8] * 4,
    "regret": [4000, 1000, 0, 0],
    "rivalry": [110] * 4,
    "duty": [25, 4, 12, 36] * 4,
    "hatred": [240] * 4,
    "anyway": [260] * 4,
    "conquest": [0] * 4,
    "danger": [0] * 4,
    "turn": [100] * 5,
    "last_turn": [100] * 5,
    "mine": [100],
    "theirs": [100],
    "before": [100],
}


def plain() -> Manner:
    """Figures set by hand, and tuned in games of habit against habit."""
    return Manner(PLAIN)


def learned() -> Manner:
    """Figures learned for two players."""
    return Manner(json.loads((FOLDER / "habit.json").read_text("utf-8")))
