"""What helps to run a server: its files are sound as far as this machine can tell."""

from __future__ import annotations

import json
import re
import runpy
import shutil
import subprocess
from pathlib import Path

import pytest

from sottovoce.server.config import Config
from sottovoce.server.hub import Hub
from sottovoce.server.limits import Limits
from sottovoce.store.store import Store

DEPLOY = Path(__file__).parents[1] / "deploy"


def test_the_bill_of_materials_names_packages_and_licences() -> None:
    bill = runpy.run_path(str(DEPLOY / "bill_of_materials.py"))
    packages = bill["needed"]("litestar")
    assert {"litestar", "msgspec", "httpx"} <= set(packages)
    told = bill["bill"](packages)
    assert told["bomFormat"] == "CycloneDX"
    assert all(part["licenses"][0]["license"]["name"] != "not named" for part in told["components"])
    assert bill["needed"]("no-such-package") == {}


def test_caddy_takes_our_file(tmp_path: Path) -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("Caddy is not installed on this machine")
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    env = {"HOME": str(tmp_path), "PATH": "/usr/bin"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.returncode == 0, done.stderr


def test_systemd_takes_our_unit(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd is not installed on this machine")
    unit = (DEPLOY / "sottovoce.service").read_text("utf-8").replace("/opt/sottovoce/bin/sottovoce", "/bin/true")
    (tmp_path / "sottovoce.service").write_text(unit)
    done = subprocess.run([program, "verify", str(tmp_path / "sottovoce.service")], capture_output=True, check=False)
    assert b"sottovoce.service" not in done.stderr, done.stderr


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
        hub.figures.watch(Limits(True, 10, 10))
        hub.figures.answered("GET", "/api/health", 200, 0.01)
        given = set(re.findall(r"^sottovoce_\w+", hub.figures.text().decode(), re.M))
    finally:
        hub.store.close()
    assert asked
    assert asked <= given
