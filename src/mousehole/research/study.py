"""Many matches of one bot against itself, with notes on what each seat did, what happened to it, and the results.

Taking notes costs several times what playing costs if a bot answers at once. So only the first matches of such a bot
are watched move by move; of the others only the result is noted.
"""
from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from operator import attrgetter
from typing import Any

from mousehole.bots.contest import Contest
from mousehole.bots.driver import ASKED, Driver
from mousehole.bots.levels import in_bulk, pace_of
from mousehole.bots.ratings import Estimate, estimate, student, wilson
from mousehole.bots.search import place
from mousehole.bots.simulation import play_match, rng_of, seat_bot
from mousehole.games import folder
from mousehole.kernel import Game, Options, Outcome, Value
from mousehole.kernel.facts import FIRST_PLAYER
from mousehole.kernel.wire import fields_of
from mousehole.research.workers import shared_out
from mousehole.words import Words

Figures = dict[tuple[str, str], tuple[float, float]]  # by heading and line: hits, and out of how many

SOMEBODY = "…"  # stands for any player, so that the same action by two players gives the same line
REMEMBERED = 50_000  # lines of one kind; then they are forgotten
WATCHED = 400   # matches of a bot that answers at once; of one that thinks ahead: all
CHUNKS = 40     # steps of the progress bar, and so how often a process reports
RARE = 15       # minimum number of seats that did, and that did not, for a comparison


@dataclass
class Match:
    """One match, and if it was watched, for each seat the lines of what it did and what happened to it."""

    reason: str
    answers: int
    scores: list[int]
    results: list[float]  # a place from 0 to 1, or the team's score
    won: list[float]      # a share of the win
    lines: list[set[str]] = field(default_factory=list)  # empty: it was not watched
    figures: Figures = field(default_factory=dict)  # the game's own


def watch(contest: Contest, number: int, language: str = "en") -> Match:
    """Play one match and take notes, in this language. The first seat begins, if the game leaves that to the host."""
    game, options = setting_of(contest)
    s = game.start(contest.seats, rng_of(contest.seed, number, "table"), options)
    team = [seat_bot(contest.bots[0], game, s, rng_of(contest.seed, number, seat)) for seat in range(contest.seats)]
    notes, own = notes_of(contest.game, language, contest.seats), own_study(contest.game)
    pace = pace_of(contest.bots[0]) if contest.pace is None else contest.pace
    driver = Driver(game, s, team, partial(rng_of, contest.seed, number, "order"), [pace] * contest.seats)
    chosen = driver.play_watched(own)
    lines = [{notes.line(choice) for choice in choices} for choices in chosen]
    for event in s.events:  # those without a seat affect everybody alike and distinguish nobody
        seat = getattr(event, "seat", None)
        if isinstance(seat, int) and 0 <= seat < contest.seats:
            lines[seat].add(notes.line(event))
    outcome = game.outcome(s)
    match = match_of(contest, game, driver.answers, outcome)
    match.lines = lines
    if own is not None:
        match.figures = {notes.figure(name, args): (hits, of) for (name, args), hits, of in own.finish(s, outcome)}
    return match


def glance(contest: Contest, number: int) -> Match:
    """Play the same match without notes."""
    game, options = setting_of(contest)
    played = play_match(game, contest.seats, options, [contest.bots[0]], contest.seed, number, contest.pace)
    return match_of(contest, game, played.answers, played.outcome)


@cache
def setting_of(contest: Contest) -> tuple[Game, Options]:
    game = contest.table()
    options = dict(contest.options)
    if any(option.name == FIRST_PLAYER for option in game.facts.options):
        options.setdefault(FIRST_PLAYER, 0)
    return game, options


def match_of(contest: Contest, game: Game, answers: int, outcome: Outcome) -> Match:
    seats, scores, winners, is_team = range(contest.seats), outcome.scores, outcome.winners, game.facts.cooperative
    if is_team or contest.seats == 1:
        results = [float(score) for score in scores[:contest.seats]]
    else:
        results = [place(outcome.ranking, seat, contest.seats) for seat in seats]
    share = 1.0 if is_team else 1 / max(len(winners), 1)
    won = [share if seat in winners else 0.0 for seat in seats] if winners else [0.0] * contest.seats
    return Match(outcome.reason, answers, list(scores), results, won)


class Notes:
    """Puts choices and events into words, each that is new only once: in many matches the same things happen."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.lines: dict[type, dict[Any, str]] = {}  # by class, and then by fields
        self.readers: dict[type, Callable[[Any], Any]] = {}
        self.figures: dict[Any, tuple[str, str]] = {}  # by name and arguments

    def line(self, thing: Value) -> str:
        kind = type(thing)
        reader = self.readers.get(kind)
        if reader is None:
            names = tuple(fields_of(thing))
            reader = self.readers[kind] = attrgetter(*names) if names else no_fields
            self.lines[kind] = {}
        lines, fields = self.lines[kind], reader(thing)
        line = lines.get(fields)
        if line is None:
            if len(lines) >= REMEMBERED:
                lines.clear()
            line = lines[fields] = self.words.say(thing)
        return line


    def figure(self, name: str, args: Any) -> tuple[str, str]:
        """Put a figure of the game's own into words: `study-<name>` is its heading, `study-<name>-line` the line."""
        told = self.figures.get((name, args))
        if told is None:
            if len(self.figures) >= REMEMBERED:
                self.figures.clear()
            told = self.words.message(f"study-{name}"), self.words.message(f"study-{name}-line", dict(args))
            self.figures[name, args] = told
        return told


