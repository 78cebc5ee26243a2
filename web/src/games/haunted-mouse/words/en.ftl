# Only what the board says; the game's own words are in src/mousehole/games/haunted_mouse/locale.
cards = { $n ->
    [0] no cards
    [one] { $n } card
   *[other] { $n } cards
}
cheese-of = Cheese: { $n } of { $goal }
has-chosen = has chosen
out-as = { $place ->
    [1] out first
    [2] out second
    [3] out third
   *[other] out fourth
}
hand-of = { $seat_is ->
    [you] Your hand
   *[other] { $seat_whose } hand
}, { cards }
place = Position { $place }: { $card }
known = everybody knows this card
drawn = drawn: { $card }
drawn-hidden = a drawn card
bait-in-front = { $seat_is ->
    [you] Your Bait
   *[other] { $seat_whose } Bait
}
bait-of = { bait-in-front }: { $card }
public-bait = Public Bait
public-bait-card = Public Bait: { $card }
your-bait = Your Bait
your-bait-card = Your Bait: { $card }
your-side = Your side of the table
your-hand = Your hand, in its order: { cards }
pile = Draw pile: { cards }
pile-short = Draw { $n }
discards = Discard pile: { cards }
discards-short = Discard { $n }
meld-of = { $seat }: { $looks }
table-empty = No meld on the table
looks-set = { $n ->
    [1] a single { $rank }
   *[other] a set of { $n }, rank { $rank }
}
looks-run = a run from { $low } to { $high }
looks-neither = neither a set nor a run
it-beats = Beats the meld: { $looks }.
it-leads = You can lead with { $looks }.
it-traps = A Trap: { $looks }!
not-now = Not possible: { $looks }.
why-not = Why not?
clear = Clear
play-meld = Play the meld
set-trap = Set a Trap
take-bait = Draw { $card }
take-or-add = Draw this Bait, or add your own cards for a meld.
drawing-ends = Draw the top card instead of playing these?
tap-to-lead = Tap neighboring cards to lead, or the draw pile to draw.
tap-to-beat = Tap neighboring cards and Bait to beat the meld, or the draw pile to draw.
tap-for-bait = Tap the card you want to lay as Bait.
tap-to-lay = Tap a card to lay it as Bait.
lay-as-bait = { $n ->
    [one] Lay it as Bait
   *[other] Lay both as Bait
}
tap-to-use = Several Bait cards fit. Tap the one you want to use.
use-it = Use this Bait
you-drew = You drew { $card }.
tap-a-place = Tap the card it goes before, or the end of your hand. You can also drag it.
insert-before = Position { $place }, before { $card }
insert-last = Position { $place }, at the end
goes-first = First, before { $card }
goes-last = Last, after { $card }
goes-between = Between { $left } and { $right }
goes-alone = Alone in your hand
with-bait = Bait used: { $bait }.
goes-out-first = { $seat_is ->
    [you] You will go out
   *[other] { $seat } will go out before you
} and win { $n ->
    [0] no cheese
   *[other] { $n } cheese
}.
goes-out-and-wins = { $seat_is ->
    [you] You will go out
   *[other] { $seat } will go out before you
} and win the game!
no-bait-this-round = No Bait this round
trap-was-set = { $seat } set a Trap: { $looks }!
round-over = Round { $round } is over. { $out_seats_count ->
    [0] Nobody went out.
   *[other] Out in this order: { $out_seats_nom }.
}
