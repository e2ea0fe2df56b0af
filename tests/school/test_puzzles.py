"""Puzzles: all can be played through, none is a twin of another, and a sample is proven anew."""

from __future__ import annotations

import datetime

import pytest

import sottovoce
from sottovoce.core.words import LANGUAGES
from sottovoce.games.siam.bot.proof import THEMES
from sottovoce.lab.judged_puzzles import FAR, FEWEST_CHOICES, LEAST, ahead_still
from sottovoce.lab.puzzles import FEWEST, FEWEST_WRONG, proven, prover_of
from sottovoce.school.puzzle import EASIEST, HARDEST, Puzzle, find, of_the_day, play, puzzles
from sottovoce.school.words import speaker

SIAM = sottovoce.find("siam")
ALL = list(puzzles(SIAM).values())
JUDGED = [(game, puzzle) for game in ("verrat", "whispers") for puzzle in puzzles(sottovoce.find(game)).values()]
QUICK = [puzzle for puzzle in ALL if len(puzzle.twins) <= 3]
EIGHTH = 8  # `sottovoce puzzles check`, which has a test of its own, proves them all


def sample() -> list[Puzzle]:
    """Every eighth puzzle of each theme with each number of players, and at least one."""
    kinds: dict[tuple[int, str], list[Puzzle]] = {}
    for puzzle in ALL:
        kinds.setdefault((puzzle.players, puzzle.theme), []).append(puzzle)
    return [puzzle for kind in kinds.values() for puzzle in kind[::EIGHTH]]


SAMPLE = sample()


def test_there_are_enough_and_they_differ() -> None:
    assert len(ALL) >= 300
    assert min(sum(puzzle.players == players for puzzle in ALL) for players in (2, 3, 4)) >= 50
    assert len({(puzzle.players, puzzle.seed) for puzzle in ALL}) == len(ALL), "at most one from each source game"
    assert {puzzle.players for puzzle in ALL} == {2, 3, 4}
    assert {puzzle.theme for puzzle in ALL} <= set(THEMES)
    assert {puzzle.level for puzzle in ALL} == set(range(EASIEST, HARDEST + 1))


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_is_played_through(puzzle: Puzzle) -> None:
    table = puzzle.table(SIAM)
    wrong = 0
    twins = dict(zip(puzzle.decisions, puzzle.twins, strict=True))
    for number, move in enumerate(puzzle.line):
        seat, _, action = move.partition(" ")
        if number in twins:
            assert int(seat) == puzzle.seat
            assert action in twins[number]
            assert {*twins[number]} < {*table.choices(puzzle.seat)}
            refuted = puzzle.refutations(puzzle.decisions.index(number))
            assert {*refuted, *twins[number]} == {*table.choices(puzzle.seat)}
            wrong += len(table.choices(puzzle.seat)) - len(twins[number])
        table.play(int(seat), action)
    assert len(twins) >= FEWEST
    assert wrong >= FEWEST_WRONG
    assert puzzle.line[-1].startswith(f"{puzzle.seat} "), "the tail is cut"
    for decision in range(len(twins)):
        for answer, moves in puzzle.refutations(decision).items():
            trial = puzzle.table(SIAM, decision)
            assert moves[0] == f"{puzzle.seat} {answer}"
            for move in moves:
                play(trial, move)


def test_the_sample_has_all_kinds() -> None:
    assert {(puzzle.players, puzzle.theme) for puzzle in SAMPLE} == {(puzzle.players, puzzle.theme) for puzzle in ALL}
    assert {puzzle.level for puzzle in SAMPLE} == set(range(EASIEST, HARDEST + 1))
    assert len(SAMPLE) * EIGHTH >= len(ALL)


@pytest.mark.parametrize("puzzle", SAMPLE if sottovoce.compiled() else QUICK[::20], ids=lambda puzzle: puzzle.id)
def test_a_sample_is_proven_anew(puzzle: Puzzle) -> None:
    assert proven(SIAM, prover_of(SIAM), puzzle)


