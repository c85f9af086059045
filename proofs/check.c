/* Checks a Connect-N certificate (docs/certificate.md) by the plain rules of the game.
 * Build: cc -O2 -Wall -Wextra -o check check.c    Use: ./check FILE
 * Prints one line; exit status 0: the file proves what the line says, 1: refused. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIN, HOLD, NEVER };                     /* claims 0, 1, 2 */
typedef struct { uint64_t lo, hi; } Code;      /* code of a position, a 128 bit number; never 0 */

static int R, C, N, popout, width;             /* the game; bits of a move */
static int P, Q, claim, which;                 /* the strategy being checked; `which` of them, 0: none */
static uint64_t moves, taken, appended;        /* its moves, those read, the positions that took or need one */
static FILE *file;

static void refuse(const char *why) {
    if (which) printf("refused: strategy %d, for player %d, after %llu moves: ", which, P, (unsigned long long)taken);
    else printf("refused: ");
    puts(why);
    exit(1);
}

/* ---- The board ---- */
static int h[16], discs;                       /* heights of the columns, number of discs */
static uint32_t field[16];                     /* each column as it stands in the code */
static const int dc[4] = { 0, 1, 1, 1 }, dr[4] = { 1, 0, 1, -1 };  /* the directions of lines */

static int disc(int c, int r) { return c >= 0 && c < C && r >= 0 && r < h[c] ? 2 - (int)(field[c] >> r & 1) : 0; }

static int line_through(int c, int r, int p) { /* is a disc of player p in this cell part of a line? */
    for (int d = 0; d < 4; d++) {
        int n = 1;
        for (int i = 1; disc(c + i * dc[d], r + i * dr[d]) == p; i++) n++;
        for (int i = 1; disc(c - i * dc[d], r - i * dr[d]) == p; i++) n++;
        if (n >= N) return 1;
    }
    return 0;
}

/* Player p drops or pops. -1: impossible; else who has a line now (bits 1 and 2), nobody having one before. */
static int move(int c, int pop, int p) {
    int who = 0;
    if (pop ? disc(c, 0) != p : h[c] == R) return -1;
    if (pop) field[c] >>= 1, h[c]--, discs--;
    else field[c] ^= (p == 1 ? 2u : 3u) << h[c], h[c]++, discs++;
    for (int r = pop ? 0 : h[c] - 1; r < h[c]; r++) who |= line_through(c, r, disc(c, r)) << disc(c, r);
    return who;
}

static void undo(int c, int pop, int p) {
    if (pop) field[c] = field[c] << 1 | (p == 1), h[c]++, discs++;
    else h[c]--, discs--, field[c] = (field[c] & ((1u << h[c]) - 1)) | 1u << h[c];
}

static int can_win(int p) {
    for (int pop = 0; pop <= popout; pop++)
        for (int c = 0; c < C; c++) {
            int who = move(c, pop, p);
            if (who >= 0) undo(c, pop, p);
            if (who > 0 && who & 1 << p) return 1;
        }
    return 0;
}

static Code encode(void) {                     /* the smaller one of the codes of position and mirror image */
    Code a = { 0, 0 };
    int l = 0, r = C - 1;                      /* from outside, the first two columns that differ */
    while (l < r && field[l] == field[r]) l++, r--;
    for (int c = C - 1, mirror = field[l] < field[r]; c >= 0; c--) {
        a.hi = a.hi << (R + 1) | a.lo >> (63 - R);
        a.lo = a.lo << (R + 1) | field[mirror ? C - 1 - c : c];
    }
    return a;
}

static int decode(Code a) {                    /* sets up the board; 0 if this is not the code of a position */
    discs = 0;
    for (int c = 0; c < C; c++) {
        field[c] = (uint32_t)a.lo & ((1u << (R + 1)) - 1);
        a.lo = a.lo >> (R + 1) | a.hi << (63 - R), a.hi >>= R + 1;
        if (!field[c]) return 0;
        for (h[c] = 0; field[c] >> (h[c] + 1); ) h[c]++;
        discs += h[c];
    }
    return !a.lo && !a.hi;
}

