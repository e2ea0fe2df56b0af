# mypyc: compile
"""War by habit: which attack and which place for a banner gains most, without looking ahead.

Figures are hundredths of a point, as in the outlook.
"""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.games.whispers.bot import policy_cards
from sottovoce.games.whispers.bot.policy_cards import CITY, NEVER
from sottovoce.games.whispers.bot.policy_weights import PolicyWeights
from sottovoce.games.whispers.rules import attack, effects
from sottovoce.games.whispers.rules.actions import COUNT, FROM, PLAY, TO
from sottovoce.games.whispers.rules.board import EMPIRES, EVERYWHERE, OFFICES, POSTS, REGIONS
from sottovoce.games.whispers.rules.cards import (
    ARMADA,
    EAGLE_DOUBLE,
    ELEPHANT_DOUBLE,
    ELEPHANT_OWN,
    NO_ABILITY,
    affordable,
)
from sottovoce.games.whispers.rules.council import controller
from sottovoce.games.whispers.rules.effects import ELEPHANTS
from sottovoce.games.whispers.rules.lands import capacity, count, enemies, free_banners, mobile
from sottovoce.games.whispers.rules.state import BORDERS, NOBODY, NONE, ORIGIN, ROUNDS, TARGET
from sottovoce.games.whispers.rules.turns import ROOM, Whispers


