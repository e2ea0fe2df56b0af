"""§30: what is open and what is hidden."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import pytest

import sottovoce
from sottovoce.core.bot import question
from sottovoce.core.dice import Fast
from sottovoce.games.siam import GAME
from sottovoce.games.siam.rules.cards import CARD_NAMES, COPIES, KINDS
from sottovoce.games.siam.rules.state import TURN
from sottovoce.games.siam.rules.turns import Siam

Build = Callable[..., Siam]
Offers = Callable[[Siam], list[str]]


def _playing(played: str, entries: int = 60, players: int = 3) -> sottovoce.Table:
    """A game some way on."""
    table = sottovoce.new("siam", players=players, seed=30, options={"played": played})
    rng = random.Random(30)
    while len(table.log) < entries or len(table.choices(table.to_act[0])) < 2:
        seat = table.to_act[0]
        table.play(seat, rng.choice(table.choices(seat)))
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s30_after_set_up_nothing_is_random(fresh: Build, wander: Build, players: int) -> None:
    """The whole game is played with dice that refuse to be rolled."""
    for seed in range(10):
        s = wander(fresh(players, seed=seed), random.Random(seed), 0.4, lambda s: False)
        assert s.over


def test_s30_everybody_sees_the_same(fresh: Build) -> None:
    table = _playing("open")
    seen = [table.view(seat) for seat in (0, 1, 2, None)]
    for view in seen:
        del view["seat"]
    assert seen[0] == seen[1] == seen[2] == seen[3]


def test_s30_nothing_is_missing_from_the_view() -> None:
    table = _playing("open")
    s, view = cast(Siam, table.position), table.view(None)
    for p, province in enumerate(view["provinces"]):
        assert list(province["followers"].values()) == [s.followers[p * 3 + f] for f in range(3)]
        assert s.tiles[province["box"] - 1] == p
        assert province["king"] == bool((s.kings >> p) & 1)
    for seat, player in enumerate(view["players"]):
        assert list(player["court"].values()) == [s.courts[seat * 3 + f] for f in range(3)]
    assert list(view["pool"].values()) == [s.pool[f] for f in range(3)]


def test_r8_by_default_all_played_cards_are_shown() -> None:
    assert GAME.option("played").default == "open"
    everything = Counter(dict(zip(CARD_NAMES, COPIES, strict=True)))
    table = _playing("open")
    for player in table.view(None)["players"]:
        assert Counter(player["hand"]) + Counter(player["played"]) == everything
        assert player["top"] is None or player["top"] in player["played"]


def test_r8_from_memory_only_the_top_card_shows() -> None:
    table = _playing("memory")
    open_table = _playing("open")
    for viewer in (0, 1, 2, None):
        for seat, player in enumerate(table.view(viewer)["players"]):
            full: dict[str, Any] = open_table.view(viewer)["players"][seat]
            own = seat == viewer
            assert player["hand"] == (full["hand"] if own else None)
            assert player["played"] == (full["played"] if own else None)
            assert (player["top"], player["cards"]) == (full["top"], full["cards"])
    assert table.dump().replace("played memory", "played open").splitlines()[:-1] == open_table.dump().splitlines()[:-1]


@pytest.mark.parametrize(("played", "hidden"), [("open", False), ("memory", True)])
def test_r8_the_board_in_words_keeps_to_the_view(played: str, hidden: bool) -> None:
    table = _playing(played, entries=10)
    speaker = table.speaker("en")
    line = next(line for line in table.board(0).splitlines() if speaker.seat(1) in line)
    top = table.view(None)["players"][1]["top"]
    told = [kind for kind in CARD_NAMES if speaker.say(f"card-short-{kind}") in line and kind != top]
    assert (told == []) == hidden


def test_r8_imagined_hands_fit_what_the_seat_saw(fresh: Build, wander: Build) -> None:
    s = wander(fresh(3, seed=8, memory=True), random.Random(8), 0.3, lambda s: s.cards_left <= 12 and s.phase == TURN)
    differ = 0
    for seed in range(40):
        world = s.imagine(1, Fast(seed))
        GAME.check(world)
        for kind in range(KINDS):
            assert world.hands[KINDS + kind] == s.hands[KINDS + kind]  # one's own
        for seat in (0, 2):
            assert world.held[seat] == s.held[seat]
            for kind in range(KINDS):
                shown = 1 if s.top[seat] == kind else 0
                assert world.hands[seat * KINDS + kind] <= COPIES[kind] - shown
        differ += world.state() != s.state()
    assert differ > 20


def test_r8_an_open_table_leaves_nothing_to_imagine(fresh: Build, wander: Build) -> None:
    s = wander(fresh(3, seed=8), random.Random(8), 0.3, lambda s: s.cards_left <= 12)
    assert s.imagine(1, Fast(1)).state() == s.state()


def test_r8_imagined_worlds_have_no_dead_ends(position: Build, offers: Offers, play: Build) -> None:
    """The holder of the last card was asked: in every world that another seat imagines, the card can win (§23)."""
    settled = {"chiang-mai": "rama", "luang-prabang": "lao", "sukothai": "rama", "khorat": "lao", "ayutthaya": "rama"}
    settled |= {"chanthaburi": "lao", "nakhon": "malay"}
    s = position({"kedah": "RRR"}, settled=settled, hands=["maharacha", "", ""], courts=["R", "R", "L"], memory=True)
    for seed in range(40):
        world = s.imagine(1, Fast(seed))
        while not world.over:
            assert offers(world), f"dead end in world {seed}"
            play(world, offers(world)[-1])
        assert world.winners() == 0b001


def _cards_told(table: sottovoce.Table, seat: int | None) -> list[tuple[int, str]]:
    """The cards that a seat can still read of in the log, with who played them."""
    played = [event.data for _, event in table.events(seat) if event.kind == "played"]
    return [(int(str(data["seat"])[5:]), str(data["card"])[5:]) for data in played]


@pytest.mark.parametrize("seat", [1, None])
def test_r8_from_memory_a_covered_card_is_only_a_card_in_the_log(seat: int | None) -> None:
    table = _playing("memory")
    open_table = _playing("open")
    tops = [(other, player["top"]) for other, player in enumerate(table.view(None)["players"]) if player["top"]]
    own = [card for card in _cards_told(open_table, seat) if card[0] == seat]
    assert sorted(_cards_told(table, seat)) == sorted({*tops, *own})
    kinds = Counter(event.kind for _, event in table.events(seat))
    everything = Counter(event.kind for _, event in open_table.events(seat))
    assert kinds["played"] + kinds["played-card"] == everything["played"] > len(tops)
    assert kinds["took"] == everything["took"]
    assert kinds["placed"] < everything["placed"]
    assert "plays a card" in " ".join(table.story("en", seat))


def test_r8_a_card_is_told_when_it_is_played_and_its_lines_until_it_is_covered() -> None:
    table = sottovoce.new("siam", players=2, seed=3, options={"played": "memory"})
    first, second = table.to_act[0], 1 - table.to_act[0]
    table.play(first, "play rama")
    assert _cards_told(table, second) == [(first, "rama")]
    while table.to_act[0] == first:
        table.play(first, table.choices(first)[0])
    lines = table.story("en", second)
    table.play(second, "pass")
    assert table.story("en", second)[: len(lines)] == lines  # a pass covers nothing
    table.play(first, "play lao")
    assert _cards_told(table, second) == [(first, "lao")]
    assert _cards_told(table, first) == [(first, "rama"), (first, "lao")]
    table.undo(first)
    assert _cards_told(table, second) == [(first, "rama")]


def test_r8_everything_can_be_read_once_the_game_is_over() -> None:
    told = []
    for played in ("memory", "open"):
        table = sottovoce.new("siam", players=3, seed=5, options={"played": played, "last-card": "off"})
        rng = random.Random(5)
        while not table.over:
            table.play(table.to_act[0], rng.choice(table.choices(table.to_act[0])))
        told.append(_cards_told(table, None))
    assert told[0] == told[1]


def test_r8_no_imagined_world_contradicts_what_can_be_read() -> None:
    """Neither the log nor the Kings on the map."""
    for seed in range(12):
        table = sottovoce.new("siam", players=3, seed=seed, options={"played": "memory"})
        rng = random.Random(seed)
        for _ in range(rng.randrange(20, 90)):
            if not table.over:
                table.play(table.to_act[0], rng.choice(table.choices(table.to_act[0])))
        if table.over:
            continue
        for seat in range(3):
            for world_seed in range(10):
                world = cast(Siam, table.position.imagine(seat, Fast(world_seed)))
                for other, card in _cards_told(table, seat):
                    kind = CARD_NAMES.index(card)
                    assert world.hands[other * KINDS + kind] < COPIES[kind]
                kings = sum(province["king"] for province in table.view(seat)["provinces"])
                spent = sum(world.hands[other * KINDS + CARD_NAMES.index("maharacha")] == 0 for other in range(3))
                assert spent >= kings


def test_r8_a_bot_is_handed_no_past_at_a_table_that_plays_from_memory() -> None:
    assert list(question(_playing("open"), _playing("open").to_act[0]).past())
    assert not list(question(_playing("memory"), _playing("memory").to_act[0]).past())
