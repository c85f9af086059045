// A player for connect-n: wins at once if it can, stops the next player from doing so, and else stays near the middle.
//
// connect-n match "exec:node bot.js" medium; the protocol is in docs/protocol.md.
const readline = require("node:readline");

class Game {
  constructor([colour, rows, cols, connect, , players]) {
    [this.colour, this.rows, this.connect, this.players] = [colour, rows, connect, players].map(Number);
    // Each column is a list of colours from the bottom up.
    this.columns = Array.from({ length: Number(cols) }, () => []);
  }

  play(colour, move) {
    const column = this.columns[Number(move.replace(/[pd]/i, "")) - 1];
    if (/^p/i.test(move)) column.shift();
    else column.push(colour);
  }

  // Whether a disc of this colour makes a line where it lands in this column.
  wins(colour, col) {
    const row = this.columns[col].length;
    return [[1, 0], [0, 1], [1, 1], [1, -1]].some(([right, up]) => {
      let length = 1;
      for (const sign of [1, -1]) {
        for (let n = sign; this.columns[col + n * right]?.[row + n * up] === colour; n += sign) length++;
      }
      return length >= this.connect;
    });
  }

  choose() {
    const free = [...this.columns.keys()].filter((col) => this.columns[col].length < this.rows);
    for (const colour of [this.colour, (this.colour % this.players) + 1]) {
      const col = free.find((col) => this.wins(colour, col));
      if (col !== undefined) return String(col + 1);
    }
    const fromMiddle = (col) => Math.abs(2 * col + 1 - this.columns.length);
    return String(free.reduce((best, col) => (fromMiddle(col) < fromMiddle(best) ? col : best)) + 1);
  }
}

let game;
const input = readline.createInterface({ input: process.stdin });
input.on("line", (line) => {
  const [word, ...rest] = line.trim().split(/ +/);
  if (word === "init") {
    game = new Game(rest);
    console.log("ready");
  } else if (word === "name") {
    console.log("Centre in JavaScript");
  } else if (word === "inform") {
    game.play(Number(rest[0]), rest[1]);
  } else if (word === "move") {
    const move = game.choose();
    game.play(game.colour, move);
    console.log(move);
  } else if (word === "quit") {
    process.exit();
  }
});
// At the end of the input nothing is left to do, and the program ends by itself.
