# Only what the board says; the game's own words are in src/mousehole/games/haunted_mouse/locale.
cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
cheese-of = Cheese: { $n } of { $goal }
has-chosen = has chosen
out-as = { $place ->
    [1] awake first
    [2] awake second
    [3] awake third
   *[other] awake fourth
}
hand-of = Hand of { $name }, { $n } cards
place = Place { $place }: { $card }
known = everybody knows this card
drawn = drawn: { $card }
drawn-hidden = a drawn card
bait-in-front = Bait of { $name }
bait-of = Bait of { $name }: { $card }
public-bait = Public Bait
public-bait-card = Public Bait: { $card }
your-bait = Your Bait
your-bait-card = Your Bait: { $card }
your-side = Your side of the table
your-hand = Your hand, { $n } cards, in their order
pile = Draw pile: { $n } cards
pile-short = Pile { $n }
discards = Discards: { $n } cards
discards-short = Discards { $n }
meld-of = { $name }: { $looks }
table-empty = No meld on the table
looks-set = { $n ->
    [1] a single { $rank }
   *[other] set of { $n }, rank { $rank }
}
looks-run = run from { $low } to { $high }
looks-neither = neither set nor run
it-beats = it beats the meld
it-leads = you can lead with it
it-traps = a Trap!
not-now = not possible
why-not = Why not?
clear = Put back
play-meld = Play the meld
set-trap = Set a Trap
take-bait = Draw { $card }
take-or-add = Draw this Bait, or add cards of your own to a meld.
drawing-ends = Draw the top card instead of playing these?
tap-to-lead = Tap cards side by side and your Bait to lead a meld – or the pile or Bait to draw.
tap-to-beat = Tap cards side by side and any Bait to beat the meld – or the pile or Bait to draw.
tap-for-bait = Tap the card that you lay as Bait.
tap-to-lay = Tap a card to lay it as Bait.
lay-as-bait = { $n ->
    [one] Lay it as Bait
   *[other] Lay both as Bait
}
tap-to-use = Several Bait cards fit. Tap the one that you use.
use-it = Use this Bait
you-drew = You drew { $card }.
tap-a-place = Tap or drag it in front of a card, or to the end.
insert-before = Into place { $place }, in front of { $card }
insert-last = Into place { $place }, at the end
goes-first = first, in front of { $card }
goes-last = last, behind { $card }
goes-between = between { $left } and { $right }
goes-alone = alone in your hand
theirs = { $name }’s { $card }
mine = your own { $card }
public = the Public { $card }
with-bait = With Bait: { $bait }.
goes-out-first = { $name } goes out before you and takes { $n ->
    [0] no cheese
   *[other] { $n } cheese
}.
goes-out-and-wins = { $name } goes out before you and wins the game!
no-bait-this-round = No Bait this round
trap-was-set = { $name } sets a Trap: { $cards }!
round-over = Round { $round } is over. Out in this order: { $name }
