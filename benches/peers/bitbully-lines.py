#!/usr/bin/env python3
"""Reads games of the usual board, a line each, such as `4455`; writes each with the score that BitBully finds, without its
opening book, and the nodes that it took. Needs the package bitbully (AGPL): pip install bitbully."""
import sys

from bitbully import BitBully, Board

solver = BitBully(opening_book=None)
for line in sys.stdin:
    game = line.strip()
    board = Board()
    if not board.play([int(column) - 1 for column in game]):
        sys.exit(f"{game} is no game")
    solver.reset_node_counter()
    score = solver.mtdf(board)
    print(game, score, solver.get_node_counter(), flush=True)
