# mypyc: compile
"""Intrigue (§7): offers put together step by step, answers, ready, and the agreed draw (§17)."""

from librt.vecs import vec
from mypy_extensions import i64

from sottovoce.core.arrays import clear
from sottovoce.core.events import Value
from sottovoce.core.position import bit
from sottovoce.games.verrat.rules.actions import (
    ACCEPT,
    AGREE_DRAW,
    CANCEL,
    COUNTER,
    GIVE,
    NOT_READY,
    OFFER,
    PROPOSE_DRAW,
    READY,
    REFUSE,
    REFUSE_DRAW,
    SEND,
    WANT,
    WITHDRAW,
    offer_name,
)
from sottovoce.games.verrat.rules.board import KINDS, NONE, PLAYERS, POWERS
from sottovoce.games.verrat.rules.scoring import crowned, finish
from sottovoce.games.verrat.rules.state import (
    ACCEPTED,
    ALL,
    ALL_OFFERS,
    BITS,
    BY_AGREEMENT,
    BY_SWAP,
    COUNTERED,
    DROPS,
    MASK,
    OFFERS,
    OPEN,
    OWN_OFFERS,
    REFUSED,
    VOID,
    WAVERINGS,
    WITHDRAWN,
    State,
    card_token,
)


def packed(pack: i64, kind: i64) -> i64:
    """How many cards of a kind are in a pack."""
    return (pack >> (BITS * kind)) & MASK


def pack_of(kind: i64) -> i64:
    """A pack of one card."""
    return bit(BITS * kind)


def holds(s: State, seat: i64, pack: i64) -> bool:
    """True if a seat has all cards of a pack."""
    kind: i64
    for kind in range(KINDS):
        if packed(pack, kind) > s.hands[seat * KINDS + kind]:
            return False
    return True


def owing(s: State) -> i64:
    """The seats that owe an answer: those not ready, and those with an offer to answer."""
    seats: i64 = ALL & ~s.ready
    left = s.open_offers
    offer: i64 = 0
    while left:
        if left & 1:
            seats |= bit(s.partners[offer])
        left >>= 1
        offer += 1
    return seats


def speaking(s: State) -> i64:
    """The seats that can say something: all but those that are ready for good."""
    seats = owing(s)
    seat: i64
    for seat in range(PLAYERS):
        if s.wavered[seat] < WAVERINGS or may_vote(s, seat) or has_open(s, seat):
            seats |= bit(seat)
    return seats


def may_vote(s: State, seat: i64) -> bool:
    """True if a ready seat can propose a draw, or a draw waits for its answer."""
    return (s.for_draw >> seat) & 1 == 0 and not s.no_draw


def has_open(s: State, seat: i64) -> bool:
    """True if an offer of the seat's own is open."""
    return (s.open_offers >> (seat * OFFERS)) & OWN_OFFERS != 0


# -- choices


def list_words(s: State, seat: i64, out: vec[i64]) -> i64:
    """What a seat can say in intrigue."""
    if s.draft_to[seat] != NONE:
        return list_draft(s, seat, out)
    ready = (s.ready >> seat) & 1 == 1
    count: i64 = 0
    if not ready:
        out[0] = READY
        count = 1
    elif s.wavered[seat] < WAVERINGS:
        out[0] = NOT_READY
        count = 1
    more = not ready and s.made[seat] < OFFERS and s.dropped[seat] < DROPS
    if more:
        to: i64
        for to in range(PLAYERS):
            if to != seat and may_trade(s, seat, to):
                out[count] = OFFER + to
                count += 1
    if s.open_offers:
        count = list_answers(s, seat, more, out, count)
    if s.for_draw != 0:
        if (s.for_draw >> seat) & 1 == 0:
            out[count] = AGREE_DRAW
            out[count + 1] = REFUSE_DRAW
            count += 2
    elif ready and not s.no_draw and (owing(s) >> seat) & 1 == 0:
        out[count] = PROPOSE_DRAW  # only unasked: play that just answers never comes to agree on a draw
        count += 1
    return count


