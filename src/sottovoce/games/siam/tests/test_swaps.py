"""§20, §21 and §21.1: swaps, and the ban on undoing the last one."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

import pytest

from sottovoce.games.siam.rules.board import FACTION_NAMES, FACTIONS, PROVINCES, UNDECIDED
from sottovoce.games.siam.rules.turns import Siam

Build = Callable[..., Siam]
Offers = Callable[[Siam], list[str]]
Effects = Callable[[Siam], Iterator[tuple[tuple[str, ...], Siam]]]
ALL = "maharacha khon-thai khon-thai one-vs-one two-vs-one rama lao malai"


class Swap(NamedTuple):
    """One province gives some followers, another one gives back some."""

    giver: str
    given: tuple[str, ...]  # sorted
    other: str
    got: tuple[str, ...]


def _swap(way: tuple[str, ...]) -> Swap:
    """A swap as the offers spell it."""
    given = sorted(text.split()[1] for text in way[:-1])
    _, got, other = way[-1].split()
    assert all(text.startswith("give ") for text in way[:-1])
    assert way[-1].startswith("get ")
    assert len({text.split()[2] for text in way[:-1]}) == 1
    return Swap(way[0].split()[2], tuple(given), other, (got,))


def _turned(swap: Swap) -> Swap:
    """The same swap, told from the other province."""
    return Swap(swap.other, swap.got, swap.giver, swap.given)


def _reversal(swap: Swap) -> set[Swap]:
    """The same provinces and colours in the opposite direction, told from either side."""
    back = Swap(swap.other, swap.given, swap.giver, swap.got)
    return {back, _turned(back)}


def _people(s: Siam, p: int) -> Counter[str]:
    return Counter({FACTION_NAMES[f]: int(s.followers[p * FACTIONS + f]) for f in range(FACTIONS)})


def _all_swaps(s: Siam, many: int, bordering: bool) -> set[Swap]:
    """Every swap of this many for one, with no regard to the ban."""
    names, found = s.board.provinces, set()
    borders = {frozenset(pair) for pair in s.board.borders}
    people = [_people(s, p) for p in range(PROVINCES)]
    for p in range(PROVINCES):
        for q in range(PROVINCES):
            if p == q or (bordering and frozenset((p, q)) not in borders):
                continue
            for given in combinations_with_replacement(FACTION_NAMES, many):
                if all(people[p][colour] >= given.count(colour) for colour in given):
                    for got in FACTION_NAMES:
                        if people[q][got]:
                            found.add(Swap(names[p], tuple(sorted(given)), names[q], (got,)))
    return found


def _lawful(s: Siam, card: str, last: tuple[str, Swap] | None) -> set[Swap]:
    """§20, §21, §21.1, R4 and R5, literally: list all, strike out the reversal of the card before."""
    banned: set[Swap] = set()
    if last is not None and last[0] == card and last[1].given != last[1].got:
        banned = _reversal(last[1])
    if card == "one-vs-one":
        return _all_swaps(s, 1, False) - banned
    return (_all_swaps(s, 2, True) - banned) or (_all_swaps(s, 1, True) - banned)


def _offered(s: Siam, card: str, play: Build, effects: Effects) -> set[Swap]:
    after = play(s.copy(), f"play {card}")
    return {_swap(way) for way, _ in effects(after) if way}


# -- §20


def test_s20_borders_do_not_matter(position: Build, play: Build, effects: Effects) -> None:
    s = position({"kedah": "R", "chiang-mai": "L"})
    assert _offered(s, "one-vs-one", play, effects) == {
        Swap("kedah", ("rama",), "chiang-mai", ("lao",)),
        Swap("chiang-mai", ("lao",), "kedah", ("rama",)),
    }
    play(s, "play one-vs-one", "give rama kedah", "get lao chiang-mai")
    assert _people(s, 7) == Counter(lao=1)
    assert _people(s, 0) == Counter(rama=1)


def test_s20_the_same_colour_is_allowed(position: Build, play: Build, effects: Effects) -> None:
    s = position({"kedah": "R", "chiang-mai": "R"})
    assert Swap("kedah", ("rama",), "chiang-mai", ("rama",)) in _offered(s, "one-vs-one", play, effects)


def test_s20_never_within_one_province(position: Build, play: Build, offers: Offers) -> None:
    s = play(position({"kedah": "RL", "khorat": "M"}), "play one-vs-one", "give rama kedah")
    assert offers(s) == ["get malay khorat"]


@pytest.mark.parametrize("board", [{}, {"kedah": "RLM"}])
def test_s20_fewer_than_two_peopled_provinces_no_effect(position: Build, play: Build, board: dict[str, str]) -> None:
    s = play(position(board), "play one-vs-one")
    assert s.turn() == (0 if board else 1)
    assert s.phase == (7 if board else 0)


# -- §21


def test_s21_two_for_one_between_bordering_provinces(position: Build, play: Build, effects: Effects) -> None:
    s = position({"kedah": "RL", "nakhon": "M", "chiang-mai": "RRR"})
    assert _offered(s, "two-vs-one", play, effects) == {Swap("kedah", ("lao", "rama"), "nakhon", ("malay",))}
    play(s, "play two-vs-one", "give lao kedah", "give rama kedah", "get malay nakhon")
    assert _people(s, 7) == Counter(malay=1)
    assert _people(s, 6) == Counter(rama=1, lao=1)


def test_s21_either_may_give_the_two(position: Build, play: Build, effects: Effects) -> None:
    offered = _offered(position({"kedah": "RR", "nakhon": "MM"}), "two-vs-one", play, effects)
    assert offered == {
        Swap("kedah", ("rama", "rama"), "nakhon", ("malay",)),
        Swap("nakhon", ("malay", "malay"), "kedah", ("rama",)),
    }


def test_s21_the_same_colour_is_allowed(position: Build, play: Build, effects: Effects) -> None:
    offered = _offered(position({"kedah": "RR", "nakhon": "R"}), "two-vs-one", play, effects)
    assert offered == {Swap("kedah", ("rama", "rama"), "nakhon", ("rama",))}


def test_s21_the_order_of_naming_does_not_matter(position: Build, play: Build) -> None:
    one = play(position({"kedah": "RM", "nakhon": "L"}), "play two-vs-one", "give rama kedah", "give malay kedah")
    two = play(position({"kedah": "RM", "nakhon": "L"}), "play two-vs-one", "give malay kedah", "give rama kedah")
    assert one.state() == two.state()


def test_r4_one_for_one_where_no_two_for_one_exists(position: Build, play: Build, effects: Effects) -> None:
    """Two followers stand together in Chiang Mai, but nobody beside them."""
    s = position({"kedah": "R", "nakhon": "L", "chiang-mai": "RR"})
    assert _offered(s, "two-vs-one", play, effects) == {
        Swap("kedah", ("rama",), "nakhon", ("lao",)),
        Swap("nakhon", ("lao",), "kedah", ("rama",)),
    }


def test_r4_not_while_a_two_for_one_exists_anywhere(position: Build, play: Build, effects: Effects) -> None:
    s = position({"kedah": "R", "nakhon": "L", "chiang-mai": "RR", "sukothai": "M"})
    assert _offered(s, "two-vs-one", play, effects) == {Swap("chiang-mai", ("rama", "rama"), "sukothai", ("malay",))}


def test_r4_no_bordering_pair_no_effect(position: Build, play: Build, offers: Offers) -> None:
    s = play(position({"kedah": "RRR", "chiang-mai": "LL"}), "play two-vs-one")
    assert offers(s) == ["take lao chiang-mai", "take rama kedah"]


def test_r4_when_the_only_two_for_one_is_banned(position: Build, play: Build, effects: Effects) -> None:
    """Kedah's two come to Nakhon for its one; with the Lao of Khorat taken the way back is the only two for one."""
    s = position({"kedah": "RL", "nakhon": "M", "chiang-mai": "L"})
    play(s, "play two-vs-one", "give rama kedah", "give lao kedah", "get malay nakhon", "take lao chiang-mai")
    assert _offered(s, "two-vs-one", play, effects) == {
        Swap("nakhon", ("rama",), "kedah", ("malay",)),
        Swap("nakhon", ("lao",), "kedah", ("malay",)),
        Swap("kedah", ("malay",), "nakhon", ("rama",)),
        Swap("kedah", ("malay",), "nakhon", ("lao",)),
    }


