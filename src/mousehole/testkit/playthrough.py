"""Golden playthroughs: matches as readable stories. A file holds its own answers, so that it can be replayed.

    python -m mousehole.testkit.playthrough new mousekeeping short-2 --seats 2 --seed 5 --option move_limit=60 --about …
    python -m mousehole.testkit.playthrough rewrite        # all, and what a new version plays; or: rewrite mousekeeping
    python -m mousehole.testkit.playthrough fingerprints   # one line each: the same in every build
"""
from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any

from mousehole.games import GAMES, folder, load_game, notation, play_parts, why_not_parts
from mousehole.kernel import CLOCK, Choice, Game, Rng, Seat
from mousehole.kernel.codec import Codec
from mousehole.kernel.facts import Options
from mousehole.testkit.contract import Answers, Table
from mousehole.words import Words

ANSWER = re.compile(r"^(clock|\d+)> (.+)$", re.M)
EVERY = 12  # answers between two drawings of the table


@dataclass
class Script:
    """What a story is made from."""

    about: str
    game: str
    edition: str
    seats: int
    seed: int
    options: Options
    answers: list[tuple[Seat, str]]  # in notation

    @staticmethod
    def read(text: str) -> Script:
        head = dict(re.findall(r"^(about|game|edition|seats|seed|options): (.*)$", text, re.M))
        answers = [(CLOCK if who == "clock" else int(who), words) for who, words in ANSWER.findall(text)]
        return Script(head["about"], head["game"], head["edition"], int(head["seats"]), int(head["seed"]),
                      json.loads(head["options"]), answers)


def tell(script: Script) -> str:
    """Write the whole story, from its answers alone."""
    game = load_game(script.game, script.edition)
    lines, words, codec = notation(script.game), Words(script.game), Codec(game)
    s, marks = game.start(script.seats, Rng.numbered(script.seed), script.options), blake2b(digest_size=16)
    story = [f"about: {script.about}", f"game: {script.game}", f"edition: {script.edition}",
             f"seats: {script.seats}", f"seed: {script.seed}", f"options: {json.dumps(script.options)}"]
    for n in range(len(script.answers) + 1):
        pending = game.pending(s)
        events, s.events = s.events or [], []
        story += [f"    {words.say(event)}" for event in events]
        if n % EVERY == 0 or not pending:
            story += ["", *[f"    | {line}" for line in lines.position(game.view(s, None), game.box).splitlines()], ""]
        for x in [s, *[game.view(s, seat) for seat in [None, *range(script.seats)]], *events]:
            marks.update(codec.dump(x).encode())
        if n < len(script.answers):
            seat, text = script.answers[n]
            meant: Choice = lines.read(text)
            if refusal := why_not_parts(game, s, seat, meant):
                raise ValueError(f"answer {n}, {text} by seat {seat}: {words.refusal(refusal)}")
            play_parts(game, s, seat, meant)
            story.append(f"{'clock' if seat == CLOCK else seat}> {text}")
        elif not pending:
            outcome = game.outcome(s)
            story += [f"ended: {words.outcome(outcome)}", f"scores: {list(outcome.scores)}",
                      *[f"    {words.say(detail)}" for detail in outcome.details]]
        else:
            story += [f"asked: {words.prompt(d)}" for d in pending]
    return "\n".join([*story, f"fingerprint: {marks.hexdigest()}", ""])


def script_of(game: Game, table: Table, about: str, edition: str, answers: Answers) -> Script:
    write = notation(game.facts.id).write
    return Script(about, game.facts.id, edition, table.seats, table.seed, table.options,
                  [(seat, write(choice)) for seat, choice in answers])


def playthroughs(game_id: str) -> list[Path]:
    return sorted(Path(str(files(folder(game_id)))).glob("tests/playthroughs/*.txt"))


def check(path: Path) -> None:
    """Check that the answers give exactly the written story."""
    written = path.read_text("utf-8")
    assert tell(Script.read(written)) == written, f"{path.stem} has changed; if that was meant: playthrough rewrite"


def endings(game_id: str) -> list[str]:
    """Return all ways in which the game can end: each has a message."""
    words = (files(folder(game_id)) / "locale" / "en.ftl").read_text("utf-8")
    return re.findall(r"^ended-([\w-]+) =", words, re.M)


def ending_of(script: Script) -> str | None:
    """Return how the story ends; None: in mid-game."""
    game, lines = load_game(script.game, script.edition), notation(script.game)
    s = game.start(script.seats, Rng.numbered(script.seed), script.options)
    s.events = None
    for seat, text in script.answers:
        play_parts(game, s, seat, lines.read(text))
    return None if game.pending(s) else game.outcome(s).reason


def check_endings(game_id: str, paths: list[Path]) -> None:
    """Check that there is a story for every way in which the game can end."""
    told = {ending_of(Script.read(path.read_text("utf-8"))) for path in paths}
    assert endings(game_id), f"{game_id} has no words for its end: ended-… in its catalogues"
    for ending in endings(game_id):
        assert ending in told, (
            f"{game_id} has no golden playthrough that ends with {ending}; find a seed that does, and write it: "
            f"python -m mousehole.testkit.playthrough new {game_id} {ending} --seats N --seed N")


def fingerprints() -> Iterator[str]:
    for game_id in GAMES:
        for path in playthroughs(game_id):
            told = tell(Script.read(path.read_text("utf-8")))
            yield f"{game_id} {path.stem} {told.splitlines()[-1].removeprefix('fingerprint: ')}"


def _setting(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m mousehole.testkit.playthrough")
    verbs = parser.add_subparsers(dest="verb", required=True)
    new = verbs.add_parser("new", help="play a match and write its story")
    new.add_argument("game")
    new.add_argument("name")
    new.add_argument("--seats", type=int, required=True)
    new.add_argument("--seed", type=int, default=0)
    new.add_argument("--option", type=_setting, action="append", default=[])
    new.add_argument("--edition", default="standard")
    new.add_argument("--random", action="store_true", help="let chance play, not the game's policy")
    new.add_argument("--pace", type=int, default=6)
    new.add_argument("--about", default="")
    again = verbs.add_parser("rewrite", help="write all playthroughs again from their answers")
    again.add_argument("games", nargs="*", metavar="GAME", help="usually all")
    verbs.add_parser("fingerprints", help="print the fingerprint of every story")
    args = parser.parse_args()
    if args.verb == "fingerprints":
        for line in fingerprints():
            print(line)
    elif args.verb == "rewrite":
        games = args.games or [game_id for game_id in GAMES if playthroughs(game_id)]  # an installed one has no tests
        for path in [path for game_id in games for path in playthroughs(game_id)]:
            path.write_text(tell(Script.read(path.read_text("utf-8"))), "utf-8")
        from mousehole.testkit.fingerprints import record
        for game_id in games:
            record(game_id)
    else:
        game = load_game(args.game, args.edition)
        table = Table(game, args.seats, dict(args.option), args.seed, sensible=not args.random, pace=args.pace)
        script = script_of(game, table, args.about, args.edition, table.played()[1])
        path = Path(str(files(folder(args.game)))) / "tests" / "playthroughs" / f"{args.name}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(tell(script), "utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
