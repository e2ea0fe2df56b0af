"""Prints what CHANGELOG.md says about one version, for its release: python build_support/release_notes.py 0.2.0."""

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"
HEADING = re.compile(r"^## (.+)$", re.MULTILINE)


def release_notes(changelog: str, version: str) -> str:
    """The section below a version's heading, or below "Unreleased"."""
    parts = HEADING.split(changelog)[1:]
    sections = {title.split()[0].strip("[]"): body.strip() for title, body in zip(parts[::2], parts[1::2], strict=True)}
    if version not in sections:
        raise SystemExit(f"CHANGELOG.md has no section for {version}: it has {', '.join(sections)}")
    if not sections[version]:
        raise SystemExit(f"CHANGELOG.md says nothing about {version}")
    return f"{sections[version]}\n"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("usage: python build_support/release_notes.py VERSION")
    sys.stdout.write(release_notes(CHANGELOG.read_text(encoding="utf-8"), sys.argv[1]))