def test_r4_its_one_for_one_counts_as_the_cards_swap(position: Build, play: Build, effects: Effects) -> None:
    s = position({"kedah": "R", "nakhon": "L", "chiang-mai": "M"})
    play(s, "play two-vs-one", "give rama kedah", "get lao nakhon", "take malay chiang-mai")
    assert _offered(s, "two-vs-one", play, effects) == set()  # both ways of telling it are the reversal
    assert len(_offered(s, "one-vs-one", play, effects)) == 2


# -- §21.1


def _one_swapped(position: Build, play: Build, **more: object) -> Siam:
    s = position({"kedah": "RR", "khorat": "LL", "chiang-mai": "MM"}, **more)
    return play(s, "play one-vs-one", "give rama kedah", "get lao khorat", "take malay chiang-mai")


BACK = Swap("khorat", ("rama",), "kedah", ("lao",))


def test_s21_1_the_exact_reversal_is_forbidden(position: Build, play: Build, effects: Effects) -> None:
    offered = _offered(_one_swapped(position, play), "one-vs-one", play, effects)
    assert BACK not in offered
    assert _turned(BACK) not in offered
    assert Swap("kedah", ("rama",), "khorat", ("lao",)) in offered  # again, in the same direction
    assert Swap("khorat", ("rama",), "kedah", ("rama",)) in offered
    assert Swap("khorat", ("rama",), "chiang-mai", ("malay",)) in offered


