"""Talk: what can be said beside the log, who may hear it, and what became of it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from sottovoce.core.events import EVERYBODY, Value
from sottovoce.core.words import Phrase, Typed
from sottovoce.games.verrat.rules import actions
from sottovoce.games.verrat.rules.board import CARD_NAMES, CITY, DUNGEON, HAND, PARDON, PLAYERS, SEATS, SIZES
from sottovoce.games.verrat.rules.state import INTRIGUE, State
from sottovoce.games.verrat.talk.statements import (
    ACTS,
    AGREED,
    ASKED,
    COUNTERED,
    MARK,
    REFUSED,
    REPLIES,
    WORDS,
    Spoken,
    StatedAct,
    Statement,
    parse,
)
from sottovoce.games.verrat.talk.verdicts import history, judge, state_of

if TYPE_CHECKING:
    from sottovoce.core.table import Table

_ANSWERS = {"accept": AGREED, "refuse": REFUSED, "counter": COUNTERED, "answer": AGREED}

# -- what can't be said


def why_unsaid(table: Table, seat: int, text: str, audience: int) -> Phrase | None:
    """What stands against a line: a statement written wrongly, too late, or about somebody who can't act."""
    if not text.startswith(MARK):
        return None
    statement = parse(text)
    if statement is None:
        meant = WORDS.intersection(text.removeprefix(MARK).split()[:1])
        return Phrase("error-statement-form", {"text": Typed(text)}) if meant else None
    s = state_of(table)
    if s.phase != INTRIGUE:
        return Phrase("error-statement-late")
    if statement.kind in REPLIES:
        return _why_no_reply(table, seat, statement, audience) or _why_not(s, seat, statement.inner, audience)
    return _why_not(s, seat, statement, audience)


def _why_no_reply(table: Table, seat: int, reply: Statement, audience: int) -> Phrase | None:
    """An answer needs a statement of this round that its speaker has heard, addressed to them, and its maker's ear."""
    args: dict[str, Value] = {"number": reply.to or 0}
    found = [line for line in book(table, seat) if line.number == reply.to]
    if not found or found[0].said.seat == seat or found[0].statement.kind not in ASKED:
        return Phrase("error-statement-unknown", args)
    line = found[0]
    if line.closed:
        return Phrase("error-statement-expired", args)
    if seat not in addressed(state_of(table), line):
        return Phrase("error-statement-not-yours", args)
    if seat in line.answers:
        return Phrase("error-statement-answered", args)
    asker: dict[str, Value] = {"other": f"seat:{line.said.seat}"}
    if not _hears(line.said.seat, audience):
        return Phrase("error-statement-reply-unheard", args | asker)
    if not _fits(line, reply):
        return Phrase("error-statement-question", args)
    if reply.kind == "counter" and not _concerns(state_of(table), reply, line.said.seat):
        return Phrase("error-statement-counter", args | asker)
    return None


def _hears(seat: int, audience: int) -> bool:
    return audience == EVERYBODY or bool((audience >> seat) & 1)


def _fits(line: Spoken, reply: Statement) -> bool:
    """A question wants to know of this very vizier, a proposal wants yes, no, or another."""
    if line.statement.kind != "where":
        return reply.kind in ("accept", "refuse", "counter")
    if reply.kind != "answer":
        return reply.kind == "refuse"
    act = reply.inner.act if reply.inner is not None and reply.inner.kind == "promise" else None
    assert line.statement.act is not None
    return act is not None and act.verb in ACTS and act.vizier == line.statement.act.vizier


def _concerns(s: State, reply: Statement, seat: int) -> bool:
    """A counter-proposal is one to who made the proposal."""
    inner = reply.inner
    assert inner is not None
    if inner.kind == "where":
        return _owner(s, inner.act) == seat
    return inner.other in (None, seat)


def addressed(s: State, line: Spoken) -> list[int]:
    """The seats that may answer a statement."""
    if line.statement.kind == "where":
        return [_owner(s, line.statement.act)]
    if line.statement.other is not None:
        return [line.statement.other]
    return [seat for seat in range(PLAYERS) if seat != line.said.seat and line.said.heard_by(seat)]


def _owner(s: State, act: StatedAct | None) -> int:
    assert act is not None
    vizier = actions.parse_vizier(act.vizier, s)
    assert vizier is not None
    return vizier // SIZES


