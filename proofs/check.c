/* Checks a certificate of Connect-N with nothing but the rules: cc -O2 -o check check.c && ./check FILE
   Written from docs/certificate.md, whose words it uses. Exit status: 0 the certificate holds, 2 it is refused. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned __int128 set; /* cells: rows + 1 bits for each column, the bottom cell lowest */
enum { WINS, HOLDS, NEVER };
#define NO_END (INT64_C(1) << 40)

static int rows, cols, connect, pop_out, stride;
static set columns[16], bottom, cells, lines[1024];
static int line_count;
static int player, claim; /* P and what P claims */

typedef struct { set discs[2]; } position;

static void refuse(const char *reason) { fprintf(stderr, "refused: %s\n", reason); exit(2); }
static void need(int condition, const char *reason) { if (!condition) refuse(reason); }
static set bit(int index) { return (set)1 << index; }
static int has_several(set s) { return (s & (s - 1)) != 0; }
static int count(set s) { return __builtin_popcountll((uint64_t)s) + __builtin_popcountll((uint64_t)(s >> 64)); }
static int lowest(set s) {
    return (uint64_t)s ? __builtin_ctzll((uint64_t)s) : 64 + __builtin_ctzll((uint64_t)(s >> 64));
}
static void *allocate(size_t number, size_t size) {
    void *memory = calloc(number ? number : 1, size);
    need(memory != NULL, "there is not enough memory");
    return memory;
}

/* ---- the game ---- */

static void set_up_board(void) {
    static const int steps[4][2] = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
    stride = rows + 1;
    for (int c = 0; c < cols; c++) {
        columns[c] = (bit(rows) - 1) << (c * stride);
        bottom |= bit(c * stride);
        cells |= columns[c];
    }
    for (int r = 0; r < rows; r++) for (int c = 0; c < cols; c++)
        for (int d = 0; d < (connect == 1 ? 1 : 4); d++) {
            int last_row = r + (connect - 1) * steps[d][0], last_col = c + (connect - 1) * steps[d][1];
            if (last_row >= rows || last_col >= cols || last_col < 0) continue;
            set line = 0;
            for (int i = 0; i < connect; i++) line |= bit((c + i * steps[d][1]) * stride + r + i * steps[d][0]);
            lines[line_count++] = line;
        }
}
static int has_line(set discs) {
    const int steps[4] = {1, stride, stride + 1, stride - 1};
    for (int d = 0; d < 4; d++) {
        set run = discs;
        for (int i = 1; i < connect && run; i++) run &= run >> steps[d];
        if (run) return 1;
    }
    return 0;
}
static set occupied(position p) { return p.discs[0] | p.discs[1]; }
static set landing(position p) { return (occupied(p) + bottom) & cells; }
static set popped(set discs, int c) { return (discs & ~columns[c]) | ((discs & columns[c]) >> 1 & columns[c]); }
static set code(position p) { return (occupied(p) + bottom) | p.discs[0]; }

static set mirrored(set s) {
    set result = 0;
    for (int c = 0; c < cols; c++) result = result << stride | (s >> (c * stride) & (bit(stride) - 1));
    return result;
}
/* Makes a move if it is possible: a drop in column v, or a pop in column v - cols. */
static int make(position *p, int mover, int v) {
    if (v < cols) {
        set cell = landing(*p) & columns[v];
        p->discs[mover] |= cell;
        return cell != 0;
    }
    if (!(p->discs[mover] & bottom & columns[v - cols])) return 0;
    for (int i = 0; i < 2; i++) p->discs[i] = popped(p->discs[i], v - cols);
    return 1;
}
/* Whether the game goes on after a move; if not, P must have achieved what is claimed. */
static int goes_on(position p, int mover) {
    int winner = has_line(p.discs[mover]) ? mover : has_line(p.discs[!mover]) ? !mover : -1;
    need(winner != !player, "the other player can win");
    need(winner == player || occupied(p) != cells || claim != WINS, "the other player can draw");
    return winner < 0 && occupied(p) != cells;
}
static position decode(set number) {
    position p = {{0, 0}};
    for (int c = 0; c < cols; c++) {
        uint32_t bits = (uint32_t)(number >> (c * stride) & (bit(stride) - 1));
        need(bits != 0, "the start has a column without a code");
        int height = 31 - __builtin_clz(bits);
        for (int r = 0; r < height; r++) p.discs[!(bits >> r & 1)] |= bit(c * stride + r);
    }
    need(cols * stride == 128 || number >> (cols * stride) == 0, "the code of the start is too large");
    need(!has_line(p.discs[0]) && !has_line(p.discs[1]), "the start is over");
    need(occupied(p) != cells, "the start is full");
    return p;
}

/* ---- following ---- */

typedef struct { int landing, end, stop[2]; } region; /* a stop of -1 is none; [0] the even one, [1] the odd one */
static region regions[16];
static int region_count, empty_count, open_count;
static set own_discs, other_discs, open_lines[1024];