def test_s21_1_of_two_against_one(position: Build, play: Build, effects: Effects) -> None:
    s = position({"kedah": "RRL", "nakhon": "MM", "chiang-mai": "L"})
    play(s, "play two-vs-one", "give rama kedah", "give lao kedah", "get malay nakhon", "take lao chiang-mai")
    offered = _offered(s, "two-vs-one", play, effects)
    assert Swap("nakhon", ("lao", "rama"), "kedah", ("malay",)) not in offered
    assert Swap("nakhon", ("lao", "rama"), "kedah", ("rama",)) in offered
    assert Swap("nakhon", ("malay", "rama"), "kedah", ("malay",)) in offered


def test_s21_1_passes_and_a_settled_struggle_do_not_lift_it(position: Build, play: Build, effects: Effects) -> None:
    s = play(_one_swapped(position, play, order=["sukothai"]), "pass")
    assert BACK not in _offered(s, "one-vs-one", play, effects)
    play(s, "pass", "pass")
    assert s.struggle == 1
    assert BACK not in _offered(s, "one-vs-one", play, effects)


@pytest.mark.parametrize(
    "between",
    [
        ("play lao", "place lao chiang-mai", "place lao sukothai", "take lao sukothai"),
        ("play maharacha", "crown kedah", "switch nakhon", "take malay chiang-mai"),
    ],
)
def test_s21_1_any_other_card_lifts_it(
    position: Build, play: Build, effects: Effects, between: tuple[str, ...]
) -> None:
    s = play(_one_swapped(position, play), *between)
    assert BACK in _offered(s, "one-vs-one", play, effects)


