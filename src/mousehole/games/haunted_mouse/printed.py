"""From the edition's data to the box: what the rules can play with, and nothing else."""
from __future__ import annotations

from mousehole.checks.entries import Entries, Entry
from mousehole.checks.narrowed import most_players
from mousehole.games.haunted_mouse.cards import RANKS, SUITS, Box
from mousehole.games.haunted_mouse.meta import FACTS
from mousehole.games.haunted_mouse.rules.deal import MAX_DEALT
from mousehole.games.haunted_mouse.rules.draw import MOST
from mousehole.kernel.edition import Edition

MAX_DECK = MOST - 1                # the rules' lists are as long as two of each card
FEWEST_DEALT = 2
MAX_PUBLIC = 8
MAX_GOAL = 20
MAX_WEDGES = 200
PATIENCE = (1, 500)                # turns: with few, rounds stop in which nobody could do anything yet
MAX_ROUNDS = 100


def box_of(edition: Edition) -> Box:
    entries = Entries(edition)
    cards, cheese, guard = entries.table("cards"), entries.table("cheese"), entries.table("guard")
    suits = cards.some_of("suits", 1, len(SUITS), SUITS)
    if suits != list(SUITS[:len(suits)]):
        raise cards.wrong(f"suits must be {', '.join(SUITS)}, in this order, or the first of them", "suits",
                          suits=SUITS)
    ranks, most = cards.whole("ranks", 1, RANKS), most_players(entries, FACTS)
    copies = cards.whole("copies", 1, MAX_DECK // (ranks * len(suits)))
    hand = cards.whole("hand", FEWEST_DEALT, MAX_DEALT)
    goal, wedges = cheese.whole("goal", 1, MAX_GOAL), cheese.whole("wedges", 1, MAX_WEDGES)
    players = most - FACTS.fewest + 1
    public = _by_players(entries.rows("public_bait", players, players), most)
    prizes = _by_players(entries.rows("prizes", players, players), most)
    baits = [0 if row is None else row.whole("cards", 0, MAX_PUBLIC) for row in public]
    prize_rows = [[] if row is None else _prizes(row, seats, goal) for seats, row in enumerate(prizes)]
    patience = guard.whole("patience", *PATIENCE)
    rounds = guard.whole("rounds", 1, MAX_ROUNDS) if guard.has("rounds") else None
    entries.done()
    deck = copies * ranks * len(suits)
    for seats in range(FACTS.fewest, most + 1):
        if hand * seats + baits[seats] >= deck:
            raise cards.wrong(f"{deck} cards are too few for {seats} players with {hand} each, "
                              f"{baits[seats]} of Public Bait and a pile", "too-few-cards", cards=deck,
                              seats=seats, hand=hand, bait=baits[seats])
    if goal + (most - 1) * (goal - 1) > wedges:
        raise cheese.wrong(f"{wedges} wedges may not be enough for {most} players who need {goal} each to win",
                           "too-few-wedges", wedges=wedges, seats=most, goal=goal)
    return Box(len(suits), ranks, copies, hand, baits, prize_rows, goal, wedges, patience, rounds, most)


def _prizes(row: Entry, seats: int, goal: int) -> list[int]:
    prizes = row.wholes("cheese", seats, seats, 0, MAX_GOAL)
    if prizes != sorted(prizes, reverse=True) or prizes[-1] or not prizes[0]:
        raise row.wrong("cheese must fall from at least 1 for the first to 0 for the last", "prizes")
    return prizes


def _by_players(rows: list[Entry], most: int) -> list[Entry | None]:
    """One row for every number of players, as a list over that number."""
    found: list[Entry | None] = [None] * (most + 1)
    for row in rows:
        players = row.whole("players", FACTS.fewest, most)
        if found[players] is not None:
            raise row.wrong(f"another entry is for {players} players", "same", key="players", found=str(players))
        found[players] = row
    return found
