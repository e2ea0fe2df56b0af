"""Dice: the secret stream against an independent reading of its description, and what recorded dice refuse."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice, Fast, Fresh, ImpossibleRoll, Proven, Recorded, commitment
from sottovoce.core.position import bit, seats_of
from sottovoce.core.seeding import seed_bytes

SEED = bytes(range(32))
VECTOR = [4, 1, 3, 5, 1, 28, 66, 1, 2, 974]
FAST_VECTOR = [671352506, 1047004745, 1900735300, 1648692630]


def words(seed: bytes) -> Iterator[int]:
    """The 64-bit words of docs/notation.md: HMAC-SHA256(seed, "sottovoce dice 1" + block number), four to a block."""
    block = 0
    while True:
        digest = hmac.digest(seed, b"sottovoce dice 1" + block.to_bytes(8, "big"), "sha256")
        for start in (0, 8, 16, 24):
            yield int.from_bytes(digest[start : start + 8], "big")
        block += 1


def expected(seed: bytes, faces: list[int]) -> list[int]:
    """What dice of these faces must show."""
    stream = words(seed)
    shown = []
    for count in faces:
        whole = 2**64 // count * count
        shown.append(next(word for word in stream if word < whole) % count)
    return shown


# -- fresh dice


def test_the_stream_of_a_fixed_seed_never_changes() -> None:
    dice = Fresh(SEED)
    assert [int(dice.roll(faces)) for faces in (6, 6, 6, 6, 6, 52, 100, 2, 3, 1000)] == VECTOR


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 2**31 - 1), max_size=20))
def test_the_stream_is_the_described_one(seed: bytes, faces: list[int]) -> None:
    dice = Fresh(seed)
    assert [int(dice.roll(count)) for count in faces] == expected(seed, faces)


def test_words_that_would_favour_low_numbers_are_rejected() -> None:
    faces = 2**62 // 3 * 2 + 1  # a sixth of all words lies above the last whole multiple
    seeds = [hashlib.sha256(bytes([number])).digest() for number in range(60)]
    rejected = [seed for seed in seeds if next(words(seed)) >= 2**64 // faces * faces]
    assert rejected
    for seed in rejected:
        assert int(Fresh(seed).roll(faces)) == expected(seed, [faces])[0]


def test_all_faces_come_equally_often() -> None:
    dice = Fresh(SEED)
    counts = Counter(int(dice.roll(6)) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi squared, 5 degrees, p 0.001


def test_a_die_with_one_face_shows_it() -> None:
    assert [int(dice.roll(1)) for dice in (Fresh(SEED), Fast(1), Recorded([0]))] == [0, 0, 0]


def test_rolls_are_gathered_once() -> None:
    dice = Fresh(SEED)
    shown = [int(dice.roll(6)) for _ in range(3)]
    assert dice.gather() == shown
    assert dice.gather() == []
    assert [int(dice.roll(6))] == dice.gather()


def test_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_numbered_seed_is_repeatable_and_documented() -> None:
    assert seed_bytes(7) == hashlib.sha256(b"sottovoce game 7").digest()
    assert seed_bytes(SEED.hex()) == seed_bytes(SEED) == SEED
    assert seed_bytes(None) != seed_bytes(None)


# -- recorded and proven dice


def problem_of(dice: Dice, faces: list[int]) -> ImpossibleRoll:
    for count in faces[:-1]:
        dice.roll(count)
    with pytest.raises(ImpossibleRoll) as caught:
        dice.roll(faces[-1])
    return caught.value


def test_recorded_dice_repeat() -> None:
    dice = Recorded([3, 0, 5])
    assert [int(dice.roll(6)) for _ in range(3)] == [3, 0, 5]
    dice.done()


def test_recorded_dice_do_not_use_up_the_record() -> None:
    record = [1, 2]
    Recorded(record).roll(6)
    assert record == [1, 2]


def test_a_missing_roll() -> None:
    problem = problem_of(Recorded([1]), [6, 8])
    assert (problem.reason, problem.faces) == ("missing", 8)


@pytest.mark.parametrize("shown", [-1, 6, 7, 10**30])
def test_a_roll_out_of_range(shown: int) -> None:
    problem = problem_of(Recorded([shown]), [6])
    assert (problem.reason, problem.shown, problem.faces) == ("range", shown, 6)


def test_rolls_left_over() -> None:
    dice = Recorded([1, 4])
    dice.roll(6)
    with pytest.raises(ImpossibleRoll) as caught:
        dice.done()
    assert (caught.value.reason, caught.value.shown) == ("extra", 4)


def test_proven_dice_agree_with_the_seed() -> None:
    fresh, proven = Fresh(SEED), Proven(SEED)
    record = [int(fresh.roll(6)) for _ in range(5)]
    proven.expect(record)
    assert [int(proven.roll(6)) for _ in range(5)] == record == proven.gather()
    proven.done()


def test_proven_dice_contradict_another_roll() -> None:
    first = expected(SEED, [6])[0]
    proven = Proven(SEED)
    proven.expect([(first + 1) % 6])
    problem = problem_of(proven, [6])
    assert (problem.reason, problem.shown) == ("seed", (first + 1) % 6)


def test_proven_dice_complain_like_recorded_ones() -> None:
    assert problem_of(Proven(SEED), [6]).reason == "missing"
    proven = Proven(SEED)
    proven.expect([6])
    assert problem_of(proven, [6]).reason == "range"
    proven.expect([0])
    with pytest.raises(ImpossibleRoll) as caught:
        proven.done()
    assert caught.value.reason == "extra"


# -- fast dice


def test_fast_dice_repeat_for_a_seed() -> None:
    one, same, other = ([int(dice.roll(1000)) for _ in range(50)] for dice in (Fast(9), Fast(9), Fast(10)))
    assert one == same != other


def test_fast_dice_never_change() -> None:
    dice = Fast(2026)
    assert [int(dice.roll(2**31 - 1)) for _ in range(4)] == FAST_VECTOR


@given(st.integers(), st.integers(1, 2**31 - 1))
def test_fast_dice_stay_in_range_for_any_seed(seed: int, faces: int) -> None:
    dice = Fast(seed)
    assert all(0 <= int(dice.roll(faces)) < faces for _ in range(5))


def test_fast_dice_are_even() -> None:
    dice = Fast(3)
    counts = Counter(int(dice.roll(10)) for _ in range(20_000))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 27.9  # 9 degrees, p 0.001


# -- bags and orders


def test_draw_counts_through_the_bag() -> None:
    bag = vec[i64]([2, 0, 3])
    assert [int(Recorded([roll]).draw(bag)) for roll in range(5)] == [0, 0, 2, 2, 2]
    assert list(bag) == [2, 0, 3]


def test_draw_rolls_one_die_with_a_face_for_each_thing() -> None:
    problem = problem_of_draw(vec[i64]([2, 0, 3]))
    assert (problem.reason, problem.faces) == ("missing", 5)


def problem_of_draw(bag: vec[i64]) -> ImpossibleRoll:
    with pytest.raises(ImpossibleRoll) as caught:
        Recorded([]).draw(bag)
    return caught.value


def test_shuffle_swaps_from_the_end() -> None:
    items = vec[i64]([10, 11, 12, 13])
    dice = Recorded([0, 2, 0])
    dice.shuffle(items)
    dice.done()
    assert list(items) == [11, 13, 12, 10]


@given(st.lists(st.integers(0, 9), min_size=1).filter(any), st.integers(0, 2**40))
def test_lists_are_drawn_from_and_shuffled_like_arrays(items: list[int], seed: int) -> None:
    array = vec[i64](items)
    assert Fast(seed).draw_from(items) == int(Fast(seed).draw(array))
    Fast(seed).shuffle(array)
    assert Fast(seed).shuffled(items) == [int(item) for item in array]


@pytest.mark.parametrize("length", [0, 1])
def test_nothing_to_shuffle_rolls_nothing(length: int) -> None:
    items = vec[i64]([5] * length)
    Recorded([]).shuffle(items)
    assert list(items) == [5] * length


def test_every_order_is_equally_likely() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    for a in range(3):
        for b in range(2):
            items = vec[i64]([0, 1, 2])
            Recorded([a, b]).shuffle(items)
            counts[tuple(int(item) for item in items)] += 1
    assert len(counts) == 6
    assert set(counts.values()) == {1}


def test_dice_can_be_written_in_plain_python() -> None:
    class Loaded(Dice):
        def roll(self, faces: int) -> int:
            return int(faces) - 1

    items = vec[i64]([1, 2, 3])
    Loaded().shuffle(items)
    assert list(items) == [1, 2, 3]
    assert int(Loaded().draw(vec[i64]([1, 1]))) == 1


# -- masks


def test_bits_beyond_the_31st() -> None:
    assert [int(bit(number)) for number in range(62)] == [2**number for number in range(62)]


@given(st.sets(st.integers(0, 61)))
def test_the_seats_of_a_mask(seats: set[int]) -> None:
    assert seats_of(sum(2**seat for seat in seats)) == sorted(seats)