def test_s21_1_a_two_vs_one_between_lifts_it(position: Build, play: Build, effects: Effects) -> None:
    s = position({"kedah": "RR", "khorat": "LL", "chiang-mai": "MMM", "sukothai": "L", "nakhon": "R"})
    play(s, "play one-vs-one", "give rama kedah", "get lao khorat", "take rama nakhon")
    play(s, "play two-vs-one", "give malay chiang-mai", "give malay chiang-mai", "get lao sukothai")
    play(s, "take malay sukothai")
    assert BACK in _offered(s, "one-vs-one", play, effects)


def test_s21_1_a_card_of_the_kind_that_swapped_nothing_bans_nothing(position: Build, play: Build) -> None:
    s = position({"kedah": "RR", "khorat": "L"}, players=2)
    play(s, "play one-vs-one", "give rama kedah", "get lao khorat", "take rama khorat")
    play(s, "play one-vs-one")  # only Kedah is peopled
    assert s.ban_card < 0


def test_s21_1_holds_for_the_same_player_too(position: Build, play: Build, effects: Effects) -> None:
    s = position({"kedah": "RR", "khorat": "LL", "chiang-mai": "M"}, hands=["one-vs-one one-vs-one rama", "lao", "lao"])
    play(s, "play one-vs-one", "give rama kedah", "get lao khorat", "take malay chiang-mai", "pass", "pass")
    assert s.turn() == 0
    assert BACK not in _offered(s, "one-vs-one", play, effects)


def test_s21_1_a_one_vs_one_may_reverse_a_two_vs_one(position: Build, play: Build, effects: Effects) -> None:
    s = position({"kedah": "R", "nakhon": "L", "chiang-mai": "M"})
    play(s, "play two-vs-one", "give rama kedah", "get lao nakhon", "take malay chiang-mai")
    assert Swap("nakhon", ("rama",), "kedah", ("lao",)) in _offered(s, "one-vs-one", play, effects)


def test_s21_1_no_dead_end_a_first_follower_needs_a_lawful_rest(position: Build, play: Build, offers: Offers) -> None:
    s = position({"kedah": "RR", "khorat": "L", "chiang-mai": "M"})
    play(s, "play one-vs-one", "give rama kedah", "get lao khorat", "take malay chiang-mai")
    play(s, "play one-vs-one")  # Kedah R L, Khorat R: only Kedah's Rama and Khorat's Rama may trade
    assert offers(s) == ["give rama khorat", "give rama kedah"]


def test_r5_other_colours_named_are_allowed_even_to_the_same_effect(
    position: Build, play: Build, effects: Effects
) -> None:
    """Sukothai gave yellow and red for a yellow: blue and red for a blue puts all back but is another swap."""
    s = position({"sukothai": "RLM", "khorat": "RM", "kedah": "R"})
    play(s, "play two-vs-one", "give rama sukothai", "give lao sukothai", "get rama khorat", "take rama kedah")
    offered = _offered(s, "two-vs-one", play, effects)
    assert Swap("khorat", ("lao", "rama"), "sukothai", ("rama",)) not in offered
    assert Swap("khorat", ("lao", "malay"), "sukothai", ("malay",)) in offered


def test_r5_what_was_taken_in_between_does_not_matter(position: Build, play: Build, effects: Effects) -> None:
    """The very follower that came is gone; another one of its colour may not go back for it either."""
    s = position({"kedah": "R", "khorat": "RL", "chiang-mai": "M"})
    play(s, "play one-vs-one", "give rama kedah", "get lao khorat", "take rama khorat")
    assert BACK not in _offered(s, "one-vs-one", play, effects)


def test_r5_reversing_a_swap_of_equal_colours_is_not_banned(position: Build, play: Build, effects: Effects) -> None:
    s = position({"kedah": "R", "khorat": "R", "chiang-mai": "M"})
    play(s, "play one-vs-one", "give rama kedah", "get rama khorat", "take malay chiang-mai")
    assert _offered(s, "one-vs-one", play, effects) == {
        Swap("kedah", ("rama",), "khorat", ("rama",)),
        Swap("khorat", ("rama",), "kedah", ("rama",)),
    }


