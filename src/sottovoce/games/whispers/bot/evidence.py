# mypyc: compile
"""What a game has told about hidden loyalties, folded from what a seat has seen and heard: deeds and clues.

Everything here is open to the whole table: which turn was reached, where agents went, how the empires stood when a turn
began and when it ended. Hunger is nobody's deed, so what starved is added again.
"""

from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.bot import Question, Witnessed
from sottovoce.core.events import Event
from sottovoce.games.whispers.bot.beliefs_from_choices import (
    OF_EMPIRE,
    STANDING,
    THINGS,
    agent_moves,
    clues_of,
    expect,
    stand,
    turn_ends,
)
from sottovoce.games.whispers.rules.board import EMPIRE_NAMES, EMPIRES, POST_NAMES
from sottovoce.games.whispers.rules.state import NONE, State

# What a deed says, in hundredths: fitted to games of greedy bots.
CITY: Final = 15
LAND: Final = 21
BANNER: Final = 13
AGENTS: Final = ("deployed", "recalled")
BETWEEN: Final = ("discarded", "kept", "exchanged", "retrieved", "stationed")  # told when no turn is under way


class Evidence:
    """What is known of every player by what they did."""

    def __init__(self, seats: i64) -> None:
        self.deeds: vec[i64] = vec[i64]([0] * int(seats * EMPIRES))  # what each player's turns did to each empire
        self.clues: vec[float] = vec[float]([0.0] * int(seats * EMPIRES * OF_EMPIRE))  # what choices told of it
        self.before: vec[i64] = vec[i64]([0] * STANDING)  # how the empires stood when the turn began …
        self.expected: vec[float] = vec[float]([0.0] * STANDING)  # … and would stand after it on average
        self.starved: vec[i64] = vec[i64]([0] * EMPIRES)  # banners since then
        self.player: i64 = 0  # who answered last
        self.round: i64 = 0
        self.under_way: bool = False  # a turn
        self.ended: bool = False  # … but somebody else's has been reached, or the round is over
        self.reached: bool = False  # a turn whose beginning has not been seen yet

    def assign(self, other: "Evidence") -> None:
        """Become a copy."""
        self.deeds = other.deeds[:]
        self.clues = other.clues[:]
        self.before = other.before[:]
        self.expected = other.expected[:]
        self.starved = other.starved[:]
        self.player = other.player
        self.round = other.round
        self.under_way = other.under_way
        self.ended = other.ended
        self.reached = other.reached

    def curious(self, events: list[Event]) -> bool:
        """Is it worth while to look at the world before the entry that brought these events about?"""
        if self.ended or self.reached:
            return True
        for event in events:
            if event.kind in AGENTS or event.kind in BETWEEN:
                return True
        return False

    def look(self, world: State) -> None:
        """See the world as it is after all that has been heard."""
        if self.under_way and (self.ended or world.marker == NONE):
            self.end_turn(world)
        self.ended = False
        if self.reached:
            self.reached = False
            self.under_way = True
            self.round = world.round
            stand(world, self.before)
            expect(world, self.expected)

    def end_turn(self, world: State) -> None:
        """What the turn did to each empire is remembered, and what it told."""
        self.under_way = False
        now = vec[i64]([0] * STANDING)
        stand(world, now)
        empire: i64
        for empire in range(EMPIRES):
            at = empire * THINGS
            now[at + 2] += self.starved[empire]
            self.starved[empire] = 0
            deed = CITY * (now[at] - self.before[at]) + LAND * (now[at + 1] - self.before[at + 1])
            self.deeds[self.player * EMPIRES + empire] += deed + BANNER * (now[at + 2] - self.before[at + 2])
        turn_ends(now, self.expected, self.clues, clues_of(self.player, self.round))

    def hear(self, world: State | None, player: int, events: list[Event]) -> None:
        """Somebody has answered; the world before, where agents move."""
        self.player = player
        for event in events:
            kind = event.kind
            if kind == "reached":
                self.ended = True
                self.reached = True
            elif kind == "round":
                self.ended = True
            elif kind == "starved":
                if self.under_way:
                    self.starved[EMPIRE_NAMES.index(named(event, "empire"))] += number(event, "count")
            elif kind in AGENTS and world is not None:
                agent_moves(world, POST_NAMES.index(named(event, "post")), kind == "recalled", self.clues)


def named(event: Event, what: str) -> str:
    """What an event speaks of, without its kind."""
    value = event.data[what]
    assert isinstance(value, str)
    return value.partition(":")[2]


def number(event: Event, what: str) -> int:
    """A number that an event tells."""
    value = event.data[what]
    assert isinstance(value, int)
    return value


class Folding:
    """The evidence that a seat has gathered so far: only what is new is folded in."""

    def __init__(self) -> None:
        self.evidence: Evidence | None = None
        self.count: i64 = 0  # entries that are folded in …
        self.number: i64 = 0  # … and the number of the last

    def gather(self, question: Question, world: State) -> Evidence:
        """The evidence of all that a seat has witnessed, to the world that it sees now."""
        new = question.since(self.count, self.number)
        evidence = self.evidence
        if new is None or evidence is None:  # something was taken back, or it is another game
            evidence = Evidence(world.seats)
            self.evidence = evidence
            self.count = 0
            new = question.past()
        for entry in new:
            fold(evidence, entry)
            self.count += 1
            self.number = entry.number
        found = Evidence(world.seats)
        found.assign(evidence)
        found.look(world)
        return found


def fold(evidence: Evidence, entry: Witnessed) -> None:
    """Add an entry to the evidence."""
    before: State | None = None
    if evidence.curious(entry.events):
        imagined = entry.imagine(0)
        assert isinstance(imagined, State)
        before = imagined
        evidence.look(before)
    evidence.hear(before, entry.seat, entry.events)


def gather(past: Iterator[Witnessed], world: State) -> Evidence:
    """The evidence of all that a seat has witnessed, to the world that it sees now."""
    evidence = Evidence(world.seats)
    for entry in past:
        fold(evidence, entry)
    evidence.look(world)
    return evidence
