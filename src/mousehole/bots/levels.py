"""The bots by name: five levels for players, and plain ones for experiments."""
from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import cache, lru_cache, partial
from importlib.metadata import EntryPoint
from typing import Any, NamedTuple

from mousehole.bots.driver import ASKED, CHANCE, PACE, POLICY
from mousehole.bots.opponents import Manner
from mousehole.bots.ranker import Ranker
from mousehole.bots.search import DOUBT, RNG_STRIDE, Prior, Search, budget_for, glance, never
from mousehole.checks.plugins import Plugins
from mousehole.games import judge_of, levels_of, load_game, practised, ranking_of, skilled
from mousehole.kernel import BadSetup, Choice, Decision, Game, Interrupt, Rng
from mousehole.learned.judge import Judge

HORIZON = 8   # answers after which a simulation stops and the game's evaluation is used


class Strength(NamedTuple):
    """How a level plays one game. The game's `levels.toml` says so, and docs/bots.md how far levels are apart."""

    simulations: int = 0   # per decision that it thinks about
    thinks: int = 100      # of a hundred decisions (or plays by what was learned); the others are the policy's
    slips: int = 0         # of a hundred decisions in which it makes any sensible move
    learned: bool = False  # it weighs things, and values simulations, by what was learned
    doubt: float = DOUBT   # standard errors by which a choice must beat the quick player's
    horizon: int = HORIZON  # answers after which a simulation stops
    turns: int = 0        # or, where a judge rates tables, turns after which it stops; 0: answers count
    guesses: bool = False  # what it cannot see is as likely as was learned; otherwise all that is possible is


class Bot(ABC):
    """Answers decisions from what its seat may know. None: passes on a chance to interrupt."""

    looks = True     # whether it needs a view at all
    in_bulk = ASKED  # how a driver of many matches may find its answers without calling it
    is_time_up: Callable[[], bool] = staticmethod(never)  # passed in by the owner of a clock; bots have none

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game  # that it plays
        self.rng = rng    # its own chance

    @abstractmethod
    def choose(self, view: Any, d: Decision) -> Choice | None:
        """Return one of the decision's options."""

    def meet(self, seated: Sequence[str | None]) -> None:  # noqa: B027 – most bots expect everybody to play like them
        """Learn who sits at the table: the names of bots by seat, as everybody can read them; None: a person."""


class Random(Bot):
    """Picks any choice, all equally likely; passing on an interrupt is one of them."""

    looks, in_bulk = False, CHANCE

    def choose(self, view: Any, d: Decision) -> Choice | None:
        passing = isinstance(d.options[0], Interrupt)
        n = self.rng.below(len(d.options) + passing)
        return d.options[n] if n < len(d.options) else None


class Greedy(Bot):
    """Plays the game's policy, on a table imagined from the view.

    Imagining uses a generator of its own, so that the policy's luck, and with it the match, is the same without it.
    """

    in_bulk = POLICY

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self.imagination = Rng(rng.seed, RNG_STRIDE)

    def choose(self, view: Any, d: Decision) -> Choice | None:
        return self.game.policy(self.game.imagine(view, self.imagination), d, self.rng)


class Practised(Greedy):
    """Plays by what the game's quick player has learned in `thinks` of a hundred decisions, by the policy in the rest.

    It is asked with a view of its own: at the true table a driver would play the policy.
    """

    in_bulk = ASKED

    def __init__(self, game: Game, rng: Rng, thinks: int = 100) -> None:
        super().__init__(game, rng)
        self.practised = practised(game)
        self.thinks = thinks

    def choose(self, view: Any, d: Decision) -> Choice | None:
        if self.thinks < 100 and self.rng.below(100) >= self.thinks:
            return super().choose(view, d)
        return self.practised.policy(self.practised.imagine(view, self.imagination), d, self.rng)


