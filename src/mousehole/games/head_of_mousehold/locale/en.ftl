title = Head of Mousehold
blurb = Send your mice to the traps: the first is caught, the next one gets the cheese.
Mouse = { $squeaks ->
    [true] { $letter ->
        [O] orange Squeaker
        [G] green Squeaker
        [B] blue Squeaker
        [P] purple Squeaker
        [Y] yellow Squeaker
       *[other] { $letter } Squeaker
    }
   *[false] { $letter ->
        [O] orange mouse
        [G] green mouse
        [B] blue mouse
        [P] purple mouse
        [Y] yellow mouse
        [hidden] hidden mouse
       *[other] { $letter } mouse
    }
}
Colour = { $name } ({ $letter })
Card = { $mouse } of { $clan_seat }
AddMouse = Add { $mouse }
Choose = Choose { $mice }
Place = Place { $hostage ->
    [true] the hostage, { $mouse },
   *[false] { $mouse }
} below trap { $trap }
Pass = Pass
HandOver = Hand over { $mouse }
Swap = Swap { $mouse } for { $instead }
Keep = Change nothing
ClanTaken = { $seat } leads the clan of the { $clan ->
    [office] Office
    [kitchen] Kitchen
    [toy-room] Toy Room
    [garden] Garden
    [bathroom] Bathroom
   *[other] { $clan }
}.
TrapsBaited = Round { $round }: cheese { $cheese } on the traps. { $first_seat } is first player.
SpeedSet = From fastest to slowest: { $colours }.
MiceChosen = { $seat } has chosen { $hidden ->
    [true] { $number ->
        [one] a mouse
       *[other] { $number } mice
    }
   *[false] { $mice }
}.
MeeplesShown = { $seat } shows meeples: { $colours }.
EventRevealed = Event of the day: { $event ->
    [total-black-out] Total Black Out! All mice are placed face down.
    [mouse-held-hostage] Mouse Held Hostage! Everybody gives a chosen mouse to the left neighbour.
    [false-start] False Start! The fastest colour becomes the slowest.
    [cheese-heist] Cheese Heist! One more token on every trap.
    [blind-tasting] Blind Tasting! This round’s tokens are exchanged for hidden ones.
    [heroic-sprint] Heroic Sprint! The slowest colour becomes the fastest.
    [miraculous-sleeping-pills] Miraculous Sleeping Pills! No squeak wakes the cat.
    [mice-at-the-front] Mice at the Front! Only the first mouse below each trap lies face up.
    [defective-trap] Defective Trap! Where most mice are, the fastest takes the cheese.
    [lineup-change] Lineup Change! Everybody may swap a chosen mouse; the meeples stay.
   *[other] { $event }
}
CheeseAdded = More cheese on the traps: { $cheese }.
CheeseRedrawn = Tokens { $gone } are out of the game; others lie face down instead.
HostagePicked = { $seat } has picked a hostage: { $mouse }.
HostageTaken = { $seat } takes the hostage of { $clan_seat }: { $mouse }.
LineupDecided = { $known ->
    [changed] { $seat } swaps { $mouse } for { $instead }.
    [kept] { $seat } changes nothing.
   *[hidden] { $seat } has thought about the lineup.
}
MousePlaced = { $seat } places { $hostage ->
    [true] the hostage of { $clan_seat }, { $mouse },
   *[false] { $mouse }
} below trap { $trap }, face { $is_up ->
    [true] up
   *[false] down
}.
TurnPassed = { $seat } passes.
MiceTurnedUp = Below trap { $trap }, in line: { $line }.
MouseTrapped = Trap { $trap } catches { $mouse } of { $clan_seat }.
CatFed = A squeak! The cat catches { $mouse } of { $clan_seat }.
CheeseTaken = The cheese of trap { $trap } ({ $cheese }) goes to { $clan_seat }: { $mouse }.
CheeseLeft = Nobody takes the cheese of trap { $trap }.
ClanCounted = { $seat }: { $cheese } points, { $mice ->
    [one] one mouse left
   *[other] { $mice } mice left
}.
aid = What can it be?
HiddenLaid = Card { $at } under trap { $trap }, face down ({ $clan_seat })
HiddenHostage = The hostage from { $clan_seat } that { $seat } holds
HiddenHand = { $cards ->
    [one] The card in hand
   *[other] Each of the { $cards } cards in hand
} ({ $clan_seat })
Suspect = { Mouse }
aid-ways = { $ways ->
    [one] Only one choice fits what you know.
   *[other] { $ways } choices fit what you know.
}
ask-choose = { $seat }: add a mouse for this round ({ $number ->
    [one] the last one
   *[other] { $number } to go
}).
ask-place = { $seat }: place a mouse below a trap.
ask-hand-over = { $seat }: hand over a mouse to { $left_seat }.
ask-change = { $seat }: swap a chosen mouse for one at home, or change nothing.
refused-no-such-mouse = There is no such mouse.
refused-no-such-trap = There are { $traps } traps.
refused-not-at-home = Your clan does not have that mouse at home.
refused-not-chosen = That mouse is not among the cards in front of you.
refused-not-your-hostage = You do not hold that hostage.
refused-wrong-number = { $number ->
    [one] It must be exactly one mouse.
   *[other] It must be exactly { $number } mice.
}
refused-must-place = You have as many cards as turns left ({ $cards }): you must place one.
refused-same-mouse = A mouse cannot be swapped for one that is just the same.
ended-most-cheese = { $winner_seats } has the most cheese: { $score } points.
ended-more-mice = { $winner_seats } wins a tie at { $score } points: more mice are left.
ended-shared = { $winner_seats } share the victory with { $score } points.
option-events = Daily Events (without them: the easy variant)

# Why a hint is given: what its choice changes, on average over the tables one can imagine.
hint-cheese = Your cheese: { $now } → { $then }.
hint-sight = Cheese you would get if the round ended now: { $now } → { $then }.
hint-danger = Mice you would lose if the round ended now: { $now } → { $then }.