/* ---- Following ---- */
static int line[4 * 128][16], lines;           /* every line of N cells; a cell is 16 * column + row */
static int stops[2][16];                       /* the lowest even and odd stop of each column, or 0 */

static void list_lines(void) {
    for (int c = 0; c < C; c++)
        for (int r = 0; r < R; r++)
            for (int d = 0; d < 4; d++) {
                int end = r + dr[d] * (N - 1);
                if (end >= R || end < 0 || c + dc[d] * (N - 1) >= C) continue;
                for (int i = 0; i < N; i++) line[lines][i] = 16 * (c + i * dc[d]) + r + i * dr[d];
                lines++;
            }
}

/* Can the entries in `rest` be paired so that every set in `need` (bit i: the set i) holds a pair? */
static int can_pair(unsigned rest, uint64_t need) {
    if (!rest) return !need;
    unsigned a = rest & (~rest + 1);           /* the first entry; b: its partner */
    for (unsigned b = a << 1; b <= rest; b <<= 1) {
        uint64_t unmet = need;
        for (unsigned set = 0; set < 64; set++)
            if (set & a && set & b) unmet &= ~((uint64_t)1 << set);
        if (rest & b && can_pair(rest & ~(a | b), unmet)) return 1;
    }
    return 0;
}

static int rule_with(unsigned T, long long left) {  /* T: bit c stands for column c, which has an odd stop */
    enum { IN_A = 1, POISONED = 2, SURE = 4, ENTRY = 8 };  /* SURE: P has the cell or will have it */
    unsigned char role[256] = { 0 }, number[256] = { 0 };
    int entries = 0, counting = 0, has_line = 0, room = R * C - discs;  /* room: E - e */
    unsigned two_off = T & (T - 1) & ((T & (T - 1)) - 1);  /* T without its two lowest columns */
    if (two_off & (two_off - 1)) return 0;     /* more than three */
    for (int c = 0; c < C; c++) {
        int s = stops[T >> c & 1][c], top = s ? s - 2 : R - 1, cell = 16 * c;
        for (int r = 0; r < h[c]; r++) role[cell + r] = disc(c, r) == P ? SURE : IN_A;
        for (int r = h[c]; r <= top; r++) role[cell + r] = (top - r) % 2 ? IN_A : SURE;
        if ((top - h[c] + 1) % 2) role[cell + h[c]] = IN_A | ENTRY, number[cell + h[c]] = (unsigned char)entries++;
        if (s) role[cell + s - 1] = IN_A | POISONED, counting++, room -= R - s + 1;
    }
    if (entries % 2) return 0;
    unsigned paired = entries <= 6 ? (1u << entries) - 1 : 0;
    uint64_t need = 0;                         /* the sets of entries that must hold a pair */
    for (int l = 0; l < lines; l++) {
        int all = IN_A | SURE, poisoned = 0;
        unsigned set = 0;
        for (int i = 0; i < N && all; i++) {
            int cell = line[l][i];
            all &= role[cell], poisoned += role[cell] / POISONED % 2;
            if (role[cell] & ENTRY) set |= (1u << number[cell]) & paired;
        }
        if (all & SURE) has_line = 1;
        if (all & IN_A && poisoned < 2) need |= (uint64_t)1 << set;
    }
    return can_pair(paired, need) && (claim != WIN || (counting && room + 2 <= left) || (has_line && room <= left));
}

static int following(long long left) {
    int dead = 1;
    for (int l = 0, i; l < lines && dead; l++)
        for (i = 0, dead = 0; i < N; i++) dead |= disc(line[l][i] / 16, line[l][i] % 16) == P;
    if (dead && claim != WIN) return 1;
    memset(stops, 0, sizeof stops);
    unsigned odd = 0, T = 0;                   /* columns with an odd stop; a subset of them */
    for (int c = 0; c < C; c++)
        for (int s = R - 1; s > h[c]; s--)     /* downwards: the lowest one stays */
            if (line_through(c, s, P)) stops[(R - 1 - s) % 2][c] = s, odd |= (R - 1 - s) % 2 ? 1u << c : 0;
    do if (rule_with(T, left)) return 1; while ((T = (T - odd) & odd));
    return 0;
}

