# A first shift, for somebody who has never played.
lesson-welcome = Mice are loose in the hotel! You and Pip run through it together, in turns, and catch as many as you can. The card with the cheese shows where one was seen: room 334 – or 433, the same two keycards seen from the other side.
lesson-keycards = You move by laying your two keycards on each other, so that three digits can be seen. They are the room you go to. Flip, turn or slide the cards – or simply tap a room on the map and they are laid for you.
lesson-map = You stand in the Lobby, room 124. The first digit is the floor, the second the column, the third the row.
lesson-step = One move changes one digit by exactly 1. Go from 124 to 134, where you see a dashed ring: tap it on the map, or lay 34 on 12.
lesson-elevator = Pip went from 134 to 234: the first digit changed, so that was a ride in the elevator. Shafts are marked with a shape: rooms that end in 12, 21, 34 or 43 have one on every floor.
lesson-ride = Ride on! Go from 234 to 334. That is where the mouse is.
lesson-caught = Caught – one mouse for the team! At once the next one is seen, in room 344 or 443. It is Pip’s turn, and there is no break.
lesson-reverse = Pip could have walked to 344, but wants to show you something: from 334 to 433. A room may always be turned round, read from right to left – two floors in one leap!
lesson-second = The mouse can be reached in either of its two rooms. 443 is next to 433: catch it.
lesson-refused = Two mice! If you try a room that is too far away, nothing happens to you: you are told why, and the rule is a tap away. Only the seconds are gone.
lesson-done = That is all there is to it. In the real game a clock runs for ten minutes and never stops: look ahead while the others move. For a start you can also play calmly, with 60 moves instead of a clock.
