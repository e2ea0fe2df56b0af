"""What a browser measures of a page: how much it jumps, and how soon it answers."""

from __future__ import annotations

from typing import Any

from browser.visitor import Visitor

SLOWER = 4  # times, as a cheap phone
LOOK, SELDOM = 40, 500  # milliseconds between two looks at where the board is

_WATCH = """every => {
  window.vitals = { shifts: [], delays: [], boards: new Set() };
  setInterval(() => {
    const box = document.querySelector('.board-window')?.getBoundingClientRect();
    if (box) vitals.boards.add([box.x, box.y, box.width, box.height].map(Math.round).join(' '));
  }, every);
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput)
        vitals.shifts.push({ value: entry.value, at: entry.startTime,
          what: entry.sources.map(source => source.node?.className?.baseVal ?? source.node?.className ?? '?') });
  }).observe({ type: 'layout-shift' });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (entry.interactionId) vitals.delays.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}"""

# As browsers report it: shifts with less than a second between them, and five at most, count together.
_SHIFT = """() => {
  let most = 0, sum = 0, first = 0, last = -1e9;
  for (const { value, at } of vitals.shifts) {
    if (at - last > 1000 || at - first > 5000) [sum, first] = [0, at];
    [sum, last] = [sum + value, at];
    most = Math.max(most, sum);
  }
  return most;
}"""


class Vitals:
    """Watches one page, on a processor so many times slower."""

    def __init__(self, visitor: Visitor, slower: int = 1) -> None:
        self._page = visitor.page
        self._session = visitor.context.new_cdp_session(visitor.page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._before = 0.0
        self._slower = slower
        if slower > 1:
            self._session.send("Emulation.setCPUThrottlingRate", {"rate": slower})

    def begin(self) -> None:
        """Watch from now on."""
        # To look where the board is costs time: on a slow processor it would count as the page's own.
        self._page.evaluate(_WATCH, LOOK if self._slower == 1 else SELDOM)
        self._before = self._worked()

    def _worked(self) -> float:
        """Seconds of processor that the page's main thread has used, however busy the machine is."""
        told = self._session.send("Performance.getMetrics")["metrics"]
        return float(next(metric["value"] for metric in told if metric["name"] == "TaskDuration"))

    def shifts(self) -> list[dict[str, Any]]:
        """What moved by itself, the worst first."""
        found: list[dict[str, Any]] = self._page.evaluate("vitals.shifts")
        return sorted(found, key=lambda shift: -shift["value"])[:5]

    def boards(self) -> list[str]:
        """All places and sizes that the board has had."""
        found: list[str] = self._page.evaluate("[...vitals.boards]")
        return found

    def measured(self) -> dict[str, float]:
        """The cumulative layout shift; interaction to next paint as browsers report it, the slowest, and the work."""
        worked = self._worked() - self._before
        self._page.wait_for_timeout(200)
        delays = sorted(self._page.evaluate("vitals.delays"), reverse=True)
        inp = delays[min(len(delays) - 1, len(delays) // 50)] if delays else 0
        slowest = delays[0] if delays else 0
        return {
            "shift": round(self._page.evaluate(_SHIFT), 4),
            "inp": inp,
            "slowest": slowest,
            "worked": round(worked, 2),
        }
