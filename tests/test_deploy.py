"""What helps to run a server: its files are sound as far as this machine can tell."""

from __future__ import annotations

import contextlib
import json
import os
import re
import runpy
import secrets
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest

from sottovoce.server.config import Config
from sottovoce.server.front import Door
from sottovoce.server.hub import Hub
from sottovoce.server.limits import Limits
from sottovoce.store.key_file import Keys
from sottovoce.store.store import Store

DEPLOY = Path(__file__).parents[1] / "deploy"


def test_the_bill_of_materials_names_packages_and_licences() -> None:
    bill = runpy.run_path(str(DEPLOY / "bill_of_materials.py"))
    packages = bill["needed"]("litestar")
    assert {"litestar", "msgspec", "httpx"} <= set(packages)
    sent = bill["sent"]()
    assert [part.name for part in sent] == ["@fluent/bundle", "@preact/signals", "@preact/signals-core", "preact"]
    assert bill["licence"](distribution("resvg-py")) == "MIT", "by its text: it names none"
    ours = bill["needed"]("sottovoce")
    assert {part.name for part in bill["built_in"](ours)} > {"openssl", "resvg"}, "what packages have in them"
    told = bill["bill"]([*bill["installed"](ours), *sent])
    assert told["bomFormat"] == "CycloneDX"
    assert all(part["licenses"][0]["license"]["name"] != "not named" for part in told["components"])
    assert told["components"][-1]["purl"].startswith("pkg:npm/preact@")
    assert {"sottovoce", "psycopg", "psycopg-binary"} <= set(ours), "with PostgreSQL's driver and its library"
    assert bill["needed"]("no-such-package") == {}


def test_caddy_takes_our_file(tmp_path: Path) -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("Caddy is not installed on this machine")
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    env = {"HOME": str(tmp_path), "PATH": "/usr/bin"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr


def composed() -> Any:
    """The compose file, read."""
    return pytest.importorskip("yaml").safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def test_compose_takes_our_file() -> None:
    program = shutil.which("docker-compose")
    if program is None:
        pytest.skip("docker-compose is not installed on this machine")
    done = subprocess.run(
        [program, "-f", str(DEPLOY / "compose.yaml"), "config", "-q"], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_secrets_of_the_compose_file_stay_out_of_the_image_and_the_repository() -> None:
    files = [f"deploy/{Path(secret['file']).name}" for secret in composed()["secrets"].values()]
    for ignoring in (".gitignore", ".containerignore"):
        assert set(files) <= set((DEPLOY.parent / ignoring).read_text("utf-8").splitlines())


@contextlib.contextmanager
def serving(environment: dict[str, str]) -> Iterator[str]:
    """A server as the image starts it, on loopback; the first line that it says."""
    command = [sys.executable, "-m", "sottovoce", "serve"]
    with subprocess.Popen(
        command, env={**os.environ, **environment}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline()
        finally:
            process.terminate()


def test_both_servers_of_the_compose_file_come_up_on_one_database(postgres: Callable[[], str], tmp_path: Path) -> None:
    """With the image's environment, the compose file's, and a home of its own for each, as in containers."""
    texts = {"database-url": postgres(), "dice-key": secrets.token_hex(32)}
    for name, text in texts.items():
        (tmp_path / name).write_text(text)
    image = dict(re.findall(r"(SOTTOVOCE_\w+)=(\S+)", (DEPLOY / "Containerfile").read_text("utf-8")))
    with contextlib.ExitStack() as stack:
        for name in ("first", "second"):
            service = composed()["services"][name]
            assert set(service["secrets"]) == set(texts)
            told = {key: value.replace("/run/secrets", str(tmp_path)) for key, value in service["environment"].items()}
            told |= {"SOTTOVOCE_PUBLIC_URL": "https://table.example", "XDG_DATA_HOME": str(tmp_path / name)}
            here = {"SOTTOVOCE_HOST": "127.0.0.1", "SOTTOVOCE_PORT": "0"}
            assert "http://127.0.0.1" in stack.enter_context(serving({**image, **told, **here}))
            assert not (tmp_path / name).exists()  # it keeps nothing of its own
    store = Store(texts["database-url"], keys=Keys(tmp_path / "dice-key"))  # which both have sealed theirs with
    store.close()


def test_systemd_takes_our_unit(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd is not installed on this machine")
    unit = (DEPLOY / "sottovoce.service").read_text("utf-8").replace("/opt/sottovoce/bin/sottovoce", "/bin/true")
    (tmp_path / "sottovoce.service").write_text(unit)
    done = subprocess.run([program, "verify", str(tmp_path / "sottovoce.service")], capture_output=True, check=False)
    assert b"sottovoce.service" not in done.stderr, done.stderr
    command = [program, "security", "--offline=yes", "--threshold=40", str(DEPLOY / "sottovoce.service")]
    rated = subprocess.run(command, capture_output=True, text=True, check=False)
    assert rated.returncode == 0, rated.stdout  # it may do little else than serve: 4.0 of 10 at most


def test_the_dashboard_asks_for_figures_that_the_server_gives(tmp_path: Path) -> None:
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"sottovoce_\w+", target["expr"])
    }
    hub = Hub(Config(database=f"sqlite:///{tmp_path}/tables.db"), Store(f"sqlite:///{tmp_path}/tables.db"))
    try:
        hub.metrics.watch(Limits(True, 10, 10))
        hub.metrics.watch_door(Door(9))
        hub.metrics.answered("GET", "/api/health", 200, 0.01)
        given = set(re.findall(r"^sottovoce_\w+", hub.metrics.text().decode(), re.M))
    finally:
        hub.store.close()
    assert asked
    assert asked <= given
