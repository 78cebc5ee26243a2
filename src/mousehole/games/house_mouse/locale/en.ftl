title = House Mouse
blurb = Scurry through the house, scavenge what people left lying around, and build the best nest. Powers chain together, and Boosts strike at any time.
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
n-cards = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-change = { $points ->
    [0] {""}
    [one] , { $points_sign }{ $points } point
   *[other] , { $points_sign }{ $points } points
}
moved-points = { $even ->
    [true] {""}
   *[false] { $giver_seat_is ->
        [you] , { $lost ->
            [one] { $lost_sign }{ $lost } point
           *[other] { $lost_sign }{ $lost } points
        }
       *[other] { $taker_seat_is ->
            [you] , { $gained ->
                [one] { $gained_sign }{ $gained } point
               *[other] { $gained_sign }{ $gained } points
            }
           *[other] {" "}({ $giver_seat } { $lost_sign }{ $lost }, { $taker_seat } { $gained_sign }{ $gained })
        }
    }
}

# What players choose: buttons.
PlaceMouse = Place your mouse at { $corner }
PlaceBasil = Place Basil at { $corner }
Scavenge = Scavenge this card
GoTo = Move to { $corner }
Activate = Activate { $card }
EndTurn = End turn
Decline = Skip
PlayBoost = Play { $card }
PickCorner = Choose corner { $corner }
PickRoom = Choose room { $room }
PickMouse = Choose { $mouse_seat_is ->
    [you] yourself
   *[other] { $mouse_seat }
}
PickMice = Swap { $one_seat_is ->
    [figure] { $one_seat }
   *[other] { $one_seat_whose } mouse
} and { $other_seat_is ->
    [figure] { $other_seat }
   *[other] { $other_seat_whose } mouse
}
PickCard = Choose { $card }
DiscardIt = Discard the card
Nap = Take an action from { $mouse_seat_is ->
    [you] yourself
   *[other] { $mouse_seat }
} { $now ->
    [true] this turn
   *[false] next turn
}
Stop = Done
SendBasil = Send Basil to { $corner }

# What happened.
MousePlaced = { $mouse_seat } started at { $corner }.
TurnBegan = Round { $round }: { $mouse_seat_whose } turn.
MouseMoved = { $pushed ->
    [true] { $by_seat } moved { $mouse_seat_is ->
        [you] your mouse
       *[other] { $mouse_seat }
    } to { $corner }.
   *[false] { $mouse_seat } moved to { $corner }.
}
MiceSwapped = { $one_seat } and { $other_seat_nom } switched places.
MouseGlued = { $by_seat } stuck { $mouse_seat_is ->
    [you] your mouse
   *[other] { $mouse_seat }
} in glue with { $using }: no move until { $mouse_seat_whose } turn ends.
CornerRefilled = New card at { $corner }: { HiddenCard }.
CardScavenged = { $mouse_seat } took { $card }{ points-change }.
BoostScavenged = { $seat } picked up { $seen ->
    [true] { $card }
   *[false] a Boost
}.
CardPeeked = { $seat } peeked at { $corner }: { $card }.
CardRevealed = Revealed at { $corner }: { $card }.
CardPut = { $seat } put { $card } face up at { $corner }{ points-change }.
PowerDeclared = { $seat } activated { $card }{ $free ->
    [true] {" "}for free
   *[false] {""}
}.
PowerCancelled = { $by_seat } canceled { $seat_whose } { $card } with { $using }.
BoostPlayed = { $seat } played { $card }!
CardMoved = { $how ->
    [given] { $giver_seat } gave { $taker_seat_obj } { $card }
    [stolen] { $taker_seat } stole { $giver_seat_whose } { $card }
   *[traded] { $card } went from { $giver_seat_obj } to { $taker_seat_obj }
} with { $using }{ moved-points }.
CardFlipped = { $by_seat } turned { $own ->
    [true] { $by_seat_is ->
        [you] your own
       *[other] their own
    }
   *[false] { $mouse_seat_whose }
} { $card } { $up ->
    [true] face up with { $using }.
   *[false] face down with { $using }. It still scores.
}
CardTurnedUp = Top card of the draw pile: { $card }.
CardDealt = { $card } went into { $mouse_seat_whose } nest{ points-change }.
CardDiscarded = { $mouse_seat } discarded { $card }{ points-change }.
PileShuffled = The discard pile was shuffled into a new draw pile ({ n-cards }).
LightsWentOut = Lights out! { $cards ->
    [0] No card was face up.
    [one] { $cards } card was turned face down again.
   *[other] { $cards } cards were shuffled and turned face down again.
}
ActionsChanged = { $mouse_seat } { $now ->
    [true] { $less ->
        [true] lost
       *[false] gained
    }
   *[false] { $less ->
        [true] will lose
       *[false] will gain
    }
} { $count ->
    [one] { $count } action
   *[other] { $count } actions
} { $now ->
    [true] this turn
   *[false] next turn
}: { $by_seat_whose } { $using }.
PowersRefreshed = All of { $seat_whose } Powers are fresh again.
NestNearlyFull = { $mouse_seat_is ->
    [you] Your nest
   *[other] { $mouse_seat_whose } nest
} has 11 of 12 cards: the next card ends the game!
NestFilled = { $mouse_seat_is ->
    [you] Your nest
   *[other] { $mouse_seat_whose } nest
} now has twelve cards: the game is ending.
GameEnded = { $reason ->
    [twelfth-card] The game is over.
   *[rounds-over] That was the last round.
}
Counted = { $mouse_seat }: { $cards }, { $how ->
    [collection] { n-points } (collection of { $count })
    [pair] { n-points } (pair)
    [alone] { n-points } (without its partner)
    [power] no points (Power)
   *[basic] { n-points }
}
NestScored = { $mouse_seat }: { n-points }, { n-cards }.

