"""A server's life: clocks, limits, tables that leave memory, restarts, faults, and a stop that loses nothing."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

import sottovoce
from sottovoce.bots.names import STRONGEST
from sottovoce.server import limits
from sottovoce.server.metrics import PUBLIC

if TYPE_CHECKING:
    from server.conftest import Guest, House, Open
    from websockets.sync.client import ClientConnection


SETTLED = """
import gc, sys
from sottovoce.server.run import settle
settle()
print(gc.get_freeze_count(), gc.get_threshold()[0], sys.getswitchinterval())
"""


def test_a_bot_stands_in_when_time_is_up(open_house: Open) -> None:
    house = open_house()
    assert house.hub.stand_in == STRONGEST
    house.hub.stand_in = "random"
    guest = house.guest()
    made = guest.table("siam", "me", "me", seed=4, clock=5)
    seat = guest.see(made.id)["to_act"][0]
    seen = guest.see(made.id)
    assert 0 < seen["deadline"] - time.time() * 1000 <= 5000
    live = house.hub.tables[made.id]
    live.clock.kept[seat] = replace(live.clock.kept[seat], due=time.time())  # as if the seconds had passed
    house.run(lambda: _look(live.clock.look))
    guest.wait(made.id, lambda update: seat not in update["to_act"])
    late = guest.see(made.id)
    assert late["entry"] >= 1
    assert all(entry.seat == seat for entry in live.playing().log)
    name = late["seats"][seat]["spoken"]
    assert [line["text"] for line in late["talk"]] == [f"{name} ran out of time. A bot plays the rest of this turn."]
    assert (late["talk"][0]["id"], late["talk"][0]["seat"]) == (-1, None)
    assert late["deadline"] > time.time() * 1000
    assert guest.see(made.id)["entry"] == late["entry"]  # the other one still has time


async def _look(work: object) -> None:
    work()  # type: ignore[operator]


def without_number(update: dict[str, Any]) -> dict[str, Any]:
    """An update but for the number of the change, which is a time."""
    return {name: value for name, value in update.items() if name != "seq"}


def test_tables_leave_memory_and_come_back_the_same(open_house: Open) -> None:
    house = open_house()
    guest = house.guest()
    made = guest.table("whispers", "me", "me", seed=4)
    guest.play(made, 25)
    guest.post(f"/api/tables/{made.id}/say", {"text": "hello"}, made.key(0))
    before = [without_number(guest.see(made.id, key)) for key in (made.key(0), made.key(1), None)]
    assert made.id in house.hub.tables
    house.run(lambda: house.hub.sweep(0.0))
    assert made.id not in house.hub.tables
    assert [without_number(guest.see(made.id, key)) for key in (made.key(0), made.key(1), None)] == before
    with guest.listen(made.id, made.key(0)) as stream:
        stream.recv(timeout=9)
        house.run(lambda: house.hub.sweep(0.0))
        assert made.id in house.hub.tables  # somebody listens


def test_a_restart_loses_nothing(open_house: Open) -> None:
    first = open_house()
    guest = first.guest()
    made = guest.table("siam", "me", "me", seed=4)
    guest.play(made, 9)
    waiting = guest.table("siam", "me", "friend")
    before = without_number(guest.see(made.id, made.key(0)))
    first.close()
    guest = open_house().guest()
    assert without_number(guest.see(made.id, made.key(0))) == before
    assert guest.post(f"/api/tables/{waiting.id}/claim", {"invite": waiting.invites[1]}).status == 200
    assert guest.play(made)["state"] == "over"


def test_who_was_told_by_another_server_gets_everything(open_house: Open) -> None:
    first = open_house()
    guest = first.guest()
    made = guest.table("siam", "me", "me", seed=4)
    guest.play(made, 9)
    seen = guest.see(made.id, made.key(0))
    first.close()
    guest = open_house().guest()
    with guest.listen(made.id, made.key(0), f"?after={seen['seq'] - 2}") as stream:
        update = json.loads(stream.recv(timeout=9))
    assert (update["log_keep"], update["log"]) == (0, seen["log"])


def test_two_servers_on_one_store_do_not_overwrite_each_other(open_house: Open) -> None:
    here, there = open_house(), open_house()
    one, other = here.guest(), there.guest()
    made = one.table("siam", "me", "me", seed=4)
    seat = one.see(made.id)["to_act"][0]
    other.see(made.id)
    assert one.act(made.id, made.key(seat), "pass").status == 200
    late = other.act(made.id, made.key(seat), "play rama")
    assert (late.status, late.code) == (409, "meanwhile")
    assert other.see(made.id)["log"] == one.see(made.id)["log"]
    assert other.act(made.id, made.key(1 - seat), "pass").status == 200


def test_what_cannot_be_kept_has_not_happened(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house()
    guest = house.guest()
    made = guest.table("siam", "me", "me", seed=4)
    seat = guest.see(made.id)["to_act"][0]
    before = guest.see(made.id, made.key(seat))

    def full(*_: object) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr("sottovoce.store.jobs._append", full)
        answer = guest.act(made.id, made.key(seat), "pass")
        assert (answer.status, answer.code) == (503, "database-failed")
        assert answer.headers["retry-after"] == "1"
    assert guest.see(made.id, made.key(seat)) == before
    assert guest.act(made.id, made.key(seat), "pass").status == 200


def test_nobody_hears_of_what_could_not_be_kept(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house()
    guest = house.guest()
    made = guest.table("siam", "me", "me", seed=4)
    seat = guest.see(made.id)["to_act"][0]

    def full(*_: object) -> None:
        raise OSError("disk full")

    with guest.listen(made.id, made.key(1 - seat)) as stream:
        first = json.loads(stream.recv(timeout=9))
        with monkeypatch.context() as broken:
            broken.setattr("sottovoce.store.jobs._append", full)
            assert guest.act(made.id, made.key(seat), "play rama").status == 503
        assert guest.act(made.id, made.key(seat), "pass").status == 200
        second = json.loads(stream.recv(timeout=9))
    assert second["log_keep"] == len(first["log"])
    assert [line["kind"] for line in second["log"]] == ["passed"]


def test_a_bot_process_that_dies_is_replaced(open_house: Open) -> None:
    house = open_house()
    guest = house.guest()
    made = guest.table("siam", "me", "random", seed=4)
    guest.play(made, 6)
    worker = house.hub.bot_pool._workers[0]
    for process in worker.pool()._processes.values():
        process.kill()
        process.join()
    assert guest.play(made)["state"] == "over"


def test_warnings_are_counted_apart_from_hints(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.RATES, "hints", limits.Rate(1, 0.01))
    monkeypatch.setitem(limits.RATES, "warnings", limits.Rate(2, 0.01))
    guest = open_house(limits=True).guest()
    made = guest.post("/api/tables", {"game": "siam", "seats": [{"kind": "me"}] * 2}).json  # hints are not allowed
    path, key = f"/api/tables/{made['id']}", made["seats"][0]["key"]
    hints = [guest.post(f"{path}/{kind}", body, key).status for kind, body in 2 * [("hint", None)] + [("coach", {})]]
    assert hints == [403, 429, 429]
    assert [guest.post(f"{path}/coach", {"action": "pass"}, key).status for _ in range(3)] == [403, 403, 429]


def test_limits_are_clear(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.RATES, "tables", limits.Rate(2, 0.5))
    monkeypatch.setitem(limits.RATES, "keys", limits.Rate(3, 0.1))
    monkeypatch.setitem(limits.RATES, "talk", limits.Rate(1, 0.1))
    guest = open_house(limits=True, streams_each=1).guest()
    wish = {"game": "siam", "seats": [{"kind": "me"}] * 2}
    made = [guest.post("/api/tables", wish) for _ in range(3)]
    assert [answer.status for answer in made] == [201, 201, 429]
    assert made[2].code == "too-many"
    assert 1 <= int(made[2].headers["retry-after"]) <= 2
    table, keys = made[0].json["id"], [seat["key"] for seat in made[0].json["seats"]]
    assert [guest.get(f"/api/tables/{table}", "wrong").status for _ in range(4)] == [401, 401, 401, 429]
    said = [guest.post(f"/api/tables/{table}/say", {"text": "x"}, key).status for key in (keys[0], keys[0], keys[1])]
    assert said == [200, 429, 200]
    with guest.listen(table):
        with guest.listen(table) as second, pytest.raises(ConnectionClosed) as closed:
            second.recv(timeout=9)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
    for _ in range(100):
        with guest.listen(table) as again:
            try:
                again.recv(timeout=9)
                break
            except ConnectionClosed:
                time.sleep(0.05)
    else:
        pytest.fail("the stream was not given back")


def test_figures_and_health(guest: Guest, house: House) -> None:
    assert guest.get("/api/health").json == {
        "status": "ok",
        "version": sottovoce.__version__,
        "compiled": sottovoce.compiled(),
    }
    made = guest.table("siam", "me", "me")
    guest.play(made, 2)
    answer = guest.get("/api/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    figures = dict(re.findall(r"^(\w+) ([\d.]+)$", answer.body.decode(), re.M))
    assert float(figures["sottovoce_tables_live"]) >= 1
    assert float(figures["sottovoce_entries_total"]) >= 2
    assert float(figures["sottovoce_commit_seconds_count"]) >= 2
    assert re.search(
        r'^sottovoce_request_seconds_bucket{le="0.1",method="POST",route="/api/tables', answer.body.decode(), re.M
    )
    assert made.key(0) not in answer.body.decode()


def test_of_what_is_asked_at_a_table_only_what_is_public_is_counted(house: House) -> None:
    table = "/api/tables/{table:str}/"
    app: Any = house.serving.config.app
    routes = {route.path.removeprefix(table) for route in app.routes if route.path.startswith(table)}
    assert routes >= PUBLIC  # nothing there that does not exist
    assert {"notes", "hint", "coach", "preview", "draft", "orders", "webhook"} <= routes - PUBLIC
    for route in (*routes, "whatever-comes-next"):
        house.hub.metrics.answered("POST", table + route, 200, 0.01)
    counted = set(re.findall(r'route="/api/tables/{table:str}/([^"]*)"', house.hub.metrics.text().decode()))
    assert counted == PUBLIC


# -- the command


def start(folder: Path, *more: str, in_terminal: bool = False) -> tuple[subprocess.Popen[str], str]:
    """The program as people start it, and its address; in a terminal of its own, Ctrl-C reaches all its processes."""
    command = [sys.executable, "-m", "sottovoce", "serve", "--port", "0", "--no-open", "--lang", "en", *more]
    environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environment,
        start_new_session=in_terminal,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
    assert found, line
    return process, found[1]


def listen_on(stream: ClientConnection) -> None:
    """Until the server says goodbye."""
    while True:
        stream.recv(timeout=20)


def test_the_command_serves_and_stops_at_once(tmp_path: Path, guest: Guest) -> None:
    process, port = start(tmp_path)
    own = type(guest)(int(port))
    made = own.table("siam", "me", "random")
    with own.listen(made.id, made.key(0)) as stream, own.listen(made.id) as other:
        stream.recv(timeout=20)
        began = time.monotonic()
        process.send_signal(signal.SIGINT)
        with pytest.raises(ConnectionClosed):
            listen_on(other)
        assert other.close_code == 1012
    out, _ = process.communicate(timeout=20)
    assert time.monotonic() - began < 5
    assert process.returncode == 0
    assert out == "Stopped. All tables are saved.\n"
    assert (tmp_path / "sottovoce" / "tables.db").exists()


def test_ctrl_c_at_once_is_no_error_of_processes_that_still_load(tmp_path: Path) -> None:
    process, _ = start(tmp_path, in_terminal=True)
    time.sleep(0.2)  # the bots' processes have begun to load
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    assert out.endswith("Stopped. All tables are saved.\n")
    assert "Traceback" not in out


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc to see processes")
def test_a_killed_server_leaves_nobody_behind_and_loses_nothing(tmp_path: Path, guest: Guest) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (1024, hard))  # as shells have it
    process, port = start(tmp_path)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert resource.prlimit(process.pid, resource.RLIMIT_NOFILE)[0] == min(hard, 65_536)
    own = type(guest)(int(port))
    made = own.table("siam", "me", "random", seed=4)
    own.play(made, 6)
    before = own.see(made.id, made.key(0))
    children = [int(path.name) for path in Path("/proc").glob("[0-9]*") if parent_of(path) == process.pid]
    assert children
    process.kill()
    process.communicate()
    for _ in range(200):
        if not any(Path(f"/proc/{child}").exists() for child in children):
            break
        time.sleep(0.05)
    else:
        pytest.fail("bots think on for nobody")
    process, port = start(tmp_path)
    after = type(guest)(int(port)).see(made.id, made.key(0))
    assert after["log"][: len(before["log"])] == before["log"]
    process.terminate()
    out, _ = process.communicate(timeout=20)
    assert (process.returncode, out) == (0, "Stopped. All tables are saved.\n")


def parent_of(process: Path) -> int:
    """Whose child a process is; 0 if it has gone meanwhile."""
    try:
        return int((process / "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0


def test_a_connection_waits_while_its_owner_thinks(guest: Guest) -> None:
    connection = HTTPConnection("127.0.0.1", guest.port)
    connection.auto_open = 0  # what is closed stays closed
    connection.connect()
    for thought in (0.0, 6.0):
        time.sleep(thought)
        connection.request("GET", "/api/health")
        assert connection.getresponse().read()
    connection.close()


def test_a_serving_process_does_not_look_through_what_stays() -> None:
    found = subprocess.run([sys.executable, "-c", SETTLED], capture_output=True, text=True, check=True).stdout.split()
    frozen, seldom, pause = int(found[0]), int(found[1]), float(found[2])
    assert frozen > 10_000
    assert seldom > 700  # Python's own
    assert pause < 0.005  # likewise


def test_a_script_that_listens_does_not_hold_up_the_stop(open_house: Open) -> None:
    from http.client import HTTPConnection

    house = open_house()
    made = house.guest().table("siam", "me", "me")
    connection = HTTPConnection("127.0.0.1", house.port, timeout=9)
    connection.request("GET", f"/api/tables/{made.id}/events")
    response = connection.getresponse()
    response.readline()
    began = time.monotonic()
    house.close()
    assert time.monotonic() - began < 3
    response.read()
    connection.close()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--port", "x"), "“x” is not a valid number for --port: it must be a whole number, 0 or more."),
        (("--port", "70000"), "There's no port 70000: ports run from 0 to 65535."),
        (("--database", "mysql://x"), "“mysql://x” is not a database this program can use"),
        (("--database", "nonsense"), "“nonsense” is not a database this program can use"),
        (("--database", "sqlite:////proc/none/x.db"), "The database sqlite:////proc/none/x.db can't be opened"),
        (("--host", "203.0.113.7"), "Cannot listen on 203.0.113.7, port 8765 (EADDRNOTAVAIL)."),
    ],
)
def test_what_cannot_be_served_gets_a_sentence(
    arguments: tuple[str, ...],
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from sottovoce.cli import main

    monkeypatch.setattr("platformdirs.user_data_dir", lambda name: str(tmp_path / name))
    assert main(["serve", "--lang", "en", "--no-open", *arguments]) == 2
    assert sentence in capsys.readouterr().err
