"""How this copy of the package was built."""

from __future__ import annotations

from sottovoce.core import position


def compiled() -> bool:
    """True if the rules run as compiled code."""
    return not position.__file__.endswith(".py")
