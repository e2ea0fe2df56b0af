"""Talk: statements, who hears them, what became of them, and who kept their word."""

from __future__ import annotations

from typing import cast

import pytest

import sottovoce
from sottovoce.core.errors import Illegal
from sottovoce.core.words import LANGUAGES
from sottovoce.games.verrat import GAME
from sottovoce.games.verrat.rules.board import DUNGEON, EXILE
from sottovoce.games.verrat.rules.turns import Verrat
from sottovoce.games.verrat.talk import talk, words

SIZES = ("fat", "small", "tall")
EXAMPLES = [
    "send {me}-fat kaffa",
    "not-send {me}-fat gidda",
    "not-send {me}-fat seat-7",
    "keep {me}-tall",
    "share 1 kaffa gidda",
    "accuse {you}-tall",
    "peace 1",
    "free 1 seat-7",
    "where {you}-fat",
    "if 1 keep {you}-fat then accuse {you}-tall",
    "if 1 accuse {you}-fat then send {me}-fat kaffa",
    "swap 1 gold,gold for ships",
]


def table(seed: int = 1) -> sottovoce.Table:
    return sottovoce.new("verrat", seed=seed, names=["Anna", "Bruno", "Carla", "Dario"])


def colour(at: sottovoce.Table, seat: int) -> str:
    return str(at.view(None)["players"][seat]["colour"])


def fill(at: sottovoce.Table, text: str, me: int = 0, you: int = 1) -> str:
    return ":" + text.format(me=colour(at, me), you=colour(at, you))


def play_round(at: sottovoce.Table, plans: dict[str, str], accused: dict[int, str]) -> None:
    """All are ready, plan (staying where nothing is said) and finish the round without doing more."""
    for seat in range(4):
        at.play(seat, "ready")
    for seat in range(4):
        for size in SIZES:
            to = plans.get(f"{colour(at, seat)}-{size}")
            at.play(seat, f"send {size} {to}" if to else f"keep {size}")
        at.play(seat, f"accuse {accused.get(seat, colour(at, seat) + '-fat')}")
        at.play(seat, "ready")
    while at.view(None)["phase"] not in ("intrigue", "over"):
        seat = at.to_act[0]
        at.play(seat, next(text for text in ("done", "waive", "take nothing") if text in at.choices(seat)))


