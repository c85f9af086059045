# Connect-N in English: the language that all messages are written in first.
#
# Translations are files beside this one with the same messages. A message whose meaning changes gets a new id.
# "PopOut" is the name of a variant and stays as it is. To drop is to let a disc fall into a column from above, to pop
# to take one of one's own discs out of the bottom row.

## words

# What joins sentences: nothing in languages that put no space between them.
sentence-separator = { " " }
# Words that become a sentence.
# $words (String) - They have no full stop yet.
sentence = { $words }.
# The items of a list but the last, and what stands between them.
list-separator = { ", " }
# A list of two or more.
# $items (String) - All but the last, with list-separator between them.
# $last (String) - The last.
list-last = { $items } and { $last }
# A share of a whole.
# $number (Number) - The share in percent.
percent = { $number }%
# A time.
# $number (String) - Seconds, with decimals or without.
seconds = { $number } s
# What stands between groups of three digits.
number-group-separator = ,
# What stands before decimals.
number-decimal-separator = .
# A small number as a word, which other messages use.
# $count (Number) - The number.
count-word = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
# The same at the beginning of a sentence.
# $count (Number) - The number.
count-word-first = { $count ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
   *[other] { $count }
}
# A move inside a sentence, as a thing that does something or is done.
# $move (String) - drop or pop.
# $column (Number) - Its column.
move-inside = { $move ->
    [pop] popping column { $column }
   *[drop] column { $column }
}
# The same at the beginning of a sentence.
# $move (String) - drop or pop.
# $column (Number) - Its column.
move-first = { $move ->
    [pop] Popping column { $column }
   *[drop] Column { $column }
}
# What is said of a player, or what it says.
# $name (String) - Its name.
# $line (String) - "3", or "Wins in 5 moves".
of-player = { $name }: { $line }

## players

# A player at the beginning of a sentence, which other messages use.
# $player (String) - you (the only human), computer (the only opponent) or named.
# $playerName (String) - The name, of a player who is named.
who-first = { $player ->
    [you] You
    [computer] The computer
   *[named] { $playerName }
}
# The same inside a sentence.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
who-inside = { $player ->
    [you] you
    [computer] the computer
   *[named] { $playerName }
}
# Whose turn it is, at the beginning of a sentence.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
turn-first = { $player ->
    [you] Your turn
    [computer] The computer's turn
   *[named] { $playerName }'s turn
}
# The same inside a sentence.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
turn-inside = { $player ->
    [you] your turn
    [computer] the computer's turn
   *[named] { $playerName }'s turn
}
# On the card of a player who has no time left.
players-out-of-time = Out of time
# On the card of the player to move.
players-your-turn = Your turn
# On the card of a computer that thinks.
# $level (String) - How strong it is: "Medium".
players-thinking = Thinking… ({ $level })
# How many games a player has won in this sitting.
# $count (Number) - The games.
players-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
# How many discs a player has still to play.
# $count (Number) - The discs.
players-discs-left = { $count } left

## names

# A human, as a kind of player.
names-human = Human
# A computer, as a kind of player and as its name.
names-computer = Computer
# A bot, as a kind of player and as the name of one that has none.
names-bot = Bot
# The name of a player who has none.
# $number (Number) - Which player, from 1.
names-player = Player { $number }

## levels

# How a player plays, in a sentence.
levels-level-beginner-line = Still learning: misses diagonals, and sometimes your three in a row.
levels-level-easy-line = Blocks most threes, but diagonals slip by.
levels-level-medium-line = Blocks you and plans a little. Try a double threat.
levels-level-hard-line = Thinks some moves ahead and seldom slips.
levels-level-expert-line = Thinks far ahead and makes no careless mistakes.
levels-random-line = Plays any move.
levels-medium-line = Wins at once if it can, and blocks you.
levels-hard-line = Also builds its own lines and breaks yours.
levels-lookahead-line = Looks some moves ahead and counts open lines.
levels-minimax-line = Looks some moves ahead for a forced win.
levels-heuristic-line = Looks three moves ahead and compares lines.
levels-counting-line = Looks three moves ahead and counts almost full lines.
levels-exhaustive-line = Searches every possible game. For small boards.
levels-hashing-line = The same, but searches each position only once.
levels-search-line = Looks as far ahead as its limit allows.
levels-perfect-line = Plays the best move wherever it can prove one.
# A level.
level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
# The player that makes no mistakes.
level-perfect = Perfect
# The player that plays any move.
level-random = Random
# A player of an earlier program, of medium strength.
level-classic-medium = Classic medium
# A player of an earlier program, a strong one.
level-classic-hard = Classic hard
# The player that looks ahead, and how far.
# $depth (String) - Moves ahead.
level-lookahead = Look-ahead { $depth }
# The player that searches by minimax, and how deep.
# $depth (String) - Moves ahead.
level-minimax = Minimax { $depth }
# The same, which also grades positions.
# $depth (String) - Moves ahead.
level-minimax-graded = Minimax { $depth }, graded
# A player that compares lines by a rule of thumb.
level-heuristic = Heuristic
# A player that counts lines.
level-counting = Counting
# A player that searches every game.
level-exhaustive = Exhaustive
# The same with a hash table.
level-hashing = Hashing
# A player that searches so long.
# $seconds (String) - With decimals or without.
level-search-seconds = Search { $seconds } s
# A player that searches so many positions.
# $count (Number) - The positions.
# $grouped (String) - The same number with its thousands apart.
level-search-positions = { $count ->
    [one] Search 1 position
   *[other] Search { $grouped } positions
}
# The same with several threads.
# $search (String) - What it is called without.
# $count (Number) - The threads.
level-search-threads = { $search } × { $count }
# The kinds of players, without their parameters.
level-kind-lookahead = Look-ahead
level-kind-minimax = Minimax
level-kind-search = Search

## title

# The game in three words.
title-lead = Drop, pop, connect!
# Starts a game with the set-up that was played last.
title-play = Play
# Goes on with the last game.
title-continue = Continue game

## menus

# Goes back to what was there before.
menus-back = Back
# Closes a dialog whose choices count at once.
menus-done = Done
# Closes a dialog and changes nothing.
menus-cancel = Cancel
# Ends the program.
menus-quit = Quit
# Leads to the set-up of another game.
menus-new-game = New game…
# Lists the games that can be opened.
menus-open-game = Open game…
# The pause menu.
menus-paused = Paused
# The same after the end of a game.
menus-menu = Menu
# Goes on with the game.
menus-resume = Resume
# Begins the game anew.
menus-restart = Restart
# Saves the game.
menus-save-game = Save game…
# The moves of the game: what leads to them, and their heading.
menus-moves = Moves
# Goes to the start of the game.
menus-first-move = First move
# Goes back by a move.
menus-previous-move = Previous move
# Goes forward by a move.
menus-next-move = Next move
# Goes to the end of the game.
menus-last-move = Last move
# Why there is no way back.
menus-at-start = This is the start of the game
# Why there is no way forward.
menus-at-end = This is the last move
# Leads to the title.
menus-main-menu = Main menu
# The question before a game is given up.
menus-start-new-game = Start a new game?
# What becomes of the old one.
menus-stays-among-recent = You'll find this one under Recent games.
# Starts a new game.
menus-start = New game
# Goes on with the current game.
menus-keep-playing = Keep playing
# The dialog that saves a game.
menus-save-title = Save game
# The field with its name, for screen readers.
menus-name-of-game = Name of the game
# Saves under the name that was typed.
menus-save = Save
# Saves in place of the game that has the name.
menus-replace = Replace
# Asks the desktop for a place.
menus-choose-folder = Choose folder…
# Copies the game.
menus-copy = Copy game
# What that does.
menus-copy-tip = Copy the game as text
# What was tried instead of the moves above.
menus-also-tried = You also tried:
# Where a game would be saved.
menus-type-path = Type a full path.
# The same.
# $folder (String) - The folder.
menus-saved-in = Will be saved in { $folder }.

## settings

# The settings: what leads to them, and their title.
settings-settings = Settings
# The group of what things look like.
settings-appearance = Appearance
# Colours of the interface.
settings-theme = Theme
# What the board is made of.
settings-board = Board
# Colours of the discs.
settings-disc-colours = Disc colours
# Whether discs have symbols.
settings-symbols = Show symbols on discs
# The group of what moves.
settings-animation = Animation
# How fast discs move.
settings-speed = Animation speed
# How much moves.
settings-motion = Motion
# The group of what is seen, and how large.
settings-display = Display
# Size of the interface.
settings-size = Text and button size (%)
# Whether players' cards count the discs in hand.
settings-discs-left = Count remaining discs
# The group of what can be heard.
settings-sound = Sound
# How loud everything is.
settings-volume = Volume
# Whether anything can be heard.
settings-mute = Mute
# Asks whether to restore what the settings were at first.
settings-restore-defaults = Restore defaults…
# The question.
settings-restore-question = Restore default settings?
# What that means.
settings-changes-lost = Your changes will be lost.
# Does it.
settings-restore = Restore
# A theme.
settings-theme-system = System
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-high-contrast = High contrast
# What a board is made of.
settings-material-plastic = Plastic
settings-material-wood = Wood
settings-material-metal = Metal
settings-material-flat = Flat
# Colours of the discs.
settings-palette-classic = Classic
settings-palette-okabe-ito = Colour-blind friendly
# How fast discs move.
settings-speed-half = Slow
settings-speed-normal = Normal
settings-speed-double = Fast
settings-speed-instant = Instant
# How much moves.
settings-motion-system = System
settings-motion-full = Full
settings-motion-reduced = Reduced
# The language of the game: the control, and the title of the list.
settings-language = Language
# The choice to speak the system's language.
# $language (String) - What that is: "Deutsch".
settings-language-system = System ({ $language })

## setup

