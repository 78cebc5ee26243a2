# Only what the board says; the game's own words are in src/mousehole/games/house_mouse/locale.
house = The house
corner = Corner { $corner }
room = Room { $room }
corner-bare = no card
corner-down = { $card }, face down
corner-up = face up
corner-known = face down, known to you
corner-seen = seen by { $names }
corner-mouse = the mouse of { $name }
corner-glued = the mouse of { $name }, stuck in glue
swap = { $name } changes places
back-letters = { $back ->
    [point] Pt
    [power] Pw
   *[boost] B
}
actions = On turn: { $name }, { $left ->
    [one] one action left
   *[other] { $left } actions left
}
actions-left = { $left ->
    [one] 1 action left
   *[other] { $left } actions left
}
window = Time to cancel
pile = Draw pile: { $n ->
    [one] one card
   *[other] { $n } cards
}, on top { $card }
pile-empty = The draw pile is empty
discard = Discarded: { $n }
round = Round { $n }
hand = Your Boosts
play = Play
why-not-now = why not?
boost-why-not = { $card }: why not now?
power-why-not = { $card }: why not now?
nests = The nests
nest-of = { $name }: { $cards } of 12 cards, { $points ->
    [one] one point
   *[other] { $points } points
}{ $boosts ->
    [0] {""}
    [one] , a Boost in hand
   *[other] , { $boosts } Boosts in hand
}
nest-empty = Nothing in this nest yet.
with = with { $card }
covered = (face down)
used = – used in this turn
free = – free now
resolving = { $name }: { $card }.
deeds = What you can do
set-basil = { $seats ->
    [2] Basil plays too
    [8] Basil does not play
   *[other] { $value ->
        [true] Basil plays too
       *[other] Basil does not play
    }
}
set-window = A declared Power may be cancelled for { $value } seconds
