"""Events: reports, in the past tense, of what an entry brought about; for log, animation and words, never the truth."""

from typing import Final

EVERYBODY: Final = -1  # the audience that includes spectators

# What a sentence speaks of: a number, free text, a token "kind:value" ("province:khorat", "seat:2"), or several.
Value = int | str | list[str]


def hears(audience: int, seat: int | None) -> bool:
    """True if a seat (or, for None, a spectator) belongs to an audience."""
    if audience == EVERYBODY:
        return True
    return seat is not None and (audience >> seat) & 1 == 1


class Event:
    """One report: its kind, what it speaks of, the seats that may hear it, and whether it revealed a secret.

    Where a table plays from memory, an event bears a mark by which the game knows whether it can still be read
    (`Game.forgotten`), and the kind of event that is left of it then: one that names the seat alone, or nothing.
    """

    def __init__(
        self, kind: str, data: dict[str, Value], audience: int, reveals: bool, mark: int = 0, remains: str = ""
    ) -> None:
        self.kind = kind
        self.data = data
        self.audience = audience
        self.reveals = reveals
        self.mark = mark
        self.remains = remains

    @property
    def lasts(self) -> bool:
        """True if something of it can always be read."""
        return self.mark == 0 or self.remains != ""

    def forgotten(self) -> "Event | None":
        """What is left of it once it can't be read any more."""
        if not self.remains:
            return None
        return Event(self.remains, {"seat": self.data["seat"]}, self.audience, self.reveals)

    def heard_by(self, seat: int | None) -> bool:
        """True if this seat (or, for None, a spectator) may hear it."""
        return hears(self.audience, seat)


class News:
    """Where a position tells its events; a position without one tells nothing and is faster."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(
        self,
        kind: str,
        data: dict[str, Value],
        audience: int = EVERYBODY,
        reveals: bool = False,
        mark: int = 0,
        remains: str = "",
    ) -> None:
        """Report an event to the seats of a bit mask; `reveals` forbids taking back what led here."""
        self.events.append(Event(kind, data, audience, reveals, mark, remains))

    def gather(self) -> list[Event]:
        """The events told since the last call."""
        events = self.events
        self.events = []
        return events
