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
standing = Standing
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
what-is = What is this? { $thing }
points-short = { $points ->
    [one] { $value } pt
   *[other] { $value } pts
}
now-idle = Tap a card to read it. Hold anything to learn what it is.
about-basic = Scores { $points ->
    [one] { $value } point
   *[other] { $value } points
}.
about-collection = Collection: { $values } points for 1 to { $most } of them; more start a new collection.
about-combo = Pair: { $alone } alone, { $together } each together with { $card }.
danger-none = The first nest with 12 cards ends the game.
danger-most = { $many ->
    [one] Fullest nest: { $mouse_seat_nom },
   *[other] Fullest nests:
} { $n } of 12 cards.
danger-next = { $many ->
    [one] { $mouse_seat_is ->
        [you] Your nest
       *[other] { $mouse_seat_whose } nest
    }: 11 of 12. The next card ends the game!
   *[other] Several nests: 11 of 12. The next card ends the game!
}
danger-over = Twelve cards: the game is ending.
scene-basil = He takes the shortest way to the nearest face-down Point.
discard-empty = The discard pile is empty.
tally-points = Points
tally-basic = Single cards
tally-collections = Collections
tally-pairs = Pairs
tally-powers = Powers
tally-cards = Cards
tally-nest = { $mouse_seat }: { $cards }
set-basil = { $seats ->
    [2] Basil plays too
    [8] Basil does not play
   *[other] { $value ->
        [true] Basil plays too
       *[other] Basil does not play
    }
}
set-window = Time to cancel a Power: { $value } seconds
