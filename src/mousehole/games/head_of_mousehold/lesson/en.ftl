# A first round, for somebody who has never played.
lesson-welcome = You lead the clan of the Office, Pip the Kitchen, Bramble the Toy Room. Who has brought home the most cheese after five rounds wins.
lesson-traps = There is one trap for each of you, with cheese worth 2, 3 and 4 points. But mind: the first mouse at a trap is caught! Only then the next one takes the cheese. You want to be second.
lesson-speed = Who is first, this column says: yellow runs fastest, then orange, purple and blue; green is slowest. It is laid anew every round. Among equals, whoever was placed earlier is ahead.
lesson-choose = Everybody secretly chooses three mice. Take the orange Squeaker (O, with an open mouth), the plain green mouse (G) and the plain purple one (P): tap these three, and choose them.
lesson-meeples = All have chosen, and the meeples show which colours each of you has in hand. You see: Pip has a yellow mouse. It will be fastest wherever it goes!
lesson-first = Now each in turn puts a card below a trap. The first card at a trap lies face down, the second face up, and so on. Put your purple mouse below trap 3, where the most cheese is: tap it, then the trap.
lesson-slowest = Pip’s yellow one follows you, face up: a Squeaker. Bramble’s card at trap 2 lies face down, but it is of blue, green or purple. Green is slowest, and the slowest mice are too careful for traps. Put your green one below trap 2.
lesson-squeaker = If a trap catches a Squeaker, it squeaks and wakes the cat, and the cat takes the next mouse. Bramble has a card at trap 1. Put your orange Squeaker there: if it is caught, it does not go alone.
lesson-third-trap = All cards are turned up. Trap 3: the yellow Squeaker was first and is caught. It woke the cat, and the cat took Pip’s orange mouse. Your purple one was third – and has the 4 points!
lesson-second-trap = Trap 2: Bramble’s blue mouse was faster than green, and is caught. Of the two green ones yours was there earlier: 3 points. Had a green one been first, nobody would have been caught.
lesson-first-trap = Trap 1: your Squeaker is caught, the cat took Bramble’s purple mouse, and Pip’s blue one has the 2 points. Where no mouse is left, the cheese stays for the next round.
lesson-done = 7 points for you! Mice that were caught are out of the game, the others go home. In the full game an event of the day changes each round, once the mice are chosen. Look at the meeples, bluff – and be second.
