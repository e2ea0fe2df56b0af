"""The coach: proofs are called proofs, mistakes are priced, and reasons are what the turn changes on the board."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import sottovoce
from sottovoce.core.bot import question
from sottovoce.core.table import Table
from sottovoce.core.words import LANGUAGES, Phrase
from sottovoce.lab.coach import LONGEST, Advice, advise, tokens_of
from sottovoce.lab.coach_words import reasons, why
from sottovoce.school.puzzle import find
from sottovoce.school.reasons import Reason, in_words
from sottovoce.server.coach_words import told

pytestmark = pytest.mark.skipif(not sottovoce.compiled(), reason="a judge takes minutes uncompiled")
SIAM = sottovoce.find("siam")


@pytest.fixture(scope="module")
def table() -> Table:
    return find(SIAM, "2-294").table(SIAM)


def asked(table: Table, about: str | None) -> Advice:
    return advise(table, 0, 0.2, 5, about, LANGUAGES)


def test_it_names_what_alone_wins_and_shows_how(table: Table) -> None:
    advice = asked(table, None)
    assert advice.best.choice == "play khon-thai"
    assert advice.line[0].actions[:2] == ["play khon-thai", "place rama kedah"]
    assert 1 <= len(advice.line) <= LONGEST
    hint = told(table, 0, advice, None, "en")
    assert hint.why == "Play Khon Thai is proven to win."
    assert told(table, 0, advice, None, "it").why.endswith("è dimostrato che così vinci.")
    assert [choice.proven for choice in hint.choices if choice.action == "play khon-thai"] == [True]
    assert any("would win" in reason for reason in hint.reasons)


def test_it_warns_before_a_win_is_given_away(table: Table) -> None:
    advice = asked(table, "pass")
    assert (advice.mark, advice.proven) == ("blunder", True)
    for lang in LANGUAGES:
        hint = told(table, 0, advice, "pass", lang)
        assert hint.cost == 100
        assert hint.why.endswith({"en": "Are you sure?", "it": "Vuoi farlo lo stesso?"}[lang])
        assert [move.seat for move in hint.otherwise] == [0, 1]


def test_a_turn_of_many_decisions_leaves_room_for_the_reply(table: Table) -> None:
    cards = asked(table, None).line
    assert len(cards[0].actions) > LONGEST
    assert [move.seat for move in cards][:2] == [0, 1]
    table = attacking()
    seat = table.to_act[0]
    attack = advise(table, seat, 0.05, 1, "attack", LANGUAGES).otherwise
    assert attack[0].actions[0] == "attack"
    assert len(attack[0].actions) > LONGEST
    assert [move.seat for move in attack] == [seat, 1 - seat, seat]
    assert all(len(labels) == len(move.actions) for move in attack for labels in move.labels.values())


@pytest.mark.parametrize(
    ("game", "answer", "tokens"),
    [
        ("siam", "play rama", ["card:rama"]),
        ("whispers", "deploy horse-chancellor", ["post:horse-chancellor"]),
        ("verrat", "send fat uskub", ["vizier:yellow-fat", "city:uskub"]),
        ("verrat", "keep fat", ["vizier:yellow-fat"]),
    ],
)
def test_a_line_names_the_things_it_speaks_of(game: str, answer: str, tokens: list[str]) -> None:
    found = sottovoce.find(game)
    table = sottovoce.new(found, min(found.seats), seed=7)
    seat = table.to_act[0]
    if game == "verrat":
        for player in range(table.players):
            table.play(player, "ready")
        seat = next(player for player in table.to_act if table.view(player)["players"][player]["colour"] == "yellow")
    action = table.actions(seat)[table.choices(seat).index(answer)]
    assert tokens_of(found.choice(table.position, seat, action)) == tokens


def test_a_seat_at_court_is_its_chip_and_a_card_is_not_shown_where_a_place_is_named() -> None:
    sent = Phrase("choice-send-seat", {"vizier": "vizier:red-small", "chip": 9})
    assert tokens_of(sent) == ["vizier:red-small", "chip:9"]
    assert tokens_of(Phrase("choice-collect", {"city": "city:uskub", "card": "card:salt"})) == ["city:uskub"]


def attacking() -> Table:
    """A War of Whispers where the first seat asked may attack."""
    table = sottovoce.new("whispers", 2, seed=4)
    while "attack" not in table.choices(table.to_act[0]):
        table.play(table.to_act[0], table.choices(table.to_act[0])[0])
    return table


def test_the_best_answer_is_no_mistake(table: Table) -> None:
    advice = asked(table, "play khon-thai")
    assert advice.mark == ""
    assert told(table, 0, advice, "play khon-thai", "en").why == "That's the best move: it's proven to win."


@pytest.mark.parametrize("game", sottovoce.games())
def test_every_game_has_lines_and_words_for_what_differs(game: str) -> None:
    found = sottovoce.find(game)
    table = sottovoce.new(found, max(found.seats), seed=3)
    seat = table.to_act[0]
    for lang in LANGUAGES:
        for about, value in found.outlook(table.position, seat).items():
            reason = Reason(about, value, value, sure=True)
            assert in_words(table, reason, lang) != in_words(table, reason, lang, warning=True)
    advice = advise(table, seat, 0.05, 1, None, LANGUAGES)
    assert advice.best.choice in table.choices(seat)
    assert told(table, seat, advice, None, "it").why


def test_it_says_what_a_move_saves_and_what_a_mistake_loses(table: Table) -> None:
    saved = Reason("province:khorat", "owner:rama", "owner:british", sure=True)
    assert in_words(table, saved, "en") == "It saves Khorat from the British: Rama gets it."
    warned = in_words(table, saved, "en", warning=True)
    assert warned == "This loses Khorat to the British; otherwise Rama would get it."
    taken = replace(saved, worse="owner:lao")
    assert in_words(table, taken, "en") == "Khorat goes to Rama, otherwise to Lao."
    advice = replace(asked(table, "pass"), reasons=[saved])
    assert told(table, 0, advice, "pass", "en").reasons == [warned]
    assert told(table, 0, replace(advice, mark=""), None, "en").reasons != [warned]


def test_reasons_that_speak_against_its_own_advice_are_not_given(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    for better, worse, told_so in (
        ("seat:0", "seat:1", True),
        ("seat:1", "seat:0", False),
        ("seat:1", "seat:1", False),
    ):
        reason = Reason("winner", better, worse, sure=True)
        monkeypatch.setattr("sottovoce.lab.coach.differences", lambda *_, reason=reason: [reason])
        assert asked(table, None).reasons == ([reason] if told_so else [])


def test_only_what_the_seat_knows_counts() -> None:
    """In another world that the seat can't tell from the real one the question is the same, and so is the advice."""
    game = sottovoce.find("whispers")
    table = sottovoce.new(game, 2, seed=1)
    seat = table.to_act[0]
    first = asked_worlds(table, seat)
    table.position = question(table, seat).imagine(99)
    assert asked_worlds(table, seat) == first


