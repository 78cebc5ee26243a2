"""The texts of the command line, in the language of `--lang`: help, results, errors."""
from __future__ import annotations

import argparse
from typing import Any

from mousehole.kernel import BadSetup
from mousehole.kernel.facts import FIRST_PLAYER
from mousehole.table.setup import setup_refusal
from mousehole.terminal.labels import Labels
from mousehole.terminal.problems import problem_text
from mousehole.words import LANGUAGES

PARSER_WORDS = {  # argparse's own texts, and our messages for them
    "usage: ": "usage", "positional arguments": "positional", "options": "options",
    "show this help message and exit": "help", "the following arguments are required: %s": "required",
    "unrecognized arguments: %s": "unrecognized", "expected one argument": "one",
    "ignored explicit argument %r": "explicit", "ambiguous option: %(option)s could match %(matches)s": "ambiguous",
    "argument %(argument_name)s: %(message)s": "argument",
}
# The current ones: the command line's own catalogue, then the terminal's. A process has one command line.
_catalogues = [Labels("en", "mousehole.commands"), Labels("en")]


def speak(language: str) -> None:
    """Switch to this language, including the parser's own texts."""
    _catalogues[:] = [Labels(language, "mousehole.commands"), Labels(language)]
    setattr(argparse, "_", _parser_word)  # noqa: B010 – argparse looks its words up by this name


def said(id: str, **args: Any) -> str:
    return _catalogues[0](id, **args)


def language_of(argv: list[str]) -> str:
    """Return the language that `--lang` asks for. The help needs it before anything is parsed."""
    for word, after in zip(argv, [*argv, ""][1:], strict=True):
        wanted = after if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if wanted in LANGUAGES:
            return wanted
    return "en"


def setup_text(error: BadSetup) -> str:
    """Say why a table or a file cannot be used. People count seats from 1."""
    about = dict(setup_refusal(error).args)
    if about.get("option") == FIRST_PLAYER:
        values = [_from_one(value) for value in about["values"]]
        error = BadSetup(str(error), "option-value", about | {"value": _from_one(about["value"]), "values": values})
    return problem_text(error, _catalogues)


def in_file(path: str, error: BadSetup) -> BadSetup:
    """Return the same error, in words that begin with the file it is about."""
    return BadSetup(pair(path, setup_text(error)))


def pair(head: str, text: object) -> str:
    return _catalogues[0].words.pair(head, text)


def _from_one(value: str) -> str:
    return str(int(value) + 1) if value.lstrip("-").isdecimal() else value


def _parser_word(english: str) -> str:
    return said(f"argparse-{PARSER_WORDS[english]}") if english in PARSER_WORDS else english