# What follows from what was seen, for those who ask.
aid = Which cards are still hidden?
unseen-backs = { $back ->
    [point] Points
    [power] Powers
   *[boost] Boosts
}
AtCorner = { $corner }
InHand = { $seat_is ->
    [you] your hand
   *[other] { $seat_whose } hand
}
InPile = the draw pile
PeekedBoost = A Boost in { $seat_is ->
    [you] your hand
   *[other] { $seat_whose } hand
}: you peeked at it
UnseenCards = { unseen-backs } you haven’t seen yet
UnseenLot = { unseen-backs } that lay open and were shuffled ({ $places })
UnseenKind = { $card }{ $copies ->
    [one] {""}
   *[other] {" "}× { $copies }
}
Unseen = { $about }
aid-ways = { $ways ->
    [one] It can only be this card.
   *[other] It can be any of { $ways } cards.
}

# What is asked.
ask-place = Place your mouse on a free corner.
ask-place-basil = Place Basil on a free corner.
ask-act = { $left ->
    [0] { $free ->
        [0] No actions left: end your turn.
       *[other] No actions left: activate your free Power, or end your turn.
    }
   *[other] Scavenge, move, or activate a Power – or end your turn.
}
ask-offer = Activate this Power for free now, or skip it.
ask-last-power = The game is ending. Activate the twelfth card for free, or skip it.
ask-window = This Power can still be canceled.
ask-boost = Play a Boost, if you like.
ask-basil = Choose where Basil goes.
ask-basil-moves = Basil is on the move.
ask-room = Choose a room.
ask-peek = Choose a card to peek at.
ask-reveal = Choose a card to reveal.
ask-mouse = Choose a mouse to move.
ask-step = Choose where { $mouse_seat_is ->
    [figure] { $mouse_seat }
   *[other] { $mouse_seat_whose } mouse
} goes.
ask-swap = Choose two mice to swap.
ask-teleport = Choose where your tunnel comes out.
ask-give-whom = Choose a nest to give a card to.
ask-give = Choose a card to give away.
ask-steal-whom = Choose a nest to steal from.
ask-steal = Choose a card to take.
ask-trade = Choose the Power you want for this card.
ask-trade-whom = Choose a nest to swap with.
ask-pick = Secretly choose a card to swap.
ask-discard = Choose a card from your nest to part with.
ask-discard-or-give = Discard the card, or give it to another nest.
ask-flip-whose = Choose a nest to turn over a card in.
ask-flip = Choose a card to turn over.
ask-reach = Choose a corner to reach for.
ask-put = Choose a card to put down at your corner.
ask-deal = Choose who gets this card.
ask-nap = Who loses an action?
ask-glue = Choose a mouse to stick in glue.