# The title of the screen.
setup-heading = Set up a game
# Starts the game.
setup-start = Start
# The ready-made games, for screen readers.
setup-presets = Game
# Leads to everything that can be changed.
setup-customise = Customise…
# Leads back to the ready-made games.
setup-show-presets = Presets
# The panel with the board.
setup-game = Game
# The variant.
setup-rules = Rules
# A switch: by this rule a line loses.
setup-misere = Misère
# A switch: by this rule the left and right edges are joined.
setup-cylinder = Cylinder
# Width of the board.
setup-columns = Columns
# Height of the board.
setup-rows = Rows
# Discs in line that win.
setup-connect = Connect
# The panel with the players.
setup-players = Players
# How many play, for screen readers.
setup-player-count = Number of players
# The choice of who starts the first game.
setup-first = Who goes first
# The choice of who starts the next ones.
setup-rematches = In rematches
# A coin toss decides who starts.
setup-random = Random
# The panel with the limit of the players' time.
setup-clock = Clock
# The seconds that a move may take.
setup-seconds-per-move = Seconds per move
# The same, for screen readers.
setup-seconds-for-a-move = Seconds for a move
# Limits of a move to choose at one click.
setup-usual-limits = Usual limits
# The minutes that a player has for the game.
setup-minutes-per-game = Minutes per game
# The same, for screen readers.
setup-minutes-for-the-game = Minutes for the game
# The seconds that each move adds.
setup-bonus = Bonus seconds per move
# The same, for screen readers.
setup-seconds-added = Seconds added with a move
# How long computers may think.
setup-thinking-time = Computers think for up to
# The same, for screen readers.
setup-seconds-to-think = Seconds that computers may think
# Stands after that number.
setup-seconds = seconds
# The players of the dialog that chooses a computer, for screen readers.
setup-computer-player = Computer player
# The group of the levels.
setup-levels = Levels
# The group of the other computers.
setup-more-players = More players
# How deep a player looks.
setup-moves-ahead = Moves ahead
# Whether it grades the positions at the end of its search.
setup-grade = Grade the last boards
# How long or how much a player may search.
setup-limit = Limit per move
# The number of that limit, for screen readers.
setup-limit-number = Limit of the search
# The choice of its unit, for screen readers.
setup-limit-unit = Unit of the limit
# What was typed is no number of seconds.
setup-no-seconds = Enter a number of seconds, e.g. 1.5
# What was typed is no number of positions.
setup-no-positions = Enter a number of positions, e.g. 20000
# What a ready-made game is called.
setup-preset-classic = Classic
setup-preset-pop-out = PopOut
setup-preset-five-in-a-row = Five in a row
setup-preset-tiny = Tiny
setup-preset-giant = Giant
setup-preset-party-of-four = Party of four
# What it is like.
setup-preset-line-classic = The game everyone knows: 7 × 6, connect 4.
setup-preset-line-pop-out = Drop a disc, or pop one of your own out.
setup-preset-line-five-in-a-row = A bigger board, and one more to connect.
setup-preset-line-tiny = A quick one on 5 × 4.
setup-preset-line-giant = A long game: 14 × 12, connect 5.
setup-preset-line-party-of-four = Four players, everyone for themselves.
# What a colour is called.
setup-colour-red = Red
setup-colour-yellow = Yellow
setup-colour-blue = Blue
setup-colour-white = White
setup-colour-orange = Orange
setup-colour-lemon = Lemon
setup-colour-sky = Sky
setup-colour-ocean = Ocean
# Which limit counts.
setup-time-mode-off = Off
setup-time-mode-move = Per move
setup-time-mode-game = Per game
# The variants: without pops, and with them.
setup-variant-standard = Standard
setup-variant-popout = PopOut
# The units of a limit.
setup-unit-seconds = Seconds
setup-unit-positions = Positions
# What the rules with pops mean.
setup-rules-popout = Each turn, drop a disc or pop one of your own out of the bottom row.
# What the usual rules mean.
# $connect (Number) - Discs in line that win.
setup-rules-standard = Take turns dropping discs. First to connect { $connect } wins.
# What the switches mean.
setup-rules-misere = Misère: whoever makes a line loses.
# The same.
setup-rules-cylinder = Cylinder: the left and right edges are joined.
# How big the game is.
# $spaces (Number) - Spaces of the board.
# $ways (Number) - Lines on it.
setup-size = { $spaces } spaces, { $ways } ways to win
# The same where a line loses.
# $spaces (Number) - Spaces of the board.
# $ways (Number) - Places in which a line can lie.
setup-size-misere = { $spaces } spaces, { $ways } ways to lose
# Controls of a player, for screen readers.
# $number (Number) - Which player, from 1.
setup-colour-of-player = Colour of player { $number }
# The same.
# $number (Number) - Which player, from 1.
setup-name-of-player = Name of player { $number }
# The same: the choice of human, computer or bot.
# $number (Number) - Which player, from 1.
setup-who-of-player = Who is player { $number }
# The same.
# $number (Number) - Which player, from 1.
setup-command-of-player = Command of player { $number }
# The same.
# $number (Number) - Which player, from 1.
# $level (String) - "Medium".
setup-level-of-player = Level of player { $number }: { $level }
# The dialog that chooses a computer.
# $number (Number) - For which player, from 1.
setup-computer-for-player = Computer for player { $number }
# Why a colour can't be chosen.
# $name (String) - Whose it is.
setup-colour-taken = Already { $name }'s colour
# Who goes first in rematches.
setup-rematch-loser-first = Loser first
setup-rematch-take-turns = Take turns
# No limit of time.
setup-time-off = Take all the time you want.
# A limit for each move.
# $seconds (Number) - The limit.
setup-time-per-move = { $seconds ->
    [one] 1 second per move. If time runs out, a random move is played for you.
   *[other] { $seconds } seconds per move. If time runs out, a random move is played for you.
}
# A time, which setup-time-per-game uses.
# $minutes (Number) - The minutes.
setup-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
# The same.
# $minutes (Number) - The minutes.
# $seconds (Number) - The seconds.
setup-minutes-and-seconds = { setup-minutes } and { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
# What happens when the time is up, which other messages use.
# $players (Number) - How many play.
setup-time-end = { $players ->
    [2] Run out and you lose.
   *[other] Run out and you are out, and the others play on.
}
# A limit for the whole game.
# $total (String) - "5 minutes".
# $players (Number) - How many play.
setup-time-per-game = { $total } each. { setup-time-end }
# The same, where each move adds time.
# $total (String) - "5 minutes".
# $seconds (Number) - What a move adds.
# $players (Number) - How many play.
setup-time-per-game-bonus = { $seconds ->
    [one] { $total } each, plus 1 second per move. { setup-time-end }
   *[other] { $total } each, plus { $seconds } seconds per move. { setup-time-end }
}
# Why a set-up can't be played, without a full stop.
# $connect (Number) - Discs in line that win.
# $columns (Number) - Columns of the board.
# $rows (Number) - Its rows.
setup-no-line-fits = Connect { $connect } doesn't fit on a { $columns } × { $rows } board. Make the board bigger or connect fewer
# The same.
# $first (Number) - A player.
# $second (Number) - Another one.
setup-same-colour = Players { $first } and { $second } have the same colour. Please change one
# The same.
# $name (String) - The name of two players.
setup-same-name = Two players are called { $name }. Please rename one
# The same.
# $number (Number) - A player.
setup-no-command = Enter the command that starts player { $number }'s bot, e.g. python3 bot.py
# The same.
# $number (Number) - A player.
setup-open-quote = Player { $number }'s bot: the command has an unclosed quotation mark
# A rule that is only for two.
setup-misere-for-two = Misère is for two players. Choose two, or switch misère off
# Why a computer can't be chosen, in a tooltip.
setup-unsuited = Doesn't know these rules
# The same of the computer that is chosen.
# $level (String) - What it is called.
setup-unsuited-level = { $level } doesn't know these rules. Choose another computer, such as { level-perfect }

## game

# Makes computers wait.
game-pause = Pause
# Lets computers go on.
game-resume = Resume
# Lets a computer make one move.
game-one-move = One move
# Takes moves back.
game-undo = Undo
# Plays them again.
game-redo = Redo
# Helps with the move.
game-hint = Hint
# How it helps.
game-hint-tip = Suggest a move and explain it
# Shows what each move leads to.
game-analysis = Analysis
# What it shows.
game-analysis-tip = Show what each move leads to, and winning spaces: diamonds on odd rows, squares on even ones
# Begins the game anew.
game-restart = Restart
# Shows the result again.
game-result = Result
# Opens the pause menu.
game-menu = Menu
# Nobody has moved.
game-nothing-to-undo = Nothing to undo yet
# Somebody is out of time, and stays so.
game-time-stays-up = You can't undo running out of time.
# Nothing was taken back.
game-nothing-to-redo = Nothing to redo
# Computers move by themselves.
game-pause-first = Pause to step move by move.
# There is no move to say anything of.
game-over = The game is over: step back to analyse it.
# A computer is to move.
game-hints-on-your-turn = Hints are available on your turn.

## status

# A coin toss is being shown.
status-tossing = Tossing for who goes first…
# A hint is being looked for.
status-looking-for-hint = Thinking of a hint…
# A coin toss decided who starts.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
status-tossed = { $player ->
    [you] You go first.
   *[other] { who-first } goes first.
}
# A game was saved.
# $name (String) - Its name.
status-saved = Saved as { $name }.
# Something is on the clipboard now.
status-game-copied = Game copied.
status-moves-copied = Moves copied.
status-board-copied = Board copied.
# A move was made for a player whose time was up.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
# $move (String) - drop or pop.
# $column (Number) - Its column.
status-timed-out-move = { $move ->
    [pop] { who-first } ran out of time, so column { $column } was popped at random.
   *[drop] { who-first } ran out of time, so a random disc went in column { $column }.
}
# A player's time was up, and that ended the game.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
status-timed-out = { who-first } ran out of time.
# A player's time was up, and others play on.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
# $next (String) - Who is to move: you, computer or named.
# $nextName (String) - The name of a player to move who is named.
status-out-of-time = { $player ->
    [you] You are out of time.
   *[other] { who-first } is out of time.
} { $next ->
    [you] Your turn.
    [computer] The computer's turn.
   *[named] { $nextName }'s turn.
}
# What a pop does.
# $column (Number) - Its column.
# $above (Number) - The discs above the one that is taken out.
status-pop = { $above ->
    [0] If you pop column { $column }, nothing else moves.
    [one] If you pop column { $column }, the disc above drops.
   *[other] If you pop column { $column }, the { $above } discs above drop.
}
# The first moment of a game is shown, and who moved next.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
status-start = Start of the game – { turn-inside }.
# An earlier moment of the game is shown, and who moved next.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
# $number (Number) - Moves until then.
# $count (Number) - All moves of the game.
status-after = { $count ->
    [one] After { $number } of 1 move – { turn-inside }.
   *[other] After { $number } of { $count } moves – { turn-inside }.
}
# Who has won.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
status-won = { $player ->
    [you] You win!
   *[other] { who-first } wins.
}
# Nobody has won, and why.
status-draw-full = It's a draw: the board is full.
status-draw-repetition = It's a draw: the same position came up three times.
# Whose turn it is.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
status-turn = { turn-first }.
# The same, where a pop is possible.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
status-turn-popout = { turn-first }: drop a disc, or pop one from the bottom.
# Computers wait.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
status-paused = Paused – { turn-inside }.
# A computer thinks.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
status-thinking = { who-first } is thinking…

## hints

# What to play, which other messages use.
# $move (String) - drop or pop.
# $column (Number) - Its column.
hint-play = { $move ->
    [pop] Pop column { $column }
   *[drop] Play column { $column }
}
# A move that wins at once.
# $move (String) - drop or pop.
# $column (Number) - Its column.
hint-wins-now = { hint-play } – you win!
# A move that fills the board.
# $move (String) - drop or pop.
# $column (Number) - Its column.
hint-fills-board = { hint-play }: it fills the board for a draw.
# A move that repeats a position.
# $move (String) - drop or pop.
# $column (Number) - Its column.
hint-repeats = { hint-play }: the same position for the third time makes it a draw.
# A move that stops another player.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $player (String) - The other player: you, computer or named.
# $playerName (String) - The name, of a player who is named.
hint-blocks = { hint-play } to block { who-inside }.
# A move that makes several threats.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $count (Number) - The threats.
hint-threatens-twice = { hint-play }: it threatens to win in { $count ->
    [2] two
    [3] three
   *[other] { $count }
} places at once.
# A move that wins by force.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $moves (Number) - Moves until the win, two or more.
hint-wins-in = { $moves ->
    [one] { hint-play }: it wins by force in 1 move.
   *[other] { hint-play }: it wins by force in { $moves } moves.
}
# All moves lose.
# $move (String) - drop or pop.
# $column (Number) - Its column.
hint-lasts-longest = You can't stop the loss, but { move-inside } holds out longest.
# A move that stops a double threat.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $player (String) - The other player: you, computer or named.
# $playerName (String) - The name, of a player who is named.
# $reply (String) - The other player's move: drop or pop.
# $replyColumn (Number) - Its column.
hint-forestalls = { $reply ->
    [pop] { hint-play }: it stops { who-inside } setting up a double threat by popping column { $replyColumn }.
   *[drop] { hint-play }: it stops { who-inside } setting up a double threat at column { $replyColumn }.
}
# A move that holds the draw.
# $move (String) - drop or pop.
# $column (Number) - Its column.
hint-keeps-draw = { hint-play }: it keeps the draw.
# Where a line lies, which other messages use.
# $place (String) - bottom, row, column or diagonal.
# $row (Number) - The row, of a line in a row.
# $lineColumn (Number) - The column, of a line in a column.
hint-place = { $place ->
    [bottom] along the bottom
    [row] in row { $row }
    [column] in column { $lineColumn }
   *[diagonal] on a diagonal
}
# A move that threatens to win.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $place (String) - Where the line lies: bottom, row, column or diagonal.
# $row (Number) - The row, of a line in a row.
# $lineColumn (Number) - The column, of a line in a column.
hint-threatens = { hint-play }: it threatens to win { hint-place }.
# A move that makes a line longer.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $place (String) - Where the line lies: bottom, row, column or diagonal.
# $row (Number) - The row, of a line in a row.
# $lineColumn (Number) - The column, of a line in a column.
# $discs (Number) - Discs of the line that are there then.
# $count (Number) - Discs that win.
hint-builds = { $move ->
    [pop] { hint-play }: it lines up { $discs } of your { $count }.
   *[drop] { hint-play }: it gives you { $discs } of the { $count } { hint-place }.
}
# A move that keeps most lines open.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $count (Number) - The lines.
hint-most-chances = { hint-play }: it keeps the most chances open ({ $count }).
# The best move by a search.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $moves (Number) - How far the search looked.
hint-looks-best = { $moves ->
    [one] { hint-play }: it looks best, thinking 1 move ahead.
   *[other] { hint-play }: it looks best, thinking { $moves } moves ahead.
}

## analysis

# Shows best play on the board.
analysis-best-line = Best line
# What that is.
analysis-best-line-tip = Show the best line as numbered discs on the board
# What a move is worth.
analysis-draw = Draw
analysis-win = Win
analysis-loss = Loss
# A win, and when.
# $moves (Number) - Moves of the winner.
analysis-win-in = Win in { $moves }
# The same in few letters.
# $moves (Number) - Moves of the winner.
analysis-win-short = Win { $moves }
# A loss, and when.
# $moves (Number) - Moves of the winner.
analysis-loss-in = Loss in { $moves }
# The same in few letters.
# $moves (Number) - Moves of the winner.
analysis-loss-short = Loss { $moves }
# The position is being looked at.
analysis-working = Working it out…
# An estimate.
# $player (String) - Whose chances: you, computer or named.
# $playerName (String) - The name, of a player who is named.
# $chance (String) - As in "62%".
# $searching (String) - yes while the search goes on, else no.
analysis-estimate = { $player ->
    [you] Your
    [computer] The computer's
   *[named] { $playerName }'s
} chances: { $chance }, an estimate{ $searching ->
    [yes] { " " }so far
   *[no] { "" }
}.
# Nobody can force a win.
analysis-draw-if-all-play-well = A draw if everyone plays well.
# A player loses, with three or four at the board.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
analysis-loses = { $player ->
    [you] You lose if the others play well.
   *[other] { who-first } loses if the others play well.
}
# A player can force a win.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
analysis-forces = { who-first } can force a win.
# A player can win now.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
analysis-wins-next = { who-first } can win with the next move.
# A player can force a win, and when.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
# $moves (Number) - Moves of that player, two or more.
analysis-forces-in = { who-first } can force a win in { $moves } moves.

## result

# Another game of the same players.
result-rematch = Rematch
# Closes the result.
result-view-board = View board
# What that is good for.
result-view-board-tip = Review the finished game
# Leads to the set-up.
result-change-set-up = Change set-up
# What can be changed there.
result-change-set-up-tip = Change players or board
# What the button that names the next level is for.
result-next-level-tip = Try the next level?
# Resets the score.
result-reset-score = Reset
# Who goes first in rematches, for screen readers.
result-rematch-starter = Who goes first in rematches
# Starts a game against the next level.
# $level (String) - Its name: "Medium".
result-next-level = Next level: { $level }
# What resetting the score does.
# $score (String) - The new one: "0–0".
result-reset-score-tip = Reset the score to { $score }
# Nobody has won.
result-draw = It's a draw
# Who has won, as a headline.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
result-won = { $player ->
    [you] You win!
    [computer] The computer wins.
   *[named] { $playerName } wins!
}
# Who has won, where there is little room.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
result-brief = { $player ->
    [you] You win
   *[other] { who-first } wins
}
# The same with the score.
# $end (String) - Who has won.
# $score (String) - As in "3–1".
result-brief-score = { $end } ({ $score })
# The same with the hints that were used.
# $end (String) - Who has won, with the score.
# $count (Number) - The hints.
result-brief-hints = { $count ->
    [one] { $end }, 1 hint used
   *[other] { $end }, { $count } hints used
}
# Games won in a row, two or more.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
# $count (Number) - The games.
result-streak = { $player ->
    [you] That's { count-word } wins in a row!
   *[other] { who-first } has won { count-word } in a row.
}
# Kind words for somebody who has just lost.
result-one-move-away = So close – you were one move from winning.
result-last-space = So close – it came down to the very last space.
# The same, where the board was nearly full.
# $count (Number) - Spaces that were left.
result-nearly-full = { $count ->
    [one] So close – only 1 space left to fill.
   *[other] So close – only { $count } spaces left to fill.
}
# How the game was won.
# $lines (String) - The winning lines: "four on a diagonal, columns 3–6".
# $number (Number) - The number of the move.
result-lines = { $lines }, on move { $number }.
# Who has lost by the line that result-lines tells of.
# $player (String) - Who has lost: you, computer or named.
# $playerName (String) - Their name.
result-line-loses = { $player ->
    [you] You have a line, and in misère that loses.
   *[other] { who-first } has a line, and in misère that loses.
}
# What stands between two winning lines.
result-line-separator = { ", and " }
# A winning line.
# $count (Number) - Its discs.
result-line-bottom = { count-word } in a row along the bottom
# A winning line.
# $count (Number) - Its discs.
# $row (Number) - Its row.
result-line-row = { count-word } in a row across row { $row }
# A winning line.
# $count (Number) - Its discs.
# $column (Number) - Its column.
result-line-column = { count-word } stacked in column { $column }
# A winning line.
# $count (Number) - Its discs.
# $from (Number) - Its first column.
# $to (Number) - Its last column.
result-line-diagonal = { count-word } on a diagonal, columns { $from }–{ $to }
# Why it was a draw.
result-repetition = The same position came up three times.
# Why it was a draw.
# $count (Number) - Discs in line that would have won.
result-full = The board is full and nobody connected { count-word }.
# How many hints the only human used.
# $count (Number) - The hints.
result-you-used-hints = { $count ->
    [one] You used one hint.
   *[other] You used { count-word } hints.
}
# How many hints were used by several humans.
# $count (Number) - The hints.
result-hints-used = { $count ->
    [one] One hint was used.
   *[other] { count-word-first } hints were used.
}
# A pop made lines for both.
# $count (Number) - Discs in line that win.
result-both-connected = Both connected { count-word }, and whoever pops wins.
# The same where a line loses.
# $count (Number) - Discs in a line.
result-both-connected-misere = Both connected { count-word }, and whoever pops loses.
# A pop made lines for others too.
# $names (String) - The others, the first of them as at the beginning of a sentence.
# $people (Number) - How many others.
# $count (Number) - Discs in line that win.
result-connected-too-popper = { $names } connected { count-word } too, but whoever pops wins.
# A pop made lines for others only; the first of them in turn order wins.
# $names (String) - The others, the first of them as at the beginning of a sentence.
# $people (Number) - How many others.
# $count (Number) - Discs in line that win.
# $player (String) - The winner: you, computer or named.
# $playerName (String) - The name, of a winner who is named.
result-connected-too-first = { $player ->
    [you] { $names } connected { count-word } too, but you come first after the pop.
   *[other] { $names } connected { count-word } too, but { who-inside } comes first after the pop.
}

## review

# Reviews the game: the button, and the heading of the review.
review-review = Review
# What that is good for.
review-review-tip = See which moves were good, and why
# Why there is no review, in a tooltip.
review-unusual-lines = Only for games by the usual rules about lines
# Reviews a lost game, beginning with the worst mistake.
review-show-mistake = Show my mistake
# What that does.
review-show-mistake-tip = Review the game, starting at your worst mistake
# Ends the review.
review-done = Done
# Goes to the next mistake.
review-next-mistake = Next mistake
# Lets the person find a better move.
review-try-again = Try again
# Shows what would have been better.
review-show-answer = Show answer
# Plays on from the better move.
review-play-on = Play on
# Against whom.
review-play-on-tip = Play the game from here against Perfect
# Lets the review look longer.
review-look-longer = Look longer
# What that is good for.
review-look-longer-tip = Some moves aren't proved yet
# The graph, for screen readers.
review-graph = Who was winning, move by move
# Why there is no next mistake.
review-no-mistakes = No mistakes found
# The same while moves are still being looked at.
review-no-mistakes-yet = No mistakes found so far
# Why there is nothing to try.
review-not-at-mistake = Go to a mistake first
# What that means.
review-kept-tip = A key decision is a turn where some moves lead to a worse result than others. It is right if the move keeps the best result. Unknown: not proved.
# How good a move was, in a word. Nobody would call a move good that loses sooner than it had to, though it gave nothing away.
review-grade-forced = Forced
review-grade-only = Only move
review-grade-best = Best
review-grade-inaccuracy = Inaccuracy
review-grade-good = Good
review-grade-mistake = Mistake
review-grade-blunder = Blunder
# An estimate in the place of a grade.
# $percent (String) - As in "62%".
review-estimate = est. { $percent }
# A move with its grade, for screen readers.
# $written (String) - The move: "p4".
# $mark (String) - Its grade.
review-named = { $written }, { $mark }
# How far the review is.
# $graded (Number) - Moves that are graded.
# $count (Number) - All moves.
review-progress = { $count ->
    [one] Reviewing… { $graded } of 1 move
   *[other] Reviewing… { $graded } of { $count } moves
}
# The review is done.
review-all-proved = Every grade is proved
# The review is done, but not all could be proved.
# $graded (Number) - Moves that are graded.
# $count (Number) - All moves.
review-graded = { $count ->
    [one] { $graded } of 1 move graded
   *[other] { $graded } of { $count } moves graded
}
# Moves of which nothing is proved.
# $count (Number) - The moves.
review-unknown = { $count } unknown
# No turn of a player made a difference.
review-no-decisions = No key decisions
# The same after a name and a colon.
review-no-decisions-inside = no key decisions
# How often a player decided right.
# $kept (Number) - Decisions that were right.
# $count (Number) - All decisions.
review-kept = { $count ->
    [one] { $kept } of 1 key decision right
   *[other] { $kept } of { $count } key decisions right
}
# The same, with moves of which nothing is proved.
# $kept (String) - "3 of 4 key decisions right".
# $unknown (String) - "2 unknown".
review-kept-and-unknown = { $kept }, { $unknown }
# How everybody did.
# $players (String) - "Ada: 3 of 4 key decisions right · Eve: no key decisions".
# $progress (String) - "Every grade is proved".
review-summary = { $players }. { $progress }.
# A move of whom, and which; other messages use it.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
# $number (Number) - The number of the move.
review-numbered = { $player ->
    [you] Your
    [computer] The computer's
   *[named] { $playerName }'s
} move { $number }
# The heading while somebody tries again.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
# $number (Number) - The number of the move.
review-title-retry = { review-numbered }: try again
# The heading at a move.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
# $number (Number) - The number of the move.
# $move (String) - drop or pop.
# $column (Number) - Its column.
review-title-move = { review-numbered }: { move-inside }
# The heading before the first move.
review-title-start = Start of the game
# The worst mistake is not known yet.
review-looking-for-mistake = Looking for your worst mistake…
# The worst mistake was looked for, and there is none.
review-faultless = No mistake of yours was found.
# What to do first.
review-step-through = Step through the moves, or go to the first mistake.
# Heading and text in one.
# $title (String) - The heading.
# $remark (String) - The text.
review-short = { $title }. { $remark }
# The same with a grade.
# $title (String) - The heading.
# $mark (String) - The grade.
# $remark (String) - The text.
review-short-graded = { $title } – { $mark }. { $remark }
# What is said about a move.
review-forced = It was the only legal move.
review-only-draws = It was the only move that keeps the draw.
review-keeps-draw = It keeps the draw.
review-best-loses = Every move loses. This one holds out longest.
review-not-yet = Not looked at yet.
review-nothing-known = Nothing is known of this move.
# What is said of a move with which a match between computers began.
review-opening = It belongs to the opening of the match: no player chose it.
# In how many moves somebody wins, which other messages use; nothing where it isn't known.
# $moves (Number) - The moves; 0 where it isn't known.
review-in-moves = { $moves ->
    [0] { "" }
    [one] { " " }in 1 move
   *[other] { " " }in { $moves } moves
}
# What a move leads to, as a verb, which other messages use.
# $value (String) - win, draw, loss or open.
# $moves (Number) - In how many moves; 0 where it isn't known.
review-leads-to = { $value ->
    [win] wins{ review-in-moves }
    [draw] draws
    [loss] loses{ review-in-moves }
   *[open] isn't proved
}
# A move, and no other, wins.
# $value (String) - win.
# $moves (Number) - In how many moves; 0 where it isn't known.
review-only-wins = It was the only move that wins{ review-in-moves }.
# A move wins as fast as can be.
# $value (String) - win.
# $moves (Number) - In how many moves; 0 where it isn't known.
review-best-wins = It wins{ review-in-moves }: the fastest way.
# A move wins, but others faster.
# $moves (String) - Those moves: "column 3 and column 5".
# $count (Number) - How many they are; 0 where they aren't known.
review-good-wins = { $count ->
    [0] It still wins, but another move wins sooner.
    [one] It still wins, but { $moves } wins sooner.
   *[other] It still wins, but { $moves } win sooner.
}
# A move loses as all do, but others later.
# $moves (String) - Those moves: "column 3 and column 5".
# $count (Number) - How many they are; 0 where they aren't known.
review-good-loses = { $count ->
    [0] Every move loses, but another move holds out longer.
    [one] Every move loses, but { $moves } holds out longer.
   *[other] Every move loses, but { $moves } hold out longer.
}
# There is only an estimate.
# $percent (String) - As in "62%".
review-estimated = Not proved. The estimate for the player who moved is { $percent }.
# What a move leads to is known, but nothing of the others.
# $value (String) - win, draw, loss or open.
# $moves (Number) - In how many moves; 0 where it isn't known.
review-unproved = It { review-leads-to }. Whether another move was better isn't proved.
# What a mistake gave away.
# $was (String) - What the best move led to: win, draw, loss or open.
# $now (String) - What the mistake led to: win, draw, loss or open.
review-became = { $was ->
    [win] A win
    [draw] A draw
    [loss] A loss
   *[open] An open game
} became { $now ->
    [win] a win
    [draw] a draw
    [loss] a loss
   *[open] an open game
}.
# What would have been better.
# $moves (String) - "column 3 and column 5".
review-better = Better: { $moves }.
# What to do while somebody tries again.
# $player (String) - Whose move it is: you, computer or named.
# $playerName (String) - The name, of a player who is named.
# $move (String) - The mistake: drop or pop.
# $column (Number) - Its column.
review-retry = { turn-first }: find the best move instead of { move-inside }.
# A move that was tried is looked at.
# $move (String) - drop or pop.
# $column (Number) - Its column.
review-retry-checking = Checking { move-inside }…
# A move that was tried is right.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $value (String) - win, draw, loss or open.
# $moves (Number) - In how many moves; 0 where it isn't known.
# $slower (String) - yes where another move would have been faster, else no.
review-retry-right = { $slower ->
    [yes] That's right! { move-first } { review-leads-to }, though not as soon as possible.
   *[no] That's right! { move-first } { review-leads-to }.
}
# The mistake was tried again.
review-retry-same = That's the move that was played. Try another.
# A move that was tried is wrong.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $value (String) - win, draw, loss or open.
# $moves (Number) - In how many moves; 0 where it isn't known.
review-retry-wrong = Not that one: { move-inside } { review-leads-to }.
# What to do then.
review-retry-another = Try another.
# Nothing could be proved of a move that was tried.
# $move (String) - drop or pop.
# $column (Number) - Its column.
review-retry-open = { move-first } can't be proved in time. Try another, or look at the answer.

## mistakes

# Why a move was a mistake. The move that would have been better is $move and $column, the other player is $player.
# $move (String) - drop or pop.
# $column (Number) - Its column.
mistake-missed-win = { move-first } would have won at once.
# The other player can win at once.
# $player (String) - The other player: you, computer or named.
# $playerName (String) - The name, of a player who is named.
# $reply (String) - The other player's move: drop or pop.
# $replyColumn (Number) - Its column.
mistake-missed-block = { $reply ->
    [pop] It didn't stop { who-inside }, who can win at once by popping column { $replyColumn }.
   *[drop] It didn't stop { who-inside }, who can win at once in column { $replyColumn }.
}
# The other player wins on top of the disc.
# $player (String) - The other player: you, computer or named.
# $playerName (String) - The name, of a player who is named.
mistake-poisoned = It let { who-inside } win on top of it.
# A pop made a line of the other player.
# $player (String) - The other player: you, computer or named.
# $playerName (String) - The name, of a player who is named.
mistake-pop-gives-line = The pop dropped discs of { who-inside } into a line.
# A pop lets the other player win at once.
# $player (String) - The other player: you, computer or named.
# $playerName (String) - The name, of a player who is named.
# $reply (String) - The other player's move: drop or pop.
# $replyColumn (Number) - Its column.
mistake-pop-lets-win = { $reply ->
    [pop] The pop let { who-inside } win at once by popping column { $replyColumn }.
   *[drop] The pop let { who-inside } win at once in column { $replyColumn }.
}
# The other player can make a double threat.
# $player (String) - The other player: you, computer or named.
# $playerName (String) - The name, of a player who is named.
# $reply (String) - The other player's move: drop or pop.
# $replyColumn (Number) - Its column.
mistake-allows-double-threat = { $reply ->
    [pop] { who-first } can reply by popping column { $replyColumn } and threaten to win in more than one place at once.
   *[drop] { who-first } can reply in column { $replyColumn } and threaten to win in more than one place at once.
}
# A double threat was missed.
# $move (String) - drop or pop.
# $column (Number) - Its column.
mistake-missed-double-threat = { move-first } would have threatened to win in more than one place at once.
# The other player wins by threats.
# $player (String) - The other player: you, computer or named.
# $playerName (String) - The name, of a player who is named.
# $moves (String) - The moves: "4 4 3".
mistake-allows-threats = { who-first } can win with a series of threats that leave a single reply each: { $moves }.
# A win by threats was missed.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $moves (String) - The moves: "4 4 3".
mistake-missed-threats = { move-first } would have started a series of threats that leave a single reply each: { $moves }.
# The other player can fill a space of value.
# $player (String) - The other player: you, computer or named.
# $playerName (String) - The name, of a player who is named.
# $mover (String) - Who made the mistake: you, computer or named.
# $moverName (String) - The name of a mover who is named.
mistake-gives-up-threat = It let { who-inside } fill the space above it, where one more disc would have won for { $mover ->
    [you] you
    [computer] the computer
   *[named] { $moverName }
}.
# The mover will have to give the game away.
# $player (String) - The other player: you, computer or named.
# $playerName (String) - The name, of a player who is named.
# $mover (String) - Who made the mistake: you, computer or named.
# $moverName (String) - The name of a mover who is named.
mistake-zugzwang = In the end { $mover ->
    [you] you
    [computer] the computer
   *[named] { $moverName }
} will run out of safe moves: every move left will let { who-inside } win.
# The other player would have had to give the game away.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $player (String) - The other player: you, computer or named.
# $playerName (String) - The name, of a player who is named.
mistake-missed-zugzwang = After { move-inside }, { who-inside } would have run out of safe moves in the end.
# Another move was better.
# $move (String) - drop or pop.
# $column (Number) - Its column.
mistake-better = { move-first } was better.
# Another move was better, with what follows.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $moves (String) - The moves: "4 4 3".
mistake-better-line = { move-first } was better: { $moves }.

## games

# The dialog with games to open.
games-open-game = Open game
# Asks the desktop for a file.
games-open-file = Open file…
# Opens the game on the clipboard.
games-paste = Paste game
# What that does.
games-paste-tip = Open the game on the clipboard
# The group of autosaved games.
games-recent = Recent games
# The group of games saved under a name.
games-saved = Saved games
# The list is being loaded.
games-loading = Loading games…
# The list is empty.
games-none = No games yet. Every game you play is saved here automatically.
# The game is the one that is played.
games-is-open = This game is already open
# Another window plays the game.
games-is-elsewhere = Open in another window
# What files of games are called in dialogs of the desktop.
games-files = Connect-N games
# Files of any kind there.
games-all-files = All files
# Why a game of the list can't be opened, in a few words.
games-unreadable = Can't open this file
# A board with pops.
# $size (String) - "7 × 6".
games-popout = PopOut { $size }
# How many discs in line win.
# $connect (Number) - The discs.
games-connect = Connect { $connect }
# A game of more than two players.
# $count (Number) - The players.
games-players = { $count } players
# A game of two players; also the name of its file. In the terminal, of more players too.
# $first (String) - A name, or the players before the next one in the same words.
# $second (String) - A name.
games-versus = { $first } vs { $second }
# A limit of time.
# $seconds (Number) - For a move.
games-time-per-move = { $seconds } s per move
# A limit of time.
# $minutes (String) - For the game: "5" or "1:30".
# $seconds (Number) - That each move adds.
games-time-per-game = { $minutes } min + { $seconds } s
# How long a game is.
# $count (Number) - The moves.
games-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
# Who has won, inside a sentence.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
games-won = { who-inside } won
# Nobody has won, inside a sentence.
games-draw = draw
# In the place of a date: the game that is played.
games-current = Current game
# A part of the file can't be read.
games-damaged = damaged
# Why a file can't be opened.
# $reason (String) - A sentence.
games-unreadable-because = Can't open this file: { $reason }
# How long ago.
games-just-now = just now
# How long ago.
# $count (Number) - Minutes.
games-minutes-ago = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
# How long ago.
# $count (Number) - Hours.
games-hours-ago = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
# How long ago.
# $count (Number) - Days.
games-days-ago = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
}
# The board of a puzzle with pops.
# $size (String) - "7 × 6".
games-popout-board = { $size } PopOut