def _why_not(s: State, seat: int, statement: Statement | None, audience: int) -> Phrase | None:
    if statement is None:
        return None
    other = statement.other
    if other == seat:
        return Phrase("error-statement-self")
    if statement.kind == "where":
        other = _owner(s, statement.act)
        if other == seat:
            return Phrase("error-statement-self")
    if other is not None and not _hears(other, audience):
        return Phrase("error-statement-unheard", {"other": f"seat:{other}"})
    if statement.kind == "swap":
        return _why_no_swap(s, statement)
    if statement.kind == "decline":
        return _why_no_offer(s, seat, statement.offer, audience)
    return _why_no_act(s, seat, statement.act) or _why_no_act(s, seat if other is None else other, statement.condition)


def _why_no_swap(s: State, statement: Statement) -> Phrase | None:
    """R2 holds for swaps that are only talked of, too."""
    if CARD_NAMES[PARDON] in (*statement.give, *statement.want) and not s.law.pardons:
        return Phrase("error-pardon-swap")
    both = [card for card in statement.give if card in statement.want]
    return Phrase("error-same-type", {"card": f"card:{both[0]}"}) if both else None


def _why_no_offer(s: State, seat: int, name: str, audience: int) -> Phrase | None:
    """An offer that is refused was made to the speaker this round, by somebody who hears the reason."""
    offer = actions.parse_offer(name)
    assert offer is not None
    if s.partners[offer] != seat:
        return Phrase("error-statement-offer", {"offer": name})
    maker = offer // actions.OFFERS_EACH
    return None if _hears(maker, audience) else Phrase("error-statement-unheard", {"other": f"seat:{maker}"})


def _why_no_act(s: State, seat: int, act: StatedAct | None) -> Phrase | None:
    """A statement about a prisoner or an exile, about somebody else's vizier, or from seat to seat."""
    if act is None:
        return None
    v = actions.parse_vizier(act.vizier, s)
    assert v is not None
    args: dict[str, Value] = {"vizier": f"vizier:{act.vizier}"}
    here = int(s.places[v])
    if not s.is_free(v):
        return Phrase("error-prisoner" if DUNGEON <= here < HAND else "error-exiled", args)
    if act.verb in ("accuse", "where"):
        return None
    if v // SIZES != seat:
        return Phrase("error-statement-not-own", args | {"seat": f"seat:{seat}"})
    place = actions.parse_place(act.place, s) if act.place else None
    if act.verb == "send" and place is not None and place < SEATS and here < SEATS:
        return Phrase("error-seat-to-seat", args | {"chip": int(s.chips[here]), "other": int(s.chips[place])})
    if act.verb == "send" and place is not None and place >= CITY and place == here:
        return Phrase("error-already-there", args | {"city": f"city:{act.place}"})
    return None


# -- what became of it


def book(table: Table, seat: int | None) -> list[Spoken]:
    """All statements that a seat (or a spectator) may hear, with their states and verdicts."""
    books = _books.setdefault(table, {})
    kept = books.get(seat)
    if kept is None or kept.ground != (table.taken_back, table.over) or kept.lines > len(table.said):
        kept = books[seat] = _Settled((table.taken_back, table.over))
    begun, rounds = history(table)
    last, starts = max(rounds), sorted((seq, number) for number, seq in begun.items())
    fresh: dict[int, Spoken] = {}
    for number, said in enumerate(table.said[kept.lines :], kept.lines + 1):
        statement = parse(said.text)
        if statement is None or not said.heard_by(seat):
            continue
        after = bisect_right(starts, (said.after, last))
        at = starts[after - 1][1] if after else 1
        line = fresh[number] = Spoken(number, said, statement, at, closed=rounds[at].planning or table.over)
        line.past = at < last or table.over
        if statement.kind in REPLIES and statement.to in fresh:
            fresh[statement.to].answers[said.seat] = _ANSWERS[statement.kind]
        if statement.inner is not None:
            line.statement = statement.inner
    for line in fresh.values():
        judge(table, line, rounds[line.round])
    found = [*kept.found, *fresh.values()]
    kept.settle(table, [line for line in fresh.values() if line.round < last], begun.get(last, 0))
    return found


@dataclass
class _Settled:
    """The statements of rounds that are over, as one seat has heard them: nothing becomes of them any more."""

    ground: tuple[int, bool]  # entries taken back, and whether the game is over
    lines: int = 0  # how many lines were looked through
    found: list[Spoken] = field(default_factory=list)

    def settle(self, table: Table, over: list[Spoken], begun: int) -> None:
        """Take in the statements of rounds before the one that began after this many entries."""
        self.found += over
        self.lines = max(self.lines, bisect_left(table.said, begun, lo=self.lines, key=lambda said: said.after))


_books: WeakKeyDictionary[Table, dict[int | None, _Settled]] = WeakKeyDictionary()
