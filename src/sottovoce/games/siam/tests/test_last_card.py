"""§23: the very last card may be played only so that its holder wins."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from sottovoce.core.dice import Recorded
from sottovoce.core.events import News
from sottovoce.games.siam.rules.actions import PASS, PLAY
from sottovoce.games.siam.rules.board import PROVINCES
from sottovoce.games.siam.rules.cards import CARD_NAMES, KHON_THAI, KINDS
from sottovoce.games.siam.rules.state import TURN, Law
from sottovoce.games.siam.rules.turns import Siam

Build = Callable[..., Siam]
Offers = Callable[[Siam], list[str]]
Ask = Callable[[Siam], Siam]
NO_DICE = Recorded([])
SEVEN = {"chiang-mai": "rama", "luang-prabang": "lao", "sukothai": "rama", "khorat": "lao", "ayutthaya": "rama"}
SEVEN |= {"chanthaburi": "lao", "nakhon": "malay"}  # only Kedah is left: it decides between Rama and Lao


# -- by hand


def _kedah(position: Build, courts: list[str], card: str = "maharacha", followers: str = "RRR", **more: Any) -> Siam:
    """Alfred holds the last card, and his turn comes; Kedah alone is undecided."""
    given = {"settled": SEVEN, "hands": [card, *[""] * (len(courts) - 1)]} | more
    return position({"kedah": followers}, courts=courts, players=len(courts), **given)


def test_s23_the_24th_card_if_it_wins(position: Build, ask: Ask, play: Build, offers: Offers) -> None:
    """Rama will rule; Alfred and Benjamin have as many, so one follower more wins."""
    s = ask(_kedah(position, ["R", "R", "L"]))
    assert (s.clock, s.turn()) == (23, 0)
    assert offers(s) == ["pass", "play maharacha"]
    play(s, "play maharacha", "take rama kedah")
    assert s.over
    assert s.winners() == 0b001


def test_s23_the_24th_card_not_if_it_does_not_win(position: Build, ask: Ask) -> None:
    s = _kedah(position, ["R", "RRR", "L"])
    s.news = News()
    ask(s)
    assert s.over  # he passed of himself, and Kedah was settled
    assert s.winners() == 0b010
    told = [(event.kind, event.data.get("seats")) for event in s.news.gather()]
    assert told[0] == ("had-to-pass", [f"seat:{seat}" for seat in range(3)])


def test_s23_only_the_ways_that_win_are_offered(position: Build, ask: Ask, play: Build, offers: Offers) -> None:
    s = play(ask(_kedah(position, ["R", "R", "L"], followers="RRRM")), "play maharacha")
    assert offers(s) == ["take rama kedah"]


def test_s23_a_winning_card_may_be_passed(position: Build, ask: Ask, play: Build) -> None:
    s = play(ask(_kedah(position, ["R", "R", "L"], played=[1, 2, 3])), "pass")
    assert s.over
    assert s.winners() == 0b001


def test_s23_the_partner_winning_will_do(position: Build, ask: Ask, play: Build, offers: Offers) -> None:
    s = play(ask(_kedah(position, ["", "R", "RRR", "R"], card="lao", followers="RRRM")), "play lao")
    assert offers(s) == ["take rama kedah", "take malay kedah"]
    assert play(s, "take malay kedah").winners() == 0b0101


def test_s23_a_shared_victory_will_do(position: Build, ask: Ask, play: Build, offers: Offers) -> None:
    """Alice and Benjamin are equal to the last and have never played: all four share."""
    s = ask(_kedah(position, ["", "RRRL", "RRRL", ""]))
    assert offers(s) == ["pass", "play maharacha"]
    assert play(s, "play maharacha", "take rama kedah").winners() == 0b1111


def test_s23_playing_it_makes_him_the_last_to_have_played(position: Build, ask: Ask) -> None:
    """§27: he would only draw level, and who played last loses the tie."""
    assert ask(_kedah(position, ["R", "RR", "L"], played=[1, 22, 23])).over
    assert ask(_kedah(position, ["RR", "RR", "L"], played=[1, 22, 23])).turn() == 0


def test_s23_in_a_colony_playing_last_wins_the_tie(position: Build, ask: Ask, play: Build, offers: Offers) -> None:
    """§28: level in sets is enough. Taking anything but the Malay leaves him behind or saves Siam."""
    colony = SEVEN | {"chiang-mai": "british", "sukothai": "british", "ayutthaya": "british"}
    s = ask(_kedah(position, ["RL", "RLLM", "R"], card="rama", followers="RRLLM", settled=colony, pool=""))
    assert offers(play(s, "play rama")) == ["take malay kedah"]
    assert play(s, "take malay kedah").winners() == 0b001


@pytest.mark.parametrize("into_one", [False, True])
def test_s23_heeds_the_option_of_the_faction_cards(position: Build, ask: Ask, into_one: bool) -> None:
    """Malay rule only if two Rama spoil one province each, and the taking a third."""
    settled = {"luang-prabang": "lao", "chiang-mai": "lao", "ayutthaya": "rama", "chanthaburi": "malay"}
    settled |= {"kedah": "malay"}
    people = dict.fromkeys(("sukothai", "khorat", "nakhon"), "LLR")
    courts = ["MMM", "LLR", "LL"]
    s = position(people, settled=settled, courts=courts, hands=["rama", "", ""], into_one=into_one)
    assert (ask(s).struggle == 5) is not into_one


def test_s23_with_no_follower_left_to_take(position: Build, ask: Ask, play: Build, offers: Offers) -> None:
    """R2: the card alone wins the tie in the colony."""
    s = ask(
        _kedah(position, ["RLM", "RLM", ""], followers="", settled=SEVEN | dict.fromkeys(list(SEVEN)[:3], "british"))
    )
    assert offers(s) == ["pass", "play maharacha"]
    assert play(s, "play maharacha").winners() == 0b001


def test_s23_who_cannot_win_is_asked_again_next_time(position: Build, ask: Ask, play: Build, offers: Offers) -> None:
    """He passes of himself, struggles are settled, and a settled province can open a way."""
    rng = random.Random(23)
    asked_later = 0
    for _ in range(300):
        courts = ["".join(rng.choices("RLM", k=4)) for _ in range(3)]
        people = {name: "".join(rng.choices("RLM", k=rng.randrange(4))) for name in ("ayutthaya", "nakhon", "kedah")}
        settled = {name: rng.choice(("rama", "lao", "malay")) for name in list(SEVEN)[:4]} | {"chanthaburi": "british"}
        s = position(people, courts=courts, hands=[rng.choice(("malai", "rama", "lao")), "", ""], settled=settled)
        plain = _lawless(s)
        ask(s)
        passed = 0
        while not plain.over and not _winning(plain, 0):
            plain.apply(0, PASS, NO_DICE)
            passed += 1
        assert s.state() == plain.state()
        asked_later += passed > 0 and not s.over
    assert asked_later > 0


# -- against brute force

NEVER = -1
Tree = dict[int, Any]  # an answer and what may follow it; nothing follows the last


def _lawless(s: Siam) -> Siam:
    """A copy without §23."""
    copy = s.copy()
    copy.law = Law(int(s.law.limit), False, s.law.undo_ban, s.law.into_one, s.law.memory)
    return copy


def _winning(s: Siam, seat: int) -> Tree:
    """All ways to go on with the last card that end in the seat's victory, by playing every one to the end."""
    found: Tree = {}
    for action in s.choices(seat):
        if action == PASS:
            continue
        after = s.copy()
        after.apply(seat, action, NO_DICE)
        if after.over:  # nobody can act any more: all have passed, to the end
            if (after.winners() >> seat) & 1:
                found[action] = {}
        else:
            assert after.turn() == seat
            assert after.phase != TURN
            deeper = _winning(after, seat)
            if deeper:
                found[action] = deeper
    return found


