"""Bots: legal answers through whole games, from what their seat may know and from nothing else."""

from __future__ import annotations

import gc
import inspect
import types
from collections.abc import Iterator
from copy import copy
from dataclasses import fields

import pytest
from souk import GAME as SOUK

import sottovoce
from sottovoce import bots
from sottovoce.bots.levels import LEVELS
from sottovoce.core.bot import Question, question
from sottovoce.core.dice import Fast
from sottovoce.core.errors import Unknown
from sottovoce.core.game import Game
from sottovoce.core.position import Position
from sottovoce.core.seeding import seed_bytes
from sottovoce.core.table import Table
from sottovoce.core.words import LANGUAGES

COMPILED = sottovoce.compiled()
LONG_ENOUGH = 500  # entries of a random game: what comes later is like what came before
LIMIT = 100_000 if COMPILED else 5  # entries: uncompiled, `greedy` thinks for long


def quick(name: str) -> str:
    """The bot, with few simulations if it searches."""
    return f"{name}@{24 if COMPILED else 6}" if name in LEVELS else name


def secretive_options(game: Game) -> dict[str, object]:
    """The last value of every option: the rarer rules, hidden cards among them."""
    return {option.name: option.values[-1] for option in game.options}


def tables(game: Game, entries: int) -> Iterator[Table]:
    """Games begun at random: default and rarer rules, several moments."""
    for seed, options in enumerate(({}, secretive_options(game))):
        table = Table(game, game.seats[-1], options, seed_bytes(seed))
        dice = Fast(seed)
        while not table.over and len(table.log) < LONG_ENOUGH:
            seat = table.may_act[int(dice.roll(len(table.may_act)))]
            table.play_action(seat, table.actions(seat)[int(dice.roll(len(table.actions(seat))))])
            if not table.over and len(table.log) % entries == 0:
                yield table


def play_out(game: Game, players: int, names: list[str], seed: int, most: int) -> Table:
    """A game between bots, to its end or for so many entries; every answer is taken by the table or fails here."""
    table = sottovoce.new(game, players, seed)
    seated = [bots.make(name, game, 10 * seed + seat) for seat, name in enumerate(names)]
    while not table.over and len(table.log) < most:
        seat = table.to_act[0]
        table.play(seat, bots.answer(seated[seat], table, seat))
    return table


# -- legal answers


def test_random_plays_whole_games(seating: tuple[Game, int]) -> None:
    game, players = seating
    for seed in range(3):
        assert play_out(game, players, ["random"] * players, seed, 100_000).over


def test_greedy_plays_whole_games(seating: tuple[Game, int]) -> None:
    game, players = seating
    names = ["greedy" if seat % 2 == 0 else "random" for seat in range(players)]
    table = play_out(game, players, names, 1, 100_000 if game is SOUK else LIMIT)
    assert table.over or not COMPILED


def test_bots_answer_unasked_where_they_may(any_game: Game) -> None:
    for table in tables(any_game, 5):
        for seat in table.may_act:
            chosen = bots.make("random", any_game, 1).choose(question(table, seat))
            assert chosen in table.actions(seat)


@pytest.mark.parametrize("name", bots.BOTS)
def test_the_same_seed_plays_the_same_game(any_game: Game, name: str) -> None:
    players = any_game.seats[0]
    most = 30 if COMPILED or name == "random" or any_game is SOUK else 3
    games = [play_out(any_game, players, [quick(name)] * players, 3, most).dump() for _ in range(2)]
    assert games[0] == games[1]


def test_another_seed_plays_another_game(any_game: Game) -> None:
    players = any_game.seats[0]
    table = sottovoce.new(any_game, players, 1)
    answers = {bots.answer(bots.make("random", any_game, seed), table, 0) for seed in range(30)}
    assert len(answers) > 1


def test_an_unknown_bot() -> None:
    with pytest.raises(Unknown) as caught:
        bots.make("deep-thought", SOUK, 1)
    assert caught.value.code == "bot"
    for lang in LANGUAGES:
        assert all(name in caught.value.say(lang) for name in ("deep-thought", *bots.BOTS))


# -- no peeking


def reachable(*roots: object) -> Iterator[object]:
    """Everything that can be reached from some objects, short of the program itself."""
    program = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, Game)
    seen: set[int] = set()
    waiting = list(roots)
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, program):
            continue
        seen.add(id(thing))
        yield thing
        waiting += gc.get_referents(thing)


