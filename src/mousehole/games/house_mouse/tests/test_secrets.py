"""What a card being resolved remembers is for all to see: a hidden Boost has no place in it."""
from __future__ import annotations

import pytest

from mousehole.games import edition_text, load_game
from mousehole.games.house_mouse.table import Table
from mousehole.kernel import CLOCK, TIME_UP, Game, Rng
from mousehole.kernel.codec import Codec
from mousehole.testkit.clauses import rule

DISCARD = '{ do = "discard" },'
EDITIONS = {"attic": DISCARD, "give": '{ do = "give", to = "opponent", but_last = true },',
            "peek": '{ do = "peek", up_to = 2 },', "steal": '{ do = "steal", from = "opponent", but_last = true },'}


def rummaged(game: Game, boost: str) -> Table:
    """The player on turn activates a Rummage with this Boost on top of the pile, and is asked for its second effect."""
    s: Table = game.start(3, Rng.numbered(3), {"first_player": 0})
    while (d := game.pending(s)[0]).prompt != "act":
        game.apply(s, d.seat, d.options[0])
    number = s.box.number
    for nest, code in ((0, "rummage-1"), (0, "love-letter-1"), (1, "love-letter-2"), (1, "love-letter-3")):
        card = number[code]
        if card in s.house:
            s.house[s.house.index(card)] = s.pile.pop(0)
        else:
            s.pile.remove(card)
        s.nests[nest].append(card)
    boosts = [number["cough-1"], number["cough-2"], number["draught-1"], number["draught-2"]]
    for corner in range(len(s.house)):  # hidden Boosts all lie in the pile, in one order whichever is on top
        if s.house[corner] in boosts:
            s.house[corner] = s.pile.pop(next(n for n, card in enumerate(s.pile) if card not in boosts))
    s.pile = [*boosts, *[card for card in s.pile if card not in boosts]]
    at = s.pile.index(number[boost])
    top = s.pile.pop(at)
    s.pile = [*sorted(s.pile), top]
    game.play(s, 0, s.box.activate[number["rummage-1"]])
    while game.pending(s)[0].seat == CLOCK:
        game.play(s, CLOCK, TIME_UP)
    assert number[boost] in s.hands[0], "it was drawn"
    assert game.pending(s)[0].seat == 0, "and the next effect asks"
    return s


@rule("HOUSE-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_boost_that_a_power_draws_is_known_to_its_player_alone(edition: str) -> None:
    game = load_game("house-mouse", text=edition_text("house-mouse", "attic").replace(DISCARD, EDITIONS[edition]))
    codec = Codec(game)
    one, other = rummaged(game, "cough-1"), rummaged(game, "draught-1")

    for seat in (1, 2, None):
        assert codec.dump(game.view(one, seat)) == codec.dump(game.view(other, seat))
        assert [event.seen_by(seat) for event in one.events or []] == \
            [event.seen_by(seat) for event in other.events or []]
    assert game.pending(one)[0] == game.pending(other)[0]
    for seat in (0, 1, 2, None):
        v = game.view(one, seat)
        assert game.view(game.imagine(v, Rng.numbered(1)), seat) == v
