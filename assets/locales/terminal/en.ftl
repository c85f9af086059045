# What the terminal alone says, in English: the language that all messages are written in first.
#
# Translations are files beside this one with the same messages; they can name messages of the files above this folder,
# which the window shares. A message whose meaning changes gets a new id. Options, commands, names of players such as
# "search:0.2", moves and the names of files stay as they are in all languages.
