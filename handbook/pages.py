"""Adds pages that are kept elsewhere in the repository, and lists the inline scripts for the server's policy."""
from __future__ import annotations

import base64
import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "mousehole" / "games"
BESIDE = ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")
INLINE = re.compile(r"<script(?![^>]*\bsrc=)(?![^>]*application/json)[^>]*>(.*?)</script>", re.DOTALL)


def on_files(files: Files, config: Any) -> Files:
    """Add the pages of the root folder and the rules of the games, with links as they are inside the handbook."""
    for name in BESIDE:
        text = (ROOT / name).read_text("utf-8").replace("](docs/", "](")
        files.append(File.generated(config, name, content=outside(text)))
    for folder in sorted(GAMES.glob("*/RULES.md")):
        game = folder.parent.name.replace("_", "-")
        files.append(File.generated(config, f"rules/{game}.md", content=folder.read_text("utf-8")))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    return outside(re.sub(r"\]\((?:\.\./)+src/mousehole/games/(\w+)/RULES\.md\)", rules_link, markdown))


def rules_link(found: re.Match[str]) -> str:
    return f"](../rules/{found[1].replace('_', '-')}.md)"


def outside(text: str) -> str:
    """Turn links to files that are not pages into plain names."""
    return re.sub(r"\[([^\]]+)\]\((?:\.\./)*(?:src|web|tests|deploy|bench)/[^)]*\)", r"`\1`", text)


def on_post_build(config: Any) -> None:
    """Write the hashes of all inline scripts: the server allows these, and no others. Drop what no reader needs."""
    site = Path(config["site_dir"])
    scripts = {script for page in site.rglob("*.html") for script in INLINE.findall(page.read_text("utf-8"))}
    hashes = sorted([f"'sha256-{base64.b64encode(sha256(script.encode()).digest()).decode()}'" for script in scripts])
    (site / "scripts.json").write_text(json.dumps(hashes, indent=1))
    for path in [*site.rglob("*.map"), *site.glob("sitemap.xml*"), site / "objects.inv"]:
        path.unlink(missing_ok=True)
