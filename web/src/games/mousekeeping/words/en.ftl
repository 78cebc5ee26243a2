# Only what the board says; the game's own words are in src/mousehole/games/mousekeeping/locale.
here = Here: { $room }
seen-one = Mouse: { $room }
seen = Mouse: { $room } or { $reverse }
clock = Time left
placements-left = { $n ->
    [one] placement left
   *[other] placements left
}
mice-caught = Mice caught: { $mice }
best = Your best with these options: { $n ->
    [one] { $n } mouse
   *[other] { $n } mice
}
best-new = Your new best with these options: { $n ->
    [one] { $n } mouse
   *[other] { $n } mice
}
typed = Typed: { $digits }
prepared = Prepared: room { $room }. You can place it on your turn.
prepared-now = Your prepared room { $room } is ready to place.
prepared-void = Your prepared room { $room } can’t be reached from room { $here }.
cards-lie = Your keycards stay on the table until { $name } has placed.
misplaced = { $name }: room { $room } is neither next to room { $here } nor its reverse. { $seconds ->
    [0] One move lost.
   *[other] { $seconds } seconds lost.
}
map = Map of the hotel
floor = Floor { $floor }
room = Room { $room }
room-here = you are here
room-mouse = the mouse is here
room-way = one step away
room-elevator = { $colour ->
    [red] red elevator
    [yellow] yellow elevator
    [green] green elevator
   *[blue] blue elevator
}
your-keycards = Your keycards
keycards-lie = Your keycards show { $room }: { $bottom } below, { $top } on top to the { $side ->
    [left] left
   *[right] right
}
keycard-keys = F turns the top card over, T turns it round, with Shift the lower one; the arrow keys slide it; Enter places them.
bottom = lower
top = upper
flip-bottom = Turn the lower card over
flip-top = Turn the upper card over
turn-bottom = Turn the lower card round
turn-top = Turn the upper card round
slide = ⇄ Slide
show-room = Show room { $room }
why-not-room = { $room }: why not?
set-no-clock = { $calm ->
    [0] { "" }
   *[other] As long as you like to think
}
set-clock = { $calm ->
    [0] Against the clock: { $minutes } minutes
   *[other] { "" }
}
set-calm = { $value ->
    [0] { "" }
   *[other] Calmly: { $value } placements, no clock
}
set-by_hand = { $value ->
    [true] By hand: legal moves are not shown, and mistakes cost time
   *[other] { "" }
}
set-map = { $value ->
    [true] With the map of the hotel
   *[other] Without the map: the keycards alone show the way
}
