"""§24 and §25: settling a struggle, and the British."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from sottovoce.core.events import News
from sottovoce.games.siam import GAME
from sottovoce.games.siam.rules.scoring import is_colony
from sottovoce.games.siam.rules.turns import Siam
from sottovoce.games.siam.show.view import view

Build = Callable[..., Siam]
Offers = Callable[[Siam], list[str]]
RAMA, LAO, MALAY, BRITISH, UNDECIDED = range(5)
PLACES = ["chiang-mai", "luang-prabang", "sukothai", "khorat", "ayutthaya", "chanthaburi", "nakhon", "kedah"]


@pytest.mark.parametrize(
    ("people", "owner"),
    [
        ("RRL", RAMA),
        ("RLL", LAO),
        ("RLLMMM", MALAY),
        ("M", MALAY),
        ("RRLL", BRITISH),  # a tie for most
        ("RRLLM", BRITISH),
        ("RLM", BRITISH),
        ("LLMM", BRITISH),
        ("RLLMM", BRITISH),
        ("RRLM", RAMA),  # a tie behind the first does not matter
        ("", BRITISH),  # nobody at all
    ],
)
def test_s24_majority_and_tie(position: Build, play: Build, people: str, owner: int) -> None:
    s = play(position({"khorat": people, "kedah": "RLM"}, order=["khorat"]), "pass", "pass", "pass")
    assert s.control[PLACES.index("khorat")] == owner
    assert s.british == (owner == BRITISH)
    assert s.control[PLACES.index("kedah")] == UNDECIDED


def test_s24_every_count_up_to_four(position: Build, play: Build) -> None:
    for counts in product(range(5), repeat=3):
        people = "".join(letter * count for letter, count in zip("RLM", counts, strict=True))
        s = play(position({"khorat": people}, order=["khorat"], players=2), "pass", "pass")
        most = [f for f in range(3) if counts[f] == max(counts)]
        assert s.control[PLACES.index("khorat")] == (most[0] if len(most) == 1 else BRITISH)


def test_s24_all_followers_go_to_the_pool_and_the_tile_down(position: Build, play: Build) -> None:
    s = position({"khorat": "RRRLM", "kedah": "RLM"}, order=["khorat"], courts=["RL", "LM", "RM"])
    before = [int(s.pool[f]) for f in range(3)]
    play(s, "pass", "pass", "pass")
    assert [int(s.pool[f]) for f in range(3)] == [before[0] + 3, before[1] + 1, before[2] + 1]
    assert not any(s.followers[PLACES.index("khorat") * 3 + f] for f in range(3))
    assert s.struggle == 1  # box 1 is face down
    GAME.check(s)


def test_s24_is_told(position: Build, play: Build) -> None:
    s = position({"khorat": "RRL", "kedah": "RL"}, order=["khorat", "kedah"])
    s.news = News()
    play(s, *["pass"] * 6)
    told = [(event.kind, event.data) for event in s.news.gather() if event.kind != "passed"]
    first = {"province": "province:khorat", "box": 1, "rama": 2, "lao": 1, "malay": 0}
    second = {"province": "province:kedah", "box": 2, "rama": 1, "lao": 1, "malay": 0}
    assert told == [
        ("settled", first | {"faction": "faction:rama"}),
        ("british-took", second | {"count": 1, "left": 3}),
    ]


def test_s24_who_leads_is_shown(position: Build) -> None:
    s = position({"khorat": "RRL", "kedah": "RL", "nakhon": "M"}, order=["khorat", "kedah"])
    leads = {province.id: province.leads for province in view(s, None).provinces}
    assert leads["khorat"] == "rama"
    assert leads["kedah"] == "british"
    assert leads["nakhon"] == "malay"


def test_s27_the_standing_says_who_would_win_and_by_what(position: Build) -> None:
    settled = dict(zip(PLACES[:3], ["rama", "lao", "rama"], strict=True))
    ahead = view(position({}, settled=settled, courts=["RRLM", "RM", "L"]), None).standing
    assert ahead.provinces == {"rama": 2, "lao": 1, "malay": 0, "british": 0}
    assert (ahead.winners, ahead.by, ahead.faction) == ([0], "ruler", "rama")
    level = view(position({}, settled=settled, courts=["RR", "RRL", "L"]), None).standing
    assert (level.winners, level.by, level.faction) == ([1], "second", "lao")
    assert view(position({}, courts=["R", "L", "M"]), None).standing.winners == []


def test_s25_the_fourth_british_province_in_struggle_six(position: Build, play: Build) -> None:
    """The example of the Italian text: the game ends at once, two provinces stay undecided."""
    settled = dict(zip(PLACES[:5], ["british", "rama", "british", "lao", "british"], strict=True))
    s = position({"chanthaburi": "RRLL", "nakhon": "RR", "kedah": "MM"}, settled=settled, courts=["RLM", "R", "L"])
    play(s, "pass", "pass", "pass")
    assert s.over
    assert is_colony(s)
    assert s.struggle == 6
    assert s.control[PLACES.index("nakhon")] == UNDECIDED
    assert s.winners() == 0b001
    assert s.turn() == -1
    assert s.to_act() == 0


def test_s25_the_last_struggle_is_settled_to_the_end(position: Build, play: Build) -> None:
    settled = dict(zip(PLACES[:5], ["british", "rama", "british", "lao", "british"], strict=True))
    s = position({"chanthaburi": "RRLL", "nakhon": "RR", "kedah": "MM"}, settled=settled)
    pool = [int(s.pool[f]) for f in range(3)]
    play(s, "pass", "pass", "pass")
    assert [int(s.pool[f]) for f in range(3)] == [pool[0] + 2, pool[1] + 2, pool[2]]
    assert not any(s.followers[PLACES.index("chanthaburi") * 3 + f] for f in range(3))
    GAME.check(s)


def test_s25_also_in_struggle_eight(position: Build, play: Build) -> None:
    owners = ["british", "rama", "british", "rama", "rama", "rama", "british"]
    s = position({"kedah": "RL"}, settled=dict(zip(PLACES[:7], owners, strict=True)), courts=["RRRRR", "RLM", "L"])
    play(s, "pass", "pass", "pass")
    assert s.over
    assert s.struggle == 8
    assert is_colony(s)
    assert s.winners() == 0b010  # Rama's four provinces do not count


def test_s25_three_british_provinces_are_not_enough(position: Build, play: Build) -> None:
    settled = dict(zip(PLACES[:4], ["british", "rama", "british", "lao"], strict=True))
    s = play(position({"nakhon": "RR"}, settled=settled), "pass", "pass", "pass")
    assert s.british == 3
    assert not s.over
