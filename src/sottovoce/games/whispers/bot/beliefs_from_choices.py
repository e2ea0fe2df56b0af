# mypyc: compile
"""What players' choices tell about their hidden loyalties.

Whoever sends an agent out, takes one back or acts on a council seat chooses among ways that everybody can see. What he
has done more or less than he would on average, had he drawn lots among them, is a clue about each empire, also by what
was left undone. How much every clue speaks for an empire on each loyalty slot has been learned, for each number of
players (`benchmarks/whispers_choices.py`). Clues are kept where somebody is told what happens, as at every table;
worlds played on in thought only share them.
"""

import json
from itertools import permutations
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.games.whispers.rules.actions import DEPLOY, RECALL, SLOTS, STATION
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
_STANDING: Final = EMPIRES * THINGS

GRAIN: Final = 1000  # what a clue says is kept in whole numbers of this fraction
FOLDER: Final = Path(__file__).parent / "weights"
FEWEST: Final = 2  # players


def learned() -> list[vec[i64]]:
    """What every clue says for an empire on each slot, by the number of players."""
    found: list[list[int]] = json.loads((FOLDER / "choices.json").read_text("utf-8"))
    return [vec[i64](numbers) for numbers in found]


_LEARNED: Final = learned()


def verdict(s: State, seat: i64, out: vec[float]) -> None:
    """What all clues say for each empire on each slot of a player, as logarithms of odds."""
    i: i64
    for i in range(EMPIRES * SLOTS):
        out[i] = 0.0
    if len(s.clues) == 0:
        return
    clues = s.clues
    said = _LEARNED[s.seats - FEWEST]
    empire: i64
    slot: i64
    for empire in range(EMPIRES):
        row = (seat * EMPIRES + empire) * OF_EMPIRE
        for i in range(OF_EMPIRE):
            clue = clues[row + i]
            if clue != 0.0:
                for slot in range(SLOTS):
                    out[empire * SLOTS + slot] += clue * float(said[i * SLOTS + slot]) / float(GRAIN)


def collect(s: State) -> i64:
    """Make the clues this position's own, to be added to; where those of the asked seat in this round begin."""
    if len(s.clues) == 0:
        s.clues = vec[float]([0.0] * int(s.seats * EMPIRES * OF_EMPIRE))
    else:
        s.clues = s.clues[:]
    return s.asked * EMPIRES * OF_EMPIRE + (s.round - 1) * CLUES


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
    at: i64 = SENT
    chosen = action - DEPLOY
    if action >= RECALL:
        wanted = s.asked
        at = BACK
        chosen = action - RECALL
    at += collect(s)
    number: i64 = 0
    post: i64
    for post in range(POSTS):
        if s.agents[post] == wanted:
            number += 1
    for post in range(POSTS):
        if s.agents[post] == wanted:
            add_post(s, post, at, (1.0 if post == chosen else 0.0) - 1.0 / float(number))


def add_post(s: State, post: i64, at: i64, share: float) -> None:
    """A council seat chosen, or not."""
    kind: i64
    for kind in range(KINDS):
        s.clues[at + post // OFFICES * OF_EMPIRE + kind] += share * float(post_number(s, post, kind))


# -- turns


def stand(s: State, out: vec[float]) -> None:
    """How the empires stand."""
    empire: i64
    for empire in range(EMPIRES):
        lands = s.lands[empire]
        out[empire * THINGS] = float(count(lands & s.chart.cities))
        out[empire * THINGS + 1] = float(count(lands))
        out[empire * THINGS + 2] = float(BANNERS - s.reserve[empire])


def turn_begins(s: State) -> None:
    """Remember how the empires would stand after the turn, on average over the ways to act without a card."""
    changes = vec[i64]([0] * _STANDING)
    ways = add_basics(s, s.post, changes)
    if (s.chart.attackers >> s.post) & 1:
        ways += add_attacks(s, changes)
    if (s.chart.swappers >> s.post) & 1:
        post: i64 = s.empire * OFFICES
        while post < s.post:
            ways += add_basics(s, post, changes)
            post += 1
    awaited = vec[float]([0.0] * _STANDING)
    stand(s, awaited)
    i: i64
    if ways > 0:
        for i in range(_STANDING):
            awaited[i] += float(changes[i]) / float(ways)
    s.awaited = awaited


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
            near = s.chart.borders[region] & hostile
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
    fort: i64 = (s.chart.forts >> target) & 1
    city: i64 = (s.chart.cities >> target) & 1
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
        winner = s.chart.home[target] * THINGS
    changes[winner] += city
    changes[winner + 1] += 1
    changes[loser] -= city
    changes[loser + 1] -= 1


def turn_ends(s: State) -> None:
    """A seat has acted: what has become of each empire that was not to be awaited."""
    if len(s.awaited) == 0:
        return
    at = collect(s) + DONE
    now = vec[float]([0.0] * _STANDING)
    stand(s, now)
    empire: i64
    thing: i64
    for empire in range(EMPIRES):
        for thing in range(THINGS):
            more = now[empire * THINGS + thing] - s.awaited[empire * THINGS + thing]
            s.clues[at + empire * OF_EMPIRE + thing] += more
