"""Marks the classes that games from other packages inherit from: they may do so although ours are compiled.

This module itself is not compiled, and needs nothing at run time.
"""
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    def mypyc_attr(**attributes):
        return lambda kind: kind

__all__ = ["mypyc_attr"]
