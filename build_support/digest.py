"""Fingerprints, by which the build knows what it has made before."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path


def digest(parts: Iterable[str]) -> str:
    """A fingerprint of some texts, their order and their borders."""
    return hashlib.sha256(json.dumps(list(parts)).encode()).hexdigest()


def digest_files(paths: Iterable[Path], root: Path) -> str:
    """A fingerprint of files: where they lie below `root`, and what they hold."""
    return digest(part for path in paths for part in (path.relative_to(root).as_posix(), path.read_bytes().hex()))
