"""AnalysisQueue: analyses of finished games, one at a time between the bots' thoughts; the latest stay in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

from msgspec.structs import replace

from sottovoce.lab import language
from sottovoce.lab.analysis import Analysis, JudgedDecision, concluded, judge_at
from sottovoce.lab.analysis_page import in_words, remarks, sentence
from sottovoce.server import messages
from sottovoce.server.analysis_worker import LEVEL, SLICE, Case
from sottovoce.server.errors import Refused

if TYPE_CHECKING:
    from sottovoce.core.table import Table
    from sottovoce.server.bot_pool import BotPool

_MOST_KEPT = 64
_MOST_WAITING = 16
_MOST_SLICES = 600  # about two minutes of thought: what is left of a longer game stays unjudged


class Run:
    """The analysis of one game, waiting, under way or done."""

    def __init__(self, game: Table) -> None:
        self.game = game
        self.decisions = 0
        self.moments: list[JudgedDecision] = []
        self.analysis: Analysis | None = None
        self.told: dict[str, messages.Analysed] = {}

    async def tell(self, lang: str) -> messages.Analysed:
        """How far it is; once it is done, all of it in words."""
        if self.analysis is None:
            return messages.Analysed("going", len(self.moments), self.decisions)
        if lang not in self.told:
            self.told[lang] = await asyncio.to_thread(_told, self.game, self.analysis, self.decisions, lang)
        return self.told[lang]


class AnalysisQueue:
    """All analyses of a server."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._runs: OrderedDict[str, Run] = OrderedDict()
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def find(self, table: str) -> Run | None:
        """The analysis of a table, if somebody has asked for it."""
        return self._runs.get(table)

    def begin(self, table: str, game: Table) -> Run:
        """Have a finished game judged as soon as it is its turn; Refused if too many are waiting."""
        if len(self._tasks) >= _MOST_WAITING:
            raise Refused("analyses-waiting", 503, wait=10.0)
        run = self._runs[table] = Run(game)
        while len(self._runs) > _MOST_KEPT:
            self._runs.popitem(last=False)
        task = asyncio.create_task(self._judge(table, run))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return run

    async def _judge(self, table: str, run: Run) -> None:
        done = False
        try:
            async with self._turn:
                done = await self._work(table, run)
        finally:
            if not done:
                self._runs.pop(table, None)  # asking again starts it again

    async def _work(self, table: str, run: Run) -> bool:
        """Judge slice by slice; False if no process could do it."""
        file: str | None = await asyncio.to_thread(run.game.dump)
        for _ in range(_MOST_SLICES):
            found = await self._bot_pool.judge(Case(table, LEVEL, file, len(run.moments)), SLICE)
            if found is None or found.behind:
                return False
            file, run.decisions = None, found.decisions
            run.moments += found.moments
            if found.over:
                break
        run.analysis = concluded(run.game, judge_at(LEVEL, run.game.game, 0).name, run.moments)
        return True

    def close(self) -> None:
        """Judge no more."""
        for task in self._tasks:
            task.cancel()


def _told(game: Table, analysis: Analysis, decisions: int, lang: str) -> messages.Analysed:
    """An analysis for the wire: every decision in figures, the mistakes in words too."""
    marked = replace(analysis, moments=[moment for moment in analysis.moments if moment.mark])
    words = in_words(game, marked, lang)
    speaker = language.speaker(lang, game.names)

    def judged(moment: JudgedDecision) -> messages.Judged:
        text = sentence(moment, words[moment.entry], speaker) if moment.mark else ""
        better = moment.choices[0].choice
        return messages.Judged(
            entry=moment.entry,
            seat=moment.seat,
            action=moment.choice,
            better=better,
            chance=moment.chance,
            best=moment.best,
            cost=moment.cost,
            mark=moment.mark,  # type: ignore[arg-type]
            text=text,
            standing=moment.standing,
            proven=moment.proven,
            known=moment.known,
        )

    return messages.Analysed(
        state="done",
        judged=len(analysis.moments),
        decisions=decisions,
        outcome=analysis.outcome or [],
        moments=[judged(moment) for moment in analysis.moments],
        remarks=remarks(analysis, speaker),
    )
