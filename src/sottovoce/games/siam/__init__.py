"""King of Siam, by Peer Sylvester: three factions struggle for eight provinces, and nobody owns any of them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from sottovoce.core.events import EVERYBODY
from sottovoce.core.game import Game, Option
from sottovoce.core.talk import Talk
from sottovoce.core.words import Phrase
from sottovoce.games.siam.bot.evaluation import SiamEvaluation
from sottovoce.games.siam.bot.players import bot, judge
from sottovoce.games.siam.bot.puzzles import SiamPuzzles
from sottovoce.games.siam.lab import SiamObserver
from sottovoce.games.siam.orders import SiamOrders
from sottovoce.games.siam.rules import actions, board
from sottovoce.games.siam.rules.board import FACTIONS, PROVINCES, UNDECIDED
from sottovoce.games.siam.rules.cards import HAND, KINDS
from sottovoce.games.siam.rules.events import covered
from sottovoce.games.siam.rules.refusals import why_not
from sottovoce.games.siam.rules.scoring import TEAMS_AT
from sottovoce.games.siam.rules.setup import REMOVED_WITH_TWO, SUPPLY
from sottovoce.games.siam.rules.state import Law
from sottovoce.games.siam.rules.turns import Siam, set_up
from sottovoce.games.siam.show import drawing, outlook, speech, terminal
from sottovoce.games.siam.show.view import View, view

if TYPE_CHECKING:
    from sottovoce.core.bot import Bot
    from sottovoce.core.dice import Dice
    from sottovoce.core.evaluation import Evaluation
    from sottovoce.core.events import News
    from sottovoce.core.judge import Judge
    from sottovoce.core.observation import Observer
    from sottovoce.core.svg import Drawing
    from sottovoce.core.table import Table
    from sottovoce.core.words import Speaker


class SiamTalk(Talk[Siam]):
    """Partners keep silent, or speak before everybody."""

    def why_unsaid(self, table: Table, seat: int, text: str, audience: int) -> Phrase | None:
        """§11: with four nobody talks, or by option all openly."""
        if table.players != TEAMS_AT:
            return None
        if table.options["talk"] == "off":
            return Phrase("error-no-talk")
        return None if audience == EVERYBODY else Phrase("error-open-talk")

    def silent(self, table: Table, seat: int, other: int) -> bool:
        """§11: partners who may not talk."""
        return table.players == TEAMS_AT and table.options["talk"] == "off" and seat % 2 == other % 2


class KingOfSiam(Game[Siam, View]):
    """The game as tables know it."""

    name = "siam"
    rules_version = 2
    earlier_rules = (1,)
    seats = (2, 3, 4)
    options = (
        Option("map", board.SHIPPED, board.resolve, board.recall, board.example),
        Option("first", ("lowest", "highest")),
        Option("played", ("open", "memory")),
        Option("last-card", ("on", "off")),
        Option("undo-ban", ("on", "off")),
        Option("british-limit", ("4", "3")),
        Option("faction-cards", ("two", "one")),
        Option("two-vs-one", ("one-for-one", "nothing")),
        Option("talk", ("off", "on")),
    )
    talk = SiamTalk()
    orders = SiamOrders()
    puzzles = SiamPuzzles()
    action_count = actions.ACTIONS
    folder = Path(__file__).parent

    def options_under(self, rules: int) -> tuple[Option, ...]:
        """Version 1 did not ask what a 2 vs 1 does that can't be done (R4)."""
        return self.options if rules >= 2 else tuple(o for o in self.options if o.name != "two-vs-one")

    def start(self, seats: int, options: Mapping[str, str], dice: Dice, news: News | None) -> Siam:
        """§7 to §10."""
        law = Law(
            limit=int(options["british-limit"]),
            last_card=options["last-card"] == "on",
            undo_ban=options["undo-ban"] == "on",
            into_one=options["faction-cards"] == "one",
            memory=options["played"] == "memory",
            highest_first=options["first"] == "highest",
            one_for_one=options.get("two-vs-one") != "nothing",
        )
        return set_up(seats, board.read(options["map"]), law, dice, news)

    def evaluation(self) -> Evaluation:
        """The game's own guess."""
        return SiamEvaluation()

    def bot(self, name: str, seed: int) -> Bot | None:
        """The game's own bots."""
        return bot(name, seed)

    def judge(self, seed: int, effort: float) -> Judge:
        """The search of `expert`, and the exact solver."""
        return judge(seed, effort)

    def outlook(self, position: Siam, seat: int) -> dict[str, str]:
        """What the coach compares."""
        return outlook.outlook(position)

    def why_not(self, position: Siam, seat: int, text: str) -> Phrase | None:
        """What stands against an action."""
        action = self.action(position, text)
        return None if action is None else why_not(position, seat, action)

    def text(self, position: Siam, action: int) -> str:
        """Such as "place lao khorat"."""
        return actions.text(action, position.board)

    def action(self, position: Siam, text: str) -> int | None:
        """The opposite of `text`."""
        return actions.parse(text, position.board)

    def view(self, position: Siam, seat: int | None) -> View:
        """§30: all is open, unless the table plays from memory."""
        return view(position, seat)

    def prompt(self, position: Siam, seat: int) -> Phrase:
        """The question that a seat is asked."""
        return speech.prompt(position)

    def choice(self, position: Siam, seat: int, action: int) -> Phrase:
        """One possible answer."""
        return speech.choice(position, action)

    def paragraph(self, position: Siam, seat: int) -> str:
        """The § behind the decision."""
        return speech.paragraph(position)

    def ending(self, position: Siam) -> list[Phrase]:
        """§26 to §29 in words."""
        return speech.ending(position)

    def stage(self, position: Siam) -> int:
        """The struggle being fought, 1 to 8."""
        return min(int(position.struggle) + 1, PROVINCES)

    def teams(self, players: int) -> bool:
        """§11."""
        return players == TEAMS_AT

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        """R8: only where the table plays from memory."""
        return options["played"] == "memory"

    def from_memory(self, options: Mapping[str, str]) -> bool:
        """R8."""
        return options["played"] == "memory"

    def forgotten(self, position: Siam, mark: int, seat: int | None) -> bool:
        """R8: what others did with a card that is covered now."""
        return mark % position.seats != seat and covered(position, mark)

    def terms(self, position: Siam) -> Mapping[str, str]:
        """The provinces' names come from the map."""
        return position.board.terms

    def board(self, view: View, speaker: Speaker) -> str:
        """The table in 80 columns."""
        return terminal.board(view, speaker)

    def drawing(self, options: Mapping[str, str]) -> Drawing:
        """The map; circles and lines where a map has no drawing."""
        return drawing.drawing(board.read(options["map"]))

    def described(self, token: str) -> Phrase | None:
        """The followers of a faction in a province."""
        kind, _, rest = token.partition(":")
        province, _, faction = rest.partition(":")
        if kind != "follower" or not faction:
            return None
        return Phrase("followers-in", {"faction": f"faction:{faction}", "province": f"province:{province}"})

    def picture(self, view: View, speaker: Speaker) -> str:
        """The map with its followers, and the table beside it."""
        return drawing.picture(view, speaker)

    def observer(self) -> Observer:
        """What a seat's observation is made of."""
        return SiamObserver()

    def check(self, position: Siam) -> None:
        """Followers, cards and tiles are conserved; decided provinces are empty."""
        s = position
        for f in range(FACTIONS):
            count = s.pool[f] + sum(s.followers[p * FACTIONS + f] for p in range(PROVINCES))
            count += sum(s.courts[seat * FACTIONS + f] for seat in range(s.seats))
            assert count == SUPPLY - (REMOVED_WITH_TWO if s.seats == 2 else 0), f"followers of faction {f}: {count}"
        for seat in range(s.seats):
            assert s.held[seat] == sum(s.hands[seat * KINDS + kind] for kind in range(KINDS)), "cards in hand"
        assert sum(s.held) == s.cards_left == s.seats * HAND - s.clock
        assert sorted(s.tiles) == list(range(PROVINCES)), "tiles"
        decided = {int(s.tiles[box]) for box in range(s.struggle)}
        assert decided == {p for p in range(PROVINCES) if s.control[p] != UNDECIDED}, "decided provinces"
        assert not any(s.population(p) for p in decided), "followers in a decided province"
        assert all(n >= 0 for array in (s.followers, s.pool, s.courts, s.hands) for n in array), "less than nothing"


GAME = KingOfSiam()
