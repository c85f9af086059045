# What the terminal alone says, in German. Comments on messages are in en.ftl.
