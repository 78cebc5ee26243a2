"""`mousehole replay`: shows a saved game move by move."""
from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mousehole.bots.levels import make_bot
from mousehole.commands.arguments import read_log
from mousehole.commands.files import new_file
from mousehole.commands.numbers import whole
from mousehole.commands.play import is_screen
from mousehole.commands.texts import in_file, said
from mousehole.games import idle_options, notation
from mousehole.kernel import BadSetup, Choice, Game, Refused, Rng
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import Log, begun, replay
from mousehole.table import takings
from mousehole.table.notices import TookBack
from mousehole.table.options import option_value
from mousehole.terminal import shelf
from mousehole.terminal.artist import artist_of
from mousehole.terminal.console import standard_console
from mousehole.terminal.labels import Labels
from mousehole.terminal.plain import PlainTable
from mousehole.terminal.playing_on import asked_seat, table_after
from mousehole.words import Words

PACE = 2.0  # seconds that a bot takes per move, as in `play`


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar=said("meta-file"), help=said("help-file"))
    parser.add_argument("--at", type=whole(0), metavar="N", help=said("help-replay-at"))
    parser.add_argument("--watch", action="store_true", help=said("help-replay-watch"))
    parser.add_argument("--play-on", type=whole(0), metavar="N", help=said("help-replay-play-on"))
    parser.add_argument("--seat", type=whole(1), metavar="N", help=said("help-replay-seat"))
    parser.add_argument("--bots", default="bramble", metavar="NAME[,NAME…]", help=said("help-replay-bots"))
    parser.add_argument("--save", metavar=said("meta-file"), help=said("help-play-save"))


def run(args: argparse.Namespace) -> int:
    game, log = read_log(args.file)
    words = Words(log.game, args.lang)
    try:
        if args.play_on is not None:
            return play_on(args, game, log, words)
        if args.watch:
            return watch(game, log, args.lang)
        if args.at is None:
            for line in story(game, log, words):
                print(line)
            return 0
        if not 0 <= args.at <= len(log.answers):
            raise BadSetup(said("error-at-range", moves=len(log.answers)))
        s = replay(game, log, args.at)
    except BadSetup as error:
        raise in_file(args.file, error) from None
    pending = game.pending(s)
    print(drawn(game, s, words))
    for line in [words.prompt(d) for d in pending] or [words.outcome(game.outcome(s))]:
        print(line)
    return 0


def watch(game: Game, log: Log, language: str) -> int:
    if not is_screen():
        raise BadSetup(said("error-no-screen"))
    replay(game, log)  # report errors before anything is drawn
    from mousehole.terminal.app import MouseholeApp
    MouseholeApp(replay=(game, log), language=language).run()
    return 0


def play_on(args: argparse.Namespace, game: Game, log: Log, words: Words) -> int:
    """Play on after this many moves, as one seat, against bots; what that seat did not know is imagined."""
    replay(game, log)  # report errors before anything is drawn
    bots = args.bots.split(",")
    for name in bots:
        make_bot(name, game, Rng(bytes(32)))  # complains if there is no such bot
    seat = asked_seat(game, log, args.play_on) if args.seat is None else args.seat - 1
    has_screen, console = is_screen(), standard_console()
    if args.save:
        new_file(args.save, own=None)
    path = Path(args.save) if args.save else shelf.new_path(log.game) if has_screen or console.is_live else None
    try:
        table = table_after(log, args.play_on, seat, bots, args.lang, path)
    except Refused as refused:
        raise BadSetup(words.refusal(refused.refusal)) from None
    if not has_screen:
        PlainTable(table, console, PACE).run()
        return 0
    from mousehole.terminal.app import MouseholeApp
    app = MouseholeApp(table, language=args.lang)
    app.run()
    if app.left is not None:
        print(Labels(args.lang)("saved", file=str(app.left)))
    return 0


def story(game: Game, log: Log, words: Words) -> Iterator[str]:
    """Tell everything that happened, as everybody may know it once the game is over."""
    replay(game, log)  # report errors before the story begins
    s, codec, lines = begun(game, log), Codec(game), notation(log.game)
    yield said("replay-head", title=words.message("title"), seats=log.seats, edition=log.edition["name"])
    idle = idle_options(log.game, log.options)
    for name, value in [each for each in log.options.items() if each[0] not in idle]:
        yield f"           {words.pair(words.message(f'option-{name}'), option_value(words, log.game, name, value))}"
    yield from _told(game, s, words)
    for n, turn in enumerate(takings.turns(log), 1):
        when = f"{n:4d} {turn.at // 60000:3d}:{turn.at // 1000 % 60:02d}"
        if turn.choice is None:
            s = _after(game, log, codec, turn.counting)
            yield f"{when}  {words.say(TookBack(turn.seat, n))}"
            continue
        choice = codec.read(turn.choice, Choice)
        yield f"{when}  {words.pair(words.name(turn.seat), lines.write(choice))}"
        game.play(s, turn.seat, choice)
        yield from _told(game, s, words)
    yield drawn(game, s, words)
    if not game.pending(s):
        outcome = game.outcome(s)
        yield words.outcome(outcome)
        yield from [f"           {words.say(detail)}" for detail in outcome.details]


def _after(game: Game, log: Log, codec: Codec, answers: list[takings.Answer]) -> Any:
    """Return the table after these answers; what happened on the way there has been told."""
    s = begun(game, log)
    for seat, plain, _ in answers:
        game.play(s, seat, codec.read(plain, Choice))
    game.pending(s)
    s.events = []
    return s


def drawn(game: Game, s: Any, words: Words) -> str:
    """Draw the table as a spectator sees it."""
    return artist_of(game, words, Labels(words.language)).described(game.view(s, None))


def _told(game: Game, s: Any, words: Words) -> list[str]:
    game.pending(s)
    events, s.events = s.events, []
    return [f"           {words.say(event)}" for event in events]
