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
