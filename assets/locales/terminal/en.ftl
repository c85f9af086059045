# What the terminal alone says, in English: the language that all messages are written in first.
#
# Translations are files beside this one with the same messages; they can name messages of the files above this folder,
# which the window shares. A message whose meaning changes gets a new id. Options, commands, names of players such as
# "search:0.2", moves and the names of files stay as they are in all languages.

## help

# Over the arguments of a command.
clap-arguments = Arguments
# Over its options.
clap-options = Options
# Over the commands.
clap-commands = Commands
# Before the form of a call.
clap-usage = Usage:
# Behind what an option does.
# $values (String) - What it can be given, with item-separator between.
clap-values = [possible values: { $values }]
# One of these values.
# $value (String) - As it is written.
# $help (String) - What it means.
clap-value = { $value } ({ $help })
# Behind what an option does.
# $value (String) - What it is where nothing is given.
clap-default = [default: { $value }]

## wrong calls

# What is wrong with a call, and where to read how it is done right.
# $problem (String) - One or two of the texts below.
call-problem = { $problem }; try --help
# $argument (String) - As it was typed.
call-unknown-argument = unexpected argument '{ $argument }' found
# $command (String) - As it was typed.
call-unknown-command = unrecognized subcommand '{ $command }'
# An option without its value.
# $argument (String) - The option.
# $listed (String) - yes where only some values are possible, else no.
# $values (String) - These values, separated by commas.
call-no-value = { $listed ->
    [yes] a value is required for '{ $argument }' but none was supplied [possible values: { $values }]
   *[no] a value is required for '{ $argument }' but none was supplied
}
# An option with a value that isn't one of those that are possible.
# $argument (String) - The option.
# $value (String) - As it was typed.
# $listed (String) - yes where only some values are possible, else no.
# $values (String) - These values, separated by commas.
call-wrong-value = { $listed ->
    [yes] invalid value '{ $value }' for '{ $argument }' [possible values: { $values }]
   *[no] invalid value '{ $value }' for '{ $argument }'
}
# An option with a value that can't be understood.
# $argument (String) - The option.
# $value (String) - As it was typed.
# $why (String) - What is wrong with it, without a full stop.
call-bad-value = invalid value '{ $value }' for '{ $argument }': { $why }
# $argument (String) - The option.
# $value (String) - What is too much.
call-too-many-values = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
# $argument (String) - The option or argument.
# $wanted (Number) - How many it needs at least.
# $count (Number) - How many were given.
call-too-few-values = { $count ->
    [0] { $wanted } values required by '{ $argument }'; only { $count } was provided
    [one] { $wanted } values required by '{ $argument }'; only { $count } was provided
   *[other] { $wanted } values required by '{ $argument }'; only { $count } were provided
}
# $argument (String) - An option that was given twice.
call-twice = the argument '{ $argument }' cannot be used multiple times
# $argument (String) - The option.
# $other (String) - The option that excludes it, in quotation marks.
call-conflict = the argument '{ $argument }' cannot be used with { $other }
# $arguments (String) - The options and arguments that are missing.
call-missing = the following required arguments were not provided: { $arguments }
# $command (String) - A command that has others below it.
# $commands (String) - Those, separated by commas.
call-no-command = '{ $command }' requires a subcommand but one was not provided [subcommands: { $commands }]
# Why a value is wrong: as $why of call-bad-value.
call-not-a-part = write a part and the number of parts, such as 3/16
# A program that was built without its window is to open it.
call-no-window = this build of connect-n has no window; `connect-n --help` lists its commands
call-not-utf8 = invalid UTF-8 was detected in one or more arguments
# Why a value is wrong: as $why of call-bad-value.
call-not-a-number = it isn't a whole number
call-number-too-large = the number is too large
# $text (String) - The number as it was typed.
# $range (String) - What is possible, such as 1–16.
call-out-of-range = { $text } is not in { $range }
# A number is too small, and there is no largest one.
# $least (String) - The smallest that is possible.
call-too-small = it must be at least { $least }
# $count (Number) - How many there are.
# $names (String) - Their names, in quotation marks and separated by commas.
call-similar-arguments = { $count ->
    [one] a similar argument exists: { $names }
   *[other] some similar arguments exist: { $names }
}
# $count (Number) - How many there are.
# $names (String) - Their names, in quotation marks and separated by commas.
call-similar-values = { $count ->
    [one] a similar value exists: { $names }
   *[other] some similar values exist: { $names }
}
# $count (Number) - How many there are.
# $names (String) - Their names, in quotation marks and separated by commas.
call-similar-commands = { $count ->
    [one] a similar subcommand exists: { $names }
   *[other] some similar subcommands exist: { $names }
}

## errors: what is wrong with what was typed, with a file or with a call. They are parts of sentences without a full
## stop: most stand behind the name of a file and a colon, and are said in one line.

# What is wrong with a file, or with another place where input comes from.
# $file (String) - The file: "game.c4n".
# $problem (String) - What is wrong, as one of the messages below says it, or what the system says.
in-file = { $file }: { $problem }
# Rules about lines that are not the usual ones, inside other messages.
# $lines (String) - misere (a line loses), cylinder (lines run round the board) or both.
lines-unusual = { $lines ->
    [misere] misère
    [cylinder] the cylinder
   *[both] misère on a cylinder
}

## errors: columns and moves. The game's own messages illegal-game-over, illegal-column-full and illegal-column-empty
## are used too.

# A column that isn't a number.
# $text (String) - What was typed.
column-not-a-number = `{ $text }` is not a column; type a number
# A column that the board doesn't have.
# $number (String) - The column.
# $columns (Number) - How many there are.
column-out-of-range = column { $number } doesn't exist (1–{ $columns })
# A pop in the standard game.
move-not-popout = you can only pop in PopOut
# A pop of somebody else's disc.
# $column (Number) - The column.
move-not-your-disc = you can only pop your own disc; the one under column { $column } isn't yours
# A move that was typed alone, and what is wrong with it.
# $text (String) - What was typed.
# $problem (String) - What is wrong with it.
notation-alone = `{ $text }`: { $problem }
# A move of a game, and what is wrong with it.
# $number (Number) - Which move of the game, from 1.
# $text (String) - The move as it was written: "d1".
# $problem (String) - What is wrong with it: "column 1 is full".
notation-numbered = move { $number } ({ $text }): { $problem }

## errors: rules

# A number that a game can't have.
# $number (Number) - The number that was asked for.
rules-rows = rows must be 1–16, not { $number }
# The same.
# $number (Number) - The number that was asked for.
rules-columns = columns must be 1–16, not { $number }
# The same, for the discs in a row that win. The option is called --connect.
# $number (Number) - The number that was asked for.
rules-connect = connect must be 1–16, not { $number }
# The same.
# $number (Number) - The number that was asked for.
rules-players = players must be 2–4, not { $number }
# Misère is the rule by which a line loses.
# $number (Number) - The players that were asked for.
rules-misere-players = misère is for 2 players, not { $number }
# What is played, in a line; parts that are usual are left out, and item-separator stands between the others.
# $rows (Number) - Rows of the board.
# $columns (Number) - Columns of the board.
# $connect (Number) - Discs in a row that win.
rules-board = { $rows } rows x { $columns } columns, N = { $connect }
# The same: the variant.
rules-popout = PopOut
# The same: how many play, if there are more than two.
# $count (Number) - The players.
rules-player-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
# The same: a line loses.
rules-misere = misère
# The same: lines run round the board.
rules-cylinder = cylinder

## errors: positions and pictures of boards

# A disc of a player who isn't there.
# $number (Number) - Which player.
# $players (Number) - How many play.
position-no-such-player = player { $number } doesn't exist in a game of { $players }
# A disc in the air.
# $column (Number) - Its column.
# $row (Number) - Its row from the bottom.
position-floating = the disc in column { $column }, row { $row } from the bottom has nothing under it
# Two players who would both have won.
# $first (Number) - One of them.
# $second (Number) - The other.
position-several-winners = players { $first } and { $second } both have a line
# A board that shows how things stand but not whose turn it is, and what to do about it. --to-move is an option.
position-say-who-moves = the numbers of discs don't tell whose turn it is; use --to-move
# The same for a position in a list.
position-write-who-moves = the numbers of discs don't tell whose turn it is; write the player to move after the board
# Where something is wrong in a file with a picture of a board.
# $number (Number) - Which line of the file, from 1.
picture-line = line { $number }
# The same in a picture of a single line, whose rows are separated by "/".
# $number (Number) - Which row, from 1 at the top.
picture-row = row { $number }
# A picture without rows.
picture-empty = it is empty; draw the board row by row, `.` for an empty cell, X and O for discs
# A character that means nothing.
# $spot (String) - "line 2" or "row 2".
# $text (String) - The character.
# $players (Number) - How many play.
picture-no-cell = { $spot }: `{ $text }` is neither an empty cell (`.`) nor a disc (X, O, or 1 to { $players })
# A row of another length.
# $spot (String) - "line 2" or "row 2".
# $count (Number) - The cells of this row.
# $expected (Number) - The cells of the first row.
picture-uneven = { $count ->
    [one] { $spot }: this row has 1 cell, and the first one has { $expected }
   *[other] { $spot }: this row has { $count } cells, and the first one has { $expected }
}
# A board that is too large.
# $rows (Number) - Its rows.
# $columns (Number) - The cells of a row.
# $most (Number) - The most rows and columns that there can be.
picture-too-large = the board has { $rows } rows of { $columns } cells; at most { $most } of each are possible
# Something else than a player stands after a picture of a single line.
# $text (String) - What stands there.
# $players (Number) - How many play.
picture-no-player = `{ $text }` after the board is not a player; write the one to move, 1 to { $players }, or nothing

## errors: records of games. Names of tags, such as Position, stay as they are in all languages.

# Where a record is broken.
# $line (Number) - The line of the file, from 1.
# $column (Number) - The character in the line, from 1.
# $problem (String) - What is wrong there.
record-at = line { $line }, column { $column }: { $problem }
# What is wrong with a record.
record-tag-without-name = a tag begins with its name, as in [Event "Casual game"]
record-tag-without-value = a tag has a value in quotes, as in [Event "Casual game"]
record-open-value = this value has no closing quote on its line
record-bad-escape = a backslash must be followed by a quote or another backslash
record-open-tag = a closing ] is missing after the value
record-open-comment = this comment has no closing brace
record-variation-too-early = a variation stands after the move that it replaces, as in 1. 4 (1. 3)
record-empty-variation = this variation has no moves
# The same.
# $most (Number) - How many variations may stand inside each other.
record-too-deep = variations can be nested { $most } deep, not deeper
# The same.
record-open-variation = this variation has no closing parenthesis
record-not-open = no variation is open that this parenthesis could close
# A file that isn't a text.
record-not-text = this isn't a text file (UTF-8 expected)
# A file that begins with other things than games do.
no-game = this is neither a game record nor a list of moves
# The same for a proof that `connect-n prove` wrote.
no-game-but-certificate = this is a certificate, not a game record; `connect-n verify` reads it
# The same for the list of results of a tournament.
no-game-but-results = this is the list of results of a tournament, not a game record; `connect-n review`, `watch` and `tournament table` read it
# The number before a move.
# $text (String) - What is written.
# $expected (Number) - What would be right.
record-move-number = round { $expected } follows, not { $text }
# The last word of a record.
# $text (String) - What is written.
# $expected (String) - What would be right: "1-0, 0-1, 1/2-1/2 or *".
record-not-a-result = a result must end the game ({ $expected }), not `{ $text }`
# The last word of a record says something else than its tags.
# $here (String) - The last word: "1-0".
# $tag (String) - What the tags say.
record-results-differ = the result is { $here } here and { $tag } in the tags
# A player leaves the game at a moment when that is impossible.
# $number (Number) - Which player.
# $moves (Number) - The moves until then.
record-cannot-drop-out = { $moves ->
    [one] player { $number } can't drop out after 1 move: it is not their turn then
   *[other] player { $number } can't drop out after { $moves } moves: it is not their turn then
}
# A tag of a record has a value that can't be used.
# $tag (String) - Name of the tag.
# $text (String) - Its value.
tag-not-a-number = { $tag } is `{ $text }`; write a number
# The same. Standard and PopOut are written like this in all languages.
# $text (String) - Its value.
tag-no-such-variant = unknown variant `{ $text }`; write Standard or PopOut
# The same. Yes and No are written like this in all languages.
# $tag (String) - Name of the tag.
# $text (String) - Its value.
tag-not-yes-or-no = { $tag } is `{ $text }`; write Yes or No
# The same. "2 after 7" is written like this in all languages.
# $text (String) - Its value.
tag-forfeits = Forfeits is `{ $text }`; write the player and the moves until then, as in 2 after 7
# The same.
# $tag (String) - Name of the tag.
# $text (String) - Its value.
# $most (Number) - The most seconds that there can be.
tag-long-time = { $tag } is `{ $text }`; write at most { $most } seconds
# The same.
# $text (String) - The version that the record has.
# $most (Number) - The newest version that this program knows.
tag-newer = the record has version { $text }, but this program reads only up to version { $most }; use a newer one
# The same, for the board that the tag Position shows.
# $problem (String) - What is wrong with the board.
start-position = Position: { $problem }
# The same.
# $rows (Number) - Rows of that board.
# $columns (Number) - Cells of each.
# $expectedRows (Number) - Rows that it should have.
# $expectedColumns (Number) - Cells that each should have.
start-other-size = Position has { $rows } rows of { $columns } cells, but the board has { $expectedRows } of { $expectedColumns }
# The same.
# $text (String) - The value of the tag.
start-nobody-to-move = Position is `{ $text }`; write the player to move after the board, as in `.../.12 1`

## errors: players, clocks, and what solvers can't solve. Players are written like minimax:4 in all languages.

