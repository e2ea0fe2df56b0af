"""Backup, restore and doctor from the command line, and options from the environment."""

from __future__ import annotations

import sqlite3
import time
from argparse import Namespace
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection
from store.test_store import played, record

from sottovoce.cli import main, serve
from sottovoce.cli.environment import fill
from sottovoce.cli.parser import _FLAGS, _OPERATING, build, parse
from sottovoce.core.errors import BadFile
from sottovoce.store import doctor
from sottovoce.store.key_file import Keys
from sottovoce.store.store import Store
from sottovoce.store.timeouts import HANG


@pytest.fixture(params=["sqlite", "postgresql"])
def urls(tmp_path: Path, request: pytest.FixtureRequest) -> list[str]:
    """Two new databases of one kind."""
    if request.param == "sqlite":
        return [f"sqlite:///{tmp_path / name}.db" for name in "ab"]
    make: Callable[[], str] = request.getfixturevalue("postgres")
    return [make(), make()]


def test_a_backup_is_made_restored_and_examined(
    urls: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, file = urls[0], str(tmp_path / "copy.backup")
    key = tmp_path / "dice.key"
    monkeypatch.setenv("SOTTOVOCE_KEY_FILE", str(key))
    store = Store(url, keys=Keys(key))
    store.add(record(played("siam", 9))).result(60)
    store.close()
    assert main(["backup", file, "--database", url]) == 0
    assert "1 table" in capsys.readouterr().out
    secret = tmp_path / "secret"
    secret.write_text(f"{urls[1]}\n")
    monkeypatch.setenv("SOTTOVOCE_DATABASE_FILE", str(secret))
    assert main(["restore", file]) == 0
    assert main(["doctor", "--lang", "it"]) == 0
    assert "1 tavolo è in ordine" in capsys.readouterr().out
    old = key.read_text()
    key.write_text(f"{'5a' * 32}\n{old}")
    assert main(["rekey"]) == 0
    assert "1" in capsys.readouterr().out
    key.write_text("5a" * 32 + "\n")
    assert main(["doctor"]) == 0
    key.write_text(old)
    assert main(["doctor"]) == 2
    assert "encrypted with a key that isn't in" in capsys.readouterr().err
    key.unlink()
    assert main(["rekey", "--lost"]) == 0
    assert main(["doctor"]) == 1  # the running game waits for its key
    key.write_text(key.read_text() + "5a" * 32 + "\n")
    assert main(["doctor"]) == 0
    capsys.readouterr()
    assert main(["restore", file]) == 2
    assert "empty" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["doctor"], ["backup", "copy.backup"], ["rekey"]], ids=lambda words: words[0])
def test_a_wrong_path_is_said_and_nothing_is_made(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty.db").touch()
    for wrong in ("none.db", "no/folder/none.db", "empty.db"):
        if command[0] == "rekey" and wrong == "empty.db":
            continue  # a new database may begin with a key of its own
        assert main([*command, "--database", f"sqlite:///{wrong}"]) == 2
        assert f"There is no database at sqlite:///{wrong}." in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["empty.db"]
    assert (tmp_path / "empty.db").stat().st_size == 0


def test_the_doctor_takes_the_time_that_a_big_file_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    Store(url).close()

    def slow(connection: Connection) -> list[str]:
        raw: Any = connection.connection.driver_connection
        raw.create_function("nap", 1, time.sleep)
        connection.exec_driver_sql(f"SELECT nap({HANG + 1})").all()
        return []

    monkeypatch.setattr(doctor, "_faults", slow)
    assert main(["doctor", "--database", url]) == 0


def test_the_doctor_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.db"
    url = f"sqlite:///{file}"
    Store(url).close()
    (tmp_path / "sottovoce.key").unlink()
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("DELETE FROM seals")
    before = file.read_bytes()
    assert main(["doctor", "--database", url]) == 0
    assert not (tmp_path / "sottovoce.key").exists()
    assert file.read_bytes() == before
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("UPDATE alembic_version SET version_num = '0009'")
    before = file.read_bytes()
    assert main(["doctor", "--database", url]) == 2
    assert "an earlier release (0009;" in capsys.readouterr().err
    assert file.read_bytes() == before
    with closing(sqlite3.connect(tmp_path / "other.db")) as raw, raw:
        raw.execute("CREATE TABLE mine (id INTEGER)")
    before = (tmp_path / "other.db").read_bytes()
    assert main(["doctor", "--database", f"sqlite:///{tmp_path / 'other.db'}"]) == 2
    assert "another program" in capsys.readouterr().err
    assert (tmp_path / "other.db").read_bytes() == before


def test_secrets_come_from_the_environment_or_a_file_it_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "metrics").write_text("figures\n")
    (tmp_path / "mail").write_text("pass word\n")
    monkeypatch.setenv("SOTTOVOCE_METRICS_KEY_FILE", str(tmp_path / "metrics"))
    monkeypatch.setenv("SOTTOVOCE_MAIL_PASSWORD_FILE", str(tmp_path / "mail"))
    mail = ["--mail", "smtps://me@relay.example", "--mail-from", "table@table.example"]
    config = serve.settings(parse(["serve", *mail], "en"))
    assert (config.metrics_key, config.mail) == ("figures", "smtps://me:pass%20word@relay.example")
    monkeypatch.delenv("SOTTOVOCE_METRICS_KEY_FILE")
    monkeypatch.setenv("SOTTOVOCE_METRICS_KEY", "plain")
    assert serve.settings(parse(["serve"], "en")).metrics_key == "plain"


