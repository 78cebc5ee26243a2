"""Puts a site without a server together: the page, and the engine that hosts its tables."""
from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from mousehole.kernel import BadSetup

SERVER = Path(__file__).resolve().parent
STATIC, ENGINE = SERVER / "static", SERVER / "engine"
LICENSE = "LICENSE"
# A <meta> policy does not cover workers: they are as free as the host's own headers let them be.
POLICY = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
          "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
          "form-action 'none'")
HEAD = f"""<head>
    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />
    <meta name="referrer" content="no-referrer" />
    <meta name="site" content="mousehole" />"""
NOT_FOUND = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Mousehole</title>
  </head>
  <body><h1>Page not found</h1><p>This address leads nowhere. The games are on the first page of this site.</p></body>
</html>
"""


class Written(NamedTuple):
    files: int
    compressed: int  # bytes that a visitor downloads, the engine included


def write_site(folder: Path, static: Path = STATIC, engine: Path = ENGINE) -> Written:
    """Write a site into a folder that is new, empty, or an older site. Raises BadSetup."""
    if not (static / "index.html").is_file():
        raise BadSetup("the page has not been built: make page", "no-page", {})
    if not (engine / "engine.json").is_file():
        raise BadSetup("the engine for browsers has not been built: make engine", "no-engine", {})
    is_ours = (folder / "engine" / "engine.json").is_file()
    if folder.exists() and not is_ours and (not folder.is_dir() or any(folder.iterdir())):
        raise BadSetup(f"{folder} is not empty, and not a Mousehole site", "not-a-site", {"folder": str(folder)})
    folder.parent.mkdir(parents=True, exist_ok=True)
    # All of it appears at once, or nothing.
    with TemporaryDirectory(prefix=f"{folder.name}.", dir=folder.parent) as aside:
        new = Path(aside) / "site"
        _assemble(new, static, engine)
        if folder.exists():
            shutil.rmtree(folder)
        new.rename(folder)
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")]
    return Written(len(files), sum([_download(path) for path in files]))


def _assemble(folder: Path, static: Path, engine: Path) -> None:
    shutil.copytree(static, folder)
    shutil.copytree(engine, folder / "engine")
    index = (folder / "index.html").read_text("utf-8").replace("<head>", HEAD, 1)
    (folder / "index.html").write_text(index, "utf-8")
    for old in folder.glob("index.html.*"):  # compressed before it was changed
        old.unlink()
    (folder / "404.html").write_text(NOT_FOUND, "utf-8")
    (folder / ".nojekyll").touch()  # some hosts leave out files that they take for something else


def _download(path: Path) -> int:
    compressed = path.with_name(path.name + ".gz")
    return (compressed if compressed.is_file() else path).stat().st_size
