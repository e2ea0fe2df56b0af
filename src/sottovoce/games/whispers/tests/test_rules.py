"""One test or more for each § of the rules, named after it; and their rulings and examples."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import sottovoce
from sottovoce.core.dice import Fast
from sottovoce.games.whispers import GAME
from sottovoce.games.whispers.position_editor import Stage
from sottovoce.games.whispers.rules.board import EMPIRE_NAMES, OFFICE_NAMES, board
from sottovoce.games.whispers.rules.cards import FULL_DECK, KIND_NAMES, size
from sottovoce.games.whispers.rules.rounds import begin_round
from sottovoce.games.whispers.rules.scoring import winners

STANDARD = board(False, "p5-p7")


def test_every_paragraph_has_a_test() -> None:
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    tested = {int(number) for number in re.findall(r"def test_s(\d\d)_", tests)}
    assert GAME.paragraphs("en") == GAME.paragraphs("it")
    assert GAME.paragraphs("en") == ["1", "2", "2.1", *(str(number) for number in range(3, 27))]
    assert tested == set(range(1, 27))


def test_s01_five_empires_with_20_banners_each_act_in_order() -> None:
    assert EMPIRE_NAMES == ("bear", "eagle", "elephant", "lion", "horse")
    table = sottovoce.new("whispers", seed=1)
    view = table.view(None)
    for empire in view["empires"]:
        on_map = sum(region["banners"] for region in view["regions"] if region["holder"] == empire["id"])
        assert on_map + empire["reserve"] == 20


def test_s02_the_map_has_the_printed_icons_and_borders() -> None:
    assert len(STANDARD.regions) == 40
    assert Counter(STANDARD.homes) == {0: 6, 1: 7, 2: 8, 3: 9, 4: 10}
    assert sum(mask.bit_count() for mask in STANDARD.borders) == 2 * 69
    assert [mask.bit_count() for mask in (STANDARD.cities, STANDARD.farms, STANDARD.forts)] == [12, 13, 13]
    assert sum(STANDARD.start) == 25
    for region, borders in enumerate(STANDARD.borders):
        assert all((STANDARD.borders[other] >> region) & 1 for other in range(40) if (borders >> other) & 1)


def test_s03_each_council_has_four_seats_with_their_own_actions() -> None:
    posts = sottovoce.new("whispers", seed=1).view(None)["posts"]
    assert [post["office"] for post in posts[:4]] == list(OFFICE_NAMES)
    by_id = {post["id"]: post["actions"] for post in posts}
    assert by_id["bear-sheriff"] == ["banner per farm", "attack"]
    assert by_id["eagle-sheriff"] == ["2 banners"]
    assert by_id["elephant-steward"] == ["card per 3 forts", "2 banners"]
    assert by_id["lion-marshal"] == ["2 banners per fort"]
    assert all(by_id[f"{empire}-chancellor"] == ["attack", "swap agent"] for empire in EMPIRE_NAMES)


def test_s03_a_seat_does_one_of_its_actions() -> None:
    stage = Stage().army("b1", "bear", 3).agent(0, "bear-sheriff").reach("bear-sheriff")
    assert stage.choices == ["add", "attack"]
    stage.play("add", "place b2", "place b2")
    assert stage.position.marker != 0


def test_s04_two_to_four_societies_with_nine_agents() -> None:
    for players in (2, 3, 4):
        seats = sottovoce.new("whispers", players=players, seed=1).view(0)["players"]
        assert [seat["society"] for seat in seats] == ["raven", "spider", "rat", "serpent"][:players]
        assert all(seat["agents"] == 9 and len(seat["loyalties"]) == 5 for seat in seats)
    with pytest.raises(sottovoce.Unknown):
        sottovoce.new("whispers", players=5)


def test_s05_decks_have_two_of_each_pair() -> None:
    assert size(FULL_DECK) == 40
    assert len(KIND_NAMES) == 20
    assert KIND_NAMES[:4] == ("bear-eagle", "bear-elephant", "bear-lion", "bear-horse")
    assert [empire["deck"] for empire in sottovoce.new("whispers", seed=1).view(None)["empires"]] == [8] * 5


def test_s06_starting_banners_and_a_random_first_player() -> None:
    view = sottovoce.new("whispers", seed=1).view(None)
    banners = {region["id"]: region["banners"] for region in view["regions"] if region["banners"]}
    assert banners["b1"] == banners["b3"] == banners["b5"] == 3
    assert banners["e1"] == banners["l9"] == banners["p3"] == 2
    assert not any(region["banners"] for region in view["regions"] if region["home"] == "horse")
    assert {sottovoce.new("whispers", players=4, seed=seed).view(None)["first"] for seed in range(40)} == {0, 1, 2, 3}


def test_s07_loyalties_are_dealt_at_random_and_hidden() -> None:
    table = sottovoce.new("whispers", players=3, seed=5)
    own = table.view(1)["players"][1]["loyalties"]
    assert sorted(loyalty["empire"] for loyalty in own) == sorted(EMPIRE_NAMES)
    assert [loyalty["weight"] for loyalty in own] == [4, 3, 2, 0, -1]
    assert all(loyalty["empire"] is None for loyalty in table.view(1)["players"][0]["loyalties"])


@pytest.mark.parametrize("players", [2, 4])
def test_s07_no_two_players_have_the_same_devout_empire_unless_allowed(players: int) -> None:
    def clashes(value: str) -> int:
        options = GAME.settle_options({"different-devout": value})
        found = 0
        for seed in range(60):
            position = GAME.start(players, options, Fast(seed), None)
            devouts = [GAME.view(position, seat).players[seat].loyalties[0].empire for seat in range(players)]
            found += len(set(devouts)) < players
        return found

    assert clashes("on") == 0
    assert clashes("off") > 0


def test_s08_a_round_goes_through_its_phases() -> None:
    table = sottovoce.new("whispers", players=2, seed=3)
    steps: list[str] = []
    dice = Fast(4)
    while not table.over:
        step = table.view(None)["step"]
        if step in ("deploy", "recall", "loyalties", "act") and (not steps or steps[-1] != step):
            steps.append(step)
        actions = table.actions(table.to_act[0])
        table.play_action(table.to_act[0], actions[dice.roll(len(actions))])
    phases = [step for step in steps if step != "act"]
    assert phases[0] == "deploy"
    assert phases[1:3] == ["loyalties", "recall"]
    assert phases.count("recall") == 3
    assert table.view(None)["round"] == 4


@pytest.mark.parametrize(("players", "on_board"), [(2, [3, 5, 7, 9]), (3, [2, 3, 4, 5]), (4, [2, 3, 4, 5])])
def test_s09_agents_on_the_board_round_by_round(players: int, on_board: list[int]) -> None:
    table = sottovoce.new("whispers", players=players, seed=3)
    dice = Fast(9)
    found: dict[int, list[int]] = {}
    while not table.over:
        seat = table.to_act[0]
        view = table.view(None)
        if view["step"] == "act":
            found[view["round"]] = [9 - player["agents"] for player in view["players"]]
        actions = table.actions(seat)
        table.play_action(seat, actions[dice.roll(len(actions))])
    assert [found[number] for number in (1, 2, 3, 4)] == [[count] * players for count in on_board]


def test_s09_all_take_one_agent_back_before_any_is_placed() -> None:
    stage = Stage(3)
    stage.position.first = 1
    stage.position.round = 1
    stage.agent(0, "bear-sheriff", "lion-sheriff").agent(1, "eagle-sheriff").agent(2, "horse-sheriff")
    begin_round(stage.position)
    order = []
    for answer in ("recall eagle-sheriff", "recall horse-sheriff", "recall lion-sheriff"):
        order.append(stage.asked)
        assert all(choice.startswith("recall") for choice in stage.choices)
        stage.play(answer)
    assert order == [1, 2, 0]
    assert stage.asked == 1
    assert "deploy bear-sheriff" not in stage.choices
    assert "deploy lion-sheriff" in stage.choices


def test_s10_an_empty_seat_is_controlled_by_the_next_agent_further_on() -> None:
    stage = Stage(2).agent(1, "bear-sheriff").agent(0, "bear-chancellor")
    controllers = [post.controller for post in stage.view(None).posts[:8]]
    assert controllers == [1, 0, 0, 0, None, None, None, None]


def test_s10_control_is_looked_up_when_the_marker_arrives() -> None:
    stage = Stage(2).army("b1", "bear", 2).agent(0, "bear-sheriff").agent(1, "bear-chancellor")
    stage.reach("bear-chancellor").play("swap", "seat bear-sheriff")
    assert [post.agent for post in stage.view(None).posts[:4]] == [1, None, None, 0]


def test_s10_r1_a_seat_that_can_act_must_act() -> None:
    stage = Stage().army("b1", "bear", 1).agent(0, "bear-chancellor").reach("bear-chancellor")
    assert stage.choices == ["attack", "swap"]


def test_s10_r1_a_seat_that_can_do_nothing_passes_by_itself_without_cards() -> None:
    stage = Stage().agent(0, "elephant-sheriff").agent(1, "elephant-steward")
    for region in ("p6", "p8"):
        stage.army(region, "eagle", 1)
    stage.reach("elephant-sheriff")
    assert stage.asked == 1
    assert "passed" in [event.kind for event in stage.events()]


def test_s10_r1_cards_may_be_played_before_a_pass_and_none_after() -> None:
    stage = Stage().agent(0, "elephant-sheriff").agent(1, "elephant-steward").give(0, "bear-eagle", "eagle-bear")
    for region in ("p6", "p8", "e1"):
        stage.army(region, "eagle", 1)
    stage.reach("elephant-sheriff")
    assert stage.choices[:1] == ["pass"]
    stage.play("play mercenaries", "from e1")
    assert stage.asked == 1
    stage = Stage().agent(0, "elephant-sheriff").agent(1, "elephant-steward").give(0, "bear-eagle", "eagle-bear")
    for region in ("p6", "p8"):
        stage.army(region, "eagle", 1)
    stage.reach("elephant-sheriff").play("pass")
    assert stage.asked == 1


def test_s10_after_a_card_a_seat_that_could_do_nothing_may_have_to_act() -> None:
    stage = Stage().agent(0, "elephant-sheriff").give(0, "bear-eagle", "eagle-bear", "lion-bear")
    for region in ("p6", "p8"):
        stage.army(region, "eagle", 1)
    stage.reach("elephant-sheriff").play("play mercenaries", "from p6")
    assert "add" in stage.choices
    assert "pass" not in stage.choices


def test_s11_excess_banners_leave_at_the_end_of_the_empires_turn() -> None:
    stage = Stage().army("h2", "horse", 6).army("h7", "bear", 6).agent(0, "horse-chancellor")
    stage.reach("horse-chancellor").play("swap", "seat horse-steward", "add", "place h1", "place h1")
    assert stage.at("h2") == ("horse", 4)
    assert stage.at("h7") == ("bear", 6)
    assert stage.reserve("horse") == 14


def test_s11_a_farm_feeds_six_and_only_the_own_turn_counts() -> None:
    stage = Stage().army("h7", "bear", 6).army("b2", "bear", 6).agent(0, "bear-sheriff").reach("bear-sheriff")
    stage.play("add", "place b2", "place b2", "place b2")
    assert stage.at("h7") == ("bear", 6)
    assert stage.at("b2") == ("bear", 4)


def test_s12_the_first_player_token_moves_on() -> None:
    stage = Stage(3)
    stage.position.first = 2
    stage.end_round(1)
    assert stage.view(None).first == 0


def test_s12_after_round_four_the_game_ends_without_clean_up_and_swap() -> None:
    stage = Stage().give(0, *["bear-eagle", "bear-lion", "bear-horse", "lion-bear", "lion-horse", "horse-bear"])
    stage.end_round(4)
    assert stage.position.over
    assert len(stage.hand(0)) == 6


def test_s13_exactly_the_excess_over_five_is_discarded() -> None:
    cards = ["bear-eagle", "bear-lion", "bear-horse", "lion-bear", "lion-horse", "horse-bear", "horse-lion"]
    stage = Stage().give(0, *cards).end_round(1)
    assert stage.asked == 0
    assert stage.choices == [f"discard {card}" for card in sorted(cards, key=KIND_NAMES.index)]
    stage.events()
    stage.play("discard lion-bear")
    told = stage.events(1)
    assert [(event.kind, event.data.get("card")) for event in told] == [("discarded", None)]
    stage.play("discard bear-eagle")
    assert stage.view(None).step == "loyalties"
    assert stage.view(None).empires[3].deck == 7


def test_s14_two_hidden_loyalties_change_places_and_stay_up() -> None:
    stage = Stage().loyal(0, "bear", "eagle", "elephant", "lion", "horse")
    stage.position.first = 1
    stage.end_round(1)
    assert stage.asked == 0
    stage.play("exchange devout opposed")
    loyalties = stage.view(1).players[0].loyalties
    assert [(loyalty.empire, loyalty.up) for loyalty in loyalties] == [
        ("horse", True),
        (None, False),
        (None, False),
        (None, False),
        ("bear", True),
    ]
    stage.play("keep")
    stage.end_round(2)
    stage.play("keep")
    assert stage.choices == [
        "keep",
        "exchange dutiful affiliated",
        "exchange dutiful unallied",
        "exchange affiliated unallied",
    ]


def test_s14_with_fewer_than_two_hidden_tokens_nobody_is_asked() -> None:
    stage = Stage()
    stage.position.shown[0] = 0b01111
    stage.position.first = 1
    stage.end_round(1)
    assert stage.asked == 1
    stage.play("keep")
    assert stage.view(None).step == "recall"


def test_s15_home_regions_are_controlled_without_banners() -> None:
    stage = Stage().army("h2", "bear", 1)
    assert stage.at("h1") == ("horse", 0)
    assert stage.at("h2") == ("bear", 1)
    assert stage.view(None).empires[4].cities == 4


def test_s15_a_conquered_region_without_banners_falls_back_at_once() -> None:
    stage = Stage().army("h1", "bear", 2).agent(0, "bear-sheriff").give(0, "bear-eagle", "eagle-lion")
    stage.reach("bear-sheriff").play("play mercenaries", "from h1", "count 2")
    assert stage.at("h1") == ("horse", 0)
    assert stage.view(None).empires[4].cities == 4


def test_s16_only_one_empire_stays_in_a_region() -> None:
    stage = Stage().army("h2", "horse", 4).army("b5", "bear", 2).agent(0, "bear-sheriff").reach("bear-sheriff")
    stage.play("attack", "from b5", "to h2", "count 2")
    assert stage.at("h2") == ("horse", 2)


def test_s17_banners_are_counted_by_icons_controlled_now() -> None:
    stage = Stage().army("b4", "eagle", 1).army("l1", "bear", 1).army("l5", "bear", 1).agent(0, "bear-sheriff")
    stage.reach("bear-sheriff").play("add")
    assert stage.view(None).doing is not None
    assert stage.position.left == 3
    assert "place l1" in stage.choices
    assert "place b4" not in stage.choices


def test_s17_r2_the_plain_two_may_be_split() -> None:
    stage = Stage().agent(0, "eagle-sheriff").reach("eagle-sheriff").play("add", "place e1", "place e2")
    assert stage.at("e1") == ("eagle", 1)
    assert stage.at("e2") == ("eagle", 1)


def test_s17_option_the_plain_two_go_together() -> None:
    stage = Stage(two_banners="together").agent(0, "eagle-sheriff").reach("eagle-sheriff").play("add", "place e1")
    assert stage.at("e1") == ("eagle", 2)
    stage = Stage(two_banners="together").agent(0, "bear-sheriff").reach("bear-sheriff").play("add", "place b1")
    assert stage.at("b1") == ("bear", 1)


def test_s17_two_banners_per_fort() -> None:
    stage = Stage().agent(0, "lion-marshal").reach("lion-marshal").play("add")
    assert stage.position.left == 4


def test_s17_a_short_reserve_gives_what_it_has_and_an_empty_one_nothing() -> None:
    stage = Stage().army("e1", "eagle", 19).agent(0, "eagle-sheriff").reach("eagle-sheriff").play("add")
    assert stage.position.left == 1
    stage = Stage().army("b1", "bear", 20).agent(0, "bear-steward").reach("bear-steward")
    assert stage.choices == ["draw"]


def test_s18_whole_groups_of_icons_give_cards() -> None:
    stage = Stage().agent(0, "eagle-steward").reach("eagle-steward")
    stage.play("draw")
    assert len(stage.hand(0)) == 2
    assert all(card.startswith("eagle-") for card in stage.hand(0))
    stage = Stage().agent(0, "lion-sheriff").reach("lion-sheriff").play("draw")
    assert len(stage.hand(0)) == 1


def test_s18_r3_without_a_whole_group_or_a_deck_no_cards() -> None:
    stage = Stage().army("b4", "eagle", 1).agent(0, "bear-steward").reach("bear-steward")
    assert stage.choices == ["add"]
    lions = [f"lion-{other}" for other in ("bear", "eagle", "elephant", "horse")]
    stage = Stage().agent(0, "lion-sheriff").give(1, *lions, *lions).reach("lion-sheriff")
    assert stage.choices == ["add"]
    eagles = [f"eagle-{other}" for other in ("bear", "elephant", "lion", "horse")]
    stage = Stage().agent(0, "eagle-steward").give(1, *eagles, *eagles[:3]).reach("eagle-steward").play("draw")
    assert stage.hand(0) == ["eagle-horse"]


def test_s18_draws_are_private() -> None:
    stage = Stage().agent(0, "lion-sheriff").reach("lion-sheriff")
    stage.events()
    stage.play("draw")
    events = stage.events(0)
    private = [event for event in events if not event.heard_by(1)]
    assert [event.kind for event in private] == ["drew-cards"]
    assert not any("card" in event.data for event in events if event.heard_by(None))


def test_s19_a_home_region_may_be_emptied_a_conquered_one_not() -> None:
    stage = Stage().army("b5", "bear", 2).agent(0, "bear-sheriff").reach("bear-sheriff")
    stage.play("attack", "from b5", "to h2", "count 2")
    assert stage.at("b5") == ("bear", 0)
    stage = Stage().army("h2", "bear", 3).agent(0, "bear-sheriff").reach("bear-sheriff")
    stage.play("attack", "from h2", "to h1")
    assert stage.choices == ["count 1", "count 2"]


def test_s19_only_bordering_regions_of_others_can_be_attacked() -> None:
    stage = Stage().army("b5", "bear", 2).army("b2", "bear", 2).agent(0, "bear-sheriff").reach("bear-sheriff")
    stage.play("attack")
    assert stage.choices == ["from b5"]
    stage.play("from b5")
    assert stage.choices == ["to h2"]


def test_s20_horse_3_against_bear_2_without_a_fort() -> None:
    stage = Stage().army("h1", "horse", 3).army("h2", "bear", 2).agent(0, "horse-marshal").reach("horse-marshal")
    stage.play("attack", "from h1", "to h2", "count 3")
    assert stage.at("h2") == ("horse", 1)
    assert stage.reserve("bear") == 20


def test_s20_bear_3_against_horse_2_with_a_fort() -> None:
    stage = Stage().army("h2", "bear", 4).army("h3", "horse", 2).agent(0, "bear-sheriff").reach("bear-sheriff")
    stage.play("attack", "from h2", "to h3", "count 3")
    assert stage.at("h3") == ("horse", 0)
    assert (stage.reserve("bear"), stage.reserve("horse")) == (19, 20)


def test_s20_r4_an_empty_fort_strikes_too_whoever_holds_it() -> None:
    stage = Stage().army("h2", "bear", 3).agent(0, "bear-sheriff").reach("bear-sheriff")
    stage.play("attack", "from h2", "to h3", "count 1")
    assert stage.at("h3") == ("horse", 0)
    assert stage.reserve("bear") == 18
    stage = Stage().army("h3", "bear", 1).army("h1", "horse", 3).agent(0, "horse-marshal").reach("horse-marshal")
    stage.play("attack", "from h1", "to h3", "count 3")
    assert stage.at("h3") == ("horse", 1)


def test_s20_a_conquered_region_falls_back_when_nobody_is_left() -> None:
    stage = Stage().army("h2", "bear", 2).army("l3", "lion", 2).agent(0, "lion-chancellor").reach("lion-chancellor")
    stage.play("attack", "from l3", "to h2", "count 2")
    assert stage.at("h2") == ("horse", 0)


def test_s21_the_chancellor_changes_places_and_acts_there() -> None:
    stage = Stage().agent(0, "lion-chancellor").agent(1, "lion-sheriff").reach("lion-chancellor").play("swap")
    assert stage.choices == ["seat lion-sheriff", "seat lion-steward", "seat lion-marshal"]
    stage.play("seat lion-sheriff")
    posts = {post.id: post.agent for post in stage.view(None).posts}
    assert (posts["lion-sheriff"], posts["lion-chancellor"]) == (0, 1)
    assert stage.choices == ["add", "draw"]
    assert stage.view(None).marker == "lion-chancellor"


def test_s21_nothing_follows_on_a_seat_that_can_not_act() -> None:
    stage = Stage().army("l1", "lion", 20).agent(0, "lion-chancellor").agent(1, "horse-sheriff")
    stage.reach("lion-chancellor").play("swap", "seat lion-marshal")
    assert stage.asked == 1
    assert stage.view(None).posts[14].agent == 0


def test_s22_paid_cards_go_into_their_decks_at_once() -> None:
    stage = Stage().army("b1", "bear", 1).agent(0, "bear-sheriff").give(0, "horse-bear").reach("bear-sheriff")
    assert stage.view(None).empires[4].deck == 7
    stage.play("play horse", "from b1", "to b2")
    assert stage.view(None).empires[4].deck == 8


def test_s22_r7_the_question_depends_on_public_knowledge_only() -> None:
    stage = Stage().army("b5", "bear", 2).agent(0, "bear-sheriff").give(0, "bear-eagle").reach("bear-sheriff")
    stage.play("attack", "from b5", "to h2", "count 2")
    assert stage.choices == ["done"]
    stage.play("done")
    assert stage.choices == ["done", "play bear"]


def test_s23_each_card_offers_three_abilities() -> None:
    from sottovoce.games.whispers.rules.cards import ABILITY_NAMES
    from sottovoce.games.whispers.show.terminal import abilities

    offered = [tuple(ABILITY_NAMES[ability] for ability in abilities(card)) for card in KIND_NAMES]
    assert offered[0] == ("bear", "double-bear", "mercenaries")
    assert offered[KIND_NAMES.index("horse-lion")] == ("horse", "double-horse", "midnight-oil")
    assert offered[KIND_NAMES.index("lion-elephant")] == ("lion", "double-lion", "reinforcements")
    assert Counter(pair for _, _, pair in offered) == dict.fromkeys(ABILITY_NAMES[10:], 2)


def test_s24_up_to_means_at_least_one() -> None:
    stage = Stage().army("b1", "bear", 5).agent(0, "bear-sheriff").give(0, "bear-eagle", "eagle-bear")
    stage.reach("bear-sheriff").play("play mercenaries", "from b1")
    assert stage.choices == ["count 1", "count 2", "count 3"]


def test_s24_a_short_reserve_gives_as_many_as_there_are() -> None:
    stage = Stage().army("l1", "lion", 18).agent(0, "bear-sheriff").give(0, "lion-bear", "lion-eagle")
    stage.reach("bear-sheriff").play("play double-lion", "from l3")
    assert stage.at("l3") == ("lion", 2)


def test_s25_seventeen_points() -> None:
    stage = Stage().loyal(0, "lion", "elephant", "bear", "eagle", "horse")
    # Lion 2, Elephant 3, Bear 1, Eagle 4, Horse 2.
    stage.army("l4", "elephant", 1).army("h1", "eagle", 1).army("h6", "eagle", 1)
    assert stage.position.score(0) == 17


def test_s25_ties_are_broken_by_tokens_then_cards_then_shared() -> None:
    order = ("lion", "elephant", "bear", "eagle", "horse")
    stage = Stage().loyal(0, *order).loyal(1, *order)
    assert winners(stage.position) == 0b11
    stage.give(1, "bear-eagle")
    assert winners(stage.position) == 0b10
    stage.position.shown[1] = 0b00011
    assert winners(stage.position) == 0b01


def test_s25_option_a_point_for_each_hidden_loyalty() -> None:
    plain, bonus = Stage().position, Stage(hidden_bonus="on").position
    assert bonus.score(0) == plain.score(0) + 5
    bonus.shown[0] = 0b00011
    assert bonus.score(0) == plain.score(0) + 3


def test_s25_option_a_city_in_e3() -> None:
    order = ("eagle", "elephant", "bear", "lion", "horse")
    with_city, without = Stage(city_e3="on").loyal(0, *order), Stage().loyal(0, *order)
    assert with_city.position.score(0) == without.position.score(0) + 4
    stage = with_city.agent(0, "bear-sheriff").give(0, "lion-bear", "lion-eagle", "elephant-horse", "horse-bear")
    stage.reach("bear-sheriff").play("play double-lion")
    assert "from e3" in stage.choices
    stage.play("from e1", "play uprising")
    assert "from e3" not in stage.choices


def test_s26_agents_may_go_onto_the_map() -> None:
    stage = Stage(field_agents="on")
    assert "station b1" in stage.choices
    assert not any(choice.startswith("station") for choice in Stage().choices)
    first, second = stage.asked, 1 - stage.asked
    stage.play("station h1", "station h1")
    assert "station h1" not in stage.choices
    stage.play("station h2", "deploy bear-sheriff")
    assert stage.asked == first
    assert not any(choice.startswith("station") for choice in stage.choices)
    assert [region.agents for region in stage.view(None).regions if region.id == "h1"] == [sorted([first, second])]


def test_s26_an_agent_in_a_horse_region_held_by_bear_scores_four() -> None:
    stage = Stage(field_agents="on").loyal(0, "bear", "eagle", "elephant", "lion", "horse").army("h2", "bear", 1)
    before = stage.position.score(0)
    stage.position.stationed[0] |= 1 << stage.region("h2")
    assert stage.position.score(0) == before + 4
    assert stage.view(None).empires[0].cities == 1


def test_s26_agents_on_the_map_are_taken_back_like_others() -> None:
    stage = Stage(field_agents="on")
    stage.position.first = 0
    stage.position.round = 1
    stage.agent(0, "bear-sheriff").agent(1, "bear-steward")
    stage.position.stationed[0] |= 1 << stage.region("h2")
    begin_round(stage.position)
    assert stage.choices == ["recall bear-sheriff", "retrieve h2"]
    stage.play("retrieve h2")
    assert stage.position.stationed[0] == 0


def test_option_diagonal_moves_one_border() -> None:
    other = board(False, "p4-p8")
    p4, p5, p7, p8 = (STANDARD.regions.index(name) for name in ("p4", "p5", "p7", "p8"))
    assert (STANDARD.borders[p5] >> p7) & 1
    assert not (STANDARD.borders[p4] >> p8) & 1
    assert (other.borders[p4] >> p8) & 1
    assert not (other.borders[p5] >> p7) & 1
