"""A generator that follows a script. Compiled, because only compiled classes can inherit from one."""
from __future__ import annotations

from mousehole.kernel import Rng


class ScriptEnded(Exception):
    """The script ran out of numbers; the argument is the bound of the number that was needed."""


class ScriptedRng(Rng):
    """Returns scripted numbers; `with ScriptedRng(3, 0) as rng:` checks that all of them are used."""

    def __init__(self, *script: int) -> None:
        super().__init__(bytes(32))
        self.script: list[int] = list(script)

    def clone(self) -> ScriptedRng:
        return ScriptedRng(*self.script)

    def below(self, n: int) -> int:
        if not self.script:
            raise ScriptEnded(n)
        number = self.script.pop(0)
        if not 0 <= number < n:
            raise ValueError(f"the script says {number}, but the game asks for a number below {n}")
        return number

    def __enter__(self) -> ScriptedRng:
        return self

    def __exit__(self, error: object, *_: object) -> None:
        if error is None and self.script:
            raise ValueError(f"nobody asked for {self.script}")
