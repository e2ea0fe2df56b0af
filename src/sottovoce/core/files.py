"""Reading files whose names people gave."""

from __future__ import annotations

from pathlib import Path

from sottovoce.core.errors import BadFile
from sottovoce.core.words import Typed


def read_text(path: Path) -> str:
    """A file's text; BadFile if it can't be read."""
    try:
        return path.read_text("utf-8")
    except (FileNotFoundError, NotADirectoryError):
        raise BadFile("file-missing", file=Typed(path)) from None
    except IsADirectoryError:
        cause = "cause:folder"
    except PermissionError:
        cause = "cause:forbidden"
    except UnicodeDecodeError:
        cause = "cause:encoding"
    except (OSError, ValueError):
        cause = "cause:other"
    raise BadFile("file-unreadable", file=Typed(path), reason=cause)
