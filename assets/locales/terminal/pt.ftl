# What the terminal alone says, in Portuguese. Comments on messages are in en.ftl.
