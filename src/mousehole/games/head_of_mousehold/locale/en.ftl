title = Head of Mousehold
blurb = Send your mice to the traps: the first one gets caught, the next one gets the cheese.
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
# The same as the object of a verb
mouse-object = { Mouse }
TheMouse = { $letter ->
    [hidden] a hidden mouse
   *[other] the { mouse-object }
}
whose-mouse = { $clan_seat_whose } { mouse-object }
# The same on a button
mouse-button = { TheMouse }
# What stands for a color on boards; choices are typed with the letters of the box
letter = { $letter }
Colour = { $name } ({ letter })
Card = { $clan_seat_whose } { $mouse }
AddMouse = Choose { mouse-button }
Choose = Choose: { $mice }
Place = Place { mouse-button } { $hostage ->
    [true] (hostage) under trap { $trap }
   *[false] under trap { $trap }
}
Pass = Pass
HandOver = Hand over { mouse-button }
Swap = Swap { mouse-button } for { $the_instead }
Keep = Keep your lineup
ClanTaken = { $seat_is ->
    [you] You lead
   *[other] { $seat } leads
} { $clan ->
    [office] the Office clan
    [kitchen] the Kitchen clan
    [toy-room] the Toy Room clan
    [garden] the Garden clan
    [bathroom] the Bathroom clan
   *[other] the clan “{ $clan }”
}.
TrapsBaited = Round { $round }. Cheese on the traps: { $cheese }. { $first_seat_is ->
    [you] You go
   *[other] { $first_seat } goes
} first.
SpeedSet = Fastest to slowest: { $colours }.
MiceChosen = { $hidden ->
    [true] { $seat } chose { $number ->
        [one] { $number } mouse
       *[other] { $number } mice
    }.
   *[false] { $seat } chose: { $mice }.
}
MeeplesShown = { $seat } showed { $colours_count ->
    [0] no meeples
    [one] a meeple: { $colours }
   *[other] meeples: { $colours }
}.
EventRevealed = Daily Event: { $event ->
    [total-black-out] Total Black Out! All mice are placed face down.
    [mouse-held-hostage] Mouse Held Hostage! Everyone hands a chosen mouse to the player on their left.
    [false-start] False Start! The fastest color becomes the slowest.
    [cheese-heist] Cheese Heist! One more token on every trap.
    [blind-tasting] Blind Tasting! This round’s tokens are replaced with face-down ones.
    [heroic-sprint] Heroic Sprint! The slowest color becomes the fastest.
    [miraculous-sleeping-pills] Miraculous Sleeping Pills! No squeak wakes the cat.
    [mice-at-the-front] Mice at the Front! Only the first mouse under each trap is face up.
    [defective-trap] Defective Trap! Where there are the most mice, the fastest one takes the cheese.
    [lineup-change] Lineup Change! Everyone may swap a chosen mouse; the meeples stay.
   *[other] { $event }
}
CheeseAdded = More cheese on the traps: { $cheese }.
CheeseRedrawn = Tokens out of the game: { $gone }. New ones replace them, face down.
HostagePicked = { $hidden ->
    [true] { $seat } picked a hostage.
   *[false] { $seat } picked the { $mouse } as a hostage.
}
HostageTaken = { $hidden ->
    [true] { $seat } took a hostage from { $clan_seat_obj }.
   *[false] { $seat } took a hostage from { $clan_seat_obj }: the { $mouse }.
}
LineupDecided = { $known ->
    [changed] { $seat } swapped the { $mouse } for the { $instead }.
    [kept] { $seat } kept the same lineup.
   *[hidden] { $seat } finished.
}
MousePlaced = { $seat } placed { $hostage ->
    [true] { $hidden ->
        [true] { $clan_seat_whose } hostage
       *[false] { whose-mouse } (hostage)
    }
   *[false] { $hidden ->
        [true] a card
       *[false] the { $mouse }
    }
} face { $is_up ->
    [true] up
   *[false] down
} under trap { $trap }.
TurnPassed = { $seat } passed.
MiceTurnedUp = { $line_count ->
    [0] No mice under trap { $trap }.
   *[other] Under trap { $trap }, in line: { $line }.
}
MouseTrapped = Trap { $trap } caught { whose-mouse }.
CatFed = A squeak! The cat caught { whose-mouse }.
CheeseTaken = { $clan_seat } took the cheese on trap { $trap } with the { $mouse }: { $shown ->
    [all] { cheese-points }
    [some] { cheese-points } and { cheese-unseen }
   *[none] { cheese-unseen }
}.
cheese-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cheese-unseen = { $unseen ->
    [one] { $unseen } face-down token
   *[other] { $unseen } face-down tokens
}
CheeseLeft = Nobody took the cheese on trap { $trap }.
ClanCounted = { $seat }: { $cheese ->
    [one] { $cheese } point
   *[other] { $cheese } points
}, { $mice ->
    [0] no mice left
    [one] { $mice } mouse left
   *[other] { $mice } mice left
}.
aid = What could it be?
HiddenLaid = Card { $at } under trap { $trap }, face down ({ $clan_seat_nom })
HiddenHostage = Hostage from { $clan_seat_obj }, held by { $seat_obj }
HiddenHand = { $cards ->
    [0] No cards in hand
    [one] The card in hand
   *[other] Each of the { $cards } cards in hand
} ({ $clan_seat_nom })
Suspect = { Mouse }
aid-ways = { $ways ->
    [0] Nothing fits what you know.
    [one] Only { $ways } possibility fits what you know.
   *[other] { $ways } possibilities fit what you know.
}
ask-choose = Choose your mice for this round: { $number } to go.
ask-place = Place a mouse under a trap.
ask-hand-over = Hand over a mouse to { $left_seat_obj }.
ask-change = Swap a chosen mouse for one at home, or keep your lineup.
refused-no-such-mouse = No mouse has that letter. Colors: { $colours }. Add ! for a Squeaker.
refused-no-such-trap = There is no such trap. Choose 1 to { $traps }.
refused-fewer-in-clan = { $number ->
    [0] Your clan has no { $mouse } in this game.
    [one] Your clan has only { $number } { $mouse } in this game.
   *[other] Your clan has only { $number } cards of that kind in this game: { $mouse }.
}
refused-was-caught = Your { $mouse } was caught and is out of the game. Choose another mouse.
refused-already-added = You’ve already chosen your { $mouse }. Choose a different mouse.
refused-not-chosen = You don’t have the { $mouse } in hand. { $hand_count ->
    [0] You have no cards of your own left.
    [one] Your card: { $hand }.
   *[other] Your cards: { $hand }.
}
refused-no-hostage = You’re not holding a hostage. Place a card of your own.
refused-not-your-hostage = You’re holding another hostage: the { $mouse }.
refused-choosing-is-over = The mice for this round are already chosen.
refused-choose-first = Choose your mice first: { $number } to go.
refused-event-first = Decide about the Daily Event first. Then you can place cards.
refused-only-with-event = { $event ->
    [mouse-held-hostage] You can hand over a mouse only when the Daily Event is Mouse Held Hostage.
   *[lineup-change] You can change your lineup only when the Daily Event is Lineup Change.
}
refused-already-chosen = You’ve already chosen your mice. Wait for the others.
refused-sends-all = { $number ->
    [0] Your clan has no mice left.
    [one] Your clan sends its last mouse, so there is nothing to choose.
   *[other] Your clan sends its last { $number } mice, so there is nothing to choose.
}
refused-already-picked = You’ve already picked a hostage. Wait for the others.
refused-nothing-to-hand-over = You have no card to hand over.
refused-already-decided = You’ve already decided. Wait for the others.
refused-nothing-to-swap = You have no mice to swap in this round.
refused-wrong-number = { $number ->
    [one] Choose exactly { $number } mouse.
   *[other] Choose exactly { $number } mice.
}
refused-must-place = { $cards ->
    [one] You can’t pass: you have { $cards } card and only { $cards } turn left. Place it under a trap.
   *[other] You can’t pass: you have { $cards } cards and only { $cards } turns left. Place one under a trap.
}
refused-same-mouse = Those two mice are the same. Swap for a different one, or keep your lineup.
ended-most-cheese = { $winner_seats } won with the most cheese: { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
ended-more-mice = { $winner_seats } won the tiebreak at { $score ->
    [one] { $score } point
   *[other] { $score } points
} with more mice left.
ended-shared = { $winner_seats } shared the victory with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
# How games ended, in a list
ending-most-cheese = most cheese
ending-more-mice = tiebreak: more mice left
ending-shared = shared victory
option-events = Daily Events
option-events-true = With events
option-events-false = Without events (easy variant)

# What the evaluation looks at: hints and reviews name it, followed by a colon and numbers.
measure-cheese = Your cheese
measure-sight = Cheese in sight
measure-danger = Mice in danger
measure-rival = Best opponent’s cheese if the round ended now

# What each thing on the table does: titles, then texts.
Thing = { $thing ->
    [total-black-out] Total Black Out
    [mouse-held-hostage] Mouse Held Hostage
    [false-start] False Start
    [cheese-heist] Cheese Heist
    [blind-tasting] Blind Tasting
    [heroic-sprint] Heroic Sprint
    [miraculous-sleeping-pills] Miraculous Sleeping Pills
    [mice-at-the-front] Mice at the Front
    [defective-trap] Defective Trap
    [lineup-change] Lineup Change
    [event] Daily Event
    [trap] Mousetrap
    [speed] Speed order
    [slowest] The slowest color
    [mouse] Mouse
    [squeaker] Squeaker
    [face-down] Face-down card
    [cheese] Cheese
    [hostage] Hostage
    [meeples] Meeples
   *[clan] Clan
}
sheet-total-black-out = All mice are placed face down this round: you see only which clan a card belongs to. Only the meeples tell you more.
sheet-mouse-held-hostage = Everyone secretly picks one of their chosen mice and hands it to the player on their left, who places it. The mouse still belongs to its own clan: cheese it takes goes to its own clan, and if it is caught, its own clan has lost it. Until it is face up, only these two players know which mouse it is.
sheet-false-start = The fastest color goes to the bottom of the speed order. It is the slowest now, and traps no longer catch it.
sheet-cheese-heist = Every trap gets one more token, face up. Whoever takes the cheese takes all of it.
sheet-blind-tasting = This round’s tokens leave the game, and new ones are face down in their place. Only the winner of such a token sees it before the end of the game. Tokens from earlier rounds stay as they are.
sheet-heroic-sprint = The slowest color goes to the top of the speed order. It is the fastest now: first in line, and first to be caught. The color above it becomes the slowest.
sheet-miraculous-sleeping-pills = The cat sleeps through this round. A trap still catches the first mouse in line, but even if it squeaks, the cat takes nobody: the next in line gets the cheese.
sheet-mice-at-the-front = Under each trap, only the first card is face up. All others are face down.
sheet-defective-trap = The trap with the most mice doesn’t work: nobody is caught there, and the fastest mouse takes the cheese. If several traps have the most mice, none of them works.
sheet-lineup-change = Before anyone places a card, everyone may secretly swap one chosen mouse for one at home. The meeples stay as they were, so they may lie.
sheet-event = Every round has its Daily Event. It is revealed after everyone has chosen their mice and before the first one is placed, and it lasts until the end of the round.
sheet-trap = The first mouse in line is caught and out of the game; the next one takes all the cheese. A mouse of the slowest color is never trapped: if it is first in line, it takes the cheese. If nobody is left in line, the cheese stays for the next round.
sheet-speed = Under each trap, the mice line up in this order, the fastest color first. Mice of the same color stand in the order they were placed. The order is new every round, and a Daily Event can change it after you have chosen.
sheet-slowest = Mice of the slowest color are too careful to be trapped. If such a mouse is first in line, it takes the cheese. But the cat can still catch it when the trap has caught a Squeaker in front of it.
sheet-mouse = A plain mouse. Its color decides where it stands in line. If the trap catches it, it makes no sound, and the next mouse in line takes the cheese.
sheet-squeaker = If the trap catches this mouse, its squeak wakes the cat, and the cat takes the next mouse in line, even one of the slowest color. Only the mouse after that takes the cheese. A Squeaker caught by the cat wakes nobody.
sheet-face-down = A face-down card shows only its clan. All cards are turned face up once everyone has placed theirs. The meeples show which colors its clan has chosen.
sheet-cheese = Every token counts as many points as it shows, and the most points after five rounds win. A “?” is a token that was face down on its trap: only its winner has seen it. Cheese still on the traps at the end counts for nobody.
sheet-hostage = A mouse of the player on your right. You place it in one of your turns, but it takes cheese for its own clan, not for yours, and goes home to its own clan.
sheet-meeples = The meeples show which colors a player has chosen: one per color, even if two of the mice have it. After a Lineup Change they stay as they were.
sheet-clan = Caught mice are out of the game, so everyone can see which mice a clan has left. If two clans have the same cheese at the end, the one with more mice left is ahead.

# What is wrong in an edition file; its keys are called as in the file
refused-edition-too-many-plain = { $where }: “plain” and “plain_2p” together must be at most { $most }, not { $found }.
refused-edition-no-mice = { $where }: “squeakers” and “plain” together must be at least 1.
refused-edition-too-few-tokens = { $where }: all “count” together must be at least { $least }, not { $found }.
refused-edition-letter = { $where }: “letter” must be a letter, not { $found }.
# The deal of the day: what is dealt, and how it went
day-what = One round: your clan against Old Whiskers’. Who wins the most cheese?
day-score = { $won ->
    [yes] Head of Mousehold, { $score } to { $rival }{ $tied ->
        [yes] {" "}on the tiebreak
       *[other] {""}
    }
   *[other] Lost { $score } to { $rival }{ $tied ->
        [yes] {" "}on the tiebreak
       *[other] {""}
    }
}

# What a balance report counts
study-sent = Mice at home that were chosen
study-sent-line = Place { $place } in the speed order, { $squeaks ->
    [yes] Squeaker
   *[no] plain
}
study-winning = Mice placed: share placed by the winners
study-winning-line = { study-sent-line }

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-trapped-pip = Ouch! My tail!
remark-trapped-bramble = One mouse down.
remark-trapped-juniper = A noble sacrifice. Entirely planned.
remark-trapped-old-whiskers = Every clan loses one like that some day.
remark-trapped-quill = Snap. End of the chapter.
remark-feast-pip = So much cheese!
remark-feast-bramble = That will do nicely.
remark-feast-juniper = Don’t mind if I do.
remark-feast-old-whiskers = Cheese comes to those who wait.
remark-feast-quill = Cheese, by weight: plenty.
