title = Fibs & Filberts
blurb = How many nuts are under your shell? Keep a straight face, and say any number you like.
HideShell = { $inside ->
    [0] Hide the empty shell
   *[other] Hide the shell with { $inside }
}
SayNumber = Say { $number }
Believe = Believe it
Doubt = Doubt it
ShellsDealt = { $seat ->
   *[other] { $seat_is ->
        [you] You got shells with { $shells } under them.
       *[other] { $seat } got shells.
    }
}
StarterDrawn = { $seat } { $seat_is ->
    [you] begin
   *[other] begins
}.
NumberSaid = { $seat } hid a shell and said { $number }.
ShellDoubted = { $seat } doubted it.
ShellBelieved = Nobody doubted it: { $seat_obj } got { $number ->
    [one] { $number } filbert
   *[other] { $number } filberts
}, and the shell stays closed.
TruthFound = It was true! { $seat } said { $number }, had { $inside }, and got { $number ->
    [one] { $number } filbert
   *[other] { $number } filberts
}.
FibFound = A fib! { $seat } said { $number }, and { $inside ->
    [0] the shell was empty
    [one] there was only { $inside }
   *[other] there were only { $inside }
}.
FilbertsWon = { $seat } got { $count ->
    [one] { $count } filbert
   *[other] { $count } filberts
} for doubting.
FilbertsLost = { $seat } lost { $count ->
    [one] { $count } filbert
   *[other] { $count } filberts
} for doubting.
ask-hide = Choose a shell to push into the middle.
ask-say = How many filberts are under it? Fibs are allowed.
ask-decide = { $speaker_seat } says { $number }. Do you believe it?
refused-no-such-shell = None of your shells has { $inside } under it. Choose one of yours.
refused-no-such-number = Say a number from 1 to { $most }.
refused-cannot-doubt = You need { $stake } filberts to doubt. Until then you believe everything.
ended-all-shells-played = All shells have been played. { $winner_seats } won with { $score ->
    [one] { $score } filbert
   *[other] { $score } filberts
}.
ending-all-shells-played = all shells played
measure-filberts = Your filberts
refused-edition-too-few-shells = { $where }: { $shells } shells are too few to give { $hand } to each of { $players } players.
# What is on the table
field-speaker_seat = Whose turn
field-hand = Your shells
field-hand_sizes = Shells left
field-is_hidden = Shell in the middle
field-hidden = Under it
field-number = Number said
field-has_decided = Has decided
field-my_doubt = You doubt it
field-claims = Said
field-turned = Turned over
field-inside = Found under it
field-filberts = Filberts
# The board
board-middle = The middle of the table
board-empty = No shell in the middle
board-players = Mice
board-hand = Your shells
board-numbers = Say a number
board-shell = { $inside ->
    [0] an empty shell
   *[other] a shell with { $inside } under it
}
board-closed = a closed shell
board-left = { $count ->
    [one] { $count } shell left
   *[other] { $count } shells left
}
board-filberts = { $count ->
    [one] { $count } filbert
   *[other] { $count } filberts
}
board-said = said { $number }, still closed
board-said-mine = said { $number }, { $inside ->
    [0] empty
   *[other] { $inside } under it
}, never turned over
board-told = said { $number } and had { $inside }
board-caught = said { $number }, had { $inside }: a fib
board-decided = has decided
board-thinks = is thinking
board-believes = has to believe it
board-speaks = { $seat_is ->
    [you] Your turn
   *[other] { $seat_whose } turn
}
board-mine = Under it: { $inside ->
    [0] nothing
   *[other] { $inside }
}
board-says = “{ $number }!”
board-waits = You { $doubt ->
    [yes] doubt it
   *[no] believe it
}. Waiting for the others…
