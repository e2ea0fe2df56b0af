"""Games as rows: complete, true to the game, and back from Parquet."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sottovoce
from sottovoce.core.table import Table
from sottovoce.lab import export


@pytest.fixture
def begun() -> Table:
    """A game of another size, not over, with an entry taken back."""
    table = sottovoce.new("siam", players=3, seed=1)
    for seat, text in ((0, "play rama"), (0, "undo"), (0, "pass")):
        table.play(seat, text)
    return table


def test_a_row_for_every_decision(blundered: Table) -> None:
    rows = list(export.rows(blundered))
    assert [row["entry"] for row in rows] == list(range(1, len(blundered.log) + 1))
    for row, entry in zip(rows, blundered.log, strict=True):
        assert (row["seat"], row["choice"]) == (entry.seat, entry.text)
        assert row["choices"][row["choice_index"]] == entry.text
        assert row["outcome"] == blundered.position.payoff(entry.seat)
        assert (row["kind"], row["players"], row["game"]) == ("random", 2, "siam")
    assert json.loads(rows[0]["view"]) == sottovoce.new("siam", 2, blundered.seed).view(0)


def test_an_undo_is_no_decision_but_marks_one(begun: Table) -> None:
    assert [(row["entry"], row["undone"], row["outcome"]) for row in export.rows(begun)] == [
        (1, True, None),
        (3, False, None),
    ]


def test_every_game_has_a_name_of_its_own_also_on_the_same_set_up() -> None:
    seatings = [("greedy", "random"), ("random", "greedy")]
    tables = [sottovoce.new("siam", players=2, seed=1, kinds=kinds) for kinds in seatings]
    for table in tables:
        table.play(table.to_act[0], "pass")
    rows = [next(export.rows(table)) for table in tables]
    assert rows[0]["setup"] == rows[1]["setup"] == tables[0].commitment
    assert rows[0]["game_id"] != rows[1]["game_id"]


def test_features_are_numbers_by_their_path() -> None:
    view = {"pool": {"rama": 5}, "players": [{"king": True, "hand": ["x"]}], "name": "y", "none": None}
    assert dict(export.features(view)) == {"view.pool.rama": 5, "view.players.0.king": 1}


def test_a_view_holds_what_the_seat_sees_and_no_more(bidding: Table) -> None:
    """Another seat's sealed bid changes nothing in the row of a seat that bids after it."""
    rows = []
    for bid in ("bid 0", "bid 2"):
        table = sottovoce.load(bidding.dump(), bidding.game)
        table.play(0, bid)
        table.play(1, "bid 1")
        rows.append(list(export.rows(table))[-2:])
    assert rows[0][1] == rows[1][1]
    assert rows[0][0] != rows[1][0]


def test_parquet_reads_back(blundered: Table, begun: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    monkeypatch.setattr(export, "_GAMES_AT_ONCE", 1)  # so that there are parts with different columns to join
    heard: list[int] = []
    path = tmp_path / "games.parquet"
    count = export.write(path, [blundered, begun], lambda: heard.append(1))
    read = parquet.read_table(path).to_pylist()
    expected = [*export.rows(blundered), *export.rows(begun)]
    assert count == len(read) == len(expected)
    assert len(heard) == 2
    for found, row in zip(read, expected, strict=True):
        assert {name: value for name, value in found.items() if name in row} == row
        assert all(value is None for name, value in found.items() if name not in row)
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]
