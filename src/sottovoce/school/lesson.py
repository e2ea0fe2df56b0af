"""A lesson: a prepared game in which the learner makes the moves, told step by step (docs/lessons.md).

A lesson is a text file in a game's folder, its sentences stand in the catalogues beside it. What is read here is
played by the rules at once, so that a lesson that no longer fits them can't be loaded.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import groupby
from pathlib import Path
from typing import TypeVar

import sottovoce
from sottovoce.bots import known
from sottovoce.core.errors import Error, Unknown
from sottovoce.core.files import read_text
from sottovoce.core.game import Game
from sottovoce.core.table import Table
from sottovoce.core.words import LANGUAGES, Speaker, Typed, words
from sottovoce.school.errors import WORDS, BadLesson, NoSuchLesson

MAGIC = "sottovoce lesson 1"
SUFFIX = ".lesson"
FOLDER = "lessons"
LESSON, DRILL = "lesson", "drill"
TELL, ASK, MOVE = "tell", "ask", "move"
ANY = "*"
LONGEST = 25  # words of a sentence
MOST_SENTENCES = 2  # of a step
_SENTENCE_END = re.compile(r"(?<=[.!?])[”»)]*\s+")
_CHOICE, _PART, _SEAT, _CARD = "choice:", "part:", "seat:", "card:"
_HEADER = ("game", "kind", "players", "seed", "learner", "onward", "option", "name", "after", "moves")
T = TypeVar("T")


@dataclass(frozen=True)
class LessonStep:
    """One thing to read, with what happens before it and what the learner has to do then."""

    name: str
    line: int
    before: list[tuple[int, str, int]] = field(default_factory=list)  # seat, action and line: played first
    points: list[str] = field(default_factory=list)  # tokens of what is meant
    kind: str = TELL
    answer: str = ""
    offered: dict[str, list[str]] = field(default_factory=dict)  # a question's answers, with tokens of the board
    wrong: dict[str, str] = field(default_factory=dict)  # answer or `*`: the sentence for it


@dataclass(frozen=True)
class StagedStep:
    """A step at its table, as the learner meets it."""

    step: LessonStep
    table: Table
    played: int  # entries before it that are shown as they come


@dataclass(frozen=True)
class Lesson:
    """A lesson as it is written."""

    name: str
    game: Game
    kind: str
    players: int
    seed: int
    learner: int
    onward: str  # the bot against which the game is played on at the end; nothing for a drill
    options: dict[str, str]
    names: dict[int, str]
    after: str  # the lesson that should come before this one
    moves: list[tuple[int, str, int]]  # seat, action and line: the prepared game up to where it is taken up
    steps: list[LessonStep]
    folder: Path

    def words(self, lang: str) -> Speaker:
        """Somebody who speaks the lesson's catalogue, at no table."""
        return Speaker(words(lang, WORDS, self.game.folder / "words", self.folder))

    def table(self) -> Table:
        """The prepared game where it is taken up."""
        table = self.dealt()
        for seat, action, _ in self.moves:
            table.play(seat, action)
        return table

    def dealt(self) -> Table:
        """The prepared game before its first move."""
        names = [self.names.get(seat, "") for seat in range(self.players)]
        return sottovoce.new(self.game, self.players, self.seed, self.options, names)

    def scenes(self, meanwhile: Callable[[Table], None] = lambda table: None) -> Iterator[StagedStep]:
        """All steps in order, each with the table as it then stands (one table that moves along).

        `meanwhile` sees the table each time that one seat has made all its moves in a row before a step.
        """
        table = self.table()
        for step in self.steps:
            for _, moves in groupby(step.before, lambda move: move[0]):
                for seat, action, _ in moves:
                    table.play(seat, action)
                meanwhile(table)
            yield StagedStep(step, table, len(step.before))
            if step.kind == MOVE:
                table.play(self.learner, step.answer)

    def message(self, *parts: str) -> str:
        """The name of one of the lesson's messages."""
        return "-".join([self.name, *parts])

    def says(self, step: LessonStep, lang: str, reply: str = "") -> str:
        """What a step says, or its reply to an answer."""
        return self.words(lang).say(self.message(step.name, *([reply] if reply else [])))

    def answers(self, step: LessonStep, table: Table, lang: str) -> list[tuple[str, str]]:
        """What can be answered to a step, with its words: the question's answers, or all legal choices."""
        if step.kind == MOVE:
            return [(text, table.choice(self.learner, text, lang)) for text in table.choices(self.learner)]
        if step.kind == ASK:
            return [(word, self.spoken(table, word, lang)) for word in sorted(step.offered)]
        return []

    def spoken(self, table: Table, word: str, lang: str) -> str:
        """An answer to a question in words: the catalogue's `answer-…`, or what the token names."""
        own = self.words(lang)
        message = answer_message(word)
        if own.words.has(message):
            return own.say(message)
        return table.speaker(lang).token(word)

    def meant(self, step: LessonStep, table: Table, lang: str) -> str:
        """Where a step points, as a sentence for whoever sees neither arrow nor glow; nothing where it doesn't."""
        points = (point for point in step.points if not point.startswith(_CHOICE))  # a button names itself
        names = dict.fromkeys(self.named(point, table, lang) or point for point in points)
        return self.words(lang).say("meant", what=[Typed(name) for name in names]) if names else ""

    def named(self, token: str, table: Table, lang: str) -> str | None:
        """What a token means, in words; None if neither the table nor a catalogue knows it."""
        own, spoken, message = self.words(lang), table.speaker(lang), token.replace(":", "-")
        if token.startswith(_PART):
            return own.say(message) if own.words.has(message) else None
        if token == f"seat:{self.learner}":
            return own.say("meant-own")
        if token.startswith(_SEAT):
            return spoken.token(token) if token in [f"{_SEAT}{seat}" for seat in range(self.players)] else None
        phrase = self.game.described(token)
        parts = [token] if phrase is None else [part for part in phrase.args.values() if isinstance(part, str)]
        if any(":" in part and spoken.token(part) == part for part in parts) or ":" not in token:
            return None
        if phrase is not None:
            return spoken.phrase(phrase)
        name = spoken.token(token)
        return own.say("meant-card", card=Typed(name)) if token.startswith(_CARD) else name

    def reply(self, step: LessonStep, given: str, lang: str) -> tuple[bool, str]:
        """Whether an answer is right, and what is said to it (nothing, where the next step says all)."""
        if given == step.answer:
            right = self.message(step.name, "right")
            speaker = self.words(lang)
            return True, speaker.say(right) if speaker.words.has(right) else ""
        sentence = step.wrong.get(given) or step.wrong.get(ANY)
        if sentence is None:
            return False, self.words(lang).say("not-this-time")
        return False, self.says(step, lang, sentence)


