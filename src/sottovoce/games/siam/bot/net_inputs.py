# mypyc: compile
"""A position of King of Siam as one party sees it, in numbers about as large as 1: what the learned judgement looks at.

A party is a player, or with four players a team. Factions come in the order of their strength, so that what is learned
about one holds for all. Provinces come in the order of their struggles, the contested one first.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.games.siam.bot.evaluation import is_rival, lead, lead_in_sets, sure
from sottovoce.games.siam.bot.if_all_pass import IfAllPass
from sottovoce.games.siam.rules.board import BRITISH, FACTIONS, PROVINCES, UNDECIDED
from sottovoce.games.siam.rules.cards import KINDS, RAMA_CARD
from sottovoce.games.siam.rules.provinces import fate_of, mix, reach
from sottovoce.games.siam.rules.scoring import TEAMS_AT, court, sets
from sottovoce.games.siam.rules.state import NONE, State

_OF_FACTION: Final = 12  # numbers for each faction
_OF_PROVINCE: Final = 4  # numbers for each province
_MOST_LEAD: Final = 4
_MARGIN: Final = 0.9  # how much surer a follower more makes a province
_SHARPNESS: Final = 1.3

FACTIONS_AT: Final = 0
HANDS_AT: Final = 36
COURSE_AT: Final = 50
PROVINCES_AT: Final = 75
DRIFT_AT: Final = 107
SEATS_AT: Final = 117
_OF_SEAT: Final = KINDS + FACTIONS
_OF_RIVAL: Final = _OF_SEAT + 4
THREE: Final = 3  # players: whose turn comes next and what they hold is worth as much as one's own hand
_WITH_TEAMS: Final = SEATS_AT + TEAMS_AT * _OF_SEAT  # with teams the numbers of each seat follow …
_WITH_THREE: Final = SEATS_AT + THREE * _OF_RIVAL  # … and with three players those of each, and more of them
FEATURES: Final = _WITH_THREE if _WITH_THREE > _WITH_TEAMS else _WITH_TEAMS  # the most numbers


def parties(seats: i64) -> i64:
    """How many parties play."""
    return 2 if seats == TEAMS_AT else seats


def features(seats: i64) -> i64:
    """How many numbers there are."""
    if seats == TEAMS_AT:
        return _WITH_TEAMS
    return _WITH_THREE if seats == THREE else SEATS_AT


def party_of(seats: i64, seat: i64) -> i64:
    """The party of a seat."""
    return seat % 2 if seats == TEAMS_AT else seat


_MOST_MARGIN: Final = 8
_LEANS: Final = vec[float]([sure(_MARGIN * (step - _MOST_MARGIN - 0.5)) for step in range(2 * _MOST_MARGIN + 1)])


class NetInputs:
    """Looks at positions; keeps its scratch between looks."""

    def __init__(self) -> None:
        self.strengths: vec[float] = vec[float]([0.0] * FACTIONS)
        self.leading: vec[i64] = vec[i64]([0] * FACTIONS)  # undecided provinces that would fall to a faction
        self.held: vec[i64] = vec[i64]([0] * FACTIONS)  # provinces that it has
        self.order: vec[i64] = vec[i64]([0] * FACTIONS)
        self.ties: i64 = 0
        self.if_all_pass = IfAllPass()

    def survey(self, s: State) -> None:
        """What is the same for all parties: how strong each faction is."""
        strengths = self.strengths
        leading = self.leading
        f: i64
        for f in range(FACTIONS):
            strengths[f] = 0.0
            leading[f] = 0
            self.held[f] = 0
        self.ties = 0
        p: i64
        for p in range(PROVINCES):
            owner = s.control[p]
            if owner == UNDECIDED:
                self.survey_province(s, p)
            elif owner != BRITISH:
                strengths[owner] += 1.0
                self.held[owner] += 1
        self.sort()
        self.if_all_pass.follow(s)

    def survey_province(self, s: State, p: i64) -> None:
        """Whom an undecided province leans to."""
        spot = p * FACTIONS
        followers = s.followers
        fate = fate_of(mix(s, p))
        if fate == BRITISH:
            self.ties += 1
        else:
            self.leading[fate] += 1
        f: i64
        for f in range(FACTIONS):
            self.strengths[f] += lean(margin(followers, spot, f))

    def sort(self) -> None:
        """The factions in the order of their strength."""
        order = self.order
        strengths = self.strengths
        order[0] = 0
        order[1] = 1
        order[2] = 2
        if strengths[order[1]] > strengths[order[0]]:
            exchange(order, 0, 1)
        if strengths[order[2]] > strengths[order[1]]:
            exchange(order, 1, 2)
        if strengths[order[1]] > strengths[order[0]]:
            exchange(order, 0, 1)

    def look(self, s: State, party: i64, out: vec[float]) -> None:
        """Write a party's view of the surveyed position."""
        i: i64
        for i in range(FEATURES):
            out[i] = 0.0
        weights = 0.0
        chance = 0.0
        rank: i64
        for rank in range(FACTIONS):
            f = self.order[rank]
            weight = math.exp(_SHARPNESS * (self.strengths[f] - self.strengths[self.order[0]]))
            weights += weight
            ahead = self.look_at_faction(s, party, f, FACTIONS_AT + rank * _OF_FACTION, out)
            out[FACTIONS_AT + rank * _OF_FACTION + 8] = weight
            chance += weight * sure(ahead)
        out[COURSE_AT] = 2.0 * chance / weights - 1.0
        self.look_at_hands(s, party, out)
        self.look_at_course(s, party, out)
        self.look_at_provinces(s, out)
        self.look_at_drift(s, party, out)
        if s.seats == TEAMS_AT:
            self.look_at_seats(s, out)
        elif s.seats == THREE:
            self.look_at_rivals(s, party, out)

    def look_at_faction(self, s: State, party: i64, f: i64, at: i64, out: vec[float]) -> float:
        """A faction's prospects and the party's lead in it; the lead."""
        mine: i64 = 0
        best: i64 = 0
        seat: i64
        for seat in range(s.seats):
            have = court(s, seat, f)
            if party_of(s.seats, seat) == party:
                mine = have if have > mine else mine
            else:
                best = have if have > best else best
        ahead = limited(mine - best)
        out[at] = self.strengths[f] * 0.25
        out[at + 1] = float(self.leading[f]) * 0.25
        out[at + 2] = float(ahead) * 0.5
        out[at + 3] = 1.0 if ahead > 0 else 0.0
        out[at + 4] = 1.0 if ahead == 0 else 0.0
        out[at + 5] = float(mine) * 0.2
        out[at + 6] = float(best) * 0.2
        out[at + 7] = float(s.gained[f]) * 0.125
        out[at + 9] = float(s.pool[f]) * 0.1 if reach(s, f) != 0 else 0.0
        out[at + 10] = float(self.held[f]) * 0.25
        out[at + 11] = float(self.if_all_pass.provinces[f]) * 0.25
        return float(ahead)

    def look_at_hands(self, s: State, party: i64, out: vec[float]) -> None:
        """The cards of the party, and of the others on average, faction cards in the order of the factions."""
        rivals = 1.0 if parties(s.seats) == 2 else 0.5
        seat: i64
        kind: i64
        for seat in range(s.seats):
            own = party_of(s.seats, seat) == party
            at: i64 = HANDS_AT
            share = 1.0
            if not own:
                at += KINDS
                share = rivals
            for kind in range(KINDS):
                have = s.hands[seat * KINDS + kind]
                if have > 0:
                    out[at + self.place_of(kind)] += share * float(have)

    def look_at_seats(self, s: State, out: vec[float]) -> None:
        """Who of a team holds what: cards and courts from the seat at turn on."""
        at: i64 = SEATS_AT
        step: i64
        i: i64
        for step in range(TEAMS_AT):
            seat = (s.at_turn + step) % TEAMS_AT
            for i in range(KINDS):
                out[at + self.place_of(i)] = float(s.hands[seat * KINDS + i])
            for i in range(FACTIONS):
                out[at + KINDS + i] = float(court(s, seat, self.order[i])) * 0.2
            at += _OF_SEAT

    def look_at_rivals(self, s: State, party: i64, out: vec[float]) -> None:
        """Who of three holds what: oneself, who sits next, and who sits before."""
        at: i64 = SEATS_AT
        step: i64
        i: i64
        for step in range(THREE):
            seat = (party + step) % THREE
            for i in range(KINDS):
                out[at + self.place_of(i)] = float(s.hands[seat * KINDS + i])
            for i in range(FACTIONS):
                out[at + KINDS + i] = float(court(s, seat, self.order[i])) * 0.2
            out[at + _OF_SEAT] = 1.0 if s.at_turn == seat else 0.0
            out[at + _OF_SEAT + 1] = float((self.if_all_pass.winners >> seat) & 1)
            out[at + _OF_SEAT + 2] = float(s.held[seat]) * 0.125
            out[at + _OF_SEAT + 3] = float(sets(s, seat)) * 0.25
            at += _OF_RIVAL

    def place_of(self, kind: i64) -> i64:
        """Where a kind of card stands among the kinds: faction cards by their faction's strength."""
        if kind < RAMA_CARD:
            return kind
        rank: i64 = 0
        while self.order[rank] != kind - RAMA_CARD:
            rank += 1
        return RAMA_CARD + rank

    def look_at_course(self, s: State, party: i64, out: vec[float]) -> None:
        """Where the game stands, who has cards left, who is next, who played last."""
        mine: i64 = 0
        most: i64 = 0
        mine_last: i64 = 0
        their_last: i64 = 0
        seat: i64
        member: i64 = party
        for seat in range(s.seats):
            if party_of(s.seats, seat) == party:
                mine += s.held[seat]
                mine_last = s.played[seat] if s.played[seat] > mine_last else mine_last
            else:
                most = s.held[seat] if s.held[seat] > most else most
                their_last = s.played[seat] if s.played[seat] > their_last else their_last
        if s.seats == TEAMS_AT:
            most = 0
            for seat in range(s.seats):
                if is_rival(s, member, seat):
                    most += s.held[seat]
        out[COURSE_AT + 1] = float(mine) * 0.125
        out[COURSE_AT + 2] = float(most) * 0.125
        out[COURSE_AT + 3] = 1.0 if mine > most else 0.0
        out[COURSE_AT + 4] = 1.0 if mine == most else 0.0
        out[COURSE_AT + 5] = float(mine - most) * 0.25
        out[COURSE_AT + 6] = 1.0 if mine_last > their_last else 0.0
        out[COURSE_AT + 7] = float(s.british) * 0.25
        out[COURSE_AT + 8] = float(self.ties) * 0.25
        out[COURSE_AT + 9] = float(lead_in_sets(s, member)) * 0.5
        out[COURSE_AT + 10] = 1.0 if party_of(s.seats, s.at_turn) == party else 0.0
        out[COURSE_AT + 11] = 1.0 if party_of(s.seats, (s.at_turn + 1) % s.seats) == party else 0.0
        out[COURSE_AT + 12] = float(s.passes) / float(s.seats)
        out[COURSE_AT + 13] = 1.0 if s.british + self.ties >= s.law.limit else 0.0
        out[COURSE_AT + 14] = 1.0 if mine == 0 else 0.0
        out[COURSE_AT + 15] = 1.0 if most == 0 else 0.0
        out[COURSE_AT + 16] = 1.0 if s.cards_left == 1 else 0.0
        out[COURSE_AT + 17 + s.struggle] = 1.0

    def look_at_provinces(self, s: State, out: vec[float]) -> None:
        """Whom each undecided province leans to, and how many live there."""
        at: i64 = PROVINCES_AT
        box = s.struggle
        rank: i64
        while box < PROVINCES:
            spot = s.tiles[box] * FACTIONS
            for rank in range(FACTIONS):
                out[at + rank] = 2.0 * lean(margin(s.followers, spot, self.order[rank])) - 1.0
            out[at + FACTIONS] = float(s.population(s.tiles[box])) * 0.125
            at += _OF_PROVINCE
            box += 1

    def look_at_drift(self, s: State, party: i64, out: vec[float]) -> None:
        """How the party would fare if everybody passed from now on."""
        if_all_pass = self.if_all_pass
        mine: i64 = 5 if s.seats == TEAMS_AT else 1
        if if_all_pass.winners & (mine << party) != 0:
            out[DRIFT_AT] = 1.0
            out[DRIFT_AT + 1] = 1.0 if s.at_turn == party or s.passes > 0 else 0.0
        out[DRIFT_AT + 2] = float(if_all_pass.british) * 0.25
        if if_all_pass.colony:
            out[DRIFT_AT + 3] = 1.0
            return
        ahead = limited(lead(s, party, if_all_pass.first))
        out[DRIFT_AT + 4] = float(ahead) * 0.5
        out[DRIFT_AT + 5] = 1.0 if ahead == 0 else 0.0
        above = if_all_pass.provinces[if_all_pass.first]
        if if_all_pass.second != NONE:
            out[DRIFT_AT + 6] = float(limited(lead(s, party, if_all_pass.second))) * 0.5
            above -= if_all_pass.provinces[if_all_pass.second]
        out[DRIFT_AT + 7] = float(above) * 0.25
        out[DRIFT_AT + 8] = 1.0 if if_all_pass.first == self.order[0] else 0.0
        out[DRIFT_AT + 9] = 1.0 if if_all_pass.first == self.order[1] else 0.0


def limited(ahead: i64) -> i64:
    """A lead, as far as it matters."""
    if ahead > _MOST_LEAD:
        return _MOST_LEAD
    if ahead < -_MOST_LEAD:
        return -_MOST_LEAD
    return ahead


def margin(followers: vec[i64], spot: i64, f: i64) -> i64:
    """By how many followers a faction is ahead of its best rival in the province that begins at a spot."""
    a = followers[spot + (f + 1) % FACTIONS]
    b = followers[spot + (f + 2) % FACTIONS]
    rival = a if a > b else b
    return followers[spot + f] - rival


def lean(by: i64) -> float:
    """How sure a faction is of a province in which it is ahead by this many followers of its best rival."""
    if by > _MOST_MARGIN:
        return _LEANS[2 * _MOST_MARGIN]
    if by < -_MOST_MARGIN:
        return _LEANS[0]
    return _LEANS[by + _MOST_MARGIN]


def exchange(order: vec[i64], a: i64, b: i64) -> None:
    """Two places change what they hold."""
    held = order[a]
    order[a] = order[b]
    order[b] = held
