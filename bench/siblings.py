"""Counts, solutions and equilibria of the games' small siblings, as the tables of docs/research.md.

    python -m bench.siblings
"""
from __future__ import annotations

import argparse

from mousehole.research.solving import counts, solve
from mousehole.research.trees import Tree
from mousehole.research.turns import Setup

HEAD = Setup("head-of-mousehold", 2, {"events": False, "first_player": 0}, "tiny")
TEAMS = [Setup("mousekeeping", 1, {"first_player": 0}, "tiny"),
         Setup("mousewarming-party", 1, {"burrows": "open", "first_player": 0}, "tiny")]
COUNTED = [(HEAD, None, 8), (TEAMS[0], None, 3), (TEAMS[1], None, 8),
           (Setup("haunted-mouse", 2, {"first_player": 0}, "tiny"), 1, 5),
           (Setup("house-mouse", 2, {"first_player": 0}, "tiny"), 1, 8)]
CHECKPOINTS = (1, 10, 100, 500)
SAMPLES = 200  # iterations of external sampling for each of those


def counted() -> list[str]:
    lines = ["| game | chance | answers | ways | different tables | ends |", "|---|---|---|---|---|---|"]
    for setup, seed, answers in COUNTED:
        last = counts(setup.checked(), answers, seed)[-1]
        chance = "all" if seed is None else "one deal"
        lines.append(f"| {setup.game} | {chance} | {last.answers} | {last.ways:,} | {last.tables:,} | {last.ends:,} |")
    return lines


def solved() -> list[str]:
    lines = ["| game | positions | the best team, on average |", "|---|---|---|"]
    for setup in TEAMS:
        solution = solve(setup.checked())
        lines.append(f"| {setup.game} | {solution.positions:,} | {solution.value:.6f} |")
    return lines


def equilibria(checkpoints: tuple[int, ...] = CHECKPOINTS) -> list[str]:
    """Run OpenSpiel's algorithms on the tree; its best responses say how far from an equilibrium they are."""
    import pyspiel
    tree = Tree(HEAD.checked())
    game = pyspiel.load_efg_game(tree.efg())
    found = tree.counts()
    size = (f"{HEAD.game}: {len(tree.nodes):,} nodes ({found['chance']:,} of chance, {found['decisions']:,} decisions, "
            f"{found['ends']:,} ends), {found['information sets']:,} information sets")
    lines = [size, "",
             f"| iterations | CFR | CFR+ | external sampling (× {SAMPLES}) |", "|---|---|---|---|"]
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
        lines.append(f"| {done} | {' | '.join(shown)} |")
    return lines


def main() -> None:
    argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0]).parse_args()
    for table in (counted, solved, equilibria):
        print("\n".join(table()), flush=True)
        print(flush=True)


if __name__ == "__main__":
    main()
