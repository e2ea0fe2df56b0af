"""Lessons for browsers: every moment of a prepared game as an update, and every step with its words."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import msgspec
from msgspec import Struct

from sottovoce.core.game import Game
from sottovoce.core.seeding import seed_bytes
from sottovoce.core.table import Table
from sottovoce.school import lesson as school
from sottovoce.school.lesson import ANY, ASK, MOVE, Lesson, LessonStep
from sottovoce.server import keys, messages, update_messages
from sottovoce.server.entry_numbers import Count
from sottovoce.server.hub import Hub
from sottovoce.server.repeats import Ticket
from sottovoce.server.story import Story
from sottovoce.server.table_creation import ME, begun, header_of, name_bots
from sottovoce.server.updates import Snapshot, build
from sottovoce.store.records import BOT, PERSON, PLAYING, Record, Seat

POINT = "point"  # an answer to a question: `point faction:lao follower:khorat:lao`, with the places it can be given


class LessonTold(Struct):
    """A lesson in a list."""

    name: str
    kind: str
    title: str
    about: str
    after: str
    steps: int


class Meanwhile(Struct):
    """What somebody did in a row before a step."""

    moment: int  # which of the lesson's moments is on the table then
    told: list[str]


class StepTold(Struct):
    """One step: what is said, what is meant, and what is said to every answer."""

    name: str
    kind: str
    text: str
    meanwhile: list[Meanwhile]  # what happened since the step before, to be shown first
    moment: int  # which of the lesson's moments is on the table
    points: list[str]
    meant: str  # the points in words
    choices: list[update_messages.Choice]  # of a question; a move's are those of its moment
    answer: str
    right: str
    wrong: dict[str, str]
    otherwise: str


class LessonWhole(Struct):
    """All of a lesson."""

    name: str
    kind: str
    title: str
    end: str
    onward: bool
    moments: list[update_messages.Update]
    steps: list[StepTold]


def told(game: Game, lang: str) -> list[LessonTold]:
    """A game's lessons and drills in words."""
    found = [school.find(game, name) for name in school.lessons(game)]
    return [
        LessonTold(
            lesson.name,
            lesson.kind,
            lesson.words(lang).say(lesson.message("title")),
            lesson.words(lang).say(lesson.message("about")),
            lesson.after,
            len(lesson.steps),
        )
        for lesson in found
    ]


@lru_cache(maxsize=64)
def whole(game: Game, name: str, lang: str) -> str:
    """A lesson as JSON; made once."""
    lesson = school.find(game, name)
    line = Line(lesson.name, lesson.learner, lang)
    line.show(lesson.table())
    passed: list[Meanwhile] = []
    steps = []

    def meanwhile(table: Table) -> None:
        news = line.news(table, own=False)
        if news:  # plans that are written in secret show nothing
            line.show(table)
            passed.append(Meanwhile(len(line.moments) - 1, news))

    for scene in lesson.scenes(meanwhile):
        line.show(scene.table)
        steps.append(_step(lesson, scene.step, scene.table, lang, len(line.moments) - 1, passed.copy()))
        passed.clear()
    speaker = lesson.words(lang)
    title, end = speaker.say(lesson.message("title")), speaker.say(lesson.message("end"))
    told = LessonWhole(lesson.name, lesson.kind, title, end, bool(lesson.onward), line.moments, steps)
    return msgspec.json.encode(told).decode()


class Line:
    """Moments of a table that is nobody's, and what happened between them, as one seat hears it."""

    def __init__(self, name: str, seat: int, lang: str) -> None:
        self.moments: list[update_messages.Update] = []
        self._name = name
        self._seat = seat
        self._lang = lang
        self._entries = -1
        self._heard = 0
        self._story = Story(seat, lang)

    def show(self, table: Table) -> None:
        """The table as it stands, unless it is shown already."""
        if len(table.log) == self._entries:
            return
        self._entries = len(table.log)
        number = len(self.moments)
        self.moments.append(moment(self._name, table, self._seat, self._lang, number))
        if number == 0:
            self.news(table)

    def news(self, table: Table, own: bool = True) -> list[str]:
        """What the seat has heard since the last time, with or without what it did itself."""
        self._story.follow(table)
        new = [line.text for line in self._story.lines[self._heard :] if own or line.seat != self._seat]
        self._heard = len(self._story.lines)
        return [*new, *table.ending(self._lang)] if table.over else new


def moment(name: str, table: Table, seat: int, lang: str, number: int) -> update_messages.Update:
    """A table that is nobody's, as one seat sees it now; without its log, which nobody reads there."""
    seats = [Seat(PERSON if other == seat else BOT, player) for other, player in enumerate(table.names)]
    header = header_of(table.game, table.players, dict(table.options), list(table.seeds), "")
    header = replace(begun(header, table), id=name, state=PLAYING, seq=number)
    update = build(Snapshot(header, seats, table), seat, lang, Count(table, seat))
    update.seats = [msgspec.structs.replace(told, online=True) for told in update.seats]
    return update


def _step(lesson: Lesson, step: LessonStep, table: Table, lang: str, number: int, passed: list[Meanwhile]) -> StepTold:
    """A step in words."""
    actions = {word: " ".join([POINT, *dict.fromkeys([word, *targets])]) for word, targets in step.offered.items()}
    asked = lesson.answers(step, table, lang) if step.kind == ASK else []
    return StepTold(
        name=step.name,
        kind=step.kind,
        text=lesson.says(step, lang),
        meanwhile=passed,
        moment=number,
        points=step.points,
        meant=lesson.meant(step, table, lang),
        choices=[update_messages.Choice(actions[word], words) for word, words in asked],
        answer=step.answer if step.kind == MOVE else actions.get(step.answer, ""),
        right=lesson.reply(step, step.answer, lang)[1],
        wrong={actions.get(w, w): lesson.reply(step, w, lang)[1] for w in step.wrong if w != ANY},
        otherwise=lesson.reply(step, ANY, lang)[1],
    )


async def play_on(hub: Hub, game: Game, name: str, ticket: Ticket) -> messages.TableMade:
    """A table on which the prepared game is played to its end, with new dice and with hints."""
    lesson = school.find(game, name)
    table = lesson.table()
    for scene in lesson.scenes():
        table = scene.table
    table.reseed(seed_bytes(None))
    key, host = keys.new_key(), keys.new_key()
    me = Seat(PERSON, "", key=keys.digest(key), seen=len(table.log))
    others = Seat(BOT, "", lesson.onward)
    unnamed = name_bots([me if seat == lesson.learner else others for seat in range(lesson.players)])
    seats = [seat.but(name=lesson.names.get(number, seat.name)) for number, seat in enumerate(unnamed)]
    header = header_of(game, lesson.players, dict(table.options), table.seeds, host)
    header = replace(begun(header, table), hints=True, chosen=True)
    given = [
        messages.SeatGiven(seat, ME, key=key) if seat == lesson.learner else messages.SeatGiven(seat, BOT)
        for seat in range(lesson.players)
    ]
    made = messages.TableMade(header.id, host, given, table.commitment)
    await hub.add(Record(header, seats, list(table.log), list(table.said)), ticket.mark(made))
    return made
