"""Builders shared by the rules tests: positions laid out by hand, answers as text, and the tree of a card's effects."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence

import pytest

from sottovoce.core.dice import Dice, Fast, Recorded
from sottovoce.games.siam.rules import actions, board
from sottovoce.games.siam.rules.board import BRITISH, FACTION_NAMES, FACTIONS, PROVINCES
from sottovoce.games.siam.rules.cards import CARD_NAMES, HAND, KINDS
from sottovoce.games.siam.rules.setup import REMOVED_WITH_TWO, SUPPLY
from sottovoce.games.siam.rules.state import TAKE_ONE, Law
from sottovoce.games.siam.rules.turns import Siam, set_up

LETTERS = "RLM"  # Rama, Lao, Malay
NO_DICE: Dice = Recorded([])  # after the set-up nothing is random (§30)


def _law(**options: object) -> Law:
    given = {"limit": 4, "last_card": True, "undo_ban": True, "into_one": False, "memory": False} | options
    return Law(
        limit=int(str(given["limit"])),
        last_card=bool(given["last_card"]),
        undo_ban=bool(given["undo_ban"]),
        into_one=bool(given["into_one"]),
        memory=bool(given["memory"]),
        highest_first=bool(given.get("highest_first")),
        one_for_one=bool(given.get("one_for_one", True)),
    )


def _position(
    followers: Mapping[str, str] | None = None,
    *,
    players: int = 3,
    map: str = "siam-8",
    courts: Sequence[str] = (),
    hands: Sequence[str] | None = None,
    settled: Mapping[str, str] | None = None,
    order: Sequence[str] = (),
    kings: Sequence[str] = (),
    pool: str | None = None,
    turn: int = 0,
    played: Sequence[int] = (),
    **options: object,
) -> Siam:
    """Followers and courts by letters ("RRL"), settled provinces in their order with their owners, hands by card names.

    Without a pool all other followers are in it; without hands everybody holds everything.
    """
    s = Siam(players, board.read(map), _law(**options))
    s.unpack()
    names = list(s.board.provinces)
    for f in range(FACTIONS):
        s.pool[f] = SUPPLY - (REMOVED_WITH_TWO if players == 2 else 0)
    for name, letters in (followers or {}).items():
        for letter in letters:
            s.followers[names.index(name) * FACTIONS + LETTERS.index(letter)] += 1
            s.pool[LETTERS.index(letter)] -= 1
    for seat, letters in enumerate(courts):
        for letter in letters:
            s.courts[seat * FACTIONS + LETTERS.index(letter)] += 1
            s.pool[LETTERS.index(letter)] -= 1
    if pool is not None:
        for f in range(FACTIONS):
            s.pool[f] = pool.count(LETTERS[f])
    assert min(s.pool[f] for f in range(FACTIONS)) >= 0, "more followers than there are"
    boxes = [*(settled or {}), *order]
    boxes += [name for name in names if name not in boxes]
    for box in range(PROVINCES):
        s.tiles[box] = names.index(boxes[box])
    for name, owner in (settled or {}).items():
        faction = BRITISH if owner == "british" else FACTION_NAMES.index(owner)
        s.control[names.index(name)] = faction
        s.struggle += 1
        if faction == BRITISH:
            s.british += 1
        else:
            s.gained[faction] = s.struggle
    for name in kings:
        s.kings |= 1 << names.index(name)
    if hands is not None:
        for seat in range(players):
            held = hands[seat].split()
            for kind in range(KINDS):
                s.hands[seat * KINDS + kind] = held.count(CARD_NAMES[kind])
            s.held[seat] = len(held)
    s.cards_left = sum(int(s.held[seat]) for seat in range(players))
    s.clock = players * HAND - s.cards_left
    for seat, when in enumerate(played):
        s.played[seat] = when
    s.at_turn = turn
    return s


def _offers(s: Siam) -> list[str]:
    return [actions.text(action, s.board) for action in s.choices(s.turn())]


def _play(s: Siam, *texts: str) -> Siam:
    """Answer for whoever is asked, every answer checked against the offers."""
    for text in texts:
        assert text in _offers(s), f"{text!r} is not offered: {_offers(s)}"
        action = actions.parse(text, s.board)
        assert action is not None
        s.apply(s.turn(), action, NO_DICE)
    return s


def _effects(s: Siam) -> Iterator[tuple[tuple[str, ...], Siam]]:
    """All ways through the effect of the card being played, each with the position before a follower is taken."""
    if s.over or s.phase == TAKE_ONE or s.card < 0:
        yield (), s
        return
    for action in s.choices(s.turn()):
        after = s.copy()
        after.apply(s.turn(), action, NO_DICE)
        for rest, end in _effects(after):
            yield (actions.text(action, s.board), *rest), end


def _fresh(players: int = 3, map: str = "siam-8", seed: int = 1, first: str = "lowest", **options: object) -> Siam:
    """A game set up by quick dice."""
    law = _law(highest_first=first == "highest", **options)
    return set_up(players, board.read(map), law, Fast(seed), None)


def _wander(s: Siam, rng: random.Random, passing: float, until: Callable[[Siam], bool]) -> Siam:
    """Play at random, passing with this likelihood, until something is so or the game is over."""
    while not s.over and not until(s):
        choices = s.choices(s.turn())
        if choices[0] == actions.PASS and len(choices) > 1:
            action = actions.PASS if rng.random() < passing else rng.choice(choices[1:])
        else:
            action = rng.choice(choices)
        s.apply(s.turn(), action, NO_DICE)
    return s


@pytest.fixture
def position() -> Callable[..., Siam]:
    return _position


@pytest.fixture
def ask() -> Callable[[Siam], Siam]:
    """Let the turn come to the seat whose it is: it may have to pass (§13, §23)."""

    def come(s: Siam) -> Siam:
        s.find_next(s.at_turn)
        return s

    return come


@pytest.fixture
def offers() -> Callable[[Siam], list[str]]:
    return _offers


@pytest.fixture
def play() -> Callable[..., Siam]:
    return _play


@pytest.fixture
def effects() -> Callable[[Siam], Iterator[tuple[tuple[str, ...], Siam]]]:
    return _effects


@pytest.fixture
def fresh() -> Callable[..., Siam]:
    return _fresh


@pytest.fixture
def wander() -> Callable[..., Siam]:
    return _wander
