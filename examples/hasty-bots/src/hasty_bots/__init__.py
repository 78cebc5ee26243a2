"""Two bots that take the first move they see: one in Python, one in a language of its own."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import mousehole


class Hasty(mousehole.Bot):
    """Takes the first move that is offered, and never interrupts."""

    def choose(self, view: Any, d: mousehole.Decision) -> mousehole.Choice | None:
        return None if isinstance(d.options[0], mousehole.Interrupt) else d.options[0]


hasty_perl = mousehole.process_bot("perl", str(Path(__file__).with_name("hasty.pl")), seconds=5)
