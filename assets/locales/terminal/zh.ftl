# What the terminal alone says, in Chinese. Comments on messages are in en.ftl.
