"""All sentences about a game, in every language, from Fluent catalogues.

A value has the message named after its class (`Value.said` gives the arguments), a prompt has
`ask-<prompt>`, a refusal `refused-<code>`, the end `ended-<reason>`, an option `option-<name>`.
Every game has its catalogues; messages common to all are in `mousehole/locale`. A speaker is made for a reader
(`viewer`), who is *you* in every sentence (`people`).
"""
from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from mousehole.games import folder
from mousehole.kernel import CLOCK, Decision, Outcome, Refusal, Seat, Value
from mousehole.words.languages import LANGUAGES, typeset
from mousehole.words.people import People

__all__ = ["LANGUAGES", "MissingMessage", "Words", "catalogue", "clauses", "is_seat", "is_share", "read_aloud",
           "rulebook"]

MARK = re.compile(r"\*+([^*]+)\*+")  # Markdown
CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.*?)(?=^- \*\*|^#|\Z)", re.M | re.S)


class MissingMessage(KeyError):
    """No catalogue has this message, or it lacks an argument."""


_read = cache(FluentResource)  # reading a catalogue takes long, and what all games say is in every bundle


@cache
def _bundle(game_id: str | None, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in (catalogue(None, language), catalogue(game_id, language) if game_id else ""):
        bundle.add_resource(_read(text), allow_overrides=True)
    return bundle


def catalogue(game_id: str | None, language: str, part: str = "locale") -> str:
    """Return a game's messages (None: those common to all), or its `lesson`'s.

    A game from outside may speak English only, and need not have a tutorial.
    """
    found = files(folder(game_id) if game_id else "mousehole") / part
    for name in (f"{language}.ftl", "en.ftl"):
        if (found / name).is_file():
            return (found / name).read_text("utf-8")
    return ""


def rulebook(game_id: str, language: str = "en") -> str:
    """Return a game's rules as Markdown, in English if they are not translated."""
    found = files(folder(game_id))
    own = found / f"RULES.{language}.md"
    return (own if own.is_file() else found / "RULES.md").read_text("utf-8")


@cache
def clauses(game_id: str, language: str = "en") -> dict[str, str]:
    """Return the rulebook in our own words, by clause."""
    return {clause: " ".join(words.split()) for clause, words in CLAUSE.findall(rulebook(game_id, language))}


@cache
def read_aloud(game_id: str, language: str = "en") -> dict[str, str]:
    """Return the same as plain text: where a ruling of ours begins, words say so instead of a mark."""
    ruling = Words(None, language).message("our-ruling")
    return {id: typeset(MARK.sub(r"\1", text.replace("**R**", ruling)), language)
            for id, text in clauses(game_id, language).items()}


def is_seat(key: str) -> bool:
    return key == "seat" or key.endswith("_seat")


def is_share(key: str) -> bool:
    """Arguments from 0 to 1 that are shown as a percentage."""
    return key in ("share", "chance") or key.endswith(("_share", "_chance"))


class Words:
    """Sentences for one reader at one table of a game (None: only what all games say).

    `names`: the players' names by seat; without them they are Player 1, Player 2… `viewer`: the reader's seat, which is
    *you*; spectators, shared replays and the engine have none.
    """

    def __init__(self, game_id: str | None, language: str = "en", names: Sequence[str] = (),
                 viewer: Seat | None = None) -> None:
        self._speak(_bundle(game_id, language), language, names, viewer)

    @staticmethod
    def of(language: str, texts: Sequence[str], names: Sequence[str] = ()) -> Words:
        """Make a speaker with these catalogues instead of a game's; later ones may override earlier ones."""
        words, bundle = Words.__new__(Words), FluentBundle([language], use_isolating=False)
        for text in texts:
            bundle.add_resource(_read(text), allow_overrides=True)
        words._speak(bundle, language, names, None)
        return words

    def _speak(self, bundle: FluentBundle, language: str, names: Sequence[str], viewer: Seat | None) -> None:
        self.bundle, self.language = bundle, language
        self.people = People(self._format, names, viewer)

    @property
    def names(self) -> Sequence[str]:
        """The players', by seat."""
        return self.people.names

    @names.setter
    def names(self, names: Sequence[str]) -> None:
        self.people.names = names

    @property
    def viewer(self) -> Seat | None:
        """The reader's own seat; None: a spectator."""
        return self.people.viewer

    @viewer.setter
    def viewer(self, viewer: Seat | None) -> None:
        self.people.viewer = viewer

    def message(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        """Say a message of the catalogues; its id, if there is none."""
        return typeset(self._format(id, self.arguments(args or {})), self.language)

    def arguments(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Expand arguments with everything they bring along, also for catalogues that other clients add."""
        given: dict[str, Any] = {}
        for key, arg in args.items():
            given |= self._args(key, arg)
        return given

    def say(self, value: Value) -> str:
        """Say a choice, an event or any other value of the game."""
        return self.message(type(value).__name__, value.said())

    def prompt(self, d: Decision) -> str:
        """Say what is asked; other readers are also told who is asked."""
        asked = self.message(f"ask-{d.prompt}", dict(d.args) | {"seat": d.seat})
        if d.seat in (CLOCK, self.viewer):
            return asked
        return self.message("ask-for", {"seat": d.seat, "ask": asked})

    def refusal(self, refusal: Refusal) -> str:
        """Say why not, followed by the clause."""
        return f"{self.message(f'refused-{refusal.code}', dict(refusal.args))} [{refusal.clause}]"

    def outcome(self, outcome: Outcome) -> str:
        """Say how it ended."""
        return self.message(f"ended-{outcome.reason}", {"winner_seats": outcome.winners, "score": max(outcome.scores)})

    def name(self, seat: Seat) -> str:
        """Say what a player is called."""
        return self.people.name(seat)

    def pair(self, head: str, text: object) -> str:
        """Two things with a colon between them, as the language sets it."""
        return self.message("pair", {"head": head, "text": str(text)})

    def who(self, seat: Seat) -> str:
        """*You* for the reader, a name for everybody else."""
        return self.message("you") if seat == self.viewer else self.name(seat)

    def _format(self, id: str, args: Mapping[str, Any]) -> str:
        pattern = self.bundle.get_message(id).value if self.bundle.has_message(id) else None
        if pattern is None:
            raise MissingMessage(id)
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingMessage(f"{id}: {errors[0]}")
        return str(text)

    def _args(self, key: str, arg: Any) -> dict[str, Any]:
        """Add what an argument brings along: a seat its forms, a list its length."""
        if isinstance(arg, (tuple, list)):
            if key.endswith("seats"):
                return self.people.several(key, arg)
            return {key: self.people.row([str(self._arg(key, each)) for each in arg]), f"{key}_count": len(arg)}
        if is_seat(key) and isinstance(arg, int):
            return self.people.one(key, arg)
        if is_seat(key):
            return self.people.named(key, str(self._arg(key, arg)))
        return {key: self._arg(key, arg)}

    def _arg(self, key: str, arg: Any) -> Any:
        if isinstance(arg, Value):
            return self.say(arg)
        if isinstance(arg, (tuple, list)):
            return self.people.row([str(self._arg(key, each)) for each in arg])
        if is_share(key) and type(arg) in (int, float):
            return fluent_number(arg, style="percent", maximumFractionDigits=0)
        return "" if arg is None else str(arg).lower() if isinstance(arg, bool) else arg
