"""The HTTP interface is documented whole, and the bot of the documentation plays a game to its end."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from sottovoce.server import limits
from sottovoce.server.update_messages import Update

if TYPE_CHECKING:
    from server.conftest import Guest, House

DOCS = Path(__file__).parents[2] / "docs"
HTTP = (DOCS / "http.md").read_text("utf-8")


def test_every_route_is_documented_and_every_documented_route_exists(guest: Guest) -> None:
    paths = guest.get("/schema/openapi.json").json["paths"]
    routes = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    documented = set(re.findall(r"^\| `((?:GET|POST|PUT|DELETE|WS) /api\S*)` \|", HTTP, re.M))
    assert documented - {"WS /api/tables/{table}/live"} == routes
    assert len(routes) > 20


def test_every_field_of_an_update_is_documented() -> None:
    rows = re.findall(r"^\| (`[^|]*) \|", HTTP, re.M)
    named = {word for row in rows for word in re.findall(r"`(\w+)`", row)}
    assert set(Update.__struct_fields__) - {"kind"} <= named


def test_the_limits_are_documented() -> None:
    page = (DOCS / "operating.md").read_text("utf-8")
    for rate in limits.RATES.values():
        assert f"{rate.burst:g} at once" in page


def test_the_bot_of_the_documentation_plays_to_the_end(guest: Guest, house: House, tmp_path: Path) -> None:
    page = (DOCS / "bots.md").read_text("utf-8").partition("## Over HTTP")[2]
    program = page.partition("```python\n")[2].partition("```")[0]
    assert len(program.splitlines()) <= 40
    file = tmp_path / "bot.py"
    file.write_text(program)
    made = guest.table("siam", "open", "open")
    command = [sys.executable, str(file), f"http://127.0.0.1:{house.port}", made.id]
    first = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    guest.wait(made.id, lambda update: update["seats"][0]["kind"] == "person")
    second = guest.post(f"/api/tables/{made.id}/claim", {"name": "Anna"}).json
    made.keys[1] = second["key"]
    end = guest.play(made)
    out, _ = first.communicate(timeout=30)
    assert first.returncode == 0
    assert out.splitlines() == end["ending"]
