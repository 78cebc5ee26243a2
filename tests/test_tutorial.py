"""docs/new-game.md, followed step by step as somebody would who has only got the page and the package."""
from __future__ import annotations

import ast
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "docs" / "new-game.md").read_text("utf-8")
STEP = re.compile(r"^## (\d)\. .*?(?=^## )", re.M | re.S)
BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```', re.M | re.S)


class Author:
    """Somebody with a folder, who types what the page says. What a package would be after `pip install -e .`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "cheese-chase"
        self.environment = os.environ | {"NO_COLOR": "1", "PYTHONPATH": str(folder / "installed")}
        self.python("-m", "mousehole.cli", "new-game", "cheese-chase", "--title", "Cheese Chase", "--into", str(folder),
                    cwd=folder)
        self.python("-m", "pip", "--disable-pip-version-check", "-q", "install", "--no-deps", "--no-build-isolation",
                    "--target", str(folder / "installed"), str(self.folder))
        package = folder / "installed" / "cheese_chase"  # an editable installation, as far as a folder can be one
        package.rename(folder / "copied")
        package.symlink_to(self.folder / "src" / "cheese_chase")

    def python(self, *command: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, *command], env=self.environment, cwd=cwd or self.folder,
                              capture_output=True, text=True, check=False)

    def test(self) -> tuple[bool, str]:
        done = self.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "-x", "--tb=short")
        return done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]

    def follow(self, step: str) -> None:
        """Do everything that a step's blocks say."""
        for language, title, text in BLOCK.findall(step):
            if title:
                path = self.folder / "src" / "cheese_chase" / title
                before = path.read_text("utf-8")
                path.write_text(merged(before, text) if language == "python" else f"{before.rstrip()}\n{text}", "utf-8")
            elif language == "sh":
                for line in text.splitlines():
                    self.type(shlex.split(line))

    def type(self, words: list[str]) -> None:
        if words[0] == "rm":
            for pattern in words[1:]:
                found = list(self.folder.glob(pattern))
                assert found, pattern
                for path in found:
                    path.unlink()
        elif words[0] == "python":
            done = self.python(*words[1:])
            assert done.returncode == 0, done.stderr
        else:
            assert words == ["pytest"], words


def merged(before: str, block: str) -> str:
    """A definition replaces the one of the same name, an import the one from the same module; others are added."""
    text = before
    for node in ast.parse(block).body:
        new = segment(block, node)
        old = next((segment(text, each) for each in ast.parse(text).body if same(each, node)), None)
        text = text.replace(old, new) if old is not None else f"{text.rstrip()}\n\n\n{new}\n"
    return text


def same(one: ast.stmt, other: ast.stmt) -> bool:
    return called(one) is not None and called(one) == called(other)


def called(node: ast.stmt) -> str | None:
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
        case ast.ImportFrom(module=module):
            return f"from {module}"
    return None


def segment(text: str, node: ast.stmt) -> str:
    decorated = node.decorator_list if isinstance(node, (ast.ClassDef, ast.FunctionDef)) else []
    first = min([node.lineno, *[each.lineno for each in decorated]])
    return "\n".join(text.splitlines()[first - 1:node.end_lineno])


def test_every_step_does_what_the_page_says(tmp_path: Path) -> None:
    author = Author(tmp_path)
    steps = {int(found[1]): found[0] for found in STEP.finditer(PAGE)}
    author.follow(steps[1])
    is_green, said = author.test()
    assert not is_green and "CHEESE-7" in said, "no test cites it"
    author.follow(steps[2])
    is_green, said = author.test()
    assert not is_green and "test_a_one_that_takes_nothing_is_worth_a_crumb" in said
    author.follow(steps[3])
    is_green, said = author.test()
    assert is_green, said
    assert "found a crumb" in (author.folder / "src/cheese_chase/tests/playthroughs/floor-is-clean-3.txt").read_text()
    assert "CHEESE-7" in author.python("-m", "mousehole.cli", "rules", "cheese-chase", "7").stdout
