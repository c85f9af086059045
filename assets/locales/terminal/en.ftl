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
# $values (String) - What it can be given, with list-separator between.
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
call-not-utf8 = invalid UTF-8 was detected in one or more arguments
# Why a value is wrong: as $why of call-bad-value.
call-not-a-number = it isn't a whole number
call-number-too-large = the number is too large
# $text (String) - The number as it was typed.
# $range (String) - What is possible, such as 1..=16: from 1 to 16.
call-out-of-range = { $text } is not in { $range }
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
