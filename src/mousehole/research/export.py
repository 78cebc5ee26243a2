"""Matches of bots as arrays: every decision with what the seat saw, what it was offered, what it took, how it ended.

A folder of parts, `part-00000.npz` and so on, each a number of whole matches, and a data card. Parts are written as
they come in, so no more than a few are ever in memory; the same command writes the same parts, with any number of
workers.
"""
from __future__ import annotations

import io
import json
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from mousehole.bots.contest import Contest
from mousehole.bots.levels import make_bot, pace_of
from mousehole.bots.simulation import rng_of
from mousehole.bots.windows import Windows
from mousehole.games import encoder, notation
from mousehole.kernel import Game, Rng
from mousehole.research.rewards import rewards
from mousehole.research.turns import Turns
from mousehole.research.workers import shared_out

PART = 50  # matches
COLUMNS = {  # name: shape, and what it is
    "observation": ("rows × {view}", "what the seat saw and was asked, by the game's layout"),
    "option": ("options × {option}", "every option of every row, one after the other, by the layout of options"),
    "first_option": ("rows + 1", "row r was offered options `first_option[r]` to before `first_option[r + 1]`"),
    "choice": ("rows", "which of them it took, from 0 on"),
    "played": ("rows", "the same in notation; empty: let a chance to interrupt pass"),
    "match": ("rows", "which match of this part the row belongs to, from 0 on"),
    "seat": ("rows", "whose decision it was"),
    "reward": ("rows", "that seat's reward at the end of the match"),
    "number": ("matches", "the number of each match in the series of the seed"),
    "rewards": ("matches × seats", "the reward of every seat"),
    "scores": ("matches × seats", "the score of every seat"),
    "reason": ("matches", "how the match ended"),
}


class Part(NamedTuple):
    """One file, and what the data card says about it; plain data, which can cross processes."""

    number: int
    data: bytes
    matches: int
    rows: int
    options: int
    reasons: dict[str, int]


def export(contest: Contest, games: int, out: Path, command: str, workers: int = 1, ray: str | None = None,
           progress: Callable[[int, int], None] | None = None) -> list[Path]:
    """Play and write; return all files. Bots sit clockwise, starting over if there are fewer than seats."""
    out.mkdir(parents=True, exist_ok=True)
    chunks = [range(first, min(first + PART, games)) for first in range(0, games, PART)]
    files, parts, done = list[Path](), list[Part](), 0
    for part in shared_out(partial(part_of, contest), chunks, workers, ray):
        file = out / f"part-{part.number:05d}.npz"
        file.write_bytes(part.data)
        files.append(file)
        parts.append(part._replace(data=b""))
        done += part.matches
        if progress:
            progress(done, games)
    layouts, card = out / "layout.json", out / "README.md"
    layouts.write_text(json.dumps(names_of(contest), ensure_ascii=False, indent=1) + "\n", "utf-8")
    card.write_text(data_card(contest, parts, command), "utf-8")
    return [*sorted(files), layouts, card]


def part_of(contest: Contest, numbers: range) -> Part:
    """Play these matches and return them as the bytes of a file."""
    game = contest.table()
    rows = Rows(game, contest.seats)
    for number in numbers:
        rows.play(contest, number)
    data, buffer = rows.arrays(), io.BytesIO()
    np.savez_compressed(buffer, allow_pickle=False, **data)
    return Part(numbers.start // PART, buffer.getvalue(), len(numbers), len(rows.choice), rows.options,
                dict(Counter(rows.reason)))