def verdicts(at: sottovoce.Table, number: int) -> dict[int, str]:
    return next(line.verdicts for line in talk.book(at, 0) if line.number == number)


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_statement_has_words_in_every_language(example: str) -> None:
    at = table()
    said = at.say(0, fill(at, example))
    sentences = [GAME.talk.spoken(at, said, at.speaker(lang)) for lang in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    assert all(sentence and ":" not in sentence[:1] and "{" not in sentence for sentence in sentences)
    for lang in LANGUAGES:
        assert words.report(at, talk.book(at, 0)[0], at.speaker(lang))


def test_free_text_is_said_as_it_is() -> None:
    at = table()
    said = at.say(2, "  trust   me  ")
    assert GAME.talk.spoken(at, said, at.speaker("it")) == "trust me"
    assert talk.book(at, 0) == []


def test_only_the_audience_hears_a_whisper_and_all_see_that_there_was_one() -> None:
    at = table()
    at.say(0, fill(at, "peace 1"), audience=0b0010)
    assert [len(at.heard(seat)) for seat in (0, 1, 2, 3)] == [1, 1, 0, 0]
    assert at.heard(None) == []
    assert at.whispers() == [(0, 0b0011, 0)]
    assert talk.book(at, 2) == []


def test_what_is_said_is_saved_and_loaded() -> None:
    at = table()
    at.say(0, fill(at, "peace 1"), audience=0b0010)
    at.play(0, "ready")
    at.say(1, ":accept 1", audience=0b0001)
    at.say(3, "good luck | all")
    again = sottovoce.load(at.dump())
    assert again.said == at.said
    assert again.dump() == at.dump()
    assert talk.book(again, 0)[0].state == "accepted"


def test_states() -> None:
    at = table()
    for _ in range(4):
        at.say(0, fill(at, "peace 1"))
    at.say(1, ":accept 1")
    at.say(1, ":refuse 2")
    at.say(1, fill(at, "counter 3 peace 0"))
    assert [line.state for line in talk.book(at, None)[:4]] == ["accepted", "refused", "countered", "proposed"]
    play_round(at, {}, {})
    assert talk.book(at, None)[3].state == "expired"


def test_a_question_is_answered_by_its_owner() -> None:
    at = table()
    at.say(0, fill(at, "where {you}-fat"))
    with pytest.raises(Illegal, match="isn't addressed to you"):
        at.say(2, ":refuse 1")
    with pytest.raises(Illegal, match="a different kind of answer"):
        at.say(1, ":accept 1")
    at.say(1, fill(at, "answer 1 keep {you}-fat"))
    play_round(at, {f"{colour(at, 1)}-fat": "kaffa"}, {})
    assert verdicts(at, 1) == {}  # questions are never judged
    assert verdicts(at, 2) == {1: "broken"}


def test_travel_statements_are_judged_by_plans_not_by_results() -> None:
    at = table()
    at.say(0, fill(at, "send {me}-fat kaffa"))
    at.say(0, fill(at, "not-send {me}-small gidda"))
    at.say(0, fill(at, "keep {me}-tall"))
    at.say(0, fill(at, "send {me}-small gidda"))
    assert verdicts(at, 1) == {}
    me = colour(at, 0)
    play_round(at, {f"{me}-fat": "kaffa", f"{me}-tall": "gidda"}, {})
    assert [verdicts(at, number) for number in (1, 2, 3, 4)] == [
        {0: "kept"},
        {0: "kept"},
        {0: "broken"},
        {0: "broken"},
    ]


def test_mutual_statements_are_judged_once_accepted_each_side_by_itself() -> None:
    at = table()
    you = colour(at, 1)
    third = colour(at, 2)
    at.say(0, fill(at, "share 1 kaffa gidda"))
    at.say(0, f":accuse {third}-fat")
    at.say(0, fill(at, "peace 1"))
    at.say(0, fill(at, "free 1 seat-7"))
    at.say(0, fill(at, "peace 2"))
    for number in (1, 2, 3, 4):
        at.say(1, f":accept {number}")
    play_round(at, {f"{you}-fat": "kaffa"}, {0: f"{you}-tall", 1: f"{third}-fat"})
    assert verdicts(at, 1) == {0: "broken", 1: "kept"}
    assert verdicts(at, 2) == {0: "broken", 1: "kept"}
    assert verdicts(at, 3) == {0: "broken", 1: "kept"}
    assert set(verdicts(at, 4)) == {1}
    assert verdicts(at, 5) == {}  # never accepted


def test_conditions() -> None:
    at = table()
    you, third = colour(at, 1), colour(at, 2)
    at.say(0, f":if 1 keep {you}-fat then accuse {third}-fat")
    at.say(0, f":if 1 send {you}-fat kaffa then accuse {third}-fat")
    play_round(at, {}, {0: f"{third}-fat"})
    assert verdicts(at, 1) == {0: "kept"}
    assert verdicts(at, 2) == {0: "not-tested"}


def test_not_tested_if_the_game_ends_first() -> None:
    at = table()
    at.say(0, fill(at, "keep {me}-fat"))
    for seat in (0, 1, 2):
        at.play(seat, "ready")
    at.play(0, "propose-draw")
    for seat in (1, 2, 3):
        at.play(seat, "agree-draw")
    assert at.over
    assert verdicts(at, 1) == {0: "not-tested"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("send {me}-fat nowhere", "isn't a statement"),
        ("accept ²", "isn't a statement"),
        ("accept " + "9" * 5000, "isn't a statement"),
        ("counter ٣ peace 1", "isn't a statement"),
        ("swap 1 gold for gold,ships", "can't have gold on both sides"),
        ("swap 1 pardon for gold", "Pardons can't be swapped"),
        ("send {you}-fat kaffa", "doesn't belong to Anna"),
        ("peace 0", "to yourself"),
        ("send {me}-fat seat-7", "viziers can't change seats"),
        ("accept 9", "a statement 9"),
        ("where {me}-fat", "to yourself"),
    ],
)
def test_what_cannot_be_said(text: str, reason: str) -> None:
    at = table()
    with pytest.raises(Illegal, match=reason):
        at.say(0, fill(at, text))
    assert at.said == []


