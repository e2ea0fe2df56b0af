"""Patience that ends at a moment of the clock."""

from __future__ import annotations

import time
from collections.abc import Callable

from sottovoce.core.bot import Patience, never


def until(deadline: float, stopped: Callable[[], bool] = never) -> Patience:
    """Think until a moment of `time.monotonic`, or until somebody says stop."""
    return Patience(lambda: stopped() or time.monotonic() >= deadline)