def list_answers(s: State, seat: i64, more: bool, out: vec[i64], count: i64) -> i64:
    """Answers to offers, and offers of one's own that can be withdrawn."""
    left = s.open_offers
    offer: i64 = 0
    while left:
        if left & 1:
            if s.partners[offer] == seat:
                out[count] = ACCEPT + offer
                out[count + 1] = REFUSE + offer
                count += 2
                if more:
                    out[count] = COUNTER + offer
                    count += 1
            elif offer // OFFERS == seat:
                out[count] = WITHDRAW + offer
                count += 1
        left >>= 1
        offer += 1
    return count


def may_trade(s: State, seat: i64, to: i64) -> bool:
    """True if some offer between two seats is possible."""
    mine = kinds_held(s, seat)
    theirs = kinds_held(s, to)
    if mine == 0:
        return False
    if s.law.gifts:
        return True
    return theirs != 0 and (mine != theirs or mine & (mine - 1) != 0)


def kinds_held(s: State, seat: i64) -> i64:
    """The kinds of card that a seat can trade, as bits."""
    found: i64 = 0
    kind: i64
    for kind in range(KINDS if s.law.pardons else POWERS):
        if s.hands[seat * KINDS + kind] > 0:
            found |= bit(kind)
    return found


def complete(s: State, give: i64, want: i64) -> bool:
    """R2: True if an offer of these packs can be made: a card from each side, or a gift where the option allows it."""
    return give != 0 and (want != 0 or s.law.gifts)


def fits(facing: i64, kind: i64) -> bool:
    """R2: True if a kind may be added on the side that faces this pack: it may not lie on both sides."""
    return packed(facing, kind) == 0


def list_draft(s: State, seat: i64, out: vec[i64]) -> i64:
    """What can be added to the offer being put together; send it, or drop it."""
    to = s.draft_to[seat]
    give = s.draft_give[seat]
    want = s.draft_want[seat]
    out[0] = CANCEL
    count: i64 = 1
    if complete(s, give, want):
        out[1] = SEND
        count = 2
    kind: i64
    for kind in range(KINDS if s.law.pardons else POWERS):
        given = packed(give, kind)
        wanted = packed(want, kind)
        if fits(want, kind) and given < s.hands[seat * KINDS + kind]:
            out[count] = GIVE + kind
            count += 1
        if fits(give, kind) and wanted < s.hands[to * KINDS + kind]:
            out[count] = WANT + kind
            count += 1
    return count


# -- acting


