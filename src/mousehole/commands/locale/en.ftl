# What the command line says.
about = Five mouse-sized board games.
play = play in this terminal
join = join a table on a server
games = list games and options
rules = show the rules of a game, or one rule
simulate = let bots play many games
arena = compare bots
train = teach Quill a game from games that bots play
hint = suggest moves for a saved game
review = find the turning points of a game, and tell mistakes from luck
report = measure how fair and how long a game is
calibrate = fit the chances of winning that players see to simulated games
export = write bots’ games as arrays, for imitation learning and analysis
replay = replay a saved game
verify = verify a replay file
draws = list everything that chance decided in a game
encode = print what a seat sees as named numbers
engine = drive any game with JSON lines
new-game = create a package with a small game to start your own from
new-bot = create a package with a small bot to start your own from
serve = serve tables for browsers and programs
pushkey = make a key for push notifications
site = write a folder for any web host: all games, without a server
backup = copy all tables of a server into a file while it runs
restore = load a backup into an empty database
doctor = check a server’s database and replay every table
completion = print completions for a shell
help-db = sqlite:///FILE or postgresql://…; default: the database that “serve” uses
help-site-folder = a new folder, or an older site
help-backup-file = a new file (an SQLite database, even if the server uses PostgreSQL)
help-restore-file = a file written by “backup”
help-doctor-json = JSON output with every affected table
wire = write the protocol’s types for TypeScript
see-help = { $error } (see { $command } --help)
# What stands for a value in the help
meta-command = COMMAND
meta-game = GAME
meta-rule = RULE
meta-file = FILE
meta-day = DAY
meta-folder = DIR
meta-name = NAME
meta-names = NAME[,NAME…]
meta-names-two = NAME,NAME…
meta-bot = BOT
meta-id = ID
meta-title = TITLE
meta-seconds = SECONDS
meta-address = ADDRESS
meta-host = HOST
meta-option = NAME=VALUE
meta-edition = NAME|FILE
meta-seat-hex = SEAT=HEX
# Arguments
help-game = a game’s id: see “mousehole games”
help-option = set a game option; may be given several times
help-edition = an edition that comes with the game, or your own file
help-lang = language of all messages
help-version = show the version and exit
help-json = print JSON, for programs
help-json-games = print JSON with all options, for programs
help-new-id = the name in commands and addresses: lowercase letters, digits, hyphens
help-new-title = the name on the box (default: from ID)
help-new-into = where to create the folder (default: here)
help-file = a replay file
help-plain = text only, line by line: for pipes, simple terminals and screen readers
help-seed = a number that determines everything random; default: 0
help-workers = number of processes
help-pace = clock seconds per move; default: each bot’s own
help-simulations = number of simulations; more is more accurate
help-play-seats = people and bots; default: the game’s minimum, at least 2
help-play-people = people who share this terminal; default: 1. 0: watch bots play
help-play-bots = pip, bramble, juniper, old-whiskers, quill, or several in turn; default: bramble
help-play-seed = play the same deal again; default: a new deal
help-play-day = play the deal of this day, like 2026-11-17; without a date: today’s
help-play-pace = seconds a bot waits before moving; default: 2
help-play-save = save the game in this replay file, finished or not
help-no-remarks = bots say nothing, and propose nothing
help-play-resume = continue the game in this replay file
help-join-url = a link to a table or a seat, http://…/t/TABLE#key=KEY; or to a server
help-join-code = a table’s short code, such as MOUSE-4F7K, if the link is only a server’s
help-join-name = your display name; default: your name on this machine
help-join-seat = the seat you want, from 1; default: any free seat
help-join-watch = watch as a spectator
help-join-open = create a table on this server, and be its host
help-join-seats = seats at the new table; default: the game’s minimum, at least 2
help-rules-rule = a rule, such as KEEP-12, or just 12
help-seats-4 = number of seats; default: 4, or the nearest number the game allows
help-seats-2 = number of seats; default: 2, or the game’s minimum
help-seats-all = numbers of seats; default: every number the game allows
help-games = number of games
help-games-at-least = minimum number of games; whole deals are played
help-games-each = number of games per number of seats
help-watch = number of games per number of seats to follow move by move; default: 400, or all if the bot thinks ahead
help-bots = bots in clockwise order, repeated as needed; default: { $default }
help-bots-compared = bots to compare
help-bot = the bot in every seat
help-arena-json = save every game in this file, and continue it if it exists
help-ray = run on this Ray cluster; “local” starts one on this machine
help-train-games = games played by the quick policy in the first round; default: 8000
help-train-rounds = rounds; from the second on, a search plays that uses what was learned so far; default: 1
help-train-later-games = games in each later round; default: 1000
help-train-simulations = simulations per decision in later rounds and in duels; default: 16
help-train-hidden = hidden units of the network, a multiple of 8 up to 64, or 0 for a linear one; default: 16
help-train-every = keep one position in N; default: 12
help-train-duels = deals on which each round’s result meets a search with the hand-written evaluation; default: 48
help-train-policy = learn which moves to try first, from the choices of a search with the game’s own model (into policy.toml); --games are its games
help-train-beliefs = learn which hidden things are likelier than others (into beliefs.toml), from --games games of quick bots and of bots that think ahead
help-train-habits = learn how the quick policy should weigh things (into habits.toml), by playing --games games against itself and against the one set by hand
help-train-edition = an edition that comes with the game
help-train-work = keep everything played in DIR, and continue there; default: build/train/GAME
help-train-out = write the model to this file; default: model.toml
help-report-out = write DIR/<game>.html and DIR/<game>.md; other editions: DIR/<game>-<edition>
help-beside = compare with this edition, side by side
help-calibrate-games = games per setup; default: 1000. Each half is checked with a fit to the other
help-calibrate-expert-games = games of Old Whiskers per setup with two seats, which are slow; default: 24. With more seats fewer, in a team three times as many where mice are not given
help-calibrate-only = only play and fit the games of this level; after Bramble’s, Old Whiskers’ have to be fitted again
help-calibrate-edition = only this edition; may be given several times; default: all that come with the game
help-calibrate-check = only check the fits in use, with games of this bot
help-calibrate-table = only print the table of the fits in use
help-calibrate-again = repeat all the commands that the file was made by, from nothing; with --edition, those of that edition
help-calibrate-json = save what every game says in this file, and play only what is not there yet
help-calibrate-out = write the fits into this file; default: into the game’s folder
help-calibrate-seed = a number that determines everything random; default: 2026
help-export-out = write parts (.npz), names of all numbers and a data card into DIR
help-hint-at = after the first N moves; default: all
help-hint-seat = only this seat, from 1; default: whoever has to decide
help-hint-most = number of moves to show; default: 3
help-review-refine = take about a minute more, for smaller errors
help-review-most = number of mistakes to list; default: 5
help-replay-at = show only the table after the first N moves
help-replay-play-on = play on after the first N moves, against bots; whatever you couldn’t know is drawn at random
help-replay-seat = the seat to play (default: whoever has to decide)
help-replay-bots = the bots in the other seats, in turn (default: bramble)
help-replay-watch = open the interactive viewer
help-verify-commitment = the server’s commitment, as you noted it
help-verify-nonce = a seat’s contribution to the seed, as you noted it; seats count from 1; may be given several times
help-verify-seat-commitment = a seat’s commitment, as you noted it; seats count from 1; may be given several times
help-serve-host = address to listen on; 0.0.0.0: for everybody who can reach this machine; default: 127.0.0.1, only this machine
help-serve-port = port to listen on; default: 8000
help-serve-db = database: sqlite:///FILE, or postgresql://…; default: sqlite:///mousehole.db
help-serve-bus = redis://…: required with several server processes
help-serve-workers = server processes; default: 1
help-serve-bot-workers = bot processes per server process; default: 1
help-serve-public-url = the address that links to tables start with
help-serve-pace = minimum milliseconds per bot move; default: 900
help-serve-open = open the page in a browser
help-serve-log-level = log messages of this level and above; default: info
help-encode-moves = number of random moves to play first; default: 20
help-encode-positions = list every position of the layout instead
help-encode-page = print the layout as a Markdown page instead
help-completion-shell = bash, zsh or fish; put the output where your shell looks for completions (see docs/terminal.md)
help-wire-folder = target folder: messages.ts, plus one file per game
help-wire-check = only check whether the files are up to date
# Results
game-line = { $title }: { $fewest }–{ $most } players, { $minutes } minutes
learned-line = Quill has learned this game from { $games ->
    [one] { $games } game
   *[other] { $games } games
} (edition { $edition }, rules version { $version }, { $date })
learned-none = Quill plays this game with the hand-written evaluation
learned-version = what Quill has learned is about rules version { $theirs }, not { $ours }: the hand-written evaluation is used instead
learned-edition = what Quill has learned is about an earlier text of this edition: the hand-written evaluation is used instead
learned-inputs = what Quill has learned does not fit this program: the hand-written evaluation is used instead
beliefs-line = Quill guesses what is hidden as she learned in { $games ->
    [one] { $games } game
   *[other] { $games } games
} (rules version { $version }, { $date })
beliefs-unused = what Quill has learned about hidden things does not fit these rules: all that is possible is as likely
habits-line = Quill weighs moves as she learned in { $games ->
    [one] { $games } game
   *[other] { $games } games
} of the quick policy (rules version { $version }, { $date })
habits-unused = what Quill has learned about weighing moves does not fit these rules: she weighs them as set by hand
chances-line = hints show chances of winning in { $shown } of { $of } modes
chances-none = hints show no chances of winning: none were fitted to these rules and to how tables are rated now. Fit them with “mousehole calibrate { $game }”.
option-line = { $about }: { $values } (default: { $default })
option-choice = { $value } = { $words }
option-seats = 1–{ $most } = the player in that seat
new-game-done = Written: { $path }
    Next: cd { $path } && pip install -e . && mousehole play { $name }
