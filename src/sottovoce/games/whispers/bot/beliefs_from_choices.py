# mypyc: compile
"""What players' choices tell about their hidden loyalties.

Whoever sends an agent out, takes one back or acts on a council seat chooses among ways that everybody can see. What
they have done more or less than by drawing lots among them is a clue about each empire, also by what
was left undone. How much every clue speaks for an empire on each loyalty slot has been learned, for each number of
players (`training/whispers_choices.py`). `evidence` gathers the clues of a game.
"""

import json
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.games.whispers.rules.actions import SLOTS
from sottovoce.games.whispers.rules.board import BANNERS, EMPIRES, OFFICES, POSTS, REGIONS
from sottovoce.games.whispers.rules.council import banners_to_add, cards_to_draw
from sottovoce.games.whispers.rules.lands import count, enemies, free_banners, mobile
from sottovoce.games.whispers.rules.state import NOBODY, ROUNDS, State

LAID: Final = vec[i64]([empire for order in permutations(range(EMPIRES)) for empire in order])

# The clues of a round about an empire: which council seats agents were sent to, from which ones they came back, and
# what turns did to it.
KINDS: Final = 4  # of council seats: those that can't attack, that can, Chancellors; and the empty ones that come along
SENT: Final = 0
BACK: Final = KINDS
DONE: Final = 2 * KINDS
THINGS: Final = 3  # cities, regions and banners won or lost
CLUES: Final = DONE + THINGS
OF_EMPIRE: Final = ROUNDS * CLUES
STANDING: Final = EMPIRES * THINGS

GRAIN: Final = 1000  # what a clue says is kept in whole numbers of this fraction
FOLDER: Final = Path(__file__).parent / "weights"
FEWEST: Final = 2  # players


@cache
def learned() -> list[vec[i64]]:
    """What every clue says for an empire on each slot, by the number of players."""
    found: list[list[int]] = json.loads((FOLDER / "choices.json").read_text("utf-8"))
    return [vec[i64](numbers) for numbers in found]


def verdict(clues: vec[float], seats: i64, seat: i64, out: vec[float]) -> None:
    """What all clues say for each empire on each slot of a player, as logarithms of odds."""
    i: i64
    for i in range(EMPIRES * SLOTS):
        out[i] = 0.0
    said = learned()[seats - FEWEST]
    empire: i64
    slot: i64
    for empire in range(EMPIRES):
        row = (seat * EMPIRES + empire) * OF_EMPIRE
        for i in range(OF_EMPIRE):
            clue = clues[row + i]
            if clue != 0.0:
                for slot in range(SLOTS):
                    out[empire * SLOTS + slot] += clue * float(said[i * SLOTS + slot]) / float(GRAIN)


def clues_of(seat: i64, round: i64) -> i64:
    """Where the clues about a player in a round begin."""
    return seat * EMPIRES * OF_EMPIRE + (round - 1) * CLUES


# -- agents


def post_number(s: State, post: i64, kind: i64) -> i64:
    """What a council seat is: 1 for its kind; how many empty seats come with it."""
    if kind == KINDS - 1:
        empty: i64 = 0
        while (post - empty) % OFFICES and s.agents[post - empty - 1] == NOBODY:
            empty += 1
        return empty
    here: i64 = 0
    if (s.map.swappers >> post) & 1:
        here = 2
    elif (s.map.attackers >> post) & 1:
        here = 1
    return 1 if here == kind else 0


def agent_moves(s: State, chosen: i64, back: bool, clues: vec[float]) -> None:
    """An agent of the asked seat is about to go out to a council seat, or to come back from it."""
    wanted: i64 = NOBODY
    at = clues_of(s.asked, s.round) + SENT
    if back:
        wanted = s.asked
        at = clues_of(s.asked, s.round) + BACK
    number: i64 = 0
    post: i64
    for post in range(POSTS):
        if s.agents[post] == wanted:
            number += 1
    for post in range(POSTS):
        if s.agents[post] == wanted:
            add_post(s, post, clues, at, (1.0 if post == chosen else 0.0) - 1.0 / float(number))


