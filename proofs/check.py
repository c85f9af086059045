#!/usr/bin/env python3
"""Checks certificates of Connect-N with nothing but the rules: python3 check.py FILE...

Written from docs/certificate.md, whose words it uses. Exit status: 0 if all of them hold, 2 if one is refused."""
import struct
import sys
from itertools import combinations

WINS, HOLDS, NEVER = range(3)

class Refused(Exception):
    """Why a certificate proves nothing."""

def need(condition, reason):
    if not condition:
        raise Refused(reason)

class Game:
    """A board as bits: rows + 1 for each column, the bottom cell lowest, the bit above a column always 0.
    A position is the discs of player 1 and those of player 2; in code players count from 0."""

    def __init__(self, rows, cols, connect, pop_out):
        self.rows, self.cols, self.connect, self.pop_out, self.stride = rows, cols, connect, pop_out, rows + 1
        self.columns = [((1 << rows) - 1) << c * self.stride for c in range(cols)]
        self.bottom = sum(1 << c * self.stride for c in range(cols))
        self.cells = sum(self.columns)
        lines = set()
        for row in range(rows):
            for col in range(cols):
                for up, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                    places = [(row + i * up, col + i * right) for i in range(connect)]
                    if all(0 <= r < rows and 0 <= c < cols for r, c in places):
                        lines.add(sum(1 << c * self.stride + r for r, c in places))
        self.lines = sorted(lines)

    def has_line(self, discs):
        for step in (1, self.stride, self.stride + 1, self.stride - 1):
            run = discs
            for _ in range(self.connect - 1):
                run &= run >> step
            if run:
                return True
        return False

    def landing(self, discs):
        """The columns that are not full, each with the cell in which a disc lands."""
        cells = (discs[0] | discs[1]) + self.bottom & self.cells
        return [(c, cells & column) for c, column in enumerate(self.columns) if cells & column]

    def moves(self, discs, mover):
        """Each possible move, as a number, with the position after it."""
        for c, cell in self.landing(discs):
            yield c, (discs[0] | cell, discs[1]) if mover == 0 else (discs[0], discs[1] | cell)
        for c, column in enumerate(self.columns) if self.pop_out else ():
            if discs[mover] & column & self.bottom:
                yield self.cols + c, tuple(s & ~column | (s & column) >> 1 & column for s in discs)

    def result(self, discs, mover):
        """After a move: the player who has won, -1 for a draw, None if the game goes on."""
        for player in (mover, 1 - mover):
            if self.has_line(discs[player]):
                return player
        return -1 if discs[0] | discs[1] == self.cells else None

    def code(self, discs):
        return (discs[0] | discs[1]) + self.bottom | discs[0]

    def mirrored(self, bits):
        result = 0
        for column in range(self.cols):
            result = result << self.stride | bits >> column * self.stride & (1 << self.stride) - 1
        return result

    def decode(self, code):
        discs = [0, 0]
        for column in range(self.cols):
            bits = code >> column * self.stride & (1 << self.stride) - 1
            need(bits, "the start has a column without a code")
            for row in range(bits.bit_length() - 1):
                discs[0 if bits >> row & 1 else 1] |= 1 << column * self.stride + row
        need(code >> self.cols * self.stride == 0, "the code of the start is too large")
        need(self.result(discs, 0) is None, "the start is over")
        return tuple(discs)

def settles(game, own, other, claim, left):
    """The rule *following*: the player with the discs `own` has moved, the other one is to move."""
    opened = [line for line in game.lines if not line & own]
    if not opened and claim != WINS:
        return True
    threats = 0
    for line in game.lines:
        missing = line & ~own
        if missing & (missing - 1) == 0 and not missing & other:
            threats |= missing
    columns = []
    for column, cell in game.landing((own, other)):
        landing, end = cell.bit_length() - 1, column * game.stride + game.rows
        stops = [bit for bit in range(landing + 1, end) if threats >> bit & 1]
        columns.append((landing, end, [[b for b in stops if (end - 1 - b) % 2 == odd][:1] for odd in (0, 1)]))
    empty = bin(game.cells & ~(own | other)).count("1")
    turnable = [i for i, (_, _, stops) in enumerate(columns) if stops[1]]
    choices = (turned for size in range(4) for turned in combinations(turnable, size))
    return any(turned_holds(game, columns, turned, own, other, opened, empty, claim, left) for turned in choices)

def turned_holds(game, columns, turned, own, other, opened, empty, claim, left):
    """Whether the rule applies with the odd stops of these columns."""
    ours, theirs, entries, poisoned, beyond = own, other, 0, 0, 0
    for i, (landing, end, stops) in enumerate(columns):
        top = end
        for stop in stops[i in turned]:
            top = stop - 1
            poisoned |= 1 << top
            beyond += end - top
        for bit in range(landing, top):
            if (top - 1 - bit) % 2:
                theirs |= 1 << bit
            elif bit == landing:
                entries |= 1 << bit
            else:
                ours |= 1 << bit
    count, filled = bin(entries).count("1"), empty - beyond
    if count % 2:
        return False
    if claim == WINS and not (poisoned and filled + 2 <= left or filled <= left and game.has_line(ours)):
        return False
    dangerous = []
    for line in opened:
        below = line & poisoned
        if line & ~(theirs | entries | poisoned) == 0 and below & (below - 1) == 0:
            dangerous.append(line & entries)
    return not dangerous or (count <= 6 and pairs(entries, dangerous))

