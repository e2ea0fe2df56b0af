"""Statements in words: two people can bargain without sharing a language."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sottovoce.games.verrat.rules.actions import OFFERS_EACH, parse_offer
from sottovoce.games.verrat.talk import statements
from sottovoce.games.verrat.talk.statements import StatedAct, Statement

if TYPE_CHECKING:
    from sottovoce.core.log import Said
    from sottovoce.core.table import Table
    from sottovoce.core.words import Speaker


def spoken(table: Table, said: Said, speaker: Speaker) -> str:
    """A line in the hearer's language; free text as it is."""
    statement = statements.parse(said.text)
    return said.text if statement is None else _sentence(table, statement, said.seat, speaker)


def report(table: Table, line: statements.Spoken, speaker: Speaker) -> str:
    """A statement with what became of it."""
    parts = [_sentence(table, line.statement, line.said.seat, speaker), speaker.say(f"talk-state-{line.state}")]
    parts += [speaker.say(f"talk-{verdict}", seat=f"seat:{seat}") for seat, verdict in line.verdicts.items()]
    return " ".join(parts)


def _sentence(table: Table, statement: Statement, seat: int, speaker: Speaker) -> str:
    me, other = f"seat:{seat}", f"seat:{statement.other}"
    if statement.kind in ("accept", "refuse", "counter", "answer"):
        return _reply(table, statement, seat, speaker)
    if statement.kind == "decline":
        offer = parse_offer(statement.offer) or 0
        because, number = speaker.say(f"reason-{statement.reason}"), offer % OFFERS_EACH + 1
        return speaker.say("talk-decline", seat=f"seat:{offer // OFFERS_EACH}", number=number, reason=because)
    if statement.kind == "promise":
        return speaker.say("talk-promise", clause=_clause(statement.act, seat, speaker))
    if statement.kind == "if":
        condition = _clause(statement.condition, statement.other or 0, speaker)
        return speaker.say("talk-if", condition=condition, clause=_clause(statement.act, seat, speaker))
    if statement.reason and statement.kind in ("accuse", "peace"):
        plain = _sentence(table, replace(statement, reason=""), seat, speaker)
        return speaker.say(
            "talk-because", sentence=plain, reason=speaker.say(f"why-{statement.kind}-{statement.reason}")
        )
    if statement.kind in ("accuse", "where"):
        assert statement.act is not None
        return speaker.say(f"talk-{statement.kind}", vizier=f"vizier:{statement.act.vizier}")
    if statement.kind == "share":
        theirs, mine = (f"city:{city}" for city in statement.places)
        return speaker.say("talk-share", seat=me, other=other, theirs=theirs, mine=mine)
    if statement.kind == "free":
        return speaker.say("talk-free", other=other, chip=int(statement.places[0].removeprefix("seat-")))
    if statement.kind == "swap":
        given, wanted = ([f"card:{card}" for card in cards] for cards in (statement.give, statement.want))
        return speaker.say("talk-swap", seat=me, other=other, given=given, wanted=wanted)
    return speaker.say("talk-peace", seat=me, other=other)


def _reply(table: Table, statement: Statement, seat: int, speaker: Speaker) -> str:
    number = statement.to or 0
    if statement.reason:
        return speaker.say("talk-refuse-because", number=number, reason=speaker.say(f"reason-{statement.reason}"))
    if statement.inner is None:
        return speaker.say(f"talk-{statement.kind}", number=number)
    inner = _sentence(table, statement.inner, seat, speaker)
    return speaker.say(f"talk-{statement.kind}", number=number, sentence=inner)


def _clause(act: StatedAct | None, seat: int, speaker: Speaker) -> str:
    """What somebody does, as part of a sentence."""
    assert act is not None
    vizier = f"vizier:{act.vizier}"
    if act.verb == "accuse":
        return speaker.say("clause-accuse", seat=f"seat:{seat}", vizier=vizier)
    if act.verb == "keep":
        return speaker.say("clause-keep", vizier=vizier)
    if act.place.startswith("seat-"):
        return speaker.say(f"clause-{act.verb}-seat", vizier=vizier, chip=int(act.place.removeprefix("seat-")))
    return speaker.say(f"clause-{act.verb}-city", vizier=vizier, city=f"city:{act.place}")