## how to play

# What leads to them, and their title.
how-how-to-play = How to play
# Goes to the next one.
how-next = Next
# Leaves them before their end.
how-skip = Skip
# Starts a game after the last one.
how-play = Play a game
# Why there is no way on yet.
how-move-first = Make the move first
# What a step is about.
how-drop-title = Drop a disc
how-connect-title = Connect four
how-block-title = Block
how-pop-title = PopOut
how-fall-title = Let them fall
how-both-title = Four for both
# What to do, or how it went.
how-drop-asked = Click a column, or type its number. Your disc falls to the lowest free space.
how-drop-done = That's a turn. Then it's your opponent's.
how-connect-asked = Four in a row wins: across, up or on a diagonal. You have three – finish the line.
how-connect-try-again = Not that one. Put your disc at either end of your three in the bottom row.
how-connect-done = Four in a row – you win!
how-block-asked = Your opponent has three stacked up and is about to win. Block them.
how-block-try-again = They would win next turn. Drop your disc on top of their three.
how-block-done = Blocked. Always look at what your opponent threatens.
how-pop-asked = In PopOut you can also take one of your own discs out of the bottom row. Click a mark under the board, or press Shift and its column number.
how-pop-asked-by-mouse = In PopOut you can also take one of your own discs out of the bottom row. Click a mark under the board.
how-pop-try-again = That's a drop. To pop, click under the board, below a column with your disc at its foot.
how-pop-done = It drops out, and everything above it falls by one.
how-fall-asked = What falls can make a line. Pop the column whose discs will give you four in a row.
how-fall-try-again = Look at the second row: you have three. Pop column 4, and your disc falls in beside them.
how-fall-done = It fell into place – you win!
how-both-asked = A pop can make four for both of you. Then whoever pops wins. Pop column 4.
how-both-try-again = Pop column 4: click under it.
how-both-done = Both have four, but you popped – you win! That's all there is to know.
# Which of the first steps is shown.
# $number (Number) - Its number.
# $count (Number) - How many there are.
how-place = Step { $number } of { $count }

