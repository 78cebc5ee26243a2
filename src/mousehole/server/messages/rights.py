"""Who may send which message."""
from __future__ import annotations

from mousehole.kernel import Seat
from mousehole.server.registry import refusal
from mousehole.server.viewer import Viewer


def seat_of(viewer: Viewer) -> Seat:
    if viewer.seat is None:
        raise refusal("not-seated")
    return viewer.seat


def must_be_host(viewer: Viewer) -> None:
    if not viewer.is_host:
        raise refusal("not-host")
