"""What players are told about a game's bots: what each is called, how it plays, and how strong it is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sottovoce.core.words import words

if TYPE_CHECKING:
    from sottovoce.core.game import Game

_WORDS = Path(__file__).parent / "words"


def label_of(bot: str, lang: str) -> str:
    """What a bot is called."""
    catalogue = words(lang, _WORDS)
    message = f"bot-{bot}"
    return catalogue.format(message, {}) if catalogue.has(message) else bot.capitalize()


def help_of(game: Game, bot: str, lang: str, seats: Sequence[int] = ()) -> str:
    """How a bot plays, and how strong it is at this game: with so many players, or with any number."""
    catalogue = words(lang, _WORDS)
    message = f"bot-{bot}-help"
    told = [catalogue.format(message, {})] if catalogue.has(message) else []
    known = (game.ratings(players) for players in seats or game.seats)
    points = [round(ratings[bot], -1) for ratings in known if bot in ratings]
    if points:
        message = "bot-points" if min(points) == max(points) else "bot-points-between"
        told.append(catalogue.format(message, {"least": min(points), "most": max(points)}))
    return " ".join(told)


def scale_of(game: Game, lang: str, seats: Sequence[int] = ()) -> str:
    """What the points mean, if any bot has them."""
    rated = any(map(game.ratings, seats or game.seats))
    return words(lang, _WORDS).format("bot-scale", {}) if rated else ""