def pairs(entries, dangerous):
    """Whether the entries can be put into pairs so that each of these sets has both of a pair."""
    first, rest = entries & -entries, entries & (entries - 1)
    while rest:
        pair = first | rest & -rest
        rest &= rest - 1
        if pairs(entries & ~pair, [part for part in dangerous if pair & ~part]):
            return True
    return not dangerous

class Walk:
    """All positions that come up while P, player 0 or 1, keeps to the moves of a strategy."""

    def __init__(self, game, player, claim, moves):
        self.game, self.player, self.claim, self.moves = game, player, claim, moves
        self.layer, self.known, self.used = [], set(), 0

    def run(self, start, to_move, left):
        if to_move == self.player:
            self.enter(start, left)
        else:
            self.answer(start, left)
            left -= 1
        while self.layer:
            layer, self.layer = self.layer, []
            self.known = self.known if self.claim == NEVER and self.game.pop_out else set()
            need(self.used + len(layer) <= len(self.moves), "it has too few moves")
            for discs in layer:
                self.used += 1
                self.move(discs, self.moves[self.used - 1], left - 1)
            left -= 2
        need(self.used == len(self.moves), "it has more moves than positions come up")

    def enter(self, discs, left):
        after = (after[self.player] for _, after in self.game.moves(discs, self.player))
        if left > 0 and any(map(self.game.has_line, after)):
            return
        need(self.claim != WINS or left >= 3, "the other player can hold out longer")
        if self.claim == HOLDS and left <= 1:
            return
        mirrored = tuple(map(self.game.mirrored, discs))
        code, discs = min((self.game.code(discs), discs), (self.game.code(mirrored), mirrored))
        if code not in self.known:
            self.known.add(code)
            self.layer.append(discs)
            need(len(self.layer) <= len(self.moves), "it has too few moves")

    def goes_on(self, discs, mover):
        winner = self.game.result(discs, mover)
        need(winner != 1 - self.player, "the other player can win")
        need(winner != -1 or self.claim != WINS, "the other player can draw")
        return winner is None

    def move(self, discs, value, left):
        settled = value >= self.game.cols and not self.game.pop_out
        value -= self.game.cols * settled
        after = [after for move, after in self.game.moves(discs, self.player) if move == value]
        need(after, "it has a move that is not possible")
        if self.goes_on(after[0], self.player):
            if not settled:
                return self.answer(after[0], left)
            own, other = after[0][self.player], after[0][1 - self.player]
            need(settles(self.game, own, other, self.claim, left), "following does not settle a position")

    def answer(self, discs, left):
        if left > 0 or self.claim != HOLDS:
            for _, reply in self.game.moves(discs, 1 - self.player):
                if self.goes_on(reply, 1 - self.player):
                    self.enter(reply, left - 1)

def unpack(data, count, width):
    """Numbers of so many bits each, the lowest bit first, as bytes; what is left over must be 0."""
    values, pool, bits, at = bytearray(), 0, 0, 0
    for _ in range(count):
        while bits < width:
            pool, bits, at = pool | data[at] << bits, bits + 8, at + 1
        values.append(pool & (1 << width) - 1)
        pool, bits = pool >> width, bits - width
    need(pool == 0, "there are bits behind the last move")
    return values

def check(data):
    need(data[:8] == b"CNPROOF1" and len(data) >= 56, "this is no certificate")
    number = 0xCBF29CE484222325
    for byte in data[:-8]:
        number = (number ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    need(number.to_bytes(8, "little") == data[-8:], "the checksum is wrong")
    rows, cols, connect, variant, to_move, strategies = data[8:14]
    need(1 <= rows <= 16 and 1 <= cols <= 16 and cols * (rows + 1) <= 128, "there is no such board")
    need(1 <= connect <= 16 and variant <= 1 and 1 <= to_move <= 2, "there is no such game")
    need(1 <= strategies <= 2 and data[14:16] == b"\0\0" and len(data) >= 40 + 16 * strategies, "the head is wrong")
    game = Game(rows, cols, connect, variant == 1)
    start = game.decode(int.from_bytes(data[16:32], "little"))
    width, at, claims = (2 * cols - 1).bit_length(), 32 + 16 * strategies, []
    for head in (data[i : i + 16] for i in range(32, at, 16)):
        player, claim, plies, zero, count = struct.unpack("<BBHIQ", head)
        need(1 <= player <= 2 and claim <= 2 and (plies == 0) == (claim == NEVER) and zero == 0, "a claim is wrong")
        size = (count * width + 7) // 8
        need(at + size <= len(data) - 8, "the file is too short")
        claims.append((player, claim, plies, count, data[at : at + size]))
        at += size
    need(at == len(data) - 8, "the file is too long")
    for player, claim, plies, count, moves in claims:
        left = 1 << 40 if claim == NEVER else plies
        Walk(game, player - 1, claim, unpack(moves, count, width)).run(start, to_move - 1, left)
        said = ("wins within %d plies" % plies, "does not lose within %d plies" % plies, "never loses")
        print("player %d %s (%d moves)" % (player, said[claim], count))

if __name__ == "__main__":
    status = 0 if sys.argv[1:] else "usage: check.py FILE..."
    for path in sys.argv[1:]:
        try:
            with open(path, "rb") as file:
                check(file.read())
        except (Refused, OSError) as error:
            print("%s: refused: %s" % (path, error), file=sys.stderr)
            status = 2
    sys.exit(status)
