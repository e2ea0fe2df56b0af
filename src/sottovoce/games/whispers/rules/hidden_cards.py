# mypyc: compile
"""What each seat knows of the others' cards, and worlds it can't tell from the real one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.dice import Dice
from sottovoce.core.position import bit
from sottovoce.games.whispers.rules.actions import SLOTS
from sottovoce.games.whispers.rules.board import EMPIRES
from sottovoce.games.whispers.rules.cards import (
    CARDS,
    COPIES,
    FULL_DECK,
    OTHERS,
    copies,
    empire_of,
    of_empire,
    one_card,
    size,
)
from sottovoce.games.whispers.rules.state import NOBODY, State

_BYTE: Final = 255
NO_COPY: Final = -1


def known_elsewhere(s: State, observer: i64, holder: i64, kind: i64) -> i64:
    """How many copies of a card the observer knows the holder can't have, because they were seen to go to the deck."""
    return copies(s.barred[observer * s.seats + holder], kind)


def returned(s: State, player: i64, kind: i64, openly: bool) -> None:
    """A player's card went to its deck: who saw it knows that nobody has it who does not draw."""
    observer: i64
    holder: i64
    for observer in range(s.seats + 1):
        if not openly and observer != player:
            continue
        row = observer * s.seats
        another = known_elsewhere(s, observer, player, kind) > 0  # surely not the copy seen before
        for holder in range(s.seats):
            known = copies(s.barred[row + holder], kind)
            if known == 0 or (known == 1 and another):
                s.barred[row + holder] += one_card(kind)


def drew(s: State, player: i64, empire: i64, cards: i64) -> None:
    """A player drew from a deck: for the others they may hold what lay in it; they know what they drew."""
    observer: i64
    for observer in range(s.seats + 1):
        at = observer * s.seats + player
        if observer != player:
            loosen(s, at, player, empire, size(cards))
        else:
            seen = (cards | (cards >> 1)) & (FULL_DECK >> 1)
            s.barred[at] &= ~(seen * 3)


def loosen(s: State, at: i64, player: i64, empire: i64, drawn: i64) -> None:
    """What a player could not have, they can have now, but no more of it than they drew."""
    mask: i64 = _BYTE * bit(8 * empire)
    before = of_empire(s.hands[player], empire) - drawn
    if of_drawn(s, at, empire) >= before:  # all that they had may have been drawn since: what is loose tells nothing
        s.loose[at] &= ~mask
        s.fresh[at] &= ~mask
    other: i64
    for other in range(OTHERS):
        kind = empire * OTHERS + other
        while copies(s.loose[at], kind) < copies(s.barred[at], kind):
            s.loose[at] += one_card(kind)
    s.fresh[at] += drawn * bit(8 * empire)
    s.barred[at] &= ~mask


def of_drawn(s: State, at: i64, empire: i64) -> i64:
    """How many cards of an empire a holder drew since an observer lost track of some."""
    return (s.fresh[at] >> (8 * empire)) & _BYTE


def deal_hands(s: State, seat: i64, dice: Dice) -> None:
    """Deal the others' hands again: their backs stay, and nobody gets what the seat knows they can't have."""
    empire: i64
    for empire in range(EMPIRES):
        deal_empire(s, seat, empire, dice)


