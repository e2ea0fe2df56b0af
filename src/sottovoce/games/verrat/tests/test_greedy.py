"""The greedy bot: legal answers, sane lengths, sense in swaps, and talk."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from typing import Any, cast

import sottovoce
from sottovoce.bots import answer, make
from sottovoce.core.bot import Question
from sottovoce.core.dice import Fast
from sottovoce.games.verrat import GAME
from sottovoce.games.verrat.bot import greedy_policy
from sottovoce.games.verrat.bot.greedy import Greedy, converse
from sottovoce.games.verrat.rules.state import Law
from sottovoce.games.verrat.rules.turns import Verrat, set_up
from sottovoce.games.verrat.talk import talk

Build = Callable[..., Any]
FIVE = "horses cannons gold troops supplies"


def games(count: int) -> list[Verrat]:
    played = []
    for number in range(count):
        s = set_up(Law(False, False, False, False), Fast(number), None)
        greedy_policy.play_greedily(s, Fast(1000 + number), Fast(2000 + number))
        played.append(s)
    return played


def test_every_answer_is_legal_and_the_game_ends() -> None:
    for seed in (1, 2):
        table = sottovoce.new("verrat", seed=seed, options={"pardon-pile": "choice"})
        bots = [make("greedy", GAME, seat) for seat in range(4)]
        while not table.over:
            seat = table.to_act[0]
            table.play(seat, answer(bots[seat], table, seat))
        assert table.winners


def test_the_brain_never_needs_the_fallback() -> None:
    s = set_up(Law(False, False, False, False), Fast(5), None)
    minds, dice = Fast(6), Fast(7)
    while not s.over:
        seat = int(s.turn())
        world = s.imagine(seat, minds)
        action = int(greedy_policy.decide(world, seat, -1, minds))
        assert action in s.choices(seat)
        s.apply(seat, action, dice)


def test_games_have_a_sane_length() -> None:
    assert 6 <= median(int(s.round) for s in games(40)) <= 15


def test_it_beats_random_players() -> None:
    won = 0
    for seed in range(8):
        table = sottovoce.new("verrat", seed=seed)
        bots = [make("greedy" if seat == seed % 4 else "random", GAME, seed) for seat in range(4)]
        while not table.over:
            seat = table.to_act[0]
            table.play(seat, answer(bots[seat], table, seat))
        won += table.winners == (seed % 4,)
    assert won >= 6


def test_it_never_swaps_the_sixth_type_to_who_can_reach_the_favourites_seat(scene: Build) -> None:
    for place in ("pos-11", "pos-10", "kaffa", "hand"):
        at = scene({"red-fat": place, "blue-fat": "pos-1"}, [f"{FIVE} gold", "ships ships", "", ""])
        assert not greedy_policy.may_hand(at.s, 0, 5)
        at.do(0, "offer 1", "give gold", "want ships", "send-offer")
        assert greedy_policy.decide(at.s, 1, -1, Fast(1)) == at.s.choices(1)[at.choices(1).index("refuse 0-1")]
    at = scene({"red-fat": "pos-5", "blue-fat": "pos-1"}, [f"{FIVE} gold", "ships ships", "", ""])
    at.do(0, "offer 1", "give gold", "want ships", "send-offer")
    assert at.choices(1)[at.s.choices(1).index(int(greedy_policy.decide(at.s, 1, -1, Fast(1))))] == "accept 0-1"


def says(at: Any, seat: int) -> str:
    """What the brain of a seat answers."""
    return str(at.choices(seat)[at.s.choices(seat).index(int(greedy_policy.decide(at.s, seat, -1, Fast(1))))])


def test_it_withdraws_an_offer_that_would_now_complete_the_six_types(scene: Build) -> None:
    court = {"red-fat": "pos-3", "blue-fat": "pos-11", "green-fat": "pos-5"}
    at = scene(court, ["horses horses troops", "cannons gold supplies supplies troops troops", "ships", ""])
    at.do(0, "offer 1", "give horses", "want troops", "send-offer", "offer 2")
    at.do(1, "offer 2", "give supplies", "want ships", "send-offer").do(2, "accept 1-1")
    assert says(at, 0) == "withdraw 0-1"
    at.do(0, "withdraw 0-1")
    assert says(at, 0) != "withdraw 0-1"


def test_it_drops_what_it_puts_together_to_withdraw_a_dangerous_offer(scene: Build) -> None:
    court = {"red-fat": "pos-3", "blue-fat": "pos-11", "green-fat": "pos-5"}
    at = scene(court, ["horses horses troops", "cannons gold supplies supplies troops", "ships", "gold"])
    at.do(0, "offer 1", "give horses", "want supplies", "send-offer")
    at.do(1, "offer 2", "give supplies", "want ships", "send-offer")
    at.do(0, "offer 3").do(2, "accept 1-1")
    assert says(at, 0) != "cancel"  # blue would have five
    at.s.hands[1 * 7 + 4] += 1
    assert says(at, 0) == "cancel"


def test_it_makes_no_offer_that_leaves_five_types_to_who_can_reach_the_favourites_seat(scene: Build) -> None:
    hands = ["horses horses", "cannons cannons gold gold troops troops supplies supplies", "", ""]
    assert says(scene({"red-fat": "pos-3", "blue-fat": "pos-11"}, hands), 0) == "ready"
    assert says(scene({"red-fat": "pos-3", "blue-fat": "pos-5"}, hands), 0) == "offer 1"


def test_it_offers_what_helps_both(scene: Build) -> None:
    at = scene({"red-fat": "pos-5", "blue-fat": "pos-1"}, ["gold gold", "ships ships", "", ""])
    for wanted in ("offer 1", "give gold", "want ships", "send-offer"):
        action = int(greedy_policy.decide(at.s, 0, -1, Fast(1)))
        assert at.choices(0)[at.s.choices(0).index(action)] == wanted
        at.do(0, wanted)
    assert at.choices(1)[at.s.choices(1).index(int(greedy_policy.decide(at.s, 1, -1, Fast(1))))] == "accept 0-1"


def test_it_proposes_and_accepts_a_joint_accusation_against_a_player_about_to_win(
    about_to_win: Callable[[sottovoce.Table, int], None],
) -> None:
    table = sottovoce.new("verrat", seed=4)
    about_to_win(table, 3)
    bots = [Greedy(seat) for seat in range(3)]
    converse(table, dict(enumerate(bots)))
    first = talk.book(table, 0)[0]
    assert first.statement.kind == "accuse"
    assert first.state == "accepted"
    assert set(first.answers) == {1, 2}
    assert table.heard(3) == []
    assert first.statement.act is not None
    accused = first.statement.act.vizier
    for seat in range(4):
        table.play(seat, "ready")
    for seat, bot in enumerate(bots):
        while seat in table.to_act:
            table.play(seat, answer(bot, table, seat))
    assert [table.view(seat)["accusations"][0]["vizier"] for seat in range(3)] == [accused] * 3


COURT = {"red-fat": "pos-0", "blue-fat": "pos-3", "green-fat": "pos-5", "yellow-fat": "pos-6"}


def asked(at: Any, bot: Greedy, seat: int = 0) -> str:
    """What a bot answers at a scene."""
    view, choices = GAME.view(at.s, seat), at.choices(seat)
    here = Question(GAME, seat, view, choices, at.s.choices(seat), lambda seed: at.s.imagine(seat, Fast(seed)))
    return str(choices[at.s.choices(seat).index(bot.choose(here))])


def friend_of(*friends: int) -> Greedy:
    bot = Greedy(1)
    bot._forget(1)
    bot._friends |= set(friends)
    return bot


def test_it_demands_nothing_of_a_friend(scene: Build) -> None:
    at = scene(COURT, ["horses", "gold gold cannons", "ships", "troops"]).planned()
    assert asked(at, friend_of()) == "demand 1 gold"
    assert asked(at, friend_of(1)) == "waive"


def test_at_peace_with_all_it_accuses_one_of_its_own(scene: Build) -> None:
    hands = ["horses", "gold gold cannons", "ships", "troops"]
    at = scene(COURT | {"red-small": "dungeon-1"}, hands).talked().do(0, "keep fat")
    assert asked(at, friend_of(1, 2, 3)) in ("accuse red-small", "accuse red-tall")  # a prisoner, an exile
    assert asked(at, friend_of(1, 2)) == "accuse yellow-fat"
    at = scene({**COURT, "yellow-fat": "dungeon-2"}, hands).talked().do(0, "keep fat")
    assert asked(at, friend_of(1, 2)).startswith("accuse yellow-")


def test_what_it_tells_of_two_viziers_never_names_one_seat(scene: Build) -> None:
    for seed in range(12):
        table = sottovoce.new("verrat", seed=3)
        s = cast(Verrat, table.position)
        viziers = COURT | {"blue-fat": "gidda", "blue-small": "uskub", "blue-tall": "tabriz"}
        s.copy_from(scene(viziers, ["", "horses cannons gold troops supplies ships", "", ""]).s)
        bot = Greedy(seed)
        for seat, size in ((0, "fat"), (2, "small"), (3, "fat")):
            table.say(seat, f":where blue-{size}")
        converse(table, {1: bot})
        answers = [line.statement.act for line in talk.book(table, None) if line.said.seat == 1]
        told = {(act.vizier, act.verb, act.place) for act in answers if act is not None}
        assert len(told) == 2  # asked again, it says the same
        places = [place for _, _, place in told if place.startswith("seat")]
        assert len(places) == len(set(places))
        for seat in range(4):
            table.play(seat, "ready")
        while 1 in table.to_act:
            table.play(1, answer(bot, table, 1))
        plans = {plan["vizier"]: plan["to"] for plan in table.view(1)["plans"]}
        for vizier, verb, place in told:
            assert plans[vizier] == (place if verb == "send" else "stay")


def test_it_makes_no_peace_with_the_owner_of_its_target() -> None:
    table = sottovoce.new("verrat", seed=4)
    bot = Greedy(1)
    converse(table, {1: bot})
    bot._target = f"{table.view(None)['players'][3]['colour']}-fat"
    table.say(3, ":peace 1")
    table.say(2, ":peace 1")
    converse(table, {1: bot})
    assert [line.state for line in talk.book(table, None)[:2]] == ["refused", "accepted"]


def test_it_accuses_no_friend_by_agreement(about_to_win: Callable[[sottovoce.Table, int], None]) -> None:
    table = sottovoce.new("verrat", seed=4)
    bot = Greedy(1)
    table.say(3, ":peace 1")
    converse(table, {1: bot})
    about_to_win(table, 3)
    table.say(0, f":accuse {table.view(None)['players'][3]['colour']}-fat")
    converse(table, {1: bot})
    states = {line.number: line.state for line in talk.book(table, None) if line.said.seat != 1}
    assert list(states.values()) == ["accepted", "refused"]
    assert bot._target == ""


def test_it_answers_questions_and_keeps_its_word() -> None:
    table = sottovoce.new("verrat", seed=4)
    bot = Greedy(1)
    name = f"{table.view(None)['players'][1]['colour']}-tall"
    table.say(0, f":where {name}")
    table.say(0, ":peace 1")
    converse(table, {1: bot})
    said = talk.book(table, None)
    assert [line.state for line in said[:2]] == ["accepted", "accepted"]
    for seat in range(4):
        table.play(seat, "ready")
    random = [make("random", GAME, seat) for seat in range(4)]
    while table.view(None)["phase"] == "plan":
        seat = table.to_act[0]
        table.play(seat, answer(bot if seat == 1 else random[seat], table, seat))
    while table.view(None)["round"] == 1 and not table.over:
        seat = table.to_act[0]
        table.play(seat, answer(random[seat], table, seat))
    verdicts = {line.number: line.verdicts.get(1) for line in talk.book(table, None)}
    assert set(verdicts.values()) <= {"kept", "not-tested", None}
    assert "kept" in verdicts.values()
