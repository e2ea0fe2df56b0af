"""Whatever happens in whatever order, a turn is told at most once on each channel, and never after it was answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from members.member import Member
from messages.receivers import Receiver

from sottovoce.server.config import Config
from sottovoce.server.outbox.hours import quiet_until
from sottovoce.store.outbox import Reader
from sottovoce.store.rows import Drop

if TYPE_CHECKING:
    from pathlib import Path

    from server.conftest import Guest, House

MORNING = 1_700_038_800.0  # Wednesday 15 November 2023, 09:00 in London
ZONE = "Europe/London"
CHANNELS = {"/now": "now", "/soon": "soon", "/daily": "daily"}
EXAMPLES, STEPS = 8, 150
_count = iter(range(10_000))


@dataclass
class Stage:
    """A server that can be started again on the same database, and whoever takes its messages."""

    build: type[House]
    database: str
    receiver: Receiver
    house: House

    @classmethod
    def opened(cls, build: type[House], database: str, receiver: Receiver) -> Stage:
        return cls(build, database, receiver, cls._start(build, database, receiver))

    @staticmethod
    def _start(build: type[House], database: str, receiver: Receiver) -> House:
        usual = Config(database=database, bot_workers=1, bot_pause=0.0, limits=False)
        house = build(usual)
        house.hub.courier.guard._trusted.add(receiver.host)
        task = house.hub.courier._task
        assert task is not None

        async def stop() -> None:
            task.cancel()

        house.run(stop)  # the courier looks when it is told to
        return house

    def restart(self) -> None:
        """The server stops, and another goes on."""
        self.house.close()
        self.house = self._start(self.build, self.database, self.receiver)


@pytest.fixture
def stage(tmp_path: Path, build_house: type[House]) -> Iterator[Stage]:
    receiver = Receiver()
    made = Stage.opened(build_house, f"sqlite:///{tmp_path / 'tables.db'}", receiver)
    yield made
    made.house.close()
    receiver.close()


def test_every_turn_is_told_at_most_once_and_never_when_it_was_answered(stage: Stage) -> None:
    taken: Counter[str] = Counter()  # by channel: a schedule in which nobody is told anything proves nothing

    class Schedule(RuleBasedStateMachine):
        """Moves, undos, visits, hours, failures and restarts in any order, by a clock of its own."""

        def __init__(self) -> None:
            super().__init__()
            self.time = MORNING
            self.quiet: tuple[int, int] | None = None
            self.watching: ExitStack | None = None
            self.told: Counter[tuple[str, int]] = Counter()  # channel and turn

        @initialize(pace_order=st.permutations(sorted(CHANNELS)))
        def begin(self, pace_order: list[str]) -> None:
            self._set_clock()
            guest = stage.house.guest()
            self.anna = Member(guest)
            letters = str(next(_count)).translate(str.maketrans("0123456789", "abefghkpqs"))
            assert self.anna.sign_up(f"Schedule {letters}").status == 201
            for path in pace_order:
                wish = {"kind": "webhook", "address": stage.receiver.url + path, "pace": CHANNELS[path]}
                assert self.anna.ask("POST", "/channels", wish).status == 201
            self._hours()
            self.made = guest.table("siam", "me", "friend")
            claim = {"invite": self.made.invites[1], "name": "Bruna"}
            seated = guest.post(f"/api/tables/{self.made.id}/claim", claim, self.anna.key)
            assert seated.status == 200
            self.made.keys[1] = seated.json["key"]

        def _set_clock(self) -> None:
            stage.house.hub.courier.clock = lambda: self.time

        def _hours(self) -> None:
            begin, end = self.quiet or (None, None)
            hours = {"lang": "en", "zone": ZONE, "quiet_from": begin, "quiet_to": end, "daily_at": 18 * 60}
            assert self.anna.ask("PUT", "/messages", hours).status == 200

        @property
        def guest(self) -> Guest:
            return self.anna.guest

        def _seen(self) -> dict[str, Any]:
            return self.guest.see(self.made.id)

        def _answer(self, seat: int, which: int) -> None:
            own = self.guest.see(self.made.id, self.made.key(seat))
            choice = own["choices"][which % len(own["choices"])]["action"]
            assert self.guest.act(self.made.id, self.made.key(seat), choice, own["ask"]).status == 200

        @rule(which=st.integers(0, 5))
        def answer(self, which: int) -> None:
            for seat in self._seen()["to_act"][:1]:  # nobody once the game is over
                self._answer(seat, which)

        @rule(which=st.integers(0, 5), minutes=st.sampled_from([0, 1, 11, 90, 600]))
        def her_turn_comes(self, which: int, minutes: int) -> None:
            while (seat := self._seen()["to_act"]) == [0]:
                self._answer(seat[0], which)
            self.minutes_pass(minutes)

        @rule(which=st.integers(0, 5), minutes=st.sampled_from([0, 1, 11, 90, 600]))
        def she_answers_and_her_turn_comes(self, which: int, minutes: int) -> None:
            while (seat := self._seen()["to_act"]) == [1]:
                self._answer(seat[0], which)
            self.her_turn_comes(which, minutes)

        @rule(seat=st.integers(0, 1))
        def take_back(self, seat: int) -> None:
            self.guest.act(self.made.id, self.made.key(seat), "undo")  # or not, where it can't be

        @rule(minutes=st.sampled_from([0, 1, 11, 90, 600, 1500]))
        def minutes_pass(self, minutes: int) -> None:
            self.time += minutes * 60 + 4
            self._look()

        def _look(self) -> None:
            before = len(stage.receiver.got)
            stage.house.run(stage.house.hub.courier.look)
            new = stage.receiver.got[before:]
            owed = self._owed()
            for got in new:
                assert owed is not None, "told of a turn that nobody owes"
                assert self.watching is None, "told while looking at the table"
                assert not self._quiet_now(), "told in quiet hours"
                assert [turn["table"] for turn in got.json["turns"]] == [self.made.id]
                assert set(got.json) == {"id", "type", "title", "text", "turns"}
                if stage.receiver.status < 300:
                    self.told[got.path, owed] += 1
                    taken[got.path] += 1

        def _owed(self) -> int | None:
            """Which turn Anna owes, by how many answers of hers stand."""
            record = stage.house.hub.store.read(self.made.id).result()
            assert record is not None
            if record.header.state != "playing" or not record.header.to_act >> 1 & 1:
                return None
            own = [entry.text for entry in record.log if entry.seat == 1]
            return len(own) - 2 * own.count("undo")

        def _quiet_now(self) -> bool:
            begin, end = self.quiet or (None, None)
            return quiet_until(Reader(zone=ZONE, quiet_from=begin, quiet_to=end), self.time) is not None

        @rule(hours=st.none() | st.none() | st.tuples(st.integers(1, 300), st.integers(1, 900)))
        def other_hours(self, hours: tuple[int, int] | None) -> None:
            """None are quiet, or so many minutes before and after now."""
            minute = int(self.time // 60) % 1440  # London's winter time
            self.quiet = None if hours is None else ((minute - hours[0]) % 1440, (minute + hours[1]) % 1440)
            self._hours()

        @precondition(lambda self: self.watching is None)
        @rule()
        def visit(self) -> None:
            self.watching = ExitStack()
            stream = self.watching.enter_context(self.guest.listen(self.made.id, self.made.key(1)))
            stream.recv(timeout=20)

        @precondition(lambda self: self.watching is not None)
        @rule()
        def leave(self) -> None:
            assert self.watching is not None
            self.watching.close()
            self.watching = None
            self._until_nobody_looks()

        def _until_nobody_looks(self) -> None:
            hub = stage.house.hub

            async def looks() -> bool:
                return hub.looks(self.made.id, 1)

            for _ in range(2000):
                if not stage.house.run(looks):
                    return
            raise AssertionError("somebody still looks")

        @rule(status=st.sampled_from([201, 201, 503]))
        def the_other_side_takes_it_or_fails(self, status: int) -> None:
            stage.receiver.status = status

        @rule(really=st.sampled_from([True] + [False] * 5))
        def restart(self, really: bool) -> None:
            if not really:  # a restart takes as long as twenty other steps
                return
            if self.watching is not None:
                self.watching.close()
                self.watching = None
            stage.restart()
            self._set_clock()
            self.anna.guest = stage.house.guest()

        @invariant()
        def once(self) -> None:
            assert all(count == 1 for count in self.told.values()), self.told

        def teardown(self) -> None:
            if self.watching is not None:
                self.watching.close()
            stage.receiver.status = 201
            stage.receiver.got.clear()
            stage.house.hub.store.write(Drop("channels", {})).result()

    run_state_machine_as_test(
        Schedule,
        settings=settings(
            phases=[Phase.generate],  # making a failure smaller takes minutes here, and the steps say enough
            max_examples=EXAMPLES,
            stateful_step_count=STEPS,
            deadline=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
    assert set(taken) == set(CHANNELS)
    assert sum(taken.values()) >= 3 * EXAMPLES
