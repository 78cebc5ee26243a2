"""A game's layout of numbers as a page: every block with its positions, their names, meaning and range."""
from __future__ import annotations

from mousehole.encoding.layout import Block, Layout
from mousehole.games import encoder, left_out
from mousehole.kernel import Game

HEAD = "| positions | block | what it says | names | range |\n|---|---|---|---|---|\n"
FEW = 12  # labels that are listed; of more, the first and the last


def page(game: Game, edition: str = "standard") -> str:
    """Return the page of an edition, with room for as many seats as the game allows."""
    facts, layouts = game.facts, encoder(game)
    lines = [f"- `{field}`: {why}." for field, why in left_out(facts.id).items()]
    return f"""# {facts.title} as numbers

<!-- Made by `mousehole encode {facts.id} --page`; `make encodings` writes it again. -->

The layout of the {edition} edition for {facts.most} seats; with fewer seats, blocks by seat are shorter and everything
behind them moves up. Seats are counted from the viewer on, clockwise: `self`, `+1`, `+2` … A block with several rows of
names has a number for every combination, the last row varying fastest. What is not mentioned is 0.
`mousehole encode {facts.id} --positions` lists every single position by name, for any number of seats and edition;
`mousehole encode {facts.id}` shows an example.

## What a seat sees: {layouts.layout.size} numbers

{table(layouts.layout)}
## An option: {layouts.option_layout.size} numbers

{table(layouts.option_layout)}
## What is left out

{chr(10).join(lines)}
- `agenda`: all but the instruction on top, which is the block `step`.
- `seat`: the numbers are the same for every seat that sees the same.
"""


def table(layout: Layout) -> str:
    return HEAD + "".join([row(layout, block) for block in layout.blocks])


def row(layout: Layout, block: Block) -> str:
    start = layout.start[block.name]
    last = f"–{start + block.size - 1}" if block.size > 1 else ""
    names = " × ".join([axis(labels) for labels in block.axes])
    return f"| {start}{last} | `{block.name}` | {block.meaning} | {names} | {block.least:g} to {block.most:g} |\n"


def axis(labels: list[str]) -> str:
    """Return the labels, or how they begin and end."""
    if len(labels) <= FEW:
        return ", ".join(labels)
    return f"{labels[0]}, {labels[1]} … {labels[-1]} ({len(labels)})"
