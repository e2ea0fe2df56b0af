"""What the server is made of: every package, with version and licence, as CycloneDX or as a table.

python deploy/bill_of_materials.py [--licences]

Python's packages are those that are installed here, PostgreSQL's driver too if it is; what browsers are sent is read
from the lock file that it is built from.
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


class Part(NamedTuple):
    """One package."""

    kind: str  # pypi or npm
    name: str
    version: str
    licence: str


_NAME = re.compile(r"[A-Za-z0-9._-]+")


def needed(name: str) -> dict[str, Distribution]:
    """A package and all that it needs here, by name; of extras only the one for PostgreSQL."""
    found: dict[str, Distribution] = {}
    waiting = [name]
    while waiting:
        wanted = waiting.pop()
        key = re.sub(r"[-_.]+", "-", wanted).lower()
        if key in found:
            continue
        try:
            found[key] = distribution(wanted)
        except PackageNotFoundError:
            continue  # not needed on this machine
        for line in found[key].requires or []:
            match = _NAME.match(line)
            if match and ("extra ==" not in line or (key == OURS and re.search(rf"extra == .{_EXTRA}", line))):
                waiting.append(match.group())
    return found


def licence(package: Distribution) -> str:
    """The licence that a package names."""

    def told(name: str) -> list[str]:
        return [str(value).strip() for value in package.metadata.get_all(name) or [] if str(value).strip()]

    kinds = [line.split(" :: ")[-1] for line in told("Classifier") if line.startswith("License ::")]
    short = [value.splitlines()[0] for value in told("License")]
    return ", ".join(told("License-Expression") or kinds or short) or "not named"


def installed(packages: dict[str, Distribution]) -> list[Part]:
    """Python's packages."""
    return [Part("pypi", name, package.version, licence(package)) for name, package in sorted(packages.items())]


def sent() -> list[Part]:
    """What the pages are made of, as far as it is not ours."""
    locked: dict[str, dict[str, Any]] = json.loads(LOCK.read_text("utf-8"))["packages"]
    return [
        Part("npm", path.rpartition(_MODULES)[2], about["version"], about.get("license", "not named"))
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
            "purl": f"pkg:{part.kind}/{part.name.replace('@', '%40')}@{part.version}",
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
    parts = [*installed(packages), *sent()]
    if "--licences" in sys.argv[1:]:
        for part in parts:
            print(f"{part.name:28} {part.version:14} {part.licence}")
    else:
        print(json.dumps(bill(parts), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