## lessons

# What leads to them, and the title of their list.
lessons-lessons = Lessons
# Opens the list.
lessons-choose = Lessons…
# What a lesson is about.
lessons-double-threat-title = Two threats at once
lessons-poisoned-space-title = Look at the space above
lessons-forcing-title = Force the replies
lessons-zugzwang-title = When moves run out
lessons-odd-and-even-title = Odd and even rows
lessons-follow-up-title = Answer on top
lessons-falling-lines-title = Lines that fall
lessons-quiet-pop-title = The quiet pop
# What to look for in a position.
lessons-double-threat-1 = A threat is a space where you would win next. Your opponent can fill one, but not two. Make three in a row with both ends open.
lessons-double-threat-2 = It works in any row, as long as discs can land at both ends. Which column gives you three with two open ends?
lessons-double-threat-3 = The two threats may lie in different lines. Find the disc that is part of both.
lessons-poisoned-space-1 = Column 5 would give you three in a row – but your opponent lands on top of it and wins. Such a space is poisoned. Find another move that makes use of it.
lessons-poisoned-space-2 = Before you drop a disc, look at the space above it. One column here is poisoned. Which move makes two threats and leaves it alone?
lessons-poisoned-space-3 = Again one column lets your opponent win on top of your disc. Leave it alone, and make threats elsewhere.
lessons-forcing-1 = A threat has to be answered, so you choose where your opponent plays. Make a threat whose answer lets you make two.
lessons-forcing-2 = Look for a move that threatens to win at once, and see what the board looks like after the only answer.
lessons-forcing-3 = One threat after another, and each answer is forced. Find the first.
lessons-zugzwang-1 = Two columns are left, and whoever plays first in column 5 gives the game away. Count the free spaces in the other one: who will have to?
lessons-zugzwang-2 = Three columns are left, and nobody wants to play first in column 4. Use the safe moves so that your opponent runs out of them.
lessons-zugzwang-3 = Nobody wants to open column 7. Count the safe moves in the other columns, and keep the last one for yourself.
lessons-odd-and-even-1 = You went first. When all other columns are full, your opponent has to play in row 2 of the last one, and you get row 3. Your winning space is in row 3 of column 5: play elsewhere.
lessons-odd-and-even-2 = You went second, so even rows of the last column are yours. Your winning space is in row 4 of column 4. Don't hurry.
lessons-odd-and-even-3 = You went second again, and row 4 of column 3 wins. Fill the other columns so that your opponent has to open that one.
lessons-follow-up-1 = You went second. If every column has an even number of free spaces, you can answer each move on top of it, and even rows are all yours. Begin where the number is odd.
lessons-follow-up-3 = Here answering on top doesn't win, but it can't lose: your opponent gets no even row. Hold the draw.
lessons-falling-lines-1 = In PopOut, think of where discs will be when a column falls by one. Stop your opponent with the move that lets your next pop make four.
lessons-falling-lines-2 = One drop both stops your opponent and prepares a pop. What falls into line when that column loses its lowest disc?
lessons-falling-lines-3 = Make a threat that can't be blocked by a drop: nobody can stop a column of yours from falling.
lessons-quiet-pop-1 = No drop wins here, but a pop does, though not at once. It moves a whole column down, and with it your threats.
lessons-quiet-pop-2 = Your opponent threatens to win. A pop can break a line as well as make one. Only one move is right.
lessons-quiet-pop-3 = Every drop fails. Look at each of your discs in the bottom row: which pop leaves you better off?
# What a lesson comes to.
lessons-double-threat-learnt = Two threats, and only one could be stopped.
lessons-poisoned-space-learnt = Never play right under a space where your opponent wins. Yours are worth keeping for the same reason.
lessons-forcing-learnt = Every threat had to be answered, until there was one too many.
lessons-zugzwang-learnt = Your opponent had to play where you wanted. Having to move when every move is bad is called zugzwang.
lessons-odd-and-even-learnt = Threats on odd rows suit whoever went first, threats on even rows the other: they win when columns fill up.
lessons-follow-up-learnt = Answering on top is called claimeven: the second player can claim every even row.
lessons-falling-lines-learnt = After a pop the whole column falls, and lines appear where there were none.
lessons-quiet-pop-learnt = A pop that wins nothing at once can still be the strongest move.
# Which position of which lesson it is.
# $lesson (String) - "Lesson 1: Two threats at once".
# $number (Number) - Which position.
# $count (Number) - How many there are.
lessons-about = { $lesson } · { $number } of { $count }
# A lesson.
# $number (Number) - Its number.
# $title (String) - What it is about.
lessons-heading = Lesson { $number }: { $title }
# How many positions a lesson has.
# $count (Number) - The positions.
lessons-positions = { $count } positions
# All positions of a lesson are solved.
lessons-done = Done
# How many positions of a lesson are solved.
# $solved (Number) - Those.
# $count (Number) - All.
lessons-solved = { $solved } of { $count } solved
# How many positions of all lessons are solved.
# $solved (Number) - Those.
# $count (Number) - All.
lessons-so-far = Lessons: { $solved } of { $count } positions solved

