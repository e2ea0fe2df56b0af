"""The judge of Verrat!: `expert`'s matching of plans, and its learned chances, tried out on every choice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from sottovoce.core.bot import nothing
from sottovoce.core.dice import Fast
from sottovoce.core.judge import HALVES, Judge, Past, Trial, Verdict, best_way, in_rounds, payoffs
from sottovoce.games.verrat.bot import net
from sottovoce.games.verrat.bot.best_responses import Responder
from sottovoce.games.verrat.bot.candidate_plans import JOURNEYS, settle
from sottovoce.games.verrat.bot.regret_matching import LUCKS, RegretMatching, play_on
from sottovoce.games.verrat.bot.thinker import LEVELS
from sottovoce.games.verrat.bot.worlds import imagine
from sottovoce.games.verrat.rules import actions
from sottovoce.games.verrat.rules.board import NONE, PLAYERS, SIZES
from sottovoce.games.verrat.rules.plans import begin, tear_up
from sottovoce.games.verrat.rules.state import INTRIGUE, OFFERS, PLAN
from sottovoce.games.verrat.rules.turns import Verrat

if TYPE_CHECKING:
    from sottovoce.core.bot import Question
    from sottovoce.core.position import Position

_APART = 1_000_003  # seeds of the two halves
_TURNS = 40  # of the matching, beyond which it gains nothing …
_SLOW_TURNS = 10  # … and where nothing is compiled
_CHUNK = 10  # turns between two looks for a better journey
_TRIALS = 2_400  # of all choices together
_SLOW_TRIALS = 120
_WOBBLE = 0.3  # how far chance moves a plan that nobody had thought of
_WAYS = 3  # journeys that begin with one destination
_WELL_ABOVE = 0.05  # of an even share: such a player does not agree to a draw
_PLAYED_ON = 64  # ways on from a position whose secrets are known
_ALL_OFFERS = PLAYERS * OFFERS


class VerratJudge(Judge):
    """Tries every choice out to the end of the round, against what all four tend to."""

    name = "verrat"

    def __init__(self, seed: int, effort: float, compiled: bool) -> None:
        self._seed = seed
        self._turns = _TURNS if compiled else _SLOW_TURNS
        self._trials = round(effort * (_TRIALS if compiled else _SLOW_TRIALS))
        self._net = net.learned()
        self._stood: tuple[list[int], list[float]] = ([], [])

    def verdicts(self, question: Question, made: int | None = None) -> list[Verdict]:
        """Plans and accusations in a matching of plans, swaps by what they change in it, the rest by playing on."""
        phase = imagine(question, self._seed).phase
        seeds = [self._seed + half * _APART for half in range(HALVES)]
        halves: Sequence[Trial]
        if phase not in (INTRIGUE, PLAN):
            halves = [_PlayedOn(question, self._net, seed) for seed in seeds]
            return in_rounds(question.actions, question.seat, halves, self._trials, {made})
        if made is not None and not _weighs(made) and phase == INTRIGUE:
            return self._at_a_glance(question)
        contests = [self._matching(imagine(question, seed), question.seat, seed) for seed in seeds]
        if phase == INTRIGUE:
            swapped = [_Swapped(question, matching, seed) for matching, seed in zip(contests, seeds, strict=True)]
            judged = in_rounds(question.actions, question.seat, swapped, self._trials, {made})
            vain = () if all(half.drawn for half in swapped) else (actions.AGREE_DRAW,)  # it changes nothing
            known = [_weighs(action) and action not in vain for action in question.actions]
            return [verdict._replace(known=sure) for verdict, sure in zip(judged, known, strict=True)]
        ways = list(_ways(question, contests, self._seed))
        halves = [_Planned(question.seat, ways, matching, seed) for matching, seed in zip(contests, seeds, strict=True)]
        kept = {index for index, way in enumerate(ways) if way.action == made}
        judged = in_rounds(range(len(ways)), question.seat, halves, self._trials, kept)
        return [_best(action, ways, judged, question.seat) for action in question.actions]

    def _at_a_glance(self, question: Question) -> list[Verdict]:
        """How things stand, where nothing is decided that could be judged: in talk about swaps still to come."""
        chances = tuple(_chances(self._net, imagine(question, self._seed)))
        own = chances[question.seat]
        return [Verdict(chances, (own, own), 0.0, 1, known=False)] * len(question.actions)

    def standing(self, position: Position, past: Past = nothing) -> list[float]:
        """Before the journey what comes of a matching of plans; after it, of playing the round on."""
        if position.over:
            return payoffs(position)
        assert isinstance(position, Verrat)
        world = position.copy()
        if world.phase not in (INTRIGUE, PLAN):
            return _mean(self._finished(position, number) for number in range(_PLAYED_ON))
        _to_be_planned(world)
        state = world.state()
        if state != self._stood[0]:
            matching = self._matching(world, 0, self._seed)
            draws = _Planned(0, [], matching, self._seed)
            self._stood = (state, _mean(draws.drawn(number) for number in range(_PLAYED_ON)))
        return self._stood[1]

    def _finished(self, position: Verrat, number: int) -> list[float]:
        world = position.copy()
        play_on(world, self._seed + number)
        return _chances(self._net, world)

    def _matching(self, world: Verrat, seat: int, seed: int) -> RegretMatching:
        """What all four tend to, thought through from one seat's knowledge as `expert` does."""
        level, dice = LEVELS["expert"], Fast(seed)
        matching = RegretMatching(self._net)
        responder = Responder(matching)
        matching.open(world, seat, level.journeys, level.suspects, dice)
        matching.greedy_share = level.greedy_share
        while matching.rounds < self._turns:
            if matching.rounds:
                responder.respond(seat, dice)
            matching.think(_CHUNK, dice)
        return matching


