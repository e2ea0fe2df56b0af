"""Out of time: the debate's own timer (§7), plans prepared meanwhile, and what counts for who says nothing (§8)."""

from __future__ import annotations

from collections.abc import Sequence

from sottovoce.core.dice import Recorded
from sottovoce.core.drafts import Drafts
from sottovoce.core.errors import Illegal
from sottovoce.core.talk import Debate
from sottovoce.core.words import Typed
from sottovoce.games.verrat.rules import actions
from sottovoce.games.verrat.rules.actions import ACCUSE, COLLECT_FROM, DESTINATIONS, PLAN_TO, READY, REVISE, STAY
from sottovoce.games.verrat.rules.board import DUNGEON, DUNGEONS, EXILE, NONE, PLAYERS, SIZE_NAMES, SIZES, VIZIERS
from sottovoce.games.verrat.rules.state import INTRIGUE, PLAN
from sottovoce.games.verrat.rules.turns import Verrat

_OWN_WORD, _FREE_TALK = 60, 120  # seconds


def debate(s: Verrat) -> Debate | None:
    """§7: each player has the word for a minute, in order, then all for two."""
    if s.over or s.phase != INTRIGUE:
        return None
    order = [(int(s.in_order(step)), _OWN_WORD) for step in range(PLAYERS)]
    return Debate(int(s.round), (*order, (None, _FREE_TALK)))


class VerratDrafts(Drafts[Verrat]):
    """Drafts of plans; no bot makes deals or plans for anybody."""

    def tidied(self, position: Verrat, seat: int, answers: Sequence[str]) -> list[str] | None:
        """Parts of a plan, each vizier and the accusation once; None where no plan is to come in this round."""
        if position.over or position.phase not in (INTRIGUE, PLAN) or not position.any_free(seat):
            return None
        parts: dict[int, str] = {}
        for answer in answers:
            action = actions.parse(" ".join(answer.split()), position)
            if action is None or not PLAN_TO <= action < COLLECT_FROM:
                raise Illegal("not-understood", text=Typed(answer), choices="send, keep, accuse")
            parts[_part(action)] = actions.text(action, position)
        return [parts[part] for part in sorted(parts)]

    def unanswered(self, position: Verrat, seat: int, draft: Sequence[str]) -> list[str] | None:
        """In the debate: ready, and nothing agreed to. For a plan: the draft, and where it says nothing, nothing."""
        if position.phase == INTRIGUE:
            return _silence(position, seat)
        return _plan(position, seat, draft) if position.phase == PLAN else None


def _part(action: int) -> int:
    """Which vizier a part of a plan is about, after them the accusation."""
    return SIZES if action >= ACCUSE else (action - PLAN_TO) // DESTINATIONS


def _silence(s: Verrat, seat: int) -> list[str]:
    """What somebody says who says nothing more."""
    said = ["cancel"] if s.draft_to[seat] != NONE else []
    left, offer = int(s.open_offers), 0
    while left:
        if left & 1 and s.partners[offer] == seat:
            said.append(f"refuse {actions.offer_name(offer)}")
        left >>= 1
        offer += 1
    return said if s.ready >> seat & 1 else [*said, "ready"]


def _plan(s: Verrat, seat: int, draft: Sequence[str]) -> list[str]:
    """The plan written down so far, then the draft, then staying and an accusation that hits nobody if it can."""
    world = s.copy()
    assert isinstance(world, Verrat)
    world.news = None
    wanted = {_part(action): action for action in (actions.parse(answer, s) for answer in draft) if action is not None}
    written: list[str] = []
    while True:
        choices = [int(choice) for choice in world.choices(seat)]
        if REVISE not in choices:
            choice = _next(world, seat, choices, wanted)
        else:
            choice = REVISE if "revise" not in written and _differs(world, seat, wanted) else READY
        written.append(actions.text(choice, world))
        if choice == READY:
            return written
        world.apply(seat, choice, Recorded([]))


def _differs(s: Verrat, seat: int, wanted: dict[int, int]) -> bool:
    """Whether something else is written down than was drafted later."""
    for part, action in wanted.items():
        vizier, place = seat * SIZES + part, (action - PLAN_TO) % DESTINATIONS
        if part == SIZES:
            if s.accused[seat] != action - ACCUSE:
                return True
        elif s.is_free(vizier) and s.plans[vizier] != (s.places[vizier] if place == STAY else place):
            return True
    return False


def _next(s: Verrat, seat: int, choices: list[int], wanted: dict[int, int]) -> int:
    """What is written down next: as drafted, else as good as nothing."""
    drafted = wanted.get(_part(choices[0]))
    if drafted in choices:
        return drafted
    if choices[0] < ACCUSE:
        stay = actions.parse(f"keep {SIZE_NAMES[_part(choices[0])]}", s)
        return stay if stay in choices else choices[0]
    return ACCUSE + _harmless(s, seat)


def _harmless(s: Verrat, seat: int) -> int:
    """A vizier whom an accusation can't hurt (§12): one in a dungeon or in exile; else one's own small one."""
    jailed = [v for v in range(VIZIERS) if DUNGEON <= s.places[v] < DUNGEON + DUNGEONS]
    away = jailed or [v for v in range(VIZIERS) if s.places[v] == EXILE]
    return away[0] if away else seat * SIZES + SIZE_NAMES.index("small")
