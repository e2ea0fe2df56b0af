"""Options from the environment: SOTTOVOCE_DATABASE says what `--database` says, or SOTTOVOCE_DATABASE_FILE where."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path

from sottovoce.core.files import read_text

_PREFIX = "SOTTOVOCE_"
_FILE = "_FILE"
_YES = ("1", "on", "true", "yes")


def fill(args: Namespace, options: Sequence[str], flags: Sequence[str], environment: Mapping[str, str]) -> None:
    """Give options that the command line does not name what the environment says, itself or by a file's name."""
    for option in options:
        name = option.replace("-", "_")
        if getattr(args, name, None) not in (None, False):
            continue
        value = _value(_PREFIX + name.upper(), environment)
        if value is None:
            continue
        setattr(args, name, value.lower() in _YES if option in flags else value)


def secret(name: str) -> str | None:
    """What is never said on the command line, where other processes could read it."""
    return _value(_PREFIX + name, os.environ)


def _value(name: str, environment: Mapping[str, str]) -> str | None:
    path = environment.get(name + _FILE)  # counts first: images and units set a plain value that a host replaces
    return read_text(Path(path)).strip() if path else environment.get(name) or None
