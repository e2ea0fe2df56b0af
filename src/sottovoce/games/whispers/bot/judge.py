"""The judge of A War of Whispers: `expert`'s beliefs, policy and nets, tried out on every choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from sottovoce.core.bot import nothing
from sottovoce.core.dice import Fast
from sottovoce.core.judge import HALVES, Judge, Past, Temper, Trial, Verdict, best_way, in_rounds, payoffs
from sottovoce.games.whispers.bot import net, net_by_empire, policy_weights
from sottovoce.games.whispers.bot.beliefs_from_deeds import Beliefs
from sottovoce.games.whispers.bot.evidence import Evidence, gather
from sottovoce.games.whispers.bot.lookahead import Foresight, Sketch
from sottovoce.games.whispers.bot.players import slower
from sottovoce.games.whispers.bot.thinker import CROWDED, LEVELS, WhispersLevel
from sottovoce.games.whispers.bot.worlds import imagine
from sottovoce.games.whispers.rules.state import LOYALTIES
from sottovoce.games.whispers.rules.turns import Whispers

if TYPE_CHECKING:
    import mypy_extensions
    from librt.vecs import vec

    from sottovoce.core.bot import Question
    from sottovoce.core.position import Position

_TWO = 2  # players
_APART = 1_000_003  # seeds of the two halves
_SHARE = 0.25  # of the thought about an answer: whole games are judged
_PLAYED_ON = 32  # ways on from a position whose secrets are known


# By the number of players: the policy plays on for everybody, and others would play otherwise. Fitted to games of which
# benchmarks/results/judgement.md tells.
_TEMPERS = {2: Temper(doubt=0.2), 3: Temper(doubt=0.25), 4: Temper(doubt=0.5)}


class _Way(NamedTuple):
    """An action, and answers that follow it as far as they are possible; the rest goes by the policy."""

    action: int
    line: vec[mypy_extensions.i64]


class WhispersJudge(Judge):
    """Tries every choice out in worlds dealt by what `expert` believes, to the end of the round."""

    name = "whispers"
    early = 2  # rounds; benchmarks/results/judgement.md

    def __init__(self, seed: int, effort: float, compiled: bool) -> None:
        self._seed = seed
        self._effort = effort
        self._compiled = compiled

    def verdicts(self, question: Question, made: int | None = None) -> list[Verdict]:
        """By trials in imagined worlds; each choice is worth its better way on."""
        world = imagine(question, self._seed)
        level = self._level(int(world.seats))
        halves = [_Tried(question, level, self._seed + half * _APART) for half in range(HALVES)]
        trials = round(_SHARE * self._effort * level.simulations)
        ways = _ways(question, world, level, self._seed)
        kept = {index for index, way in enumerate(ways) if way.action == made}
        judged = in_rounds(range(len(ways)), question.seat, [half.along(ways) for half in halves], trials, kept)
        known = level.exchanges or world.phase != LOYALTIES
        found = [best_way(action, ways, judged, question.seat)._replace(known=known) for action in question.actions]
        return [_TEMPERS[int(world.seats)].judge(verdict, question.seat) for verdict in found]

    def standing(self, position: Position, past: Past = nothing) -> list[float]:
        """Played on by the policy many times, everybody's loyalties being as they lie, and believed as deeds tell."""
        if position.over:
            return payoffs(position)
        assert isinstance(position, Whispers)
        world = position
        level = self._level(int(world.seats))
        foresight = _foresight(world, int(world.asked), level, gather(past(), world))
        totals = [0.0] * int(world.seats)
        for number in range(_PLAYED_ON):
            foresight.world.assign(world)
            foresight.policy.decided = False
            foresight.play_on(world.round, Fast(self._seed + number))
            for seat, chance in enumerate(_chances(foresight)):
                totals[seat] += chance / _PLAYED_ON
        return _TEMPERS[int(world.seats)].of(totals)

    def _level(self, seats: int) -> WhispersLevel:
        level = (LEVELS if seats == _TWO else CROWDED)["expert"]
        return level if self._compiled else slower(level)


class _Tried(Trial):
    """Ways on from a question, in worlds dealt by beliefs."""

    def __init__(self, question: Question, level: WhispersLevel, seed: int) -> None:
        self._question = question
        self._seed = seed
        world = imagine(question, seed)
        self._foresight = _foresight(world, question.seat, level, gather(question.past(), world))
        self._ways: Sequence[_Way] = ()
        self._number = -1
        self._world = world

    def along(self, ways: Sequence[_Way]) -> _Tried:
        """Try out these."""
        self._ways = ways
        return self

    def run(self, number: int, action: int) -> Sequence[float]:
        """One way on, given by its number, to the end of the round."""
        seed = self._seed + number + 1
        if number != self._number:
            self._number = number
            self._world = imagine(self._question, seed)
            self._foresight.beliefs.deal(self._world, self._question.seat, Fast(seed))
        way = self._ways[action]
        dice = Fast(seed)
        self._foresight.go(self._world, way.action, way.line, dice)
        self._foresight.play_on(self._world.round, dice)
        return _chances(self._foresight)


def _foresight(world: Whispers, seat: int, level: WhispersLevel, evidence: Evidence) -> Foresight:
    value_net = net_by_empire.learned(world.seats) if level.schooled else net.learned(world.seats)
    weights = policy_weights.learned() if level.schooled else policy_weights.plain()
    return Foresight(world, seat, Beliefs(world, evidence, level.trust, level.reads), value_net, weights)


def _ways(question: Question, world: Whispers, level: WhispersLevel, seed: int) -> list[_Way]:
    """For every action the best way to finish the turn that a look at the own turn finds, and the policy's."""
    weights = policy_weights.learned() if level.schooled else policy_weights.plain()
    beliefs = Beliefs(world, gather(question.past(), world), level.trust, level.reads)
    sketch = Sketch(world, question.seat, Fast(seed), beliefs, weights)
    ways = []
    for action in question.actions:
        sketch.left = level.nodes // len(question.actions)
        sketch.of(world, action)
        line = sketch.lines[0][: sketch.lengths[0]]
        ways.append(_Way(action, line[:0]))
        if len(line) > 0:
            ways.append(_Way(action, line))
    return ways


def _chances(foresight: Foresight) -> list[float]:
    """Every seat's in the world played on."""
    world = foresight.world
    if world.over:
        return payoffs(world)
    return [float(foresight.net.chance(world, seat)) for seat in range(world.seats)]
