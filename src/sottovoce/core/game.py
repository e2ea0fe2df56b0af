"""Game: what a game offers besides its positions; tables, terminals and servers know games only through this."""

from __future__ import annotations

import contextlib
import copy
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Generic, NamedTuple, Self

from sottovoce.core.drafts import Drafts
from sottovoce.core.errors import BadFile, Unknown
from sottovoce.core.evaluation import Evaluation
from sottovoce.core.generic import PositionT, ViewT
from sottovoce.core.orders import GameOrders
from sottovoce.core.puzzles import PuzzleSource
from sottovoce.core.talk import Talk
from sottovoce.core.words import Phrase, Typed, Words, words

if TYPE_CHECKING:
    from sottovoce.core.bot import Bot
    from sottovoce.core.dice import Dice
    from sottovoce.core.events import News
    from sottovoce.core.judge import Judge
    from sottovoce.core.observation import Observer
    from sottovoce.core.svg import Drawing
    from sottovoce.core.words import Speaker

_SECTION = "### §"


class Option(NamedTuple):
    """A choice of rules made before the game: its values, the default first."""

    name: str
    values: tuple[str, ...]
    # What else a value can be (a file, say): turned into its durable text, or refused; None: only the list counts.
    resolve: Callable[[str], str] | None = None
    # The same for what stands in a game file, which must not name other files.
    recall: Callable[[str], str] | None = None
    # An example of a value of one's own, to start from.
    example: Callable[[], str] | None = None

    @property
    def default(self) -> str:
        """The default value."""
        return self.values[0]

    def durable(self, value: object) -> str:
        """The text kept in logs for a value given by a person or a program."""
        text = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
        if text in self.values:
            return text
        if self.resolve is not None:
            return self.resolve(text)
        raise self._wrong(text)

    def recalled(self, text: str) -> str:
        """The same for a value out of a game file."""
        if text in self.values:
            return text
        if self.recall is not None:
            return self.recall(text)
        raise self._wrong(text)

    def _wrong(self, text: str) -> Unknown:
        return Unknown("option-value", option=self.name, value=Typed(text), values=list(self.values))