/* Whether the entries can be put into pairs so that each of these sets has both of a pair. */
static int pairs(set entries, const set *dangerous, int n) {
    if (n == 0) return 1;
    set first = entries & -entries, rest = entries & (entries - 1), left[1024];
    for (; rest; rest &= rest - 1) {
        set pair = first | (rest & -rest);
        int m = 0;
        for (int i = 0; i < n; i++) if (pair & ~dangerous[i]) left[m++] = dangerous[i];
        if (pairs(entries & ~pair, left, m)) return 1;
    }
    return 0;
}
static int turned_holds(unsigned turned, int64_t left) {
    set ours = own_discs, theirs = other_discs, entries = 0, poisoned = 0, dangerous[1024];
    int beyond = 0, n = 0;
    for (int i = 0; i < region_count; i++) {
        int stop = regions[i].stop[turned >> i & 1], top = regions[i].end;
        if (stop >= 0) poisoned |= bit(top = stop - 1);
        beyond += regions[i].end - top;
        for (int b = regions[i].landing; b < top; b++)
            *((top - 1 - b) % 2 ? &theirs : b == regions[i].landing ? &entries : &ours) |= bit(b);
    }
    if (count(entries) % 2) return 0;
    int filled = empty_count - beyond;
    if (claim == WINS && !(poisoned && filled + 2 <= left) && !(filled <= left && has_line(ours))) return 0;
    set obtainable = theirs | entries | poisoned;
    for (int i = 0; i < open_count; i++) {
        if (open_lines[i] & ~obtainable || has_several(open_lines[i] & poisoned)) continue;
        dangerous[n] = open_lines[i] & entries;
        if (count(entries) > 6 || !has_several(dangerous[n])) return 0;
        n++;
    }
    return pairs(entries, dangerous, n);
}
/* P has moved, the other player is to move. */
static int settles(position p, int64_t left) {
    set threats = 0, free_cells = cells & ~occupied(p), land = landing(p);
    own_discs = p.discs[player];
    other_discs = p.discs[!player];
    open_count = region_count = 0;
    for (int i = 0; i < line_count; i++) {
        set missing = lines[i] & ~own_discs;
        if (missing == lines[i]) open_lines[open_count++] = lines[i];
        if (!has_several(missing) && !(missing & ~free_cells)) threats |= missing;
    }
    if (open_count == 0 && claim != WINS) return 1;
    unsigned turnable = 0;
    for (int c = 0; c < cols; c++) {
        if (!(land & columns[c])) continue;
        region r = {lowest(land & columns[c]), c * stride + rows, {-1, -1}};
        for (int b = r.end - 1; b > r.landing; b--) if (threats >> b & 1) r.stop[(r.end - 1 - b) % 2] = b;
        if (r.stop[1] >= 0) turnable |= 1u << region_count;
        regions[region_count++] = r;
    }
    empty_count = count(free_cells);
    unsigned turned = turnable; /* all of its subsets */
    for (;; turned = (turned - 1) & turnable) {
        if (__builtin_popcount(turned) <= 3 && turned_holds(turned, left)) return 1;
        if (turned == 0) return 0;
    }
}

/* ---- the walk ---- */

static position *layer;
static uint64_t layer_size, layer_room, moves_left;
static set *known; /* an open hash table of codes; no code is 0 */
static uint64_t known_size, known_room;

static uint64_t slot_of(set number) {
    uint64_t hash = ((uint64_t)number ^ (uint64_t)(number >> 64) * 0x9E3779B97F4A7C15u) * 0xD6E8FEB86659FD93u;
    uint64_t slot = (hash ^ hash >> 32) & (known_room - 1);
    while (known[slot] && known[slot] != number) slot = (slot + 1) & (known_room - 1);
    return slot;
}
static void forget(void) { free(known); known_size = 0; known = allocate(known_room = 1024, sizeof(set)); }

