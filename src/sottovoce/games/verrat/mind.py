"""The thinking bots of Verrat!: plans and accusations by regret matching, swaps and cards by learned chances."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from sottovoce.core.dice import Fast
from sottovoce.games.verrat import actions, brain, dealing, judgement
from sottovoce.games.verrat.board import NONE, PLAYERS, SIZES
from sottovoce.games.verrat.candidates import ACCUSATIONS, JOURNEYS
from sottovoce.games.verrat.contest import Contest, foresee
from sottovoce.games.verrat.rules import Verrat
from sottovoce.games.verrat.state import INTRIGUE, MERCY, OFFERS, PLAN

if TYPE_CHECKING:
    from sottovoce.core.bot import Question

_CHUNK: Final = 10  # turns of the loop between two looks at the clock
_RARE: Final = 0.15  # what is played less often than this, measured by the favourite plan, is left out
_SEEDS: Final = 1 << 30


@dataclass(frozen=True)
class Level:
    """How far a bot thinks, and its character."""

    journeys: int  # candidates for each seat
    suspects: int
    turns: int  # of the loop, for the plans of a round
    worlds: int  # imagined for each answer after the journey; 0: greedily
    offers: int  # made in a round, at most
    least: float  # what a swap must bring
    habit: float  # how likely it thinks others play greedily
    honesty: float


LEVELS: Final = {
    "novice": Level(6, 2, 10, 0, 2, 0.0, 0.5, 0.9),
    "regular": Level(10, 3, 60, 2, 3, 0.01, 0.5, 0.8),
    "expert": Level(20, 6, 1200, 24, 4, 0.005, 0.5, 0.7),
}


class Mind:
    """Thinks about what all four want, and plays a mixture; deals and talks as it serves the plan."""

    def __init__(self, level: Level, seed: int, honesty: float | None = None) -> None:
        self.level = level
        self.honesty = level.honesty if honesty is None else honesty
        self._dice = Fast(seed)
        self._judge = judgement.learned()
        self._contest = Contest(self._judge)
        self._dealer = dealing.Dealer(self._judge)
        self._round = 0
        self._plan: dict[int, int] = {}  # places by vizier, once thought out
        self._accused = NONE
        self._deal: tuple[int, int, int] | None = None  # what it is offering
        self._offered: list[int] = []  # never twice in a game

    def choose(self, question: Question) -> int:
        """One of the question's actions."""
        world = self._imagine(question)
        if world.phase == INTRIGUE:
            action = self._deal_with(world, question)
        elif world.phase == PLAN:
            action = self._write(world, question)
        else:
            action = self._weigh(world, question)
        return action if action in question.actions else question.actions[0]

    def _imagine(self, question: Question) -> Verrat:
        world = cast(Verrat, question.imagine(int(self._dice.roll(_SEEDS))))
        if self._round != world.round:
            self._round = int(world.round)
            self._plan = {}
            self._accused = NONE
            self._deal = None
        return world

    # -- plans

    def _write(self, world: Verrat, question: Question) -> int:
        """The next line of the plan; thought out anew if what is written is not what was meant."""
        seat = question.seat
        own = range(seat * SIZES, seat * SIZES + SIZES)
        written = {v: int(world.plans[v]) for v in own if world.plans[v] != NONE}
        meant = bool(self._plan) and all(self._plan.get(v) == place for v, place in written.items())
        if not meant or world.accused[seat] not in (NONE, self._accused):
            self._think(world, question)
        coming = int(world.next_vizier(seat))
        if coming != NONE:
            place = self._plan[coming]
            stays = place == world.places[coming]
            return actions.PLAN_TO + coming % SIZES * actions.DESTINATIONS + (actions.STAY if stays else place)
        return actions.ACCUSE + self._accused if world.accused[seat] == NONE else actions.READY

    def _think(self, world: Verrat, question: Question) -> None:
        """Regret matching, and a plan drawn from the mixture."""
        seat, contest = question.seat, self._contest
        self._consider(world, question, self.level.turns)
        journey = int(contest.pick(seat, 0, 0, _RARE, self._dice))
        aim = int(contest.pick(seat, 1, 0, _RARE, self._dice))
        at = (seat * JOURNEYS + journey) * SIZES
        self._plan = {seat * SIZES + nth: int(contest.found.places[at + nth]) for nth in range(SIZES)}
        self._accused = int(contest.found.targets[seat * ACCUSATIONS + aim])

    def _consider(self, world: Verrat, question: Question, turns: int) -> None:
        contest, level = self._contest, self.level
        start = cast(Verrat, world.copy())
        contest.open(start, question.seat, level.journeys, level.suspects, self._dice)
        contest.habit = level.habit
        while contest.rounds < turns:
            contest.think(_CHUNK, self._dice)
            if question.patience.over():
                break

    # -- after the journey

    def _weigh(self, world: Verrat, question: Question) -> int:
        """Each answer tried in a few worlds."""
        seat = question.seat
        if not self.level.worlds or len(question.actions) < 2:
            return int(brain.decide(world, seat, NONE, self._dice))
        totals = dict.fromkeys(question.actions, 0.0)
        for _ in range(self.level.worlds):
            imagined = self._imagine(question)
            if imagined.phase < MERCY:
                self._guess_accusations(imagined, seat)
            luck = int(self._dice.roll(_SEEDS))
            for action in question.actions:
                world.copy_from(imagined)
                totals[action] += foresee(world, seat, action, luck, self._judge)
            if question.patience.over():
                break
        return max(question.actions, key=lambda action: totals[action])

    def _guess_accusations(self, world: Verrat, seat: int) -> None:
        """Whom the others accuse, as far as it was thought about this round."""
        contest = self._contest
        if not self._plan:
            return
        for other in range(PLAYERS):
            if other != seat and world.any_free(other):
                aim = int(contest.pick(other, 1, 0, 0.0, self._dice))
                world.accused[other] = contest.found.targets[other * ACCUSATIONS + aim]

    # -- swaps

    def _deal_with(self, world: Verrat, question: Question) -> int:
        """Answer offers, then make one's own, then be ready."""
        seat = question.seat
        if world.draft_to[seat] != NONE:
            return self._draft(world, seat)
        bad = int(brain.dangerous_offer(world, seat))
        if bad != NONE:
            return actions.WITHDRAW + bad
        for offer in range(PLAYERS * OFFERS):
            if (world.open_offers >> offer) & 1 and world.partners[offer] == seat:
                return (actions.ACCEPT if self.takes(world, seat, offer) else actions.REFUSE) + offer
        if world.made[seat] < self.level.offers and not (world.ready >> seat) & 1 and world.dropped[seat] == 0:
            self._deal = self._seek(world, seat)
            if self._deal is not None:
                return actions.OFFER + self._deal[0]
        return actions.READY

    def takes(self, world: Verrat, seat: int, offer: int) -> bool:
        """True if an offer is worth taking."""
        maker = offer // OFFERS
        dealer = self._dealer
        dealer.weigh(world, seat, maker, world.wants[offer], world.gives[offer])
        if dealer.outcome != dealing.FAIR:
            return dealer.outcome == dealing.CROWNS_ME
        return dealer.mine > 0

    def _seek(self, world: Verrat, seat: int) -> tuple[int, int, int] | None:
        """The best deal with anybody: with whom, what to give, what to want."""
        best, found = 0.0, None
        for to in range(PLAYERS):
            if to == seat or any(self._waiting(world, seat, to)):
                continue
            worth = self._dealer.seek(world, seat, to, self.level.least, self._offered)
            if worth > best:
                best, found = worth, (to, int(self._dealer.best_give), int(self._dealer.best_want))
        return found

    def _waiting(self, world: Verrat, seat: int, to: int) -> list[int]:
        """Own open offers to a player."""
        own = range(seat * OFFERS, seat * OFFERS + int(world.made[seat]))
        return [offer + 1 for offer in own if (world.open_offers >> offer) & 1 and world.partners[offer] == to]

    def _draft(self, world: Verrat, seat: int) -> int:
        """Lay the next card into the offer, send it, or drop it if it is not what was meant."""
        deal = self._deal
        if deal is None or world.draft_to[seat] != deal[0]:
            return actions.CANCEL
        give = int(dealing.next_card(deal[1], world.draft_give[seat]))
        if give != NONE:
            return actions.GIVE + give
        want = int(dealing.next_card(deal[2], world.draft_want[seat]))
        if want != NONE:
            return actions.WANT + want
        self._offered.append(dealing.deal_number(*deal))
        return actions.SEND