def say(s: State, seat: i64, action: i64) -> None:
    """Carry out what a seat says in intrigue; whether the phase ends is for the rules to see."""
    if action == READY:
        s.ready |= bit(seat)
        if s.news is not None:
            s.tell("ready", {"seat": f"seat:{seat}"})
    elif action == NOT_READY:
        s.ready &= ~bit(seat)
        s.wavered[seat] += 1
        if s.news is not None:
            s.tell("not-ready", {"seat": f"seat:{seat}"})
    elif action == SEND:
        send(s, seat)
    elif action == CANCEL:
        s.dropped[seat] += 1
        drop_draft(s, seat)
    elif action <= REFUSE_DRAW:
        vote_draw(s, seat, action)
    elif action < GIVE:
        begin_draft(s, seat, action - OFFER, NONE)
    elif action < WANT:
        s.draft_give[seat] += pack_of(action - GIVE)
    elif action < ACCEPT:
        s.draft_want[seat] += pack_of(action - WANT)
    elif action < REFUSE:
        accept(s, seat, action - ACCEPT)
    elif action < COUNTER:
        close(s, action - REFUSE, REFUSED, "refused")
    elif action < WITHDRAW:
        begin_draft(s, seat, (action - COUNTER) // OFFERS, action - COUNTER)
    else:
        close(s, action - WITHDRAW, WITHDRAWN, "withdrew")


def vote_draw(s: State, seat: i64, action: i64) -> None:
    """§17 a: a draw is proposed, agreed to, or refused for this round."""
    if s.news is not None:
        kind = "proposed-draw" if action == PROPOSE_DRAW else "agreed-draw" if action == AGREE_DRAW else "refused-draw"
        s.tell(kind, {"seat": f"seat:{seat}"})
    if action == REFUSE_DRAW:
        s.for_draw = 0
        s.no_draw = True
        return
    s.for_draw |= bit(seat)
    if s.for_draw == ALL:
        finish(s, BY_AGREEMENT, ALL)


def begin_draft(s: State, seat: i64, to: i64, against: i64) -> None:
    """Begin to put an offer together."""
    s.draft_to[seat] = to
    s.draft_give[seat] = 0
    s.draft_want[seat] = 0
    s.draft_against[seat] = against


def drop_draft(s: State, seat: i64) -> None:
    """Nothing is being put together."""
    begin_draft(s, seat, NONE, NONE)


def send(s: State, seat: i64) -> None:
    """§7: the offer is made, and stands in the place of the one it counters."""
    offer = seat * OFFERS + s.made[seat]
    s.made[seat] += 1
    s.fates[offer] = OPEN
    s.partners[offer] = s.draft_to[seat]
    s.gives[offer] = s.draft_give[seat]
    s.wants[offer] = s.draft_want[seat]
    against = s.draft_against[seat]
    drop_draft(s, seat)
    if against != NONE and (s.open_offers >> against) & 1:
        close(s, against, COUNTERED, "countered")
    s.open_offers |= bit(offer)
    if s.news is not None:
        s.tell("offered" if s.wants[offer] else "offered-gift", about(s, offer))


def close(s: State, offer: i64, fate: i64, kind: str) -> None:
    """An open offer comes to its end."""
    s.open_offers &= ~bit(offer)
    s.fates[offer] = fate
    if s.news is not None:
        s.tell(kind, about(s, offer))


def accept(s: State, seat: i64, offer: i64) -> None:
    """§7: the swap is carried out at once, as one event; everybody's ready is cleared, and every vote for a draw."""
    maker = offer // OFFERS
    assert holds(s, maker, s.gives[offer])
    assert holds(s, seat, s.wants[offer])
    kind: i64
    for kind in range(KINDS):
        moved = packed(s.gives[offer], kind) - packed(s.wants[offer], kind)
        s.hands[maker * KINDS + kind] -= moved
        s.hands[seat * KINDS + kind] += moved
    s.ready = 0
    s.for_draw = 0
    clear(s.wavered, 0)
    close(s, offer, ACCEPTED, "swapped" if s.wants[offer] else "accepted-gift")
    if crowned(s, BY_SWAP):
        return
    void_unmet(s)
    other: i64
    for other in range(PLAYERS):
        to = s.draft_to[other]
        if to != NONE and (other == maker or other == seat or to == maker or to == seat):
            drop_draft(s, other)  # it was put together from cards that have moved


def void_unmet(s: State) -> None:
    """§7: offers that can no longer be met are void, with the reason."""
    offer: i64
    for offer in range(ALL_OFFERS):
        if (s.open_offers >> offer) & 1 == 0:
            continue
        short: i64 = NONE
        if not holds(s, offer // OFFERS, s.gives[offer]):
            short = offer // OFFERS
        elif not holds(s, s.partners[offer], s.wants[offer]):
            short = s.partners[offer]
        if short != NONE:
            s.open_offers &= ~bit(offer)
            s.fates[offer] = VOID
            if s.news is not None:
                s.tell("offer-void", {**about(s, offer), "short": f"seat:{short}"})


def expire(s: State) -> None:
    """The phase is over: open offers and proposals with it."""
    s.open_offers = 0
    s.for_draw = 0
    s.no_draw = False
    seat: i64
    nth: i64
    for seat in range(PLAYERS):
        for nth in range(s.made[seat]):
            offer = seat * OFFERS + nth
            s.partners[offer] = NONE
            s.fates[offer] = OPEN
            s.gives[offer] = 0
            s.wants[offer] = 0
        s.made[seat] = 0
        s.wavered[seat] = 0
        s.dropped[seat] = 0
        if s.draft_to[seat] != NONE:
            drop_draft(s, seat)


# -- telling


def cards_in(pack: i64) -> list[str]:
    """A pack's cards as tokens."""
    found: list[str] = []
    for kind in range(KINDS):
        found += [card_token(kind)] * int(packed(pack, kind))
    return found


def about(s: State, offer: i64) -> dict[str, Value]:
    """What an event says of an offer."""
    return {
        "offer": offer_name(int(offer)),
        "number": int(offer) % OFFERS + 1,
        "seat": f"seat:{int(offer) // OFFERS}",
        "other": f"seat:{int(s.partners[offer])}",
        "given": cards_in(s.gives[offer]),
        "wanted": cards_in(s.wants[offer]),
    }
