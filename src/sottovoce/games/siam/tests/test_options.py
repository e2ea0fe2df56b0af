"""Every option with every value."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

import pytest

import sottovoce
from sottovoce.games.siam import GAME
from sottovoce.games.siam.rules.turns import Siam

Build = Callable[..., Siam]
Offers = Callable[[Siam], list[str]]
Effects = Callable[[Siam], Iterator[tuple[tuple[str, ...], Siam]]]
SIX = {"chiang-mai": "rama", "luang-prabang": "lao", "sukothai": "rama", "khorat": "lao", "ayutthaya": "rama"}
SIX |= {"chanthaburi": "lao"}


def _position(**options: str) -> Siam:
    """A table's position, set up by its options."""
    return cast(Siam, sottovoce.new("siam", players=3, seed=1, options=options).position)


def test_option_names_and_defaults_of_the_rules() -> None:
    assert {option.name: option.values for option in GAME.options} == {
        "map": ("siam-8", "isles-8"),
        "first": ("lowest", "highest"),
        "played": ("open", "memory"),
        "last-card": ("on", "off"),
        "undo-ban": ("on", "off"),
        "british-limit": ("4", "3"),
        "faction-cards": ("two", "one"),
        "two-vs-one": ("one-for-one", "nothing"),
        "talk": ("off", "on"),
    }


@pytest.mark.parametrize("lang", ["en", "it"])
def test_option_words(lang: str) -> None:
    words = GAME.words(lang)
    for option in GAME.options:
        for message in ("", "-help", *(f"-{value}" for value in option.values)):
            assert words.format(f"option-{option.name}{message}", {}).strip()


@pytest.mark.parametrize(("value", "home"), [("siam-8", "ayutthaya"), ("isles-8", "essex")])
def test_option_map(value: str, home: str) -> None:
    view = sottovoce.new("siam", players=2, seed=1, options={"map": value}).view(None)
    assert view["map"] == value
    assert next(province["id"] for province in view["provinces"] if province["home"] == "rama") == home


@pytest.mark.parametrize(("value", "aid"), [("lowest", 1), ("highest", 3)])
def test_option_first(value: str, aid: int) -> None:
    for seed in range(10):
        table = sottovoce.new("siam", players=3, seed=seed, options={"first": value})
        assert table.view(None)["players"][table.to_act[0]]["aid"] == aid


@pytest.mark.parametrize(("value", "shown"), [("open", True), ("memory", False)])
def test_option_played(value: str, shown: bool) -> None:
    table = sottovoce.new("siam", players=3, seed=1, options={"played": value})
    assert (table.view(0)["players"][1]["hand"] is not None) == shown
    assert _position(played=value).law.memory is not shown


@pytest.mark.parametrize(("value", "asked"), [("on", False), ("off", True)])
def test_option_last_card(
    position: Build, ask: Callable[[Siam], Siam], play: Build, offers: Offers, value: str, asked: bool
) -> None:
    """Alfred can't win: with the rule he has to pass, without it he may play, and loses."""
    assert _position(**{"last-card": value}).law.last_card is not asked
    settled = SIX | {"nakhon": "malay"}
    s = position(
        {"kedah": "RRRM"},
        settled=settled,
        hands=["maharacha", "", ""],
        courts=["R", "RRR", "L"],
        last_card=value == "on",
    )
    ask(s)
    assert s.over is not asked
    if asked:
        assert offers(s) == ["pass", "play maharacha"]
        assert offers(play(s, "play maharacha")) == ["take rama kedah", "take malay kedah"]
        assert play(s, "take rama kedah").over
    assert s.winners() == 0b010


@pytest.mark.parametrize(("value", "allowed"), [("on", False), ("off", True)])
def test_option_undo_ban(position: Build, play: Build, effects: Effects, value: str, allowed: bool) -> None:
    assert _position(**{"undo-ban": value}).law.undo_ban is not allowed
    s = position({"kedah": "RR", "khorat": "LL", "chiang-mai": "M"}, undo_ban=value == "on")
    play(s, "play one-vs-one", "give rama kedah", "get lao khorat", "take malay chiang-mai", "play one-vs-one")
    assert (("give rama khorat", "get lao kedah") in [way for way, _ in effects(s)]) == allowed


