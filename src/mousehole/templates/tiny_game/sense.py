"""Tiny Game: which positions are possible."""
from __future__ import annotations

from mousehole.checks.positions import Shape, agree, counted, follows, row, steps, whole
from mousehole.templates.tiny_game.table import Table


def pieces(s: Table) -> list[int]:
    """TINY-1 Every card, wherever it is."""
    return sorted([card for cards in [s.deck, *s.hands, *s.played] for card in cards])


def shapes(s: Table) -> dict[str, Shape]:
    card = whole(1, s.box.highest)
    cards = row(row(card, 0, s.box.hand), s.seats, s.seats)
    return {
        "round": whole(0, len(s.box.piles)), "deck": row(card, 0, len(s.box.deck)), "hands": cards, "played": cards,
        "picked": row(whole(0, s.box.highest), s.seats, s.seats),
        "crumbs": row(whole(0, sum(s.box.piles)), s.seats, s.seats)}


def check(s: Table) -> None:
    counted("cards", pieces(s), sorted(s.box.deck), "TINY-1")
    agree(all([card == 0 or card in hand for card, hand in zip(s.picked, s.hands, strict=True)]), "picked", "hands",
          "TINY-3")
    agree(sum(s.crumbs) <= sum(s.box.piles[:s.round]), "crumbs", "round", "TINY-4")
    names = steps(s, {})
    follows(names, [], ["DealHands"], ["PlayCards"], ["TakePile"])
    agree((not names) == (s.round == len(s.box.piles)), "agenda", "round", "TINY-6")
    turned = s.round + (names == ["TakePile"])
    agree(all([len(cards) == turned for cards in s.played]), "played", "round", "TINY-5")
    agree(names == ["DealHands"] or all([len(hand) + turned == s.box.hand for hand in s.hands]), "hands", "round")
