# What only the page says.
tagline = Five mouse-sized board games
home = Home
settings = Settings
language = Language
light = Theme
light-device = Auto
light-light = Light
light-dark = Dark
scenes = Scenes
scenes-normal = Normal
scenes-fast = Fast
scenes-off = Off
newer = New version available.
install = Install as an app
close = Close
play-now = Play now
invite-friends = Invite friends
play-here = Pass and play
learn = How to play
lesson = Tutorial
lesson-step = Step { $n } of { $all }
lesson-next = Next
lesson-back = Back
lesson-do = Do it for me
lesson-watch = Watch: { $name }’s turn.
lesson-over = You’re ready to play!
lesson-again = Start over
lesson-play = Play against bots
lesson-play-together = Play together
players = { $fewest }–{ $most } players
minutes = { $n } min
together = Cooperative
my-games = My games
my-games-all = Show all ({ $n })
my-turn = Your turn since { $since }
my-turn-until = Your turn since { $since }. Move by { $until }.
their-turn = Waiting for { $names } since { $since }
choose-options = Choose options
here-loading = Loading the games… This happens only once.
here-starting = Starting…
here-broken = The games can’t run in this browser.
here-lost = This move could not be saved. Free some space, then try again.
here-tables = Your games on this device
here-kept = Your games are saved in this browser, on this device only.
here-may-be-deleted = Your browser may delete them when space runs short: save a copy now and then.
here-save-all = Save a copy
here-take-in = Open a copy or a replay file
here-not-a-replay = This replay file is damaged, or belongs to another version of the game.
along-wanted = Playable offline
along-wanted-what = For games with bots: a copy is kept on this device, with everything that is hidden. Such games don’t count in your statistics.
along-lost = No connection. This game is on your device.
along-go-on = Continue offline
along-here = A game from the server, played offline.
along-there = You continued this game offline.
along-back = Bring it back to the server
along-drop = Discard the offline moves
along-result = Played offline: everything hidden could be seen, so this game doesn’t count in the statistics.
here-taken-in = { $n ->
    [0] No games were added.
    [one] { $n } game was added.
   *[other] { $n } games were added.
  }