# A player that there isn't.
# $text (String) - What was typed.
# $available (String) - The players that there are, with commas.
player-unknown = unknown player `{ $text }`; available: { $available }
# The same, where one has almost this name.
# $text (String) - What was typed.
# $meant (String) - The player with almost this name.
# $available (String) - The players that there are, with commas.
player-misspelt = unknown player `{ $text }`; did you mean `{ $meant }`? Available: { $available }
# One of the two messages above, where bots can play too.
# $problem (String) - That message, which ends with the players that there are.
# $usage (String) - How a bot is written: "exec:COMMAND".
player-or-bot = { $problem }, or { $usage }
# Something after the name of a player that takes nothing.
# $player (String) - The player: "random".
# $text (String) - What was typed.
player-takes-nothing = `{ $player }` takes nothing after its name, so not `{ $text }`
# A player without what should stand after its name, or with something else.
# $text (String) - What was typed.
# $usage (String) - How it is written: "minimax:D".
# $wanted (String) - What stands there, one of the messages below: "D is the number of moves to look ahead, 1 to 255".
# $example (String) - A player that would be right: "minimax:2".
player-parameter = `{ $text }` is not a player; write { $usage }, such as `{ $example }`, where { $wanted }
# What stands after the name of a player: of level:L. The names of the levels are typed in English.
player-wanted-level = L is beginner, easy, medium, hard, expert or perfect
# The same of lookahead:L.
player-wanted-lookahead = L is the number of moves to look ahead, 1 to 255
# The same of minimax:D.
player-wanted-minimax = D is the number of moves to look ahead, 1 to 255, with `:grade` after it to grade the boards that it sees last
# The same of search:SECONDS. SECONDS is translated nowhere, since the help calls it so.
player-wanted-search = SECONDS is the time for a move, or a number of positions with an n, as in search:20000n; search:1:2 searches with two threads
# A level that there isn't.
level-unknown = a level is beginner, easy, medium, hard or expert
# How far to search, which was written otherwise.
search-limit-wrong = write a number of seconds, such as 1.5, or of positions, such as 20000n
# A player that doesn't know the rules of the game.
# $player (String) - The player: "hard".
# $lines (String) - The rules about lines that it doesn't know: misere, cylinder or both.
player-unsuited = { $player } doesn't know { lines-unusual }; choose level:L, random, medium, minimax:D, exhaustive, hashing, search:SECONDS or perfect
# A bot without a command. The example stays as it is.
command-empty = no bot command given; write one, such as exec:"python3 bot.py"
# A command that can't be read.
command-open-quote = the command has an unclosed quotation mark
# A time limit that was written otherwise.
clock-wrong = write 1/30 for 30 seconds per move, or 300+5 for 300 seconds plus 5 per move
# A time limit that is too long.
# $most (Number) - The most seconds that there can be.
clock-too-long = write at most { $most } seconds
# Games that a solver can't solve.
unsolvable-popout = this solver plays the standard game, without pops
unsolvable-standard = this solver plays PopOut; this is the standard game
# The same.
# $lines (String) - The rules about lines: misere, cylinder or both.
unsolvable-lines = { lines-unusual } is not supported here, only the usual rules about lines
# The same.
# $lines (String) - The rules about lines: misere, cylinder or both.
unsolvable-popout-lines = PopOut is solved by its usual rules only, not { lines-unusual }
# The same.
# $players (Number) - How many play.
unsolvable-players = only two-player games have an exact value, not games with { $players } players
# The same.
# $number (Number) - The player to move.
unsolvable-out-of-turn = by the number of discs it isn't player { $number }'s turn, so the position has no value
# A proof that is too large to verify, and what would help. All of its positions are known.
# $count (Number) - The positions.
# $mib (Number) - The size of the table that it takes, in MiB.
proof-too-large = { $count } positions, more than the table allows; it takes { $mib } MiB
# The same, where there may be more positions.
# $count (Number) - The positions.
# $mib (Number) - A size of the table to try, in MiB.
proof-larger = at least { $count } positions, more than the table allows; try it with { $mib } MiB
# A file that should hold a search that was saved. The call in it stays as it is.
saved-not-one = this is not a saved search; `connect-n solve --save` makes one
# $pops (String) - yes for PopOut, no for the standard game.
saved-other-variant = { $pops ->
    [yes] this is a saved search of PopOut; use the same game or another file
   *[no] this is a saved search of the standard game; use the same game or another file
}
# The same.
# $found (Number) - The version of its format.
# $number (Number) - The version that can be read.
saved-version = this has format { $found }, and only formats up to { $number } can be read; start over with another file
# The same.
saved-damaged = this is damaged; get a fresh copy, or start over with another file
# The same.
# $saved (String) - The board of the file: "4 rows x 4 columns, N = 3, PopOut".
# $asked (String) - The board that was asked about.
saved-other-board = file is for { $saved }, but you asked for { $asked }; use the same board or another file
# The same.
# $saved (String) - The moves of the file: "4 4".
# $asked (String) - The moves that were asked about.
saved-other-position = file is for the position after `{ $saved }`, but you asked for `{ $asked }`; use the same moves or another file
# The same.
# $problem (String) - What the system says.
saved-unreadable = it cannot be read: { $problem }
# A review in a record that can't be right.
# $number (Number) - Which move.
# $text (String) - What stands there.
# $command (String) - What it should be: "grade", "best". It stays as it is.
annotation-wrong = the review of move { $number }: `{ $text }` is not a [%{ $command }] of this game
# Words in a review that are none of those that it may have; these stay as they are.
grade-unknown = not a grade; grades are forced, only, best, good, mistake and blunder
cause-unknown = not a cause of a mistake

## errors: what a player did wrong in a game, in a sentence without a full stop

# An illegal move.
# $name (String) - The player.
# $move (String) - The move: "p1".
# $reason (String) - Why it is illegal: "column 1 is empty".
fault-illegal = { $name } made an illegal move, { $move }: { $reason }
# A move that came too late.
# $name (String) - The player.
# $taken (String) - The seconds that it took.
# $allowed (String) - The seconds that it had.
fault-late = { $name } took too long for a move ({ $taken } s; limit { $allowed } s)
# A mistake in the program.
# $name (String) - The player.
# $problem (String) - What it says of it.
fault-crashed = { $name } crashed: { $problem }
# A bot that doesn't run.
# $name (String) - The bot.
# $problem (String) - What the system says.
fault-not-started = { $name } could not be started: { $problem }
# A bot that is no more.
# $name (String) - The bot.
# $status (String) - What the system says, "exit status: 3", and what the program said of the reason.
# $question (String) - What it was told: "move 100".
fault-ended = { $name } quit unexpectedly ({ $status }) instead of answering `{ $question }`
# A bot that doesn't answer.
# $name (String) - The bot.
# $question (String) - What it was told: "move 100".
# $allowed (String) - The seconds that it had.
fault-silent = { $name } did not answer `{ $question }` within { $allowed } s
# A bot whose answer has no end of line.
# $name (String) - The bot.
# $question (String) - What it was told: "move 100".
# $written (String) - What it wrote: "4".
# $allowed (String) - The seconds that it had.
fault-unfinished = { $name } wrote `{ $written }` but no line end, and so did not answer `{ $question }` within { $allowed } s
# A bot whose answer means nothing.
# $name (String) - The bot.
# $question (String) - What it was told: "move 100".
# $answer (String) - What it said.
# $problem (String) - What is wrong with that.
fault-invalid = { $name } answered `{ $question }` with `{ $answer }`: { $problem }
# A bot that says something that nobody asked.
# $name (String) - The bot.
# $line (String) - What it said.
fault-unexpected = { $name } sent unexpected output: { $line }
# A bot whose lines have no end.
# $name (String) - The bot.
# $most (Number) - How many bytes a line may have.
fault-long-line = { $name } sent a line of more than { $most } bytes
# A bot that can't answer any more.
# $name (String) - The bot.
fault-closed = { $name } closed its standard output
# A bot that stays when it is told to end.
# $name (String) - The bot.
# $allowed (String) - The seconds that it had.
fault-would-not-quit = { $name } did not quit within { $allowed } s and was killed
# A bot that ends without its helpers.
# $name (String) - The bot.
# $count (Number) - The processes.
fault-left-behind = { $count ->
    [one] { $name } left 1 of its processes running, which was killed
   *[other] { $name } left { $count } of its processes running, which were killed
}
# A player that was stopped.
# $name (String) - The player.
fault-stopped = { $name } was told to stop

## values: what a position is worth to the player to move

# A player's or solver's own scale: the higher the better.
# $score (String) - The score: "-3".
value-score = score { $score }
# Who wins, and how soon if nobody errs.
# $count (Number) - The plies until then: a ply is a move of one player.
value-a-win-in = { $count ->
    [one] a win in 1 ply
   *[other] a win in { $count } plies
}
# The same.
# $count (Number) - The plies until then: a ply is a move of one player.
value-a-loss-in = { $count ->
    [one] a loss in 1 ply
   *[other] a loss in { $count } plies
}
# The same.
value-a-draw = a draw
# A player that only believes in the ends of games was stopped too soon.
value-undecided = undecided, stopped before every game was searched
# A player that says nothing.
value-none = no value
# A value that is certain.
# $value (String) - One of the messages above.
value-proved = { $value }, proved
# What a move is worth, in tables: these are short.
value-win = win
value-draw = draw
value-loss = loss
# The same, with the moves of all players until then.
# $count (Number) - The moves.
value-win-in = win in { $count }
# The same.
# $count (Number) - The moves.
value-loss-in = loss in { $count }
# The same, where nothing is proved.
# $number (String) - The chance of a win in percent, a draw being half a win.
value-about = about { $number } %

## all commands: what goes wrong with what they write, and what they show while a player thinks

# Standard output can't be written.
# $problem (String) - What the system says.
output-unwritable = cannot write the output: { $problem }
# Before a bar that shows that a computer is at work. It has no full stop.
# $name (String) - The player.
progress-thinking = { $name } is thinking
# The same, while a bot starts.
# $name (String) - The player.
progress-starting = { $name } is starting
# The same, while a hint is looked for.
progress-hint = thinking of a hint
# The same, while a game is reviewed.
progress-reviewing = reviewing
# The same, while a position is solved.
progress-solving = solving

## board: options of all commands that name a game. The names of options, such as --players, stay as they are.

# As many players are named as don't fit the number of players.
# $count (Number) - Players that are named.
# $players (Number) - Players of the game.
board-players-listed = { $count ->
    [one] 1 player is listed for a game of { $players }; omit --players, or list { $players }
   *[other] { $count } players are listed for a game of { $players }; omit --players, or list { $players }
}
# A player is named for a seat that there isn't.
# $number (Number) - The seat.
# $players (Number) - Players of the game.
launch-no-such-seat = seat { $number } doesn't exist; the game has { $players } players

## replay, and how a game stands in other commands. These are lines without a full stop.

# A game that isn't over.
# $count (Number) - The moves so far.
# $number (Number) - Which player is next.
replay-in-progress = { $count ->
    [one] in progress: 1 move, player { $number } next
   *[other] in progress: { $count } moves, player { $number } next
}
# A drawn game.
# $count (Number) - The moves.
replay-draw-full = { $count ->
    [one] draw: the board is full after 1 move
   *[other] draw: the board is full after { $count } moves
}
# The same.
# $count (Number) - The moves.
replay-draw-repetition = { $count ->
    [one] draw: the same position came up three times, after 1 move
   *[other] draw: the same position came up three times, after { $count } moves
}
# A game that was won.
# $number (Number) - Which player has won.
# $count (Number) - The moves.
# $lines (String) - The winning lines, as replay-line or replay-cell says them.
replay-win = { $count ->
    [one] win: player { $number } after 1 move, { $lines }
   *[other] win: player { $number } after { $count } moves, { $lines }
}
# The same by the rule that a line loses.
# $number (Number) - Which player has won.
# $count (Number) - The moves.
# $lines (String) - The lines of the other player.
replay-win-misere = { $count ->
    [one] win: player { $number } after 1 move, the other has { $lines }
   *[other] win: player { $number } after { $count } moves, the other has { $lines }
}
# The same, where all others have dropped out.
# $number (Number) - Which player has won.
# $count (Number) - The moves.
replay-win-alone = { $count ->
    [one] win: player { $number } after 1 move, the only player left
   *[other] win: player { $number } after { $count } moves, the only player left
}
# A line of discs, inside the messages above.
# $count (Number) - The discs.
# $fromColumn (Number) - Where it begins.
# $fromRow (Number) - Where it begins, from the bottom.
# $toColumn (Number) - Where it ends.
# $toRow (Number) - Where it ends, from the bottom.
replay-line = { $count } in a row from column { $fromColumn } row { $fromRow } to column { $toColumn } row { $toRow }
# The same, where a single disc wins.
# $column (Number) - Its column.
# $row (Number) - Its row from the bottom.
replay-cell = column { $column } row { $row }
# How a game ended that the board shows as open.
# $count (Number) - The moves.
replay-recorded-draw = { $count ->
    [one] draw after 1 move, according to the record
   *[other] draw after { $count } moves, according to the record
}
# The same.
# $number (Number) - Which player has won.
# $count (Number) - The moves.
replay-recorded-win = { $count ->
    [one] win: player { $number } after 1 move, according to the record
   *[other] win: player { $number } after { $count } moves, according to the record
}
# One of the two messages above, with what the record tells of the end.
# $end (String) - That message.
# $told (String) - Words of the record, in the language of whoever wrote it.
replay-end-told = { $end }: { $told }
# What a record tells of the end of its game.
# $told (String) - Words of the record, in the language of whoever wrote it.
replay-told = the record says: { $told }
# A player left the game.
# $number (Number) - Which player.
# $count (Number) - The moves until then, which may be 1.
replay-dropped-out = player { $number } dropped out after { $count } moves
# Options such as --rows were given, and a record that says them itself.
replay-record-defines-board = the record defines the board; omit board options

## best

# A move is asked for, or what moves lead to, after the end.
no-move-left = the game is over; no move is left
# A bot is asked about a position of which no moves are known. --moves is an option.
best-bot-needs-moves = an external bot needs moves, not a picture; use --moves

## play: a game in the terminal. What stands in brackets after a question is the answer of an empty line. What is to be
## typed (u, undo, save, menu, q, y, n, t, b, h, human, 4, p4) stays as it is in all languages; so does the key Enter
## where its name is used, which may be translated as on keyboards of the language.

