"""`mousehole encode`: what a seat sees, as numbers with their names; or the whole layout, as a list or a page."""
from __future__ import annotations

import argparse
from array import array

from mousehole.bots.simulation import rng_of
from mousehole.bots.windows import Turn, Windows
from mousehole.commands.arguments import add_game, add_table, loaded, options_of
from mousehole.commands.numbers import integer, seed, whole
from mousehole.commands.texts import said
from mousehole.encoding.layout import Layout
from mousehole.games import encoder, notation
from mousehole.kernel import Choice, Game
from mousehole.research.layouts import page
from mousehole.words import Words


def add(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seats", type=integer, metavar="N", help=said("help-seats-4"))
    parser.add_argument("--moves", type=whole(0), default=20, metavar="N", help=said("help-encode-moves"))
    parser.add_argument("--seed", type=seed, default=0, metavar="N", help=said("help-seed"))
    parser.add_argument("--positions", action="store_true", help=said("help-encode-positions"))
    parser.add_argument("--page", action="store_true", help=said("help-encode-page"))
    add_table(parser)


def run(args: argparse.Namespace) -> int:
    game, _ = loaded(args)
    seats = args.seats if args.seats is not None else min(max(4, game.facts.fewest), game.facts.most)
    options = game.facts.checked(seats, options_of(args))
    if args.page:
        print(page(game, args.edition), end="")
    elif args.positions:
        layouts = encoder(game, seats)
        for layout in (layouts.layout, layouts.option_layout):
            for position in range(layout.size):
                block = layout.block_at(position)
                print(f"{position:5d}  {layout.label(position):50s}  {block.least:g} … {block.most:g}")
            print()
    else:
        windows = Windows(game, game.start(seats, rng_of(args.seed, 0, "table"), options))
        windows, moves = _play(windows, args.seed, args.moves)
        _show(game, seats, windows, moves, args)
    return 0


def _play(windows: Windows, seed: int, moves: int) -> tuple[Windows, int]:
    """Let chance make some moves, but not the last one of the game; return the table, and how many there were."""
    rng = rng_of(seed, 0, "moves")
    for move in range(moves):
        turn = windows.turn()
        assert turn is not None
        before = windows.clone()
        windows.answer(turn.options[rng.below(len(turn.options))])
        if windows.turn() is None:
            return before, move
    return windows, moves


def _show(game: Game, seats: int, windows: Windows, moves: int, args: argparse.Namespace) -> None:
    turn, layouts, lines = windows.turn(), encoder(game, seats), notation(args.game)
    assert turn is not None, "it is not over"
    view = game.view(windows.s, turn.seat)
    words = Words(args.game, args.lang)
    print(said("encode-seat", title=words.message("title"), n=turn.seat + 1, seats=seats, moves=moves))
    print(words.prompt(turn.decision))
    _print(layouts.layout, layouts.view_row(view, turn.decision.prompt))
    for n, choice in enumerate(_offered(turn)):
        print(said("encode-option", action=n, option=said("encode-pass") if choice is None
                   else lines.write(choice)))
        _print(layouts.option_layout, layouts.option_row(view, choice))
    print(said("encode-rest", numbers=layouts.layout.size, option_numbers=layouts.option_layout.size))


def _offered(turn: Turn) -> list[Choice | None]:
    return [None, *turn.options] if turn.is_window else list(turn.options)


def _print(layout: Layout, row: array[float]) -> None:
    for position, number in enumerate(row):
        if number:
            print(f"  {position:5d}  {layout.label(position):50s}  {number:g}")
