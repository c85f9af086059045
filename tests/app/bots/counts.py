"""A program whose moves tell how many moves it knows of: after n of them it drops in column n + 1, and so on from 1."""
import sys

for line in sys.stdin:
    word, *rest = line.split()
    if word == "init":
        cols, known = int(rest[2]), 0
        print("ready", flush=True)
    elif word == "name":
        print("Counts", flush=True)
    elif word == "inform":
        known += 1
    elif word == "move":
        print(known % cols + 1, flush=True)
        known += 1
    elif word == "quit":
        break
