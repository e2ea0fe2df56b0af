"""The games as PettingZoo environments: agents take turns, and an observation carries the mask of legal actions.

Where several seats owe an answer at once (the plans of Verrat!) they are asked one after the other in seat order, and
none sees the others' answers before all are in.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from sottovoce.core.dice import Fast
from sottovoce.core.errors import Illegal, Unknown
from sottovoce.core.game import Game
from sottovoce.core.markup import plain
from sottovoce.core.words import LANGUAGES, Speaker, Typed
from sottovoce.lab.environment import Numbers, setting

RENDER_MODES = ("human", "ansi")
ILLEGAL_REWARD = -1.0
Observation = dict[str, Numbers | NDArray[np.int8]]


def env(game: str | Game, players: int | None = None, **settings: Any) -> AECEnv[str, Observation, int]:
    """An environment in which an impossible answer ends the game at the cost of who gave it; settings as for `raw_env`.

    That is part of the environment itself, so that of PettingZoo's wrappers only the one that enforces order is needed.
    """
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, **{"illegal_reward": ILLEGAL_REWARD, **settings}))


def parallel_env(game: str | Game, players: int | None = None, **settings: Any) -> ParallelEnv[str, Observation, int]:
    """The same for libraries that want all agents' actions at once: only that of the agent whose turn it is counts."""
    return turn_based_aec_to_parallel(env(game, players, **settings))


class raw_env(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]  # they have no types
    """A game without wrappers: an impossible answer raises Illegal and changes nothing, unless it has its price."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        zero_sum: bool = False,
        limit: int = 0,
        render_mode: str | None = None,
        lang: str = "en",
        illegal_reward: float | None = None,
    ) -> None:
        """`zero_sum` makes the rewards add up to nothing; `limit` cuts the game off after this many decisions."""
        EzPickle.__init__(self, game, players, options, zero_sum, limit, render_mode, lang, illegal_reward)
        super().__init__()
        self.setting = setting(game, players, options)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise Unknown("render-mode", mode=Typed(render_mode), modes=list(RENDER_MODES))
        if lang not in LANGUAGES:
            raise Unknown("language", language=Typed(lang), languages=list(LANGUAGES))
        self.zero_sum, self.limit, self.render_mode, self.lang = zero_sum, limit, render_mode, lang
        self.illegal_reward = illegal_reward
        name = f"{self.setting.game.name}_v{self.setting.game.rules_version}"
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 1}
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: spaces.Discrete(self.setting.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}

    def _observation_space(self) -> spaces.Dict:
        highest = self.setting.highest
        seen = spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)
        mask = spaces.Box(0, 1, (self.setting.actions,), dtype=np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        """Small whole numbers, as the game's observer names them, and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions of the game, possible or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same one for the same seed."""
        self._dice = Fast(secrets.randbits(60) if seed is None else seed)
        self.position = self.setting.start(self._dice)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.turn()]
        self._mask = self._possible()

    def _possible(self) -> NDArray[np.int8]:
        """The mask of the agent whose turn it is."""
        mask: NDArray[np.int8] = self.setting.mask(self.position, self._seats[self.agent_selection]).view(np.int8)
        return mask

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know, and how it can answer if it is its turn."""
        seen = self.setting.observation(self.position, self._seats[agent])
        mask = self._mask.copy() if agent == self.agent_selection else np.zeros_like(self._mask)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent's answer, and all that follows of itself until somebody is asked again."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position, seat = self.position, self._seats[agent]
        if action is None or not 0 <= action < len(self._mask) or not self._mask[action]:
            self._refuse(agent, action)
            return
        position.apply(seat, int(action), self._dice)
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        if position.over:
            shares = self.setting.rewards(position, self.zero_sum)
            self.rewards = dict(zip(self.agents, shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.decisions == self.limit:
            self.truncations = dict.fromkeys(self.agents, True)
        turn = position.turn()
        self.agent_selection = self.possible_agents[turn] if turn >= 0 else self.agents[0]
        self._mask = self._possible()
        if self.render_mode == "human":
            self.render()

    def _refuse(self, agent: str, action: int | None) -> None:
        """An impossible answer: an error, or the end."""
        if self.illegal_reward is None:
            position, text = self.position, self.setting.game.text
            choices = [text(position, choice) for choice in position.choices(self._seats[agent])]
            raise Illegal("not-possible", text=Typed(action), choices=choices)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = self.illegal_reward
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table in words and signs, as whoever is to answer sees it; "human" prints it."""
        game, seat = self.setting.game, self._seats[self.agent_selection]
        speaker = Speaker(game.words(self.lang), tuple(self.possible_agents), game.terms(self.position))
        text = plain(game.board(game.view(self.position, seat), speaker))
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is left open."""
