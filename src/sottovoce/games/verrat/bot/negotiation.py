"""Talk that serves the plan: what a bot agrees to, and why it refuses; questions bind it to nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sottovoce.games.verrat.bot import greedy_policy
from sottovoce.games.verrat.bot.greedy import about_to_win
from sottovoce.games.verrat.bot.proposals import Line, propose, travel
from sottovoce.games.verrat.bot.trust import JOURNEY, PEACE, VOTES, Trust
from sottovoce.games.verrat.rules import actions
from sottovoce.games.verrat.rules.board import CARD_NAMES, CITY, NONE, PLAYERS, SIZES
from sottovoce.games.verrat.rules.offers import holds
from sottovoce.games.verrat.rules.scoring import SUSPECT
from sottovoce.games.verrat.rules.state import BITS, OFFERS, State
from sottovoce.games.verrat.talk import statements, talk

if TYPE_CHECKING:
    from sottovoce.core.bot import Question
    from sottovoce.games.verrat.bot.thinker import Thinker
    from sottovoce.games.verrat.rules.turns import Verrat

ANSWERS: Final = 3  # to one speaker in a round; then it says once that it has heard enough
_ASKED: Final = ("accuse", "peace", "share", "free", "if", "swap", "where")
BELIEVED: Final = 0.35  # less trust than this, and it makes no agreements
_WANTED: Final = 0.7  # the worth of a card worth going for
_PATIENCE: Final = 3  # rounds between two reasons for refusing the same player's offers


class Negotiator:
    """What a bot has agreed to this round, and what it says."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.trust = Trust(thinker.faith, thinker.level.learns, thinker.persona.grudge)
        self.explained: dict[int, int] = {}  # by seat: the round in which it last said why it refuses offers
        self.forget()

    def forget(self) -> None:
        """What was agreed holds for one round."""
        self.target = NONE  # the vizier whom it has agreed to accuse
        self.friends: set[int] = set()  # seats that it has agreed to leave alone
        self.told: dict[int, int] = {}  # where its viziers will go, as it has said
        self.declined: set[int] = set()  # offers for whose refusal it has given the reason
        self.proposed = False
        self.answered: Counter[int] = Counter()  # how often it has answered each speaker

    def speak(self, world: Verrat, question: Question, book: Sequence[statements.Spoken]) -> list[Line]:
        """Answers to all that it was asked, reasons for what it will refuse, then perhaps one proposal."""
        seat = question.seat
        heard = self.hear(world, seat, book)
        said: list[Line] = []
        for line in heard:
            if self._addressed(world, seat, line):
                reply = self._answer(world, question, line)
                if reply:
                    said.append((reply, line.said.audience))
        said += self._decline(world, seat)
        if self.thinker.level.proposes and not self.proposed:
            self.proposed = True
            said += propose(self, world, seat, book)
        return said

    def hear(self, world: Verrat, seat: int, book: Sequence[statements.Spoken]) -> list[statements.Spoken]:
        """Take in all that was said, and what this seat has agreed to; the statements of this round."""
        self.trust.hear(book, seat, world)
        self.friends |= self.trust.now.peace
        heard = [line for line in book if line.round == world.round]
        self._recall(world, seat, heard)
        return heard

    def _recall(self, world: Verrat, seat: int, heard: Sequence[statements.Spoken]) -> None:
        """What the table has agreed on with this seat, also if it sat down only now."""
        for line in heard:
            statement, mine = line.statement, line.answers.get(seat) == statements.AGREED
            act = statement.condition if statement.kind == "if" else statement.act
            if statement.kind in ("accuse", "if") and act is not None and act.verb == "accuse" and mine:
                found = actions.parse_vizier(act.vizier, world)
                if self.target == NONE and found is not None:
                    self.target = found
            made = line.said.seat == seat
            if statement.kind == "share" and mine:
                self._go(world, seat, statement.places[0])
            if statement.kind == "share" and made and statements.AGREED in line.answers.values():
                self._go(world, seat, statement.places[1])

    def _go(self, world: Verrat, seat: int, name: str) -> bool:
        """Send somebody to a city as agreed, the one who has least to do at court."""
        city = actions.parse_place(name, world)
        own = range(seat * SIZES, seat * SIZES + SIZES)
        free = [v for v in own if world.is_free(v) and v not in self.told]
        if city is None or city in self.told.values():
            return city is not None
        if not free:
            return False
        there = [v for v in free if world.places[v] == city]
        chosen = (there or sorted(free, key=lambda v: greedy_policy.staying(world, seat, v)))[0]
        self.told[chosen] = city
        return True

    # -- answering

    def _addressed(self, world: State, seat: int, line: statements.Spoken) -> bool:
        """True if a line waits for this seat's answer."""
        open_to = line.said.seat != seat and not line.closed and seat not in line.answers
        return open_to and line.statement.kind in _ASKED and seat in talk.addressed(world, line)

    def _answer(self, world: Verrat, question: Question, line: statements.Spoken) -> str:
        """Yes, or no with the reason; nothing to who goes on asking after that was enough."""
        speaker = line.said.seat
        self.answered[speaker] += 1
        if self.answered[speaker] > ANSWERS + 1:
            return ""
        reason = "enough" if self.answered[speaker] > ANSWERS else self._objection(world, question, line)
        if reason:
            return f":refuse {line.number} {reason}"
        if line.statement.kind == "where":
            assert line.statement.act is not None
            vizier = actions.parse_vizier(line.statement.act.vizier, world)
            assert vizier is not None
            return f":answer {line.number} {travel(world, vizier, self.told[vizier])}"
        return f":accept {line.number}"

    def _objection(self, world: Verrat, question: Question, line: statements.Spoken) -> str:
        """The reason against a proposal, "" if it agrees; what it agrees to, it notes."""
        speaker, seat, statement = line.said.seat, question.seat, line.statement
        if statement.kind == "accuse":
            return self._against_accusing(world, seat, speaker, statement)
        if statement.kind == "peace":
            return self.against_peace(world, seat, speaker)
        if statement.kind == "swap":
            return self._against_swap(world, seat, speaker, statement)
        if statement.kind == "share":
            return self._against_sharing(world, seat, speaker, statement)
        if statement.kind == "where":
            return self._against_telling(world, speaker, statement)
        if statement.kind == "if" and statement.condition is not None and statement.condition.verb == "accuse":
            return self._against_accusing(world, seat, speaker, replace(statement, act=statement.condition))
        return "plan"

    def _against_telling(self, world: Verrat, speaker: int, statement: statements.Statement) -> str:
        """It says what it has agreed on already; a question alone gets nothing out of it, and binds it to nothing."""
        assert statement.act is not None
        vizier = actions.parse_vizier(statement.act.vizier, world)
        return "" if vizier in self.told and self.trust.trust(speaker) >= BELIEVED else "secret"

    def _against_accusing(self, world: Verrat, seat: int, speaker: int, statement: statements.Statement) -> str:
        assert statement.act is not None
        vizier = actions.parse_vizier(statement.act.vizier, world)
        assert vizier is not None
        owner = vizier // SIZES
        if owner == seat:
            return "plan"
        if owner in self.friends:
            return "friend"
        if self.target not in (NONE, vizier):
            return "bound"
        if speaker in self.trust.traitors() and not about_to_win(world, owner):
            return "betrayed"
        if not (about_to_win(world, owner) or self.thinker.leads(world, owner)):
            return "harmless"
        self.target = vizier
        return ""

    def against_peace(self, world: Verrat, seat: int, speaker: int) -> str:
        """The reason against a peace: it strengthens who leads, brings nothing, or would not be kept."""
        if self.thinker.level.wary and about_to_win(world, speaker):
            return "crown"
        if self.target != NONE and self.target // SIZES == speaker:
            return "bound"
        if speaker in self.trust.traitors():
            return "betrayed"
        if self.trust.trust(speaker, PEACE, self.temptation(world, seat, speaker)) < BELIEVED:
            return "distrust"
        if self.thinker.level.wary and self.thinker.leads(world, speaker):
            return "leads"
        if self.thinker.level.wary and world.score(speaker) >= SUSPECT > world.score(seat):
            return "poor"  # the one who asks has something to fear, this one has not
        self.friends.add(speaker)
        return ""

    def temptation(self, world: Verrat, seat: int, other: int) -> float:
        """What it may cost another in chances to leave this seat alone: more the more this one is ahead of the rest."""
        if world.score(seat) < SUSPECT:
            return 0.0
        chances = self.thinker.chances(world)
        rest = max(chances[o] for o in range(PLAYERS) if o not in (seat, other))
        return 0.1 * max(0.0, chances[seat] - rest)

    def _against_swap(self, world: Verrat, seat: int, speaker: int, statement: statements.Statement) -> str:
        """A swap that is only talked of is judged like an offer."""
        gives, wants = (_pack(cards) for cards in (statement.give, statement.want))
        if not (holds(world, speaker, gives) and holds(world, seat, wants)):
            return "plan"
        return self.thinker.objection(world, seat, speaker, gives, wants)

    def _against_sharing(self, world: Verrat, seat: int, speaker: int, statement: statements.Statement) -> str:
        """Let them have their city if the other one is worth going to."""
        city = actions.parse_place(statement.places[0], world)
        assert city is not None
        own = [v for v in range(seat * SIZES, seat * SIZES + SIZES) if world.is_free(v) and v not in self.told]
        if not own or city in self.told.values():
            return "bound"
        if greedy_policy.card_worth(world, seat, own[0], city - CITY) < _WANTED:
            return "poor"
        if self.trust.trust(speaker, JOURNEY) < BELIEVED:
            return "distrust"
        return "" if self._go(world, seat, statement.places[0]) else "bound"

    def _decline(self, world: Verrat, seat: int) -> list[Line]:
        """Why it is going to refuse what it was offered; not to the same player every time."""
        said: list[Line] = []
        for offer in range(PLAYERS * OFFERS):
            if not (world.open_offers >> offer) & 1 or world.partners[offer] != seat or offer in self.declined:
                continue
            maker = offer // OFFERS
            reason = self.thinker.objection(world, seat, maker, int(world.gives[offer]), int(world.wants[offer]))
            if reason and world.round - self.explained.get(maker, -_PATIENCE) >= _PATIENCE:
                self.declined.add(offer)
                self.explained[maker] = int(world.round)
                said.append((f":decline {actions.offer_name(offer)} {reason}", 1 << maker))
        return said

    def believed(self, other: int, kind: str) -> bool:
        """May an agreement of a kind with this player be worth something?"""
        return self.trust.trust(other, kind) >= BELIEVED and other not in self.trust.traitors()

    def votes_with(self, other: int) -> bool:
        """Is this player worth asking for votes?"""
        return self.believed(other, VOTES)


def _pack(cards: Sequence[str]) -> int:
    return sum(1 << BITS * CARD_NAMES.index(card) for card in cards)
