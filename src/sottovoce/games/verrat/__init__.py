"""Verrat!, by Tom Kremer: twelve viziers, one throne, and nobody keeps a promise unless it pays."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from sottovoce.core.build import compiled
from sottovoce.core.game import Game, Option
from sottovoce.core.words import Phrase
from sottovoce.games.verrat.bot.evaluation import VerratEvaluation
from sottovoce.games.verrat.bot.judge import VerratJudge
from sottovoce.games.verrat.bot.personas import PERSONAS
from sottovoce.games.verrat.bot.players import bot
from sottovoce.games.verrat.bot.puzzles import VerratPuzzles
from sottovoce.games.verrat.lab import VerratObserver
from sottovoce.games.verrat.orders import VerratOrders
from sottovoce.games.verrat.rules import actions
from sottovoce.games.verrat.rules.absence import VerratDrafts
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
from sottovoce.games.verrat.rules.refusals import why_not
from sottovoce.games.verrat.rules.state import ENDLESS, LAST_ROUND, Law
from sottovoce.games.verrat.rules.turns import Verrat, set_up
from sottovoce.games.verrat.show import drawing, outlook, speech, terminal
from sottovoce.games.verrat.show.shorthand import expand
from sottovoce.games.verrat.show.view import View, view
from sottovoce.games.verrat.talk.table_talk import VerratTalk

if TYPE_CHECKING:
    from sottovoce.core.bot import Bot
    from sottovoce.core.dice import Dice
    from sottovoce.core.evaluation import Evaluation
    from sottovoce.core.events import News
    from sottovoce.core.judge import Judge
    from sottovoce.core.observation import Observer
    from sottovoce.core.svg import Drawing
    from sottovoce.core.words import Speaker


_SINCE_2 = ("demand", "round-limit", "quiet-ending")


class VerratGame(Game[Verrat, View]):
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
    opponents = tuple(f"expert-{persona}" for persona in PERSONAS)
    talk = VerratTalk()
    orders = VerratOrders()
    drafts = VerratDrafts()
    puzzles = VerratPuzzles()
    action_count = actions.ACTIONS
    folder = Path(__file__).parent

    def options_under(self, rules: int) -> tuple[Option, ...]:
        """Version 1 did not ask how a demand is answered, nor when a game without a winner ends (R8, R11)."""
        return self.options if rules >= 2 else tuple(o for o in self.options if o.name not in _SINCE_2)

    def start(self, seats: int, options: Mapping[str, str], dice: Dice, news: News | None) -> Verrat:
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

    def text(self, position: Verrat, action: int) -> str:
        """Such as "send fat bukhara"."""
        return actions.text(action, position)

    def action(self, position: Verrat, text: str) -> int | None:
        """The opposite of `text`."""
        return actions.parse(text, position)

    def view(self, position: Verrat, seat: int | None) -> View:
        """What a seat may see; see the rules, "Open and hidden"."""
        return view(position, seat)

    def prompt(self, position: Verrat, seat: int) -> Phrase:
        """The question that a seat is asked."""
        return speech.prompt(position, seat)

    def choice(self, position: Verrat, seat: int, action: int) -> Phrase:
        """One possible answer."""
        return speech.choice(position, seat, action)

    def paragraph(self, position: Verrat, seat: int) -> str:
        """The § behind the decision."""
        return speech.paragraph(position)

    def ending(self, position: Verrat) -> list[Phrase]:
        """§16 and §17 in words."""
        return speech.ending(position)

    def board(self, view: View, speaker: Speaker) -> str:
        """The table in 80 columns."""
        return terminal.board(view, speaker)

    def drawing(self, options: Mapping[str, str]) -> Drawing:
        """The Sultan's court and the cities."""
        return drawing.drawing()

    def described(self, token: str) -> Phrase | None:
        """A seat at court, by its chip."""
        kind, _, chip = token.partition(":")
        return Phrase("ui-seat", {"chip": chip}) if kind == "chip" and chip in map(str, range(1, SEATS + 1)) else None

    def picture(self, view: View, speaker: Speaker) -> str:
        """The court with its viziers, the piles, and everybody's cards."""
        return drawing.picture(view, speaker)

    def why_not(self, position: Verrat, seat: int, text: str) -> Phrase | None:
        """What stands against an action."""
        action = self.action(position, text)
        return None if action is None else why_not(position, seat, action)

    def shorthand(self, position: Verrat, seat: int, text: str) -> list[str] | None:
        """A plan such as "fat bukhara, small stays, tall seat 7, accuse red tall", or an offer, in one line."""
        return expand(position, seat, text)

    def evaluation(self) -> Evaluation:
        """The game's own guess."""
        return VerratEvaluation()

    def bot(self, name: str, seed: int) -> Bot | None:
        """The game's own bots."""
        return bot(name, seed)

    def outlook(self, position: Verrat, seat: int) -> dict[str, str]:
        """What the coach compares."""
        return outlook.outlook(position, seat)

    def judge(self, seed: int, effort: float) -> Judge:
        """`expert`'s regret matching over plans and its learned chances."""
        return VerratJudge(seed, effort, compiled())

    def stage(self, position: Verrat) -> int:
        """The round."""
        return int(position.round)

    def observer(self) -> Observer:
        """What a seat's observation is made of."""
        return VerratObserver()

    def check(self, position: Verrat) -> None:
        """42 cards, six of each kind; one place for each vizier; one vizier at most for each seat and dungeon."""
        s = position
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
