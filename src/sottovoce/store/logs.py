"""What the server writes to its log: lines for people, or JSON for programs. Nothing that a guest sent is in either."""

from __future__ import annotations

import json
import logging
import os
import time
import traceback
from types import TracebackType
from typing import Any

FORMATS = ("text", "json")
FORMAT = "SOTTOVOCE_LOG_FORMAT"  # how the processes of a server tell each other
_OURS = "sottovoce"
# What the server stands on writes the same lines, but none about what strangers send: they could fill the disk.
_OTHERS = {"uvicorn": logging.ERROR, "litestar": logging.ERROR, "asyncio": logging.ERROR, "websockets": logging.ERROR}


class _Lines(logging.Formatter):
    """For people: time, level and what it is about."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """A line; what others made of the fault does not count."""
        record.exc_text = None
        return super().format(record)

    def formatException(self, ei: Any) -> str:
        """Where it happened and of which kind it is; what it says may be a guest's words."""
        return "\n".join(_trace(ei))


class _JsonLines(logging.Formatter):
    """For programs: an object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time (UTC), level, place, message, and where a fault happened."""
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        told: dict[str, Any] = {
            "time": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            told["fault"] = record.exc_info[0].__name__
            told["trace"] = _trace(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def _trace(about: tuple[type[BaseException] | None, BaseException | None, TracebackType | None] | Any) -> list[str]:
    kind, fault, trace = about
    before = fault.__cause__ if fault is not None else None
    first = _trace((type(before), before, before.__traceback__)) if before is not None else []
    frames = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]
    return [*first, *frames, kind.__name__ if kind is not None else ""]


def formatter(form: str) -> logging.Formatter:
    """Who writes lines in a format."""
    return _JsonLines() if form == "json" else _Lines()


def begin(form: str | None = None) -> None:
    """Write this process's log to its standard error in a format; in the server's own, if none is named."""
    form = form or os.environ.get(FORMAT, "")
    if form not in FORMATS:
        return
    os.environ[FORMAT] = form
    handler = logging.StreamHandler()
    handler.setFormatter(formatter(form))
    levels = {_OURS: logging.INFO if form == "json" else logging.WARNING, **_OTHERS}
    for name, level in levels.items():
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(level)
