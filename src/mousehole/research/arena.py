"""Runs a contest: in this process, in several, or on a Ray cluster. It can be stopped and resumed.

The file has a line of JSON for the contest, and one per deal played, in the order in which they finished.
"""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from mousehole.bots.contest import Contest, Record, play_deal
from mousehole.games import edition_text
from mousehole.kernel import BadSetup
from mousehole.kernel.edition import Edition
from mousehole.research.workers import shared_out

FORMAT = 1
Deals = dict[int, list[Record]]
Played = Iterator[tuple[int, list[Record]]]


def run(contest: Contest, deals: int, file: Path | None = None, workers: int = 1, ray: str | None = None,
        progress: Callable[[int, int], None] | None = None) -> list[list[Record]]:
    """Return the records of the first deals, in order; those already in the file are not played again."""
    done = read(contest, file) if file and file.exists() else {}
    missing = [deal for deal in range(deals) if deal not in done]
    played: Played = shared_out(partial(_numbered, contest), missing, workers, ray)
    if progress:
        progress(deals - len(missing), deals)
    for deal, records in played:
        if file:
            write(contest, file, deal, records)
        done[deal] = records
        if progress:
            progress(len(done), max(deals, len(done)))
    return [done[deal] for deal in range(deals)]


def _numbered(contest: Contest, deal: int) -> tuple[int, list[Record]]:
    return deal, play_deal(contest, deal)


def head_of(contest: Contest) -> dict[str, Any]:
    """Return what must be the same for a contest to be resumed, including the rules and what is printed."""
    text = contest.text if contest.text is not None else edition_text(contest.game, contest.edition)
    plain = asdict(contest) | {"bots": list(contest.bots), "options": dict(contest.options), "text": contest.text}
    return {"mousehole": "arena", "format": FORMAT, "version": contest.table().facts.version,
            "check": Edition(text).check, **plain}


def read(contest: Contest, file: Path) -> Deals:
    """Read what was played of this contest. A truncated last line is ignored; another contest raises BadSetup."""
    lines = file.read_text("utf-8").splitlines(keepends=True)
    if not lines:
        return {}
    found: Deals = {}
    try:
        head = json.loads(lines[0])
        rows = [json.loads(line) for line in lines[1:] if line.endswith("\n")]
        for row in rows:
            found[row["deal"]] = row["games"]
    except (ValueError, KeyError, TypeError):
        raise BadSetup(f"{file} is not an arena file, or is damaged", "not-an-arena", {"file": str(file)}) from None
    if not isinstance(head, dict) or head.get("mousehole") != "arena":
        raise BadSetup(f"{file} is not an arena file", "not-an-arena", {"file": str(file)})
    ours = json.loads(json.dumps(head_of(contest)))
    for key in ours:
        if head.get(key) != ours[key]:
            raise BadSetup(f"{file} is of another contest: there {key} is {head.get(key)}, here {ours[key]}",
                           "other-arena", {"file": str(file), "key": key, "theirs": str(head.get(key)),
                                           "ours": str(ours[key])})
    if not lines[-1].endswith("\n"):
        file.write_text("".join(lines[:-1]), "utf-8")
    return found


def write(contest: Contest, file: Path, deal: int, records: list[Record]) -> None:
    """Write at once, so that nothing that was played is lost."""
    with file.open("a", encoding="utf-8") as out:
        if out.tell() == 0:
            out.write(json.dumps(head_of(contest)) + "\n")
        out.write(json.dumps({"deal": deal, "games": records}) + "\n")
