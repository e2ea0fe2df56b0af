"""What the pages cost: Lighthouse by page, and whole games on a processor four times slower, as one page of Markdown.

    npm install --prefix build/lighthouse lighthouse
    python benchmarks/pages.py --lighthouse build/lighthouse/node_modules/.bin/lighthouse > benchmarks/results/pages.md

It plays the games of `tests/browser/test_whole_games.py`, each by pointer and by keys, on a desk and on a phone, in
both languages: in six ways, or with `--games all` in all 24. Without `--lighthouse` only the games are measured. Give
it a machine that does nothing else, or let it go before everything else (as root: `chrt -r 1 python ...`).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "tests"))

from browser.conftest import find_chromium  # noqa: E402
from browser.serving import serving  # noqa: E402
from browser.staging import Staged, at_random  # noqa: E402

GAMES = Path("build", "whole-games.jsonl")
TESTS = HERE.parent / "tests" / "browser" / "test_whole_games.py"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
FIGURES = ("largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
PATIENCE = 300  # seconds for one run of Lighthouse


def addresses(site: str) -> dict[str, str]:
    """The pages that are measured, by name."""
    table = Staged(site, "siam", 3, seed=3)
    ended = Staged(site, "siam", 2, seed=5)
    seat, action = ended.all_but_the_last(at_random(2))
    ended.play(seat, action)
    return {
        "start": f"{site}/",
        "table": f"{site}/t/{table.id}#{table.keys[0]}",
        "replay": f"{site}/t/{ended.id}/at/20",
        "rules": f"{site}/rules/siam",
    }


def lighthouse(program: str, runs: int) -> list[str]:
    """The medians of each page."""
    lines = ["| Page | Runs | Performance | Accessibility | Best practices | SEO | LCP | Blocked | CLS |"]
    lines.append("|---|---|---|---|---|---|---|---|---|")
    told: dict[str, list[dict[str, Any]]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as folder, serving(folder) as site:
        pages = addresses(site)
        for _ in range(runs):
            for name, address in pages.items():
                told[name].append(one_run(program, address))
    for name, seen in told.items():
        scores = [100 * median(run["categories"][one]["score"] or 0 for run in seen) for one in CATEGORIES]
        lcp, blocked, cls = (median(run["audits"][one].get("numericValue", 0) for run in seen) for one in FIGURES)
        shown = " | ".join(f"{score:.0f}" for score in scores)
        lines.append(f"| {name} | {len(seen)} | {shown} | {lcp / 1000:.1f} s | {blocked:.0f} ms | {cls:.3f} |")
    return lines


def one_run(program: str, address: str) -> dict[str, Any]:
    """Lighthouse's own report of one visit."""
    flags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu"
    command = [*program.split(), address, "--quiet", "--output=json", flags]
    command.append(f"--only-categories={','.join(CATEGORIES)}")
    environment = {**os.environ, "CHROME_PATH": find_chromium() or ""}
    done = subprocess.run(command, check=True, capture_output=True, timeout=PATIENCE, env=environment)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def games(wanted: str) -> list[str]:
    """Whole games, one line for each way of playing."""
    GAMES.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(TESTS)]
    command.append("--matrix" if wanted == "all" else "--slowly")
    done = subprocess.run(command, check=False, stdout=sys.stderr)
    lines = ["| Game | By | On | Language | Answers | CLS | INP | Slowest | Processor time for each answer |"]
    lines.append("|---|---|---|---|---|---|---|---|---|")
    for text in GAMES.read_text("utf-8").splitlines() if GAMES.exists() else []:
        one = json.loads(text)
        each = 1000 * one["worked"] / one["answers"]
        way = " | ".join(one[name] for name in ("game", "hand", "screen", "lang"))
        measured = f"{one['shift']:.4f} | {one['inp']:.0f} ms | {one['slowest']:.0f} ms | {each:.0f} ms"
        lines.append(f"| {way} | {one['answers']} | {measured} |")
    if done.returncode:
        lines.append("\nNot all of these games could be played to their end.")
    return lines


def main() -> None:
    """Both tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lighthouse", help="the program, if it is to be run")
    parser.add_argument("--runs", type=int, default=5, help="of Lighthouse for each page")
    parser.add_argument("--games", default="some", choices=["some", "all"])
    wanted = parser.parse_args()
    load = os.getloadavg()[0]
    print("# What the pages cost\n")
    print("Goals: Lighthouse 100 where it applies, CLS ≤ 0.02 and INP ≤ 100 ms over a whole game. Tables and replays")
    print("are `noindex` on purpose, which costs them SEO.\n")
    first = hasattr(os, "sched_getscheduler") and os.sched_getscheduler(0) != os.SCHED_OTHER
    before = "; the measurement went before everything else" if first else ""
    print(f"Load of the machine at the beginning: {load:.1f} on {os.cpu_count()} processors{before}.\n")
    played = games(wanted.games)
    if wanted.lighthouse:
        print("## Lighthouse, mobile, medians\n")
        print("\n".join(lighthouse(wanted.lighthouse, wanted.runs)) + "\n")
    print("## Whole games, with four times slower processor\n")
    print("\n".join(played))


if __name__ == "__main__":
    main()