# The main menu, whose choices are numbered: a game with another set-up, also the title of that set-up.
play-menu-new = New game
# The same.
play-menu-load = Load game
# The same: the game that was left last.
# $game (String) - What game that is, as play-summary says it.
play-menu-continue = Continue: { $game }
# The same; typed as "q".
play-menu-quit = Quit
# What is asked below the main menu.
# $most (Number) - The number of the last choice.
play-choose = Choose 1–{ $most } [1]:
# The answer is none.
# $text (String) - What was typed.
# $most (Number) - The number of the last choice.
play-menu-no-choice = "{ $text }" isn't a choice; type 1–{ $most }, or q to quit.
# A saved game in a line.
# $board (String) - What is played: "7 × 6, connect 4, PopOut".
# $players (String) - The players: "Ada vs Bob".
# $count (Number) - The moves so far.
play-summary = { $count ->
    [one] { $board }, { $players }, 1 move
   *[other] { $board }, { $players }, { $count } moves
}
# What is played; item-separator and "PopOut" may follow.
# $columns (Number) - Columns of the board.
# $rows (Number) - Its rows.
# $connect (Number) - Discs in a row that win.
play-board = { $columns } × { $rows }, connect { $connect }
# Asks for a file.
play-file = File:
# The answer is empty.
play-type-a-file = Type the name of a file.
# What is asked below a set-up, whose lines are numbered.
# $most (Number) - The number of the last line.
play-change = Change 1–{ $most }, or Enter to start, b to go back:
# The answer is none.
# $text (String) - What was typed.
# $most (Number) - The number of the last line.
play-change-no-choice = "{ $text }" isn't a choice; type 1–{ $most }, b, or Enter.
# The lines of a set-up: what stands on their left, and on their right. These are short.
play-size-label = Board
# The same, on the right.
# $rows (Number) - Rows of the board.
# $columns (Number) - Its columns.
play-size = { $rows } rows × { $columns } columns
# On the left, and in a question: the discs in a row that win.
play-connect-label = Connect
# On the right of PopOut.
play-popout-on = on
play-popout-off = off
# On the left, and in a question: how many play.
play-players-label = Players
# On the right: a player who is a human.
# $name (String) - The name.
play-human = { $name } (human)
# On the left.
play-starter-label = Goes first
# On the right: a coin decides who goes first.
play-toss = toss
# On the left.
play-clock-label = Clock
# On the right: nobody's time is limited.
play-no-clock = off
# The same.
# $seconds (String) - Seconds for each move.
play-clock-per-move = { $seconds } s per move
# The same.
# $seconds (String) - Seconds for the whole game.
# $bonus (String) - Seconds that each move adds.
play-clock-per-game = { $seconds } s per game + { $bonus } s per move
# In a question.
play-rows-label = Rows
play-columns-label = Columns
# Asks for a number.
# $label (String) - Which: "Rows", "Columns", "Connect" or "Players".
# $least (Number) - The least that it can be.
# $most (Number) - The most.
# $usual (Number) - What it is now.
play-number = { $label }, { $least }–{ $most } [{ $usual }]:
# The answer is none.
# $least (Number) - The least that it can be.
# $most (Number) - The most.
# $text (String) - What was typed.
play-rows-refused = Rows must be { $least }–{ $most }, not "{ $text }".
# The same.
# $least (Number) - The least that it can be.
# $most (Number) - The most.
# $text (String) - What was typed.
play-columns-refused = Columns must be { $least }–{ $most }, not "{ $text }".
# The same.
# $least (Number) - The least that it can be.
# $most (Number) - The most.
# $text (String) - What was typed.
play-connect-refused = Connect must be { $least }–{ $most }, not "{ $text }".
# The same.
# $least (Number) - The least that it can be.
# $most (Number) - The most.
# $text (String) - What was typed.
play-players-refused = Players must be { $least }–{ $most }, not "{ $text }".
# Asks for a name.
# $number (Number) - Which player.
# $usual (String) - The name now.
play-name = Name of player { $number } [{ $usual }]:
# The answer can't be used.
# $most (Number) - The most characters that a name can have.
# $count (Number) - The characters that were typed.
play-long-name = A name has at most { $most } characters, not { $count }.
# The same.
play-name-of-controls = A name has no control characters.
# The same.
# $name (String) - The name.
play-name-taken = Another player is called { $name }. Please choose another name.
# Before the question who plays. "h" is what is typed for a human, the numbers are typed for computers.
# $levels (String) - The computers with their numbers: "1 Beginner, 2 Easy".
play-who-levels = h human, or a computer: { $levels }.
# The same. `connect-n players` is a command.
# $usage (String) - How a bot is written: "exec:COMMAND".
play-who-more = `connect-n players` lists more, such as minimax:4 or { $usage }.
# The usual answer, in brackets, where a human plays.
play-who-human = human
# A question with its usual answer.
# $label (String) - What is asked: "Player 2", "Seconds per move", or one of the questions below.
# $usual (String) - The usual answer.
play-question = { $label } [{ $usual }]:
# What is asked after a player has failed.
play-who-plays-on = Who plays on
# What is asked where a bot is not to run.
# $number (Number) - Which player.
play-who-plays-for = Who plays for player { $number }
# Asks who goes first.
# $most (Number) - The number of the last player.
play-starter = Who goes first: 1–{ $most }, or t for a toss [t]:
# The answer is none.
# $text (String) - What was typed.
# $most (Number) - The number of the last player.
play-starter-no-choice = "{ $text }" isn't a choice; type 1–{ $most } or t.
# Asks for the kind of clock, by its number.
play-clock = Clock: 1 off, 2 per move, 3 per game [1]:
# The answer is none.
# $text (String) - What was typed.
# $most (Number) - The number of the last choice.
play-no-choice = "{ $text }" isn't a choice; type 1–{ $most }.
# Asks for a time.
play-seconds-per-move = Seconds per move
play-seconds-per-game = Seconds per game
play-bonus = Bonus seconds per move
# The answer is none.
# $text (String) - What was typed.
# $most (Number) - The most seconds that there can be.
play-not-a-time = "{ $text }" isn't a time; type seconds up to { $most }, such as 30.
# A coin was tossed.
# $name (String) - The player.
play-tossed = The toss: { $name } goes first.
# Asks before a bot runs; play-bot-warning and bots-run-question follow.
# $command (String) - How it is started.
play-uses-a-bot = This saved game uses a bot as a player: { $command }
# The same.
play-bot-warning = It runs with your full permissions; only run it if you trust it.
# Asks for yes or no; yes is the usual answer. The letters stay as they are.
# $question (String) - What is asked.
play-confirm-yes = { $question } [Y/n]
# The same; no is the usual answer.
# $question (String) - What is asked.
play-confirm-no = { $question } [y/N]
# The answer is neither. The letters stay as they are.
play-type-y-or-n = Type y or n.
# A line that can't be used.
play-line-not-text = That line isn't text (UTF-8 expected).
play-line-too-long = That line is too long.
# The only computer of a game.
# $level (String) - How strong it is: "Easy".
# $number (Number) - Which player it is.
play-computer = Computer ({ $level })
# One of several.
# $level (String) - How strong it is: "Easy".
# $number (Number) - Which player it is.
play-computer-numbered = Computer { $number } ({ $level })
# Asks for a move: the symbol of the player stands before it. In the first moves it helps.
# $name (String) - The player.
# $clock (String) - Nothing here.
play-first-turn = { $name }'s turn (4 drops, ? helps):
# The same with a clock.
# $name (String) - The player.
# $clock (String) - The time left: "1:00".
play-first-turn-timed = { $name }'s turn [{ $clock }] (4 drops, ? helps):
# The same in later moves.
# $name (String) - The player.
# $clock (String) - Nothing here.
play-turn = { $name }'s turn:
# The same with a clock.
# $name (String) - The player.
# $clock (String) - The time left: "1:00".
play-turn-timed = { $name }'s turn [{ $clock }]:
# The answer is empty.
play-type-a-column = Type a column, such as 4, or ? for help.
# The answer is neither a move nor a command.
# $text (String) - What was typed.
play-not-a-command = "{ $text }" isn't a move or a command. Moves look like 4 (drop) or p4 (pop); ? shows all commands.
# What there is to type, which stands on the left of these: "4".
play-help-drop = drop a disc in column 4
# "p4".
play-help-pop = pop your disc out of the bottom of column 4 (PopOut)
# "u, undo". r and redo are typed too.
play-help-undo = take back your last move; r, redo plays it again
# "h, hint".
play-help-hint = suggest a move and explain it
# "save X". load is typed too.
play-help-save = save the game as X.c4n; load X opens a saved game
# "b, board". moves is typed too.
play-help-board = show the board; moves lists the moves so far
# "new". menu is typed too.
play-help-new = start a new game with the same players; menu goes to the main menu
# "q, quit".
play-help-quit = leave; the game is kept and can be continued
# What comes of a command.
play-nothing-to-undo = Nothing to undo yet.
play-nothing-to-redo = Nothing to redo.
play-no-moves = No moves so far.
# A computer has moved.
# $name (String) - The player.
# $move (String) - The move: "4" or "p4".
play-plays = { $name } plays { $move }.
# A clock has run out.
# $name (String) - The player.
# $move (String) - The move that is made instead: "4" or "p4".
play-random-move = { $name } ran out of time, so a random move is played: { $move }.
# The same, where the player is out of the game.
# $name (String) - The player.
play-out-of-time = { $name } ran out of time.
# The end of a game, in sentences.
play-draw-full = It's a draw. The board is full.
play-draw-repetition = It's a draw. The same position came up three times.
play-you-win = You win!
# The same: the computer wins against the only human.
# $name (String) - The player.
play-opponent-wins = { $name } wins.
# The same: one of several humans, or of computers, wins.
# $name (String) - The player.
play-wins = { $name } wins!
# How: stands behind one of the three messages above.
# $lines (String) - The winning lines, as the messages below say them, with result-line-separator between them.
# $count (Number) - The moves of all players.
play-lines = { $count ->
    [one] { $lines }, after 1 move.
   *[other] { $lines }, after { $count } moves.
}
# The same by the rule that a line loses.
# $lines (String) - The lines of the one who has lost.
# $count (Number) - The moves of all players.
play-lines-of-the-other = { $count ->
    [one] The other has { $lines }, after 1 move.
   *[other] The other has { $lines }, after { $count } moves.
}
# Where a line lies.
# $count (Number) - Its discs.
play-line-bottom = { $count } in a row along the bottom
# The same.
# $count (Number) - Its discs.
# $row (Number) - Its row from the bottom.
play-line-row = { $count } in row { $row }
# The same.
# $count (Number) - Its discs.
# $column (Number) - Its column.
play-line-column = { $count } in column { $column }
# The same.
# $count (Number) - Its discs.
# $from (Number) - Its first column.
# $to (Number) - Its last column.
play-line-diagonal = { $count } on a diagonal, columns { $from }–{ $to }
# The games that each has won since the players were chosen.
# $scores (String) - Each player with its games: "Ada: 1 · Bob: 0".
play-games-won = Games won: { $scores }
# Asks what to do after a game.
play-again = Play again? Enter for yes, u to undo, save, menu or q:
# Another game of the same players.
# $name (String) - The player.
play-new-game = New game: { $name } goes first.
# Asks before a file is overwritten.
# $file (String) - The file.
play-replace-file = { $file } exists. Replace it?
# What comes of that.
play-nothing-saved = Nothing was saved.
# The same.
# $file (String) - The file.
play-saved = Saved in { $file }.
# The last words, where a game was left. The call stays as it is.
# $file (String) - The file.
play-game-is-saved = The game is saved. To resume: connect-n play --load { $file }
# A file can't be opened.
# $problem (String) - The file and why, as in-file says it.
play-not-opened = Can't open { $problem }.
# "-" was typed for a file, which means standard input elsewhere.
play-not-standard-input = Standard input is the players'; name a file.
# Games can't be written any more.
# $problem (String) - Why, without a full stop.
play-no-autosave = Autosave isn't working ({ $problem }). You can keep playing, but save the game yourself.
# The program was told to end, by Ctrl+C or by a signal.
play-interrupted = interrupted

## solve. A ply is a move of one player.

