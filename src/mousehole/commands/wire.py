"""`mousehole wire`: writes the protocol's messages and every game's values as TypeScript."""
from __future__ import annotations

import argparse
from pathlib import Path

from mousehole.commands.texts import said
from mousehole.games import OURS


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar=said("meta-folder"), help=said("help-wire-folder"))
    parser.add_argument("--check", action="store_true", help=said("help-wire-check"))


def run(args: argparse.Namespace) -> int:
    stale = [path for path, text in files(Path(args.folder)).items()
             if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        print(said("wire-stale" if args.check else "wire-written", path=str(path)))
        if not args.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files(Path(args.folder))[path], "utf-8")
    return 1 if stale and args.check else 0


def files(folder: Path) -> dict[Path, str]:
    from mousehole.table.typescript import game_types, message_types
    return {folder / "messages.ts": message_types()} | {folder / f"{game}.ts": game_types(game) for game in OURS}