def test_a_false_puzzle_is_found_out() -> None:
    puzzle = QUICK[0]
    told = {field: getattr(puzzle, field) for field in puzzle.__struct_fields__}
    prover = prover_of(SIAM)
    wrong = next(iter(puzzle.refuted))
    assert not proven(SIAM, prover, Puzzle(**{**told, "line": [f"{puzzle.seat} {wrong}", *puzzle.line[1:]]}))
    assert not proven(SIAM, prover, Puzzle(**{**told, "refuted": {}}))
    assert not proven(SIAM, prover, Puzzle(**{**told, "later": []}))
    assert not proven(SIAM, prover, Puzzle(**{**told, "later": [{}, *puzzle.later[1:]]}))
    assert not proven(SIAM, prover, Puzzle(**{**told, "twins": puzzle.twins[:1]}))
    assert not proven(SIAM, prover, Puzzle(**{**told, "seat": (puzzle.seat + 1) % puzzle.players}))


def test_the_puzzle_of_the_day() -> None:
    day = datetime.date(2026, 11, 18)
    days = [of_the_day(SIAM, day + datetime.timedelta(days=number)).id for number in range(len(ALL))]
    assert len(set(days)) == len(ALL), "each has its day before one comes again"
    assert of_the_day(SIAM, day).id == days[0]


def test_themes_have_words_and_unknown_puzzles_are_refused() -> None:
    for lang in LANGUAGES:
        assert all(speaker(lang).token(f"theme:{theme}") != f"theme:{theme}" for theme in THEMES)
    with pytest.raises(sottovoce.Unknown, match="no puzzle"):
        find(SIAM, "nothing")
    with pytest.raises(sottovoce.Unknown, match="no puzzle"):
        find(sottovoce.find("verrat"), "nothing")


# -- where nothing can be proven


@pytest.mark.parametrize(("game", "puzzle"), JUDGED, ids=lambda value: getattr(value, "id", value))
def test_a_judged_puzzle_is_played_through(game: str, puzzle: Puzzle) -> None:
    found = sottovoce.find(game)
    table = puzzle.table(found)
    choices = table.choices(puzzle.seat)
    assert puzzle.seat in table.to_act
    assert len(choices) >= FEWEST_CHOICES
    right = puzzle.twins[0]
    assert puzzle.decisions == list(range(len(puzzle.line))), "all are the solver's own"
    assert {*puzzle.refuted, *right} == {*choices} == {*puzzle.chances}
    best = max(puzzle.chances[text] for text in right)
    assert best >= LEAST
    assert best - max(puzzle.chances[text] for text in puzzle.refuted) >= FAR - 0.03, "by other luck than when checked"
    assert found.puzzles.theme(table.position, puzzle.seat, found.action(table.position, right[0]) or 0) == puzzle.theme
    for lang in LANGUAGES:
        assert speaker(lang).token(f"theme:{puzzle.theme}") != f"theme:{puzzle.theme}"
    for move, twins in zip(puzzle.line, puzzle.twins, strict=True):
        assert move.partition(" ")[2] in twins
        play(table, move)
    for moves in list(puzzle.refuted.values())[:2]:
        refuted = puzzle.table(found)
        for move in moves:
            play(refuted, move)


@pytest.mark.skipif(not sottovoce.compiled(), reason="a judge takes minutes uncompiled")
@pytest.mark.parametrize(("game", "puzzle"), JUDGED[::24], ids=lambda value: getattr(value, "id", value))
def test_a_sample_of_judged_puzzles_is_judged_anew(game: str, puzzle: Puzzle) -> None:
    assert ahead_still(sottovoce.find(game), puzzle, thought=2.0)


def test_judged_puzzles_are_from_different_games() -> None:
    assert len({(game, puzzle.players, puzzle.seed) for game, puzzle in JUDGED}) == len(JUDGED)
    whispers = [puzzle for game, puzzle in JUDGED if game == "whispers"]
    assert len(whispers) >= 100
    assert len({puzzle.theme for puzzle in whispers}) >= 6
    assert {puzzle.players for puzzle in whispers} == {2, 3, 4}
    verrat = [puzzle for game, puzzle in JUDGED if game == "verrat"]
    assert len(verrat) >= 100
    assert len({puzzle.theme for puzzle in verrat}) >= 4
    assert any(len(puzzle.line) > 1 for puzzle in verrat), "a plan of several lines"
