"""What the server is made of: every package, with version and licence, as CycloneDX or as a table.

python deploy/bill_of_materials.py [--licences]

Python's packages are those that are installed here, PostgreSQL's driver too if it is, with what their makers say they
have built into them; what browsers are sent is read from the lock file that it is built from.
"""

from __future__ import annotations

import json
import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, NamedTuple

OURS = "sottovoce"
LOCK = Path(__file__).parents[1] / "client" / "package-lock.json"
_EXTRA = "postgres"
_BUILDS = "esbuild"  # makes what browsers are sent, and is not sent
_MODULES = "node_modules/"


# How a licence begins, or what it says, where a package brings only its text.
_TEXTS = {
    "Permission is hereby granted, free of charge": "MIT",
    "Mozilla Public License": "MPL-2.0",
    "Apache License": "Apache-2.0",
}
_UNNAMED = "not named"


class Part(NamedTuple):
    """One package."""

    kind: str  # pypi or npm
    name: str
    version: str
    licence: str
    place: str = ""  # as its maker names it, if it is part of another one

    @property
    def purl(self) -> str:
        """By which name everybody knows it."""
        return self.place or f"pkg:{self.kind}/{self.name.replace('@', '%40')}@{self.version}"


_NEED = re.compile(r"([A-Za-z0-9._-]+)\s*(?:\[([^]]*)\])?")
_ONLY_FOR = re.compile(r"extra == .([\w-]+)")


def needed(name: str) -> dict[str, Distribution]:
    """A package and all that it needs here, by name; of our extras only the one for PostgreSQL."""
    found: dict[str, Distribution] = {}
    seen: set[tuple[str, str]] = set()  # packages, and extras of theirs that have been looked at
    waiting = [(name, ["", _EXTRA] if name == OURS else [""])]
    while waiting:
        wanted, extras = waiting.pop()
        key = re.sub(r"[-_.]+", "-", wanted).lower()
        new = [extra for extra in extras if (key, extra) not in seen]
        try:
            package = found.get(key) or distribution(wanted)
        except PackageNotFoundError:
            continue  # not needed on this machine
        found[key] = package
        seen |= {(key, extra) for extra in new}
        for line in package.requires or []:
            only, need = _ONLY_FOR.search(line), _NEED.match(line)
            if need and (only.group(1) if only else "") in new:
                theirs = [extra.strip() for extra in (need.group(2) or "").split(",")]
                waiting.append((need.group(1), ["", *filter(None, theirs)]))
    return found


def licence(package: Distribution) -> str:
    """The licence that a package names, or whose text it brings."""

    def told(name: str) -> list[str]:
        return [str(value).strip() for value in package.metadata.get_all(name) or [] if str(value).strip()]

    kinds = [line.split(" :: ")[-1] for line in told("Classifier") if line.startswith("License ::")]
    short = [value.splitlines()[0] for value in told("License")]
    texts = [package.read_text(f"licenses/{file}") or "" for file in told("License-File")]
    known = [name for text in texts for phrase, name in _TEXTS.items() if phrase in text]
    return ", ".join(told("License-Expression") or kinds or short or known) or _UNNAMED


def installed(packages: dict[str, Distribution]) -> list[Part]:
    """Python's packages."""
    return [Part("pypi", name, package.version, licence(package)) for name, package in sorted(packages.items())]


def built_in(packages: dict[str, Distribution]) -> list[Part]:
    """What is part of Python's packages without being one: crates and libraries, as their bills of materials say."""
    found = dict[str, Part]()
    for package in packages.values():
        for file in package.files or []:
            if file.parent.name == "sboms" and file.suffix == ".json":
                for part in json.loads(file.read_text("utf-8")).get("components", []):
                    place = str(part.get("purl", ""))
                    if place and not place.startswith("pkg:pypi/"):
                        name, version = str(part["name"]), str(part.get("version", ""))
                        found[place] = Part("", name, version, _named(part.get("licenses", [])), place)
    return sorted(found.values())


def _named(licences: list[dict[str, Any]]) -> str:
    """Licences as CycloneDX names them."""
    names = [one.get("expression") or next(iter(one.get("license", {}).values()), "") for one in licences]
    return ", ".join(filter(None, names)) or _UNNAMED


def sent() -> list[Part]:
    """What the pages are made of, as far as it is not ours."""
    locked: dict[str, dict[str, Any]] = json.loads(LOCK.read_text("utf-8"))["packages"]
    return [
        Part("npm", path.rpartition(_MODULES)[2], about["version"], about.get("license", _UNNAMED))
        for path, about in sorted(locked.items())
        if path and not (about.get("dev") or about.get("optional") or path.endswith(_MODULES + _BUILDS))
    ]


def bill(parts: list[Part]) -> dict[str, object]:
    """The packages as CycloneDX."""
    components = [
        {
            "type": "library",
            "name": part.name,
            "version": part.version,
            "purl": part.purl,
            "licenses": [{"license": {"name": part.licence}}],
        }
        for part in parts
    ]
    return {"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1, "components": components}


def main() -> int:
    """Print it."""
    packages = needed(OURS)
    if not packages:
        print(f"{OURS} is not installed here", file=sys.stderr)
        return 1
    parts = [*installed(packages), *built_in(packages), *sent()]
    if "--licences" in sys.argv[1:]:
        for part in parts:
            print(f"{part.name:28} {part.version:14} {part.licence}")
    else:
        print(json.dumps(bill(parts), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
