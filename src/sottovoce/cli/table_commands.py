"""What a person can say at the table beside an answer: undo, hint, say, rules, board, log, save, help, quit."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sottovoce.bots.seeds import public_seed
from sottovoce.cli import files
from sottovoce.cli.language import speaker
from sottovoce.cli.story import BEGINNING, paragraphs, talk
from sottovoce.core.errors import Error
from sottovoce.core.events import EVERYBODY
from sottovoce.core.seeding import HINTS
from sottovoce.core.words import LANGUAGES, Typed, Words
from sottovoce.lab.coach import EFFORT, advise
from sottovoce.lab.coach_words import reasons, why

if TYPE_CHECKING:
    from sottovoce.cli.session import TableSession

ORDERS = ("undo", "hint", "say", "rules", "board", "log", "save", "help", "quit")


class Quit(Exception):
    """The person leaves."""


@cache
def known(lang: str, prefix: str, orders: tuple[str, ...]) -> dict[str, str]:
    """The orders by the words for them, in the language spoken and in all others."""
    found: dict[str, str] = {}
    for language in (lang, *LANGUAGES):
        for order in orders:
            for word in speaker(language).say(f"{prefix}-{order}").split():
                found.setdefault(word, order)
    return found


def obey(session: TableSession, seat: int, line: str) -> bool:
    """Do what an order says; False if the line is none."""
    word, _, rest = line.partition(" ")
    order = known(session.screen.lang, "order", ORDERS).get(word.casefold())
    if order is None or (rest and order in ("undo", "hint", "board", "quit")):
        return False
    if order == "quit":
        raise Quit
    if order == "undo":
        session.undo(seat)
    elif order == "hint":
        _hint(session, seat)
    elif order == "board":
        session.show_board(seat)
        session.show_question(seat)
    elif order == "say":
        _say(session, seat, rest)
    elif order == "rules":
        _rules(session, seat, rest)
    elif order == "log":
        _log(session, seat)
    elif order == "save":
        _save(session, rest)
    else:
        _help(session, seat)
        session.show_question(seat)
    return True


def _hint(session: TableSession, seat: int) -> None:
    """What the coach would answer and why; the game file says that hints were there to be had."""
    table, screen = session.table, session.screen
    seed = public_seed(table.commitment, seat, len(table.log))
    with screen.waiting(screen.speaker.say("coach-thinks")):
        advice = advise(table, seat, EFFORT, seed, None, [screen.lang])
    if HINTS not in table.marks:
        table.marks.append(HINTS)
        session.save()
    screen.line()
    screen.line(why(table, seat, advice, None, screen.lang), "bold")
    for reason in reasons(table, advice, screen.lang):
        screen.paragraph(reason)
    for title, line in (("coach-line", advice.line), ("coach-otherwise", advice.otherwise)):
        if line:
            screen.say(title)
        for number, move in enumerate(line, 1):
            who = table.speaker(screen.lang).seat(move.seat)
            screen.paragraph(f"{who}: {'; '.join(move.labels[screen.lang])}", f"{number}")
    screen.line()


def _rules(session: TableSession, seat: int, paragraph: str) -> None:
    """The § behind this decision, or the one asked for."""
    table, lang = session.table, session.screen.lang
    paragraph = paragraph.removeprefix("§").strip()
    text = table.game.rule(paragraph, lang) if paragraph else table.rule(seat, lang)
    session.screen.line()
    session.screen.markdown(text)
    session.screen.line()


def _say(session: TableSession, seat: int, rest: str) -> None:
    """Say something to all, or to those named; alone: all that was said, and what became of it."""
    if not rest:
        session.screen.line()
        for text in talk(session.table, seat, 0, session.screen.lang, looking_back=True):
            session.screen.paragraph(text)
        return session.screen.line()
    hearers, _, text = rest.partition(" ")
    session.talk(seat, text, _audience(session, hearers))


def _audience(session: TableSession, hearers: str) -> int:
    """The seats of "all", or of numbers or names with commas between."""
    if hearers.casefold() in session.screen.speaker.say("everybody").split():
        return EVERYBODY
    names = [session.table.speaker(session.screen.lang).seat(seat) for seat in range(session.table.players)]
    audience = 0
    for word in hearers.split(","):
        found = [seat for seat, name in enumerate(names) if word.casefold() in (str(seat), _short(name))]
        if len(found) != 1:
            raise Error("hearers", hearers=Typed(hearers), names=[f"{seat} {name}" for seat, name in enumerate(names)])
        audience |= 1 << found[0]
    return audience


def _short(name: str) -> str:
    """A name as it can be typed in one word."""
    return name.replace(" ", "").casefold()


def _log(session: TableSession, seat: int) -> None:
    """All that has happened, as far as this seat may know."""
    session.screen.line()
    session.show_hash()
    for text in paragraphs(session.table, seat, BEGINNING, session.screen.lang):
        session.screen.paragraph(text)
    session.screen.line()


def _save(session: TableSession, name: str) -> None:
    """Say where the game is kept, or put a copy elsewhere."""
    path = Path(name).expanduser() if name else session.file
    if files.holds_other(path, session.table):
        raise Error("file-exists", file=str(path))
    files.save(path, session.table)
    session.screen.whole(session.screen.speaker.say("saved" if not name else "saved-copy", file=str(path)))


def _help(session: TableSession, seat: int) -> None:
    """What can be said, and what the cards or the like that one can choose from do."""
    screen, words = session.screen, session.table.game.words(session.screen.lang)
    screen.line()
    screen.say("help-answers", text=session.table.choices(seat)[-1])
    for order in ORDERS:
        names = screen.speaker.say(f"order-{order}").split()
        screen.paragraph(screen.speaker.say(f"order-{order}-help"), names[0].ljust(8))
    if words.has("help-talk"):
        speaker = session.table.speaker(screen.lang)
        screen.line()
        for message in ("help-talk", "help-talk-statements", "help-talk-answers"):
            screen.paragraph(speaker.say(message))
    helped = _helped(session, seat, words)
    if helped:
        screen.line()
    for title, text in helped.items():
        screen.paragraph(text, title)


def _helped(session: TableSession, seat: int, words: Words) -> dict[str, str]:
    """The game's help for what the choices speak of, where it has any."""
    table = session.table
    talk = table.speaker(session.screen.lang)
    found: dict[str, str] = {}
    for action in table.actions(seat):
        things = list(table.game.choice(table.position, seat, action).args.values())
        if len(things) != 1 or not isinstance(things[0], str):
            continue
        message = f"help-{things[0].partition(':')[2]}"
        if words.has(message):
            found[talk.token(things[0])] = talk.say(message)
    widest = max(map(len, found), default=0)
    return {title.ljust(widest): text for title, text in found.items()}
