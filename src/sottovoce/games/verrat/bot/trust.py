"""How far the others can be believed: what they have said, what became of it, and what they have said this round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sottovoce.games.verrat.rules import actions
from sottovoce.games.verrat.rules.board import PLAYERS, SIZES
from sottovoce.games.verrat.rules.state import State
from sottovoce.games.verrat.talk import statements, verdicts

_EARLIER: Final = 2.0  # so many words kept or broken weigh as much as what was thought beforehand
_BREACH: Final = 2.0  # a broken word weighs as much as so many kept ones


class Trust:
    """The other three, as a seat has come to know them by their words."""

    def __init__(self, faith: float, learns: bool) -> None:
        self.faith = faith  # how far a stranger is believed
        self.learns = learns  # or it believes everybody for ever
        self.hear([], 0, None)

    def hear(self, book: Sequence[statements.Spoken], seat: int, s: State | None) -> None:
        """Take in all that a seat has heard."""
        self.kept = [0] * PLAYERS
        self.broken = [0] * PLAYERS
        self.promises: dict[int, dict[int, int]] = {}  # by seat: where its viziers will be
        self.vows: dict[int, int] = {}  # by seat: the vizier whom it will accuse
        self.peace: set[int] = set()  # seats that have agreed with this one to leave each other alone
        for line in book:
            for other, verdict in line.verdicts.items():
                self.kept[other] += verdict == verdicts.KEPT
                self.broken[other] += verdict == verdicts.BROKEN
            if s is not None and line.round == s.round:
                self._note(line, seat, s)

    def trust(self, other: int) -> float:
        """How likely a seat is to keep its word, by how it did so far."""
        if not self.learns:
            return self.faith
        kept, broken = float(self.kept[other]), _BREACH * self.broken[other]
        return (_EARLIER * self.faith + kept) / (_EARLIER + kept + broken)

    def _note(self, line: statements.Spoken, seat: int, s: State) -> None:
        """What a line of this round makes others likely to do."""
        statement, speaker = line.statement, line.said.seat
        agreed = [other for other, answer in line.answers.items() if answer == statements.AGREED]
        if statement.kind == "promise" and statement.act is not None:
            self._note_promise(statement.act, speaker, s)
        elif statement.kind == "accuse" and statement.act is not None:
            vizier = actions.parse_vizier(statement.act.vizier, s)
            for other in [speaker, *agreed] if vizier is not None else []:
                if other != seat and vizier is not None and vizier // SIZES != other:
                    self.vows[other] = vizier
        elif statement.kind == "peace" and agreed and seat in (speaker, *agreed):
            self.peace |= {speaker, *agreed} - {seat}

    def _note_promise(self, act: statements.Act, speaker: int, s: State) -> None:
        vizier = actions.parse_vizier(act.vizier, s)
        if vizier is None or vizier // SIZES != speaker or not s.is_free(vizier):
            return
        if act.verb == "accuse":
            return
        place = int(s.places[vizier]) if act.verb == "keep" else actions.parse_place(act.place, s)
        if place is not None and act.verb in ("keep", "send"):
            self.promises.setdefault(speaker, {})[vizier] = place
