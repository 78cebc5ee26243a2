title = House Mouse
blurb = Scurry through the house, scavenge what people left lying about, and build the best nest. Powers chain, Boosts strike at any time.
Basil = Basil
Card = { $kind ->
    [hand-me-down] Hand-Me-Down
   *[other] { $name }
}
HiddenCard = { $back ->
    [point] a Point
    [power] a Power
   *[boost] a Boost
}
PlaceMouse = Place your mouse at { $corner }
PlaceBasil = Place Basil at { $corner }
Scavenge = Scavenge the card here
GoTo = Move to { $corner }
Activate = Activate { $card }
EndTurn = End your turn
Decline = Leave it
PlayBoost = Play { $card }
PickCorner = Corner { $corner }
PickRoom = Room { $room }
PickMouse = { $mouse_seat }
PickMice = { $one_seat } and { $other_seat }
PickCard = { $card }
DiscardIt = Discard it
Nap = { $now ->
    [true] { $mouse_seat }, in this turn
   *[false] { $mouse_seat }, in their next turn
}
Stop = No more
SendBasil = Basil goes to { $corner }
MousePlaced = { $mouse_seat } starts at { $corner }.
TurnBegan = Round { $round }: { $mouse_seat } is on.
MouseMoved = { $mouse_seat } moves to { $corner }.
MiceSwapped = { $one_seat } and { $other_seat } change places.
MouseGlued = The mouse of { $mouse_seat } is stuck in glue.
CornerRefilled = A new card lies at { $corner }: { $back ->
    [point] a Point
    [power] a Power
   *[boost] a Boost
}.
CardScavenged = { $mouse_seat } scavenges { $card }.
BoostScavenged = { $seat } takes { $card } into hand.
CardPeeked = { $seat } peeks at { $corner }: { $card }.
CardRevealed = { $card } is revealed at { $corner }.
CardPut = { $seat } puts { $card } face up at { $corner }.
PowerDeclared = { $seat } activates { $card }{ $free ->
    [true] , for free
   *[false] {""}
}.
PowerCancelled = { $card } of { $seat } is cancelled.
BoostPlayed = { $seat } plays { $card }!
CardMoved = { $how ->
    [given] { $giver_seat } gives { $card } to { $taker_seat }.
    [stolen] { $taker_seat } steals { $card } from { $giver_seat }.
   *[traded] { $card } goes from { $giver_seat } to { $taker_seat }.
}
CardFlipped = { $card } in the nest of { $mouse_seat } is turned { $up ->
    [true] face up
   *[false] face down
}.
CardTurnedUp = { $card } is turned up from the pile.
CardDealt = { $card } lands in the nest of { $mouse_seat }.
CardDiscarded = { $mouse_seat } discards { $card }.
PileShuffled = The discard pile is shuffled: { $cards ->
    [one] one card
   *[other] { $cards } cards
} to draw.
LightsWentOut = The lights go out: { $cards ->
    [one] one card is
   *[other] { $cards } cards are
} shuffled and face down again.
ActionsChanged = { $mouse_seat } has { $count ->
    [-1] one action less
   *[other] { $count } more actions
} in { $now ->
    [true] this turn
   *[false] the next turn
}.
PowersRefreshed = All Powers of { $seat } are fresh again.
NestFilled = The nest of { $mouse_seat } holds twelve cards.
GameEnded = { $reason ->
    [twelfth-card] The game is over.
   *[rounds-over] That was the last round.
}
Counted = { $mouse_seat }: { $cards } – { $how ->
    [basic] { $points }
    [collection] { $points } as a collection of { $count }
    [pair] { $points } as a pair
    [alone] { $points } alone
   *[power] a Power, no points
}
NestScored = { $mouse_seat }: { $points } points, { $cards } cards.
ask-place = { $seat }: place your mouse.
ask-place-basil = { $seat }: place Basil.
ask-act = { $seat }: scavenge, move or activate – or end your turn.
ask-offer = { $seat }: you may activate this Power for free, now or never.
ask-last-power = { $seat }: the game is ending; you may still activate your twelfth card.
ask-window = A Power was declared: it may be cancelled now.
ask-boost = { $seat }: you may play a Boost.
ask-basil = { $seat }: which way does Basil go?
ask-basil-moves = Basil is on the move.
ask-room = { $seat }: choose a room.
ask-peek = { $seat }: which card do you peek at?
ask-reveal = { $seat }: which card is revealed?
ask-mouse = { $seat }: which mouse moves?
ask-step = { $seat }: where does the mouse of { $mouse_seat } go?
ask-swap = { $seat }: which two mice change places?
ask-teleport = { $seat }: where does your tunnel end?
ask-give-whom = { $seat }: whose nest gets a card?
ask-give = { $seat }: which card do you give?
ask-steal-whom = { $seat }: whose nest do you take from?
ask-steal = { $seat }: which card do you take?
ask-trade = { $seat }: which Power do you want for this card?
ask-trade-whom = { $seat }: with whom do you swap?
ask-pick = { $seat }: secretly pick a card to swap.
ask-discard = { $seat }: which card do you part with?
ask-discard-or-give = { $seat }: discard it, or give it to a nest?
ask-flip-whose = { $seat }: a card of whose nest is turned over?
ask-flip = { $seat }: which card is turned over?
ask-reach = { $seat }: where do you reach?
ask-put = { $seat }: which card do you put at your corner?
ask-deal = { $seat }: whose nest gets this card?
ask-nap = { $seat }: who is short of an action?
ask-glue = { $seat }: whose mouse gets stuck?
refused-no-such-corner = There is no such corner in this house.
refused-occupied = Another mouse is at { $corner }.
refused-not-adjacent = { $corner } is not next to your corner.
refused-no-actions-to-pass = Past other mice that costs { $cost } actions, more than you have left.
refused-too-far = The mouse cannot get to { $corner } with the steps it has.
refused-no-actions = You have no action left.
refused-no-card-here = No card lies at your corner.
refused-glued = Your mouse is stuck in glue.
refused-no-target-glued = That mouse is stuck in glue.
refused-not-in-your-nest = That is no Power in your nest.
refused-used-up = That Power was already activated in this turn.
refused-only-this-power = Only the Power that is offered may be activated now.
refused-must = This effect must be carried out.
refused-card-is-covered = That card lies face down.
refused-no-target = This effect cannot be aimed at that.
refused-basil-goes-elsewhere = That is not on Basil’s way.
refused-not-in-your-hand = You do not hold that Boost.
refused-too-late = The game is ending: no Boost can be played.
refused-boost-is-resolved-whole = A Boost is being resolved: wait until it is done.
refused-only-in-your-turn = That Boost can only be played in your own turn.
refused-no-power-declared = That Boost can only be played when somebody else has just declared a Power.
ended-twelfth-card = A nest is full. Best nest: { $winner_seats } with { $score } points.
ended-rounds-over = Forty rounds are over. Best nest: { $winner_seats } with { $score } points.
ended-basil-wins = Basil has the best nest and wins.
option-basil = Basil plays too (always with two players, never with eight)
option-window = Seconds in which a declared Power may be cancelled

# Why a hint is given: what its choice changes, on average over the tables one can imagine.
hint-points = Your points: { $now } → { $then }.
hint-rival = Points of the best other mouse: { $now } → { $then }.
hint-nest = Cards in your nest: { $now } → { $then }.
hint-corner = What the corner under your mouse promises, in points: { $now } → { $then }.

# What a balance report counts: a heading, and a line for each share.
study-house = Cards in the house at the beginning of a turn
study-house-line = Round { $round }{ $round ->
    [10] {" "}and later
   *[other] {""}
}: { $back ->
    [point] Points
    [power] Powers
   *[boost] Boosts
}
study-turns = Turns
study-turns-line = { $how ->
    [no-point] Began with no Point on a free corner
    [nothing-worth-taking] Began with no card in reach worth taking
   *[without-taking] Ended without taking a card
}
study-winners = Cards in the winners’ nests
study-winners-line = { $back ->
    [point] Points
   *[power] Powers
}
study-point = Points taken, of those that lay in reach
study-point-line = { $card }
study-power = Powers taken, of those that lay in reach
study-power-line = { $card }
study-boost = Boosts taken, of those that lay in reach
study-boost-line = { $card }
