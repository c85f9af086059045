# What the terminal alone says, in Arabic. Comments on messages are in en.ftl.
