"""Counts, solutions and equilibria of the games' small siblings, as the tables of docs/research.md.

    python -m bench.siblings              everything: some minutes
    python -m bench.siblings house-mouse  one game's equilibrium
"""
from __future__ import annotations

import argparse
from collections.abc import Iterator

from mousehole.research.solving import counts, solve
from mousehole.research.trees import Tree
from mousehole.research.turns import Setup

HEAD = Setup("head-of-mousehold", 2, {"events": False, "first_player": 0}, "tiny")
TEAMS = [Setup("mousekeeping", 1, {"first_player": 0}, "tiny"),
         Setup("mousewarming-party", 1, {"burrows": "open", "first_player": 0}, "tiny")]
SPECKS = [Setup("haunted-mouse", 2, {"first_player": 0}, "speck"),
          Setup("house-mouse", 2, {"first_player": 0}, "speck")]
COUNTED = [(HEAD, None, 8), (TEAMS[0], None, 3), (TEAMS[1], None, 8),
           (Setup("haunted-mouse", 2, {"first_player": 0}, "tiny"), 1, 5),
           (Setup("house-mouse", 2, {"first_player": 0}, "tiny"), 1, 8),
           (SPECKS[0], None, 5), (SPECKS[1], None, 3), (SPECKS[1], 1, 9)]
# What is solved as a tree, whether with all its nodes, and after how many iterations it is looked at.
TREES = [(HEAD, True, (1, 10, 100, 500)), (SPECKS[0], False, (1, 10, 100)), (SPECKS[1], False, (1, 10, 50))]
SAMPLES = 200  # iterations of external sampling for each of those


def counted() -> list[str]:
    lines = ["| game | sibling | chance | answers | ways | different tables | ends |", "|---|---|---|---|---|---|---|"]
    for setup, seed, answers in COUNTED:
        last = counts(setup.checked(), answers, seed)[-1]
        chance = "all" if seed is None else "one deal"
        lines.append(f"| {setup.game} | {setup.edition} | {chance} | {last.answers} | {last.ways:,} | "
                     f"{last.tables:,} | {last.ends:,} |")
    return lines


def solved() -> list[str]:
    lines = ["| game | positions | the best team, on average |", "|---|---|---|"]
    for setup in TEAMS:
        solution = solve(setup.checked())
        lines.append(f"| {setup.game} | {solution.positions:,} | {solution.value:.6f} |")
    return lines


def equilibria(games: list[str]) -> Iterator[str]:
    for setup, is_whole, checkpoints in TREES:
        if not games or setup.game in games:
            yield from equilibrium(setup, is_whole, checkpoints)
            yield ""


def equilibrium(setup: Setup, is_whole: bool, checkpoints: tuple[int, ...]) -> Iterator[str]:
    """Run OpenSpiel's algorithms on the tree; its best responses say how far from an equilibrium they are."""
    import pyspiel
    tree = Tree(setup.checked(), is_whole=is_whole)
    game = pyspiel.load_efg_game(tree.efg())
    found = tree.counts()
    left = "" if is_whole else f"{tree.visited:,} nodes; those that matter: "
    yield (f"{setup.game}, {setup.edition}: {left}{len(tree.nodes):,} nodes ({found['chance']:,} of chance, "
           f"{found['decisions']:,} decisions, {found['ends']:,} ends), {found['information sets']:,} information sets")
    yield f"\n| iterations | CFR | CFR+ | external sampling (× {SAMPLES}) |\n|---|---|---|---|"
    solvers = [pyspiel.CFRSolver(game), pyspiel.CFRPlusSolver(game), pyspiel.ExternalSamplingMCCFRSolver(game, seed=1)]
    done = 0
    for checkpoint in checkpoints:
        for _ in range(checkpoint - done):
            solvers[0].evaluate_and_update_policy()
            solvers[1].evaluate_and_update_policy()
            for _ in range(SAMPLES):
                solvers[2].run_iteration()
        done = checkpoint
        shown = [f"{pyspiel.exploitability(game, solver.average_policy()):.5f}" for solver in solvers]
        yield f"| {done} | {' | '.join(shown)} |"
    value = pyspiel.expected_returns(game.new_initial_state(), solvers[1].average_policy(), -1, True)[0]
    yield f"\nWith this play on both sides (CFR+) the first player can expect {value:+.4f}."


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", help="only the equilibria of these games")
    games = parser.parse_args().games
    for table in ([] if games else [counted, solved]):
        print("\n".join(table()), flush=True)
        print(flush=True)
    for line in equilibria(games):
        print(line, flush=True)


if __name__ == "__main__":
    main()
