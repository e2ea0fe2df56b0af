"""What search is told about King of Siam: pace, judgement, and endgames played perfectly."""

from __future__ import annotations

import weakref
from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import sottovoce
from sottovoce.bots.search_hints import LOST, UNPROVEN, WON
from sottovoce.core.dice import Fast
from sottovoce.games.siam import GAME
from sottovoce.games.siam.bot.endgame import LOST as NO_WAY
from sottovoce.games.siam.bot.endgame import UNSOLVED, Solver
from sottovoce.games.siam.bot.equivalent_actions import drop_twins
from sottovoce.games.siam.bot.if_all_pass import IfAllPass
from sottovoce.games.siam.bot.net import learned
from sottovoce.games.siam.bot.net_inputs import FEATURES, SEATS_AT, NetInputs, features, parties
from sottovoce.games.siam.bot.search_hints import Foreseeing, Learned, Paced
from sottovoce.games.siam.rules.actions import PASS, PLAY
from sottovoce.games.siam.rules.cards import KINDS, ONE_VS_ONE, TWO_VS_ONE
from sottovoce.games.siam.rules.scoring import is_colony, ruler
from sottovoce.games.siam.rules.state import TAKE_ONE, TURN
from sottovoce.games.siam.rules.turns import Siam

ENDINGS = 40 if sottovoce.compiled() else 12
MOST = 60_000 if sottovoce.compiled() else 3_000  # positions that brute force may look at


def position(seats: int, seed: int, **options: str) -> Siam:
    """A game about to begin."""
    found = GAME.start(seats, GAME.settle_options(options), Fast(seed), None)
    assert isinstance(found, Siam)
    return found


def along(seats: int, seed: int) -> Iterator[Siam]:
    """The positions between the turns of a random game."""
    game, dice = position(seats, seed), Fast(seed)
    while not game.over:
        if game.phase == TURN:
            yield game
        choices = game.choices(game.turn())
        game.apply(game.turn(), choices[int(dice.roll(len(choices)))], dice)


# -- pace


def test_who_runs_ahead_passes() -> None:
    game, out = position(2, 1), vec[i64]([0] * 24)
    seat = int(game.at_turn)
    glance = Paced(1)
    count = game.legal(seat, out)
    assert glance.narrow(game, seat, out, count) == count
    game.held[seat] -= 1  # as if a card had been played in the first struggle
    assert glance.narrow(game, seat, out, count) == 1
    assert out[0] == PASS
    game.struggle = 1
    assert glance.narrow(game, seat, out, game.legal(seat, out)) == count


def test_with_more_than_two_the_levels_keep_the_pace() -> None:
    for seats in GAME.seats:
        game, out = position(seats, 1), vec[i64]([0] * 24)
        seat = int(game.at_turn)
        game.held[seat] -= 1
        count = game.legal(seat, out)
        assert Learned().narrow(game, seat, out, count) == (count if seats == 2 else 1)


# -- judgement


@pytest.mark.parametrize("seats", GAME.seats)
def test_chances_of_the_parties_make_one(seats: int) -> None:
    insight, chances = Learned(), vec[float]([0.0] * seats)
    for game in along(seats, seats):
        insight.judge(game.copy(), Fast(1), chances)  # it may be played on in
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(list(chances)[: int(parties(seats))]) == pytest.approx(1)
        if seats == 4:
            assert list(chances)[:2] == list(chances)[2:]


@pytest.mark.parametrize("seats", GAME.seats)
def test_something_has_been_learned_for_every_number_of_players(seats: int) -> None:
    net, chances = learned(seats), vec[float]([0.0] * seats)
    assert net is not None
    given: list[float] = []
    for seed in range(40):
        thought: list[list[float]] = []
        last = None
        for game in along(seats, seed):
            net.judge(game, chances)
            thought.append(list(chances))
            last = game
        assert last is not None
        winners = [seat for seat in range(seats) if last.payoff(seat) == 1]
        given += [chance[seat] for chance in thought for seat in winners]
    assert sum(given) / len(given) > 1 / parties(seats) + 0.03


def test_what_is_seen_is_never_large() -> None:
    inputs, out = NetInputs(), vec[float]([0.0] * FEATURES)
    for seats in GAME.seats:
        for game in along(seats, 5):
            inputs.survey(game)
            inputs.look(game, 0, out)
            assert all(abs(x) < 10 for x in out)


@pytest.mark.parametrize("seats", GAME.seats)
def test_with_more_than_two_it_is_seen_who_holds_what(seats: int) -> None:
    inputs, out = NetInputs(), vec[float]([0.0] * FEATURES)
    each = (int(features(seats)) - SEATS_AT) // seats
    looks = 0
    for game in along(seats, 6):
        inputs.survey(game)
        for party in range(int(parties(seats))):
            inputs.look(game, party, out)
            later = list(out)[SEATS_AT:]
            if seats == 2:
                assert not any(later)
                continue
            for step in range(seats):  # teams from the seat at turn on, three players from the one that looks
                seat = ((int(game.at_turn) if seats == 4 else party) + step) % seats
                cards = later[step * each : step * each + KINDS]
                court = later[step * each + KINDS : step * each + KINDS + 3]
                assert sum(cards) == int(game.held[seat])
                assert sum(court) * 5 == pytest.approx(sum(int(game.courts[seat * 3 + f]) for f in range(3)))
                looks += 1
    assert looks > 100 or seats == 2


