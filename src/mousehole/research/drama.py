"""The course of a match: how much there is to decide, how often the lead changes, and luck against skill."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

from mousehole.bots.contest import Contest, head_to_head, play_deal
from mousehole.bots.levels import make_bot, pace_of
from mousehole.bots.ratings import Estimate, estimate
from mousehole.bots.simulation import rng_of
from mousehole.bots.windows import Windows
from mousehole.kernel import Game, Seat, State
from mousehole.kernel.facts import FIRST_PLAYER
from mousehole.research.turns import Turns
from mousehole.research.workers import shared_out

FOLLOWED = 60     # matches: rating the table after every answer is slow
CLOSE = 1e-6      # less is no lead
CHUNK = 4         # matches for a worker at a time


@dataclass(frozen=True)
class Course:
    """One match, as plain data."""

    decisions: float    # per seat, with more than one option
    options: float      # per decision
    changes: int        # of the lead
    held: float | None  # whether who led halfway won; shared: a part. None: nobody led, or a team plays


@dataclass(frozen=True)
class Drama:
    """All matches together."""

    decisions: Estimate
    options: Estimate
    changes: list[float]
    held: Estimate | None
    skill: Estimate | None
    rival: str


def drama(contest: Contest, games: int, workers: int = 1, ray: str | None = None) -> Drama:
    """Follow matches of the contest's bot, and let it play against a weaker one."""
    games = min(games, FOLLOWED)
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    courses = [course for part in sorted(shared_out(partial(courses_of, contest), chunks, workers, ray))
               for course in part[1]]
    held = [course.held for course in courses if course.held is not None]
    rival = "random" if contest.bots[0] == "pip" else "pip"
    return Drama(estimate([course.decisions for course in courses]), estimate([course.options for course in courses]),
                 [float(course.changes) for course in courses], estimate(held, is_share=True) if held else None,
                 skill(contest, rival, games, workers, ray), rival)


def courses_of(contest: Contest, numbers: range) -> tuple[int, list[Course]]:
    return numbers.start, [follow(contest, number) for number in numbers]


def follow(contest: Contest, number: int) -> Course:
    """Play one match, and look at the whole table after every answer. The first seat begins."""
    game, options, name = contest.table(), dict(contest.options), contest.bots[0]
    if any([option.name == FIRST_PLAYER for option in game.facts.options]):
        options.setdefault(FIRST_PLAYER, 0)
    s = game.start(contest.seats, rng_of(contest.seed, number, "table"), options)
    s.events = None
    team = [make_bot(name, game, rng_of(contest.seed, number, seat)) for seat in range(contest.seats)]
    turns = Turns(Windows(game, s, pace_of(name) if contest.pace is None else contest.pace))
    is_team = game.facts.cooperative or contest.seats == 1
    decisions, offered, leaders = 0, 0, list[Seat | None]()
    while turns.seat is not None:
        question = turns.question
        assert question is not None and turns.turn is not None, "a seat is asked"
        if not turns.turn.is_window and len(turns.options) > 1:
            decisions, offered = decisions + 1, offered + len(turns.options)
        turns.answer(team[turns.seat].choose(game.view(s, turns.seat), question))
        if not is_team:
            leaders.append(leader(game, s))
    held = None
    if leaders and (halfway := leaders[len(leaders) // 2]) is not None:
        winners = game.outcome(s).winners
        held = 1 / len(winners) if halfway in winners else 0.0
    return Course(decisions / contest.seats, offered / max(decisions, 1), changes_of(leaders), held)


def leader(game: Game, s: State) -> Seat | None:
    """Return the seat whose table looks best. None: several look the same."""
    seats = range(s.seats)
    worths = [game.evaluate(s, seat) for seat in seats]
    ahead = [seat for seat in seats if worths[seat] > max(worths) - CLOSE]
    return ahead[0] if len(ahead) == 1 else None


def changes_of(leaders: Sequence[Seat | None]) -> int:
    """Count how often somebody else takes the lead; a tie in between does not count."""
    clear = [seat for seat in leaders if seat is not None]
    return sum([one != other for one, other in pairwise(clear)])


def skill(contest: Contest, rival: str, games: int, workers: int = 1, ray: str | None = None) -> Estimate | None:
    """Return the share of duels that the better bot wins: half is luck alone. Teams are compared on the same deals."""
    if contest.seats == 1 and not contest.table().facts.cooperative:
        return None
    duel = replace(contest, bots=(contest.bots[0], rival)).checked()
    deals = list(shared_out(partial(play_deal, duel), range(duel.deals_for(games)), workers, ray))
    return head_to_head(duel, deals).get((contest.bots[0], rival))
