"""The coach's advice in words: what is best, why, what else there is, and what an answer would cost."""

from __future__ import annotations

from sottovoce.core.table import Table
from sottovoce.core.words import Typed
from sottovoce.lab.analysis import Weighed
from sottovoce.lab.coach import Advice, LineMove, Reason
from sottovoce.server import messages
from sottovoce.server.updates import own_speaker


def told(table: Table, seat: int, advice: Advice, about: str | None, lang: str) -> messages.Hint:
    """Advice for the wire."""
    label = table.choice(seat, advice.best.choice, lang)
    return messages.Hint(
        action=advice.best.choice,
        label=label,
        why=_why(table, seat, advice, about, lang),
        reasons=[_reason(table, reason, lang) for reason in advice.reasons],
        choices=[
            messages.HintChoice(choice.choice, table.choice(seat, choice.choice, lang), round(100 * choice.chance))
            for choice in advice.choices
        ],
        line=_line(advice.line, lang),
        otherwise=_line(advice.otherwise, lang),
        cost=round(100 * advice.cost),
        mark=advice.mark,  # type: ignore[arg-type]
    )


def _why(table: Table, seat: int, advice: Advice, about: str | None, lang: str) -> str:
    """The chances, compared."""
    say = own_speaker(lang, table.names).say

    def named(choice: Weighed) -> Typed:
        return Typed(table.choice(seat, choice.choice, lang))

    best, other = advice.best, advice.other
    if not advice.known:
        return say("coach-unknown", choice=named(best))
    if about is not None and other is not None and advice.mark:
        message = "coach-gives-away" if advice.proven else "coach-costs"
        return say(message, choice=named(other), cost=round(100 * advice.cost), best=named(best))
    if about == best.choice:
        return say("coach-agrees", chance=round(100 * best.chance))
    said = say("coach-best", choice=named(best), chance=round(100 * best.chance))
    if other is None:
        return said
    return f"{said} {say('coach-next', choice=named(other), chance=round(100 * other.chance))}"


def _reason(table: Table, reason: Reason, lang: str) -> str:
    """What turns out otherwise, in the game's words."""
    kind = reason.about.partition(":")[0]
    return table.speaker(lang).say(f"outlook-{kind}", about=reason.about, better=reason.better, worse=reason.worse)


def _line(moves: list[LineMove], lang: str) -> list[messages.HintMove]:
    return [messages.HintMove(move.seat, move.action, move.labels[lang]) for move in moves]
