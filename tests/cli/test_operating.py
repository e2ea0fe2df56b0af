"""Backup, restore and doctor from the command line, and options from the environment."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest
from store.test_store import played, record

from sottovoce.cli import main
from sottovoce.cli.environment import fill
from sottovoce.core.errors import BadFile
from sottovoce.store.store import Store


def test_a_backup_is_made_restored_and_examined(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url, file = f"sqlite:///{tmp_path / 'a.db'}", str(tmp_path / "copy.backup")
    store = Store(url)
    store.add(record(played("siam", 9))).result(60)
    store.close()
    assert main(["backup", file, "--database", url]) == 0
    assert "1 table" in capsys.readouterr().out
    secret = tmp_path / "secret"
    secret.write_text(f"sqlite:///{tmp_path / 'b.db'}\n")
    monkeypatch.setenv("SOTTOVOCE_DATABASE_FILE", str(secret))
    assert main(["restore", file]) == 0
    assert main(["doctor", "--lang", "it"]) == 0
    assert "1 tavolo è in ordine" in capsys.readouterr().out
    assert main(["restore", file]) == 2
    assert "empty" in capsys.readouterr().err


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