def _some_game(fresh: Build, players: int, rng: random.Random) -> Siam:
    """A game set up by some options, without §23."""
    return fresh(
        players,
        map=rng.choice(("siam-8", "isles-8")),
        seed=rng.randrange(10**6),
        last_card=False,
        limit=rng.choice((4, 4, 3)),
        into_one=rng.random() < 0.3,
        undo_ban=rng.random() < 0.7,
    )


def _two_cards_left(position: Build, players: int, rng: random.Random) -> Siam:
    """A late position where ties, a faction that rules alone (R6) and the ban on undoing (§21.1) are common."""
    game_map = rng.choice(("siam-8", "isles-8"))
    names = rng.sample(position(map=game_map).board.provinces, 8)
    owners = rng.choice((["rama", "british"], ["lao", "british"], ["rama", "lao", "malay"], ["malay", "lao"]))
    settled: dict[str, str] = {}
    for name in names[: rng.randrange(4, 7)]:
        settled[name] = rng.choice(owners)
        if list(settled.values()).count("british") > 3:
            settled[name] = owners[0]
    most = rng.choice((0, 2, 4, 4, 4))
    people = {name: "".join(rng.choices("RLM", k=rng.randrange(most + 1))) for name in names[len(settled) :]}
    one = "".join(rng.choices("RLM", k=2))
    courts = [one if rng.random() < 0.6 else "".join(rng.choices("RLM", k=2)) for _ in range(players)]
    card = rng.choice(("one-vs-one", "two-vs-one", "one-vs-one", "two-vs-one", "maharacha", "rama", "lao", "malai"))
    hands = [card, *[""] * (players - 2), rng.choice((card, card, "maharacha"))]
    return position(
        people,
        players=players,
        map=game_map,
        courts=courts,
        hands=hands,
        settled=settled,
        order=names[len(settled) :],
        turn=players - 1,
        last_card=False,
        into_one=rng.random() < 0.5,
    )


