# What is said in every game.
player-name = Player { $n }
clock-name = The clock
nothing = nothing
TimeUp = Time’s up
refused-not-your-turn = It’s not your turn.
refused-not-offered = You can’t do that now.
refused-not-asked = Nothing to decide here now.
refused-malformed = This game has no such move.
refused-game-over = The game is over.
option-first_player = First player
yes = Yes
no = No
listed = Public table
clock-kind = Time limit
clock-none = No limit
clock-move-30 = 30 seconds per move
clock-move-60 = 1 minute per move
clock-move-180 = 3 minutes per move
clock-game-600 = 10 minutes per player
clock-game-1200 = 20 minutes per player
clock-move-hours-8 = Relaxed: 8 hours per move
clock-move-day = Relaxed: 1 day per move
clock-move-days-3 = Relaxed: 3 days per move
clock-move-week = Relaxed: 1 week per move
edition = Edition
hints-allowed = Allow hints
take-backs-allowed = Allow take-backs
aids-allowed = Allow aids: show what hidden cards could be
change-settings = Change settings
rename = Rename
set-move = { $time } per move
set-match = { $time } per player
span-second = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
span-minute = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
span-hour = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
span-day = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
by-chance = Random
edition-standard = Standard
edition-attic = Attic: a different, smaller deck
edition-first = First deck: simpler Powers
edition-round = A single round
edition-small = Small: a longer track, fewer plates
edition-tiny = Tiny: to be solved, not played
our-ruling = Our ruling:
hint-pass = Let it pass
proposal = If you choose “{ $yours }”, I could follow with “{ $mine }”.
hint-chance = chance of winning: about { $chance }, between { $low_chance } and { $high_chance }
hint-order = { $rank ->
    [1] best of { $n } moves compared
   *[other] number { $rank } of { $n } moves compared
}
hint-single = nothing to compare it with
hint-only = Your only move.
hint-alike = Everything you can do here comes to the same thing.
hint-same = { $n ->
    [one] One other move comes to the same thing.
   *[other] { $n } other moves come to the same thing.
}
hint-tied = I can’t tell the best moves apart.
hint-level = I can’t tell it from the best move.
hint-behind = { $gap_share } below the best move.
hint-than = { $measure }: { $then }. With “{ $choice }”: { $other }.
hint-later = { $measure }, a few moves on: about { $then }. With “{ $choice }”: about { $other }.
hint-changes = { $measure }: { $now } → { $then }.
hint-nobody = Nothing to decide: the game is over.
review-head = Turning points:
review-mistake = { $n }. { $seat }: { $choice }. Better: “{ $better }”, worth { $loss_share } more (± { $error_share }).
review-mistake-score = { $n }. { $seat }: { $choice }. Better: “{ $better }”, worth { $loss } more (± { $error }).
review-mistake-order = { $n }. { $seat }: { $choice }. Better: “{ $better }”.
review-turned = { $n }. { $seat }: { $choice }. Then luck changed things for { $whose_seat_obj }: { $before_share } → { $after_share }.
review-turned-order = { $n }. { $seat }: { $choice }. Then luck changed things for { $whose_seat_obj }.
review-turned-team = { $n }. { $seat }: { $choice }. Then luck changed things: { $before_share } → { $after_share }.
review-turned-team-score = { $n }. { $seat }: { $choice }. Then luck changed things: { $before } → { $after }.
review-turned-team-order = { $n }. { $seat }: { $choice }. Then luck changed things.
review-clock = { $n }. Time ran out: { $before_share } → { $after_share }.
review-clock-score = { $n }. Time ran out: { $before } → { $after }.
review-clock-order = { $n }. Time ran out.
review-quiet = Nothing stands out: no clear mistake, no great luck.
review-accuracy = { $seat }: no better move found in { $good } of { $decisions } decisions ({ $accuracy_share }).
review-lost = Mistakes cost { $lost_share }.
review-lost-score = Mistakes cost { $lost }.
review-fortune = Change in chances: { $skill_share } from own moves, { $luck_share } from luck, { $others_share } from everybody else.
review-fortune-score = Change in expected score: { $skill } from own moves, { $luck } from luck, { $others } from everybody else.
# Bots and their levels
bot-name = { $level } { $n }
bot-random = Random
bot-search = Thinker
bot-greedy = Bramble
bot-pip = Pip
bot-bramble = Bramble
bot-juniper = Juniper
bot-old-whiskers = Old Whiskers
bot-quill = Quill
bot-pip-plays = Pip (easy)
bot-bramble-plays = Bramble (medium)
bot-juniper-plays = Juniper (hard)
bot-old-whiskers-plays = Old Whiskers (expert)
bot-quill-plays = Quill (master)
# Positions from outside; fields are called as in the file
refused-impossible-position = This position is impossible: { $why }
WrongField = { $field } must be { $wanted ->
    [number] a whole number
    [flag] true or false
    [row] a list
   *[known] something this game accepts here
}, not { $found }.
OutOfRange = { $field } must be from { $least } to { $most }, not { $found }.
WrongLength = { $field } must have { $least } to { $most } entries, not { $found }.
SamePlace = { $one } and { $other } are both at { $place }.
Miscounted = there should be { $wanted } of { $what }, not { $found }.
Contradiction = { $alone ->
    [yes] { $field } contradicts itself.
   *[no] { $field } and { $other } contradict each other.
}
CannotGoOn = the game can’t continue from here.
# Between the events of a game
TakeBackAsked = { $seat } asked to take back a move.
TakeBackDeclined = { $seat } didn’t agree to the take-back.
TakeBackDropped = The move stands: nothing was taken back.
TookBack = { $seat } took back a move.
# At a table, online
refused-stale = The game has moved on. Choose again.
refused-too-late = Time’s up: a bot moved for you.
refused-paused = The game is paused. Resume it first.
refused-not-paused = The game isn’t paused.
refused-not-begun = The clock hasn’t started yet. Wait until everybody is ready.
refused-not-awaited = Nobody is waiting for that.
refused-away = A bot is playing for you. Choose “I’m back” first.
refused-not-away = No bot is playing for you.
refused-no-take-backs = The host doesn’t allow take-backs at this table.
refused-no-take-backs-today = No take-backs in a deal of the day.
refused-on-the-clock = No take-backs while the clock is running.
refused-nothing-to-take-back = You have no move to take back.
refused-take-back-open = A take-back is being decided. Wait for it.
refused-take-back-shown = Your move revealed something hidden, and bots don’t agree to take that back.
refused-no-take-back-open = Nobody is asking to take back a move.
refused-resigned = You gave up this game. You can watch it, and play the next one.
refused-withheld = Your contribution to the shuffle didn’t arrive in time, so a bot plays this game for you. You can play again in the next one.
refused-shuffling = The game is about to begin. Wait a moment.
refused-not-called = The shuffle doesn’t need anything from you right now.
refused-other-nonce = That isn’t the contribution you committed to. Reload the page.
refused-not-started = The game hasn’t started yet.
refused-already-playing = A game is in progress. Wait until it’s over.
refused-not-over = The game isn’t over yet.
refused-closed = This table is closed. Create a new one.
refused-not-cooperative = Only cooperative games can be paused.
refused-clock-runs = This game’s clock can’t be paused.
refused-seats-free = { $count ->
    [one] { $count } seat is still free. Add a bot, or wait for a player.
   *[other] { $count } seats are still free. Add bots, or wait for players.
}
refused-seat-taken = That seat is taken. Choose another one.
refused-table-full = All seats are taken. You can watch.
refused-no-hints = This table plays without hints.
refused-no-aids = This table plays without aids.
refused-no-such-seat = This table has no such seat.
refused-no-name = Enter your name.
refused-muted = The host has muted you.
refused-removed = The host removed you. You can still watch.
refused-own-seat = That’s your own seat. Leave your seat or give up instead.
refused-nobody-there = Nobody has that seat.
refused-other-link = You already have a seat at this table. This personal link is for somebody else: send it to them, or open it in another browser.
refused-nothing-said = Write a message first.
refused-not-seated = Take a seat first.
refused-own-edition = This table plays a custom edition, so its options are fixed. Create a new table to change them.
refused-day-fixed = The deal of the day is the same for everybody and can’t be changed. Create another table to play differently.
refused-position-fixed = This table plays on from a moment of another game, so its options and seats can’t be changed.
refused-no-such-moment = { $most ->
        [0] This game has no moves.
        [one] This game has { $most } move.
       *[other] This game has { $most } moves.
    }
