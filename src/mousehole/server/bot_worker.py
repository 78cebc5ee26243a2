"""How a bot process begins and ends; what it does is `hosting/bot_work`."""
from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from typing import Any

from mousehole.hosting import bot_work


def begin(hurry: Any = None, niceness: int = 0) -> None:
    """`hurry`: memory shared with the parent, which says whether others wait, or the result is no longer wanted."""
    if hurry is not None:
        bot_work.told[0] = lambda: int(hurry.value)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # our parent ends us…
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End when the server's process ends, even if it was killed and could not tell us."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