/* ---- The walk ---- */
static Code *next, *table;                     /* layer in the making; hash set of what it must not append */
static size_t next_count, next_room, table_count, table_room;

static int insert(Code a) {                    /* 0 if the table has it */
    size_t i = (size_t)((a.lo ^ a.hi * 0x9E3779B97F4A7C15u) * 0xD6E8FEB86659FD93u >> 24) & (table_room - 1);
    for (; table[i].lo || table[i].hi; i = (i + 1) & (table_room - 1))
        if (table[i].lo == a.lo && table[i].hi == a.hi) return 0;
    table[i] = a, table_count++;
    return 1;
}

static void append(Code a) {
    if (2 * table_count >= table_room) {
        Code *old = table;
        size_t room = table_room;
        if (!(table = calloc(table_room = room ? 2 * room : 64, sizeof a))) refuse("out of memory");
        for (size_t i = table_count = 0; i < room; i++) if (old[i].lo || old[i].hi) insert(old[i]);
        free(old);
    }
    if (!insert(a)) return;
    if (++appended > moves) refuse("more positions come up than there are moves");
    if (next_count == next_room && !(next = realloc(next, (next_room = 2 * next_room + 64) * sizeof a)))
        refuse("out of memory");
    next[next_count++] = a;
}

static void enter(long long left) {            /* P to move */
    if ((claim != WIN || left >= 1) && can_win(P)) return;
    if (claim == WIN && left < 3) refuse("no win in time");
    if (claim != HOLD || left > 1) append(encode());
}

static int full(void) {
    if (discs == R * C && claim == WIN) refuse("a full board and no win");
    return discs == R * C;
}

static void answer(long long left) {           /* Q to move */
    if (claim == HOLD && left == 0) return;
    for (int pop = 0; pop <= popout; pop++)
        for (int c = 0; c < C; c++) {
            int who = move(c, pop, Q);
            if (who < 0) continue;
            if (who & 1 << Q) refuse("the other player wins");
            if (!who && !full()) enter(left - 1);
            undo(c, pop, Q);
        }
}

static int read_move(void) {
    static unsigned bits, count;               /* what is left of the last byte read */
    if (!taken++) bits = count = 0;
    if (count < (unsigned)width) {
        int byte = getc(file);
        if (byte == EOF) refuse("the file cannot be read");
        bits |= (unsigned)byte << count, count += 8;
    }
    int value = (int)(bits & ((1u << width) - 1));
    bits >>= width, count -= (unsigned)width;
    if (taken == moves && bits) refuse("the bits after the last move are not 0");
    return value;
}

static void walk(Code start, int to_move, long long left) {
    free(table), table = NULL, table_count = table_room = next_count = 0, taken = appended = 0;
    decode(start);
    if (to_move == P) enter(left); else answer(left--);
    for (; next_count; left -= 2) {            /* a layer; each position has its move, see append */
        Code *layer = next;
        size_t count = next_count;
        next = NULL, next_count = next_room = 0;
        if (claim != NEVER || !popout) free(table), table = NULL, table_count = table_room = 0;
        for (size_t i = 0; i < count; i++) {
            int value = read_move(), second = value >= C;
            decode(layer[i]);
            int who = value < 2 * C ? move(value % C, second && popout, P) : -1;
            if (who < 0) refuse("the last move is not possible");
            if (who == 1 << Q) refuse("the last move makes a line of the other player");
            if (full()) continue;
            if (!second || popout) answer(left - 1);
            else if (!following(left - 1)) refuse("following does not settle the position");
        }
        free(layer);
    }
    if (taken != moves) refuse("some moves are left over");
}

/* ---- The file ---- */
static uint64_t number(const unsigned char *p, int bytes) { return bytes ? *p | number(p + 1, bytes - 1) << 8 : 0; }

