"""What players' choices tell about their hidden loyalties.

Whoever sends an agent out, takes one back or acts on a council seat chooses among ways that everybody can see. How
likely each way is to somebody with given loyalties has been learned (`benchmarks/whispers_choices.py`): the odds of an
order of loyalties grow or fall with every choice by how well it explains it, also by what was left undone. Choices are
noted where somebody is told what happens, as at every table; worlds played on in thought only share the notes.
"""

import json
import math
from itertools import permutations
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.games.whispers.actions import DEPLOY, RECALL, SLOTS, STATION
from sottovoce.games.whispers.board import BANNERS, EMPIRES, OFFICES, POSTS, REGIONS
from sottovoce.games.whispers.cards import size
from sottovoce.games.whispers.council import banners_to_add, cards_to_draw
from sottovoce.games.whispers.lands import count, enemies, free_banners, mobile
from sottovoce.games.whispers.state import NOBODY, NONE, ORDERS, State

LAID: Final = vec[i64]([empire for order in permutations(range(EMPIRES)) for empire in order])

THINGS: Final = 3  # cities, regions and banners won or lost
DRAWN: Final = EMPIRES * THINGS  # cards drawn
ATTACKED: Final = DRAWN + 1
SWAPPED: Final = DRAWN + 2
TRICKED: Final = DRAWN + 3  # only cards explain it
WAY: Final = DRAWN + 4  # numbers that say what a way to act does
_STOOD: Final = DRAWN + 1  # numbers that say how things stood when the turn began: the empires, and the hand
_HUNDRED: Final = 100.0
_CELLS: Final = EMPIRES * SLOTS

KINDS: Final = 4  # of council seats: those that can't attack, that can, Chancellors; and the empty ones that come along
FOLDER: Final = Path(__file__).parent / "weights"
_LEARNED: Final[dict[str, list[int]]] = json.loads((FOLDER / "choices.json").read_text("utf-8"))  # in hundredths
# By slot from Devout to Opposed: where an agent goes and from where one comes back, what is won or lost.
_SENT: Final = vec[i64](_LEARNED["sent"])
_BACK: Final = vec[i64](_LEARNED["back"])
_DEEDS: Final = vec[i64](_LEARNED["deeds"])
# By round: a card drawn, an attack; a swap of the agent; a turn that only cards explain.
_DRAW: Final = vec[i64](_LEARNED["draw"])
_ATTACK: Final = vec[i64](_LEARNED["attack"])
_SWAP: Final = vec[i64](_LEARNED["swap"])
_TRICK: Final = vec[i64](_LEARNED["trick"])


# What a note says first: who chose, in which round, what kind of choice it was, and which of the ways was taken.
# The ways follow.
OF_SEAT: Final = 0
OF_ROUND: Final = 1
OF_KIND: Final = 2
OF_TAKEN: Final = 3
HEAD: Final = 4
SENDING: Final = 0
RECALLING: Final = 1
ACTING: Final = 2
EXCHANGING: Final = 3  # no choice that tells: two loyalties have changed places
POST: Final = 1 + KINDS  # numbers that say what a council seat is: the empire, and how much of each kind


def note(s: State, kind: i64, taken: i64, ways: vec[i64]) -> None:
    """Remember a choice among some ways."""
    noted = vec[i64]([0] * (HEAD + len(ways)))
    noted[OF_SEAT] = s.asked
    noted[OF_ROUND] = s.round
    noted[OF_KIND] = kind
    noted[OF_TAKEN] = taken
    i: i64
    for i in range(len(ways)):
        noted[HEAD + i] = ways[i]
    s.noted = [*s.noted, noted]


def exchanged(s: State, first: i64, second: i64) -> None:
    """Two tokens of the asked seat have changed places."""
    note(s, EXCHANGING, NONE, vec[i64]([first, second]))


# -- agents


def post_number(s: State, post: i64, kind: i64) -> i64:
    """What a council seat is: 1 for its kind; how many empty seats come with it."""
    if kind == KINDS - 1:
        empty: i64 = 0
        while (post - empty) % OFFICES and s.agents[post - empty - 1] == NOBODY:
            empty += 1
        return empty
    here: i64 = 0
    if (s.chart.swappers >> post) & 1:
        here = 2
    elif (s.chart.attackers >> post) & 1:
        here = 1
    return 1 if here == kind else 0


def agent_moves(s: State, action: i64) -> None:
    """An agent of the asked seat is about to go out or to come back."""
    if action >= STATION:  # the map is no council
        return
    wanted: i64 = NOBODY
    kind: i64 = SENDING
    chosen = action - DEPLOY
    if action >= RECALL:
        wanted = s.asked
        kind = RECALLING
        chosen = action - RECALL
    ways = vec[i64]([0] * (POSTS * POST))
    number: i64 = 0
    taken: i64 = NONE
    post: i64
    i: i64
    for post in range(POSTS):
        if s.agents[post] == wanted:
            ways[number * POST] = post // OFFICES
            for i in range(KINDS):
                ways[number * POST + 1 + i] = post_number(s, post, i)
            if post == chosen:
                taken = number
            number += 1
    note(s, kind, taken, ways[: number * POST])


