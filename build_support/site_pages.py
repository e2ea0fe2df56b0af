"""Pages of the documentation site that lie elsewhere in the tree: each game's rules, and what a project says of itself.

mkdocs calls these hooks. Links keep working on a code host, where files are read as they lie, and on the site.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import TYPE_CHECKING

from mkdocs.structure.files import File

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[1]
PROJECT = {
    name: f"project/{name.lower()}" for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
}
_LINK = re.compile(r"(?<=\]\()(?!https?:|mailto:|#)([^)#\s]+)(#[^)\s]*)?(?=\))")


def generated() -> dict[str, Path]:
    """The pages that are not in docs/, by their place on the site."""
    pages = {place: ROOT / name for name, place in PROJECT.items()}
    for rules in sorted((ROOT / "src/sottovoce/games").glob("*/RULES.md")):
        pages[f"rules/{rules.parent.name}.md"] = rules
    return pages


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that are not in docs/."""
    for place, source in generated().items():
        files.append(File.generated(config, place, abs_src_path=str(source)))
    files.append(File.generated(config, "decisions/index.md", content=decisions()))
    return files


def decisions() -> str:
    """The page that lists why things are as they are."""
    lines = ["# Decisions", "", "Why it is as it is, a page each: the context, what was decided, and what follows.", ""]
    for page in sorted((ROOT / "docs/decisions").glob("*.md")):
        title = page.read_text("utf-8").partition("\n")[0].removeprefix("# ")
        lines.append(f"- [{title}]({page.name})")
    return "\n".join(lines) + "\n"


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let links lead to pages of the site where there is one, and to the source otherwise."""
    place = page.file.src_uri
    source = generated().get(place, ROOT / "docs" / place)
    return _LINK.sub(lambda link: _target(link[1], place, source, config) + (link[2] or ""), markdown)


def _target(link: str, place: str, source: Path, config: MkDocsConfig) -> str:
    """Where a link of a page leads on the site."""
    aimed = (source.parent / link).resolve()
    by_source = {path: uri for uri, path in generated().items()}
    if aimed in by_source:
        goal = by_source[aimed]
    elif aimed.is_relative_to(ROOT / "docs") and aimed.is_file():
        goal = aimed.relative_to(ROOT / "docs").as_posix()
    elif aimed.exists():
        kind = "tree" if aimed.is_dir() else "blob"
        return f"{config.repo_url}/{kind}/main/{aimed.relative_to(ROOT).as_posix()}"
    else:
        return link  # mkdocs says that it leads nowhere
    return posixpath.relpath(goal, posixpath.dirname(place) or ".")
