"""Tables brought to a moment before a visitor sits down: every answer is given through the API, and known here too."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any
from urllib.request import Request, urlopen

from browser.visitor import Visitor

import sottovoce
from sottovoce.core.table import Table

PATIENCE = 30
LONGEST = 4000  # answers until a moment must have come

Pick = Callable[[Table, int, list[str]], str]


class Staged:
    """A table of the server with all its keys, and its double in this process."""

    def __init__(
        self,
        site: str,
        game: str,
        players: int,
        seed: int,
        names: Sequence[str] = (),
        hints: bool = False,
        clock: int | None = None,
        **options: str,
    ) -> None:
        self.site = site
        self.table = sottovoce.new(game, players=players, seed=seed, options=dict(options))
        called = [*names, *(f"Player {seat + 1}" for seat in range(len(names), players))]
        seats = [{"kind": "me", "name": name} for name in called[:players]]
        wanted = {"game": game, "seats": seats, "options": options, "seed": seed, "hints": hints}
        wanted |= {} if clock is None else {"clock": clock}
        made = self._post("/api/tables", wanted)
        self.id = made["id"]
        self.keys = [seat["key"] for seat in made["seats"]]

    def _post(self, path: str, body: object, key: str | None = None) -> Any:
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
        request = Request(self.site + path, json.dumps(body).encode(), headers, method="POST")
        with urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read() or b"null")

    def play(self, seat: int, action: str) -> None:
        """One answer, on the server and here."""
        self._post(f"/api/tables/{self.id}/act", {"ask": None, "action": action}, self.keys[seat])
        self.table.play(seat, action)

    def say(self, seat: int, text: str) -> None:
        """Something said to everybody."""
        self._post(f"/api/tables/{self.id}/say", {"text": text, "to": None}, self.keys[seat])

    def until(self, moment: Callable[[Table], bool], pick: Pick) -> None:
        """Found here first, then played on the server."""
        trial = sottovoce.load(self.table.dump())
        steps: list[tuple[int, str]] = []
        while not moment(trial):
            assert not trial.over, "the moment never came"
            assert len(steps) < LONGEST, "the moment does not come"
            seat = trial.to_act[0]
            action = pick(trial, seat, trial.choices(seat))
            trial.play(seat, action)
            steps.append((seat, action))
        for seat, action in steps:
            self.play(seat, action)

    def all_but_the_last(self, pick: Pick) -> tuple[int, str]:
        """A whole game but for its last answer: who gives it, and which it is."""
        trial = sottovoce.load(self.table.dump())
        steps: list[tuple[int, str]] = []
        while not trial.over:
            seat = trial.to_act[0]
            steps.append((seat, pick(trial, seat, trial.choices(seat))))
            trial.play(*steps[-1])
        for seat, action in steps[:-1]:
            self.play(seat, action)
        return steps[-1]

    def seat(self, visitor: Visitor, seat: int) -> None:
        """A visitor comes with the key of a seat, and has no other."""
        visitor.page.goto(f"{self.site}/t/{self.id}#{self.keys[seat]}")
        visitor.page.wait_for_selector(".table[data-entry]")
        visitor.page.wait_for_selector(".drawn-board")


def at_random(seed: int) -> Pick:
    """Any answer will do."""
    luck = random.Random(seed)
    return lambda table, seat, choices: luck.choice(choices)


PRESSED = '#board [role="button"], :is(.head, .prompt, .panels, .side) :is(button, summary, .brand)'


def too_small(visitor: Visitor, finger: float = 44) -> list[str]:
    """What can be chosen on the board, or pressed around it, but is smaller than a finger."""
    found: list[str] = visitor.page.locator(PRESSED).evaluate_all(
        """(all, finger) => all.filter(one => one.checkVisibility())
            .map(one => [one.getAttribute('aria-label') ?? one.innerText, one.getBoundingClientRect()])
            .filter(([, box]) => box.width < finger || box.height < finger)
            .map(([name, box]) => `${name}: ${box.width} by ${box.height}`)""",
        finger,
    )
    return found
