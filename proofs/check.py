#!/usr/bin/env python3
"""Checks a Connect-N certificate (docs/certificate.md) by the plain rules.

Usage: check.py FILE. It prints one line; exit status 0: the file proves its claim, 1: it does not.
A position is its code from the file: R + 1 bits for each column, bit h of a column with h discs
is 1, below it 1 stands for a disc of player 1. Sets of cells ("discs", "taken", "free") are
numbers with bit c (R + 1) + r for row r of column c; row R, which is no cell, keeps columns apart.
"""
import mmap, os, struct, sys
from functools import lru_cache
from itertools import combinations


class Refuse(Exception):
    """The file does not prove what it claims."""


def need(condition, reason):
    if not condition:
        raise Refuse(reason)


class Board:
    def __init__(self, rows, cols, n, popout):
        self.rows, self.cols, self.n, self.popout = rows, cols, n, popout
        self.high = high = rows + 1                                     # bits of a column
        self.column = [((1 << high) - 1) << c * high for c in range(cols)]
        self.bottom = sum(1 << c * high for c in range(cols))           # row 0
        self.cells = self.bottom * ((1 << rows) - 1)
        self.steps = (1, high, high + 1, high - 1)                      # to the next cell of a line
        # for `taken`: shifts, and the rows to which they move a bit of the same column
        self.smear = [(s, self.bottom * ((1 << high - s) - 1)) for s in (1, 2, 4, 8, 16) if s < high]
        self.lines = [sum(1 << (c + i * dc) * high + r + i * dr for i in range(n))
                      for dr, dc in ((1, 0), (0, 1), (1, 1), (-1, 1)) for c in range(cols) for r in range(rows)
                      if 0 <= r + (n - 1) * dr < rows and c + (n - 1) * dc < cols]

    def taken(self, code):
        """The cells with a disc: all bits below the highest one of each column."""
        for shift, rows in self.smear:
            code |= code >> shift & rows
        return (code ^ self.bottom) >> 1

    def mirror(self, code):
        result = 0
        for _ in self.column:
            result = result << self.high | code & self.column[0]
            code >>= self.high
        return result

    def completing(self, discs):
        """The cells that make a line together with the discs."""
        result = 0
        for step in self.steps:
            below, above = [self.cells], [self.cells]       # cells after, before k discs in a row
            for k in range(1, self.n):
                below.append(below[-1] & discs << k * step)
                above.append(above[-1] & discs >> k * step)
            for before, after in zip(below, reversed(above)):
                result |= before & after
        return result

    def has_line(self, discs):
        for step in self.steps:
            run = discs
            for k in range(1, self.n):
                run &= discs >> k * step
            if run:
                return True

    def pop(self, bits, c):     # column c falls by one row, in a set of cells or a code
        return bits & ~self.column[c] | (bits & self.column[c]) >> 1 & self.column[c]

    def can_win(self, own, free):
        """Has the player with the discs `own` a winning move? `free`: the cells for a drop."""
        return bool(self.completing(own) & free) or bool(self.popout) and any(
            own & self.bottom & self.column[c] and self.has_line(self.pop(own, c)) for c in range(self.cols))

    @lru_cache(maxsize=None)
    def region(self, c, low, top):
        """The region of rows low to top: P's cells but an entry, what Q may get of it, the entry."""
        bits = [1 << c * self.high + r for r in range(top, low - 1, -1)]
        entry = bits.pop() if len(bits) % 2 else 0
        return sum(bits[::2]), sum(bits[1::2]) | entry, entry

    def following(self, own, other, claim, left):
        """The rule of the section "Following": P has the discs own, Q the discs other."""
        if claim != 0 and not self.has_line(self.cells & ~own):
            return True                                                 # no line left
        rows, high, heights, even, odd = self.rows, self.high, [], {}, {}
        threats = self.completing(own) & ~own & ~other
        for c, column in enumerate(self.column):
            heights.append((((own | other) & column) >> c * high).bit_length())
            for s in range(rows - 1, heights[c], -1):                   # the lowest one remains
                if threats >> c * high + s & 1:
                    (odd if (rows - 1 - s) % 2 else even)[c] = s
        for chosen in (t for size in range(4) for t in combinations(odd, size)):
            stops = {**even, **{c: odd[c] for c in chosen}}
            poisoned = sum(1 << c * high + s - 1 for c, s in stops.items())
            mine, reach, entries = zip(*(self.region(c, h, stops.get(c, rows + 1) - 2)
                                         for c, h in enumerate(heights)))
            mine, reach, entries = own | sum(mine), other | poisoned | sum(reach), [e for e in entries if e]
            plies = rows * self.cols - sum(heights) - sum(rows - s + 1 for s in stops.values())
            if len(entries) % 2 or claim == 0 and not (
                    stops and plies + 2 <= left or plies <= left and self.has_line(mine)):
                continue
            bad = self.has_line(reach) and [line for line in self.lines if not line & ~reach
                                            and not (line & poisoned) & (line & poisoned) - 1]
            if not bad or len(entries) <= 6 and any(
                    all(any(not pair & ~line for pair in pairs) for line in bad) for pairs in pairings(entries)):
                return True


