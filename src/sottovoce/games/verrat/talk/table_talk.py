"""How Verrat! does more with talk than pass it on: statements in every language, their fate, and bots that speak."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from sottovoce.core.bot import question
from sottovoce.core.talk import Debate, Fate, Talk
from sottovoce.games.verrat.bot.greedy import Greedy, converse
from sottovoce.games.verrat.bot.thinker import Thinker
from sottovoce.games.verrat.rules.absence import debate
from sottovoce.games.verrat.rules.state import INTRIGUE
from sottovoce.games.verrat.rules.turns import Verrat
from sottovoce.games.verrat.talk.talk import book, why_unsaid
from sottovoce.games.verrat.talk.verdicts import state_of
from sottovoce.games.verrat.talk.words import report, spoken

if TYPE_CHECKING:
    from sottovoce.core.bot import Bot
    from sottovoce.core.log import Said
    from sottovoce.core.table import Table
    from sottovoce.core.words import Phrase, Speaker


class VerratTalk(Talk[Verrat]):
    """Statements beside free words."""

    bots = True
    debates = True

    def debate(self, position: Verrat) -> Debate | None:
        """§7: a minute each, two for all."""
        return debate(position)

    def why_unsaid(self, table: Table, seat: int, text: str, audience: int) -> Phrase | None:
        """Statements must be well made, about this round, and about viziers who can act."""
        return why_unsaid(table, seat, text, audience)

    def spoken(self, table: Table, said: Said, speaker: Speaker) -> str:
        """Statements have words in every language."""
        return spoken(table, said, speaker)

    def minutes(self, table: Table, said: Said, seat: int | None, speaker: Speaker) -> str:
        """A statement with its state and who kept their word."""
        line = next((line for line in book(table, seat) if line.said is said), None)
        return spoken(table, said, speaker) if line is None else report(table, line, speaker)

    def fates(self, table: Table, seat: int | None) -> Mapping[int, Fate]:
        """States and verdicts of all statements."""
        return {line.number: Fate(line.state, line.verdicts) for line in book(table, seat)}

    def converse(self, table: Table, bots: Mapping[int, Bot]) -> None:
        """During the intrigue bots make and answer statements."""
        talkers = {seat: bot for seat, bot in bots.items() if isinstance(bot, Greedy | Thinker)}
        if talkers and state_of(table).phase == INTRIGUE:
            converse(table, talkers)

    def listen(self, table: Table, bots: Mapping[int, Bot]) -> None:
        """Thinking bots go by what was agreed on, and by whose promises they can trust."""
        for seat, bot in bots.items():
            if isinstance(bot, Thinker):
                bot.listen(question(table, seat), book(table, seat))
