"""Every game that is found keeps every promise; and the suite that says so notices when one is broken."""

from __future__ import annotations

import random
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec
import pytest
from souk import BID, BIDS, GAME, HAGGLE, LEAVE, LOOKS, NOT_YET, READY, SEATS, TAKE, UNREADY, Souk, SoukGame, View
from souk.defects import Copying, DefectiveGame, broken

from sottovoce.core import conformance
from sottovoce.core.conformance import Failure, check_game
from sottovoce.core.dice import Dice, Fast
from sottovoce.core.errors import Error
from sottovoce.core.evaluation import Evaluation
from sottovoce.core.game import Game
from sottovoce.core.notation import load
from sottovoce.core.position import Position
from sottovoce.core.svg import Drawing
from sottovoce.core.words import Phrase, Speaker

if TYPE_CHECKING:
    from msgspec import Struct

    from sottovoce.core.events import News

IN_FULL = 1  # games in which every decision is checked
SAMPLED = 2  # games in which a tenth of them is


def random_options(game: Game, seed: int) -> dict[str, object]:
    """A value for every option."""
    dice = Fast(seed)
    return {option.name: option.values[int(dice.roll(len(option.values)))] for option in game.options}


# -- the games


def test_default_options_in_full(seating: tuple[Game, int]) -> None:
    game, players = seating
    for seed in range(IN_FULL):
        report = check_game(game, players, {}, seed, thorough=1.0)
        assert report.entries > 0
        assert report.worlds > 0
        assert report.winners


def test_default_options_sampled(seating: tuple[Game, int]) -> None:
    game, players = seating
    for seed in range(100, 100 + SAMPLED):
        check_game(game, players, {}, seed, thorough=0.1)


@pytest.mark.parametrize("seed", range(SAMPLED))
def test_random_options_sampled(seating: tuple[Game, int], seed: int) -> None:
    game, players = seating
    check_game(game, players, random_options(game, 1000 * seed + players), 200 + seed, thorough=0.1)


def test_random_options_in_full(seating: tuple[Game, int]) -> None:
    game, players = seating
    check_game(game, players, random_options(game, 77 + players), 300, thorough=1.0)


def test_every_option_value_is_played(any_game: Game) -> None:
    seed = 400
    for option in any_game.options:
        for value in option.values[1:]:
            seed += 1
            check_game(any_game, any_game.seats[seed % len(any_game.seats)], {option.name: value}, seed, thorough=0.05)


def test_the_souk_in_many_games() -> None:
    undone = 0
    for seed in range(10):
        undone += check_game(GAME, SEATS, {}, seed, thorough=1.0).undone
    assert undone > 10


# -- the suite can fail: the Souk with one defect each


def test_a_souk_without_a_defect_passes() -> None:
    class Same(DefectiveGame):
        souk = Copying

    for seed in range(5):
        check_game(Same(), SEATS, {}, seed, thorough=1.0)


def test_a_failure_can_be_played_again() -> None:
    class Wide(SoukGame):
        def board(self, view: Struct, speaker: Speaker) -> str:
            return "x" * (81 if cast(View, view).phase == BID else 80)

    failure = broken(Wide())
    table = load(failure.file, lambda name: GAME)
    assert table.view(None)["phase"] == BID


@pytest.mark.parametrize(
    "svg", ["<svg><g></svg>", '<svg style="x"/>', '<svg><use href="#nothing"/></svg>', "<svg><script/></svg>"]
)
def test_noticed_a_picture_that_no_strict_page_can_show(svg: str) -> None:
    class Drawn(SoukGame):
        def drawing(self, options: Mapping[str, str]) -> Drawing:
            return Drawing("<svg/>", {}, (1, 1))

        def picture(self, view: Struct, speaker: Speaker) -> str:
            return svg

    assert "picture" in str(broken(Drawn()))


def test_noticed_a_game_that_is_drawn_by_half() -> None:
    class Half(SoukGame):
        def picture(self, view: Struct, speaker: Speaker) -> str:
            return "<svg/>"

    assert "drawn by half" in str(broken(Half()))


def test_noticed_a_view_that_leaks_bids() -> None:
    class Leaky(SoukGame):
        def view(self, position: Souk, seat: int | None) -> View:
            view = super().view(position, seat)
            return msgspec.structs.replace(view, visitor=max(position.bids))

    assert "view" in str(broken(Leaky()))


def test_noticed_a_view_that_leaks_the_pile_to_spectators() -> None:
    class Leaky(SoukGame):
        def view(self, position: Souk, seat: int | None) -> View:
            view = super().view(position, seat)
            pile = sorted(kind for kind, _ in position.pile)
            return msgspec.structs.replace(view, seen=pile) if seat is None else view

    assert "view" in str(broken(Leaky()))


