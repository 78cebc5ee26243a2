title = Mousekeeping!
blurb = Run through the hotel together and catch as many mice as you can before the clock runs out.
Place = Show room { $room } ({ $bottom } below, { $top } on top to the { $side })
GoTo = Go to room { $room }
DestinationRolled = { $rooms ->
    [one] A mouse is seen: room { $room }.
   *[two] A mouse is seen: room { $room } or { $reverse }.
}
KeycardsPlaced = { $seat } shows room { $room }.
KeycardsMisplaced = { $seat } showed room { $room }, which is neither next to room { $here } nor its reverse: { $seconds ->
    [a-move] one move lost
   *[other] { $seconds } seconds lost
}.
MouseCaught = { $seat } reaches room { $room }: { $mice ->
    [one] the first mouse
   *[other] { $mice } mice
} caught.
ShiftEnded = { $reason ->
    [time-up] Time is up.
   *[budget-spent] That was the last placement.
} Mice caught: { $mice }.
Catch = From { $start } to { $room }: { $used } placements, { $needed } needed.
ask-place = { $seat }: show the next room.
ask-clock = The clock is running.
refused-no-such-way = A keycard lies as 12, 21, 34 or 43, and no other way.
refused-no-such-layout = The top keycard overlaps the bottom one on its left or on its right.
refused-not-a-room = No two keycards can show { $room }: it is not a room.
refused-too-far = Room { $room } is neither next to room { $here } nor its reverse.
ended-time-up = Time is up. Mice caught: { $score }.
ended-budget-spent = All placements are made. Mice caught: { $score }.
option-clock = Seconds on the clock
option-calm = Placements instead of a clock (0: play against the clock)
option-by_hand = Keycards
option-by_hand-false = Legal moves are shown
option-by_hand-true = By hand: nothing is shown, mistakes cost time
option-map = The map of the hotel is shown

# Why a hint is given: what its choice changes, on average over the tables one can imagine.
hint-mice = Mice caught: { $now } → { $then }.
hint-way = Placements to the next mouse: { $now } → { $then }.
