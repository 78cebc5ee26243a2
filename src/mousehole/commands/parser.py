"""The parser of all commands, and their names."""
from __future__ import annotations

import argparse
from importlib import import_module
from types import ModuleType
from typing import Any, NoReturn

from mousehole.commands.texts import said

COMMANDS = ("play", "join", "games", "rules", "simulate", "arena", "train", "hint", "review", "report", "calibrate",
            "export", "replay", "verify", "draws", "encode", "engine", "new-game", "new-bot", "serve", "site",
            "pushkey", "backup", "restore", "doctor", "completion", "wire")


def command_module(name: str) -> ModuleType:
    """Import the module of a command: `new-game` is in `new_game`."""
    return import_module(f"mousehole.commands.{name.replace('-', '_')}")


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Print one line, and where to read more."""
        self.exit(2, f"{self.prog}: {said('see-help', error=message, command=self.prog)}\n")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Name the choices as people type them; argparse would print them as Python does."""
        if action.choices is not None and value not in action.choices:
            choices = ", ".join([str(each) for each in action.choices])
            id = "error-command" if action.dest == "command" else "error-choice"
            raise argparse.ArgumentError(None if action.dest == "command" else action,
                                         said(id, value=str(value), choices=choices))
