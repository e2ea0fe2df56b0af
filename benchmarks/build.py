"""How long it takes from a clone to a served page, and from a changed module to its tests; and whether what comes out
plays as fast as an older version. Beside each time by the clock stands the processor time of all processes that took
part, which other programs on the machine lengthen much less.

    python benchmarks/build.py [--older PYTHON] [--rounds 5] [--save]

The clone, of the last commit of this repository, is made in a temporary folder; what it fetches comes from the caches
of pip and npm, which an untimed run must have filled. PYTHON is the interpreter of an environment in which an older
version is installed, compiled. Both versions play the same random games in turns, in processes of their own, and are
compared by their processor time. Let the machine be quiet.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import platform
import re
import resource
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results" / "build.md"
CHANGED = Path("src/sottovoce/games/siam/rules/turns.py")  # one of the largest
ITS_TESTS = "src/sottovoce/games/siam/tests/test_turns.py"
COLD, WARM, LEAST = 100.0, 20.0, 0.95  # seconds, seconds, share of the older version's speed

SPEED = """
import sys, time
import sottovoce
from sottovoce.bots.playout import play_many
from sottovoce.core.dice import Fast
assert sottovoce.compiled()
for game, players, games in (("siam", 2, 40000), ("siam", 4, 20000), ("whispers", 3, 8000), ("verrat", 4, 2000)):
    found = sottovoce.find(game)
    position = found.start(players, found.settle_options({}), Fast(1), None)
    play_many(position, games // 10, 1)
    begun = time.process_time()
    decisions, _ = play_many(position, games, 2)
    print(f"{game}-{players}", decisions / (time.process_time() - begun))
"""


def environment(**more: str) -> dict[str, str]:
    """As somebody has it who knows nothing of us."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SOTTOVOCE_", "PYTHON"))}
    return {**kept, **more}


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def served(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=5) as page:
            return page.status == 200 and b"<html" in page.read()
    except (urllib.error.URLError, OSError):
        return False


@contextlib.contextmanager
def stopped_after(process: subprocess.Popen[bytes]) -> Iterator[None]:
    """End a process that leads a group, and the group."""
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        process.wait(120)


def cold(tree: Path) -> float:
    """Seconds of `make serve` in a fresh clone until it serves its first page."""
    port = str(free_port())
    more = {"PORT": port, "NO_OPEN": "1", "DATABASE": f"sqlite:///{tree.parent / 'tables.db'}"}
    told = environment(**{f"SOTTOVOCE_{name}": value for name, value in more.items()})
    begun = time.monotonic()
    making = subprocess.Popen(["make", "serve"], cwd=tree, env=told, start_new_session=True)
    with stopped_after(making):
        while not served(f"http://127.0.0.1:{port}/"):
            if making.poll() is not None:
                raise SystemExit("make serve stopped before it served anything")
            time.sleep(0.2)
        return time.monotonic() - begun


def make_dev(tree: Path) -> float:
    """Seconds of `make dev` with the tests of the module that is changed."""
    begun = time.monotonic()
    subprocess.run(["make", "dev", f"T={ITS_TESTS}"], cwd=tree, env=environment(), check=True)
    return time.monotonic() - begun


def change(tree: Path) -> None:
    """Change one module of rules, so that all its lines move."""
    module = tree / CHANGED
    text = module.read_text("utf-8")
    again = re.sub(r"(?m)^(class Siam\(State\):\n    .*\n)", r"\1\n    # A remark that moves all lines below.\n", text)
    assert again != text
    module.write_text(again, "utf-8")


def timed(what: str, most: float, do: Callable[[Path], float], tree: Path) -> list[str]:
    """Do it, and say how long it took: by the clock, and in processor time of everything that it started."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = do(tree)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    busy = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return [f"seconds {what} {seconds:.1f} of {most:.0f}", f"processor-seconds {what} {busy:.1f}"]


def speeds(python: Path) -> dict[str, float]:
    """Decisions in a second of processor time, by game."""
    command = [str(python), "-c", SPEED]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=True, cwd="/")
    return {name: float(value) for name, value in map(str.split, done.stdout.splitlines())}


def compared(older: Path, newer: Path, rounds: int) -> dict[str, float]:
    """The median share of the older version's speed that the newer one has, by game."""
    shares: dict[str, list[float]] = {}
    for _ in range(rounds):
        before, now = speeds(older), speeds(newer)
        for name, value in now.items():
            shares.setdefault(name, []).append(value / before[name])
    return {name: statistics.median(values) for name, values in shares.items()}


def measure(older: Path | None, rounds: int) -> list[str]:
    """All figures, as lines."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        subprocess.run(["git", "clone", "-q", str(ROOT), str(tree)], check=True)
        lines = timed("cold", COLD, cold, tree)
        if older is not None:
            for name, share in compared(older, tree / ".venv" / "bin" / "python", rounds).items():
                lines.append(f"ratio speed-{name} {share:.3f} of {LEAST}")
        make_dev(tree)
        change(tree)
        return lines + timed("changed", WARM, make_dev, tree)


def save(lines: list[str], load: float) -> None:
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    head = [
        "# Building",
        "",
        "Made by `python benchmarks/build.py --older PYTHON --save`. `cold` is `make serve` in a fresh clone until the",
        "first page is there, with the caches of pip and npm warm; `changed` is `make dev` after a change to one",
        "module of rules, its tests included; `processor-seconds` are those of all processes that took part, with",
        "the server; `speed` is the share of an older version's speed in random play, by processor time.",
        "",
        f"Commit {commit}, Python {platform.python_version()}, {os.cpu_count()} processors, load {load:.1f} before.",
        "",
    ]
    RESULTS.write_text("\n".join([*head, *(f"    {line}" for line in lines)]) + "\n", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--older", type=Path, help="the Python in whose environment an older version is installed")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--save", action="store_true", help=f"write {RESULTS.relative_to(ROOT)}")
    args = parser.parse_args()
    load = os.getloadavg()[0]
    lines = measure(args.older.absolute() if args.older else None, args.rounds)
    print("\n".join(lines))
    if args.save:
        save(lines, load)
    return 0


if __name__ == "__main__":
    sys.exit(main())
