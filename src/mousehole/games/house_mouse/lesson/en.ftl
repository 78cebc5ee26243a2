# A first round, for somebody who has never played.
lesson-welcome = You are a mouse in a house full of treasures, and so are Pip and Bramble. Carry home what people left lying about: the nest with the most points wins.
lesson-backs = A card lies at every corner. Its back tells its type, and no more: Points count at the end, Powers can be used again and again, Boosts are for the hand and strike once. Pip and Bramble choose their corners first.
lesson-place = You go first, so you are the last to choose. A Power lies at c1: place your mouse there.
lesson-scavenge = A turn has three actions. One of them is to scavenge: you take the card where you stand. Tap your mouse, or the button.
lesson-free = Lights On, a Power! It lies in your nest now. Later it costs an action to use it – but in the turn in which you find it, it is free. Use it: tap the card in your nest.
lesson-room = Lights On turns up all cards of one room. Choose the middle one, room 2: you stand at its corner.
lesson-go = Look at that! A Spare Key at b1, worth 5 points. Corners of one room are next to each other, across it, too. Moving costs one action – and a card that lies face up is yours as soon as you arrive, for nothing. Go to b1.
lesson-take-boost = One action left. Cat Nap at b2 is a Boost, and lies face up as well: go there, and it comes into your hand.
lesson-end = No action is left. End your turn.
lesson-boost = It is Pip’s turn, and Pip has just taken a card. But Boosts may be played at any time, in anybody’s turn, without an action! Play Cat Nap: tap it.
lesson-nap = Cat Nap takes an action away from somebody. Pip, in this turn!
lesson-refilled = Pip had one action less, then Bramble was on. Wherever a mouse leaves an empty corner, a new card is laid there, face down.
lesson-collection = Your turn again. Fiberglass Insulation still lies face up at c2. It is a collection: 8 points for one, but nothing for two, and −8 for three! One is just right. Go to c2.
lesson-points = 13 points already: the Spare Key counts what is printed on it, the Insulation as a collection of one. Others count as pairs: Pip’s Watch Spring is worth 2, but 6 beside a Watch Gear. Powers and Boosts count nothing.
lesson-done = The game ends with the twelfth card in anybody’s nest. Tap any card to read it. If something cannot be done, tap it all the same, and you are told why.
