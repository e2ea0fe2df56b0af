# mypyc: compile
"""Secret plans made at the same time: regret matching over the candidates of all four seats.

Every seat has two choices, its journey and its accusation. In each turn of the loop a plan for everybody is drawn from
what each now tends to; then every seat tries all its own candidates against it, and regrets what it did not choose.
What a seat tended to on average is the mixture to play.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.arrays import fill
from sottovoce.core.dice import Dice, Fast
from sottovoce.core.position import bit
from sottovoce.games.verrat.bot import greedy_policy
from sottovoce.games.verrat.bot.candidate_plans import ACCUSATIONS, JOURNEYS, Candidates, settle
from sottovoce.games.verrat.bot.net import ValueNet
from sottovoce.games.verrat.rules.board import NONE, PLAYERS, SIZES, VIZIERS
from sottovoce.games.verrat.rules.plans import begin, tear_up
from sottovoce.games.verrat.rules.state import ALL, PLAN
from sottovoce.games.verrat.rules.turns import Verrat

OPTIONS: Final = JOURNEYS + ACCUSATIONS  # of one seat; accusations come after the journeys
LUCKS: Final = 1_000_000  # ways that chance can go on
_WOBBLE: Final = 0.3  # how far chance moves a greedy plan


class RegretMatching:
    """The plans of one round, thought through from one seat's knowledge."""

    def __init__(self, judge: ValueNet) -> None:
        self.judge = judge
        self.found = Candidates()
        self.regrets: vec[float] = vec[float]([0.0] * (PLAYERS * OPTIONS))
        self.sums: vec[float] = vec[float]([0.0] * (PLAYERS * OPTIONS))  # what each has tended to, in all
        self.tends: vec[float] = vec[float]([0.0] * OPTIONS)
        self.gains: vec[float] = vec[float]([0.0] * OPTIONS)
        self.worth: vec[float] = vec[float]([0.0] * (PLAYERS * OPTIONS))  # what each candidate brought, in all
        self.tries: vec[i64] = vec[i64]([0] * (PLAYERS * OPTIONS))  # how often
        self.plans: vec[i64] = vec[i64]([NONE] * VIZIERS)  # what was drawn for everybody
        self.aims: vec[i64] = vec[i64]([NONE] * PLAYERS)
        self.words: vec[i64] = vec[i64]([0] * PLAYERS)  # journeys that keep what a seat has said, as bits; 0: nothing
        self.vows: vec[i64] = vec[i64]([NONE] * PLAYERS)  # the accusation that a seat has agreed to
        self.trust: vec[float] = vec[float]([0.0] * PLAYERS)  # how likely a seat goes where it said …
        self.loyal: vec[float] = vec[float]([0.0] * PLAYERS)  # … accuses whom it said …
        self.spares: vec[float] = vec[float]([0.0] * PLAYERS)  # … and does not accuse the one whose thoughts these are
        self.thinks: i64 = 0  # that one's seat
        self.greedy_share = 0.0  # how likely another seat plays greedily instead of thinking
        self.rounds: i64 = 0

    def open(self, world: Verrat, seat: i64, most: i64, suspects: i64, dice: Dice) -> None:
        """Begin: find everybody's candidates in a world; what the seat's own plan holds already is kept."""
        self.start = world
        self.thinks = seat
        self.trial = Verrat(world.law)
        world.phase = PLAN
        other: i64
        for other in range(PLAYERS):
            if other != seat:
                tear_up(world, other)
        begin(world)
        for other in range(PLAYERS):
            self.words[other] = 0
            self.vows[other] = NONE
            self.trust[other] = 0.0
            self.loyal[other] = 0.0
            self.spares[other] = 0.0
            self.found.find(world, other, most, suspects, dice)
        i: i64
        for i in range(PLAYERS * OPTIONS):
            self.regrets[i] = 0.0
            self.sums[i] = 0.0
            self.worth[i] = 0.0
            self.tries[i] = 0
        self.rounds = 0

    def forget(self, seat: i64, journey: i64) -> None:
        """A journey is a new one, of which nothing is known."""
        at = seat * OPTIONS + journey
        self.regrets[at] = 0.0
        self.sums[at] = 0.0
        self.worth[at] = 0.0
        self.tries[at] = 0
        self.words[seat] &= ~bit(journey)

    # -- thinking

    def think(self, times: i64, dice: Dice) -> None:
        """This many turns of the loop."""
        n: i64
        seat: i64
        for n in range(times):
            self.rounds += 1
            for seat in range(PLAYERS):
                self.draw(seat, dice)
            luck = dice.roll(LUCKS)
            for seat in range(PLAYERS):
                if self.start.any_free(seat):
                    self.try_journeys(seat, luck)
                    self.try_accusations(seat, luck)

    def draw(self, seat: i64, dice: Dice) -> None:
        """A plan of a seat as it now tends to, or as it gave its word to; or a greedy one."""
        allowed: i64 = 0
        if self.words[seat] != 0 and greedy_policy.chance(dice) < self.trust[seat]:
            allowed = self.words[seat]
        if allowed == 0 and greedy_policy.chance(dice) < self.greedy_share:
            self.draw_greedily(seat, dice)
        else:
            self.lay(seat, self.lot(seat, 0, allowed, dice))
            self.aims[seat] = self.found.targets[seat * ACCUSATIONS + self.lot(seat, 1, 0, dice)]
        if self.vows[seat] != NONE and greedy_policy.chance(dice) < self.loyal[seat]:
            self.aims[seat] = self.vows[seat]
        elif self.spares[seat] > 0.0 and greedy_policy.chance(dice) < self.spares[seat]:
            self.spare(seat)

    def spare(self, seat: i64) -> None:
        """A seat accuses somebody else than whose thoughts these are, if it thinks of anybody else."""
        if self.aims[seat] // SIZES != self.thinks:
            return
        n: i64
        for n in range(self.found.accusations[seat]):
            other = self.found.targets[seat * ACCUSATIONS + n]
            if other // SIZES != self.thinks:
                self.aims[seat] = other
                return

    def draw_greedily(self, seat: i64, dice: Dice) -> None:
        """A plan of a seat as the greedy judgement makes it."""
        s = self.start
        nth: i64
        kept = vec[i64]([s.plans[seat * SIZES], s.plans[seat * SIZES + 1], s.plans[seat * SIZES + 2]])
        settle(s, seat, _WOBBLE, dice)
        for nth in range(SIZES):
            self.plans[seat * SIZES + nth] = s.plans[seat * SIZES + nth]
            s.plans[seat * SIZES + nth] = kept[nth]
        self.aims[seat] = s.accused[seat]
        if self.aims[seat] == NONE:
            self.aims[seat] = greedy_policy.suspectable(s, seat, dice)

    def lay(self, seat: i64, journey: i64) -> None:
        """Make a journey the one that a seat goes on."""
        at = (seat * JOURNEYS + journey) * SIZES
        nth: i64
        for nth in range(SIZES):
            self.plans[seat * SIZES + nth] = self.found.places[at + nth]

    def lot(self, seat: i64, choice: i64, allowed: i64, dice: Dice) -> i64:
        """One of a seat's candidates, as likely as the seat tends to it; only those allowed, unless that is 0."""
        count = self.tendency(seat, choice)
        tends = self.tends
        total = 0.0
        n: i64
        for n in range(count):
            if allowed != 0 and (allowed >> n) & 1 == 0:
                tends[n] = 0.0
            elif allowed != 0:
                tends[n] += 0.01  # so that there is always one
            total += tends[n]
        left = greedy_policy.chance(dice) * total
        for n in range(count):
            left -= tends[n]
            if left < 0.0 and tends[n] > 0.0:
                return n
        n = count - 1
        while n > 0 and tends[n] <= 0.0:
            n -= 1
        return n

    def count(self, seat: i64, choice: i64) -> i64:
        """How many candidates there are for a choice of a seat."""
        return self.found.journeys[seat] if choice == 0 else self.found.accusations[seat]

    def tendency(self, seat: i64, choice: i64) -> i64:
        """Fill `tends` with what a seat now tends to: as much as it regrets not having done it."""
        count = self.count(seat, choice)
        base = seat * OPTIONS + choice * JOURNEYS
        regrets = self.regrets
        tends = self.tends
        total = 0.0
        n: i64
        for n in range(count):
            tends[n] = regrets[base + n]
            total += tends[n]
        for n in range(count):
            tends[n] = tends[n] / total if total > 0.0 else 1.0 / float(count)
        return count

    def try_journeys(self, seat: i64, luck: i64) -> None:
        """All journeys of a seat against what was drawn for the others."""
        count = self.begin_trial(seat, 0)
        if count < 2:
            return
        first = seat * SIZES
        kept = vec[i64]([self.plans[first], self.plans[first + 1], self.plans[first + 2]])
        n: i64
        for n in range(count):
            self.lay(seat, n)
            self.gains[n] = self.outcome(seat, luck)
        for n in range(SIZES):
            self.plans[first + n] = kept[n]
        self.regret(seat, 0, count)

    def try_accusations(self, seat: i64, luck: i64) -> None:
        """All accusations of a seat against what was drawn."""
        count = self.begin_trial(seat, 1)
        if count < 2:
            return
        kept = self.aims[seat]
        n: i64
        for n in range(count):
            self.aims[seat] = self.found.targets[seat * ACCUSATIONS + n]
            self.gains[n] = self.outcome(seat, luck)
        self.aims[seat] = kept
        self.regret(seat, 1, count)

    def begin_trial(self, seat: i64, choice: i64) -> i64:
        """Count what a seat tends to into its average, later turns more; how many candidates there are."""
        count = self.tendency(seat, choice)
        base = seat * OPTIONS + choice * JOURNEYS
        weight = float(self.rounds)
        n: i64
        for n in range(count):
            self.sums[base + n] += weight * self.tends[n]
        return count

    def regret(self, seat: i64, choice: i64, count: i64) -> None:
        """Regret of each candidate what it would have brought more than what the seat tends to."""
        base = seat * OPTIONS + choice * JOURNEYS
        average = 0.0
        n: i64
        for n in range(count):
            self.worth[base + n] += self.gains[n]
            self.tries[base + n] += 1
            average += self.gains[n] * self.tends[n]
        for n in range(count):
            more = self.regrets[base + n] + self.gains[n] - average
            self.regrets[base + n] = more if more > 0.0 else 0.0

    def accuse_given(self, seat: i64, journey: i64, times: i64, dice: Dice) -> None:
        """Fill `gains` with what each accusation brings together with a journey, against what the others tend to."""
        count = self.count(seat, 1)
        n: i64
        k: i64
        other: i64
        for n in range(count):
            self.gains[n] = 0.0
        for k in range(times):
            for other in range(PLAYERS):
                if other != seat:
                    self.draw(other, dice)
            self.lay(seat, journey)
            luck = dice.roll(LUCKS)
            for n in range(count):
                self.aims[seat] = self.found.targets[seat * ACCUSATIONS + n]
                self.gains[n] += self.outcome(seat, luck) / float(times)

    def outcome(self, seat: i64, luck: i64) -> float:
        """A seat's chance to win after the round, if all do what was drawn."""
        s = self.trial
        s.assign(self.start)
        fill(s.plans, self.plans)
        other: i64
        for other in range(PLAYERS):
            if s.any_free(other):
                s.accused[other] = self.aims[other]
        s.ready = ALL
        finish_round(s, luck)
        self.judge.weigh(s)
        return self.judge.chances[seat]

    # -- what came of it

    def likely(self, seat: i64, choice: i64, n: i64) -> float:
        """How often a seat tended to a candidate."""
        base = seat * OPTIONS + choice * JOURNEYS
        total = 0.0
        i: i64
        for i in range(self.count(seat, choice)):
            total += self.sums[base + i]
        return self.sums[base + n] / total if total > 0.0 else 1.0 / float(self.count(seat, choice))

    def gain(self, seat: i64, choice: i64, n: i64) -> float:
        """What a candidate brought on average."""
        at = seat * OPTIONS + choice * JOURNEYS + n
        return self.worth[at] / float(self.tries[at]) if self.tries[at] else 0.0

    def pick(self, seat: i64, choice: i64, allowed: i64, least: float, dice: Dice) -> i64:
        """A candidate drawn from the mixture, without those that are hardly ever played; only those allowed, if any."""
        count = self.count(seat, choice)
        tends = self.tends
        highest = 0.0
        n: i64
        for n in range(count):
            tends[n] = self.likely(seat, choice, n)
            if allowed != 0 and (allowed >> n) & 1 == 0:
                tends[n] = 0.0
            if tends[n] > highest:
                highest = tends[n]
        total = 0.0
        for n in range(count):
            if tends[n] < least * highest:
                tends[n] = 0.0
            total += tends[n]
        left = greedy_policy.chance(dice) * total
        best: i64 = 0
        for n in range(count):
            if tends[n] > 0.0:
                best = n
                left -= tends[n]
                if left < 0.0:
                    return n
        return best


def finish_round(s: Verrat, luck: i64) -> None:
    """Carry the plans out and play the round to its end, everybody greedily."""
    s.carry_out_plans()
    play_on(s, luck)


def play_on(s: Verrat, luck: i64) -> None:
    """Play the round to its end, everybody greedily."""
    dice = Fast(int(luck))
    while not s.over and s.phase > PLAN:
        seat = s.turn()
        s.apply(seat, greedy_policy.decide(s, seat, NONE, dice), dice)


def foresee(s: Verrat, seat: i64, action: i64, luck: i64, judge: ValueNet) -> float:
    """A seat's chance to win once it has answered a question after the journey, and the round is over."""
    s.apply(seat, action, Fast(int(luck)))
    play_on(s, luck + 1)
    judge.weigh(s)
    return judge.chances[seat]