def test_bad_input_a_statement_about_a_prisoner() -> None:
    at = table()
    s = cast(Verrat, at.position)
    s.court[s.places[0]] = -1
    for place, reason in ((DUNGEON, "is a prisoner"), (EXILE, "exiled for good")):
        s.places[0] = place
        for text in (f":keep {colour(at, 0)}-fat", f":accuse {colour(at, 0)}-fat", f":where {colour(at, 0)}-fat"):
            with pytest.raises(Illegal, match=reason) as refused:
                at.say(1 if "where" in text else 0, text)
            assert refused.value.say("it", at.speaker("it"))
    assert at.said == []


def test_statements_are_for_intrigue_only_and_answers_for_this_round() -> None:
    at = table()
    at.say(0, fill(at, "peace 1"))
    play_round(at, {}, {})
    with pytest.raises(Illegal, match="has expired"):
        at.say(1, ":accept 1")
    for seat in range(4):
        at.play(seat, "ready")
    with pytest.raises(Illegal, match="only make statements during intrigue"):
        at.say(0, fill(at, "peace 1"))
    at.say(0, "free words are always free")


@pytest.mark.parametrize("text", [":-)", ":", ": D", ":fly me", "::send"])
def test_a_colon_alone_makes_no_statement(text: str) -> None:
    at = table()
    said = at.say(0, text)
    assert GAME.talk.spoken(at, said, at.speaker("en")) == text
    assert talk.book(at, 0) == []


def test_with_the_option_pardons_may_be_part_of_a_swap_that_is_talked_of() -> None:
    at = sottovoce.new("verrat", seed=1, options={"swap-pardons": "on"})
    at.say(0, ":swap 1 pardon for gold")


def not_said(at: sottovoce.Table, seat: int, text: str, audience: int, reason: str) -> None:
    before = list(at.said)
    with pytest.raises(Illegal) as refused:
        at.say(seat, text, audience)
    assert reason in refused.value.say("en", at.speaker("en"))
    for lang in LANGUAGES:
        assert refused.value.say(lang, at.speaker(lang))
    assert at.said == before


def test_an_answer_is_heard_by_who_is_answered() -> None:
    at = table()
    at.say(0, ":peace 1", audience=0b0110)
    for text in (":accept 1", ":refuse 1", ":counter 1 peace 0"):
        not_said(at, 1, text, 0b0100, "Anna made statement 1, but wouldn't hear the answer")
    at.say(1, ":accept 1", audience=0b0001)
    assert talk.book(at, 0)[0].state == "accepted"


def test_a_question_is_heard_by_the_viziers_owner() -> None:
    at = table()
    not_said(at, 0, fill(at, "where {you}-fat"), 0b0100, "It's meant for Bruno, who wouldn't hear it")
    at.say(0, fill(at, "where {you}-fat"), audience=0b0010)


def test_an_answer_speaks_of_the_very_vizier() -> None:
    at = table()
    at.say(0, fill(at, "where {you}-fat"))
    for wrong in ("keep {you}-tall", "accuse {me}-fat", "accuse {you}-fat", "peace 0", "where {me}-fat"):
        not_said(at, 1, fill(at, f"answer 1 {wrong}"), -1, "needs a different kind of answer")
    at.say(1, fill(at, "answer 1 not-send {you}-fat kaffa"))
    assert talk.book(at, 0)[0].state == "accepted"


def test_a_counter_proposal_concerns_who_made_the_proposal() -> None:
    at = table()
    at.say(0, fill(at, "peace 1"))
    for wrong in ("peace 3", "free 2 seat-7", f"where {colour(at, 3)}-fat", "swap 2 gold for ships"):
        not_said(at, 1, fill(at, f"counter 1 {wrong}"), -1, "must involve Anna")
    at.say(1, f":counter 1 where {colour(at, 0)}-fat")
    assert talk.book(at, 0)[0].state == "countered"