def pairings(cells):
    """All ways to put the cells into pairs; a pair is a set of two cells."""
    if not cells:
        yield []
    for i in range(1, len(cells)):
        for others in pairings(cells[1:i] + cells[i + 1:]):
            yield [cells[0] | cells[i]] + others


def walk(board, start, mover, claim, player, plies, count, move):
    """Checks one strategy of `player`; it has `count` moves, move(i) is the i-th."""
    cols, cells, bottom, column, popout = board.cols, board.cells, board.bottom, board.column, board.popout
    earlier, layer, read, appended = set(), {}, 0, 0        # a dict keeps the order of its keys

    def discs(code):
        """Taken cells, cells for a drop, discs of P, discs of Q."""
        taken = board.taken(code)
        own = code & taken if player == 1 else taken & ~code
        return taken, taken + bottom & cells, own, taken ^ own

    def enter(code, mirrored, left, wins):
        nonlocal appended
        need(claim != 0 or left >= (1 if wins else 3), "a win comes too late")
        key = min(code, mirrored)
        if not wins and (claim != 1 or left > 1) and key not in layer and key not in earlier:
            layer[key] = None
            appended += 1
            need(appended <= count, "it has too few moves")             # each takes one

    def answer(code, left):
        if claim == 1 and left == 0:
            return
        taken, free, own, other = discs(code)
        need(not board.can_win(other, free), "the other player wins")
        wins, mirrored = board.completing(own), board.mirror(code)
        pop_wins = popout and board.can_win(own, 0)     # a drop of Q does not change how P's own discs fall
        for c in range(cols):
            cell = free & column[c]
            if cell and taken | cell == cells:
                need(claim != 0, "the board gets full without a win")
            elif cell:      # bit h + 1 becomes 1, and bit h becomes 0 for a disc of player 2
                change = (cell >> c * board.high) * (1 if player == 1 else 2)
                enter(code + (change << c * board.high), mirrored + (change << (cols - 1 - c) * board.high),
                      left - 1, pop_wins or wins & (free ^ cell | 2 * cell))
        for c in range(cols if popout else 0):
            after, popped = board.pop(own, c), board.pop(code, c)
            if other & bottom & column[c] and not board.has_line(after):
                enter(popped, board.mirror(popped), left - 1, board.can_win(after, discs(popped)[1]))

    left = float("inf") if claim == 2 else plies
    _, free, own, _ = discs(start)
    if mover == player:
        enter(start, board.mirror(start), left, board.can_win(own, free))
    else:
        answer(start, left)
        left -= 1
    while layer:
        now, layer = layer, {}
        if claim == 2 and popout:
            earlier.update(now)
        for code in now:
            need(read < count, "it has too few moves")
            kind, c = divmod(move(read), cols)
            read += 1
            taken, free, own, other = discs(code)
            cell = column[c] & (own & bottom if kind and popout else free)
            need(kind < 2 and cell, "a move is impossible")
            if kind and popout:             # not a win of P: `enter` would have settled that
                need(not board.has_line(board.pop(other, c)), "a pop makes the other player win")
                answer(board.pop(code, c), left - 1)
            elif taken | cell == cells:
                need(claim != 0, "the board gets full without a win")
            elif kind:
                need(board.following(own | cell, other, claim, left - 1), "following settles nothing")
            else:
                answer(code + cell * (2 if player == 1 else 1), left - 1)
        left -= 2
    need(read == count, "it has moves that are not needed")


