"""The greedy bot of Verrat!: it plans, accuses, collects, swaps, and makes and answers statements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from sottovoce.core.bot import question
from sottovoce.core.dice import Fast
from sottovoce.games.verrat.bot import greedy_policy
from sottovoce.games.verrat.bot.worlds import imagine
from sottovoce.games.verrat.rules import actions, threats
from sottovoce.games.verrat.rules.board import DUNGEON, NONE, PLAYERS, POWERS, SIZES, VIZIERS
from sottovoce.games.verrat.rules.state import INTRIGUE, PLAN, SEAT_ONE, State
from sottovoce.games.verrat.rules.turns import Verrat
from sottovoce.games.verrat.talk import statements, talk
from sottovoce.games.verrat.talk.verdicts import state_of

if TYPE_CHECKING:
    from sottovoce.core.bot import Question
    from sottovoce.core.table import Table

_NEARLY = POWERS - 1  # types of a player who is about to win
TalkState = tuple[int, int, int]  # the round, how much was said, the open offers


class Greedy:
    """Takes what looks best at once, with a little chance in it; keeps the word it has given."""

    def __init__(self, seed: int) -> None:
        self._dice = Fast(seed)
        self.talked: TalkState = (0, 0, 0)
        self._forget(0)

    def _forget(self, number: int) -> None:
        """What was agreed holds for one round."""
        self._round = number
        self._target = ""  # the vizier whom it has agreed to accuse
        self._friends: set[int] = set()  # seats that it has agreed to leave alone
        self._told: dict[int, int] = {}  # what it has said of a vizier's journey, as an action

    def choose(self, question: Question) -> int:
        """One of the question's actions."""
        world, seat = imagine(question, self._dice.roll(1 << 30)), question.seat
        if self._round != world.round:
            self._forget(int(world.round))
        if world.phase == PLAN:
            action = self._plan(world, seat)
        elif world.phase == SEAT_ONE:
            action = int(greedy_policy.demand(world, seat, sum(1 << friend for friend in self._friends)))
        else:
            action = int(greedy_policy.decide(world, seat, NONE, self._dice))
        return action if action in question.actions else question.actions[0]

    def _plan(self, world: Verrat, seat: int) -> int:
        """A plan that keeps what was told and agreed; seats that were told for one vizier are not for another."""
        coming = int(world.next_vizier(seat))
        if coming in self._told:
            return self._told[coming]
        if coming != NONE:
            self._write_told(world, coming)
        action = int(greedy_policy.plan(world, seat, self._agreed(world), self._dice))
        if actions.ACCUSE <= action < actions.COLLECT_FROM and (action - actions.ACCUSE) // SIZES in self._friends:
            return actions.ACCUSE + harmless(world, seat, self._friends)
        return action

    def _write_told(self, world: Verrat, but: int) -> None:
        """Write down what was told of all viziers but one."""
        for vizier, action in self._told.items():
            if vizier != but:
                place = (action - actions.PLAN_TO) % actions.DESTINATIONS
                world.plans[vizier] = world.places[vizier] if place == actions.STAY else place

    def _agreed(self, world: Verrat) -> int:
        """The vizier that it gave its word to accuse, if that is still good for something."""
        if not self._target:
            return NONE
        vizier = actions.parse_vizier(self._target, world)
        return NONE if vizier is None or world.places[vizier] >= DUNGEON else vizier

    # -- talking

    def speak(self, question: Question, book: Sequence[statements.Spoken]) -> list[tuple[str, int]]:
        """What it says after all it has heard, with the seats that may hear it: answers, then a proposal of its own."""
        world, seat = imagine(question, self._dice.roll(1 << 30)), question.seat
        if world.phase != INTRIGUE:
            return []
        if self._round != world.round:
            self._forget(int(world.round))
        heard = [line for line in book if line.round == world.round]
        said = [answer for line in heard for answer in self._answer(world, seat, line)]
        if not any(line.said.seat == seat and line.statement.kind == "accuse" for line in heard):
            said += self._propose(world, seat)
        return said

    def _propose(self, world: Verrat, seat: int) -> list[tuple[str, int]]:
        """A joint accusation against a player about to win, whispered to the two others."""
        if self._target:
            return []
        rivals = [o for o in range(PLAYERS) if o not in {seat, *self._friends} and about_to_win(world, o)]
        if not rivals:
            return []
        rival = max(rivals, key=world.score)
        own = [v for v in range(rival * SIZES, rival * SIZES + SIZES) if world.places[v] < DUNGEON]
        if not own:
            return []
        self._target = world.vizier(max(own, key=lambda v: greedy_policy.danger(world, v))).partition(":")[2]
        others = sum(1 << o for o in range(PLAYERS) if o not in (seat, rival))
        return [(f":accuse {self._target}", others)]

    def _answer(self, world: Verrat, seat: int, line: statements.Spoken) -> list[tuple[str, int]]:
        """Agree to accuse the dangerous, to peace with the others; say where a vizier goes; refuse the rest."""
        kind, speaker = line.statement.kind, line.said.seat
        if speaker == seat or line.state == statements.EXPIRED or seat in line.answers or line.closed:
            return []
        if kind not in ("accuse", "peace", "share", "free", "if", "swap", "where"):
            return []
        if seat not in talk.addressed(world, line):
            return []
        to = line.said.audience
        if kind == "where":
            return [(f":answer {line.number} {self._intent(world, seat, line)}", to)]
        return [(f":{'accept' if self._agrees(world, seat, line) else 'refuse'} {line.number}", to)]

    def _intent(self, world: Verrat, seat: int, line: statements.Spoken) -> str:
        """Where a vizier will go; from now on he will."""
        assert line.statement.act is not None
        name = line.statement.act.vizier
        vizier = actions.parse_vizier(name, world)
        assert vizier is not None
        ahead = world.copy()
        ahead.phase = PLAN
        for own in range(seat * SIZES, seat * SIZES + SIZES):
            if own != vizier:
                ahead.plans[own] = ahead.places[own]
        self._write_told(ahead, vizier)
        if vizier not in self._told:
            self._told[vizier] = int(greedy_policy.plan(ahead, seat, NONE, self._dice))
        verb, _, *place = actions.text(self._told[vizier], ahead).split()
        return " ".join([verb, name, *place])

    def _agrees(self, world: Verrat, seat: int, line: statements.Spoken) -> bool:
        statement = line.statement
        if statement.kind == "accuse":
            assert statement.act is not None
            vizier = actions.parse_vizier(statement.act.vizier, world)
            assert vizier is not None
            good = vizier // SIZES not in {seat, *self._friends} and about_to_win(world, vizier // SIZES)
            if good and self._target in ("", statement.act.vizier):
                self._target = statement.act.vizier
                return True
            return False
        if statement.kind == "peace" and not about_to_win(world, line.said.seat):
            target = self._agreed(world)
            if target != NONE and target // SIZES == line.said.seat:
                return False
            self._friends.add(line.said.seat)
            return True
        return False