class Rows:
    """Collects the decisions of several matches."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.encoder = encoder(game, seats)
        self.write = notation(game.facts.id).write
        self.observation: list[Any] = []
        self.option: list[Any] = []
        self.first_option: list[int] = [0]
        self.choice: list[int] = []
        self.played: list[str] = []
        self.match: list[int] = []
        self.seat: list[int] = []
        self.number: list[int] = []
        self.rewards: list[list[float]] = []
        self.scores: list[list[int]] = []
        self.reason: list[str] = []

    @property
    def options(self) -> int:
        return self.first_option[-1]

    def play(self, contest: Contest, number: int) -> None:
        """Play match `number` of the series: the one that the environments play with this seed and these answers."""
        game, bots = self.game, [contest.bots[seat % len(contest.bots)] for seat in range(contest.seats)]
        s = game.start(contest.seats, rng_of(contest.seed, number, "table"), dict(contest.options))
        s.events = None
        team = [make_bot(name, game, rng_of(contest.seed, number, seat)) for seat, name in enumerate(bots)]
        paces = [pace_of(name) if contest.pace is None else contest.pace for name in bots]
        turns = Turns(Windows(game, s, paces))
        while turns.seat is not None:
            seat, question = turns.seat, turns.question
            assert question is not None, "a seat is asked"
            view = game.view(s, seat)
            option = team[seat].choose(view, question)
            self.observation.append(self.encoder.view_row(view, question.prompt))
            self.option += [self.encoder.option_row(view, each) for each in turns.options]
            self.first_option.append(self.options + len(turns.options))
            self.choice.append(turns.options.index(option))
            self.played.append("" if option is None else self.write(option))
            self.match.append(len(self.number))
            self.seat.append(seat)
            turns.answer(option)
        outcome = game.outcome(s)
        self.number.append(number)
        self.rewards.append(rewards(game, s))
        self.scores.append(list(outcome.scores))
        self.reason.append(outcome.reason)

    def arrays(self) -> dict[str, Any]:
        match, seat, gained = np.array(self.match, np.int32), np.array(self.seat, np.int8), np.array(self.rewards,
                                                                                                    np.float32)
        return {
            "observation": np.array(self.observation, np.float32), "option": np.array(self.option, np.float32),
            "first_option": np.array(self.first_option, np.int64), "choice": np.array(self.choice, np.int32),
            "played": np.array(self.played, np.str_), "match": match, "seat": seat, "reward": gained[match, seat],
            "number": np.array(self.number, np.int64), "rewards": gained, "scores": np.array(self.scores, np.int32),
            "reason": np.array(self.reason, np.str_)}


def names_of(contest: Contest) -> dict[str, list[str]]:
    """Return the name of every position of an observation and of an option."""
    numbers = encoder(contest.table(), contest.seats)
    return {name: [layout.label(at) for at in range(layout.size)]
            for name, layout in (("observation", numbers.layout), ("option", numbers.option_layout))}


def data_card(contest: Contest, parts: list[Part], command: str) -> str:
    """Say what the data is, how it was made, and what it is not good for."""
    game, numbers = contest.table(), encoder(contest.table(), contest.seats)
    matches, rows = sum([part.matches for part in parts]), sum([part.rows for part in parts])
    options = sum([part.options for part in parts])
    reasons: Counter[str] = Counter()
    for part in parts:
        reasons.update(part.reasons)
    columns = [f"| `{name}` | {shape.format(view=numbers.layout.size, option=numbers.option_layout.size)} | {what} |"
               for name, (shape, what) in COLUMNS.items()]
    given = ", ".join([f"{name} {value}" for name, value in contest.options]) or "the defaults"
    ends = ", ".join([f"{reason} {many}" for reason, many in reasons.most_common()])
    return "\n".join([
        f"# {game.facts.title}: {matches} matches of bots", "",
        f"Made by `{command}`, which makes the same files again.", "",
        "| | |", "|---|---|",
        f"| game | {contest.game}, version {game.facts.version}, edition {contest.edition} |",
        f"| table | {contest.seats} seats; options: {given} |",
        f"| players | {', '.join(contest.bots)}, clockwise, starting over if there are fewer than seats |",
        f"| seed | {contest.seed} |",
        f"| size | {len(parts)} files, {matches} matches, {rows} decisions, {options} options |",
        f"| how they ended | {ends} |", "",
        "Each `part-….npz` holds whole matches; `numpy.load` reads it. `layout.json` names every number of an",
        "observation and of an option.", "",
        "| array | shape | what it is |", "|---|---|---|", *columns, "",
        "**Rewards** are those of the environments: in competitive games the place, from -1 (last) to 1 (first); for",
        "teams 1 or -1, or the score where nobody wins. **Nothing secret** is in a row: it is made from the view of",
        "the seat that decides. **Limits**: these are bots, not people, and they repeat their habits; seats that",
        "decide at the same time are asked one after the other; rows of one match are not independent, so split by",
        "match, never by row.", ""])


def checked(contest: Contest) -> Contest:
    """Return the contest if its bots can sit at this table; the same bot may sit at several seats."""
    game = contest.table()
    game.facts.checked(contest.seats, dict(contest.options))
    for name in contest.bots:
        make_bot(name, game, Rng.numbered(0))
    return contest
