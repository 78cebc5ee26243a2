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
learn = Learn it
lesson = First game
lesson-step = Step { $n } of { $all }
lesson-next = Next
lesson-back = One step back
lesson-do = Do it for me
lesson-watch = Watch: { $name } is on.
lesson-over = You know how it goes!
lesson-again = Once more
lesson-play = Play now against bots
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
more-settings = More: clock, who begins, hints
clock-kind = Time to think
clock-none = As long as you like
clock-move-30 = 30 seconds for an answer
clock-move-60 = 1 minute for an answer
clock-move-180 = 3 minutes for an answer
clock-game-600 = 10 minutes for the whole match
clock-game-1200 = 20 minutes for the whole match
clock-move-day = A day for an answer
edition = Edition
edition-standard = Standard
edition-attic = Attic: another, smaller deck
edition-first = First deck: simpler Powers
edition-small = Small: a longer loop, fewer plates
hints-allowed = Hints may be asked for
hints-none = No hints at this table
aid-nothing = Nothing is hidden now.
aids-allowed = Allow aids: what hidden cards can be
aids-none = No aids at this table
terms = What was agreed
set-no-clock = As long as you like to think
set-move = { $time } for an answer
set-match = { $time } to think in the whole match, for each player
set-out-of-time = Whoever runs out of time is answered for by a bot
set-option = { $option }: { $value }
set-first_player = { $value ->
    [random] Chance decides who goes first
   *[other] { $name } goes first
}
set-edition = Edition: { $name }
set-edition-own = An edition of the host’s own: { $name }
span-second = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
span-minute = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
span-hour = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
span-day = { $n ->
    [one] A day
   *[other] { $n } days
}
seat-of = Seat { $n }
seat-of-you = Seat 1 (you)
open-table = Open the table
seat-free = free
seat-kept = kept for somebody
seat-for-you = A seat is kept for you.
seat-here = here
seat-muted = muted
a-bot = bot
set-bot = Bot
free-seat = Free
invite-one = Invite
invite-anew = New link
one-link = Link for one person to seat { $n }
one-link-what = Whoever has this link has seat { $n }: send it to one person.
one-qr = QR code of the link to seat { $n }
mute = Mute
unmute = Unmute
send-away = Send away
send-away-sure = Send { $name } away?
send-away-sure-playing = Send { $name } away? A bot plays on.
stand-up = Leave the seat
guests = Who sits here
next-match = Seats for the next match
watch-table = Watch the table
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
hint-others = Other good choices
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
seen-by = As seen by
seen-by-all = somebody who watches
share-replay = Share the replay
review = Look back
review-what = How did it swing, and which answers mattered most?
review-look = Look back at the match
review-looking = Playing it through …
review-wait = From many moments, many times: after a long match this takes about half a minute. You may leave the page meanwhile.
review-ahead = { $n ->
    [one] Another match is looked at first.
   *[other] { $n } other matches are looked at first.
}
review-share = What everybody could hope for, from last (0 %) to first (100 %), if all had played sensibly on. From { $n } tries at every moment.
review-won = How near the team was to winning, from lost (0 %) to won (100 %), if all had played sensibly on. From { $n } tries at every moment.
review-measure = What the team could hope for at the end, if all had played sensibly on. From { $n } tries at every moment.
review-graph = Graph: what each player could hope for, from the first answer to the last. The same as a table below.
review-graph-team = Graph: what the team could hope for, from the first answer to the last. The same as a table below.
review-swings = What changed most
review-swing = { $n }. { $name }: { $choice } ({ $before } → { $after })
review-table = As a table
review-team = Team
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
load-again = Load again
watching = You are watching.
outdated = This page is older than the server. Load it again.
climb = Difficulty levels
climb-rung = Level { $n } of { $all }: { $rung }
climb-order = From easy to hard: { $rungs }.
climb-table = { $n ->
    [0] At this table: no wins in a row yet.
    [one] At this table: { $n } win in a row.
   *[other] At this table: { $n } wins in a row.
}
climb-browser = { $n ->
    [0] In this browser: none.
   *[other] In this browser: { $n }.
}
climb-needed = { $n ->
    [one] { $n } more win in a row, and you’re ready for the next level: { $rung }.
   *[other] { $n } more wins in a row, and you’re ready for the next level: { $rung }.
}
climb-up = { $n ->
    [one] You won! Try the next level: { $rung }.
   *[other] You won { $n } times in a row! Try the next level: { $rung }.
}
climb-go = Play with { $rung }
climb-host = The host of this table can start the next level.
climb-set = Next game: { $rung }.
measured = With these options, a team of bots won { $share } of { $games } games.
sheet = What it does
sheet-when = When you can use it
sheet-now = Right now
sheet-possible = Possible: { $choice }