def test_r5_two_of_a_colour_for_one_of_it_do_change_something(position: Build, play: Build, effects: Effects) -> None:
    s = position({"kedah": "RR", "nakhon": "RR", "chiang-mai": "M"})
    play(s, "play two-vs-one", "give rama kedah", "give rama kedah", "get rama nakhon", "take malay chiang-mai")
    assert Swap("nakhon", ("rama", "rama"), "kedah", ("rama",)) not in _offered(s, "two-vs-one", play, effects)


# -- against a literal oracle


def _scattered(rng: random.Random, position: Build) -> Siam:
    """Few followers in a few provinces, so that R4 and the ban bite."""
    players = rng.choice((2, 3, 4))
    game_map = rng.choice(("siam-8", "isles-8"))
    names = position(map=game_map).board.provinces
    board = {name: "".join(rng.choices("RLM", k=rng.choice((0, 0, 0, 1, 1, 1, 2)))) for name in names}
    settled: dict[str, str] = {}
    for name in rng.sample(names, rng.randrange(4)):
        settled[name] = rng.choice(("rama", "lao", "malay", "british"))
        board[name] = ""
    hands = [" ".join([*["one-vs-one"] * 3, *["two-vs-one"] * 3, "maharacha", "rama"])] * players
    return position(board, players=players, map=game_map, settled=settled, hands=hands)


@pytest.mark.parametrize("undo_ban", [True, False])
def test_s21_1_and_r4_like_a_literal_oracle(
    position: Build, play: Build, offers: Offers, effects: Effects, undo_ban: bool
) -> None:
    rng = random.Random(21)
    bans = fallbacks = 0
    for _ in range(200):
        s = _scattered(rng, position)
        s.law.undo_ban = undo_ban
        last: tuple[str, Swap] | None = None
        for _ in range(rng.randrange(2, 6)):
            if s.over:
                break
            for card in ("one-vs-one", "two-vs-one"):
                lawful = _lawful(s, card, last if undo_ban else None)
                if f"play {card}" in offers(s):
                    assert _offered(s, card, play, effects) == lawful
                bans += undo_ban and lawful != _lawful(s, card, None)
                fallbacks += card == "two-vs-one" and any(len(swap.given) == 1 for swap in lawful)
            text = rng.choice(["pass", *offers(s)[1:], *["play two-vs-one", "play one-vs-one"] * 2])
            if text not in offers(s):
                continue
            play(s, text)
            if text == "pass":
                continue
            way, end = rng.choice(list(effects(s)))
            last = None
            if text in ("play one-vs-one", "play two-vs-one") and way:
                last = (text.removeprefix("play "), _swap(way))
            s = end.copy()
            if offers(s) and offers(s)[0].startswith("take"):
                play(s, rng.choice(offers(s)))
    assert fallbacks > 100
    assert bans > 60 or not undo_ban


def test_s20_and_s21_swaps_move_what_they_name(position: Build, play: Build, effects: Effects) -> None:
    rng = random.Random(20)
    for _ in range(60):
        s = _scattered(rng, position)
        for card in ("one-vs-one", "two-vs-one"):
            for way, end in effects(play(s.copy(), f"play {card}")):
                if not way:
                    continue
                swap = _swap(way)
                p, q = (s.board.provinces.index(name) for name in (swap.giver, swap.other))
                expected = [_people(s, province) for province in range(PROVINCES)]
                for colour in swap.given:
                    expected[p][colour] -= 1
                    expected[q][colour] += 1
                expected[q][swap.got[0]] -= 1
                expected[p][swap.got[0]] += 1
                assert [_people(end, province) for province in range(PROVINCES)] == expected
                assert s.control[p] == s.control[q] == UNDECIDED