class _Way(NamedTuple):
    """An action of a plan, and a whole plan that it may become: three places, and the accusation."""

    action: int
    places: tuple[int, ...]
    accused: int


class _Planned(Trial):
    """Plans against what the others tend to."""

    def __init__(self, seat: int, ways: Sequence[_Way], matching: RegretMatching, seed: int) -> None:
        self._seat = seat
        self._ways = ways
        self._matching = matching
        self._seed = seed
        self._number = -1
        self._luck = 0
        self._plans: list[int] = []

    def run(self, number: int, action: int) -> Sequence[float]:
        """The round with one of the plans, given by its number."""
        self._draw(number)
        way, matching = self._ways[action], self._matching
        for nth, place in enumerate(way.places):
            matching.plans[self._seat * SIZES + nth] = place
        matching.aims[self._seat] = way.accused
        matching.outcome(self._seat, self._luck)
        return [matching.judge.chances[seat] for seat in range(PLAYERS)]

    def drawn(self, number: int) -> list[float]:
        """The round with what everybody tends to."""
        self._draw(number)
        self._matching.outcome(self._seat, self._luck)
        return [self._matching.judge.chances[seat] for seat in range(PLAYERS)]

    def _draw(self, number: int) -> None:
        """Plans for everybody, the same whenever the number is."""
        if number == self._number:
            return
        self._number = number
        dice = Fast(self._seed + number)
        for seat in range(PLAYERS):
            self._matching.draw(seat, dice)
        self._luck = int(dice.roll(LUCKS))


class _Swapped(Trial):
    """Answers to offers: the round after them, with what everybody tends to."""

    def __init__(self, question: Question, matching: RegretMatching, seed: int) -> None:
        self._matching = matching
        self._draws = _Planned(question.seat, [], matching, seed)
        self._worlds = {action: _answered(question, action, seed) for action in question.actions}
        self.drawn = actions.AGREE_DRAW in question.actions and self._all_agree(question.seat)

    def _all_agree(self, asked: int) -> bool:
        """Would the others agree to a draw too? Nobody does who stands well above a quarter."""
        world = self._worlds[actions.AGREE_DRAW]
        self._matching.start = world
        stand = _mean(self._draws.drawn(number) for number in range(_PLAYED_ON))
        owing = [seat for seat in range(PLAYERS) if seat != asked and not world.for_draw >> seat & 1]
        return all(stand[seat] <= 1.0 / PLAYERS + _WELL_ABOVE for seat in owing)

    def run(self, number: int, action: int) -> Sequence[float]:
        """The round, if the answer has not ended the game."""
        world = self._worlds[action]
        if world.over:
            return payoffs(world)
        if action == actions.AGREE_DRAW and self.drawn:
            return [1.0 / PLAYERS] * PLAYERS
        self._matching.start = world
        return self._draws.drawn(number)


