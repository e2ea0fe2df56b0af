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
from sottovoce.lab.setting import Numbers, as_array, setting
from sottovoce.lab.stepper import Stepper


class Batch:
    """So many games of one kind; whoever is asked answers in all of them at once, and a game that ends begins anew.

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
        """`observe=False` leaves the observations out; `limit` cuts games off after so many decisions."""
        self.setting = setting(game, players, options)
        for name, number, least in (("size", size, 1), ("limit", limit, 0)):
            if number < least:
                raise Unknown("too-small", name=name, number=Typed(number), least=str(least))
        self.size = size
        self.zero_sum = zero_sum
        chosen = secrets.randbits(60) if seed is None else seed
        width = self.setting.size if observe else 0
        first = self.setting.start(Fast(chosen))
        self._stepper = Stepper(first, size, width, self.setting.actions, chosen, limit)
        self._show()

    def step(self, actions: ArrayLike) -> None:
        """Answer in every game; Illegal if an answer is not possible, and then nothing has changed in any of them."""
        answers = np.asarray(actions)
        if answers.shape != (self.size,) or not np.issubdtype(answers.dtype, np.integer):
            raise Illegal("batch-actions", size=str(self.size), shape=str(answers.shape), kind=str(answers.dtype))
        packed = answers.astype("<i8", copy=False).tobytes()
        wrong = self._stepper.wrong(packed)
        if wrong >= 0:
            possible = np.flatnonzero(self.masks[wrong])
            raise Illegal(
                "batch-action", action=str(answers[wrong]), number=str(wrong), choices=[str(a) for a in possible]
            )
        self._stepper.step(packed)
        self._show()

    def random_actions(self) -> NDArray[np.int64]:
        """A possible answer for every game, each as likely as the others."""
        return as_array(self._stepper.draw(), np.int64)

    def look_ahead(self) -> tuple[NDArray[np.int64], NDArray[np.int64], Numbers]:
        """Every possible answer, a row each: the game, the action, and what who answers would see after it.

        It is for agents that judge positions, not actions. Secrets are looked into and dice are rolled on the way, so
        that in games with either it is good for training alone.
        """
        games, actions, seen = self._stepper.look_ahead()
        rows = as_array(games, np.int64), as_array(actions, np.int64)
        return (*rows, as_array(seen, np.uint8).reshape(len(rows[0]), -1))

    def _show(self) -> None:
        """Give out the stepper's arrays."""
        made, size = self._stepper, self.size
        self.observations: Numbers = as_array(made.observations, np.uint8).reshape(size, -1)
        self.masks: NDArray[np.bool_] = as_array(made.masks, np.bool_).reshape(size, -1)
        self.to_play: Numbers = as_array(made.turn, np.uint8)
        self.terminations: NDArray[np.bool_] = as_array(made.over, np.bool_)
        self.truncations: NDArray[np.bool_] = as_array(made.cut, np.bool_)
        self.rewards: NDArray[np.float64] = as_array(made.rewards, np.float64).reshape(size, -1)
        if self.zero_sum:
            self.rewards = self.rewards - self.rewards.mean(axis=1, keepdims=True)
