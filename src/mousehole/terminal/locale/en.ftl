# What the terminal says, whatever is played.
plain-help = Answer with a number, or with the words in brackets. "rules" or "rules 12" explains, "why" and a choice says why not, "hint" helps, "find" and words searches the choices, "look" shows the table again, "log" tells all, "?" shows this, "q" leaves.
plain-more = … and { $count } more: "all" lists them, "find" and words searches them.
plain-hand-over = { $name } plays now.
plain-hand-over-wait = The screen goes to { $name }. Press Enter when nobody else is looking.
plain-no-seat = No person sits there.
plain-menu = What shall we play?
plain-no-game = There is no such game. Answer with a number.
saved = The match is saved in { $file }. Go on with: mousehole play --resume { $file }
nothing-found = No choice has these words.
nothing-refused = Nothing was refused. "why" and a choice says why it is not allowed.
allowed = { $choice }: that is allowed.
hint = The game’s own policy, from what you can know: { $choice }
hint-pass = let the chance pass
