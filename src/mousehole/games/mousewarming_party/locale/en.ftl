title = Mousewarming Party
blurb = Carry enough food to the table for all your guests, together, before the raccoon has filled its pantry.
FoodName = { $food ->
    [nut] nut
    [carrot] carrot
    [tomato] tomato
    [mushroom] mushroom
    [cheese] cheese
    [egg] egg
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
PutRaccoon = The raccoon starts at space { $space }
TakeMouse = Play with { $mouse }
GiveGolden = { $mouse } carries the golden tray
PutMouse = { $mouse } starts at space { $space }
PlaceCheese = Place the cheese
LullRaccoon = Let the raccoon nap
ShootFood = Shoot { $food } to the table
ReturnFood = Take { $food } back from the pantry
Sprint = { $to ->
    [food] Sprint to the nearest food
   *[burrow] Sprint to the nearest burrow
}
RaidFeeder = Raid the nearest feeder
PackFood = Pack into the backpack: { $foods }
Drop = { $mouse } drops { $food }
Move = { $mouse } to space { $space }
PickUp = Pick it up
LeaveFood = Leave it
RaccoonPlaced = The raccoon parks its scooter at space { $space }.
MouseTaken = { $mouse } joins in.
GoldenGiven = { $mouse } carries the golden tray.
MousePlaced = { $mouse } starts at space { $space }.
DieRolled = { $seat } rolls { $food }, out of the { $side } side.
FoodPlaced = There is { $food } at space { $space } now.
NothingPlaced = No place or no token for { $food }: nothing is placed.
RaccoonLulled = The raccoon lies down for a nap.
FoodShot = The slingshot sends { $food } off.
FoodReturned = The ninja steals { $food } back from the pantry: it is at space { $space } now.
FeederRaided = Out of the feeder at space { $space } comes { $food }.
FoodPacked = Into the backpack: { $foods }.
FoodDropped = { $mouse } drops { $food } at space { $space }.
MouseMoved = { $mouse } goes to space { $space }.
FoodPickedUp = { $mouse } picks up { $food }.
KitchenFound = A kitchen at space { $space }, for { $foods }.
GuestsSeated = Guests lived at space { $space }: they sit down with { $plates ->
    [one] one plate
   *[other] { $plates } plates
}.
FoodServed = { $mouse } brings { $food } to the table: { $served } of { $plates }.
RaccoonFed = The raccoon takes { $food } at space { $space }: { $stored } in its pantry.
RaccoonStayed = { $reason ->
    [asleep] The raccoon sleeps on, and wakes.
   *[no-food] The raccoon finds no food.
}
PartyEnded = { $reason ->
    [party] No plate is empty any more!
    [feeders] Both feeders are empty.
   *[pantry] The raccoon puts a token on the mouse in its pantry.
}
Count = Food on the table: { $served }, plates: { $plates }, turns: { $turns }.
ask-raccoon = { $seat }: where does the raccoon start?
ask-mouse = { $seat }: which mouse joins in?
ask-golden = { $seat }: who carries the golden tray?
ask-start = { $seat }: where does { $mouse } start?
ask-cheese = { $seat }: cheese! What do you do with it?
ask-move = { $seat }: move a mouse.
ask-pick-up = { $seat }: pick up the food?
refused-not-a-feeder = The raccoon starts on a feeder; space { $space } is none.
refused-already-in-play = { $mouse } is in play already.
refused-no-such-mouse = There is no such mouse in the box.
refused-not-in-play = That mouse is not one of your two.
refused-already-placed = { $mouse } is on the board already.
refused-not-a-plate = Mice start on plates; space { $space } has none.
refused-occupied = Somebody is at space { $space }: mice and raccoon never share one.
refused-other-mouse-first = The other mouse is placed first.
refused-not-in-set-up = That is decided in its turn during set-up, not now.
refused-no-cheese = That takes a cheese on the die, before the mouse moves.
refused-not-moving-now = No mouse is to be moved now.
refused-no-food-here = No mouse with room on its tray has just stopped at food.
refused-no-abilities = You play without special abilities.
refused-mouse-not-in-play = { $mouse } is not one of your two mice.
refused-no-kitchen = No kitchen for that lies face up yet.
refused-not-aboard = That is not on its tray.
refused-no-free-plate = No plate is free for it.
refused-not-in-pantry = The pantry holds no such token.
refused-backpack-full = The backpack has no room for that.
refused-no-goal = There is no free space of that kind to run to.
refused-tray-full = Its tray is full.
refused-tray-empty = { $mouse } has no food on its tray.
refused-pantry-empty = The raccoon’s pantry is still empty.
refused-one-drop = Only one token is dropped before a move.
refused-no-empty-plate = { $mouse } does not stand on an empty plate.
refused-moved-by-ability = { $mouse } used its ability to move this turn, so it can’t drop anything until the next turn. Move a mouse.
refused-dropper-moves = { $mouse } has dropped a token, so it is the one that moves.
refused-no-such-space = The board has no such space.
refused-too-far = { $mouse } cannot stop at space { $space }: it makes 1 to { $reach } steps along the arrows.
ended-party = Everybody has enough to eat: the party is a success! Food on the table: { $score }.
ended-feeders-won = Both feeders are empty, but there is enough for all: you win! Food on the table: { $score }.
ended-feeders-lost = Both feeders are empty, and guests are still hungry: you lose. Food on the table: { $score }.
ended-pantry-won = The pantry is full, but there is enough for all: you win! Food on the table: { $score }.
ended-pantry-lost = The pantry is full, and guests are still hungry: you lose. Food on the table: { $score }.
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

# A second player’s guide: what each ability does, and when it can be used.
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

# Why a hint is given: what its choice changes, on average over the tables one can imagine.
hint-served = Food on the dinner table: { $now } → { $then }.
hint-guests = Guests at the table: { $now } → { $then }.
hint-aboard = Food the mice carry: { $now } → { $then }.
hint-row = Tokens in the fullest row of the pantry: { $now } → { $then }.