class AttackPolicy:
    """Attacks and banners as each seat of a world wants them."""

    def __init__(self, seats: i64, weights: PolicyWeights) -> None:
        self.weights = weights
        self.now: i64 = 0  # the round, counted from 0
        self.banner: i64 = 0  # what a banner is worth now …
        self.card: i64 = 0  # … and a card kept
        self.worth: vec[i64] = vec[i64]([0] * int(seats * EMPIRES))  # of a city of each empire to each seat
        self.value: vec[i64] = vec[i64]([0] * REGIONS)  # of a region, in thousandths of a city
        self.buffer: vec[i64] = vec[i64]([0] * ROOM)
        # The attack in mind, once it has been decided on.
        self.decided: bool = False
        self.origin: i64 = NONE
        self.target: i64 = NONE
        self.force: i64 = 0
        self.far: i64 = NO_ABILITY  # the card that takes it beyond the borders
        self.sent: i64 = 0  # banners of the attack last thought of
        self.seen_at: i64 = NONE  # the council seat at which it was last seen who may still attack
        self.seen_armed: i64 = 0

    def look_at(self, s: Whispers) -> None:
        """What the regions are worth in this round."""
        self.seen_at = NONE
        self.now = s.round - 1
        self.banner = self.weights.banner[self.now]
        self.card = self.weights.keep[self.now]
        each = self.weights.icon[self.now]
        region: i64
        for region in range(REGIONS):
            value = self.weights.land[self.now]
            if (s.map.cities >> region) & 1:
                value += CITY
            if (s.map.farms >> region) & 1:
                value += each
            if (s.map.forts >> region) & 1:
                value += each
            self.value[region] = value

    def gain_of_banners(self, s: Whispers, empire: i64, banners: i64) -> i64:
        """What adding banners brings, apart from where they stand."""
        return self.worth[s.asked * EMPIRES + empire] * self.weights.added[self.now] * banners // CITY

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
            near = s.map.borders[region] & hostile
            if near:
                gain = self.best_target(s, region, near, free_banners(s, region), best)
                if gain > best:
                    best = gain
        return best

    def best_target(self, s: Whispers, origin: i64, near: i64, free: i64, best: i64) -> i64:
        """The most useful attack from a region, kept in mind if it beats the best so far."""
        help = self.helpers(s, s.holder[origin])
        while near:
            low = near & -near
            near ^= low
            region = count(low - 1)
            gain = self.gain_of_attack(s, origin, region, free, help)
            if gain > best:
                best = gain
                self.origin = origin
                self.target = region
                self.force = self.sent
        return best

    def gain_of_attack(self, s: Whispers, origin: i64, region: i64, free: i64, help: i64) -> i64:
        """What an attack gains with all that may go, or with as many as are enough."""
        row = s.asked * EMPIRES
        mine = self.worth[row + s.holder[origin]]
        theirs = self.worth[row + s.holder[region]]
        there = s.banners[region]
        fort: i64 = (s.map.forts >> region) & 1
        strength = free - fort
        banner = self.banner
        self.sent = free
        gain: i64
        if help > 0 and strength <= there < strength + help:
            gain = (mine - theirs) * self.value[region]
            gain -= (theirs * there + mine * free) * banner + 2 * self.card * CITY
        elif strength > there:
            gain = (mine - theirs) * self.value[region]
            if gain > 0 and self.strongest(s, region, s.holder[origin]) - fort > strength - there:
                gain = gain * self.weights.lost_again[self.now] // 100
            gain -= (theirs * there + mine * (there + fort)) * banner
            # Where land counts below zero, as in the learned figures, this never holds: they were learned with it so.
            if self.value[origin] >= CITY and self.value[region] < self.value[origin]:
                self.sent = there + fort + 1
            exposed = self.weights.exposed[self.now]
            if exposed and mine > 0 and self.left_open(s, origin, self.sent):
                gain -= mine * self.value[origin] * exposed // 100
        elif strength == there:
            gain = (self.worth[row + s.map.home[region]] - theirs) * self.value[region]
            gain -= (theirs * there + mine * free) * banner
        else:
            killed: i64 = strength if strength > 0 else 0
            gain = -(theirs * killed + mine * free) * banner
            alone = -(mine + theirs * (1 - fort)) * banner
            if alone > gain:
                gain = alone
                self.sent = 1
        return gain // CITY

    def conquests(self, s: Whispers, empire: i64) -> i64:
        """What an empire's best conquest would bring and its worst cost: who can order them can also forbid them."""
        best: i64 = 0
        worst: i64 = 0
        row = s.asked * EMPIRES
        mine = self.worth[row + empire]
        hostile = enemies(s, empire)
        origins = mobile(s, empire)
        while origins:
            low = origins & -origins
            origins ^= low
            region = count(low - 1)
            near = s.map.borders[region] & hostile
            free = free_banners(s, region)
            while near:
                low = near & -near
                near ^= low
                target = count(low - 1)
                if free > s.banners[target] + ((s.map.forts >> target) & 1):
                    gain = (mine - self.worth[row + s.holder[target]]) * self.value[target] // CITY
                    if gain > best:
                        best = gain
                    elif gain < worst:
                        worst = gain
        return best * self.weights.conquest[self.now] - worst * self.weights.danger[self.now]

    def left_open(self, s: Whispers, region: i64, sent: i64) -> bool:
        """Could an enemy take a region that this many banners leave, but not as it is?"""
        threat = self.strongest(s, region, s.holder[region]) - ((s.map.forts >> region) & 1)
        return s.banners[region] - sent < threat <= s.banners[region]

    def armed(self, s: Whispers) -> i64:
        """The regions of the empires that may still attack before the game is over, as bits."""
        if s.round < ROUNDS or s.marker == NONE:
            return EVERYWHERE
        if self.seen_at != s.marker:
            self.seen_at = s.marker
            self.seen_armed = 0
            post = s.marker + 1
            while post < POSTS:
                if (s.map.attackers >> post) & 1 and controller(s, post) != NOBODY:
                    self.seen_armed |= s.lands[post // OFFICES]
                post += 1
        return self.seen_armed

    def strongest(self, s: Whispers, region: i64, empire: i64) -> i64:
        """The most banners that another empire than this could send into a region from its neighbours."""
        near = s.map.borders[region] & s.occupied & ~s.lands[empire] & self.armed(s)
        most: i64 = 0
        while near:
            low = near & -near
            near ^= low
            free = free_banners(s, count(low - 1))
            if free > most:
                most = free
        return most

    def helpers(self, s: Whispers, empire: i64) -> i64:
        """How many banners the asked seat's elephants could bring to an attack."""
        hand = s.hands[s.asked]
        if not affordable(hand, ELEPHANT_OWN):
            return 0
        most: i64 = ELEPHANTS if affordable(hand, ELEPHANT_DOUBLE) else 1
        return most if most < s.reserve[empire] else s.reserve[empire]

    def far_attack(self, s: Whispers, best: i64) -> i64:
        """An attack beyond the borders, kept in mind if it gains more than the best so far; what it gains."""
        hand = s.hands[s.asked]
        self.far = NO_ABILITY
        if (s.map.attackers >> s.post) & 1 == 0:
            return NEVER
        targets: i64 = 0
        ability: i64 = NO_ABILITY
        if affordable(hand, EAGLE_DOUBLE):
            ability = EAGLE_DOUBLE
            targets = enemies(s, s.empire) & ~s.occupied
        elif affordable(hand, ARMADA):
            ability = ARMADA
            targets = enemies(s, s.empire) & s.map.cities
        if targets == 0:
            return NEVER
        origin = self.reserve_force(s)
        if origin == NONE:
            return NEVER
        targets &= ~s.map.borders[origin]
        price = policy_cards.price(self.card, ability)
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

    def march(self, s: Whispers) -> i64:
        """The attack decided on, step by step; the best one where none is."""
        if s.phase == ORIGIN:
            if not self.decided:
                self.far = NO_ABILITY
                self.best_attack(s, s.empire)
                self.decided = self.origin != NONE
            return FROM + self.origin if self.decided else self.first_choice(s)
        if s.phase == TARGET:
            return self.aim(s)
        most = attack.most(s)
        return COUNT + (self.force if self.decided and 0 < self.force < most else most)

    def aim(self, s: Whispers) -> i64:
        """The target decided on, or the best one from where the attack begins."""
        if not self.decided or self.origin != s.origin:
            self.far = NO_ABILITY
            self.decided = False
        if self.far != NO_ABILITY and s.reach == BORDERS:
            return PLAY + self.far
        near = attack.targets(s)
        if near == 0:
            return self.first_choice(s)
        if not self.decided or (near >> self.target) & 1 == 0:
            self.best_target(s, s.origin, near, attack.most(s), NEVER)
            self.decided = True
        return TO + self.target

    def first_choice(self, s: Whispers) -> i64:
        """Anything possible: only a card makes the attack so."""
        s.legal(s.asked, self.buffer)
        return self.buffer[0]

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
        score = mine * self.banner // CITY
        if here >= capacity(s, region):
            score = 0
        offence = self.weights.offence[self.now]
        hope = self.weights.hope[self.now]
        free = free_banners(s, region)
        threat: i64 = 0
        armed = self.armed(s)
        near = s.map.borders[region] & enemies(s, empire)
        while near:
            low = near & -near
            near ^= low
            other = count(low - 1)
            theirs = self.worth[row + s.holder[other]]
            if s.banners[other] > 0 and (armed >> other) & 1:
                force = free_banners(s, other)
                if force > threat:
                    threat = force
            gain = (mine - theirs) * self.value[other] // CITY
            if gain > 0:
                lacking = s.banners[other] + ((s.map.forts >> other) & 1) + 1 - free
                if lacking > 0:
                    score += gain * (offence if lacking <= s.left else hope) // 100
        margin = threat - ((s.map.forts >> region) & 1) - here
        if margin > 0:
            share = self.weights.defence[self.now] if margin <= s.left else hope
            score += mine * self.value[region] * share // (100 * CITY)
        return score
