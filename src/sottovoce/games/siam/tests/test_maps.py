"""§6: maps are data files, checked when they are read."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import sottovoce
from sottovoce.games.siam import GAME
from sottovoce.games.siam.rules import board

Map = dict[str, Any]
Spoil = Callable[[Map], object]

SIAM = """Chiang Mai–Luang Prabang, Chiang Mai–Sukothai, Luang Prabang–Sukothai, Luang Prabang–Khorat, Sukothai–Khorat,
Sukothai–Ayutthaya, Khorat–Ayutthaya, Khorat–Chanthaburi, Ayutthaya–Chanthaburi, Ayutthaya–Nakhon, Nakhon–Kedah"""
ISLES = """Moray–Strathclyde, Strathclyde–Lancaster, Strathclyde–Northumbria, Lancaster–Northumbria, Lancaster–Gwynedd,
Lancaster–Warwick, Northumbria–Warwick, Northumbria–Essex, Gwynedd–Warwick, Gwynedd–Devon, Warwick–Essex, Warwick–Devon,
Essex–Devon"""
HOMES = {
    "siam-8": {"rama": "Ayutthaya", "lao": "Luang Prabang", "malay": "Kedah"},
    "isles-8": {"rama": "Essex", "lao": "Gwynedd", "malay": "Moray"},
}


def _pairs(text: str) -> set[frozenset[str]]:
    return {frozenset(pair.strip().split("–")) for pair in text.split(",")}


def _custom() -> Map:
    """A ring of eight provinces: a map of one's own."""
    names = "abcdefgh"
    return {
        "id": "ring",
        "title": {"en": "The Ring", "it": "L'Anello"},
        "provinces": {name: f"Land {name.upper()}" for name in names},
        "homes": {"rama": "a", "lao": "d", "malay": "g"},
        "borders": [[a, b] for a, b in pairwise(names + "a")],
    }


# -- the maps that ship


@pytest.mark.parametrize(("name", "borders"), [("siam-8", SIAM), ("isles-8", ISLES)])
def test_s06_provinces_borders_and_homes(name: str, borders: str) -> None:
    game_map = board.shipped(name)
    wanted = _pairs(borders)
    assert len(wanted) == {"siam-8": 11, "isles-8": 13}[name]
    assert {frozenset(game_map.names[end] for end in pair) for pair in game_map.borders} == wanted
    assert len(game_map.borders) == len(wanted)
    assert set(game_map.names) == {end for pair in wanted for end in pair}
    assert {f: game_map.names[home] for f, home in zip(HOMES[name], game_map.homes, strict=True)} == HOMES[name]


def test_s06_siam_in_the_order_of_the_rules() -> None:
    order = "Chiang Mai, Luang Prabang, Sukothai, Khorat, Ayutthaya, Chanthaburi, Nakhon, Kedah"
    assert ", ".join(board.shipped("siam-8").names) == order


@pytest.mark.parametrize("name", board.SHIPPED)
def test_s06_neighbours_are_the_borders_both_ways(name: str) -> None:
    game_map = board.shipped(name)
    masks = game_map.neighbours()
    for p in range(8):
        for q in range(8):
            assert bool((masks[p] >> q) & 1) == ((p, q) in game_map.borders or (q, p) in game_map.borders)


@pytest.mark.parametrize("name", board.SHIPPED)
def test_s06_the_drawing_has_the_borders_of_the_rules(name: str) -> None:
    """Two regions border if and only if their rings share an edge, two consecutive points."""
    game_map = board.shipped(name)
    owners: dict[frozenset[int], set[str]] = {}
    for region, shape in game_map.drawing["regions"].items():
        ring = shape["ring"]
        for a, b in pairwise([*ring, ring[0]]):
            owners.setdefault(frozenset((a, b)), set()).add(region)
    drawn = {frozenset(regions) for regions in owners.values() if len(regions) > 1}
    assert set(game_map.drawing["regions"]) == set(game_map.provinces)
    assert drawn == {frozenset(game_map.provinces[end] for end in pair) for pair in game_map.borders}


def test_s06_the_map_of_siam_is_named_a_reconstruction() -> None:
    title = board.shipped("siam-8").title
    assert "reconstruction" in title["en"]
    assert "ricostruzione" in title["it"]
    assert board.shipped("isles-8").title == {"en": "Eight Isles", "it": "Otto Isole"}
    for lang, word in (("en", "reconstruction"), ("it", "ricostruzione")):
        assert word in sottovoce.new("siam", seed=1).board(0, lang)
        assert word in GAME.words(lang).format("option-map-siam-8", {})


# -- maps of one's own