# -- turns


def stand(s: State, out: vec[i64]) -> None:
    """How the empires stand."""
    empire: i64
    for empire in range(EMPIRES):
        lands = s.lands[empire]
        out[empire * THINGS] = count(lands & s.chart.cities)
        out[empire * THINGS + 1] = count(lands)
        out[empire * THINGS + 2] = BANNERS - s.reserve[empire]


def turn_begins(s: State) -> None:
    """Remember how things stand, and the ways to act without a card."""
    ways = vec[i64]([0] * (_STOOD + WAY * (2 * OFFICES + REGIONS)))
    stand(s, ways)
    ways[DRAWN] = size(s.hands[s.asked])
    found = list_basics(s, s.post, 0, ways, 0)
    if (s.chart.attackers >> s.post) & 1:
        found = list_attacks(s, ways, found)
    if (s.chart.swappers >> s.post) & 1:
        post: i64 = s.empire * OFFICES
        while post < s.post:
            found = list_basics(s, post, 1, ways, found)
            post += 1
    s.ways = ways[: _STOOD + found * WAY]


def list_basics(s: State, post: i64, swapped: i64, ways: vec[i64], found: i64) -> i64:
    """Banners and cards of a council seat."""
    banners = banners_to_add(s, post, s.empire)
    if banners > 0:
        ways[_STOOD + found * WAY + s.empire * THINGS + 2] = banners
        ways[_STOOD + found * WAY + SWAPPED] = swapped
        found += 1
    cards = cards_to_draw(s, post, s.empire)
    if cards > 0:
        ways[_STOOD + found * WAY + DRAWN] = cards
        ways[_STOOD + found * WAY + SWAPPED] = swapped
        found += 1
    return found


def list_attacks(s: State, ways: vec[i64], found: i64) -> i64:
    """An attack on each region in reach, with the most banners that could go there."""
    force = vec[i64]([0] * REGIONS)
    hostile = enemies(s, s.empire)
    origins = mobile(s, s.empire)
    region: i64 = 0
    target: i64
    while origins >> region:
        if (origins >> region) & 1:
            near = s.chart.borders[region] & hostile
            free = free_banners(s, region)
            for target in range(REGIONS):
                if (near >> target) & 1 and free > force[target]:
                    force[target] = free
        region += 1
    for target in range(REGIONS):
        if force[target] > 0:
            list_attack(s, target, force[target], ways, _STOOD + found * WAY)
            found += 1
    return found


def list_attack(s: State, target: i64, force: i64, ways: vec[i64], at: i64) -> None:
    """What an attack does."""
    there = s.banners[target]
    fort: i64 = (s.chart.forts >> target) & 1
    city: i64 = (s.chart.cities >> target) & 1
    loser = at + s.holder[target] * THINGS
    winner = at + s.empire * THINGS
    ways[at + ATTACKED] = 1
    strength = force - fort
    if strength > there:
        ways[winner + 2] -= there + fort
        ways[loser + 2] -= there
    else:
        ways[winner + 2] -= force
        if strength > 0:
            ways[loser + 2] -= strength
        if strength < there:
            return
        winner = at + s.chart.home[target] * THINGS
    ways[winner] += city
    ways[winner + 1] += 1
    ways[loser] -= city
    ways[loser + 1] -= 1


def turn_ends(s: State) -> None:
    """A seat has acted: which of the ways it took, or another one that only cards explain."""
    number: i64 = (len(s.ways) - _STOOD) // WAY
    if number <= 0:
        return
    done = vec[i64]([0] * WAY)
    stand(s, done)
    i: i64
    for i in range(DRAWN):
        done[i] -= s.ways[i]
    drawn = size(s.hands[s.asked]) - s.ways[DRAWN]
    if drawn > 0:
        done[DRAWN] = drawn
    for i in range(number):
        if same(s.ways, _STOOD + i * WAY, done):
            note(s, ACTING, i, s.ways[_STOOD:])
            return
    ways = vec[i64]([0] * int((number + 1) * WAY))
    for i in range(number * WAY):
        ways[i] = s.ways[_STOOD + i]
    for i in range(WAY):
        ways[number * WAY + i] = done[i]
    ways[number * WAY + TRICKED] = 1
    note(s, ACTING, number, ways)


def same(ways: vec[i64], at: i64, done: vec[i64]) -> bool:
    """Does a way do what has been done?"""
    i: i64
    for i in range(DRAWN + 1):
        if ways[at + i] != done[i]:
            return False
    return True


# -- odds


