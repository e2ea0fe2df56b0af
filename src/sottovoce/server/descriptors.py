"""Descriptors: every connection takes one, and the shell's usual limit is far below what a server promises."""

from __future__ import annotations

import contextlib
import sys

if sys.platform != "win32":
    import resource

_WANTED = 65_536
_RESERVE = 160  # for the database, processes, pages and pictures


def raise_limit() -> None:
    """As many as the system lets us have, as far as they can be of use."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _WANTED if hard == resource.RLIM_INFINITY else min(hard, _WANTED)
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(ValueError, OSError):  # macOS has a limit of its own
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def for_connections() -> int | None:
    """How many connections leave enough for everything else; None if there is no limit."""
    if sys.platform == "win32":
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else max(soft - _RESERVE, soft // 2)
