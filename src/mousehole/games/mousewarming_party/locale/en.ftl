title = Mousewarming Party
blurb = Feed all your guests before the raccoon fills its pantry.
FoodName = { $food ->
    [nut] nut
    [carrot] carrot
    [tomato] tomato
    [mushroom] mushroom
    [cheese] cheese
    [egg] egg
   *[other] { $food }
}
# One token of it, with its article
AFood = { $food ->
    [nut] a nut
    [carrot] a carrot
    [tomato] a tomato
    [mushroom] a mushroom
    [cheese] cheese
    [egg] an egg
   *[other] { $food }
}
# What a kitchen takes
Foods = { $food ->
    [nut] nuts
    [carrot] carrots
    [tomato] tomatoes
    [mushroom] mushrooms
    [cheese] cheese
    [egg] eggs
   *[other] { $food }
}
MouseName = { $mouse ->
    [mommy] Mommy-mouse
    [slingshot] Slingshot mouse
    [ninja] Ninja mouse
    [sprinter] Sprinter mouse
    [fitness] Fitness mouse
    [traveler] Traveler mouse
   *[other] { $mouse }
}
SideName = { $side ->
    [north] north
    [east] east
    [south] south
    [west] west
   *[other] { $side }
}
PutRaccoon = Start the raccoon on space { $space }
TakeMouse = Play with { $mouse }
GiveGolden = Give the golden tray to { $mouse }
PutMouse = Start { $mouse } on space { $space }
PlaceCheese = Place the cheese
LullRaccoon = Let the raccoon nap
ShootFood = Shoot { $food } to the table
ReturnFood = Take { $food } back from the pantry
Sprint = { $to ->
    [food] Sprint to the nearest food
   *[burrow] Sprint to the nearest burrow
}
RaidFeeder = Raid the nearest feeder
PackFood = Pack { $foods } in the backpack
Drop = { $mouse }: drop { $food }
Move = Move { $mouse } to space { $space }
PickUp = Pick it up
LeaveFood = Leave it
RaccoonPlaced = The raccoon parked its scooter on space { $space }.
MouseTaken = { $mouse } joined the team.
GoldenGiven = { $mouse } got the golden tray.
MousePlaced = { $mouse } started on space { $space }.
DieRolled = { $seat } rolled { $food } ({ $side } side).
FoodPlaced = Space { $space } now has { $food }.
NothingPlaced = There was no free plate or no token for { $food }, so nothing was placed.
RaccoonLulled = The raccoon lay down for a nap.
FoodShot = Slingshot mouse shot { $food } to the table.
FoodReturned = Ninja mouse stole { $food } back from the pantry; it went to space { $space }.
FeederRaided = Fitness mouse raided the feeder on space { $space } and got { $food }.
FoodPacked = Traveler mouse packed { $foods } in the backpack.
FoodDropped = { $mouse } dropped { $food } on space { $space }.
MouseMoved = { $mouse } moved to space { $space }.
FoodPickedUp = { $mouse } picked up { $food }.
KitchenFound = Behind the door on space { $space } is a kitchen for { $foods }.
GuestsSeated = Guests lived on space { $space }. They came to the table and need { $plates ->
    [one] { $plates } plate
   *[other] { $plates } plates
}.
FoodServed = { $mouse } served { $food }: { $served } of { $plates } plates are full.
RaccoonFed = The raccoon took { $food } from space { $space }: { $stored } of { $full } in its pantry{ $left ->
    [0] .
    [one] . One more ends the game!
   *[other] .
}
RaccoonStayed = { $reason ->
    [asleep] The raccoon slept through this turn.
   *[no-food] The raccoon found no food.
}
PartyEnded = { $reason ->
    [party] Every plate is full!
    [feeders] Both feeders are empty.
   *[pantry] The raccoon put a fourth token of the same food in its pantry.
}
Count = Food on the table: { $served }. Plates: { $plates }. Turns: { $turns }.
# What can be counted, for those who ask.
aid = What is still hidden?
UnseenTokens = { $tokens ->
    [one] { $tokens } token in the feeders
   *[other] { $tokens } tokens in the feeders
}
UnseenFood = { $food } × { $tokens }
UnseenDoor = Behind { $doors ->
    [one] the last door
   *[other] each of { $doors } doors
}
UnseenKitchen = kitchen for { $foods }
UnseenGuests = guests with { $plates ->
    [one] { $plates } plate
   *[other] { $plates } plates
}
Unseen = { $about }
aid-ways = { $ways ->
    [one] It can only be this.
   *[other] { $ways } possibilities.
}
ask-raccoon = Choose a feeder for the raccoon to start on.
ask-mouse = Choose a mouse for your team.
ask-golden = Choose the mouse that gets the golden tray.
ask-start = Choose a plate for { $mouse } to start on.
ask-cheese = You rolled cheese: place it, or use it for something else.
ask-move = Your turn: move a mouse.
ask-pick-up = Pick up the food, or leave it.
refused-not-a-feeder = Space { $space } isn’t a feeder. The raccoon starts on one of its two feeders.
refused-already-in-play = { $mouse } is on your team already. Choose another mouse.
refused-no-such-mouse = There is no such mouse. Choose one of the mice on the list.
refused-not-in-play = That mouse isn’t on your team. Choose one of your two mice.
refused-already-placed = { $mouse } is on the board already.
refused-not-a-plate = Space { $space } has no plate. Mice start on plates.
refused-occupied = Space { $space } is taken: mice and the raccoon never share a space. Choose a free one.
refused-other-mouse-first = Place the other mouse first.
refused-not-in-set-up = That is decided during setup, one step at a time.
refused-no-cheese = You can only do that when cheese is rolled, before a mouse moves.
refused-not-moving-now = You can’t move a mouse now. Finish the current decision first.
refused-no-food-here = You can’t pick anything up now: no mouse with room on its tray has just stopped at food.
refused-no-abilities = Special abilities are off at this table.
refused-mouse-not-in-play = You need { $mouse } on your team for that.
refused-no-kitchen = No open kitchen takes { $food } yet.
refused-not-aboard = { $mouse } can’t use { $food }: { $foods_count ->
    [0] its tray is empty
   *[other] on its tray there’s only { $foods }
}.
refused-nothing-to-pack = Say which food to pack: one or two tokens from the tray.
refused-no-free-plate = No plate on the track is free for it.
refused-not-in-pantry = The pantry holds no such token.
refused-backpack-full = { $free ->
    [0] The backpack is full.
   *[other] The backpack has room for only { $free } more.
}
refused-no-goal = There is no free space of that kind to run to.
refused-tray-full = Its tray is full: two tokens are the limit.
refused-tray-empty = { $mouse } has no food on its tray.
refused-pantry-empty = The raccoon’s pantry is still empty.
refused-one-drop = You can drop only one token before a move. Now move the mouse.
refused-no-empty-plate = { $mouse } isn’t on an empty plate, so it can’t drop anything here.
refused-moved-by-ability = { $mouse } used its ability to move this turn, so it can’t drop anything until the next turn. Move a mouse.
refused-dropper-moves = { $mouse } has dropped a token, so it is the one that moves.
refused-no-such-space = The board has no such space. Choose a marked one.
refused-already-there = { $mouse } is on space { $space } already. Move it at least one step.
refused-too-far = { $mouse } can’t stop on space { $space }: it moves { $reach ->
    [one] exactly { $reach } step
   *[other] 1 to { $reach } steps
} along the arrows.
ended-party = All guests have enough to eat: the party is a success! Food on the table: { $score }.
ended-feeders-won = Both feeders are empty, but there is enough for everybody: you win! Food on the table: { $score }.
ended-feeders-lost = Both feeders are empty, and guests are still hungry: you lose. Food on the table: { $score }.
ended-pantry-won = The pantry is full, but there is enough for everybody: you win! Food on the table: { $score }.
ended-pantry-lost = The pantry is full, and guests are still hungry: you lose. Food on the table: { $score }.
# How games ended, in a list
ending-party = every plate full
ending-feeders-won = feeders empty, won
ending-feeders-lost = feeders empty, lost
ending-pantry-won = pantry full, won
ending-pantry-lost = pantry full, lost
option-burrows = Burrows
option-burrows-open = Open (easier)
option-burrows-hidden = Hidden (harder)
option-burrows-about = Hidden is harder: you have to find the kitchens, and you don’t know how many plates your guests need.
option-golden_trays = Golden trays
option-golden_trays-0 = None
option-golden_trays-1 = One (harder)
option-golden_trays-2 = Two (hardest)
option-golden_trays-about = A mouse with a golden tray takes fewer steps per move.
option-abilities = Special abilities
option-abilities-false = Off
option-abilities-true = On
option-abilities-about = How hard this is depends on your two mice, because only Mommy-mouse can make the raccoon nap. In 400 games per pair (hidden burrows, no golden trays), bots won 74% with Mommy-mouse and Ninja mouse, but only 11% with Fitness mouse and Traveler mouse.
rung-open = open burrows
rung-hidden = hidden burrows
rung-one-golden = one golden tray
rung-two-golden = two golden trays
rung-abilities = special abilities and two golden trays

