# A first round, for somebody who has never played.
lesson-welcome = You’re a mouse in a house full of treasures, and so are Pip, Bramble and Basil. Bring home what people left lying around: the nest with the most points wins.
lesson-backs = There’s a card at every corner. Its back shows its type and nothing else: an acorn for Points, which score at the end; a bolt for Powers, which can be used again and again; an arrow for Boosts, which go to your hand and strike once. Pip and Bramble choose their corners first, and Bramble puts Basil in the house.
lesson-place = You play first, so you choose your corner last. There’s a Power at c1: place your mouse there.
lesson-scavenge = You have three actions per turn. One kind of action is to scavenge: you take the card where you are. Tap your mouse, or the button.
lesson-free = Lights On, a Power! It’s in your nest now. Using it costs an action – but on the turn you scavenge it, it’s free. Use it now: tap the card in your nest.
lesson-room = Lights On reveals all the cards of one room. Choose the middle one, room 2: you’re at one of its corners.
lesson-go = Look at that! A Spare Key at b1, worth 5 points. All four corners of a room are next to each other, diagonally too. Moving costs one action – and a face-up card is yours as soon as you arrive, for free. Moves take two taps: tap b1 to select it, then tap it again, or the button, to go.
lesson-take-boost = One action left. Cat Nap at b2 is a Boost, and it’s face up as well: move there, and it goes to your hand.
lesson-end = You have no actions left. End your turn.
lesson-boost = It’s Pip’s turn, and Pip has just taken a card. But you can play a Boost at any time, on anyone’s turn, without an action! Play Cat Nap: tap it.
lesson-nap = Cat Nap takes an action away from somebody. Choose Pip, this turn!
lesson-basil = Now it’s Basil’s turn. Nobody controls him: he takes the shortest way to the nearest face-down Point, three actions per turn. If two ways are equally short, the player before him chooses. Watch him – his nest counts, too, and he can win!
lesson-refilled = Basil took a Sock Thread and moved on. Whenever a mouse leaves an empty corner, a new card is put there, face down.
lesson-collection = Your turn again. Fiberglass Insulation is still face up at c2. It’s a collection: 8 points for one, nothing for two, and −8 for three! One is just right. Move to c2.
lesson-points = 13 points already: the Spare Key scores what’s printed on it, the Insulation is a collection of one. Other cards score in pairs: Pip’s Watch Spring is worth 2, but 6 with a Watch Gear. Powers and Boosts score nothing.
lesson-done = The game ends as soon as a nest has twelve cards. Tap any card to read it. If something isn’t possible, tap it anyway: you’ll be told why.
