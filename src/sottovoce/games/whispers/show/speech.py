"""Which sentence of the catalogue fits: prompts, choices, the § behind a decision, and the ending."""

from __future__ import annotations

from sottovoce.core.events import Value
from sottovoce.core.position import seats_of
from sottovoce.core.words import Phrase
from sottovoce.games.whispers.rules import actions, council, events, scoring
from sottovoce.games.whispers.rules.actions import SLOT_PAIRS, SLOTS
from sottovoce.games.whispers.rules.board import REGIONS
from sottovoce.games.whispers.rules.cards import (
    ABILITY_NAMES,
    EAGLE_OWN,
    HAND_LIMIT,
    LION_OWN,
    NO_ABILITY,
    RECRUIT,
    size,
)
from sottovoce.games.whispers.rules.rounds import AGENTS_A_ROUND, AGENTS_A_ROUND_OF_TWO
from sottovoce.games.whispers.rules.state import (
    ACT,
    AFTERWARDS,
    ARRANGE,
    BATTLE,
    BURN_ONE,
    FORCE,
    LAY_OFF,
    LOYALTIES,
    ORIGIN,
    PAY_FIRST,
    PAY_SECOND,
    PICK_EMPIRE,
    PICK_GOAL,
    PICK_REGION,
    PICK_SEAT,
    PUT_ONE,
    SEND_OUT,
    TAKE_BACK,
    TARGET,
    State,
)
from sottovoce.games.whispers.show.only_answer import only_answer

_PLAIN_PROMPTS = {TAKE_BACK: "prompt-take-back", PICK_EMPIRE: "prompt-empire", LOYALTIES: "prompt-loyalties"}
_PARAGRAPHS = {
    TAKE_BACK: "9",
    SEND_OUT: "9",
    ACT: "10",
    ORIGIN: "19",
    TARGET: "19",
    FORCE: "19",
    BATTLE: "22",
    AFTERWARDS: "22",
    LAY_OFF: "13",
    LOYALTIES: "14",
}


