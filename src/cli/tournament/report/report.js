"use strict";
// Plays the games of a tournament on the page: `#game-7` opens game 7.

const games = JSON.parse(document.getElementById("games-data").textContent);
const viewer = document.getElementById("viewer");
const list = document.getElementById("list");
// Texts in the language of the page; a variable stands in braces.
const words = JSON.parse(document.getElementById("words").textContent);
// The signs of chess books for grades.
const MARKS = { mistake: "?", blunder: "??", only: "!" };

let game = null;
let ply = 0;

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

// A text with these values for its variables.
function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? values[name] : whole));
}

// The columns after so many moves, each from the bottom up, and the cell of the last disc.
function board(upTo) {
  const columns = Array.from({ length: game.cols }, () => []);
  let last = null;
  for (let index = 0; index < upTo; index += 1) {
    const move = game.moves[index];
    const player = game.movers[index];
    const column = Number(move.replace("p", "")) - 1;
    if (move.startsWith("p")) {
      columns[column].shift();
      last = null;
    } else {
      columns[column].push(player);
      last = [columns[column].length - 1, column];
    }
  }
  return { columns, last };
}

function isIn(cells, row, column) {
  return cells.some(([r, c]) => r === row && c === column);
}

function drawBoard() {
  const { columns, last } = board(ply);
  const lines = ply === game.moves.length ? game.lines : [];
  const cells = [];
  for (let row = game.rows - 1; row >= 0; row -= 1) {
    for (let column = 0; column < game.cols; column += 1) {
      const cell = element("div", { className: "cell" });
      const player = columns[column][row];
      if (player) cell.classList.add(["one", "two", "three", "four"][player - 1]);
      if (last && isIn([last], row, column)) cell.classList.add("last");
      if (isIn(lines, row, column)) cell.classList.add("line");
      cells.push(cell);
    }
  }
  const drawn = element("div", { className: "board", role: "img" }, ...cells);
  drawn.style.setProperty("--cols", game.cols);
  const described = columns.map((discs, index) =>
    filled(discs.length === 0 ? words.emptyColumn : words.column, { number: index + 1, discs: discs.join(" ") }),
  );
  drawn.setAttribute("aria-label", filled(words.board, { number: ply, discs: described.join(words.clauseSeparator) }));
  return drawn;
}

function said() {
  if (ply === 0) return words.empty;
  const move = game.moves[ply - 1];
  const isPop = move.startsWith("p");
  const inOpening = isPop ? words.openingPops : words.openingDrops;
  const chosen = isPop ? words.pops : words.drops;
  const name = game.players[game.movers[ply - 1] - 1];
  const text = filled(ply <= game.opening ? inOpening : chosen, { number: ply, name, column: move.replace("p", "") });
  const review = game.review && game.review[ply - 1];
  return review ? [text, review.remark].join(words.sentenceSeparator) : text;
}

function step(label, title, to) {
  const target = Math.max(0, Math.min(game.moves.length, to));
  return element("button", { textContent: label, title, ariaLabel: title, disabled: target === ply, onclick: () => go(target) });
}

function moveButton(move, index) {
  const grade = game.review && game.review[index] && game.review[index].grade;
  const button = element("button", {
    textContent: `${index + 1}. ${move}${MARKS[grade] || ""}`,
    className: grade || "",
    onclick: () => go(index + 1),
  });
  if (index + 1 === ply) button.setAttribute("aria-current", "step");
  return element("li", {}, button);
}

function draw() {
  const moves = element("ol", { className: "moves" }, ...game.moves.map(moveButton));
  const side = element(
    "div",
    {},
    element("h3", { textContent: game.title }),
    element("p", { className: "note", textContent: game.how }),
    element(
      "div",
      { className: "steps" },
      step("|◀", words.first, 0),
      step("◀", words.previous, ply - 1),
      step("▶", words.next, ply + 1),
      step("▶|", words.last, game.moves.length),
      element("button", { textContent: words.close, onclick: close }),
    ),
    element("p", { className: "said", ariaLive: "polite", textContent: said() }),
    moves,
  );
  viewer.replaceChildren(drawBoard(), side);
  viewer.hidden = false;
  const current = moves.querySelector("[aria-current]");
  if (current) moves.scrollTop = current.offsetTop - moves.offsetTop - moves.clientHeight / 2;
}

// A button that has the focus keeps it, though all of them are made anew.
function go(to) {
  const focused = document.activeElement;
  const title = viewer.contains(focused) ? focused.title || focused.textContent : null;
  ply = Math.max(0, Math.min(game.moves.length, to));
  draw();
  if (title === null) return;
  const same = [...viewer.querySelectorAll("button")].find((it) => (it.title || it.textContent) === title && !it.disabled);
  (same || viewer.querySelector("button:not(:disabled)")).focus();
}

function close() {
  game = null;
  viewer.hidden = true;
  history.replaceState(null, "", location.pathname + location.search);
  markRow();
}

function markRow() {
  for (const row of list.tBodies[0].rows) {
    row.classList.toggle("shown", game !== null && row.cells[0].textContent === String(game.number));
  }
}

function open() {
  const wanted = /^#game-(\d+)$/.exec(location.hash);
  const found = wanted && games.find((it) => it.number === Number(wanted[1]));
  if (!found) return;
  game = found;
  ply = game.moves.length;
  draw();
  markRow();
  viewer.scrollIntoView({ block: "start" });
}

function filter() {
  const player = document.getElementById("filter").value;
  for (const row of list.tBodies[0].rows) {
    row.hidden = player !== "" && !JSON.parse(row.dataset.players).includes(player);
  }
}

document.addEventListener("keydown", (event) => {
  if (game === null || event.target instanceof HTMLSelectElement || event.ctrlKey || event.altKey || event.metaKey) return;
  const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: game.moves.length }[event.key];
  if (event.key === "Escape") close();
  if (to === undefined) return;
  event.preventDefault();
  go(to);
});
document.getElementById("filter").addEventListener("change", filter);
window.addEventListener("hashchange", open);
open();
