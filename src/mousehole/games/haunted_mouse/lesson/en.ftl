# A first round, for somebody who has never played.
lesson-welcome = You are a mouse in a bad dream, and awake once all your cards are gone. Whoever is out first takes the most cheese. You play against Pip.
lesson-order = These are your eight cards. They must stay as they stand: you may never sort them. But where cards leave, the gap closes – and then others stand side by side.
lesson-bait = First, everybody secretly lays Bait: one card, or two for those with the least cheese. Tap the 5 and the 8 in places 3 and 4, and lay both. Without them, 6, 5 and 4 stand side by side!
lesson-shown = All Bait lies open now, a quarter turned: yours, Pip’s, and the Public Bait in the middle. Anybody may use any of it in a meld. So Bait is an offer – and a card less for whoever’s it is.
lesson-lead = You lead: the table is empty, and you may play any meld, but only from your hand and your own Bait. Cards of one rank are a set. Tap your two 9s, in places 4 and 5, and play them.
lesson-beaten = Pip plays 5-6-7, with Bait of its own: a run, ranks in a row, suits don’t matter. It beats your pair because it has exactly one card more. With as many cards it would have to be the same type, and higher.
lesson-run = Your gap has closed: 6, 5, 4, 3 stand in a falling row. Beat the three cards with four: tap 5, 4, 3 in your hand – places 2 to 4 – and the 2 of the Public Bait. Your 6 waits for later.
lesson-taken = 6-7-8-9 is higher. And look: Pip has used your own 8! That is good for you, too: one card less.
lesson-draw = You cannot beat this. Instead of a meld you may always draw a card: from the pile, the Public Bait, or other people’s Bait. Tap the draw pile, then draw.
lesson-insert = A 7! A drawn card goes wherever you like: that is your only chance to give your hand an order. Put it in front of your 6, into place 1.
lesson-lay = After drawing you must have Bait. Your 5 still lies there, so this is up to you: you may lay one more card, and Bait fits into a meld wherever it stood. Tap your 6, and lay it.
lesson-standing = Nobody has beaten Pip’s four cards, so they were cleared away, and Pip had the lead again: 7-8.
lesson-out = Three cards beat two. Tap the 7 in your hand, and the 5 and the 6 of your own Bait: play 5-6-7.
lesson-cheese = No hand, no Bait: you are out, and awake! That is worth 3 cheese, and the last one left gets none. A new round begins with new cards; the seventh cheese wins.
lesson-done = One more thing for later: four cards of one rank in all four suits, or a run of four in one suit, are a Trap. It sweeps away whatever lies there, and you lead. Whenever a meld is not possible, “why not?” tells you the reason.
