# A first shift, for somebody who has never played.
lesson-welcome = Mice are loose in the hotel! You and Pip take turns and catch as many as you can. The cards with the cheese show where one was seen: room 334 – or 433, which is what the same two keycards show from the other side.
lesson-keycards = You move by laying one of your two keycards partly over the other, so that three digits show. They are the room you go to. Flip, rotate or slide the cards – or just tap a room on the map, and they are laid for you.
lesson-map = You start in the Lobby, room 124. The first digit is the floor, the second the column, the third the row.
lesson-step = A move changes one digit by exactly 1. Go from 124 to 134, the room with the dashed ring: tap it on the map, or lay 34 over 12.
lesson-elevator = Pip went from 134 to 234. The first digit changed, so that was a ride in the elevator. Each elevator is marked with a shape: rooms that end in 12, 21, 34 or 43 have one on every floor.
lesson-ride = Keep riding! Go from 234 to 334. That’s where the mouse is.
lesson-caught = Caught – one mouse for the team! The next one shows up at once, in room 344 or 443. It’s Pip’s turn right away: there are no breaks.
lesson-reverse = Pip could have walked to 344, but went from 334 to 433 instead. You may always go to the reverse of a room, its number read from right to left. That can take you up or down in a single leap!
lesson-second = You can catch the mouse in either of its two rooms. 443 is next to 433: go and get it.
lesson-refused = Two mice! If you try a room that is too far away, nothing bad happens: you’re told why, and the rule is one tap away. Only time is lost.
lesson-done = That’s all there is to it. In a timed game the clock runs for ten minutes and never stops, so plan ahead while the others move. For a relaxed start, play untimed with 60 moves.