def answer_message(word: str) -> str:
    """The message that puts an answer to a question into words, where a lesson has one of its own."""
    return f"answer-{word.replace(':', '-')}"


def read(path: Path) -> Lesson:
    """The lesson of a file, played through; BadLesson with line and reason if anything in it is wrong."""
    lesson = _Reader(read_text(path), path).lesson()
    _play(lesson)
    return lesson


@lru_cache(maxsize=32)
def lessons(game: Game) -> list[str]:
    """The names of a game's lessons and drills, the lessons first, each after the one that should come before it.

    None of them is played for that.
    """
    paths = sorted((game.folder / FOLDER).glob(f"*{SUFFIX}"))
    found = {path.stem: _Reader(read_text(path), path).lesson() for path in paths}

    def place(lesson: Lesson) -> tuple[bool, int, str]:
        return lesson.kind != LESSON, len(_before(lesson, found)), lesson.name

    return [lesson.name for lesson in sorted(found.values(), key=place)]


def _before(lesson: Lesson, known: dict[str, Lesson]) -> list[str]:
    """The lessons that should come before one, the nearest first."""
    names: list[str] = []
    while lesson.after and lesson.after not in names:
        names.append(lesson.after)
        lesson = known[lesson.after]
    return names


def find(game: Game, name: str) -> Lesson:
    """A game's lesson by its name; NoSuchLesson if it has none such."""
    folder = game.folder / FOLDER
    known = sorted(path.stem for path in folder.glob(f"*{SUFFIX}"))
    if name not in known:
        raise NoSuchLesson("lesson", lesson=Typed(name), game=game.name, lessons=known)
    return _kept(folder / f"{name}{SUFFIX}")


@lru_cache(maxsize=128)
def _kept(path: Path) -> Lesson:
    return read(path)


