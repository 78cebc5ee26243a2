# What the terminal says, whatever is played.
plain-help =
    Type the number of a move, or the text in brackets. Or one of these:
      rules          show the rules; “rules 12” shows rule 12
      why MOVE       explain why a move is not allowed
      hint           suggest a move
      undo           take back your last move
      aid            show what hidden cards could be
      cards          explain the cards and marks you see
      find WORDS     search the moves
      all            list all moves
      look           show the table again
      log            show everything that has happened
      ?              show this help
      q              quit
plain-far-help =
    {"  "}say TEXT       send a message to the table
      do             list what you can do at this table; “do 2” does the second
      name NAME      change your name, between games
plain-seat-help = {"  "}seat N         let player N make a move out of turn
plain-more = { $count ->
    [one] … and { $count } more. Type “all” to list it, or “find” and some words to search.
   *[other] … and { $count } more. Type “all” to list them, or “find” and some words to search.
}
plain-hand-over = It’s { $name }’s turn.
plain-hand-over-wait = Pass the screen to { $name }. Others, look away! Then press Enter.
plain-ready = { $n ->
    [one] Press Enter when you are ready: then the clock starts.
   *[other] Press Enter when everybody is ready: then the clock starts.
}
plain-no-seat = Nobody at this screen has that seat.
plain-menu = Which game do you want to play?
plain-no-game = Unknown game. Type its number.
not-saved = ⚠ Can’t save the game in { $file }: { $reason }
saved = Game saved in { $file }. To continue: mousehole play --resume { $file }
nothing-found = No move contains these words.
nothing-refused = Nothing was refused. Type “why” and a move to see why it is not allowed.
undo-sure = Does everybody agree to take it back? Then do it once more.
allowed = { $choice }: allowed.
cover = Pass the screen to { $name }. Others, look away!
cover-ready = Show my cards (Enter)
ready = { $n ->
    [one] Are you ready? Then the clock starts.
   *[other] Is everybody ready? Then the clock starts.
}
ready-start = Start the clock (Enter)
line-choose = digits or / to type a move · ? for help
line-why = Why not? Type a move, then Enter
not-understood = “{ $text }” is not a move here. Type its number, or press / to search.
waiting = Waiting for the others.
host = Host
spectator = Spectator
aid-nothing = Nothing is hidden now.
aid-none = This table plays without aids.
no-hint = Nothing to decide now.
key-aid = aid
key-hint = hint
key-why = why not
key-rules = rules
key-log = log
key-undo = undo
key-seat = next player
key-help = help
key-leave = quit
key-less = change
key-more = change
key-back = back
key-forget = delete
key-back-one = back
key-on-one = next
key-play = play/pause
key-viewer = view
key-play-on = play on
end-replay = Replay
end-again = Play again
end-menu = Leave table
rules-head = Rules   (/ searches, Esc closes)
rules-search = a number, or words
story-head = Log   (Esc closes)
replay-at = move { $at } of { $all }
replay-start = The table is set.
plays-on = This game begins in the middle of another one. Whatever you couldn’t know then was drawn at random, so its shuffle can’t be verified.
remarked = { $name } (bot): { $text }
menu-motto = five mouse-sized board games
menu-game = { $fewest }–{ $most } players, { $minutes } minutes
menu-resume = Continue a game
menu-replays = Replay a game
menu-language = Language: { $name }
menu-quit = Quit
shelf-match = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $answers ->
    [one] { $answers } move
   *[other] { $answers } moves
}
shelf-empty = No saved games yet.
setup-start = Start game
setup-seats = Seats
setup-edition = Edition
setup-person = Person at this screen
help-head = Keys   (Esc closes)
help-arrows = ↑ ↓ ⏎     choose from the list
help-digits = 1 2 3…    type the number of a move, or a move in notation, then Enter
help-slash = /         search the moves by words; Tab does the same
help-mouse = mouse     click the board: make a move, or list several
help-escape = Esc       clear what you clicked or typed
help-h = h         show a hint, based only on what you can know
help-a = a         show what hidden cards could be, given what you see
help-w = w         why not? Type a move to see why it’s not allowed
help-r = r         open the rules, at the rule that applies
help-l = l         open the log
help-u = u         take back your last move
help-s = s         at a shared screen: hand over to the next player
help-q = q Ctrl-C  quit; the game is saved
plain-not-a-move = “{ $text }” is not a move here. Type the number of a move, or “help”.
plain-no-number = { $count ->
    [0] There is nothing to choose from now.
    [one] There is { $count } move. Type 1.
   *[other] There are { $count } moves. Type a number from 1 to { $count }.
}
hint-thinking = Thinking…
far-away = ⚠ No connection. Retrying in { $seconds } s.
far-gathering = Waiting for the host to start. Free seats: { $free }.
far-closed = This table is closed.
far-paused = The game is paused.
far-ready = Are you ready? Choose “I’m ready” in the menu (m): the clock starts when everybody is.
far-awaited = Not ready yet: { $waited_seats_nom }.
far-left = Your seat is reserved. To return:
table-head = Table   (↑ ↓ scroll, Esc closes)
table-meanings = What the cards and marks mean
key-board = table
key-talk = chat
key-deeds = menu
line-talk = Write a message to the table, then Enter
line-name = Write your new name, then Enter
help-b = b         show the whole table, and what cards and marks mean
help-scroll = ⇧↑ ⇧↓     scroll the board
help-t = t         write a message to the others
help-m = m         table menu: start, settings, bots, pause, leave, play again…
setup-all = All bots
setup-mixed = mixed
deed-rematch = Play again
deed-start = Start game
deed-start-filled = Start game, with bots in the free seats: { $level }
deed-free = Seat { $n }: remove bot
deed-take-back = Seat { $n }: cancel invitation
deed-invite = Seat { $n }: create personal link
deed-bot = Seat { $n }: add bot { $level }
deed-mute = Mute { $name }
deed-unmute = Unmute { $name }
deed-remove = Remove { $name }
deed-hand-over = Make { $name } the host
deed-close = Close this table
deed-shuffle = Shuffle the seats
deed-up = Move seat { $n } up
deed-rename = Change my name
settings-back = Back
deed-stand = Leave seat
deed-pause = Pause
deed-resume = Resume
deed-ready = I’m ready
deed-begin = Start anyway
deed-leave = Let a bot play for me
deed-back = I’m back
deed-resign = Give up; a bot finishes for me
deed-undo = Take back my move
deed-agree = Agree to { $name }’s take-back
deed-disagree = Don’t agree to { $name }’s take-back
deed-undo-not = Don’t take it back after all
far-hosting = You are the host. Free seats: { $free }. Code: { $code }. Others join in a browser, or with: mousehole join { $link }
far-invitation = Personal link: { $link }
far-you-are-away = A bot is playing for you. Choose “I’m back” in the menu (m).
far-asked-back = { $name } asks to take back a move. Choose in the menu (m).
far-asking-back = Waiting for the others to agree to your take-back.
far-freed = Seat { $n } is free.
far-sits = { $seat } took seat { $n }.
far-is-away = { $seat } left; a bot is playing.
far-is-resigned = { $seat } gave up; a bot plays on.
far-is-withheld = { $seat_is ->
    [you] You didn’t contribute to the shuffle; a bot plays this game for you.
   *[other] { $seat } didn’t contribute to the shuffle; a bot plays this game.
}
far-shuffle = Shuffle check: the server’s commitment is { $commitment }, your contribution { $nonce }.
far-is-back = { $seat_is ->
    [you] You are back.
   *[other] { $seat } is back.
}
far-wants-rematch = { $seat_is ->
    [you] You want to play again.
   *[other] { $seat } wants to play again.
}
far-again = Connected again.
lobby-empty = No public tables on this server. Create one with: mousehole join { $server } --open GAME
lobby-table = { $link }  { $title }: { $status ->
    [playing] in progress
    [over] between two games
   *[gathering] free seats: { $free }
}
plain-deeds = At this table (type “do” and a number):
plain-rename = Type “name” and your new name.
plain-nothing-now = Nothing to decide now.
plain-cards = Nothing here needs an explanation.
end-climb = { $n ->
    [one] Won! Play the next level: { $rung }
   *[other] Won { $n } times in a row! Play the next level: { $rung }
}
setup-measured = With these options, a team of bots won { $share } of { $games } games.
setup-team = A team of bots like { $bot } won { $share } of { $games } games.
sheet-possible = Possible now: { $choice }
# Why a replay file can’t be used
error-log-not-json = Line { $line } can’t be read: the file was cut off or edited.
error-log-no-head = This is not a Mousehole replay file.
error-log-other-format = This replay file has another format. Use the version of Mousehole that wrote it.
error-log-gap = Move { $n } is missing.
error-log-fields = Something is missing in this replay file, or doesn’t belong there.
error-log-count = Moves were removed or added.
error-log-edited = This replay file was edited: the check at its end is wrong.
error-log-version = This game was played with version { $n } of its rules. Use a version of Mousehole that plays it.
error-log-head = The first line doesn’t describe a possible game.
error-log-impossible = Move { $n } is not possible.
error-log-open = The file stops after move { $n }: the game isn’t over, or the end of the file is missing.
error-log-not-over = The file says that the game is over, but a player still has to decide.
error-log-result = The result doesn’t follow from these moves.
error-log-order = The moves aren’t in the order in which they were made.
error-log-edition = This game was played with a different version of the edition “{ $edition }”.
error-log-no-origin = This replay file doesn’t say where its seed comes from.
error-log-scheme = This shuffle can’t be checked. Use a newer version of Mousehole.
error-log-origin = What this replay file says about its seed is incomplete.
error-log-taken-back = What this replay file says about moves taken back doesn’t fit its other moves.
error-log-position = This replay file begins from a position that is impossible in this game.
error-log-server-seed = The server’s number is not the one it committed to.
error-log-parts = Seats at this table: { $seats }, but contributions to the seed: { $found }.
error-log-nonce = The contribution of seat { $n } is not the one it committed to.
error-log-seed = The seed doesn’t follow from the contributions.
error-log-day = This is not the deal of { $day }: its seed, seats, options or edition are different.
error-log-commitment = The server’s commitment is not the one you noted.
error-log-noted-nonce = The contribution of seat { $n } is not the one you noted.
error-log-noted-commitment = The commitment of seat { $n } is not the one you noted.
# What may be typed in text mode, beside the words of other languages
type-help = ?, help
type-quit = q, quit
type-rules = r, rules
type-why = why
type-hint = hint
type-aid = aid, deduce
type-cards = cards
type-log = log
type-undo = undo
type-look = look
type-all = all
type-find = find
type-seat = seat
type-say = say
type-do = do
type-name = name