## puzzles

# What leads to them, and their title.
puzzles-puzzles = Puzzles
# They are being read.
puzzles-reading = Loading puzzles…
# One is solved: over the board, and the head of what is said about it.
puzzles-solved = Solved!
# Goes to another puzzle.
puzzles-skip = Skip
# What that costs.
puzzles-skip-tip = If you skip after a right move, the puzzle counts as not solved
# Goes to another puzzle after this one.
puzzles-next = Next puzzle
# Takes back a wrong move.
puzzles-try-again = Try again
# Shows how it is solved.
puzzles-solution = Solution
# Opens the choice of other puzzles, where it has no room beside the board.
puzzles-choose = Choose…
# Its title.
puzzles-choose-title = Choose a puzzle
# Which boards, for screen readers.
puzzles-boards = Boards
# The puzzle of the day.
puzzles-of-the-day = Puzzle of the day
# Why none can be solved again.
puzzles-none-due = Puzzles you didn't solve come back here after a day or more
# What a hint does here.
puzzles-hint-tip = First a clue, then a right move; with either, the puzzle counts as not solved
# Why there is no hint.
puzzles-hints-on-your-move = Hints are available when it's your move
# A first hint, which doesn't say the move: it completes a line.
puzzles-clue-wins-now = One move wins at once.
# It stops the opponent.
puzzles-clue-stops = Look at what your opponent threatens to do next.
# It makes two threats.
puzzles-clue-two-threats = Look for a move that threatens to win in two places at once.
# It threatens to win, and one reply alone is against that.
puzzles-clue-one-reply = Look for a move that leaves only one reply.
# It is a pop.
puzzles-clue-pop = This time it's a pop.
# It is a drop into one of two columns.
# $first (Number) - The left one.
# $second (Number) - The right one.
puzzles-clue-columns = Play column { $first } or column { $second }.
# Which boards puzzles are on.
puzzles-boards-all = All
puzzles-boards-classic = 7 × 6
puzzles-boards-pop-out = PopOut
puzzles-boards-others = Others
# Puzzles that have come back.
# $count (Number) - How many.
puzzles-due = { $count ->
    [0] To repeat
   *[other] To repeat ({ $count })
}
# How hard a puzzle is, and its board.
# $rating (Number) - As of chess players.
# $board (String) - "7 × 6 PopOut".
puzzles-about = Puzzle rated { $rating } · { $board }
# A board on which more or fewer than four discs in line win.
# $board (String) - "7 × 6 PopOut".
# $connect (Number) - The discs.
puzzles-board-connect = { $board }, connect { $connect }
# How strong the solver is.
# $rating (String) - As of chess players.
# $deviation (String) - How sure that is.
# $changed (String) - yes where it has just changed, else no.
# $change (String) - By how much: "+12".
puzzles-rating = { $changed ->
    [yes] Your rating: { $rating } ± { $deviation } ({ $change })
   *[no] Your rating: { $rating } ± { $deviation }
}
# Nothing was solved lately.
puzzles-no-streak = No streak yet
# Puzzles that were solved one after the other, and days on which some were.
# $puzzles (Number) - The puzzles.
# $days (Number) - The days.
puzzles-streak = Streak: { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
}, { $days ->
    [one] 1 day
   *[other] { $days } days
}
# The file with the progress was damaged.
# $file (String) - Its copy.
puzzles-damaged = Your progress was damaged, so it starts over. The old file is kept as { $file }.
# There is no place for it.
puzzles-no-folder = Your progress isn't kept: this system has no folder for it.
# Another program has it.
# $file (String) - The file.
puzzles-busy = Your progress isn't kept: another program is using { $file }.
# It can't be written.
# $problem (String) - A sentence.
puzzles-not-kept = Your progress isn't kept. { $problem }
# The heads of what is said.
puzzles-wrong = Not that one
puzzles-the-solution = The solution
# What to find.
# $colour (String) - Whose turn it is: "Red".
puzzles-task-win = { $colour } to move wins
# The same.
# $colour (String) - Whose turn it is: "Red".
# $moves (Number) - In how many moves.
puzzles-task-win-in = { $moves ->
    [one] { $colour } to move wins in 1 move
   *[other] { $colour } to move wins in { $moves } moves
}
# The same.
# $colour (String) - Whose turn it is: "Red".
puzzles-task-hold = { $colour } to move holds the draw
# A move was right.
# $colour (String) - The opponent's colour.
# $move (String) - The opponent's move: drop or pop.
# $column (Number) - Its column.
puzzles-right = { $move ->
    [pop] Right! { $colour } pops column { $column }. Go on.
   *[drop] Right! { $colour } answers with column { $column }. Go on.
}
# What to do, or how it went.
puzzles-find-win = Find the one move that wins, and play it out to the end.
puzzles-find-draw = Find the one move that doesn't lose, and play on until the board is full.
puzzles-unproved = That couldn't be checked in time. Try another move.
puzzles-proving = Let's see…
puzzles-seeking-solution = Looking for the solution…
puzzles-solution-win = This is how it wins against the best defence.
puzzles-solution-draw = This is how the draw is held.
puzzles-first-try = At the first try, against the best defence.
puzzles-later-try = You'll see it again, to solve it at the first try.
# A wrong move draws.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $colour (String) - The opponent's colour.
puzzles-only-draws = { move-first } only draws.
# A wrong pop makes a line of the opponent.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $colour (String) - The opponent's colour.
puzzles-gives-line = { move-first } loses: it completes a line for { $colour }.
# How the opponent answers, which other messages use.
# $colour (String) - The opponent's colour.
# $reply (String) - drop or pop.
# $replyColumn (Number) - Its column.
puzzles-answer = { $reply ->
    [pop] { $colour } pops column { $replyColumn }
   *[drop] { $colour } plays column { $replyColumn }
}
# A wrong move draws.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $colour (String) - The opponent's colour.
# $reply (String) - The opponent's answer: drop or pop.
# $replyColumn (Number) - Its column.
puzzles-only-draws-after = { move-first } only draws: { puzzles-answer }.
# A wrong move loses at once.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $colour (String) - The opponent's colour.
# $reply (String) - The opponent's answer: drop or pop.
# $replyColumn (Number) - Its column.
puzzles-loses-at-once = { move-first } loses: { puzzles-answer } and wins.
# A wrong move loses later.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $colour (String) - The opponent's colour.
# $reply (String) - The opponent's answer: drop or pop.
# $replyColumn (Number) - Its column.
# $moves (Number) - In how many moves, two or more.
puzzles-loses-in = { move-first } loses: { puzzles-answer } and wins in { $moves } moves.
# A wrong move loses some time.
# $move (String) - drop or pop.
# $column (Number) - Its column.
# $colour (String) - The opponent's colour.
# $reply (String) - The opponent's answer: drop or pop.
# $replyColumn (Number) - Its column.
puzzles-loses = { move-first } loses: { puzzles-answer }, and the win can't be stopped.

