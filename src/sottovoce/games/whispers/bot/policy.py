# mypyc: compile
"""How a seat plays by habit: quick answers without looking ahead, for playing imagined worlds on."""

from typing import Final

from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.position import bit
from sottovoce.games.whispers.bot import policy_cards
from sottovoce.games.whispers.bot.evaluation import POINT
from sottovoce.games.whispers.bot.policy_attacks import AttackPolicy
from sottovoce.games.whispers.bot.policy_cards import CITY, NEVER
from sottovoce.games.whispers.bot.policy_weights import DUTIES, PolicyWeights
from sottovoce.games.whispers.rules import council, effects, rounds
from sottovoce.games.whispers.rules.abilities import useful
from sottovoce.games.whispers.rules.actions import (
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
)
from sottovoce.games.whispers.rules.board import EMPIRES, OFFICES, POSTS
from sottovoce.games.whispers.rules.cards import (
    BEAR_OWN,
    DISPERSE,
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
from sottovoce.games.whispers.rules.effects import ELEPHANTS
from sottovoce.games.whispers.rules.lands import count, enemies, free_banners
from sottovoce.games.whispers.rules.scoring import WEIGHTS
from sottovoce.games.whispers.rules.state import (
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
    PICK_SEAT,
    PUT_ONE,
    ROUNDS,
    SEND_OUT,
    TAKE_BACK,
    TARGET,
)
from sottovoce.games.whispers.rules.turns import Whispers

_LAST: Final = ROUNDS - 1  # counted from 0


class Policy(AttackPolicy):
    """Answers for every seat of a world."""

    def __init__(self, seats: i64, weights: PolicyWeights) -> None:
        super().__init__(seats, weights)
        self.action: i64 = PASS  # the basic action in mind

    def answer(self, s: Whispers, dice: Dice) -> i64:
        """What the asked seat does."""
        phase = s.phase
        if phase == ACT:
            action = self.act(s)
            self.decided = action == ATTACK and self.origin != NONE
            return action
        if phase == PUT_ONE:
            return PLACE + self.best_place(s, dice)
        if phase == AFTERWARDS:
            self.decided = False
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

    def act(self, s: Whispers) -> i64:
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
        if (s.map.swappers >> s.post) & 1 and self.better_swapped(s, best):
            return SWAP
        self.far = NO_ABILITY
        if chosen == ATTACK:
            self.best_attack(s, s.empire)
        return chosen

    def better_swapped(self, s: Whispers, best: i64) -> bool:
        """Would another seat's action gain more after a swap than the best so far?"""
        needed = best + self.weights.swapped[self.now]
        return best == NEVER or self.basic(s, self.best_seat(s, effects.seats(s))) > needed

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
        if cards > 0 and cards * self.weights.draw[self.now] > best:
            best = cards * self.weights.draw[self.now]
            self.action = DRAW
        if (s.map.attackers >> post) & 1:
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
        swapped = self.weights.swapped[self.now]
        needed = (best if best > 0 else 0) + policy_cards.price(self.card, LION_OWN) + swapped
        if affordable(hand, LION_OWN):
            seats = council.usable_posts(s, s.asked, 1)
            if seats and self.basic(s, self.best_seat(s, seats)) > needed:
                return LION_OWN
        if affordable(hand, EAGLE_OWN):
            seats = council.free_posts(s)
            if seats and self.basic(s, self.best_seat(s, seats)) > needed + swapped:
                return EAGLE_OWN
        return NO_ABILITY

    def trick(self, s: Whispers) -> i64:
        """The ability around the action that pays best, NO_ABILITY if none does."""
        number = s.legal(s.asked, self.buffer)
        best: i64 = 0
        chosen: i64 = NO_ABILITY
        i: i64
        for i in range(number):
            if self.buffer[i] >= PLAY:
                ability = self.buffer[i] - PLAY
                gain = policy_cards.gain(s, ability, self.worth, self.value, self.banner) - policy_cards.price(
                    self.card, ability
                )
                if gain > best:
                    best = gain
                    chosen = ability
        return chosen

    def afterwards(self, s: Whispers) -> i64:
        """A further attack, the action once more, or another card, if it pays."""
        hand = s.hands[s.asked]
        if s.basic == ATTACK and affordable(hand, BEAR_OWN) and useful(s, BEAR_OWN, hand) and self.goes_on(s):
            return PLAY + BEAR_OWN
        if affordable(hand, MIDNIGHT_OIL) and useful(s, MIDNIGHT_OIL, hand):
            self.far = NO_ABILITY
            gain: i64 = NEVER
            if s.basic == ATTACK:
                gain = self.best_attack(s, s.empire)
            elif s.basic == ADD:
                gain = self.gain_of_banners(s, s.empire, council.banners_to_add(s, s.post, s.empire))
            if gain > policy_cards.price(self.card, MIDNIGHT_OIL):
                self.decided = s.basic == ATTACK
                return PLAY + MIDNIGHT_OIL
        trick = self.trick(s)
        return DONE if trick == NO_ABILITY else PLAY + trick

    def goes_on(self, s: Whispers) -> bool:
        """Do the survivors of an attack have another one that pays?"""
        near = s.map.borders[s.target] & enemies(s, s.empire)
        free = free_banners(s, s.target)
        if free > s.survivors:
            free = s.survivors
        price = policy_cards.price(self.card, BEAR_OWN)
        return near != 0 and self.best_target(s, s.target, near, free, price) > price

    def battle(self, s: Whispers) -> i64:
        """Elephants, if they turn the battle."""
        hand = s.hands[s.asked]
        lacking = s.banners[s.target] + ((s.map.forts >> s.target) & 1) + 1 - s.force
        if lacking <= 0 or s.reserve[s.empire] < lacking:
            return DONE
        row = s.asked * EMPIRES
        gain = (self.worth[row + s.empire] - self.worth[row + s.holder[s.target]]) * self.value[s.target] // CITY
        if lacking == 1 and affordable(hand, ELEPHANT_OWN) and gain > self.card:
            return PLAY + ELEPHANT_OWN
        if lacking <= ELEPHANTS and affordable(hand, ELEPHANT_DOUBLE) and gain > 2 * self.card:
            return PLAY + ELEPHANT_DOUBLE
        return DONE

    def card_step(self, s: Whispers, dice: Dice) -> i64:
        """A step of a card, or a card to pay or to lay off."""
        phase = s.phase
        if phase == PICK_REGION and s.ability != HORSE_OWN and s.ability != REINFORCEMENTS and s.ability != DISPERSE:
            spot = policy_cards.best_spot(s, s.ability, self.worth, self.value, self.banner)
            if spot != NONE:
                return FROM + spot
        if phase == PICK_SEAT:
            return SEAT + self.best_seat(s, effects.seats(s))
        if phase == PICK_COUNT:
            return COUNT + effects.most(s)
        if phase == BURN_ONE and s.left < effects.BURNT:
            spot = policy_cards.best_to_burn(s, self.worth, self.value, self.banner)
            return DONE if spot == NONE else DESTROY + spot
        number = s.legal(s.asked, self.buffer)
        return self.buffer[dice.roll(number)]

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
            gain = self.held(s, post, stake, before) * (17 + dice.roll(7))
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
            gain = self.held(s, post, stake, before) * (17 + dice.roll(7))
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
        weights = self.weights
        duty = weights.duty
        at = self.now * DUTIES
        empire = post // OFFICES
        mine = self.worth[s.asked * EMPIRES + empire]
        attacks = (s.map.attackers >> post) & 1 == 1
        value: i64 = 0
        if attacks:
            value += duty[at]
        if s.map.add[post] > 0:
            value += duty[at + 1]
        if s.map.draw[post] > 0:
            value += duty[at + 2]
        if (s.map.swappers >> post) & 1:
            value += duty[at + 3]
        value = (
            value * ((mine if mine > 0 else -mine * weights.hatred[self.now] // 100) + weights.anyway[self.now]) // 16
        )
        if attacks and (weights.conquest[self.now] or weights.danger[self.now]):
            value += self.conquests(s, empire)
        return value * (weights.last_turn[empire] if self.now == _LAST else weights.turn[empire]) // 100

    def held(self, s: Whispers, post: i64, stake: i64, before: i64) -> i64:
        """What an agent holds on a council seat with the empty ones before it, which may be somebody's anyway."""
        value = stake + before * self.weights.before // 100
        holder: i64 = NOBODY if post % OFFICES == OFFICES - 1 else council.controller(s, post + 1)
        if holder == NOBODY:
            return value
        return value * (self.weights.mine if holder == s.asked else self.weights.theirs) // 100

    def exchange(self, s: Whispers) -> i64:
        """Two hidden loyalties change places if it pays as the cities stand."""
        best = self.weights.regret[self.now]
        chosen: i64 = KEEP
        pair: i64
        row = s.asked * SLOTS
        for pair in range(len(rounds.PAIRS_FIRST)):
            first = rounds.PAIRS_FIRST[pair]
            second = rounds.PAIRS_SECOND[pair]
            if s.shown[s.asked] & (bit(first) | bit(second)):
                continue
            more = count(s.lands[s.tokens[row + second]] & s.map.cities)
            fewer = count(s.lands[s.tokens[row + first]] & s.map.cities)
            gain = (WEIGHTS[first] - WEIGHTS[second]) * (more - fewer) * POINT
            if gain > best:
                best = gain
                chosen = EXCHANGE + pair
        return chosen
