"""The conformance suite: plays a random game and holds everything a game promises against it.

Any game folder gets it by existing: the tests run it on every game found, `sottovoce check` for as long as one likes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NoReturn

from sottovoce.core.bot import question
from sottovoce.core.dice import Fast, Recorded
from sottovoce.core.errors import BadFile, Illegal
from sottovoce.core.events import Event
from sottovoce.core.game import Game
from sottovoce.core.log import UNDO
from sottovoce.core.markup import plain
from sottovoce.core.notation import load
from sottovoce.core.position import Position
from sottovoce.core.secrecy import Secrecy
from sottovoce.core.seeding import seed_bytes
from sottovoce.core.svg import faults
from sottovoce.core.table import Table
from sottovoce.core.words import LANGUAGES, Phrase

MOST_ENTRIES = 100_000  # random games of Verrat! can be very long
PICTURED = 20  # entries from one picture to the next: they take long to draw and to check
COLUMNS = 80
_SAMPLES = 1 << 20
_ALL_READ = 100  # up to this many entries every action is written and read back, later only where sampled
_CLOSELY = 400  # up to this many entries all are watched closely, of later ones
_LATER = 25  # … one in this many


class Failure(AssertionError):
    """A promise not kept; `file` is a game file that leads there, "" if the table could not even be set up."""

    def __init__(self, what: str, file: str) -> None:
        super().__init__(what)
        self.file = file


@dataclass
class Report:
    """What a checked game came to."""

    entries: int = 0
    undone: int = 0
    worlds: int = 0
    winners: tuple[int, ...] = ()


def check_game(game: Game, players: int, options: Mapping[str, object], seed: int, thorough: float = 0.1) -> Report:
    """Play one random game and check every promise on the way; `thorough` is the share of decisions checked in full."""
    try:
        table = Table(game, players, options, seed_bytes(seed))
    except Exception as problem:
        raise Failure(f"{type(problem).__name__}: {problem}", "") from problem
    checker = _Checker(table, seed, thorough)
    try:
        checker.play()
    except Failure:
        raise
    except Exception as problem:
        raise Failure(f"{type(problem).__name__}: {problem}", checker.table.dump()) from problem
    return checker.report


class _Checker:
    """One table, watched."""

    def __init__(self, table: Table, seed: int, thorough: float) -> None:
        self.table = table
        self.game = table.game
        self.dice = Fast(seed)
        self.evaluation = table.game.evaluation()
        self.thorough = thorough
        self.report = Report()
        self.secrecy = Secrecy(table.game, table.options, self.dice, self.expect)

    def play(self) -> None:
        """From the set-up to the end."""
        table = self.table
        self.secrecy.of_set_up(table.players)
        self.words_of([event for _, event in table.events(None)])
        while not table.over:
            self.expect(len(table.log) < MOST_ENTRIES, "the game does not end")
            closely = len(table.log) < _CLOSELY or self.dice.roll(_LATER) == 0
            if closely:
                self.sound()
                if self.sampled():
                    self.words_of_questions()
                    self.boards()
                    self.copies()
                    self.bad_answers()
            seat = table.may_act[self.dice.roll(len(table.may_act))]
            actions = table.actions(seat)
            action = actions[self.dice.roll(len(actions))]
            if closely:
                self.step(seat, action)
            else:
                table.play_action(seat, action)
        self.end()

    # -- one decision

    def step(self, seat: int, action: int) -> None:
        """One random answer, with its consequences checked; now and then taken back and given again."""
        table, before = self.table, self.table.position.copy()
        if self.sampled():
            self.report.worlds += self.secrecy.of_action(before, seat, action)
        events = table.play_action(seat, action)
        self.report.entries += 1
        self.expect(
            self.repeated(before, seat, action, table.log[-1].rolls).state() == table.position.state(),
            "the same action gives another position without news or from the record",
        )
        self.words_of(events)
        reason = table.why_no_undo(seat)
        if table.log[-1].rolls or any(event.reveals for event in events) or table.over:
            self.expect(reason is not None, "an undo would follow a roll, a reveal or the end")
        if reason is None and self.sampled():
            self.take_back(before, seat, action)
        for other in range(table.players):
            if other != seat and not (before.sealed(other) and before.sealed(seat)):
                self.expect(table.why_no_undo(other) is not None, "a seat could take back what another has acted on")

    def repeated(self, before: Position, seat: int, action: int, rolls: tuple[int, ...]) -> Position:
        again = before.copy()
        again.apply(seat, action, Recorded(list(rolls)))
        return again

    def take_back(self, before: Position, seat: int, action: int) -> None:
        table = self.table
        after = table.position.state()
        table.undo(seat)
        self.report.undone += 1
        self.expect(table.position.state() == before.state(), "an undo does not restore the position")
        self.expect(table.log[-1].text == UNDO, "an undo is not in the log")
        self.expect(table.actions(seat) == before.choices(seat), "an undo does not restore the choices")
        table.play_action(seat, action)
        self.expect(table.position.state() == after, "an action played again after an undo comes out differently")

    def sound(self) -> None:
        """Invariants, no dead end, and text ↔ action one to one."""
        table, position = self.table, self.table.position
        readable = len(table.log) < _ALL_READ or self.sampled()
        self.game.check(position)
        self.expect(bool(table.to_act), "nobody is to act and the game is not over")
        self.expect(set(table.to_act) <= set(table.may_act), "a seat must act but may not")
        self.expect(position.turn() in table.to_act, "turn() names a seat that need not act")
        for seat in range(table.players):
            actions = table.actions(seat)
            self.expect(bool(actions) == (seat in table.may_act), f"seat {seat} has no choice, or one too many")
            self.expect(len(set(actions)) == len(actions) <= position.room(), "an action is offered twice")
            self.expect(0.0 <= self.evaluation.chance(position, seat) <= 1.0, "a chance out of bounds")
            for action in actions if readable else ():
                text = self.game.text(position, action)
                self.expect(text == " ".join(text.split()) and "|" not in text, f"badly written: {text!r}")
                self.expect(self.game.action(position, text) == action, f"{text!r} is read as another action")
                self.expect(text != UNDO, "an action is called like the undo")

    # -- words

    def words_of(self, events: list[Event]) -> None:
        """Every event has words in every language."""
        for lang in LANGUAGES:
            speaker = self.table.speaker(lang)
            for event in events:
                self.spoken(speaker.phrase(Phrase(f"event-{event.kind}", event.data)))

    def words_of_questions(self) -> None:
        """Every question, choice and § has words in every language; bots can be asked."""
        table, position = self.table, self.table.position
        for seat in table.may_act:
            question(table, seat)
            for lang in LANGUAGES:
                self.spoken(table.prompt(seat, lang))
                self.spoken(table.rule(seat, lang))
                speaker = table.speaker(lang)
                spoken = [self.spoken(speaker.phrase(self.game.choice(position, seat, a))) for a in table.actions(seat)]
                self.expect(len(set(spoken)) == len(spoken), f"two choices read alike ({lang}): {sorted(spoken)}")

    def spoken(self, text: str) -> str:
        self.expect(bool(text.strip()) and "{" not in text, f"badly spoken: {text!r}")
        return text

    def boards(self) -> None:
        """The terminal's board fits its width in every language."""
        for seat in (*range(self.table.players), None):
            for lang in LANGUAGES:
                wide = [line for line in plain(self.table.board(seat, lang)).splitlines() if len(line) > COLUMNS]
                self.expect(not wide, f"the board is wider than {COLUMNS} columns ({lang}): {wide}")
        if len(self.table.log) % PICTURED == 0:
            for seat in (*range(self.table.players), None):
                self.pictured(seat, LANGUAGES[len(self.table.log) // PICTURED % len(LANGUAGES)])

    def pictured(self, seat: int | None, lang: str) -> None:
        """A game that is drawn is drawn for every seat, well-formed and without styles of its own."""
        picture = self.table.svg(seat, lang)
        self.expect((picture is None) == (self.game.drawing(self.table.options) is None), "drawn by half")
        if picture is not None:
            found = faults(picture)
            self.expect(not found, f"a picture for seat {seat} ({lang}): {found}")

    # -- copies, bad input, files

    def copies(self) -> None:
        """A copy is equal, and what happens to it does not happen to the original."""
        position = self.table.position
        before = position.state()
        copy = position.copy()
        self.expect(copy.state() == before, "a copy differs from the original")
        seat = copy.turn()
        actions = copy.choices(seat)
        copy.apply(seat, actions[self.dice.roll(len(actions))], Fast(1))
        self.expect(position.state() == before, "what happens to a copy happens to the original")
        copy.copy_from(position)
        self.expect(copy.state() == before, "copy_from does not restore")

    def bad_answers(self) -> None:
        """A wrong answer is refused with a sentence and changes nothing."""
        table = self.table
        before = (table.position.state(), len(table.log))
        seat = table.to_act[0]
        text = table.choices(seat)[0]
        number = table.ask(seat)
        assert number is not None
        for attempt in (
            lambda: table.play(seat, f"{text} {text}"),
            lambda: table.play(seat, ""),
            lambda: table.play(table.players, text),
            lambda: table.play(seat, text, ask=number + 1),
            *(
                lambda other=other: table.play(other, text)
                for other in range(table.players)
                if other not in table.may_act
            ),
        ):
            self.refused(attempt)
        self.expect((table.position.state(), len(table.log)) == before, "a refused answer changed something")

    def refused(self, attempt: Callable[[], object]) -> None:
        try:
            attempt()
        except Illegal as problem:
            for lang in LANGUAGES:
                self.spoken(problem.say(lang, self.table.speaker(lang)))
        else:
            self.fail("a wrong answer was taken")

    def end(self) -> None:
        """The ending has winners and words; the file gives the same game back, and no damage passes."""
        table = self.table
        self.game.check(table.position)
        self.report.winners = table.winners
        self.expect(bool(table.winners) and not table.may_act, "an ended game without winners, or still going on")
        shares = sum(table.position.payoff(seat) for seat in range(table.players))
        self.expect(shares > 0.99, "the victory is not given away")
        self.boards()
        for lang in LANGUAGES:
            self.expect(bool(table.ending(lang)), "no words for the ending")
            for line in table.story(lang):
                self.spoken(line)
        self.refused(lambda: table.play(0, "pass"))
        self.files()

    def files(self) -> None:
        """Saved games load; damaged ones are refused with the line and the reason."""
        text = self.table.dump()
        again = load(text, lambda name: self.game)
        self.expect(again.dump() == text, "a loaded game is written differently")
        self.expect(again.position.state() == self.table.position.state(), "a loaded game has another position")
        self.expect(again.story() == self.table.story(), "a loaded game tells another story")
        lines = text.splitlines(keepends=True)
        number = self.dice.roll(len(lines))
        place = self.dice.roll(len(text) - 1)
        for damaged in (
            "".join(lines[:number]),
            "".join(lines[:number] + lines[number + 1 :]),
            text[:place] + chr(ord("0") + (ord(text[place]) + 1) % 10) + text[place + 1 :],
        ):
            self.damaged(damaged)

    def damaged(self, text: str) -> None:
        try:
            load(text, lambda name: self.game)
        except BadFile as problem:
            for lang in LANGUAGES:
                self.spoken(problem.say(lang))
        else:
            self.fail(f"a damaged file was taken:\n{text}")

    # -- inside

    def sampled(self) -> bool:
        return int(self.dice.roll(_SAMPLES)) < int(self.thorough * _SAMPLES)

    def expect(self, true: bool, what: str) -> None:
        if not true:
            self.fail(what)

    def fail(self, what: str) -> NoReturn:
        raise Failure(what, self.table.dump())
