"""Hints name what decides, not what differs first."""
from __future__ import annotations

from mousehole.games.head_of_mousehold.measures import measures
from mousehole.games.head_of_mousehold.notation import write
from mousehole.games.head_of_mousehold.tests.scene import ANNE, BART, CARA, GAME, begin, choose, place
from mousehole.testkit.reasons import reasons, unlearned

BY_HAND = unlearned(GAME)


def test_cheese_that_a_rival_loses_decides_before_as_much_cheese_in_sight() -> None:
    """Anne's last mouse gets her two more pieces under trap 2 than under trap 1, and takes them from whoever leads."""
    s = begin(3, cheese=(2, 2, 2))
    choose(s, "O G Y", "O P Y", "O! B Y")
    place(s, "Y to 1", "O to 1", "B to 2", "G to 2", "Y to 3", "O! to 3")
    assert next(iter(reasons(BY_HAND, s, write).items())) == ("O to 2", "rival")
    assert next(iter(reasons(GAME, s, write).items())) in (("O to 2", "sight"), ("O to 2", "rival"))  # as was learned
    after = []
    for line in ("O to 2", "O to 1"):
        then = GAME.clone(s)
        place(then, line)
        after.append(dict(measures(then, ANNE)))
    assert after[0]["sight"] - after[1]["sight"] == after[1]["rival"] - after[0]["rival"] == 2


def test_with_cheese_alike_mice_in_danger_decide() -> None:
    s = begin(3, cheese=(2, 4, 2))
    choose(s, "O G P", "G B P", "O! B Y")
    place(s, "P to 2", "P to 2", "B to 2")
    assert next(iter(reasons(BY_HAND, s, write).items())) == ("G to 2", "danger")


def test_the_best_opponent_counts_with_what_is_in_sight() -> None:
    s = begin(3, cheese=(2, 3, 4))
    choose(s, "O G P", "O G P", "O G P")
    place(s, "O to 3", "G to 3")  # the second one takes the cheese
    told = [dict(measures(s, seat)) for seat in (ANNE, BART, CARA)]
    assert [row["sight"] for row in told] == [0, 4, 0]
    assert [row["rival"] for row in told] == [4, 0, 4]