# What was solved and what came out.
# $moves (String) - The moves so far: "4 4 3"; solve-start where there are none; or a board in one line.
# $answer (String) - What came out, as one of the messages below says it, with what else is known around it.
# $count (Number) - The positions that the search has looked at, which are called nodes.
# $seconds (String) - The time that it took.
solve-answer = { $count ->
    [one] { $moves }: { $answer } (1 node, { $seconds } s)
   *[other] { $moves }: { $answer } ({ $count } nodes, { $seconds } s)
}
# In place of the moves before a position, where there are none.
no-moves = start
# What came out.
solve-win = a win for the side to move
# The same.
# $count (Number) - The plies until then.
solve-win-in = { $count ->
    [one] a win for the side to move in 1 ply
   *[other] a win for the side to move in { $count } plies
}
# The same.
solve-loss = a loss for the side to move
# The same.
# $count (Number) - The plies until then.
solve-loss-in = { $count ->
    [one] a loss for the side to move in 1 ply
   *[other] a loss for the side to move in { $count } plies
}
# The same, where there was no room in memory, or parts are missing.
solve-open = not solved
# The same, where there was no time.
solve-open-in-time = not solved in time
# What else is known stands around what came out. --table-mib is an option.
# $answer (String) - What came out, and what else is known.
# $mib (Number) - A size to try, in MiB.
solve-table = { $answer }; try --table-mib { $mib }
# The same.
# $answer (String) - What came out, and what else is known.
# $count (Number) - The plies.
solve-holds = { $count ->
    [one] { $answer }; neither side wins within 1 ply
   *[other] { $answer }; neither side wins within { $count } plies
}
# The same. The score is the one that is usual for solvers of this game.
# $answer (String) - What came out, and what else is known.
# $score (String) - The score: "-3".
solve-score = { $answer }, score { $score }
# The same.
# $answer (String) - What came out, and what else is known.
# $bounds (String) - "score from -3 to 5".
solve-bounds = { $answer }, { $bounds }
# What is known of a score: also beside a move.
# $lower (String) - The least that it can be.
# $upper (String) - The most.
solve-score-range = score from { $lower } to { $upper }
# What else is known: the best moves.
# $answer (String) - What came out, and what else is known.
# $moves (String) - The moves: "3 5".
solve-best = { $answer }, best { $moves }
# The same, where there may be better ones.
# $answer (String) - What came out, and what else is known.
# $moves (String) - The moves.
solve-best-so-far = { $answer }, best so far { $moves }
# The same, where nothing is proved.
# $answer (String) - What came out, and what else is known.
# $moves (String) - The moves.
solve-best-found = { $answer }, best found { $moves }
# A proof was verified. WRONG would be a mistake of this program.
# $count (Number) - The positions of the proof.
# $first (Number) - Nothing here.
# $second (Number) - Nothing here.
solve-proof-right = { $count ->
    [one] proof: right, 1 position
   *[other] proof: right, { $count } positions
}
# The same, for a draw.
# $count (Number) - The positions of the proof.
# $first (Number) - Positions for player 1.
# $second (Number) - Positions for player 2.
solve-proof-right-by-player = proof: right, { $count } positions: { $first } in which player 1 has a move that never loses, { $second } for player 2
# The same as solve-proof-right.
# $count (Number) - The positions of the proof.
# $first (Number) - Nothing here.
# $second (Number) - Nothing here.
solve-proof-wrong = { $count ->
    [one] proof: WRONG, 1 position
   *[other] proof: WRONG, { $count } positions
}
# The same as solve-proof-right-by-player.
# $count (Number) - The positions of the proof.
# $first (Number) - Positions for player 1.
# $second (Number) - Positions for player 2.
solve-proof-wrong-by-player = proof: WRONG, { $count } positions: { $first } in which player 1 has a move that never loses, { $second } for player 2
# A proof couldn't be verified.
# $problem (String) - Why, as proof-too-large or proof-larger says it.
solve-proof-not-verified = proof: not verified; { $problem }
# Asked to verify a proof, it was stopped before the end.
solve-proof-not-in-time = proof: not verified in time
# There is nothing to solve.
# $state (String) - How the game ended, as one of the messages of replay says it.
solve-game-over = the game is over ({ $state })
# Why: the line is in another encoding.
solve-line-not-text = isn't text (UTF-8 expected)
# At the end of a list.
# $bad (Number) - Lines without a value.
# $count (Number) - Lines of the list.
solve-bad-lines = { $count ->
    [one] { $bad } of 1 line has no value; the output says why
   *[other] { $bad } of { $count } lines have no value; the output says why
}
# The search was told to end.
solve-interrupted = interrupted before it was solved
# It was told to end while it waited for the next line of a list.
# $count (Number) - Positions that were read.
solve-list-interrupted = interrupted; positions read: { $count }
# The same, where its work is saved. --resume is an option.
# $file (String) - The file.
solve-resume = interrupted; use --resume to continue with { $file }
# What can't be saved. --save is an option.
solve-only-usual-saved = searches of misère and of the cylinder cannot be saved; omit --save
# What `solve` can't verify. --check is an option, `prove` and `verify` are commands.
solve-check-needs-popout = --check is for PopOut; `connect-n prove` writes a proof of the standard game, and `connect-n verify` checks it
# The file for saved work is there already. --resume is an option.
# $file (String) - The file.
solve-file-exists = { $file } exists; use --resume to continue, or choose another file
# Saved work can't be read.
# $file (String) - The file.
# $problem (String) - What the system says.
solve-file-unreadable = cannot read { $file }: { $problem }
# A part of a position's work is done. --merge is an option.
# $file (String) - The path of the part.
# $part (String) - Which part: "2/3".
# $count (Number) - The positions that are solved.
# $total (Number) - All positions of the part.
solve-part-done = { $file }: part { $part }, { $count } of { $total } positions solved, no others are needed; --merge finds the value from all parts
# The same, where some positions took more time than --time allows.
# $file (String) - The path of the part.
# $part (String) - Which part: "2/3".
# $count (Number) - The positions that are solved.
# $total (Number) - All positions of the part.
# $late (Number) - Those that took too long.
solve-part-unfinished = { $file }: part { $part }, { $count } of { $total } positions solved, { $late } took too long; use --resume with a longer --time to continue
# The same after Ctrl+C.
# $file (String) - The path of the part.
# $part (String) - Which part: "2/3".
# $count (Number) - The positions that are solved.
# $total (Number) - All positions of the part.
solve-part-interrupted = interrupted; { $file }: part { $part }, { $count } of { $total } positions solved; use --resume to continue
# What is wrong with a file for --merge or --resume.
solve-no-part = this is not a part of a search; `connect-n solve --split` makes one
# The same. What begins with -- is an option.
solve-part-of-other-work = this part belongs to another board, position, --split, --shard, --weak, --score or --columns
# The files for --merge are not enough for an answer.
# $count (Number) - The positions that may be needed for it; some of them only if others don't help.
solve-parts-missing = up to { $count } more positions are needed; name the files of all parts, or continue them with --resume
# --split goes so far ahead that there are too many positions.
# $count (Number) - How many there may be.
solve-split-too-large = more than { $count } positions; use a smaller --split

## review. Options, such as --write, stay as they are.

# Over the review of a game of a tournament, and before what is wrong with it.
# $file (String) - The file with the results.
# $number (Number) - Which game.
review-game = { $file }, game { $number }
# Headings of the table of moves; they are short. The number of the move.
review-heading-number = move
# The player who made it.
review-heading-player = player
# How good it was.
review-heading-grade = grade
# What it was worth.
review-heading-value = value
# The best moves.
review-heading-best = best
# How good a move was: the only legal move.
graded-forced = forced
# The only one that doesn't lead to a worse result.
graded-only = only
# None is better.
graded-best = best
# A slower way to the same result.
graded-good = good
# A win becomes a draw, or a draw a loss.
graded-mistake = mistake
# A win becomes a loss.
graded-blunder = blunder
# In the place of a grade: a move of the opening with which a match began, which no player chose.
graded-opening = opening
# The best moves, where another was made.
# $moves (String) - The moves: "3 5".
# $value (String) - What they were worth: "win in 9".
review-best-moves = { $moves } ({ $value })
# Over a part of the graph.
# $number (Number) - The first move that it shows.
review-from-move = from move { $number }
# Beside the graph: a row for each outcome, of which "draw" is the other.
# $number (Number) - Which player.
review-player-wins = player { $number } wins
# Below the graph: what its signs mean.
review-graph-signs = # proved, + estimated
# A mistake in a sentence; review-best-was and the reason follow.
# $number (Number) - Which move.
# $player (Number) - Which player made it.
# $written (String) - The move: "4" or "p4".
# $grade (String) - mistake or blunder.
# $before (String) - What the best move was worth: "win in 9".
# $after (String) - What this one was worth: "draw".
review-turning-point = { $grade ->
    [blunder] move { $number }: player { $player }'s { $written } is a blunder, { $before } becomes { $after }.
   *[mistake] move { $number }: player { $player }'s { $written } is a mistake, { $before } becomes { $after }.
}
# The same.
# $moves (String) - The best moves: "3 5".
review-best-was = Best: { $moves }.
# A player inside the reason. At the beginning of a sentence the first letter becomes a capital one.
# $number (Number) - Which player.
review-player = player { $number }
# How well a player has played. A choice is a position in which the moves lead to different results, and it is kept if
# the move keeps the best of them.
# $number (Number) - Which player.
# $kept (Number) - Choices that were kept.
# $count (Number) - All choices.
# $share (String) - The share of those that were kept, in percent.
review-kept-choices = { $count ->
    [one] player { $number }: kept { $kept } of 1 choice, { $share } %
   *[other] player { $number }: kept { $kept } of { $count } choices, { $share } %
}
# The same, where there were none.
# $number (Number) - Which player.
review-no-choices = player { $number }: no choices
# One of the two messages above, with moves of which not enough is proved.
# $line (String) - That message.
# $count (Number) - Those moves.
review-moves-unproved = { $count ->
    [one] { $line }; 1 move not proved
   *[other] { $line }; { $count } moves not proved
}
# The program was told to end.
# $number (Number) - The game that it was at.
# $count (Number) - All games.
review-interrupted = interrupted in game { $number } of { $count }
# A record has a review that is wrong. --fresh is an option.
# $problem (String) - What is wrong with it.
review-start-over = { $problem }; --fresh starts over
# What was asked for can't be.
review-game-needs-csv = --game picks from the CSV of a tournament
review-no-move = there is no move to review; name a game, or use --moves
# What is wrong with a folder.
review-no-record = there is no game record (.c4n) in it
# What is wrong with the results of a tournament.
# $number (Number) - The game that was asked for.
review-no-such-game = there is no game { $number } in it
# The same.
review-no-game = there is no game in it
# What --write can't do.
# $count (Number) - The games that were named.
review-write-one-game = --write keeps one game, and there are { $count }
# The same.
# $file (String) - The file.
review-write-no-record = { $file } is not a game record; choose another file for --write
# The same.
# $file (String) - The file.
review-write-exists = { $file } exists; --write takes a new file, or the record itself

## files, lines and figures

# What is wrong with a line of a text.
# $number (Number) - Its number, from 1.
# $problem (String) - What is wrong, in words that begin with a small letter.
in-line = line { $number }: { $problem }
# Between items of which none is the last of a sentence: values of an option, parts of a rule.
item-separator = { list-separator }
# Between parts of a line that may have commas themselves.
clause-separator = { "; " }
# A file that is not read.
# $file (String) - Its path.
# $mib (Number) - The most mebibytes that are read.
input-file-too-long = { $file }: is longer than { $mib } MiB, the limit
# A file that can't be read as text.
# $file (String) - Its path.
input-file-not-text = { $file }: this isn't a text file (UTF-8 expected)
# A line of standard input that can't be read as text.
# $number (Number) - Its number, from 1.
input-line-not-text = line { $number } of standard input isn't text (UTF-8 expected)
# A line of standard input that is not read.
# $number (Number) - Its number, from 1.
# $mib (Number) - The most mebibytes that are read.
input-line-too-long = line { $number } of standard input is longer than { $mib } MiB, the limit
# A line of standard input that the system can't read.
# $number (Number) - Its number, from 1.
# $problem (String) - What the system says.
input-line-unreadable = line { $number } of standard input can't be read: { $problem }
# A file that a command was to write.
# $file (String) - Its path.
file-exists = { $file } exists; use --force to overwrite
# A file that is to be written while another process writes it: a list of results, or a part of a search.
# $file (String) - Its path.
file-in-use = another program is working on { $file }
# A file that can't be written.
# $file (String) - Its path.
# $problem (String) - What the system says.
file-unwritten = cannot write { $file }: { $problem }
# A file or a folder can't be used.
# $file (String) - Its path.
# $problem (String) - What the system says.
file-unusable = cannot use { $file }: { $problem }
# A file of records is there already.
# $file (String) - Its path.
record-exists = { $file } exists; choose another folder
# After Ctrl+C.
# $count (Number) - Games that are finished.
# $total (Number) - Games that were asked for.
games-interrupted = interrupted after { $count } of { $total } games
# The folder of the manual pages (connect-n man --out).
# $folder (String) - Its path.
# $problem (String) - What the system says.
man-unwritten = cannot write manual pages to { $folder }: { $problem }
# The folder of transcripts (--transcript) can't be made.
# $folder (String) - Its path.
# $problem (String) - What the system says.
hosting-folder-unusable = cannot use { $folder }: { $problem }
# The folder for bots' stderr logs (--logs) can't be written to.
# $folder (String) - Its path.
# $problem (String) - What the system says.
hosting-logs-unwritable = cannot write bots' error output to { $folder }: { $problem }; use --logs with another folder
# The system doesn't let the program notice Ctrl+C.
# $problem (String) - What the system says.
interrupt-no-signals = cannot handle signals: { $problem }
# Behind a progress bar.
# $number (Number) - How much of the work is done, in percent.
progress-percent = { $number } %
# An option that is a time was followed by something else.
time-error-seconds = write a number of seconds, such as 0.5
# The same for an option that may be 0.
time-error-seconds-or-none = write a number of seconds, such as 0.5 or 0

## players at work

# A player gave no move although nobody stopped it.
thinking-no-answer = the search gave no answer
# What a search has found so far (--verbose): how deep, the value, its cost, and the best moves.
# $depth (Number) - Moves ahead.
# $value (String) - "a win in 5 plies, proved".
# $count (Number) - Positions that were searched.
# $line (String) - The best moves: "4 4 3 p4".
thinking-found = depth { $depth }: { $value } ({ $count ->
    [one] 1 state
   *[other] { $count } states
}): { $line }
# A search that knows nothing yet.
# $count (Number) - Positions that were searched.
thinking-undecided = undecided ({ $count ->
    [one] 1 state
   *[other] { $count } states
})
# The same, where it is known how much there is to search.
# $count (Number) - Positions that were searched.
# $percent (String) - How much of all is searched: "0.125".
thinking-undecided-share = undecided ({ $count ->
    [one] 1 state
   *[other] { $count } states
}, { $percent } % searched)
# A player has made its move.
# $name (String) - "perfect", or the name of a player.
# $written (String) - The move: "4" or "p4".
# $count (Number) - Positions that were searched.
# $time (String) - The time that it took: "0.125 s".
thinking-plays = { $name } plays { $written } ({ $count ->
    [one] 1 state
   *[other] { $count } states
}, { $time })
# The same with what it has found.
# $name (String) - "perfect", or the name of a player.
# $written (String) - The move: "4" or "p4".
# $value (String) - "a win in 5 plies".
# $count (Number) - Positions that were searched.
# $time (String) - The time that it took: "0.125 s".
thinking-plays-value = { $name } plays { $written }, { $value } ({ $count ->
    [one] 1 state
   *[other] { $count } states
}, { $time })

## connect-n players

# What each player does. The name stands before it: "medium       wins when it can at once, …".
players-list-level = plays like a person: the weaker, the more it overlooks
players-list-random = plays any legal move
players-list-medium = wins when it can at once, and doesn't let you do so
players-list-hard = like medium, and builds its lines while it breaks yours
# L stands for a number, as in "lookahead:L".
players-list-lookahead = looks L moves ahead, and counts the lines that are still open
# D stands for a number, as in "minimax:D".
players-list-minimax = looks D moves ahead for a forced win or loss, and sees nothing else
players-list-heuristic = looks three moves ahead, and builds its lines while it breaks yours
players-list-counting = looks three moves ahead, and counts the lines that lack one disc
players-list-exhaustive = searches every possible game, on small boards
# "exhaustive" is the name of the player before it.
players-list-hashing = like exhaustive, but searches each position and its mirror image only once
players-list-search = searches as deep as its time allows
players-list-perfect = proves the best move where it can, and searches deep where it can't
players-list-program = runs an external bot; docs/protocol.md tells how to write one
# What stands for COMMAND in "exec:COMMAND".
players-list-program-parameter = COMMAND starts the bot, as in exec:"python3 bot.py"

## connect-n perft

# Before a progress bar.
# $depth (Number) - How many moves are counted ahead, or looked ahead by `lookahead value`.
perft-progress = depth { $depth }

## connect-n explore

# Headings of a table: the move, its value, and how often people and computers have played it.
explore-heading-move = move
explore-heading-value = value
explore-heading-people = people
explore-heading-computers = computers
# Before a progress bar.
explore-progress = analysing

## connect-n prove and verify

