"""`mousehole replay`: the story of a log, answer by answer."""
from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from mousehole.commands.arguments import add_language, read_log
from mousehole.commands.play import is_screen
from mousehole.games import notation
from mousehole.kernel import BadSetup, Choice, Game, Rng
from mousehole.kernel.codec import Codec
from mousehole.kernel.log import BadLog, Log, replay
from mousehole.words import Words


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", help="a log")
    parser.add_argument("--at", type=int, metavar="N", help="only the table after the first N answers")
    parser.add_argument("--watch", action="store_true", help="on the screen, with arrow keys")
    add_language(parser)


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
            raise BadLog(f"there are {len(log.answers)} answers, so --at is from 0 to {len(log.answers)}")
        s = replay(game, log, args.at)
    except BadLog as error:
        raise BadLog(f"{args.file}: {error}") from None
    pending = game.pending(s)
    print(notation(log.game).position(game.view(s, None), game.box))
    for line in [words.prompt(d) for d in pending] or [words.outcome(game.outcome(s))]:
        print(line)
    return 0


def watch(game: Game, log: Log, language: str) -> int:
    if not is_screen():
        raise BadSetup("--watch needs a terminal with a screen")
    replay(game, log)  # says what is wrong with it before anything is drawn
    from mousehole.terminal.app import MouseholeApp
    MouseholeApp(replay=(game, log), language=language).run()
    return 0


def story(game: Game, log: Log, words: Words) -> Iterator[str]:
    """All that happened, as everybody may know it once the match is over."""
    replay(game, log)  # says what is wrong with it before the story begins
    s, codec, lines = game.start(log.seats, Rng(bytes.fromhex(log.seed)), log.options), Codec(game), notation(log.game)
    yield f"{game.facts.title}, {log.seats} seats, edition {log.edition['name']}, {log.options}"
    yield from _told(game, s, words)
    for n, (seat, plain, at) in enumerate(log.answers):
        choice = codec.read(plain, Choice)
        yield f"{n:4d} {at // 60000:3d}:{at // 1000 % 60:02d}  {words.name(seat)}: {lines.write(choice)}"
        game.play(s, seat, choice)
        yield from _told(game, s, words)
    yield lines.position(game.view(s, None), game.box)
    if not game.pending(s):
        outcome = game.outcome(s)
        yield words.outcome(outcome)
        yield from [f"           {words.say(detail)}" for detail in outcome.details]


def _told(game: Game, s: Any, words: Words) -> list[str]:
    game.pending(s)
    events, s.events = s.events, []
    return [f"           {words.say(event)}" for event in events]
