"""Words for the compiler: classes that other packages may inherit from although ours are compiled, machine numbers.

This module itself is not compiled, and needs nothing at run time.
"""
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**attributes):
        return lambda kind: kind

__all__ = ["i64", "mypyc_attr"]