# What each ability does, and when it can be used.
sheet-mommy = The raccoon naps. This turn it neither moves nor takes food; it wakes up when the turn ends.
sheet-mommy-when = Whenever cheese is rolled, instead of placing the cheese.
sheet-slingshot = Shoot one food token from this mouse’s tray straight to the dinner table. The mouse stays where it is.
sheet-slingshot-when = When cheese is rolled, instead of placing it, if a face-up kitchen anywhere takes food that is on this mouse’s tray. The other mouse’s food and kitchens behind closed doors don’t count.
sheet-ninja = Take one token of your choice out of the raccoon’s pantry. It goes on a plate as if it had just been rolled: the first free plate from the side where the die came out.
sheet-ninja-when = When cheese is rolled, instead of placing it, if the pantry holds food and a plate is free.
sheet-sprinter = This mouse runs to the nearest free space with food and takes it, or to the nearest free burrow, where it opens the door and delivers. After that you still move a mouse, this one or the other.
sheet-sprinter-when = When cheese is rolled, instead of placing it, if there is somewhere to run. The space where it stands and the feeders don’t count. With a full tray it can only run to a burrow. A mouse that has run can’t drop food in the same turn.
sheet-fitness = This mouse jumps to the nearest free feeder with food and takes the top token. After that you still move a mouse, this one or the other. Be careful: the game ends when both feeders are empty.
sheet-fitness-when = When cheese is rolled, instead of placing it, if this mouse’s tray has room and a feeder with food is free. The feeder where it stands doesn’t count.
sheet-traveler = Move one or two tokens from this mouse’s tray to its backpack. They no longer slow it down, and kitchens take them as they do from the tray.
sheet-traveler-when = When cheese is rolled, instead of placing it, if this mouse has food on its tray and the backpack has room. The other mouse’s food can’t be packed, and only a kitchen takes food out again.

