"""Who may send which message."""
from __future__ import annotations

from mousehole.hosting.refusals import refusal
from mousehole.hosting.viewer import Viewer
from mousehole.kernel import Seat


def seat_of(viewer: Viewer) -> Seat:
    if viewer.seat is None:
        raise refusal("not-seated")
    return viewer.seat


def must_be_host(viewer: Viewer) -> None:
    if not viewer.is_host:
        raise refusal("not-host")