class _Reader:
    """Reads the lines of a lesson one by one."""

    def __init__(self, text: str, path: Path) -> None:
        self.path = path
        self.lines = text.splitlines()
        self.header: dict[str, tuple[int, str]] = {}
        self.options: dict[str, str] = {}
        self.names: dict[int, str] = {}
        self.named: dict[int, int] = {}  # on which line a seat is named
        self.moves: list[tuple[int, str, int]] = []
        self.steps: list[LessonStep] = []

    def lesson(self) -> Lesson:
        """All of it."""
        if not self.lines or self.lines[0].strip() != MAGIC:
            raise BadLesson("lesson-first-line", 1, wanted=MAGIC)
        for number, line in enumerate(self.lines[1:], 2):
            word, _, rest = line.strip().partition(" ")
            if not word or word.startswith("#"):
                continue
            if not (self._head(number, word, rest.strip()) if not self.steps and word != "step" else False):
                self._step(number, word, rest.strip())
        if not self.steps:
            raise BadLesson("lesson-no-steps", len(self.lines))
        game = self._value("game", sottovoce.find)
        players = self._value("players", lambda text: game.check_seats(int(text)))
        for seat, number in self.named.items():
            if seat >= players:
                raise BadLesson("lesson-seat", number, seat=seat, last=players - 1)
        return Lesson(
            name=self.path.stem,
            game=game,
            kind=self._value("kind", lambda text: {LESSON: LESSON, DRILL: DRILL}[text]),
            players=players,
            seed=self._value("seed", int),
            learner=self._value("learner", lambda text: range(players)[int(text)]),
            onward=self._value("onward", partial(_bot, game)) if "onward" in self.header else "",
            options=self.options,
            names=self.names,
            after=self._value("after", partial(self._lesson_beside, game)) if "after" in self.header else "",
            moves=self.moves,
            steps=self.steps,
            folder=self.path.parent,
        )

    def _head(self, number: int, word: str, rest: str) -> bool:
        """A line above the steps."""
        if word not in _HEADER:
            raise BadLesson("lesson-line", number, text=Typed(word))
        if word == "option":
            name, _, value = rest.partition(" ")
            self.options[name] = value
        elif word == "name":
            seat, _, name = rest.partition(" ")
            if not seat.isdigit() or not name:
                raise BadLesson("lesson-line", number, text=Typed(f"{word} {rest}"))
            self.names[int(seat)] = name
            self.named[int(seat)] = number
        elif word == "moves":
            self.moves += [_move(part, number) for part in rest.split(",")]
        else:
            self.header[word] = (number, rest)
        return True

    def _value(self, key: str, make: Callable[[str], T]) -> T:
        """A field of the header, understood."""
        number, text = self.header.get(key, (0, ""))
        if not text:
            raise BadLesson("lesson-missing", 1, text=Typed(key))
        try:
            return make(text)
        except Error as problem:
            raise BadLesson("lesson-value", number, problem, text=Typed(f"{key} {text}")) from None
        except (ValueError, KeyError, IndexError):
            raise BadLesson("lesson-value", number, text=Typed(f"{key} {text}")) from None

    def _lesson_beside(self, game: Game, name: str) -> str:
        """A lesson in the same folder, other than this one."""
        beside = sorted(path.stem for path in self.path.parent.glob(f"*{SUFFIX}") if path.stem != self.path.stem)
        if name not in beside:
            raise NoSuchLesson("lesson", lesson=Typed(name), game=game.name, lessons=beside)
        return name

    def _step(self, number: int, word: str, rest: str) -> None:
        """A line of a step."""
        if word == "step" and rest:
            if any(step.name == rest for step in self.steps):
                raise BadLesson("lesson-twice", number, text=Typed(rest))
            self.steps.append(LessonStep(rest, number))
            return
        if not self.steps or not rest:
            raise BadLesson("lesson-line", number, text=Typed(f"{word} {rest}".strip()))
        step = self.steps[-1]
        first, _, more = rest.partition(" ")
        if word == "play" and first.isdigit() and more and step.kind == TELL:
            step.before.append((int(first), more, number))
        elif word == "point":
            step.points.extend(rest.split())
        elif word in (ASK, MOVE) and step.kind == TELL:
            offered = dict(_target(part) for part in rest.split()) if word == ASK else {}
            answer = next(iter(offered), rest)
            self.steps[-1] = LessonStep(step.name, number, step.before, step.points, word, answer, offered)
        elif word == "wrong" and step.kind != TELL and " " in rest:
            answer, _, sentence = rest.rpartition(" ")
            step.wrong[answer] = sentence
        else:
            raise BadLesson("lesson-line", number, text=Typed(f"{word} {rest}"))


