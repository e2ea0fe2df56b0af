"""Bots of another version through a pipe: the same answers as here, and errors that say what is wrong."""

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import sottovoce
from sottovoce import bots
from sottovoce.core.bot import Bot, question

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
sys.path.append(str(BENCHMARKS))

from played_games import count_processor_time
from yardstick import OLD, RULES, Elsewhere, Match, Played, orders, play, summary
from yardstick_process import Room

FAKE = """
import sys
for line in sys.stdin:
    print('{"answer": "pass"}' if '"ask"' in line else '{"error": "no"}' if '"sit"' in line else '{}', flush=True)
    if 'hang up' in line:
        break
"""


@pytest.fixture
def room() -> Iterator[Elsewhere]:
    """The process as it runs in the other environment, in this one."""
    path = str(Path(sottovoce.__file__).parents[1])
    start = f"import runpy, sys; sys.path.insert(0, {path!r}); runpy.run_path(sys.argv[1], run_name='__main__')"
    made = Elsewhere([sys.executable, "-c", start, str(BENCHMARKS / "yardstick_process.py")])
    yield made
    made.close()


def test_a_bot_elsewhere_plays_as_it_would_here(room: Elsewhere) -> None:
    table = sottovoce.new("siam", players=2, seed=3)
    room.open(table)
    there = [room.bot(seat, "random", 5 + seat) for seat in range(2)]
    here = [bots.make("random", table.game, 5 + seat) for seat in range(2)]
    for _ in range(30):
        seat = table.to_act[0]
        asked = question(table, seat)
        answer = there[seat].choose(asked)
        assert answer == here[seat].choose(asked)
        table.play_action(seat, answer)


def test_what_goes_wrong_there_is_told_here() -> None:
    fake = Elsewhere([sys.executable, "-c", FAKE])
    fake.open(sottovoce.new("siam", players=2, seed=3))
    assert fake.ask(0) == "pass"
    for name in ("expert", "hang up"):
        with pytest.raises(RuntimeError, match="no"):
            fake.bot(0, name, 1)
    with pytest.raises(RuntimeError, match="has ended"):
        fake.ask(0)
    fake.close()


@pytest.mark.parametrize(
    "line", ["", "[]", '{"fly": 1}', '{"ask": 0}', '{"new": {}}', '{"played": [0]}', '{"a": 1, "b": 2}']
)
def test_a_bad_line_gets_a_reason(line: str) -> None:
    assert set(Room().heed(line)) == {"error"}


def test_one_of_ours_sits_everywhere() -> None:
    siam = sottovoce.find("siam")
    assert orders(siam, "expert", OLD, 3) == [("expert", OLD, OLD), (OLD, "expert", OLD), (OLD, OLD, "expert")]
    assert orders(siam, "expert", OLD, 4) == [("expert", OLD) * 2, (OLD, "expert") * 2]


def test_the_old_ones_think_as_much_as_their_name_says(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    fake = Elsewhere([sys.executable, "-c", FAKE])

    def bot(seat: int, name: str, seed: int) -> Bot:
        asked.append(name)
        return bots.make("random", sottovoce.find("siam"), seed)

    monkeypatch.setattr(fake, "bot", bot)
    for old in (OLD, f"{OLD}@40"):
        play(sottovoce.find("siam"), ("random", old), 1, fake)
    fake.close()
    assert asked == ["expert", "expert@40"]


def test_time_limits_do_not_count_what_others_take(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic", time.monotonic)
    count_processor_time()
    began = time.monotonic()
    time.sleep(0.1)
    assert time.monotonic() - began < 0.05


def test_both_know_the_rules() -> None:
    for name, version in RULES.items():
        assert sottovoce.find(name).under(version).rules_version == version


def test_a_row_says_how_often_ours_won() -> None:
    won = [Played(1, ["expert", OLD, OLD], [1.0, 0.0, 0.0], 0.5), Played(1, [OLD, "expert", OLD], [0.0, 0.0, 1.0], 0.7)]
    row = summary(Match(sottovoce.find("siam"), "expert", OLD, 3, 2, 1), won)
    assert "| `expert` | `expert-1` | 50.0% (" in row
    assert "| 1.50 (" in row
    assert "0.70 s" in row
