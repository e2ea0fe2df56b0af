# mypyc: compile
"""Set-up (§5): the court, the chips, the cards, and who plays which colour."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.games.verrat.rules import events, piles
from sottovoce.games.verrat.rules.board import (
    CITIES,
    COPIES,
    DEALT,
    KAFFA,
    KAFFA_PILE,
    KINDS,
    PILE,
    PLAYERS,
    SEATS,
    SIZES,
)
from sottovoce.games.verrat.rules.state import State


def prepare(s: State, dice: Dice) -> None:
    """§5, in its order; the players' colours are drawn last."""
    pieces = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    dice.shuffle(pieces)
    chips = vec[i64]([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    dice.shuffle(chips)
    p: i64
    for p in range(SEATS):
        s.chips[p] = chips[p]
    deal(s, dice)
    colours = vec[i64]([0, 1, 2, 3])
    dice.shuffle(colours)
    seat: i64
    for seat in range(PLAYERS):
        s.colours[seat] = colours[seat]
        for p in range(SEATS):
            if pieces[p] // SIZES == colours[seat]:
                v = seat * SIZES + pieces[p] % SIZES
                s.court[p] = v
                s.places[v] = p
    if s.news is not None:
        events.set_up(s)


def deal(s: State, dice: Dice) -> None:
    """§5: two cards to each player, four to Kaffa, five to each other city with the top one shown."""
    kind: i64
    for kind in range(KINDS):
        s.unseen[kind] = COPIES
    seat: i64
    k: i64
    for seat in range(PLAYERS):
        for k in range(DEALT):
            s.hands[seat * KINDS + piles.draw(s, dice)] += 1
    c: i64
    for c in range(CITIES):
        if c == KAFFA:
            s.deep[c] = KAFFA_PILE
        else:
            s.deep[c] = PILE
            piles.turn_up(s, c, dice)