# What is wrong, and what is possible instead.
refused-no-such-corner = This house has no such corner. Choose one of those on the board.
refused-occupied = Another mouse is at { $corner }. Choose a free corner.
refused-already-there = Your mouse is already at { $corner }. Move to a corner next to it.
refused-same-corner = The mouse is already at { $corner }. Choose another corner.
refused-not-adjacent = { $corner } is not next to your corner. Move there step by step, one action each.
refused-no-actions-to-pass = Mice are in the way: passing them costs { $cost ->
    [one] { $cost } action
   *[other] { $cost } actions
}, and you have { $left }.
refused-too-far = { $corner } is too far away. Choose a corner that can be reached in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
refused-no-actions = You have no actions left. End your turn.
refused-power-not-free = You have no actions left, and this Power is not free. End your turn.
refused-no-card-here = There is no card at your corner. Move to another one.
refused-glued = Your mouse is stuck in glue until your turn ends. You can still scavenge and use Powers.
refused-no-target-glued = That mouse is stuck in glue. Choose one that can move.
refused-mouse-boxed-in = That mouse has nowhere to go. Choose another one.
refused-not-your-own-mouse = This card moves another mouse, not yours. Choose another one.
refused-no-such-mouse = There is no such mouse in this house. Choose one that is playing.
refused-two-mice = Choose two different mice.
refused-not-in-your-nest = That is not a Power in your nest. You can only activate your own.
refused-used-up = You already used that Power this turn. It is fresh again next turn.
refused-only-this-power = First decide about the Power that is offered: activate it or skip it.
refused-game-is-ending = The game is ending: activate the twelfth card, or skip it.
refused-must = You can’t stop here: this effect is not optional.
refused-card-is-covered = That card is face down. Choose one that is face up.
refused-card-is-open = That card is face up already. Choose one that is face down.
refused-only-points = Only Points can be turned face down. Choose a Point.
refused-only-powers = Only a Power in another nest can be taken for this card. Choose one of those.
refused-just-moved = That card has only just moved. Choose another one.
refused-wrong-nest = Choose a card from { $mouse_seat_whose } nest.
refused-not-your-own-nest = Choose another nest, not your own.
refused-nest-has-none = That nest has no card for this. Choose another one.
refused-not-fuller = That nest does not hold more cards than yours. Choose one that does.
refused-not-next-to-you = That mouse is not next to yours. This card only reaches the corners next to you.
refused-nothing-hidden = There is no face-down card at { $corner }. Choose another corner.
refused-other-room = { $corner } is not a corner of room { $room }. Choose one in that room.
refused-just-peeked = You have just peeked at { $corner }. Choose another card.
refused-no-such-room = This house has no such room. Choose one of those on the board.
refused-room-not-here = Room { $room } is not at your corner. Choose a room next to your mouse.
refused-room-has-none = Room { $room } has no face-down card. Choose another room.
refused-reach-too-far = { $corner } is not next to your corner. Choose one that is.
refused-no-card-there = There is no card at { $corner }. Choose another corner.
refused-nap-not-on-turn = Only the mouse whose turn it is can lose an action this turn. Choose the next turn instead.
refused-no-target = { $card } cannot do that. Choose one of the possible moves.
refused-finish-card = First finish { $card }.
refused-place-first = First place your mouse on a free corner.
refused-place-basil-first = First place Basil on a free corner.
refused-basil-goes-elsewhere = Basil takes the shortest way to a Point. Choose one of these corners: { $corners }.
refused-choose-for-basil = First choose where Basil goes.
refused-window-is-open = Wait a moment: { $seat_is ->
    [you] your { $card }
   *[other] { $seat_whose } { $card }
} can still be canceled.
refused-basil-is-moving = Wait until Basil has finished his turn.
refused-wait-for = { $seat_is ->
    [you] You must decide first.
   *[other] Wait for { $seat_obj } to decide.
}
refused-already-picked = You have made your choice. { refused-wait-for }
refused-not-in-your-hand = You don’t have that Boost. Play one from your hand.
refused-no-more-boosts = The game is ending: no more Boosts can be played.
refused-boost-is-resolved-whole = Another Boost is being carried out. Wait until it is done.
refused-only-in-your-turn = You can only play this Boost on your own turn.
refused-no-power-declared = You can only play this Boost right after another player activates a Power.

ended-twelfth-card = A nest is full. { winners-won }
ended-rounds-over = That was the last round. { winners-won }
winners-won = { $winner_seats } won with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
ended-basil-wins = Basil built the best nest and won.
# How games ended, in a list
ending-twelfth-card = twelfth card
ending-rounds-over = last round
ending-basil-wins = Basil won

