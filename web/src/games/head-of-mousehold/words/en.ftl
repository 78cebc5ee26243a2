# Only what the board says; the game's own words are in src/mousehole/games/head_of_mousehold/locale.
fast = fast
slow = slow
speed = Speed, from the fastest to the slowest
colour = { $letter ->
    [O] orange
    [G] green
    [B] blue
    [P] purple
    [Y] yellow
   *[other] { $letter }
}
clan = { $clan ->
    [office] Office clan
    [kitchen] Kitchen clan
    [toy-room] Toy Room clan
    [garden] Garden clan
    [bathroom] Bathroom clan
   *[other] { $clan } clan
}
clans = Clans
first-player = first player
cheese-won = { $unseen ->
    [0] Cheese: { $n } points
   *[other] Cheese: { $n } points and { $unseen } hidden tokens
}
mice-left = Mice left: { $n }
cards-to-place = Cards to place: { $n }
meeple = Meeple: { $colour }
holds = holds a hostage of the { $clan }: { $mouse }
traps = Mousetraps
trap = Trap { $trap }: cheese { $cheese }; { $n ->
    [0] no card
    [one] one card
   *[other] { $n } cards
}; the next lies face { $facing ->
    [up] up
   *[down] down
}
trap-short = Trap { $trap }
next-up = face up
next-down = face down
of-clan = { $mouse } of { $name }
face-down = face down: { $card }
no-event-yet = Round { $round } of 5. The event of the day is still face down.
your-clan = Your mice
at-home = At home
still-home = At home: { $n }
chosen = Chosen
hostage = Hostage
chosen-of = Send { $number } mice in secret: { $n } of { $number } chosen.
tap-a-mouse = Tap a mouse, then a trap.
tap-a-trap = Where does the { $mouse } go? Tap a trap.
tap-to-hand-over = Tap the mouse to hand over.
tap-to-swap = Tap a chosen mouse and one at home to swap them.
swap-words = { $mouse } goes home, { $instead } comes instead.
place-words = { $mouse } below trap { $trap }, face { $facing ->
    [up] up
   *[down] down
}.
do-choose = Send them
do-hand-over = Hand it over
do-swap = Swap them
do-place = Place it
why-not = Why not?
last-round = The last round
close-last-round = Put away the last round
worth = cheese { $cheese }
nobody = cheese stays
fate-trapped = caught by the trap
fate-cat = caught by the cat
fate-cheese = takes the cheese
fate-home = goes home
set-events = { $value ->
    [true] With Daily Events
   *[other] Without Daily Events: the easy variant
}
aid-of = { $card }: what can it be?
