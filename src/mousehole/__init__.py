"""Five mouse-themed tabletop games, for people, bots and programs.

This module is the public API: what `__all__` lists is stable in the sense of Semantic Versioning; everything else in
the package is private and may change in any release (docs/api.md). Names are imported when they are first used, so that
`import mousehole` is quick.

    >>> import mousehole
    >>> game = mousehole.load_game("mousekeeping")
    >>> s = game.start(2, mousehole.Rng.numbered(7))
    >>> [decision.prompt for decision in game.pending(s)]
    ['place', 'clock']
"""
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mousehole.bots.contest import Standing, arena
    from mousehole.bots.hints import Hint, hints
    from mousehole.bots.levels import Bot, bot_names, make_bot
    from mousehole.bots.ratings import Estimate
    from mousehole.bots.simulation import Played, play_match
    from mousehole.games import GAMES, load_game
    from mousehole.kernel import (
        CLOCK,
        BadSetup,
        Choice,
        Decision,
        Event,
        Facts,
        Game,
        Interrupt,
        Outcome,
        Refusal,
        Refused,
        Rng,
        Seat,
        State,
        Step,
        Value,
    )
    from mousehole.kernel.codec import Codec
    from mousehole.kernel.edition import Edition
    from mousehole.kernel.log import Log, replay
    from mousehole.process_bots import process_bot
    from mousehole.words import Words

_HOMES = {
    "mousehole.games": ("GAMES", "load_game"),
    "mousehole.kernel": ("CLOCK", "BadSetup", "Choice", "Decision", "Event", "Facts", "Game", "Interrupt", "Outcome",
                         "Refusal", "Refused", "Rng", "Seat", "State", "Step", "Value"),
    "mousehole.kernel.codec": ("Codec",),
    "mousehole.kernel.edition": ("Edition",),
    "mousehole.kernel.log": ("Log", "replay"),
    "mousehole.bots.levels": ("Bot", "bot_names", "make_bot"),
    "mousehole.bots.hints": ("Hint", "hints"),
    "mousehole.bots.ratings": ("Estimate",),
    "mousehole.bots.simulation": ("Played", "play_match"),
    "mousehole.bots.contest": ("Standing", "arena"),
    "mousehole.process_bots": ("process_bot",),
    "mousehole.words": ("Words",),
}

__all__ = ["CLOCK", "GAMES", "BadSetup", "Bot", "Choice", "Codec", "Decision", "Edition", "Estimate", "Event", "Facts",
           "Game", "Hint", "Interrupt", "Log", "Outcome", "Played", "Refusal", "Refused", "Rng", "Seat", "Standing",
           "State", "Step", "Value", "Words", "__version__", "arena", "bot_names", "hints", "load_game", "make_bot",
           "play_match", "process_bot", "replay"]


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version
        return version("mousehole")
    for home, names in _HOMES.items():
        if name in names:
            found = getattr(import_module(home), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module 'mousehole' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