option-basil = Basil
option-basil-about = A mouse that no player controls. He always joins a game of two, and never a game of eight.
option-basil-false = Does not play
option-basil-true = Plays too
option-window = Time to cancel a Power
option-window-2 = 2 seconds
option-window-3 = 3 seconds
option-window-5 = 5 seconds
option-window-8 = 8 seconds

# What the evaluation looks at: hints and reviews name it, followed by a colon and numbers.
measure-points = Your points
measure-rival = Best opponent’s points
measure-nest = Cards in your nest
measure-corner = Points to expect at your mouse’s corner
measure-powers = Powers in your nest
measure-boosts = Boosts in your hand

# What Powers and Boosts do, effect by effect: for cards whose edition has no text of its own in this language.
Peek = Peek at { $may ->
    [true] up to { $count ->
        [one] { $count } face-down card
       *[other] { $count } face-down cards
    }
   *[false] { $count ->
        [one] a face-down card
       *[other] { $count } face-down cards
    }
} { effect-where }.
Reveal = Reveal { $every ->
    [true] every card
   *[false] a face-down card
} { effect-where }.
effect-where = { $where ->
    [any-room] in any one room
    [room-here] in a room at your corner
    [same-room] in the same room
   *[house] in the house
}
Reshuffle = Shuffle all face-up cards in the house and put them back face down.
Flip = { $up ->
    [true] Turn a face-down card in any nest face up.
   *[false] Turn a face-up Point in any nest face down.
}
Trade = { $how ->
    [picks] You and an opponent each secretly choose a card from your own nests, then swap them.
   *[this] Swap this card for a Power in another nest.
}
Give = Give { $but_last ->
    [true] another card
   *[false] a card
} from your nest to { $to ->
    [same] that nest
   *[opponent] another nest
}.
Steal = Steal { $random ->
    [true] a random card
   *[false] { $but_last ->
        [true] another card
       *[false] a card
    }
} from { $source ->
    [same] that nest
    [adjacent] the nest of a mouse next to you
    [fuller] a nest that holds more cards than yours
   *[opponent] another nest
}.
DiscardCard = { $or_give ->
    [true] Discard a card from your nest or give it to another nest.
   *[false] Discard a card from your nest.
}
Move = { $whose ->
    [own] { $least ->
        [0] You may move { $steps ->
            [one] { $steps } step
           *[other] up to { $steps } steps
        }.
       *[other] Move { effect-steps }.
    }
    [other] Move another mouse { effect-steps }.
   *[any] Move any mouse { effect-steps }.
}
effect-steps = { $exact ->
    [true] { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
   *[false] { $least } to { $steps } steps
}
MoveEach = Move each other mouse 1 step.
SwapMice = Swap any two mice.
Teleport = Move to any free corner.
Reach = Scavenge the card at a free corner next to yours.
PutCard = Put a card from your nest face up at your corner and scavenge the card there.
DrawCard = { $to ->
    [own] Take the top card of the draw pile as if you had scavenged it.
   *[opponent] Turn up the top card of the draw pile: a Point goes into an opponent’s nest, anything else is discarded.
}
Refresh = All your Powers are fresh again, but not free.
ChangeActions = { $whose ->
    [own] You get { $count ->
        [one] { $count } more action
       *[other] { $count } more actions
    } this turn.
   *[any] A player { $less ->
        [true] loses
       *[false] gains
    } { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } this turn or next turn.
}
Cancel = Cancel a Power that another player has just activated.
Glue = A mouse cannot be moved until its owner’s turn ends.
effect-own-turn = Only on your own turn.

# What things are. A card's sheet also says what is printed on it.
SheetName = { $name ->
    [point] Points
    [power] Powers
    [boost] Boosts
    [corner] A corner
    [room] A room
    [nest] A nest
    [basil] Basil
    [glue] Glue
    [pile] The draw pile
   *[actions] Actions
}
sheet-point = Points score when the game ends. Some score what is printed on them, some by how many of the same kind you have, and pairs score more when both halves are in your nest.
sheet-power = A Power stays in your nest. Activate it once per turn, for one action – or for free on the turn you scavenge it. Powers score nothing, but they count toward the twelve cards.
sheet-boost = A Boost is hidden in your hand. Play it at any time, on anyone’s turn, without an action; then it is discarded. Boosts score nothing and are not part of your nest.
sheet-corner = Every corner has room for one card and one mouse. Whoever arrives at a face-up card takes it at once. When a mouse leaves an empty corner, a new card is put there, face down.
sheet-room = All four corners of a room are next to each other, diagonally too: one move, one action. Some Powers look into one room.
sheet-nest = Everybody can see the cards of a nest. The game ends as soon as any nest has twelve cards, and the most points win. A Point that was turned face down still scores.
sheet-basil = Nobody controls Basil. He plays last in every round: three actions, on the shortest way to the nearest face-down Point. If several ways are equally short, the player before him chooses. His twelfth card ends the game, too, and he can win.
sheet-glue = Nobody and nothing can move this mouse until its owner’s turn ends. It can still scavenge and use Powers.
sheet-pile = New cards for empty corners come from here. The back of the top card shows its type. When the draw pile is empty, the discard pile is shuffled.
sheet-actions = You have three actions per turn: scavenge the card at your corner, move to a corner next to yours, or activate a Power. You may end your turn early.

# What a balance report counts: a heading, and a line for each share.
study-house = Cards in the house at the start of a turn
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
    [no-point] Started with no Point on a free corner
    [nothing-worth-taking] Started with no card in reach worth taking
   *[without-taking] Ended without taking a card
}
study-winners = Cards in winning nests
study-winners-line = { $back ->
    [point] Points
   *[power] Powers
}
study-winning = Cards in nests: share in winning nests
study-winning-line = { $card }
study-point = Points taken when in reach
study-point-line = { $card }
study-power = Powers taken when in reach
study-power-line = { $card }
study-boost = Boosts taken when in reach
study-boost-line = { $card }