here-not-a-file = This file is not a copy of Mousehole games.
here-offline = Play offline
here-offline-why = Play without a connection, against bots or with others at this device: the games run in this browser. The first time, about 6 MB are downloaded.
here-back = Play online
here-back-why = You’re playing offline: these games run in this browser. To play with people elsewhere, go online.
day = Deal of the day
days-what = Every day, each game has one deal, the same for everybody. It follows from the date, so you can play it with or without a server.
day-of = Deal of { $date }
day-today = Today’s deal, { $date }
day-play = Play today’s deal
day-play-past = Play this deal
day-again = Play it again
day-past-what = Deals of earlier days don’t count toward a streak.
day-open = The deal follows from the date by a published rule, so anybody could look ahead. It’s a game among friends, not a contest.
day-yesterday = Yesterday
day-not-played = You didn’t play yesterday’s deal.
day-watch = Watch Old Whiskers play it
day-watch-what = Old Whiskers plays the same deal; afterwards, the review explains the key moves.
day-earlier = Earlier deals
day-count = { $n } of { $all } played
day-done = { $date }, played
day-is-done = Done for today
day-waits = New today
day-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
day-streak-now = Streak
day-streak-best = Longest
day-share = Share result
day-picture = Save picture
day-more = More deals
day-first-counts = Your first result counts:
shelf-offline = No connection. You can read the rules and tutorials; your games continue once you’re back online.
enter-code = Have a code?
go-there = Go to table
open-tables = Public tables
watch = Watch
seats-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
status-gathering = Waiting for players
status-playing = In progress
your-name = Your name
where = Where do you play?
who-plays = Who plays?
where-apart = Each on their own device
where-alone = Alone, with bots
where-here = All on this device
where-here-what = You pass the device around. Between turns a cover hides what only one of you may see.
person-add = Add a player
person-remove = Remove player { $n }
bots-fill = { $n ->
    [one] A bot takes the remaining seat.
   *[other] Bots take the { $n } remaining seats.
}
seats = Seats
bots = Bots
bot-level = Bot level
more-settings = More options
hints-on = Hints allowed
hints-none = No hints
remarks-allowed = Bots say something now and then
bots-talk = Show what bots say
bots-all = all bots
bot-speaks = { $name } (bot)
proposal-from = Proposal from { $name }
take-backs-none = No take-backs
close-table = Close table
close-table-sure = Close this table for everybody?
make-host = Make host
seat-up = Move seat { $n } up
shuffle-seats = Shuffle seats
value-number = { $n }
value-other = “{ $name }”
other-device = Play on another device
other-device-what = Scan this code with the other device, or send yourself the link. Anybody who has it can play in your seat.
other-device-qr = QR code of your seat
sent-away = You’re no longer at this table
aid-nothing = Nothing is hidden now.
aids-on = Aids allowed
aids-none = No aids
terms = Options for this table
set-no-clock = No time limit
set-relaxed = Relaxed: nobody has to stay online between moves
set-out-of-time = If your time runs out, a bot moves for you
set-option = { $option }: { $value }
set-first_player = { $value ->
    [random] Random first player
   *[other] { $seat_is ->
        [you] You go first
       *[other] { $seat } goes first
    }
}
set-edition = Edition: { $name }
set-edition-own = Custom edition: { $name }
seat-of = Seat { $n }
seat-of-you = Seat 1 (you)
open-table = Create table
seat-free = Free
seat-kept = Reserved
seat-for-you = This seat is reserved for you.
seat-here = Online
seat-muted = Muted
a-bot = Bot
set-bot = Add bot
free-seat = Remove bot
take-back = Cancel invitation
invite-one = Invite
invite-anew = New link
one-link = Personal link for seat { $n }
one-link-what = This link is for seat { $n }: send it to one person.
one-qr = QR code of the personal link for seat { $n }
mute = Mute
unmute = Unmute
send-away = Remove
send-away-name = Remove { $name }
send-away-sure = Remove { $name }?
send-away-sure-playing = Remove { $name }? A bot will take over.
stand-up = Leave seat
guests = Players
next-match = Seats for the next game
watch-table = Watch
sit-down = Take a seat
start = Start game
start-with-bots = { $n ->
    [one] Start with { $n } bot
   *[other] Start with { $n } bots
}
host-starts = Waiting for the host to start…
invite = Invite friends
qr = QR code of this table’s link
only-here = Only this computer can open these links. To let phones on your network join, start Mousehole with:
address = Address
or-code = Or open { $address } and enter this code:
share = Share link
copied = Copied
table-opening = Opening the table…
line-connecting = Connecting…
line-open = Connected
line-lost = Reconnecting… Your game is saved.
line-stale = No connection. This is the table as it was on { $time }. Reconnecting…
line-over = Disconnected. Reload the page.
rules = Rules
rule-of = Rule { $clause }
ruling = Our ruling (not in the rulebook)
story = Log
scene-next = Next
scene-skip = Skip to the end
scene-watch = Watch what happens…
recap = +{ $n }
recap-open = { $n ->
    [one] Show { $n } event since your last move
   *[other] Show { $n } events since your last move
}
since-your-move = Since your last move
last-move = Last move:
team = Team
gone = Offline
stands-in = Bot playing
resigned = Gave up
shuffling = Shuffling… Waiting for everybody’s contribution.
withheld = Bot playing: no contribution to the shuffle
paused = The game is paused.
waiting-for = Waiting for { $waited_seats_obj }.
cover = The table is covered
cover-for = Pass the device to { $name }
cover-look-away = Everybody else, look away!
cover-lift = I’m { $name }: show the table
cover-others = Somebody else?
pass-on = Pass the device on:
pass-to = To { $name }
pass-waits = The game waits. Move, or pass the device on:
hint = Hint
hint-others = { $n ->
    [one] { $n } other good move
   *[other] { $n } other good moves
}
hint-pick = Pick it for me
hint-more = Still thinking
undo = Take back
take-back-agree = { $seat } would like to take back a move. Agree?
take-back-all = Does everybody agree to take back the last move?
take-back-waits = { $seat } asked to take back a move. { waiting-for }
agree = Agree
disagree = Don’t agree
confirm = Confirm your move
let-go = Cancel
choices = All moves ({ $n })
in-words = The table in words
time-left = Time left
result = Result
points = { $n ->
    [-1] { $n } points
    [one] { $n } point
   *[other] { $n } points
}
how-points = Score details
rematch = Play again
rematch-waits = Waiting for the others…
ready-title = Ready?
ready-what = The clock starts when everybody is ready.
ready = I’m ready
ready-yes = ready
ready-no = not yet
ready-waits = Waiting for the others…
ready-anyway = Start anyway
ready-go = Go!
other-game = Choose another game
no-page = Page not found
no-page-why = This address leads nowhere. If somebody gave you a code, enter it here.
no-table = Table not found
no-table-why = Check the link, or ask the host for a new one. Tables where nothing happens are deleted after a while. If you have a code, enter it here.
no-game = Game not found
no-game-why = No game has that name. Choose one of these:
refused-no-line = Can’t reach the server. Retrying…
seen-by = View as
seen-by-all = Spectator
play-on = Play on from here
play-on-what = As { $name }, against bots. Whatever { $name } couldn’t know at this moment is drawn at random.
play-on-over = The game is over here. Go back to an earlier move to play on.
played-from = This game began after move { $n } of another one. Whatever you couldn’t know then was drawn at random, so the shuffle can’t be verified.
played-from-there = Show that moment
share-replay = Share replay
review = Review
review-what = See how the game went: mistakes, luck and turning points.
review-look = Review this game
review-looking = Analyzing…
review-wait = About 20 seconds. You can leave the page.
review-ahead = { $n ->
    [one] { $n } other review comes first.
   *[other] { $n } other reviews come first.
}
review-chance = Chance of winning after each move, judged by what each player knew. Simulations per move: { $n }.
review-score = Expected score after each move. Simulations per move: { $n }.
review-order = How the players stood after each move. Chances of winning aren’t known for this edition.
review-refining = Refining…
review-graph = Graph: each player’s expected result, from the first move to the last. The table below shows the same.
review-graph-team = Graph: the team’s expected result, from the first move to the last. The table below shows the same.
review-turning = Turning points
review-players = Players
review-mistakes = { $n ->
    [one] Show { $n } mistake
   *[other] Show { $n } mistakes
}
review-table = Show as a table
review-team = Team
back = Back
replay = Replay
run = Play
stop = Pause
step-back = Back
step-on = Next
move = Move
moment = Move { $n } of { $all }
verify = Shuffle check
verify-how = Before the game, the server and every player each fixed a secret random number; only then were the numbers revealed. Your browser repeats the calculation.
verify-day = This was the deal of { $day }. Its seed follows from the date by a published rule, the same for everybody, and was never secret: anybody could have looked ahead. Your browser repeats the calculation.
verify-position = This game began in the middle of another one, and whatever was hidden then was drawn at random. Nothing is claimed about its shuffle.
day-seed = The seed of this game is the seed of that day.
verify-right = Shuffle verified.
verify-wrong = Shuffle not verified. See below.
commitment-kept = The server’s number is the one it committed to.
seed-made = The seed of this game follows from the server’s number and everyone’s contributions.
commitment-noted = The server’s commitment is the one your browser noted before the game.
nonce-noted = Your own contribution is part of the seed.
nonces-kept = Every contribution is the one its player committed to.
commitments-noted = The players’ commitments are the ones your browser noted before anything was revealed.
part-withheld = Seat { $n } didn’t reveal its contribution, so a bot played for it.
not-noted = (nothing was stored in this browser)
commitment = Commitment
commitment-of-seat = Commitment of seat { $n }
server-seed = The server’s contribution
part-of-seat = Contribution of seat { $n }
seed = Seed
download = Download replay file
verify-offline = To check every move offline as well, run: mousehole verify FILE
talk = Write a message
send = Send
reactions = Quick reactions
aside = During the game, only other spectators read this.
spectator = Spectator
spectator-name = { $name } (spectator)
unmute-all = Unmute all ({ $n })
unread = { $n ->
    [one] { $n } new message
   *[other] { $n } new messages
}
host = Host
your-turn = Your turn
your-turn-ask = Your turn. { $ask }
announcements = Announcements
turn-ways = When it’s your turn
turn-sound = Sound
turn-vibration = Vibration
turn-notice = Notification in the background
turn-notice-blocked = Your browser blocks notifications from this site. You can change that in its settings.
turn-offer = Want to be told when it’s your turn, even while you’re doing something else?
turn-offer-yes = Notify me
turn-offer-no = No, thanks
bot-plays = A bot is playing for you.
come-back = I’m back
pause = Pause
resume = Resume
leave = Let a bot play for me
resign = Give up
resign-sure = Give up? A bot will finish for you.
big-screen = TV view
sounds = Sound effects
load-again = Reload
watching = You’re watching as a spectator.
outdated = New version available. Reload.
climb = Difficulty levels
climb-rung = Level { $n } of { $all }: { $rung }
climb-order = From easy to hard: { $rungs }.
climb-table = { $n ->
    [0] At this table: no wins yet.
    [one] At this table: { $n } win.
   *[other] At this table: { $n } wins in a row.
}
climb-browser = { $n ->
    [0] In this browser: no wins yet.
    [one] In this browser: { $n } win.
   *[other] In this browser: { $n } wins in a row.
}
climb-needed = { $n ->
    [one] { $n } more win, and you’re ready for the next level: { $rung }.
   *[other] { $n } more wins in a row, and you’re ready for the next level: { $rung }.
}
climb-up = { $n ->
    [one] You won! Try the next level: { $rung }.
   *[other] You won { $n } times in a row! Try the next level: { $rung }.
}
climb-go = Play with { $rung }
climb-host = The host can start the next level.
climb-set = Next game: { $rung }.
statistics = Statistics
stats-here = Games that you have finished in this browser. They are counted here and nowhere else.
stats-none = Nothing yet. Once you have finished a game, you’ll find it here.
stats-games = Games
stats-wins = Wins
stats-streak = Wins in a row
stats-longest = Most wins in a row
stats-best = Best score
stats-climbed = Done
stats-climbing = { $n } of { $all } wins in a row
stats-table = Statistics of this table
stats-table-none = Nothing has been counted here since the statistics were deleted.
stats-counting = Counting…
stats-export = Export
stats-delete = Delete statistics
stats-delete-sure = Delete all statistics of this browser?
stats-table-sure = Delete the statistics of this table for everybody?
measured = With these options, a team of bots won { $share } of { $games } games.
measured-team = With these options, a team of bots like { $bot } won { $share } of { $games } games.
bot-pace = While the clock runs, { $bot } keeps pace with you: { $least } to { $most } seconds per move.
sheet = What it does
sheet-when = When you can use it
sheet-now = Right now
sheet-possible = Possible: { $choice }
sheet-others = Everything else on the table
face-down = Face down
