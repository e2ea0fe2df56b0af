"""Line-ups, seat orders and set-ups: everybody meets everybody, on every seat, under the same conditions."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

import pytest

from sottovoce.core.errors import Error
from sottovoce.lab import lineups
from sottovoce.lab.language import LabError
from sottovoce.lab.lineups import every_lineup, every_pair, fixtures, one_among, plan, seat_orders

if TYPE_CHECKING:
    from lab.conftest import Plan


def test_two_players_are_every_pair() -> None:
    assert every_lineup(["a", "b", "c"], 2) == [["a", "b"], ["a", "c"], ["b", "c"]]


def test_fewer_bots_than_seats_repeat_but_all_play() -> None:
    assert every_lineup(["a", "b"], 3) == [["a", "a", "b"], ["a", "b", "b"]]


def test_more_bots_than_seats_are_all_different() -> None:
    assert every_lineup(["a", "b", "c", "d"], 3) == [["a", "b", "c"], ["a", "b", "d"], ["a", "c", "d"], ["b", "c", "d"]]


def test_one_among_others() -> None:
    assert one_among("x", "y", 4) == [["x", "y", "y", "y"]]
    assert len(seat_orders(["x", "y", "y", "y"])) == 4


def test_teams_sit_on_every_second_seat() -> None:
    assert every_pair(["x", "y", "z"], 4) == [["x", "y"] * 2, ["x", "z"] * 2, ["y", "z"] * 2]
    tournament = plan("siam", every_pair(["random", "greedy"], 4), 4, 3, 1, teams=True)
    games = list(fixtures(tournament))
    assert len(games) == tournament.size == 4
    assert [game.seats for game in games[:2]] == [("random", "greedy") * 2, ("greedy", "random") * 2]


@pytest.mark.parametrize(("game", "players"), [("siam", 2), ("siam", 3), ("whispers", 4)])
def test_teams_where_there_are_none_are_refused(game: str, players: int) -> None:
    with pytest.raises(LabError, match="no teams"):
        plan(game, every_pair(["random", "greedy"], players), players, 3, 1, teams=True)


def test_seat_orders_count_once() -> None:
    assert seat_orders(["a", "a", "b"]) == [("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a")]
    assert len(seat_orders(["a", "b", "c", "d"])) == 24


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_on_every_seat_equally_often_on_the_same_setups(planned: Plan, players: int) -> None:
    tournament = planned("first", "last", "random", players=players, games=7)
    games = list(fixtures(tournament))
    assert [game.number for game in games] == list(range(tournament.size))
    seats = Counter((seat, bot) for game in games for seat, bot in enumerate(game.seats))
    for bot in tournament.bots:
        assert len({seats[seat, bot] for seat in range(players)}) == 1
    orders = defaultdict(list)
    for game in games:
        orders[tuple(sorted(game.seats)), game.seed].append(game.seats)
    for (lineup, seed), seen in orders.items():
        assert sorted(seen) == sorted(seat_orders(lineup))
        assert seed >= tournament.seed
    played = Counter(tuple(sorted(game.seats)) for game in games)
    assert all(count >= 7 for count in played.values())


def test_a_part_of_the_games_is_fair_too(planned: Plan) -> None:
    tournament = planned("first", "last", "random", games=8)
    half = list(fixtures(tournament))[: tournament.size // 2]
    assert len(set(Counter(tuple(sorted(game.seats)) for game in half).values())) == 1


@pytest.mark.parametrize(
    ("names", "code"), [([], "no-bots"), (["random", "random"], "one-bot"), (["random", "nobody"], "bot")]
)
def test_bad_tournaments_are_refused(names: list[str], code: str) -> None:
    with pytest.raises(Error) as caught:
        plan("siam", every_lineup(names, 2), 2, 4, 1)
    assert caught.value.code == code
    assert caught.value.say("it") != caught.value.say("en")


def test_the_digest_knows_the_code() -> None:
    import sottovoce

    siam, verrat = (lineups.digest(sottovoce.find(name)) for name in ("siam", "verrat"))
    assert siam == lineups.digest(sottovoce.find("siam"))
    assert siam != verrat
