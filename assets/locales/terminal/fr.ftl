# What the terminal alone says, in French. Comments on messages are in en.ftl.
