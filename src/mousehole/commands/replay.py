"""`mousehole replay`: shows a saved game move by move."""
from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from mousehole.commands.arguments import read_log
from mousehole.commands.numbers import whole
from mousehole.commands.play import is_screen
from mousehole.commands.texts import in_file, said
from mousehole.games import notation
from mousehole.kernel import BadSetup, Choice, Game, Rng
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import Log, replay
from mousehole.table import takings
from mousehole.table.notices import TookBack
from mousehole.table.options import option_value
from mousehole.terminal.artist import artist_of
from mousehole.terminal.labels import Labels
from mousehole.words import Words


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar=said("meta-file"), help=said("help-file"))
    parser.add_argument("--at", type=whole(0), metavar="N", help=said("help-replay-at"))
    parser.add_argument("--watch", action="store_true", help=said("help-replay-watch"))


def run(args: argparse.Namespace) -> int:
    game, log = read_log(args.file)
    words = Words(log.game, args.lang)
    try:
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


def story(game: Game, log: Log, words: Words) -> Iterator[str]:
    """Tell everything that happened, as everybody may know it once the game is over."""
    replay(game, log)  # report errors before the story begins
    s, codec, lines = game.start(log.seats, Rng(bytes.fromhex(log.seed)), log.options), Codec(game), notation(log.game)
    yield said("replay-head", title=words.message("title"), seats=log.seats, edition=log.edition["name"])
    for name, value in log.options.items():
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
    s = game.start(log.seats, Rng(bytes.fromhex(log.seed)), log.options)
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
