"""The thinking bots of Verrat!: plans and accusations by regret matching, swaps and cards by learned chances."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from sottovoce.core.dice import Fast
from sottovoce.games.verrat.bot import greedy_policy, net, swaps
from sottovoce.games.verrat.bot.best_responses import Responder
from sottovoce.games.verrat.bot.candidate_plans import ACCUSATIONS, JOURNEYS, settle
from sottovoce.games.verrat.bot.greedy import TalkState, harmless
from sottovoce.games.verrat.bot.greedy_share import GreedyShare
from sottovoce.games.verrat.bot.negotiation import Negotiator
from sottovoce.games.verrat.bot.personas import PERSONAS, Persona
from sottovoce.games.verrat.bot.regret_matching import RegretMatching, foresee
from sottovoce.games.verrat.bot.trust import JOURNEY, PEACE, PRICE, VOTES
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
_ON_THE_WAY: Final = 2.6  # types that the others hold on average once the game is under way
_AHEAD: Final = 0.5  # types more than that with which it still collects eagerly
_SEEDS: Final = 1 << 30
_CARELESS: Final = 0.4  # how far chance moves a plan that is made at a glance
_TRIED: Final = 24  # plans of the others against which accusations are tried together with the journey
_AS_GOOD: Final = 0.01  # accusations that bring less than the best by no more than this are mixed


@dataclass(frozen=True)
class VerratLevel:
    """How far a bot thinks, and its character."""

    journeys: int  # candidates for each seat
    suspects: int
    turns: int  # of the loop, for the plans of a round; 0: what looks best at once
    worlds: int  # imagined for each answer after the journey; 0: greedily
    offers: int  # made in a round, at most
    least: float  # what a swap must bring
    greedy_share: float  # how likely it thinks others play greedily, before it has seen them play
    honesty: float  # of one without a character: 1 keeps its word at nearly any price, 0 breaks it whenever that pays
    faith: float  # how far such a one believes strangers
    character: bool = False  # one of the four; else like everybody
    learns: bool = True  # from words kept and broken
    proposes: bool = True
    seeks: bool = False  # better journeys than those that look good at once
    wary: bool = True  # it sees what a swap or a peace does for the other


LEVELS: Final = {
    "novice": VerratLevel(6, 2, 0, 0, 2, 0.0, 0.5, 0.9, 0.95, learns=False, proposes=False, wary=False),
    "casual": VerratLevel(6, 2, 2, 0, 3, 0.01, 0.7, 0.8, 0.6),
    "regular": VerratLevel(14, 3, 40, 4, 3, 0.005, 0.7, 0.8, 0.6, character=True, seeks=True),
    "expert": VerratLevel(14, 3, 160, 8, 4, 0.005, 0.7, 0.7, 0.6, character=True, seeks=True),
}
_PLAIN: Final = Persona("", 0.0, 0.0, 3, 0.0, 0, ("rally", "peace"), "profit")


def persona_of(level: VerratLevel, seed: int, name: str = "") -> Persona:
    """The character of that name; without one, any of the four where the level has characters."""
    if name:
        return PERSONAS[name]
    if level.character:
        return list(PERSONAS.values())[int(Fast(seed).roll(len(PERSONAS)))]
    return replace(_PLAIN, honesty=level.honesty, faith=level.faith)


def keeps_with_the_pack(world: Verrat, seat: int) -> bool:
    """True if the others are on their way and a seat is hardly ahead of them: then it need not fear to collect."""
    others = sum(int(world.score(other)) for other in range(PLAYERS) if other != seat) / (PLAYERS - 1)
    return others >= _ON_THE_WAY and int(world.score(seat)) <= others + _AHEAD


class Thinker:
    """Thinks about what all four want, and plays a mixture; deals and talks as it serves the plan."""

    def __init__(self, level: VerratLevel, seed: int, honesty: float | None = None, persona: str = "") -> None:
        self.level = level
        self.persona = persona_of(level, seed, persona)
        self.honesty = self.persona.honesty if honesty is None else honesty
        self.faith = self.persona.faith
        self._dice = Fast(seed)
        self._sober = net.learned()
        self._patient, self._eager = net.learned(net.PATIENT), net.learned(net.EAGER)
        self._net = self._patient
        self._matching = RegretMatching(self._net)
        self._responder = Responder(self._matching)
        self._dealer = swaps.Dealer(self._net)
        self._round = 0
        self._greedy = GreedyShare(level.greedy_share)
        self._plan: dict[int, int] = {}  # places by vizier, once thought out
        self._accused = NONE
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
            self._deal = None
            self._negotiator.forget()
            self._greedy.learn(world)
            self._judge_by(self._eager if keeps_with_the_pack(world, question.seat) else self._patient)
        return world

    def _judge_by(self, judge: net.ValueNet) -> None:
        """Judge positions by this net until the round is over."""
        self._net = judge
        self._matching.judge = judge
        self._dealer.judge = judge

    def speak(self, question: Question, book: Sequence[statements.Spoken]) -> list[tuple[str, int]]:
        """What it says after all it has heard, with the seats that may hear it."""
        world = self._imagine(question)
        return self._negotiator.speak(world, question, book) if world.phase == INTRIGUE else []

    def listen(self, question: Question, book: Sequence[statements.Spoken]) -> None:
        """What it has heard counts for its plan, although it says nothing."""
        self._negotiator.hear(self._imagine(question), question.seat, book)

    # -- plans

    def _write(self, world: Verrat, question: Question) -> int:
        """The next line of the plan; thought out again if what is written is not what was meant."""
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
        seat = question.seat
        if not self.level.turns:
            self._plan, self._accused = self._at_a_glance(world, seat)
            return
        self._consider(world, question)
        matching = self._matching
        true = self._true(seat)
        if true and self._worth(seat, 0) - self._worth(seat, true) > self.price():
            true = 0
        journey = int(matching.pick(seat, 0, true, _RARE, self._dice))
        at = (seat * JOURNEYS + journey) * SIZES
        self._plan = {seat * SIZES + nth: int(matching.found.places[at + nth]) for nth in range(SIZES)}
        matching.accuse_given(seat, journey, _TRIED, self._dice)
        self._accused = self._aim(world, seat)

    def price(self) -> float:
        """The chance of winning for which it breaks its word."""
        return PRICE * self.honesty / (1.0 - self.honesty) if self.honesty < 1 else 1.0

    def _true(self, seat: int) -> int:
        """The journeys that keep what it has told, as bits; 0 if it has told nothing."""
        told, found = self._negotiator.told, self._matching.found
        true = 0
        for n in range(int(found.journeys[seat]) if told else 0):
            at = (seat * JOURNEYS + n) * SIZES
            if all(found.places[at + v % SIZES] == place for v, place in told.items()):
                true |= 1 << n
        return true

    def _worth(self, seat: int, allowed: int) -> float:
        """What its journeys bring, as often as it tends to them; only those allowed, unless that is 0."""
        matching = self._matching
        some = [n for n in range(int(matching.count(seat, 0))) if not allowed or (allowed >> n) & 1]
        weights = [matching.likely(seat, 0, n) + 1e-6 for n in some]
        return sum(w * matching.gain(seat, 0, n) for w, n in zip(weights, some, strict=True)) / sum(weights)

    def _consider(self, world: Verrat, question: Question) -> None:
        matching, level, seat = self._matching, self.level, question.seat
        matching.open(world.copy(), seat, level.journeys, level.suspects, self._dice)
        self._greedy.foresee(matching, seat, self._dice)
        matching.greedy_share = self._greedy.expected(world, seat)
        self._keep_in_mind(seat)
        self._believe(seat)
        while matching.rounds < level.turns:
            if level.seeks and matching.rounds:
                self._responder.respond(seat, self._dice)
            matching.think(min(_CHUNK, level.turns - int(matching.rounds)), self._dice)
            if matching.rounds == _CHUNK:
                self._doubt(seat)
            if question.patience.over():
                break

    def _keep_in_mind(self, seat: int) -> None:
        """A journey that keeps what it has told is among the candidates."""
        matching, told = self._matching, self._negotiator.told
        start = matching.start
        bound = {v: place for v, place in told.items() if start.plans[v] == NONE and start.is_free(v)}
        if not bound:
            return
        kept = [int(start.plans[seat * SIZES + nth]) for nth in range(SIZES)]
        for v, place in bound.items():
            start.plans[v] = place
        settle(start, seat, 0.0, self._dice)
        matching.found.add(start, seat, JOURNEYS)
        for nth in range(SIZES):
            start.plans[seat * SIZES + nth] = kept[nth]

    def _believe(self, seat: int) -> None:
        """Others do what they have said, as far as they can be trusted."""
        matching, trust = self._matching, self._negotiator.trust
        if self._negotiator.target != NONE:
            matching.found.aim(seat, self._negotiator.target)
        if self._negotiator.friends:
            matching.found.aim(seat, harmless(matching.start, seat, self._negotiator.friends))
        for other in range(PLAYERS):
            if other == seat:
                continue
            matching.trust[other] = trust.trust(other, JOURNEY)
            matching.loyal[other] = trust.trust(other, VOTES)
            matching.spares[other] = trust.trust(other, PEACE) if other in trust.now.peace else 0.0
            matching.vows[other] = trust.now.vows.get(other, NONE)
            for n in range(int(matching.found.journeys[other])):
                if self._as_said(other, n):
                    matching.words[other] |= 1 << n

    def _as_said(self, other: int, n: int) -> bool:
        """True if another player's journey keeps what they have said of it."""
        said, found = self._negotiator.trust.now, self._matching.found
        promised, claim = said.promises.get(other, {}), said.claims.get(other)
        if not promised and claim is None:
            return False
        at = (other * JOURNEYS + n) * SIZES
        places = [int(found.places[at + nth]) for nth in range(SIZES)]
        taken = claim is None or (claim[0] in places and claim[1] not in places)
        return taken and all(places[v % SIZES] == place for v, place in promised.items())

    def _doubt(self, seat: int) -> None:
        """What it would cost the others to keep their promises is known by now: dear ones are believed less."""
        matching, trust = self._matching, self._negotiator.trust
        for other in range(PLAYERS):
            vow = int(matching.vows[other])
            aims = [
                int(matching.found.targets[other * ACCUSATIONS + n])
                for n in range(int(matching.found.accusations[other]))
            ]
            if other == seat or not aims:
                continue
            gains = [matching.gain(other, 1, n) for n in range(len(aims))]
            if vow in aims:
                matching.loyal[other] = trust.trust(other, VOTES, max(gains) - gains[aims.index(vow)])
            if matching.spares[other] > 0.0:
                elsewhere = [gain for gain, aim in zip(gains, aims, strict=True) if aim // SIZES != seat]
                if elsewhere:
                    matching.spares[other] = trust.trust(other, PEACE, max(gains) - max(elsewhere))

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
        """Whom it accuses together with its journey: a broken word counts for its price, a grudge for its spite."""
        matching, negotiator = self._matching, self._negotiator
        count = int(matching.count(seat, 1))
        aims = [int(matching.found.targets[seat * ACCUSATIONS + n]) for n in range(count)]
        bound = negotiator.target in aims and world.places[negotiator.target] < DUNGEON
        worth = []
        for n, aim in enumerate(aims):
            breaks = (aim // SIZES in negotiator.friends) + (bound and aim != negotiator.target)
            spite = self.persona.spite if aim // SIZES in negotiator.trust.traitors() else 0.0
            worth.append(matching.gains[n] - breaks * self.price() + spite)
        allowed = sum(1 << n for n in range(count) if worth[n] >= max(worth) - _AS_GOOD)
        return aims[int(matching.pick(seat, 1, allowed, _RARE, self._dice))]

    def chances(self, world: Verrat) -> list[float]:
        """Everybody's chance to win, at a glance and without eagerness."""
        self._sober.weigh(world)
        return [self._sober.chances[seat] for seat in range(PLAYERS)]

    def leads(self, world: Verrat, seat: int) -> bool:
        """True if a seat is likelier to win than all others."""
        chances = self.chances(world)
        return chances[seat] == max(chances) and world.score(seat) >= SUSPECT

    # -- after the journey

    def _weigh(self, world: Verrat, question: Question) -> int:
        """Each answer tried in a few worlds."""
        seat, choices = question.seat, question.actions
        if len(choices) < 2:
            return choices[0]
        if not self.level.worlds:
            action = int(greedy_policy.decide(world, seat, NONE, self._dice))
            kept = [choice for choice in choices if not self._hurts_friend(choice)]
            return action if action in kept else kept[0]
        totals = dict.fromkeys(choices, 0.0)
        tried = 0
        for _ in range(self.level.worlds):
            tried += 1
            imagined = self._imagine(question)
            if imagined.phase < MERCY:
                self._guess_accusations(imagined, seat)
            luck = int(self._dice.roll(_SEEDS))
            for action in choices:
                world.copy_from(imagined)
                totals[action] += foresee(world, seat, action, luck, self._net)
            if question.patience.over():
                break
        for action in choices:
            if self._hurts_friend(action):
                totals[action] -= tried * self.price()
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
        if (
            world.made[seat] < self.level.offers + self.persona.offers
            and not (world.ready >> seat) & 1
            and world.dropped[seat] == 0
        ):
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
        if maker in self._negotiator.trust.traitors() and self.persona.spite and dealer.mine < self.persona.spite:
            return "betrayed"
        return "" if dealer.mine > 0 else "poor"

    def _seek(self, world: Verrat, seat: int) -> tuple[int, int, int] | None:
        """The best deal with anybody: with whom, what to give, what to want."""
        best, found = 0.0, None
        for to in range(PLAYERS):
            spurned = self.persona.spite and to in self._negotiator.trust.traitors()
            if to == seat or spurned or any(self._waiting(world, seat, to)):
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
