# mypyc: compile
"""Position: one game in progress, as rules, search and tables see it. Seats and actions are small integers here."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sottovoce.core.dice import Dice
from sottovoce.core.events import News

_TOP_BIT: Final = 0x2000_0000_0000_0000


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The state of one game. `legal` is the only source of legality; `apply` trusts it and changes in place."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.over: bool = False
        self.news: News | None = None  # told what happens; None in search

    def to_act(self) -> i64:
        """The seats that owe an answer, as bits; 0 when the game is over."""
        raise NotImplementedError

    def may_act(self) -> i64:
        """The seats that owe an answer or may give one unasked (change a sealed answer, make an offer), as bits."""
        return self.to_act()

    def turn(self) -> i64:
        """The first seat that owes an answer, or -1."""
        owing = self.to_act()
        seat: i64 = 0
        while seat < self.seats:
            if (owing >> seat) & 1:
                return seat
            seat += 1
        return -1

    def room(self) -> i64:
        """How many choices one decision can have at most: the size of the buffer that `legal` fills."""
        raise NotImplementedError

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        """Write the seat's legal actions into `out` and return their number; never 0 for a seat in `to_act`."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64, dice: Dice) -> None:
        """Carry out a legal action and everything that follows automatically."""
        raise NotImplementedError

    def sealed(self, seat: i64) -> bool:
        """True if what the seat answers now stays secret until all have answered."""
        return False

    def copy(self) -> "Position":
        """An independent copy, without news."""
        raise NotImplementedError

    def copy_from(self, other: "Position") -> None:
        """Become a copy of another position with the same game and number of seats, reusing this one's memory."""
        raise NotImplementedError

    def imagine(self, seat: i64, dice: Dice) -> "Position":
        """A copy of a world, drawn at random, that this seat cannot tell from the real one."""
        raise NotImplementedError

    def again(self, dice: Dice) -> "Position":
        """Another game at the same table, newly dealt as by `Game.start`."""
        raise NotImplementedError

    def restart(self, dice: Dice) -> "Position":
        """The same in place of this game, possibly reusing its memory."""
        return self.again(dice)

    def winners(self) -> i64:
        """The seats that have won, as bits; 0 while the game goes on."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The seat's score as the rules count it."""
        raise NotImplementedError

    def payoff(self, seat: i64) -> float:
        """The seat's share of the victory: 1 alone, less if shared, 0 otherwise."""
        won = self.winners()
        if (won >> seat) & 1 == 0:
            return 0.0
        count: i64 = 0
        while won:
            count += won & 1
            won >>= 1
        return 1.0 / float(count)

    def state(self) -> list[int]:
        """Everything that distinguishes this position from another one, for comparison and tests."""
        raise NotImplementedError

    def choices(self, seat: i64) -> list[int]:
        """The seat's legal actions as a list (for Python callers; loops use `legal`)."""
        if (self.may_act() >> seat) & 1 == 0:
            return []
        buffer = vec[i64]([0] * int(self.room()))
        count = self.legal(seat, buffer)
        found: list[int] = []
        i: i64
        for i in range(count):
            found.append(int(buffer[i]))
        return found


def bit(number: i64) -> i64:
    """The mask with this bit alone, 0 to 61."""
    # Never `1 << n` in compiled code: mypyc writes the 1 as a C int of 32 bits.
    return _TOP_BIT >> (61 - number)


def seats_of(mask: i64) -> list[int]:
    """The seats of a bit mask, ascending."""
    found: list[int] = []
    seat: i64 = 0
    while mask >> seat:
        if (mask >> seat) & 1:
            found.append(int(seat))
        seat += 1
    return found