# What the evaluation looks at: hints and reviews name it, followed by a colon and numbers.
measure-served = Food on the dinner table
measure-guests = Guests at the table
measure-aboard = Food the mice carry
measure-row = Tokens in the fullest row of the pantry

# What each thing on the table does: titles, then texts.
Thing = { $thing ->
    [raccoon] The raccoon
    [pantry] The raccoon’s pantry
    [feeders] The raccoon’s feeders
    [table] The dinner table
    [kitchen] A kitchen
    [door] A closed door
    [hole] An empty burrow
    [plate] A plate of the track
    [tray] A mouse and its tray
    [golden] A golden tray
   *[die] The die
}
sheet-raccoon = After every mouse move it rides along the arrows to the first space with food, a feeder or a plate, and takes one token. It jumps over mice and never takes food from a space with a mouse on it: standing on food protects it. The pale raccoon shows its next stop.
sheet-pantry = What the raccoon takes goes here, each food in its own row. Three of a food are safe; the fourth ends the game, and you lose if guests are still hungry. The numbers below are the tokens left in the supply.
sheet-feeders = Each feeder holds face-down tokens for the raccoon. When both are empty, the game ends, and you lose if guests are still hungry. The more food lies on plates for it, the longer they last.
sheet-table = You win as soon as every plate of the dinner table is full. Any food feeds any guest. Each group of guests has its own number of plates; a part of the table that is still empty counts as if it needed its usual plates.
sheet-kitchen = A mouse that stops here delivers everything on its tray that this kitchen takes: the pictures show which food. You can’t refuse, and it costs nothing.
sheet-door = A mouse that stops here opens the door. Behind it is a kitchen, which stays, or guests, who go to the dinner table at once with their plates.
sheet-hole = Guests lived here and have moved to the table. Mice can pass through or stop; nothing happens.
sheet-plate = Rolled food goes on the first free plate along the arrows. A mouse that stops at food may pick it up. A mouse can drop a token here before it moves off, if the plate is empty.
sheet-tray = A mouse carries two tokens at most, and each covers a number: the biggest number still in sight is how many steps it may go. It goes along the arrows, at least one step, and jumps over mice and the raccoon without counting their spaces.
sheet-golden = A golden tray has smaller numbers: this mouse takes fewer steps.
sheet-die = Every turn begins with the die. Its food goes on the first free plate along the arrows from the side where it came out. Cheese can be placed, or used instead.

# What is wrong in an edition file; its keys are called as in the file
refused-edition-spaces-letters = { $where }: “spaces” must be { $least } to { $most } letters, with each of these at least once: { $letters }.
refused-edition-starts = { $where }: “spaces” must have at least { $least } plates for the mice to start on.
refused-edition-raccoon = { $where }: no mouse can be called { $found }. That is the raccoon’s name.
refused-edition-steps = { $where }: “steps” must have as many entries as [silver]: { $silver }.
refused-edition-burrows = { $where }: “spaces” has { $burrows } burrows, but kitchens and table sectors need { $needed }.
refused-edition-raccoon-tokens = { $where }: { $tokens } raccoon tokens can’t be shared out evenly among { $feeders } feeders.
refused-edition-too-few-tokens = { $where }: the guests need at least { $plates } tokens, but the kitchens take only { $tokens }.
# Figures worth remembering
feat-quickest-party = Quickest party: all guests served after { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
# The deal of the day: what is dealt, and how it went
day-what = One evening alone, with hidden burrows. Is there enough for all guests?
day-score = { $won ->
    [yes] A full table! Food: { $score }
   *[other] Still hungry. Food: { $score }
}

# What a balance report counts
study-served = Food that reached the table, not the pantry
study-served-line = { $food }

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-raccoon-pip = The raccoon is getting fat. Help!
remark-raccoon-bramble = One more of those and the party is over. Careful.
remark-raccoon-juniper = That raccoon eats better than we do.
remark-raccoon-old-whiskers = Steady now. We can’t afford another one.
remark-raccoon-quill = Pantry: nearly full. The raccoon’s, not ours.
remark-last-plate-pip = One plate left! I’m so hungry!
remark-last-plate-bramble = One plate to go.
remark-last-plate-juniper = One plate. Nobody breathe.
remark-last-plate-old-whiskers = The last plate is always the heaviest.
remark-last-plate-quill = Every plate but one. I’m counting.
