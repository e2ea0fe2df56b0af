"""The games that are finished, of which the tests ask more than that they can be played.

A first draft is a single module in plain Python. Once its rules have a folder of their own, the game is finished: it
has all the rooms, recorded games, a lesson, and its place in the documentation.
"""

from __future__ import annotations

import sottovoce

FINISHED = tuple(name for name in sottovoce.games() if (sottovoce.find(name).folder / "rules").is_dir())
