"""Lessons in the terminal: from the first question to a game of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import sottovoce
from sottovoce.core.words import LANGUAGES
from sottovoce.school import lesson as school
from sottovoce.school.lesson import TELL

if TYPE_CHECKING:
    from cli.conftest import Run

ALL = [(game, name) for game in sottovoce.games() for name in school.lessons(sottovoce.find(game))]


def typed(game: str, name: str, lang: str, wrong_first: bool = False) -> str:
    """What a learner types who knows every answer; each time after a wrong one, if that is wanted."""
    lesson = school.find(sottovoce.find(game), name)
    lines = []
    for scene in lesson.scenes():
        if scene.step.kind == TELL:
            lines.append("")
            continue
        answers = [text for text, _ in lesson.answers(scene.step, scene.table, lang)]
        if wrong_first:
            lines.append(str(next(n for n, text in enumerate(answers, 1) if text != scene.step.answer)))
        lines.append(str(answers.index(scene.step.answer) + 1))
    return "\n".join([*lines, "n", ""])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_gone_through(run: Run, game: str, name: str, lang: str) -> None:
    lesson = school.find(sottovoce.find(game), name)
    result = run("lesson", game, name, "--lang", lang, typed=typed(game, name, lang))
    assert result.code == 0, result.err
    told = " ".join(result.out.split())
    for scene in lesson.scenes():
        assert lesson.says(scene.step, lang) in told
        assert lesson.meant(scene.step, scene.table, lang) in told
    assert {"en": "Look at: ", "it": "Guarda: "}[lang] in told
    assert lesson.words(lang).say(lesson.message("end")) in told


def test_wrong_answers_are_explained_and_asked_again(run: Run) -> None:
    lesson = school.find(sottovoce.find("siam"), "first")
    result = run("lesson", "siam", typed=typed("siam", "first", "en", wrong_first=True))
    assert result.code == 0
    assert "Count the followers in Chanthaburi" in result.out
    assert lesson.words("en").say("first-end") in " ".join(result.out.split())


def test_the_game_is_played_on(run: Run, data: Path) -> None:
    answers = typed("siam", "first", "en").removesuffix("n\n")
    result = run("lesson", "siam", "first", typed=f"{answers}\npass\nquit\n")
    assert result.code == 0
    (file,) = data.glob("*.game")
    table = sottovoce.load(file.read_text("utf-8"))
    assert table.kinds == ["me", "novice"]
    assert len(table.log) > 30


def test_words_that_mean_nothing_and_leaving(run: Run) -> None:
    result = run("lesson", "siam", typed="\nrubbish\n99\nq\n")
    assert result.code == 0
    assert "rubbish" in result.out
    assert "There's no choice 99" in result.out
    assert "the lesson will be here" in result.out


def test_the_list(run: Run) -> None:
    result = run("lesson")
    assert result.code == 0
    assert all(f"sottovoce lesson {game} {name}" in result.out for game, name in ALL)


def test_check(run: Run, tmp_path: Path) -> None:
    file = sottovoce.find("siam").folder / "lessons" / "first.lesson"
    assert "The lesson works" in run("lesson", "check", str(file)).out
    bad = tmp_path / "bad.lesson"
    bad.write_text("sottovoce lesson 1\ngame siam\nsteep aim\n", "utf-8")
    result = run("lesson", "check", str(bad))
    assert result.code == 2
    assert "Line 3" in result.err
    assert run("lesson", "check").code == 2
    assert run("lesson", "check", str(tmp_path / "none")).code == 2
    assert run("lesson", "siam", "nothing").code == 2
