"""A player for connect-n: wins at once if it can, stops the next player from doing so, and else stays near the middle."""
import sys


class Game:
    """The board as a list of columns, each a list of colours from the bottom up."""

    def __init__(self, colour, rows, cols, connect, variant, players):
        self.colour, self.rows, self.connect, self.players = map(int, (colour, rows, connect, players))
        self.columns = [[] for _ in range(int(cols))]

    def play(self, colour, move):
        column = self.columns[int(move.strip("dp")) - 1]
        if move.startswith("p"):
            column.pop(0)
        else:
            column.append(colour)

    def disc(self, col, row):
        inside = 0 <= col < len(self.columns) and 0 <= row < len(self.columns[col])
        return self.columns[col][row] if inside else None

    def wins(self, colour, col):
        """Whether a disc of this colour makes a line where it lands in this column."""
        row = len(self.columns[col])
        for right, up in (1, 0), (0, 1), (1, 1), (1, -1):
            length = 1
            for sign in 1, -1:
                step = sign
                while self.disc(col + step * right, row + step * up) == colour:
                    length, step = length + 1, step + sign
            if length >= self.connect:
                return True
        return False

    def choose(self):
        free = [col for col, column in enumerate(self.columns) if len(column) < self.rows]
        for colour in self.colour, self.colour % self.players + 1:
            for col in free:
                if self.wins(colour, col):
                    return str(col + 1)
        return str(min(free, key=lambda col: abs(2 * col + 1 - len(self.columns))) + 1)


for line in sys.stdin:
    word, *rest = line.split()
    if word == "init":
        game = Game(*rest[:6])
        print("ready", flush=True)
    elif word == "name":
        print("Centre", flush=True)
    elif word == "move":
        move = game.choose()
        game.play(game.colour, move)
        print(move, flush=True)
    elif word == "inform":
        game.play(int(rest[0]), rest[1])
    elif word == "quit":
        break
