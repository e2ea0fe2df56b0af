# mypyc: compile
"""What players' deeds tell about their hidden loyalties, and worlds dealt by it.

A deed is what a seat's turn did to an empire: cities, regions and banners won or lost; `evidence` keeps their sum for
each player and empire. A player is believed to have laid their loyalties so that deeds and loyalty points go together:
the odds of a hidden order grow by e with each 100 of deeds times points.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.games.whispers.bot.beliefs_from_choices import LAID, verdict
from sottovoce.games.whispers.bot.evidence import Evidence
from sottovoce.games.whispers.rules.actions import SLOTS
from sottovoce.games.whispers.rules.board import EMPIRES, OFFICES
from sottovoce.games.whispers.rules.hidden_cards import distinct_devouts
from sottovoce.games.whispers.rules.scoring import WEIGHTS
from sottovoce.games.whispers.rules.state import ORDERS, State

# What an agent says, in hundredths, rounded by hand.
WAITING: Final = 10  # an agent in the empire's council that has not acted yet
CHANCELLOR: Final = 25  # … on the last seat, which is sent there to rule the council

_FINE: Final = 1 << 30
_E: Final = 10_000
_DOUBT: Final = 0.05  # how much of the belief stays with no order in particular


class Beliefs:
    """What the table can think of everybody's loyalties now; with a trust of 0 % that every order is as likely."""

    def __init__(self, s: State, evidence: Evidence, trust: i64, reads: bool = False) -> None:
        self.seats = s.seats
        self.evidence = evidence
        self.trust = trust
        self.reads = reads  # every choice; else deeds alone
        self.signs: vec[i64] = vec[i64]([0] * (EMPIRES * SLOTS))  # what speaks for an empire on a slot
        self.heard: vec[float] = vec[float]([0.0] * (EMPIRES * SLOTS))
        self.odds: vec[float] = vec[float]([0.0] * int(s.seats * ORDERS))  # running sums, ending with 1
        self.expected: vec[i64] = vec[i64]([0] * int(s.seats * EMPIRES))  # hundredths of a point for a city
        seat: i64
        for seat in range(s.seats):
            self.weigh_orders(s, seat)

    def weigh_orders(self, s: State, seat: i64) -> None:
        """The odds of every order that agrees with the tokens turned up."""
        self.weigh_signs(s, seat)
        odds = self.odds
        row = seat * ORDERS
        order: i64
        most: i64 = -_FINE
        fitting: i64 = 0
        for order in range(ORDERS):
            if fits(s, seat, order):
                fitting += 1
                said = self.agreement(order)
                most = said if said > most else most
        total = 0.0
        for order in range(ORDERS):
            odds[row + order] = 0.0
            if fits(s, seat, order):
                said = self.agreement(order)
                odds[row + order] = math.exp(float(said - most) / float(_E))
                total += odds[row + order]
        self.sum_up(s, seat, fitting, total)

    def weigh_signs(self, s: State, seat: i64) -> None:
        """What choices or deeds say for each empire on each slot: the odds of an order grow by e with each 10,000."""
        signs = self.signs
        empire: i64
        slot: i64
        if self.reads:
            verdict(self.evidence.clues, s.seats, seat, self.heard)
            for slot in range(EMPIRES * SLOTS):
                signs[slot] = self.trust * i64(math.floor(self.heard[slot] * float(_E // 100)))
            return
        for empire in range(EMPIRES):
            evidence = self.trust * (self.evidence.deeds[seat * EMPIRES + empire] + waiting(s, seat, empire))
            for slot in range(SLOTS):
                signs[empire * SLOTS + slot] = WEIGHTS[slot] * evidence

    def agreement(self, order: i64) -> i64:
        """What speaks for an order."""
        total: i64 = 0
        slot: i64
        for slot in range(SLOTS):
            total += self.signs[LAID[order * SLOTS + slot] * SLOTS + slot]
        return total

    def sum_up(self, s: State, seat: i64, fitting: i64, total: float) -> None:
        """Leave some doubt, and turn odds into running sums and expectations."""
        odds = self.odds
        row = seat * ORDERS
        expected = vec[float]([0.0] * EMPIRES)
        sum_so_far = 0.0
        order: i64
        slot: i64
        for order in range(ORDERS):
            if odds[row + order] > 0.0 or fits(s, seat, order):
                chance = (1.0 - _DOUBT) * odds[row + order] / total + _DOUBT / float(fitting)
                sum_so_far += chance
                for slot in range(SLOTS):
                    expected[LAID[order * SLOTS + slot]] += chance * float(WEIGHTS[slot])
            odds[row + order] = sum_so_far
        for slot in range(EMPIRES):
            self.expected[seat * EMPIRES + slot] = i64(math.floor(expected[slot] * 100.0 + 0.5))

    def deal(self, world: State, seat: i64, dice: Dice) -> None:
        """Lay the others' hidden loyalties in an imagined world as likely as they are believed to be."""
        other: i64
        while True:
            for other in range(self.seats):
                if other != seat:
                    self.lay(world, other, dice)
            if not world.law.distinct or distinct_devouts(world):
                return

    def lay(self, world: State, player: i64, dice: Dice) -> None:
        """One player's tokens."""
        lot = float(dice.roll(_FINE)) / float(_FINE)
        row = player * ORDERS
        low: i64 = 0
        high: i64 = ORDERS - 1
        while low < high:
            middle = (low + high) // 2
            if self.odds[row + middle] > lot:
                high = middle
            else:
                low = middle + 1
        while not fits(world, player, low):  # rounding at the end of the sums
            low -= 1
        slot: i64
        for slot in range(SLOTS):
            world.tokens[player * SLOTS + slot] = LAID[low * SLOTS + slot]
        if world.shown[player] & 1 == 0:
            world.born[player] = world.tokens[player * SLOTS]


def waiting(s: State, seat: i64, empire: i64) -> i64:
    """What a player's agents tell that have not acted yet."""
    told: i64 = 0
    office: i64
    for office in range(OFFICES):
        post = empire * OFFICES + office
        if s.agents[post] == seat and post > s.marker:
            told += CHANCELLOR if office == OFFICES - 1 else WAITING
    return told


def fits(s: State, seat: i64, order: i64) -> bool:
    """Does an order agree with the tokens that a player has turned up?"""
    slot: i64
    for slot in range(SLOTS):
        if (s.shown[seat] >> slot) & 1 and s.tokens[seat * SLOTS + slot] != LAID[order * SLOTS + slot]:
            return False
    return True
