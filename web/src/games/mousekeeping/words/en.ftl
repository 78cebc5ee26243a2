# Only what the board says; the game's own words are in src/mousehole/games/mousekeeping/locale.
here = Here: { $room }
seen-one = Mouse: { $room }
seen = Mouse: { $room } or { $reverse }
clock = Time left
moves-left = { $n ->
    [one] { $n } move left
   *[other] { $n } moves left
}
best = Your best with these options: { $n ->
    [0] no mice
    [one] { $n } mouse
   *[other] { $n } mice
}
best-new = A new personal best with these options: { $n ->
    [0] no mice
    [one] { $n } mouse
   *[other] { $n } mice
}
typed = Typed: { $digits }
prepared = Room { $room } is prepared for your turn.
prepared-now = You can play your prepared room { $room } now.
prepared-void = You can’t get from room { $here } to your prepared room { $room }.
cards-lie = Your keycards stay on the table until after { $seat_whose } move.
you-are-next = You are next.
you-are-next-prepare = You are next: arrange your keycards now.
next-mark = You are next!
turn-mine = Your turn
turn-of = Moving now: { $name }
last-seconds = The last { $n } seconds!
cheer = { $mice ->
    [1] The first mouse!
   *[other] { $mice } mice!
}
scene-caught = { $n ->
    [one] It took { $n } move.
   *[other] It took { $n } moves.
}
scene-ended = { $mice ->
    [0] The shift is over. The mice got away this time.
    [one] The shift is over. The team caught { $mice } mouse.
   *[other] The shift is over. The team caught { $mice } mice.
}
catches = Mice caught
catches-none = None yet. The mouse hides in the room its keycards show: go there together, one move after the other.
catch-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}, best { $needed }
sheet-about = What is this? { $what }
tally-way = Moves (best)
tally-each = Per move
tally-time = Time
tally-mouse = Mouse { $n }: { $start } → { $room }
tally-moves = { $n } ({ $needed })
tally-seconds = { $n } s
tally-team = The team’s score: { $mice ->
    [0] no mice
    [one] { $mice } mouse
   *[other] { $mice } mice
}.
map = Hotel map
floor = Floor { $floor }
room = Room { $room }
room-here = you are here
room-mouse = the mouse is here
room-way = one move away
room-elevator = { $colour ->
    [red] red elevator
    [yellow] yellow elevator
    [green] green elevator
   *[blue] blue elevator
}
your-keycards = Your keycards
keycards-lie = Your keycards show { $room }: bottom { $bottom }, top { $top } to the { $side ->
    [left] left
   *[right] right
}
keycard-keys = F flips the top keycard, T rotates it; with Shift, the bottom one. The arrow keys slide the top keycard. Enter plays the move.
bottom = bottom
top = top
flip-bottom = Flip the bottom keycard
flip-top = Flip the top keycard
turn-bottom = Rotate the bottom keycard
turn-top = Rotate the top keycard
slide = ⇄ Slide
show-room = Go to room { $room }
why-not-room = Why not { $room }?
set-no-clock = { $move_limit ->
    [0] { "" }
   *[other] No time limit
}
set-clock = { $move_limit ->
    [0] Timed: { $minutes } minutes
   *[other] { "" }
}
set-move_limit = { $value ->
    [0] { "" }
    [one] Untimed: { $value } move
   *[other] Untimed: { $value } moves
}
set-by_hand = { $value ->
    [true] By hand: legal moves are not shown, and mistakes cost time
   *[other] { "" }
}
set-map = { $value ->
    [true] With the hotel map
   *[other] Without the hotel map: only the keycards show the way
}
