"""What seats see, and the worlds they imagine, held against brute-force enumeration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, permutations, product
from typing import TYPE_CHECKING

import pytest

from sottovoce.core.dice import Fast
from sottovoce.games.whispers.rules.actions import DISCARD, DRAW, PLAY, SLOTS
from sottovoce.games.whispers.rules.board import BEAR, EMPIRES
from sottovoce.games.whispers.rules.cards import COPIES, KIND_NAMES, NO_ABILITY, OTHERS, copies, one_card
from sottovoce.games.whispers.rules.hidden_cards import drew, known_elsewhere, of_drawn, returned
from sottovoce.games.whispers.rules.state import NOBODY, PAY_FIRST, PAY_SECOND
from sottovoce.games.whispers.rules.turns import Whispers
from sottovoce.games.whispers.show.view import hand

if TYPE_CHECKING:
    from sottovoce.games.whispers.tests.conftest import Stage

SAMPLES = 4000
Cards = tuple[str, ...]


def worlds(stage: Stage, seat: int, samples: int = SAMPLES) -> Iterator[Whispers]:
    dice = Fast(99)
    for _ in range(samples):
        world = stage.position.imagine(seat, dice)
        assert isinstance(world, Whispers)
        yield world


def hands(stage: Stage, seat: int, *others: int) -> Counter[tuple[Cards, ...]]:
    """How often each deal of the others' hands is imagined."""
    return Counter(tuple(tuple(hand(world, other)) for other in others) for world in worlds(stage, seat))


def deals(
    empire: str, own: list[str], sizes: list[int], fits: Callable[[list[set[int]]], bool]
) -> Counter[tuple[Cards, ...]]:
    """Every deal of an empire's single cards to hands of these sizes that fits, by the kinds dealt."""
    kinds = [kind for kind in KIND_NAMES if kind.startswith(f"{empire}-") for _ in range(2)]
    free = list(range(len(kinds)))
    for card in own:
        free.remove(next(i for i in free if kinds[i] == card))
    found: Counter[tuple[Cards, ...]] = Counter()

    def deal(left: list[int], rest: list[int], dealt: list[set[int]]) -> None:
        if not rest:
            if fits(dealt):
                found[tuple(tuple(sorted((kinds[i] for i in held), key=KIND_NAMES.index)) for held in dealt)] += 1
            return
        for chosen in combinations(left, rest[0]):
            deal([i for i in left if i not in chosen], rest[1:], [*dealt, set(chosen)])

    deal(free, sizes, [])
    return found


def assert_same(found: Counter[tuple[Cards, ...]], expected: Counter[tuple[Cards, ...]]) -> None:
    """The frequencies are those of the enumeration, give or take chance."""
    assert set(found) <= set(expected)
    total, ways = sum(found.values()), sum(expected.values())
    for deal, count in expected.items():
        mean = total * count / ways
        assert abs(found[deal] - mean) < 5 * (mean + 1) ** 0.5, f"{deal}: {found[deal]} instead of {mean:.0f}"


# -- loyalties


@pytest.mark.parametrize("distinct", ["on", "off"])
def test_hidden_loyalties_are_uniform_over_what_can_be(distinct: str, scene: type[Stage]) -> None:
    stage = scene(2, different_devout=distinct).loyal(0, "bear", "eagle", "elephant", "lion", "horse")
    stage.loyal(1, "eagle", "bear", "horse", "lion", "elephant")
    found = Counter(tuple(world.tokens[SLOTS : 2 * SLOTS]) for world in worlds(stage, 0, 6000))
    possible = {p for p in permutations(range(EMPIRES)) if distinct == "off" or p[0] != 0}
    assert set(found) == possible
    assert all(abs(count - 6000 / len(possible)) < 5 * (6000 / len(possible)) ** 0.5 for count in found.values())


def test_shown_loyalties_stay_and_tell_what_was_devout_before(scene: type[Stage]) -> None:
    stage = scene(3).loyal(0, "bear", "eagle", "elephant", "lion", "horse")
    stage.loyal(1, "eagle", "bear", "horse", "lion", "elephant").loyal(2, "lion", "bear", "horse", "eagle", "elephant")
    position = stage.position
    position.asked = 1
    position.phase = 19
    position.step = 3
    stage.play("exchange devout dutiful")
    assert list(position.tokens[SLOTS : 2 * SLOTS]) == [0, 1, 4, 3, 2]
    # Seat 1 shows Bear as Devout now, but began with the Eagle: so seat 2 can have begun with neither Bear nor Eagle.
    found = set()
    for world in worlds(stage, 0, 6000):
        assert list(world.tokens[SLOTS : SLOTS + 2]) == [0, 1]
        found.add((*world.tokens[SLOTS + 2 : 2 * SLOTS], *world.tokens[2 * SLOTS : 3 * SLOTS]))
    second = [p for p in permutations(range(EMPIRES)) if p[0] not in (0, 1)]
    assert found == {(*first, *other) for first, other in product(permutations((2, 3, 4)), second)}


