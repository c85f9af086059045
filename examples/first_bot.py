import sys
import time


class TimeUp(Exception):
    pass


class Game:
    def __init__(self, colour, rows, cols, connect, variant, players):
        self.colour, self.rows, self.cols = int(colour), int(rows), int(cols)
        self.connect, self.players = int(connect), int(players)
        # Each column is a list of colours from the bottom up.
        self.columns = [[] for _ in range(self.cols)]

    def play(self, colour, move):
        column = self.columns[int(move.strip("dp")) - 1]
        if move.startswith("p"):
            column.pop(0)
        else:
            column.append(colour)

    def free(self):
        """The columns that are not full, from the middle outwards."""
        free = [col for col in range(self.cols) if len(self.columns[col]) < self.rows]
        return sorted(free, key=lambda col: abs(2 * col + 1 - self.cols))

    def has(self, colour, col, row):
        return 0 <= col < self.cols and 0 <= row < len(self.columns[col]) and self.columns[col][row] == colour

    def wins(self, colour, col):
        """Whether a disc of this colour makes a line where it lands in this column."""
        row = len(self.columns[col])
        for right, up in (1, 0), (0, 1), (1, 1), (1, -1):
            length = 1
            for sign in 1, -1:
                step = sign
                while self.has(colour, col + step * right, row + step * up):
                    length, step = length + 1, step + sign
            if length >= self.connect:
                return True
        return False

    def value(self, colour, depth):
        """1 if I win within so many moves, -1 if somebody else does, 0 if nobody can force it. `colour` is to move."""
        if time.monotonic() > self.deadline:
            raise TimeUp
        free = self.free()
        if depth == 0 or not free:
            return 0
        is_me = colour == self.colour
        if any(self.wins(colour, col) for col in free):
            return 1 if is_me else -1
        results = []
        for col in free:
            self.columns[col].append(colour)
            results.append(self.value(colour % self.players + 1, depth - 1))
            self.columns[col].pop()
            if results[-1] == (1 if is_me else -1):
                break
        return max(results) if is_me else min(results)

    def value_after(self, col, depth):
        if self.wins(self.colour, col):
            return 1
        self.columns[col].append(self.colour)
        result = self.value(self.colour % self.players + 1, depth - 1)
        self.columns[col].pop()
        return result

    def choose(self, milliseconds):
        self.deadline = time.monotonic() + min(milliseconds / 1000 * 0.4, 1)
        board = [list(column) for column in self.columns]
        best = self.free()[0]
        try:
            for depth in range(1, self.rows * self.cols + 1):
                values = {col: self.value_after(col, depth) for col in self.free()}
                # The first of the best: the one nearest to the middle.
                found = max(values, key=values.get)
                if values[found] == -1:
                    break  # Everything loses: keep the move that held out longest.
                best = found
                print("info eval", values[best], "depth", depth, "line", best + 1, flush=True)
                if values[best] == 1:
                    break
        except TimeUp:
            self.columns = board
        return str(best + 1)


for line in sys.stdin:
    word, *rest = line.split()
    if word == "init":
        game = Game(*rest[:6])
        print("ready", flush=True)
    elif word == "name":
        print("First", flush=True)
    elif word == "inform":
        game.play(int(rest[0]), rest[1])
    elif word == "move":
        move = game.choose(int(rest[0]))
        game.play(game.colour, move)
        print(move, flush=True)
    elif word == "quit":
        break
