"""What a package index and a release show."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from build_support.release_notes import release_notes  # noqa: E402

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LINK = re.compile(r"(!?)\[[^\]]*\]\(([^)#][^)]*)\)")
CHANGELOG = "# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.2.0\n\n- Second.\n\n### For hosts\n\n- More.\n\n## 0.1.0\n"


def shown() -> str:
    """The README as the index gets it: the substitutions of pyproject.toml, one after the other."""
    text = (ROOT / "README.md").read_text("utf-8")
    for rule in PROJECT["tool"]["hatch"]["metadata"]["hooks"]["fancy-pypi-readme"]["substitutions"]:
        text = re.sub(rule["pattern"], rule["replacement"], text)
    return text


def test_every_link_of_the_readme_leads_somewhere_from_elsewhere() -> None:
    home, raw = PROJECT["project"]["urls"]["Homepage"], "https://raw.githubusercontent.com/sottovoce/sottovoce/"
    links = LINK.findall(shown())
    assert len(links) == len(LINK.findall((ROOT / "README.md").read_text("utf-8")))
    assert [target for picture, target in links if not target.startswith("https://")] == []
    pictures = [target for picture, target in links if picture]
    assert pictures
    assert all(target.startswith(raw) for target in pictures)
    assert any(target.startswith(home) for picture, target in links if not picture)


def test_release_notes_are_the_changelogs() -> None:
    assert release_notes(CHANGELOG, "0.2.0") == "- Second.\n\n### For hosts\n\n- More.\n"
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert "### For players" in release_notes(text, PROJECT["project"]["version"])


@pytest.mark.parametrize(("version", "problem"), [("0.3.0", "no section for 0.3.0"), ("0.1.0", "nothing about 0.1.0")])
def test_a_release_without_notes_is_refused(version: str, problem: str) -> None:
    with pytest.raises(SystemExit, match=problem):
        release_notes(CHANGELOG, version)
