"""Plain words: what people read is said in the words players use, and phrases once mended do not come back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SelectExpression, TextElement
from fluent.syntax.visitor import Visitor

import sottovoce

ROOT = Path(__file__).parents[1]
PACKAGE = Path(sottovoce.__file__).parent
CLIENT = ROOT / "client"
CATALOGUES = sorted({*PACKAGE.rglob("*.ftl"), *CLIENT.glob("words/*.ftl"), *(CLIENT / "src").rglob("*.ftl")})
TEXTS = sorted(path for path in PACKAGE.glob("games/*/*.md") if path.stem.split(".")[0] in ("RULES", "OVERVIEW"))

# What each phrase was, or what it would look like if it were written again; upper and lower case are the same.
ENGLISH = (
    r"as the device|the dice were fair|is awaited|\bgathering\b|say your name|plays in public just now",
    r"list it publicly|options of the rules|^talk$|spectators listen|^kept\.|keeping …|nothing more to say",
    r"not ready after all|write it down\b(?!\.)|hand it in|draft on your paper|kept (the|his|her) word",
    r"\boffer \{\} of \{\} to\b|answer with another|with another\.|by an arrival at court|: void",
    r"1 more make |\bit is no\b|acts for \{\}|misses much",
    r"\bis no (seed|text|card|statement|part|game|bot|player|file)\b|unless told|nobody can be served",
    r"means nothing here|nobody who could sit down|by lot\b|to who\b|for whom a|just now|settled beside",
    r"last card earliest|\bexchange(s|d)? (two|and reveal)",
)
ITALIAN = (
    r"concili|britannic|\b(la|una|ogni|nuova) contesa\b|^consiglio\??$|^parole$",
    r"decisioni più care|goloso|\bconservat[ia]\.",
    r"grasso (verde|rosso|blu|giallo)|piccolo (verde|rosso|blu|giallo)|\{\} per \{\}[.:]?|elencalo in pubblico",
    r"\bi dadi erano onesti|un'altra in risposta|\bmalese\b|assiduo",
    r"\b(i|dei|nei|ai|tre|quattro|dodici|quanti) turno\b|zazza",
    r"\bpatria\b|capofila|controscambi|pretesa|\besig(e|ere)\b|accett\w+ la parità|\bcapacità\b|\bpadrone\b",
)
SAME_WORD = {"malese"}  # a proper name among Rama and Lao: only its small letter is wrong


class _Text(Visitor):
    """The words of a message, with {} for whatever is filled in."""

    def __init__(self) -> None:
        self.variants: list[str] = []

    def visit_Pattern(self, node: object) -> None:
        elements = getattr(node, "elements", [])
        self.variants.append("".join(one.value if isinstance(one, TextElement) else "{}" for one in elements))
        for one in elements:
            expression = getattr(one, "expression", None)
            if isinstance(expression, SelectExpression):
                for variant in expression.variants:
                    self.visit(variant.value)


def sentences(path: Path) -> list[tuple[str, str]]:
    """Every message of a catalogue with each of its wordings."""
    found = []
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, Message):
            text = _Text()
            text.visit(entry)
            found += [(entry.id.name, wording) for wording in text.variants]
    return found


def stale(text: str, lang: str) -> str | None:
    """The phrase that should not be there, if there is one."""
    for pattern in ENGLISH if lang == "en" else ITALIAN:
        for match in re.finditer(pattern, text, re.IGNORECASE):
            if match[0].lower() not in SAME_WORD or match[0].islower():
                return match[0]
    return None


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: f"{path.parents[1].name}-{path.parent.name}-{path.stem}")
def test_no_mended_phrase_comes_back(path: Path) -> None:
    found = {name: phrase for name, text in sentences(path) if (phrase := stale(text, path.stem))}
    assert found == {}


@pytest.mark.parametrize(
    "path",
    [path for path in CATALOGUES if path.stem == "it"],
    ids=lambda path: f"{path.parents[1].name}-{path.parent.name}",
)
def test_a_round_is_a_round_in_italian_too(path: Path) -> None:
    """Italian players say round for a round and turno for one player's turn, as in the printed rules."""
    said = {"en": dict[str, int](), "it": dict[str, int]()}
    for lang, rounds in said.items():
        for name, text in sentences(path.with_name(f"{lang}.ftl")):
            words = re.findall(r"\brounds?\b", text.replace("other way round", ""), re.IGNORECASE)
            rounds[name] = rounds.get(name, 0) + len(words)
    assert said["it"] == said["en"]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_mended_phrase_comes_back_in_rules(path: Path) -> None:
    lang = "it" if path.stem.endswith(".it") else "en"
    lines = re.sub(r"`[^`]*`", "", path.read_text("utf-8")).splitlines()
    assert {number: phrase for number, line in enumerate(lines, 1) if (phrase := stale(line, lang))} == {}


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("“{}” is no seed", "en"),
        ("Offer {} of {} to {}: {}", "en"),
        ("{} acts for {}", "en"),
        ("8765 unless told", "en"),
        ("Grasso Verde", "it"),
        ("truppe per viveri".replace("truppe", "{}").replace("viveri", "{}"), "it"),
        ("Un seguace malese", "it"),
        ("Restano tre turno", "it"),
        ("senza fortezzazza", "it"),
    ],
)
def test_a_mended_phrase_would_be_found(text: str, lang: str) -> None:
    assert stale(text, lang)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Anna wins: 1 Power type, 1 free vizier, 1 vote."),
        ("it", "Vince Anna: 1 tipo di Potere, 1 visir libero, 1 voto."),
    ],
)
def test_one_of_a_thing_is_told_as_one(lang: str, said: str) -> None:
    figures: dict[str, str | int] = {"seats": "Anna", "count": 1, "types": 1, "free": 1, "votes": 1}
    assert sottovoce.find("verrat").words(lang).format("ending-ranked", figures) == said


def test_the_words_players_use_are_there() -> None:
    """Each thing is called what other game sites call it."""
    said = {
        lang: {text for path in CATALOGUES if path.stem == lang for _, text in sentences(path)} for lang in ("en", "it")
    }
    english = {"System", "Verify fairness", "to move", "Waiting for players", "Make this table public", "Rule options"}
    english |= {"Chat", "Spectators can read this chat.", "Saved.", "Done negotiating", "Keep negotiating"}
    english |= {
        "Save draft",
        "Submit plan",
        "Counter-offer",
        "No public games right now. Create a table and make it public.",
    }
    english |= {"{} kept their promise.", "reaching the favourite's seat", "You act: {}"}
    italian = {"Suggerimento", "Chat", "Salvato.", "Le decisioni più costose", "Avido", "Verde grasso"}
    italian |= {
        "Controproposta",
        "Verifica la correttezza",
        "Rendi pubblico il tavolo",
        "{} in cambio di {}",
        "Intermedio",
    }
    assert english <= said["en"]
    assert italian <= said["it"]
