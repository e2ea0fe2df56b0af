"""Modules import at their top: what is imported inside a function has a reason, and escaping a cycle is none."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src" / "sottovoce"
OURS = "sottovoce"
# A command starts quickly because it imports only what it needs; a worker process imports games when it is warmed up.
QUICK_START = ("cli/", "server/bot_worker.py")
# What need not be installed or there, or is heavy and seldom needed.
LATER = {
    "aiosmtplib",
    "alembic",
    "babel",
    "confusable_homoglyphs",
    "fluent",
    "markdown_it",
    "msgspec",
    "platformdirs",
    "psycopg",
    "pyarrow",
    "ray",
    "segno",
    "sqlalchemy",
    "xml",
}


def inner_imports(source: str) -> Iterator[str]:
    """The modules that are imported inside functions."""
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Import):
                    yield from (alias.name for alias in node.names)
                elif isinstance(node, ast.ImportFrom):
                    yield node.module or ""


def faults(path: str, source: str) -> list[str]:
    """The imports of a module that have no reason to be inside a function."""
    if path.startswith(QUICK_START):
        return []
    return [f"{path}: {module}" for module in inner_imports(source) if module.partition(".")[0] not in LATER]


def test_nothing_is_imported_inside_a_function_without_a_reason() -> None:
    files = [path for path in SOURCE.rglob("*.py") if "tests" not in path.parts]
    assert len(files) > 200
    assert not [fault for path in files for fault in faults(path.relative_to(SOURCE).as_posix(), path.read_text())]


def test_an_import_that_escapes_a_cycle_is_found() -> None:
    source = f"def speak():\n    from {OURS}.core.words import words\n    import ray\n"
    assert faults("core/errors.py", source) == [f"core/errors.py: {OURS}.core.words"]
    assert not faults("cli/errors.py", source)
