"""A table in this terminal: bots answer by themselves, people are asked, and every entry is on disk before it shows."""

from __future__ import annotations

import shlex
import time
from pathlib import Path

from sottovoce.bots import answer, make
from sottovoce.bots.seeds import public_seed
from sottovoce.cli import files, known_games, table_commands
from sottovoce.cli.answers import TextChoice, meant, offered
from sottovoce.cli.screen import Screen
from sottovoce.cli.seating import ME
from sottovoce.cli.story import BEGINNING, paragraphs, talk
from sottovoce.cli.table_commands import Quit
from sottovoce.core.bot import Bot
from sottovoce.core.errors import Error, Illegal
from sottovoce.core.markup import escape
from sottovoce.core.seeding import CHOSEN
from sottovoce.core.table import Table

_PAUSE = 0.5  # seconds, to follow what a bot does
_FEW = 4  # this many choices stand in one column
_SOME = 10  # this many show their notation too, if two columns have room for it


class TableSession:
    """People and bots at one table, until it is over or they leave."""

    def __init__(self, table: Table, file: Path, screen: Screen) -> None:
        self.table = table
        self.file = file
        self.screen = screen
        self.saved = False
        self.people = [seat for seat, kind in enumerate(table.kinds) if kind in ("", ME)]
        self.bots = {seat: self._bot(seat) for seat in range(table.players) if seat not in self.people}
        start = BEGINNING if screen.roomy else 0  # the board shows the set-up too
        self.seen = {seat: max(start, self._last_entry(seat)) for seat in self.people}
        self.watched = len(table.log) if table.log else BEGINNING
        self.heard = dict.fromkeys(self.people, len(table.said))
        self.asked: int | None = None

    def run(self) -> int:
        """Play on; the exit code. Whatever ends it, nothing is lost."""
        if not self.table.over:
            files.save(self.file, self.table)
            self.show_hash()
        self.saved = True
        try:
            self._play()
            self._end()
        except (EOFError, Quit):
            self.farewell()
        except KeyboardInterrupt:
            self.screen.line()
            self.save()  # the interrupt may have come between an entry and its saving
            self.farewell()
            return 130
        return 0

    def farewell(self) -> None:
        """Where the game is, and how to go on with it."""
        if not self.saved:
            return self.screen.say("farewell-unsaved", file=str(self.file))
        self.screen.whole(self.screen.speaker.say("farewell-saved", file=str(self.file)))
        self.screen.whole(f"  sottovoce resume {shlex.quote(str(self.file))}", "bold")

    def save(self) -> None:
        """Keep what has been entered; a failure is said, and the game goes on."""
        try:
            files.save(self.file, self.table)
            self.saved = True
        except Error as error:
            self.saved = False
            self.complain(error)

    def complain(self, error: Error) -> None:
        """Say what can't be."""
        speaker = self.table.speaker(self.screen.lang)
        known = speaker.words.has(f"error-{error.code}")
        self.screen.line(error.say(self.screen.lang, speaker if known else self.screen.speaker), "red")

    # -- the order of things

    def _play(self) -> None:
        while not self.table.over:
            self.table.game.talk.converse(self.table, self.bots)
            due = self.table.to_act
            bots = [seat for seat in due if seat in self.bots]
            if bots:
                self._bot_acts(bots[0])
            else:
                self._person_acts(self.asked if self.asked in due else due[0])

    def _bot(self, seat: int) -> Bot:
        """A bot with a seed of its own that tells nothing of the table's."""
        seed = public_seed(self.table.commitment, seat, len(self.table.log))
        return make(self.table.kinds[seat], self.table.game, seed)

    def _bot_acts(self, seat: int) -> None:
        with self.screen.waiting(self.screen.speaker.say("thinking", seat=f"seat:{seat}")):
            said = answer(self.bots[seat], self.table, seat)
        self.table.play(seat, said)
        self.save()
        if not self.people or not self.screen.fast:
            self._tell_along()

    def _tell_along(self) -> None:
        """Tell what just happened as it happens, to those who watch."""
        watcher = self.people[0] if len(self.people) == 1 else None
        for text in paragraphs(self.table, watcher, self.watched, self.screen.lang):
            self.screen.paragraph(text)
            if not self.screen.fast:
                time.sleep(_PAUSE)
        self.watched = len(self.table.log)

    # -- a person's decision

    def _person_acts(self, seat: int) -> None:
        new_person = seat != self.asked
        if new_person and len(self.people) > 1 and self.table.game.has_secrets(self.table.options):
            self._curtain(seat)
        fresh = new_person or self._last_entry(seat) != len(self.table.log)
        self.asked = seat
        self.screen.wipe()
        if self.screen.interactive or fresh:
            self.show_board(seat)
        self.show_news(seat)
        if self._last_entry(seat) == BEGINNING:
            self._show_aim()
        choices = offered(self.table, seat, self.screen.lang)
        self.show_question(seat, choices)
        entries = len(self.table.log)
        while len(self.table.log) == entries:
            self._listen(seat, choices)

    def _listen(self, seat: int, choices: list[TextChoice]) -> None:
        """Read one line and do what it says; a wrong one changes nothing."""
        line = " ".join(self.screen.read(self._mark(seat)).split())
        if not line:
            return
        try:
            if line not in [choice.text for choice in choices] and table_commands.obey(self, seat, line):
                return
            text = meant(line, choices)
            texts = [text] if text is not None else self._shorthand(seat, line)
            for text in texts:
                self.table.play(seat, text)
                self.save()
        except Error as error:
            self.complain(error)

    def _shorthand(self, seat: int, line: str) -> list[str]:
        """Several answers written as one, where the game knows such; Illegal if any of them can't be."""
        texts = self.table.game.shorthand(self.table.position, seat, line)
        if not texts:
            self.table.choice(seat, line)  # raises: the table says best what is wrong with it
            return [line]
        import sottovoce

        trial = sottovoce.load(self.table.dump(), self.table.game)
        for text in texts:
            trial.play(seat, text)
        return texts

    def talk(self, seat: int, text: str, audience: int) -> None:
        """Say something beside the log, and hear what the bots say to it."""
        self.table.say(seat, text, audience)
        self.table.game.talk.converse(self.table, self.bots)
        self.save()
        for line in talk(self.table, seat, self.heard[seat], self.screen.lang):
            self.screen.paragraph(line)
        self.heard[seat] = len(self.table.said)

    def undo(self, seat: int) -> None:
        """Take back the seat's last step; where all is open, also that of whoever sat here before."""
        last = self.table.log[-1].seat if self.table.log else seat
        shared = last in self.people and not self.table.game.has_secrets(self.table.options)
        if shared and self.table.why_no_undo(seat) and not self.table.why_no_undo(last):
            seat = last
        if self.table.why_no_undo(seat) == "undo-acted":
            since = {f"seat:{entry.seat}": None for entry in self.table.log[self._last_entry(seat) :]}
            others = [other for other in since if other != f"seat:{seat}"]
            raise Illegal("undo-since", seats=others, count=len(others))
        self.table.undo(seat)
        self.save()

    # -- showing

    def show_hash(self) -> None:
        """What binds the dice from the start."""
        self.screen.whole(self.screen.speaker.say("published", hash=self.table.commitment), "dim")
        if CHOSEN in self.table.marks:
            self.screen.line(self.screen.speaker.say("mark-chosen"), "dim")

    def show_board(self, seat: int | None) -> None:
        """The table as a seat may see it."""
        if self.screen.roomy:
            self.screen.line()
        self.screen.drawn(self.table.board(seat, self.screen.lang))

    def _show_aim(self) -> None:
        """What the game is about, before the first question, for whoever hasn't won it yet."""
        game = self.table.game
        words = game.words(self.screen.lang)
        if words.has("aim") and not known_games.read(game).won:
            self.screen.line(words.format("aim", {}), "italic")

    def show_news(self, seat: int) -> None:
        """What has happened since this person last decided."""
        news = paragraphs(self.table, seat, self.seen[seat], self.screen.lang)
        if news or not self.screen.roomy:
            self.screen.line()
        for text in [*news, *talk(self.table, seat, self.heard[seat], self.screen.lang)]:
            self.screen.paragraph(text)
        self.heard[seat] = len(self.table.said)
        self.seen[seat] = self.watched = len(self.table.log)

    def show_question(self, seat: int, choices: list[TextChoice] | None = None) -> None:
        """The question, and the answers by number."""
        choices = choices or offered(self.table, seat, self.screen.lang)
        if self.screen.roomy:
            self.screen.line()
        if len(self.people) > 1:
            self.screen.heading(self.screen.speaker.say("turn", seat=f"seat:{seat}"))
        if not self.saved:
            self.screen.line(self.screen.speaker.say("farewell-unsaved", file=str(self.file)), "red")
        self.screen.line(self.table.prompt(seat, self.screen.lang), "bold")
        widest = max(len(choice.words) for choice in choices)
        cells = [
            f"[cyan]{number:>3}[/]  {escape(choice.words.ljust(widest))}  [dim]{escape(choice.notation)}[/]"
            for number, choice in enumerate(choices, 1)
        ]
        if len(choices) <= _FEW:
            self.screen.columns(cells, 1)
        elif len(choices) <= _SOME and self.screen.fits(cells, 2):
            self.screen.columns(cells, 2)
        else:
            self._many(choices)

    def _many(self, choices: list[TextChoice]) -> None:
        """So many that the first words, where all have the same, give way for more columns."""
        spoken = [choice.words.split(" ") for choice in choices]
        while min(map(len, spoken)) > 1 and len({words[0] for words in spoken}) == 1:
            spoken = [words[1:] for words in spoken]
        numbered = enumerate((" ".join(words) for words in spoken), 1)
        self.screen.columns([f"[cyan]{number:>3}[/] {escape(words)}" for number, words in numbered], 4)
        if self.screen.roomy:
            self.screen.line("    " + self.screen.speaker.say("hint-notation", text=choices[0].text), "dim")

    def _mark(self, seat: int) -> str:
        return f"{self.table.speaker(self.screen.lang).seat(seat)}> " if len(self.people) > 1 else "> "

    def _curtain(self, seat: int) -> None:
        """Nobody sees what the others know: the next person comes to a clean screen."""
        self.screen.wipe(everything=True)
        self.screen.read(self.screen.speaker.say("curtain", seat=f"seat:{seat}") + " ")
        self.screen.wipe(everything=True)

    def _last_entry(self, seat: int) -> int:
        """The number of the seat's last entry; before the beginning if it has none."""
        entries = [number for number, entry in enumerate(self.table.log, 1) if entry.seat == seat]
        return entries[-1] if entries else BEGINNING

    def _end(self) -> None:
        """The last board, who has won and why, and how to check the dice."""
        viewer = self.people[0] if len(self.people) == 1 else None
        since = max(self.seen.values()) if self.people else self.watched
        self.screen.wipe()
        self.show_board(viewer)
        self.screen.line()
        for text in paragraphs(self.table, viewer, since, self.screen.lang):
            self.screen.paragraph(text)
        self.screen.line()
        self.screen.heading(self.screen.speaker.say("over"))
        for text in self.table.ending(self.screen.lang):
            self.screen.line(text, "bold")
        won = [f"seat:{seat}" for seat in self.table.winners]
        self.screen.say("winners", seats=won, count=len(won))
        if viewer in self.table.winners:
            known_games.note(self.table.game, met=True, won=True)
        self.screen.line()
        self.screen.line(self.screen.speaker.say("proof"))
        self.screen.whole(self.screen.speaker.say("proof-seed", seed=self.table.seed.hex()), "dim")
        self.screen.whole(self.screen.speaker.say("proof-hash", hash=self.table.commitment), "dim")
        self.screen.whole(f"  sottovoce verify {shlex.quote(str(self.file))}", "bold")