refused-nothing-to-play-on = The game is over at that moment. Choose an earlier one to play on from.
refused-not-host = Only the host can do that.
refused-no-such-table = Table not found. Check the link, or ask the host.
refused-no-such-code = No open table has the code { $typed }. Check it, or ask the host.
refused-no-such-address = This server can’t be reached at that address. Choose another one.
refused-no-such-game = Game not found.
refused-no-such-page = Page not found.
refused-no-handbook = This server has no handbook. “make docs” builds it.
refused-bad-key = Link expired. Ask the host for a new one.
refused-bad-request = Error. Reload the page.
refused-no-replay = The replay is available once the game is over.
refused-too-fast = Too many requests. Try again in { $seconds } s.
refused-too-big = That message is too long. Shorten it.
refused-too-many = Too many tables or connections from your address. Try again in { $seconds } s.
refused-busy = The server is busy. Try again in { $seconds } s.
refused-too-slow = Your connection was too slow. Reload the page.
refused-foreign-page = This page belongs to another site. Open the table’s own link.
refused-other-version = This game was started with version { $version } of { $game } and can’t be continued. You can still download its replay files.
refused-other-edition = This game was started with a different version of the edition “{ $edition }” and can’t be continued. You can still download its replay files.
refused-broken-table = This table’s record is damaged, so the game can’t be continued. The error was logged.
refused-bad-token = This page needs the server’s token. Send it as a bearer token.
refused-failed = Something went wrong. Try again.
refused-not-alone = Only a game alone with bots can be played offline.
refused-along-clock = This game has a clock, so it can’t be played offline.
refused-along-other = This copy does not belong to the game at this table. Nothing was changed.
refused-went-on = The game has gone on here in the meantime. What you played offline was not added.
refused-taken-along = This is a copy of a game on the server. Go online to play another one there.
refused-server-away = Not sent: no connection. Try again.
refused-shutting-down = The server is restarting. You will be reconnected, and your game is saved.
refused-too-many-reviews = Many games are being reviewed right now. Try again in { $seconds } s.
refused-lesson-otherwise = Allowed, but the tutorial needs: { $choice }.
refused-lesson-reads = Read this first, then choose “Next”.
refused-lesson-step = This tutorial has steps 0 to { $most }.
# A table that cannot be set up like this
refused-bad-link = “{ $url }” is not a link. A table’s link looks like http://host:port/t/TABLE, a server’s like http://host:port.
refused-unreachable = Can’t reach the server. Check the address. ({ $reason })
refused-server-status = The server refused this (status { $status }). Try again later.
refused-server-version = The server plays version { $theirs } of this game, you have version { $ours }. Use the same version of Mousehole.
refused-wrong-seats = { $title } is for { $fewest } to { $most } players, not { $seats }.
refused-unknown-option = { $title } has no option “{ $option }”. It has: { $options }.
refused-option-value = Option “{ $option }” can’t be { $value }. Choose from: { $values }.
refused-unknown-game = Unknown game “{ $game }”. Choose from: { $games }.
refused-broken-game = “{ $plugin }” comes from another package and does not work: { $reason }
refused-unknown-edition = { $game } has no edition “{ $edition }”. Choose from: { $editions }.
refused-edition-of-other-game = Edition “{ $edition }” is for { $other }, not for { $game }.
refused-unknown-bot = Unknown bot “{ $bot }”. Choose from: { $bots }.
refused-bot-not-offered = Bot “{ $bot }” answered { $choice }, which was not offered.
refused-bot-failed = The bot { $bot } failed: { $reason }
refused-people-out-of-range = 0 to { $seats } people can share this terminal at this table, not { $people }.
refused-edition-or-text = Choose either an edition that comes with the game, or your own.
refused-edition-name = Give the edition a name of up to { $most } visible characters.
refused-edition-too-slow = This edition is too slow to play. Make it smaller.
refused-edition-too-large = This edition is too large to play. Make it smaller.
refused-edition-endless = A test game with this edition did not end. Change it so that the game ends.
refused-day-form = “{ $day }” is not a day. Write it like { $today }.
refused-no-deal = { $game } has no deal of the day.
refused-day-range = Deals of the day can be played from { $first } to { $last }. Choose another day.
refused-bad-setup = This can’t be set up: { $text }
# What is wrong in an edition file; its keys are called as in the file
refused-edition-not-toml = The edition is not a valid TOML file. ({ $reason })
refused-edition-no-head = The edition must begin with a table [edition] that has “game”, “name” and “about”, each on one line.
refused-edition-no-origin = “{ $table }”, entry { $n }: “origin” is missing or unknown. Choose from: { $origins }.
refused-edition-no-table = The edition has no “{ $table }”. Add it.
refused-edition-one-table = “{ $table }” must be a single table: [{ $table }].
refused-edition-rows = “{ $table }” must be a list of tables: [[{ $table }]].
refused-edition-unknown-table = This game has no table { $table }. Choose from: { $known }.
refused-edition-unknown-key = { $where }: { $key } doesn’t belong here. Choose from: { $known }.
refused-edition-missing = { $where }: “{ $key }” is missing.
refused-edition-flag = { $where }: “{ $key }” must be true or false, not { $found }.
refused-edition-whole = { $where }: “{ $key }” must be a whole number from { $least } to { $most }, not { $found }.
refused-edition-text = { $where }: “{ $key }” must be one line of up to { $most ->
    [one] { $most } character
   *[other] { $most } characters
}, not { $found }.
refused-edition-spaces = { $where }: “{ $key }” must not begin or end with a space or have double spaces: { $found }.
refused-edition-word = { $where }: “{ $key }” must be a word of lowercase letters, digits and single hyphens, up to { $most } characters, not { $found }.
refused-edition-one-of = { $where }: “{ $key }” can’t be { $found }. Choose from: { $allowed }.
refused-edition-list = { $where }: “{ $key }” must be a list, not { $found }.
refused-edition-table = { $where }: “{ $key }” must be a table, not { $found }.
refused-edition-length = { $where }: number of entries in “{ $key }”: { $span }, not { $found }.
refused-edition-twice = { $where }: “{ $key }” has { $found } twice.
refused-edition-same = { $where }: another entry already has the “{ $key }” { $found }.
refused-edition-fails = The game fails with this edition. ({ $reason })

