"""Games and bots in plain Python think on compiled code without filling the memory."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import sottovoce

ROOT = Path(__file__).parents[1]
SOME, MANY = 1_000, 20_000
FEW = 20  # bytes a call that may stay; what is never freed takes 48 and more

# Runs something often in a process of its own, and says how many bytes of memory a call has cost.
SCRIPT = """
import gc, sys
from librt.vecs import vec
from mypy_extensions import i64
import souk
from sottovoce.bots.playout import play_many, play_to_end
from sottovoce.core.bot import question
from sottovoce.core.dice import Fast
from sottovoce.core.seeding import seed_bytes
from sottovoce.core.table import Table

dice = Fast(1)
position = souk.GAME.start(3, {}, dice, None)
world = position.copy()

def held():
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096

def play():
    world.copy_from(position)
    play_to_end(world, dice)

calls = {
    "draw": lambda: dice.draw_from([3, 2, 1]),
    "shuffle": lambda: dice.shuffled([3, 2, 1]),
    "choices": lambda: position.choices(0),
    "start": lambda: souk.GAME.start(3, {}, dice, None),
    "imagine": lambda: position.imagine(0, dice),
    "play": play,
    "hand over": lambda: dice.draw(vec[i64]([3, 2, 1])),
}
call, some, many = calls[sys.argv[1]], int(sys.argv[2]), int(sys.argv[3])
for _ in range(some):
    call()
before = held()
for _ in range(many):
    call()
print((held() - before) / many)
"""


def bytes_a_call(name: str, many: int) -> float:
    """How much memory one more call keeps."""
    arguments = [sys.executable, "-c", SCRIPT, name, str(SOME), str(many)]
    done = subprocess.run(arguments, capture_output=True, text=True, cwd=ROOT / "tests", check=True)
    return float(done.stdout)


pytestmark = [
    pytest.mark.skipif(not sottovoce.compiled(), reason="the installed package is not compiled"),
    pytest.mark.skipif(
        not Path("/proc/self/statm").exists(), reason="this system does not say how much memory is held"
    ),
]


@pytest.mark.parametrize("name", ["draw", "shuffle", "choices", "start", "imagine", "play"])
def test_plain_python_keeps_no_memory(name: str) -> None:
    assert bytes_a_call(name, SOME if name == "play" else MANY) < FEW


def test_the_measure_sees_arrays_that_are_never_freed() -> None:
    assert bytes_a_call("hand over", MANY) > FEW, "librt is mended: plain Python may hand arrays over"