class Reading:
    """What all choices noted in a position tell of everybody's loyalties; it remembers what it has read."""

    def __init__(self) -> None:
        self.read: list[vec[i64]] = []
        self.told: vec[float] = vec[float]([])  # logarithms of odds, by seat and order
        self.merits: vec[float] = vec[float]([0.0] * ((2 * OFFICES + REGIONS + 1) * (_CELLS + 1)))

    def follow(self, s: State) -> None:
        """Read what has been noted since; all of it, if the position is another game's or something was taken back."""
        if len(self.told) != s.seats * ORDERS or not self.goes_on(s.noted):
            self.read = []
            self.told = vec[float]([0.0] * int(s.seats * ORDERS))
        for noted in s.noted[len(self.read) :]:
            kind = noted[OF_KIND]
            if kind == EXCHANGING:
                self.exchange(noted[OF_SEAT], noted[HEAD], noted[HEAD + 1])
            elif kind == ACTING:
                self.weigh(noted, self.rate_turns(noted))
            else:
                self.weigh(noted, self.rate_posts(noted, _SENT if kind == SENDING else _BACK))
        self.read = s.noted

    def goes_on(self, noted: list[vec[i64]]) -> bool:
        """Do some notes begin with those that have been read?"""
        if len(noted) < len(self.read):
            return False
        number: i64
        i: i64
        for number in range(len(self.read)):
            old = self.read[number]
            new = noted[number]
            if len(old) != len(new):
                return False
            for i in range(len(old)):
                if old[i] != new[i]:
                    return False
        return True

    def rate_posts(self, noted: vec[i64], learned: vec[i64]) -> i64:
        """What each council seat is worth by its empire's slot; how many there are."""
        number: i64 = (len(noted) - HEAD) // POST
        merits = self.merits
        row: i64
        slot: i64
        kind: i64
        for row in range(number * (_CELLS + 1)):
            merits[row] = 0.0
        for row in range(number):
            at = HEAD + row * POST
            for slot in range(SLOTS):
                merit: i64 = 0
                for kind in range(KINDS):
                    merit += learned[slot * KINDS + kind] * noted[at + 1 + kind]
                merits[row * (_CELLS + 1) + noted[at] * SLOTS + slot] = float(merit) / _HUNDRED
        return number

    def rate_turns(self, noted: vec[i64]) -> i64:
        """What each way to act is worth by each empire's slot, and anyway; how many there are."""
        number: i64 = (len(noted) - HEAD) // WAY
        merits = self.merits
        round = noted[OF_ROUND] - 1
        row: i64
        empire: i64
        slot: i64
        for row in range(number):
            at = HEAD + row * WAY
            start = row * (_CELLS + 1)
            for empire in range(EMPIRES):
                cell = at + empire * THINGS
                for slot in range(SLOTS):
                    merit = _DEEDS[slot * THINGS] * noted[cell] + _DEEDS[slot * THINGS + 1] * noted[cell + 1]
                    merit += _DEEDS[slot * THINGS + 2] * noted[cell + 2]
                    merits[start + empire * SLOTS + slot] = float(merit) / _HUNDRED
            anyway = _DRAW[round] * noted[at + DRAWN] + _ATTACK[round] * noted[at + ATTACKED]
            anyway += _SWAP[0] * noted[at + SWAPPED] + _TRICK[0] * noted[at + TRICKED]
            merits[start + _CELLS] = float(anyway) / _HUNDRED
        return number

    def weigh(self, noted: vec[i64], number: i64) -> None:
        """Every order of loyalties is as likely as the choice would have been with it."""
        merits = self.merits
        told = self.told
        taken = noted[OF_TAKEN]
        order: i64
        row: i64
        slot: i64
        for order in range(ORDERS):
            total = 0.0
            chosen = 0.0
            for row in range(number):
                start = row * (_CELLS + 1)
                merit = merits[start + _CELLS]
                for slot in range(SLOTS):
                    merit += merits[start + LAID[order * SLOTS + slot] * SLOTS + slot]
                total += math.exp(merit)
                if row == taken:
                    chosen = merit
            told[noted[OF_SEAT] * ORDERS + order] += chosen - math.log(total)

    def exchange(self, seat: i64, first: i64, second: i64) -> None:
        """What told of an order tells of the order that it has become."""
        before = self.told[:]
        order: i64
        for order in range(ORDERS):
            self.told[seat * ORDERS + order] = before[seat * ORDERS + changed(order, first, second)]


def changed(order: i64, first: i64, second: i64) -> i64:
    """The order with two tokens in each other's place."""
    other: i64 = 0
    slot: i64
    while True:
        found = True
        for slot in range(SLOTS):
            place: i64 = slot
            if slot == first:
                place = second
            elif slot == second:
                place = first
            if LAID[other * SLOTS + slot] != LAID[order * SLOTS + place]:
                found = False
        if found:
            return other
        other += 1
