"""The thinking bots of Verrat!: plans and accusations by regret matching, swaps and cards by learned chances."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sottovoce.core.dice import Fast
from sottovoce.games.verrat.bot import greedy_policy, net, swaps
from sottovoce.games.verrat.bot.best_responses import Responder
from sottovoce.games.verrat.bot.candidate_plans import ACCUSATIONS, JOURNEYS, settle
from sottovoce.games.verrat.bot.greedy import TalkState, harmless
from sottovoce.games.verrat.bot.negotiation import Negotiator
from sottovoce.games.verrat.bot.regret_matching import RegretMatching, foresee
from sottovoce.games.verrat.bot.worlds import imagine
from sottovoce.games.verrat.rules import actions
from sottovoce.games.verrat.rules.board import DUNGEON, NONE, PLAYERS, POWERS, SIZES, VIZIERS
from sottovoce.games.verrat.rules.scoring import SUSPECT
from sottovoce.games.verrat.rules.state import INTRIGUE, MERCY, OFFERS, PLAN
from sottovoce.games.verrat.rules.turns import Verrat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sottovoce.core.bot import Question
    from sottovoce.games.verrat.talk import statements

_CHUNK: Final = 10  # turns of the loop between two looks at the clock, and for a better journey
_RARE: Final = 0.15  # what is played less often than this, measured by the favourite plan, is left out
_SEEDS: Final = 1 << 30
_CARELESS: Final = 0.4  # how far chance moves a plan that is made at a glance
_AHEAD: Final = 4  # while all still talk, it thinks this many times less
_PRICE: Final = 0.25  # the chance of winning for which somebody breaks his word, times his honesty


@dataclass(frozen=True)
class VerratLevel:
    """How far a bot thinks, and its character."""

    journeys: int  # candidates for each seat
    suspects: int
    turns: int  # of the loop, for the plans of a round; 0: what looks best at once
    worlds: int  # imagined for each answer after the journey; 0: greedily
    offers: int  # made in a round, at most
    least: float  # what a swap must bring
    greedy_share: float  # how likely it thinks others play greedily
    honesty: float  # 1: never breaks its word; 0: whenever that pays
    faith: float  # how far it believes strangers
    learns: bool = True  # from words kept and broken
    proposes: bool = True
    seeks: bool = False  # better journeys than those that look good at once
    wary: bool = True  # it sees what a swap or a peace does for the other


LEVELS: Final = {
    "novice": VerratLevel(6, 2, 0, 0, 2, 0.0, 0.5, 0.9, 0.95, learns=False, proposes=False, wary=False),
    "casual": VerratLevel(6, 2, 2, 0, 3, 0.01, 0.7, 0.8, 0.6),
    "regular": VerratLevel(14, 3, 40, 4, 3, 0.005, 0.7, 0.8, 0.6, seeks=True),
    "expert": VerratLevel(14, 3, 160, 8, 4, 0.005, 0.7, 0.7, 0.6, seeks=True),
}


class Thinker:
    """Thinks about what all four want, and plays a mixture; deals and talks as it serves the plan."""

    def __init__(self, level: VerratLevel, seed: int, honesty: float | None = None) -> None:
        self.level = level
        self.honesty = level.honesty if honesty is None else honesty
        self._dice = Fast(seed)
        self._net = net.learned()
        self._matching = RegretMatching(self._net)
        self._responder = Responder(self._matching)
        self._dealer = swaps.Dealer(self._net)
        self._round = 0
        self._plan: dict[int, int] = {}  # places by vizier, once thought out
        self._accused = NONE
        self._intent: dict[int, int] = {}  # the same, as thought of while all still talk
        self._deal: tuple[int, int, int] | None = None  # what it is offering
        self._offered: list[int] = []  # never twice in a game
        self._negotiator = Negotiator(self)
        self.talked: TalkState = (0, 0, 0)

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
        world = imagine(question, int(self._dice.roll(_SEEDS)))
        if self._round != world.round:
            self._round = int(world.round)
            self._plan = {}
            self._accused = NONE
            self._intent = {}
            self._deal = None
            self._negotiator.forget()
        return world

    def speak(self, question: Question, book: Sequence[statements.Spoken]) -> list[tuple[str, int]]:
        """What it says after all it has heard, with the seats that may hear it."""
        world = self._imagine(question)
        return self._negotiator.speak(world, question, book) if world.phase == INTRIGUE else []

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
        """A plan drawn from the mixture, true to what it has told unless that costs too much; then whom to accuse."""
        told, seat = self._negotiator.told, question.seat
        if not self.level.turns:
            self._plan, self._accused = self._at_a_glance(world, seat)
            return
        free = self._mix(world, question, {}, self.level.turns)
        if told and any(self._plan.get(v) != place for v, place in told.items()):
            bold = self._plan
            true = self._mix(world, question, told, self.level.turns)
            if self.honesty < 1 and free - true > _PRICE * self.honesty:
                self._plan = bold
        self._accused = self._aim(world, seat)

    def _mix(self, world: Verrat, question: Question, told: dict[int, int], turns: int) -> float:
        """Regret matching with what was told written down already: a plan, and what the mixture brings."""
        seat, matching = question.seat, self._matching
        self._consider(world, question, told, turns)
        journey = int(matching.pick(seat, 0, 0, _RARE, self._dice))
        at = (seat * JOURNEYS + journey) * SIZES
        self._plan = {seat * SIZES + nth: int(matching.found.places[at + nth]) for nth in range(SIZES)}
        count = int(matching.count(seat, 0))
        return sum(matching.likely(seat, 0, n) * matching.gain(seat, 0, n) for n in range(count))

    def _consider(self, world: Verrat, question: Question, told: dict[int, int], turns: int) -> None:
        matching, level, seat = self._matching, self.level, question.seat
        start = world.copy()
        for vizier, place in told.items():
            if start.plans[vizier] == NONE and start.is_free(vizier):
                start.plans[vizier] = place
        matching.open(start, seat, level.journeys, level.suspects, self._dice)
        matching.greedy_share = level.greedy_share
        self._believe(seat)
        while matching.rounds < turns:
            if level.seeks and matching.rounds:
                self._responder.respond(seat, self._dice)
            matching.think(min(_CHUNK, turns - int(matching.rounds)), self._dice)
            if question.patience.over():
                break

    def _believe(self, seat: int) -> None:
        """Others do what they have said, as far as they can be trusted."""
        matching, trust = self._matching, self._negotiator.trust
        if self._negotiator.target != NONE:
            matching.found.aim(seat, self._negotiator.target)
        for other in range(PLAYERS):
            matching.trust[other] = trust.trust(other) if other != seat else 0.0
            promised = trust.promises.get(other, {})
            if other == seat or not (promised or other in trust.vows):
                continue
            matching.vows[other] = trust.vows.get(other, NONE)
            for n in range(int(matching.found.journeys[other])):
                at = (other * JOURNEYS + n) * SIZES
                if all(matching.found.places[at + v % SIZES] == place for v, place in promised.items()):
                    matching.words[other] |= 1 << n

    def _at_a_glance(self, world: Verrat, seat: int) -> tuple[dict[int, int], int]:
        """What looks best for itself, without a thought for what the others do; and the richest is to blame."""
        start = world.copy()
        for vizier, place in self._negotiator.told.items():
            if start.plans[vizier] == NONE and start.is_free(vizier):
                start.plans[vizier] = place
        settle(start, seat, _CARELESS, self._dice)
        own = range(seat * SIZES, seat * SIZES + SIZES)
        rivals = [v for v in range(VIZIERS) if v not in own and v // SIZES not in self._negotiator.friends]
        free = [v for v in rivals if world.is_free(v)] or list(range(VIZIERS))
        most = max(int(world.score(v // SIZES)) for v in free)
        richest = [v for v in free if world.score(v // SIZES) == most]
        target = self._negotiator.target
        if target == NONE:
            target = richest[int(self._dice.roll(len(richest)))]
        return {v: int(start.plans[v]) for v in own}, target

    def _aim(self, world: Verrat, seat: int) -> int:
        """Whom it accuses: as agreed, unless that costs too much; and no friends."""
        matching, friends = self._matching, self._negotiator.friends
        count = int(matching.count(seat, 1))
        aims = [int(matching.found.targets[seat * ACCUSATIONS + n]) for n in range(count)]
        gains = [matching.gain(seat, 1, n) for n in range(count)]
        target = self._negotiator.target
        if target in aims and world.places[target] < DUNGEON:
            cost = max(gains) - gains[aims.index(target)]
            if self.honesty >= 1 or cost <= _PRICE * self.honesty:
                return target
        allowed = sum(1 << n for n in range(count) if aims[n] // SIZES not in friends)
        if not allowed:
            return harmless(world, seat, friends)
        return aims[int(matching.pick(seat, 1, allowed, _RARE, self._dice))]

    def intend(self, world: Verrat, question: Question) -> dict[int, int]:
        """Where its viziers are likely to go, thought over quickly once in a round."""
        if not self._intent:
            if self.level.turns:
                self._mix(world, question, self._negotiator.told, max(_CHUNK, self.level.turns // _AHEAD))
            else:
                self._plan, _ = self._at_a_glance(world, question.seat)
            self._intent, self._plan = self._plan, {}
        return self._intent

    def leads(self, world: Verrat, seat: int) -> bool:
        """True if a seat is likelier to win than all others."""
        self._net.weigh(world)
        chances = [self._net.chances[other] for other in range(PLAYERS)]
        return chances[seat] == max(chances) and world.score(seat) >= SUSPECT

    # -- after the journey

    def _weigh(self, world: Verrat, question: Question) -> int:
        """Each answer tried in a few worlds."""
        seat = question.seat
        choices = [action for action in question.actions if not self._hurts_friend(action)]
        if len(choices) < 2:
            return choices[0]
        if not self.level.worlds:
            action = int(greedy_policy.decide(world, seat, NONE, self._dice))
            return action if action in choices else choices[0]
        totals = dict.fromkeys(choices, 0.0)
        for _ in range(self.level.worlds):
            imagined = self._imagine(question)
            if imagined.phase < MERCY:
                self._guess_accusations(imagined, seat)
            luck = int(self._dice.roll(_SEEDS))
            for action in choices:
                world.copy_from(imagined)
                totals[action] += foresee(world, seat, action, luck, self._net)
            if question.patience.over():
                break
        return max(choices, key=lambda action: totals[action])

    def _hurts_friend(self, action: int) -> bool:
        """True for a demand on somebody with whom it has made peace."""
        demand = actions.DEMAND <= action < actions.FREE
        return demand and (action - actions.DEMAND) // POWERS in self._negotiator.friends

    def _guess_accusations(self, world: Verrat, seat: int) -> None:
        """Whom the others accuse, as far as it was thought about this round."""
        matching = self._matching
        if not self._plan:
            return
        for other in range(PLAYERS):
            if other != seat and world.any_free(other):
                aim = int(matching.pick(other, 1, 0, 0.0, self._dice))
                world.accused[other] = matching.found.targets[other * ACCUSATIONS + aim]

    # -- swaps

    def _deal_with(self, world: Verrat, question: Question) -> int:
        """Answer offers, then make one's own, then be ready."""
        seat = question.seat
        if world.draft_to[seat] != NONE:
            return self._draft(world, seat)
        bad = int(greedy_policy.dangerous_offer(world, seat))
        if bad != NONE:
            return actions.WITHDRAW + bad
        for offer in range(PLAYERS * OFFERS):
            if (world.open_offers >> offer) & 1 and world.partners[offer] == seat:
                gives, wants = int(world.gives[offer]), int(world.wants[offer])
                reason = self.objection(world, seat, offer // OFFERS, gives, wants)
                return (actions.REFUSE if reason else actions.ACCEPT) + offer
        if world.made[seat] < self.level.offers and not (world.ready >> seat) & 1 and world.dropped[seat] == 0:
            self._deal = self._seek(world, seat)
            if self._deal is not None:
                return actions.OFFER + self._deal[0]
        return actions.READY

    def objection(self, world: Verrat, seat: int, maker: int, gives: int, wants: int) -> str:
        """The reason against a swap that somebody offers, "" if it is worth taking."""
        dealer = self._dealer
        dealer.weigh(world, seat, maker, wants, gives)
        if not self.level.wary:
            crowns = dealer.outcome == swaps.CROWNS_OTHER and swaps.on_throne(world, maker)
            richer = greedy_policy.types_with(world, seat, gives, wants) > world.score(seat)
            return "crown" if crowns else "" if richer else "poor"
        if dealer.outcome != swaps.FAIR:
            return "" if dealer.outcome == swaps.CROWNS_ME else "crown"
        return "" if dealer.mine > 0 else "poor"

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
        give = int(swaps.next_card(deal[1], world.draft_give[seat]))
        if give != NONE:
            return actions.GIVE + give
        want = int(swaps.next_card(deal[2], world.draft_want[seat]))
        if want != NONE:
            return actions.WANT + want
        self._offered.append(swaps.deal_number(*deal))
        return actions.SEND