def conclusion(claims, mover):
    """What the claims (kind, player, plies, …) say together."""
    (kind, winner, within, *_), (other_kind, holder, held, *_) = min(claims), max(claims)
    if winner != holder and kind == 2:
        return "a draw"
    if kind == 0:       # P can win on P's plies only, and only on those that Q does not hold out for
        held = held if winner != holder and other_kind == 1 else 0
        ends = [ply for ply in range(held + 1, within + 1) if ply % 2 == (winner == mover)]
        if len(ends) == 1:
            return f"player {winner} wins in exactly {ends[0]} plies"
    texts = "wins within {} plies", "does not lose within {} plies", "never loses"
    return "; ".join(f"player {p} " + texts[k].format(plies) for k, p, plies, *_ in claims)


def check(path):
    size = os.path.getsize(path)
    need(os.path.isfile(path) and size >= 56, "it is no file, or too short")
    with open(path, "rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        magic, rows, cols, n, popout, mover, strategies, zero, start = struct.unpack("<8s6BH16s", data[:32])
        end, width, claims = 32 + 16 * strategies, (2 * cols - 1).bit_length(), []
        need(magic == b"CNPROOF1", "it is no certificate")
        need(1 <= rows <= 16 and 1 <= cols <= 16 and cols * (rows + 1) <= 128 and 1 <= n <= 16 and popout <= 1
             and 1 <= mover <= 2 and 1 <= strategies <= 2 and zero == 0 and end + 8 <= size, "its header is wrong")
        for offset in range(32, end, 16):
            player, kind, plies, zero, count = struct.unpack("<BBHIQ", data[offset:offset + 16])
            need(1 <= player <= 2 and kind <= 2 and (plies == 0) == (kind == 2) and zero == 0, "a claim is wrong")
            claims.append((kind, player, plies, count, end))
            end += (count * width + 7) // 8
        need(size == end + 8, f"it has {size} bytes, by its header it should have {end + 8}")
        checksum = 0xCBF29CE484222325
        for at in range(end):
            checksum = (checksum ^ data[at]) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
        need(data[end:] == checksum.to_bytes(8, "little"), "it is damaged (checksum)")
        board, start = Board(rows, cols, n, popout), int.from_bytes(start, "little")
        need(start >> cols * board.high == 0 and all(map(start.__and__, board.column)), "its start is no position")
        taken = board.taken(start)
        need(taken != board.cells and not board.has_line(start & taken) and not board.has_line(taken & ~start),
             "the game is over at the start")
        for kind, player, plies, count, begin in claims:
            def move(i):
                byte, bit = divmod(begin * 8 + i * width, 8)
                return int.from_bytes(data[byte:byte + 2], "little") >> bit & (1 << width) - 1
            used = count * width % 8    # bits of the last byte
            need(used == 0 or data[begin + count * width // 8] >> used == 0, "left-over bits are not 0")
            walk(board, start, mover, kind, player, plies, count, move)
    picture = "/".join("".join("." if not taken >> b & 1 else "1" if start >> b & 1 else "2" for b in range(
        row, cols * board.high, board.high)) for row in reversed(range(rows)))
    return (("PopOut" if popout else "standard game")
            + f", {n} in a row, {picture}, player {mover} to move: {conclusion(claims, mover)}")


if __name__ == "__main__":
    try:
        need(len(sys.argv) == 2, "usage: check.py FILE")
        print("proved:", check(sys.argv[1]))
    except (Refuse, OSError, MemoryError) as reason:
        print("refused:", reason or "out of memory")
        sys.exit(1)
