"""What seats may know: in worlds that a seat can't tell apart it is shown, asked and told the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import gt
from typing import Any, NoReturn

import msgspec

from sottovoce.core.dice import Dice, Fast
from sottovoce.core.events import Event, News
from sottovoce.core.game import Game
from sottovoce.core.observation import observed
from sottovoce.core.position import Position

_SEEDS = 1 << 20
_ROLLS = 2  # other rolls that are tried after an action that rolls
_ACTIONS = 2  # other actions of whoever acts
_SET_UPS = 6  # other set-ups
_DREAMS = 8  # worlds that say what a seat does not know
_WRONG = 3  # impossible answers whose refusal is looked at
_MARGIN = 8  # features behind an observation, which must stay blank

Expect = Callable[[bool, str], None]


class NoDice(Dice):
    """Dice that must not be rolled."""

    def roll(self, faces: int) -> NoReturn:
        """Nobody may."""
        raise AssertionError("dice rolled where none may")


class Noted(Dice):
    """Dice that note what was rolled; some rolls can be given beforehand, the others are drawn by a seed."""

    def __init__(self, seed: int, given: Mapping[int, int] | None = None) -> None:
        self.rolls: list[tuple[int, int]] = []  # faces, and what was shown
        self._given = given or {}
        self._dice = Fast(seed)

    def roll(self, faces: int) -> int:
        """A roll, noted."""
        shown = self._given.get(len(self.rolls))
        shown = int(self._dice.roll(faces)) if shown is None else shown % faces
        self.rolls.append((faces, shown))
        return shown


@dataclass
class Branch:
    """What may have come of something, and what was told on the way."""

    after: Position
    events: list[Event]
    rolls: list[tuple[int, int]]

    def told(self, seat: int | None) -> list[tuple[str, Any]]:
        """What a seat, or a spectator, has heard."""
        return [(event.kind, event.data) for event in self.events if event.heard_by(seat)]

    @property
    def reveals(self) -> bool:
        """Whether the game itself calls it a reveal."""
        return any(event.reveals for event in self.events)


class Secrecy:
    """Holds what a game shows, asks and tells against what its seats can imagine."""

    def __init__(self, game: Game, options: Mapping[str, str], dice: Dice, expect: Expect) -> None:
        self._game, self._options, self._dice, self._expect = game, options, dice, expect
        self._open = not game.has_secrets(options)
        self._looks: dict[tuple[int, ...], object] = {}  # what each state looked like to everybody
        self._observer = game.observer()
        self._most: list[int] = []  # of each feature

    # -- the whole

    def of_set_up(self, seats: int) -> None:
        """Had one roll come out otherwise, whoever can't see that is told the same."""
        if self._observer is not None:
            self._most = [block.most for block in self._observer.blocks(seats) for _ in range(block.size)]
        real = self._set_up(seats, Noted(self._seed()))
        if self._open or not real.rolls:
            return
        for _ in range(_SET_UPS):
            other = self._set_up(seats, self._other_rolls(real))
            for seat in range(seats):
                self._told_alike(seat, real, [other])

    def of_action(self, position: Position, actor: int, action: int) -> int:
        """Look at an action from all seats; the number of worlds that were imagined."""
        real = self._outcome(position, actor, action)
        self._complete(position)
        self._complete(real.after)
        worlds = [position.imagine(seat, Fast(self._seed())) for seat in range(int(position.seats))]
        for seat, world in enumerate(worlds):
            self._game.check(world)
            self._same_for(seat, position, world)
            self._open_to(seat, position)
            if real.rolls or real.after.over or real.reveals or action not in world.choices(actor):
                continue
            if not position.sealed(actor) or actor == seat:
                other = self._outcome(world, actor, action, NoDice())
                self._same_for(seat, real.after, other.after)
                self._expect(real.told(seat) == other.told(seat), self._by("an event", seat, real, other))
        if not self._open and not real.after.over:
            seat = int(self._dice.roll(len(worlds)))
            self._told_alike(seat, real, self._others(real, position, worlds[seat], actor, action, seat))
        return len(worlds)

    # -- what may come of it

    def _set_up(self, seats: int, dice: Noted) -> Branch:
        news = News()
        start = self._game.start(seats, self._options, dice, news)
        return Branch(start, news.gather(), dice.rolls)

    def _outcome(self, before: Position, actor: int, action: int, dice: Dice | None = None) -> Branch:
        after, news = before.copy(), News()
        dice = dice or Noted(self._seed())
        after.news = news
        after.apply(actor, action, dice)
        after.news = None
        return Branch(after, news.gather(), dice.rolls if isinstance(dice, Noted) else [])

    def _others(
        self, real: Branch, position: Position, world: Position, actor: int, action: int, seat: int
    ) -> list[Branch]:
        """What else may have come of it: in another world, by another roll, or by another's other action."""
        found = [self._outcome(position, actor, action, self._other_rolls(real)) for _ in range(_ROLLS) if real.rolls]
        if action in world.choices(actor):
            found.append(self._outcome(world, actor, action, self._same_rolls(real)))
        others = [other for other in position.choices(actor) if other != action]
        for _ in range(min(_ACTIONS, len(others)) if actor != seat else 0):
            other = others.pop(int(self._dice.roll(len(others))))
            found.append(self._outcome(position, actor, other, self._same_rolls(real)))
        return found

    def _same_rolls(self, real: Branch) -> Noted:
        return Noted(self._seed(), {place: shown for place, (_, shown) in enumerate(real.rolls)})

    def _other_rolls(self, real: Branch) -> Noted:
        """The same but for one."""
        given = {place: shown for place, (_, shown) in enumerate(real.rolls)}
        place = int(self._dice.roll(len(real.rolls)))
        faces, shown = real.rolls[place]
        given[place] = (shown + 1 + int(self._dice.roll(max(1, faces - 1)))) % faces
        return Noted(self._seed(), given)

    def _told_alike(self, seat: int, real: Branch, others: list[Branch]) -> None:
        """If two outcomes look alike to a seat, or to spectators, and it can't know them apart, both are told alike."""
        for listener in (seat, None):
            for other in others:
                if real.told(listener) == other.told(listener):
                    continue
                if self._alike(listener, real.after, other.after) and self._unknown(seat, real.after, other.after):
                    self._expect(False, self._by("an event", listener, real, other))

    def _alike(self, listener: int | None, one: Position, other: Position) -> bool:
        if (one.to_act(), one.may_act(), one.over) != (other.to_act(), other.may_act(), other.over):
            return False
        if listener is not None and one.choices(listener) != other.choices(listener):
            return False
        return bool(self._game.view(one, listener) == self._game.view(other, listener))

    def _unknown(self, seat: int, one: Position, other: Position) -> bool:
        """True if all that tells two positions apart is a secret to the seat, not something that it must remember."""
        states = one.state(), other.state()
        if len(states[0]) != len(states[1]):
            return False
        apart = {place for place, (a, b) in enumerate(zip(*states, strict=True)) if a != b}
        dreams = [one.imagine(seat, Fast(self._seed())).state() for _ in range(_DREAMS)]
        secret = {place for place in apart if any(dream[place] != states[0][place] for dream in dreams)}
        return bool(apart) and secret == apart

    def _by(self, what: str, seat: int | None, one: Branch, other: Branch) -> str:
        who = "spectators" if seat is None else f"seat {seat}"
        return f"{who} can tell worlds apart by {what}: {one.told(seat)} / {other.told(seat)}"

    # -- shown and asked

    def _same_for(self, seat: int, real: Position, other: Position) -> None:
        wrong = [self._game.text(real, action) for action in self._not_theirs(seat, real)]
        shown, imagined = self._shown(seat, real, wrong), self._shown(seat, other, wrong)
        for what, found in shown.items():
            if found != imagined[what]:  # views are long: write them out only if they differ
                self._expect(False, f"seat {seat} can tell worlds apart by {what}: {found} / {imagined[what]}")

    def _shown(self, seat: int, position: Position, wrong: list[str]) -> dict[str, object]:
        """All that a seat is shown, asked and answered."""
        game = self._game
        actions = position.choices(seat)
        shown: dict[str, object] = {
            "its view": game.view(position, seat),
            "the view of spectators": game.view(position, None),
            "who must act": position.to_act(),
            "who may act": position.may_act(),
            "its choices": actions,
            "whether it answers in secret": position.sealed(seat) if actions else None,
            "its observation": self._observed(position, seat),
            "its question": game.prompt(position, seat) if actions else None,
            "the § of its question": game.paragraph(position, seat) if actions else None,
            "the words of its choices": [game.choice(position, seat, action) for action in actions],
            "the text of its choices": [game.text(position, action) for action in actions],
            "why it is refused": [game.why_not(position, seat, text) for text in wrong],
        }
        return shown

    def _not_theirs(self, seat: int, position: Position) -> list[int]:
        """Some answers that only others could give."""
        own = set(position.choices(seat))
        found = [a for other in range(int(position.seats)) for a in position.choices(other) if a not in own]
        return found[:_WRONG]

    def _observed(self, position: Position, seat: int) -> list[int] | None:
        if self._observer is None or position.over:
            return None
        row = observed(self._observer, position, seat, len(self._most), _MARGIN)
        self._expect(not any(row[len(self._most) :]), "an observation is longer than its blocks")
        self._expect(not any(map(gt, row, self._most)), "a feature is out of bounds")
        return row

    def _open_to(self, seat: int, position: Position) -> None:
        """Without secrets a seat sees what everybody sees."""
        if self._open:
            everybody, own = (msgspec.to_builtins(self._game.view(position, watcher)) for watcher in (None, seat))
            self._expect(
                everybody | {"seat": seat} == own, f"seat {seat} has a view of its own where nothing is secret"
            )

    def _complete(self, position: Position) -> None:
        """Positions of the same state look the same to everybody."""
        seats = range(int(position.seats))
        looks = (
            position.to_act(),
            position.may_act(),
            [position.choices(seat) for seat in seats],
            [self._game.view(position, seat) for seat in (*seats, None)],
        )
        before = self._looks.setdefault(tuple(position.state()), looks)
        if before != looks:
            self._expect(False, f"two positions of the same state differ: {before} / {looks}")

    def _seed(self) -> int:
        return int(self._dice.roll(_SEEDS))
