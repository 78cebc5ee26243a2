# Only what the board says; the game's own words are in src/mousehole/games/head_of_mousehold/locale.
fast = fast
slow = slow
speed = Speed, fastest to slowest
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
first-player-short = 1st
cheese-won = { $n ->
    [0] No cheese
    [one] Cheese: { $n } point
   *[other] Cheese: { $n } points
}{ $unseen ->
    [0] { "" }
    [one] , plus { $unseen } face-down token
   *[other] , plus { $unseen } face-down tokens
}
mice-left = { $n ->
    [0] No mice left
    [one] { $n } mouse left
   *[other] { $n } mice left
}
cards-to-place = { $n ->
    [0] No cards to place
    [one] { $n } card to place
   *[other] { $n } cards to place
}
holds = Hostage from the { $clan }: { $mouse }
traps = Mousetraps
trap = Trap { $trap }. Cheese: { $cheese }. { $n ->
    [0] No cards
    [one] { $n } card
   *[other] { $n } cards
}; the next one goes face { $facing ->
    [up] up
   *[down] down
}.
trap-short = Trap { $trap }
no-cheese = none
next-up = face up
next-down = face down
face-down = face down: { $card }
your-clan = Your mice
at-home = At home
chosen = Chosen
hostage = Hostage
chosen-of = { $number ->
    [one] Choose { $number } mouse in secret: { $n } of { $number }.
   *[other] Choose { $number } mice in secret: { $n } of { $number }.
}
tap-a-mouse = Tap a mouse, then a trap.
tap-a-trap = Where does { TheMouse } go? Tap a trap.
tap-to-hand-over = Tap the mouse you want to hand over.
tap-to-swap = To swap, tap a chosen mouse and one at home.
swap-words = The { $mouse } goes home; the { $instead } takes its place.
place-words = { $facing ->
    [up] The { $mouse } goes face up under trap { $trap }.
   *[down] The { $mouse } goes face down under trap { $trap }.
}
do-choose = Send mice
do-hand-over = Hand over mouse
do-swap = Swap mice
do-place = Place mouse
why-not = Why not?
last-round = Last round
close-last-round = Close last round
worth = cheese { $cheese }
nobody = cheese stays
fate-trapped = caught by the trap
fate-cat = caught by the cat
fate-cheese = takes the cheese
fate-home = goes home
fate = { $card }: { $what }
set-events = { $value ->
    [true] With Daily Events
   *[other] Without Daily Events (easy variant)
}
aid-of = { $card }: what could it be?
round-of = { $rounds ->
    [1] The only round
   *[other] Round { $round } of { $rounds }
}
no-event-yet = The Daily Event is still face down.
all-placed = All mice are placed.
all-turned-up = All cards are turned face up.
why-false-start = False Start: { colour } was the fastest and is now the slowest.
why-heroic-sprint = Heroic Sprint: { colour } was the slowest and is now the fastest.
why-same-colour = Of the same color, the mouse placed earlier is ahead.
why-cat-slowest = The cat takes even the slowest color: { colour }.
why-asleep = A Squeaker – but the cat is asleep today.
why-cat-nobody = It squeaked, but there was nobody left for the cat.
why-left = Everyone here was caught: the cheese stays for the next round.
why-empty = The cheese stays for the next round.
why-left-last = This was the last round: it counts for nobody.
why-hostage = A hostage wins for its own clan, whoever placed it.
why-defective = { $n ->
    [one] Defective Trap: no line is longer than this single mouse, so nobody was caught.
   *[other] Defective Trap: no line is longer than these { $n } mice, so nobody was caught.
}
why-slowest = The slowest color today is { colour }: it is never trapped.
about-colour = Speed today: { colour } is number { $place } of { $all }.
about-cheese = { $name }: { $tokens }.
about-clan = { $clan } ({ $name }). Left: { $left }. Caught: { $caught }.
about-meeples = Meeples: { $colours }
about-touched = What is this? { $thing }
do-add = Choose this one
hand-over-words = The { $mouse } goes to the player on your left. It still wins cheese for your clan.
hostage-of = Hostage: wins for { $clan_seat_obj }
tally-unit = Cheese
tally-round = Round { $round }
tally-how = Each round: cheese won, and the total so far.
tally-mice = Mice left
tally-left = Still on the traps, for nobody: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
tally-unseen = “?” is cheese that was won face down. It counts in the total.
tally-tiebreak = With the same cheese, the clan with more mice left is ahead.