def test_own_loyalties_and_hand_are_never_touched(scene: type[Stage]) -> None:
    stage = scene(3).give(0, "bear-eagle", "lion-horse").give(1, "bear-lion", "bear-horse")
    for world in worlds(stage, 0, 50):
        assert hand(world, 0) == ["bear-eagle", "lion-horse"]
        assert list(world.tokens[:SLOTS]) == list(stage.position.tokens[:SLOTS])


# -- cards


def test_hands_are_uniform_over_single_cards(scene: type[Stage]) -> None:
    stage = scene(3).give(0, "bear-eagle").give(1, "bear-lion", "bear-horse").give(2, "bear-eagle")
    assert_same(hands(stage, 0, 1, 2), deals("bear", ["bear-eagle"], [2, 1], lambda dealt: True))


def test_a_card_seen_played_is_in_no_hand_until_its_holder_draws(scene: type[Stage]) -> None:
    stage = scene(3).agent(1, "lion-sheriff").give(1, "bear-eagle", "bear-lion").give(2, "bear-horse")
    stage.position.hands[1] -= 1
    stage.position.deck += 1
    returned(stage.position, 1, 0, True)
    # The single card 0 lies in the deck for seat 0's eyes: neither of the others has it.
    assert_same(hands(stage, 0, 1, 2), deals("bear", [], [1, 1], lambda dealt: 0 not in dealt[0] | dealt[1]))


def draw(stage: Stage, seat: int, *cards: str) -> None:
    """A seat draws these Bear cards."""
    stage.give(seat, *cards)
    drew(stage.position, seat, BEAR, sum(one_card(KIND_NAMES.index(card)) for card in cards))


def test_who_draws_may_have_drawn_what_was_played(scene: type[Stage]) -> None:
    stage = scene(3).give(1, "bear-lion")
    returned(stage.position, 1, 0, True)
    draw(stage, 2, "bear-horse")
    assert_same(hands(stage, 0, 1, 2), deals("bear", [], [1, 1], lambda dealt: 0 not in dealt[0]))


def test_two_copies_played_by_who_did_not_draw_are_two_cards(scene: type[Stage]) -> None:
    stage = scene(2).give(1, "bear-lion", "bear-horse")
    returned(stage.position, 1, 0, True)
    returned(stage.position, 1, 0, True)
    assert_same(hands(stage, 0, 1), deals("bear", [], [2], lambda dealt: not dealt[0] & {0, 1}))


def test_a_copy_played_after_drawing_may_be_the_one_seen_before(scene: type[Stage]) -> None:
    stage = scene(3).give(1, "bear-lion")
    returned(stage.position, 1, 0, True)
    draw(stage, 2, "bear-horse")
    returned(stage.position, 2, 0, True)
    assert_same(hands(stage, 0, 1, 2), deals("bear", [], [1, 1], lambda dealt: 0 not in dealt[0] | dealt[1]))


def test_who_draws_one_card_has_not_drawn_two_that_were_played(scene: type[Stage]) -> None:
    # Seat 0 holds one copy of each card that is played: where the other one is matters.
    stage = scene(3).give(0, "bear-eagle", "bear-lion").give(2, "bear-horse")
    for kind in ("bear-eagle", "bear-lion"):
        returned(stage.position, 1, KIND_NAMES.index(kind), True)
    draw(stage, 2, "bear-horse")
    played = [i for i, kind in enumerate(KIND_NAMES) if kind in ("bear-eagle", "bear-lion")]
    found = hands(stage, 0, 2)
    expected = deals(
        "bear",
        ["bear-eagle", "bear-lion"],
        [2],
        lambda dealt: len(dealt[0] & {2 * kind + 1 for kind in played}) < 2,
    )
    assert_same(found, expected)
    # A second card drawn, and it may be both.
    draw(stage, 2, "bear-elephant")
    three = {cards for (cards,) in hands(stage, 0, 2)}
    assert any({"bear-eagle", "bear-lion"} < set(cards) for cards in three)


