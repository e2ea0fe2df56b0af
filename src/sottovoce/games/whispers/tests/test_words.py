"""Both languages say everything, and say it within bounds."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.markup import plain
from sottovoce.core.words import LANGUAGES, Speaker
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.rules.board import EMPIRE_NAMES, POST_NAMES, board
from sottovoce.games.whispers.rules.cards import ABILITY_NAMES, KIND_NAMES

if TYPE_CHECKING:
    from sottovoce.games.whispers.tests.conftest import Stage

REGIONS = board(False, "p5-p7").regions


def catalogue(lang: str) -> dict[str, set[str]]:
    """Every message with the arguments it speaks of."""
    text = (GAME.folder / "words" / f"{lang}.ftl").read_text("utf-8")
    messages = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)
    return {m.split(" =")[0]: set(re.findall(r"\$([\w-]+)", m)) for m in messages if re.match(r"[a-z][\w-]* =", m)}


def test_both_catalogues_have_the_same_messages_with_the_same_arguments() -> None:
    assert catalogue("en") == catalogue("it")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name(lang: str) -> None:
    words = GAME.words(lang)
    tokens = [f"region-{region}" for region in REGIONS]
    tokens += [f"empire-{empire}" for empire in EMPIRE_NAMES] + [f"post-{post}" for post in POST_NAMES]
    tokens += [f"card-{kind}" for kind in KIND_NAMES]
    tokens += [f"{kind}-{ability}" for ability in ABILITY_NAMES for kind in ("ability", "help")]
    tokens += [f"help-{thing}" for thing in (*POST_NAMES, *KIND_NAMES)]
    tokens += [f"help-{action}" for action in ("add", "draw", "attack", "swap", "pass")]
    for option in GAME.options:
        tokens += [f"option-{option.name}", f"option-{option.name}-help"]
        tokens += [f"option-{option.name}-{value}" for value in option.values]
    assert [token for token in tokens if not words.has(token)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_region_names_are_short_and_easy_to_tell_apart(lang: str) -> None:
    names = [Speaker(GAME.words(lang)).token(f"region:{region}") for region in REGIONS]
    assert all(name.isalpha() and len(name) <= 10 for name in names)
    assert len({name[:3] for name in names}) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_shows_what_a_player_needs(lang: str, scene: type[Stage]) -> None:
    stage = scene()
    stage.army("b1", "bear", 6).agent(0, "bear-chancellor").give(0, "bear-eagle", "horse-lion").reach("bear-sheriff")
    speaker = Speaker(GAME.words(lang), ["Ann", "Bob"])
    shown = plain(GAME.board(stage.view(0), speaker))
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert speaker.say("board-over-supply", count=2) in shown
    assert speaker.say("board-points", count=int(stage.position.score(0))) in shown
    assert "►(Ann)" in shown
    for ability in ("bear", "double-bear", "mercenaries", "horse", "double-horse", "midnight-oil"):
        assert speaker.token(f"ability:{ability}") in shown
    hidden = plain(GAME.board(stage.view(None), speaker))
    assert speaker.token("ability:mercenaries") not in hidden


def test_names_in_brackets_do_not_break_the_board() -> None:
    table = sottovoce.new("whispers", players=2, seed=1, names=["[bold]", "a name much longer than any column"])
    dice = Fast(2)
    for _ in range(30):
        seat = table.to_act[0]
        actions = table.actions(seat)
        table.play_action(seat, actions[dice.roll(len(actions))])
    assert all(len(line) <= 80 for line in plain(table.board(0, "it")).splitlines())
    assert "[bold]" in plain(table.board(0))


def test_the_rule_that_applies_is_shown(scene: type[Stage]) -> None:
    stage = scene().army("b5", "bear", 3).agent(0, "bear-sheriff").give(0, "elephant-bear")
    assert GAME.paragraph(stage.position, stage.asked) == "9"
    stage.reach("bear-sheriff")
    assert GAME.paragraph(stage.position, 0) == "10"
    stage.play("attack")
    assert GAME.paragraph(stage.position, 0) == "19"
    stage.play("from b5", "to h2", "count 3")
    assert GAME.paragraph(stage.position, 0) == "22"
