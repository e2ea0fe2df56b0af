"""Replay: a log played again, entry by entry, on one table that moves along."""

from __future__ import annotations

from collections.abc import Sequence

from sottovoce.core.events import Event
from sottovoce.core.log import Entry, Said
from sottovoce.core.seeding import Seeding
from sottovoce.core.table import Table


class Replay:
    """A table that repeats a record: the same answers and rolls, what was said between them, and where dice changed."""

    def __init__(self, table: Table, said: Sequence[Said] = (), seeds: Sequence[Seeding] = ()) -> None:
        """`said` and `seeds` are those of the record that the table has not taken up, but for the first seed."""
        self.table = table
        self._said = list(said)
        self._seeds = list(seeds[1:])
        self._catch_up()

    @classmethod
    def of(cls, recorded: Table) -> Replay:
        """The game of a table from its beginning."""
        first = recorded.seeds[0]
        table = Table(
            recorded.game,
            recorded.players,
            recorded.options,
            first.seed,
            names=recorded.names,
            kinds=recorded.kinds,
            setup=recorded.setup,
            nonces=first.nonces,
            marks=recorded.marks,
        )
        return cls(table, recorded.said, recorded.seeds)

    def play(self, entry: Entry) -> list[Event]:
        """Repeat the next entry; what happened."""
        events = self.table.replay(entry)
        self._catch_up()
        return events

    def _catch_up(self) -> None:
        """Take up what followed the last entry: words, and new dice."""
        table = self.table
        while self._said and self._said[0].after <= len(table.log):
            table.said.append(self._said.pop(0))
        while self._seeds and self._seeds[0].after <= len(table.log):
            later = self._seeds.pop(0)
            table.reseed(later.seed, later.nonces)


def repeat(table: Table, log: Sequence[Entry], said: Sequence[Said], seeds: Sequence[Seeding] = ()) -> None:
    """Play some more entries of a record on a table, each with what followed it."""
    replay = Replay(table, said, seeds)
    for entry in log:
        replay.play(entry)
