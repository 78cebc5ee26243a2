title = Haunted Mouse
blurb = Shed your cards and wake up first – but never sort your hand, and mind whose Bait you take.
Card = { $suit ->
    [cats] Cat
    [snakes] Snake
    [owls] Owl
   *[hawks] Hawk
} { $rank }
BaitCard = { $public ->
    [true] { $card } of the Public Bait
   *[false] { $owner_seat }’s { $card }
}
SetBait = Lay as Bait: place { $places }
PlayMeld = Play { $length ->
    [0] Bait alone
    [1] place { $start }
   *[other] places { $start } to { $end }
}{ $bait_count ->
    [0] {""}
   *[other] { $length ->
        [0] {""}: { $bait }
       *[other] {""}, with { $bait } as Bait
    }
}{ $wanted_count ->
    [0] {""}
   *[other] , and Bait that you choose next: { $wanted }
}
SetTrap = Set a Trap: { $length ->
    [0] Bait alone
    [1] place { $start }
   *[other] places { $start } to { $end }
}{ $bait_count ->
    [0] {""}
   *[other] { $length ->
        [0] {""}: { $bait }
       *[other] {""}, with { $bait } as Bait
    }
}{ $wanted_count ->
    [0] {""}
   *[other] , and Bait that you choose next: { $wanted }
}
UseBait = Use { $bait }
PlayCards = { $trap ->
    [true] Trap
   *[false] Meld
}: places { $places }; Bait: { $bait }
DrawFromPile = Draw from the pile
TakeBait = Take { $bait }
InsertCard = Insert it in place { $place }
LayBait = Lay place { $place } as Bait
LayNoBait = Lay no Bait
Pass = Pass
RoundBegan = Round { $number } begins. { $seat } will lead.
PublicBaitShown = Public Bait: { $card }.
BaitChosen = { $seat } has chosen Bait.
BaitShown = { $seat } lays Bait: { $cards } (from place { $places }).
LeadTaken = { $seat } has the lead.
MeldPlayed = { $seat } plays { $cards }{ $bait_count ->
    [0] {""}
   *[other] , with { $bait }
}.
TrapSet = { $seat } sets a Trap: { $cards }{ $bait_count ->
    [0] {""}
   *[other] , with { $bait }
}.
CardDrawn = { $seen ->
    [true] { $seat } draws { $card }.
   *[false] { $seat } draws a card.
}
BaitTaken = { $seat } takes { $bait }.
CardInserted = { $seat } inserts it in place { $place }.
BaitLaid = { $seat } lays { $card } from place { $place } as Bait.
Passed = { $seat } can do nothing and passes.
DiscardsShuffled = The discards are shuffled: { $cards } cards in the new pile.
WentOut = { $seat } is out and takes { $cheese } cheese.
RoundEnded = Only { $seat } is left: the round is over.
RoundStopped = { $turns } turns without a meld or a Trap: the round is stopped.
GameWon = { $seat } has { $cheese } cheese and sleeps in peace.
FinishedRound = Round { $number }: out in this order: { $out_seats }; cheese { $cheese }.
ask-bait = { $seat }: choose a card as Bait.
ask-bonus-bait = { $seat }: choose one card as Bait, or two.
ask-lead = { $seat }: you lead. Play a meld, draw a card, or set a Trap.
ask-follow = { $seat }: beat the meld, draw a card, or set a Trap.
ask-pass = { $seat }: there is nothing to play and nothing to draw.
ask-use-bait = { $seat }: which Bait do you use?
ask-insert = { $seat }: where does the card go?
ask-lay-bait = { $seat }: you have no Bait. Lay a card.
ask-more-bait = { $seat }: lay another card as Bait?
refused-one-or-two-bait = Choose one card as Bait, or two different ones for Bonus Bait.
refused-no-bonus-bait = Only a player with the fewest cheese may lay a second Bait card.
refused-no-such-place = There is no place { $place }.
refused-not-adjacent = Cards from your hand must stand side by side.
refused-not-in-order = { $cards } neither rises nor falls all the way: in a run, cards from your hand must.
refused-unknown-card = The deck has no such card, or nobody sits there.
refused-no-such-bait = { $bait } is not there.
refused-own-bait-only = With the lead you may use your own Bait only.
refused-does-not-fit = { $bait } does not fit here. You can use: { $cards }.
refused-nothing-wanted = This meld is not possible: name the cards, and the reason will be told.
refused-no-cards = A meld has at least one card.
refused-no-own-card = At least one card must come from your hand or your own Bait.
refused-not-a-meld = { $cards } is neither a set nor a run.
refused-not-a-trap = { $cards } is no Trap: that is four suits of one rank, or a run of four in one suit.
refused-wrong-size = { $cards } cards cannot beat { $size }: play { $size } or { $more }.
refused-wrong-type = With { $size } cards only the same type can beat it; the other type needs one card more.
refused-too-weak = A top rank of { $top } does not beat { $standing }.
refused-pile-empty = The draw pile is empty.
refused-own-bait = You may not draw your own Bait.
refused-must-lay-bait = You have no Bait: you must lay a card.
refused-may-not-pass = You may pass only if there is nothing to play and nothing to draw.
ended-seventh-cheese = { $winner_seats } has the seventh cheese and wins.

# Why a hint is given: what its choice changes, on average over the tables one can imagine.
hint-cheese = Your cheese: { $now } → { $then }.
hint-melds = Melds it takes to play your hand: { $now } → { $then }.
hint-hand = Cards in your hand: { $now } → { $then }.
hint-bait = Your Bait on the table: { $now } → { $then }.
