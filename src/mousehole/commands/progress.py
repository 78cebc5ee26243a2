"""A progress bar, shown only if somebody is watching."""
from __future__ import annotations

import sys

from mousehole.commands.texts import said


def show_progress(done: int, of: int) -> None:
    if sys.stderr.isatty():
        bar = "█" * (30 * done // max(of, 1))
        text = said("progress", done=done, all=of)
        print(f"\r{bar:30s} {text}", end="\n" if done == of else "", file=sys.stderr, flush=True)
