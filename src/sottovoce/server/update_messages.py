"""What a listener at a table is sent, from change to change; docs/http.md tells of it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from sottovoce.server.messages import Bank, Out, State

# Parts of updates: there are many of them in memory, never in a circle, so that the garbage collector can pass them by.


class SeatNow(Struct, gc=False):
    """Who sits there now."""

    name: str
    kind: Literal["person", "bot", "friend", "open"]
    bot: str | None
    online: bool
    spoken: str
    here: int | None = None  # when its player was here last, in milliseconds since 1970, to the minute
    standing: bool = False  # a bot stands in
    resigned: bool = False
    nonce: Literal["none", "awaited", "given"] = "none"  # whether it has added to the seed of the dice
    agrees: bool = False  # that everybody may read what was whispered
    vacation: int | None = None  # until when its player is, or was last, on vacation; for those who sit at the table
    may_remind: bool = False  # whoever reads this may have the table remind its player, when an answer is owed
    asked: int | None = None  # since when it owes an answer that does, in milliseconds since 1970, to the minute


class Choice(Struct, gc=False):
    """One possible answer; `ends` if the seat's turn is over with it, whatever is secret."""

    action: str
    label: str
    ends: bool = False


class Undo(Struct, gc=False):
    """Whether the last step may be taken back, and why not."""

    may: bool
    why: str | None = None


class LogLine(Struct, gc=False):
    """Something that happened, in words, with the pieces and places it speaks of."""

    entry: int
    seat: int | None
    kind: str
    data: dict[str, int | str | list[str]]
    text: str
    mover: str = ""  # who answered in the player's place: "bot" or "clock"


class Preview(Struct):
    """What a choice would do, as far as it is the same in every world that the seat can imagine."""

    action: str
    lines: list[LogLine]
    view: Any  # afterwards, as the seat would see it; null where that depends on what it can't know


class TalkLine(Struct, gc=False):
    """Something said; the table's own notices have no seat and ids below zero."""

    id: int
    seat: int | None
    to: list[int] | None
    after: int
    text: str
    said: str = ""
    mark: str | None = None
    state: str | None = None
    verdicts: dict[str, str] = {}


class Whisper(Struct, gc=False):
    """That somebody whispered, not what."""

    seat: int
    to: list[int]
    after: int


class OrderNow(Struct, gc=False):
    """A standing order of one's own, in words, and why it has stopped."""

    number: int
    text: str
    ended: str | None = None


class ProposalNow(Struct, gc=False):
    """What is being voted on: who agrees, and who is still asked."""

    kind: str
    seat: int | None
    agreed: list[int]
    waiting: list[int]


class Floor(Struct, gc=False):
    """Who has the floor in a debate (null: everybody), and until when, in milliseconds since 1970."""

    seat: int | None
    until: int


class Update(Struct, gc=False):
    """The whole table as one seat, or a spectator, may see it."""

    kind: Literal["update"]
    table: str
    seq: int
    entry: int
    state: State
    game: str
    players: int
    options: dict[str, str]
    public: bool
    hints: bool
    clock: int | None
    commitment: str
    seed: str | None
    nonces: dict[str, str]
    marks: list[str]
    seat: int | None
    seats: list[SeatNow]
    view: dict[str, Any] | None
    to_act: list[int]
    ask: int | None
    prompt: str
    paragraph: str | None
    choices: list[Choice]
    undo: Undo
    log_keep: int
    log: list[LogLine]
    talk_keep: int
    talk: list[TalkLine]
    may_say: bool
    may_whisper: bool
    whispers: list[Whisper]
    whispers_open: bool
    ending: list[str]
    winners: list[int]
    scores: list[int]
    rematch: str | None
    deadline: int | None
    watchers: int
    board: str | None = None  # the table as a terminal shows it, of a game that is not drawn
    from_memory: bool = False  # the past can't be looked at before the game is over
    ended: str | None = None  # how the table ended the game, where its rules did not
    paused: bool = False
    host: int | None = None  # where whoever made the table sits
    proposals: list[ProposalNow] = []
    floors: list[Floor] = []  # of the debate that goes on by the game's own timer
    orders: list[OrderNow] = []  # one's own standing orders
    draft: bool = False  # something can be prepared: see /draft
    bank: Bank | None = None  # the time that every seat began with, gets for a turn, and has at most
    out: Out = "turn"  # what happens when time is up
    time_left: int | None = None  # seconds in one's own bank, while it does not run
