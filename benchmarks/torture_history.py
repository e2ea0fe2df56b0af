"""What players of the torture rig did and were told, and whether a finished game's file agrees with it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import msgspec

from sottovoce.core.replay import Replay
from sottovoce.core.table import Table


@dataclass(frozen=True)
class Deed:
    """Something that a person wanted done at a table; `sure` if the server has acknowledged it.

    `denied` if a repeat of it, by the same id, was refused: the server has said that it was not done.
    """

    seat: int
    text: str
    sure: bool
    denied: bool = False


@dataclass
class History:
    """All deeds at one table, in order: its players wait for each other."""

    acts: list[Deed] = field(default_factory=list)
    lines: list[Deed] = field(default_factory=list)
    seen: int = 0  # the most entries that anybody was shown
    went_back: int = 0  # how often fewer entries were shown than before
    views: dict[int, bytes] = field(default_factory=dict)  # what a spectator was shown, by how many entries there were
    changed: int = 0  # how often the spectator was shown something else after as many entries

    def show(self, entry: int, view: object) -> None:
        """Note what a spectator was shown."""
        encoded = _encoded(view)
        self.changed += self.views.setdefault(entry, encoded) != encoded


@dataclass
class Verdict:
    """What is wrong with a table; nothing if all zeros."""

    lost: int = 0
    doubled: int = 0
    went_back: int = 0
    denied: int = 0  # tables at which something was done that was said not to be

    @property
    def good(self) -> bool:
        """True if every promise was kept."""
        return not (self.lost or self.doubled or self.went_back or self.denied)


def _encoded(view: object) -> bytes:
    return msgspec.json.encode(msgspec.to_builtins(view), order="sorted")


def not_kept(views: dict[int, bytes], table: Table) -> int:
    """How many of the views that were shown do not belong to the finished game; of it all are known."""
    replay = Replay.of(table)
    known = {0: _encoded(table.game.view(replay.table.position, None))}
    for number, entry in enumerate(table.log, 1):
        replay.play(entry)
        known[number] = _encoded(table.game.view(replay.table.position, None))
    return sum(known.get(entry) != view for entry, view in views.items())


def fits(kept: list[tuple[int, str]], deeds: list[Deed]) -> bool:
    """True if what is kept is all that is sure, in order and once, with some of what is unsure and nothing denied."""
    reached = {0}  # how much of what is kept can be explained by the deeds so far
    for deed in deeds:
        if deed.denied:
            continue
        on = {n + 1 for n in reached if n < len(kept) and kept[n] == (deed.seat, deed.text)}
        reached = on if deed.sure else reached | on
    return len(kept) in reached


def judge(history: History, table: Table, people: set[int]) -> Verdict:
    """Hold a history against the finished game."""
    verdict = Verdict(went_back=history.went_back + history.changed + not_kept(history.views, table))
    kept = [(entry.seat, entry.text) for entry in table.log if entry.seat in people]
    said = [(line.seat, line.text) for line in table.said if line.seat in people]
    for found, deeds in ((kept, history.acts), (said, history.lines)):
        if not fits(found, deeds):
            if fits(found, [replace(deed, denied=False) for deed in deeds]):
                verdict.denied += 1
                continue
            sure = sum(deed.sure for deed in deeds)
            verdict.lost += max(1, sure - len(found)) if len(found) <= len(deeds) else 0
            verdict.doubled += max(0, len(found) - len(deeds))
    if history.seen > len(table.log):
        verdict.lost += 1  # somebody was shown what is not kept
    return verdict
