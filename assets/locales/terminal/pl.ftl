# What the terminal alone says, in Polish. Comments on messages are in en.ftl.
