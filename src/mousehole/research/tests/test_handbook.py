"""The examples in docs/research.md work as written."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

for _name in ("pettingzoo", "gymnasium", "pyspiel"):
    pytest.importorskip(_name, reason=f"{_name} is not installed: pip install 'mousehole[research]'")

PAGE = Path(__file__).parents[4] / "docs" / "research.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL) if PAGE.exists() else []


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: str(text).splitlines()[1])
def test_an_example_works(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(example, str(PAGE), "exec"), {"__name__": "example"})  # noqa: S102  our own page
    assert capsys.readouterr().out.strip(), "it shows something"


def test_it_begins_with_256_tables_in_ten_lines() -> None:
    assert "256" in EXAMPLES[0]
    assert len([line for line in EXAMPLES[0].splitlines() if line]) <= 10


def test_all_interfaces_have_one() -> None:
    assert len(EXAMPLES) == 12
