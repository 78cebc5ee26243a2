"""`mousehole train` adds up in the same order wherever it can, because weights follow from the last bit of sums."""
from __future__ import annotations

import os
from pathlib import Path

import pytest

from mousehole.commands.train import add_up_alike

KERNELS, THREADS = "OPENBLAS_CORETYPE", "OPENBLAS_NUM_THREADS"


@pytest.mark.parametrize(("flags", "kernels"), [
    ("flags : fpu avx2 avx512f avx512dq avx512_vnni", "SkylakeX"), ("flags : fpu avx2", None), (None, None)])
def test_processors_that_can_take_the_same_matrix_products(
        monkeypatch: pytest.MonkeyPatch, tmp_path: Path, flags: str | None, kernels: str | None) -> None:
    for name in (KERNELS, THREADS):
        monkeypatch.setenv(name, "")  # put back afterwards
        monkeypatch.delenv(name)
    about = tmp_path / "cpuinfo"
    if flags is not None:
        about.write_text(f"processor : 0\n{flags}\n", "utf-8")
    add_up_alike(about)
    assert (os.environ.get(THREADS), os.environ.get(KERNELS)) == ("1", kernels)


def test_what_somebody_has_chosen_stays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(KERNELS, "Haswell")
    monkeypatch.setenv(THREADS, "2")
    about = tmp_path / "cpuinfo"
    about.write_text("flags : avx512dq\n", "utf-8")
    add_up_alike(about)
    assert (os.environ[THREADS], os.environ[KERNELS]) == ("2", "Haswell")