class _PlayedOn(Trial):
    """Answers after the journey: the rest of the round, everybody playing greedily."""

    def __init__(self, question: Question, judge: net.ValueNet, seed: int) -> None:
        self._question = question
        self._net = judge
        self._seed = seed
        self._number = -1
        self._world = imagine(question, seed)
        self._after = imagine(question, seed)

    def run(self, number: int, action: int) -> Sequence[float]:
        """The round with one answer."""
        if number != self._number:
            self._number = number
            self._world = imagine(self._question, self._seed + number)
        self._after.copy_from(self._world)
        self._after.apply(self._question.seat, action, Fast(self._seed + number))
        play_on(self._after, self._seed + number)
        return _chances(self._net, self._after)


def _ways(question: Question, contests: Sequence[RegretMatching], seed: int) -> Iterable[_Way]:
    """For every action the likeliest whole plans that agree with it, of both halves; one at least."""
    seat = question.seat
    for action in question.actions:
        world = imagine(question, seed)
        world.apply(seat, action, Fast(seed))
        if world.phase != PLAN:  # nothing is left to be written
            world = imagine(question, seed)
        written = [int(world.plans[seat * SIZES + nth]) for nth in range(SIZES)]
        accused = int(world.accused[seat])
        found: dict[tuple[int, ...], float] = {}
        for matching in contests:
            for n in range(int(matching.found.journeys[seat])):
                at = (seat * JOURNEYS + n) * SIZES
                places = tuple(int(matching.found.places[at + nth]) for nth in range(SIZES))
                if all(place in (NONE, places[nth]) for nth, place in enumerate(written)):
                    found[places] = max(found.get(places, 0.0), matching.likely(seat, 0, n))
        if not found:
            settle(world, seat, _WOBBLE, Fast(seed))
            found = {tuple(int(world.plans[seat * SIZES + nth]) for nth in range(SIZES)): 0.0}
        aim = accused if accused != NONE else _aim(contests[0], seat)
        for places in sorted(found, key=lambda places: -found[places])[:_WAYS]:
            yield _Way(action, places, aim)


def _aim(matching: RegretMatching, seat: int) -> int:
    """Whom a seat accuses most often."""
    count = int(matching.count(seat, 1))
    best = max(range(count), key=lambda n: matching.likely(seat, 1, n))
    return int(matching.found.targets[seat * (len(matching.found.targets) // PLAYERS) + best])


def _best(action: int, ways: Sequence[_Way], judged: Sequence[Verdict], seat: int) -> Verdict:
    """An action is worth what the best plan that begins with it is; what only unties a plan is not judged."""
    return best_way(action, ways, judged, seat)._replace(known=actions.PLAN_TO <= action < actions.COLLECT_FROM)


def _weighs(action: int) -> bool:
    """Does an answer in the intrigue change what the round may bring, so that it can be judged?"""
    answers = any(first <= action < first + _ALL_OFFERS for first in (actions.ACCEPT, actions.REFUSE))
    return answers or action in (actions.AGREE_DRAW, actions.REFUSE_DRAW)


def _answered(question: Question, action: int, seed: int) -> Verrat:
    """A world once an answer is given, with everybody about to plan."""
    world = imagine(question, seed)
    if _weighs(action):
        world.apply(question.seat, action, Fast(seed))
    if not world.over:
        _to_be_planned(world)
    return world


def _to_be_planned(world: Verrat) -> None:
    world.phase = PLAN
    for seat in range(PLAYERS):
        tear_up(world, seat)
    begin(world)


def _chances(judge: net.ValueNet, world: Verrat) -> list[float]:
    judge.weigh(world)
    return [judge.chances[seat] for seat in range(PLAYERS)]


def _mean(rows: Iterable[Sequence[float]]) -> list[float]:
    found = list(rows)
    return [sum(column) / len(found) for column in zip(*found, strict=True)]