def test_s06_a_custom_map_plays_and_its_game_loads_without_the_file(tmp_path: Path) -> None:
    file = tmp_path / "ring.json"
    file.write_text(json.dumps(_custom()), "utf-8")
    table = sottovoce.new("siam", players=3, seed=5, options={"map": str(file)})
    file.unlink()
    seat = table.to_act[0]
    table.play(seat, "play rama")
    assert table.choices(seat) == ["place rama b", "place rama h"]
    assert "Land B" in table.choice(seat, "place rama b")
    while not table.over:
        seat = table.to_act[0]
        choices = table.choices(seat)
        table.play(seat, choices[len(table.log) % len(choices)])
        table.game.check(table.position)
    again = sottovoce.load(table.dump())
    assert again.dump() == table.dump()
    assert again.winners == table.winners
    assert again.view(None)["title"] == {"en": "The Ring", "it": "L'Anello"}
    assert "Land B" in again.board(None)


def test_s06_the_printed_map_may_bear_the_name_of_ours(tmp_path: Path) -> None:
    """Another map by the id of a shipped one is still that other map, also in the game file."""
    other = json.loads((GAME.folder / "maps" / "siam-8.json").read_text("utf-8"))
    other["borders"].append(["chiang-mai", "kedah"])
    table = sottovoce.new("siam", players=2, seed=1, options={"map": json.dumps(other)})
    again = sottovoce.load(table.dump())
    for each in (table, again):
        kedah = next(province for province in each.view(None)["provinces"] if province["id"] == "kedah")
        assert kedah["borders"] == ["chiang-mai", "nakhon"]


def test_s06_a_copy_of_a_shipped_map_is_that_map() -> None:
    text = (GAME.folder / "maps" / "isles-8.json").read_text("utf-8")
    assert board.resolve(text) == "isles-8"


def test_s06_a_map_without_title_is_called_by_its_id() -> None:
    plain = _custom()
    del plain["title"]
    assert board.parse(json.dumps(plain)).title == {"en": "ring", "it": "ring"}


@pytest.mark.parametrize("odd", ["|", " | 1 2", "\\", '"', "è", "🐘"])
def test_s06_odd_names_survive_the_game_file(odd: str) -> None:
    odd_map = _custom()
    odd_map["provinces"]["b"] = f"La{odd}nd"
    odd_map["title"]["en"] = f"The{odd}Ring"
    table = sottovoce.new("siam", players=2, seed=1, options={"map": json.dumps(odd_map)})
    assert sottovoce.load(table.dump()).dump() == table.dump()


# -- maps that are wrong


def _delete(key: str) -> Spoil:
    return lambda data: data.pop(key)


def _set(*path: str, to: object) -> Spoil:
    def spoil(data: Map) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = to

    return spoil


def _border(*ends: object) -> Spoil:
    return lambda data: data["borders"].append(list(ends))


def _rename(old: str, new: str) -> Spoil:
    def spoil(data: Map) -> None:
        data["provinces"] = {new if name == old else name: title for name, title in data["provinces"].items()}

    return spoil


WRONG: dict[str, tuple[str, Spoil, str]] = {
    "no id": ("map-field", _delete("id"), "id"),
    "an id that is no text": ("map-field", _set("id", to=7), "id"),
    "no provinces": ("map-field", _delete("provinces"), "provinces"),
    "provinces in a list": ("map-field", _set("provinces", to=["a"]), "provinces"),
    "no homes": ("map-field", _delete("homes"), "homes"),
    "no borders": ("map-field", _delete("borders"), "borders"),
    "borders that are no list": ("map-field", _set("borders", to={"a": "b"}), "borders"),
    "seven provinces": ("map-provinces", lambda data: data["provinces"].pop("h"), "7"),
    "nine provinces": ("map-provinces", _set("provinces", "i", to="Land I"), "9"),
    "an id with a space": ("map-id", _rename("h", "my land"), "my land"),
    "an id in capitals": ("map-id", _rename("h", "H"), "H"),
    "an empty id": ("map-id", _rename("h", ""), ""),
    "no name": ("map-name", _set("provinces", "c", to=" "), "c"),
    "a name that is no text": ("map-name", _set("provinces", "c", to=3), "c"),
    "a name of two lines": ("map-name", _set("provinces", "c", to="Land\nC"), "c"),
    "a name with a line separator": ("map-name", _set("provinces", "c", to="Land\u2028C"), "c"),
    "a name that is too long": ("map-name", _set("provinces", "c", to="x" * 25), "24"),
    "a title of two lines": ("map-title", _set("title", "it", to="L'Anello\x85"), "60"),
    "a drawing that is none": ("map-field", _set("drawing", to=5), "drawing"),
    "a fourth faction": ("map-faction", _set("homes", "british", to="b"), "british"),
    "a missing home": ("map-home-missing", lambda data: data["homes"].pop("lao"), "Lao"),
    "a home that is null": ("map-home-missing", _set("homes", "lao", to=None), "Lao"),
    "an unknown home": ("map-home-unknown", _set("homes", "malay", to="z"), "z"),
    "a home that is no text": ("map-home-unknown", _set("homes", "malay", to=["a"]), "'a'"),
    "a repeated home": ("map-home-twice", _set("homes", "malay", to="a"), "a"),
    "a border of three": ("map-border", _border("a", "b", "c"), "'c'"),
    "a border of one": ("map-border", _border("a"), "'a'"),
    "a border that is no pair": ("map-border", lambda data: data["borders"].append("ac"), "ac"),
    "a border to nowhere": ("map-border-nowhere", _border("a", "z"), "z"),
    "a border to null": ("map-border-nowhere", _border(None, "a"), "None"),
    "a border to a list": ("map-border-nowhere", _border(["a"], "a"), "a"),
    "a border to itself": ("map-border-self", _border("c", "c"), "c"),
    "a border twice": ("map-border-twice", _border("a", "b"), "a"),
    "a border twice, turned": ("map-border-twice", _border("b", "a"), "b"),
    "not connected": ("map-unconnected", lambda data: data["borders"].__setitem__(slice(2, 4), []), "d"),
    "no border at all": ("map-unconnected", _set("borders", to=[]), "b"),
}