def prompt(s: State) -> Phrase:
    """The question put to the seat that is asked."""
    phase = int(s.phase)
    if phase in _PLAIN_PROMPTS:
        return Phrase(_PLAIN_PROMPTS[phase])
    if phase == SEND_OUT:
        each = AGENTS_A_ROUND_OF_TWO if s.seats == 2 else AGENTS_A_ROUND
        return Phrase("prompt-send-out", {"count": each - int(s.step) // int(s.seats)})
    if phase == ACT:
        message = "prompt-act" if council.able(s, s.post) else "prompt-act-nothing"
        return Phrase(message + _no_card(s), {"post": events.post(s.post)})
    if phase in (ORIGIN, TARGET, FORCE, BATTLE):
        return _attack_prompt(s, phase)
    if phase == AFTERWARDS:
        return Phrase("prompt-afterwards" + _no_card(s), {"post": events.post(s.post)})
    if phase in (PAY_FIRST, PAY_SECOND):
        message = "prompt-pay" if phase == PAY_FIRST else "prompt-pay-second"
        return Phrase(message, {"ability": _ability(s.ability)})
    if phase == LAY_OFF:
        return Phrase("prompt-lay-off", {"count": int(size(s.hands[s.asked])) - HAND_LIMIT})
    return _card_prompt(s, phase)


def _attack_prompt(s: State, phase: int) -> Phrase:
    """An attack's origin, target, number, and the cards that join it."""
    if phase == ORIGIN:
        return Phrase("prompt-origin", {"empire": events.empire(s.empire)})
    if phase == TARGET:
        return Phrase("prompt-target", {"region": events.region(s, s.origin)})
    places: dict[str, Value] = {"region": events.region(s, s.origin), "other": events.region(s, s.target)}
    if phase == FORCE:
        return Phrase("prompt-force", places)
    there = int(s.banners[s.target])
    args: dict[str, Value] = {**places, "count": int(s.force), "there": there, "fort": _fort(s, s.target)}
    return Phrase("prompt-battle" + _no_card(s), args)


def _no_card(s: State) -> str:
    """The variant of a question about cards where none can be played."""
    return "" if only_answer(s, int(s.asked)) is None else "-no-card"


def _card_prompt(s: State, phase: int) -> Phrase:
    """A step of a card, or of adding banners."""
    if phase == PUT_ONE:
        if s.ability == RECRUIT:
            return Phrase("prompt-put-any", {"count": int(s.left)})
        message = "prompt-put-together" if council.in_one_region(s) else "prompt-put-one"
        return Phrase(message, {"empire": events.empire(s.colour), "count": int(s.left)})
    if phase == BURN_ONE:
        return Phrase("prompt-burn", {"region": events.region(s, s.spot), "count": int(s.left)})
    if phase == ARRANGE:
        data: dict[str, Value] = {"region": events.region(s, s.spot), "count": int(s.left)}
        return Phrase("prompt-arrange", {**data, "empire": events.empire(s.colour)})
    if phase == PICK_SEAT:
        kind = {EAGLE_OWN: "eagle", LION_OWN: "lion"}.get(int(s.ability), "swap")
        return Phrase(f"prompt-seat-{kind}")
    name = ABILITY_NAMES[s.ability]
    if phase == PICK_REGION:
        return Phrase(f"prompt-region-{name}", {"empire": events.empire(s.empire)})
    if phase == PICK_GOAL:
        return Phrase("prompt-goal", {"region": events.region(s, s.spot)})
    return Phrase(f"prompt-count-{name}", {"region": events.region(s, s.spot)})


def choice(s: State, action: int) -> Phrase:
    """An answer in words."""
    if action < actions.EXCHANGE:
        return _plain_choice(s, action)
    if action < actions.DEPLOY:
        first, second = SLOT_PAIRS[action - actions.EXCHANGE]
        token = [events.empire(s.tokens[s.asked * SLOTS + slot]) for slot in (first, second)]
        slots: dict[str, Value] = {"slot": events.slot(first), "other-slot": events.slot(second)}
        return Phrase("choice-exchange", {**slots, "empire": token[0], "other": token[1]})
    if action < actions.PLAY:
        base = (action // actions.DEPLOY) * actions.DEPLOY
        message = {actions.DEPLOY: "choice-deploy", actions.RECALL: "choice-recall"}.get(base, "choice-seat")
        return Phrase(message, {"post": events.post(action - base)})
    if action < actions.PAY:
        return Phrase("choice-play", {"ability": _ability(action - actions.PLAY)})
    if action < actions.STATION:
        paying = action < actions.DISCARD
        card = events.card(action - (actions.PAY if paying else actions.DISCARD))
        return Phrase("choice-pay" if paying else "choice-discard", {"card": card})
    if action >= actions.REARRANGE:
        empire = action - actions.REARRANGE
        on_map = sum(int(s.banners[region]) for region in range(REGIONS) if s.holder[region] == empire)
        return Phrase("choice-rearrange", {"empire": events.empire(empire), "count": on_map})
    if action >= actions.COUNT:
        return Phrase("choice-count", {"count": action - actions.COUNT})
    return _regional_choice(s, action)


def _plain_choice(s: State, action: int) -> Phrase:
    """An action of the seat, or a plain yes or no."""
    if action == actions.ADD:
        return Phrase("choice-add", {"count": int(council.banners_to_add(s, s.post, s.empire))})
    if action == actions.DRAW:
        return Phrase("choice-draw", {"count": int(council.cards_to_draw(s, s.post, s.empire))})
    if action == actions.DONE:
        kinds = {int(BATTLE): "choice-fight", int(BURN_ONE): "choice-stop"}
        return Phrase(kinds.get(int(s.phase), "choice-done"))
    if action == actions.KEEP:
        return Phrase("choice-keep")
    name = {actions.PASS: "pass", actions.ATTACK: "attack", actions.SWAP: "swap"}[action]
    return Phrase(f"choice-{name}", {"action": f"action:{name}"})


def _regional_choice(s: State, action: int) -> Phrase:
    """A region, with what stands there."""
    verbs = (
        (actions.DESTROY, "destroy"),
        (actions.PLACE, "place"),
        (actions.TO, "to"),
        (actions.FROM, "from"),
        (actions.RETRIEVE, "retrieve"),
        (actions.STATION, "station"),
    )
    base, verb = next((base, verb) for base, verb in verbs if action >= base)
    region = action - base
    here: dict[str, Value] = {"region": events.region(s, region), "empire": events.empire(s.holder[region])}
    return Phrase(f"choice-{verb}", {**here, "count": int(s.banners[region]), "fort": _fort(s, region)})


def paragraph(s: State) -> str:
    """The § that a decision stands on."""
    if s.phase == SEND_OUT and s.law.field:
        return "26"
    if int(s.phase) in _PARAGRAPHS:
        return _PARAGRAPHS[int(s.phase)]
    if s.ability != NO_ABILITY:
        return "23"
    return "21" if s.phase == PICK_SEAT else "17"


def ending(s: State) -> list[Phrase]:
    """Everybody's points, and who wins by what."""
    won = seats_of(scoring.winners(s))
    how = int(scoring.decided_by(s))
    lines = [
        Phrase("ending-points", {"seat": events.seat(seat), "count": int(scoring.points(s, seat))})
        for seat in range(s.seats)
    ]
    args: dict[str, Value] = {"seats": [events.seat(seat) for seat in won], "count": int(scoring.points(s, won[0]))}
    kinds = {
        scoring.BY_POINTS: "ending-won",
        scoring.BY_LOYALTY: "ending-by-loyalty",
        scoring.BY_CARDS: "ending-by-cards",
    }
    return [*lines, Phrase(kinds.get(how, "ending-shared"), args)]


def _ability(ability: int) -> str:
    return f"ability:{ABILITY_NAMES[ability]}"


def _fort(s: State, region: int) -> int:
    return int((s.map.forts >> region) & 1)
