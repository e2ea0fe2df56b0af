"""Batch: thousands of games stepped together, from NumPy to NumPy, without any Python for the single game.

>>> from sottovoce.lab.batch import Batch
>>> batch = Batch("siam", players=2, size=1000, seed=7)
>>> batch.observations.shape, batch.masks.shape
((1000, 162), (1000, 120))
>>> batch.step(batch.random_actions())
>>> batch.rewards.shape, int(batch.terminations.sum())
((1000, 2), 0)
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sottovoce.core.dice import Fast
from sottovoce.core.errors import Illegal, Unknown
from sottovoce.core.game import Game
from sottovoce.core.words import Typed
from sottovoce.lab.environment import Numbers, as_array, setting
from sottovoce.lab.stepper import Stepper


class Batch:
    """Many games of one kind; whoever is asked answers in all of them at once, and a game that ends begins again.

    After each step the arrays, one row a game, say what is asked now; `rewards`, `terminations` and `truncations` say
    what the step led to. They are new ones each time and may be kept, but are read-only.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        size: int,
        seed: int | None = None,
        observe: bool = True,
        zero_sum: bool = False,
        limit: int = 0,
    ) -> None:
        """`observe=False` leaves the observations out; `limit` cuts games off after this many decisions."""
        self.setting = setting(game, players, options)
        for name, number, least in (("size", size, 1), ("limit", limit, 0)):
            if number < least:
                raise Unknown("too-small", name=name, number=Typed(number), least=str(least))
        self.size = size
        self.zero_sum = zero_sum
        chosen = secrets.randbits(60) if seed is None else seed
        width = self.setting.size if observe else 0
        first = self.setting.start(Fast(chosen))
        self._stepper = Stepper(first, size, self.setting.observer, width, self.setting.actions, chosen, limit)

    def step(self, actions: ArrayLike) -> None:
        """Answer in every game; Illegal if an answer is not possible, and then nothing has changed in any of them."""
        answers = np.asarray(actions)
        if answers.shape != (self.size,) or answers.dtype.kind not in "iu":
            raise Illegal("batch-actions", size=str(self.size), shape=str(answers.shape), kind=str(answers.dtype))
        packed = answers.astype("<i8", copy=False).tobytes()
        wrong = self._stepper.wrong(packed)
        if wrong >= 0:
            possible = np.flatnonzero(self.masks[wrong])
            raise Illegal(
                "batch-action", action=str(answers[wrong]), number=str(wrong), choices=[str(a) for a in possible]
            )
        self._stepper.step(packed)

    def random_actions(self) -> NDArray[np.int64]:
        """A possible answer for every game, each as likely as the others; drawn once for each step."""
        return as_array(self._stepper.drawn, np.int64)

    def look_ahead(self) -> tuple[NDArray[np.int64], NDArray[np.int64], Numbers]:
        """Every possible answer, a row each: the game, the action, and what who answers would see after it.

        It is for agents that judge positions, not actions. Secrets are looked into and dice are rolled on the way, so
        that in games with either it is good for training alone.
        """
        games, actions, seen = self._stepper.look_ahead()
        rows = as_array(games, np.int64), as_array(actions, np.int64)
        return (*rows, as_array(seen, np.uint8).reshape(len(rows[0]), -1))

    @property
    def observations(self) -> Numbers:
        """What the seats that are asked see."""
        return as_array(self._stepper.observations, np.uint8).reshape(self.size, -1)

    @property
    def masks(self) -> NDArray[np.bool_]:
        """What they can answer."""
        return as_array(self._stepper.masks, np.bool_).reshape(self.size, -1)

    @property
    def to_play(self) -> Numbers:
        """Which seats are asked."""
        return as_array(self._stepper.turn, np.uint8)

    @property
    def terminations(self) -> NDArray[np.bool_]:
        """Games that the last step ended."""
        return as_array(self._stepper.over, np.bool_)

    @property
    def truncations(self) -> NDArray[np.bool_]:
        """Games that were cut off after it."""
        return as_array(self._stepper.cut, np.bool_)

    @property
    def rewards(self) -> NDArray[np.float64]:
        """What the last step brought, a column for each seat."""
        shares: NDArray[np.float64] = as_array(self._stepper.rewards, np.float64).reshape(self.size, -1)
        return shares - shares.mean(axis=1, keepdims=True) if self.zero_sum else shares