def test_a_refused_condition_is_not_judged() -> None:
    at = table()
    for _ in range(2):
        at.say(0, fill(at, "if 1 keep {you}-fat then keep {me}-fat"))
    at.say(1, ":refuse 1")
    play_round(at, {f"{colour(at, 0)}-fat": "kaffa"}, {})
    assert verdicts(at, 1) == {}
    assert verdicts(at, 2) == {0: "broken"}


def test_promises_expire_with_their_round() -> None:
    at = table()
    at.say(0, fill(at, "keep {me}-fat"))
    assert talk.book(at, 0)[0].state == "proposed"
    play_round(at, {}, {})
    assert talk.book(at, 0)[0].state == "expired"
    assert verdicts(at, 1) == {0: "kept"}


def test_who_is_not_asked_to_accuse_is_not_tested() -> None:
    at = table()
    s = cast(Verrat, at.position)
    for v in (3, 4, 5):
        s.court[s.places[v]] = -1
        s.places[v] = EXILE
    third = colour(at, 2)
    at.say(0, f":accuse {third}-fat")
    at.say(0, fill(at, "peace 1"))
    at.say(1, f":accuse {third}-tall")
    at.say(0, f":if 1 accuse {third}-fat then keep {colour(at, 0)}-fat")
    for number in (1, 2):
        at.say(1, f":accept {number}")
    for seat in range(4):
        at.play(seat, "ready")
    for seat in (0, 2, 3):
        for text in ("keep fat", "keep small", "keep tall", f"accuse {third}-fat", "ready"):
            at.play(seat, text)
    while at.view(None)["phase"] != "intrigue":
        at.play(at.to_act[0], "waive")
    assert verdicts(at, 1) == {0: "kept", 1: "not-tested"}
    assert verdicts(at, 2) == {0: "kept", 1: "not-tested"}
    assert verdicts(at, 4) == {0: "not-tested"}
    told = [event.data["seat"] for _, event in at.events(None) if event.kind.startswith("accused")]
    assert sorted(str(seat) for seat in told) == ["seat:0", "seat:2", "seat:3"]


def test_a_demand_breaks_peace_at_once_even_if_it_wins() -> None:
    at = table()
    s = cast(Verrat, at.position)
    one = next(p for p in range(12) if s.chips[p] == 1)
    for mine, place in ((0, one), (1, 11)) if one != 11 else ((0, 11),):
        here, other = int(s.places[mine]), int(s.court[place])
        s.court[here], s.court[place] = other, mine
        s.places[other], s.places[mine] = here, place
    for kind in range(7):
        for seat in range(4):
            wanted = 1 if seat == 0 and kind < 5 else 2 if seat == 1 and kind == 5 else 0
            s.unseen[kind] += s.hands[seat * 7 + kind] - wanted
            s.hands[seat * 7 + kind] = wanted
    s.deep[0] += sum(int(n) for n in s.unseen) - sum(int(n) for n in s.deep)
    GAME.check(s)
    at.say(0, ":peace 1")
    at.say(1, ":accept 1")
    for seat in range(4):
        at.play(seat, "ready")
    for seat in range(4):
        for text in ("keep fat", "keep small", "keep tall", "accuse red-fat", "ready"):
            at.play(seat, text)
    at.play(0, "demand 1 ships")
    assert at.over
    assert verdicts(at, 1) == {0: "broken", 1: "not-tested"}


def test_an_answer_needs_to_have_heard_the_question() -> None:
    at = table()
    at.say(0, f":accuse {colour(at, 3)}-fat", audience=0b0110)
    with pytest.raises(Illegal, match="a statement 1"):
        at.say(3, ":accept 1")
    with pytest.raises(Illegal, match="wouldn't hear it"):
        at.say(0, fill(at, "peace 1"), audience=0b1000)
