/* A player for connect-n: wins at once if it can, stops the next player from doing so, and else stays near the middle.
 *
 * cc -O2 -o bot bot.c && connect-n match exec:./bot medium; the protocol is in docs/protocol.md. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 16, LINE_LENGTH = 1026 };

static int colour, rows, cols, needed, players;
static int heights[MOST];
static int discs[MOST][MOST]; /* discs[column][row], row 0 at the bottom */

static void play(int who, const char *move) {
    int pops = *move == 'p' || *move == 'P';
    int col = atoi(move + (pops || *move == 'd' || *move == 'D')) - 1;
    if (pops) {
        heights[col]--;
        memmove(&discs[col][0], &discs[col][1], sizeof(int) * heights[col]);
    } else {
        discs[col][heights[col]++] = who;
    }
}

static int has(int who, int col, int row) {
    return col >= 0 && col < cols && row >= 0 && row < heights[col] && discs[col][row] == who;
}

/* Whether a disc of this colour makes a line where it lands in this column. */
static int wins(int who, int col) {
    static const int steps[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    for (int direction = 0; direction < 4; direction++) {
        int right = steps[direction][0], up = steps[direction][1], length = 1;
        for (int sign = -1; sign <= 1; sign += 2)
            for (int n = sign; has(who, col + n * right, heights[col] + n * up); n += sign)
                length++;
        if (length >= needed)
            return 1;
    }
    return 0;
}

/* The column in which it drops; there is always one that is not full. */
static int choose(void) {
    int either[2] = {colour, colour % players + 1};
    for (int i = 0; i < 2; i++)
        for (int col = 0; col < cols; col++)
            if (heights[col] < rows && wins(either[i], col))
                return col;
    int best = -1;
    for (int col = 0; col < cols; col++)
        if (heights[col] < rows && (best < 0 || abs(2 * col + 1 - cols) < abs(2 * best + 1 - cols)))
            best = col;
    return best;
}

int main(void) {
    char line[LINE_LENGTH], word[LINE_LENGTH], move[LINE_LENGTH];
    int who;
    while (fgets(line, sizeof line, stdin)) {
        if (sscanf(line, "%s", word) != 1)
            continue;
        if (!strcmp(word, "init")) {
            sscanf(line, "init %d %d %d %d %*s %d", &colour, &rows, &cols, &needed, &players);
            memset(heights, 0, sizeof heights);
            puts("ready");
        } else if (!strcmp(word, "name")) {
            puts("Centre in C");
        } else if (!strcmp(word, "inform") && sscanf(line, "inform %d %s", &who, move) == 2) {
            play(who, move);
        } else if (!strcmp(word, "move")) {
            sprintf(move, "%d", choose() + 1);
            play(colour, move);
            puts(move);
        } else if (!strcmp(word, "quit")) {
            break;
        }
        fflush(stdout);
    }
    return 0;
}
