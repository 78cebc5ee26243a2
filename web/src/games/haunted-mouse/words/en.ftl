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
only-bait = { $n ->
    [one] only { $n } Bait card left!
   *[other] only { $n } Bait cards left!
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
discards = Discard pile: { cards }
next-out = Next out:
prize = { $n } cheese
cheese = Cheese
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
play-anyway = Play it anyway
trap-anyway = Set the Trap anyway
take-bait = Draw { $card }
take-or-add = Draw this Bait, or add your own cards for a meld.
drawing-ends = Draw the top card instead of playing these?
tap-to-lead = Tap neighboring cards to lead, or the draw pile to draw.
tap-to-beat = Tap neighboring cards and Bait to beat the meld, or the draw pile to draw.
tap-for-bait = Tap the card you want to lay as Bait.
tap-for-bonus = Tap one card, or two, to lay as Bait.
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
sheet-about = What is this? { $what }

# Choices, in words that speak of what one sees.
say-bait = Lay { $cards } as Bait
say-cards = { $hand_count ->
    [0] Bait only: { $bait }
   *[other] { $hand }{ $bait_count ->
        [0] {""}
       *[other] {" "}with { $bait }
    }
}{ $wanted_count ->
    [0] {""}
   *[other] , plus Bait of your choice: { $wanted }
}
say-meld = Play { say-cards }
say-trap = Set a Trap: { say-cards }
say-insert = { $side ->
    [alone] Put { $card } into your empty hand
    [first] Insert { $card } first, before { $right }
    [last] Insert { $card } last, after { $left }
   *[between] Insert { $card } between { $left } and { $right }
}

# Scenes: why something happened, and what it means.
scene-trap = The Trap is discarded, with any meld on the table.
scene-out = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
} of { $seats } players to run out of cards. Cheese so far: { $n }.
scene-out-by-bait = { $taker_seat } took { $seat_whose } last card, so { $seat_nom } { $seat_is ->
    [you] go
   *[other] goes
} out, { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} of { $seats } players. Cheese so far: { $n }.
scene-round-ended = { $seat_is ->
    [you] You win no cheese, but you lead
   *[other] { $seat } wins no cheese, but leads
} the next round.
scene-round-stopped = All cheese won so far is kept. The same player leads again.
scene-game-won = { $n } cheese win the game at once, even in the middle of a round.

# The score sheet.
tally-round = Round { $n }
tally-won = { $won ->
    [0] – ({ $n })
   *[other] +{ $won } ({ $n })
}
tally-how = Each round: cheese won, and the total so far.