# What a hidden thing can be, and how likely that is.
aid-row = { $what } { $share }

# The reader, the clock, and everybody else: people.py and people.ts hand these forms to every sentence with a seat in it.
you = You
you-nom = you
you-obj = you
you-dat = you
you-whose = your
clock-nom = the clock
clock-obj = the clock
clock-dat = the clock
clock-whose = the clock’s
name-whose = { $ends ->
    [s] { $name }’
   *[other] { $name }’s
}
# A name that is one of these is shown in quotation marks
name-quoted = “{ $name }”
pronouns = you, your, yours, yourself, i, me, my, we, us, our, he, him, his, she, her, they, them, their, it, nobody, somebody, everybody, the clock
pair = { $head }: { $text }
list-and = { $head } and { $last }
ask-for = { $seat }: { $ask }
# What a link says about itself in a messenger
no-script = Mousehole needs JavaScript. Or play in a terminal: mousehole play
link-home = Five mouse-sized board games, to play with friends or bots in your browser.
link-day = Deal of the day
link-gathering = { $free ->
    [0] All seats are taken. Open the link to watch.
    [one] { $free } of { $seats } seats is free. Open the link to join.
   *[other] { $free } of { $seats } seats are free. Open the link to join.
}
link-playing = A game is in progress. Open the link to watch.
link-over = The game is over. Open the link to see the result.
link-closed = This table is closed.
link-replay = A finished game, to watch move by move.
link-verify = Shuffle check of a finished game.
# Quick reactions
react-well-played = Well played!
react-thanks = Thank you!
react-oops = Oops!
react-laugh = Ha ha!
react-good-luck = Good luck!
react-one-moment = One moment…
# Push messages
push-turn = Your turn
push-reminder = Still your turn
push-left = { $n ->
    [0] less than an hour left
    [one] { $n } hour left
   *[other] { $n } hours left
}
refused-no-push = This server sends no push notifications.
refused-foreign-push = This server doesn’t send to your browser’s push service. Whoever runs the server can add it.

# What bots remark, sparsely and each in its own way: remark-MOMENT-LEVEL. A remark says nothing that the table does not show.
remark-won-pip = I won? I won!
remark-won-bramble = That one is mine. Good game.
remark-won-juniper = I enjoyed that more than I’ll admit.
remark-won-old-whiskers = Well played, all of you. My old bones had a lucky day.
remark-won-quill = Noted: a good day.
remark-lost-pip = Again! Again!
remark-lost-bramble = Good game. Next time, then.
remark-lost-juniper = I demand a rematch. Politely.
remark-lost-old-whiskers = Nicely done. I was watching closely.
remark-lost-quill = I’m writing that down, so it doesn’t happen twice.
remark-together-won-pip = We did it! We did it!
remark-together-won-bramble = Good work, everybody.
remark-together-won-juniper = We should do this more often.
remark-together-won-old-whiskers = That’s how it was done in my day.
remark-together-won-quill = A page worth keeping.
remark-together-lost-pip = Oh no. Can we try again?
remark-together-lost-bramble = So close. Once more?
remark-together-lost-juniper = Let’s say we were warming up.
remark-together-lost-old-whiskers = Patience. The next one is ours.
remark-together-lost-quill = Now I know what I’d change.
