"""The key outside the database: in a file that is made at the first start, or in the environment."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.engine import URL

from sottovoce.core.words import Typed
from sottovoce.store.database import StoreError
from sottovoce.store.vault import KEY_BYTES, Vault

_PRIVATE = 0o600
_NAME = "sottovoce.key"
_COMMENT = "#"
_ABOUT = "# Opens the dice of running games. Keep it apart from backups of the database, and never lose it.\n"


@dataclass(frozen=True)
class Keys:
    """Where the keys are: in a file, or as they stand here."""

    path: Path | None = None
    text: str | None = None

    @property
    def place(self) -> str:
        """Where they are, in words."""
        return "SOTTOVOCE_KEY" if self.path is None else str(self.path)

    def read(self) -> Vault | None:
        """The keys, the one that seals first; None if there is no such file. StoreError if they are none."""
        text = self.text
        if text is None:
            assert self.path is not None
            try:
                text = self.path.read_text("ascii")
            except (FileNotFoundError, NotADirectoryError):
                return None
            except (OSError, ValueError) as problem:
                raise StoreError("key-unreadable", file=Typed(self.place), reason=Typed(problem)) from None
        words = [line.partition(_COMMENT)[0].replace(",", " ").split() for line in text.splitlines()]
        try:
            keys = [bytes.fromhex(word) for line in words for word in line]
        except ValueError:
            keys = []
        if not keys or any(len(key) != KEY_BYTES for key in keys):
            raise StoreError("key-malformed", file=Typed(self.place))
        return Vault(keys)

    def make(self) -> Vault:
        """A new key in a file for its owner alone; the one that another process has just made, if it was faster."""
        assert self.path is not None
        beside = self.path.with_name(f".{self.path.name}.{secrets.token_hex(4)}")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _PRIVATE)
            try:
                with os.fdopen(handle, "w") as file:
                    file.write(f"{_ABOUT}{secrets.token_hex(KEY_BYTES)}\n")
                    file.flush()
                    os.fsync(file.fileno())
                _link(beside, self.path)
            finally:
                beside.unlink(missing_ok=True)
        except OSError as problem:
            raise StoreError("key-unwritable", file=Typed(self.place), reason=Typed(problem)) from None
        made = self.read()
        assert made is not None
        return made


def _link(beside: Path, path: Path) -> None:
    """Give a whole file its name, unless there is one of that name."""
    try:
        os.link(beside, path)
    except FileExistsError:
        pass
    except OSError:  # a file system without links
        if not path.exists():
            beside.rename(path)


def usual_keys(place: URL) -> Keys:
    """Where keys are unless told: beside SQLite's file, else in the user's data folder."""
    from platformdirs import user_data_dir

    beside = Path(place.database).parent if place.drivername == "sqlite" and place.database else None
    return Keys((beside or Path(user_data_dir("sottovoce"))) / _NAME)
