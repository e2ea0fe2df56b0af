"""A War of Whispers, by Jeremy Stoltzfus: five empires at war, and secret societies that bet on them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sottovoce.core.build import compiled
from sottovoce.core.game import Game, Option
from sottovoce.core.words import Phrase
from sottovoce.games.whispers.bot.evaluation import WhispersEvaluation
from sottovoce.games.whispers.bot.judge import WhispersJudge
from sottovoce.games.whispers.bot.players import bot
from sottovoce.games.whispers.bot.puzzles import WhispersPuzzles
from sottovoce.games.whispers.lab import WhispersObserver
from sottovoce.games.whispers.orders import WhispersOrders
from sottovoce.games.whispers.rules import actions, board
from sottovoce.games.whispers.rules.board import BANNERS, EMPIRES, POSTS, REGIONS
from sottovoce.games.whispers.rules.cards import COPIES, KINDS, copies
from sottovoce.games.whispers.rules.refusals import why_not
from sottovoce.games.whispers.rules.rounds import AGENTS, MOST_STATIONED
from sottovoce.games.whispers.rules.state import Law, PackedBoard
from sottovoce.games.whispers.rules.turns import Whispers, set_up
from sottovoce.games.whispers.show import drawing, outlook, speech, terminal
from sottovoce.games.whispers.show.view import View, view

if TYPE_CHECKING:
    from sottovoce.core.bot import Bot
    from sottovoce.core.dice import Dice
    from sottovoce.core.evaluation import Evaluation
    from sottovoce.core.events import News
    from sottovoce.core.judge import Judge
    from sottovoce.core.observation import Observer
    from sottovoce.core.svg import Drawing
    from sottovoce.core.words import Speaker


@cache
def packed_board(city: bool, diagonal: str) -> PackedBoard:
    """The board as the rules use it, made once for each choice of options."""
    return PackedBoard(board.board(city, diagonal))


class WarOfWhispers(Game[Whispers, View]):
    """The game as tables know it."""

    name = "whispers"
    rules_version = 2
    earlier_rules = (1,)
    seats = (2, 3, 4)
    secrets = True
    options = (
        Option("different-devout", ("on", "off")),
        Option("two-banners", ("split", "together")),
        Option("city-e3", ("off", "on")),
        Option("recruit", ("several", "one")),
        Option("diagonal", ("p5-p7", "p4-p8")),
        Option("field-agents", ("off", "on")),
        Option("hidden-bonus", ("off", "on")),
        Option("after-eagle", ("marker", "agent")),
    )
    unsaid_by_board = ("choice-",)
    orders = WhispersOrders()
    puzzles = WhispersPuzzles()
    action_count = actions.ACTIONS
    folder = Path(__file__).parent

    def options_under(self, rules: int) -> tuple[Option, ...]:
        """Version 1 did not ask where play goes on after an Eagle."""
        return self.options if rules >= 2 else tuple(o for o in self.options if o.name != "after-eagle")

    def start(self, seats: int, options: Mapping[str, str], dice: Dice, news: News | None) -> Whispers:
        """§6, §7."""
        law = Law(
            rules=self.rules_version,
            distinct=options["different-devout"] == "on",
            together=options["two-banners"] == "together",
            recruit_one=options["recruit"] == "one",
            field=options["field-agents"] == "on",
            bonus=options["hidden-bonus"] == "on",
            from_agent=options.get("after-eagle") == "agent",
        )
        return set_up(seats, packed_board(options["city-e3"] == "on", options["diagonal"]), law, dice, news)

    def text(self, position: Whispers, action: int) -> str:
        """Such as "place b1"."""
        return actions.text(action, position.map.board)

    def action(self, position: Whispers, text: str) -> int | None:
        """The opposite of `text`."""
        return actions.parse(text, position.map.board)

    def why_not(self, position: Whispers, seat: int, text: str) -> Phrase | None:
        """What stands against an action."""
        action = self.action(position, text)
        return None if action is None else why_not(position, seat, action)

    def view(self, position: Whispers, seat: int | None) -> View:
        """What a seat sees: others' hands from behind, loyalties only where they are turned up."""
        return view(position, seat)

    def prompt(self, position: Whispers, seat: int) -> Phrase:
        """The question that a seat is asked."""
        return speech.prompt(position)

    def choice(self, position: Whispers, seat: int, action: int) -> Phrase:
        """One possible answer."""
        return speech.choice(position, action)

    def paragraph(self, position: Whispers, seat: int) -> str:
        """The § behind the decision."""
        return speech.paragraph(position)

    def ending(self, position: Whispers) -> list[Phrase]:
        """§25 in words."""
        return speech.ending(position)

    def board(self, view: View, speaker: Speaker) -> str:
        """The table in 80 columns."""
        return terminal.board(view, speaker)

    def drawing(self, options: Mapping[str, str]) -> Drawing:
        """The map of the five empires."""
        return drawing.drawing(options["city-e3"] == "on", options["diagonal"])

    def picture(self, view: View, speaker: Speaker) -> str:
        """The map with its banners, the councils and the players."""
        return drawing.picture(view, speaker)

    def evaluation(self) -> Evaluation:
        """The game's own guess."""
        return WhispersEvaluation()

    def bot(self, name: str, seed: int) -> Bot | None:
        """The game's own bots."""
        return bot(name, seed)

    def outlook(self, position: Whispers, seat: int) -> dict[str, str]:
        """What the coach compares."""
        return outlook.outlook(position, seat)

    def judge(self, seed: int, effort: float) -> Judge:
        """`expert`'s beliefs, policy and nets."""
        return WhispersJudge(seed, effort, compiled())

    def stage(self, position: Whispers) -> int:
        """The round, 1 to 4."""
        return int(position.round)

    def observer(self) -> Observer:
        """What a seat's observation is made of."""
        return WhispersObserver()

    def check(self, position: Whispers) -> None:
        """Banners, cards, agents and tokens are conserved; what is derived fits what it is derived from."""
        s = position
        _check_banners(s)
        for kind in range(KINDS):
            held = sum(copies(s.hands[seat], kind) for seat in range(s.seats))
            assert held + copies(s.deck, kind) == COPIES, f"cards of kind {kind}"
        for seat in range(s.seats):
            sent = sum(s.agents[post] == seat for post in range(POSTS))
            stationed = bin(s.stationed[seat]).count("1")
            assert sent + stationed <= AGENTS, f"agents of seat {seat}"
            assert stationed <= (MOST_STATIONED if s.law.field else 0), f"agents of seat {seat} on the map"
            assert sorted(s.tokens[seat * EMPIRES : (seat + 1) * EMPIRES]) == list(range(EMPIRES)), "loyalties"


def _check_banners(s: Whispers) -> None:
    """20 of each empire; a region without a banner is its home empire's; sets of regions agree with the map."""
    for empire in range(EMPIRES):
        mine = [r for r in range(REGIONS) if s.holder[r] == empire]
        force = s.force if empire == s.empire else 0
        assert s.reserve[empire] >= 0, f"reserve of empire {empire}"
        assert sum(s.banners[r] for r in mine) + s.reserve[empire] + force == BANNERS, f"banners of empire {empire}"
        assert s.lands[empire] == sum(1 << r for r in mine), f"lands of empire {empire}"
    for r in range(REGIONS):
        assert s.banners[r] > 0 or s.holder[r] == s.map.home[r], f"region {r} is held by nobody's banner"
        assert bool((s.occupied >> r) & 1) == (s.banners[r] > 0), f"region {r} occupied"
        assert bool((s.stacked >> r) & 1) == (s.banners[r] > 1), f"region {r} stacked"


GAME = WarOfWhispers()
