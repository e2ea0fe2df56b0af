"""The arena: bots play each other, seats rotated on the same set-ups; it can be interrupted, and goes on later."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from sottovoce.lab.executors import Executor
from sottovoce.lab.journal import Journal
from sottovoce.lab.lineups import fixtures
from sottovoce.lab.match import Outcome, sitting
from sottovoce.lab.results import Results, summarise

Heard = Callable[[Outcome], None]


def _deaf(outcome: Outcome) -> None:
    return None


def hold(journal: Journal, executor: Executor, heard: Heard = _deaf, keep: bool = False) -> Results:
    """Play all games of a tournament that its journal does not have yet, and tell of each as it ends.

    Whatever ends it early, the journal has every game that was finished.
    """
    tournament = journal.tournament
    known = {game.number for game in journal.games}
    left = (sitting(tournament, fixture, keep) for fixture in fixtures(tournament) if fixture.number not in known)
    journal.open()
    try:
        with closing(executor(left)) as outcomes:
            for outcome in outcomes:
                heard(outcome)
                journal.add(outcome.played)
    finally:
        journal.close()
    return summarise(tournament, journal.games)
