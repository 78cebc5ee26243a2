# A first round, for somebody who has never played.
lesson-welcome = You lead the Office clan, Pip the Kitchen, Bramble the Toy Room. Whoever has the most cheese after five rounds wins.
lesson-traps = There is one trap per player, with cheese worth 2, 3 and 4 points. But careful: the first mouse at a trap gets caught! Only then does the next one take the cheese. You want to be second.
lesson-speed = This column shows who runs first. Yellow is fastest, then orange, purple and blue; green is slowest. The order changes every round. Among mice of one color, the one placed earlier is ahead.
lesson-choose = Everyone secretly chooses three mice. Take the orange Squeaker (O, with its mouth open), the plain green mouse (G) and the plain purple one (P): tap all three, then send them.
lesson-meeples = Everyone has chosen, and the meeples show which colors each of you has in hand. See: Pip has a yellow mouse. It will be the fastest wherever it goes!
lesson-first = Now you take turns placing one card under a trap. The first card under a trap is face down, the second face up, and so on. Place your purple mouse under trap 3, which has the most cheese: tap the mouse, then the trap.
lesson-slowest = Pip’s yellow mouse followed yours, face up: a Squeaker. Bramble’s card at trap 2 is face down, but it must be blue, green or purple. Green is slowest today, and the slowest mice are too careful to be trapped. Place your green mouse under trap 2.
lesson-squeaker = When a trap catches a Squeaker, the squeak wakes the cat, and the cat takes the next mouse. Bramble has a card at trap 1. Place your orange Squeaker there: if it gets caught, it won’t go alone.
lesson-first-trap = All cards are face up now, and under each trap the mice line up by speed. Trap 1: your Squeaker is first and gets caught. Its squeak wakes the cat, and the cat takes Bramble’s purple mouse. Pip’s blue one is next and takes the 2 points.
lesson-second-trap = Trap 2: Bramble’s blue mouse was faster than green and got caught. Of the two green mice, yours was there first: 3 points. Had a green one been in front, nobody would have been caught.
lesson-third-trap = Trap 3: Pip’s yellow Squeaker is first and gets caught. The cat it wakes takes Pip’s own orange mouse. Your purple mouse is third – and takes the 4 points! Where no mouse is left, the cheese stays for the next round.
lesson-done = 7 points for you! Caught mice are out of the game; the others go home. In the full game, a Daily Event changes every round once the mice are chosen. Watch the meeples, bluff – and be second.
