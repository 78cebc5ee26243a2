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
plain-you = Player 1 (you)
