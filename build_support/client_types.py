"""The browser client's types, written from the server's structs: run by `make client`, and checked by a test.

    python -m build_support.client_types

Messages go to client/src/messages.ts, each game's view to its client/view_types.ts, with the tables that the view's
module lays out FOR_BROWSER. What somebody sends may leave out what has a default; what the server tells is always
complete.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    CollectionType,
    DictType,
    Field,
    FloatType,
    IntType,
    LiteralType,
    Metadata,
    NoneType,
    RawType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    type_info,
)

import sottovoce
from sottovoce.server import game_messages, lessons, messages, puzzles, update_messages
from sottovoce.server.accounts import messages as accounts
from sottovoce.server.outbox import forms

ROOT = Path(__file__).parents[1]
HEAD = "// Written by `make client` from the server's structs: change those.\n"
_PLAIN = {
    AnyType: "unknown",
    RawType: "unknown",
    BoolType: "boolean",
    IntType: "number",
    FloatType: "number",
    StrType: "string",
    NoneType: "null",
}
_IS_NAME = re.compile(r"^[A-Za-z_]\w*$")
_WIDTH = 120


def written() -> dict[Path, str]:
    """Every generated file with what it should hold."""
    found = {ROOT / "client" / "src" / "messages.ts": _module(_messages(), _requests())}
    for name in sottovoce.games():
        game = sottovoce.find(name)
        client = ROOT / "src" / "sottovoce" / "games" / name / "client"
        if client.is_dir():
            view = inspect.signature(game.view).return_annotation
            struct = getattr(inspect.getmodule(type(game)), view)
            tables = getattr(sys.modules[struct.__module__], "FOR_BROWSER", {})
            constants = "".join("\n" + _constant(constant, table) for constant, table in tables.items())
            found[client / "view_types.ts"] = _module([struct], frozenset()) + constants
    return found


def main() -> None:
    """Write what has changed."""
    for path, text in written().items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(f"wrote {path.relative_to(ROOT)}")


def _messages() -> list[type[msgspec.Struct]]:
    return [
        struct
        for module in (game_messages, messages, update_messages, lessons, puzzles, accounts, forms)
        for struct in _structs(module)
    ]


def _structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    for value in vars(module).values():
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
            yield value


def _requests() -> frozenset[str]:
    """The structs that handlers take."""
    handlers = (ROOT / "src" / "sottovoce" / "server" / "api").glob("*.py")
    return frozenset(name for file in handlers for name in re.findall(r"JSONBody\[(?:\w+\.)?(\w+)\]", file.read_text()))


def _module(roots: Iterable[type[msgspec.Struct]], requests: frozenset[str]) -> str:
    known: dict[str, StructType] = {}
    sent: set[str] = set()
    for root in roots:
        info = type_info(root)
        assert isinstance(info, StructType)
        _gather(info, known, sent, root.__name__ in requests)
    return HEAD + "".join("\n" + _interface(info, name in sent) for name, info in known.items())


def _gather(info: Type, known: dict[str, StructType], sent: set[str], sending: bool) -> None:
    """All structs that a type is made of, and which of them are sent to the server."""
    if isinstance(info, StructType):
        name = info.cls.__name__
        assert name not in known or known[name].cls is info.cls, f"two structs are called {name}"
        if name in known and (name in sent or not sending):
            return
        known[name] = info
        if sending:
            sent.add(name)
        for field in info.fields:
            _gather(field.type, known, sent, sending)
    for part in _parts(info):
        _gather(part, known, sent, sending)


def _parts(info: Type) -> list[Type]:
    if isinstance(info, Metadata):
        return [info.type]
    if isinstance(info, UnionType):
        return list(info.types)
    if isinstance(info, DictType):
        return [info.key_type, info.value_type]
    if isinstance(info, CollectionType):
        return [info.item_type]
    return list(info.item_types) if isinstance(info, TupleType) else []


def _interface(info: StructType, sent: bool) -> str:
    about = (info.cls.__doc__ or "").strip().splitlines()[0]
    lines = [f"/** {about} */", f"export interface {info.cls.__name__} {{"]
    lines += [_field(field, sent) for field in info.fields]
    return "\n".join([*lines, "}", ""])


def _constant(name: str, table: Mapping[str, Sequence[str]]) -> str:
    """A table of lists, the way the client's formatter writes it."""
    rows = [f"  {_key(key)}: [{', '.join(map(json.dumps, row))}],\n" for key, row in table.items()]
    return f"export const {name}: Record<string, string[]> = {{\n{''.join(rows)}}};\n"


def _key(name: str) -> str:
    return name if _IS_NAME.match(name) else json.dumps(name)


def _field(field: Field, sent: bool) -> str:
    mark = "?" if sent and not field.required else ""
    line = f"  {field.encode_name}{mark}: {_type(field.type)};"
    if len(line) <= _WIDTH:
        return line
    options = "".join(f"\n    | {option}" for option in _options(field.type))
    return f"  {field.encode_name}{mark}:{options};"


def _type(info: Any) -> str:
    return " | ".join(_options(info))


def _options(info: Any) -> list[str]:
    """What a type may be, the way the client's formatter writes it."""
    if isinstance(info, Metadata):
        return _options(info.type)
    if isinstance(info, UnionType):
        nothing = [part for part in info.types if isinstance(part, NoneType)]
        return [
            option for part in (*(p for p in info.types if p not in nothing), *nothing) for option in _options(part)
        ]
    if isinstance(info, LiteralType):
        return [f'"{value}"' if isinstance(value, str) else str(value).lower() for value in info.values]
    if isinstance(info, StructType):
        return [str(info.cls.__name__)]
    if isinstance(info, DictType):
        return [f"Record<{_type(info.key_type)}, {_type(info.value_type)}>"]
    if isinstance(info, TupleType):
        return [f"[{', '.join(map(_type, info.item_types))}]"]
    if isinstance(info, CollectionType):
        item = _type(info.item_type)
        return [f"{item if _IS_NAME.match(item) or item.endswith('[]') else f'({item})'}[]"]
    return [_PLAIN[type(info)]]


if __name__ == "__main__":
    main()
