"""Events: who hears what."""

from __future__ import annotations

import pytest

from sottovoce.core.events import EVERYBODY, Event, News


@pytest.mark.parametrize(
    ("audience", "hearers"),
    [(EVERYBODY, [None, 0, 1, 2, 3]), (0b0001, [0]), (0b1010, [1, 3]), (0, [])],
)
def test_audience(audience: int, hearers: list[int | None]) -> None:
    event = Event("said", {}, audience, False)
    assert [seat for seat in (None, 0, 1, 2, 3) if event.heard_by(seat)] == hearers


def test_news_are_gathered_once_and_in_order() -> None:
    news = News()
    news.tell("came", {"seat": "seat:0"})
    news.tell("saw", {"cards": 3}, 0b10, True)
    first, second = news.gather()
    assert (first.kind, first.data, first.audience, first.reveals) == ("came", {"seat": "seat:0"}, EVERYBODY, False)
    assert (second.kind, second.data, second.audience, second.reveals) == ("saw", {"cards": 3}, 0b10, True)
    assert news.gather() == []


def test_gathered_news_stay_as_they_were() -> None:
    news = News()
    news.tell("came", {})
    gathered = news.gather()
    news.tell("went", {})
    assert [event.kind for event in gathered] == ["came"]
