# What the terminal says beside its drawing of the table.
keep-floor = floor { $n }
keep-here = here
keep-mouse-at = a mouse at
keep-caught = caught: { $mice }
keep-move-limit = moves { $used } of { $all }
keep-placements = moves { $used }
keep-table = on the table
keep-destination = the mouse
keep-yours = yours
keep-turn = { $seat_is ->
    [you] your turn
   *[other] { $seat_whose } turn
}
keep-lie = your keycards stay there
keep-lie-until = { $seat_is ->
    [you] until you move
   *[other] until { $seat_nom } moves
}
keep-prepared = ready for your turn: { $room }
keep-prepared-now = space: move to { $room }
keep-prepared-void = { $room }: out of reach now
keep-keys-bottom = bottom: a flips, z rotates
keep-keys-top = top: d flips, c rotates
keep-keys-place = x other side, space moves
keep-mark-here = the current room
keep-mark-mouse = a mouse is here
keep-mark-none = no room
keep-shaft-red = red elevator
keep-shaft-yellow = yellow elevator
keep-shaft-green = green elevator
keep-shaft-blue = blue elevator
mousekeeping-key-flip-bottom = flip the bottom keycard
mousekeeping-key-turn-bottom = rotate the bottom keycard
mousekeeping-key-flip-top = flip the top keycard
mousekeeping-key-turn-top = rotate the top keycard
mousekeeping-key-side = put the top keycard on the other side
mousekeeping-key-place = place your keycards
