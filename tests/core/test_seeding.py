"""Where dice come from: the committed seed, what seats add to it, and how files tell of it."""

from __future__ import annotations

import hashlib
import hmac

import pytest

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.core.errors import BadFile, Illegal, Unknown
from sottovoce.core.game_file import last_line
from sottovoce.core.seeding import Nonces, Seeding, check_mark, in_order, mixed, nonce_bytes
from sottovoce.core.table import Table

SEED = bytes(range(32))
ONE, TWO = b"\x01" * 32, b"\x02" * 32


def played(nonces: Nonces, later: Nonces = (), entries: int = 60) -> Table:
    """A game that rolls dice, with nonces from the start and from a moment on."""
    table = Table(sottovoce.find("whispers"), 2, {}, SEED, nonces=nonces, marks=["hints", "shared 0 1"])
    dice = Fast(1)
    while len(table.log) < entries:
        if len(table.log) == entries // 2 and len(table.seeds) == 1:
            table.reseed(bytes(32))
            table.add_nonces(later)
        seat = table.to_act[0]
        choices = table.choices(seat)
        table.play(seat, choices[int(dice.roll(len(choices)))])
    return table


def rewritten(text: str, old: str, new: str) -> str:
    """A file with something changed and a last line that fits."""
    *lines, end = text.replace(old, new).splitlines()
    return "\n".join([*lines, last_line(int(end.split()[1]), lines)]) + "\n"


def test_the_mix_is_what_the_documentation_says() -> None:
    message = b"sottovoce seed 1" + b"\x00" + ONE + b"\x03" + TWO
    assert mixed(SEED, ((0, ONE), (3, TWO))) == hmac.new(SEED, message, hashlib.sha256).digest()
    assert mixed(SEED, ()) == SEED
    assert in_order([(3, TWO), (0, ONE)]) == ((0, ONE), (3, TWO))


def test_every_nonce_and_its_seat_change_the_dice() -> None:
    mixes = [(), ((0, ONE),), ((1, ONE),), ((0, TWO),), ((0, ONE), (1, TWO)), ((0, TWO), (1, ONE))]
    assert len({mixed(SEED, nonces) for nonces in mixes}) == len(mixes)
    assert len({Seeding(0, SEED, nonces).commitment for nonces in mixes}) == 1  # which binds the seed alone


def test_a_file_lists_nonces_and_its_dice_follow_from_them() -> None:
    table = played(((0, ONE), (1, TWO)), ((1, ONE),))
    text = table.dump()
    assert f"\nnonce 0 {ONE.hex()}\nnonce 1 {TWO.hex()}\nsetup " in text
    assert f" 1:{ONE.hex()}\n" in text
    again = sottovoce.load(text)
    assert (again.dump(), again.seeds, again.marks) == (text, table.seeds, ["hints", "shared 0 1"])
    with pytest.raises(BadFile, match="dice don't show"):
        sottovoce.load(rewritten(text, f"nonce 0 {ONE.hex()}", f"nonce 0 {TWO.hex()}"))
    with pytest.raises(BadFile, match="dice don't show"):
        sottovoce.load(rewritten(text, f"nonce 1 {TWO.hex()}\n", ""))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("nonce 0 01", "nonce 0 zz"),
        ("nonce 0 01", "nonce 7 01"),
        ("nonce 1 02", "nonce 0 02"),
        ("mark hints", "mark luck"),
        ("mark shared 0 1", "mark shared 0 9"),
        ("mark shared 0 1", "mark shared"),
        (" 1:01", " 9:01"),
        (" 1:01", " 1:0"),
    ],
)
def test_a_file_with_impossible_nonces_or_marks_is_refused(old: str, new: str) -> None:
    text = played(((0, ONE), (1, TWO)), ((1, ONE),)).dump()
    assert old in text
    with pytest.raises(BadFile):
        sottovoce.load(rewritten(text, old, new))


def test_a_chosen_seed_is_marked_and_a_secret_one_is_not() -> None:
    assert sottovoce.new("siam", seed=1).marks == ["chosen"]
    assert sottovoce.new("siam").marks == []
    assert "\nmark chosen\n" in sottovoce.new("siam", seed="00" * 32).dump()


def test_what_is_no_nonce_and_no_mark_is_unknown() -> None:
    for text in ("", "0", "AA" * 32, "00" * 33):
        with pytest.raises(Unknown):
            nonce_bytes(text)
    with pytest.raises(Unknown):
        check_mark("undo 1", 2)


def test_a_whisper_can_be_withheld_from_a_file() -> None:
    table = sottovoce.new("siam", players=3, seed=1)
    table.say(0, "psst", 0b11)
    told = sottovoce.load(table.dump())
    from sottovoce.core.game_file import dump

    text = dump(table, [line._replace(text="") for line in table.said])
    again = sottovoce.load(text)
    assert "psst" not in text
    assert again.dump() == text
    assert again.whispers() == told.whispers() == [(0, 0b11, 0)]
    assert (again.heard(0), [line.text for line in told.heard(1)]) == ([], ["psst"])
    for audience in (0b10, 0b111, -1, 0b1001):
        with pytest.raises(Illegal):
            table.withhold(0, audience)