def test_noticed_views_that_differ_where_nothing_is_secret() -> None:
    class Hiding(SoukGame):
        def has_secrets(self, options: Mapping[str, str]) -> bool:
            return False

    assert "where nothing is secret" in str(broken(Hiding()))


def test_noticed_choices_that_depend_on_a_hidden_card() -> None:
    class Peeking(Copying):
        def answers(self, seat: int) -> list[int]:
            found = super().answers(seat)
            if self.phase == HAGGLE and len(found) > 1 and any(kind == 0 for kind, _ in self.pile):
                del found[-1]
            return found

    class Game(DefectiveGame):
        souk = Peeking

    assert "choices" in str(broken(Game()))


def test_noticed_a_question_that_depends_on_a_hidden_card() -> None:
    class Hinting(SoukGame):
        def prompt(self, position: Souk, seat: int) -> Phrase:
            hint = position.phase == HAGGLE and any(kind == 0 for kind, _ in position.pile)
            return Phrase("prompt-bid") if hint else super().prompt(position, seat)

    assert "question" in str(broken(Hinting()))


class Silent(Copying):
    """The bids are opened without the news that something was revealed, and the pile is full without a roll."""

    flag = False

    def bid(self, seat: int, bid: int, dice: Dice) -> None:
        self.bids[seat] = bid
        if NOT_YET in self.bids:
            return
        while len(self.pile) < LOOKS:
            kind = next(kind for kind, left in enumerate(self.bag) if left)
            self.bag[kind] -= 1
            self.pile.append((kind, 0))
        self.visitor = self.bids.index(max(self.bids))
        if self.news is not None:
            self.news.tell("opened", {"seat": f"seat:{self.visitor}"}, reveals=self.flag)
        self.bids = [NOT_YET] * SEATS
        self.pile = [(kind, known | 1 << self.visitor) for kind, known in self.pile]
        self.phase = TAKE


def test_noticed_a_reveal_that_could_be_taken_back() -> None:
    class Flagged(Silent):
        flag = True

    class Right(DefectiveGame):
        souk = Flagged

    class Wrong(DefectiveGame):
        souk = Silent

    for seed in range(4):
        check_game(Right(), SEATS, {}, seed, thorough=1.0)
    assert "can tell worlds apart" in str(broken(Wrong()))


def test_noticed_an_imagined_world_with_another_public_field() -> None:
    class Dreaming(Copying):
        def imagine(self, seat: int, dice: Dice) -> Position:
            world = cast(Souk, super().imagine(seat, dice))
            world.ready[(seat + 1) % SEATS] ^= self.phase == HAGGLE
            return world

    class Game(DefectiveGame):
        souk = Dreaming

    assert "view" in str(broken(Game()))


def test_noticed_an_imagined_world_that_breaks_an_invariant() -> None:
    class Dreaming(Copying):
        def imagine(self, seat: int, dice: Dice) -> Position:
            world = cast(Souk, super().imagine(seat, dice))
            world.bag[0] += 1
            return world

    class Game(DefectiveGame):
        souk = Dreaming

    broken(Game())


def test_noticed_a_dead_end() -> None:
    class Stuck(Copying):
        def answers(self, seat: int) -> list[int]:
            found = super().answers(seat)
            return [action for action in found if action != LEAVE]

        def apply(self, seat: int, action: int, dice: Dice) -> None:
            super().apply(seat, action, dice)
            if self.phase == TAKE:
                self.bag[0] += len(self.pile)
                self.pile = []

    class Game(DefectiveGame):
        souk = Stuck

    assert "has no choice" in str(broken(Game()))


def test_noticed_that_nobody_is_to_act() -> None:
    class Idle(Copying):
        def to_act(self) -> int:
            return 0 if self.phase == TAKE else super().to_act()

    class Game(DefectiveGame):
        souk = Idle

    assert "nobody is to act" in str(broken(Game()))


def test_noticed_a_text_used_twice() -> None:
    class Mumbling(SoukGame):
        def text(self, position: Souk, action: int) -> str:
            return "bid 1" if action == BIDS + 2 else super().text(position, action)

    assert "another action" in str(broken(Mumbling()))


@pytest.mark.parametrize("text", ["undo", "two  blanks", "a | b", " padded", "new\nline"])
def test_noticed_a_text_that_a_file_cannot_hold(text: str) -> None:
    class Mumbling(SoukGame):
        def text(self, position: Souk, action: int) -> str:
            return text if action == READY else super().text(position, action)

    broken(Mumbling())


