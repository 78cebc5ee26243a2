"""What Head of Mousehold works out for players who ask for it, where the host allows aids."""
from __future__ import annotations

from mousehole.games.head_of_mousehold.deduction import deductions as aids

__all__ = ["aids"]
