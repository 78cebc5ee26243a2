# What only the page says.
tagline = Five games about mice, played properly.
home = Home
settings = Language and light
language = Language
light = Light
light-device = As on this device
light-light = Light
light-dark = Dark
close = Close
yes = Yes
no = No
play-now = Play now
invite-friends = Invite friends
players = { $fewest ->
    [1] 1–{ $most } players
   *[other] { $fewest }–{ $most } players
}
minutes = { $n } min
together = all together
go-on = Go on where you left off
open-tables = Open tables
watch = watch
seats-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
status-gathering = waiting for players
status-playing = being played
game-house-mouse = House Mouse
game-haunted-mouse = Haunted Mouse
game-mousekeeping = Mousekeeping!
game-mousewarming-party = Mousewarming Party
game-head-of-mousehold = Head of Mousehold
you = You
your-name = Your name
seats = Seats
bots = Bots among them
bot-level = Strength of the bots
bot-name = { $level } { $n }
bot-random = Robot
bot-greedy = Robot
bot-pip = Pip
bot-bramble = Bramble
bot-juniper = Juniper
bot-old-whiskers = Old Whiskers
bot-pip-plays = Pip – easy-going
bot-bramble-plays = Bramble – quick and sensible
bot-juniper-plays = Juniper – thinks ahead
bot-old-whiskers-plays = Old Whiskers – thinks longest
by-chance = by chance
listed = Anybody may find this table
open-table = Open the table
seat-free = free
sit-down = Sit down
start = Start
start-with-bots = { $n ->
    [one] Start, with a bot in the free seat
   *[other] Start, with bots in { $n } free seats
}
host-starts = The host starts the game.
invite = Invite friends
qr = QR code of this table’s link
share = Share the link
copied = Copied
table-opening = Opening the table …
line-connecting = Connecting
line-open = Connected
line-lost = Connection lost. Trying again – nothing is lost.
line-over = Disconnected
rules = Rules
rule-of = Rule { $clause }
ruling = Our ruling, where the book is silent
story = Story
gone = not here
stands-in = a bot stands in
resigned = has resigned
paused = The table is paused.
waiting-for = Waiting for { $names }.
hint = Hint
confirm = Do it?
let-go = Let go
choices = { $n ->
    [one] The one choice, in words
   *[other] All { $n } choices, in words
}
in-words = The table in words
time-left = Time left
result = Result
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
how-points = How it came about
rematch = Play again
rematch-waits = Waiting for the others
other-game = Another game
not-here = There is nothing here.
refused-no-line = The server does not answer. Trying again …
back = Back
replay = Replay
run = Run
stop = Stop
step-back = One step back
step-on = One step on
moment = Moment of the match
verify = Check the shuffle
verify-how = Before the match the server committed itself to its part of the seed, and every seat added its own. This page works it out again, in your browser.
verify-right = Shuffled fairly.
verify-wrong = Something does not fit.
commitment-kept = The server’s seed is the one that it had committed itself to.
seed-made = The seed of the match is made of the server’s part and those of all seats.
commitment-noted = The commitment is the one that this browser was told before the match.
nonce-noted = Your own part in the seed is in it.
not-noted = (nothing was noted in this browser)
commitment = Commitment
server-seed = The server’s part
part-of-seat = Part of seat { $n }
seed = Seed
download = Download the replay
verify-offline = To check every move as well, offline: mousehole verify FILE
talk = Say something
send = Send
host = Host
come-back = I am back
pause = Pause
resume = Go on
leave = Let a bot stand in
resign = Give up
resign-sure = Really give up?
big-screen = Big screen
sounds = Small sounds
outdated = This page is older than the server. Load it again.
