"""Games, rules and check."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import sottovoce
from sottovoce.cli import serve
from sottovoce.cli.language import speaker
from sottovoce.core.conformance import Failure

if TYPE_CHECKING:
    from cli.conftest import Run


@pytest.mark.parametrize("lang", ["en", "it"])
def test_games_lists_every_option_and_value(run: Run, lang: str) -> None:
    out = run("games", "--lang", lang).out
    for name in sottovoce.games():
        game = sottovoce.find(name)
        assert game.words(lang).format("title", {}) in out
        for option in game.options:
            assert f"  {option.name}  " in out
            assert all(f"     {value} " in out for value in option.values)
    assert "\x1b" not in out


@pytest.mark.parametrize("lang", ["en", "it"])
def test_rules_as_markdown_in_a_pipe(run: Run, lang: str) -> None:
    game = sottovoce.find("siam")
    glance, rules, rest = run("rules", "siam", "--lang", lang).out.partition(game.rules(lang).strip())
    assert rules
    assert not rest.strip()
    assert glance.splitlines()[0] == game.overview(lang).splitlines()[0], "the aim comes first"
    assert "figure:" not in glance
    assert {"en": "*Mali took a Lao: now nobody leads", "it": "*Mali "}[lang] in glance, "what a figure shows is told"
    assert run("rules", "siam", "§21.1", "--lang", lang).out.strip() == game.rule("21.1", lang)


def test_check_finds_nothing_wrong(run: Run) -> None:
    result = run("check", "siam", "--games", "3", "--seed", "5")
    assert result.code == 0
    assert result.out.startswith("Checked 3 games with ")
    assert "starting at seed 5: nothing wrong." in result.out
    assert list(Path().glob("*.game")) == []


def test_check_takes_all_player_counts_and_the_options_given(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from sottovoce.core.conformance import Report

    seen: list[tuple[int, dict[str, object], int]] = []

    def look(game: object, players: int, options: dict[str, object], seed: int) -> Report:
        seen.append((players, options, seed))
        return Report()

    monkeypatch.setattr("sottovoce.cli.check.check_game", look)
    run("check", "siam", "--games", "12", "--seed", "0", "--option", "played=memory")
    assert {players for players, _, _ in seen} == {2, 3, 4}
    assert {options["played"] for _, options, _ in seen} == {"memory"}
    assert {options["map"] for _, options, _ in seen} == {"siam-8", "isles-8"}
    assert [seed for _, _, seed in seen] == list(range(12))


def test_check_keeps_what_fails(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sottovoce.new("siam", seed=1)
    table.play(table.to_act[0], "pass")

    def fail(*given: object) -> None:
        raise Failure("a follower is lost", table.dump())

    monkeypatch.setattr("sottovoce.cli.check.check_game", fail)
    result = run("check", "siam", "--games", "100", "--players", "2", "--seed", "8", "--save", "found/here")
    assert result.code == 1
    assert result.out.count("A game failed: a follower is lost") == 10
    kept = Path("found/here/siam-2-8.game")
    assert f"  {kept}\n" in result.out
    assert sottovoce.load(kept.read_text("utf-8")).dump() == table.dump()


def test_check_in_italian(run: Run) -> None:
    assert "tutto a posto" in run("check", "siam", "--games", "1", "--seed", "1", "--lang", "it").out


@pytest.mark.parametrize(("pages", "compiled"), [(True, True), (True, False), (False, True), (False, False)])
def test_serve_says_what_its_installation_lacks(
    pages: bool, compiled: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if pages:
        (tmp_path / "index.html").write_text("")
    monkeypatch.setattr("sottovoce.server.pages.FOLDER", tmp_path)
    monkeypatch.setattr("sottovoce.compiled", lambda: compiled)
    assert serve._missing() == ["serving-no-pages"] * (not pages) + ["serving-plain"] * (not compiled)
    assert all("\n" not in speaker(lang).say(message) for message in serve._missing() for lang in ("en", "it"))
