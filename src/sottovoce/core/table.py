"""Table: one game being played, from its log. Everything but the log is derived and could be thrown away."""

from __future__ import annotations

import difflib
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from sottovoce.core.dice import Proven, Recorded
from sottovoce.core.errors import Illegal, Unknown
from sottovoce.core.events import EVERYBODY, Event, News
from sottovoce.core.game_file import dump
from sottovoce.core.log import ENDINGS, RESIGNED, UNDO, Entry, Resignation, Said
from sottovoce.core.markup import plain
from sottovoce.core.names import proper_name
from sottovoce.core.position import Position, seats_of
from sottovoce.core.seeding import Nonces, Seeding, check_mark
from sottovoce.core.undo import Step, forget_past, last_step, why_no_undo
from sottovoce.core.words import LANGUAGES, Phrase, Speaker, Typed

if TYPE_CHECKING:
    from sottovoce.core.game import Game

_SUGGESTIONS = 5
_entry_of = itemgetter(0)


class _Ask(NamedTuple):
    """A question open to a seat: its number, and the answers it takes."""

    number: int
    actions: list[int]


class Table:
    """A game in progress or finished: ask it who must act, what the choices are, and play.

    Seats count from 0; actions are text, one line each (see docs/notation.md).
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, object],
        seed: bytes,
        *,
        names: Sequence[str] = (),
        kinds: Sequence[str] = (),
        setup: Sequence[int] | None = None,
        nonces: Nonces = (),
        marks: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.players = game.check_seats(players)
        self.options = game.settle_options(options)
        self.seeds = [Seeding(0, seed, nonces)]  # after how many entries which dice are taken up
        self.marks = [check_mark(mark, self.players) for mark in marks]  # what readers of its file should know
        self.names = self._per_seat(names)
        self.kinds = self._per_seat(kinds)  # who sits there: "me", a bot's name, or nothing said
        self.log: list[Entry] = []
        self.said: list[Said] = []  # beside the log: never part of the game
        self.looked_back_on = False  # a moment of a finished game: nothing is forgotten any more
        self.resignations: list[Resignation] = []
        self.ended = ""  # one of ENDINGS where the table has ended the game before its rules did
        self.taken_back = 0  # entries undone: when this grows, what was told before may read otherwise
        self._news = News()
        self._dice = Proven(self.seeds[0].dice)
        if setup is None:
            self._dice.release()
        else:
            self._dice.expect(list(setup))
        self.position: Position = game.start(self.players, self.options, self._dice, self._news)
        if setup is not None:
            self._dice.done()
            self._dice.release()
        self.position.news = self._news
        self.setup = tuple(self._dice.gather())
        self.steps: list[Step] = []  # the entries in force: those not taken back
        self._story: list[tuple[int, Event]] = [(0, event) for event in self._news.gather()]
        self._asks: list[_Ask | None] = [None] * self.players
        self._questions = [0] * self.players  # counted for each seat alone: a number tells nothing of other seats
        self._open_questions(-1)

    def beginning(self) -> Position:
        """The position before the first entry, as a copy that reports no events."""
        position: Position = self.game.start(self.players, self.options, Recorded(list(self.setup)), None)
        return position

    # -- asking

    @property
    def seed(self) -> bytes:
        """The secret seed in use now, one of those the table has committed to."""
        return self.seeds[-1].seed

    @property
    def commitment(self) -> str:
        """The hash of the secret seed, public from the start."""
        return self.seeds[-1].commitment

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe an answer."""
        return () if self.ended else tuple(seats_of(self.position.to_act()))

    @property
    def may_act(self) -> tuple[int, ...]:
        """The seats that may answer, asked or unasked."""
        return () if self.ended else tuple(seats_of(self.position.may_act()))

    @property
    def over(self) -> bool:
        """True once the game has ended, by its rules or by the table."""
        return self.position.over or bool(self.ended)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty while the game goes on, or if the table ended it without a winner."""
        if self.ended:
            return self._winners_without_rules()
        return tuple(seats_of(self.position.winners()))

    @property
    def scores(self) -> tuple[int, ...]:
        """Every seat's score under the rules; before the end only if it gives no secret away."""
        if not self.position.over and (self.ended or self.game.has_secrets(self.options)):
            return ()
        return tuple(int(self.position.score(seat)) for seat in range(self.players))

    def ask(self, seat: int) -> int | None:
        """The number of the question open to a seat, None if there is none; it changes when the question does."""
        ask = self._asks[self._seat(seat)]
        return None if ask is None else ask.number

    def choices(self, seat: int) -> list[str]:
        """The answers a seat can give now, as text."""
        return [self.game.text(self.position, action) for action in self.actions(seat)]

    def actions(self, seat: int) -> list[int]:
        """The answers a seat can give now, as integers."""
        ask = self._asks[self._seat(seat)]
        return [] if ask is None else list(ask.actions)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator for None, may see; fit for JSON."""
        import msgspec

        seen = None if seat is None else self._seat(seat)
        built: dict[str, Any] = msgspec.to_builtins(self.game.view(self.position, seen))
        return built

    # -- answering

    def play(self, seat: int, text: str, ask: int | None = None, mover: str = "") -> list[Event]:
        """Answer for a seat and return what happened; Illegal, with nothing changed, if that isn't possible.

        `ask` names the question that is answered (see `ask`), so that a click that comes too late is refused; `mover`
        says who answers in the player's place.
        """
        seat = self._seat(seat)
        if isinstance(text, str) and text.strip() == UNDO:
            self._check_ask(seat, ask)
            return self.undo(seat)
        return self.play_action(seat, self._legal_action(seat, text, ask), mover)

    def play_action(self, seat: int, action: int, mover: str = "") -> list[Event]:
        """Answer with an action's integer."""
        asked = self._asks[self._seat(seat)]
        if asked is None or action not in asked.actions:
            self._refuse(seat)
            raise Illegal("not-possible", text=Typed(action), choices=self._suggest(seat, ""))
        text = self.game.text(self.position, action)
        before = self.position.copy()
        sealed = self.position.sealed(seat)
        self.position.apply(seat, action, self._dice)
        rolls = tuple(self._dice.gather())
        events = self._news.gather()
        final = bool(rolls) or self.position.over or any(event.reveals for event in events) or self._sealing(sealed)
        entry = Entry(seat, text, rolls, mover)
        forget_past(self.steps, seat, sealed, final)
        self.steps.append(Step(entry, action, sealed, final, None if final else before, events))
        self._enter(entry, events)
        return events

    def undo(self, seat: int) -> list[Event]:
        """Take back a seat's last entry; Illegal with the reason if that isn't possible."""
        seat = self._seat(seat)
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise Illegal(reason)
        index = last_step(self.steps, seat)
        undone = self.steps[index]
        later = self.steps[index + 1 :]
        assert undone.before is not None
        position = undone.before
        for step in later:
            step.before = position.copy()
            position.apply(step.entry.seat, step.action, self._dice)
        position.news = self._news
        self.position = position
        del self.steps[index]
        self.taken_back += 1
        self._untell(undone.events)
        audience = 1 << seat if undone.sealed else EVERYBODY
        events = [Event("took-back", {"seat": f"seat:{seat}"}, audience, False)]
        self._enter(Entry(seat, UNDO), events)
        return events

    def why_no_undo(self, seat: int) -> str | None:
        """The code of the reason why a seat can't undo its last entry; None if it can."""
        seat = self._seat(seat)
        return "undo-over" if self.over else why_no_undo(self.steps, seat)

    def reseed(self, seed: bytes, nonces: Nonces = ()) -> None:
        """Switch to new dice from here on, for a game continued from a moment of another one."""
        self.seeds.append(Seeding(len(self.log), seed, nonces))
        self._dice = Proven(self.seeds[-1].dice)
        self._dice.release()

    # -- ending before the rules do

    def resign(self, seat: int) -> None:
        """A player resigns: with two players, or in a team, that ends the game; otherwise the seat plays on."""
        seat = self._seat(seat)
        if self.over:
            raise Illegal("over")
        if any(seat == gone.seat for gone in self.resignations):
            raise Illegal("resigned-already")
        self.resignations.append(Resignation(seat, len(self.log)))
        if self.players == 2 or self.game.teams(self.players):
            self.end(RESIGNED)

    def end(self, how: str) -> None:
        """End the game in one of ENDINGS, without a result under the rules."""
        if how not in ENDINGS:
            raise Unknown("table-ending", found=Typed(how), endings=list(ENDINGS))
        if self.over:
            raise Illegal("over")
        self.ended = how
        self._asks = [None] * self.players

    def _winners_without_rules(self) -> tuple[int, ...]:
        """Who wins when the table ends a game: nobody, unless others have resigned."""
        if self.ended != RESIGNED:
            return ()
        gone = {resignation.seat for resignation in self.resignations}
        if self.game.teams(self.players):
            gone = {seat for seat in range(self.players) if any(seat % 2 == other % 2 for other in gone)}
        return tuple(seat for seat in range(self.players) if seat not in gone)

    def add_nonces(self, nonces: Nonces) -> None:
        """Mix nonces into new dice that have not been rolled yet."""
        last = self.seeds[-1]
        assert len(self.seeds) > 1
        assert last.after == len(self.log)
        del self.seeds[-1]
        self.reseed(last.seed, nonces)

    # -- talking

    def say(self, seat: int, text: str, audience: int = EVERYBODY) -> Said:
        """Say something to some seats or to everybody; Illegal if the game has a reason against it."""
        seat = self._seat(seat)
        words = " ".join(text.split())
        if not words:
            raise Illegal("nothing-said")
        if audience != EVERYBODY:
            everybody = (1 << self.players) - 1
            audience = audience & everybody | 1 << seat
            if audience == everybody:  # what all seats hear, spectators hear too
                audience = EVERYBODY
        reason = self.game.talk.why_unsaid(self, seat, words, audience)
        if reason is not None:
            raise self._because(reason)
        line = Said(seat, words, audience, len(self.log))
        self.said.append(line)
        return line

    def withhold(self, seat: int, audience: int) -> None:
        """Record that somebody whispered here, but not what, for files that leave it out."""
        seat = self._seat(seat)
        everybody = (1 << self.players) - 1
        if audience & ~everybody or not audience >> seat & 1 or audience == everybody:
            raise Illegal("no-whisper")
        self.said.append(Said(seat, "", audience, len(self.log)))

    def heard(self, seat: int | None, after: int = 0) -> list[Said]:
        """What a seat or a spectator has heard from the entry of that number on."""
        return [line for line in self.said if line.after >= after and line.heard_by(seat)]

    def whispers(self, after: int = 0) -> list[tuple[int, int, int]]:
        """Who whispered with whom, and after which entry, but not what. Everybody may see this."""
        return [(w.seat, w.audience, w.after) for w in self.said if w.after >= after and w.audience != EVERYBODY]

    # -- speaking

    def speaker(self, lang: str = "en") -> Speaker:
        """A speaker of this language that knows the table's names."""
        if lang not in LANGUAGES:
            raise Unknown("language", language=Typed(lang), languages=list(LANGUAGES))
        return Speaker(self.game.words(lang), self.names, self.game.terms(self.position))

    def prompt(self, seat: int, lang: str = "en") -> str:
        """The question a seat is asked, or whom it waits for, in words."""
        speaker = self.speaker(lang)
        if self.over:
            return speaker.say("prompt-over")
        if self._asks[self._seat(seat)] is None:
            return speaker.say("prompt-waiting", seats=[f"seat:{other}" for other in self.to_act])
        return speaker.phrase(self.game.prompt(self.position, seat))

    def choice(self, seat: int, text: str, lang: str = "en") -> str:
        """One of a seat's choices in words."""
        action = self._legal_action(self._seat(seat), text, None)
        return self.speaker(lang).phrase(self.game.choice(self.position, seat, action))

    def story(self, lang: str = "en", seat: int | None = None) -> list[str]:
        """The log in words, as a seat (or a spectator) may hear it, with the ending."""
        speaker = self.speaker(lang)
        heard = self.events(seat)
        lines = [speaker.phrase(Phrase(f"event-{event.kind}", event.data)) for _, event in heard]
        return lines + self.ending(lang)

    def events(self, seat: int | None, after: int = -1) -> list[tuple[int, Event]]:
        """The events that a seat or spectator may hear after an entry, with their entry's number (0: the set-up)."""
        told = self.told(seat, after)
        if not self.from_memory:
            return told
        recalled = [(seq, self._recalled(event, seat)) for seq, event in told]
        return [(seq, event) for seq, event in recalled if event is not None]

    def told(self, seat: int | None, after: int = -1) -> list[tuple[int, Event]]:
        """The same, worded as at the time, even if the table plays from memory."""
        listener = None if seat is None else self._seat(seat)
        told = self._story[bisect_right(self._story, after, key=_entry_of) :]
        return [(seq, event) for seq, event in told if event.heard_by(listener)]

    @property
    def from_memory(self) -> bool:
        """True while the table plays from memory and the game is not over."""
        return not self.over and not self.looked_back_on and self.game.from_memory(self.options)

    def _recalled(self, event: Event, seat: int | None) -> Event | None:
        """What a seat can still read of an event."""
        if event.mark and self.game.forgotten(self.position, event.mark, seat):
            return event.forgotten()
        return event

    def last_told(self, seat: int | None) -> Event | None:
        """The event that a seat or spectator heard last; None if there was none."""
        return next((event for _, event in reversed(self._story) if event.heard_by(seat)), None)

    def ending(self, lang: str = "en") -> list[str]:
        """Who has won and why; empty while the game goes on."""
        if not self.over:
            return []
        speaker = self.speaker(lang)
        if self.ended:
            gone = [f"seat:{resignation.seat}" for resignation in self.resignations]
            return [speaker.say(f"table-ended-{self.ended}", seats=gone)]
        return [speaker.phrase(phrase) for phrase in self.game.ending(self.position)]

    def board(self, seat: int | None, lang: str = "en") -> str:
        """The table in 80 columns as a seat may see it, with rich markup."""
        seen = None if seat is None else self._seat(seat)
        return self.game.board(self.game.view(self.position, seen), self.speaker(lang))

    def svg(self, seat: int | None = None, lang: str = "en") -> str | None:
        """The table as a picture (SVG) as a seat may see it; None if the game is not drawn."""
        seen = None if seat is None else self._seat(seat)
        return self.game.picture(self.game.view(self.position, seen), self.speaker(lang))

    def rule(self, seat: int, lang: str = "en") -> str:
        """The § of the rules that applies to a seat's decision."""
        return self.game.rule(self.game.paragraph(self.position, self._seat(seat)), lang)

    def dump(self) -> str:
        """The whole game as a small text file; `sottovoce.load` reads it."""
        return dump(self)

    def __str__(self) -> str:
        return plain(self.board(None))

    def _repr_svg_(self) -> str | None:
        """What notebooks show: the table as a spectator sees it."""
        return self.svg()

    def __repr__(self) -> str:
        return f"<Table {self.game.name} players={self.players} entries={len(self.log)} over={self.over}>"

    # -- inside

    def replay(self, entry: Entry) -> list[Event]:
        """Repeat an entry of a recorded game: checked like `play`, and the dice must show what is recorded."""
        self._dice.expect(list(entry.rolls))
        events = self.play(entry.seat, entry.text, mover=entry.mover)
        self._dice.done()
        self._dice.release()
        return events

    def _per_seat(self, words: Sequence[str]) -> list[str]:
        """One word or name for each seat; nothing where too few are given."""
        if len(words) > self.players:
            raise Unknown("too-many-seats", count=len(words), players=self.players)
        return [proper_name(word) for word in words] + [""] * (self.players - len(words))

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise Illegal("no-such-seat", number=Typed(seat), last=self.players - 1)
        return seat

    def _refuse(self, seat: int) -> None:
        """Illegal if this seat has nothing to answer now."""
        if self.over:
            raise Illegal("over")
        if self._asks[seat] is None:
            raise Illegal("not-asked", seat=f"seat:{seat}", waiting=[f"seat:{other}" for other in self.to_act])

    def _legal_action(self, seat: int, text: str, number: int | None) -> int:
        self._refuse(seat)
        asked = self._asks[seat]
        assert asked is not None
        self._check_ask(seat, number)
        if not isinstance(text, str):
            raise Illegal("not-understood", text=Typed(text), choices=self._suggest(seat, ""))
        wanted = " ".join(text.split())
        action = self.game.action(self.position, wanted)
        if action is None:
            raise Illegal("not-understood", text=Typed(wanted), choices=self._suggest(seat, wanted))
        if action not in asked.actions:
            raise self._impossible(seat, wanted)
        return action

    def _impossible(self, seat: int, wanted: str) -> Illegal:
        """The game's reason why an action isn't possible, or the general one."""
        reason = self.game.why_not(self.position, seat, wanted)
        if reason is None:
            return Illegal("not-possible", text=Typed(wanted), choices=self._suggest(seat, wanted))
        return self._because(reason)

    def _because(self, reason: Phrase) -> Illegal:
        """An error in the game's own words."""
        error = Illegal(reason.id.removeprefix("error-"), **reason.args)
        error.folder = self.game.folder / "words"
        error.names, error.terms = self.names, self.game.terms(self.position)
        return error

    def _check_ask(self, seat: int, number: int | None) -> None:
        """Illegal if a question is named that is no longer open to the seat."""
        if number is not None and number != self.ask(seat):
            raise Illegal("late")

    def _suggest(self, seat: int, wanted: str) -> str:
        """A few of the seat's choices, the most similar first."""
        choices = self.choices(seat)
        shown = difflib.get_close_matches(wanted, choices, _SUGGESTIONS, 0.0) or choices[:_SUGGESTIONS]
        return ", ".join(shown if len(shown) == len(choices) else [*shown, "…"])

    def _sealing(self, sealed: bool) -> bool:
        """Whether an open answer led to sealed ones: were it taken back later, somebody would learn who has begun."""
        return not sealed and any(self.position.sealed(seat) for seat in self.to_act)

    def _untell(self, events: list[Event]) -> None:
        """Take the events of a step out of the story: they stand near its end."""
        gone = {id(event) for event in events}
        index = len(self._story)
        while gone and index > 0:
            index -= 1
            told = id(self._story[index][1])
            if told in gone:
                gone.remove(told)
                del self._story[index]

    def _enter(self, entry: Entry, events: list[Event]) -> None:
        self.log.append(entry)
        self._story.extend((len(self.log), event) for event in events)
        self._open_questions(entry.seat)

    def _open_questions(self, acted: int) -> None:
        """Give every seat its question; an unchanged one keeps its number."""
        open_to = self.position.may_act()
        for seat in range(self.players):
            if not (open_to >> seat) & 1:
                self._asks[seat] = None
                continue
            actions = self.position.choices(seat)
            old = self._asks[seat]
            if old is None or seat == acted or old.actions != actions:
                self._asks[seat] = _Ask(self._questions[seat], actions)
                self._questions[seat] += 1
