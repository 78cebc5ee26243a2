"""What Head of Mousehold deduces for players who ask, if the host allows aids."""
from __future__ import annotations

from mousehole.games.head_of_mousehold.deduction import deductions as aids

__all__ = ["aids"]
