# Only what the board says; the game's own words are in src/mousehole/games/house_mouse/locale.
house = The house
corner = Corner { $corner }
room = Room { $room }
corner-bare = no card
corner-down = { $card }, face down
corner-up = face up
corner-known = face down, known to you
corner-seen = seen by { $peeked_seats_obj }
corner-mouse = { $mouse_seat_is ->
    [figure] { $mouse_seat }
   *[other] { $mouse_seat_whose } mouse
}
corner-glued = { corner-mouse }, stuck in glue
swap = Swap { corner-mouse }
back-letters = { $back ->
    [point] Pt
    [power] Pw
   *[boost] B
}
actions = { $mouse_seat_is ->
    [you] Your turn
   *[other] { $mouse_seat_whose } turn
}. { actions-left }
actions-left = { $left ->
    [0] No actions left
    [one] { $left } action left
   *[other] { $left } actions left
}
window = Time to cancel
pile = Draw pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, { $card } on top
pile-empty = The draw pile is empty
discard = Discard pile: { $n }
round = Round { $n }
hand = Your Boosts
play = Play
why-not-now = Why not?
boost-why-not = Why can’t I play { $card } now?
power-why-not = Why can’t I activate { $card } now?
nests = Nests
nest-of = { $mouse_seat }: { $cards } of 12 cards, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $boosts ->
    [0] {""}
    [one] , { $boosts } Boost in hand
   *[other] , { $boosts } Boosts in hand
}
nest-empty = This nest is empty.
with = with { $card }
covered = (face down)
used = – used this turn
free = – free now
resolving = { $mouse_seat }: { $card }.
deeds = Your moves
set-basil = { $seats ->
    [2] Basil plays too
    [8] Basil does not play
   *[other] { $value ->
        [true] Basil plays too
       *[other] Basil does not play
    }
}
set-window = Time to cancel a Power: { $value } seconds
