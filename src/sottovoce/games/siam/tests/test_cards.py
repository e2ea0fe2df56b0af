"""§16 to §19 and §22: the cards that place followers and move tiles. Swaps are in test_swaps.py."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from sottovoce.core.events import News
from sottovoce.games.siam import GAME
from sottovoce.games.siam.rules.turns import Siam

Build = Callable[..., Siam]
Offers = Callable[[Siam], list[str]]
Effects = Callable[[Siam], Iterator[tuple[tuple[str, ...], Siam]]]
PLACES = ["chiang-mai", "luang-prabang", "sukothai", "khorat", "ayutthaya", "chanthaburi", "nakhon", "kedah"]
SEVEN = {"chiang-mai": "rama", "luang-prabang": "lao", "sukothai": "rama", "khorat": "lao", "ayutthaya": "malay"}
SEVEN |= {"chanthaburi": "rama", "nakhon": "lao"}  # only Kedah is left


def _count(s: Siam, province: str) -> list[int]:
    p = s.board.provinces.index(province)
    return [int(s.followers[p * 3 + f]) for f in range(3)]


def _court(s: Siam, seat: int) -> list[int]:
    return [int(s.courts[seat * 3 + f]) for f in range(3)]


# -- §16


def test_s16_any_follower_of_any_province_also_one_just_placed(position: Build, play: Build, offers: Offers) -> None:
    s = play(position({"kedah": "RRL", "khorat": "M"}), "play lao", "place lao chiang-mai", "place lao sukothai")
    assert offers(s) == [
        "take lao chiang-mai",
        "take lao sukothai",
        "take malay khorat",
        "take rama kedah",
        "take lao kedah",
    ]
    play(s, "take lao chiang-mai")
    assert _court(s, 0) == [0, 1, 0]
    assert _count(s, "chiang-mai") == [0, 0, 0]


def test_s16_effect_first_then_the_follower(position: Build, play: Build, offers: Offers) -> None:
    s = play(position({"kedah": "RRL"}), "play rama")
    assert all(text.startswith("place rama ") for text in offers(s))
    play(s, "place rama nakhon")
    assert all(text.startswith("place rama ") for text in offers(s))
    play(s, "place rama nakhon")
    assert all(text.startswith("take ") for text in offers(s))


def test_s16_the_follower_must_be_taken_even_without_effect(position: Build, play: Build, offers: Offers) -> None:
    s = position({"kedah": "RM"}, pool="RRLL")
    s.news = News()
    play(s, "play malai")
    assert offers(s) == ["take rama kedah", "take malay kedah"]
    assert [event.kind for event in s.news.gather()] == ["played", "no-effect"]
    assert play(s, "take malay kedah").turn() == 1


def test_r2_with_no_follower_on_the_board_nothing_is_taken(position: Build, play: Build) -> None:
    s = position({})
    s.news = News()
    play(s, "play maharacha", "crown kedah", "switch nakhon")
    assert s.turn() == 1
    assert _court(s, 0) == [0, 0, 0]
    assert [event.kind for event in s.news.gather()] == ["played", "switched", "nobody-to-take"]


def test_r2_after_a_card_without_effect(position: Build, play: Build) -> None:
    s = play(position({}, pool=""), "play khon-thai")
    assert s.turn() == 1


def test_r3_khon_thai_places_every_colour_in_the_pool(position: Build, play: Build, effects: Effects) -> None:
    for pool in ("", "R", "L", "M", "RL", "RRM", "LM", "RLM"):
        s = play(position({"kedah": "RL"}, pool=pool, settled={"nakhon": "rama", "khorat": "lao"}), "play khon-thai")
        colours = len(set(pool))
        ways = list(effects(s))
        assert len(ways) == 6**colours
        assert {len(way) for way, _ in ways} == {colours}
        for _, end in ways:
            assert sum(end.pool[f] for f in range(3)) == len(pool) - colours


def test_r3_faction_card_with_one_in_the_pool(position: Build, play: Build, effects: Effects) -> None:
    s = play(position({"kedah": "RL"}, pool="RLLMM"), "play rama")
    assert sorted(way for way, _ in effects(s)) == [
        (f"place rama {name}",) for name in ("chanthaburi", "khorat", "nakhon", "sukothai")
    ]


def test_r3_faction_card_with_one_province_puts_both_there(position: Build, play: Build, effects: Effects) -> None:
    s = play(position({"kedah": "RL"}), "play malai")
    assert [way for way, _ in effects(s)] == [("place malay nakhon", "place malay nakhon")]


def test_r3_an_effect_is_never_declined(position: Build, play: Build, effects: Effects) -> None:
    """While a full effect is possible nothing less is offered."""
    for card, steps in (("maharacha", 2), ("khon-thai", 3), ("one-vs-one", 2), ("two-vs-one", 3), ("lao", 2)):
        s = play(position({"kedah": "RR", "nakhon": "L", "chiang-mai": "M"}), f"play {card}")
        assert {len(way) for way, _ in effects(s)} == {steps}


# -- §17


@pytest.mark.parametrize("card", ["khon-thai", "rama", "lao", "malai"])
def test_s17_no_follower_into_a_decided_province(position: Build, play: Build, effects: Effects, card: str) -> None:
    settled = {"nakhon": "malay", "khorat": "lao", "sukothai": "rama"}
    s = play(position({"kedah": "RLM"}, settled=settled), f"play {card}")
    used = {text.split()[2] for way, _ in effects(s) for text in way}
    assert used
    assert used.isdisjoint(settled)


@pytest.mark.parametrize("card", ["one-vs-one", "two-vs-one"])
def test_s17_swaps_do_not_touch_decided_provinces(position: Build, play: Build, effects: Effects, card: str) -> None:
    board = {name: "RLM" for name in PLACES if name not in ("nakhon", "khorat")}
    s = play(position(board, settled={"nakhon": "malay", "khorat": "lao"}), f"play {card}")
    used = {text.split()[2] for way, _ in effects(s) for text in way}
    assert used <= set(board)
    assert card == "two-vs-one" or used == set(board)


def test_s17_any_undecided_province_contested_or_not(position: Build, play: Build, effects: Effects) -> None:
    s = play(position({"kedah": "R"}, order=["khorat"]), "play khon-thai")
    assert {text.split()[2] for way, _ in effects(s) for text in way} == set(PLACES)


# -- §18


def test_s18_swaps_two_tiles_and_crowns_one(position: Build, play: Build) -> None:
    s = position({"kedah": "R"}, order=PLACES)
    play(s, "play maharacha", "crown khorat", "switch nakhon")
    order = [s.board.provinces[s.tiles[box]] for box in range(8)]
    assert order == ["chiang-mai", "luang-prabang", "sukothai", "nakhon", "ayutthaya", "chanthaburi", "khorat", "kedah"]
    assert s.kings == 1 << PLACES.index("khorat")


def test_s18_either_of_the_two_may_get_the_king(position: Build, play: Build, effects: Effects) -> None:
    s = play(position({"kedah": "R"}), "play maharacha")
    ways = [way for way, _ in effects(s)]
    assert len(ways) == len(set(ways)) == 8 * 7
    assert ("crown khorat", "switch nakhon") in ways
    assert ("crown nakhon", "switch khorat") in ways


def test_s18_a_tile_with_a_king_is_not_swapped(position: Build, play: Build, effects: Effects) -> None:
    s = play(position({"kedah": "R"}, kings=["khorat", "kedah"], settled={"nakhon": "lao"}), "play maharacha")
    used = {text.split()[1] for way, _ in effects(s) for text in way}
    assert used == set(PLACES) - {"khorat", "kedah", "nakhon"}


def test_s18_fewer_than_two_free_tiles_no_effect(position: Build, play: Build, offers: Offers) -> None:
    settled = {name: SEVEN[name] for name in list(SEVEN)[:5]}
    for kings, free in (([], 3), (["kedah"], 2), (["kedah", "nakhon"], 1), (["kedah", "nakhon", "chanthaburi"], 0)):
        s = play(position({"kedah": "R"}, settled=settled, kings=kings), "play maharacha")
        assert offers(s)[0].startswith("crown" if free >= 2 else "take")
        assert int(s.kings).bit_count() == len(kings)


def test_s18_may_change_the_contested_province(position: Build, play: Build) -> None:
    s = position({"kedah": "RR", "chiang-mai": "LLL"}, order=PLACES, players=2)
    play(s, "play maharacha", "crown kedah", "switch chiang-mai", "take rama kedah", "pass", "pass")
    assert s.control[PLACES.index("kedah")] == 0
    assert s.control[PLACES.index("chiang-mai")] == 4


# -- §19


def test_s19_one_of_each_colour_each_where_one_likes(position: Build, play: Build, effects: Effects) -> None:
    s = play(position({"kedah": "R"}), "play khon-thai")
    ways = list(effects(s))
    assert len(ways) == 8**3
    states = {tuple(end.followers[i] for i in range(24)) for _, end in ways}
    assert len(states) == 8**3
    before = [int(s.pool[f]) for f in range(3)]
    assert all([end.pool[f] for f in range(3)] == [count - 1 for count in before] for _, end in ways)


def test_s19_all_may_go_together_or_apart(position: Build, play: Build) -> None:
    s = play(position({}), "play khon-thai", "place rama kedah", "place lao kedah", "place malay kedah")
    assert _count(s, "kedah") == [1, 1, 1]
    s = play(position({}), "play khon-thai", "place rama kedah", "place lao khorat", "place malay nakhon")
    assert [_count(s, name) for name in ("kedah", "khorat", "nakhon")] == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]


def test_s19_a_missing_colour_is_skipped(position: Build, play: Build, offers: Offers) -> None:
    s = play(position({}, pool="RMM"), "play khon-thai", "place rama kedah")
    assert offers(s) == [f"place malay {name}" for name in PLACES]


# -- §22


def _reached(s: Siam, card: str, play: Build, offers: Offers) -> set[str]:
    play(s, f"play {card}")
    return {text.split()[2] for text in offers(s) if text.startswith("place ")}


def test_s22_beside_the_home(position: Build, play: Build, offers: Offers) -> None:
    around = {"rama": {"sukothai", "khorat", "chanthaburi", "nakhon"}, "malai": {"nakhon"}}
    around["lao"] = {"chiang-mai", "sukothai", "khorat"}
    for card, places in around.items():
        assert _reached(position({"kedah": "R"}), card, play, offers) == places


def test_s22_beside_a_controlled_province(position: Build, play: Build, offers: Offers) -> None:
    s = position({"kedah": "R"}, settled={"chiang-mai": "malay"})
    assert _reached(s, "malai", play, offers) == {"luang-prabang", "sukothai", "nakhon"}


@pytest.mark.parametrize("owner", ["lao", "malay", "british"])
def test_s22_not_beside_a_home_that_another_holds(position: Build, play: Build, offers: Offers, owner: str) -> None:
    s = position({"kedah": "R"}, settled={"ayutthaya": owner})
    assert _reached(s, "rama", play, offers) == set()
    s = position({"kedah": "R"}, settled={"ayutthaya": owner, "chiang-mai": "rama"})
    assert _reached(s, "rama", play, offers) == {"luang-prabang", "sukothai"}


def test_s22_beside_a_home_that_the_faction_holds(position: Build, play: Build, offers: Offers) -> None:
    s = position({"kedah": "R"}, settled={"ayutthaya": "rama", "khorat": "lao"})
    assert _reached(s, "rama", play, offers) == {"sukothai", "chanthaburi", "nakhon"}


def test_s22_the_home_itself_only_beside_a_controlled_province(position: Build, play: Build, offers: Offers) -> None:
    assert "kedah" not in _reached(position({"kedah": "R"}), "malai", play, offers)
    s = position({"kedah": "R"}, settled={"nakhon": "malay"})
    assert _reached(s, "malai", play, offers) == {"ayutthaya", "kedah"}


def test_s22_two_into_one_or_two_provinces(position: Build, play: Build, effects: Effects) -> None:
    s = play(position({"kedah": "R"}), "play rama")
    placed = {tuple(sorted(text.split()[2] for text in way)) for way, _ in effects(s)}
    assert len(placed) == 10
    assert ("khorat", "khorat") in placed
    assert ("khorat", "nakhon") in placed
    for _, end in effects(s):
        assert end.pool[0] == s.pool[0] - 2
        GAME.check(end)


def test_s22_what_was_just_placed_opens_no_new_province(position: Build, play: Build, offers: Offers) -> None:
    s = play(position({"kedah": "R"}), "play rama")
    first = offers(s)
    assert offers(play(s, "place rama nakhon")) == first


def test_s22_pool_short_or_empty(position: Build, play: Build, offers: Offers) -> None:
    s = play(position({"kedah": "R"}, pool="LMMM"), "play lao", "place lao chiang-mai")
    assert offers(s)[0].startswith("take")
    s = play(position({"kedah": "R"}, pool="RRRMMM"), "play lao")
    assert offers(s) == ["take rama kedah"]


def test_s22_no_such_province_no_effect(position: Build, play: Build, offers: Offers) -> None:
    s = position({"kedah": "R"}, settled={"nakhon": "lao"})
    assert offers(play(s, "play malai")) == ["take rama kedah"]


# -- the fixture without chance


FIXTURE = {"maharacha": 1344, "khon-thai": 12288, "one-vs-one": 5824, "two-vs-one": 6046}
FIXTURE |= {"rama": 240, "lao": 144, "malai": 24}


def _effect(way: tuple[str, ...]) -> tuple[object, ...]:
    """An effect by what it does: in which order two followers are named does not matter."""
    if way[0].startswith(("crown", "place malay", "place lao", "place rama")):
        return way if way[0].startswith("crown") else tuple(sorted(way))
    if len(way) == 2:  # one for one: neither comes first
        return tuple(sorted(text.split(" ", 1)[1] for text in way))
    return (*sorted(way[:2]), way[2])


@pytest.mark.parametrize(("card", "plays"), FIXTURE.items())
def test_s16_the_fixture_without_chance(position: Build, play: Build, effects: Effects, card: str, plays: int) -> None:
    """25,910 complete legal plays: distinct effects times followers to take."""
    extra = {"luang-prabang": "L", "ayutthaya": "R", "kedah": "M"}
    others = [name for name in PLACES if name not in extra]
    extra |= dict(zip(others, "RLMRL", strict=True))
    s = position({name: "RLM" + extra[name] for name in PLACES})
    found = {_effect(way): len(end.choices(end.turn())) for way, end in effects(play(s, f"play {card}"))}
    assert sum(found.values()) == plays
    assert sum(FIXTURE.values()) == 25_910
