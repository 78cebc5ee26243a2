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
plain-help = Answer with a number, or with the words in brackets. "rules" or "rules 12" explains, "?" shows this, "q" leaves.
plain-menu = What shall we play?
plain-you = Player 1 (you)
plain-saved = The match is saved in { $file }. Go on with: mousehole play --resume { $file }
plain-no-game = There is no such game. Answer with a number.
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
refused-no-such-seat = This table has no such seat.
refused-no-name = A player needs a name.
refused-muted = The host has muted you.
refused-nothing-said = There is nothing to say in that.
refused-not-seated = Only who has a seat here can do that.
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
refused-shutting-down = The server is restarting. Nothing is lost: you will be connected again.
bot-name = Bot { $n } ({ $level })
