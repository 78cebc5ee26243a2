# What a balance report says.
report-title = { $title }: balance report
report-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $bot } against itself, seed { $seed }, edition “{ $edition }”, rules version { $version }. Seat 1 goes first if the host may choose the first player. All intervals are 95% intervals.
report-made = Made with
report-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
report-seat = Seat { $n }
report-team-wins = Games the team won
report-won = won
report-team-score = Team score
report-score = score
report-advantage = Seat advantage: share of wins
report-advantage-note = The dashed line shows an equal share for every seat.
report-scores = Spread of scores
report-endings = How games ended
report-length = Length in moves
report-moves = moves
report-watched = { $n ->
    [one] Only the first game was followed move by move. Everything below is about it.
   *[other] Only the first { $n } games were followed move by move. Everything below is about them.
}
report-success = What went with success
report-success-note = { $of ->
    [score] Mean score
   *[place] Mean place, from 0 (last) to 1 (first),
} with it minus without it; “…” is any player. Shown: the clearest { $n }, without what was rare or constant. This doesn’t prove a cause.
report-too-few = Too few games to tell what went with success.
report-figures = Figures
report-mean = mean (95% interval)
report-share = share (95% interval)
report-n = n
report-line = { $title }, edition “{ $edition }”, { $bot }:
report-table = { report-seats }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $heading }
report-edition = Edition “{ $edition }”
report-decisions = Decisions
report-decisions-each = per player and game
report-decisions-note = Decisions with more than one possible move; chances to interrupt don’t count.
report-options = options per decision
report-drama = Drama: how often the lead changes
report-drama-note = A player leads if their prospects are better than everybody else’s, as the game’s own evaluation sees the whole table.
report-changes = lead changes per game
report-halfway = Halfway through
report-held = the leader won in the end
report-skill = Luck or skill
report-skill-line = { $bot } ahead of { $rival }
report-skill-note = Half would be luck alone. Every deal is played from all seats, or by a team of each.