def test_noticed_two_choices_that_read_alike() -> None:
    class Terse(SoukGame):
        def choice(self, position: Souk, seat: int, action: int) -> Phrase:
            return Phrase("choice", {"text": self.text(position, action).split()[0]})

    assert "read alike" in str(broken(Terse()))


@pytest.mark.parametrize("message", ["event-opened", "prompt-bid", "choice", "ending", "event-withdrew"])
def test_noticed_a_missing_italian_word(tmp_path: Path, message: str) -> None:
    shutil.copytree(GAME.folder, tmp_path / "souk", ignore=shutil.ignore_patterns("__pycache__"))
    catalogue = tmp_path / "souk" / "words" / "it.ftl"
    lines = catalogue.read_text("utf-8").splitlines(keepends=True)
    catalogue.write_text("".join(line for line in lines if not line.startswith(f"{message} =")), "utf-8")

    class Mute(SoukGame):
        folder = tmp_path / "souk"

    assert f"no message '{message}'" in str(broken(Mute()))


def test_noticed_a_missing_paragraph() -> None:
    class Lawless(SoukGame):
        def paragraph(self, position: Souk, seat: int) -> str:
            return "99"

    assert "§ 99" in str(broken(Lawless()))


def test_noticed_a_copy_that_shares_a_list() -> None:
    class Sharing(Copying):
        def copy_from(self, other: Position) -> None:
            super().copy_from(other)
            self.ready = cast(Souk, other).ready

    class Game(DefectiveGame):
        souk = Sharing

    broken(Game())


def test_noticed_a_copy_that_forgets_a_field() -> None:
    class Forgetful(Copying):
        def copy_from(self, other: Position) -> None:
            made = list(self.made)
            super().copy_from(other)
            self.made = made

    class Game(DefectiveGame):
        souk = Forgetful

    broken(Game())


def test_noticed_a_game_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(Copying):
        def next_round(self) -> None:
            self.round = 0
            super().next_round()

    class Game(DefectiveGame):
        souk = Endless

    monkeypatch.setattr(conformance, "MOST_ENTRIES", 300)
    failure = broken(Game(), thorough=0.0)
    assert str(failure) == "the game does not end"
    assert len(load(failure.file, lambda name: Game()).log) == 300


def test_noticed_a_board_that_is_too_wide() -> None:
    class Wide(SoukGame):
        def board(self, view: Struct, speaker: Speaker) -> str:
            return "[red]" + "x" * (81 if speaker.lang == "it" else 80) + "[/red]"

    assert "wider than 80" in str(broken(Wide()))


def test_noticed_an_end_without_winners() -> None:
    class Fruitless(Copying):
        def winners(self) -> int:
            return 0

    class Game(DefectiveGame):
        souk = Fruitless

    assert "winners" in str(broken(Game()))


def test_noticed_a_chance_out_of_bounds() -> None:
    class Proud(Evaluation):
        def prospects(self, world: Position, seat: int) -> float:
            return 1.5

    class Game(DefectiveGame):
        def evaluation(self) -> Evaluation:
            return Proud()

    assert "chance" in str(broken(Game()))


def test_noticed_that_news_change_the_course_of_the_game() -> None:
    class Gossiping(Copying):
        def apply(self, seat: int, action: int, dice: Dice) -> None:
            super().apply(seat, action, dice)
            if self.news is not None and action == UNREADY:
                self.made[seat] += 1

    class Game(DefectiveGame):
        souk = Gossiping

    assert "without news" in str(broken(Game()))


def test_noticed_dice_from_elsewhere() -> None:
    class Cheating(Copying):
        def bid(self, seat: int, bid: int, dice: Dice) -> None:
            super().bid(seat, bid, Fast(random.randrange(10**9)) if len(self.pile) < LOOKS else dice)

    class Game(DefectiveGame):
        souk = Cheating

    broken(Game())


def test_noticed_a_broken_invariant() -> None:
    class Strict(SoukGame):
        def check(self, position: Souk) -> None:
            assert position.phase != TAKE, "nobody may take"

    assert "nobody may take" in str(broken(Strict()))


def test_a_game_that_cannot_be_set_up_fails_without_a_file() -> None:
    class Unready(SoukGame):
        def start(self, seats: int, options: Mapping[str, str], dice: Dice, news: News | None) -> Souk:
            raise RuntimeError("no table")

    with pytest.raises(Failure, match="no table") as caught:
        check_game(Unready(), SEATS, {}, 1)
    assert caught.value.file == ""


@pytest.mark.parametrize(("players", "options"), [(7, {}), (3, {"noise": "loud"}), (3, {"smell": "on"})])
def test_a_check_that_cannot_be_is_refused(players: int, options: dict[str, object]) -> None:
    with pytest.raises((Error, Failure)):
        check_game(GAME, players, options, 1)
