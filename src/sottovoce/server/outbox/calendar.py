"""A calendar of deadlines, for programs that show calendars."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from icalendar import Calendar, Event

from sottovoce.server import keys
from sottovoce.server.outbox.letter import told_of
from sottovoce.server.updates import own_speaker
from sottovoce.store.outbox import Reader, Turn

_REFRESH = timedelta(minutes=15)
_UID = 32  # letters


def calendar(turns: Sequence[Turn], reader: Reader, base: str, now: float) -> bytes:
    """All turns that somebody owes by a deadline."""
    speaker = own_speaker(reader.lang)
    found = Calendar()
    found.add("prodid", "-//Sottovoce//Sottovoce//EN")
    found.add("version", "2.0")
    found.add("x-wr-calname", speaker.say("calendar-title"))
    found.add("refresh-interval", _REFRESH, parameters={"value": "DURATION"})
    found.add("x-published-ttl", _REFRESH)
    for turn in turns:
        if turn.due is None:
            continue
        told = told_of(turn, reader)
        event = Event()
        event.add("uid", keys.digest(f"{turn.table} {turn.seat} {turn.turn}")[:_UID] + "@sottovoce")
        event.add("dtstamp", datetime.fromtimestamp(int(now), UTC))
        event.add("dtstart", datetime.fromtimestamp(int(turn.due), UTC))
        event.add("dtend", datetime.fromtimestamp(int(turn.due), UTC))
        event.add("summary", speaker.say("calendar-event", game=told.title))
        event.add("description", f"{told.line}\n{base}{told.path}")
        event.add("url", f"{base}{told.path}")
        event.add("transp", "TRANSPARENT")
        found.add_component(event)
    written: bytes = found.to_ical()
    return written
