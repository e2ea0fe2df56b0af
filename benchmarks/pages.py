"""What the pages cost: Lighthouse by page, and whole games on a processor four times slower, as one table of Markdown.

Two measurements come before it:

    pytest tests/browser/test_whole_games.py --matrix        writes build/whole-games.jsonl
    npx lighthouse ADDRESS --output=json --output-path=PAGE-N.json     five times a page, into one folder

then: `python benchmarks/pages.py FOLDER > benchmarks/results/pages.md`
"""

from __future__ import annotations

import json
import os
import sys
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any

GAMES = Path("build", "whole-games.jsonl")
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
FIGURES = ("largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")


def lighthouse(folder: Path) -> list[str]:
    """The medians of each page."""
    runs: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for file in sorted(folder.glob("*-[0-9].json")):
        runs[file.stem.rpartition("-")[0]].append(json.loads(file.read_text("utf-8")))
    lines = ["| Page | Runs | Performance | Accessibility | Best practices | SEO | LCP | Blocked | CLS |"]
    lines.append("|---|---|---|---|---|---|---|---|---|")
    for page, told in runs.items():
        scores = [100 * median(run["categories"][name]["score"] or 0 for run in told) for name in CATEGORIES]
        lcp, blocked, cls = (median(run["audits"][name].get("numericValue", 0) for run in told) for name in FIGURES)
        shown = " | ".join(f"{score:.0f}" for score in scores)
        lines.append(f"| {page} | {len(told)} | {shown} | {lcp / 1000:.1f} s | {blocked:.0f} ms | {cls:.3f} |")
    return lines


def games() -> list[str]:
    """Whole games, one line for each way of playing."""
    lines = ["| Game | By | On | Language | Answers | CLS | INP | Slowest | Processor time for each answer |"]
    lines.append("|---|---|---|---|---|---|---|---|---|")
    for text in GAMES.read_text("utf-8").splitlines() if GAMES.exists() else []:
        one = json.loads(text)
        each = 1000 * one["worked"] / one["answers"]
        way = " | ".join(one[name] for name in ("game", "hand", "screen", "lang"))
        measured = f"{one['shift']:.4f} | {one['inp']:.0f} ms | {one['slowest']:.0f} ms | {each:.0f} ms"
        lines.append(f"| {way} | {one['answers']} | {measured} |")
    return lines


def main() -> None:
    """Both tables."""
    load = os.getloadavg()[0]
    print("# What the pages cost\n")
    print(f"Load of the machine when this was written: {load:.1f} on {os.cpu_count()} processors.\n")
    print("## Lighthouse, mobile, medians\n")
    print("\n".join(lighthouse(Path(sys.argv[1]))))
    print("\n## Whole games, with four times slower processor\n")
    print("\n".join(games()))


if __name__ == "__main__":
    main()
