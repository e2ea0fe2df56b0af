"""What players of the torture rig did and were told, and whether a finished game's file agrees with it."""

from __future__ import annotations

from dataclasses import dataclass, field

from sottovoce.core.table import Table


@dataclass(frozen=True)
class Deed:
    """Something that a person wanted done at a table; `sure` if the server has acknowledged it."""

    seat: int
    text: str
    sure: bool


@dataclass
class History:
    """All deeds at one table, in order: its players wait for each other."""

    acts: list[Deed] = field(default_factory=list)
    lines: list[Deed] = field(default_factory=list)
    seen: int = 0  # the most entries that anybody was shown
    went_back: int = 0  # how often fewer entries were shown than before


@dataclass
class Verdict:
    """What is wrong with a table; nothing if all noughts."""

    lost: int = 0
    doubled: int = 0
    went_back: int = 0

    @property
    def good(self) -> bool:
        """True if every promise was kept."""
        return not (self.lost or self.doubled or self.went_back)


def fits(kept: list[tuple[int, str]], deeds: list[Deed]) -> bool:
    """True if what is kept is all that is sure, in order and once, with some of what is unsure at its place."""
    reached = {0}  # how much of what is kept can be explained by the deeds so far
    for deed in deeds:
        on = {n + 1 for n in reached if n < len(kept) and kept[n] == (deed.seat, deed.text)}
        reached = on if deed.sure else reached | on
    return len(kept) in reached


def judge(history: History, table: Table, people: set[int]) -> Verdict:
    """Hold a history against the finished game."""
    verdict = Verdict(went_back=history.went_back)
    kept = [(entry.seat, entry.text) for entry in table.log if entry.seat in people]
    said = [(line.seat, line.text) for line in table.said if line.seat in people]
    for found, deeds in ((kept, history.acts), (said, history.lines)):
        if not fits(found, deeds):
            sure = sum(deed.sure for deed in deeds)
            verdict.lost += max(1, sure - len(found)) if len(found) <= len(deeds) else 0
            verdict.doubled += max(0, len(found) - len(deeds))
    if history.seen > len(table.log):
        verdict.lost += 1  # somebody was shown what is not kept
    return verdict