# What was proved, and the size of the proof.
# $file (String) - The file with the proof.
# $proved (String) - "player 1 wins in 41 plies".
# $moves (String) - "1234 for player 1, 56 for player 2".
# $count (Number) - Bytes of the file.
# $time (String) - The time that it took: "0.125 s".
certificate-answer = { $file }: { $proved }; moves: { $moves }; { $count ->
    [one] 1 byte
   *[other] { $count } bytes
}, { $time }
# How many moves the proof has for a player.
# $count (Number) - The moves.
# $number (Number) - The player, from 1.
certificate-moves = { $count } for player { $number }
# What was proved. A ply is a move of one player.
# $number (Number) - The player, from 1.
# $plies (Number) - Plies until the win, with best play.
certificate-wins-in = { $plies ->
    [one] player { $number } wins in 1 ply
   *[other] player { $number } wins in { $plies } plies
}
# The same where it may be sooner.
# $number (Number) - The player, from 1.
# $plies (Number) - The most plies until the win.
certificate-wins-within = { $plies ->
    [one] player { $number } wins within 1 ply
   *[other] player { $number } wins within { $plies } plies
}
certificate-draw = a draw
# $number (Number) - The player, from 1.
certificate-no-loss = player { $number } does not lose
# $number (Number) - The player, from 1.
# $plies (Number) - The plies for which this is proved.
certificate-holds = { $plies ->
    [one] player { $number } does not lose within 1 ply
   *[other] player { $number } does not lose within { $plies } plies
}
# Before progress bars.
prove-progress = proving
verify-progress = verifying
# A file that was to be written.
# $file (String) - Its path.
prove-file-exists = { $file } exists; choose another file, or delete it
# After Ctrl+C.
prove-interrupted = interrupted before it was solved; nothing written
# After Ctrl+C: it is known who wins, but not yet how.
# $moves (Number) - Moves of the strategies that were found.
prove-interrupted-solved = { $moves ->
    [one] interrupted; solved, but only 1 move of its strategies was found; nothing written
   *[other] interrupted; solved, but only { $moves } moves of its strategies were found; nothing written
}
# Why there is no certificate. A certificate is the file with the proof.
# $lines (String) - The rules about lines: misere, cylinder or both.
prove-error-lines = certificates don't cover { lines-unusual }, only the usual rules about lines
prove-error-not-solved = no certificate: the position was not solved in time
# $moves (Number) - Moves of the strategies that were found.
prove-error-not-complete = no certificate: solved, but the strategies were not complete in time ({ $moves } moves so far)
# $mib (Number) - Mebibytes to try.
prove-error-too-many = no certificate: it has more positions than the table allows; try --table-mib { $mib }
prove-error-no-move = no certificate: the search found no move that keeps what it had found before
# What is wrong with the file.
certificate-error-none = this is not a certificate; `connect-n prove` writes one
certificate-error-checksum = this certificate is damaged: its checksum is wrong; get a fresh copy
# $found (Number) - Bytes of the file.
# $expected (Number) - Bytes that it should have.
certificate-error-length = this certificate has { $found } bytes, but its head says { $expected }; get a fresh copy
# $problem (String) - What is wrong with the board: "rows must be 1–16, not 17".
certificate-error-rules = this certificate is for no board: { $problem }
# $board (String) - "16 rows x 16 columns, N = 4".
certificate-error-too-large = a board of { $board } is too large for a certificate: (rows + 1) x columns must be at most 128
# $offset (Number) - Which byte, from 0.
# $value (Number) - What stands there.
certificate-error-field = byte { $offset } of this certificate is { $value }, which means nothing there
certificate-error-start = this certificate is about no position in which the game goes on
# The proof is false.
# $number (Number) - The player whose strategy it is, from 1.
# $moves (Number) - Moves of the strategy that were right.
# $problem (String) - What is wrong: "the opponent can win".
certificate-error-wrong = the certificate is wrong: player { $number }'s strategy fails after { $moves } moves: { $problem }
# After Ctrl+C.
certificate-error-stopped = interrupted before the certificate was verified
# Why a strategy fails; "it" is the strategy.
certificate-flaw-no-move = it has no move for a position that comes up
# $written (String) - The move: "4" or "p4".
# $problem (String) - Why the rules refuse it: "column 4 is full".
certificate-flaw-illegal = its move { $written } is not possible: { $problem }
certificate-flaw-loses = the opponent can win
certificate-flaw-draws = the opponent can reach a draw
certificate-flaw-too-long = the opponent can hold out longer than that
# "Following" is an answer in the same column: docs/certificate.md.
certificate-flaw-not-settled = following does not settle a position where the certificate says so
# $count (Number) - The moves.
certificate-flaw-moves-left = { $count } of its moves are for no position that comes up
certificate-flaw-bits-left = there are bits behind its last move that are not 0

## connect-n serve

# A move that a referee tells is not possible, or a player's own is not.
# $written (String) - The move: "4" or "p4".
# $problem (String) - Why: "column 4 is full".
serve-move = { $written }: { $problem }
# A referee asks for a move, or tells one, when it is another player's turn.
# $number (Number) - The player whose turn it is, from 1.
# $other (Number) - The player of whom the referee speaks.
serve-out-of-turn = it is the turn of player { $number }, not of player { $other }
# What is wrong with a line from a referee. The words of the protocol stay as they are.
# $line (String) - The line.
request-unknown = unknown request `{ $line }`; use init, name, move, clock, inform or quit
# $line (String) - The line.
# $right (String) - How it would be right: "move MILLISECONDS".
request-words = `{ $line }` is not understood; write `{ $right }`
request-no-game = no game has started; send `init` first

## connect-n lookahead

# Headings of a table: a player, and the player's lines that are still open, by their direction.
lookahead-heading-player = player
lookahead-heading-horizontal = horizontal
lookahead-heading-vertical = vertical
# Diagonal, up to the right.
lookahead-heading-rising = rising
# Diagonal, down to the right.
lookahead-heading-falling = falling
# All lines together.
lookahead-heading-all = all
# Above a table with the value of every move.
# $number (Number) - The player, from 1.
# $level (Number) - How many moves are looked ahead.
# $value (String) - The value of the position: "-3".
lookahead-value = value for player { $number } at level { $level }: { $value }
# Behind the best move of such a table.
# $number (Number) - The player to move, from 1.
lookahead-chosen = chosen by player { $number }
# The first line of a tree of positions, where others have the move that leads to them.
lookahead-root = root
# Before the value of a position: how the game has ended for the player who looks ahead.
lookahead-role-won = won
lookahead-role-lost = lost
lookahead-role-draw = draw
# Before the value of a position: the largest or the smallest value of the moves is chosen.
lookahead-role-max = max
lookahead-role-min = min
# A position in a tree.
# $name (String) - The move that leads to it, or lookahead-root.
# $value (String) - What it is worth: "-12".
lookahead-position = { $name }: { $value }
# The same where moves go on from it or the game is over.
# $name (String) - The move that leads to it, or lookahead-root.
# $role (String) - One of the messages lookahead-role-….
# $value (String) - What it is worth: "-12".
lookahead-position-of-role = { $name }: { $role } { $value }

## connect-n book: opening books, and every command that reads one. A ply is a move of one player.

# What a book holds.
# $count (Number) - Its positions.
# $ply (Number) - The last ply of which it knows all positions.
book-extent = { $count ->
    [one] 1 position, complete to ply { $ply }
   *[other] { $count } positions, complete to ply { $ply }
}
# The same of an empty book.
# $count (Number) - Its positions: 0.
book-extent-empty = { $count } positions, empty
# A book was written.
# $file (String) - Its path.
# $extent (String) - "123 positions, complete to ply 8".
book-made = { $file }: { $extent }
# A book was not finished in time. --resume is an option.
# $file (String) - The path of the unfinished book.
# $count (Number) - The positions that it has.
book-unfinished = { $count ->
    [one] { $file }: 1 position; use --resume to continue
   *[other] { $file }: { $count } positions; use --resume to continue
}
# A part of a book is finished. --merge is an option.
# $file (String) - The path of the part.
# $part (String) - Which part: "2/3".
# $count (Number) - The positions that it has.
book-part-made = { $count ->
    [one] { $file }: part { $part }, 1 position; --merge makes a book of all parts
   *[other] { $file }: part { $part }, { $count } positions; --merge makes a book of all parts
}
# What is wrong with a file for --merge.
book-no-part = this is not a part of a book; `connect-n book --shard` makes one
# After Ctrl+C.
# $count (Number) - The positions that are solved.
book-interrupted = { $count ->
    [one] interrupted after 1 position
   *[other] interrupted after { $count } positions
}
# --resume finds no file.
# $file (String) - The path that it should have.
# $problem (String) - What the system says.
book-nothing-to-resume = nothing to resume: { $file }: { $problem }
# A file that was to be written.
# $file (String) - Its path.
book-file-exists = { $file } exists; use --resume to continue an unfinished book, or choose another file
# Before a progress bar.
# $ply (Number) - The ply whose positions are solved.
book-bar-ply = ply { $ply }
# The same, while a book is checked.
book-bar-checking = checking
# How far it is (--verbose).
# $ply (Number) - The ply whose positions are solved.
# $count (Number) - The positions that are solved.
# $total (Number) - All positions of that ply.
# $time (String) - The time since the start: "90 s".
book-solved-some = ply { $ply }: { $count } of { $total } positions, { $time }
# The same, when a ply is done.
# $ply (Number) - The ply.
# $count (Number) - Its positions.
# $time (String) - The time since the start: "90 s".
book-solved-all = { $count ->
    [one] ply { $ply }: the only position, { $time }
   *[other] ply { $ply }: all { $count } positions, { $time }
}
# There is no book to check. --book is an option.
book-none = no book for this board; name a file with --book
# A position of which a book is wrong.
# $line (String) - The moves that lead to it: "4 4 3".
# $score (String) - What the book says of it: "-3".
# $best (String) - The move that the book calls best: "4".
book-position-wrong = { $line }: NOT score { $score } by { $best }
# A book was checked.
# $extent (String) - "123 positions, complete to ply 8".
# $count (Number) - Positions that were solved again.
# $wrong (Number) - Those of which the book is wrong.
book-checked = { $extent }; { $count } solved again, { $wrong } wrong
# The end of a check that found mistakes.
# $count (Number) - Positions of which the book is wrong.
book-wrong = { $count ->
    [one] 1 position of the book is wrong
   *[other] { $count } positions of the book are wrong
}
# What is wrong with a book. `connect-n book` is a command.
book-error-no-book = this is not an opening book; `connect-n book` makes one
book-error-no-checkpoint = this is not an unfinished opening book; delete it, and start over without --resume
# The same.
# $found (Number) - The version of its format.
# $expected (Number) - The version that can be read.
book-error-version = this book has format { $found }, and only format { $expected } can be read; rebuild it with `connect-n book`
# The same.
book-error-damaged = this book is damaged; get a fresh copy or rebuild it with `connect-n book`
# The same.
# $book (String) - What the book is for: "6 rows x 7 columns, N = 4".
# $game (String) - What is played.
book-error-other-board = the book is for { $book }, but the game is { $game }; use a matching book
# An unfinished book is another one than was asked for. --plies is an option.
# $ply (Number) - Its last ply.
# $asked (Number) - The last ply that was asked for.
book-error-other-ply = the unfinished book ends with ply { $ply }, not { $asked }; continue with --plies { $ply }
# Why there can be no book.
# $part (String) - A part of a book that is worked out in parts: "2/3".
# $asked (String) - The part that was asked for.
book-error-other-part = the unfinished book is part { $part }, not { $asked }; continue with --shard { $part }
# $part (String) - A part of the book: "2/3".
book-error-missing-part = part { $part } is missing or unfinished; name the files of all parts
# $part (String) - A part of the book: "2/3".
book-error-mixed-parts = part { $part } is there twice, or the parts are not those of one book
book-error-other-game = opening books cover only the standard game for two players
# The same.
# $board (String) - "16 rows x 16 columns, N = 4".
book-error-too-large = a board of { $board } is too large for a book; there is one where (rows + 1) x columns is at most 128

## connect-n bench. Headings of columns should be short: at most 11 letters, or the table becomes wider.

# The board.
bench-heading-board = board
# The moves before the position.
bench-heading-moves = moves
# What the position is worth, as the solver finds it.
bench-heading-value = value
# The same, as it was published.
bench-heading-published = published
# How many positions the search has visited.
bench-heading-nodes = nodes
# The time that it took.
bench-heading-seconds = seconds
# How many moves were made.
bench-heading-ply = ply
# How many positions were solved.
bench-heading-positions = positions
# The mean time in milliseconds.
bench-heading-mean = mean ms
# The time that half of them don't exceed.
bench-heading-median = median
# The time that all but one of 1000 don't exceed.
bench-heading-most = 99.9 %
# The longest time, or the most positions visited.
bench-heading-worst = worst
# How many positions a search has visited on average.
bench-heading-mean-nodes = mean nodes
# A computer player, as it is typed, or the analysis.
bench-heading-player = player
# How often a player was stopped while it was thinking.
bench-heading-stops = stops
# The time in milliseconds that half of them don't exceed.
bench-heading-median-time = median ms
# How many positions several threads have visited; stands behind "nodes", which is the same for one thread.
bench-heading-nodes-of-threads = of threads
# The time that several threads took; stands behind "seconds", which is the same for one thread.
bench-heading-threads = threads
# How many times as fast several threads are as one.
bench-heading-speed-up = speed-up
# How many times as fast they could be on this machine at best.
bench-heading-possible = possible
# A board. N is how many discs in line win.
# $rows (Number) - Its rows.
# $columns (Number) - Its columns.
# $connect (Number) - The discs in line that win.
# $pops (String) - yes if discs can be popped, else no.
bench-board = { $rows }x{ $columns }, N = { $connect }{ $pops ->
    [yes] , pops
   *[no] { "" }
}
# The same with the number of players.
# $board (String) - "6x7, N = 4, pops".
# $players (Number) - The players.
bench-board-seats = { $board }, { $players } seats
# A position that is won.
# $number (Number) - Moves of both players until then.
bench-win = win { $number }
# The same for one that is lost.
# $number (Number) - Moves of both players until then.
bench-loss = loss { $number }
# In the last row, in place of a ply: the numbers of all plies together.
bench-all = all
# In the last row: the sums of all rows.
bench-in-all = in all
# Behind the last row.
# $number (String) - A number with decimals: "12.34".
bench-rate = { $number } million nodes a second
# In the column of players: not a player, but the analysis of a position.
bench-analysis = analysis
# The solver is wrong.
# $count (Number) - How often.
bench-wrong = { $count ->
    [one] 1 value is not the published one
   *[other] { $count } values are not the published ones
}
# The solver contradicts itself.
# $count (Number) - How many threads: two or more.
# $shared (String) - The score that they find: "-3".
# $alone (String) - The score that one thread finds.
bench-scores-differ = { $count } threads find the score { $shared }, one finds { $alone }
# An option of `connect-n bench --window` was followed by something else.
bench-error-seconds = give a number of seconds from 0.1 to 600
bench-error-size = give a size from 480x400 to 7680x4320

## connect-n puzzles

