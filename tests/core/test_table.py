"""The table: questions and answers, refusals, what can be taken back, and who is told what."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import sottovoce
from sottovoce.core.errors import Error, Illegal, Unknown
from sottovoce.core.log import Entry
from sottovoce.core.markup import plain
from sottovoce.core.table import Table
from sottovoce.core.words import LANGUAGES

NewSouk = Callable[..., Table]


def everything(table: Table) -> tuple[object, ...]:
    """All that a refused request must leave alone."""
    seats = range(table.players)
    return (
        table.position.state(),
        list(table.log),
        [(table.ask(seat), table.choices(seat), table.why_no_undo(seat)) for seat in seats],
        [table.view(seat) for seat in (*seats, None)],
        [table.story(seat=seat) for seat in (*seats, None)],
        table.dump(),
    )


def refused(table: Table, attempt: Callable[[], object], code: str, kind: type[Error] = Illegal) -> Error:
    """The error of an attempt that changes nothing and is explained in every language."""
    before = everything(table)
    with pytest.raises(kind) as caught:
        attempt()
    assert caught.value.code == code
    sentences = [caught.value.say(lang, table.speaker(lang)) for lang in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    assert str(caught.value) == caught.value.say("en")
    assert everything(table) == before
    return caught.value


def play(table: Table, *answers: tuple[int, str]) -> Table:
    for seat, text in answers:
        table.play(seat, text)
    return table


def good(table: Table, seat: int) -> str:
    """The one good that a seat of the Souk begins with."""
    return ("dates", "silk", "amber")[table.view(seat)["goods"][seat].index(1)]


def offer(table: Table, seat: int, to: int) -> str:
    """An offer that its receiver could accept; another good where both have the same."""
    want = good(table, to)
    if want == good(table, seat):
        want = next(name for name in ("dates", "silk", "amber") if name != want)
    return f"offer {to} {good(table, seat)} {want}"


# -- asking


def test_a_table_says_who_must_and_who_may_act(new_souk: NewSouk) -> None:
    table = new_souk()
    assert (table.to_act, table.may_act) == ((0, 1, 2), (0, 1, 2))
    table.play(1, "ready")
    assert (table.to_act, table.may_act) == ((0, 2), (0, 1, 2))
    assert "unready" in table.choices(1)
    play(table, (0, "ready"), (2, "ready"), (0, "bid 0"))
    assert (table.to_act, table.may_act) == ((1, 2), (0, 1, 2))
    play(table, (1, "bid 2"), (2, "bid 1"))
    assert table.to_act == table.may_act == (1,)
    assert table.choices(0) == []


def test_a_seat_that_need_not_act_may_change_its_answer(bidding: Table) -> None:
    play(bidding, (0, "bid 0"), (0, "bid 2"), (1, "bid 1"), (2, "bid 1"))
    assert bidding.to_act == (0,)


def test_an_offer_is_answered_unasked_and_both_sides_move_at_once(new_souk: NewSouk) -> None:
    table = next(table for seed in range(50) for table in [new_souk(seed)] if good(table, 0) != good(table, 1))
    mine, yours = good(table, 0), good(table, 1)
    table.play(1, "ready")
    table.play(0, offer(table, 0, 1))
    assert "accept 0" in table.choices(1)
    assert "accept 0" not in table.choices(2)
    table.play(1, "accept 0")
    assert (good(table, 0), good(table, 1)) == (yours, mine)
    assert table.to_act == (0, 1, 2)


def test_the_number_of_a_question_changes_with_the_question(new_souk: NewSouk) -> None:
    table = new_souk()
    first = [table.ask(seat) for seat in range(3)]
    assert first == [0, 0, 0]
    table.play(0, "ready")
    assert table.ask(0) == 1  # who answered is asked anew
    assert [table.ask(seat) for seat in (1, 2)] == [0, 0]  # others' questions are what they were
    table.play(0, "unready")
    assert table.ask(0) == 2


def test_an_answer_to_a_question_that_is_no_more_comes_too_late(new_souk: NewSouk) -> None:
    table = new_souk()
    old = table.ask(0)
    table.play(0, "ready", ask=old)
    refused(table, lambda: table.play(0, "unready", ask=old), "late")
    table.play(0, "unready", ask=table.ask(0))


def test_an_answer_to_the_same_question_is_in_time_though_others_have_acted(new_souk: NewSouk) -> None:
    table = new_souk()
    number = table.ask(2)
    play(table, (0, "ready"), (1, "ready"))
    table.play(2, "ready", ask=number)
    assert table.log[-1] == Entry(2, "ready")


def test_a_seat_that_is_not_asked_has_no_number(bidding: Table) -> None:
    play(bidding, (0, "bid 0"), (1, "bid 2"), (2, "bid 1"))
    assert [bidding.ask(seat) is None for seat in range(3)] == [True, False, True]


# -- refusing


def test_not_understood(new_souk: NewSouk) -> None:
    table = new_souk()
    for text in ("", "   ", "fly", "ready ready", "READY", "ready | 3", "ready\x00", "0", "x" * 10_000):
        error = refused(table, lambda text=text: table.play(0, text), "not-understood")  # type: ignore[misc]
        assert "ready" in str(error)


def test_text_that_is_no_text(new_souk: NewSouk) -> None:
    table = new_souk()
    for text in (None, 5, b"ready", ["ready"]):
        refused(table, lambda text=text: table.play(0, text), "not-understood")  # type: ignore[misc]


def test_not_possible(new_souk: NewSouk) -> None:
    table = new_souk()
    error = refused(table, lambda: table.play(0, "bid 1"), "not-possible")
    assert "bid 1" in str(error)
    assert "ready" in str(error)
    refused(table, lambda: table.play_action(0, 11), "not-possible")
    refused(table, lambda: table.play_action(0, 10**9), "not-possible")


def test_blanks_around_an_answer_do_not_matter(new_souk: NewSouk) -> None:
    table = new_souk()
    table.play(0, "  ready \n")
    assert table.log == [Entry(0, "ready")]


def test_the_most_similar_choices_are_suggested() -> None:
    table = sottovoce.new("siam", players=2, seed=7)
    error = refused(table, lambda: table.play(0, "play ramma"), "not-understood")
    assert str(error).split(": ")[1].startswith("play rama")


@pytest.mark.parametrize("seat", [-1, 3, 99, True, "0", None, 0.0])
def test_no_such_seat(new_souk: NewSouk, seat: Any) -> None:
    table = new_souk()
    for attempt in (
        lambda: table.play(seat, "ready"),
        lambda: table.play_action(seat, 0),
        lambda: table.undo(seat),
        lambda: table.choices(seat),
        lambda: table.ask(seat),
        lambda: table.prompt(seat),
        lambda: table.rule(seat),
        lambda: table.why_no_undo(seat),
    ):
        refused(table, attempt, "no-such-seat")
    if seat is not None:  # a spectator
        refused(table, lambda: table.view(seat), "no-such-seat")
        refused(table, lambda: table.board(seat), "no-such-seat")


@pytest.mark.parametrize("seat", [-1, 3])
def test_no_such_seat_hears_the_story(bidding: Table, seat: int) -> None:
    bidding.play(0, "bid 1")
    refused(bidding, lambda: bidding.story(seat=seat), "no-such-seat")
    refused(bidding, lambda: bidding.events(seat), "no-such-seat")


def test_not_asked(bidding: Table) -> None:
    play(bidding, (0, "bid 0"), (1, "bid 2"), (2, "bid 1"))
    error = refused(bidding, lambda: bidding.play(0, "leave"), "not-asked")
    assert str(error) == "It's not Player 1's turn. Waiting for Player 2."
    refused(bidding, lambda: bidding.play_action(0, 3), "not-asked")


def test_errors_call_seats_by_their_names(new_souk: NewSouk) -> None:
    table = new_souk(names=("Anna", "Bruno"))
    play(table, *((seat, "ready") for seat in range(3)), (0, "bid 0"), (1, "bid 2"), (2, "bid 1"))
    error = refused(table, lambda: table.play(0, "leave"), "not-asked")
    assert error.say("it", table.speaker("it")) == "Non tocca a Anna. Si attende: Bruno."


def test_nothing_is_played_after_the_end(finished: Table) -> None:
    assert finished.over
    assert finished.to_act == finished.may_act == ()
    refused(finished, lambda: finished.play(0, "ready"), "over")
    refused(finished, lambda: finished.play_action(0, 0), "over")


@pytest.fixture
def finished(new_souk: NewSouk) -> Table:
    table = new_souk()
    for _ in range(2):
        play(table, *((seat, "ready") for seat in range(3)))
        play(table, (0, "bid 0"), (1, "bid 2"), (2, "bid 1"), (1, "leave"))
    return table


def test_an_unknown_language(new_souk: NewSouk) -> None:
    table = new_souk()
    for attempt in (
        lambda: table.prompt(0, "fr"),
        lambda: table.story("fr"),
        lambda: table.board(0, "fr"),
        lambda: table.choice(0, "ready", "fr"),
    ):
        error = refused(table, attempt, "language", Unknown)
        assert "en and it" in str(error)


# -- taking back


def no_undo(table: Table, seat: int, code: str) -> None:
    assert table.why_no_undo(seat) == code
    refused(table, lambda: table.undo(seat), code)
    refused(table, lambda: table.play(seat, "undo"), code)


def test_nothing_to_take_back(new_souk: NewSouk) -> None:
    no_undo(new_souk(), 0, "undo-nothing")


def test_the_own_last_step_is_taken_back(new_souk: NewSouk) -> None:
    table = new_souk()
    before = (table.position.state(), table.choices(0))
    table.play(0, "ready")
    assert table.why_no_undo(0) is None
    events = table.undo(0)
    assert (table.position.state(), table.choices(0)) == before
    assert [event.kind for event in events] == ["took-back"]
    assert table.log == [Entry(0, "ready"), Entry(0, "undo")]
    no_undo(table, 0, "undo-nothing")


def test_several_own_steps_are_taken_back_one_by_one(new_souk: NewSouk) -> None:
    table = new_souk()
    states = [table.position.state()]
    for text in (offer(table, 0, 1), "ready", "unready"):
        table.play(0, text)
        states.append(table.position.state())
    for state in reversed(states[:-1]):
        table.play(0, "undo")
        assert table.position.state() == state
    no_undo(table, 0, "undo-nothing")


def test_what_was_taken_back_is_no_part_of_the_story(new_souk: NewSouk) -> None:
    table = new_souk()
    told = table.story()
    play(table, (0, "ready"), (0, "undo"), (0, "ready"))
    assert table.story() == [*told, "Player 1 undoes the last step.", "Player 1 is ready."]


def test_not_after_another_seats_act(new_souk: NewSouk) -> None:
    table = play(new_souk(), (0, "ready"), (1, "ready"))
    no_undo(table, 0, "undo-acted")
    assert table.why_no_undo(1) is None


def test_again_once_the_other_seat_has_taken_its_act_back(new_souk: NewSouk) -> None:
    table = play(new_souk(), (0, "ready"), (1, "ready"), (1, "undo"))
    no_undo(table, 0, "undo-acted")  # it was acted upon: the position to return to is gone
    assert table.log[-1] == Entry(1, "undo")


def test_not_after_a_roll(bidding: Table) -> None:
    play(bidding, (0, "bid 0"), (1, "bid 1"), (2, "bid 2"))
    assert bidding.log[-1].rolls
    no_undo(bidding, 2, "undo-rolled")
    no_undo(bidding, 0, "undo-acted")


def test_not_after_a_reveal(bidding: Table) -> None:
    play(bidding, (0, "bid 0"), (1, "bid 1"), (2, "bid 2"), (2, "leave"))
    play(bidding, *((seat, "ready") for seat in range(3)), (0, "bid 0"), (1, "bid 1"), (2, "bid 2"))
    assert not bidding.log[-1].rolls  # the pile was full: nothing was drawn
    no_undo(bidding, 2, "undo-revealed")
    no_undo(bidding, 1, "undo-acted")


def test_not_after_the_end(finished: Table) -> None:
    for seat in range(3):
        no_undo(finished, seat, "undo-over")


def test_own_steps_before_a_roll_are_lost_too(bidding: Table) -> None:
    play(bidding, (0, "bid 0"), (1, "bid 1"), (2, "bid 2"), (2, "leave"))
    assert bidding.why_no_undo(2) is None
    bidding.undo(2)
    no_undo(bidding, 2, "undo-rolled")


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_sealed_answers_are_taken_back_in_any_order(bidding: Table, order: tuple[int, int]) -> None:
    start = bidding.position.state()
    play(bidding, (0, "bid 0"), (1, "bid 1"))
    first, second = order
    bidding.undo(first)
    assert bidding.view(first)["bid"] == -1
    assert bidding.view(second)["bid"] == second
    assert bidding.to_act == tuple(sorted({first, 2}))
    bidding.undo(second)
    assert bidding.position.state() == start


def test_a_changed_sealed_answer_is_taken_back_to_the_one_before(bidding: Table) -> None:
    play(bidding, (0, "bid 0"), (1, "bid 1"), (0, "bid 2"))
    bidding.undo(0)
    assert bidding.view(0)["bid"] == 0
    bidding.undo(1)
    assert (bidding.view(0)["bid"], bidding.view(1)["bid"]) == (0, -1)
    bidding.undo(0)
    assert bidding.view(0)["bid"] == -1
    play(bidding, (0, "bid 1"), (1, "bid 2"), (2, "bid 0"))
    assert bidding.to_act == (1,)


def test_an_open_step_that_opened_sealed_questions_stays(bidding: Table) -> None:
    # Seat 2 said "ready" last and opened the bidding. Whether it could still be unsaid must not tell who has bid.
    no_undo(bidding, 2, "undo-sealed")
    bidding.play(0, "bid 1")
    no_undo(bidding, 2, "undo-sealed")
    bidding.play(2, "bid 0")
    bidding.undo(2)  # its own sealed answer goes
    no_undo(bidding, 2, "undo-sealed")  # the open one below does not
    bidding.undo(0)
    no_undo(bidding, 2, "undo-sealed")


def test_an_undo_with_a_late_number_is_refused(new_souk: NewSouk) -> None:
    table = new_souk()
    table.play(0, offer(table, 0, 1))
    number = table.ask(0)
    table.play(0, "ready")
    refused(table, lambda: table.play(0, "undo", ask=number), "late")
    table.play(0, "undo", ask=table.ask(0))


# -- names and kinds


def test_names_and_kinds(new_souk: NewSouk) -> None:
    table = new_souk(names=(" Anna \n Maria ", "", "Zoë"), kinds=("me", "greedy"))
    assert table.names == ["Anna Maria", "", "Zoë"]
    assert table.kinds == ["me", "greedy", ""]
    assert table.play(0, "ready")[0].data == {"seat": "seat:0"}
    assert table.story()[-1] == "Anna Maria is ready."
    table.play(1, "ready")
    assert table.story("it")[-1].startswith("Giocatore 2 ")


@pytest.mark.parametrize("what", ["names", "kinds"])
def test_more_names_than_seats(new_souk: NewSouk, what: str) -> None:
    with pytest.raises(Unknown) as caught:
        new_souk(**{what: ("a", "b", "c", "d")})
    assert caught.value.code == "too-many-seats"
    assert "4" in str(caught.value)
    assert "3" in str(caught.value)


def test_names_are_never_taken_for_markup_or_words(new_souk: NewSouk) -> None:
    table = new_souk(names=("seat:1", "[red]x[/red]", "{ $seat }"))
    play(table, *((seat, "ready") for seat in range(3)))
    assert table.story()[-3:] == ["seat:1 is ready.", "[red]x[/red] is ready.", "{ $seat } is ready."]


# -- speaking and secrets


def test_prompts(bidding: Table) -> None:
    assert bidding.prompt(0) == "How much do you bid?"
    assert bidding.prompt(0, "it") == "Quanto offri?"
    play(bidding, (0, "bid 0"), (1, "bid 2"), (2, "bid 1"))
    assert bidding.prompt(0) == "Waiting for Player 2."
    assert bidding.prompt(0, "it") == "Si attende: Giocatore 2."


def test_the_end_in_words(finished: Table) -> None:
    assert finished.prompt(0) == "The game is over."
    assert finished.ending()
    assert finished.story()[-1] == finished.ending()[-1]
    assert finished.winners
    assert max(finished.scores) == finished.scores[finished.winners[0]]


def test_no_ending_before_the_end(bidding: Table) -> None:
    assert bidding.ending() == []
    assert bidding.winners == ()
    assert not bidding.over


def test_choices_in_words() -> None:
    table = sottovoce.new("siam", players=3, seed=7)
    for lang in LANGUAGES:
        spoken = [table.choice(0, text, lang) for text in table.choices(0)]
        assert len(set(spoken)) == len(spoken)


def test_the_rule_of_a_decision(bidding: Table) -> None:
    assert bidding.rule(0).startswith("### §2 ")


def test_a_sealed_answer_is_told_to_its_seat_alone(bidding: Table) -> None:
    told = {seat: len(bidding.story(seat=seat)) for seat in (0, 1, 2, None)}
    events = bidding.play(0, "bid 2")
    assert [event.audience for event in events] == [0b001]
    assert {seat: len(bidding.story(seat=seat)) - told[seat] for seat in told} == {0: 1, 1: 0, 2: 0, None: 0}
    assert bidding.story(seat=0)[-1] == "Player 1 bids 2."
    bidding.undo(0)
    assert {seat: len(bidding.story(seat=seat)) - told[seat] for seat in told} == {0: 1, 1: 0, 2: 0, None: 0}


def test_a_sealed_answer_is_seen_by_its_seat_alone(bidding: Table) -> None:
    others = [bidding.view(seat) for seat in (1, 2, None)]
    bidding.play(0, "bid 2")
    changed = [bidding.view(seat) for seat in (1, 2, None)]
    assert bidding.view(0)["bid"] == 2
    for before, after in zip(others, changed, strict=True):
        assert after == {**before, "has_bid": [True, False, False]}


def test_an_offer_is_told_to_both_sides_alone(new_souk: NewSouk) -> None:
    table = new_souk()
    told = {seat: len(table.story(seat=seat)) for seat in (0, 1, 2, None)}
    table.play(0, offer(table, 0, 2))
    assert {seat: len(table.story(seat=seat)) - told[seat] for seat in told} == {0: 1, 1: 0, 2: 1, None: 0}
    assert [table.view(seat)["offers"] != [] for seat in (0, 1, 2, None)] == [True, False, True, False]


def test_events_after_an_entry(bidding: Table) -> None:
    bidding.play(0, "bid 1")
    assert [(seq, event.kind) for seq, event in bidding.events(0, after=2)] == [(3, "ready"), (4, "bid")]
    assert [(seq, event.kind) for seq, event in bidding.events(None, after=2)] == [(3, "ready")]
    assert [seq for seq, _ in bidding.events(None, after=0)] == [1, 2, 3]
    assert [seq for seq, _ in bidding.events(None)] == [0, 0, 0, 1, 2, 3]  # the set-up's events first


def test_views_are_fit_for_json(any_game: Any) -> None:
    table = sottovoce.new(any_game, seed=1)
    for seat in (*range(table.players), None):
        assert json.loads(json.dumps(table.view(seat))) == table.view(seat)


def test_a_table_shows_itself(new_souk: NewSouk) -> None:
    table = new_souk()
    assert repr(table) == "<Table souk players=3 entries=0 over=False>"
    assert str(table) == table.board(None)
    siam = sottovoce.new("siam", seed=1)
    assert str(siam) == plain(siam.board(None)) != siam.board(None)


def test_the_seed_is_committed_to_and_in_no_view(any_game: Any) -> None:
    table = sottovoce.new(any_game, seed=1)
    assert len(table.commitment) == 64
    shown = repr([table.view(seat) for seat in (*range(table.players), None)]) + repr(table)
    assert table.seed.hex() not in shown
    assert repr(table.seed) not in shown
