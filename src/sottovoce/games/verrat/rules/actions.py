"""Actions: what a player can answer, as small integers inside and as one line of text outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sottovoce.games.verrat.rules.board import (
    CARD_NAMES,
    CITIES,
    CITY,
    CITY_NAMES,
    COLOUR_NAMES,
    KAFFA,
    KINDS,
    PLAYERS,
    POWERS,
    SEATS,
    SIZE_NAMES,
    SIZES,
    VIZIERS,
    vizier_name,
)

if TYPE_CHECKING:
    from sottovoce.games.verrat.rules.state import State

READY: Final = 0
NOT_READY: Final = 1  # take back one's "ready" (§7, §8)
REVISE: Final = 2  # begin one's plan again (§8)
SEND: Final = 4  # an offer that is put together
CANCEL: Final = 5
PROPOSE_DRAW: Final = 6  # §17
AGREE_DRAW: Final = 7
REFUSE_DRAW: Final = 8
DONE: Final = 9  # no more cards (§10), no more Pardons (§14)
WAIVE: Final = 10  # no demand from seat 1 (§11)
TAKE_NOTHING: Final = 11  # from Kaffa
OFFER: Final = 12  # + seat: begin an offer to it
GIVE: Final = 16  # + card: more of it in the offer
WANT: Final = 23  # + card
ACCEPT: Final = 30  # + offer
REFUSE: Final = 62  # + offer
COUNTER: Final = 94  # + offer
WITHDRAW: Final = 126  # + offer
HAND_OVER: Final = 158  # the card that is demanded from seat 1 (§11, option)
KEEP_CARD: Final = 159
PLAN_TO: Final = 160  # + size * DESTINATIONS + position, city place or STAY (§8)
ACCUSE: Final = 220  # + vizier
COLLECT_FROM: Final = 232  # + city; in Kaffa: look for a card
TAKE: Final = 240  # + card: out of Kaffa's
DEMAND: Final = 248  # + seat * POWERS + card (§11)
FREE: Final = 272  # + size: return a Pardon for this vizier (§14)
PUT_UNDER: Final = 276  # + city (§14, option)
ACTIONS: Final = 283

DESTINATIONS: Final = 20
STAY: Final = 19
OFFERS_EACH: Final = 8
MOST_CHOICES: Final = 160

_WORDS: Final = {
    READY: "ready",
    NOT_READY: "not-ready",
    REVISE: "revise",
    SEND: "send-offer",
    CANCEL: "cancel",
    PROPOSE_DRAW: "propose-draw",
    AGREE_DRAW: "agree-draw",
    REFUSE_DRAW: "refuse-draw",
    DONE: "done",
    WAIVE: "waive",
    TAKE_NOTHING: "take nothing",
    HAND_OVER: "hand-over",
    KEEP_CARD: "keep-card",
}
_BY_WORDS: Final = {words: action for action, words in _WORDS.items()}
_ANSWERS: Final = {"accept": ACCEPT, "refuse": REFUSE, "counter": COUNTER, "withdraw": WITHDRAW}
_CARDS: Final = {"give": GIVE, "want": WANT, "take": TAKE}


def offer_name(offer: int) -> str:
    """An offer's name: the seat that made it and its number, such as "2-1"."""
    return f"{offer // OFFERS_EACH}-{offer % OFFERS_EACH + 1}"


def text(action: int, s: State) -> str:
    """An action's durable text at a table."""
    if action in _WORDS:
        return _WORDS[action]
    if action < GIVE:
        return f"offer {action - OFFER}"
    for verb, base in _CARDS.items():
        if base <= action < base + KINDS:
            return f"{verb} {CARD_NAMES[action - base]}"
    for verb, base in _ANSWERS.items():
        if base <= action < base + PLAYERS * OFFERS_EACH:
            return f"{verb} {offer_name(action - base)}"
    if action < ACCUSE:
        return _plan_text(action - PLAN_TO, s)
    if action < COLLECT_FROM:
        vizier = action - ACCUSE
        return f"accuse {vizier_name(vizier, int(s.colours[vizier // SIZES]))}"
    if action < TAKE:
        city = action - COLLECT_FROM
        return "search kaffa" if city == KAFFA else f"collect {CITY_NAMES[city]}"
    if action < FREE:
        seat, kind = divmod(action - DEMAND, POWERS)
        return f"demand {seat} {CARD_NAMES[kind]}"
    if action < PUT_UNDER:
        return f"pardon {SIZE_NAMES[action - FREE]}"
    return f"under {CITY_NAMES[action - PUT_UNDER]}"