def no_fields(thing: Value) -> tuple[()]:
    return ()


@cache
def notes_of(game_id: str, language: str, seats: int) -> Notes:
    return Notes(Words(game_id, language, [SOMEBODY] * seats))


def own_study(game_id: str) -> Any:
    """Return the game's own figures: class `Study` in its folder's `study.py`. None if it has none."""
    name = f"{folder(game_id)}.study"
    return import_module(name).Study() if find_spec(name) else None


def study(contest: Contest, games: int, workers: int = 1,
          progress: Callable[[int, int], None] | None = None, language: str = "en",
          watched: int | None = None, ray: str | None = None) -> list[Match]:
    """Return all matches in order. `watched`: how many of them, the first ones, are watched; None: as many as usual."""
    if watched is None:
        watched = games if in_bulk(contest.bots[0], contest.table()) == ASKED else WATCHED
    step = max(1, games // CHUNKS)
    chunks = [range(first, min(first + step, games)) for first in range(0, games, step)]
    found: dict[int, Match] = {}
    for first, matches in shared_out(partial(_studied, contest, language, watched), chunks, workers, ray):
        found |= {first + n: match for n, match in enumerate(matches)}
        if progress:
            progress(len(found), games)
    return [found[number] for number in range(games)]


def _studied(contest: Contest, language: str, watched: int, numbers: range) -> tuple[int, list[Match]]:
    return numbers.start, [watch(contest, number, language) if number < watched else glance(contest, number)
                           for number in numbers]


def watched_among(matches: Sequence[Match]) -> list[Match]:
    return [match for match in matches if match.lines]


def seat_wins(matches: Sequence[Match]) -> list[Estimate]:
    return [estimate([m.won[seat] for m in matches], is_share=True) for seat in range(len(matches[0].won))]


def endings(matches: Sequence[Match]) -> list[tuple[str, Estimate]]:
    n, found = len(matches), []
    for reason, many in Counter(m.reason for m in matches).most_common():
        low, high = wilson(many / n, n)
        found.append((reason, Estimate(many / n, low, high, n)))
    return found


def own_figures(matches: Sequence[Match]) -> dict[str, list[tuple[str, Estimate]]]:
    """Return the game's own shares by heading, in order of first appearance; a match is one observation."""
    found: dict[str, list[tuple[str, Estimate]]] = {}
    for heading, line in dict.fromkeys(key for m in matches for key in m.figures):
        rows = [m.figures[heading, line] for m in matches if (heading, line) in m.figures]
        found.setdefault(heading, []).append((line, share_of(rows)))
    return found


def share_of(rows: Sequence[tuple[float, float]]) -> Estimate:
    """Estimate a share from several matches. Events within one match are correlated, so matches are compared."""
    hits, of, n = sum(row[0] for row in rows), sum(row[1] for row in rows), len(rows)
    share = hits / of
    if n < 2:
        return Estimate(share, 0.0, 1.0, round(of))
    if share in (0.0, 1.0):
        return Estimate(share, *wilson(share, n), round(of))
    error = student(n - 1) * sqrt(sum((row[0] - share * row[1]) ** 2 for row in rows) * n / (n - 1)) / of
    return Estimate(share, max(share - error, 0.0), min(share + error, 1.0), round(of))


def values(matches: Sequence[Match], most: int = 24, is_team: bool = False) -> list[tuple[str, Estimate]]:
    """Compare results with and without something done or met: the mean with it minus the mean without it.

    This does not prove that it was the cause. A team shares its result, so there a match is one observation.
    """
    rows: list[tuple[set[str], float]] = []
    for m in watched_among(matches):
        if is_team:
            rows.append((set().union(*m.lines), m.results[0]))
        else:
            rows += list(zip(m.lines, m.results, strict=True))
    count = Counter(line for lines, _ in rows for line in lines)
    found = []
    for line, many in count.items():
        if RARE <= many <= len(rows) - RARE:
            found.append((line, difference([x for lines, x in rows if line in lines],
                                           [x for lines, x in rows if line not in lines])))
    found.sort(key=lambda row: (-abs(row[1].mean) / ((row[1].high - row[1].low) or 1.0), row[0]))
    return sorted(found[:most], key=lambda row: (-row[1].mean, row[0]))


def difference(with_it: Sequence[float], without: Sequence[float]) -> Estimate:
    """Compare two means, after Welch."""
    means = [sum(xs) / len(xs) for xs in (with_it, without)]
    errors = [sum((x - mean) ** 2 for x in xs) / (len(xs) - 1) / len(xs)
              for xs, mean in zip((with_it, without), means, strict=True)]
    gap, error = means[0] - means[1], student(min(len(with_it), len(without)) - 1) * sqrt(sum(errors))
    return Estimate(gap, gap - error, gap + error, len(with_it))
