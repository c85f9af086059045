# What the terminal alone says, in Spanish. Comments on messages are in en.ftl.