def _bot(game: Game, name: str) -> str:
    """A bot against which a game can be played on."""
    if name not in known(game):
        raise Unknown("bot", bot=Typed(name), bots=list(known(game)))
    return name


def _move(part: str, number: int) -> tuple[int, str, int]:
    """A move of the game before the lesson: `0 play rama`."""
    seat, _, action = part.strip().partition(" ")
    if not seat.isdigit() or not action:
        raise BadLesson("lesson-line", number, text=Typed(part.strip()))
    return int(seat), action, number


def _target(part: str) -> tuple[str, list[str]]:
    """An answer to a question, and where on the board it can be given: `faction:lao=follower:khorat:lao`."""
    answer, _, targets = part.partition("=")
    return answer, targets.split(",") if targets else [answer]


def _play(lesson: Lesson) -> None:
    """Play a lesson through by the rules, with every answer that it expects or speaks of."""
    try:
        table = lesson.dealt()
    except Error as problem:
        raise BadLesson("lesson-table", 1, problem) from None
    for seat, action, line in lesson.moves:
        _try(table, seat, action, line)
    for step in lesson.steps:
        for seat, action, line in step.before:
            _try(table, seat, action, line)
        _check_tokens(lesson, step, table)
        if step.kind == MOVE:
            _check_answers(step, table.choices(lesson.learner))
            _try(table, lesson.learner, step.answer, step.line)
        elif step.kind == ASK:
            _check_answers(step, list(step.offered))
    for lang in LANGUAGES:
        _check_words(lesson, lang)


def _try(table: Table, seat: int, action: str, line: int) -> None:
    try:
        table.play(seat, action)
    except Error as problem:
        raise BadLesson("lesson-play", line, problem, text=Typed(action)) from None


def _check_answers(step: LessonStep, possible: list[str]) -> None:
    """Whatever is expected or spoken of can be answered, and nothing is both right and wrong."""
    for answer in (step.answer, *step.wrong):
        if answer != ANY and answer not in possible:
            raise BadLesson("lesson-answer", step.line, text=Typed(answer), choices=possible[:20])
    if step.answer in step.wrong or len(possible) < 2:
        raise BadLesson("lesson-no-choice", step.line, text=Typed(step.answer))


def _check_tokens(lesson: Lesson, step: LessonStep, table: Table) -> None:
    """Whatever a step points at is there and has words, and so have the answers to its question."""
    buttons = [_CHOICE + text.replace(" ", "_") for text in table.choices(lesson.learner)]
    targets = [target for answer, places in step.offered.items() for target in places if target != answer]
    for lang in LANGUAGES:
        for token in [*step.points, *targets]:
            if token.startswith(_CHOICE) and token not in buttons:
                raise BadLesson("lesson-button", step.line, text=Typed(token), choices=buttons[:20])
            if not token.startswith(_CHOICE) and lesson.named(token, table, lang) is None:
                raise BadLesson("lesson-token", step.line, text=Typed(token), lang=lang)
        for answer in step.offered:
            if lesson.spoken(table, answer, lang) == answer:
                message = answer_message(answer)
                raise BadLesson("lesson-unnamed", step.line, text=Typed(answer), wanted=message, lang=lang)


def _check_words(lesson: Lesson, lang: str) -> None:
    """Every sentence is there."""
    speaker = lesson.words(lang)
    wanted = [(lesson.message("title"), 1), (lesson.message("about"), 1), (lesson.message("end"), 1)]
    for step in lesson.steps:
        wanted.append((lesson.message(step.name), step.line))
        wanted += [(lesson.message(step.name, reply), step.line) for reply in step.wrong.values()]
        right = lesson.message(step.name, "right")
        wanted += [(right, step.line)] if speaker.words.has(right) else []
    for message, line in wanted:
        if not speaker.words.has(message):
            raise BadLesson("lesson-words", line, text=Typed(message), lang=lang)
        said = sentences(speaker.say(message))
        longest = max(len(sentence.split()) for sentence in said)
        if longest > LONGEST or len(said) > MOST_SENTENCES:
            raise BadLesson("lesson-long", line, text=Typed(message), lang=lang, most=LONGEST, count=MOST_SENTENCES)


def sentences(text: str) -> list[str]:
    """A text, sentence by sentence."""
    return [part for part in _SENTENCE_END.split(text) if part]