## editor

# Its title, and what leads to it.
editor-edit-board = Edit board
# What leads to it from the set-up.
editor-edit-board-item = Edit board…
# The same from a game.
editor-edit = Edit…
# What that does.
editor-edit-tip = Change the board, and play on from there
# Whose discs are dropped.
editor-disc = Disc
# Who will be to move.
editor-to-move = To move
# Takes all discs away.
editor-clear = Clear
# Copies the board as text.
editor-copy = Copy
# Begins a game from it.
editor-play = Play from here
# How discs are placed.
editor-how-drop = Click a column to drop a disc.
# How they are taken away.
editor-how-remove = To remove one, right-click it, or press Shift and the number of the column.
# The same, where other keys do it.
editor-how-remove-by-mouse = To remove one, right-click it.
# Which key changes the colour of the discs.
# $key (String) - The key.
editor-how-colour = { $key } changes the colour.
# Why nothing can be undone.
editor-nothing-to-undo = Nothing to undo
# Why nothing can be cleared.
editor-empty = The board is empty
# Why the board is of no use.
editor-impossible = This board isn't possible
# Why no game can begin.
editor-over = The game would be over
# What is to be said of the board.
# $colour (String) - Who is to move: "Red".
editor-state-open = { $colour } to move.
# The same.
# $colour (String) - Who is to move: "Red".
editor-state-unbalanced = { $colour } to move. No game leads here: the numbers of discs don't match. You can still play on.
# The same.
# $colour (String) - Who has a line: "Red".
editor-state-won = { $colour } already has a line: the game would be over.
# The same.
editor-state-full = The board is full: the game would be over.
# The same.
# $colours (String) - Who have lines: "Red and Yellow".
editor-state-both = Not possible: { $colours } both have a line.
# The same.
# $problem (String) - What is wrong.
editor-state-impossible = Not possible: { $problem }.

## explorer

