"""Copies a template under another name: what `mousehole new-game` and `new-bot` do."""
from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from mousehole.checks.plugins import ID
from mousehole.commands.texts import said
from mousehole.kernel import BadSetup

TEMPLATES = files("mousehole") / "templates"


def write_package(kind: str, id: str, title: str | None, into: Path, taken: object) -> Path:
    """Write a package of its own, `kind` being `game` or `bot`; return its folder."""
    if not ID.fullmatch(id) or id.endswith("-"):
        raise BadSetup(said("error-new-id", name=id))
    if isinstance(taken, (tuple, list, set)) and id in taken:
        raise BadSetup(said("error-new-taken", name=id))
    folder = into / id
    if folder.exists():
        raise BadSetup(said("error-new-exists", path=str(folder)))
    names = renamed(kind, id, title or id.replace("-", " ").title())
    package = folder / "src" / id.replace("-", "_")
    package.mkdir(parents=True)
    for source, name in ((f"{kind}.toml", "pyproject.toml"), (f"{kind}.md", "README.md")):
        (folder / name).write_text(in_words(names, (TEMPLATES / source).read_text("utf-8")), "utf-8")
    copy(TEMPLATES / f"tiny_{kind}", package, names)
    return folder


def renamed(kind: str, id: str, title: str) -> dict[str, str]:
    """Return what the template's own names become; longer ones first."""
    package = id.replace("-", "_")
    return {
        f"mousehole.templates.tiny_{kind}": package, f"tiny_{kind}": package, f"tiny-{kind}": id,
        f"Tiny{kind.title()}": "".join([part.title() for part in id.split("-")]), f"Tiny {kind.title()}": title,
        "TINY-": id.partition("-")[0].upper() + "-"}


def in_words(names: dict[str, str], text: str) -> str:
    return re.sub("|".join([re.escape(name) for name in names]), lambda found: names[found[0]], text)


def copy(source: Traversable, target: Path, names: dict[str, str]) -> None:
    target.mkdir(exist_ok=True)
    for entry in source.iterdir():
        if entry.name == "__pycache__":
            continue
        if entry.is_dir():
            copy(entry, target / entry.name, names)
        else:
            (target / entry.name).write_text(in_words(names, entry.read_text("utf-8")), "utf-8")