def asked_worlds(table: Table, seat: int) -> list[str]:
    """The choices by rank, from one seed."""
    return [choice.choice for choice in advise(table, seat, 0.05, 7, None, ["en"]).choices]


def test_what_is_only_likely_is_not_told_as_a_fact(table: Table) -> None:
    advice = asked(table, "pass")
    assert all(reason.sure for reason in advice.reasons)
    doubted = replace(advice, reasons=[replace(reason, sure=False) for reason in advice.reasons])
    for lang, likely in (("en", "Most likely: "), ("it", "Molto probabilmente: ")):
        assert reasons(table, doubted, lang) == [likely + reason for reason in reasons(table, advice, lang)]


@pytest.mark.parametrize("game", ["siam", "whispers"])
def test_where_the_judge_knows_nothing_yet_no_chances_are_told_and_nobody_is_warned(game: str) -> None:
    table = sottovoce.new(game, 2, seed=4)
    seat = table.to_act[0]
    for about in (None, table.choices(seat)[-1]):
        advice = advise(table, seat, 0.05, 1, about, LANGUAGES)
        assert advice.early
        assert advice.mark == ""
        assert why(table, seat, advice, about, "en").endswith("too early to tell who will win.")
        assert why(table, seat, advice, about, "it").endswith("troppo presto per dire chi vincerà.")


def test_late_in_the_game_chances_are_told(table: Table) -> None:
    assert not asked(table, None).early
