"""Pairs bots on deals so that neither seats nor cards favor anybody, and evaluates the results."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

from mousehole.bots.levels import make_bot
from mousehole.bots.ratings import Duels, Estimate, estimate, rated
from mousehole.bots.search import place
from mousehole.bots.simulation import play_match, rng_of
from mousehole.games import load_game
from mousehole.kernel import BadSetup, Game, Options, Rng

Record = dict[str, Any]  # a game as plain data: it crosses processes and files


@cache
def _game(game_id: str, edition: str, text: str | None) -> Game:
    return load_game(game_id, edition, text)


@dataclass(frozen=True)
class Contest:
    """Everything that determines what is played: the same contest gives the same games, wherever they are played."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, bool | int | str], ...] = ()
    edition: str = "standard"
    text: str | None = None  # of a custom edition
    pace: int | None = None  # clock seconds per answer; None: each bot's own

    def table(self) -> Game:
        return _game(self.game, self.edition, self.text)

    def checked(self) -> Contest:
        """Return itself if it is valid; raises BadSetup."""
        game = self.table()
        game.facts.checked(self.seats, dict(self.options))
        for name in self.bots:
            make_bot(name, game, Rng.numbered(0))
        if len(set(self.bots)) < len(self.bots):
            raise BadSetup("a bot is named twice", "bot-twice", {})
        if len(self.bots) > 1 and self.seats == 1 and not game.facts.cooperative:
            raise BadSetup("bots cannot meet at a table with one seat", "bots-one-seat", {})
        if (self.pace is not None and self.pace < 1) or self.seed < 0:
            raise BadSetup("the pace is at least 1, the seed at least 0")
        return self

    def groups(self) -> list[tuple[str, ...]]:
        """List which bots play together: teams of one kind in a cooperative game, otherwise different bots."""
        if self.table().facts.cooperative:
            return [self.bots]
        return list(combinations(self.bots, min(len(self.bots), self.seats)))

    def line_ups(self, deal: int) -> list[tuple[str, ...]]:
        """List the games on one deal: every bot has every seat, and as many seats in all as every other."""
        groups = self.groups()
        group = groups[deal % len(groups)]
        if self.table().facts.cooperative:
            return [(name,) * self.seats for name in group]
        found: list[tuple[str, ...]] = []
        for shift in range(len(group)):
            base = [group[(seat + shift) % len(group)] for seat in range(self.seats)]
            for turn in range(self.seats):
                seated = (*base[turn:], *base[:turn])
                if seated not in found:
                    found.append(seated)
        return found

    def deals_for(self, games: int) -> int:
        """Return how many deals give at least this many games, with all groups meeting equally often."""
        groups = self.groups()
        a_round = sum(len(self.line_ups(deal)) for deal in range(len(groups)))
        return -(-games // a_round) * len(groups)


def play_deal(contest: Contest, deal: int) -> list[Record]:
    """Play all games on one deal, from the same shuffle."""
    game, options = contest.table(), Options(contest.options)
    records = []
    for seated in contest.line_ups(deal):
        played = play_match(game, contest.seats, options, list(seated), contest.seed, deal, contest.pace)
        outcome = played.outcome
        records.append({"bots": list(seated), "reason": outcome.reason, "answers": played.answers,
                        "scores": list(outcome.scores), "winners": list(outcome.winners),
                        "ranking": [list(group) for group in outcome.ranking]})
    return records


@dataclass(frozen=True)
class Standing:
    """One bot's results: share of wins, place from 0 (last) to 1, score, rating in Elo points around 0."""

    bot: str         # its name
    games: int       # that it has played
    wins: Estimate   # the share of games that it has won
    place: Estimate  # from 0 (last) to 1 (first)
    score: Estimate  # in the game's points
    rating: Estimate  # Elo points, around 0


def standings(contest: Contest, deals: Sequence[list[Record]]) -> list[Standing]:
    """Rank the bots, best first. Games on one deal are correlated, so a deal counts as one observation."""
    cooperative = contest.table().facts.cooperative
    duels = [duels_of(records, cooperative) for records in deals]
    ratings = rated(contest.bots, duels, rng_of(contest.seed, "ratings"))
    found = []
    for bot in contest.bots:
        wins, places, scores, games = list[float](), list[float](), list[float](), 0
        for records in deals:
            mine = [r for r in records if bot in r["bots"]]
            if mine:
                games += len(mine)
                wins.append(sum(_won(r, bot, cooperative) for r in mine) / len(mine))
                seats = [(r, seat) for r in mine for seat, name in enumerate(r["bots"]) if name == bot]
                places.append(sum(_place(r, seat) for r, seat in seats) / len(seats))
                scores.append(sum(r["scores"][seat] for r, seat in seats) / len(seats))
        found.append(Standing(bot, games, estimate(wins, is_share=True), estimate(places, is_share=True),
                              estimate(scores), ratings[bot]))
    return sorted(found, key=lambda standing: -standing.rating.mean)


def arena(game: str, bots: Sequence[str], *, seats: int = 2, games: int = 100, seed: int = 0,
          options: Options | None = None, edition: str = "standard") -> list[Standing]:
    """Let bots play at least this many games against each other, in this process; return them best first.

    Every deal is played with rotated seats; the same arguments give the same games on every machine.
    """
    contest = Contest(game, seats, tuple(bots), seed, tuple((options or {}).items()), edition).checked()
    return standings(contest, [play_deal(contest, deal) for deal in range(contest.deals_for(games))])


def head_to_head(contest: Contest, deals: Sequence[list[Record]]) -> dict[tuple[str, str], Estimate]:
    """Return, for each pair, the share of duels that the first won (a draw is half); teams duel on the same deal."""
    cooperative = contest.table().facts.cooperative
    shares: dict[tuple[str, str], list[float]] = {}
    for records in deals:
        for (a, b), results in duels_of(records, cooperative).items():
            if contest.bots.index(a) > contest.bots.index(b):
                a, b, results = b, a, [1 - x for x in results]
            shares.setdefault((a, b), []).append(sum(results) / len(results))
    return {pair: estimate(numbers, is_share=True) for pair, numbers in shares.items()}


def duels_of(records: list[Record], cooperative: bool) -> Duels:
    """Return who was ahead of whom: at the same table, or as a team on the same deal."""
    duels: Duels = {}
    if cooperative:
        teams = [(r["bots"][0], (bool(r["winners"]), r["scores"][0])) for r in records]
        for (a, mine), (b, theirs) in combinations(teams, 2):
            duels[a, b] = [0.5 if mine == theirs else float(mine > theirs)]
        return duels
    for r in records:
        rank = {seat: n for n, group in enumerate(r["ranking"]) for seat in group}
        for one, other in combinations(range(len(r["bots"])), 2):
            a, b = r["bots"][one], r["bots"][other]
            if a != b:
                result = 0.5 if rank[one] == rank[other] else float(rank[one] < rank[other])
                if (b, a) in duels:
                    duels[b, a].append(1 - result)
                else:
                    duels.setdefault((a, b), []).append(result)
    return duels


def _won(r: Record, bot: str, cooperative: bool) -> float:
    if cooperative:
        return float(bool(r["winners"]))
    mine = [seat for seat in r["winners"] if r["bots"][seat] == bot]
    return len(mine) / max(len(r["winners"]), 1)


def _place(r: Record, seat: int) -> float:
    seats = len(r["bots"])
    return place(tuple(tuple(group) for group in r["ranking"]), seat, seats) if seats > 1 else 1.0
