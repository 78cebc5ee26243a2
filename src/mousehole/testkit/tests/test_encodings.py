"""The promises about encoders find the mistakes that they are there for."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mousehole.games import build, load_game
from mousehole.games.haunted_mouse.encoding import Encoder
from mousehole.games.haunted_mouse.tests.told import TOLD
from mousehole.testkit import encodings
from mousehole.testkit.contract import Table

pytestmark = pytest.mark.skipif(build() == "compiled", reason="compiled classes cannot be changed")
Write = Callable[[Encoder, Any, Any, int], None]


def encoded() -> encodings.Encoded:
    return encodings.Encoded(Table(load_game("haunted-mouse"), 3, seed=1, every=3), TOLD)


def planted(patch: pytest.MonkeyPatch, wrong: Write) -> encodings.Encoded:
    """Return a match whose encoder does something more after every view."""
    right = Encoder.write_view

    def write_view(self: Encoder, v: Any, out: Any, at: int) -> None:
        right(self, v, out, at)
        wrong(self, v, out, at)
    patch.setattr(Encoder, "write_view", write_view)
    return encoded()


def test_a_number_past_its_range(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_much(self: Encoder, v: Any, out: Any, at: int) -> None:
        out[at + self.turn] = 2.0
    with pytest.raises(AssertionError, match=r"turn: 2\.0 is not in its range"):
        encodings.numbers_are_in_their_ranges(planted(monkeypatch, too_much))


def test_a_field_that_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgotten(self: Encoder, v: Any, out: Any, at: int) -> None:
        out[at + self.numbers + 4] = 0.0
    with pytest.raises(AssertionError, match="does not tell idle: "):
        encodings.every_part_is_told(planted(monkeypatch, forgotten))


def test_views_that_look_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgotten(self: Encoder, v: Any, out: Any, at: int) -> None:
        for n in range(self.layout.size):
            out[at + n] = 0.0
    with pytest.raises(AssertionError, match="cannot tell "):
        encodings.views_are_told_apart(planted(monkeypatch, forgotten))


def test_a_seat_by_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    def named(self: Encoder, v: Any, out: Any, at: int) -> None:
        out[at + self.opener + v.seat] = 0.5
    with pytest.raises(AssertionError):
        encodings.seats_have_no_names(planted(monkeypatch, named))


def test_a_secret_that_gets_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """An encoder has only the view; so somebody must have put a table within its reach."""
    match = encoded()
    seen: dict[int, Any] = {}
    view = type(match.table.game).view

    def kept(self: Any, s: Any, seat: Any) -> Any:
        v = view(self, s, seat)
        seen[id(v)] = s
        return v
    monkeypatch.setattr(type(match.table.game), "view", kept)

    def peek(self: Encoder, v: Any, out: Any, at: int) -> None:
        s = seen.get(id(v))
        out[at + self.numbers + 6] = s.pile[-1] / 36 if s is not None and s.pile else 0.0
    with pytest.raises(AssertionError):
        encodings.secrets_stay_out(planted(monkeypatch, peek))


def test_options_that_look_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(self: Encoder, v: Any, choice: Any, out: Any, at: int) -> None:
        out[at] = 1.0
    monkeypatch.setattr(Encoder, "write_option", nothing)
    with pytest.raises(AssertionError, match="cannot tell"):
        encodings.options_are_told_apart(encoded())


def test_an_option_that_names_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Encoder.write_option

    def named(self: Encoder, v: Any, choice: Any, out: Any, at: int) -> None:
        right(self, v, choice, out, at)
        out[at + self.option_parts] = v.seat / 10.0
    monkeypatch.setattr(Encoder, "write_option", named)
    with pytest.raises(AssertionError):
        encodings.seats_have_no_names(encoded())


def test_rows_that_differ_when_they_are_written_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(self: Encoder, v: Any, options: Any, out: Any, at: int) -> None:
        pass
    monkeypatch.setattr(Encoder, "write_options", nothing)
    with pytest.raises(AssertionError):
        encodings.rows_can_be_written_at_once(encoded())