def test_what_is_loose_is_forgotten_when_a_hand_may_be_all_new(scene: type[Stage]) -> None:
    stage = scene(3)
    position = stage.position
    returned(position, 1, KIND_NAMES.index("bear-eagle"), True)
    draw(stage, 2, "bear-horse")
    at = 0 * 3 + 2
    assert (position.loose[at], of_drawn(position, at, BEAR)) == (one_card(KIND_NAMES.index("bear-eagle")), 1)
    returned(position, 1, KIND_NAMES.index("bear-lion"), True)
    draw(stage, 2, "bear-horse")
    # The first card may be any; of the two cards only one is drawn since the Lion was played.
    assert (position.loose[at], of_drawn(position, at, BEAR)) == (one_card(KIND_NAMES.index("bear-lion")), 1)


def test_own_discards_are_known_to_their_owner_only(scene: type[Stage]) -> None:
    stage = scene(2).give(0, "bear-eagle").give(1, "bear-horse")
    stage.position.hands[0] -= 1
    stage.position.deck += 1
    returned(stage.position, 0, 0, False)
    assert_same(hands(stage, 0, 1), deals("bear", [], [1], lambda dealt: 0 not in dealt[0]))
    assert list(stage.position.barred[2:6]) == [0, 0, 0, 0]
    world = next(worlds(stage, 1, 1))
    assert list(world.barred[0:2]) == [0, 0], "another seat's private knowledge leaks"
    draw(stage, 1, "bear-lion")
    assert stage.position.loose[1] == 1
    world = next(worlds(stage, 1, 1))
    assert (world.loose[1], world.fresh[1]) == (world.loose[5], world.fresh[5]), "another seat's knowledge leaks"


def test_a_held_copy_and_a_played_one_are_both_known(scene: type[Stage]) -> None:
    stage = scene(2).give(0, "bear-eagle").give(1, "bear-horse")
    returned(stage.position, 1, 0, True)
    assert_same(hands(stage, 0, 1), deals("bear", ["bear-eagle"], [1], lambda dealt: not dealt[0] & {0, 1}))


def test_a_drawn_copy_may_be_the_one_seen_played(scene: type[Stage]) -> None:
    stage = scene(2).give(1, "bear-horse")
    returned(stage.position, 1, 0, True)
    draw(stage, 0, "bear-eagle")
    found = hands(stage, 0, 1)
    assert (("bear-eagle",),) in found


def test_what_is_remembered_never_rules_out_the_real_world(scene: type[Stage]) -> None:
    for seed in range(6):
        players = 2 + seed % 3
        position = scene(players).position
        dice = Fast(seed)
        while not position.over:
            choices = position.choices(position.turn())
            cards = [action for action in choices if action == DRAW or PLAY <= action < DISCARD]
            if cards and dice.roll(3):
                choices = cards  # the more cards come and go, the more there is to remember
            position.apply(position.turn(), choices[dice.roll(len(choices))], dice)
            for seat, empire in product(range(players), range(EMPIRES)):
                assert fits(position, seat, empire), f"seat {seat} is sure of something wrong"


def fits(position: Whispers, seat: int, empire: int) -> bool:
    """Could an empire's cards be where they are, as far as a seat remembers, whichever copy of a kind is which?"""
    places = []
    for kind in range(empire * OTHERS, (empire + 1) * OTHERS):
        held = [holder for holder in range(position.seats) for _ in range(copies(position.hands[holder], kind))]
        held += [NOBODY] * (COPIES - len(held))
        ways = {(held[0], held[1]), (held[1], held[0])}
        if held.count(seat) == 1:
            mine = int(known_elsewhere(position, seat, seat, kind) > 0)
            ways = {way for way in ways if way[mine] == seat}
        places.append([(kind, way) for way in ways])
    return any(possible(position, seat, empire, deal) for deal in product(*places))


def possible(position: Whispers, seat: int, empire: int, deal: Iterable[tuple[int, tuple[int, int]]]) -> bool:
    """Has nobody a card that they can't have, nor more than they drew of those that they could not have before?"""
    loose: Counter[int] = Counter()
    for kind, way in deal:
        for copy, holder in enumerate(way):
            if holder in (NOBODY, seat):
                continue
            if known_elsewhere(position, seat, holder, kind) > copy:
                return False
            loose[holder] += copies(position.loose[seat * position.seats + holder], kind) > copy
    return all(number <= of_drawn(position, seat * position.seats + who, empire) for who, number in loose.items())


