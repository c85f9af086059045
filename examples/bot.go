// A player for connect-n: wins at once if it can, stops the next player from doing so, and else stays near the middle.
//
// go build -o bot bot.go && connect-n match exec:./bot medium; the protocol is in docs/protocol.md.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"
)

type game struct {
	colour, rows, connect, players int
	// Each column is a list of colours from the bottom up.
	columns [][]int
}

func number(word string) int {
	n, _ := strconv.Atoi(word)
	return n
}

func newGame(about []string) *game {
	return &game{
		colour:  number(about[0]),
		rows:    number(about[1]),
		columns: make([][]int, number(about[2])),
		connect: number(about[3]),
		players: number(about[5]),
	}
}

func (g *game) play(colour int, move string) {
	col := number(strings.Trim(move, "pd")) - 1
	if strings.HasPrefix(move, "p") {
		g.columns[col] = g.columns[col][1:]
	} else {
		g.columns[col] = append(g.columns[col], colour)
	}
}

func (g *game) has(colour, col, row int) bool {
	return col >= 0 && col < len(g.columns) && row >= 0 && row < len(g.columns[col]) && g.columns[col][row] == colour
}

// wins tells whether a disc of this colour makes a line where it lands in this column.
func (g *game) wins(colour, col int) bool {
	row := len(g.columns[col])
	for _, step := range [][2]int{{1, 0}, {0, 1}, {1, 1}, {1, -1}} {
		length := 1
		for _, sign := range []int{1, -1} {
			for n := sign; g.has(colour, col+n*step[0], row+n*step[1]); n += sign {
				length++
			}
		}
		if length >= g.connect {
			return true
		}
	}
	return false
}

func (g *game) fromMiddle(col int) int {
	distance := 2*col + 1 - len(g.columns)
	if distance < 0 {
		return -distance
	}
	return distance
}

func (g *game) choose() string {
	best := -1
	for _, colour := range []int{g.colour, g.colour%g.players + 1} {
		for col, discs := range g.columns {
			if len(discs) == g.rows {
				continue
			}
			if g.wins(colour, col) {
				return strconv.Itoa(col + 1)
			}
			if best < 0 || g.fromMiddle(col) < g.fromMiddle(best) {
				best = col
			}
		}
	}
	return strconv.Itoa(best + 1)
}

func main() {
	var g *game
	input := bufio.NewScanner(os.Stdin)
	for input.Scan() {
		words := strings.Fields(input.Text())
		if len(words) == 0 {
			continue
		}
		switch words[0] {
		case "init":
			g = newGame(words[1:])
			fmt.Println("ready")
		case "name":
			fmt.Println("Centre in Go")
		case "inform":
			g.play(number(words[1]), words[2])
		case "move":
			move := g.choose()
			g.play(g.colour, move)
			fmt.Println(move)
		case "quit":
			return
		}
	}
}