def _refused(value: str, code: str) -> sottovoce.BadFile:
    with pytest.raises(sottovoce.BadFile) as problem:
        sottovoce.new("siam", options={"map": value})
    assert problem.value.code == code
    return problem.value


@pytest.mark.parametrize("what", WRONG)
def test_s06_a_wrong_map_is_refused_with_its_code(what: str, tmp_path: Path) -> None:
    code, spoil, _ = WRONG[what]
    data = copy.deepcopy(_custom())
    spoil(data)
    _refused(json.dumps(data), code)
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(data), "utf-8")
    _refused(str(file), code)


@pytest.mark.parametrize("what", WRONG)
def test_s06_a_wrong_map_is_refused_with_the_reason(what: str) -> None:
    code, spoil, names = WRONG[what]
    data = copy.deepcopy(_custom())
    spoil(data)
    problem = _refused(json.dumps(data), code)
    english, italian = problem.say("en"), problem.say("it")
    assert english != italian
    for sentence in (english, italian):
        assert names in sentence
        assert sentence.endswith(".")


def test_s06_every_code_of_a_wrong_map_is_tested() -> None:
    source = (GAME.folder / "rules" / "board.py").read_text("utf-8")
    codes = {"map-" + piece.split('"')[0] for piece in source.split('BadMap("')[1:]}
    assert codes - {"map-json", "map-missing", "map-twice", "map-in-file"} == {code for code, _, _ in WRONG.values()}


def test_s06_nothing_stands_twice_in_a_map() -> None:
    problem = _refused(json.dumps(_custom()).replace('"id":', '"id": "other", "id":'), "map-twice")
    assert "id" in problem.say("en")
    assert "id" in problem.say("it")


@pytest.mark.parametrize("text", ['{"id": ', "{]", "{'id': 1}", '{"a":' + "[" * 100_000], ids=lambda text: text[:9])
def test_s06_text_that_is_no_json_is_refused(text: str) -> None:
    assert _refused(text, "map-json").say("en")


def test_s06_a_file_that_is_no_map_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "map.json"
    for content, code in ((b"[1, 2]", "map-json"), (b"", "map-json"), (b"\xff\xfe{", "file-unreadable")):
        file.write_bytes(content)
        _refused(str(file), code)
    assert "siam-8" in _refused(str(tmp_path / "nowhere.json"), "map-missing").say("it")
    _refused(str(tmp_path), "file-unreadable")
    _refused("", "file-unreadable")


@pytest.mark.parametrize("value", ["atlantis", "\0", "map\0.json", "x" * 5000])
def test_s06_a_name_that_is_no_map_is_refused(value: str) -> None:
    with pytest.raises(sottovoce.Error) as problem:
        sottovoce.new("siam", options={"map": value})
    assert problem.value.say("en")


def test_s06_half_a_character_in_a_name_is_refused() -> None:
    """A lone surrogate can't be written to a game file."""
    broken = _custom()
    broken["provinces"]["c"] = "Land \ud800"
    with pytest.raises(sottovoce.BadFile):
        sottovoce.new("siam", options={"map": json.dumps(broken)})


def test_s06_a_wrong_map_in_a_game_file_is_refused() -> None:
    table = sottovoce.new("siam", players=2, seed=1, options={"map": json.dumps(_custom())})
    damaged = table.dump().replace('"rama":"a"', '"rama":"z"')
    with pytest.raises(sottovoce.BadFile) as problem:
        sottovoce.load(damaged)
    assert problem.value.line > 1
    for lang in ("en", "it"):
        assert "z" in problem.value.say(lang)
