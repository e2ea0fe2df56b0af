"""What a table draws anew when something changes: never the whole board for a line beside it."""

from __future__ import annotations

from typing import Any

import pytest
from browser.conftest import NewVisitor
from browser.players import PHONE
from browser.visitor import Visitor

import sottovoce

TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline", "cc"]
INVALIDATED = "disabled-by-default-devtools.timeline.invalidationTracking"
SPANS = 60  # more elements than the change itself can touch

# Adds a word to an element and takes it away again, each painted.
_CHANGE = """async what => {
  const painted = () => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50)));
  const element = document.querySelector(what);
  element.append(' and more');
  await painted();
  element.lastChild.remove();
  await painted();
}"""


def traced(visitor: Visitor, what: str) -> list[dict[str, Any]]:
    """What Chromium tells of its work while the words of an element change."""
    browser = visitor.context.browser
    assert browser
    session = browser.new_browser_cdp_session()
    told: list[dict[str, Any]] = []
    done: list[object] = []
    session.on("Tracing.dataCollected", lambda part: told.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda end: done.append(end))
    categories = {"includedCategories": [*TRACED, INVALIDATED]}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": categories})
    visitor.page.evaluate(_CHANGE, what)
    session.send("Tracing.end")
    while not done:
        visitor.page.wait_for_timeout(20)
    session.detach()
    return told


@pytest.mark.parametrize("game", sottovoce.games())
@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_a_change_beside_the_board_leaves_the_board_alone(visit: NewVisitor, game: str, screen: str) -> None:
    visitor = visit(**(PHONE if screen == "phone" else {}))
    visitor.play_now(game)
    visitor.page.wait_for_selector(".drawn-board [data-place]", state="attached")
    visitor.page.wait_for_timeout(500)
    for what in (".prompt-text span", ".panel h2, .panel p"):
        told = traced(visitor, what)
        laid = [one["args"]["data"] for one in told if one["name"] == "LayoutInvalidationTracking"]
        resized = [one for one in laid if one["reason"] == "Size changed" and "drawn-board" in one["nodeName"]]
        assert not resized, f"{what}: the board was laid out in another size {len(resized)} times"
        styled = [one["args"]["elementCount"] for one in told if one["name"] == "UpdateLayoutTree" and one.get("dur")]
        assert max(styled, default=0) < SPANS, f"{what}: {styled} elements styled anew"


@pytest.mark.parametrize("game", sottovoce.games())
def test_the_map_has_a_layer_of_its_own(visit: NewVisitor, game: str) -> None:
    visitor = visit()
    visitor.play_now(game)
    visitor.page.wait_for_selector(".drawn-board [data-place]", state="attached")
    visitor.page.wait_for_timeout(500)
    session = visitor.context.new_cdp_session(visitor.page)
    layers: list[dict[str, Any]] = []
    session.on("LayerTree.layerTreeDidChange", lambda now: layers.extend(now.get("layers", [])))
    session.send("LayerTree.enable")
    visitor.page.evaluate(_CHANGE, ".prompt-text span")
    reasons: list[str] = []
    for layer in layers:
        told = session.send("LayerTree.compositingReasons", {"layerId": layer["layerId"]})
        reasons.extend(told["compositingReasonIds"])
    assert "WillChangeOpacity" in reasons
