"""What the server is made of: every package that it needs, with version and licence, as CycloneDX or as a table.

python deploy/bill_of_materials.py [--licences]
"""

from __future__ import annotations

import json
import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution

OURS = "sottovoce"
_NAME = re.compile(r"[A-Za-z0-9._-]+")


def needed(name: str) -> dict[str, Distribution]:
    """A package and all that it needs here, extras aside, by name."""
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
            if match and "extra ==" not in line:
                waiting.append(match.group())
    return found


def licence(package: Distribution) -> str:
    """The licence that a package names."""

    def told(name: str) -> list[str]:
        return [str(value).strip() for value in package.metadata.get_all(name) or [] if str(value).strip()]

    kinds = [line.split(" :: ")[-1] for line in told("Classifier") if line.startswith("License ::")]
    short = [value.splitlines()[0] for value in told("License")]
    return ", ".join(told("License-Expression") or kinds or short) or "not named"


def bill(packages: dict[str, Distribution]) -> dict[str, object]:
    """The packages as CycloneDX."""
    components = [
        {
            "type": "library",
            "name": name,
            "version": package.version,
            "purl": f"pkg:pypi/{name}@{package.version}",
            "licenses": [{"license": {"name": licence(package)}}],
        }
        for name, package in sorted(packages.items())
    ]
    return {"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1, "components": components}


def main() -> int:
    """Print it."""
    packages = needed(OURS)
    if not packages:
        print(f"{OURS} is not installed here", file=sys.stderr)
        return 1
    if "--licences" in sys.argv[1:]:
        for name, package in sorted(packages.items()):
            print(f"{name:28} {package.version:14} {licence(package)}")
    else:
        print(json.dumps(bill(packages), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