# What is wrong with a line of a file of puzzles.
# $problem (String) - What the reader of JSON says, in English.
puzzles-error-json = not a puzzle: { $problem }
# The same. "standard" and "popout" are written like this in all languages.
# $text (String) - What is written.
puzzles-error-variant = the variant is "standard" or "popout", not "{ $text }"
# The same. "win" and "hold" are written like this in all languages.
puzzles-error-kind = a puzzle is of the kind "win" or "hold"
# What is wrong with a puzzle.
puzzles-fault-repeats = a position occurs twice in the game, so repetition may decide
# It is said to be a puzzle in which one move wins.
# $value (String) - What it is: win, loss or draw.
puzzles-fault-win = { $value ->
    [win] a win puzzle, but the position is a win for the player to move
    [loss] a win puzzle, but the position is a loss for the player to move
   *[draw] a win puzzle, but the position is a draw for the player to move
}
# It is said to be a puzzle in which one move holds the draw.
# $value (String) - What it is: win, loss or draw.
puzzles-fault-hold = { $value ->
    [win] a hold puzzle, but the position is a win for the player to move
    [loss] a hold puzzle, but the position is a loss for the player to move
   *[draw] a hold puzzle, but the position is a draw for the player to move
}
# The distance is the number of moves until the end.
# $found (Number) - What it is.
# $number (Number) - What the puzzle says.
puzzles-fault-distance = the distance is { $found }, not { $number }
# $line (String) - The moves: "3 4".
puzzles-fault-not-unique = not unique: { $line } all solve it
# $found (String) - What it is: "3".
# $line (String) - What the puzzle says: "4 5".
puzzles-fault-solution = the solution is { $found }, not { $line }
# $found (String) - What it is: "3".
puzzles-fault-no-solution = the solution is { $found }, not missing
puzzles-fault-undecided = the solver can't tell who wins
# Why progress can't be kept.
puzzles-store-no-folder = this system has no folder in which progress could be kept
# $file (String) - The file in which it is kept.
puzzles-store-busy = { $file }: another program is using it
# Before progress bars, while puzzles are checked, made, or tried by the levels.
puzzles-bar-checking = checking puzzles
puzzles-bar-making = making puzzles
puzzles-bar-trying = trying puzzles
# A puzzle that is there twice.
# $number (Number) - The line of the other one.
puzzles-check-same-id = duplicate: the id of line { $number }
# $number (Number) - The line of the other one.
puzzles-check-same-position = duplicate: the position of line { $number }, or its mirror image
# After Ctrl+C.
# $count (Number) - Puzzles that were checked.
puzzles-check-interrupted = { $count ->
    [one] interrupted after 1 puzzle
   *[other] interrupted after { $count } puzzles
}
# The last line of a check.
# $count (Number) - Puzzles that were checked.
# $bad (Number) - Those that are wrong.
puzzles-checked = { $count ->
    [one] 1 puzzle checked, { $bad } bad
   *[other] { $count } puzzles checked, { $bad } bad
}
# The end of a check that found mistakes.
# $count (Number) - Puzzles that are wrong.
# $total (Number) - Puzzles that were checked.
puzzles-check-failed = { $count ->
    [one] 1 of { $total } puzzles is wrong
   *[other] { $count } of { $total } puzzles are wrong
}
# In a list: what a puzzle asks for, and how many moves there are until the end.
# $number (Number) - Moves of both players.
puzzles-list-win = win in { $number }
# $number (Number) - Moves of both players.
puzzles-list-hold = hold in { $number }
# In a list: the position of a puzzle.
# $board (String) - What is played: "6 rows x 7 columns, N = 4".
# $moves (String) - The moves that lead to it: "4 4 5".
puzzles-list-position = { $board }: { $moves }
# Puzzles were written.
# $count (Number) - How many.
# $file (String) - Where.
puzzles-made = { $count ->
    [one] 1 puzzle in { $file }
   *[other] { $count } puzzles in { $file }
}
# After Ctrl+C.
# $count (Number) - Puzzles that were written.
# $total (Number) - Puzzles that were asked for.
puzzles-make-interrupted = interrupted after { $count } of { $total } puzzles, which are in the file
# There are not enough.
# $count (Number) - Puzzles that were written.
# $total (Number) - Puzzles that were asked for.
# $file (String) - Where they are.
puzzles-make-too-few = only { $count } of { $total } puzzles found in { $file }; try another board or seed
# Headings of a table: the ratings of a band, how many puzzles it has, and how often they were failed.
puzzles-heading-rating = rating
puzzles-heading-puzzles = puzzles
puzzles-heading-failed = failed
# Under the table: how well ratings tell which puzzles are failed.
# $number (String) - A rank correlation, from -1 to 1: "0.87".
puzzles-measure-correlation = correlation of rating and failed tries: { $number }
puzzles-measure-no-correlation = correlation of rating and failed tries: unknown
# The file with the progress could not be read.
# $file (String) - The copy of it.
puzzles-solve-damaged = your progress was damaged; a copy is in { $file }, and you start over
# `connect-n puzzles list` is a command.
# $id (String) - What was typed.
puzzles-solve-no-puzzle = no puzzle `{ $id }`; `connect-n puzzles list` shows them
puzzles-solve-none-left = No puzzles are left.
# What is said of a puzzle first.
# $id (String) - Its name.
# $rating (Number) - How difficult it is.
# $board (String) - "6 rows x 7 columns, N = 4".
puzzles-solve-about = Puzzle { $id }, rated { $rating }. { $board }.
# What is to be done: win.
# $number (Number) - The player, from 1.
puzzles-solve-win = You are player { $number }: win.
# What is to be done: hold the draw.
# $number (Number) - The player, from 1.
puzzles-solve-hold = You are player { $number }: hold the draw.
# Before a move is typed.
puzzles-solve-your-move = Your move:
# The answer to the command "hint" once a move has been named.
# $line (String) - Best play of both sides: "4 3 5".
puzzles-solve-solution = The solution is { $line }.
# The answer to the command "hint" where nothing could be proved.
puzzles-solve-no-hint = No hint was found in time.
# What was typed is no move. "hint", "skip" and "quit" are commands that are typed like this in all languages.
# $problem (String) - What is wrong, with a capital letter and without a full stop: "Column 4 is full".
puzzles-solve-problem = { $problem }. Try another move, hint, skip or quit.
# A right move.
# $written (String) - The move that answers it: "4" or "p4".
puzzles-solve-right = Right! The answer is { $written }.
# The last right move.
# $written (String) - The move that answers it: "4" or "p4".
puzzles-solve-answer = The answer is { $written }.
# A wrong move.
# $value (String) - What it leads to: win, draw or loss.
# $line (String) - How the opponent plays on: "4 4 3".
puzzles-solve-wrong = { $value ->
    [win] No: that wins. The opponent plays { $line }. Try again.
    [draw] No: that only draws. The opponent plays { $line }. Try again.
   *[loss] No: that loses. The opponent plays { $line }. Try again.
}
puzzles-solve-unproved = Whether that works could not be proved in time. Try another move.
# After a puzzle.
# $rating (String) - The rating of the person: "1512".
# $change (String) - How it has changed: "+12" or "-8".
# $count (Number) - Puzzles that were solved one after the other.
# $days (Number) - Days one after the other on which puzzles were solved.
puzzles-solve-rating = Your rating: { $rating } ({ $change }). Streak: { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} and { $days ->
    [one] 1 day
   *[other] { $days } days
} in a row.
# The progress of the person (--progress).
# $rating (String) - The rating: "1512".
# $deviation (String) - How uncertain it is: "120".
puzzles-progress-rating = rating { $rating } ± { $deviation }
# $count (Number) - Puzzles that are solved.
# $total (Number) - All puzzles.
# $tried (Number) - Puzzles that were tried.
puzzles-progress-solved = solved { $count } of { $total }, tried { $tried }
# $count (Number) - Puzzles that were failed and are to be tried again by today.
puzzles-progress-due = come back by today: { $count }
# $days (Number) - Days one after the other on which puzzles were solved.
# $count (Number) - Puzzles that were solved one after the other.
puzzles-progress-streak = streak: { $days ->
    [one] 1 day
   *[other] { $days } days
}, { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
} in a row

## connect-n match. The names of options, such as --games, and H0 and H1 stay as they are.

