"""The course of a finished game: every seat's score, had the game ended at that moment."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from sottovoce.core.replay import Replay
from sottovoce.core.table import Table
from sottovoce.server import messages

_KNOWN: WeakKeyDictionary[Table, messages.ScoreHistory] = WeakKeyDictionary()


def score_history(table: Table, lang: str) -> messages.ScoreHistory:
    """By entry, wherever a score changes; what the game counts is said in words."""
    known = _KNOWN.get(table)
    if known is None:
        known = _KNOWN[table] = messages.ScoreHistory("", _points(table))
    counted = table.game.words(lang).has("score-counts")
    return messages.ScoreHistory(table.speaker(lang).say("score-counts") if counted else "", known.points)


def _points(table: Table) -> list[messages.ScorePoint]:
    replay = Replay.of(table)
    points = [messages.ScorePoint(0, _scores(replay.table))]
    for number, entry in enumerate(table.log, 1):
        replay.play(entry)
        scores = _scores(replay.table)
        if scores != points[-1].scores:
            points.append(messages.ScorePoint(number, scores))
    return points


def _scores(table: Table) -> list[int]:
    return [int(table.position.score(seat)) for seat in range(table.players)]
