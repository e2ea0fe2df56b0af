"""Who sits where: people at this terminal and bots, from seat words such as me,greedy,Anna."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import sottovoce
from sottovoce.bots import OPPONENTS, known
from sottovoce.bots.names import table_name
from sottovoce.cli.arguments import listed, whole
from sottovoce.cli.screen import Screen
from sottovoce.core.errors import Error
from sottovoce.core.game import Game
from sottovoce.server.bot_words import help_of, scale_of

ME = "me"
OPPONENT = "greedy"
_USUAL_PLAYERS = 3
T = TypeVar("T")


@dataclass(frozen=True)
class Seating:
    """For each seat who sits there, "me" or a bot, and what it is called."""

    kinds: list[str]
    names: list[str]


def usual_players(game: Game, people: int = 1) -> int:
    """How many play where nobody says: three if the game can be played so."""
    fitting = [count for count in game.seats if count >= max(people, _USUAL_PLAYERS)]
    return fitting[0] if fitting else game.seats[-1]


def settle(game: Game, players: int | None, seats: Sequence[str], names: Sequence[str]) -> Seating:
    """The seating for what was said on the command line; what was not said is me, the people named, and bots."""
    if any(not word for word in seats):
        raise Error("seat-empty")
    if not all(names) or len(set(names)) < len(names):
        raise Error("names-form")
    if not seats:
        people = max(1, len(names))
        count = usual_players(game, people) if players is None else players
        seats = [ME] * min(people, count) + [OPPONENT] * (count - people)
    if players is not None and players != len(seats):
        raise Error("seats-players", seats=len(seats), players=players)
    game.check_seats(len(seats))
    kinds = [kind(word, names, game) for word in seats]
    return Seating(kinds, _named(seats, kinds, names))


def kind(word: str, people: Sequence[str], game: Game) -> str:
    """Who a seat word means: a person at this terminal or a bot."""
    if word in known(game):
        return word
    if word == ME or word in people:
        return ME
    raise Error("seat-word", word=word, bots=list(known(game)))


def _named(seats: Sequence[str], kinds: Sequence[str], names: Sequence[str]) -> list[str]:
    """People's names in order, and bots called after their kind, numbered if there are several."""
    left = [name for name in names if name not in seats]
    copies = Counter(kind for kind in kinds if kind != ME)
    numbers: Counter[str] = Counter()
    found = []
    for word, who in zip(seats, kinds, strict=True):
        if who != ME:
            numbers[who] += 1
            found.append(table_name(who) + (f" {numbers[who]}" if copies[who] > 1 else ""))
        elif word != ME:
            found.append(word)
        else:
            found.append(left.pop(0) if left else "")
    if left:
        raise Error("names-many", names=list(left))
    return found


def ask_game(screen: Screen) -> Game:
    """Which game? Not asked where there is one only."""
    names = sottovoce.games()
    if len(names) == 1:
        return sottovoce.find(names[0])
    titles = [sottovoce.find(name).words(screen.lang).format("title", {}) for name in names]
    for position, title in enumerate(titles, 1):
        screen.line(f" {position}  {title}")

    def understood(line: str) -> Game:
        number = whole(line)
        if number is not None and 1 <= number <= len(names):
            return sottovoce.find(names[number - 1])
        return sottovoce.find(line or names[0])

    return _ask(screen, screen.speaker.say("ask-game", usual=names[0]), understood)


def ask_seating(screen: Screen, game: Game) -> Seating:
    """How many play, and against whom?"""
    usual = usual_players(game)
    counts = [str(count) for count in game.seats]

    def players(line: str) -> int:
        number = whole(line)
        return game.check_seats((line or usual) if number is None else number)

    question = screen.speaker.say("ask-players", counts=", ".join(counts), usual=usual)
    count = _ask(screen, question, players) if len(counts) > 1 else usual

    def opponents(line: str) -> Seating:
        words = listed(line or OPPONENT)
        if len(words) == 1 and words[0] in known(game):
            words *= count - 1
        if len(words) != count - 1:
            raise Error("opponents", count=count - 1, given=len(words))
        return settle(game, count, [ME, *words], [word for word in words if word not in (*known(game), ME)])

    _introduce(screen, game, count)
    question = screen.speaker.say("ask-opponents", bots=", ".join(known(game)), usual=OPPONENT)
    return _ask(screen, question, opponents)


def _introduce(screen: Screen, game: Game, count: int) -> None:
    """How each opponent plays, and how strong it is with so many players."""
    for bot in (*OPPONENTS, *game.opponents):
        screen.paragraph(f"{bot}: {help_of(game, bot, screen.lang, (count,))}")
    scale = scale_of(game, screen.lang, (count,))
    if scale:
        screen.line(scale, "dim")


def _ask(screen: Screen, question: str, understood: Callable[[str], T]) -> T:
    """Ask until the answer is understood."""
    from sottovoce.cli.language import sentence

    while True:
        try:
            return understood(screen.read(f"{question} "))
        except Error as error:
            screen.line(sentence(error, screen.lang), "red")
