"""What a server says in the terminal once it listens: where it is, and how others get in."""
from __future__ import annotations

import os
import sys
from itertools import zip_longest
from typing import TextIO

from mousehole.commands.texts import said

MARGIN = 2  # light squares around a code, which readers need
# Dark on light, whatever the terminal's own colors are.
COLORS, PLAIN = "\x1b[38;5;16;48;5;231m", "\x1b[0m"


def banner(host: str, port: int, public_url: str, reachable: list[str], *, is_opened: bool,
           out: TextIO | None = None) -> str:
    """Return all lines. `reachable`: addresses for other devices; `is_opened`: a person has started it to play."""
    out = out or sys.stdout
    is_seen = out.isatty()
    address = public_url.rstrip("/") or (reachable or [here(host, port)])[0]
    lines = [said("served", address=address)]
    if others := [] if public_url else reachable[1:]:
        lines.append(said("served-also", addresses=", ".join(others)))
    if not public_url and not reachable:
        return "\n".join([*lines, said("served-here-only")] if is_opened or is_seen else lines)
    if is_seen:
        lines += ["", *code_lines(address, is_colored=is_colored(out)), "", said("served-scan")]
    return "\n".join(lines)


def here(host: str, port: int) -> str:
    """Return the address for a browser on this machine."""
    from mousehole.server.addresses import EVERYWHERE, url
    return url("127.0.0.1" if host in EVERYWHERE else host, port)


def is_colored(out: TextIO) -> bool:
    return out.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "dumb") != "dumb"


def code_lines(text: str, *, is_colored: bool) -> list[str]:
    """Return a QR code, two rows of squares per line. Without colors, light squares are drawn, for dark terminals."""
    import segno
    rows = [[bool(each) != (not is_colored) for each in row]
            for row in segno.make(text, error="l", micro=False).matrix_iter(border=MARGIN)]
    blank = [not is_colored] * len(rows[0])
    lines = ["".join([" ▀▄█"[upper + 2 * lower] for upper, lower in zip(*pair, strict=True)])
             for pair in zip_longest(rows[::2], rows[1::2], fillvalue=blank)]
    return [f"  {COLORS}{line}{PLAIN}" if is_colored else f"  {line}" for line in lines]
