"""How a seat plays by habit: quick answers without looking ahead, for playing imagined worlds on.

Figures are hundredths of a point, as in the outlook.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.position import bit
from sottovoce.games.whispers import attack, council, effects, rounds, tricks
from sottovoce.games.whispers.abilities import useful
from sottovoce.games.whispers.actions import (
    ADD,
    ATTACK,
    COUNT,
    DEPLOY,
    DESTROY,
    DONE,
    DRAW,
    EXCHANGE,
    FROM,
    KEEP,
    PASS,
    PLACE,
    PLAY,
    RECALL,
    SLOTS,
    SWAP,
    TO,
)
from sottovoce.games.whispers.board import EMPIRES, OFFICES, POSTS, REGIONS
from sottovoce.games.whispers.cards import (
    BEAR_OWN,
    DISPERSE,
    ELEPHANT_DOUBLE,
    ELEPHANT_OWN,
    HORSE_OWN,
    MIDNIGHT_OIL,
    NO_ABILITY,
    REINFORCEMENTS,
    affordable,
)
from sottovoce.games.whispers.effects import ELEPHANTS
from sottovoce.games.whispers.lands import capacity, count, enemies, free_banners, mobile
from sottovoce.games.whispers.outlook import duty
from sottovoce.games.whispers.rules import ROOM, Whispers
from sottovoce.games.whispers.scoring import WEIGHTS
from sottovoce.games.whispers.state import (
    ACT,
    AFTERWARDS,
    BATTLE,
    BURN_ONE,
    FORCE,
    LOYALTIES,
    NOBODY,
    NONE,
    ORIGIN,
    PICK_COUNT,
    PICK_REGION,
    PUT_ONE,
    SEND_OUT,
    TAKE_BACK,
    TARGET,
)
from sottovoce.games.whispers.tricks import BANNER, CITY, NEVER, card_price

ICON: Final = 4  # a farm or fort in per cent of a city, for each round to come
LAND: Final = 1
LOST_AGAIN: Final = 60  # per cent of a conquest that is worth it where a stronger enemy stands
DEFENCE: Final = 30  # per cent of a region's worth for making it safe
OFFENCE: Final = 25  # … for making a conquest possible
HOPE: Final = 6  # … for coming nearer to either
REGRET: Final = 300  # what an exchange of loyalties must gain
_LAST_ROUND: Final = 4


class Habit:
    """Answers for every seat of a world, by what a city of each empire is worth to it."""

    def __init__(self, seats: i64) -> None:
        self.worth: vec[i64] = vec[i64]([0] * int(seats * EMPIRES))
        self.value: vec[i64] = vec[i64]([0] * REGIONS)  # of a region, in per cent of a city
        self.buffer: vec[i64] = vec[i64]([0] * ROOM)
        # The attack in mind.
        self.origin: i64 = NONE
        self.target: i64 = NONE
        self.force: i64 = 0

    def look_at(self, s: Whispers) -> None:
        """What the regions are worth in this round."""
        region: i64
        each: i64 = ICON * (_LAST_ROUND - s.round)
        for region in range(REGIONS):
            value: i64 = LAND
            if (s.chart.cities >> region) & 1:
                value += CITY
            if (s.chart.farms >> region) & 1:
                value += each
            if (s.chart.forts >> region) & 1:
                value += each
            self.value[region] = value

    def answer(self, s: Whispers, dice: Dice) -> i64:
        """What the asked seat does."""
        phase = s.phase
        if phase == ACT:
            return self.act(s, dice)
        if phase == PUT_ONE:
            return PLACE + self.best_place(s, dice)
        if phase == AFTERWARDS:
            return self.afterwards(s)
        if phase == BATTLE:
            return self.battle(s)
        if phase == ORIGIN or phase == TARGET or phase == FORCE:
            return self.march(s)
        if phase == SEND_OUT:
            return self.send_out(s, dice)
        if phase == TAKE_BACK:
            return self.take_back(s, dice)
        if phase == LOYALTIES:
            return self.exchange(s)
        return self.card_step(s, dice)

    # -- acting

    def act(self, s: Whispers, dice: Dice) -> i64:
        """A card that pays at once, or the basic action that gains most."""
        if s.hands[s.asked]:
            trick = self.trick(s)
            if trick != NO_ABILITY:
                return PLAY + trick
        mine = self.worth[s.asked * EMPIRES + s.empire]
        best: i64 = NEVER
        chosen: i64 = PASS
        banners = council.banners_to_add(s, s.post, s.empire)
        if banners > 0:
            best = self.gain_of_banners(s, mine, banners)
            chosen = ADD
        cards = council.cards_to_draw(s, s.post, s.empire)
        if cards > 0:
            gain = cards * card_price(s)
            if gain > best:
                best = gain
                chosen = DRAW
        if (s.chart.attackers >> s.post) & 1:
            gain = self.best_attack(s)
            if gain > best:
                best = gain
                chosen = ATTACK
        if (s.chart.swappers >> s.post) & 1 and best < 0:
            chosen = SWAP
        return chosen

    def trick(self, s: Whispers) -> i64:
        """The ability around the action that pays best, NO_ABILITY if none does."""
        number = s.legal(s.asked, self.buffer)
        best: i64 = 0
        chosen: i64 = NO_ABILITY
        i: i64
        for i in range(number):
            if self.buffer[i] >= PLAY:
                ability = self.buffer[i] - PLAY
                gain = tricks.gain(s, ability, self.worth, self.value) - tricks.price(s, ability)
                if gain > best:
                    best = gain
                    chosen = ability
        return chosen

    def afterwards(self, s: Whispers) -> i64:
        """The action once more, a further attack, or another card, if it pays."""
        hand = s.hands[s.asked]
        if s.basic == ATTACK and affordable(hand, BEAR_OWN) and useful(s, BEAR_OWN, hand):
            free = free_banners(s, s.target)
            if free > s.survivors:
                free = s.survivors
            near = s.chart.borders[s.target] & enemies(s, s.empire)
            if near and self.best_target(s, s.target, near, free, tricks.price(s, BEAR_OWN)) > tricks.price(
                s, BEAR_OWN
            ):
                return PLAY + BEAR_OWN
        if affordable(hand, MIDNIGHT_OIL) and useful(s, MIDNIGHT_OIL, hand):
            gain: i64 = NEVER
            if s.basic == ATTACK:
                gain = self.best_attack(s)
            elif s.basic == ADD:
                banners = council.banners_to_add(s, s.post, s.empire)
                gain = self.gain_of_banners(s, self.worth[s.asked * EMPIRES + s.empire], banners)
            if gain > tricks.price(s, MIDNIGHT_OIL):
                return PLAY + MIDNIGHT_OIL
        trick = self.trick(s)
        return DONE if trick == NO_ABILITY else PLAY + trick

    def battle(self, s: Whispers) -> i64:
        """Elephants, if they turn the battle."""
        hand = s.hands[s.asked]
        lacking = s.banners[s.target] + ((s.chart.forts >> s.target) & 1) + 1 - s.force
        if lacking <= 0 or s.reserve[s.empire] < lacking:
            return DONE
        row = s.asked * EMPIRES
        gain = (self.worth[row + s.empire] - self.worth[row + s.holder[s.target]]) * self.value[s.target] // CITY
        if lacking == 1 and affordable(hand, ELEPHANT_OWN) and gain > tricks.price(s, ELEPHANT_OWN):
            return PLAY + ELEPHANT_OWN
        if lacking <= ELEPHANTS and affordable(hand, ELEPHANT_DOUBLE) and gain > tricks.price(s, ELEPHANT_DOUBLE):
            return PLAY + ELEPHANT_DOUBLE
        return DONE

    def helpers(self, s: Whispers) -> i64:
        """How many banners the asked seat's elephants could bring to an attack."""
        hand = s.hands[s.asked]
        if not affordable(hand, ELEPHANT_OWN):
            return 0
        most: i64 = ELEPHANTS if affordable(hand, ELEPHANT_DOUBLE) else 1
        return most if most < s.reserve[s.empire] else s.reserve[s.empire]

    def card_step(self, s: Whispers, dice: Dice) -> i64:
        """A step of a card, or a card to pay or to lay off."""
        phase = s.phase
        if phase == PICK_REGION and s.ability != HORSE_OWN and s.ability != REINFORCEMENTS and s.ability != DISPERSE:
            spot = tricks.best_spot(s, s.ability, self.worth, self.value)
            if spot != NONE:
                return FROM + spot
        if phase == PICK_COUNT:
            return COUNT + effects.most(s)
        if phase == BURN_ONE and s.left < effects.BURNT:
            spot = tricks.best_to_burn(s, self.worth, self.value)
            return DONE if spot == NONE else DESTROY + spot
        number = s.legal(s.asked, self.buffer)
        return self.buffer[dice.roll(number)]

    def gain_of_banners(self, s: Whispers, mine: i64, banners: i64) -> i64:
        """What adding banners brings, apart from where they stand."""
        return mine * BANNER * banners * 3 // (2 * CITY)

    def best_attack(self, s: Whispers) -> i64:
        """Keep the most useful attack in mind; what it gains."""
        best: i64 = NEVER
        self.origin = NONE
        origins = mobile(s, s.empire)
        hostile = enemies(s, s.empire)
        while origins:
            low = origins & -origins
            origins ^= low
            region = count(low - 1)
            near = s.chart.borders[region] & hostile
            if near:
                gain = self.best_target(s, region, near, free_banners(s, region), best)
                if gain > best:
                    best = gain
        return best

    def best_target(self, s: Whispers, origin: i64, near: i64, free: i64, best: i64) -> i64:
        """The most useful attack from a region, kept in mind if it beats the best so far."""
        row = s.asked * EMPIRES
        mine = self.worth[row + s.empire]
        help = self.helpers(s)
        while near:
            low = near & -near
            near ^= low
            region = count(low - 1)
            holder = s.holder[region]
            theirs = self.worth[row + holder]
            there = s.banners[region]
            fort: i64 = (s.chart.forts >> region) & 1
            strength = free - fort
            force = free
            if help > 0 and strength <= there < strength + help:
                gain = (mine - theirs) * self.value[region]
                gain -= (theirs * there + mine * free) * BANNER + 2 * card_price(s) * CITY
            elif strength > there:
                gain = (mine - theirs) * self.value[region]
                if gain > 0 and self.strongest(s, region, s.empire) - fort > strength - there:
                    gain = gain * LOST_AGAIN // 100
                gain -= (theirs * there + mine * (there + fort)) * BANNER
                if self.value[origin] >= CITY and self.value[region] < self.value[origin]:
                    force = there + fort + 1
            elif strength == there:
                home = s.chart.home[region]
                gain = (self.worth[row + home] - theirs) * self.value[region]
                gain -= (theirs * there + mine * free) * BANNER
            else:
                killed: i64 = strength if strength > 0 else 0
                gain = -(theirs * killed + mine * free) * BANNER
                alone = -mine * BANNER
                if fort == 0:
                    alone -= theirs * BANNER
                if alone > gain:
                    gain = alone
                    force = 1
            gain = gain // CITY
            if gain > best:
                best = gain
                self.origin = origin
                self.target = region
                self.force = force
        return best

    def strongest(self, s: Whispers, region: i64, empire: i64) -> i64:
        """The most banners that another empire than this could send into a region from its neighbours."""
        near = s.chart.borders[region] & s.occupied & ~s.lands[empire]
        most: i64 = 0
        while near:
            low = near & -near
            near ^= low
            free = free_banners(s, count(low - 1))
            if free > most:
                most = free
        return most

    def march(self, s: Whispers) -> i64:
        """The attack in mind, step by step; a new one where there is none."""
        if s.phase == ORIGIN:
            if self.origin == NONE:
                self.best_attack(s)
            return FROM + self.origin
        if s.phase == TARGET:
            if self.origin != s.origin or (attack.targets(s) >> self.target) & 1 == 0:
                self.best_target(s, s.origin, attack.targets(s), attack.most(s), NEVER)
            return TO + self.target
        most = attack.most(s)
        return COUNT + (self.force if 0 < self.force < most else most)

    # -- banners

    def best_place(self, s: Whispers, dice: Dice) -> i64:
        """Where the next banner helps most."""
        spots = effects.places(s)
        best: i64 = NEVER
        chosen: i64 = 0
        while spots:
            low = spots & -spots
            spots ^= low
            region = count(low - 1)
            score = self.need(s, region) * 8 + dice.roll(8)
            if score > best:
                best = score
                chosen = region
        return chosen

    def need(self, s: Whispers, region: i64) -> i64:
        """How much a banner is needed in a region, for defence and for conquest."""
        row = s.asked * EMPIRES
        empire = s.holder[region]
        mine = self.worth[row + empire]
        here = s.banners[region]
        score = mine * BANNER // CITY
        if here >= capacity(s, region):
            score = 0
        free = free_banners(s, region)
        threat: i64 = 0
        near = s.chart.borders[region] & enemies(s, empire)
        while near:
            low = near & -near
            near ^= low
            other = count(low - 1)
            theirs = self.worth[row + s.holder[other]]
            if s.banners[other] > 0:
                force = free_banners(s, other)
                if force > threat:
                    threat = force
            gain = (mine - theirs) * self.value[other] // CITY
            if gain > 0:
                lacking = s.banners[other] + ((s.chart.forts >> other) & 1) + 1 - free
                if lacking > 0:
                    score += gain * (OFFENCE if lacking <= s.left else HOPE) // 100
        margin = threat - ((s.chart.forts >> region) & 1) - here
        if margin > 0:
            score += mine * self.value[region] * (DEFENCE if margin <= s.left else HOPE) // (100 * CITY)
        return score

    # -- agents and loyalties

    def send_out(self, s: Whispers, dice: Dice) -> i64:
        """The free council seat with the most influence."""
        best: i64 = NEVER
        chosen: i64 = NONE
        post: i64
        before: i64 = 0  # seats left empty before this one, by what they are worth
        for post in range(POSTS):
            if post % OFFICES == 0:
                before = 0
            if s.agents[post] != NOBODY:
                before = 0
                continue
            mine = self.worth[s.asked * EMPIRES + post // OFFICES]
            stake = duty(s, post) * ((mine if mine > 0 else -mine) + CITY)
            gain = (stake + before) * (12 + dice.roll(9))
            before += stake * 6 // 10
            if gain > best:
                best = gain
                chosen = post
        return DEPLOY + chosen

    def take_back(self, s: Whispers, dice: Dice) -> i64:
        """The agent with the least influence, or one from the map."""
        least: i64 = -NEVER
        chosen: i64 = NONE
        post: i64
        before: i64 = 0
        for post in range(POSTS):
            if post % OFFICES == 0:
                before = 0
            mine = self.worth[s.asked * EMPIRES + post // OFFICES]
            stake = duty(s, post) * ((mine if mine > 0 else -mine) + CITY)
            if s.agents[post] == NOBODY:
                before += stake * 6 // 10
                continue
            gain = (stake + before) * (12 + dice.roll(9))
            before = 0
            if s.agents[post] == s.asked and gain < least:
                least = gain
                chosen = post
        if chosen == NONE:
            s.legal(s.asked, self.buffer)
            return self.buffer[0]
        return RECALL + chosen

    def exchange(self, s: Whispers) -> i64:
        """Two hidden loyalties change places if it pays as the cities stand."""
        best: i64 = REGRET
        chosen: i64 = KEEP
        pair: i64
        row = s.asked * SLOTS
        for pair in range(len(rounds.PAIRS_FIRST)):
            first = rounds.PAIRS_FIRST[pair]
            second = rounds.PAIRS_SECOND[pair]
            if s.shown[s.asked] & (bit(first) | bit(second)):
                continue
            more = count(s.lands[s.tokens[row + second]] & s.chart.cities)
            fewer = count(s.lands[s.tokens[row + first]] & s.chart.cities)
            gain = (WEIGHTS[first] - WEIGHTS[second]) * (more - fewer) * CITY
            if gain > best:
                best = gain
                chosen = EXCHANGE + pair
        return chosen
