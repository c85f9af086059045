# What the terminal alone says, in Finnish. Comments on messages are in en.ftl.