static int is_new(set number) {
    if (2 * known_size >= known_room) {
        set *old = known;
        uint64_t old_room = known_room;
        known = allocate(known_room *= 2, sizeof(set));
        for (uint64_t i = 0; i < old_room; i++) if (old[i]) known[slot_of(old[i])] = old[i];
        free(old);
    }
    uint64_t slot = slot_of(number);
    if (known[slot]) return 0;
    known[slot] = number;
    known_size++;
    return 1;
}
static void enter(position p, int64_t left) {
    for (int v = 0; v < (left > 0 ? cols * (1 + pop_out) : 0); v++) {
        position after = p;
        if (make(&after, player, v) && has_line(after.discs[player])) return;
    }
    need(claim != WINS || left >= 3, "the other player can hold out longer");
    if (claim == HOLDS && left <= 1) return;
    position mirror = {{mirrored(p.discs[0]), mirrored(p.discs[1])}};
    if (code(mirror) < code(p)) p = mirror;
    if (!is_new(code(p))) return;
    need(layer_size < moves_left, "it has too few moves");
    if (layer_size == layer_room) layer = realloc(layer, (layer_room = 2 * layer_room + 1024) * sizeof(position));
    need(layer != NULL, "there is not enough memory");
    layer[layer_size++] = p;
}
static void answer(position p, int64_t left) {
    for (int v = 0; v < (claim == HOLDS && left == 0 ? 0 : cols * (1 + pop_out)); v++) {
        position after = p;
        if (make(&after, !player, v) && goes_on(after, !player)) enter(after, left - 1);
    }
}
static void move(position p, unsigned v, int64_t left) {
    int settled = !pop_out && v >= (unsigned)cols;
    need(v < 2 * (unsigned)cols, "it has a value that stands for no move");
    need(make(&p, player, settled ? (int)v - cols : (int)v), "it has a move that is not possible");
    if (!goes_on(p, player)) return;
    if (settled) need(settles(p, left), "following does not settle a position");
    else answer(p, left);
}
static void walk(position start, int to_move, int64_t left, const uint8_t *bytes, uint64_t moves, unsigned width) {
    uint64_t at = 0;
    moves_left = moves;
    forget();
    if (to_move == player) enter(start, left);
    else answer(start, left--);
    while (layer_size) {
        position *now = layer;
        uint64_t size = layer_size;
        layer = NULL;
        layer_size = layer_room = 0;
        moves_left -= size; /* not below 0: enter made sure of it */
        if (!(claim == NEVER && pop_out)) forget();
        for (uint64_t i = 0; i < size; i++) {
            unsigned v = 0;
            for (unsigned b = 0; b < width; b++, at++) v |= (unsigned)(bytes[at / 8] >> at % 8 & 1) << b;
            move(now[i], v, left - 1);
        }
        free(now);
        left -= 2;
    }
    need(moves_left == 0, "it has more moves than positions come up");
    need(at % 8 == 0 || bytes[at / 8] >> at % 8 == 0, "there are bits behind the last move");
}

/* ---- the file ---- */

static set number(const uint8_t *bytes, int size) {
    set value = 0;
    for (int i = size; i-- > 0;) value = value << 8 | bytes[i];
    return value;
}

int main(int argc, char **argv) {
    need(argc == 2, "usage: check FILE");
    FILE *file = fopen(argv[1], "rb");
    need(file != NULL && fseek(file, 0, SEEK_END) == 0, "the file cannot be read");
    long size = ftell(file);
    need(size >= 56, "this is no certificate");
    uint8_t *data = allocate((size_t)size, 1);
    rewind(file);
    need(fread(data, 1, (size_t)size, file) == (size_t)size, "the file cannot be read");
    fclose(file);
    uint64_t end = (uint64_t)size - 8, sum = 0xCBF29CE484222325u;
    need(memcmp(data, "CNPROOF1", 8) == 0, "this is no certificate");
    for (uint64_t i = 0; i < end; i++) sum = (sum ^ data[i]) * 0x100000001B3u;
    need(number(data + end, 8) == sum, "the checksum is wrong");
    rows = data[8], cols = data[9], connect = data[10], pop_out = data[11];
    need(rows >= 1 && rows <= 16 && cols >= 1 && cols <= 16 && cols * (rows + 1) <= 128, "there is no such board");
    need(connect >= 1 && connect <= 16 && pop_out <= 1 && data[12] - 1u < 2, "there is no such game");
    need(data[13] - 1u < 2 && data[14] == 0 && data[15] == 0, "the head is wrong");
    set_up_board();
    position start = decode(number(data + 16, 16));
    unsigned width = 0;
    while (1 << width < 2 * cols) width++;
    uint64_t at = 32 + 16u * data[13];
    need(at <= end, "the file is too short");
    for (const uint8_t *head = data + 32, *claims_end = head + 16 * data[13]; head < claims_end; head += 16) {
        uint64_t moves = (uint64_t)number(head + 8, 8), bytes = (moves * width + 7) / 8;
        int plies = (int)number(head + 2, 2);
        need(head[0] - 1u < 2 && head[1] <= 2 && (plies == 0) == (head[1] == NEVER), "a claim is wrong");
        need(number(head + 4, 4) == 0 && moves <= 8 * end && bytes <= end - at, "the file is too short");
        player = head[0] - 1, claim = head[1];
        walk(start, data[12] - 1, claim == NEVER ? NO_END : plies, data + at, moves, width);
        const char *said[] = {"wins within", "does not lose within", "never loses, bound"};
        printf("player %d %s %d plies (%llu moves)\n", head[0], said[claim], plies, (unsigned long long)moves);
        at += bytes;
    }
    need(at == end, "the file is too long");
    return 0;
}
