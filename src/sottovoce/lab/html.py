"""A page in one file: its own style for light and dark, no scripts, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

_STYLE = """
:root { color-scheme: light dark; --ink: #22201c; --faint: #6f6a60; --paper: #faf7f0; --line: #d9d2c3;
  --c0: #8a5a00; --c1: #1f6f8b; --c2: #a23b3b; --c3: #4b7a2b; --c4: #6b4c9a; --c5: #7a6a55; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece6d8; --faint: #a59d8c; --paper: #1b1a17; --line: #3d3a33;
  --c0: #e0a83c; --c1: #62b6d6; --c2: #e67c73; --c3: #9ccc65; --c4: #b39ddb; --c5: #bcaaa4; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, "Times New Roman", serif;
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { font-weight: normal; line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 0.15rem 0.7rem; border-bottom: 1px solid var(--line); vertical-align: top; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
th { color: var(--faint); font-weight: normal; }
.words th, .words td { text-align: left; }
.wide { overflow-x: auto; }
.faint { color: var(--faint); }
svg { width: 100%; min-width: 36rem; height: auto; font: 13px Georgia, serif; }
svg text { fill: var(--ink); } svg .faint { fill: var(--faint); }
svg .axis { stroke: var(--line); stroke-width: 1; }
svg .mark { stroke: var(--faint); stroke-dasharray: 4 3; }
svg .reach { stroke: var(--ink); stroke-width: 1.5; }
svg .curve { fill: none; stroke-width: 2; stroke-linejoin: round; }
@media (max-width: 40rem) { .words tbody, .words tr, .words td { display: block; }
  .words tr:first-child { display: none; } .words tr { border-bottom: 1px solid var(--line); padding: 0.5rem 0; }
  .words td { border: 0; padding: 0; }
  .words td:not(:empty)::before { content: attr(title) ": "; color: var(--faint); } }
""" + "\n".join(f".f{n} {{ fill: var(--c{n}); }} .s{n} {{ stroke: var(--c{n}); }}" for n in range(6))
COLOURS = 6
WORDS = "words"  # the style of tables that are read rather than compared


def document(title: str, lang: str, body: Iterable[str]) -> str:
    """A whole page; it is XML too."""
    return (
        f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n" + "\n".join(body) + "\n</body>\n</html>\n"
    )


def heading(text: str) -> str:
    """The title of a part."""
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str, style: str = "") -> str:
    """A sentence or several."""
    return f'<p class="{style}">{escape(text)}</p>' if style else f"<p>{escape(text)}</p>"


def table(header: Sequence[str], rows: Sequence[Sequence[str]], style: str = "") -> str:
    """Rows under a header; one of words names its columns in every cell, which a phone shows one below the other."""
    titles = "".join(f"<th>{_cell(title)}</th>" for title in header)
    named = [f' title="{escape(title)}"' if style == WORDS else "" for title in header]
    lines = ("<tr>" + "".join(map(_named, named, row)) + "</tr>" for row in rows)
    return f'<div class="wide"><table class="{style}">\n<tr>{titles}</tr>\n' + "\n".join(lines) + "\n</table></div>"


def _named(name: str, cell: str) -> str:
    return f"<td{name}>{_cell(cell)}</td>"


def _cell(text: str) -> str:
    """A figure and its unit stay on one line."""
    return escape(text).replace(" %", "\u00a0%")
