"""Chance is fair, repeatable, and cheap to copy."""
import pytest

from mousehole.kernel import Rng


def test_the_same_seed_always_gives_the_same_numbers() -> None:
    rng = Rng(bytes(range(32)))

    assert [rng.roll() for _ in range(8)] == [3, 2, 3, 5, 3, 5, 5, 6]


def test_a_seed_and_a_place_are_the_whole_state() -> None:
    rng = Rng.numbered(1)
    for _ in range(21):
        rng.word()

    clone, restored = rng.clone(), Rng(rng.seed, rng.drawn)

    expected = [rng.word() for _ in range(40)]
    assert expected == [clone.word() for _ in range(40)]
    assert expected == [restored.word() for _ in range(40)]


def test_a_clone_need_not_work_out_what_the_other_has() -> None:
    rng = Rng.numbered(1)
    twin = rng.clone()

    numbers = [rng.word() for _ in range(40)]

    assert twin.block.later is not None
    assert twin.block.later.later is rng.block
    assert numbers == [twin.word() for _ in range(40)]
    assert twin.block is rng.block


def test_numbers_are_fair() -> None:
    rng, counts = Rng.numbered(2), [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1

    assert sum([(n - 1000) ** 2 / 1000 for n in counts]) < 20.5, "chi-squared, five degrees, one in a thousand"


def test_unfair_words_are_redrawn() -> None:
    rng, n = Rng.numbered(3), 3 << 30  # fits a word once, and a quarter of all words is left over

    numbers = [rng.below(n) for _ in range(400)]

    assert all([0 <= x < n for x in numbers])
    assert 450 < rng.drawn < 620


def test_a_shuffle_keeps_every_card() -> None:
    cards = list(range(52))

    Rng.numbered(4).shuffle(cards)

    assert cards != sorted(cards) == list(range(52))


def test_a_place_is_as_likely_as_its_weight_says_and_never_without_weight() -> None:
    rng = Rng.numbered(8)
    drawn = [rng.weighted([2, 0, 1, 5]) for _ in range(4_000)]

    shares = [drawn.count(place) / len(drawn) for place in range(4)]
    assert shares == pytest.approx([2 / 8, 0, 1 / 8, 5 / 8], abs=0.03)
    assert shares[1] == 0
