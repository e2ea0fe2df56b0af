"""Markdown on a terminal: rich's, with headings to the left as in a book."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Heading, Markdown
from rich.text import Text


class _Heading(Heading):
    """A heading at the left margin."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.text.justify = "left"
        if self.tag in ("h1", "h2"):
            yield Text("")
        yield self.text


class _Markdown(Markdown):
    """Markdown with such headings."""

    elements = {**Markdown.elements, "heading_open": _Heading}  # noqa: RUF012


def laid_out(text: str) -> Markdown:
    """A Markdown text, ready to print."""
    return _Markdown(text)
