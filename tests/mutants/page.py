"""The figures in `docs/mutants.md`. Only what is between the marks is written here; the rest of the page is people's.

A part that is tried again replaces its own row. A fault that survives is listed until somebody has written about it
below the figures, in a list item that begins as it does; its line may be another one by then.
"""
from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.mutants.planting import Mutant

BEGIN, END = "<!-- figures -->\n", "<!-- end of figures -->"
HEAD = ["| part | date | modules | possible | planted | noticed | score | run with |",
        "|---|---|---|---|---|---|---|---|"]
SILENT = "Not noticed, and nobody has written below what became of it:"
FAULT = re.compile(r"^- `([^`:]+):(\d+)  ([^`]+)`", re.MULTILINE)


class Tally(NamedTuple):
    part: str
    modules: Sequence[Path]
    possible: int
    planted: int
    survivors: Sequence[Mutant]
    run_with: str

    def row(self, day: str) -> str:
        noticed = self.planted - len(self.survivors)
        return (f"| {self.part} | {day} | {len(self.modules)} | {self.possible} | {self.planted} | {noticed} | "
                f"{noticed / max(self.planted, 1):.0%} | `{self.run_with}` |")


class Fault(NamedTuple):
    path: str
    change: str


def faults(text: str) -> dict[Fault, str]:
    """Return the faults that are list items of this text, each with the beginning of its line."""
    return {Fault(found[1], found[3]): found[0] for found in FAULT.finditer(text)}


def updated(page: str, tallies: Sequence[Tally], day: str) -> str:
    """Return the page with the figures of these parts."""
    head, rest = page.split(BEGIN)
    old, tail = rest.split(END)
    rows = {line.split()[1]: line for line in old.splitlines() if line.startswith("| ") and line not in HEAD}
    rows |= {each.part: each.row(day) for each in tallies}
    tried = {str(path) for each in tallies for path in each.modules}
    silent = {fault: line for fault, line in faults(old).items() if fault.path not in tried}
    silent |= faults("\n".join([f"- `{mutant.told()}`" for each in tallies for mutant in each.survivors]))
    lines = [*HEAD, *rows.values()]
    if open := [line for fault, line in silent.items() if fault not in faults(head + tail)]:
        lines += ["", SILENT, "", *open]
    return head + BEGIN + "\n".join([*lines, END]) + tail
