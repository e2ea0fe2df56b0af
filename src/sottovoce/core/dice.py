# mypyc: compile
"""Dice: the only way chance enters a game.

`Fresh` dice draw from a secret 256-bit seed whose hash is published beforehand; `Recorded` dice repeat a log;
`Proven` dice do both and complain where they differ; `Fast` dice are for search and never for a real table.
"""

import hashlib
import hmac
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

SEED_BYTES: Final = 32
_WORD_BYTES: Final = 8
_WORDS: Final = 1 << 64
_DOMAIN: Final = b"sottovoce dice 1"

# A splitmix generator modulo 2^62: compiled and uncompiled arithmetic agree, and the constants fit a machine word.
_BITS: Final = 62
_MASK: Final = 0x3FFF_FFFF_FFFF_FFFF
_GAMMA: Final = 0x1E37_79B9_7F4A_7C15
_MIX_1: Final = 0x3F58_476D_1CE4_E5B9
_MIX_2: Final = 0x14D0_49BB_1331_11EB


class ImpossibleRoll(Exception):
    """A recorded roll that these dice can't have shown; `detail` says why."""

    def __init__(self, reason: str, shown: int, faces: int) -> None:
        super().__init__(reason)
        self.reason = reason  # "missing", "range", "seed" or "extra"
        self.shown = shown
        self.faces = faces


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Something that rolls."""

    def roll(self, faces: i64) -> i64:
        """A number from 0 to faces - 1, all equally likely."""
        raise NotImplementedError

    def draw(self, bag: vec[i64]) -> i64:
        """An index into a bag of counts, as likely as its count; nothing is taken out."""
        total: i64 = 0
        i: i64
        for i in range(len(bag)):
            total += bag[i]
        left = self.roll(total)
        i = 0
        while left >= bag[i]:
            left -= bag[i]
            i += 1
        return i

    def draw_from(self, counts: list[int]) -> int:
        """As `draw`, for plain Python: arrays that it hands to compiled code are never freed (librt 0.16.0)."""
        return int(self.draw(vec[i64](counts)))

    def shuffled(self, items: list[int]) -> list[int]:
        """As `shuffle`, for plain Python: the items in random order."""
        mixed = vec[i64](items)
        self.shuffle(mixed)
        return [int(item) for item in mixed]

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.roll(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1


class Fast(Dice):
    """Quick, repeatable, predictable: for playouts, search and imagined worlds."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed & _MASK

    def roll(self, faces: i64) -> i64:
        """A number from 0 to faces - 1 (faces below 2^31)."""
        self.state = (self.state + _GAMMA) & _MASK
        z: i64 = self.state
        z = ((z ^ (z >> 30)) * _MIX_1) & _MASK
        z = ((z ^ (z >> 27)) * _MIX_2) & _MASK
        z = z ^ (z >> 31)
        return ((z >> (_BITS - 32)) * faces) >> 32


class Fresh(Dice):
    """Rolls from a secret seed: HMAC-SHA256 blocks cut into 64-bit words, each used once, biased ones rejected."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.rolls: list[int] = []
        self._blocks = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            message = _DOMAIN + self._blocks.to_bytes(_WORD_BYTES, "big")
            block = hmac.new(self.seed, message, hashlib.sha256).digest()
            self._blocks += 1
            for start in range(len(block) - _WORD_BYTES, -1, -_WORD_BYTES):
                self._words.append(int.from_bytes(block[start : start + _WORD_BYTES], "big"))
        return self._words.pop()

    def roll(self, faces: i64) -> i64:
        """A number from 0 to faces - 1, remembered until gathered."""
        count = int(faces)
        limit = _WORDS - _WORDS % count
        word = self._word()
        while word >= limit:
            word = self._word()
        shown = word % count
        self.rolls.append(shown)
        return shown

    def gather(self) -> list[int]:
        """The rolls since the last call."""
        rolls = self.rolls
        self.rolls = []
        return rolls


class Recorded(Dice):
    """Repeats the rolls of a log."""

    def __init__(self, rolls: list[int]) -> None:
        self._left = list(reversed(rolls))

    def roll(self, faces: i64) -> i64:
        """The next recorded roll; ImpossibleRoll if there is none or it can't be."""
        if not self._left:
            raise ImpossibleRoll("missing", -1, int(faces))
        shown = self._left.pop()
        if shown < 0 or shown >= int(faces):
            raise ImpossibleRoll("range", shown, int(faces))
        return shown

    def done(self) -> None:
        """Complain if rolls are left over."""
        if self._left:
            raise ImpossibleRoll("extra", self._left[-1], 0)


class Proven(Fresh):
    """Rolls from the seed and compares every roll with the record, until the record ends."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._record = Recorded([])
        self._held = True

    def expect(self, rolls: list[int]) -> None:
        """What the next entry's rolls must be."""
        self._record = Recorded(rolls)
        self._held = True

    def release(self) -> None:
        """Stop comparing rolls with a record: what comes now is played, not repeated."""
        self._held = False

    def roll(self, faces: i64) -> i64:
        """The seed's next roll; ImpossibleRoll if the record differs."""
        if not self._held:
            return super().roll(faces)
        recorded = self._record.roll(faces)
        shown = super().roll(faces)
        if recorded != shown:
            raise ImpossibleRoll("seed", int(recorded), int(faces))
        return shown

    def done(self) -> None:
        """Complain if the record has more rolls than were made."""
        self._record.done()


def commitment(seed: bytes) -> str:
    """The hash that is published before the first roll."""
    return hashlib.sha256(seed).hexdigest()
