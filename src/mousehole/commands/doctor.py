"""`mousehole doctor`: checks a server's database."""
from __future__ import annotations

import argparse
import asyncio
import json
from typing import TYPE_CHECKING

from mousehole.commands.arguments import add_database, database_of
from mousehole.commands.texts import pair, said

if TYPE_CHECKING:
    from mousehole.server.doctor import Finding

SIGNS = {"fine": "✓", "note": "·", "wrong": "✗"}


def add(parser: argparse.ArgumentParser) -> None:
    add_database(parser)
    parser.add_argument("--json", action="store_true", help=said("help-doctor-json"))


def run(args: argparse.Namespace) -> int:
    """Return 0: all is well. 1: something needs attention. 2 (as for every command): it could not be checked."""
    from mousehole.server.doctor import WRONG, examine
    found = asyncio.run(examine(database_of(args)))
    is_well = all([finding.how != WRONG for finding in found])
    if args.json:
        findings = [vars(finding) | {"text": _text(finding)} for finding in found]
        print(json.dumps({"well": is_well, "findings": findings}, ensure_ascii=False))
    else:
        for finding in found:
            about, text = said(f"doctor-{finding.about}"), _text(finding)
            print(f"{SIGNS[finding.how]} {pair(about, text)}")
            if finding.how == WRONG:
                for detail in finding.details[:20]:
                    print(f"    {' '.join(map(str, detail.values())) if isinstance(detail, dict) else detail}")
    return 0 if is_well else 1


def _text(finding: Finding) -> str:
    return said(f"doctor-{finding.about}-{finding.code}", **finding.args)