def add_post(s: State, post: i64, clues: vec[float], at: i64, share: float) -> None:
    """A council seat chosen, or not."""
    kind: i64
    for kind in range(KINDS):
        clues[at + post // OFFICES * OF_EMPIRE + kind] += share * float(post_number(s, post, kind))


# -- turns


def stand(s: State, out: vec[i64]) -> None:
    """How the empires stand."""
    empire: i64
    for empire in range(EMPIRES):
        lands = s.lands[empire]
        out[empire * THINGS] = count(lands & s.map.cities)
        out[empire * THINGS + 1] = count(lands)
        out[empire * THINGS + 2] = BANNERS - s.reserve[empire]


def expect(s: State, out: vec[float]) -> None:
    """How the empires would stand after the turn that begins, on average over the ways to act without a card."""
    changes = vec[i64]([0] * STANDING)
    ways = add_basics(s, s.post, changes)
    if (s.map.attackers >> s.post) & 1:
        ways += add_attacks(s, changes)
    if (s.map.swappers >> s.post) & 1:
        post: i64 = s.empire * OFFICES
        while post < s.post:
            ways += add_basics(s, post, changes)
            post += 1
    standing = vec[i64]([0] * STANDING)
    stand(s, standing)
    i: i64
    for i in range(STANDING):
        out[i] = float(standing[i])
        if ways > 0:
            out[i] += float(changes[i]) / float(ways)


def add_basics(s: State, post: i64, changes: vec[i64]) -> i64:
    """Banners and cards of a council seat; how many ways these are."""
    ways: i64 = 0
    banners = banners_to_add(s, post, s.empire)
    if banners > 0:
        changes[s.empire * THINGS + 2] += banners
        ways += 1
    if cards_to_draw(s, post, s.empire) > 0:
        ways += 1
    return ways


def add_attacks(s: State, changes: vec[i64]) -> i64:
    """An attack on each region in reach, with the most banners that could go there; how many these are."""
    force = vec[i64]([0] * REGIONS)
    hostile = enemies(s, s.empire)
    origins = mobile(s, s.empire)
    region: i64 = 0
    target: i64
    while origins >> region:
        if (origins >> region) & 1:
            near = s.map.borders[region] & hostile
            free = free_banners(s, region)
            for target in range(REGIONS):
                if (near >> target) & 1 and free > force[target]:
                    force[target] = free
        region += 1
    ways: i64 = 0
    for target in range(REGIONS):
        if force[target] > 0:
            add_attack(s, target, force[target], changes)
            ways += 1
    return ways


def add_attack(s: State, target: i64, force: i64, changes: vec[i64]) -> None:
    """What an attack does."""
    there = s.banners[target]
    fort: i64 = (s.map.forts >> target) & 1
    city: i64 = (s.map.cities >> target) & 1
    loser = s.holder[target] * THINGS
    winner = s.empire * THINGS
    strength = force - fort
    if strength > there:
        changes[winner + 2] -= there + fort
        changes[loser + 2] -= there
    else:
        changes[winner + 2] -= force
        if strength > 0:
            changes[loser + 2] -= strength
        if strength < there:
            return
        winner = s.map.home[target] * THINGS
    changes[winner] += city
    changes[winner + 1] += 1
    changes[loser] -= city
    changes[loser + 1] -= 1


def turn_ends(now: vec[i64], expected: vec[float], clues: vec[float], at: i64) -> None:
    """A seat has acted: what has become of each empire that was not to be expected."""
    empire: i64
    thing: i64
    for empire in range(EMPIRES):
        for thing in range(THINGS):
            more = float(now[empire * THINGS + thing]) - expected[empire * THINGS + thing]
            clues[at + DONE + empire * OF_EMPIRE + thing] += more
