"""The engine's figures as tables, each beside its goal."""
from __future__ import annotations

from collections.abc import Sequence
from statistics import median

Way = tuple[str, str, str]  # tree, way, game
Figures = dict[Way, list[float]]

SEARCH = 10_000   # simulations a second, eight answers deep
SHARE = 0.6       # of the kernel's own loop
CLONE = 1.0       # µs
OPTIONS = 60      # answers to one question, about
FROM_PYTHON = 1.3  # of OpenSpiel's C++ driven from Python
ROLLOUT = 0.6     # of OpenSpiel's rollout inside C++
LABELS = (("random", "random playout, decisions/s"), ("simulate-random", "simulate, random, decisions/s"),
          ("report-random", "report, random, decisions/s"), ("sensible", "sensible playout, decisions/s"),
          ("simulate-greedy", "simulate, greedy, decisions/s"), ("report-greedy", "report, greedy, decisions/s"),
          ("search", "search, ten simulations at a time, simulations/s"),
          ("search-128", "search, 128 at a time (Old Whiskers), simulations/s"), ("clone", "clone, µs"),
          ("judge", "what a table is worth by what Quill has learned, µs"))


def met(is_met: bool) -> str:
    return "met" if is_met else "**missed**"


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def head(cells: Sequence[str]) -> list[str]:
    return [row(cells), "|" + "---|" * len(cells)]


def engine_rows(figures: Figures, games: list[str]) -> list[str]:
    """One line for each goal and game."""
    if not any(tree == "compiled" for tree, _, _ in figures):
        return ["Nothing could be compiled: there are no goals for the interpreted build."]
    lines = head(["figure", "game", "measured", "goal", ""])
    for way, loop, label in (("simulate-random", "random", "`simulate`, random"),
                             ("report-random", "random", "`report`, random"),
                             ("simulate-greedy", "sensible", "`simulate`, greedy"),
                             ("report-greedy", "sensible", "`report`, greedy")):
        for game in games:
            shares = [some / all_of_it for some, all_of_it in zip(figures["compiled", way, game],
                                                                  figures["compiled", loop, game], strict=True)]
            share = median(shares)
            lines.append(row([f"{label}: share of the kernel's own loop", game, f"{100 * share:.0f}%",
                              f"≥ {100 * SHARE:.0f}%", met(share >= SHARE)]))
    for game in games:
        rate = median(figures["compiled", "search", game])
        lines.append(row(["search, simulations/s", game, f"{rate:,.0f}", f"≥ {SEARCH:,}", met(rate >= SEARCH)]))
    for game in games:
        took = median(figures["compiled", "clone", game])
        lines.append(row(["`clone`, µs", game, f"{took:.2f}", f"≤ {CLONE:.0f}", met(took <= CLONE)]))
    for game in games:
        most = median(figures["compiled", "options", game])
        lines.append(row(["most answers to one question", game, f"{most:.0f}", f"≤ about {OPTIONS}",
                          met(most <= OPTIONS)]))
    return lines


def game_rows(game: str, figures: Figures) -> list[str]:
    lines = head([game, "interpreted", "compiled", "ratio"])
    for way, label in LABELS:
        places = {"clone": 2, "judge": 1}.get(way, 0)
        plain, fast = figures.get(("interpreted", way, game)), figures.get(("compiled", way, game))
        if way == "judge" and not any(fast or plain or ()):
            continue  # nothing was learned
        cells = [f"{median(each):,.{places}f}" if each else "" for each in (plain, fast)]
        lines.append(row([label, *cells, f"{median(fast) / median(plain):.1f} ×" if plain and fast else ""]))
    return lines


def goofspiel_rows(figures: Figures) -> list[str]:
    """Ours beside OpenSpiel's, and the two goals."""
    peer, rollout = [figures.get(("peer", way, "goofspiel")) for way in ("openspiel", "openspiel-rollout")]
    lines = head(["Goofspiel, decisions/s", "median", "of OpenSpiel from Python", "from – to", "goal", ""])
    for tree, way, label, beside, goal in (
            ("interpreted", "driven", "ours interpreted, from Python", None, 0.0),
            ("interpreted", "random", "ours interpreted, the kernel's loop", None, 0.0),
            ("compiled", "driven", "ours compiled, from Python", peer, FROM_PYTHON),
            ("compiled", "checked", "ours compiled, from Python, checked door", None, 0.0),
            ("compiled", "random", "ours compiled, the kernel's loop", rollout, ROLLOUT),
            ("peer", "openspiel", "OpenSpiel C++, from Python", None, 0.0),
            ("peer", "openspiel-rollout", "OpenSpiel C++, its own rollout in C++", None, 0.0)):
        rates = figures.get((tree, way, "goofspiel"))
        if not rates:
            continue
        of_peer = f"{median(rates) / median(peer):.2f} ×" if peer else ""
        told, is_met = "", ""
        if beside:
            share = median([ours / theirs for ours, theirs in zip(rates, beside, strict=True)])
            told = f"≥ {goal} × {'OpenSpiel from Python' if beside is peer else 'its rollout in C++'}: {share:.2f} ×"
            is_met = met(share >= goal)
        span = f"{min(rates):,.0f} – {max(rates):,.0f}"
        lines.append(row([label, f"{median(rates):,.0f}", of_peer, span, told, is_met]))
    return lines
