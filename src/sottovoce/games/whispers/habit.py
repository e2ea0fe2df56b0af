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
    SEAT,
    SLOTS,
    SWAP,
    TO,
)
from sottovoce.games.whispers.board import EMPIRES, OFFICES, POSTS, REGIONS
from sottovoce.games.whispers.cards import (
    ARMADA,
    BEAR_OWN,
    DISPERSE,
    EAGLE_DOUBLE,
    EAGLE_OWN,
    ELEPHANT_DOUBLE,
    ELEPHANT_OWN,
    HORSE_OWN,
    LION_OWN,
    MIDNIGHT_OIL,
    NO_ABILITY,
    REINFORCEMENTS,
    affordable,
)
from sottovoce.games.whispers.effects import ELEPHANTS
from sottovoce.games.whispers.lands import capacity, count, enemies, free_banners, mobile
from sottovoce.games.whispers.rules import ROOM, Whispers
from sottovoce.games.whispers.scoring import WEIGHTS
from sottovoce.games.whispers.state import (
    ACT,
    AFTERWARDS,
    BATTLE,
    BORDERS,
    BURN_ONE,
    FORCE,
    LOYALTIES,
    NOBODY,
    NONE,
    ORIGIN,
    PICK_COUNT,
    PICK_REGION,
    PICK_SEAT,
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
ADDED: Final = 2  # a banner added, which stands where it is wanted
SWAPPED: Final = 15  # what it costs that an agent changes its place
REGRET: Final = 300  # what an exchange of loyalties must gain, times the square of the later chances to make one
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
        self.far: i64 = NO_ABILITY  # the card that takes it beyond the borders
        self.action: i64 = PASS  # the basic action in mind

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
        """A card that pays at once, another seat's action, or the basic action that gains most."""
        hand = s.hands[s.asked]
        if hand:
            trick = self.trick(s)
            if trick != NO_ABILITY:
                return PLAY + trick
        best = self.basic(s, s.post)
        chosen = self.action
        if hand and self.far_attack(s, best) > best:
            return ATTACK
        if hand and not s.moved:
            trick = self.elsewhere(s, best)
            if trick != NO_ABILITY:
                return PLAY + trick
        if (s.chart.swappers >> s.post) & 1 and self.better_swapped(s, best):
            return SWAP
        self.far = NO_ABILITY
        if chosen == ATTACK:
            self.best_attack(s, s.empire)
        return chosen

    def better_swapped(self, s: Whispers, best: i64) -> bool:
        """Would another seat's action gain more after a swap than the best so far?"""
        return best == NEVER or self.basic(s, self.best_seat(s, effects.seats(s))) - SWAPPED > best

    def basic(self, s: Whispers, post: i64) -> i64:
        """What the best basic action of a council seat gains for the asked player; it is kept in mind."""
        empire = post // OFFICES
        best: i64 = NEVER
        self.action = PASS
        self.far = NO_ABILITY
        banners = council.banners_to_add(s, post, empire)
        if banners > 0:
            best = self.gain_of_banners(s, empire, banners)
            self.action = ADD
        cards = council.cards_to_draw(s, post, empire)
        if cards > 0 and cards * card_price(s) > best:
            best = cards * card_price(s)
            self.action = DRAW
        if (s.chart.attackers >> post) & 1:
            gain = self.best_attack(s, empire)
            if gain > best:
                best = gain
                self.action = ATTACK
        return best

    def best_seat(self, s: Whispers, seats: i64) -> i64:
        """Of some council seats the one whose action gains most."""
        best: i64 = 2 * NEVER
        chosen: i64 = NONE
        while seats:
            low = seats & -seats
            seats ^= low
            post = count(low - 1)
            gain = self.basic(s, post)
            if gain > best:
                best = gain
                chosen = post
        return chosen

    def elsewhere(self, s: Whispers, best: i64) -> i64:
        """Lion or Eagle, if another seat's action gains more than this one's; else NO_ABILITY."""
        hand = s.hands[s.asked]
        needed = (best if best > 0 else 0) + tricks.price(s, LION_OWN) + SWAPPED
        if affordable(hand, LION_OWN):
            seats = council.usable_posts(s, s.asked, 1)
            if seats and self.basic(s, self.best_seat(s, seats)) > needed:
                return LION_OWN
        if affordable(hand, EAGLE_OWN):
            seats = council.free_posts(s)
            if seats and self.basic(s, self.best_seat(s, seats)) > needed + SWAPPED:
                return EAGLE_OWN
        return NO_ABILITY

    def far_attack(self, s: Whispers, best: i64) -> i64:
        """An attack beyond the borders, kept in mind if it gains more than the best so far; what it gains."""
        hand = s.hands[s.asked]
        self.far = NO_ABILITY
        if (s.chart.attackers >> s.post) & 1 == 0:
            return NEVER
        targets: i64 = 0
        ability: i64 = NO_ABILITY
        if affordable(hand, EAGLE_DOUBLE):
            ability = EAGLE_DOUBLE
            targets = enemies(s, s.empire) & ~s.occupied
        elif affordable(hand, ARMADA):
            ability = ARMADA
            targets = enemies(s, s.empire) & s.chart.cities
        if targets == 0:
            return NEVER
        origin = self.reserve_force(s)
        if origin == NONE:
            return NEVER
        targets &= ~s.chart.borders[origin]
        price = tricks.price(s, ability)
        gain = self.best_target(s, origin, targets, free_banners(s, origin), best + price) - price
        if gain > best:
            self.far = ability
        return gain

    def reserve_force(self, s: Whispers) -> i64:
        """The region of the active empire with the most banners to send, NONE if none has any."""
        origins = mobile(s, s.empire)
        most: i64 = 0
        chosen: i64 = NONE
        while origins:
            low = origins & -origins
            origins ^= low
            region = count(low - 1)
            free = free_banners(s, region)
            if free > most:
                most = free
                chosen = region
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
                gain = self.best_attack(s, s.empire)
            elif s.basic == ADD:
                gain = self.gain_of_banners(s, s.empire, council.banners_to_add(s, s.post, s.empire))
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

    def helpers(self, s: Whispers, empire: i64) -> i64:
        """How many banners the asked seat's elephants could bring to an attack."""
        hand = s.hands[s.asked]
        if not affordable(hand, ELEPHANT_OWN):
            return 0
        most: i64 = ELEPHANTS if affordable(hand, ELEPHANT_DOUBLE) else 1
        return most if most < s.reserve[empire] else s.reserve[empire]

    def card_step(self, s: Whispers, dice: Dice) -> i64:
        """A step of a card, or a card to pay or to lay off."""
        phase = s.phase
        if phase == PICK_REGION and s.ability != HORSE_OWN and s.ability != REINFORCEMENTS and s.ability != DISPERSE:
            spot = tricks.best_spot(s, s.ability, self.worth, self.value)
            if spot != NONE:
                return FROM + spot
        if phase == PICK_SEAT:
            return SEAT + self.best_seat(s, effects.seats(s))
        if phase == PICK_COUNT:
            return COUNT + effects.most(s)
        if phase == BURN_ONE and s.left < effects.BURNT:
            spot = tricks.best_to_burn(s, self.worth, self.value)
            return DONE if spot == NONE else DESTROY + spot
        number = s.legal(s.asked, self.buffer)
        return self.buffer[dice.roll(number)]

    def gain_of_banners(self, s: Whispers, empire: i64, banners: i64) -> i64:
        """What adding banners brings, apart from where they stand."""
        return self.worth[s.asked * EMPIRES + empire] * ADDED * banners // CITY

    def best_attack(self, s: Whispers, empire: i64) -> i64:
        """Keep an empire's most useful attack in mind; what it gains."""
        best: i64 = NEVER
        self.origin = NONE
        origins = mobile(s, empire)
        hostile = enemies(s, empire)
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
        empire = s.holder[origin]
        mine = self.worth[row + empire]
        help = self.helpers(s, empire)
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
                if gain > 0 and self.strongest(s, region, empire) - fort > strength - there:
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
            if self.origin == NONE or s.holder[self.origin] != s.empire:
                self.far = NO_ABILITY
                self.best_attack(s, s.empire)
            if self.origin == NONE:  # only a card makes an attack possible
                s.legal(s.asked, self.buffer)
                return self.buffer[0]
            return FROM + self.origin
        if s.phase == TARGET:
            if self.far != NO_ABILITY and s.reach == BORDERS and s.origin == self.origin:
                return PLAY + self.far
            self.far = NO_ABILITY
            if attack.targets(s) == 0:
                s.legal(s.asked, self.buffer)
                return self.buffer[0]
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
        before: i64 = 0  # empty seats before this one in the council
        for post in range(POSTS):
            if post % OFFICES == 0 or s.agents[post] != NOBODY:
                before = 0
            if s.agents[post] != NOBODY:
                continue
            stake = self.stake(s, post)
            gain = (stake + before) * (17 + dice.roll(7))
            before += stake
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
            stake = self.stake(s, post)
            if s.agents[post] == NOBODY:
                before += stake
                continue
            gain = (stake + before) * (17 + dice.roll(7))
            before = 0
            if s.agents[post] == s.asked and gain < least:
                least = gain
                chosen = post
        if chosen == NONE:
            s.legal(s.asked, self.buffer)
            return self.buffer[0]
        return RECALL + chosen

    def stake(self, s: Whispers, post: i64) -> i64:
        """What a council seat is worth to the asked player: attacks above all, and empires loved or hated."""
        mine = self.worth[s.asked * EMPIRES + post // OFFICES]
        value: i64 = 0
        if (s.chart.attackers >> post) & 1:
            value += 25
        if s.chart.add[post] > 0:
            value += 4
        if s.chart.draw[post] > 0:
            value += 8
        if (s.chart.swappers >> post) & 1:
            value += 12
        return value * ((mine if mine > 0 else -mine * 6 // 5) + 2 * CITY) // 16

    def exchange(self, s: Whispers) -> i64:
        """Two hidden loyalties change places if it pays as the cities stand."""
        chances = _LAST_ROUND - 1 - s.round
        best: i64 = REGRET * chances * chances
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
