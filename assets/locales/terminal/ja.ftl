# What the terminal alone says, in Japanese. Comments on messages are in en.ftl.
