"""War by habit: which attack and which place for a banner gains most, without looking ahead.

Figures are hundredths of a point, as in the outlook.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.games.whispers import attack, effects, tricks
from sottovoce.games.whispers.actions import (
    COUNT,
    FROM,
    PLAY,
    TO,
)
from sottovoce.games.whispers.board import EMPIRES, EVERYWHERE, OFFICES, POSTS, REGIONS
from sottovoce.games.whispers.cards import (
    ARMADA,
    EAGLE_DOUBLE,
    ELEPHANT_DOUBLE,
    ELEPHANT_OWN,
    NO_ABILITY,
    affordable,
)
from sottovoce.games.whispers.council import controller
from sottovoce.games.whispers.effects import ELEPHANTS
from sottovoce.games.whispers.lands import capacity, count, enemies, free_banners, mobile
from sottovoce.games.whispers.rules import ROOM, Whispers
from sottovoce.games.whispers.state import (
    BORDERS,
    NOBODY,
    NONE,
    ORIGIN,
    TARGET,
)
from sottovoce.games.whispers.tricks import BANNER, CITY, NEVER, card_price

ICON: Final = 1  # a farm or fort in per cent of a city, for each round to come
LAND: Final = 1
LOST_AGAIN: Final = 60  # per cent of a conquest that is worth it where a stronger enemy stands
DEFENCE: Final = 30  # per cent of a region's worth for making it safe
OFFENCE: Final = 16  # … for making a conquest possible
HOPE: Final = 6  # … for coming nearer to either
ADDED: Final = 2  # a banner added, which stands where it is wanted
_LAST_ROUND: Final = 4


class Warfare:
    """Attacks and banners as each seat of a world wants them."""

    def __init__(self, seats: i64) -> None:
        self.worth: vec[i64] = vec[i64]([0] * int(seats * EMPIRES))  # of a city of each empire to each seat
        self.value: vec[i64] = vec[i64]([0] * REGIONS)  # of a region, in per cent of a city
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
        fort: i64 = (s.chart.forts >> region) & 1
        strength = free - fort
        self.sent = free
        gain: i64
        if help > 0 and strength <= there < strength + help:
            gain = (mine - theirs) * self.value[region]
            gain -= (theirs * there + mine * free) * BANNER + 2 * card_price(s) * CITY
        elif strength > there:
            gain = (mine - theirs) * self.value[region]
            if gain > 0 and self.strongest(s, region, s.holder[origin]) - fort > strength - there:
                gain = gain * LOST_AGAIN // 100
            gain -= (theirs * there + mine * (there + fort)) * BANNER
            if self.value[origin] >= CITY and self.value[region] < self.value[origin]:
                self.sent = there + fort + 1
        elif strength == there:
            gain = (self.worth[row + s.chart.home[region]] - theirs) * self.value[region]
            gain -= (theirs * there + mine * free) * BANNER
        else:
            killed: i64 = strength if strength > 0 else 0
            gain = -(theirs * killed + mine * free) * BANNER
            alone = -(mine + theirs * (1 - fort)) * BANNER
            if alone > gain:
                gain = alone
                self.sent = 1
        return gain // CITY

    def armed(self, s: Whispers) -> i64:
        """The regions of the empires that may still attack before the game is over, as bits."""
        if s.round < _LAST_ROUND or s.marker == NONE:
            return EVERYWHERE
        if self.seen_at != s.marker:
            self.seen_at = s.marker
            self.seen_armed = 0
            post = s.marker + 1
            while post < POSTS:
                if (s.chart.attackers >> post) & 1 and controller(s, post) != NOBODY:
                    self.seen_armed |= s.lands[post // OFFICES]
                post += 1
        return self.seen_armed

    def strongest(self, s: Whispers, region: i64, empire: i64) -> i64:
        """The most banners that another empire than this could send into a region from its neighbours."""
        near = s.chart.borders[region] & s.occupied & ~s.lands[empire] & self.armed(s)
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
        score = mine * BANNER // CITY
        if here >= capacity(s, region):
            score = 0
        free = free_banners(s, region)
        threat: i64 = 0
        armed = self.armed(s)
        near = s.chart.borders[region] & enemies(s, empire)
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
                lacking = s.banners[other] + ((s.chart.forts >> other) & 1) + 1 - free
                if lacking > 0:
                    score += gain * (OFFENCE if lacking <= s.left else HOPE) // 100
        margin = threat - ((s.chart.forts >> region) & 1) - here
        if margin > 0:
            score += mine * self.value[region] * (DEFENCE if margin <= s.left else HOPE) // (100 * CITY)
        return score