# Its title.
explorer-title = Explore openings
# What leads to it.
explorer-explore = Explore…
# What that does.
explorer-explore-tip = See what each move leads to, and how often you played it
# Begins a game.
explorer-play = Play from here
# Goes back to the start.
explorer-start = To start
# What the numbers of the table are.
explorer-counts = Games, mirrored or not (won-drawn-lost)
# Why no move can be taken back, and why there is no start to go back to.
explorer-at-start = This is the start
# Why no move can be made again.
explorer-nothing-to-redo = Nothing to redo
# Why no game can begin.
explorer-over = The game is over
# The headings of the table.
explorer-heading-move = Move
explorer-heading-value = Value
explorer-heading-people = People
explorer-heading-computers = Computers
# No move has been made.
explorer-no-moves = No moves yet
# Whose turn it is.
# $colour (String) - The player's colour: "Red".
explorer-to-move = { $colour } to move
# Who has won.
# $colour (String) - The player's colour: "Red".
explorer-wins = { $colour } wins
# An estimate.
# $percent (String) - As in "62%".
explorer-about = about { $percent }
# A line of the table, for screen readers.
# $written (String) - The move: "p4".
# $value (String) - What it is worth: "Win in 5".
# $people (String) - How often people played it: "12 (7-1-4)".
# $computers (String) - How often computers did.
explorer-line = { $written }: { $value }, people { $people }, computers { $computers }

## findings

# A player has found that it wins.
# $moves (Number) - In how many moves of the winner.
findings-wins = { $moves ->
    [one] Wins in 1 move
   *[other] Wins in { $moves } moves
}
# A player has found that it loses.
# $moves (Number) - In how many moves of the winner.
findings-loses = { $moves ->
    [one] Loses in 1 move
   *[other] Loses in { $moves } moves
}
# A player has found nothing better than a draw, or nothing.
findings-draws = Draws
findings-undecided = Undecided
# What a player has found, and how much it has searched.
# $value (String) - "Wins in 5 moves".
# $counts (String) - "4,711 states".
findings-verdict = { $value } ({ $counts })
# Positions that were searched.
# $count (Number) - The positions.
# $grouped (String) - The same number with its thousands apart.
findings-states = { $count ->
    [one] 1 state
   *[other] { $grouped } states
}
# The same with the share of the whole.
# $states (String) - "4,711 states".
# $percent (String) - As in "3%".
findings-searched = { $states }, { $percent } searched
# A share that is small.
# $percent (String) - As in "1%".
findings-under = under { $percent }

## bots

# Asks the player that has failed once more.
bots-try-again = Try again
# Agrees to run the command of a bot.
bots-run = Run this bot
# The computer takes the seat.
bots-computer-plays = Let the computer play
# The human takes the seat.
bots-i-play = I'll play
# How strong that computer is, for screen readers.
bots-level = Computer level
# The question whether to run a bot, and what to know first.
bots-run-question = Run this bot?
bots-run-warning = This saved game uses it as a player. It runs with your full permissions; only run it if you trust it.
# A player doesn't move.
# $player (String) - you, computer or named.
# $playerName (String) - The name, of a player who is named.
bots-stopped = { who-first } stopped
# What there is to do then.
bots-paused = The game is paused. Try again or choose a replacement.
# The same.
# $file (String) - Where errors are written.
bots-paused-log = The game is paused. Try again or choose a replacement. Any error output is in { $file }.
# What a player did wrong.
# $bot (String) - Its name.
# $written (String) - The move: "p4".
# $reason (String) - Why it is illegal, as part of a sentence.
bots-fault-illegal = { $bot } made an illegal move ({ $written }): { $reason }.
# The same.
# $bot (String) - Its name.
# $taken (String) - "5 s".
# $allowed (String) - "2.9 s".
bots-fault-late = { $bot } took too long ({ $taken }; limit { $allowed }).
# The same.
# $bot (String) - Its name.
# $problem (String) - A message of the program.
bots-fault-crashed = { $bot } crashed: { $problem }.
# The same.
# $bot (String) - Its name.
# $problem (String) - A message of the system.
bots-fault-not-started = { $bot } couldn't be started: { $problem }.
# The same.
# $bot (String) - Its name.
# $status (String) - "exit status 3", or "exit status 1, ValueError: no idea".
bots-fault-ended = { $bot } quit unexpectedly ({ $status }).
# The same.
# $bot (String) - Its name.
# $question (String) - What it was told: "move 100".
# $allowed (String) - "2.9 s".
bots-fault-silent = { $bot } didn't answer "{ $question }" within { $allowed }.
# The same.
# $bot (String) - Its name.
# $question (String) - What it was told: "move 100".
# $answer (String) - What it said.
# $problem (String) - What is wrong with that.
bots-fault-invalid = { $bot } sent an invalid answer to "{ $question }": "{ $answer }" ({ $problem }).
# The same.
# $bot (String) - Its name.
# $line (String) - What it said.
bots-fault-unexpected = { $bot } sent unexpected output: { $line }
# The same.
# $bot (String) - Its name.
# $bytes (Number) - How long a line may be.
bots-fault-long-line = { $bot } sent a line of more than { $bytes } bytes.
# The same.
# $bot (String) - Its name.
bots-fault-closed = { $bot } closed its output.
# The same.
# $bot (String) - Its name.
# $allowed (String) - "10 s".
bots-fault-would-not-quit = { $bot } didn't quit within { $allowed } and was stopped.
# The same.
# $bot (String) - Its name.
# $count (Number) - Processes.
bots-fault-left-behind = { $count ->
    [one] { $bot } left a process running, which was stopped.
   *[other] { $bot } left { $count } processes running, which were stopped.
}
# The same.
# $bot (String) - Its name.
bots-fault-stopped = { $bot } was told to stop.

## errors

# Closes the dialog.
errors-ok = OK
# A crash has no message.
errors-no-reason = no reason given
# A gamepad was unplugged.
errors-pad-gone = The gamepad was unplugged. The game goes on by keyboard and mouse.
# A file can't be written because another window has locked it.
errors-other-window-writes = another window writes it
# Why a move can't be made now.
refused-game-over = The game is over.
# The same.
# $column (Number) - The column.
# $columns (Number) - How many there are.
refused-no-such-column = There is no column { $column } – the columns are 1–{ $columns }.
# The same.
# $column (Number) - The column.
refused-column-full = Column { $column } is full – try another.
# The same.
refused-not-popout = You can only pop in PopOut.
# The same.
# $column (Number) - The column.
refused-column-empty = Column { $column } is empty – there is nothing to pop.
# The same.
refused-not-your-disc = You can only pop your own disc – this one isn't yours.
# Why a move in a file or of a bot is illegal, as part of a sentence.
illegal-game-over = the game is over
# The same.
# $column (String) - The column.
# $columns (Number) - How many there are.
illegal-no-such-column = there is no column { $column }, the columns are 1–{ $columns }
# The same.
# $column (Number) - The column.
illegal-column-full = column { $column } is full
# The same.
illegal-not-popout = it is a pop, and this isn't PopOut
# The same.
# $column (Number) - The column.
illegal-column-empty = column { $column } is empty
# The same.
# $column (Number) - The column.
illegal-not-own-disc = the disc at the bottom of column { $column } is another player's
# The answer of a bot, or a text that was typed, is no move. A move is written 4 or p4 in all languages.
notation-not-a-move = not a move; moves look like 4 (drop) or p4 (pop)
# The answer of a bot isn't the only one that is right.
# $text (String) - What it would be: "ready".
answer-expected = expected { $text }
# What went wrong.
# $file (String) - A file.
errors-not-opened = Can't open { $file }
# The same.
# $file (String) - A file.
errors-damaged = Part of { $file } can't be read
# The same.
errors-nothing-to-paste = Nothing to paste
errors-clipboard-empty = There is no text on the clipboard.
errors-not-a-game = That isn't a Connect-N game
errors-cannot-paste = Can't paste
errors-cannot-copy = Can't copy
errors-clipboard-broken = The clipboard doesn't work.
# The same.
# $problem (String) - A message of the system.
errors-clipboard-broken-because = The clipboard doesn't work: { $problem }.
# The same.
errors-not-saved = Game not saved
errors-no-autosave = Autosave isn't working
# What that means.
# $problem (String) - A sentence.
errors-no-autosave-because = { $problem } You can keep playing, but this game will be lost when you quit.
# The same.
errors-no-dialog = Can't show a file dialog
# What to do then.
# $folder (String) - A folder.
errors-drag-or-copy = Drag a file onto this window, or copy it to { $folder } to see it here.
# The same.
errors-drag = Drag a file onto this window to open it.
errors-type-name = Type a name for the game, or a full path.
# What is wrong with a file.
errors-file-missing = The file doesn't exist.
errors-file-no-permission = No permission to read the file.
errors-file-too-large = It is too large for a game: more than 256 KiB.
errors-file-empty = The file is empty.
errors-not-text = This isn't a text file (UTF-8 expected).
# The same.
# $problem (String) - A message of the system.
errors-file-unreadable = The file can't be read: { $problem }.
# The same.
# $number (Number) - Which move.
# $reason (String) - Why, as part of a sentence.
errors-move-impossible = Move { $number } isn't possible: { $reason }.
# The same.
# $text (String) - What stands there.
errors-not-a-move = "{ $text }" isn't a move. Moves look like 4 (drop) or p4 (pop).
# Why a game wasn't saved.
errors-nameless = Type a name for the game.
errors-no-folder = This system has no folder for saved games. Type a full path instead.
# The same.
# $name (String) - A name.
errors-name-taken = "{ $name }" already exists.
# The same.
# $folder (String) - A folder.
errors-disk-full = The disk with { $folder } is full.
# The same.
# $folder (String) - A folder.
errors-folder-no-permission = No permission to write to { $folder }.
# The same.
# $folder (String) - A folder.
# $problem (String) - A message of the system.
errors-folder-unwritable = Can't write to { $folder }: { $problem }.

## keys