def told(asked: Question) -> list[object]:
    """What a question holds, but for the way to imagine worlds and the game's rules."""
    return [getattr(asked, field.name) for field in fields(asked) if field.name not in ("_imagine", "game")]


def test_a_question_holds_no_position(any_game: Game) -> None:
    for table in tables(any_game, 7):
        for seat in table.may_act:
            for thing in reachable(*told(question(table, seat))):
                assert not isinstance(thing, Position | Table), thing
                assert thing is not table.seed


def test_the_search_for_positions_can_find_one(any_game: Game) -> None:
    table = sottovoce.new(any_game, seed=1)
    asked = question(table, table.to_act[0])
    inside = inspect.getclosurevars(asked._imagine).nonlocals
    assert any(thing is table.position for thing in reachable(inside))


def test_a_bot_cannot_change_the_table_through_its_question(any_game: Game) -> None:
    # What a question holds is the bot's own: lists that the table does not use.
    for table in tables(any_game, 11):
        kept = {id(thing) for thing in reachable(table.position) if isinstance(thing, list | dict | set)}
        kept |= {id(thing) for thing in reachable(table._asks, table.log) if isinstance(thing, list | dict | set)}
        for seat in table.may_act:
            shared = [thing for thing in reachable(*told(question(table, seat))) if id(thing) in kept]
            assert shared == []
            asked = question(table, seat)
            asked.choices.clear()
            asked.actions.clear()
            assert table.choices(seat)


def test_an_imagined_world_is_the_bots_own(any_game: Game) -> None:
    for table in tables(any_game, 7):
        before = table.position.state()
        seat = table.to_act[0]
        world = question(table, seat).imagine(1)
        assert world is not table.position
        assert world.news is None
        dice = Fast(2)
        while not world.over:  # it can be played to its end
            choices = world.choices(world.turn())
            assert choices
            world.apply(world.turn(), choices[int(dice.roll(len(choices)))], dice)
        assert table.position.state() == before


def elsewhere(table: Table, world: Position) -> Table:
    """The same table, if another world were the real one."""
    twin = copy(table)
    twin.position = world
    return twin


@pytest.mark.parametrize("name", bots.BOTS)
def test_a_bot_answers_the_same_in_every_world_it_cannot_tell_apart(any_game: Game, name: str) -> None:
    thinking = name not in ("random", "novice") and not COMPILED and any_game is not SOUK
    worlds = 2 if thinking or name in LEVELS else 5
    asked = 0
    for table in tables(any_game, 13):
        for seat in table.may_act:
            if (thinking and (len(table.actions(seat)) > 3 or asked >= 6)) or (name in LEVELS and asked >= 12):
                continue
            asked += 1
            answers = {bots.answer(bots.make(quick(name), any_game, 5), table, seat)}
            for seed in range(worlds):
                twin = elsewhere(table, table.position.imagine(seat, Fast(seed)))
                answers.add(bots.answer(bots.make(quick(name), any_game, 5), twin, seat))
            assert len(answers) == 1, answers
    assert asked


# -- strength


@pytest.mark.skipif(not COMPILED, reason="greedy thinks for long where it is not compiled")
@pytest.mark.parametrize("game", sottovoce.games())
def test_greedy_beats_random(game: str) -> None:
    found = sottovoce.find(game)
    players = found.seats[0]
    won, games = 0.0, 12
    for seed in range(games):
        seat = seed % players
        names = ["greedy" if other == seat else "random" for other in range(players)]
        won += play_out(found, players, names, seed, 100_000).position.payoff(seat)
    assert won > games * (1 / players + 0.2), won


@pytest.mark.parametrize("name", sottovoce.games())
def test_ratings_climb_from_level_to_level(name: str) -> None:
    game = sottovoce.find(name)
    for players in game.seats:
        known = game.ratings(players)
        assert not known or known["greedy"] == 1000
        climbed = [known[level] for level in bots.LADDER if level in known]
        assert climbed == sorted(climbed)


def test_what_was_not_measured_is_not_rated() -> None:
    assert sottovoce.find("siam").ratings(2)
    assert sottovoce.find("siam").ratings(9) == {}
