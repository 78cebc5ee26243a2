"""The public API: its examples work, and it does not change without a line in the changelog.

    python -m tests.test_public_api rewrite    # after a change: stamps changed lines with the current version
"""
from __future__ import annotations

import doctest
import inspect
import re
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import mousehole

ROOT = Path(__file__).resolve().parents[1]
KEPT = Path(__file__).with_name("public_api.txt")
GONE = "- "
PAGES = ("docs/api.md", "README.md")
EXAMPLES = [(page, example) for page in PAGES
            for example in re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.S)]


def current() -> str:
    """The version that is being worked on, without what marks it as unfinished."""
    return re.sub(r"(\.dev|a|b|rc)\d+$", "", version("mousehole"))


def surface() -> list[str]:
    """Every public name, with what it takes; for classes also their public members."""
    lines: list[str] = []
    for name in sorted(mousehole.__all__):
        thing = getattr(mousehole, name)
        if inspect.isclass(thing) and thing.__module__.startswith("mousehole"):
            lines.append(f"class {name}{signature(thing)}")
            for member, found in sorted(vars(thing).items()):
                if not member.startswith("_"):
                    lines.append(f"{name}.{member}{signature(found)}")
        else:
            lines.append(f"{name}{signature(thing)}")
    return lines


def signature(thing: object) -> str:
    """What it takes and returns; nothing for data, and for classes that are built in."""
    bare = thing.__func__ if isinstance(thing, (staticmethod, classmethod)) else thing
    try:
        text = str(inspect.signature(bare)) if callable(bare) else ""
    except ValueError:
        return ""
    # As written, whichever Python this is: annotations without quotes, functions by name.
    return re.sub(r"<function (\w+) at \w+>", r"\1", re.sub(r"ForwardRef\(([^()]*)\)", r"\1", text)).replace("'", "")


def kept() -> dict[str, str]:
    """The surface as it was recorded: each line, and the version in which it changed last; `- ` if it went."""
    rows = [row.split(" ", 1) for row in KEPT.read_text("utf-8").splitlines()]
    return {line: since for since, line in rows}


def about(line: str) -> str:
    """The name that the changelog must mention."""
    return re.split(r"[.(]", line.removeprefix(GONE).removeprefix("class "))[0]


def unmentioned(lines: dict[str, str], changelog: str) -> list[str]:
    """Which changes the changelog of their version does not mention."""
    sections = {section.split()[0].strip("[]"): section for section in re.split(r"^## ", changelog, flags=re.M)[1:]}
    return [f"the changelog of {since} does not mention {about(line)}" for line, since in lines.items()
            if f"`{about(line)}`" not in sections.get(since, "")]


def test_it_is_as_recorded() -> None:
    there = [line for line in kept() if not line.startswith(GONE)]
    assert surface() == there, "the public API has changed: python -m tests.test_public_api rewrite"


def test_every_change_is_in_the_changelog() -> None:
    assert unmentioned(kept(), (ROOT / "CHANGELOG.md").read_text("utf-8")) == []


def test_what_is_added_changed_or_removed_after_a_release_needs_a_line() -> None:
    before = {"Rng()": "1.0.0", "load_game(name)": "1.0.0", "hints()": "1.0.0", "fresh()": "1.1.0"}

    after = recorded(before, ["Rng()", "arena()", "load_game(name, edition)"], "1.1.0")

    assert after == {"Rng()": "1.0.0", "arena()": "1.1.0", "load_game(name, edition)": "1.1.0",
                     "- load_game(name)": "1.1.0", "- hints()": "1.1.0"}
    changelog = "# Changes\n\n## 1.1.0 – soon\n- {}\n\n## 1.0.0 – before\n- `Rng`, `load_game`, `hints`, `arena`\n"
    assert [line.split()[-1] for line in unmentioned(after, changelog.format("Nothing."))] == [
        "arena", "load_game", "load_game", "hints"]
    assert unmentioned(after, changelog.format("`arena` is new, `load_game` takes an edition, `hints` is gone.")) == []
    assert recorded(after, ["Rng()", "arena()"], "1.2.0")["- hints()"] == "1.1.0"


def test_everything_public_is_there_and_explained() -> None:
    for name in mousehole.__all__:
        thing = getattr(mousehole, name)
        if (inspect.isclass(thing) and thing is not int) or inspect.isfunction(thing):
            assert inspect.getdoc(thing), f"{name} has no docstring"
    assert dir(mousehole) == sorted(mousehole.__all__)
    assert not hasattr(mousehole, "secrets")


def test_importing_it_is_quick_because_it_imports_nothing() -> None:
    import subprocess
    code = "import sys, mousehole; sys.exit(sum(name.startswith('mousehole.') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_docstrings_examples_are_true() -> None:
    found = doctest.testmod(mousehole)
    assert found.attempted > 2
    assert found.failed == 0


@pytest.mark.parametrize(("page", "example"), EXAMPLES, ids=[f"{page}-{n}" for n, (page, _) in enumerate(EXAMPLES)])
def test_an_example_works(page: str, example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, page, "exec"), {"__name__": "example"})  # noqa: S102  our own page
    assert capsys.readouterr().out.strip(), "it shows something"


def recorded(before: dict[str, str], now: list[str], version: str) -> dict[str, str]:
    """Return what to record: the version for what is new, and what is gone since an earlier one."""
    gone = {line if line.startswith(GONE) else GONE + line: since if line.startswith(GONE) else version
            for line, since in before.items() if line not in now and (line.startswith(GONE) or since != version)}
    return {line: before.get(line, version) for line in now} | gone


def rewrite() -> None:
    lines = recorded(kept() if KEPT.exists() else {}, surface(), current())
    KEPT.write_text("".join([f"{since} {line}\n" for line, since in lines.items()]), "utf-8")


if __name__ == "__main__":
    assert sys.argv[1:] == ["rewrite"], __doc__
    rewrite()
