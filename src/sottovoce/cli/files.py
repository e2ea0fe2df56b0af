"""Game files on disk: written whole or not at all, read with a sentence for whatever is wrong with them."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from datetime import date
from pathlib import Path

import sottovoce
from sottovoce.core.errors import BadFile, Error
from sottovoce.core.files import read_text
from sottovoce.core.table import Table

_HASH_DIGITS = 8
_REASONS = {
    errno.ENOENT: "reason:missing",
    errno.ENOTDIR: "reason:missing",
    errno.EACCES: "reason:forbidden",
    errno.EPERM: "reason:forbidden",
    errno.EROFS: "reason:forbidden",
    errno.EISDIR: "reason:folder",
    errno.ENOSPC: "reason:full",
    errno.EDQUOT: "reason:full",
}


def read(name: str) -> Table:
    """The game of a file; BadFile, naming the file, if there is none in it."""
    path = Path(name)
    text = read_text(path)
    try:
        return sottovoce.load(text)
    except BadFile as problem:
        raise BadFile("game-file", because=problem, file=str(path)) from None


def write(path: Path, text: str) -> None:
    """Put a text into a file so that at every moment the old or the new one is there; OSError if that fails."""
    target = path.resolve()
    handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


def keep(path: Path, text: str) -> None:
    """Put a text into a file; Error with a sentence if that fails."""
    try:
        write(path, text)
    except OSError as problem:
        raise not_saved(path, problem) from None


def promise(name: str | None) -> Path | None:
    """Where something is to be written later; Error now, rather than after an hour, if that can't be."""
    if name is None:
        return None
    path = Path(name)
    if path.is_dir() or not path.resolve().parent.is_dir():
        raise Error("not-saved", file=name, reason="reason:folder" if path.is_dir() else "reason:missing")
    return path


def save(path: Path, table: Table) -> None:
    """Write a game; Error with a sentence if that fails."""
    keep(path, table.dump())


def not_saved(path: Path, problem: OSError) -> Error:
    """The sentence for a file or folder that can't be written."""
    code = errno.errorcode.get(problem.errno or 0, type(problem).__name__)
    return Error("not-saved", file=str(path), reason=_REASONS.get(problem.errno or 0, code))


def folder(path: Path) -> Path:
    """A folder, made if need be; Error with a sentence if that fails."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise not_saved(path, problem) from None
    return path


def claim(name: str | None, table: Table) -> Path:
    """Where a new game is kept: the file named, which must not exist, or one of our own."""
    if name is None:
        return _own_place(table)
    path = Path(name)
    if path.exists():
        raise Error("file-exists", file=name)
    return path


def holds_other(path: Path, table: Table) -> bool:
    """True if a file is there already and is not this very game."""
    if not path.exists():
        return False
    try:
        return f"hash {table.commitment}" not in read_text(path).splitlines()
    except BadFile:
        return True


def home() -> Path:
    """Where this person's games and records are kept."""
    from platformdirs import user_data_dir

    return folder(Path(user_data_dir("sottovoce")))


def _own_place(table: Table) -> Path:
    games = folder(home() / "games")
    stem = f"{table.game.name}-{date.today().isoformat()}-{table.commitment[:_HASH_DIGITS]}"
    path, count = games / f"{stem}.game", 1
    while path.exists():
        count += 1
        path = games / f"{stem}-{count}.game"
    return path