def test_options_come_from_the_environment_unless_they_are_said(tmp_path: Path) -> None:
    (tmp_path / "port").write_text("7\n")
    args = Namespace(host=None, port=None, no_open=False, no_limits=False, database="mine", command="serve")
    environment = {
        "SOTTOVOCE_HOST": "::",
        "SOTTOVOCE_PORT_FILE": str(tmp_path / "port"),
        "SOTTOVOCE_NO_OPEN": "on",
        "SOTTOVOCE_NO_LIMITS": "no",
        "SOTTOVOCE_DATABASE": "theirs",
    }
    fill(args, ["host", "port", "no-open", "no-limits", "database"], ["no-open", "no-limits"], environment)
    assert (args.host, args.port, args.no_open, args.no_limits) == ("::", "7", True, False)
    assert args.database == "mine"
    args = Namespace(database=None)
    fill(
        args, ["database"], [], {"SOTTOVOCE_DATABASE": "the image's", "SOTTOVOCE_DATABASE_FILE": str(tmp_path / "port")}
    )
    assert args.database == "7"
    with pytest.raises(BadFile):
        fill(Namespace(host=None), ["host"], [], {"SOTTOVOCE_HOST_FILE": str(tmp_path / "none")})


def options_of(command: str) -> list[str]:
    """All options of a command but those about the command line itself."""
    commands = next(action.choices for action in build("en")._actions if isinstance(action.choices, dict))
    return [
        action.option_strings[-1].removeprefix("--")
        for action in commands[command]._actions
        if action.option_strings and action.dest not in ("help", "lang")
    ]


@pytest.mark.parametrize("command", _OPERATING)
def test_every_option_of_a_server_comes_from_the_environment_or_a_file_too(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [command, "a file"] if command in ("backup", "restore") else [command]
    options = options_of(command)
    assert "database" in options
    for option in options:
        name, field = f"SOTTOVOCE_{option.upper().replace('-', '_')}", option.replace("-", "_")
        said = "on" if option in _FLAGS else "7"
        (tmp_path / "said").write_text(f"{said}\n")
        assert getattr(parse(words, "en"), field) in (None, False)
        for variable, text in ((name, said), (f"{name}_FILE", str(tmp_path / "said"))):
            with monkeypatch.context() as patch:
                patch.setenv(variable, text)
                assert getattr(parse(words, "en"), field) == (True if option in _FLAGS else "7"), variable


def test_what_is_done_is_never_said_by_the_environment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Images often name their version so."""
    monkeypatch.setenv("SOTTOVOCE_VERSION", "0.2.0")
    monkeypatch.setenv("SOTTOVOCE_COMMAND", "rekey")
    assert main(["doctor", "--database", f"sqlite:///{tmp_path / 'none.db'}"]) == 2
    assert "There is no database" in capsys.readouterr().err
