"""The thinking bots: honest, repeatable, patient, with manners; they trust by experience and gather votes in time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, cast

import pytest

import sottovoce
from sottovoce.bots import answer, make
from sottovoce.bots.patience import until
from sottovoce.core.bot import ENDLESS, Patience, Question, question
from sottovoce.core.dice import Fast
from sottovoce.core.log import Said
from sottovoce.core.table import Table
from sottovoce.games.verrat import GAME
from sottovoce.games.verrat.bot import greedy_policy
from sottovoce.games.verrat.bot.greedy import converse
from sottovoce.games.verrat.bot.negotiation import ANSWERS
from sottovoce.games.verrat.bot.net import learned
from sottovoce.games.verrat.bot.players import named
from sottovoce.games.verrat.bot.swaps import CROWNS_OTHER, Dealer, deal_number
from sottovoce.games.verrat.bot.thinker import LEVELS, Thinker, VerratLevel
from sottovoce.games.verrat.bot.trust import FIRST_TRUST, JOURNEY, Trust
from sottovoce.games.verrat.rules.turns import Verrat
from sottovoce.games.verrat.talk import statements, talk, verdicts

Build = Callable[..., Any]
SIX = "horses cannons gold troops supplies ships"
QUICK = {name: replace(level, journeys=6, suspects=2, worlds=1) for name, level in LEVELS.items()}


def quick(name: str, seed: int, honesty: float | None = None, turns: int = 2) -> Thinker:
    """A bot of a level that does not think for long."""
    return Thinker(replace(QUICK[name], turns=min(LEVELS[name].turns, turns)), seed, honesty)


def posed(s: Verrat, seat: int, patience: Patience = ENDLESS) -> Question:
    """The question put to a seat in a position."""
    found = s.choices(seat)
    texts = [GAME.text(s, action) for action in found]
    return Question(GAME, seat, GAME.view(s, seat), texts, found, lambda seed: s.imagine(seat, Fast(seed)), patience)


def said_by(table: Table, seat: int) -> list[statements.Spoken]:
    return [line for line in talk.book(table, seat) if line.said.seat == seat]


def moments() -> Iterator[tuple[Verrat, int]]:
    """Positions of greedy games in which a seat has a choice, of every kind."""
    for seed in range(2):
        table = sottovoce.new("verrat", seed=seed)
        s, dice, minds = cast(Verrat, table.position), Fast(seed), Fast(seed + 50)
        seen: set[int] = set()
        while not s.over and s.round < 7:
            seat = int(s.turn())
            if s.phase not in seen and (s.phase != 0 or s.round > 1) and len(s.choices(seat)) > 1:
                seen.add(int(s.phase))
                yield s, seat
            s.apply(seat, int(greedy_policy.decide(s.imagine(seat, minds), seat, -1, minds)), dice)


# -- honest, repeatable, patient


@pytest.mark.parametrize("name", LEVELS)
def test_it_answers_the_same_in_every_world_it_cannot_tell_apart(name: str) -> None:
    phases = set()
    for s, seat in moments():
        phases.add(int(s.phase))
        worlds = [s, *(s.imagine(seat, Fast(seed)) for seed in range(2))]
        assert len({quick(name, 5).choose(posed(world, seat)) for world in worlds}) == 1
    assert len(phases) >= 3


def test_the_same_seed_plays_the_same(scene: Build) -> None:
    at = scene(
        {"red-fat": "kaffa", "blue-fat": "pos-3", "green-fat": "uskub", "yellow-fat": "pos-7"}, [SIX, SIX, "", ""]
    )
    at.talked()
    picks = [[quick("regular", seed).choose(posed(at.s, 0)) for seed in range(12)] for _ in range(2)]
    assert picks[0] == picks[1]
    assert len(set(picks[0])) > 1  # it mixes


def test_it_answers_at_once_when_time_is_up(scene: Build) -> None:
    at = scene({"red-fat": "kaffa", "blue-fat": "pos-3", "green-fat": "uskub"}, ["gold", "ships", "", ""]).talked()
    for patience, most in ((Patience(stopped=lambda: True), 10), (until(0.0), 10), (ENDLESS, 25)):
        bot = Thinker(replace(LEVELS["expert"], turns=25, journeys=3, suspects=1), 1)
        assert bot.choose(posed(at.s, 0, patience)) in at.s.choices(0)
        assert bot._matching.rounds == most


def test_the_whole_plan_is_written_as_it_was_meant(scene: Build) -> None:
    for seed in range(4):
        at = scene(
            {"red-fat": "kaffa", "red-small": "pos-2", "red-tall": "hand", "blue-fat": "pos-3"}, ["gold", SIX, "", ""]
        )
        at.talked()
        bot = quick("expert", seed)
        while at.s.phase == 1 and not (at.s.ready >> 0) & 1:
            asked = posed(at.s, 0)
            chosen = bot.choose(asked)
            assert chosen in asked.actions
            at.do(0, GAME.text(at.s, chosen))
            written = {v: int(at.s.plans[v]) for v in range(3) if at.s.plans[v] != -1}
            assert all(bot._plan[v] == place for v, place in written.items())
        assert at.s.accused[0] == bot._accused


def test_it_goes_for_an_open_throne(scene: Build) -> None:
    viziers = {"red-fat": "kaffa", "blue-fat": "pos-3", "green-fat": "pos-5", "yellow-fat": "pos-7"}
    for seed in range(3):
        at = scene(viziers, [SIX, "gold", "ships", "troops"]).talked()
        assert GAME.text(at.s, quick("expert", seed, turns=20).choose(posed(at.s, 0))) == "send fat seat-12"


def test_the_judge_knows_who_is_ahead(scene: Build) -> None:
    viziers = {"red-fat": "pos-10", "blue-fat": "pos-3", "green-fat": "pos-5", "yellow-fat": "pos-7"}
    judge = learned()
    judge.weigh(scene(viziers, [SIX, "gold", "ships", "troops"]).s)
    chances = [judge.chances[seat] for seat in range(4)]
    assert abs(sum(chances) - 1) < 1e-9
    assert chances[0] > 2 * max(chances[1:])  # all three accuse the leader, so that even the leader can't be sure


# -- swaps


def test_it_never_crowns_another_but_a_novice_forgets(scene: Build) -> None:
    five = "horses cannons gold gold troops supplies"
    viziers = {"red-fat": "kaffa", "blue-fat": "pos-1", "green-fat": "pos-2", "yellow-fat": "pos-4"}
    for name, reply in (("expert", "refuse 0-1"), ("regular", "refuse 0-1"), ("novice", "accept 0-1")):
        at = scene(viziers, [five, "ships ships troops", "", ""])
        at.do(0, "offer 1", "give gold", "want ships", "send-offer")
        assert GAME.text(at.s, quick(name, 1).choose(posed(at.s, 1))) == reply


def test_it_takes_the_swap_that_wins(scene: Build) -> None:
    at = scene(
        {"red-fat": "pos-1", "blue-fat": "pos-11"}, ["ships ships", "horses cannons gold gold troops supplies", "", ""]
    )
    at.do(0, "offer 1", "give ships", "want gold", "send-offer")
    assert GAME.text(at.s, quick("regular", 1).choose(posed(at.s, 1))) == "accept 0-1"


def test_offers_bring_both_something_and_are_never_repeated() -> None:
    dealer, found = Dealer(learned()), 0
    for s, seat in moments():
        for to in range(4):
            if to != seat and dealer.seek(s, seat, to, 0.005, []) > 0.0:
                found += 1
                deal = (to, int(dealer.best_give), int(dealer.best_want))
                dealer.weigh(s, seat, *deal)
                assert min(dealer.mine, dealer.theirs) > 0.0
                assert dealer.outcome != CROWNS_OTHER
                if dealer.seek(s, seat, to, 0.005, [deal_number(*deal)]) > 0.0:
                    assert (to, int(dealer.best_give), int(dealer.best_want)) != deal
    assert found


# -- talk


def test_it_gathers_votes_against_who_is_about_to_win(about_to_win: Callable[[Table, int], None]) -> None:
    table = sottovoce.new("verrat", seed=4)
    about_to_win(table, 3)
    bots = {seat: quick("regular", seat, 1.0) for seat in range(3)}
    converse(table, bots)
    first = next(line for line in talk.book(table, 0) if line.statement.kind == "accuse")
    assert first.state == "accepted"
    assert not any(line.text.startswith(":accuse") for line in table.heard(3))
    assert first.statement.act is not None
    for seat in range(4):
        table.play(seat, "ready")
    for seat, bot in bots.items():
        while seat in table.to_act:
            table.play(seat, answer(bot, table, seat))
    accused = [table.view(seat)["accusations"][0]["vizier"] for seat in range(3)]
    assert accused == [first.statement.act.vizier] * 3


def test_a_few_are_answered_with_reasons_and_who_goes_on_asking_hears_once_that_it_is_enough() -> None:
    table = sottovoce.new("verrat", seed=4)
    colours = [player["colour"] for player in table.view(None)["players"]]
    lines = [
        f":accuse {colours[1]}-fat",
        f":accuse {colours[2]}-fat",
        ":peace 1",
        f":where {colours[1]}-tall",
        ":share 1 kaffa gidda",
        ":free 1 seat-7",
        f":if 1 keep {colours[1]}-fat then accuse {colours[2]}-tall",
        ":swap 1 gold for ships",
        ":swap 1 ships,ships for gold",
    ]
    for line in lines:
        table.say(0, line)
    converse(table, {1: quick("regular", 1)})
    spoken = talk.book(table, None)
    assert [1 in line.answers for line in spoken[: len(lines)]] == [n <= ANSWERS for n in range(len(lines))]
    replies = [statements.parse(line.said.text) for line in said_by(table, 1) if line.said.text.startswith(":refuse")]
    assert replies
    assert all(reply is not None and reply.reason in statements.REASONS for reply in replies)
    assert [reply.reason for reply in replies if reply is not None].count("enough") == 1


def test_it_has_manners(about_to_win: Callable[[Table, int], None]) -> None:
    table = sottovoce.new("verrat", seed=4)
    about_to_win(table, 3)
    bot = quick("expert", 1)
    for _ in range(5):
        bot.talked = (0, 0, 0)
        converse(table, {1: bot})
    assert len(said_by(table, 1)) == 1


def test_it_says_why_it_refuses_an_offer(scene: Build) -> None:
    table = sottovoce.new("verrat", seed=3)
    five = "horses cannons gold gold troops supplies"
    viziers = {"red-fat": "kaffa", "blue-fat": "pos-1", "green-fat": "pos-2", "yellow-fat": "pos-4"}
    at = scene(viziers, [five, "ships ships troops", "", ""]).do(0, "offer 1", "give gold", "want ships", "send-offer")
    cast(Verrat, table.position).copy_from(at.s)
    bot = quick("regular", 1)
    converse(table, {1: bot})
    assert [line.text for line in table.said if line.text.startswith(":decline")] == [":decline 0-1 crown"]
    assert GAME.text(at.s, bot.choose(posed(at.s, 1))) == "refuse 0-1"


def test_trust_follows_words_kept_and_broken() -> None:
    trust = Trust(0.6, learns=True, grudge=3)
    line = statements.Spoken(1, Said(2, ":keep red-fat", -1, 0), statements.Statement("promise"), 1)
    line.verdicts[2] = verdicts.KEPT
    trust.hear([line] * 3, 0, None)
    assert trust.trust(2) > trust.trust(1) == pytest.approx(0.6 * FIRST_TRUST[JOURNEY])
    line.verdicts[2] = verdicts.BROKEN
    trust.hear([line] * 3, 0, None)
    assert trust.trust(2) < 0.2
    credulous = Trust(0.95, learns=False, grudge=0)
    credulous.hear([line] * 3, 0, None)
    assert credulous.trust(2) == pytest.approx(0.95)


def test_it_makes_no_peace_with_who_broke_his_word() -> None:
    for name, reply in (("regular", ":refuse 1 distrust"), ("novice", ":accept 1")):
        table = sottovoce.new("verrat", seed=4)
        table.say(0, ":peace 1")
        bot = quick(name, 1)
        line = talk.book(table, 1)[0]
        past = statements.Spoken(9, line.said, statements.Statement("promise"), 0, verdicts={0: verdicts.BROKEN})
        said = bot.speak(question(table, 1), [past, past, line])
        assert said[0][0] == reply


def test_honesty_decides_what_a_word_is_worth() -> None:
    bot = named("expert:0.2", 1, compiled=True)
    assert bot is not None
    assert bot.honesty == pytest.approx(0.2)
    both = named("expert@30:1", 1, compiled=False)
    assert both is not None
    assert (both.level.turns, both.honesty) == (30, 1.0)
    for wrong in ("expert:2", "expert:", "expert@", "expert@0", "expert@-1", "wizard"):
        assert named(wrong, 1, compiled=True) is None
    assert make("casual", GAME, 1).honesty == LEVELS["casual"].honesty  # type: ignore[attr-defined]


def test_plain_python_thinks_less_unless_told_how_much() -> None:
    for name, turns in (
        ("expert", 20),
        ("expert:0.5", 20),
        ("regular", 20),
        ("casual", LEVELS["casual"].turns),
        ("expert@300", 300),
    ):
        bot = named(name, 1, compiled=False)
        assert bot is not None
        assert bot.level.turns == turns
        again = named(name, 1, compiled=True)
        assert again is not None
        assert again.level.turns == (turns if "@" in name else LEVELS[name.partition(":")[0]].turns)


def test_an_honest_bot_goes_where_it_said_and_a_liar_where_it_pays(scene: Build) -> None:
    viziers = {"red-fat": "kaffa", "blue-fat": "pos-3", "green-fat": "pos-5", "yellow-fat": "pos-7"}
    for honesty, text in ((1.0, "keep fat"), (0.0, "send fat seat-12")):
        at = scene(viziers, [SIX, "gold", "ships", "troops"]).talked()
        bot = quick("expert", 1, honesty, turns=20)
        bot._imagine(posed(at.s, 0))
        bot._negotiator.told[0] = int(at.s.places[0])
        assert GAME.text(at.s, bot.choose(posed(at.s, 0))) == text


def test_a_peace_is_kept(scene: Build) -> None:
    at = scene({"red-fat": "pos-0", "blue-fat": "pos-3"}, ["horses", "gold gold cannons", "ships", "troops"]).planned()
    bot = Thinker(replace(QUICK["regular"], turns=2), 1, persona="loyal")
    assert GAME.text(at.s, bot.choose(posed(at.s, 0))) == "demand 1 gold"
    bot._negotiator.friends.add(1)
    assert GAME.text(at.s, bot.choose(posed(at.s, 0))) == "waive"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_reasons_have_words(lang: str) -> None:
    table = sottovoce.new("verrat", seed=4)
    speaker = table.speaker(lang)
    spoken = {GAME.talk.spoken(table, Said(0, f":refuse 4 {reason}", -1, 0), speaker) for reason in statements.REASONS}
    assert len(spoken) == len(statements.REASONS)
    for reason in statements.REASONS:
        assert ":" in GAME.talk.spoken(table, Said(0, f":decline 2-1 {reason}", -1, 0), speaker)


def test_reasons_must_be_known_and_offers_there() -> None:
    table = sottovoce.new("verrat", seed=4)
    for line, code in ((":decline 2-1 crown", "statement-offer"), (":decline 2-1 mood", "statement-form")):
        with pytest.raises(sottovoce.Illegal) as caught:
            table.say(0, line)
        assert caught.value.code == code


def test_levels_grow() -> None:
    ordered: list[VerratLevel] = list(LEVELS.values())
    assert [level.turns for level in ordered] == sorted(level.turns for level in ordered)