# Over what happened in a game.
# $number (Number) - Which game.
# $players (String) - The players: "medium vs hard".
match-game = game { $number }: { $players }
# The moves of a game.
# $moves (String) - The moves: "4 4 3".
match-moves = moves: { $moves }
# The same, where an earlier game went alike.
# $moves (String) - The moves.
# $number (Number) - That game.
match-moves-again = moves: { $moves } (as in game { $number })
# A player, as $name of the messages of what a player did wrong.
# $number (Number) - Which player.
match-player = player { $number }
# A player did something wrong, and the others played on.
# $problem (String) - What: "player 2 took too long for a move (1.500 s; limit 1.000 s)".
match-dropped-out = { $problem }, and dropped out
# A player did something wrong when the game was over.
# $problem (String) - What: "player 2 did not quit within 2.000 s and was killed".
match-after-game = after the game { $problem }
# How a game ended.
# $count (Number) - The moves.
match-not-decided = { $count ->
    [one] draw: not decided after 1 move
   *[other] draw: not decided after { $count } moves
}
# The same, where a player did something wrong.
# $number (Number) - The winner.
# $count (Number) - The moves.
# $problem (String) - What was wrong: "player 2 took too long for a move (1.500 s; limit 1.000 s)".
match-win-by-fault = { $count ->
    [one] win: player { $number } after 1 move, { $problem }
   *[other] win: player { $number } after { $count } moves, { $problem }
}
# The same without a winner.
# $count (Number) - The moves.
# $problem (String) - What was wrong.
match-nobody-wins = { $count ->
    [one] nobody wins after 1 move, { $problem }
   *[other] nobody wins after { $count } moves, { $problem }
}
# What a game took a player.
# $name (String) - The player.
# $moves (Number) - The player's moves.
# $count (Number) - Positions that the player has searched.
# $time (String) - The time: "0.125 s".
match-used = { $name }: { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, { $count ->
    [one] 1 state
   *[other] { $count } states
}, { $time }
# The same, with what the player thought of the game at its first move.
# $line (String) - The message above.
# $found (String) - "a win in 5 plies, proved" or "score 3".
match-first-evaluation = { $line }; first evaluation: { $found }
# What a player has reached in all games.
# $name (String) - The player.
# $won (Number) - Games that were won.
# $drawn (Number) - Games that were drawn.
# $lost (Number) - Games that were lost.
# $faults (Number) - Nothing here.
# $count (Number) - Positions that the player has searched.
# $time (String) - The time for a move: "0.125 s".
match-total = { $name }: { $won } won, { $drawn } drawn, { $lost } lost; { $count ->
    [one] 1 state
   *[other] { $count } states
}, { $time } per move
# The same, where the player did something wrong.
# $name (String) - The player.
# $won (Number) - Games that were won.
# $drawn (Number) - Games that were drawn.
# $lost (Number) - Games that were lost.
# $faults (Number) - Those that were lost because the player did something wrong.
# $count (Number) - Positions that the player has searched.
# $time (String) - The time for a move: "0.125 s".
match-total-with-faults = { $name }: { $won } won, { $drawn } drawn, { $lost } lost ({ $faults } by a fault); { $count ->
    [one] 1 state
   *[other] { $count } states
}, { $time } per move
# Who is stronger. Elo is the measure of strength that is known from chess. Games are played in pairs, in which each
# player starts once.
# $name (String) - The first player.
# $score (String) - The player's points in percent of all.
# $scoreLow (String) - The least that they could be with more games, in percent.
# $scoreHigh (String) - The most.
# $elo (String) - How many points of Elo the player is stronger: "+12", "-∞".
# $eloLow (String) - The least that it could be.
# $eloHigh (String) - The most.
# $count (Number) - The pairs of games.
# $likelihood (String) - How likely it is that the player is the stronger one, in percent.
match-comparison = { $count ->
    [one] { $name } scores { $score } % ({ $scoreLow } to { $scoreHigh } %), Elo { $elo } ({ $eloLow } to { $eloHigh }), 95 % intervals over 1 pair of games; it is the stronger one with { $likelihood } % likelihood
   *[other] { $name } scores { $score } % ({ $scoreLow } to { $scoreHigh } %), Elo { $elo } ({ $eloLow } to { $eloHigh }), 95 % intervals over { $count } pairs of games; it is the stronger one with { $likelihood } % likelihood
}
# How far a test of two hypotheses has come: the sequential probability ratio test (SPRT).
# $less (String) - By how many points of Elo the first player is stronger if H0 is right.
# $more (String) - The same if H1 is right.
# $ratio (String) - The logarithm of how much likelier H1 is than H0.
# $low (String) - Where H0 is accepted.
# $high (String) - Where H1 is accepted.
match-sprt-open = SPRT, { $less } or { $more } Elo: log-likelihood ratio { $ratio } ({ $low } to { $high }); not decided
# The same, where it is decided.
# $less (String) - By how many points of Elo the first player is stronger if H0 is right.
# $more (String) - The same if H1 is right.
# $ratio (String) - The logarithm of how much likelier H1 is than H0.
# $low (String) - Where H0 is accepted.
# $high (String) - Where H1 is accepted.
match-sprt-h0 = SPRT, { $less } or { $more } Elo: log-likelihood ratio { $ratio } ({ $low } to { $high }); H0 accepted: { $less } rather than { $more }
# The same.
# $less (String) - By how many points of Elo the first player is stronger if H0 is right.
# $more (String) - The same if H1 is right.
# $ratio (String) - The logarithm of how much likelier H1 is than H0.
# $low (String) - Where H0 is accepted.
# $high (String) - Where H1 is accepted.
match-sprt-h1 = SPRT, { $less } or { $more } Elo: log-likelihood ratio { $ratio } ({ $low } to { $high }); H1 accepted: { $more } rather than { $less }
# Bots did something wrong.
# $folder (String) - Where to look for what they wrote to standard error.
match-logs = Bots' error output is in { $folder }
# Below the sums of a player who lost games by a fault.
# $problem (String) - What it did: "medium did not answer `move 100` within 5.000 s".
match-first-fault = first fault: { $problem }
# Games went like others.
# $count (Number) - These games.
# $total (Number) - All games.
# $advice (String) - What to do: one of the five messages below.
match-repeats = { $count ->
    [one] 1 of { $total } games repeats an earlier game move by move: these players use little randomness; { $advice }
   *[other] { $count } of { $total } games repeat earlier games move by move: these players use little randomness; { $advice }
}
# $advice of the message above.
openings-differ-file = more openings in the file make games differ
openings-differ-suite = --opening-file starts games in more ways
openings-differ-moves = --opening-file starts games in different ways
openings-differ-none = --opening 4 starts games with random moves
openings-differ-random = a longer --opening starts games with random moves
# A move, before the board that it leads to.
# $number (Number) - Which player.
# $written (String) - The move: "4" or "p4".
match-plays = player { $number } plays { $written }
# Before a progress bar.
# $number (Number) - Which game is played.
match-progress = game { $number }
# What --sprt needs.
match-sprt-two-players = --sprt compares two players; list two
# $number (Number) - A number of games to try.
match-sprt-pairs = --sprt needs pairs of games, so --games must be even (try { $number })
# What follows --sprt can't be used. ELO0, ELO1, ALPHA and BETA stay as they are: the help calls them so.
sprt-error-numbers = write two Elo differences, and probabilities of error if you like: 0,20 or 0,20,0.05,0.05
sprt-error-elo = ELO0 must be less than ELO1, both between -1000 and 1000
sprt-error-errors = ALPHA and BETA are probabilities of error, more than 0 and less than 0.5
# Bots can't be run without a network. unshare is a program.
# $problem (String) - What the system says.
hosting-no-unshare = the program unshare is needed: { $problem }
# $problem (String) - What the system says.
hosting-network-refused = the system doesn't allow it: { $problem }

## connect-n openings, and the options that name openings. An opening is the first moves of a game.

# How even a position is.
openings-draw = a draw, proved
# $count (Number) - The moves of both players until the win.
openings-late-win = { $count ->
    [one] won after 1 more move, proved
   *[other] won after { $count } more moves, proved
}
# $points (String) - How the player to move stands, in points of a search: "+12".
# $count (Number) - How many moves the search looked ahead.
# $plies (Number) - Nothing here.
openings-estimate = { $count ->
    [one] { $points } points, no forced win seen in 1 move
   *[other] { $points } points, no forced win seen in { $count } moves
}
# $points (String) - How the player to move stands, in points of a search: "+12".
# $count (Number) - How many moves the search looked ahead.
# $plies (Number) - In how many moves it is proved that nobody wins.
openings-estimate-holds = { $count ->
    [one] { $points } points, no forced win seen in 1 move, none in { $plies } proved
   *[other] { $points } points, no forced win seen in { $count } moves, none in { $plies } proved
}
openings-uneven = not even
# After Ctrl+C.
# $count (Number) - Openings that were checked.
# $total (Number) - Openings of the file.
openings-check-interrupted = interrupted after { $count } of { $total } openings
# The end of a check.
# $count (Number) - Openings that are not even.
# $total (Number) - Openings of the file.
openings-check-failed = { $count ->
    [one] 1 of { $total } openings is not even
   *[other] { $count } of { $total } openings are not even
}
# Before a progress bar.
openings-progress = making openings
# Openings were written.
# $count (Number) - How many.
# $total (Number) - Nothing here.
# $file (String) - The file.
openings-made = { $count ->
    [one] 1 opening in { $file }
   *[other] { $count } openings in { $file }
}
# After Ctrl+C.
# $count (Number) - Openings that were written.
# $total (Number) - Openings that were asked for.
# $file (String) - Nothing here.
openings-make-interrupted = interrupted after { $count } of { $total } openings, which are in the file
# There are not enough. --plies is an option.
# $count (Number) - Openings that were written.
# $total (Number) - Openings that were asked for.
# $file (String) - The file.
openings-make-too-few = only { $count } of { $total } openings found, which are in { $file }; try other --plies or another board
# --players was given. It is an option.
openings-two-players = only openings of two players can be judged; omit --players
# No openings come with the program for a board. `openings make` is a command.
# $boards (String) - The boards that have some: "6 rows x 7 columns, N = 4", with clause-separator between them.
openings-no-suite = there is no suite of openings for this board, only for { $boards }; make one with `openings make`
# Games can't begin with so many random moves. --opening is an option.
# $count (Number) - How many: 10 or more, on small boards fewer.
openings-too-long = after { $count } random moves hardly any game on this board is still open; use a smaller --opening
# What is wrong with an opening.
openings-error-over = the game would be over
# What is wrong with a file of openings.
openings-error-none = there is no opening in it

## connect-n check-bot: which rules of docs/protocol.md a bot keeps. What stands between `` is what bots and referees
## say to each other and stays as it is, like info, init, name, move, quit, ready and the words in capital letters.

# Whether a rule is kept, in a word of at most 8 letters, or the table becomes wider.
check-bot-passed = passed
# It is kept, but something could be better.
check-bot-advice = advice
check-bot-did-fail = failed
# Nobody knows.
check-bot-skipped = skipped
# Before a line of a conversation, at most 11 letters.
check-bot-says = bot says
check-bot-is-told = bot is told
# The last line: how many rules came out how.
# $passed (Number) - Rules that are kept.
# $advice (Number) - Rules of which something could be better.
# $failed (Number) - Rules that are broken.
# $skipped (Number) - Rules that were not checked.
check-bot-sums = { $passed } passed, { $advice } with advice, { $failed } failed, { $skipped } skipped
# Where to look.
# $file (String) - The file.
check-bot-log = What the bot wrote to standard error is in { $file }
# The end of a check.
# $count (Number) - Rules that are broken.
check-bot-failed = { $count ->
    [one] the bot breaks 1 rule of docs/protocol.md
   *[other] the bot breaks { $count } rules of docs/protocol.md
}
# After Ctrl+C.
check-bot-interrupted = interrupted before every rule was checked
# The rules.
check-bot-rule-start = The command starts a program that keeps running.
check-bot-rule-ready = `init` is answered with `ready`, in time.
check-bot-rule-name = `name` is answered with one line that is not empty.
check-bot-rule-first-game = On the usual board every `move` gets one legal move, as player 1 and as player 2.
check-bot-rule-quiet = Nothing is written without being asked; only lines of `info` may come at any time.
check-bot-rule-info = In lines of `info`, `eval` has a number, `depth` and `nodes` a whole one, `line` moves that can be played.
check-bot-rule-boards = ROWS, COLS and CONNECT of `init` count: from 1x1 to 16x16, also where nobody can win.
check-bot-rule-openings = A game may begin with moves that are told by `inform`, those of your own colour too.
check-bot-rule-full-columns = No disc is dropped in a column that is full.
check-bot-rule-popout = In PopOut `p4` takes out the lowest disc of column 4, and the discs above it fall by one.
check-bot-rule-more-players = There may be 3 or 4 players; the colour of a move is the one that `inform` names.
check-bot-rule-drop-outs = A player may drop out: its turns pass, its discs stay, and nobody says so.
check-bot-rule-in-time = `move MILLISECONDS` is answered in this time.
check-bot-rule-short-time = A tenth of a second is enough for a move, with the half second that the referee adds.
check-bot-rule-unknown-lines = Lines that you don't know are passed over, `clock` among them.
check-bot-rule-more-words = Words after those that you know are passed over.
check-bot-rule-hurry = Requests may come before you have answered the last one; they are answered in their order.
check-bot-rule-quit = After `quit` the program ends within two seconds, with all that it has started.
check-bot-rule-end-of-input = The program ends when its input does.
# --keep is an option.
check-bot-rule-second-game = A second `init` begins another game; only `--keep` sends one.
# The bot, as $name of the messages of what a player did wrong: a sentence begins with it.
check-bot-program = The program
# What the bot did wrong.
# $problem (String) - What the system says.
check-bot-not-started = The program could not be started: { $problem }.
# $status (String) - Its exit status or signal, and what it said of the reason.
check-bot-quit = The program quit unexpectedly ({ $status }).
# $line (String) - What it wrote.
check-bot-not-asked = The program wrote `{ $line }` without being asked.
# $problem (String) - What it did: "The program did not answer `init 1 6 7 4 standard 2` within 5.000 s".
check-bot-mute = { $problem }. A bot has to flush its standard output after each line, in Python with `flush=True`.
# $problem (String) - What it did: "The program did not quit within 2.000 s and was killed".
check-bot-after-quit = { $problem }, after `quit`.
# $problem (String) - The same.
check-bot-after-input = { $problem }, when its input ended.
# $question (String) - What it was told: "init 1 6 7 4 standard 2".
# $answer (String) - What it said.
check-bot-not-ready = `{ $question }` was answered with `{ $answer }`, not with `ready`.
# $answer (String) - What it said.
check-bot-not-ready-for-words = `init` with two more words was answered with `{ $answer }`.
# $question (String) - What it was told: "move 1000".
# $answer (String) - What it said.
# $problem (String) - What is wrong with that: "column 1 is full".
check-bot-wrong-move = `{ $question }` was answered with `{ $answer }`: { $problem }.
check-bot-no-name = `name` was answered with an empty line.
# $count (Number) - The characters that it has.
# $most (Number) - How many are shown.
check-bot-long-name = The name has { $count } characters, of which the first { $most } count.
# $line (String) - What it wrote: "info eval x".
# $problem (String) - What is wrong with that: one of the messages below.
check-bot-info = It wrote `{ $line }`: { $problem }.
# $line (String) - What it wrote: "info line 4 4".
# $problem (String) - Why they can't: "move 2 (d4): column 4 is full".
check-bot-info-moves = It wrote `{ $line }`: the moves of `line` can't be played: { $problem }.
# $question (String) - What it was told: "move 1000".
# $taken (String) - How many seconds it took.
# $added (String) - Seconds that the referee adds to the time that it has.
check-bot-late = `{ $question }` took { $taken } s, which counts only because the referee adds { $added } s.
# What is wrong with what the bot wrote, in words that begin with a small letter.
# $word (String) - A word of the line: "eval".
# $text (String) - What stands after it.
info-no-number = after `{ $word }` stands a number, not `{ $text }`
# $word (String) - A word of the line: "depth".
# $text (String) - What stands after it.
info-no-whole-number = after `{ $word }` stands a whole number, not `{ $text }`
# $text (String) - What is no move.
# $problem (String) - Why.
info-no-move = in `line` there is `{ $text }`: { $problem }

## results: the list of games that a tournament writes. Names of columns and options stay as they are.

# A list is there already.
# $file (String) - The file.
results-exist = { $file } exists; use --resume to continue
# What is wrong with a list. These stand behind the name of the file.
# $name (String) - The name of the column.
results-no-column = the column { $name } is missing; use another file
# A line of it is too short or too long.
# $count (Number) - The values of the line.
# $expected (Number) - The names of columns in the first line.
results-uneven = the number of values is { $count } here, and { $expected } in the first line
# A line of it has too few players.
# $name (String) - The name of the column.
results-no-player = the column { $name } must have a player
# A line of it has a player twice.
# $name (String) - The player.
results-two-seats = { $name } has two seats; give each player a name of its own
# The result of a game of two in it.
# $text (String) - What stands there.
results-not-a-result = `{ $text }` is not a result; write 1-0, 0-1 or 1/2-1/2
# The result of a game of three or four in it; draw is written like this in all languages.
# $text (String) - What stands there.
results-not-a-winner = `{ $text }` is not a result; write the number of the winner, or draw
results-older = it is of an older version, which told games apart in another way; play them again
# A game of the list is not the one that this tournament would have.
# $problem (String) - How they differ, as one of the four messages results-other-… says it.
results-same-as-before = { $problem }; use the same players, board, seed and openings as before
# A game of the list is wrong.
# $problem (String) - How, as results-contradiction says it.
results-delete-line = { $problem }; delete the line to play the game again
# $number (Number) - Which game of these players.
# $names (String) - The players: "hard and medium".
results-twice = game { $number } of { $names } is there twice
# In these, "its" is the list's.
# $number (Number) - Which game of these players.
# $names (String) - The players: "hard and medium".
results-other-rounds = its game { $number } of { $names } is none of this tournament, whose rounds follow from results; use the same list of players, --type, --games and --rounds as before
# $number (Number) - Which game of these players.
# $names (String) - The players: "Ada, hard and medium".
# $count (Number) - How many players that are.
results-players = its game { $number } of { $names } has { $count } players; use --players { $count }
# $number (Number) - Which game of these players.
# $names (String) - The players: "hard and medium".
results-no-more = its game { $number } of { $names } is none of this tournament; use at least as many --games as before
# $number (Number) - Which game of these players.
# $names (String) - The players: "hard and medium".
results-not-drawn = its game { $number } of { $names } is none of this tournament; use the same players and at least as many --games and --rounds as before
# $number (Number) - Which game of these players.
# $names (String) - The players: "hard and medium".
# $board (String) - The board: "6x7x4 Standard".
results-on-other-board = its game { $number } of { $names } is on another board, { $board }; use the same board as before

## lists of results: what is wrong with them, and how their games ended. "seed", "opening" and the like are columns of the
## list; the list itself is in English.

# How a game ended, in a word: a line was made, the board is full, the position was there for the third time, or the
# limit of moves was reached.
played-line = line
played-full = full
played-repetition = repetition
played-plies = plies
# A fault that a list of results tells in words that aren't ours.
# $name (String) - The player.
# $fault (String) - What it did wrong, as the list has it.
played-fault = { $name } { $fault }
# The result of a game of three or four.
played-draw = draw
# A game is none of this tournament.
# $number (Number) - Which game of these players it is.
# $names (String) - Its players: "hard and medium".
# $seat (Number) - Which player, in turn order.
# $found (String) - Who it is in the list.
# $expected (String) - Who it would be.
played-other-player = its game { $number } of { $names } has `{ $found }` as its player { $seat }, and here it would be `{ $expected }`
# The same.
# $number (Number) - Which game of these players it is.
# $names (String) - Its players: "hard and medium".
# $found (String) - The board in the list: "6x7x4 Standard".
# $expected (String) - The board of the tournament.
played-other-board = its game { $number } of { $names } has `{ $found }` as its board, and here it would be `{ $expected }`
# The same.
# $number (Number) - Which game of these players it is.
# $names (String) - Its players: "hard and medium".
# $found (String) - The seed in the list, a number.
# $expected (String) - The seed of the tournament.
played-other-seed = its game { $number } of { $names } has `{ $found }` as its seed, and here it would be `{ $expected }`
# The same.
# $number (Number) - Which game of these players it is.
# $names (String) - Its players: "hard and medium".
# $found (String) - The first moves in the list: "4 4 3 2".
# $expected (String) - The first moves in the tournament.
played-other-opening = its game { $number } of { $names } has `{ $found }` as its opening, and here it would be `{ $expected }`
# A game can't be as the list says.
# $number (Number) - Which game of these players it is.
# $names (String) - Its players: "hard and medium".
# $problem (String) - What is wrong with it, as one of the messages below says it.
played-contradiction = its game { $number } of { $names } contradicts itself: { $problem }
# What is wrong with a game of a list. "6x7x4 Standard" is written like this in all languages.
# $text (String) - What is written.
played-no-board = `{ $text }` is not a board, such as 6x7x4 Standard
# The same, for who dropped out of a game of three or four.
# $text (String) - What is written.
played-no-forfeits = `{ $text }` is not a list of forfeits
# The same.
# $number (Number) - Which player.
# $moves (Number) - The moves until then.
played-cannot-drop-out = { $moves ->
    [one] player { $number } cannot drop out after 1 move
   *[other] player { $number } cannot drop out after { $moves } moves
}
# The same: this player has done nothing wrong.
# $number (Number) - Which player.
played-faultless = player { $number } dropped out without a fault
# The same.
played-opening-differs = its moves don't begin with its opening
# The same: with these moves, the game isn't over.
# $text (String) - How it ended, as the list says: "line".
played-still-open = its moves end before the game does, so not by `{ $text }`
# The same.
# $result (String) - The result in the list: "1-0".
# $text (String) - How it ended, as the list says: "time".
played-undecided = its moves decide nothing, and the list has { $result } by `{ $text }`
# The same: with these moves, the game is over.
# $text (String) - How it ended, as the list says: "time".
played-over = its moves end the game, so not `{ $text }`
# The same.
# $result (String) - The result that follows from the moves: "1-0".
# $text (String) - The result in the list: "0-1".
played-other-result = its moves end { $result }, and the list has { $text }
# The same.
# $text (String) - What is written.
played-no-seconds = `{ $text }` is not a number of seconds of a move

## connect-n tournament table: it puts the lists of several files together. These messages stand behind the name of a file
## and a colon.

# Games of different tournaments.
# $number (Number) - Which game of these players it is.
# $names (String) - Its players: "hard and medium".
# $here (String) - The board of this game: "6x7x4 Standard".
# $there (String) - The board of those before.
merge-other-board = game { $number } of { $names } is on { $here }, others are on { $there }
# The same.
# $number (Number) - Which game of these players it is.
# $names (String) - Its players: "hard and medium".
# $count (Number) - How many play this game.
# $players (Number) - How many play those before.
merge-other-players = game { $number } of { $names } has { $count } players, others have { $players }
# A game is there twice.
# $number (Number) - Which game of these players it is.
# $names (String) - Its players: "hard and medium".
# $file (String) - The other file.
merge-twice = game { $number } of { $names } is in { $file } too; name each part once
# The files are empty. This one stands alone.
merge-no-game = there is no game in these files

## connect-n tournament: who takes part. --entrants and --from are options; [[bot]], name, command, player, dir, env, memory,
## cpu and threads are written in files like this in all languages.

# $name (String) - The player.
entrants-twice = { $name } is listed twice; give each player a name of its own
# $count (Number) - How many players there must be at least: 2 to 4.
entrants-too-few = a tournament needs { count-word } players; list them, or use --entrants or --from
# A file of bots is empty.
entrants-no-bot = there is no bot in it; write [[bot]] above the keys of each
# A key in a file of bots that there isn't.
# $key (String) - What was written: "comand".
# $keys (String) - The keys that there are, with commas.
entrants-unknown-key = unknown key `{ $key }`; the keys here are { $keys }
# A value in a file of bots that is of another kind.
# $text (String) - What was written.
# $most (Number) - The largest number that there can be.
entrants-not-a-number = `{ $text }` must be a whole number from 1 to { $most }
# The same.
# $text (String) - What was written.
entrants-not-text = `{ $text }` must be text in quotes, such as "text"
# The same.
# $text (String) - What was written.
entrants-not-a-table = `{ $text }` must be keys with values in braces
# A single bot is written with single brackets. [[bot]] stays as it is.
entrants-not-a-list = write [[bot]] in double brackets above each bot
# A folder of bots is empty.
# $file (String) - A name of a file: "bot.toml".
entrants-empty-folder = there is no executable in it, nor a folder with a { $file }
# Files and folders in a folder of bots that take no part in a tournament.
# $folder (String) - The path of the folder.
# $names (String) - The names of the files.
# $file (String) - The name of the file that describes a bot: "bot.toml".
entrants-passed-over = { $folder }: passed over { $names }; a bot is an executable file, or a folder with a { $file }
# What is wrong with a bot of a file.
# $name (String) - The bot.
# $problem (String) - What is wrong, as one of the messages below says it.
entrants-named = { $name }: { $problem }
# The same, if it has no name.
# $number (Number) - Which bot of the file, from 1.
# $problem (String) - What is wrong, as one of the messages below says it.
entrants-numbered = bot { $number }: { $problem }
# What is wrong with a bot.
entrants-no-name = it has no name; write name = "…"
# The same.
# $most (Number) - The most characters that there can be.
entrants-name = a name has 1 to { $most } characters in one line
# The same.
entrants-limit-zero = memory, cpu and threads must be at least 1
entrants-no-limits = memory, cpu and threads can be limited on Linux only
# The same.
# $folder (String) - What was written as its folder.
entrants-no-folder = dir: { $folder } is not a folder
# The same.
entrants-not-for-player = dir, env, memory, cpu and threads are for a command, not for a player
entrants-without-exec = write command = "…" for a bot, without exec:
entrants-command-or-player = write either command = "…" or player = "…"

## connect-n tournament: what it can't do, and the list of games. Options (--games, --rounds …) and what is typed behind
## them (swiss, sample) stay as they are in all languages.

# Before a progress bar. It has no full stop.
tournament-progress = tournament
# After Ctrl+C, if the games are kept in a file.
# $count (Number) - Games that are finished.
# $total (Number) - All games.
tournament-interrupted-resume = interrupted after { $count } of { $total } games; use --resume to continue
# A number of games that is odd.
# $more (Number) - A number that is possible.
tournament-games-even = --games must be even (try { $more })
# The same in a tournament of three or four players a game.
# $players (Number) - How many play a game.
# $more (Number) - A number that is possible.
tournament-games-multiple = --games must be a multiple of { $players } (try { $more })
# Swiss and knockout are kinds of tournaments.
tournament-pairs-only = Swiss and knockout tournaments pair players; omit --players, or use --type sample for fewer games
# --rounds is too large: "these" are the pairs, or the groups of three or four, who meet in a sample of all pairs or groups.
# $players (Number) - How many take part.
# $count (Number) - The most that is possible.
tournament-many-groups = each of { $players } players can be in at most { $count } of these; use fewer --rounds
# --rounds is too large.
# $players (Number) - How many take part.
# $count (Number) - The most that is possible.
tournament-many-rounds = { $count ->
    [one] { $players } players can play at most 1 Swiss round in which nobody meets anybody twice; use fewer --rounds
   *[other] { $players } players can play at most { $count } Swiss rounds in which nobody meets anybody twice; use fewer --rounds
}
# --shard plays a part of all games.
tournament-no-shard = --shard needs games that are known beforehand; here they follow from earlier results
# --max-faults excludes players.
tournament-no-max-faults = --max-faults takes away games from which the next rounds follow; omit it here
tournament-no-rounds = --rounds is for --type swiss and --type sample
# A game is over: a line of the list of games.
# $number (Number) - How many games are over.
# $total (Number) - All games.
# $names (String) - The players: "hard vs medium".
# $result (String) - The result: "1-0", or as the next message says it.
# $reason (String) - How it ended: "line".
# $moves (Number) - How many moves were made.
tournament-game = game { $number } of { $total }: { $names } { $result } ({ $reason }, { $moves ->
    [one] 1 move
   *[other] { $moves } moves
})
# The result of a game of three or four.
# $name (String) - The winner.
tournament-wins = { $name } wins
# What came of a meeting of two players in a round of a Swiss or knockout tournament.
# $round (Number) - Which round.
# $first (String) - A player.
# $second (String) - The other player.
# $points (String) - The points of the first one: "2" or "1.5".
# $others (String) - The points of the other one.
meetings-meeting = round { $round }: { $first } - { $second }  { $points } : { $others }

## connect-n tournament: the table. Headings of columns should be short: at most 6 letters, or the table becomes wider.

standings-heading-player = player
# How many games were played, won, drawn and lost.
standings-heading-games = games
standings-heading-won = won
standings-heading-drawn = drawn
standings-heading-lost = lost
# A won game is a point, a drawn one is shared.
standings-heading-points = points
# How many games were lost by a fault, such as an illegal move.
standings-heading-faults = faults
# Seconds that a move took.
standings-heading-seconds = s/move
# Under it: in the corner of a second table, whose cells have points and games against each other player: "7.5/10".
standings-heading-cross = points of games
# In the column "LOS", the likelihood that a player is stronger than the next one.
# $number (String) - A number with decimals: "97.5".
standings-likelihood = { $number } %
# Under the tables.
# $name (String) - A player who is excluded.
# $count (Number) - How many games it lost by a fault.
standings-out = { $count ->
    [one] { $name } is out after 1 fault; none of its games counts for anybody
   *[other] { $name } is out after { $count } faults; none of its games counts for anybody
}
# Under the tables. "Intervals" are those of Elo: "+120 ± 35". --opening is an option.
# $count (Number) - Games that repeat others.
# $total (Number) - All games.
standings-repeats = { $count ->
    [one] { $count } of { $total } games repeats an earlier game move by move, so the intervals are too narrow; a longer --opening makes games differ
   *[other] { $count } of { $total } games repeat earlier games move by move, so the intervals are too narrow; a longer --opening makes games differ
}

## connect-n tournament --html: a page for a browser with the table and all games. First what can go wrong; --html and
## --review are options.

report-no-review = --review grades games of two players; omit it
# $folder (String) - The folder that was named.
report-folder-not-empty = { $folder } is not empty; --html takes a new or empty folder
# After Ctrl+C.
# $count (Number) - Games that are reviewed.
# $total (Number) - All games.
report-interrupted = interrupted after the review of { $count } of { $total } games
# The heading of the page.
report-title = Tournament
# Under it.
# $players (Number) - How many took part.
# $count (Number) - How many games were played.
# $board (String) - What was played: "6 rows x 7 columns, N = 4".
report-summary = { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $count ->
    [one] 1 game
   *[other] { $count } games
}; { $board }
# Headings of parts of the page: the table, the points of each player against each other one, and the games.
report-standings = Table
report-cross = Points against each player
report-games = Games
# Headings of columns of the table. The first one is also before a list from which a player can be chosen.
report-heading-player = Player
report-heading-games = Games
report-heading-won = Won
report-heading-drawn = Drawn
report-heading-lost = Lost
report-heading-points = Points
# How many games were lost by a fault, such as an illegal move.
report-heading-faults = Faults
report-heading-seconds = Seconds a move
# How many choices were right; report-kept-note says what a choice is.
report-heading-kept = Choices kept
# Behind a player who is excluded.
report-out = (out)
# In the column "Choices kept".
# $number (String) - A number with decimals: "97.5".
report-kept-share = { $number } %
# Behind it.
# $count (Number) - Choices that were kept.
# $total (Number) - All choices.
report-kept = ({ $count } of { $total })
# Under the table.
report-kept-note = A choice is a position after the opening in which the legal moves are known to have different outcomes; it is kept by a move with the best one.
# The first entry of the list from which a player can be chosen, whose games are shown.
report-all-players = all
# Headings of columns of the list of games: its number, the players, the result, how it ended, and the moves.
report-heading-game = Game
# $number (Number) - Which player, in turn order.
report-heading-seat = Player { $number }
report-heading-result = Result
report-heading-ended = Ended by
report-heading-moves = Moves
# The first move with which a player gave the game away.
report-heading-losing = First losing move
# In the column "First losing move".
# $number (Number) - Which move of the game, from 1.
# $written (String) - The move: "4" or "p4".
# $name (String) - Who made it.
report-losing = { $number }. { $written } ({ $name })
# The result of a game of three or four.
# $number (Number) - The winner, in turn order.
report-wins = player { $number } wins
# The heading of a game.
# $number (Number) - Its number.
# $names (String) - The players: "hard vs medium".
# $result (String) - "1-0", or "player 3 wins".
report-game = Game { $number }: { $names } { $result }
# Under it.
# $reason (String) - How it ended, in a word: "line".
# $times (String) - How long each player has thought: "1.25 s and 0.50 s".
report-how = { $reason }; { $times }
# Before the first move.
report-empty = The board is empty.
# A move of the game.
# $move (String) - drop or pop.
# $number (String) - Which move, from 1.
# $name (String) - The player.
# $column (String) - The column.
report-move = { $move ->
    [pop] Move { $number }: { $name } pops column { $column }.
   *[drop] Move { $number }: { $name } plays column { $column }.
}
# The same for a move of the opening, with which the game had to begin.
# $move (String) - drop or pop.
# $number (String) - Which move, from 1.
# $name (String) - The player.
# $column (String) - The column.
report-opening-move = { $move ->
    [pop] Move { $number }: { $name } pops column { $column }, as the opening has it.
   *[drop] Move { $number }: { $name } plays column { $column }, as the opening has it.
}
# Behind it: how good the move was.
# $mark (String) - One of the messages report-grade-…: "Mistake".
# $value (String) - What it leads to: "loss in 9".
report-graded = { $mark }: { $value }.
# The same, if it isn't certain.
# $value (String) - What it probably leads to: "about 62 %".
report-not-proved = Not proved: { $value }.
# Behind that: what would have been better.
# $moves (String) - One or more moves: "4 p3".
# $value (String) - What they lead to: "win in 9".
report-best = Best: { $moves } ({ $value }).
# How good a move was: the only one, the only one that keeps the result, a best one, one that is not quite the best, one
# that gives a half away, and one that gives all away.
report-grade-forced = Forced move
report-grade-only = Only move
report-grade-best = Best move
report-grade-good = Good move
report-grade-mistake = Mistake
report-grade-blunder = Blunder
# The board, for screen readers.
# $number (String) - How many moves were made.
# $discs (String) - Each column, as the messages below say it, with clause-separator between.
report-board = Board after move { $number }, discs by player from the bottom. { $discs }
# A column of the board, for screen readers.
# $number (String) - Which column.
# $discs (String) - Whose disc each one is, from the bottom: "1 2 1".
report-column = column { $number }: { $discs }
# The same without a disc.
# $number (String) - Which column.
report-column-empty = column { $number }: empty
# Buttons: to the start of the game, a move back, a move on, to the end, and one that closes the game.
report-first = Start
report-previous = Move before
report-next = Next move
report-last = End
report-close = Close
