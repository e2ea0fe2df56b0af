"""Reports of what happened, for those who may hear it; call only where there is news to tell."""

from sottovoce.core.events import EVERYBODY, Value
from sottovoce.games.whispers.rules.actions import SLOT_NAMES, SLOTS
from sottovoce.games.whispers.rules.board import EMPIRE_NAMES, POST_NAMES
from sottovoce.games.whispers.rules.cards import KIND_NAMES
from sottovoce.games.whispers.rules.state import State


def region(s: State, number: int) -> str:
    """A region as events name it."""
    return f"region:{s.map.board.regions[number]}"


def empire(number: int) -> str:
    """An empire as events name it."""
    return f"empire:{EMPIRE_NAMES[number]}"


def post(number: int) -> str:
    """A council seat as events name it."""
    return f"post:{POST_NAMES[number]}"


def card(kind: int) -> str:
    """A card as events name it."""
    return f"card:{KIND_NAMES[kind]}"


def seat(number: int) -> str:
    """A player as events name it."""
    return f"seat:{number}"


def tell(s: State, kind: str, data: dict[str, Value]) -> None:
    """Report to everybody."""
    if s.news is not None:
        s.news.tell(kind, data)


def reveal(s: State, kind: str, data: dict[str, Value]) -> None:
    """Report to everybody what was a secret until now."""
    if s.news is not None:
        s.news.tell(kind, data, EVERYBODY, True)


def whisper(s: State, kind: str, data: dict[str, Value], listener: int) -> None:
    """Report to one seat alone."""
    if s.news is not None:
        s.news.tell(kind, data, 1 << listener)


def placed(s: State, where: int, banners: int) -> None:
    """Banners have come to a region."""
    tell(s, "placed", {"region": region(s, where), "empire": empire(int(s.holder[where])), "count": banners})


def destroyed(s: State, where: int, whose: int, banners: int) -> None:
    """Banners in a region are gone."""
    tell(s, "destroyed", {"region": region(s, where), "empire": empire(whose), "count": banners})


def slot(number: int) -> str:
    """A loyalty slot as events name it."""
    return f"slot:{SLOT_NAMES[number]}"


def loyalties(s: State, player: int) -> dict[str, Value]:
    """A player's empires by slot."""
    return {SLOT_NAMES[n]: empire(int(s.tokens[player * SLOTS + n])) for n in range(SLOTS)}


def passed(s: State) -> None:
    """A council seat could do nothing."""
    tell(s, "passed", {"post": post(int(s.post))})