def test_each_of_three_sees_who_is_at_turn_and_who_would_win() -> None:
    inputs, out = NetInputs(), vec[float]([0.0] * FEATURES)
    each = (int(features(3)) - SEATS_AT) // 3
    for game in along(3, 7):
        inputs.survey(game)
        for party in range(3):
            inputs.look(game, party, out)
            for step in range(3):
                seat = (party + step) % 3
                at_turn, winner = list(out)[SEATS_AT + step * each + KINDS + 3 :][:2]
                assert at_turn == (int(game.at_turn) == seat)
                assert winner == (int(inputs.if_all_pass.winners) >> seat) & 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_drift_is_how_the_game_ends_if_all_pass(seats: int) -> None:
    if_all_pass = IfAllPass()
    for seed in range(6):
        for game in along(seats, seed):
            if_all_pass.follow(game)
            end = game.copy()
            assert isinstance(end, Siam)
            while not end.over:
                end.apply(end.turn(), PASS, Fast(1))
            assert if_all_pass.winners == end.winners()
            assert if_all_pass.colony == is_colony(end)
            assert if_all_pass.colony or if_all_pass.first == ruler(end)


# -- twins


def swapped(game: Siam, narrowed: bool) -> set[tuple[int, ...]]:
    """Where the followers can be when a swap is done."""
    if game.phase == TAKE_ONE:
        return {tuple(int(count) for count in game.followers)}
    out = vec[i64]([0] * int(game.room()))
    count = game.legal(game.turn(), out)
    if narrowed:
        count = drop_twins(game, out, count)
    found: set[tuple[int, ...]] = set()
    for action in list(out)[: int(count)]:
        below = game.copy()
        assert isinstance(below, Siam)
        below.apply(below.turn(), action, Fast(1))
        found |= swapped(below, narrowed)
    return found


@pytest.mark.parametrize("card", [ONE_VS_ONE, TWO_VS_ONE])
def test_without_twins_every_swap_can_still_be_done(card: int) -> None:
    tried = 0
    for game in along(2, 3):
        if PLAY + card in game.choices(game.turn()) and game.clock in (1, 5, 9):
            tried += 1
            begun = game.copy()
            assert isinstance(begun, Siam)
            begun.apply(begun.turn(), PLAY + card, Fast(1))
            assert swapped(begun, narrowed=True) == swapped(begun, narrowed=False)
    assert tried


# -- endgames


class TooMany(Exception):
    """Brute force gives up."""


def brute_force(game: Siam, side: list[int], left: list[int]) -> bool:
    """Do these seats win for sure? By trying everything, remembering nothing."""
    left[0] -= 1
    if left[0] < 0:
        raise TooMany
    if game.over:
        return all(game.payoff(seat) == (seat in side) for seat in range(int(game.seats)))
    seat = int(game.at_turn)
    for action in game.choices(seat):
        below = game.copy()
        assert isinstance(below, Siam)
        below.apply(seat, action, Fast(1))
        if brute_force(below, side, left) == (seat in side):
            return seat in side
    return seat not in side


def endings(players: int) -> Iterator[tuple[Siam, list[bool]]]:
    """Positions with few cards left, and for which seats brute force finds a victory."""
    seed = found = 0
    while found < ENDINGS:
        seed += 1
        for game in along(players, seed):
            if 1 < game.cards_left <= 4 and game.struggle >= 5:
                sides = [[0, 2], [1, 3]] * 2 if players == 4 else [[seat] for seat in range(players)]
                try:
                    yield game, [brute_force(game, side, [MOST]) for side in sides]
                except TooMany:
                    continue
                found += 1
                break


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_solver_agrees_with_brute_force(players: int) -> None:
    solver, verdicts = Solver(), []
    for game, wins in endings(players):
        for seat in range(players):
            assert (solver.forces(game, seat, 10_000_000) != NO_WAY) == wins[seat]
        turn = int(game.turn())
        verdicts.append(wins[turn])
        answer = solver.solve(game, 10_000_000)
        assert (answer != NO_WAY) == wins[turn]
        if wins[turn]:
            assert answer in game.choices(turn)
            game.apply(turn, answer, Fast(1))
            assert game.over or solver.forces(game, turn, 10_000_000) != NO_WAY
    assert True in verdicts
    assert False in verdicts


def test_the_solver_gives_up_at_its_limit_and_when_told() -> None:
    game = position(2, 1)
    assert Solver().solve(game, 1000) == UNSOLVED  # nobody has played a card
    for game in along(2, 2):
        if game.clock == 3:
            assert Solver().solve(game, 500) == UNSOLVED
            assert Solver().solve(game, 1 << 40, lambda: True) == UNSOLVED
            break


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_wins_is_proven_and_the_net_has_an_idea_of_it(players: int) -> None:
    insight, chances = Foreseeing(), vec[float]([0.0] * players)
    thought: dict[bool, list[float]] = {True: [], False: []}
    for game, wins in endings(players):
        insight.judge(game, Fast(1), chances)
        thought[wins[int(game.turn())]].append(chances[game.turn()])
        for seat in range(players):
            verdict = WON if wins[seat] else LOST if any(wins) else UNPROVEN
            assert insight.proven(game, seat, True, lambda: False) == verdict
    assert insight.proven(position(players, 1), 0, True, lambda: False) == UNPROVEN
    assert sum(thought[True]) / len(thought[True]) > sum(thought[False]) / len(thought[False]) + 0.1


def test_a_solver_keeps_nobody_alive_who_could_say_stop() -> None:
    class Watch:
        def over(self) -> bool:
            return False

    watch, solver = Watch(), Solver()
    kept = weakref.ref(watch)
    game = next(game for game in along(2, 1) if game.cards_left == 3 and game.phase == TURN)
    solver.solve(game, 1000, watch.over)
    del watch
    assert kept() is None
