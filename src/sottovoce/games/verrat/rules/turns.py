# mypyc: compile
"""The course of the game (§6 to §17): the seven phases of a round."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.arrays import clear
from sottovoce.core.dice import Dice
from sottovoce.core.events import News, Value
from sottovoce.core.position import Position, bit
from sottovoce.games.verrat.rules import choices, dungeons, events, offers, piles, plans, quiet_rounds, travel
from sottovoce.games.verrat.rules.actions import (
    COLLECT_FROM,
    DEMAND,
    DONE,
    FREE,
    HAND_OVER,
    MOST_CHOICES,
    PUT_UNDER,
    TAKE,
    TAKE_NOTHING,
    WAIVE,
)
from sottovoce.games.verrat.rules.board import (
    CITIES,
    CITY,
    DUNGEON,
    KAFFA,
    KINDS,
    NONE,
    PLAYERS,
    POWERS,
    SEATS,
    SIZES,
    VIZIERS,
)
from sottovoce.games.verrat.rules.scoring import (
    condemned,
    crowned,
    finish,
    highest_ranked,
    types,
    weight_against,
)
from sottovoce.games.verrat.rules.setup import prepare
from sottovoce.games.verrat.rules.state import (
    ALL,
    BY_COLLECTING,
    BY_LIMIT,
    BY_QUIET,
    BY_SEAT_ONE,
    COLLECT,
    ENDLESS,
    INTRIGUE,
    MERCY,
    PLAN,
    QUIET_ROUNDS,
    SEARCH,
    SEAT_ONE,
    UNDER_PILE,
    Law,
    State,
    card_token,
    city_token,
)


class Verrat(State):
    """A game of Verrat!"""

    def __init__(self, law: Law) -> None:
        super().__init__(law)

    # -- the contract

    def to_act(self) -> i64:
        """In intrigue and planning several seats at once, later one after the other."""
        if self.over:
            return 0
        if self.phase == INTRIGUE:
            return offers.owing(self)
        if self.phase == PLAN:
            return ALL & ~self.ready
        return bit(self.in_order(self.step))

    def may_act(self) -> i64:
        """In intrigue everybody may speak; in planning all who plan may change what they wrote."""
        if self.over:
            return 0
        if self.phase == INTRIGUE:
            return offers.speaking(self)
        if self.phase == PLAN:
            return plans.asked(self)
        return bit(self.in_order(self.step))

    def room(self) -> i64:
        """Most choices there are in intrigue, with many offers open."""
        return MOST_CHOICES

    def sealed(self, seat: i64) -> bool:
        """§8: plans and accusations are secret until all are in."""
        return self.phase == PLAN

    def copy(self) -> "Verrat":
        """An independent copy."""
        twin = Verrat(self.law)
        twin.assign(self)
        return twin

    def copy_from(self, other: Position) -> None:
        """Become equal to another game."""
        assert isinstance(other, State)
        self.assign(other)

    def imagine(self, seat: i64, dice: Dice) -> "Verrat":
        """Kaffa for who has not looked, others' plans until §9, their accusations until §12; piles are bags anyway."""
        world = Verrat(self.law)
        world.assign(self)
        if self.over:
            return world
        if (self.looked >> seat) & 1 == 0:
            piles.deal_kaffa_anew(world, dice)
        if self.phase == INTRIGUE:
            other: i64
            for other in range(PLAYERS):
                if other != seat and self.draft_to[other] != NONE:
                    offers.drop_draft(world, other)
        elif self.phase == PLAN:
            plans.imagine_plans(world, seat, dice)
        elif self.phase <= SEAT_ONE:
            plans.imagine_accusations(world, seat, dice)
        return world

    def again(self, dice: Dice) -> Position:
        """Another game at this table."""
        return set_up(self.law, dice, None)

    def winners(self) -> i64:
        """The seats that have won."""
        return self.won

    def score(self, seat: i64) -> i64:
        """Power types held."""
        return types(self, seat)

    # -- a round begins (§6)

    def begin_round(self) -> None:
        """§6: the leader is found, and everything that holds for one round is blank."""
        self.round += 1
        self.find_leader()
        quiet_rounds.remember(self)
        self.phase = INTRIGUE
        self.ready = 0
        self.step = 0
        self.gathered = 0
        self.freed = NONE
        clear(self.plans, NONE)
        clear(self.accused, NONE)
        clear(self.alone, NONE)
        if self.news is not None:
            data: dict[str, Value] = {"round": int(self.round), "seat": f"seat:{self.leader}"}
            self.tell("round-began", data, reveals=True)  # so that nothing said in one round lands in another

    def find_leader(self) -> None:
        """§6: the owner of the vizier on the highest chip; R1: nobody at court, the last leader again."""
        best: i64 = 0
        p: i64
        for p in range(SEATS):
            if self.court[p] != NONE and self.chips[p] > best:
                best = self.chips[p]
                self.leader = self.court[p] // SIZES

    # -- choices

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        """What a seat can answer."""
        if self.phase == INTRIGUE:
            return offers.list_words(self, seat, out)
        if self.phase == PLAN:
            return plans.list_plans(self, seat, out)
        if self.over or seat != self.in_order(self.step):
            return 0
        if self.phase == COLLECT:
            return choices.list_collecting(self, seat, out)
        if self.phase == SEARCH:
            return choices.list_kaffa(self, out)
        if self.phase == SEAT_ONE:
            return choices.list_demands(self, seat, out)
        if self.phase == MERCY:
            return choices.list_mercy(self, seat, out)
        return choices.list_piles(self, out)

    # -- acting

    def apply(self, seat: i64, action: i64, dice: Dice) -> None:
        """Carry an answer out, and all that follows until somebody is asked again."""
        if self.phase == INTRIGUE:
            offers.say(self, seat, action)
            if not self.over and self.ready == ALL:
                self.end_intrigue()
        elif self.phase == PLAN:
            plans.write(self, seat, action)
            if plans.complete(self):
                self.carry_out_plans()
        elif self.phase == COLLECT:
            self.collect(seat, action, dice)
        elif self.phase == SEARCH:
            self.take_from_kaffa(seat, action)
        elif self.phase == SEAT_ONE:
            self.demand(seat, action)
        elif self.phase == MERCY:
            self.have_mercy(seat, action, dice)
        else:
            dungeons.return_pardon(self, seat, action - PUT_UNDER)
            self.find_mercy()

    # -- 1 and 2: intrigue and planning

    def end_intrigue(self) -> None:
        """§7: all are ready; offers expire, and everybody plans."""
        offers.expire(self)
        self.phase = PLAN
        plans.begin(self)
        if self.news is not None:
            self.tell("planning-began", {})
        if plans.complete(self):  # nobody has a free vizier
            self.carry_out_plans()

    # -- 3: travel (§9)

    def carry_out_plans(self) -> None:
        """§9: all plans are revealed, then carried out."""
        if self.news is not None:
            events.plans(self)
        travel.travel(self)
        if self.over:
            return
        self.phase = COLLECT
        self.step = 0
        if self.news is not None:
            events.cities(self)
        self.find_alone()
        self.find_collector()

    # -- 4: collect (§10)

    def find_alone(self) -> None:
        """§10: the only vizier of any colour in each city."""
        crowd: i64 = 0  # cities with more than one, as bits
        clear(self.alone, NONE)
        v: i64
        for v in range(VIZIERS):
            place = self.places[v]
            if place < CITY or place >= DUNGEON:
                continue
            c = place - CITY
            if self.alone[c] != NONE:
                crowd |= bit(c)
            self.alone[c] = v
        for c in range(CITIES):
            if (crowd >> c) & 1:
                self.alone[c] = NONE

    def find_collector(self) -> None:
        """The next seat that can take a card; after the last one comes seat 1."""
        while self.step < PLAYERS:
            seat = self.in_order(self.step)
            c: i64
            for c in range(CITIES):
                if choices.may_collect(self, seat, c):
                    self.phase = COLLECT
                    return
            self.step += 1
        self.find_seat_one()

    def collect(self, seat: i64, action: i64, dice: Dice) -> None:
        """§10: take a city's top card, or look into Kaffa; R5: or leave it."""
        if action == DONE:
            if self.news is not None:
                self.tell("left-cards", {"seat": f"seat:{seat}"})
            self.step += 1
            self.find_collector()
            return
        city = action - COLLECT_FROM
        self.gathered |= bit(city)
        if city == KAFFA:
            piles.look(self, seat, dice)
            self.phase = SEARCH
            if self.news is not None:
                events.look(self, seat)
            return
        piles.take_top(self, seat, city)
        if self.news is not None:
            card = card_token(self.tops[city])
            self.tell("collected", {"seat": f"seat:{seat}", "city": city_token(city), "card": card})
        if crowned(self, BY_COLLECTING):
            self.tops[city] = NONE  # §16: nothing more is carried out
            return
        piles.turn_up(self, city, dice)
        if self.news is not None:
            events.shown(self, city)
        self.find_collector()

    def take_from_kaffa(self, seat: i64, action: i64) -> None:
        """§10: a card out of Kaffa, laid open, or none."""
        if action == TAKE_NOTHING:
            if self.news is not None:
                self.tell("took-nothing", {"seat": f"seat:{seat}"})
        else:
            piles.take_from_kaffa(self, seat, action - TAKE)
            if self.news is not None:
                card = card_token(action - TAKE)
                self.tell("took-from-kaffa", {"seat": f"seat:{seat}", "card": card}, reveals=True)
            if crowned(self, BY_COLLECTING):
                return
        self.find_collector()

    # -- 4b: seat 1 (§11)

    def find_seat_one(self) -> None:
        """§11: the owner of the vizier on seat 1, if there is anything to demand."""
        v = self.court[self.seat_one()]
        if v != NONE and choices.has_demand(self, v // SIZES):
            self.step = (v // SIZES - self.leader + PLAYERS) % PLAYERS
            self.phase = SEAT_ONE
        else:
            self.banish()

    def seat_one(self) -> i64:
        """The position of chip 1."""
        p: i64 = 0
        while self.chips[p] != 1:
            p += 1
        return p

    def demand(self, seat: i64, action: i64) -> None:
        """§11: the card is handed over; R11: there is no refusal, unless the table plays so."""
        if self.demanded != NONE:
            self.answer_demand(seat, action)
            return
        if action == WAIVE:
            if self.news is not None:
                self.tell("waived", {"seat": f"seat:{seat}"})
            self.banish()
            return
        if self.news is not None:
            kind = "asked-for" if self.law.refusable else "demanded"
            card = card_token((action - DEMAND) % POWERS)
            other = f"seat:{(action - DEMAND) // POWERS}"
            self.tell(kind, {"seat": f"seat:{seat}", "other": other, "card": card})
        if self.law.refusable:
            self.demanded = action - DEMAND
            self.step = (self.demanded // POWERS - self.leader + PLAYERS) % PLAYERS
        else:
            self.hand_over(seat, action - DEMAND)

    def answer_demand(self, seat: i64, action: i64) -> None:
        """§11, option: whoever was asked hands the card over, or keeps it."""
        demanded = self.demanded
        self.demanded = NONE
        asker = self.court[self.seat_one()] // SIZES
        if self.news is not None:
            kind = "handed-over" if action == HAND_OVER else "kept-card"
            self.tell(kind, {"seat": f"seat:{seat}", "other": f"seat:{asker}", "card": card_token(demanded % POWERS)})
        if action == HAND_OVER:
            self.hand_over(asker, demanded)
        else:
            self.banish()

    def hand_over(self, seat: i64, demanded: i64) -> None:
        """§11: the card changes hands."""
        kind = demanded % POWERS
        self.hands[demanded // POWERS * KINDS + kind] -= 1
        self.hands[seat * KINDS + kind] += 1
        if not crowned(self, BY_SEAT_ONE):
            self.banish()

    # -- 5: banish (§12, §13)

    def banish(self) -> None:
        """§12: accusations are revealed and weighed."""
        if self.news is not None:
            events.accusations(self)
        v = condemned(self)
        if v == NONE:
            if self.news is not None:
                self.tell("nobody-banished", {})
        else:
            if self.news is not None:
                data: dict[str, Value] = {"vizier": self.vizier(v), "votes": int(weight_against(self, v))}
                self.tell("banished", {**data, "place": "dungeon-1"})
            dungeons.imprison(self, v)
        self.step = 0
        self.find_mercy()

    # -- 6: pardon (§14)

    def find_mercy(self) -> None:
        """The next seat that has both a Pardon and somebody to free; after the last one comes the rotation."""
        while self.step < PLAYERS:
            seat = self.in_order(self.step)
            if dungeons.may_pardon(self, seat):
                self.phase = MERCY
                return
            self.step += 1
        self.rotate()

    def have_mercy(self, seat: i64, action: i64, dice: Dice) -> None:
        """§14: a Pardon is returned and a vizier freed, or no more."""
        if action == DONE:
            if self.news is not None:
                self.tell("kept-pardon", {"seat": f"seat:{seat}"})
            self.step += 1
            self.find_mercy()
            return
        self.freed = seat * SIZES + action - FREE
        if self.law.own_pile:
            self.phase = UNDER_PILE
            return
        dungeons.return_pardon(self, seat, dice.roll(CITIES))
        self.find_mercy()

    # -- 7: rotate (§15), and the end of the round (§17)

    def rotate(self) -> None:
        """§15, then §17 b."""
        travel.rotate(self)
        if self.over:
            return
        if quiet_rounds.was_quiet(self):
            self.quiet += 1
        else:
            self.quiet = 0
        if self.law.quiet_ending and self.quiet >= QUIET_ROUNDS:
            finish(self, BY_QUIET, highest_ranked(self))
        elif self.law.last_round != ENDLESS and self.round >= self.law.last_round:
            finish(self, BY_LIMIT, highest_ranked(self))
        else:
            self.begin_round()


def set_up(law: Law, dice: Dice, news: News | None) -> Verrat:
    """A game ready to begin."""
    game = Verrat(law)
    game.news = news
    prepare(game, dice)
    game.begin_round()
    return game
