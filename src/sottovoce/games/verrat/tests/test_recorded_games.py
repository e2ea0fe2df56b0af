"""Recorded games: one for every way a game can end (games/*.game), replayed and held against games.json.

They are games of talking greedy bots, one of whom accepts every offer, and three played by hand.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from recorded_games import RecordedGames, load

import sottovoce
from sottovoce.bots import answer
from sottovoce.core.words import LANGUAGES
from sottovoce.games.verrat.bot.greedy import Greedy, converse
from sottovoce.games.verrat.show.view import ENDINGS
from sottovoce.games.verrat.talk import talk

HERE = Path(__file__).parent


def outcome(table: sottovoce.Table) -> dict[str, Any]:
    """What is golden about a finished game."""
    view = table.view(None)
    return {
        "how": view["how"],
        "rounds": view["round"],
        "entries": len(table.log),
        "said": len(table.said),
        "winners": list(table.winners),
        "scores": list(table.scores),
        "ending": {lang: table.ending(lang) for lang in LANGUAGES},
    }


def play(seed: int) -> sottovoce.Table:
    """Four greedy bots who talk; the last one accepts every offer."""
    table = sottovoce.new("verrat", seed=seed, names=["Anna", "Bruno", "Carla", "Dario"])
    bots = [Greedy(seed * 4 + seat) for seat in range(4)]
    spoken = 0
    while not table.over:
        if table.view(None)["round"] != spoken:
            spoken = table.view(None)["round"]
            converse(table, dict(enumerate(bots)))
        seat = table.to_act[0]
        accepting = [text for text in table.choices(seat) if text.startswith("accept ") and seat == 3]
        table.play(seat, accepting[0] if accepting else answer(bots[seat], table, seat))
    return table


def quiet() -> sottovoce.Table:
    """Nobody moves for twelve rounds."""
    table = sottovoce.new("verrat", seed=12)
    while not table.over:
        for seat in table.to_act:
            wanted = ("ready", "keep fat", "keep small", "keep tall", "accuse red-fat", "waive")
            table.play(seat, next(text for text in wanted if text in table.choices(seat)))
    return table


def agreed() -> sottovoce.Table:
    """Nobody wants to play."""
    table = sottovoce.new("verrat", seed=3)
    for seat, text in ((0, "ready"), (0, "propose-draw"), (1, "ready"), (1, "agree-draw"), (2, "refuse-draw")):
        table.play(seat, text)
    table.play(2, "ready")
    table.play(3, "ready")
    for seat in range(4):
        for text in ("keep fat", "keep small", "keep tall", "accuse red-fat", "ready"):
            table.play(seat, text)
    while table.view(None)["phase"] != "intrigue":
        table.play(table.to_act[0], "waive")
    for seat in (0, 1, 2):
        table.play(seat, "ready")
        table.play(seat, "propose-draw" if seat == 0 else "agree-draw")
    table.play(3, "agree-draw")
    return table


def limited() -> sottovoce.Table:
    """One vizier wanders from city to city for forty rounds and takes nothing."""
    table = sottovoce.new("verrat", seed=40)
    while not table.over:
        for seat in table.to_act:
            wander = ("send fat bukhara", "send fat tabriz") if seat == 0 else ()
            wanted = ("ready", *wander, "keep fat", "keep small", "keep tall", "accuse red-fat", "done", "waive")
            if seat in table.to_act:
                table.play(seat, next(text for text in wanted if text in table.choices(seat)))
    return table


def search(most: int = 2000) -> None:
    """Find a game for every ending and write it."""
    found = {"quiet": quiet(), "agreement": agreed(), "limit": limited()}
    for seed in range(most):
        if len(found) == len(ENDINGS):
            break
        table = play(seed)
        found.setdefault(table.view(None)["how"], table)
    for how, table in found.items():
        (HERE / "games" / f"{how}.game").write_text(table.dump(), "utf-8")


GAMES = RecordedGames(HERE, outcome)


def test_there_is_a_game_for_every_ending() -> None:
    GAMES.check_names()
    assert {file.stem for file in GAMES.files} == {*ENDINGS, "version-2-refused"}


@pytest.mark.parametrize("file", GAMES.files, ids=lambda file: file.stem)
def test_a_recorded_game_comes_out_the_same(file: Path) -> None:
    table = GAMES.check(file)
    assert file.stem in (outcome(table)["how"], "version-2-refused")
    for lang in LANGUAGES:
        assert len(table.story(lang)) > len(table.ending(lang))


def test_words_were_given_and_judged() -> None:
    verdicts = set()
    for file in GAMES.files:
        table = load(file)
        for seat in range(4):
            for line in talk.book(table, seat):
                verdicts |= set(line.verdicts.values())
    assert "kept" in verdicts


def test_a_game_of_version_2_in_which_a_demand_was_refused_and_round_20_was_the_last_is_recorded() -> None:
    table = load(HERE / "games" / "version-2-refused.game")
    texts = [entry.text for entry in table.log]
    assert "keep-card" in texts
    assert "hand-over" in texts
    assert table.view(None)["round"] == 20
    assert table.view(None)["how"] == "limit"
