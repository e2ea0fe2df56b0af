"""Versions of the rules: two of them play side by side, and a game file is read by the one it names."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from finished_games import FINISHED
from souk import SEATS, Souk, SoukGame

import sottovoce
from sottovoce.core.errors import BadFile, Unknown
from sottovoce.core.game import Game, Option
from sottovoce.core.seeding import seed_bytes
from sottovoce.core.table import Table

if TYPE_CHECKING:
    from sottovoce.core.dice import Dice
    from sottovoce.core.events import News

GAMES = Path(__file__).parents[2] / "src" / "sottovoce" / "games"  # an installed package has no tests


class SecondSouk(SoukGame):
    """The Souk as it might be one day: the newest rules deal two goods and know no noise."""

    rules_version = 2
    earlier_rules = (1,)
    options = (Option("light", ("day", "night")),)

    def options_under(self, rules: int) -> tuple[Option, ...]:
        return self.options if rules >= 2 else SoukGame.options

    def start(self, seats: int, options: Mapping[str, str], dice: Dice, news: News | None) -> Souk:
        position = super().start(seats, options, dice, news)
        if self.rules_version >= 2:
            for seat in range(SEATS):
                kind = dice.draw_from(position.bag)
                position.bag[kind] -= 1
                position.goods[seat][kind] += 1
        return position


GAME = SecondSouk()


def goods(table: Table) -> int:
    return sum(map(sum, table.view(None)["goods"]))


def new(rules: int | None = None, **options: object) -> Table:
    return sottovoce.new(GAME, seed=5, options=options, rules=rules)


def test_a_new_game_is_played_by_the_newest_rules_unless_others_are_asked_for() -> None:
    assert (new().game.rules_version, goods(new()), new().options) == (2, 6, {"light": "day"})
    assert (new(1).game.rules_version, goods(new(1)), new(1).options) == (1, 3, {"noise": "off"})
    with pytest.raises(Unknown, match="version 3 of the rules here, only with 1 and 2"):
        new(3)
    with pytest.raises(Unknown, match="no option"):
        new(1, light="night")


def test_versions_are_one_game_each() -> None:
    old = GAME.under(1)
    assert GAME.under(2) is GAME
    assert GAME.under(1) is old
    assert old.under(2) is GAME
    assert old.under(1) is old
    assert old.rules_versions == GAME.rules_versions == (1, 2)
    assert GAME.rules_version == 2


@pytest.mark.parametrize("rules", GAME.rules_versions)
def test_a_file_is_read_by_the_rules_it_names(rules: int) -> None:
    table = new(rules)
    table.play(0, "ready")
    text = table.dump()
    assert f"\nrules {rules}\n" in text
    again = sottovoce.load(text, GAME)
    assert (again.game.rules_version, again.dump()) == (rules, text)
    assert again.position.state() == table.position.state()
    with pytest.raises(BadFile, match="this program plays version 1 and 2") as refused:
        sottovoce.load(text.replace(f"rules {rules}", "rules 3"), GAME)
    assert refused.value.code == "file-rules"


def test_options_are_carried_over_as_far_as_they_are_known() -> None:
    assert GAME.carry_options({"noise": "on"}) == {"light": "day"}
    assert GAME.carry_options({"light": "night", "noise": "on"}) == {"light": "night"}
    assert GAME.carry_options({"light": "dusk"}) == {"light": "day"}
    assert GAME.under(1).carry_options({"noise": "on"}) == {"noise": "on"}


def test_rules_written_for_one_version_do_not_fit_the_other() -> None:
    """What pinning is good for: the same seed sets another game up."""
    one, two = (Table(GAME.under(rules), SEATS, {}, seed_bytes(5)) for rules in (1, 2))
    assert one.position.state() != two.position.state()
    with pytest.raises(BadFile):
        sottovoce.load(one.dump().replace("rules 1", "rules 2").replace("option noise off", "option light day"), GAME)


@pytest.mark.parametrize("name", FINISHED)
def test_every_version_that_can_be_played_has_recorded_games(name: str) -> None:
    game: Game = sottovoce.find(name)
    assert len(game.earlier_rules) <= 1, "the current and the previous version are kept, no more"
    assert all(rules < game.rules_version for rules in game.earlier_rules)
    recorded = set()
    for path in (GAMES / name / "tests" / "games").glob("*"):
        text = path.read_text("utf-8")
        if text.startswith("sottovoce 1\n"):
            recorded.add(int(text.split("\nrules ", 1)[1].split("\n", 1)[0]))
    assert recorded == set(game.rules_versions)
