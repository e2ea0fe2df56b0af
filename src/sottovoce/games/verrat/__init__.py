"""Verrat!, by Tom Kremer: twelve viziers, one throne, and nobody keeps his word unless it pays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from sottovoce.core.build import compiled
from sottovoce.core.game import Debate, Fate, Game, Option
from sottovoce.games.verrat import absence
from sottovoce.games.verrat.bot.evaluation import VerratEvaluation
from sottovoce.games.verrat.bot.judge import VerratJudge
from sottovoce.games.verrat.bot.players import bot
from sottovoce.games.verrat.lab import VerratObserver
from sottovoce.games.verrat.rules import actions
from sottovoce.games.verrat.rules.board import (
    CARDS,
    CITIES,
    COPIES,
    DUNGEON,
    DUNGEONS,
    KAFFA,
    KINDS,
    NONE,
    PARDON,
    PLAYERS,
    SEATS,
    VIZIERS,
)
from sottovoce.games.verrat.rules.state import ENDLESS, INTRIGUE, LAST_ROUND, Law, State
from sottovoce.games.verrat.rules.turns import Verrat, set_up
from sottovoce.games.verrat.show import speech

if TYPE_CHECKING:
    from msgspec import Struct

    from sottovoce.core.bot import Bot
    from sottovoce.core.dice import Dice
    from sottovoce.core.evaluation import Evaluation
    from sottovoce.core.events import News
    from sottovoce.core.judge import Judge
    from sottovoce.core.observation import Observer
    from sottovoce.core.position import Position
    from sottovoce.core.svg import Drawing
    from sottovoce.core.table import Said, Table
    from sottovoce.core.words import Phrase, Speaker


_SINCE_2 = ("demand", "round-limit", "quiet-ending")


class VerratGame(Game):
    """The game as tables know it."""

    name = "verrat"
    rules_version = 2
    earlier_rules = (1,)
    seats = (PLAYERS,)
    options = (
        Option("gifts", ("off", "on")),
        Option("swap-pardons", ("off", "on")),
        Option("vacated", ("in-order", "at-once")),
        Option("pardon-pile", ("random", "choice")),
        Option("demand", ("granted", "refusable")),
        Option("round-limit", ("40", "20", "none")),
        Option("quiet-ending", ("on", "off")),
    )
    secrets = True
    action_count = actions.ACTIONS
    folder = Path(__file__).parent

    def options_under(self, rules: int) -> tuple[Option, ...]:
        """Version 1 did not ask how a demand is answered, nor when a game without a winner ends (R8, R11)."""
        return self.options if rules >= 2 else tuple(o for o in self.options if o.name not in _SINCE_2)

    def start(self, seats: int, options: Mapping[str, str], dice: Dice, news: News | None) -> Position:
        """§5."""
        limit = options.get("round-limit", str(LAST_ROUND))
        law = Law(
            gifts=options["gifts"] == "on",
            pardons=options["swap-pardons"] == "on",
            vacated=options["vacated"] == "at-once",
            own_pile=options["pardon-pile"] == "choice",
            refusable=options.get("demand") == "refusable",
            last_round=ENDLESS if limit == "none" else int(limit),
            quiet_ending=options.get("quiet-ending") != "off",
        )
        return set_up(law, dice, news)

    def text(self, position: Position, action: int) -> str:
        """Such as "send fat bukhara"."""
        return actions.text(action, cast(Verrat, position))

    def action(self, position: Position, text: str) -> int | None:
        """The opposite of `text`."""
        return actions.parse(text, cast(Verrat, position))

    def view(self, position: Position, seat: int | None) -> Struct:
        """What a seat may see; see the rules, "Open and hidden"."""
        from sottovoce.games.verrat.show.view import view

        return view(cast(Verrat, position), seat)

    def prompt(self, position: Position, seat: int) -> Phrase:
        """The question that a seat is asked."""
        return speech.prompt(cast(Verrat, position), seat)

    def choice(self, position: Position, seat: int, action: int) -> Phrase:
        """One possible answer."""
        return speech.choice(cast(Verrat, position), seat, action)

    def paragraph(self, position: Position, seat: int) -> str:
        """The § behind the decision."""
        return speech.paragraph(cast(Verrat, position))

    def ending(self, position: Position) -> list[Phrase]:
        """§16 and §17 in words."""
        return speech.ending(cast(Verrat, position))

    def board(self, view: Struct, speaker: Speaker) -> str:
        """The table in 80 columns."""
        from sottovoce.games.verrat.show import terminal
        from sottovoce.games.verrat.show.view import View

        return terminal.board(cast(View, view), speaker)

    def drawing(self, options: Mapping[str, str]) -> Drawing:
        """The Sultan's court and the cities."""
        from sottovoce.games.verrat.show import drawing

        return drawing.drawing()

    def picture(self, view: Struct, speaker: Speaker) -> str:
        """The court with its viziers, the piles, and everybody's cards."""
        from sottovoce.games.verrat.show import drawing
        from sottovoce.games.verrat.show.view import View

        return drawing.picture(cast(View, view), speaker)

    def why_not(self, position: Position, seat: int, text: str) -> Phrase | None:
        """What stands against an action."""
        from sottovoce.games.verrat.rules.refusals import why_not

        action = self.action(position, text)
        return None if action is None else why_not(cast(Verrat, position), seat, action)

    def shorthand(self, position: Position, seat: int, text: str) -> list[str] | None:
        """A plan such as "fat bukhara, small stays, tall seat 7, accuse red tall", or an offer, in one line."""
        from sottovoce.games.verrat.rules.shorthand import expand

        return expand(cast(Verrat, position), seat, text)

    def why_unsaid(self, table: Table, seat: int, text: str, audience: int) -> Phrase | None:
        """Statements must be well made, about this round, and about viziers who can act."""
        from sottovoce.games.verrat.talk.talk import why_unsaid

        return why_unsaid(table, seat, text, audience)

    def minutes(self, table: Table, said: Said, seat: int | None, speaker: Speaker) -> str:
        """A statement with its state and who kept his word."""
        from sottovoce.games.verrat.talk.talk import book
        from sottovoce.games.verrat.talk.words import report

        line = next((line for line in book(table, seat) if line.said is said), None)
        return self.spoken(table, said, speaker) if line is None else report(table, line, speaker)

    def fates(self, table: Table, seat: int | None) -> Mapping[int, Fate]:
        """States and verdicts of all statements."""
        from sottovoce.games.verrat.talk.talk import book

        return {line.number: Fate(line.state, line.verdicts) for line in book(table, seat)}

    def converse(self, table: Table, bots: Mapping[int, Bot]) -> None:
        """During the intrigue bots make and answer statements."""
        from sottovoce.games.verrat.bot.greedy import Greedy, converse
        from sottovoce.games.verrat.bot.thinker import Thinker

        talkers = {seat: bot for seat, bot in bots.items() if isinstance(bot, Greedy | Thinker)}
        if talkers and cast(State, table.position).phase == INTRIGUE:
            converse(table, talkers)

    def spoken(self, table: Table, said: Said, speaker: Speaker) -> str:
        """Statements have words in every language."""
        from sottovoce.games.verrat.talk.words import spoken

        return spoken(table, said, speaker)

    debates = True

    def debate(self, position: Position) -> Debate | None:
        """§7: a minute each, two for all."""
        return absence.debate(cast(Verrat, position))

    def drafted(self, position: Position, seat: int, answers: Sequence[str]) -> list[str] | None:
        """Plans may be prepared while the debate goes on."""
        return absence.drafted(cast(Verrat, position), seat, answers)

    def unanswered(self, position: Position, seat: int, draft: Sequence[str]) -> list[str] | None:
        """No bot makes deals or plans for anybody."""
        return absence.unanswered(cast(Verrat, position), seat, draft)

    def evaluation(self) -> Evaluation:
        """The game's own guess."""
        return VerratEvaluation()

    def bot(self, name: str, seed: int) -> Bot | None:
        """The game's own bots."""
        return bot(name, seed)

    def puzzling(self, position: Position) -> bool:
        """Everywhere but in the intrigue: of offers still to come nothing can be judged."""
        return int(cast(Verrat, position).phase) != INTRIGUE

    def theme(self, position: Position, seat: int, action: int) -> str:
        """What is decided, for puzzles."""
        from sottovoce.games.verrat.bot.themes import theme

        return theme(cast(Verrat, position), action)

    def judge(self, seed: int, effort: float) -> Judge:
        """`expert`'s contest of plans and its learned chances."""
        return VerratJudge(seed, effort, compiled())

    def stage(self, position: Position) -> int:
        """The round."""
        return int(cast(State, position).round)

    def observer(self) -> Observer:
        """What a seat's observation is made of."""
        return VerratObserver()

    def check(self, position: Position) -> None:
        """42 cards, six of each kind; one place for each vizier; one vizier at most for each seat and dungeon."""
        s = cast(Verrat, position)
        known = [sum(int(s.hands[seat * KINDS + kind]) for seat in range(PLAYERS)) for kind in range(KINDS)]
        for c in range(CITIES):
            known[PARDON] += int(s.under[c])
            if s.tops[c] != NONE:
                known[int(s.tops[c])] += 1
        for kind in range(KINDS):
            total = known[kind] + s.kaffa[kind] + s.unseen[kind]
            assert total == COPIES, f"cards of kind {kind}: {total}"
        hidden = sum(int(n) for n in s.unseen) + sum(int(n) for n in s.kaffa)
        assert sum(known) + hidden == CARDS, "42 cards"
        assert hidden == sum(int(n) for n in s.deep), "hidden cards"
        assert s.tops[KAFFA] == NONE, "Kaffa shows a card"
        assert sum(int(n) for n in s.kaffa) == (s.deep[KAFFA] if s.looked else 0), "Kaffa"
        at_court = [int(v) for v in s.court if v != NONE]
        imprisoned = [int(v) for v in s.dungeons if v != NONE]
        assert len(set(at_court + imprisoned)) == len(at_court + imprisoned), "a vizier in two places"
        for v in range(VIZIERS):
            place = s.places[v]
            assert (place < SEATS) == (v in at_court), f"vizier {v} at court"
            assert (DUNGEON <= place < DUNGEON + DUNGEONS) == (v in imprisoned), f"vizier {v} imprisoned"
            assert place >= SEATS or s.court[place] == v, f"vizier {v} on another seat"
        arrays = (s.hands, s.deep, s.under, s.unseen, s.kaffa)
        assert all(n >= 0 for array in arrays for n in array), "less than nothing"


GAME = VerratGame()
