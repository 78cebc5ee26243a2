"""A bar for people who wait; nothing where nobody looks."""
from __future__ import annotations

import sys


def show_progress(done: int, of: int) -> None:
    if sys.stderr.isatty():
        bar = "█" * (30 * done // max(of, 1))
        print(f"\r{bar:30s} {done} of {of}", end="\n" if done == of else "", file=sys.stderr, flush=True)
