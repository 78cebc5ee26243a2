title = Haunted Mouse
blurb = Get rid of your cards and wake up first – but never sort your hand, and mind whose Bait you take.
Card = { $suit ->
    [cats] Cat
    [snakes] Snake
    [owls] Owl
   *[hawks] Hawk
} { $rank }
BaitCard = { $public ->
    [true] { $card } from the Public Bait
   *[false] { $owner_seat_whose } { $card }
}
SeatCheese = { $cheese } ({ $seat_nom })
played-cards = { $length ->
    [0] Bait only
    [1] position { $start }
   *[other] positions { $start } to { $end }
}{ $bait_count ->
    [0] {""}
   *[other] { $length ->
        [0] {""}: { $bait }
       *[other] {" "}with { $bait }
    }
}{ $wanted_count ->
    [0] {""}
   *[other] , plus Bait to choose: { $wanted }
}

# What players choose: buttons.
SetBait = Lay { $places_count ->
    [one] position { $places }
   *[other] positions { $places }
} as Bait
PlayMeld = Play { played-cards }
SetTrap = Set a Trap: { played-cards }
UseBait = Use { $bait }
PlayCards = { $trap ->
    [true] Set a Trap
   *[false] Play a meld
}: { $places_count ->
    [0] { $bait }
    [one] position { $places }{ and-bait }
   *[other] positions { $places }{ and-bait }
}
and-bait = { $bait_count ->
    [0] {""}
   *[other] {" "}with { $bait }
}
DrawFromPile = Draw a card
TakeBait = Draw { $bait }
InsertCard = Insert at position { $place }
LayBait = Lay position { $place } as Bait
LayNoBait = Lay no Bait
Pass = Pass

# What happened.
RoundBegan = Round { $number }: { $seat_nom } { $seat_is ->
    [you] lead
   *[other] leads
}.
PublicBaitShown = Public Bait: { $card }.
BaitChosen = { $seat } chose Bait.
BaitShown = { $seat } laid { $cards } as Bait (from { $places_count ->
    [one] position { $places }
   *[other] positions { $places }
}).
LeadTaken = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} the lead.
MeldPlayed = { $seat } played { $cards }{ $bait_count ->
    [0] {""}
   *[other] , using { $bait }
}.
TrapSet = { $seat } set a Trap: { $cards }{ $bait_count ->
    [0] {""}
   *[other] , using { $bait }
}.
CardDrawn = { $seat } drew { $seen ->
    [true] { $card }
   *[false] a card
}.
BaitTaken = { $seat } drew { $bait }.
CardInserted = { $seat } inserted it at position { $place }.
BaitLaid = { $seat } laid { $card } as Bait (from position { $place }).
Passed = { $seat } had nothing to play or draw and passed.
DiscardsShuffled = The discard pile was shuffled into a new draw pile ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}).
WentOut = { $seat } went out and won { $cheese ->
    [0] no cheese
   *[other] { $cheese } cheese
}.
RoundEnded = { $seat_is ->
    [you] You were
   *[other] { $seat } was
} the last one left: the round is over.
RoundStopped = No meld or Trap for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}: the round was stopped.
GameWon = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} { $cheese } cheese and can sleep in peace.
FinishedRound = Round { $number }. { $out_seats_count ->
    [0] Nobody went out
   *[other] Out in this order: { $out_seats_nom }
}. Cheese: { $cheese }.
aid = Which cards are still hidden?
UnseenPile = { $alone ->
    [true] Cards in the draw pile
   *[false] Cards in the draw pile and in hands
}
UnseenHand = { $cards ->
    [one] { $cards } hidden card
   *[other] { $cards } hidden cards
} from before the shuffle ({ $seat_nom })
UnseenRank = { $rank }: { $cards }
Unseen = { $about }
aid-ways = { $ways ->
    [0] Everything has been seen.
    [one] { $ways } card in this round has not been seen.
   *[other] { $ways } cards in this round have not been seen.
}

# What is asked.
ask-bait = Choose a card as Bait.
ask-bonus-bait = Choose one or two cards as Bait.
ask-lead = Lead with a meld, draw a card, or set a Trap.
ask-follow = Beat the meld, draw a card, or set a Trap.
ask-pass = Nothing to play, nothing to draw: pass.
ask-use-bait = Choose which Bait to use.
ask-insert = Choose where the card goes in your hand.
ask-lay-bait = Lay a card as Bait: you have none left.
ask-more-bait = Lay another card as Bait, or none.

# What is wrong, and what is possible instead.
refused-choose-bait-first = First choose a card as Bait.
refused-one-or-two-bait = Choose one card as Bait, or two different ones.
refused-no-bonus-bait = Choose one card. Only players with the least cheese may lay two as Bait.
refused-has-chosen = You have chosen your Bait. Wait for the others.
refused-no-such-place = Your hand has no position { $place }: choose one from 1 to { $last }.
refused-not-adjacent = Cards from your hand must be next to each other. Choose neighboring cards.
refused-same-card-twice = You can use each card only once.
refused-not-in-order = In a run, your cards must all go up or all go down.
refused-unknown-card = No such card or player at this table.
refused-no-such-bait = Not on the table as Bait: { $bait }. Choose Bait that is.
refused-own-bait-only = You have the lead: use only your hand and your own Bait.
refused-does-not-fit = That Bait does not fit. You can use: { $cards }.
refused-nothing-wanted = This meld is not possible. Name every card to see why.
refused-no-cards = Choose at least one card.
refused-no-own-card = At least one card must come from your hand or your own Bait.
refused-not-a-meld = { $cards }: neither a set (one rank) nor a run (ranks in a row).
refused-not-a-trap = { $cards }: not a Trap. It takes one rank in all four suits, or a run of four in one suit.
refused-wrong-size = You chose { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}. Play { $size } or { $more } to beat this meld.
refused-wrong-type = With { $size } cards, only a higher { $type ->
    [set] set
   *[run] run
} beats this one. Or play one more card, of either type.
refused-too-weak = Your top rank is { $top }, and { $standing } must be beaten. Go higher, or play one more card.
refused-pile-empty = The draw pile is empty. Draw Bait or play a meld.
refused-own-bait = You can’t draw your own Bait. Draw from the pile, the Public Bait or another player’s Bait.
refused-must-lay-bait = You have no Bait, so you must lay a card.
refused-may-not-pass = You can only pass when there is nothing to play and nothing to draw.
refused-insert-first = First insert the card you drew into your hand.
refused-lay-bait-first = First decide about Bait: lay a card, or none if you have some.
refused-use-bait-first = First choose the Bait for your meld: { $cards }.
refused-out-of-round = You’re out of this round. Wait for the next one.

