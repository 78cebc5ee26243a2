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

# What the evaluation looks at: hints and reviews name it, followed by a colon and numbers.
measure-mice = Mice caught
measure-way = Moves to the next mouse
# What things are: sheets.
Thing = { $thing ->
    [keycards] Keycards
    [destination] Where the mouse is
    [room] Moving
    [elevator] Elevators
    [clock] The clock
    [moves] Moves left
   *[mice] The score
}
sheet-keycards = A keycard shows 12 or 21, and 34 or 43 on its other side. Two of them, one partly covering the other, show a room: both digits of the top keycard, and the uncovered digit of the bottom one. Your keycards stay on the table until the next player has moved; then you can arrange them for your next turn.
sheet-destination = Seen from the other side of the table, the same two keycards show the number reversed. So the mouse is in either of two rooms, and reaching one of them is enough. The next mouse appears at once.
sheet-room = From room to room, exactly one digit changes, by 1: the first digit is the floor, the second the column, the third the row. Or you go to the reverse of the room you are in, wherever that is.
sheet-elevator = Only elevators lead to other floors: rooms that end in 12 (red, triangle), 21 (yellow, square), 34 (green, circle) or 43 (blue, diamond) have one.
sheet-clock = The clock runs for all of you, and never pauses. When it has run out, the game is over. A move made in time still counts.
sheet-moves = Instead of a clock, the team has a number of moves. When they are used up, the game is over.
sheet-mice = Every mouse caught is one point for the whole team.

# What is wrong in an edition file; its keys are called as in the file
refused-edition-faces = { $where }: both “faces” show the same digits, { $one } and { $other }. They must differ.
refused-edition-no-lobby = { $where }: no two keycards can show the lobby, { $lobby }.
refused-edition-no-room = { $where }: no room ends in { $ending }.
refused-edition-no-way = { $where }: with these “faces” there is no way from the lobby, { $lobby }, to room { $room }.
# Figures worth remembering
feat-fastest-mouse = Fastest mouse: { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
feat-longest-shift = Longest shift: { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
feat-perfect-mice = Most mice caught in the fewest possible moves: { $n } in one shift
# The deal of the day: what is dealt, and how it went
day-what = Sixty moves alone, without a clock. How many mice do you catch?
day-score = { $score ->
    [one] { $score } mouse in 60 moves
   *[other] { $score } mice in 60 moves
}

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-caught-pip = Got one! Squeak!
remark-caught-bramble = Caught. On to the next room.
remark-caught-juniper = Room service.
remark-caught-old-whiskers = I knew this corridor when it had candles.
remark-caught-quill = One more line in the guest book.
remark-bravo-pip = So quick!
remark-bravo-bramble = Nice catch.
remark-bravo-juniper = Neatly turned.
remark-bravo-old-whiskers = Keycards in good hands.
remark-bravo-quill = Neat. That goes in the book.
