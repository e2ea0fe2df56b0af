"""Sottovoce: play, study and program board games of hidden influence.

>>> import sottovoce
>>> game = sottovoce.new("siam", players=3, seed=7)
>>> game.to_act
(0,)
>>> game.choices(0)[:3]
['pass', 'play maharacha', 'play khon-thai']
>>> game.play(0, "fly")
Traceback (most recent call last):
  ...
sottovoce.core.errors.Illegal: “fly” was not understood. Possible answers: ...
>>> events = game.play(0, "pass")
>>> game.log[0].text
'pass'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sottovoce.core.build import compiled
from sottovoce.core.errors import BadFile, Error, Illegal, Unknown
from sottovoce.core.game import Game
from sottovoce.core.notation import load as read
from sottovoce.core.seeding import CHOSEN, seed_bytes
from sottovoce.core.table import Table
from sottovoce.games import find, games

__version__ = "0.2.0"
__all__ = ["BadFile", "Error", "Illegal", "Table", "Unknown", "compiled", "find", "games", "load", "new"]


def new(
    game: str | Game,
    players: int | None = None,
    seed: int | str | bytes | None = None,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] = (),
    kinds: Sequence[str] = (),
    rules: int | None = None,
) -> Table:
    """Set up a game: by default for as few players as it takes, with a secret seed and the default options.

    `names` are what the seats are called; `kinds` say who sits there ("me", a bot's name), for the file alone.
    A seed that is given is marked as chosen in the game's file (docs/notation.md).
    `rules` asks for an earlier version of the rules, as long as it can be played (`Game.rules_versions`).

    >>> new("siam", players=3, seed=7, options={"map": "isles-8"})
    <Table siam players=3 entries=0 over=False>
    """
    found = game if isinstance(game, Game) else find(game)
    found = found if rules is None else found.under(rules)
    count = found.seats[0] if players is None else players
    marks = () if seed is None else (CHOSEN,)
    return Table(found, count, options or {}, seed_bytes(seed), names=names, kinds=kinds, marks=marks)


def load(text: str, game: Game | None = None) -> Table:
    """The game of a file's text, as `Table.dump` wrote it; BadFile with line and reason if it is damaged.

    >>> game = new("siam", players=2, seed=1)
    >>> load(game.dump()).dump() == game.dump()
    True
    """
    return read(text, find if game is None else lambda name: game if name == game.name else find(name))