def deal_empire(s: State, seat: i64, empire: i64, dice: Dice) -> None:
    """One empire's cards: every deal of the single cards that fits what the seat knows is equally likely."""
    places = vec[i64]([0] * CARDS)  # whose hands the cards are dealt to
    cards = vec[i64]([0] * CARDS)
    unseen = list_unseen(s, seat, empire, cards)
    held: i64 = 0
    other: i64
    k: i64
    for other in range(s.seats):
        if other != seat:
            for k in range(of_empire(s.hands[other], empire)):
                places[held] = other
                held += 1
    if held == 0:
        return
    while not deal_once(s, seat, cards, places, unseen, held, dice):
        pass
    mask: i64 = _BYTE * bit(8 * empire)
    for other in range(s.seats):
        if other != seat:
            s.hands[other] &= ~mask
    s.deck = (s.deck & ~mask) | (FULL_DECK & mask)
    s.deck -= s.hands[seat] & mask
    for k in range(held):
        card = one_card(cards[k] // COPIES)
        s.hands[places[k]] += card
        s.deck -= card


def list_unseen(s: State, seat: i64, empire: i64, cards: vec[i64]) -> i64:
    """Write down an empire's single cards that the seat does not hold, as kind and copy; how many there are."""
    unseen: i64 = 0
    other: i64
    copy: i64
    # A card barred from some hands is the first copy of its kind: the second one is barred only with both.
    for other in range(OTHERS):
        kind = empire * OTHERS + other
        own = copies(s.hands[seat], kind)
        mine: i64 = NO_COPY
        if own == COPIES:
            continue
        if own == 1:
            mine = 1 if known_elsewhere(s, seat, seat, kind) > 0 else 0
        for copy in range(COPIES):
            if copy != mine:
                cards[unseen] = kind * COPIES + copy
                unseen += 1
    return unseen


def deal_once(s: State, seat: i64, cards: vec[i64], places: vec[i64], unseen: i64, held: i64, dice: Dice) -> bool:
    """Put random cards first, one for each place; True if the seat can't rule the deal out."""
    holder: i64 = NOBODY
    loose: i64 = 0  # cards in the holder's hand that must have been drawn
    k: i64
    for k in range(held):
        j = k + dice.roll(unseen - k)
        card = cards[j]
        cards[j] = cards[k]
        cards[k] = card
        if known_elsewhere(s, seat, places[k], card // COPIES) > card % COPIES:
            return False
        if places[k] != holder:
            holder = places[k]
            loose = 0
        at = seat * s.seats + holder
        if copies(s.loose[at], card // COPIES) > card % COPIES:
            loose += 1
            if loose > of_drawn(s, at, empire_of(card // COPIES)):
                return False
    return True


def deal_loyalties(s: State, seat: i64, dice: Dice) -> None:
    """Deal the others' hidden loyalties again: every deal that fits §7 is equally likely."""
    while True:
        other: i64
        for other in range(s.seats):
            if other != seat:
                shuffle_hidden(s, other, dice)
        if not s.law.distinct or distinct_devouts(s):
            return


def shuffle_hidden(s: State, player: i64, dice: Dice) -> None:
    """Put a player's hidden loyalty tokens into random order, whatever order they are in."""
    sort_hidden(s, player)
    i: i64 = SLOTS - 1
    hidden: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if (s.shown[player] >> slot) & 1 == 0:
            hidden += 1
    while i >= 0:
        if (s.shown[player] >> i) & 1 == 0:
            at = dice.roll(hidden)
            slot = 0
            while (s.shown[player] >> slot) & 1 or at > 0:
                if (s.shown[player] >> slot) & 1 == 0:
                    at -= 1
                slot += 1
            held = s.tokens[player * SLOTS + i]
            s.tokens[player * SLOTS + i] = s.tokens[player * SLOTS + slot]
            s.tokens[player * SLOTS + slot] = held
            hidden -= 1
        i -= 1
    if s.shown[player] & 1 == 0:
        s.born[player] = s.tokens[player * SLOTS]


def sort_hidden(s: State, player: i64) -> None:
    """Put a player's hidden loyalty tokens into the order of the empires."""
    row = player * SLOTS
    last: i64 = 0
    while last < SLOTS:
        if (s.shown[player] >> last) & 1 == 0:
            slot: i64 = 0
            while slot < last:
                if (s.shown[player] >> slot) & 1 == 0 and s.tokens[row + slot] > s.tokens[row + last]:
                    held = s.tokens[row + slot]
                    s.tokens[row + slot] = s.tokens[row + last]
                    s.tokens[row + last] = held
                slot += 1
        last += 1


def distinct_devouts(s: State) -> bool:
    """§7: did no two players begin with the same Devout empire?"""
    seen: i64 = 0
    player: i64
    for player in range(s.seats):
        devout = bit(s.born[player])
        if seen & devout:
            return False
        seen |= devout
    return True


def forget_others(s: State, seat: i64) -> None:
    """The others' private knowledge is theirs: in an imagined world they know what a spectator knows."""
    observer: i64
    holder: i64
    for observer in range(s.seats):
        if observer != seat:
            for holder in range(s.seats):
                at = observer * s.seats + holder
                public = s.seats * s.seats + holder
                s.barred[at] = s.barred[public]
                s.loose[at] = s.loose[public]
                s.fresh[at] = s.fresh[public]
