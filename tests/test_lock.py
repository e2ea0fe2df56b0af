"""The lock files hold what pyproject.toml asks for, and nothing else; `make lock` renews them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "requirements"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PIN = re.compile(r"^(?P<name>[a-z0-9.-]+)(?:\[[a-z,]+\])?==(?P<version>\S+)")
DIRECT = re.compile(r"# via .*(?:sottovoce \(|-r .*build\.in)")

PACKAGE = [*PROJECT["build-system"]["requires"], *PROJECT["project"]["dependencies"]]
EXTRAS = PROJECT["project"]["optional-dependencies"]
WANTED = {
    "package": PACKAGE,
    "server": [*PROJECT["project"]["dependencies"], *EXTRAS["postgres"]],
    "test": [*PACKAGE, *EXTRAS["test"]],
    **PROJECT["dependency-groups"],
}


def blocks(name: str) -> list[str]:
    """A lock file cut into its pins, each with its hashes and why it is there."""
    return re.split(r"\n(?=\S)", (FOLDER / f"{name}.txt").read_text("utf-8").strip())


def pins(name: str) -> dict[str, str]:
    """The version of each package that a lock file names."""
    found = [PIN.match(block) for block in blocks(name)]
    assert None not in found, name
    return {canonicalize_name(pin["name"]): pin["version"] for pin in found if pin}


@pytest.mark.parametrize("name", WANTED)
def test_what_is_asked_for_is_locked_at_a_version_that_fits(name: str) -> None:
    locked = pins(name)
    for text in WANTED[name]:
        wanted = Requirement(text)
        version = locked.get(canonicalize_name(wanted.name))
        assert version, f"{text} is not in requirements/{name}.txt: run `make lock`"
        assert wanted.specifier.contains(version), f"{text}, but {version} is locked: run `make lock`"


@pytest.mark.parametrize(
    "beside", ["alembic==1.14.0", "rich==14.0.0", "sqlalchemy==2.0.40", "uvicorn==0.38.0", "websockets==15.0.1"]
)
def test_the_package_installs_beside_others(beside: str) -> None:
    """Versions that other packages still ask for; with these or older ones server and terminal have been tested."""
    name, version = beside.split("==")
    (ours,) = (need for need in map(Requirement, PROJECT["project"]["dependencies"]) if need.name == name)
    assert ours.specifier.contains(version)


@pytest.mark.parametrize("name", WANTED)
def test_nothing_is_locked_that_nobody_asks_for(name: str) -> None:
    asked = {canonicalize_name(Requirement(text).name) for text in WANTED[name]}
    direct = {canonicalize_name(re.split(r"[=\[]", block)[0]) for block in blocks(name) if DIRECT.search(block)}
    assert direct == asked, "run `make lock`"


@pytest.mark.parametrize("name", WANTED)
def test_every_pin_has_hashes_and_no_file_names_a_server(name: str) -> None:
    assert [block for block in blocks(name) if "--hash=sha256:" not in block] == []
    assert not re.search(r"https?://|--(extra-)?index-url|--find-links", (FOLDER / f"{name}.txt").read_text("utf-8"))


@pytest.mark.parametrize("name", ["package", "server"])
def test_the_tests_run_with_what_is_installed(name: str) -> None:
    tested = pins("test")
    assert {package: version for package, version in pins(name).items() if tested.get(package) != version} == {}


@pytest.mark.parametrize("text", PROJECT["project"]["dependencies"])
def test_the_package_pins_nothing_for_those_it_lives_beside(text: str) -> None:
    assert [part.operator for part in Requirement(text).specifier if part.operator in ("==", "===", "~=")] == []
