"""Screens that close only once: a second Enter already on its way must not close what is below."""
from __future__ import annotations

from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.screen import ModalScreen, Screen

T = TypeVar("T")


class OwnScreen(Screen[T]):
    def dismiss(self, result: T | None = None) -> AwaitComplete:
        return super().dismiss(result) if self.is_current else AwaitComplete()


class Sheet(ModalScreen[None]):
    """Something to read, on top of the table."""

    def dismiss(self, result: None = None) -> AwaitComplete:
        return super().dismiss(result) if self.is_current else AwaitComplete()

    def action_close(self) -> None:
        self.dismiss()
