"""Plays some matches with a custom edition, to see whether it can be used.

It may ask for a million cards, or make a game that fails, never ends, or asks questions with more choices than anybody
could read.
"""
from __future__ import annotations

import time
from typing import Any

from mousehole.kernel import BadSetup, EndlessAgenda, Options, Refused, Rng
from mousehole.kernel.codec import Codec

MAX_CHOICES = 5_000       # of one question
MAX_VIEW = 200_000        # characters of what a seat sees
MAX_ANSWERS = 20_000      # until a match is over
READ_SECONDS = 0.2        # of processor time for reading the text, which every process that uses it must do
FIRST_SECONDS = 1.0       # until the first answer
ANSWER_SECONDS = 0.02     # and for each answer: the event loop waits for it
MATCHES = 4               # half of them at random, half by the game's policy


def what_is_wrong(game_id: str, text: str, seats: int, options: Options) -> list[Any]:
    """Play some matches with it; return the arguments of a BadSetup, or nothing if it can be used."""
    from mousehole.games import load_game
    try:
        load_game(game_id)  # import it first, so that only the text's own time is measured
        began = time.process_time()
        game = load_game(game_id, text=text)
        if time.process_time() - began > READ_SECONDS:
            raise BadSetup("the edition takes too long to read", "edition-too-slow", {})
        options = game.facts.checked(seats, options)
        for n in range(MATCHES):
            _play(game, seats, options, Rng.numbered(n), is_sensible=n % 2 == 1)
    except BadSetup as error:
        return [str(error).splitlines()[0], *error.args[1:]]
    except EndlessAgenda as error:
        return [str(error).splitlines()[0], "edition-endless", {}]
    except (Refused, ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        why = f"{type(error).__name__}: {error}"
        return [f"the game fails with this edition: {why}", "edition-fails", {"reason": why}]
    return []


def _play(game: Any, seats: int, options: Options, rng: Rng, is_sensible: bool) -> None:
    began = time.process_time()
    s, codec = game.start(seats, rng, options), Codec(game)
    for n in range(MAX_ANSWERS):
        if time.process_time() - began > FIRST_SECONDS + n * ANSWER_SECONDS:
            raise BadSetup("the game is too slow with this edition", "edition-too-slow", {})
        questions = game.pending(s)
        if not questions:
            game.outcome(s)
            return
        s.events = []
        d = questions[rng.below(len(questions))]
        if len(d.options) > MAX_CHOICES:
            raise BadSetup(f"a question of this edition has {len(d.options)} choices; {MAX_CHOICES} are the most",
                           "edition-too-large", {})
        if n % 50 == 0 and len(codec.dump(game.view(s, max(d.seat, 0)))) > MAX_VIEW:
            raise BadSetup("a table of this edition is too large to be shown", "edition-too-large", {})
        choice = game.policy(s, d, rng) if is_sensible and d.seat >= 0 else None
        game.play(s, d.seat, choice or d.options[rng.below(len(d.options))])
    raise BadSetup(f"a match with this edition was not over after {MAX_ANSWERS} answers", "edition-endless", {})
