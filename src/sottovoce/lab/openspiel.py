"""The games for OpenSpiel: importing this module registers `sottovoce_siam`, `sottovoce_verrat`, `sottovoce_whispers`.

>>> import pyspiel
>>> import sottovoce.lab.openspiel
>>> game = pyspiel.load_game("sottovoce_siam(players=3,options=map:isles-8 last-card:off)")
>>> game.num_players(), game.num_distinct_actions()
(3, 120)

`players` and `options` set the table; `limit` ends a game after so many decisions, with nothing for anybody. With
`deal` every game begins with the set-up of that seed, and with `played` after so many random decisions: endings to
study.

Chance is explicit: every roll of the dice is a chance node whose outcomes are equally likely. Where several seats owe
an answer at once (the plans of Verrat!) they are asked one after the other in seat order, and none sees the others'
answers before all are in. Returns are shares of the victory less the average, so that they add up to nothing.

The information state's string stands for all that a seat has seen and answered; its tensor holds what the seat sees
now, what it saw when it answered last, and that answer. `resample_from_infostate` draws a world that the seat can't
tell from the real one; of what the other seats have seen on the way there such a world keeps only what they see now.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from sottovoce.core.dice import Fast, ImpossibleRoll, Recorded
from sottovoce.core.errors import Unknown
from sottovoce.core.position import Position
from sottovoce.core.words import Typed
from sottovoce.games import find, games
from sottovoce.lab.environment import Numbers, Setting, setting

PREFIX = "sottovoce_"
LONGEST = 1_000_000  # decisions of a game without a limit: more than any has
MOST_FACES = 64  # of a die; the set-up of King of Siam draws from 54 followers
_SEEDS = 1 << 60
_START = (-1, -1)  # what is under way before anybody answers


class World:
    """A game with what each seat has seen so far; what is under way waits for the dice."""

    def __init__(self, chosen: Setting, deal: int = 0, played: int = 0) -> None:
        """Before the set-up; or dealt by a seed, with this many decisions already made at random."""
        self.setting = chosen
        self.deal, self.played = deal, played
        self.position: Position | None = None
        self.doing: tuple[int, int] = _START  # the seat and the action that the dice roll for
        self.rolls: list[int] = []
        self.faces = 0  # of the die to roll; 0 for none
        self.decisions = 0
        blank = np.zeros(chosen.size, np.uint8)
        self.memories = [hashlib.sha256(b"%d" % seat).digest() for seat in range(chosen.players)]
        self.sights: list[Numbers] = [blank] * chosen.players  # what each seat sees
        self.last_sights: list[Numbers] = [blank] * chosen.players  # … saw when it answered last
        self.answers = [-1] * chosen.players  # … and its answer
        self.steps: list[tuple[str, int, int]] = []  # all that has been done to it, as method and arguments
        if deal:
            self.position = dealt(chosen, deal, played)
            self.look()
        else:
            self.carry_on()

    def __deepcopy__(self, memo: object) -> World:
        twin = World.__new__(World)
        twin.__dict__.update(self.__dict__)
        twin.position = None if self.position is None else self.position.copy()
        for name in ("rolls", "memories", "sights", "last_sights", "answers", "steps"):
            setattr(twin, name, list(getattr(self, name)))
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        chosen = self.setting
        return repeated, (chosen.game.name, chosen.players, chosen.options, self.deal, self.played, self.steps)

    def answer(self, seat: int, action: int) -> None:
        """A seat answers; the dice may have to roll before it takes effect."""
        self.steps.append(("answer", seat, action))
        self.decisions += 1
        self.last_sights[seat] = self.sights[seat]
        self.answers[seat] = action
        self.memories[seat] = hashlib.sha256(self.memories[seat] + b"answer %d" % action).digest()
        self.doing = (seat, action)
        self.carry_on()

    def roll(self, shown: int) -> None:
        """The dice show a number."""
        self.steps.append(("roll", shown, 0))
        self.rolls.append(shown)
        self.carry_on()

    def carry_on(self) -> None:
        """Try what is under way with the rolls there are; where one is missing, ask for it."""
        while True:
            try:
                self.position = self._tried()
                break
            except ImpossibleRoll as missing:
                self.faces = missing.faces
                if missing.faces > 1:
                    return
                self.rolls.append(0)
        self.faces = 0
        self.rolls = []
        self.look()

    def _tried(self) -> Position:
        dice = Recorded(self.rolls)
        if self.position is None:
            return self.setting.start(dice)
        after = self.position.copy()
        after.apply(*self.doing, dice)
        return after

    def look(self) -> None:
        """Every seat remembers what it sees, where that has changed."""
        assert self.position is not None
        for seat in range(self.setting.players):
            seen = self.setting.observation(self.position, seat)
            if not np.array_equal(seen, self.sights[seat]):
                self.sights[seat] = seen
                self.memories[seat] = hashlib.sha256(self.memories[seat] + seen.tobytes()).digest()

    def imagine(self, seat: int, seed: int) -> None:
        """Become another world that looks the same to a seat."""
        assert self.position is not None
        self.steps.append(("imagine", seat, seed))
        self.position = self.position.imagine(seat, Fast(seed))
        for other in range(self.setting.players):
            if other != seat:
                self.sights[other] = self.setting.observation(self.position, other)
                self.memories[other] = hashlib.sha256(b"imagined" + self.sights[other].tobytes()).digest()

    @property
    def over(self) -> bool:
        """True at the end, or at the limit."""
        return self.faces == 0 and self.position is not None and self.position.over


def dealt(chosen: Setting, deal: int, played: int) -> Position:
    """A game set up by a seed, after this many random decisions, or fewer if it would be over."""
    dice = Fast(deal)
    position = chosen.start(dice)
    for _ in range(played):
        seat = position.turn()
        choices = position.choices(seat)
        after = position.copy()
        after.apply(seat, choices[dice.roll(len(choices))], dice)
        if after.over:
            break
        position = after
    return position


def repeated(
    game: str, players: int, options: dict[str, object], deal: int, played: int, steps: list[tuple[str, int, int]]
) -> World:
    """The world that the same steps lead to."""
    world = World(setting(game, players, options), deal, played)
    for step, first, second in steps:
        if step == "roll":
            world.roll(first)
        elif step == "answer":
            world.answer(first, second)
        else:
            world.imagine(first, second)
    return world


class SottovoceState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A state as OpenSpiel knows it; `world` holds all of it."""

    def __init__(self, game: SottovoceGame) -> None:
        super().__init__(game)
        self.limit = game.limit
        self.world = World(game.setting, game.deal, game.played)

    def current_player(self) -> int:
        """Whose turn it is; chance while the dice roll."""
        world = self.world
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if world.faces:
            return int(pyspiel.PlayerId.CHANCE)
        assert world.position is not None
        return int(world.position.turn())

    def _legal_actions(self, player: int) -> list[int]:
        assert self.world.position is not None
        return sorted(self.world.position.choices(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the die can show."""
        faces = self.world.faces
        return [(shown, 1.0 / faces) for shown in range(faces)]

    def _apply_action(self, action: int) -> None:
        if self.world.faces:
            self.world.roll(action)
        else:
            self.world.answer(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"roll {action}"
        position = self.world.position
        assert position is not None
        return self.world.setting.game.text(position, action)

    def is_terminal(self) -> bool:
        """True at the end, or at the limit."""
        world = self.world
        return world.over or (world.faces == 0 and world.decisions == self.limit > 0)

    def returns(self) -> list[float]:
        """Shares of the victory less the average."""
        world = self.world
        if not world.over:
            return [0.0] * world.setting.players
        assert world.position is not None
        return world.setting.rewards(world.position, zero_sum=True)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SottovoceState:
        """A state that the player can't tell from this one, drawn at random."""
        twin: SottovoceState = self.clone()
        twin.world.imagine(player, int(sampler() * _SEEDS))
        return twin

    def __str__(self) -> str:
        world = self.world
        if world.position is None:
            return f"set-up {world.rolls}"
        rolled = f" {world.doing} {world.rolls}" if world.faces else ""
        return f"{world.decisions}: {' '.join(map(str, world.position.state()))}{rolled}"


class OpenSpielObserver:
    """What a seat sees, or remembers, as a tensor and as a string."""

    def __init__(self, chosen: Setting, recalls: bool) -> None:
        self.setting = chosen
        self.recalls = recalls
        pieces = [("observation", chosen.size)]
        if recalls:
            pieces += [("last observation", chosen.size), ("last answer", chosen.actions)]
        self.tensor = np.zeros(sum(size for _, size in pieces), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, size in pieces:
            self.dict[name] = self.tensor[at : at + size]
            at += size
        self._names = [name for block in chosen.blocks for name in block.names]

    def set_from(self, state: SottovoceState, player: int) -> None:
        """Fill the tensor for a player."""
        world = state.world
        self.tensor.fill(0)
        self.dict["observation"][:] = world.sights[player]
        if self.recalls:
            self.dict["last observation"][:] = world.last_sights[player]
            if world.answers[player] >= 0:
                self.dict["last answer"][world.answers[player]] = 1

    def string_from(self, state: SottovoceState, player: int) -> str:
        """All numbers that are not 0, by name; of a memory its fingerprint."""
        if self.recalls:
            return f"{player} {state.world.memories[player].hex()}"
        seen = state.world.sights[player]
        return " ".join((f"seat={player}", *(f"{self._names[i]}={seen[i]}" for i in np.flatnonzero(seen))))


class SottovoceGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """One of our games with its number of players, options and limit; a subclass names the game."""

    name: str
    type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.setting = setting(self.name, int(given.get("players", find(self.name).seats[0])), _options(given))
        self.limit, self.deal, self.played = (int(given.get(name, 0)) for name in ("limit", "deal", "played"))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=MOST_FACES,
            num_players=self.setting.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.limit or LONGEST,
        )
        super().__init__(self.type, info, given)

    def new_initial_state(self) -> SottovoceState:
        """Before the set-up."""
        return SottovoceState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> OpenSpielObserver:
        """Somebody who observes, with perfect recall or without."""
        if params:
            raise Unknown("observer", given=Typed(dict(params)))
        return OpenSpielObserver(self.setting, iig_obs_type is not None and bool(iig_obs_type.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        """No more than decisions, a set-up and a few."""
        return (self.limit or LONGEST) + LONGEST


def _options(given: Mapping[str, Any]) -> dict[str, object]:
    """Options written as "map:isles-8 last-card:off"; OpenSpiel keeps "=" for itself."""
    pairs = [text.partition(":") for text in str(given.get("options", "")).split()]
    return {name: value for name, _, value in pairs}


def _register(name: str) -> None:
    """Make a game known to OpenSpiel."""
    game = find(name)
    kind = pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=game.words("en").format("title", {}),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": game.seats[0], "options": "", "limit": 0, "deal": 0, "played": 0},
    )
    pyspiel.register_game(kind, type(f"{name.title()}Game", (SottovoceGame,), {"name": name, "type": kind}))


for _name in games():
    _register(_name)
