"""When players want to be notified: quiet hours and the daily message, in their local time."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sottovoce.store.outbox import Reader

_HOUR = 60  # minutes


def zone_of(name: str) -> ZoneInfo | None:
    """A time zone by its name, None if there is none such."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def local(reader: Reader, moment: float) -> datetime:
    """A moment by the reader's own clock."""
    return datetime.fromtimestamp(moment, zone_of(reader.zone) or ZoneInfo("UTC"))


def _at(day: datetime, minutes: int) -> datetime:
    return day.replace(hour=minutes // _HOUR, minute=minutes % _HOUR, second=0, microsecond=0, fold=0)


def _next(reader: Reader, moment: float, minutes: int) -> float:
    """The first moment after this one at which the reader's clock shows that time."""
    here = _at(local(reader, moment), minutes)
    while here.timestamp() <= moment:
        here = _at(here + timedelta(days=1), minutes)
    return here.timestamp()


def quiet_until(reader: Reader, moment: float) -> float | None:
    """When the quiet hours end in which a moment lies, None if it lies in none."""
    begin, end = reader.quiet_from, reader.quiet_to
    if begin is None or end is None or begin == end:
        return None
    now = local(reader, moment)
    minutes = now.hour * _HOUR + now.minute
    quiet = begin <= minutes < end if begin < end else minutes >= begin or minutes < end
    return _next(reader, moment, end) if quiet else None


def next_daily(reader: Reader, moment: float) -> float:
    """When the daily message goes out that tells of what began at a moment."""
    return _next(reader, moment, reader.daily_at)