new-bot-done = Written: { $path }
    Next: cd { $path } && pip install -e . && mousehole arena house-mouse --bots { $name },pip
plugin-bots = Bots from other packages: { $names }
plugin-broken = Left out, because it does not work: { $name } ({ $reason })
encode-seat = { $title }: seat { $n } of { $seats }, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
encode-option = action { $action }: { $option }
encode-pass = let it pass
encode-rest = All other numbers are 0, of { $numbers } for what is seen and { $option_numbers } for each option.
calibrated = { $rows ->
    [one] { $rows } fit written to { $path }.
   *[other] { $rows } fits written to { $path }.
}
calibrated-edition = edition
calibrated-mode = mode
calibrated-samples = positions
calibrated-early = early: chance / won · error · Brier
calibrated-middle = middle
calibrated-late = late
calibrated-error = error
calibrated-by-chance = by chance
error-calibrate-scored = nobody wins this game, so it has no chances to fit
error-calibrate-again = { $file } does not say how it was made. Fit the chances without “--again”.
error-calibrate-options = no setup has these options
error-calibrate-bramble = in the edition “{ $edition }”, nothing is fitted yet to Bramble’s games and to how tables are rated now. Run the command with “--only bramble” first.
simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}: { $speed } games/s, { $decisions } decisions/s
simulated-ended = ended
simulated-moves = moves
simulated-team = team
simulated-seat = seat { $n }
simulated-spread = mean { $mean }, { $least } to { $most }, middle half { $quarter } to { $three_quarters }
simulated-won = { $spread }; won { $won }
arena-head = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, seed { $seed }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} on { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
arena-bot = bot
arena-games = games
arena-won = won
arena-place = place 0–1
arena-score = score
arena-rating = rating
arena-from-to = { $mean } ({ $low } to { $high })
arena-duel = duel
arena-share = share of the first
progress = { $done } of { $all }
replay-head = { $title }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, edition “{ $edition }”
verified = { $file }: OK. { $title }, rules version { $version }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, ended by “{ $reason }”, scores { $scores }
verified-shuffle = { $file }: shuffled fairly. The server’s commitment: { $commitment }. Seats that contributed to the seed: { $count } of { $seats }.
verified-scheme-1 = (Older scheme: the seats did not commit to their contributions.)
verified-unrevealed = Seat { $n } did not reveal its contribution, so a bot played for it.
verified-day = { $file }: deal of the day, { $day }. Its seed follows from the date by a published rule, the same for everybody. It was never secret: anybody could have looked ahead.
verified-position = { $file }: begins in the middle of another game, and whatever was hidden then was drawn at random. Nothing is claimed about its shuffle.
verified-not-served = { $file }: no shuffle check: this game was not played on a server
served = Mousehole is at { $address }
served-also = Also at { $addresses }
served-here-only = Only this machine can reach it. To let phones on your network join, add --host 0.0.0.0 (make play ARGS="--host 0.0.0.0").
served-scan = Scan the code with a phone on the same network, or type the address.
wire-stale = { $path }: out of date
wire-written = { $path }: written
site-written = { $folder }: { $files } files; visitors download { $megabytes } MB in all.
backed-up = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}. The file was opened again and checked.
restored = { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} restored.
# What the doctor finds
doctor-schema = schema
doctor-schema-empty = Empty: no server has used this database yet.
doctor-schema-newer = { $schema }, written by a newer version of Mousehole. Use that version.
doctor-schema-current = { $schema }, up to date
doctor-schema-older = { $schema }. A server updates it to { $newest } when it starts.
doctor-integrity = integrity
doctor-integrity-elsewhere = PostgreSQL checks its own files (pg_amcheck). All rows are read below.
doctor-integrity-sound = every page is fine
doctor-integrity-damaged = The file is damaged. Restore a backup. ({ $reason })
doctor-journals = tables
doctor-journals-broken = { $count } of { $all } can’t be replayed
doctor-journals-sound = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}: all were replayed
doctor-editions = editions
doctor-editions-unfit = { $count ->
    [one] { $count } table was created
   *[other] { $count } tables were created
} with other rules or editions: to read and download, not to play.
doctor-entries = entries
doctor-entries-lost = Entries without a table: { $count }
doctor-leases = games in progress
doctor-leases-held = A server takes care of each, or everybody has left.
doctor-leases-orphaned = { $count ->
    [one] No server takes care of { $count } game
   *[other] No server takes care of { $count } games
}, although one is running. Restart it.
doctor-leases-waiting = { $count ->
    [one] { $count } game continues
   *[other] { $count } games continue
} when a server starts.
doctor-space = disk
doctor-space-elsewhere = Not checked: the database is not a file on this machine.
doctor-space-enough = { $free } MB free; the database takes up { $used } MB.
doctor-space-short = Only { $free } MB free; the database takes up { $used } MB. Free some space.
doctor-versions = versions
doctor-versions-installed = Mousehole { $version } ({ $build }): { $games }
# Errors
error-option-form = { $text }: write an option as NAME=VALUE
error-nonce-form = { $text }: write a contribution as SEAT=HEX, seats from 1
error-integer = must be a whole number, not “{ $text }”
error-whole = must be a whole number, at least { $least }, not “{ $text }”
error-whole-range = must be a whole number from { $least } to { $most }, not “{ $text }”
error-seconds = must be a number of seconds, at least 0, not “{ $text }”
error-choice = “{ $value }” is not possible. Choose from: { $choices }
error-command = unknown command “{ $value }”. Choose from: { $choices }
error-seats-list = --seats must be a number, or several with commas: 2,3,4
error-at-range = for this game, --at must be 0 to { $moves }
error-seat-range = --seat must be 1 to { $seats }, not { $found }
error-seed = must be a whole number from 0 to 2^256 − 1, not “{ $text }”
error-no-rule = { $game } has no rule { $rule }. It has { $first } to { $last }.
error-new-id = “{ $name }” can’t be a name: use lowercase letters, digits and hyphens, beginning with a letter.
error-new-taken = There is already a “{ $name }”. Choose another name.
error-new-exists = { $path } already exists.
error-not-text = { $path } is not a text file
error-finished = { $path }: this game is over. Watch it with: mousehole replay { $path }
error-day-alone = The deal of the day is the same for everybody: leave out { $option }.
error-day-game = Say which game’s deal you want to play: { $games }.
error-no-screen = --watch needs an interactive terminal. Leave it out to read the log.
error-setting = { $name } can’t be “{ $value }”
error-setting-form = { $name } can’t be “{ $value }”. It looks like: { $example }
error-setting-least = { $name } must be at least { $least }, not { $value }
error-setting-range = { $name } must be { $least } to { $most }, not { $value }
error-needs-bus = several server processes need --bus redis://…
error-not-found = { $path }: file not found
error-file = { $path }: { $reason }
error-exists = { $path } already exists. Choose a new file.
error-not-a-file = { $path } is not a regular file. Choose another one.
error-no-permission = You aren’t allowed to read or write { $path }.
error-not-a-folder = { $path } is not a folder. Choose another one.
error-no-folder = There is no folder { $path }. Create it first.
error-needs-package = This needs the package { $package }. Install it with: pip install 'mousehole[{ $extra }]'
train-play = round { $round }: { $done } of { $of } games, { $speed } games/s
train-fit = round { $round }: fitted to { $done } of { $of } positions
train-duel = round { $round }: { $done } of { $of } duels
train-loss = held-out loss { $loss } (knowing nothing: { $base })
train-strength = share of duels won against the hand-written evaluation: { $share }
train-habits = lead over the policy set by hand, on new deals (50% is even): { $share }
error-not-learnable = { $title } has no evaluation that can be learned.
error-no-beliefs = { $title } has nothing hidden that bots can learn to guess.
error-no-habits = { $title } has no habits that can be learned.
error-train-hidden = --hidden must be a multiple of 8, at most { $most }, or 0.
error-other-training = { $folder } holds another training run: { $key } is different. Choose another folder with --work, or delete this one.
error-not-a-model = This is not a model: { $reason }
error-host = can’t listen on host { $host }: { $reason }
error-listen = can’t listen on { $address }: { $reason }
error-bot-twice = Each bot can be compared only once. Remove the second one from --bots.
error-bots-one-seat = Bots can’t meet at a table with one seat. Choose more with --seats.
error-not-an-arena = { $file } is not a file written by “arena”, or it is damaged. Choose another one.
error-not-samples = { $file } does not hold what “calibrate” saves, or it is damaged. Choose another one.
error-other-arena = { $file } belongs to another comparison: “{ $key }” is { $theirs } there and { $ours } here. Choose another file.
error-other-server = Another server is using { $file }. Stop it, or choose another database with --db.
error-not-a-database = { $url } is not the address of a database. It looks like sqlite:///FILE or postgresql://USER@HOST/NAME.
error-damaged-database = { $file } is damaged ({ $reason }). Restore a backup: mousehole restore
error-unusable-database = { $url } can’t be used: { $reason }
error-no-page = The page has not been built. Run “make page” in a copy of the source code.
error-no-engine = The engine for browsers has not been built. Run “make site” in a copy of the source code, with a connection: Pyodide comes from npm, msgspec from PyPI.
error-not-a-site = { $folder } is neither empty nor a Mousehole site. Choose another folder.
error-unused-database = There is nothing in this database: no server has used it yet.
error-used-database = This database already has tables. Restore into an empty one.
error-push-package = Push notifications need the package pywebpush: pip install "mousehole[push]"
error-newer-database = This was written by a newer version of Mousehole. Use that version.
error-read-only = { $url } can’t be written to
error-backup-exists = { $file } already exists. Choose a new file for the backup.
error-backup-incomplete = Entries copied: { $copied }. Entries in the backup: { $found }. Try again.
error-restore-incomplete = Entries in { $file }: { $held }. Entries restored: { $found }. Try again with an empty database.
error-not-a-backup = { $file } is not a backup. Choose a file written by “backup”.
# The parser’s own words
argparse-usage = usage:{" "}
argparse-positional = arguments
argparse-options = options
argparse-help = show this help and exit
argparse-required = missing: %s
argparse-unrecognized = unknown: %s
argparse-one = expected one argument
argparse-explicit = takes no value, but was given %r
argparse-ambiguous = %(option)s is ambiguous: %(matches)s
argparse-argument = argument %(argument_name)s: %(message)s
