"""docs/host.md says what is true: every setting with its default, and commands that fit the files they use."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from mousehole.server.settings import PREFIX, Settings

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/host.md").read_text("utf-8")
SETTINGS = {name: getattr(Settings(), name) for name in Settings.__struct_fields__}


def written(default: object) -> str:
    """A default as the page writes it."""
    if isinstance(default, bool):
        return str(default).lower()
    if isinstance(default, (int, float)):
        return f"{int(default):,}" if default >= 100_000 else f"{default:g}"
    return str(default)


def places(name: str) -> list[str]:
    """The text around each mention: its row of a table, what stands before it, and the brackets after it."""
    option = f"--{name.replace('_', '-')}"
    rows = [line for line in PAGE.splitlines() if line.startswith("|") and re.search(f"`({option}|{name})`", line)]
    variable = f"`{PREFIX}{name.upper()}`"
    before = [PAGE[max(0, at.start() - 12):at.start()] for at in re.finditer(re.escape(f"({variable}"), PAGE)]
    return rows + before + re.findall(re.escape(variable) + r" \([^)]*\)?", PAGE)


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_is_on_the_page_with_its_default(name: str) -> None:
    option = f"--{name.replace('_', '-')}"
    assert re.search(f"`({option}|{name}|{PREFIX}{name.upper()})`|{PREFIX}{name.upper()}=", PAGE), name
    if (default := written(SETTINGS[name])) != "":
        whole = rf"(?<![\w.,]){re.escape(default)}(?![\w]|[.,]\d)"
        assert any([re.search(whole, place) for place in places(name)]), (name, default, places(name))


@pytest.mark.parametrize("name", [name for name, default in SETTINGS.items() if written(default) != ""])
def test_another_default_would_be_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SETTINGS, name, 987_654 if isinstance(SETTINGS[name], (int, float)) else "something else")
    with pytest.raises(AssertionError):
        test_every_setting_is_on_the_page_with_its_default(name)


def commands() -> list[str]:
    """The commands that lead from a fresh Debian machine to a server for friends."""
    section = PAGE.split("## From a fresh Debian machine")[1].split("\n## ")[0]
    return section.split("```")[1].strip().splitlines()


def test_ten_commands_lead_from_a_fresh_machine_to_a_server_with_tls() -> None:
    assert len(commands()) <= 10
    assert commands()[-1].startswith("curl --fail ")
    assert "https://" in commands()[-1]


def test_the_ten_commands_fit_the_files_that_they_use() -> None:
    text, nginx = "\n".join(commands()), (ROOT / "deploy/nginx.conf").read_text()
    for path in re.findall(r"/usr/src/mousehole/(\S+)", text):
        assert (ROOT / path).is_file(), path
    [environment] = re.findall(r"-m venv (\S+)", text)
    assert f"ExecStart={environment}/bin/mousehole serve\n" in (ROOT / "deploy/mousehole.service").read_text()
    for file in re.findall(r"ssl_certificate(?:_key)?\s+(\S+);", nginx):
        assert re.search(rf"-(keyout|out) {re.escape(file)}(\s|$)", text), file
    [(placeholder, _)] = re.findall(r'sed "s/(.*?)/(.*?)/"', text)
    assert re.search(rf"server_name {placeholder};", nginx)
    [health] = re.findall(r'"https://\$\(hostname -f\)(/\w+)"', text)
    assert f"`{health}`" in PAGE
