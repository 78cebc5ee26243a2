"""Numbers as a language writes them: 2.5% or 2,5 %."""
from __future__ import annotations

from math import isfinite

from babel import Locale
from babel.numbers import format_decimal, format_percent

from mousehole.bots.ratings import Estimate

UNKNOWN = "–"


def number(x: float, language: str, digits: int = 6, least_digits: int = 0, *, is_signed: bool = False) -> str:
    """Write a number with up to `digits` decimals, and at least `least_digits`."""
    if not isfinite(x):
        return UNKNOWN
    form = "#,##0" + ("." if digits else "") + "0" * least_digits + "#" * (digits - least_digits)
    return format_decimal(x, f"+{form};-{form}" if is_signed else form, language)


def percent(share: float, language: str, digits: int = 1) -> str:
    """Write a share from 0 to 1 as a percentage, with its sign where the language puts it."""
    if not isfinite(share):
        return UNKNOWN
    form = Locale.parse(language).percent_formats[None].pattern
    return format_percent(share, form.replace("#,##0", "#,##0" + ("." if digits else "") + "0" * digits), language)


def interval(e: Estimate, language: str, *, is_share: bool = False) -> str:
    """Write a mean and, in brackets, its 95% interval."""
    if is_share:
        low, high = [number(100 * x, language, 1, 1) for x in (e.low, e.high)]
        return f"{percent(e.mean, language)} ({low}–{high})"
    mean, low, high = [number(x, language, 2, 2) for x in (e.mean, e.low, e.high)]
    return f"{mean} ({low}{' – ' if e.low < 0 else '–'}{high})"
