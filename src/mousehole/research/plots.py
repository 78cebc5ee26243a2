"""Small plots as SVG text: dots with intervals, histograms, boxes. Colors come from the page, labels are real text."""
from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import floor, isfinite, log10
from statistics import quantiles

from mousehole.bots.ratings import Estimate
from mousehole.words.figures import number, percent

WIDTH = 720
ROW = 24
LEFT = 250   # space for labels
RIGHT = 60   # space for figures
FOOT = 28    # space for the axis


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Return round numbers between two others."""
    span = (high - low) or 1.0
    step = 10 ** floor(log10(span / about))
    step = next(step * factor for factor in (1, 2, 5, 10) if span / (step * factor) <= about)
    first = -floor(-low / step)
    return [round(n * step, 10) for n in range(first, floor(high / step + 1e-9) + 1)]


class Axis:
    """Map numbers to positions from left to right."""

    def __init__(self, low: float, high: float, language: str, left: int = LEFT) -> None:
        self.low, self.high, self.left, self.language = low, high if high > low else low + 1, left, language

    def at(self, x: float) -> float:
        inside = min(max(x, self.low), self.high)
        return round(self.left + (inside - self.low) / (self.high - self.low) * (WIDTH - self.left - RIGHT), 1)

    def drawn(self, height: int, unit: str) -> str:
        marks = []
        for tick in ticks(self.low, self.high):
            x, label = self.at(tick), shown(tick, unit, self.language)
            marks.append(f'<line class="grid" x1="{x}" x2="{x}" y1="4" y2="{height}"/>'
                         f'<text class="tick" x="{x}" y="{height + 17}">{label}</text>')
        return "".join(marks)


def shown(x: float, unit: str, language: str) -> str:
    return percent(x, language, 0) if unit == "%" else number(x, language)


def picture(title: str, height: int, inside: str) -> str:
    return (f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title, quote=True)}">'
            f"<title>{escape(title)}</title>{inside}</svg>")


def label(text: str, y: float) -> str:
    short = text if len(text) <= 38 else text[:37] + "…"
    return f'<text class="label" x="{LEFT - 10}" y="{y + 4}">{escape(short)}<title>{escape(text)}</title></text>'


def dots(title: str, rows: Sequence[tuple[str, Estimate]], unit: str = "", fair: float | None = None,
         language: str = "en") -> str:
    """One dot per row with its 95% interval as a line; `fair`: the value if nothing mattered."""
    ends = [x for _, e in rows for x in (e.mean, e.low, e.high) if isfinite(x)] + ([fair] if fair is not None else [])
    margin = (max(ends) - min(ends)) * 0.06 or 0.5
    axis, bottom = Axis(min(ends) - margin, max(ends) + margin, language), ROW * len(rows) + 6
    parts = [axis.drawn(bottom, unit)]
    if fair is not None:
        parts.append(f'<line class="fair" x1="{axis.at(fair)}" x2="{axis.at(fair)}" y1="4" y2="{bottom}"/>')
    for n, (name, e) in enumerate(rows):
        y = ROW * n + ROW / 2 + 4
        figure = percent(e.mean, language) if unit == "%" else number(e.mean, language, 2, 2)
        parts.append(f'{label(name, y)}'
                     f'<line class="range" x1="{axis.at(e.low)}" x2="{axis.at(e.high)}" y1="{y}" y2="{y}"/>'
                     f'<circle class="dot" cx="{axis.at(e.mean)}" cy="{y}" r="4"/>'
                     f'<text class="figure" x="{WIDTH - RIGHT + 8}" y="{y + 4}">{figure}</text>')
    return picture(title, bottom + FOOT, "".join(parts))


def histogram(title: str, numbers: Sequence[float], most: int = 30, language: str = "en") -> str:
    low, high = min(numbers), max(numbers)
    count = int(min(most, high - low + 1)) if high > low else 1
    size = (high - low) / count if high > low else 1.0
    if float(low).is_integer() and high - low < most:
        count, size = int(high - low) + 1, 1.0  # one bar per number
    bins = [0] * count
    for x in numbers:
        bins[min(int((x - low) / size), count - 1)] += 1
    axis, bottom, top = Axis(low, low + count * size, language, 50), 180, max(bins)
    parts = [axis.drawn(bottom, "")]
    for n, many in enumerate(bins):
        x, right = axis.at(low + n * size), axis.at(low + (n + 1) * size)
        tall, wide = round(many / top * (bottom - 16), 1), round(max(right - x - 1, 1), 1)
        parts.append(f'<rect class="bar" x="{x}" y="{bottom - tall}" width="{wide}" height="{tall}">'
                     f"<title>{number(low + n * size, language)}: {many}</title></rect>")
    return picture(title, bottom + FOOT, "".join(parts))


def boxes(title: str, rows: Sequence[tuple[str, Sequence[float]]], language: str = "en") -> str:
    """Box plots: from the lowest to the highest, half of the values in the box, a bar at the median."""
    every = [x for _, numbers in rows for x in numbers]
    axis, bottom = Axis(min(every), max(every), language), ROW * len(rows) + 6
    parts = [axis.drawn(bottom, "")]
    for n, (name, numbers) in enumerate(rows):
        y = ROW * n + ROW / 2 + 4
        first, middle, third = quantiles(numbers, n=4, method="inclusive") if len(numbers) > 1 else [numbers[0]] * 3
        parts.append(f'{label(name, y)}<line class="range" x1="{axis.at(min(numbers))}" x2="{axis.at(max(numbers))}" '
                     f'y1="{y}" y2="{y}"/><rect class="box" x="{axis.at(first)}" y="{y - 7}" '
                     f'width="{max(axis.at(third) - axis.at(first), 1):.1f}" height="14"/><line class="middle" '
                     f'x1="{axis.at(middle)}" x2="{axis.at(middle)}" y1="{y - 7}" y2="{y + 7}"/>'
                     f'<text class="figure" x="{WIDTH - RIGHT + 8}" y="{y + 4}">{number(middle, language)}</text>')
    return picture(title, bottom + FOOT, "".join(parts))
