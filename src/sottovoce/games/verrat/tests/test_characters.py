"""Promises: believed by person, kind and cost, broken for a price, remembered; and the four characters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest

import sottovoce
from sottovoce.bots import make
from sottovoce.core.bot import question
from sottovoce.core.events import EVERYBODY
from sottovoce.core.log import Said
from sottovoce.core.table import Table
from sottovoce.games.verrat import GAME
from sottovoce.games.verrat.bot.exploiters import Ally, PeaceBreaker
from sottovoce.games.verrat.bot.greedy import converse
from sottovoce.games.verrat.bot.net import EAGER, PATIENT, learned
from sottovoce.games.verrat.bot.personas import PERSONAS
from sottovoce.games.verrat.bot.thinker import LEVELS, Thinker, keeps_with_the_pack, persona_of
from sottovoce.games.verrat.bot.trust import JOURNEY, PEACE, PRICE, VOTES, Trust
from sottovoce.games.verrat.rules.board import NONE, PLAYERS, SIZES
from sottovoce.games.verrat.rules.turns import Verrat
from sottovoce.games.verrat.talk import statements, verdicts

Build = Callable[..., Any]
FIVE = "horses cannons gold troops supplies"
FOUR = "horses cannons gold troops"
QUICK = replace(LEVELS["expert"], journeys=4, suspects=2, turns=4, worlds=1)


def spoken(number: int, text: str, round_: int, seat: int = 2, **verdict: str) -> statements.Spoken:
    """A line of an earlier round, and what became of it by seat."""
    statement = statements.parse(text)
    assert statement is not None
    line = statements.Spoken(number, Said(seat, text, EVERYBODY, 0), statement, round_)
    line.verdicts = {int(key.removeprefix("seat")): value for key, value in verdict.items()}
    line.answers = {0: statements.AGREED}
    return line


def heard(*book: statements.Spoken, grudge: int = 3) -> Trust:
    """Trust of seat 0 after a book."""
    trust = Trust(0.7, learns=True, grudge=grudge)
    trust.hear(book, 0, None)
    return trust


# -- trust


def test_a_broken_peace_costs_more_trust_in_peace_than_in_journeys() -> None:
    trust = heard(spoken(1, ":peace 1", 1, seat2=verdicts.BROKEN))
    assert trust.trust(2, PEACE) < trust.trust(2, JOURNEY) < trust.trust(1, JOURNEY)
    assert (
        trust.trust(1, PEACE) < trust.trust(1, VOTES) < trust.trust(1, JOURNEY)
    )  # as strangers were found to keep them


def test_what_is_dear_to_keep_is_believed_less() -> None:
    trust = heard()
    assert trust.trust(1, PEACE, 0.0) > trust.trust(1, PEACE, PRICE) > trust.trust(1, PEACE, 3 * PRICE)
    assert trust.trust(1, PEACE, 3 * PRICE) < 0.1


def test_one_betrayal_outweighs_many_words_kept_and_is_forgiven_in_time() -> None:
    kept = [spoken(n, ":peace 0", 1, seat2=verdicts.KEPT) for n in range(1, 7)]
    betrayal = spoken(7, ":peace 0", 2, seat2=verdicts.BROKEN)
    assert heard(*kept).trust(2, PEACE) > 0.6
    trust = heard(*kept, betrayal)
    assert trust.trust(2, PEACE) < 0.2
    assert trust.traitors() == {2}
    trust.round = 2 + trust.grudge + 1
    assert trust.traitors() == set()
    for_ever = heard(*kept, betrayal, grudge=PERSONAS["grudge"].grudge)
    for_ever.round = 39
    assert for_ever.traitors() == {2}


def test_who_was_betrayed_bears_the_grudge_and_not_a_bystander() -> None:
    line = spoken(1, ":peace 1", 1, seat2=verdicts.BROKEN)
    line.answers = {1: statements.AGREED}
    assert heard(line).traitors() == set()
    assert heard(line).trust(2, PEACE) < heard().trust(2, PEACE)  # but it takes note


def test_a_word_that_cost_nothing_to_keep_proves_little(scene: Build) -> None:
    idle = scene({"red-fat": "pos-1", "green-fat": "pos-2"}, ["gold", "", "ships", ""])
    dear = scene({"red-fat": "pos-1", "green-fat": "pos-2"}, [FOUR, "", FOUR, ""])
    found = []
    for at in (idle, dear):
        trust = Trust(0.7, learns=True, grudge=3)
        line = spoken(1, ":peace 0", int(at.s.round))
        trust.hear([line], 0, at.s)
        line.verdicts = {2: verdicts.KEPT}
        trust.hear([line], 0, None)
        found.append(trust.trust(2, PEACE))
    assert found[0] < found[1]


# -- what a promise is worth


@pytest.mark.parametrize(("name", "accused"), [("loyal", False), ("schemer", True)])
def test_a_peace_is_broken_for_its_price(scene: Build, name: str, accused: bool) -> None:
    """Seat 1 is about to be crowned by the rotation, and only seat 0 can stop it: a loyal friend does not."""
    viziers = {
        "red-fat": "pos-9",
        "red-small": "pos-8",
        "blue-fat": "pos-10",
        "green-fat": "pos-2",
        "yellow-fat": "pos-3",
    }
    at = scene(viziers, ["gold", f"{FIVE} ships", "ships", "troops"]).talked()
    bot = Thinker(replace(QUICK, turns=10), 1, persona=name)
    asked = question(_table(at.s), 0)
    bot._imagine(asked)
    bot._negotiator.friends.add(1)
    bot.choose(asked)
    assert (bot._accused // SIZES == 1) == accused


def test_honesty_is_a_price() -> None:
    prices = [Thinker(QUICK, 1, persona=name).price() for name in ("schemer", "merchant", "grudge", "loyal")]
    assert prices == sorted(prices)
    assert prices[0] < PRICE < prices[1]
    assert prices[-1] == 1.0
    assert Thinker(QUICK, 1, 0.0).price() == 0.0


def test_nobody_makes_peace_with_who_leads_or_betrays_or_asks_for_a_gift(scene: Build) -> None:
    viziers = {"red-fat": "pos-1", "blue-fat": "pos-9", "green-fat": "pos-2", "yellow-fat": "pos-4"}
    leading = scene(viziers, [FOUR, f"{FIVE} ships", FOUR, FOUR])
    behind = {"red-fat": "pos-1", "blue-fat": "pos-2", "green-fat": "pos-9", "yellow-fat": "pos-4"}
    fearless = scene(behind, ["gold", FOUR, FIVE, "ships"])
    equal = scene(behind, [FOUR, FOUR, FIVE, FOUR])
    for at, reason in ((leading, ("leads", "crown")), (fearless, ("poor",)), (equal, ("",))):
        bot = Thinker(QUICK, 1, persona="merchant")
        assert bot._negotiator.against_peace(at.s, 0, 1) in reason
    bot = Thinker(QUICK, 1, persona="merchant")
    bot._negotiator.trust.betrayals[1].append(0)
    assert bot._negotiator.against_peace(equal.s, 0, 1) == "betrayed"


def test_spite_makes_a_grudge_bearer_accuse_who_betrayed_it(scene: Build) -> None:
    viziers = {"red-fat": "pos-9", "blue-fat": "pos-4", "green-fat": "pos-2", "yellow-fat": "pos-3"}
    counts: dict[str, int] = {}
    for name in ("merchant", "grudge"):
        hits = 0
        for seed in range(12):
            at = scene(viziers, ["gold", FOUR, FOUR, FOUR]).talked()
            bot = Thinker(replace(QUICK, suspects=3), seed, persona=name)
            asked = question(_table(at.s), 0)
            bot._imagine(asked)
            bot._negotiator.trust.betrayals[3].append(1)
            bot.choose(asked)
            hits += bot._accused // SIZES == 3
        counts[name] = hits
    assert counts["grudge"] > counts["merchant"]


# -- talk


def test_questions_bind_to_nothing_and_cost_no_thought() -> None:
    table = sottovoce.new("verrat", seed=4)
    colours = [player["colour"] for player in table.view(None)["players"]]
    for size in ("fat", "small", "tall"):
        table.say(0, f":where {colours[1]}-{size}")
    bot = Thinker(QUICK, 1)
    converse(table, {1: bot})
    replies = [line.text for line in table.said if line.seat == 1]
    assert [reply.split()[-1] for reply in replies] == ["secret"] * 3
    assert bot._negotiator.told == {}
    assert bot._matching.rounds == 0


def test_a_shared_journey_is_kept_and_can_be_asked_about(scene: Build) -> None:
    table = sottovoce.new("verrat", seed=3)
    viziers = {"red-fat": "uskub", "blue-fat": "gidda", "green-fat": "pos-2", "yellow-fat": "pos-4"}
    at = scene(viziers, ["gold", "ships", "", ""], tops={"bukhara": "horses", "tabriz": "cannons"})
    cast(Verrat, table.position).copy_from(at.s)
    table.say(0, ":share 1 bukhara tabriz", 1 << 1)
    table.say(0, ":where blue-fat", 1 << 1)
    bot = Thinker(QUICK, 1, persona="loyal")
    converse(table, {1: bot})
    assert [line.text for line in table.said if line.seat == 1][:2] == [":accept 1", ":answer 2 send blue-fat bukhara"]
    for seat in range(PLAYERS):
        table.play(seat, "ready")
    twin = Thinker(QUICK, 1, persona="loyal")  # in another process, which only listens
    GAME.talk.listen(table, {1: twin})
    assert twin._negotiator.told == bot._negotiator.told
    for thinker in (twin, bot):
        thinker.choose(question(table, 1))
        assert thinker._plan[3] == thinker._negotiator.told[3]


def test_each_says_at_most_a_line_of_its_own_in_a_round(about_to_win: Callable[[Table, int], None]) -> None:
    table = sottovoce.new("verrat", seed=4)
    about_to_win(table, 3)
    talkers = {seat: Thinker(QUICK, seat) for seat in range(PLAYERS)}
    for bot in talkers.values():
        bot.talked = (0, 0, 0)
    converse(table, talkers)
    proposals = Counter(
        line.seat for line in table.said if not line.text.startswith((":accept", ":refuse", ":decline"))
    )
    assert max(proposals.values()) == 1
    assert not any(line.text.startswith((":send", ":keep")) for line in table.said)
    rally = next(line for line in table.said if line.text.startswith(":accuse"))
    assert rally.text.endswith("because throne")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_proposals_can_give_their_reasons_in_words(lang: str) -> None:
    table = sottovoce.new("verrat", seed=4)
    speaker = table.speaker(lang)
    colour = table.view(None)["players"][1]["colour"]
    lines = [f":accuse {colour}-fat because {why}" for why in statements.ACCUSING]
    lines += [f":peace 1 because {why}" for why in statements.PEACEFUL]
    sentences = {GAME.talk.spoken(table, Said(0, line, EVERYBODY, 0), speaker) for line in lines}
    assert len(sentences) == len(lines)
    assert all(sentence.count(".") >= 2 for sentence in sentences)
    assert statements.parse(":peace 1 because throne") is None


# -- characters


def test_an_expert_draws_its_character_by_its_seed_and_its_name_settles_it() -> None:
    drawn = {persona_of(LEVELS["expert"], seed).name for seed in range(40)}
    assert drawn == set(PERSONAS)
    assert persona_of(LEVELS["novice"], 1).name == ""
    for name in PERSONAS:
        bot = make(f"expert-{name}", GAME, 1)
        assert isinstance(bot, Thinker)
        assert bot.persona.name == name
        assert bot.level == LEVELS["expert"] or bot.level.turns < LEVELS["expert"].turns
    assert [f"expert-{name}" for name in PERSONAS] == list(GAME.opponents)
    for wrong in ("novice-loyal", "expert-kind"):
        with pytest.raises(sottovoce.Unknown):
            make(wrong, GAME, 1)


def test_characters_speak_differently(scene: Build) -> None:
    viziers = {"red-fat": "pos-1", "blue-fat": "pos-9", "green-fat": "pos-2", "yellow-fat": "uskub"}
    said = {}
    for name in PERSONAS:
        table = sottovoce.new("verrat", seed=3)
        at = scene(viziers, [FOUR, FOUR, FIVE, "gold"])
        cast(Verrat, table.position).copy_from(at.s)
        said[name] = [line for line, _ in Thinker(QUICK, 1, persona=name).speak(question(table, 0), [])]
    assert len({tuple(lines) for lines in said.values()}) >= 3


def test_it_collects_eagerly_while_it_keeps_with_the_pack(scene: Build) -> None:
    """All wait for whoever is the first to be suspected; so it hurries only where the others are on their way, too."""
    viziers = {"red-fat": "pos-1", "blue-fat": "pos-2", "green-fat": "pos-9", "yellow-fat": "pos-4"}
    three, two = "horses cannons gold", "horses cannons"
    for hands, eager in (
        ([three, three, three, three], True),
        ([FOUR, three, three, three], False),  # ahead
        ([two, two, two, two], False),  # nobody is on the way
    ):
        at = scene(viziers, hands)
        assert keeps_with_the_pack(at.s, 0) == eager
        bot = Thinker(QUICK, 1)
        bot._imagine(question(_table(at.s), 0))
        assert (bot._matching.judge is bot._eager) == eager
        assert bot._matching.judge is bot._dealer.judge is bot._net
        assert bot.chances(at.s) != []
    eager_judge, patient = learned(EAGER), learned(PATIENT)
    at = scene(viziers, [FIVE, two, two, two])
    for judge in (eager_judge, patient):
        judge.weigh(at.s)
    assert eager_judge.chances[0] > patient.chances[0]


# -- those who try to live on it


def test_a_peace_breaker_promises_everybody_and_is_bound_by_nothing() -> None:
    table = sottovoce.new("verrat", seed=4)
    bot = PeaceBreaker(QUICK, 1)
    converse(table, {0: bot})
    assert [line.text for line in table.said] == [":peace 1", ":peace 2", ":peace 3"]
    assert bot._negotiator.friends == set()


def test_allies_find_each_other_and_nobody_else() -> None:
    table = sottovoce.new("verrat", seed=4)
    talkers = {0: Ally(QUICK, 1), 1: Thinker(QUICK, 2), 2: Ally(QUICK, 3), 3: Thinker(QUICK, 4)}
    converse(table, talkers)
    assert cast(Ally, talkers[0]).partner == 2
    assert cast(Ally, talkers[2]).partner == 0
    alone = sottovoce.new("verrat", seed=4)
    ally = Ally(QUICK, 1)
    converse(alone, {0: ally, 1: Thinker(QUICK, 2)})
    assert ally.partner == NONE


def _table(s: Verrat) -> Table:
    """A table in a position."""
    table = sottovoce.new("verrat", seed=3)
    cast(Verrat, table.position).copy_from(s)
    return table
