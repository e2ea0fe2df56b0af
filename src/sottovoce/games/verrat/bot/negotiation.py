"""Talk that serves the plan: answers to everybody, a reason with each refusal, and a few proposals of one's own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sottovoce.games.verrat.bot import greedy_policy
from sottovoce.games.verrat.bot.greedy import about_to_win
from sottovoce.games.verrat.bot.trust import Trust
from sottovoce.games.verrat.rules import actions
from sottovoce.games.verrat.rules.board import CARD_NAMES, CITY, DUNGEON, NONE, PLAYERS, SIZES
from sottovoce.games.verrat.rules.offers import holds
from sottovoce.games.verrat.rules.scoring import SUSPECT, votes
from sottovoce.games.verrat.rules.state import BITS, OFFERS, State, place_name
from sottovoce.games.verrat.talk import statements, talk

if TYPE_CHECKING:
    from sottovoce.core.bot import Question
    from sottovoce.games.verrat.bot.thinker import Thinker
    from sottovoce.games.verrat.rules.turns import Verrat

Line = tuple[str, int]  # a text, and the seats that may hear it

PROPOSALS: Final = 2  # of its own in a round
ANSWERS: Final = 6  # to one speaker in a round; then it has heard enough
_ASKED: Final = ("accuse", "peace", "share", "free", "if", "swap", "where")
_BELIEVED: Final = 0.4  # less trust than this, and it makes no agreements
_SULK: Final = 3  # rounds in which it does not ask again who has refused
_WANTED: Final = 0.9  # the worth of a card worth announcing


class Negotiator:
    """What a bot has agreed to this round, and what it says."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self.trust = Trust(thinker.level.faith, thinker.level.learns)
        self.forget()

    def forget(self) -> None:
        """What was agreed holds for one round."""
        self.target = NONE  # the vizier whom it has agreed to accuse
        self.friends: set[int] = set()  # seats that it has agreed to leave alone
        self.told: dict[int, int] = {}  # where its viziers will go, as it has said
        self.declined: set[int] = set()  # offers for whose refusal it has given the reason
        self.announced = False
        self.answered: Counter[int] = Counter()  # how often it has answered each speaker

    def speak(self, world: Verrat, question: Question, book: Sequence[statements.Spoken]) -> list[Line]:
        """Answers to all that it was asked, reasons for what it will refuse, then perhaps a proposal."""
        seat = question.seat
        self.trust.hear(book, seat, world)
        self.friends |= self.trust.peace
        heard = [line for line in book if line.round == world.round]
        said: list[Line] = []
        for line in heard:
            if self._addressed(world, seat, line):
                said.append((self._answer(world, question, line), line.said.audience))
        said += self._decline(world, seat)
        own = [
            line for line in heard if line.said.seat == seat and line.statement.kind in ("accuse", "peace", "promise")
        ]
        if self.thinker.level.proposes and len(own) < PROPOSALS:
            said += self._propose(world, question, own, book)
        return said

    # -- answering

    def _addressed(self, world: State, seat: int, line: statements.Spoken) -> bool:
        """True if a line waits for this seat's answer."""
        open_to = line.said.seat != seat and not line.closed and seat not in line.answers
        return open_to and line.statement.kind in _ASKED and seat in talk.addressed(world, line)

    def _answer(self, world: Verrat, question: Question, line: statements.Spoken) -> str:
        """Yes, or no with the reason; to a question where somebody goes, or that this is nobody's business."""
        self.answered[line.said.seat] += 1
        heard_enough = self.answered[line.said.seat] > ANSWERS
        reason = "enough" if heard_enough else self._objection(world, question, line)
        if reason:
            return f":refuse {line.number} {reason}"
        if line.statement.kind == "where":
            assert line.statement.act is not None
            return f":answer {line.number} {self._intent(world, question, line.statement.act.vizier)}"
        return f":accept {line.number}"

    def _objection(self, world: Verrat, question: Question, line: statements.Spoken) -> str:
        """The reason against a proposal, "" if it agrees; what it agrees to, it notes."""
        speaker, kind = line.said.seat, line.statement.kind
        if kind == "accuse":
            return self._against_accusing(world, question.seat, line.statement)
        if kind == "peace":
            return self._against_peace(world, speaker)
        if kind == "swap":
            return self._against_swap(world, question.seat, speaker, line.statement)
        if kind == "share":
            return self._against_sharing(world, question.seat, speaker, line.statement)
        if kind == "where":
            open_hearted = self.trust.trust(speaker) >= _BELIEVED and self.thinker.honesty > 0
            return "" if open_hearted else "secret"
        return "plan"

    def _against_accusing(self, world: Verrat, seat: int, statement: statements.Statement) -> str:
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
        if not (about_to_win(world, owner) or self.thinker.leads(world, owner)):
            return "harmless"
        self.target = vizier
        return ""

    def _against_peace(self, world: Verrat, speaker: int) -> str:
        if self.thinker.level.wary and about_to_win(world, speaker):
            return "crown"
        if self.target != NONE and self.target // SIZES == speaker:
            return "bound"
        if self.trust.trust(speaker) < _BELIEVED:
            return "distrust"
        self.friends.add(speaker)
        return ""

    def _against_swap(self, world: Verrat, seat: int, speaker: int, statement: statements.Statement) -> str:
        """A swap that is only talked of is judged like an offer."""
        gives, wants = (_pack(cards) for cards in (statement.give, statement.want))
        if not (holds(world, speaker, gives) and holds(world, seat, wants)):
            return "plan"
        return self.thinker.objection(world, seat, speaker, gives, wants)

    def _against_sharing(self, world: Verrat, seat: int, speaker: int, statement: statements.Statement) -> str:
        """Let him have his city if the other one is worth going to."""
        city = actions.parse_place(statement.places[0], world)
        assert city is not None
        free = [v for v in range(seat * SIZES, seat * SIZES + SIZES) if world.is_free(v) and v not in self.told]
        if not free or city in self.told.values():
            return "bound"
        if greedy_policy.card_worth(world, seat, free[0], city - CITY) < _WANTED:
            return "poor"
        if self.trust.trust(speaker) < _BELIEVED:
            return "distrust"
        self.told[free[0]] = city
        return ""

    def _intent(self, world: Verrat, question: Question, name: str) -> str:
        """Where a vizier will go; from now on he will, as far as it is honest."""
        vizier = actions.parse_vizier(name, world)
        assert vizier is not None
        if vizier not in self.told:
            self.told[vizier] = self.thinker.intend(world, question)[vizier]
        return _travel(world, vizier, self.told[vizier])

    def _decline(self, world: Verrat, seat: int) -> list[Line]:
        """Why it is going to refuse what it was offered."""
        said: list[Line] = []
        for offer in range(PLAYERS * OFFERS):
            if not (world.open_offers >> offer) & 1 or world.partners[offer] != seat or offer in self.declined:
                continue
            maker = offer // OFFERS
            reason = self.thinker.objection(world, seat, maker, int(world.gives[offer]), int(world.wants[offer]))
            if reason:
                self.declined.add(offer)
                said.append((f":decline {actions.offer_name(offer)} {reason}", 1 << maker))
        return said

    # -- proposing

    def _propose(
        self, world: Verrat, question: Question, own: Sequence[statements.Spoken], book: Sequence[statements.Spoken]
    ) -> list[Line]:
        """One proposal: votes against who is about to win, or peace while it is suspected, or what it will do."""
        seat = question.seat
        made = {line.statement.kind for line in own}
        if self.target == NONE and "accuse" not in made:
            votes_wanted = self._rally(world, seat)
            if votes_wanted:
                return votes_wanted
        if "peace" not in made and world.score(seat) >= SUSPECT:
            offered = self._make_peace(world, seat, book)
            if offered:
                return offered
        if not self.announced and self.thinker.honesty > 0 and "promise" not in made:
            self.announced = True
            return self._announce(world, question)
        return []

    def _rally(self, world: Verrat, seat: int) -> list[Line]:
        """A joint accusation against a player about to win, whispered to the two others."""
        rivals = [o for o in range(PLAYERS) if o not in {seat, *self.friends} and about_to_win(world, o)]
        for rival in sorted(rivals, key=lambda o: -int(world.score(o))):
            own = [v for v in range(rival * SIZES, rival * SIZES + SIZES) if world.places[v] < DUNGEON]
            if own:
                self.target = max(own, key=lambda v: greedy_policy.danger(world, v))
                others = sum(1 << o for o in range(PLAYERS) if o not in (seat, rival))
                return [(f":accuse {_name(world, self.target)}", others)]
        return []

    def _make_peace(self, world: Verrat, seat: int, book: Sequence[statements.Spoken]) -> list[Line]:
        """Whoever has most votes is worth a peace, unless he has refused one lately or can't be believed."""
        refused = {
            other
            for line in book
            if line.said.seat == seat and line.statement.kind == "peace" and line.round > world.round - _SULK
            for other in line.answers or [line.statement.other]
            if line.answers.get(other or 0) != statements.AGREED
        }
        hunted = {self.target // SIZES} if self.target != NONE else set()
        asked = [
            o
            for o in range(PLAYERS)
            if o not in {seat, *self.friends, *hunted, *refused}
            and votes(world, o) > 0
            and self.trust.trust(o) >= _BELIEVED
            and not about_to_win(world, o)
        ]
        if not asked:
            return []
        other = max(asked, key=lambda o: int(votes(world, o)))
        return [(f":peace {other}", 1 << other)]

    def _announce(self, world: Verrat, question: Question) -> list[Line]:
        """Where it goes for a card that others want too: who believes it keeps away."""
        seat = question.seat
        claimed = {place for promised in self.trust.promises.values() for place in promised.values()}
        for vizier, place in self.thinker.intend(world, question).items():
            news = place != world.places[vizier] and vizier not in self.told and place not in claimed
            if CITY <= place < DUNGEON and news:
                kind = int(world.tops[place - CITY])
                wanted = kind != NONE and greedy_policy.lacks(world, seat, kind)
                rivals = [
                    o for o in range(PLAYERS) if o != seat and kind != NONE and greedy_policy.lacks(world, o, kind)
                ]
                if wanted and rivals:
                    self.told[vizier] = place
                    return [(f":{_travel(world, vizier, place)}", sum(1 << o for o in range(PLAYERS)))]
        return []


def _pack(cards: Sequence[str]) -> int:
    return sum(1 << BITS * CARD_NAMES.index(card) for card in cards)


def _name(world: State, vizier: int) -> str:
    return world.vizier(vizier).partition(":")[2]


def _travel(world: State, vizier: int, place: int) -> str:
    """A journey as a statement has it."""
    if place == world.places[vizier]:
        return f"keep {_name(world, vizier)}"
    return f"send {_name(world, vizier)} {place_name(world, place)}"
