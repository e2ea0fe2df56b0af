"""Every lesson is played by the rules, with every answer that it expects and every wrong one that it speaks of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from finished_games import FINISHED
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import sottovoce
from sottovoce.core.errors import Error
from sottovoce.core.words import LANGUAGES
from sottovoce.school import lesson as school
from sottovoce.school.errors import BadLesson
from sottovoce.school.lesson import ANY, ASK, DRILL, LESSON, LONGEST, MOVE, TELL, Lesson, read, sentences

ALL = [(game, name) for game in sottovoce.games() for name in school.lessons(sottovoce.find(game))]
WORDS_TO_DECIDE = 60  # so many can be read in the time in which a newcomer is to decide something


def ids() -> list[str]:
    return [f"{game}-{name}" for game, name in ALL]


@pytest.fixture(params=ALL, ids=ids())
def lesson(request: pytest.FixtureRequest) -> Lesson:
    game, name = request.param
    return school.find(sottovoce.find(game), name)


def catalogue(folder: Path, lang: str) -> list[str]:
    body = FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8")).body
    assert not [entry for entry in body if type(entry).__name__ == "Junk"]
    return [entry.id.name for entry in body if isinstance(entry, Message)]


def test_the_games_have_lessons() -> None:
    kinds = {(game, school.find(sottovoce.find(game), name).kind) for game, name in ALL}
    assert {(game, LESSON) for game in FINISHED} <= kinds


@pytest.mark.parametrize("game", sorted({game for game, _ in ALL}))
def test_the_games_have_drills(game: str) -> None:
    names = school.lessons(sottovoce.find(game))
    found = [school.find(sottovoce.find(game), name) for name in names]
    drills = [lesson for lesson in found if lesson.kind == DRILL]
    assert 3 <= len(drills) <= 6
    assert [drill.after for drill in drills] == names[:-1], "each says what comes before it"
    assert all(any(step.kind == MOVE for step in drill.steps) for drill in drills)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_is_answered(lesson: Lesson, lang: str) -> None:
    for scene in lesson.scenes():
        step, table = scene.step, scene.table
        assert lesson.says(step, lang)
        answers = dict(lesson.answers(step, table, lang))
        if step.kind == TELL:
            assert not answers
            continue
        assert lesson.reply(step, step.answer, lang)[0]
        before = table.dump()
        for given, words in answers.items():
            right, reply = lesson.reply(step, given, lang)
            assert words != given or given.isdigit() or words in ("pass", "ready"), f"{step.name}: {given} has no words"
            assert right is (given == step.answer)
            assert right or reply
        assert table.dump() == before, "an answer to a lesson changes nothing by itself"
        for given in step.wrong:
            assert given == ANY or given in answers


def test_a_learner_decides_soon(lesson: Lesson) -> None:
    asked = next(number for number, step in enumerate(lesson.steps) if step.kind in (ASK, MOVE))
    assert asked <= 1
    for lang in LANGUAGES:
        read_first = " ".join(lesson.says(step, lang) for step in lesson.steps[: asked + 1])
        assert len(read_first.split()) <= WORDS_TO_DECIDE


def test_no_sentence_is_long_and_there_are_two_at_most(lesson: Lesson) -> None:
    for lang in LANGUAGES:
        speaker = lesson.words(lang)
        for message in catalogue(lesson.folder, lang):
            said = sentences(speaker.say(message))
            assert len(said) <= 2, message
            for sentence in said:
                assert len(sentence.split()) <= LONGEST, message


@pytest.mark.parametrize("game", sorted({game for game, _ in ALL}))
def test_the_catalogues_are_equal_and_nothing_in_them_is_unused(game: str) -> None:
    folder = sottovoce.find(game).folder / school.FOLDER
    first, *others = (catalogue(folder, lang) for lang in LANGUAGES)
    assert len(first) == len(set(first))
    assert all(first == other for other in others)
    used = {message for name in school.lessons(sottovoce.find(game)) for message in messages(game, name)}
    assert set(first) - used == set()


def messages(game: str, name: str) -> Iterator[str]:
    """All messages that a lesson can say."""
    lesson = school.find(sottovoce.find(game), name)
    yield from (lesson.message(part) for part in ("title", "about", "end"))
    for step in lesson.steps:
        yield lesson.message(step.name)
        yield lesson.message(step.name, "right")
        yield from (lesson.message(step.name, reply) for reply in step.wrong.values())
        yield from (school.answer_message(word) for word in step.offered)
        yield from (point.replace(":", "-") for point in step.points if point.startswith("part:"))


def test_drills_are_short_and_lessons_lead_into_a_game(lesson: Lesson) -> None:
    if lesson.kind == DRILL:
        assert len(lesson.steps) <= 10
    else:
        assert lesson.onward
        assert 15 <= len(lesson.steps) <= 45
        *_, last = lesson.scenes()
        assert not last.table.over


# -- what is wrong with a file is said, with its line

GOOD = (sottovoce.find("siam").folder / "lessons" / "first.lesson").read_text("utf-8")


def changed(tmp_path: Path, old: str, new: str, name: str = "first.lesson") -> Path:
    """The first lesson with something changed."""
    assert old in GOOD
    folder = tmp_path / "lessons"
    folder.mkdir()
    for lang in LANGUAGES:
        text = (sottovoce.find("siam").folder / "lessons" / f"{lang}.ftl").read_text("utf-8")
        (folder / f"{lang}.ftl").write_text(text, "utf-8")
    path = folder / name
    path.write_text(GOOD.replace(old, new, 1), "utf-8")
    return path


def test_a_copy_is_as_good(tmp_path: Path) -> None:
    assert len(read(changed(tmp_path, "seed 2", "seed 2")).steps) == len(
        school.find(sottovoce.find("siam"), "first").steps
    )


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("sottovoce lesson 1", "sottovoce 1", "lesson-first-line"),
        ("game siam", "game chess", "lesson-value"),
        ("players 2", "players 9", "lesson-value"),
        ("seed 2", "seed two", "lesson-value"),
        ("seed 2", "seed 3", "lesson-play"),
        ("learner 0", "learner 7", "lesson-value"),
        ("learner 0\n", "", "lesson-missing"),
        ("kind lesson", "kind sermon", "lesson-value"),
        ("onward novice", "onward wizard", "lesson-value"),
        ("onward novice", "onward novice\nafter nowhere", "lesson-value"),
        ("onward novice", "onward novice\nafter first", "lesson-value"),
        ("name 1 Mali", "name 9 Mali", "lesson-seat"),
        ("point province:chanthaburi", "point province:atlantis", "lesson-token"),
        ("point seat:0", "point seat:2", "lesson-token"),
        ("point seat:0", "point chanthaburi", "lesson-token"),
        ("point seat:0", "point follower:atlantis:lao", "lesson-token"),
        ("point part:siam-hand", "point part:siam-feet", "lesson-token"),
        ("point seat:0", "point choice:fly", "lesson-button"),
        ("=follower:chanthaburi:lao", "=follower:chanthaburi:laos", "lesson-token"),
        ("ask faction:lao", "ask owner:ramma faction:lao", "lesson-unnamed"),
        ("onward novice", "forward novice", "lesson-line"),
        ("move pass", "move play nothing", "lesson-answer"),
        ("move pass", "move pass\nwrong pass spend", "lesson-no-choice"),
        ("wrong * spend", "wrong give rama kedah spend", "lesson-answer"),
        ("wrong * spend", "wrong * unheard", "lesson-words"),
        ("step hand", "step leader", "lesson-twice"),
        ("step hand", "step nowhere", "lesson-words"),
        ("play 1 take lao chanthaburi", "play 1 take rama kedah", "lesson-play"),
        ("play 1 take lao chanthaburi", "play one take", "lesson-line"),
        ("point seat:0", "paint seat:0", "lesson-line"),
        ("seed 2", "seed 2\nmoves 0 pass, 1", "lesson-line"),
        ("seed 2", "seed 2\nmoves 0 pass, 0 pass", "lesson-play"),
    ],
)
def test_what_is_wrong_is_said_in_both_languages(tmp_path: Path, old: str, new: str, code: str) -> None:
    with pytest.raises(BadLesson) as caught:
        read(changed(tmp_path, old, new))
    assert caught.value.code == code
    assert caught.value.line > 0
    said = [caught.value.say(lang) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)


@pytest.mark.parametrize("message", ["first-hand", "first-leader-right"])
def test_a_long_sentence_is_refused(tmp_path: Path, message: str) -> None:
    path = changed(tmp_path, "seed 2", "seed 2")
    catalogue = path.with_name("en.ftl")
    text = catalogue.read_text("utf-8")
    assert f"\n{message} = " in text
    catalogue.write_text(text.replace(f"\n{message} = ", f"\n{message} = Very " + "very " * LONGEST), "utf-8")
    with pytest.raises(BadLesson, match=message):
        read(path)


def test_a_lesson_that_is_not_there() -> None:
    with pytest.raises(Error, match="first"):
        school.find(sottovoce.find("siam"), "../words/en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL)
def test_whatever_is_pointed_at_has_words(game: str, name: str, lang: str) -> None:
    lesson = school.find(sottovoce.find(game), name)
    for scene in lesson.scenes():
        meant = lesson.meant(scene.step, scene.table, lang)
        assert bool(meant) == any(not point.startswith("choice:") for point in scene.step.points)
        assert not set(scene.step.points) & set(re.findall(r"[\w:-]+", meant)), "no bare tokens"
