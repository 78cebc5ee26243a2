# A first round, for somebody who has never played.
lesson-welcome = You’re a mouse having a bad dream. Get rid of all your cards to wake up. Whoever goes out first wins the most cheese. You’re playing against Pip.
lesson-order = These are your eight cards. They stay in this order: you may never sort them. But when cards leave your hand, the gap closes – and other cards become neighbors.
lesson-bait = First, everybody secretly lays Bait: one card, or two if nobody has less cheese. Tap the 5 and the 8, positions 3 and 4, and lay both. Without them, 6, 5 and 4 are next to each other!
lesson-shown = All Bait is face up now, turned sideways: yours, Pip’s, and the Public Bait in the middle. Anybody may use any of it in a meld. So Bait is an offer – and one less card for its owner.
lesson-lead = You lead: the table is empty, and you may play any meld, but only from your hand and your own Bait. Cards of one rank are a set. Tap your two 9s, positions 4 and 5, and play them.
lesson-beaten = Pip played 5-6-7, using its own Bait: a run, that is, ranks in a row; suits don’t matter. It beats your pair because it has exactly one more card. With the same number of cards, it would have to be the same type, and higher.
lesson-run = Your gap has closed: 6, 5, 4, 3 now go down in a row. Beat the three cards with four: tap 5, 4, 3 in your hand – positions 2 to 4 – and the 2 of the Public Bait. Keep your 6 for later.
lesson-taken = 6-7-8-9 is higher. And look: Pip used your 8! That’s good for you, too: one less card.
lesson-draw = You can’t beat this. Instead of playing a meld, you may always draw a card: from the draw pile, the Public Bait or other players’ Bait. Tap the draw pile.
lesson-insert = A 7! You may insert a drawn card wherever you like: that’s your only chance to bring order to your hand. Put it in front of your 6, at position 1.
lesson-lay = After drawing, you must have Bait. Your 5 is still there, so it’s up to you: you may lay one more card, and Bait fits anywhere in a meld. Tap your 6 and lay it.
lesson-standing = Nobody beat Pip’s four cards, so they were cleared away, and Pip led again: 7-8.
lesson-out = Three cards beat two. Tap the 7 in your hand, then the 5 and the 6 of your own Bait: play 5-6-7.
lesson-cheese = No hand and no Bait: you’re out, and awake! That’s worth 3 cheese; the last player left gets none. Then a new round begins with new cards. The seventh cheese wins.
lesson-done = One more thing for later: one rank in all four suits, or a run of four in one suit, is a Trap. It sweeps away whatever is on the table, and you lead. If a meld isn’t possible, “Why not?” tells you the reason.