def _eve_of_the_last_card(s: Siam, passing: float, rng: random.Random) -> tuple[Siam, int] | None:
    """Random play until an answer leads to the turn of the last card's holder: before it, and it."""
    while True:
        seat = s.turn()
        choices = s.choices(seat)
        action = rng.choice(choices)
        if s.phase == TURN:
            action = PASS if rng.random() < passing else rng.choice(choices[1:])
        before = s.copy()
        s.apply(seat, action, NO_DICE)
        if s.over:
            return None
        if s.cards_left == 1 and s.phase == TURN:
            return before, action


def _kind(s: Siam, seat: int) -> int:
    return next(kind for kind in range(KINDS) if s.hands[seat * KINDS + kind])


def _follow(s: Siam, tree: Tree, seat: int, rng: random.Random, width: int) -> None:
    """Down the winning ways, this many at each step: exactly the winning answers are offered."""
    if not tree:
        assert s.over
        assert (s.winners() >> seat) & 1
        return
    assert [answer for answer in s.choices(seat) if answer != PASS] == sorted(tree)
    for action in rng.sample(sorted(tree), min(width, len(tree))):
        after = s.copy()
        after.apply(seat, action, NO_DICE)
        _follow(after, tree[action], seat, rng, width)


def _compare(before: Siam, action: int, rng: random.Random) -> tuple[int, int] | None:
    """The same answer with and without §23; the kind of card, and how often it had to wait for its turn."""
    plain = before.copy()
    plain.apply(before.turn(), action, NO_DICE)
    holder = int(plain.turn())
    kind = _kind(plain, holder)
    undecided = PROVINCES - int(plain.struggle)
    if undecided > (4 if kind == KHON_THAI else 7) and rng.random() < 0.95:
        return None  # too many ways to try them all often
    strict = before.copy()
    strict.law = Law(int(before.law.limit), True, before.law.undo_ban, before.law.into_one, before.law.memory)
    strict.apply(before.turn(), action, NO_DICE)
    waited = 0
    tree = _winning(plain, holder)
    while not tree:
        plain.apply(holder, PASS, NO_DICE)  # an automatic pass
        waited += 1
        if plain.over:
            break
        assert plain.turn() == holder
        tree = _winning(plain, holder)
    if plain.over:
        strict.at_turn = plain.at_turn  # whose turn it was last does not matter any more
    assert strict.state() == plain.state()
    if not plain.over:
        assert strict.choices(holder) == [PASS, PLAY + kind]
        _follow(strict, tree, holder, rng, 3)
    return kind, NEVER if plain.over else waited


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s23_like_brute_force(fresh: Build, players: int) -> None:
    """Hundreds of positions by random play: offered is exactly what wins, step by step; else the holder passes."""
    rng = random.Random(players)
    kinds: Counter[str] = Counter()
    waits: Counter[int] = Counter()
    while kinds.total() < 130:
        eve = _eve_of_the_last_card(_some_game(fresh, players, rng), rng.uniform(0.4, 0.75), rng)
        compared = _compare(*eve, rng) if eve is not None else None
        if compared is not None:
            kinds[CARD_NAMES[compared[0]]] += 1
            waits[compared[1]] += 1
    assert set(kinds) == set(CARD_NAMES)
    assert min(waits[0], waits[NEVER]) > 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s23_like_brute_force_in_tight_spots(position: Build, players: int) -> None:
    """Where the ban of §21.1, R2, R6 or an option decides whether the last card wins."""
    rng = random.Random(players)
    waits: Counter[int] = Counter()
    while waits.total() < 700:
        eve = _eve_of_the_last_card(_two_cards_left(position, players, rng), 0.0, rng)
        compared = _compare(*eve, rng) if eve is not None else None
        if compared is not None:
            waits[compared[1]] += 1
    assert min(waits[0], waits[NEVER]) > 30
    assert waits.total() > waits[0] + waits[NEVER]
