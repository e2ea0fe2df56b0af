"""Limits: whoever asks from ever so many addresses at once makes no request dearer for the others."""

from __future__ import annotations

import pytest

from sottovoce.server import limits
from sottovoce.server.errors import Refused
from sottovoce.server.limits import Limits


def test_many_addresses_do_not_make_every_request_look_through_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_SWEEP", 100)
    counted, looks = Limits(True, 10, 10), [0]
    plain = counted._sweep

    def sweep(now: float) -> None:
        looks[0] += len(counted._buckets)
        plain(now)

    monkeypatch.setattr(counted, "_sweep", sweep)
    for number in range(5000):
        counted.take("accounts", f"2001:db8:{number:x}::/64")  # five minutes until such a bucket is full again
    assert looks[0] < 4 * 5000
    for _ in range(int(limits.RATES["accounts"].burst) - 1):
        counted.take("accounts", "2001:db8:7::/64")
    with pytest.raises(Refused):  # nobody is forgotten who has had enough
        counted.take("accounts", "2001:db8:7::/64")


def test_buckets_that_are_full_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_SWEEP", 100)
    moment = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: moment[0])
    counted = Limits(True, 10, 10)
    for number in range(5000):
        moment[0] += 1.0
        counted.take("requests", f"198.51.100.{number}")
    assert len(counted._buckets) <= 101
