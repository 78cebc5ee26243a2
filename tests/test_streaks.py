"""Streaks of deals of the day, as the page counts them."""
from __future__ import annotations

import json
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path
from typing import Any

BUILD = Path(__file__).resolve().parents[1] / "web" / "build.py"


def played(*days: str, late: tuple[str, ...] = ()) -> dict[str, Any]:
    """Finished on the day itself; `late`: finished a day later."""
    result = {"won": True, "score": 1, "rival": 0, "moves": 1, "of": "t/1"}
    after = {day: str(date.fromisoformat(day) + timedelta(days=1)) for day in late}
    return {day: {**result, "on": after.get(day, day)} for day in (*days, *late)}


CASES: dict[str, tuple[dict[str, Any], str, int, int]] = {
    "nothing yet": (played(), "2026-11-17", 0, 0),
    "today": (played("2026-11-17"), "2026-11-17", 1, 1),
    "today is not over yet": (played("2026-11-15", "2026-11-16"), "2026-11-17", 2, 2),
    "yesterday was missed": (played("2026-11-14", "2026-11-15"), "2026-11-17", 0, 2),
    "a gap": (played("2026-11-10", "2026-11-11", "2026-11-12", "2026-11-16", "2026-11-17"), "2026-11-17", 2, 3),
    "played again later does not count": (played("2026-11-17", late=("2026-11-16",)), "2026-11-17", 1, 1),
    "across summer time": (played("2026-03-28", "2026-03-29", "2026-03-30"), "2026-03-30", 3, 3),
    "across a leap day and the new year": (
        played("2027-12-31", "2028-01-01", "2028-02-28", "2028-02-29", "2028-03-01"), "2028-03-01", 3, 3),
}


def test_streaks() -> None:
    rows = [{"days": days, "today": today} for days, today, _, _ in CASES.values()]
    run = subprocess.run([sys.executable, str(BUILD), "counted"], input=json.dumps(rows), capture_output=True,
                         text=True, check=True)
    found = json.loads(run.stdout)
    assert {name: (row["streak"], row["best"]) for name, row in zip(CASES, found, strict=True)} == \
        {name: case[2:] for name, case in CASES.items()}
    for (_, today, _, _), row in zip(CASES.values(), found, strict=True):
        assert row["listed"] == [str(date.fromisoformat(today) - timedelta(days=n)) for n in range(1, 366)]