# -- consistency with what is under way


def test_who_pays_for_an_ability_holds_the_cards_for_it(scene: type[Stage]) -> None:
    stage = scene().army("b5", "bear", 2).agent(0, "bear-sheriff")
    stage.give(0, "bear-lion", "bear-eagle", "eagle-lion", "eagle-horse").reach("bear-sheriff").play("play mercenaries")
    for world in worlds(stage, 1, 300):
        assert world.choices(0)
        held = hand(world, 0)
        assert "bear-eagle" in held or "eagle-bear" in held


def test_an_attack_out_of_reach_shows_an_armada_or_two_eagles(scene: type[Stage]) -> None:
    stage = scene().army("b6", "bear", 20).agent(0, "bear-marshal").give(0, "eagle-horse", "horse-bear")
    stage.reach("bear-marshal").play("attack")
    for world in worlds(stage, 1, 300):
        assert world.choices(0)
        assert world.ability == NO_ABILITY


def test_bear_out_of_reach_shows_an_armada_or_two_eagles_before_it_is_paid(scene: type[Stage]) -> None:
    # B6 borders B4 only: nothing bordering is left to attack from there.
    stage = scene().army("b6", "lion", 1).army("b4", "bear", 5).army("b1", "bear", 1).agent(0, "bear-marshal")
    stage.give(0, "bear-eagle", "bear-lion", "eagle-horse", "horse-bear").give(1, "eagle-bear").reach("bear-marshal")
    stage.play("attack", "from b4", "to b6", "count 5", "done", "play bear")
    assert stage.choices == ["pay bear-eagle", "pay bear-lion"]
    for world in worlds(stage, 1, 300):
        assert_no_dead_end(world)


def test_midnight_oil_out_of_reach_shows_that_an_armada_is_left_or_two_eagles(scene: type[Stage]) -> None:
    stage = scene().army("b6", "bear", 6).army("l3", "lion", 2).agent(0, "bear-marshal")
    stage.give(
        0, "lion-horse", "lion-eagle", "horse-bear", "horse-eagle", "horse-elephant", "eagle-horse", "eagle-lion"
    )
    stage.reach("bear-marshal").play("attack", "from b6", "play armada", "pay eagle-horse", "pay horse-bear")
    stage.play("to l3", "count 1", "done", "play midnight-oil")
    assert stage.choices == ["pay lion-horse"]
    for world in worlds(stage, 1, 300):
        assert_no_dead_end(world)
    stage.play("pay lion-horse")
    assert stage.choices == ["pay horse-elephant"]
    for world in worlds(stage, 1, 300):
        assert_no_dead_end(world)


def assert_no_dead_end(world: Whispers) -> None:
    """However the asked seat pays, it can go on."""
    choices = world.choices(world.turn())
    assert choices, f"a dead end with {hand(world, world.asked)}"
    for action in choices if world.phase in (PAY_FIRST, PAY_SECOND) else ():
        after = world.copy()
        assert isinstance(after, Whispers)
        after.apply(after.turn(), action, Fast(1))
        assert_no_dead_end(after)


def test_after_the_end_hands_are_still_dealt_and_loyalties_known(scene: type[Stage]) -> None:
    stage = scene().give(0, "bear-eagle").give(1, "bear-lion", "horse-bear").end_round(4)
    assert stage.position.over
    found = hands(stage, 0, 1)
    assert len(found) == 16
    for world in worlds(stage, 0, 20):
        assert world.over
        assert list(world.tokens) == list(stage.position.tokens)
        assert hand(world, 0) == ["bear-eagle"]


# -- views


def test_r6_others_see_backs_and_no_faces(scene: type[Stage]) -> None:
    stage = scene(3).give(0, "bear-eagle", "lion-horse")
    for watcher in (1, 2, None):
        player = stage.view(watcher).players[0]
        assert player.hand is None
        assert player.points is None
        assert player.backs == {"bear": 1, "eagle": 0, "elephant": 0, "lion": 1, "horse": 0}
        assert all(loyalty.empire is None for loyalty in player.loyalties)
    assert stage.view(0).players[0].hand == ["bear-eagle", "lion-horse"]


def test_at_the_end_loyalties_and_points_are_open_but_hands_are_not(scene: type[Stage]) -> None:
    stage = scene().give(0, "bear-eagle").end_round(4)
    player = stage.view(1).players[0]
    assert player.points is not None
    assert all(loyalty.empire for loyalty in player.loyalties)
    assert player.hand is None
