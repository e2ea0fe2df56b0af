"""Playing over the API as a stranger would: a whole game, bots, undo, talk, notes, hints."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

import sottovoce

if TYPE_CHECKING:
    from server.conftest import Guest, House, Made


def test_two_people_play_to_the_end(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    end = guest.play(made)
    assert end["state"] == "over"
    assert end["winners"]
    assert end["ending"]
    text = guest.get(f"/api/tables/{made.id}/file")
    assert "attachment" in text.headers["content-disposition"]
    table = sottovoce.load(text.body.decode())
    assert list(table.winners) == end["winners"]
    assert table.commitment == end["commitment"]
    assert end["seed"] == table.seed.hex()
    assert [line["text"] for line in end["log"]] + end["ending"] == table.story()


def test_a_person_plays_bots_to_the_end(guest: Guest) -> None:
    end = guest.play(guest.table("siam", "me", "random", "random"))
    assert end["state"] == "over"


def test_bots_alone_play_to_the_end(guest: Guest) -> None:
    made = guest.table("siam", "random", "random")
    end = guest.wait(made.id, lambda update: update["state"] == "over")
    assert end["winners"]


@pytest.mark.parametrize("game", sottovoce.games())
def test_every_game_can_be_played(guest: Guest, game: str) -> None:
    players = sottovoce.find(game).seats[-1]
    made = guest.table(game, "me", *["random"] * (players - 1))
    seen = guest.play(made, entries=40)
    assert seen["entry"] >= 40 or seen["state"] == "over"
    assert seen["view"]


def test_the_update_is_whole(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    update = guest.see(made.id, made.key(0), "it")
    seat = update["to_act"][0]
    update = guest.see(made.id, made.key(seat), "it")
    table = sottovoce.new("siam", 2, 4, kinds=["me", "me"])
    assert update["view"] == table.view(seat)
    assert update["prompt"] == table.prompt(seat, "it")
    assert [choice["action"] for choice in update["choices"]] == table.choices(seat)
    assert update["choices"][1]["label"] == table.choice(seat, table.choices(seat)[1], "it")
    assert update["paragraph"] == table.game.paragraph(table.position, seat)
    assert update["ask"] == table.ask(seat)
    assert update["undo"] == {"may": False, "why": "Non c'è niente da annullare."}
    assert update["seats"][0]["spoken"] == "Giocatore 1"
    assert update["seed"] is None
    assert update["commitment"] == table.commitment


def test_undo_shortens_the_log_and_says_so(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    seat = guest.see(made.id)["to_act"][0]
    with guest.listen(made.id, made.key(seat)) as stream:
        lines = json.loads(stream.recv(timeout=9))["log"]
        for action in ("play rama", "undo", "play lao"):
            assert guest.act(made.id, made.key(seat), action).status == 200
            update = json.loads(stream.recv(timeout=9))
            lines = lines[: update["log_keep"]] + update["log"]
            assert lines == guest.see(made.id, made.key(seat))["log"]
    assert update["log_keep"] < len(lines)
    assert [line["kind"] for line in lines].count("took-back") == 1
    assert guest.see(made.id, made.key(seat))["undo"] == {"may": True, "why": None}


def test_who_returns_gets_what_is_new(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", seed=4)
    seat = guest.see(made.id)["to_act"][0]
    first = guest.see(made.id, made.key(seat))
    for action in ("play rama", "undo", "play lao"):
        guest.act(made.id, made.key(seat), action)
    now = guest.see(made.id, made.key(seat))
    with guest.listen(made.id, made.key(seat), f"?after={first['seq']}") as stream:
        update = json.loads(stream.recv(timeout=9))
    assert update["seq"] == now["seq"]
    assert 0 < update["log_keep"] <= len(first["log"])
    assert first["log"][: update["log_keep"]] + update["log"] == now["log"]
    with guest.listen(made.id, made.key(seat), f"?after={now['seq']}") as stream:
        assert json.loads(stream.recv(timeout=9))["kind"] == "presence"  # there is nothing new but who is here
    with guest.listen(made.id, made.key(seat), "?after=999999") as stream:
        assert json.loads(stream.recv(timeout=9))["log"] == now["log"]


def test_the_same_stream_for_scripts(guest: Guest) -> None:
    from http.client import HTTPConnection

    made = guest.table("siam", "me", "me", seed=4)
    seat = guest.see(made.id)["to_act"][0]
    connection = HTTPConnection("127.0.0.1", guest.port, timeout=9)
    connection.request("GET", f"/api/tables/{made.id}/events", headers={"authorization": f"Bearer {made.key(seat)}"})
    response = connection.getresponse()
    assert response.headers["content-type"].startswith("text/event-stream")
    first = json.loads(response.readline().removeprefix(b"data: "))
    assert first["choices"]
    response.readline()
    guest.act(made.id, made.key(seat), "pass")
    second = json.loads(response.readline().removeprefix(b"data: "))
    assert second["entry"] == 1
    assert second["log_keep"] == len(first["log"])
    connection.close()


def test_presence_is_told(guest: Guest) -> None:
    made = guest.table("siam", "me", "me")
    with guest.listen(made.id, made.key(0)) as stream:
        assert [seat["online"] for seat in json.loads(stream.recv(timeout=9))["seats"]] == [True, False]
        with guest.listen(made.id, made.key(1)) as other:
            other.recv(timeout=9)
            assert json.loads(stream.recv(timeout=9)) == {"kind": "presence", "online": [True, True], "watchers": 0}
        assert json.loads(stream.recv(timeout=9))["online"] == [True, False]


def test_spectators_are_counted(guest: Guest) -> None:
    made = guest.table("siam", "me", "me")
    with guest.listen(made.id, made.key(0)) as stream:
        assert json.loads(stream.recv(timeout=9))["watchers"] == 0
        with guest.listen(made.id, made.key(0)) as second:  # another device of the same player is nobody new
            second.recv(timeout=9)
            with guest.listen(made.id) as one, guest.listen(made.id) as two:
                one.recv(timeout=9)
                two.recv(timeout=9)
                assert json.loads(stream.recv(timeout=9)) == {
                    "kind": "presence",
                    "online": [True, False],
                    "watchers": 2,
                }
                assert guest.see(made.id)["watchers"] == 2
        assert json.loads(stream.recv(timeout=9))["watchers"] == 0


def test_talk_reaches_whom_it_is_for(guest: Guest) -> None:
    made = guest.table("verrat", "me", "me", "me", "me")
    assert guest.post(f"/api/tables/{made.id}/say", {"text": "between us", "to": [1]}, made.key(0)).status == 200
    assert guest.post(f"/api/tables/{made.id}/say", {"text": "hello all"}, made.key(0)).status == 200
    heard = {seat: [line["text"] for line in guest.see(made.id, made.key(seat))["talk"]] for seat in range(4)}
    assert heard == {0: ["between us", "hello all"], 1: ["between us", "hello all"], 2: ["hello all"], 3: ["hello all"]}
    spectator = guest.see(made.id)
    assert [line["text"] for line in spectator["talk"]] == ["hello all"]
    assert spectator["whispers"] == [{"seat": 0, "to": [1], "after": 0}]
    refused = guest.post(f"/api/tables/{made.id}/say", {"text": "x", "to": [9]}, made.key(0))
    assert (refused.status, refused.code) == (400, "no-hearer")


def test_a_seat_is_told_whether_it_may_speak(guest: Guest) -> None:
    def may(made: Made, seat: int | None) -> tuple[bool, bool]:
        update = guest.see(made.id, None if seat is None else made.key(seat))
        return update["may_say"], update["may_whisper"]

    assert may(guest.table("siam", "me", "me", "me"), 0) == (True, True)
    partners = guest.table("siam", "me", "me", "me", "me")
    assert may(partners, 0) == (False, False)
    refused = guest.post(f"/api/tables/{partners.id}/say", {"text": "psst"}, partners.key(0))
    assert (refused.status, refused.code) == (409, "no-talk")
    open_talk = guest.table("siam", "me", "me", "me", "me", options={"talk": "on"})
    assert may(open_talk, 3) == (True, False)
    assert may(open_talk, None) == (False, False)


def test_statements_have_their_fate(guest: Guest) -> None:
    made = guest.table("verrat", "me", "me", "me", "me")
    assert guest.post(f"/api/tables/{made.id}/say", {"text": ":peace 1", "to": [1]}, made.key(0)).status == 200
    assert guest.post(f"/api/tables/{made.id}/say", {"text": ":accept 1", "to": [0]}, made.key(1)).status == 200
    line = guest.see(made.id, made.key(0), "it")["talk"][0]
    assert (line["id"], line["said"], line["state"]) == (1, ":peace 1", "accepted")
    assert line["text"] != line["said"]


def test_no_talk_where_the_rules_forbid_it(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", "me", "me")
    answer = guest.post(f"/api/tables/{made.id}/say?lang=it", {"text": "ciao"}, made.key(0))
    assert (answer.status, answer.code) == (409, "no-talk")
    assert answer.json["message"] != ""


def test_bots_answer_statements(guest: Guest) -> None:
    made = guest.table("verrat", "me", "greedy", "greedy", "greedy")
    guest.post(f"/api/tables/{made.id}/say", {"text": ":peace 1", "to": [1]}, made.key(0))
    seen = guest.wait(made.id, lambda update: len(update["talk"]) > 1, made.key(0))
    assert seen["talk"][1]["said"] in (":accept 1", ":refuse 1")
    assert seen["talk"][1]["seat"] == 1


def test_notes_are_the_seats_own(guest: Guest, house: House) -> None:
    made = guest.table("siam", "me", "me")
    path = f"/api/tables/{made.id}/notes"
    assert guest.get(path, made.key(0)).json == {"text": ""}
    for text in ("Lao first", "Rama first"):
        assert guest.ask("PUT", path, {"text": text}, made.key(0)).status == 200
    assert guest.get(path, made.key(0)).json == {"text": "Rama first"}
    assert guest.get(path, made.key(1)).json == {"text": ""}
    assert guest.get(path).status == 401
    assert guest.get(path, made.host).status == 401


def test_a_hint_is_something_possible(guest: Guest) -> None:
    made = guest.table("siam", "me", "me", hints=True, seed=4)
    seat = guest.see(made.id)["to_act"][0]
    answer = guest.post(f"/api/tables/{made.id}/hint?lang=it", None, made.key(seat))
    assert answer.status == 200, answer.body
    choices = {choice["action"]: choice["label"] for choice in guest.see(made.id, made.key(seat), "it")["choices"]}
    assert choices[answer.json["action"]] == answer.json["label"]
    assert answer.json["label"] in answer.json["why"]
    weighed = guest.post(f"/api/tables/{made.id}/coach", {"action": answer.json["action"]}, made.key(seat))
    assert weighed.status == 200
    assert weighed.json["mark"] == ""
    assert guest.post(f"/api/tables/{made.id}/coach", {"action": "take rama kedah"}, made.key(seat)).status == 409
    other = guest.post(f"/api/tables/{made.id}/hint", None, made.key(1 - seat))
    assert (other.status, other.code) == (409, "nothing-asked")
    bare = guest.table("siam", "me", "me")
    assert guest.post(f"/api/tables/{bare.id}/hint", None, bare.key(0)).code == "no-hints"