class Game(ABC, Generic[PositionT, ViewT]):
    """One game: a folder that reads like its rulebook. Positions come from `start`; words from `words/*.ftl`.

    It is generic over its own positions and views; code that deals with any game just says `Game`.
    """

    name: str
    rules_version: int  # the version being played: the newest, unless `under` asked for another
    earlier_rules: tuple[int, ...] = ()  # versions that can still be played, the oldest first
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()
    secrets: bool = False  # do seats know different things?
    opponents: tuple[str, ...] = ()  # bots with a character of the game's own, beside the levels of all games
    talk: Talk = Talk()  # what is said beside the log
    orders: GameOrders = GameOrders()  # standing orders
    drafts: Drafts = Drafts()  # answers left ahead of time
    puzzles: PuzzleSource = PuzzleSource()
    action_count: int = 0  # actions are 0 to this - 1; 0 for a game without observations
    folder: Path

    # -- playing

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, str], dice: Dice, news: News | None) -> PositionT:
        """Set the game up; options are complete and durable."""

    @abstractmethod
    def text(self, position: PositionT, action: int) -> str:
        """An action's durable text, one line."""

    @abstractmethod
    def action(self, position: PositionT, text: str) -> int | None:
        """The action that a text names, or None if it isn't valid notation for this game."""

    @abstractmethod
    def view(self, position: PositionT, seat: int | None) -> ViewT:
        """What a seat (or, for None, a spectator) may see: built field by field, never blanked."""

    # -- speaking

    @abstractmethod
    def prompt(self, position: PositionT, seat: int) -> Phrase:
        """The question that a seat is asked."""

    @abstractmethod
    def choice(self, position: PositionT, seat: int, action: int) -> Phrase:
        """One possible answer, in words."""

    @abstractmethod
    def paragraph(self, position: PositionT, seat: int) -> str:
        """The § of the rules that the seat's decision stands on, such as "21.1"."""

    @abstractmethod
    def ending(self, position: PositionT) -> list[Phrase]:
        """Who has won and why, a sentence each."""

    def terms(self, position: PositionT) -> Mapping[str, str]:
        """Names that come from the table's own data (a map file), by token."""
        return {}

    # -- showing and checking

    @abstractmethod
    def board(self, view: ViewT, speaker: Speaker) -> str:
        """The table in 80 columns, with rich markup, from a view alone."""

    def drawing(self, options: Mapping[str, str]) -> Drawing | None:
        """The empty board as SVG, and where pieces go; None if the game is not drawn. Options are durable."""
        return None

    @property
    def drawn(self) -> bool:
        """True if the game draws its board; browsers show the terminal's board otherwise."""
        return type(self).drawing is not Game.drawing

    def described(self, token: str) -> Phrase | None:
        """What a token such as `follower:khorat:lao` means on the board; None if it names a single thing."""
        return None

    def picture(self, view: ViewT, speaker: Speaker) -> str | None:
        """The board with all its pieces as SVG, from a view alone; None if the game isn't drawn."""
        return None

    @abstractmethod
    def check(self, position: PositionT) -> None:
        """Raise AssertionError if the position breaks an invariant of the game."""

    # -- versions of the rules

    @property
    def rules_versions(self) -> tuple[int, ...]:
        """All versions that can be played, the newest last."""
        return (*self.earlier_rules, type(self).rules_version)

    def under(self, rules: int) -> Self:
        """The game under another version of its rules; Unknown if that version can't be played here."""
        if rules not in self.rules_versions:
            raise Unknown("rules-version", game=self.name, found=rules, versions=[str(v) for v in self.rules_versions])
        if rules not in self._editions:
            edition = copy.copy(self)
            edition.rules_version = rules
            edition.options = self.options_under(rules)
            self._editions[rules] = edition
        return self._editions[rules]

    @cached_property
    def _editions(self) -> dict[int, Self]:
        """The versions that were asked for: all of them share this."""
        return {self.rules_version: self}

    def options_under(self, rules: int) -> tuple[Option, ...]:
        """The options that a version of the rules has, with the defaults of that version."""
        return self.options

    def carry_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Options of a table played under another version, as far as this one has them, and defaults for the rest."""
        settled = {option.name: option.default for option in self.options}
        for option in self.options:
            if option.name in options:
                with contextlib.suppress(Unknown, BadFile):
                    settled[option.name] = option.recalled(options[option.name])
        return settled

    # -- offering, where the game has more than the common

    def bot(self, name: str, seed: int) -> Bot | None:
        """The game's own bot of that name; None for the common one (`bots.make`)."""
        return None

    def ratings(self, players: int) -> Mapping[str, int]:
        """How strong bots are with this many players, in points, where measured; `greedy` has 1,000."""
        file = self.folder / "bot" / "ratings.json"
        if not file.exists():
            return {}
        known: dict[str, dict[str, int]] = json.loads(file.read_text("utf-8"))
        return known.get(str(players), {})

    def evaluation(self) -> Evaluation:
        """How bots evaluate a position when they can't look further."""
        return Evaluation()

    def shorthand(self, position: PositionT, seat: int, text: str) -> list[str] | None:
        """The answers, in order, that a line of the game's own shorthand stands for; None if it isn't shorthand."""
        return None

    unsaid_by_board: tuple[str, ...] = ()  # how messages begin that only the server says, not the board in a browser

    def why_not(self, position: PositionT, seat: int, text: str) -> Phrase | None:
        """Why a well-formed action is not possible now: a message `error-…`; None for the general one."""
        return None

    # -- judging

    def judge(self, seed: int, effort: float) -> Judge | None:
        """The game's own judge of choices, thinking `effort` times its usual amount; None for the common one."""
        return None

    def outlook(self, position: PositionT, seat: int) -> dict[str, str]:
        """What a seat looks at to see how things stand: tokens or numbers by what they are about, most telling first.

        `winner` is who has won or would win; several tokens have spaces between them. The words are messages
        `outlook-…`, and `warns-…` before a mistake, after the kind of what they are about. What the seat can't see
        must not change it.
        """
        return {}

    def stage(self, position: PositionT) -> int:
        """The round, struggle or whatever the game counts by, from 1; 0 if it counts nothing."""
        return 0

    def teams(self, players: int) -> bool:
        """Do this many play in two teams, with partners on every second seat?"""
        return False

    def has_secrets(self, options: Mapping[str, str]) -> bool:
        """Do seats know different things under these options, so that people at one screen need a curtain?

        If not, all views are equal but for their field `seat`.
        """
        return self.secrets

    def from_memory(self, options: Mapping[str, str]) -> bool:
        """Does the table play from memory, so that the past can't be looked at before the game is over?"""
        return False

    def forgotten(self, position: PositionT, mark: int, seat: int | None) -> bool:
        """True if, playing from memory, a seat can no longer read what an event with this mark told."""
        return False

    def observer(self) -> Observer | None:
        """What turns a seat's knowledge into numbers for the laboratory; None if the game has no observations."""
        return None

    # -- given

    def words(self, lang: str) -> Words:
        """The game's catalogue in a language."""
        return words(lang, self._words)

    @cached_property
    def _words(self) -> Path:
        return self.folder / "words"

    def option(self, name: str) -> Option:
        """The option of that name."""
        for option in self.options:
            if option.name == name:
                return option
        raise Unknown("option", option=Typed(name), game=self.name, options=[o.name for o in self.options])

    def settle_options(self, chosen: Mapping[str, object]) -> dict[str, str]:
        """All options with their durable values."""
        settled = {option.name: option.default for option in self.options}
        for name, value in chosen.items():
            settled[name] = self.option(name).durable(value)
        return settled

    def check_seats(self, seats: object) -> int:
        """The number of seats, if the game can be played with it; Unknown otherwise."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise Unknown("seats", seats=Typed(seats), game=self.name, counts=[str(n) for n in self.seats])
        return seats

    def rules(self, lang: str) -> str:
        """The rules for players, as Markdown."""
        name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
        return (self.folder / name).read_text("utf-8")

    def overview(self, lang: str) -> str:
        """The game at a glance, as Markdown: aim, winning, a turn, a glossary; empty if there is none."""
        path = self.folder / ("OVERVIEW.md" if lang == "en" else f"OVERVIEW.{lang}.md")
        return path.read_text("utf-8") if path.exists() else ""

    def rule(self, paragraph: str, lang: str) -> str:
        """One § of the rules, as Markdown."""
        found = _sections(self.rules(lang)).get(paragraph)
        if found is None:
            raise Unknown("paragraph", paragraph=Typed(paragraph), game=self.name)
        return found

    def paragraphs(self, lang: str) -> list[str]:
        """The numbers of all §, in order."""
        return list(_sections(self.rules(lang)))


@lru_cache(maxsize=16)
def _sections(rules: str) -> dict[str, str]:
    """The §§ of a rules text by number."""
    found: dict[str, list[str]] = {}
    number = ""
    for line in rules.splitlines():
        if line.startswith(_SECTION):
            number = line.removeprefix(_SECTION).split(" ")[0]
            found[number] = []
        elif line.startswith("#"):
            number = ""
        if number:
            found[number].append(line)
    return {number: "\n".join(lines).strip() for number, lines in found.items()}
