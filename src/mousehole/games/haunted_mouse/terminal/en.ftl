# What the terminal says beside its drawing of the table.
haunt-round = round { $n }
haunt-pile = draw pile { $cards }
haunt-discards = discard pile { $cards }
haunt-public = Public Bait
haunt-no-meld = No meld on the table.
haunt-meld = { $seat_is ->
    [you] Your meld:
   *[other] { $seat_whose } meld:
}
haunt-bait = Bait
haunt-hand = hand
haunt-out = went out { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] last
}
haunt-drawn = drawn:
haunt-beside = beside { $cards }
haunt-goes-out = { $seat_is ->
    [you] you go out first
   *[other] { $seat_nom } goes out before you
}
haunt-cats = Cat
haunt-snakes = Snake
haunt-owls = Owl
haunt-hawks = Hawk
haunt-letters = CSOH
haunt-mark-hidden = a card that you cannot see
haunt-mark-known = above one of your cards: everybody has seen it
haunt-mark-cheese = cheese won, and cheese still to win
haunt-mark-turn = whose turn it is
