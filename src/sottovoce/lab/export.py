"""Games as data: one row for every decision, in a Parquet file."""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from sottovoce.core.table import Table
from sottovoce.lab.language import LabError
from sottovoce.lab.replay import course, payoffs

if TYPE_CHECKING:
    import pyarrow as pa

FORMATS = ("parquet",)
_VIEW = "view."
_GAMES_AT_ONCE = 100

Row = dict[str, Any]


def rows(table: Table) -> Iterator[Row]:
    """Every decision of a game: who was asked what, what they saw and chose, and how they did."""
    outcomes = payoffs(table)
    options = msgspec.json.encode(table.options).decode()
    played = "\n".join((table.commitment, options, *table.kinds))  # an arena plays a set-up in every order of seats
    game_id = hashlib.sha256(played.encode()).hexdigest()
    for step in course(table):
        seat, before = step.entry.seat, step.table
        choices, seen = before.choices(seat), before.view(seat)
        yield {
            "game_id": game_id,
            "setup": table.commitment,
            "game": table.game.name,
            "rules": table.game.rules_version,
            "players": table.players,
            "options": options,
            "entry": step.number,
            "stage": table.game.stage(before.position),
            "seat": seat,
            "kind": table.kinds[seat],
            "choices": choices,
            "choice": step.entry.text,
            "choice_index": choices.index(step.entry.text),
            "undone": step.undone,
            "outcome": None if outcomes is None else outcomes[seat],
            "view": msgspec.json.encode(seen).decode(),
            **dict(features(seen)),
        }


def features(view: Any, name: str = _VIEW) -> Iterator[tuple[str, int]]:
    """Every number and every yes or no of a view, by its path: `view.pool.rama`, `view.players.0.cards`."""
    if isinstance(view, bool | int):
        yield name.removesuffix("."), int(view)
    elif isinstance(view, Mapping):
        for key, value in view.items():
            yield from features(value, f"{name}{key}.")
    elif isinstance(view, Sequence) and not isinstance(view, str):
        for index, value in enumerate(view):
            yield from features(value, f"{name}{index}.")


def write(path: Path, games: Iterable[Table], heard: Callable[[], None]) -> int:
    """Write all decisions of some games into a Parquet file, a few games in memory at a time; the number of rows."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError:
        raise LabError("no-pyarrow") from None
    with tempfile.TemporaryDirectory(dir=path.resolve().parent, prefix=f".{path.name}.") as folder:
        parts: list[Path] = []
        waiting: list[pa.Table] = []
        for table in games:
            waiting.append(_batch(table))
            heard()
            if len(waiting) == _GAMES_AT_ONCE:
                parts.append(_part(Path(folder), len(parts), waiting))
                waiting = []
        parts += [_part(Path(folder), len(parts), waiting)] if waiting else []
        if not parts:
            raise LabError("no-games")
        return _join(Path(folder) / "whole", parts, path)


def _batch(table: Table) -> pa.Table:
    """One game's rows; what a row has not is empty there."""
    import pyarrow as pa

    found = list(rows(table))
    names = dict.fromkeys(name for row in found for name in row)
    columns = {name: pa.array([row.get(name) for row in found], _kind(name)) for name in names}
    return pa.table(columns, schema=pa.schema([(name, _kind(name)) for name in names]))


def _kind(name: str) -> pa.DataType:
    """The type of a column."""
    import pyarrow as pa

    if name in ("game_id", "setup", "game", "options", "kind", "choice", "view"):
        return pa.string()
    fixed = {"choices": pa.list_(pa.string()), "undone": pa.bool_(), "outcome": pa.float64()}
    return fixed.get(name, pa.int32())


def _part(folder: Path, number: int, batches: Sequence[pa.Table]) -> Path:
    import pyarrow as pa
    import pyarrow.parquet as pq

    part = folder / f"part{number}"
    pq.write_table(pa.concat_tables(batches, promote_options="default"), part)
    return part


def _join(temporary: Path, parts: Sequence[Path], path: Path) -> int:
    """All parts in one file, with every column that any of them has; it appears whole or not at all."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = pa.unify_schemas([pq.read_schema(part) for part in parts])
    count = 0
    with pq.ParquetWriter(temporary, schema) as writer:
        for part in parts:
            whole = pa.concat_tables([schema.empty_table(), pq.read_table(part)], promote_options="default")
            writer.write_table(whole)
            count += whole.num_rows
    temporary.replace(path)
    return count