def _plan_text(code: int, s: State) -> str:
    size, destination = divmod(code, DESTINATIONS)
    if destination == STAY:
        return f"keep {SIZE_NAMES[size]}"
    if destination < SEATS:
        return f"send {SIZE_NAMES[size]} seat-{int(s.chips[destination])}"
    return f"send {SIZE_NAMES[size]} {CITY_NAMES[destination - CITY]}"


def parse(words: str, s: State) -> int | None:
    """The action that a text names at a table, None if it names none."""
    if words in _BY_WORDS:
        return _BY_WORDS[words]
    match words.split(" "):
        case ["offer", seat]:
            to = _number(seat, PLAYERS)
            return None if to is None else OFFER + to
        case [verb, card] if verb in _CARDS and card in CARD_NAMES:
            return _CARDS[verb] + CARD_NAMES.index(card)
        case [verb, name] if verb in _ANSWERS:
            offer = parse_offer(name)
            return None if offer is None else _ANSWERS[verb] + offer
        case ["keep", size] if size in SIZE_NAMES:
            return PLAN_TO + SIZE_NAMES.index(size) * DESTINATIONS + STAY
        case ["send", size, place] if size in SIZE_NAMES:
            where = parse_place(place, s)
            return None if where is None else PLAN_TO + SIZE_NAMES.index(size) * DESTINATIONS + where
        case ["accuse", name]:
            vizier = parse_vizier(name, s)
            return None if vizier is None else ACCUSE + vizier
        case ["search", "kaffa"]:
            return COLLECT_FROM + KAFFA
        case ["collect", city] if city in CITY_NAMES and city != CITY_NAMES[KAFFA]:
            return COLLECT_FROM + CITY_NAMES.index(city)
        case ["demand", seat, card] if card in CARD_NAMES[:POWERS]:
            whom = _number(seat, PLAYERS)
            return None if whom is None else DEMAND + whom * POWERS + CARD_NAMES.index(card)
        case ["pardon", size] if size in SIZE_NAMES:
            return FREE + SIZE_NAMES.index(size)
        case ["under", city] if city in CITY_NAMES:
            return PUT_UNDER + CITY_NAMES.index(city)
    return None


def _number(word: str, limit: int) -> int | None:
    """A number below a limit, written plainly."""
    return int(word) if word in {str(n) for n in range(limit)} else None


def parse_offer(name: str) -> int | None:
    """The offer of a name such as "2-1"."""
    maker, _, number = name.partition("-")
    seat, count = _number(maker, PLAYERS), _number(number, OFFERS_EACH + 1)
    return None if seat is None or not count else seat * OFFERS_EACH + count - 1


def parse_place(name: str, s: State) -> int | None:
    """The place of a name such as "seat-7" or "kaffa"."""
    if name in CITY_NAMES:
        return CITY + CITY_NAMES.index(name)
    if not name.startswith("seat-"):
        return None
    chip = _number(name.removeprefix("seat-"), SEATS + 1)
    return None if not chip else next(p for p in range(SEATS) if s.chips[p] == chip)


def parse_vizier(name: str, s: State) -> int | None:
    """The vizier of a name such as "red-fat"."""
    colour, _, size = name.partition("-")
    if colour not in COLOUR_NAMES or size not in SIZE_NAMES:
        return None
    owner = next(seat for seat in range(PLAYERS) if s.colours[seat] == COLOUR_NAMES.index(colour))
    return owner * SIZES + SIZE_NAMES.index(size)


assert CITY + CITIES == STAY
assert ACCUSE + VIZIERS == COLLECT_FROM
