"use strict";
// Plays the games of a tournament on the page: `#game-7` opens game 7.

const games = JSON.parse(document.getElementById("games-data").textContent);
const viewer = document.getElementById("viewer");
const list = document.getElementById("list");
// What a grade is called, and the sign of chess books for it.
const GRADES = {
  forced: "Forced move",
  only: "Only move",
  best: "Best move",
  good: "Good move",
  mistake: "Mistake",
  blunder: "Blunder",
};
const MARKS = { mistake: "?", blunder: "??", only: "!" };

let game = null;
let ply = 0;

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
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
  const rows = cells.length === 0 ? "" : columns.map((discs, index) => `column ${index + 1}: ${discs.join(" ") || "empty"}`).join("; ");
  drawn.setAttribute("aria-label", `Board after ${ply} moves, discs by player from the bottom. ${rows}`);
  return drawn;
}

function said() {
  if (ply === 0) return "The board is empty.";
  const move = game.moves[ply - 1];
  const player = game.players[game.movers[ply - 1] - 1];
  const column = move.replace("p", "");
  const does = move.startsWith("p") ? `pops column ${column}` : `plays column ${column}`;
  let text = `Move ${ply}: ${player} ${does}`;
  if (ply <= game.opening) text += ", as the opening has it";
  text += ".";
  const review = game.review && game.review[ply - 1];
  if (review) {
    text += review.grade ? ` ${GRADES[review.grade]}: ${review.value}.` : ` Not proved: ${review.value}.`;
    if (review.best) text += ` Best: ${review.best}.`;
    if (review.reason) text += ` ${review.reason}`;
  }
  return text;
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
  const players = game.players.join(" – ");
  const seconds = game.seconds.map((it) => `${it.toFixed(2)} s`);
  const moves = element("ol", { className: "moves" }, ...game.moves.map(moveButton));
  const side = element(
    "div",
    {},
    element("h3", { textContent: `Game ${game.number}: ${players} ${game.result}` }),
    element("p", { className: "note", textContent: `${game.ended}; ${seconds.slice(0, -1).join(", ")} and ${seconds[seconds.length - 1]}` }),
    element(
      "div",
      { className: "steps" },
      step("|◀", "Start", 0),
      step("◀", "Move before", ply - 1),
      step("▶", "Next move", ply + 1),
      step("▶|", "End", game.moves.length),
      element("button", { textContent: "Close", onclick: close }),
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