int main(int argc, char **argv) {
    unsigned char head[64], sum[8];
    if (argc != 2 || !(file = fopen(argv[1], "rb"))) refuse("give a file that can be read");
    size_t got = fread(head, 1, 64, file);
    if (got < 48 || memcmp(head, "CNPROOF1", 8)) refuse("not a certificate");
    R = head[8], C = head[9], N = head[10], popout = head[11];
    int to_move = head[12], strategies = head[13], byte;
    if (R < 1 || R > 16 || C < 1 || C > 16 || C * (R + 1) > 128 || N < 1 || N > 16 || popout > 1) refuse("a bad game");
    if (to_move < 1 || to_move > 2 || strategies < 1 || strategies > 2 || number(head + 14, 2)) refuse("a bad header");
    uint64_t end = 32 + 16 * (uint64_t)strategies, check = 0xCBF29CE484222325u;  /* end: of all but the checksum */
    if (got < end) refuse("the file ends too early");
    for (width = 1; 1 << width < 2 * C; ) width++;
    for (unsigned char *s = head + 32; s < head + 32 + 16 * strategies; s += 16) {
        if (s[0] < 1 || s[0] > 2 || s[1] > 2 || (s[1] == NEVER) != !number(s + 2, 2)) refuse("a bad claim");
        if (number(s + 4, 4) || number(s + 8, 8) >> 59) refuse("a bad claim");
        end += (number(s + 8, 8) * (uint64_t)width + 7) / 8;
    }
    for (rewind(file); end; end--, check = (check ^ (unsigned)byte) * 0x100000001B3u)
        if ((byte = getc(file)) == EOF) refuse("the file ends too early");
    if (fread(sum, 1, 8, file) != 8 || getc(file) != EOF) refuse("the length is not that of the header");
    if (number(sum, 8) != check) refuse("damaged: the checksum is another one");
    if (fseek(file, 32 + 16 * strategies, SEEK_SET)) refuse("the file cannot be read a second time");
    Code start = { number(head + 16, 8), number(head + 24, 8) };
    if (!decode(start) || discs == R * C) refuse("the start is not a position to play on from");
    for (int c = 0; c < C; c++)
        for (int r = 0; r < h[c]; r++) if (line_through(c, r, disc(c, r))) refuse("a line at the start");
    list_lines();
    int proved[3][3] = { { 0 } };              /* plies by claim and player, 1 for NEVER; 0: not proved */
    for (which = 1; which <= strategies; which++) {
        unsigned char *s = head + 16 + 16 * which;
        P = s[0], Q = 3 - P, claim = s[1], moves = number(s + 8, 8);
        int n = claim == NEVER ? 1 : (int)number(s + 2, 2), *best = &proved[claim][P];
        walk(start, to_move, claim == NEVER ? 1LL << 61 : n);  /* 2^61: more than all layers use up */
        if (!*best || (claim == WIN ? n < *best : n > *best)) *best = n;
    }
    decode(start);
    printf("proved: %s, %dx%d, %d in line, ", popout ? "PopOut" : "standard game", R, C, N);
    for (int r = R - 1; r >= 0; r--, putchar(r < 0 ? ' ' : '/'))
        for (int c = 0; c < C; c++) putchar(".XO"[disc(c, r)]);
    printf("player %d (%c) to move:", to_move, " XO"[to_move]);
    for (int p = 1; p <= 2; p++) {
        int n = proved[WIN][p], exact = (n % 2 ? to_move == p : to_move != p) && proved[HOLD][3 - p] >= n - 2;
        if (n) printf(" player %d wins %s %d plies;", p, exact ? "in exactly" : "within", n);
        if (proved[HOLD][p]) printf(" player %d does not lose within %d plies;", p, proved[HOLD][p]);
        if (proved[NEVER][p]) printf(" player %d never loses;", p);
    }
    puts(proved[NEVER][1] && proved[NEVER][2] ? " a draw" : "");
    return fflush(stdout) != 0;
}
