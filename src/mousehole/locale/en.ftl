# What is said in every game.
player-name = Player { $n }
clock-name = The clock
nothing = nothing
TimeUp = Time is up
refused-not-your-turn = It is not your turn.
refused-not-offered = That is not possible now.
refused-not-asked = Nobody asked for that now.
refused-malformed = That is not a choice of this game.
refused-game-over = The game is over.
option-first_player = Who goes first
plain-you = Player { $n } (you)
hint-pass = Let it pass
hint-share = worth about { $share } of a win ({ $low } to { $high })
hint-measure = about { $mean } ({ $low } to { $high })
hint-only = It is all that can be done.
hint-best = Best of what was tried on { $n } imagined tables.
hint-behind = { $gap } less than the best.
hint-better = Right after it the table looks better: { $then } instead of { $now }.
hint-worse = Right after it the table looks worse: { $then } instead of { $now }.
hint-usual = It is what a quick sensible player does here.
hint-nobody = Nobody is asked anything here: the match is over.
review-head = The answers that changed most, as things really lay:
review-turn = Answer { $n }, { $seat }: { $choice } ({ $before } → { $after })
review-quiet = No answer changed much.
# Positions from outside; fields are called as in the file
refused-impossible-position = This position is impossible: { $why }
WrongField = { $field } must be { $wanted ->
    [number] a whole number
    [flag] true or false
    [row] a list
   *[known] something that this game knows at this point
}, not { $found }.
OutOfRange = { $field } must be from { $least } to { $most }, not { $found }.
WrongLength = { $field } must have { $least } to { $most } entries, not { $found }.
SamePlace = { $one } and { $other } are both at { $place }.
Miscounted = there should be { $wanted } of { $what }, not { $found }.
Contradiction = { $alone ->
    [yes] { $field } contradicts itself.
   *[no] { $field } and { $other } contradict each other.
}
CannotGoOn = the rules cannot go on from here.
# At a table, online
refused-stale = That question has changed meanwhile. Look again, and answer again.
refused-too-late = Your time was up: a bot answers this one.
refused-paused = The table is paused.
refused-not-paused = The table is not paused.
refused-away = A bot is playing for you. Come back first.
refused-not-away = You are not away.
refused-resigned = You have resigned this match.
refused-not-started = The match has not begun yet.
refused-already-playing = A match is being played. Wait until it is over.
refused-not-over = The match is not over yet.
refused-closed = This table is closed.
refused-not-cooperative = Only a cooperative game can be paused.
refused-clock-runs = The clock of this game never pauses.
refused-seats-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
refused-seat-taken = Somebody else has that seat.
refused-table-full = All seats are taken. You can watch.
refused-no-hints = This table plays without hints.
refused-no-aids = This table plays without aids.
refused-no-such-seat = This table has no such seat.
refused-no-name = A player needs a name.
refused-muted = The host has muted you.
refused-removed = The host has taken your seat away.
refused-own-seat = That is your own seat. Leave the table, or give up, instead.
refused-nobody-there = Nobody sits there.
refused-other-link = You have a seat at this table already. That link is for somebody else: open it in another browser.
refused-nothing-said = There is nothing to say in that.
refused-not-seated = Only who has a seat here can do that.
refused-own-edition = This table plays a custom edition, so its options are fixed. Create a new table to change them.
refused-not-host = Only the host of this table can do that.
refused-no-such-table = There is no such table.
refused-no-such-game = There is no such game.
refused-no-such-page = There is nothing here.
refused-bad-key = This key does not fit any seat of this table.
refused-bad-request = That cannot be understood: { $text }
refused-bad-setup = The table cannot be set like this: { $text }
refused-no-replay = There is no replay before the match is over.
refused-too-fast = That was too much at once. Wait a moment.
refused-too-big = That is too much for one message.
refused-too-many = Too many tables or connections are open from your address.
refused-too-slow = Your connection could not keep up.
refused-foreign-page = This page belongs to somebody else.
refused-other-version = This match was begun with older rules and cannot be played on.
refused-failed = Something went wrong here. Nothing is lost: try again.
refused-server-away = The server is away: this was not sent. Nothing is lost.
refused-shutting-down = The server is restarting. Nothing is lost: you will be connected again.
refused-too-many-reviews = Many matches are being looked at just now. Ask again in a minute.
refused-lesson-otherwise = The rules allow that, but this lesson goes another way: { $choice }.
refused-lesson-reads = Read this first, then go on with “Next”.
bot-name = Bot { $n } ({ $level })

# What a hidden thing can be, and how likely that is.
aid-row = { $what } { $share }