ended-seventh-cheese = { $winner_seats } won with { $score } cheese.
ended-rounds-over = That was the last round. { ended-seventh-cheese }
# How games ended, in a list
ending-seventh-cheese = seventh cheese
ending-rounds-over = last round

# What the evaluation looks at: hints and reviews name it, followed by a colon and numbers.
measure-cheese = Your cheese
measure-melds = Melds needed to empty your hand
measure-hand = Cards in your hand
measure-bait = Your Bait on the table
measure-others = Cards of the opponent with the fewest
# What things are: sheets.
Thing = { $thing ->
    [card] Rank and suit
    [bait] Bait
    [public-bait] Public Bait
    [meld] Melds
    [trap] Trap
    [lead] The lead
    [cheese] Cheese
    [pile] Draw pile
    [discards] Discard pile
    [hand] Hands
   *[known] Known cards
}
sheet-card = The number is the card’s rank, 1 to 9: a set is cards of one rank, a run is ranks in a row. Nothing comes after the 9. The animal is its suit – Cats, Snakes, Owls or Hawks – and only matters for Traps. Every card is in the deck twice.
sheet-bait = Bait lies face up, and everybody may use it: in a meld, together with at least one card of their own, or by drawing it. A player with no hand whose last Bait is taken goes out before the taker, and wins cheese. If you draw and have no Bait left, you must lay a card.
sheet-public-bait = This Bait belongs to nobody. Anybody who does not lead may use it in a meld, or draw it. It is replaced from the draw pile at the end of the turn.
sheet-meld = A set is cards of one rank, even a single one; a run is at least two ranks in a row. To beat the meld on the table, play the same type with as many cards and a higher rank – or exactly one more card, of either type. Cards from your hand must be next to each other. Cards turned sideways were Bait; the number says whose.
sheet-trap = Four cards, no more and no fewer: one rank in all four suits, or a run in a single suit. A Trap beats anything. It is discarded together with the meld on the table, and your turn goes on: you lead. If it took the last card of your hand, your turn is over.
sheet-lead = Whoever leads plays on an empty table: any meld, but only from their hand and their own Bait. If nobody beats your meld until your next turn, you lead again. Nobody leads without a card in hand.
sheet-cheese = When you have no hand and no Bait, you go out and win cheese: the sooner, the more; the last one wins none. Whoever has 7 cheese wins the game at once, even in the middle of a round.
sheet-pile = If you can’t or don’t want to beat the meld, draw: a card from this pile, from the Public Bait, or from another player’s Bait. It goes into your hand wherever you like. Then you may lay a card as Bait, and must if you have none.
sheet-discards = Beaten melds and Traps, face down. Nobody may look through them. When the draw pile is empty, they are shuffled into a new one.
sheet-hand = A hand keeps its order: only neighboring cards can be played together. When cards leave, the gap closes, and new neighbors meet. Everybody sees how many cards you have, and where a card goes in or out.
sheet-known = This card was drawn from Bait, so everybody knows it for as long as it is in the hand.

# What is wrong in an edition file; its keys are called as in the file
refused-edition-suits = { $where }: “suits” must be these, in this order; the last ones may be left out: { $suits }.
refused-edition-too-few-cards = { $where }: { $cards } cards aren’t enough for { $seats } players with { $hand } each, a Public Bait of { $bait } and a draw pile.
refused-edition-too-few-wedges = { $where }: { $wedges } wedges may not be enough for { $seats } players who need { $goal } each to win.
refused-edition-prizes = { $where }: “cheese” must fall from at least 1 for the first to 0 for the last.
# The deal of the day: what is dealt, and how it went
day-what = One round against Old Whiskers. Who goes out first?
day-score = { $won ->
    [yes] Out before Old Whiskers, in { $moves } moves
   *[other] Old Whiskers went out first; I made { $moves } moves
}

# What a balance report counts
study-winning = Cards played in melds and Traps: share played by the winners
study-winning-line = Rank { $rank }
study-bait = Bait that was used or drawn: share that belonged to somebody else
study-bait-line = Rank { $rank }

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-out-pip = All gone! Look, empty paws!
remark-out-bramble = And out.
remark-out-juniper = No cards left. What a pity.
remark-out-old-whiskers = The trick is to leave while the party is good.
remark-out-quill = Last card. Period.
remark-trap-pip = Snap! Hee hee.
remark-trap-bramble = Mind the trap.
remark-trap-juniper = Don’t look at me like that. Look at the trap.
remark-trap-old-whiskers = I’ve seen mice step into worse.
remark-trap-quill = Footnote: beware of the trap.
