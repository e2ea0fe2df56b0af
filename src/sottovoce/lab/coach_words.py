"""The coach's advice in words: what is best, why, what else there is, and what an answer would cost."""

from __future__ import annotations

from sottovoce.core.table import Table
from sottovoce.core.words import Typed
from sottovoce.lab import language
from sottovoce.lab.analysis import Weighed
from sottovoce.lab.coach import Advice
from sottovoce.school.reasons import in_words


def why(table: Table, seat: int, advice: Advice, about: str | None, lang: str) -> str:
    """The chances, compared."""
    say = language.speaker(lang, table.names).say

    def named(choice: Weighed) -> Typed:
        return Typed(table.choice(seat, choice.choice, lang))

    best, other = advice.best, advice.other
    if not advice.known:
        return say("coach-unknown", choice=named(best))
    if advice.early:
        return say("coach-early", choice=named(best))
    if about is not None and other is not None and advice.mark:
        message = "coach-gives-away" if advice.proven else "coach-costs"
        warned = say(message, choice=named(other), cost=round(100 * advice.cost), best=named(best))
        return f"{warned} {say('coach-sure')}"
    if best.proven and best.chance < 1.0:
        return say("coach-lost", choice=named(best))
    if best.proven:
        return say("coach-agrees-won" if about == best.choice else "coach-won", choice=named(best))
    if about == best.choice:
        return say("coach-agrees", chance=round(100 * best.chance))
    said = say("coach-best", choice=named(best), chance=round(100 * best.chance))
    if other is None:
        return said
    message = "coach-next-lost" if other.proven else "coach-next"
    return f"{said} {say(message, choice=named(other), chance=round(100 * other.chance))}"


def reasons(table: Table, advice: Advice, lang: str) -> list[str]:
    """What turns out otherwise, in the game's words; what is not so in every imagined world is said to be likely.

    Of an answer that was a mistake they tell what it loses, of the best answer what it wins.
    """
    own = language.speaker(lang)
    told = []
    for reason in advice.reasons:
        said = in_words(table, reason, lang, warning=bool(advice.mark))
        told.append(said if reason.sure else own.say("coach-likely", reason=Typed(said)))
    return told