# The sheet: what leads to it, and its title.
keys-keys = Keys
# Its heading.
keys-group-board = On the board
keys-group-game = During a game
keys-group-review = In a review
keys-group-puzzles = Puzzles
keys-group-files = Saving and sharing
keys-group-menus = Menus and window
# What an action does. Actions with the same words share a line.
keys-does-drop = Drop in that column (0 is the tenth)
keys-does-pop = Pop that column, in PopOut
keys-does-aim-left = Aim at a column
keys-does-aim-up = Switch between drop and pop, in PopOut
keys-does-play-aim = Play where you aim
keys-does-undo = Undo, redo
keys-does-hint = Show or hide a hint
keys-does-analysis = Show or hide the analysis
keys-does-best-line = Show best play, in the analysis
keys-does-pause = Pause or resume the computers
keys-does-one-move = Let a paused computer make one move
keys-does-previous-move = Previous or next move
keys-does-first-move = Start or end of the game
keys-does-moves = List the moves, from the menu
keys-does-new-game = Restart the game
keys-does-next-level = Try the next level, after a win
keys-does-view-board = Switch between board and result, after a game
keys-does-seat-human = Take over from a bot that stopped
keys-does-seat-computer = Let the computer take over from a bot that stopped
keys-does-review = Review the game
keys-does-show-mistake = Show the worst mistake, or the answer
keys-does-next-mistake = Next mistake
keys-does-try-again = Try a mistake again
keys-does-play-on = Play on from the right move
keys-does-look-longer = Look longer
keys-does-open-game = Open a game
keys-does-save-game = Save the game
keys-does-replace = Replace a game of the same name
keys-does-browse = Choose a file or folder
keys-does-copy-game = Copy the game as text
keys-does-copy-moves = Copy only its moves
keys-does-paste-game = Paste a game
keys-does-play = Play, from the title
keys-does-set-up = Set up a new game
keys-does-customise = Customise the set-up
keys-does-edit-board = Edit the board, from a menu
keys-does-explore = Explore openings, from a menu
keys-does-next-colour = Next colour, in the editor
keys-does-clear-board = Clear the board, in the editor
keys-does-confirm = Press the highlighted button
keys-does-back = Go back
keys-does-menu = Game menu
keys-does-settings = Settings
keys-does-keys = Show these keys
keys-does-how-to-play = How to play, from the title
keys-does-puzzles = Puzzles, from the title
keys-does-lessons = Lessons, from the title or a puzzle
keys-does-next-puzzle = Next puzzle, or skip this one
keys-does-show-solution = Show the solution, after a wrong move
keys-does-puzzle-of-the-day = Puzzle of the day
keys-does-due-puzzle = A puzzle that is due again
keys-does-choose-puzzle = Choose a puzzle, in a small window
keys-does-main-menu = Main menu, from the menu
keys-does-quit = Quit, from the title or the menu
keys-does-fullscreen = Full screen
# Leads to where keys are changed.
keys-change = Change keys…
# The list of all actions with their keys.
keys-change-title = Change keys
# In the place of the key of an action that has none.
keys-none = No key
# What to do for another key.
keys-press = Press the new key, with Ctrl or Shift if you like, or a button of the gamepad.
# Which keys and buttons can't be chosen. Start stands on the button itself.
keys-reserved = Reserved: { key-escape }, { key-tab }, { key-enter }, { key-space } and the arrow keys; on a gamepad the cross, the sticks, A, B, Start and the triggers.
# What is said of a key that has no name.
keys-unusable = That key can't be used. Press another one.
# Leaves an action without a key.
keys-remove = Remove key
# Gives an action the key that it had at first.
keys-usual = Default key
# What is said of keys that other actions have.
# $keys (String) - "H".
# $actions (String) - "Show or hide a hint".
keys-taken = Already in use: { $keys } ({ $actions }).
# Takes the key from them.
keys-take = Use it here
# Leaves it to them.
keys-leave = Leave it
# The question.
keys-restore-question = Restore the default keys?
# Actions of which several share a line above, each on its own.
# $column (Number) - Its number.
keys-drop = Drop in column { $column }
# The same in PopOut.
# $column (Number) - Its number.
keys-pop = Pop column { $column }
# The same.
keys-aim-left = Aim one column left
keys-aim-right = Aim one column right
keys-aim-up = Switch to dropping
keys-aim-down = Switch to popping

## screen reader

# What only a screen reader says. Colours are those of setup-colour-red and its neighbours.

# The board with what is played on it.
# $columns (Number) - Its columns.
# $rows (Number) - Its rows.
# $connect (Number) - Discs in a row that win.
# $pops (String) - yes or no: whether pops are played.
# $misere (String) - yes or no: whether a line loses.
# $cylinder (String) - yes or no: whether the left and right edges are joined.
screen-reader-board = { screen-reader-canvas }, connect { $connect }{ $pops ->
    [yes] , PopOut
   *[no] { "" }
}{ $misere ->
    [yes] , misère
   *[no] { "" }
}{ $cylinder ->
    [yes] , cylinder
   *[no] { "" }
}.
# The board while it is set up.
# $columns (Number) - Its columns.
# $rows (Number) - Its rows.
screen-reader-canvas = Board with { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
} and { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
# An empty cell that the analysis marks.
# $colour (String) - The colour of the disc that would win there.
screen-reader-would-win = { $colour } would win here
# All cells of the board.
screen-reader-cells = Cells
# A column to drop in.
# $column (Number) - Which.
# $fill (String) - empty, some or full: whether there is room in it.
# $count (Number) - Discs in it.
# $colour (String) - The colour of the highest of them.
# $disc (String) - none or some: whether there is one.
screen-reader-column = { $fill ->
    [empty] Column { $column }, empty
    [full] Column { $column }, full, top: { $colour }
   *[some] { $count ->
        [one] Column { $column }, one disc: { $colour }
       *[other] Column { $column }, { $count } discs, top: { $colour }
    }
}
# What pops a column.
# $column (Number) - Which.
# $disc (String) - none or some: whether a disc is in it.
# $colour (String) - The colour of the lowest.
screen-reader-pop = { $disc ->
    [none] Pop column { $column }, empty
   *[some] Pop column { $column }, bottom: { $colour }
}
# What takes the highest disc out of a column while a board is set up.
# $column (Number) - Which.
screen-reader-take-out = Take a disc out of column { $column }
# A cell of the board.
# $column (Number) - Its column.
# $row (Number) - Its row, from the bottom.
# $disc (String) - none or some: whether a disc is in it.
# $colour (String) - The colour of the disc.
# $line (String) - wins or loses: what the line that the disc is part of has decided; otherwise none.
screen-reader-cell = { $disc ->
    [none] Column { $column }, row { $row }, empty
   *[some] { $line ->
        [wins] Column { $column }, row { $row }, { $colour }, winning line
        [loses] Column { $column }, row { $row }, { $colour }, losing line
       *[none] Column { $column }, row { $row }, { $colour }
    }
}
# A disc was dropped.
# $player (String) - Who: you, computer or named.
# $playerName (String) - The name, if it has one.
# $column (Number) - Where.
# $row (Number) - The row in which it landed, from the bottom.
screen-reader-dropped = { who-first }: column { $column }, row { $row }.
# The lowest disc of a column was popped.
# $column (Number) - Which.
screen-reader-popped = Column { $column } popped.
# A move was taken back.
# $column (Number) - The column of the move.
screen-reader-undone = Undone: column { $column }.

## controls

# The minus of a number, for screen readers.
controls-less = less
# The plus of a number, for screen readers.
controls-more = more
# Why a number can't be smaller.
# $number (Number) - The least.
controls-minimum = Minimum { $number }
# Why a number can't be greater.
# $number (Number) - The most.
controls-maximum = Maximum { $number }
# A control with its key.
# $label (String) - What stands on the control.
# $key (String) - What stands on the key.
controls-with-key = { $label } ({ $key })
# Keys that type no character, as in short on a keyboard.
key-escape = Esc
key-enter = Enter
key-space = Space
key-tab = Tab
key-backspace = Backspace
key-delete = Delete
key-insert = Insert
key-home = Home
key-end = End
key-left = Left
key-right = Right
key-up = Up
key-down = Down
key-page-up = PgUp
key-page-down = PgDn
# A key with Shift.
# $key (String) - The key.
key-with-shift = Shift { $key }
# A key with Ctrl.
# $key (String) - The key.
key-with-ctrl = Ctrl { $key }
# A button of a gamepad, among keys.
# $button (String) - What stands on it.
key-on-pad = Pad { $button }

## watching a tournament

# Its title.
watch-title = Tournament
# How far the tournament is.
# $count (Number) - Games that were played.
# $total (Number) - All games.
watch-progress = { $count } of { $total ->
    [one] 1 game
   *[other] { $total } games
} played
# The same where nobody knows how many there will be.
# $count (Number) - Games that were played.
watch-played = { $count ->
    [one] 1 game
   *[other] { $count } games
} played
# Games are being played now.
# $count (Number) - How many.
watch-running = { $count ->
    [one] 1 game
   *[other] { $count } games
} in progress
# Nobody plays now: the tournament is over, or was interrupted.
watch-stopped = No game in progress
# There is no game to show yet.
watch-no-game = Waiting for the first game
# What is shown in the list: who stands where, or the games.
watch-list = Show
# Who stands where.
watch-standings = Standings
# The games.
watch-games = Games
# The headings of the table.
watch-heading-player = Player
watch-heading-points = Points
# Points of a player.
# $points (String) - With decimals or without.
# $count (Number) - Games.
watch-points = { $points } of { $count }
# A line of the table for a screen reader.
# $rank (Number) - The place.
# $name (String) - The player.
# $points (String) - As in "12.5 of 20".
# $rating (String) - As in "+143 ± 88".
watch-standing = { $rank }: { $name }, { $points }, Elo { $rating }
# A player is excluded because of its faults.
watch-out = excluded
# Shows the games that are being played, one after the other.
watch-live = Live
# What that does.
watch-live-tip = Follow the games as they are played
# Why it can't be pressed.
watch-is-live = You are following the games already
# A game in progress.
# $names (String) - Who plays: "Ada vs Grace".
# $number (Number) - The number of its last move.
watch-game-playing = { $names }: move { $number }
# A game that has ended.
# $names (String) - Who played: "Ada vs Grace".
# $result (String) - As in "Ada wins".
watch-game-over = { $names }: { $result }
# Who has won.
# $name (String) - The player.
watch-wins = { $name } wins
# Nobody has won.
watch-draw = Draw
# The move that is shown.
# $number (Number) - Its number.
# $total (Number) - How many there are.
watch-move = Move { $number } of { $total }