class Talker(Protocol):
    """A bot that talks."""

    talked: TalkState  # when it last had its say

    def speak(self, question: Question, book: Sequence[statements.Spoken]) -> list[tuple[str, int]]:
        """What it says after all it has heard, with the seats that may hear it."""


def converse(table: Table, bots: Mapping[int, Talker]) -> None:
    """Let bots say at a table what they have to say, each twice, so that all can answer all; unless nothing is new."""
    for _ in range(2):
        for seat, bot in bots.items():
            if bot.talked != _talk_state(table):
                for text, audience in bot.speak(question(table, seat), talk.book(table, seat)):
                    table.say(seat, text, audience)
                bot.talked = _talk_state(table)


def _talk_state(table: Table) -> TalkState:
    """What makes it worth while to speak again: a new round, new words, other offers."""
    s = state_of(table)
    return int(s.round), len(table.said), int(s.open_offers)


def harmless(world: Verrat, seat: int, friends: set[int]) -> int:
    """Whom to accuse so that no friend is hurt: a foe, if only a prisoner; else its own who has least to lose."""
    foes = [v for v in range(VIZIERS) if v // SIZES not in {seat, *friends}]
    if foes:
        return max(foes, key=lambda v: (world.places[v] < DUNGEON, greedy_policy.danger(world, v)))
    own = range(seat * SIZES, seat * SIZES + SIZES)
    return min(own, key=lambda v: (world.places[v] < DUNGEON, greedy_policy.danger(world, v)))


def about_to_win(s: State, seat: int) -> bool:
    """True if a seat lacks one type at most and could win this round."""
    return bool(s.score(seat) >= _NEARLY and threats.ways(s, seat))
