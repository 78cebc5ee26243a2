title = Mousekeeping!
blurb = Run through the hotel together and catch as many mice as you can before time runs out.
Place = Go to room { $room } (bottom { $bottom }, top { $top } to the { $side ->
    [left] left
   *[right] right
})
GoTo = Go to room { $room }
DestinationRolled = { $rooms ->
    [one] A mouse was seen in room { $room }.
   *[two] A mouse was seen in room { $room } or { $reverse }.
}
KeycardsPlaced = { $seat } moved to room { $room }.
KeycardsMisplaced = { $seat } tried room { $room }, { $is_here ->
    [true] where the team already is
   *[false] which is neither next to room { $here } nor its reverse
}: { $has_clock ->
    [true] { $seconds ->
        [one] { $seconds } second lost
       *[other] { $seconds } seconds lost
    }
   *[false] one move lost
}.
MouseCaught = { $seat } reached room { $room }: { $mice ->
    [1] first mouse caught!
   *[other] that makes { $mice } mice!
}
ShiftEnded = { $reason ->
    [time-up] Time’s up.
   *[budget-spent] That was the last move.
} { mice-caught }
mice-caught = { $mice ->
    [0] No mice caught.
    [one] { $mice } mouse caught.
   *[other] { $mice } mice caught.
}
Catch = From { $start } to { $room }: { $used ->
    [one] { $used } move
   *[other] { $used } moves
}, { $needed } needed.
ask-place = Choose a room to move to.
ask-clock = The clock is running.
refused-no-such-way = A keycard can only show 12, 21, 34 or 43.
refused-no-such-layout = Slide the top keycard to the left or to the right, so that it covers one digit.
refused-not-a-room = There is no room { $room }: no two keycards can show it.
refused-too-far = Room { $room } is neither next to room { $here } nor its reverse. Change one digit by 1, or go to the reverse.
refused-already-here = You’re already in room { $here }. Change one digit by 1, or go to the reverse, room { $reverse }.
refused-only-for-players = The clock doesn’t move. It only ends the game.
refused-only-for-the-clock = Only the clock can end the game. Choose a room to move to.
refused-no-clock = This game is untimed. Choose a room to move to.
ended-time-up = Time’s up. { $score ->
    [0] No mice caught.
    [one] { $score } mouse caught.
   *[other] { $score } mice caught.
}
ended-budget-spent = No moves left. { $score ->
    [0] No mice caught.
    [one] { $score } mouse caught.
   *[other] { $score } mice caught.
}
# How games ended, in a list
ending-time-up = time up
ending-budget-spent = no moves left
option-clock = Clock
option-clock-300 = 5 minutes
option-clock-600 = 10 minutes
option-clock-900 = 15 minutes
option-move_limit = Mode
option-move_limit-0 = Timed
option-move_limit-60 = Untimed: 60 moves
option-move_limit-100 = Untimed: 100 moves
option-move_limit-120 = Untimed: 120 moves
option-by_hand = Keycards
option-by_hand-false = Show legal moves
option-by_hand-true = By hand: show nothing, mistakes cost time
option-map = Hotel map
option-map-true = Shown
option-map-false = Hidden

# Why a hint is given: what its choice changes, on average over the tables that are possible.
hint-mice = Mice caught: { $now } → { $then }.
hint-way = Moves to the next mouse: { $now } → { $then }.