@pytest.mark.parametrize(("value", "over"), [("4", False), ("3", True)])
def test_option_british_limit(position: Build, play: Build, value: str, over: bool) -> None:
    assert _position(**{"british-limit": value}).law.limit == int(value)
    settled = {"kedah": "british", "khorat": "rama", "nakhon": "british"}
    s = position({"chiang-mai": "RL"}, settled=settled, courts=["RLM", "R", "R"], limit=int(value))
    assert play(s, "pass", "pass", "pass").over is over
    assert s.winners() == (0b001 if over else 0)


@pytest.mark.parametrize(("value", "ways"), [("two", 10), ("one", 4)])
def test_option_faction_cards(position: Build, play: Build, effects: Effects, value: str, ways: int) -> None:
    assert _position(**{"faction-cards": value}).law.into_one is (value == "one")
    s = play(position({"kedah": "R"}, into_one=value == "one"), "play rama")
    ends = {tuple(end.followers[spot] for spot in range(24)): end for _, end in effects(s)}
    assert len(ends) == ways
    for end in ends.values():
        assert end.pool[0] == s.pool[0] - 2


def test_option_faction_cards_into_one_with_one_in_the_pool(position: Build, play: Build, effects: Effects) -> None:
    s = play(position({"kedah": "R"}, into_one=True, pool="RLM"), "play rama")
    assert {end.pool[0] for _, end in effects(s)} == {0}


@pytest.mark.parametrize("value", ["off", "on"])
def test_option_talk(value: str) -> None:
    """It binds people, not the program: the game is the same."""
    plain = sottovoce.new("siam", players=4, seed=1)
    table = sottovoce.new("siam", players=4, seed=1, options={"talk": value})
    assert table.options["talk"] == value
    assert table.position.state() == plain.position.state()


def test_option_values_survive_the_game_file() -> None:
    changed = {option.name: option.values[-1] for option in GAME.options}
    table = sottovoce.new("siam", players=3, seed=1, options=changed)
    again = sottovoce.load(table.dump())
    assert again.options == changed
    assert again.position.state() == table.position.state()


@pytest.mark.parametrize("lang", ["en", "it"])
def test_option_unknown_names_and_values_are_refused(lang: str) -> None:
    with pytest.raises(sottovoce.Unknown) as problem:
        sottovoce.new("siam", options={"speed": "fast"})
    assert problem.value.code == "option"
    assert "speed" in problem.value.say(lang)
    assert "last-card" in problem.value.say(lang)
    for option in GAME.options:
        if option.resolve is not None:
            continue
        with pytest.raises(sottovoce.Unknown) as problem:
            sottovoce.new("siam", options={option.name: "perhaps"})
        assert problem.value.code == "option-value"
        assert all(word in problem.value.say(lang) for word in ("perhaps", option.name, *option.values))


@pytest.mark.parametrize("players", [0, 1, 5, -2, True])
def test_option_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(sottovoce.Unknown) as problem:
        sottovoce.new("siam", players=players)
    assert problem.value.code == "seats"


@pytest.mark.parametrize(("value", "swaps"), [("one-for-one", True), ("nothing", False)])
def test_option_two_vs_one(position: Build, play: Build, offers: Offers, value: str, swaps: bool) -> None:
    """Nobody stands beside the two in Chiang Mai: R4 lets the card swap one for one, the option lets it do nothing."""
    assert _position(**{"two-vs-one": value}).law.one_for_one is swaps
    s = position({"kedah": "R", "nakhon": "L", "chiang-mai": "RR"}, one_for_one=swaps)
    assert offers(play(s, "play two-vs-one"))[0].startswith("give" if swaps else "take")
