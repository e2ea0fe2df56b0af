"""§26 to §29: who rules, and who wins."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest

from sottovoce.core.position import seats_of
from sottovoce.core.words import Speaker
from sottovoce.games.siam import GAME
from sottovoce.games.siam.rules import scoring
from sottovoce.games.siam.rules.turns import Siam

Build = Callable[..., Siam]
PLACES = ["chiang-mai", "luang-prabang", "sukothai", "khorat", "ayutthaya", "chanthaburi", "nakhon", "kedah"]
OWNERS = {"R": "rama", "L": "lao", "M": "malay", "B": "british"}
HOW = {
    scoring.BY_RULER: "ruler",
    scoring.BY_SECOND: "second",
    scoring.BY_CARD: "card",
    scoring.BY_SETS: "sets",
    scoring.BY_LATEST: "latest",
    scoring.SHARED: "shared",
}


def _ended(position: Build, gains: str, courts: Sequence[str], played: Sequence[int] = (), **more: object) -> Siam:
    """A finished game: who gained the provinces one after the other, the courts, and when each last played."""
    settled = {place: OWNERS[owner] for place, owner in zip(PLACES, gains, strict=False)}
    s = position(players=len(courts), settled=settled, courts=courts, played=played, pool="RLM", **more)
    s.over = True
    return s


def _won(s: Siam) -> tuple[list[int], str]:
    return seats_of(s.winners()), HOW[int(scoring.decided_by(s))]


# -- §26


def test_s26_most_provinces_rule(position: Build) -> None:
    s = _ended(position, "RRRRLLMM", ["R", "L", "M"])
    assert scoring.ruler(s) == 0


def test_s26_three_and_three_the_later_gain_rules(position: Build) -> None:
    """3 and 3 provinces: whoever gained a province last."""
    assert scoring.ruler(_ended(position, "RRMLLRML", ["R", "L", "M"])) == 1
    assert scoring.ruler(_ended(position, "LLMRRLMR", ["R", "L", "M"])) == 0
    assert scoring.ruler(_ended(position, "RRRLLLBM", ["R", "L", "M"])) == 1
    s = _ended(position, "RRMLLRMB", ["R", "L", "M"])  # 3, 2, 2
    assert (scoring.ruler(s), scoring.second(s, 0)) == (0, 2)


def test_s26_the_eighth_struggle_ends_the_game(position: Build, play: Build) -> None:
    s = position({"kedah": "RRL"}, settled=dict.fromkeys(PLACES[:7], "rama"), courts=["R", "RR", "L"])
    assert not s.over
    assert play(s, "pass", "pass", "pass").over
    assert s.winners() == 0b010


def test_r7_the_later_gain_also_for_the_second_place(position: Build) -> None:
    s = _ended(position, "RRRRLLMM", ["RL", "RM", "M"])
    assert (scoring.ruler(s), scoring.second(s, 0)) == (0, 2)
    assert _won(s) == ([1], "second")
    s = _ended(position, "RRRRMMLL", ["RL", "RM", "M"])
    assert (scoring.ruler(s), scoring.second(s, 0)) == (0, 1)
    assert _won(s) == ([0], "second")


def test_r7_of_three_equals_the_middle_one_is_second(position: Build) -> None:
    s = _ended(position, "LLRRMMBB", ["RL", "RM", "LM"])
    assert (scoring.ruler(s), scoring.second(s, 2)) == (2, 0)


# -- §27


def test_s27_most_followers_of_the_ruler(position: Build) -> None:
    assert _won(_ended(position, "RRRRRLLM", ["RRLLLL", "RRR", "RMMMM"])) == ([1], "ruler")


def test_s27_lao_rule_rama_second_a_tie_broken_by_rama(position: Build) -> None:
    """Alfred and Benjamin have most Lao; Alfred has more Rama."""
    s = _ended(position, "LLLLRRRM", ["LLLRR", "LLLRMM", "LLRRR"], [3, 2, 1])
    assert _won(s) == ([0], "second")


def test_s27_then_who_played_a_card_last_loses_repeatedly(position: Build) -> None:
    gains = "LLLLRRRM"
    assert _won(_ended(position, gains, ["LR", "LR", "LR"], [20, 21, 22])) == ([0], "card")
    assert _won(_ended(position, gains, ["LR", "LR", "LR"], [22, 20, 21])) == ([1], "card")
    assert _won(_ended(position, gains, ["LR", "LR", "L"], [22, 20, 1])) == ([1], "card")
    assert _won(_ended(position, gains, ["LR", "LR", "LR"], [5, 0, 7])) == ([1], "card")  # never is earliest


def test_s27_still_equal_is_shared(position: Build) -> None:
    assert _won(_ended(position, "LLLLRRRM", ["LR", "LR", "LR"], [4, 0, 0])) == ([1, 2], "shared")
    assert _won(_ended(position, "LLLLRRRM", ["LR", "LR", "LR"])) == ([0, 1, 2], "shared")


def test_r6_no_second_faction_no_second_comparison(position: Build) -> None:
    """Lao rule alone: more Rama or Malay do not help, the card decides."""
    s = _ended(position, "LLLLLBBB", ["LLRRRR", "LLMMMM", "LR"], [2, 1, 3])
    assert scoring.second(s, 1) == -1
    assert _won(s) == ([1], "card")
    s = _ended(position, "LLLLRBBB", ["LLRRRR", "LLMMMM", "LR"], [2, 1, 3])
    assert _won(s) == ([0], "second")


def test_r6_alone_and_nobody_played(position: Build) -> None:
    assert _won(_ended(position, "LLLLLBBB", ["LR", "LM"])) == ([0, 1], "shared")


def test_s27_the_third_faction_never_counts(position: Build) -> None:
    assert _won(_ended(position, "LLLLRRRM", ["LRM", "LRMMMM", "L"], [1, 2, 3])) == ([0], "card")


# -- §28


def test_s28_the_colony_with_one_one_and_two_sets(position: Build) -> None:
    """Alfred and Benjamin have 1 complete set, Charles has 2."""
    s = _ended(position, "BRBLBB", ["RRRRLM", "RLLLMM", "RRLLMM"], [3, 2, 1])
    assert [scoring.sets(s, seat) for seat in range(3)] == [1, 1, 2]
    assert _won(s) == ([2], "sets")


def test_s28_a_tie_goes_to_who_played_last(position: Build) -> None:
    assert _won(_ended(position, "BRBLBB", ["RLM", "RLM", "RL"], [8, 9, 10])) == ([1], "latest")
    assert _won(_ended(position, "BRBLBB", ["RLM", "RLM", "RL"], [0, 1, 10])) == ([1], "latest")


def test_s28_still_equal_is_shared(position: Build) -> None:
    assert _won(_ended(position, "BBBB", ["RL", "RM", "LM"], [0, 0, 0])) == ([0, 1, 2], "shared")
    assert _won(_ended(position, "BBBB", ["RLM", "RLM", "LM"], [0, 0, 3])) == ([0, 1], "shared")


def test_s28_the_ruler_does_not_matter_in_a_colony(position: Build) -> None:
    assert _won(_ended(position, "RRRBBBB", ["RRRRRR", "RLM", "R"])) == ([1], "sets")


# -- §29


def test_s29_rama_reign_with_four_three_five_and_one(position: Build) -> None:
    """Alfred 4, Alice 3, Benjamin 5, Bertha 1: Benjamin has won, and with him Bertha."""
    s = _ended(position, "RRRRLLLM", ["RRRR", "RRRRR", "RRR", "R"])  # Alfred, Benjamin, Alice, Bertha
    assert _won(s) == ([1, 3], "ruler")


def test_s29_the_colony_with_teams(position: Build) -> None:
    """Alfred and Alice have 7 blue, 3 red and 6 yellow together: 3 sets. Benjamin and Bertha have 4."""
    s = _ended(position, "BBRBLB", ["MMMMMLLRR", "RRLL", "MMLRRRR", "MMMMLLRR"], [31, 2, 30, 1])
    assert [scoring.sets(s, seat) for seat in range(4)] == [3, 4, 3, 4]
    assert _won(s) == ([1, 3], "sets")


def test_s29_partners_tied_with_each_other_win(position: Build) -> None:
    assert _won(_ended(position, "RRRRLLLM", ["RRL", "R", "RRL", "R"])) == ([0, 2], "ruler")
    assert _won(_ended(position, "RRRRLLLM", ["RRL", "RR", "RRL", "R"])) == ([0, 2], "second")


def test_s29_opponents_equal_to_the_last_all_four_share(position: Build) -> None:
    assert _won(_ended(position, "RRRRLLLM", ["RRL", "RRL", "R", "R"], [0, 0, 5, 6])) == ([0, 1, 2, 3], "shared")


def test_s29_opponents_tied_the_earlier_last_card_wins(position: Build) -> None:
    assert _won(_ended(position, "RRRRLLLM", ["RRL", "RRL", "R", "R"], [7, 4, 1, 30])) == ([1, 3], "card")
    assert _won(_ended(position, "RRRRLLLM", ["RRL", "RRL", "RRL", "R"], [9, 4, 3, 1])) == ([0, 2], "card")


def test_s29_in_a_colony_the_team_that_played_last_wins_the_tie(position: Build) -> None:
    assert _won(_ended(position, "BBBB", ["RL", "RLM", "M", ""], [1, 29, 30, 2])) == ([0, 2], "latest")
    assert _won(_ended(position, "BBBB", ["RL", "RLM", "M", ""], [1, 31, 30, 2])) == ([1, 3], "latest")
    assert _won(_ended(position, "BBBB", ["RL", "RM", "RL", "LM"])) == ([1, 3], "sets")
    assert _won(_ended(position, "BBBB", ["RL", "RL", "M", "M"])) == ([0, 1, 2, 3], "shared")


def test_s29_the_victory_is_a_teams(position: Build) -> None:
    s = _ended(position, "RRRRLLLM", ["RR", "R", "", "R"])
    assert [s.payoff(seat) for seat in range(4)] == [1.0, 0.0, 1.0, 0.0]
    s = _ended(position, "RRRRLLLM", ["RRL", "RRL", "R", "R"])
    assert [s.payoff(seat) for seat in range(4)] == [0.5] * 4


# -- in words


def _said(s: Siam, lang: str) -> str:
    speaker = Speaker(GAME.words(lang), ["Alfred", "Benjamin", "Charles"], GAME.terms(s))
    return " ".join(speaker.phrase(phrase) for phrase in GAME.ending(s))


def test_s27_the_ending_says_why(position: Build) -> None:
    s = _ended(position, "LLLLRRRM", ["LLLRR", "LLLRMM", "LLRRR"], [3, 2, 1])
    assert "Alfred wins the tie on the second faction: 2 Rama followers to 1." in _said(s, "en")
    s = _ended(position, "BRBLBB", ["RRRRLM", "RLLLMM", "RRLLMM"], [3, 2, 1])
    assert "Charles wins: 2 complete sets to 1." in _said(s, "en")


@pytest.mark.parametrize(
    ("gains", "courts", "english", "italian"),
    [
        ("RRRRLLLM", ["R", "", ""], "1 Rama follower ", "1 seguace "),
        ("RRRRLLLM", ["RL", "R", ""], "1 Lao follower ", "1 seguace "),
        ("BBBB", ["RLM", "", ""], "1 complete set ", "1 serie completa "),
        ("BBBB", ["RLM", "RLM", ""], "1 complete set: ", "1 serie completa:"),
    ],
)
def test_s28_one_is_no_plural(position: Build, gains: str, courts: list[str], english: str, italian: str) -> None:
    s = _ended(position, gains, courts, [2, 1, 3])
    assert english in _said(s, "en")
    assert italian in _said(s, "it")


# -- against an oracle


class End(NamedTuple):
    """A finished game, as plain as it can be told."""

    gains: str
    courts: list[str]
    played: list[int]
    limit: int


def _parties(seats: set[int], players: int) -> set[int]:
    return {seat % 2 for seat in seats} if players == 4 else seats


def _oracle(end: End) -> tuple[set[int], str]:
    """§24 to §29, word by word."""
    players = len(end.courts)
    everybody = set(range(players))
    if end.gains.count("B") >= end.limit:
        teams = [[0, 2], [1, 3]] if players == 4 else [[seat] for seat in range(players)]
        sets = [min(sum(end.courts[seat].count(colour) for seat in team) for colour in "RLM") for team in teams]
        when = [max(end.played[seat] for seat in team) for team in teams]
        left = [t for t in range(len(teams)) if sets[t] == max(sets)]
        how = "sets"
        if len(left) > 1:
            latest = max(when[t] for t in left)
            left = [t for t in left if when[t] == latest]
            how = "latest" if len(left) == 1 else "shared"
        return {seat for t in left for seat in teams[t]}, how
    ranking = sorted("RLM", key=lambda faction: (end.gains.count(faction), end.gains.rfind(faction)), reverse=True)
    left_seats, how = everybody, "shared"
    for name, faction in (("ruler", ranking[0]), ("second", ranking[1])):
        if len(_parties(left_seats, players)) > 1 and faction in end.gains:
            most = max(end.courts[seat].count(faction) for seat in left_seats)
            left_seats = {seat for seat in left_seats if end.courts[seat].count(faction) == most}
            if len(_parties(left_seats, players)) == 1:
                how = name
    if len(_parties(left_seats, players)) > 1:
        while len(left_seats) > 1 and any(end.played[seat] for seat in left_seats):
            left_seats = left_seats - {max(left_seats, key=lambda seat: end.played[seat])}
        how = "card" if len(_parties(left_seats, players)) == 1 else "shared"
    if players == 4:
        left_seats = left_seats | {(seat + 2) % 4 for seat in left_seats}
    return left_seats, how


def _random_end(rng: random.Random, players: int) -> End:
    limit = rng.choice((3, 4))
    weights = rng.choice(((1, 1, 1, 1), (3, 3, 3, 1), (1, 1, 1, 3), (5, 1, 0, 2), (1, 0, 0, 1), (0, 3, 0, 2)))
    gains = ""
    while len(gains) < 8 and gains.count("B") < limit:
        gains += rng.choices("RLMB", weights)[0]
    one = "".join(rng.choices("RLM", k=rng.randrange(5)))
    courts = []
    for _ in range(players):
        courts.append(one if rng.random() < 0.5 else "".join(rng.choices("RLM", k=rng.randrange(5))))
    times = rng.sample(range(1, 8 * players + 1), players)
    never = rng.choice((0.0, 0.3, 0.8, 1.0))
    return End(gains, courts, [0 if rng.random() < never else when for when in times], limit)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s29_winners_like_an_oracle(position: Build, players: int) -> None:
    """Thousands of final positions, ties forced often; every way to decide comes up."""
    rng = random.Random(players)
    ways: Counter[str] = Counter()
    for _ in range(2500):
        end = _random_end(rng, players)
        s = _ended(position, end.gains, end.courts, end.played, limit=end.limit)
        won, how = _won(s)
        assert (set(won), how) == _oracle(end), end
        ways[how] += 1
    assert set(ways) == set(HOW.values())
    assert min(ways.values()) > 50


def test_s26_ranking_like_an_oracle(position: Build) -> None:
    rng = random.Random(26)
    for _ in range(1500):
        end = _random_end(rng, 2)
        s = _ended(position, end.gains, end.courts, end.played, limit=end.limit)
        ranking = sorted(range(3), key=lambda f: (end.gains.count("RLM"[f]), end.gains.rfind("RLM"[f])))
        first, second = ranking[2], ranking[1]
        if "RLM"[first] in end.gains:
            assert scoring.ruler(s) == first
            assert scoring.second(s, first) == (second if "RLM"[second] in end.gains else -1)
        else:
            assert scoring.ruler(s) == -1
