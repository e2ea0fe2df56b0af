"""How experts of Verrat! bargain: rounds in a game, lines of talk, what is accepted, and which promises are kept.

    python benchmarks/verrat_talk.py [--bot expert@40] [--one peace-breaker@40] [--games 100] [--seed 910001] [--save]

Four of the bot sit at each table, with a character each as they draw it; or three, and one other that changes its seat
from game to game. Games are kept in the folder `--journal`: the
same command goes on where it was interrupted.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from statistics import median, quantiles

import msgspec

import sottovoce
from sottovoce import bots
from sottovoce.core.table import Table
from sottovoce.games.verrat.bot.thinker import Thinker
from sottovoce.games.verrat.rules.state import LAST_ROUND, State
from sottovoce.games.verrat.show.view import ENDINGS
from sottovoce.games.verrat.talk import statements, talk
from sottovoce.games.verrat.talk.verdicts import BROKEN, KEPT
from sottovoce.lab.match import bot_seed

RESULTS = Path(__file__).parent / "results" / "verrat_talk.md"
PLAYERS = 4
LONG = 20  # rounds


class Played(msgspec.Struct):
    """What one game has shown."""

    seed: int
    rounds: int
    winners: list[int]
    characters: list[str]
    lines: dict[str, int]  # by the first word of the line
    answered: dict[str, int]  # proposals accepted and refused, by kind
    offers: dict[str, int]  # swaps accepted and refused
    words: dict[str, int]  # kept and broken, by kind and by character
    how: str = ""  # the way in which the game ended


def play(name: str, one: str, seed: int) -> Played:
    """One game of four of the same, or of three with one other."""
    table = sottovoce.new("verrat", PLAYERS, seed)
    names = [one if one and seat == seed % PLAYERS else name for seat in range(PLAYERS)]
    seated = {seat: bots.make(who, table.game, bot_seed(seed, seat, who)) for seat, who in enumerate(names)}
    offers: Counter[str] = Counter()
    while not table.over:
        table.game.talk.converse(table, seated)
        seat = table.to_act[0]
        answer = bots.answer(seated[seat], table, seat)
        if answer.split(" ")[0] in ("accept", "refuse", "send-offer"):
            offers[answer.split(" ")[0]] += 1
        table.play(seat, answer)
    characters = [
        bot.persona.name if isinstance(bot, Thinker) and who == name else who
        for who, bot in zip(names, seated.values(), strict=True)
    ]
    lines = Counter(said.text.removeprefix(":").split(" ")[0] for said in table.said)
    answered, words = fates(table, characters)
    rounds = int(table.game.stage(table.position))
    winners = [seat for seat in range(PLAYERS) if table.position.payoff(seat) > 0]
    assert isinstance(table.position, State)
    return Played(seed, rounds, winners, characters, lines, answered, offers, words, ENDINGS[int(table.position.how)])


def fates(table: Table, characters: list[str]) -> tuple[Counter[str], Counter[str]]:
    """What became of proposals and of promises; every line is heard by its speaker."""
    answered: Counter[str] = Counter()
    words: Counter[str] = Counter()
    for seat in range(PLAYERS):
        for line in talk.book(table, seat):
            if line.said.seat != seat:
                continue
            if line.statement.kind in statements.ASKED:
                for answer in line.answers.values():
                    answered[f"{line.statement.kind} {answer}"] += 1
            for other, verdict in line.verdicts.items():
                if verdict in (KEPT, BROKEN):
                    words[f"{line.statement.kind} {verdict}"] += 1
                    words[f"{characters[other]} {verdict}"] += 1
    return answered, words


def games(name: str, one: str, count: int, seed: int, folder: Path) -> list[Played]:
    """All games, played where they are not there yet."""
    journal = folder / f"verrat-{name}-{one or 'alone'}-{seed}.talk.jsonl"
    lines = journal.read_bytes().split(b"\n")[:-1] if journal.exists() else []
    known = {one.seed: one for one in (msgspec.json.decode(line, type=Played) for line in lines)}
    for number in range(seed, seed + count):
        if number not in known:
            known[number] = play(name, one, number)
            with journal.open("ab") as file:
                file.write(msgspec.json.encode(known[number]) + b"\n")
            print(f"{number}: {known[number].rounds} rounds", file=sys.stderr, flush=True)
    return [known[number] for number in range(seed, seed + count)]


def share(counts: Counter[str], kind: str, good: str, bad: str) -> str:
    """How many of a kind came out well."""
    well, ill = counts[f"{kind} {good}"], counts[f"{kind} {bad}"]
    return f"{well} of {well + ill}" + (f" ({well / (well + ill):.0%})" if well + ill else "")


def report(name: str, one: str, seed: int, found: list[Played]) -> str:
    """The tables."""
    rounds = sorted(one.rounds for one in found)
    lines, answered, offers, words = (
        sum((Counter(getattr(one, part)) for one in found), Counter())
        for part in ("lines", "answered", "offers", "words")
    )
    seat_rounds = PLAYERS * sum(rounds)
    spread = quantiles(rounds, n=4) if len(rounds) > 1 else [rounds[0]] * 3
    wins = Counter(one.characters[seat] for one in found for seat in one.winners if len(one.winners) == 1)
    seated = Counter(character for one in found for character in one.characters)
    company = f"three `{name}` and one `{one}`" if one else f"four `{name}`"
    long, endless = (sum(number > bound for number in rounds) for bound in (LONG, LAST_ROUND - 1))
    ways = Counter(game.how for game in found)
    told = [
        f"# How {name} bargains at Verrat!",
        "",
        f"{len(found)} games of {company}, seeds from {seed} on.",
        "",
        f"- Rounds: median {median(rounds):g}, half of the games {spread[0]:g} to {spread[2]:g}, at most {rounds[-1]}.",
        f"- More than {LONG} rounds: {long} of {len(found)} games; all {LAST_ROUND}: {endless}.",
        "- Won by: " + ", ".join(f"{way} {number}" for way, number in ways.most_common()) + ".",
        f"- Lines of talk for a player and round: {lines.total() / seat_rounds:.2f}.",
        f"- Offers of swaps accepted: {offers['accept']} of {offers['accept'] + offers['refuse']}"
        f" ({offers['accept'] / max(1, offers['accept'] + offers['refuse']):.0%}).",
        "",
        "| lines | number |",
        "| --- | ---: |",
        *(f"| {word} | {number} |" for word, number in lines.most_common()),
        "",
        "| proposals | accepted |",
        "| --- | ---: |",
        *(f"| {kind} | {share(answered, kind, 'accepted', 'refused')} |" for kind in statements.ASKED),
        "",
        "| promises | kept |",
        "| --- | ---: |",
        *(f"| {kind} | {share(words, kind, KEPT, BROKEN)} |" for kind in ("promise", "share", "accuse", "peace", "if")),
        "",
        "| character | games | won alone | promises kept |",
        "| --- | ---: | ---: | ---: |",
        *(
            f"| {who} | {seated[who]} | {wins[who] / seated[who]:.0%} | {share(words, who, KEPT, BROKEN)} |"
            for who in sorted(seated)
        ),
    ]
    return "\n".join(told) + "\n"


def main() -> int:
    """Play, count, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="expert@40")
    parser.add_argument("--one", default="", help="who sits among them")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=910_001)
    parser.add_argument("--journal", type=Path, default=Path())
    parser.add_argument("--save", action="store_true", help=f"write {RESULTS.name}")
    arguments = parser.parse_args()
    arguments.journal.mkdir(parents=True, exist_ok=True)
    asked = (arguments.bot, arguments.one)
    found = games(*asked, arguments.games, arguments.seed, arguments.journal)
    told = report(*asked, arguments.seed, found)
    print(told)
    if arguments.save:
        RESULTS.write_text(told, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
