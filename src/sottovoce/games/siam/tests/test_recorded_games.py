"""Recorded games: at least one for every way a game can end (games/*.game), replayed and held against games.json.

They were found by seeded random play (a random bot with a liking for passing).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest
from recorded_games import RecordedGames, load

import sottovoce
from sottovoce.core.words import LANGUAGES
from sottovoce.games.siam.rules import scoring
from sottovoce.games.siam.rules.turns import Siam

HERE = Path(__file__).parent
HOW = {
    scoring.BY_RULER: "most followers",
    scoring.BY_SECOND: "second faction",
    scoring.BY_CARD: "earliest card",
    scoring.BY_SETS: "sets",
    scoring.BY_LATEST: "latest card",
    scoring.SHARED: "shared",
}


def outcome(table: sottovoce.Table) -> dict[str, Any]:
    """What is golden about a finished game."""
    s = cast(Siam, table.position)
    colony = scoring.is_colony(s)
    return {
        "players": table.players,
        "entries": len(table.log),
        "struggles": int(s.struggle),
        "cards_left": int(s.cards_left),
        "colony": colony,
        "alone": not colony and scoring.second(s, scoring.ruler(s)) < 0,
        "how": HOW[int(scoring.decided_by(s))],
        "winners": list(table.winners),
        "scores": list(table.scores),
        "ending": {lang: table.ending(lang) for lang in LANGUAGES},
    }


GAMES = RecordedGames(HERE, outcome)


def _has(**wanted: object) -> bool:
    return any(all(game[key] == value for key, value in wanted.items()) for game in GAMES.golden.values())


def test_every_file_is_golden() -> None:
    GAMES.check_names()


@pytest.mark.parametrize("file", GAMES.files, ids=lambda file: file.stem)
def test_recorded_game(file: Path) -> None:
    GAMES.check(file)


@pytest.mark.parametrize("file", GAMES.files, ids=lambda file: file.stem)
def test_recorded_game_step_by_step(file: Path) -> None:
    """The same game, entry by entry at a new table: the same story, and the same file."""
    recorded = load(file)
    table = sottovoce.new(
        "siam",
        players=recorded.players,
        seed=recorded.seed,
        options=recorded.options,
        names=recorded.names,
        rules=recorded.game.rules_version,
    )
    assert table.marks == ["chosen"]  # which the recorded games are not marked with: they are older
    table.marks = list(recorded.marks)
    for entry in recorded.log:
        assert table.to_act == (entry.seat,)
        assert not table.over
        table.play(entry.seat, entry.text)
        table.game.check(table.position)
    assert table.dump() == recorded.dump()
    for lang in LANGUAGES:
        assert table.story(lang) == recorded.story(lang)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("how", ["most followers", "second faction", "earliest card"])
def test_every_way_to_win_a_reign_is_recorded(players: int, how: str) -> None:
    assert _has(players=players, how=how, colony=False, alone=False)


@pytest.mark.parametrize("how", ["sets", "latest card"])
@pytest.mark.parametrize("players", [3, 4])
def test_every_way_to_win_a_colony_is_recorded(players: int, how: str) -> None:
    assert _has(players=players, how=how, colony=True)


def test_every_shared_victory_is_recorded() -> None:
    """With two or three players a reign is shared only if no second faction breaks the tie of the playing aids (R6)."""
    assert _has(how="shared", colony=False, alone=True, players=3)
    assert _has(how="shared", colony=False, alone=False, players=4)
    assert _has(how="shared", colony=True, players=2)
    assert _has(how="shared", colony=True, players=4)


def test_every_special_ending_is_recorded() -> None:
    assert _has(colony=True, struggles=8)
    assert _has(colony=True, struggles=8, players=4)
    assert _has(alone=True, how="earliest card")
    assert _has(alone=True, how="most followers")
    assert _has(alone=True, players=4)
    assert _has(cards_left=1)


@pytest.mark.parametrize("colony", [False, True])
def test_last_cards_that_won_are_recorded(colony: bool) -> None:
    """§23: whoever played the last card has won."""
    won = 0
    for file in GAMES.files:
        if GAMES.golden[file.stem]["cards_left"] or GAMES.golden[file.stem]["colony"] != colony:
            continue
        table = load(file)
        if table.options["last-card"] == "on":
            s = cast(Siam, table.position)
            assert max(range(table.players), key=lambda seat: int(s.played[seat])) in table.winners
            won += 1
    assert won > 0


def test_a_game_of_version_2_in_which_the_new_option_mattered_is_recorded() -> None:
    """A 2 vs 1 without a legal swap did nothing, where version 1 would have asked for one."""
    recorded = load(HERE / "games" / "version-2-nothing.game")
    assert recorded.options["two-vs-one"] == "nothing"
    again = sottovoce.new("siam", players=recorded.players, seed=recorded.seed, rules=1)
    with pytest.raises(sottovoce.Illegal):
        _repeat(again, recorded)


def _repeat(table: sottovoce.Table, recorded: sottovoce.Table) -> None:
    for entry in recorded.log:
        table.play(entry.seat, entry.text)