# What is wrong in an edition file; its keys are called as in the file
refused-edition-no-letter = { $where }: “name” must have a letter from a to z or a digit.
refused-edition-partner = { $where }: “partner” must be another combo whose partner is this card, not { $found }.
refused-edition-cancel = { $where }: a Boost that is played when a Power is activated can only cancel it, and no other card can.
refused-edition-effect = { $where }: there is no effect { $found }. Choose from: { $known }.
refused-edition-effect-words = { $where }: the effect “{ $effect }” doesn’t use { $keys }. Leave it out.
refused-edition-each-other = { $where }: each other mouse moves exactly 1 step. “steps” and “least” can only be 1.
refused-edition-count = { $where }: “count” can’t be { $found }.
refused-edition-least = { $where }: “least” must be at most “steps”, { $most }, not { $found }.
refused-edition-same-target = { $where }, effects { $effect }: { $target ->
    [room] “same-room” needs an effect before it that chooses one room, and nothing else.
   *[nest] “same” needs an effect before it that chooses one nest, and nothing else.
}
refused-edition-but-last = { $where }, effects { $effect }: “but_last” needs an effect just before it that moves a card.
refused-edition-house-players = { $where }: no players ({ $span }), or they have another house already.
refused-edition-too-few-corners = { $where }: a plan with { $corners } corners is too small for { $seats } players and Basil.
refused-edition-too-few-room-cards = { $where }: the plan has { $rooms } rooms, but there are only { $cards } room cards.
refused-edition-too-few-cards = { $where }: the plan has { $corners } corners, but there are only { $cards } cards.
refused-edition-no-house = There is no house for { $seats } players. Add one.
refused-edition-too-many-cards = { $cards } cards are too many. The limit is { $most }.
refused-edition-plan = { $where }: “plan” must be lines of up to { $most } characters, # for a room and spaces.
refused-edition-plan-empty = { $where }: “plan” must have a room, #.
refused-edition-plan-counts = { $where }: the plan has { $rooms } rooms and { $corners } corners. Correct “rooms” and “corners”.
refused-edition-plan-apart = { $where }: “plan” must be one house, with a way from every room to every other.
# The deal of the day: what is dealt, and how it went
day-what = One nest against two Junipers. Whose is worth the most?
day-score = { $won ->
    [yes] Best nest: { $score } against { $rival }
   *[other] { $score } points, best nest { $rival }
}

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-robbed-pip = Hey! That was my favorite!
remark-robbed-bramble = I’ll remember that.
remark-robbed-juniper = Borrowed, I suppose. Forever.
remark-robbed-old-whiskers = Easy come, easy go. I’ve lost better.
remark-robbed-quill = I’ve made a note of that.
remark-glued-pip = I’m stuck! Somebody pull!
remark-glued-bramble = Stuck. Fine, I’ll wait.
remark-glued-juniper = I wasn’t going anywhere anyway.
remark-glued-old-whiskers = At my age one likes to stand still.
remark-glued-quill = Glue: one. Me: zero.