class Careless(Bot):
    """Picks at random among sensible moves: the policy's, and those that evaluate at least as well as the median.

    Moves are rated by the game's evaluation soon afterwards. Half of the policy's interrupts, at random, are not made.
    That goes for `slips` of a hundred decisions; the others are the policy's.
    """

    def __init__(self, game: Game, rng: Rng, slips: int = 100) -> None:
        super().__init__(game, rng)
        self.slips = slips

    def choose(self, view: Any, d: Decision) -> Choice | None:
        s = self.game.imagine(view, self.rng)
        usual = self.game.policy(s, d, self.rng)
        if self.slips < 100 and self.rng.below(100) >= self.slips:
            return usual
        if isinstance(d.options[0], Interrupt):
            return usual if self.rng.below(2) else None
        self.game.advance(s)
        d = self.game.considered(s, d)
        glances = [glance(self.game, s, d, choice, self.rng) for choice in d.options]
        middle = sorted(glances)[len(glances) // 2]
        sensible = [c for c, look in zip(d.options, glances, strict=True) if look >= middle or c == usual]
        return sensible[self.rng.below(len(sensible))]


class Partner(Bot):
    """Plays the policy, but in some of a hundred decisions any of the best quarter of moves: sound, not clever.

    In a cooperative game a careless bot would lose the game for everybody.
    """

    def __init__(self, game: Game, rng: Rng, slips: int = 25) -> None:
        super().__init__(game, rng)
        self.slips = slips

    def choose(self, view: Any, d: Decision) -> Choice | None:
        s = self.game.imagine(view, self.rng)
        usual = self.game.policy(s, d, self.rng)
        if isinstance(d.options[0], Interrupt) or len(d.options) == 1 or self.rng.below(100) >= self.slips:
            return usual
        self.game.advance(s)
        d = self.game.considered(s, d)
        glances = [glance(self.game, s, d, choice, self.rng) for choice in d.options]
        least = sorted(glances)[-1 - len(glances) // 4]
        good = [c for c, look in zip(d.options, glances, strict=True) if look >= least or c == usual]
        return good[self.rng.below(len(good))]


class Searcher(Bot):
    """Thinks ahead for this many simulations, or until the time is up if that is sooner (0: only then).

    Where a simulation stops, the judge rates the table; without one, the game's own evaluation does. It thinks about
    `thinks` of a hundred decisions; the others are the policy's.
    """

    def __init__(self, game: Game, rng: Rng, simulations: int, horizon: int = HORIZON, judge: Judge | None = None,
                 doubt: float = DOUBT, thinks: int = 100, prior: Prior | None = None, turns: int = 0) -> None:
        super().__init__(game, rng)
        self.simulations = simulations
        self.horizon = horizon
        self.judge = judge
        self.doubt = doubt
        self.thinks = thinks
        self.prior = prior
        self.turns = turns
        self.others: list[Manner | None] | None = None  # how other seats are expected to play

    def choose(self, view: Any, d: Decision) -> Choice | None:
        if len(d.options) == 1 and not isinstance(d.options[0], Interrupt):
            return d.options[0]
        if self.thinks < 100 and self.rng.below(100) >= self.thinks:
            return self.game.policy(self.game.imagine(view, self.rng), d, self.rng)
        budget = budget_for(d, self.simulations)
        search = Search(self.game, view, d, self.rng, budget, self.horizon, is_time_up=self.is_time_up,
                        doubt=self.doubt, judge=self.judge, prior=self.prior, others=self.others,
                        turns=self.turns)
        return search.best()


class Acquainted(Searcher):
    """Expects rivals to play by their own level once it knows who they are; people, like itself."""

    by_hand: Game  # what it plays, without anything learned

    def meet(self, seated: Sequence[str | None]) -> None:
        if not self.by_hand.facts.cooperative:  # a team's answers are all in its tree
            self.others = [None if name is None else manner_of(name, self.by_hand) for name in seated]


# How levels play games whose `levels.toml` says nothing else. A hundred simulations take a tenth of a second with
# compiled games, a second without.
USUAL = {"Pip": Strength(slips=100), "Bramble": Strength(), "Juniper": Strength(16), "Old Whiskers": Strength(128),
         "Quill": Strength(512, learned=True, guesses=True)}
CAREFUL = 25  # slips of a partner, likewise


def strength_of(level: str, game: Game) -> Strength:
    """Return how a level plays a game."""
    usual = USUAL[level]
    if usual.slips and game.facts.cooperative:
        usual = usual._replace(slips=CAREFUL)
    settings = levels_of(game.facts.id).get(plain_name(level), {})
    if settings.get("learned") and judge_of(game) is None:
        return usual  # they were measured with what was learned, which does not fit this edition
    return usual._replace(**settings)


def at_level(level: str, game: Game, rng: Rng) -> Bot:
    """Make a bot that plays as a level does: it thinks, or slips, or plays the policy."""
    strength = strength_of(level, game)
    if strength.simulations:
        return thinker(game, rng, strength)
    if strength.learned:
        return Practised(game, rng, strength.thinks)
    if strength.slips:
        return (Partner if game.facts.cooperative else Careless)(game, rng, strength.slips)
    return Greedy(game, rng)


@lru_cache(maxsize=256)
def manner_of(name: str, game: Game) -> Manner | None:
    """Return how a bot of this name is expected to play. None: nothing is known about it."""
    plain = plain_name(name)
    level = next((each for each in USUAL if plain_name(each) == plain), None)
    if plain == "random":
        return Manner(game, game, 0, 100)
    strength = strength_of(level, game) if level else Strength() if plain == "greedy" else None
    if strength is None:
        return None
    share = 100 if strength.simulations and strength.learned else strength.thinks
    return Manner(game, practised(game), share if strength.simulations or strength.learned else 0, strength.slips)


@lru_cache(maxsize=64)
def ranker_of(game: Game) -> Ranker | None:
    """Return what has learned which options to try. None: nothing has that fits these rules and this edition."""
    ranking, judge = ranking_of(game), judge_of(game)
    return None if ranking is None or judge is None else Ranker(judge, ranking.prompts, ranking.weights)


class Instinct(Bot):
    """Plays what it has learned to choose, without thinking ahead; where that is nothing, the policy."""

    def choose(self, view: Any, d: Decision) -> Choice | None:
        s = self.game.imagine(view, self.rng)
        s.events = None
        self.game.advance(s)
        ranker = ranker_of(self.game)
        return self.game.policy(s, d, self.rng) if ranker is None else ranker.choose(self.game, s, d, self.rng)


def thinker(game: Game, rng: Rng, strength: Strength) -> Acquainted:
    """Make a bot that thinks ahead so much, by what was learned if it is to; where that is nothing, by hand."""
    judge = judge_of(game) if strength.learned else None
    player = game if not strength.learned else skilled(game) if strength.guesses else practised(game)
    bot = Acquainted(player, rng, strength.simulations, strength.horizon, judge,
                     strength.doubt, strength.thinks, turns=strength.turns)
    bot.by_hand = game
    return bot


def learned(game: Game, rng: Rng, simulations: int) -> Acquainted:
    """Make a bot that thinks as Quill does, with this many simulations."""
    return thinker(game, rng, strength_of("Quill", game)._replace(simulations=simulations))


LEVELS: dict[str, Callable[[Game, Rng], Bot]] = {  # weakest first; the same names in every game
    level: partial(at_level, level) for level in USUAL}

# Seconds per move while a clock runs, and the least and the most when a bot keeps pace with the people at its table.
PACES = {"pip": (9, 5, 12), "juniper": (5, 3, 9), "old-whiskers": (4, 2, 8), "quill": (3, 2, 7)}
BRAMBLES_PACE = (PACE, 4, 10)  # and everybody else's

BOTS: dict[str, Callable[[Game, Rng], Bot]] = {
    "random": Random, "greedy": Greedy, **{name.lower().replace(" ", "-"): make for name, make in LEVELS.items()}}

# For comparisons only: what was learned without thinking ahead, and levels as they once were, so that strength stays
# comparable.
EARLIER: dict[str, Callable[[Game, Rng], Bot]] = {
    "instinct": Instinct,
    "old-whiskers@1": lambda game, rng: Searcher(game, rng, 128, horizon=8, doubt=1.0),
}

THINKERS: dict[str, Callable[..., Bot]] = {"search": Searcher, "learned": learned}


def _check(point: EntryPoint) -> None:
    if not callable(point.load()):
        raise TypeError(f"{point.value} is not a function that makes a bot")


PLUGINS = Plugins("mousehole.bots", BOTS, _check)  # other packages' functions (game, rng) -> Bot


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots: ours, and those that other packages bring."""
    return (*BOTS, *PLUGINS.found)


def bots_for(game_id: str) -> tuple[str, ...]:
    """Return the names of the bots that play this game: ours play all, one from another package perhaps some."""
    return (*BOTS, *[name for name in PLUGINS.found if _plays(name, game_id)])


@cache
def _plays(name: str, game_id: str) -> bool:
    """Whether a bot from another package can be made for this game; otherwise it raises BadSetup and says why."""
    try:
        make_bot(name, load_game(game_id), Rng.numbered(0))
    except Exception:  # whatever a stranger's module does
        return False
    return True


@cache
def pace_of(name: str) -> int:
    """Return how many seconds a bot takes per move while a clock runs."""
    return PACES.get(plain_name(name).partition("@")[0], BRAMBLES_PACE)[0]


def kept_pace(name: str, people: float) -> float:
    """Return how many seconds a bot takes beside people who take that long."""
    least, most = limits_of_pace(name)
    return min(max(people, least), most)


def limits_of_pace(name: str) -> tuple[int, int]:
    """Return the least and the most seconds that a bot takes per move beside people while a clock runs."""
    _, least, most = PACES.get(plain_name(name), BRAMBLES_PACE)
    return least, most


def plain_name(name: str) -> str:
    """Normalize a name, however people write it."""
    return name.strip().lower().replace(" ", "-")


def make_bot(name: str, game: Game, rng: Rng) -> Bot:
    """Make a bot by name, however it is written (`Old Whiskers`, `old-whiskers`).

    `search:N` and `learned:N` use N simulations; `learned` rates tables as Quill does.
    """
    return _maker(name)(game, rng)


@lru_cache(maxsize=256)
def in_bulk(name: str, game: Game) -> int:
    """Return how a driver of many matches may find the answers of a bot of this name: as the bot itself says."""
    return make_bot(name, game, Rng.numbered(0)).in_bulk


class Guest(Bot):
    """A bot from another package. What it answers is checked, because bots' answers are applied without a check."""

    def __init__(self, name: str, make: Callable[[Game, Rng], Bot], game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self.name = name
        self.bot = make(game, rng)

    def meet(self, seated: Sequence[str | None]) -> None:
        self.bot.meet(seated)

    def choose(self, view: Any, d: Decision) -> Choice | None:
        self.bot.is_time_up = self.is_time_up
        choice = self.bot.choose(view, d)
        if choice in d.options or (choice is None and isinstance(d.options[0], Interrupt)):
            return choice
        raise BadSetup(f"bot {self.name} answered {choice!r}, which was not offered", "bot-not-offered",
                       {"bot": self.name, "choice": repr(choice)})


@cache
def _maker(name: str) -> Callable[[Game, Rng], Bot]:
    plain = plain_name(name)
    kind, colon, number = plain.partition(":")
    if kind in THINKERS and colon and number.isdecimal() and 1 <= int(number) <= 1_000_000:
        return partial(THINKERS[kind], simulations=int(number))
    if plain in EARLIER:
        return EARLIER[plain]
    if plain in BOTS:
        return BOTS[plain]
    if plain in PLUGINS.found:
        return partial(Guest, plain, EntryPoint(plain, PLUGINS.found[plain], PLUGINS.group).load())
    if plain in PLUGINS.broken:
        raise BadSetup(f"{plain} is broken: {PLUGINS.broken[plain]}", "broken-game",
                       {"plugin": plain, "reason": PLUGINS.broken[plain]})
    raise BadSetup(f"unknown bot “{name}”; choose from {', '.join(bot_names())}, or search:N for N simulations",
                   "unknown-bot", {"bot": name, "bots": (*bot_names(), "search:N", "learned:N")})
