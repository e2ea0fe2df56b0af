"""Rules found in reviews and translations that are not ours."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import sottovoce
from sottovoce.games.siam.rules.turns import Siam

Build = Callable[..., Siam]
Offers = Callable[[Siam], list[str]]
Effects = Callable[[Siam], Iterator[tuple[tuple[str, ...], Siam]]]
PLACES = ["chiang-mai", "luang-prabang", "sukothai", "khorat", "ayutthaya", "chanthaburi", "nakhon", "kedah"]


def test_wrong_followers_leave_the_game_when_a_province_is_decided(position: Build, play: Build) -> None:
    """They go to the pool and come back."""
    s = position({"khorat": "RRRL", "kedah": "M"}, order=["khorat"], pool="", players=2)
    play(s, "pass", "pass")
    assert [s.pool[f] for f in range(3)] == [3, 1, 0]
    play(s, "play khon-thai", "place rama nakhon", "place lao nakhon", "take rama nakhon")


def test_wrong_four_british_everybody_loses(position: Build, play: Build) -> None:
    settled = dict.fromkeys(PLACES[:3], "british")
    s = play(position({}, settled=settled, courts=["RLM", "RL", "RL"]), "pass", "pass", "pass")
    assert s.over
    assert s.winners() == 0b001
    s = play(position({}, settled=settled), "pass", "pass", "pass")
    assert s.winners() == 0b111


def test_wrong_a_passer_comes_back_only_in_the_next_struggle(position: Build, play: Build, offers: Offers) -> None:
    s = play(position({"kedah": "RRL"}), "pass", "play malai", "place malay nakhon", "place malay nakhon")
    play(s, "take rama kedah", "pass")
    assert (s.struggle, s.turn()) == (0, 0)
    assert len(offers(s)) == 8


def test_wrong_the_highest_aid_begins() -> None:
    """The Italian translation; ours by option only."""
    for seed in range(10):
        table = sottovoce.new("siam", players=3, seed=seed)
        assert table.view(None)["players"][table.to_act[0]]["aid"] == 1


def test_wrong_one_vs_one_between_neighbours_only(position: Build, play: Build, offers: Offers) -> None:
    s = play(position({"kedah": "R", "chiang-mai": "L"}), "play one-vs-one", "give rama kedah")
    assert offers(s) == ["get lao chiang-mai"]


def test_wrong_one_vs_one_between_strangers_only(position: Build, play: Build, offers: Offers) -> None:
    """The Italian translation reads as if they must not border."""
    s = play(position({"kedah": "R", "nakhon": "L"}), "play one-vs-one", "give rama kedah")
    assert offers(s) == ["get lao nakhon"]


def test_wrong_the_follower_is_taken_before_the_effect(position: Build, play: Build, offers: Offers) -> None:
    s = play(position({"kedah": "R"}), "play maharacha")
    assert offers(s)[0].startswith("crown")


def test_wrong_the_winner_of_a_struggle_starts_the_next(position: Build, play: Build) -> None:
    s = position({"chiang-mai": "R", "kedah": "RR"}, turn=1)
    play(s, "play malai", "place malay nakhon", "place malay nakhon", "take rama kedah", "pass", "pass", "pass")
    assert (s.struggle, s.turn()) == (1, 2)  # clockwise of the last passer
