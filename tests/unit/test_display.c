/* The screen on real terminals: a child draws canvases at random through the door (screen.h), and
 * so through ncurses, on a terminal of its own; what it writes is taken by an emulated terminal,
 * which must show every cell of the canvas after every frame. Both draw the same canvases from one
 * seed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/emulator.h"
#include "tui/terminal/screen.h"
#include "tui/theme/theme.h"
#include "unicode/glyph.h"

#include <fcntl.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ALL = CELL_BOLD | CELL_UNDERLINE | CELL_REVERSE, PATH_SIZE = 256 };

/* Terminals by their names, and what the emulated one is then. */
struct stage_kind {
    const char *term, *colorterm, *no_color;
    enum depth depth;
    uint8_t attributes; /* that can be seen together with colours */
    struct emulator_kind kind;
};

static const struct stage_kind kinds[] = {
    {"xterm-256color", "", "", DEPTH_256, ALL, {.erases_to_paper = true}},
    {"xterm-256color", "truecolor", "", DEPTH_24_BIT, ALL, {.erases_to_paper = true}},
    {"xterm-256color", "24bit", "1", DEPTH_MONO, ALL, {.erases_to_paper = true}},
    {"tmux-256color", "", "", DEPTH_256, ALL, {.erases_to_paper = false}},
    {"tmux-256color", "truecolor", "", DEPTH_24_BIT, ALL, {.erases_to_paper = false}},
    {"screen-256color", "truecolor", "", DEPTH_256, ALL, {.erases_to_paper = false}},
    {"rxvt-unicode-256color", "", "", DEPTH_256, ALL, {.erases_to_paper = true}},
    {"xterm", "truecolor", "", DEPTH_8, ALL, {.erases_to_paper = true}},
    {"screen", "", "", DEPTH_8, ALL, {.erases_to_paper = false}},
    {"linux", "", "", DEPTH_8, CELL_BOLD | CELL_REVERSE, {.erases_to_paper = true}},
    {"ansi", "", "", DEPTH_8, CELL_BOLD | CELL_REVERSE, {.wraps_at_once = true}},
    {"vt100", "truecolor", "", DEPTH_MONO, ALL, {.erases_to_paper = false}},
    {"vt220", "", "", DEPTH_MONO, ALL, {.erases_to_paper = false}},
    {"vt52", "", "", DEPTH_MONO, 0, {.is_vt52 = true}},
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

static const char answers[] = "\x1b[?2026;2$y\x1b[?64;1;22c";

/* What parent and child draw. */
struct sketch {
    unsigned seed;
    bool unicode;
    struct theme theme;
    struct canvas canvas;
};

/* What the child tells. */
struct report {
    bool is_open;
    struct surroundings around;
    struct problem problem;
};

struct stage {
    const struct stage_kind *kind;
    struct emulator emulator;
    struct sketch sketch;
    struct report *report; /* in memory that both see */
    pid_t child;
    int terminal, orders;
    char bytes[1 << 16];
    size_t length, written; /* of what has come and is not yet taken; in all since the last mark */
};

static unsigned pick(unsigned *seed, unsigned below)
{
    *seed = *seed * 1103515245u + 12345u;
    return (*seed >> 16) % below;
}

/* A theme of few colours, so that different inks are often the same; or one of many, `many` of
 * them, the
 * black of a palette among them; of another `hue` all are others. Every eleventh ink is the
 * terminal's own. */
static void make_theme(struct theme *theme, unsigned many, unsigned hue)
{
    for (unsigned ink = 0; ink < INKS_ALL; ink++) {
        unsigned kind = ink % many;
        theme->colour[ink] = (struct colour){.rgb = kind * (0x123456 + hue) & 0xffffff,
                                             .among_256 = (int16_t)((kind * 40 + hue) % 256),
                                             .among_16 = (int8_t)(kind * 2 % 16 + 1),
                                             .among_8 = (int8_t)(kind % 8),
                                             .is_own = ink % 11 == 0};
    }
}

static uint32_t random_glyph(unsigned *seed, bool unicode)
{
    static const uint32_t glyphs[] = {' ',    ' ',    'a',    '~',  0x2580, 0x2580, 0x2584,
                                      0x2584, 0x2588, 0x2500, 0xe9, 0x2592, 0x4e2d, 0x1f600};
    unsigned all = sizeof glyphs / sizeof glyphs[0];
    return glyphs[pick(seed, unicode ? all : 4)];
}

/* With none of which there is a letter of its own. */
static const uint16_t accents[][GLYPH_MARKS] = {{0}, {0}, {0x30b}, {0x30b, 0x33b}};
enum { ACCENTS = sizeof accents / sizeof accents[0] };

static bool takes_accents(uint32_t glyph)
{
    return glyph == 0xe9 || glyph == 0x4e2d;
}

static struct style random_style(unsigned *seed)
{
    static const uint8_t attributes[] = {
        0, 0, 0, 0, 0, 0, CELL_BOLD, CELL_UNDERLINE, CELL_REVERSE, CELL_BOLD | CELL_REVERSE};
    return (struct style){(uint16_t)pick(seed, 40), (uint16_t)pick(seed, 40),
                          attributes[pick(seed, sizeof attributes)]};
}

/* A rectangle of one kind of thing, or of many. */
static void scribble(struct sketch *sketch)
{
    struct canvas *canvas = &sketch->canvas;
    unsigned *seed = &sketch->seed;
    int row = (int)pick(seed, (unsigned)canvas->rows),
        col = (int)pick(seed, (unsigned)canvas->cols);
    int rows = 1 + (int)pick(seed, 3), cols = 1 + (int)pick(seed, 60);
    bool is_motley = pick(seed, 2) == 0;
    struct style style = random_style(seed);
    uint32_t glyph = random_glyph(seed, sketch->unicode);
    for (int r = row; r < row + rows; r++)
        for (int c = col; c < col + cols; c++) {
            if (is_motley && pick(seed, 3) == 0) {
                style = random_style(seed);
                glyph = random_glyph(seed, sketch->unicode);
            }
            char text[GLYPH_MARKED_SIZE];
            glyph_print_marked(glyph, accents[takes_accents(glyph) ? (r + c) % ACCENTS : 0], text);
            canvas_text(canvas, r, c, glyph_width(glyph), style, text);
        }
}

/* A part of the canvas moves, as land under the view; what comes in is new. */
static void pan(struct sketch *sketch)
{
    static struct canvas before;
    struct canvas *canvas = &sketch->canvas;
    unsigned *seed = &sketch->seed;
    int width = canvas->cols - (int)pick(seed, 20), down = (int)pick(seed, 7) - 3;
    int right = (int)pick(seed, 19) - 9;
    before = *canvas;
    for (int row = 0; row < canvas->rows - 1; row++)
        for (int col = 0; col < width; col++) {
            struct cell *from = canvas_cell(&before, row - down, col - right);
            struct cell *to = canvas_cell(canvas, row, col);
            bool is_narrow = from && from->glyph != 0 && glyph_width(from->glyph) == 1;
            if (is_narrow && to->glyph != 0 && glyph_width(to->glyph) == 1)
                *to = *from;
        }
}

static void sketch_begin(struct sketch *sketch, unsigned seed, int rows, int cols)
{
    sketch->seed = seed;
    make_theme(&sketch->theme, 7, 0);
    canvas_clear(&sketch->canvas, rows, cols);
}

static const uint32_t bad_glyphs[] = {0, 0x4e2d, 0x1b, 0x9b, 0x301, RENDITION_UNKNOWN, 0xd800};
enum { BAD_GLYPHS = sizeof bad_glyphs / sizeof bad_glyphs[0] };

/* What an order does to the canvas, besides what it does to the terminal. */
static void sketch_follow(struct sketch *sketch, char order, int rows, int cols)
{
    unsigned marks = pick(&sketch->seed, 6);
    if (order == 'r' || order == 'm')
        canvas_clear(&sketch->canvas, rows, cols);
    if (order == 'm')
        make_theme(&sketch->theme, 39, 0);
    if (order == 't')
        make_theme(&sketch->theme, 7, 1 + pick(&sketch->seed, 200));
    if (order >= '0' && order <= '9')
        canvas_cell(&sketch->canvas, 0, 0)->glyph = bad_glyphs[order - '0'];
    if (order == 'w')
        canvas_text(&sketch->canvas, 0, 0, 2, night_text, "\u4e2d");
    if (strchr("=fw0123456789", order))
        return;
    if (pick(&sketch->seed, 3) == 0)
        pan(sketch);
    for (unsigned mark = order == 'm' ? 0 : 3; mark < marks + 6; mark++)
        scribble(sketch);
}

/* The child. Its orders: 'd' draws on, '=' draws the same, 'f' the same from scratch, 'r' waits for
 * another size and draws, 'm' draws in many more colours, 't' in others, 'q' leaves; 'w'
 * puts a wide glyph, a digit one that does not fit. */
static void draw_by_orders(struct stage *stage, int orders)
{
    struct screen_options choice = {.with_mouse = true, .with_synchronized = true};
    struct sketch *sketch = &stage->sketch;
    struct screen *screen = screen_open(choice, &stage->report->problem);
    int ready = open("/dev/zero", O_RDONLY); /* what it waits for has come about already */
    uint32_t key;
    char order;
    stage->report->is_open = screen != NULL;
    if (screen)
        stage->report->around = screen_surroundings(screen);
    if (write(STDOUT_FILENO, "\x1e", 1) != 1 || !screen)
        _exit(1);
    sketch->unicode = stage->report->around.unicode;
    sketch_begin(sketch, sketch->seed, stage->report->around.rows, stage->report->around.cols);
    while (read(orders, &order, 1) == 1 && order != 'q') {
        if (order == 'r')
            while (screen_wait(screen, -1, -1, &key) != SCREEN_CHANGED) {
            }
        else
            screen_wait(screen, -1, ready, &key); /* an answer */
        if (order == 'f')
            screen_forget(screen);
        struct surroundings around = screen_surroundings(screen);
        sketch_follow(sketch, order, around.rows, around.cols);
        screen_show(screen, &sketch->canvas, &sketch->theme);
        if (write(STDOUT_FILENO, "\x1e", 1) != 1)
            break;
    }
    screen_close(screen);
    _exit(write(STDOUT_FILENO, "\x1e", 1) != 1);
}

static void set_window(int fd, int rows, int cols)
{
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)cols};
    assert_int_equal(ioctl(fd, TIOCSWINSZ, &size), 0);
}

/* Takes all up to the next mark. */
static void hear(struct stage *stage)
{
    enum { PATIENCE = 50000 };
    unsigned marks = stage->emulator.marks;
    stage->written = 0;
    for (;;) {
        size_t taken = emulator_take(&stage->emulator, stage->bytes, stage->length);
        stage->written += taken;
        stage->length -= taken;
        memmove(stage->bytes, stage->bytes + taken, stage->length);
        if (stage->emulator.marks > marks)
            break;
        struct pollfd wait = {stage->terminal, POLLIN, 0};
        if (poll(&wait, 1, PATIENCE) <= 0)
            fail_msg("%s: nothing comes any more", stage->kind->term);
        ssize_t got = read(stage->terminal, stage->bytes, sizeof stage->bytes);
        if (got <= 0)
            fail_msg("%s: it has gone", stage->kind->term);
        stage->length = (size_t)got;
    }
    stage->written--; /* the mark */
}

static void start_child(struct stage *stage, const char *terminal, int orders)
{
    setsid();
    int fd = open(terminal, O_RDWR); /* it becomes the controlling one */
    for (int standard = 0; standard < 2; standard++)
        dup2(fd, standard);
    close(fd);
    setenv("TERM", stage->kind->term, 1);
    setenv("COLORTERM", stage->kind->colorterm, 1);
    setenv("NO_COLOR", stage->kind->no_color, 1);
    unsetenv("TMUX");
    draw_by_orders(stage, orders);
}

static void stage_begin(struct stage *stage, const struct stage_kind *kind, unsigned seed, int rows,
                        int cols)
{
    int orders[2];
    stage->kind = kind;
    stage->sketch.seed = seed;
    stage->length = 0;
    emulator_reset(&stage->emulator, kind->kind, rows, cols);
    assert_int_equal(pipe(orders), 0);
    stage->terminal = posix_openpt(O_RDWR | O_NOCTTY);
    assert_true(stage->terminal >= 0 && grantpt(stage->terminal) == 0 &&
                unlockpt(stage->terminal) == 0);
    set_window(stage->terminal, rows, cols);
    const char *name = ptsname(stage->terminal);
    stage->child = fork();
    assert_true(stage->child >= 0);
    if (stage->child == 0) {
        close(orders[1]);
        close(stage->terminal);
        start_child(stage, name, orders[0]);
    }
    close(orders[0]);
    stage->orders = orders[1];
    hear(stage);
    if (stage->report->is_open && !kind->kind.is_vt52) /* it answers what it was asked */
        assert_int_equal(write(stage->terminal, answers, sizeof answers - 1), sizeof answers - 1);
    stage->sketch.unicode = stage->report->around.unicode;
    sketch_begin(&stage->sketch, seed, rows, cols);
}

/* What a cell must look like. In all depths but the least it is said once more, without
 * rendition_of. */
static struct emulated_cell wanted_cell(const struct stage *stage, const struct cell *cell)
{
    enum depth depth = stage->kind->depth;
    struct rendition look = rendition_of(cell, &stage->sketch.theme, depth);
    struct emulated_cell wanted = {
        look.glyph, look.ink, look.paper, look.attribute, {look.mark[0], look.mark[1]}};
    const struct colour *ink = theme_colour(&stage->sketch.theme, cell->ink);
    const struct colour *paper = theme_colour(&stage->sketch.theme, cell->paper);
    if (depth >= DEPTH_256) {
        bool has_24_bits = depth == DEPTH_24_BIT;
        wanted.glyph = cell->glyph;
        wanted.ink = has_24_bits ? (int32_t)ink->rgb | EMULATOR_RGB : ink->among_256;
        wanted.paper = has_24_bits ? (int32_t)paper->rgb | EMULATOR_RGB : paper->among_256;
        wanted.attribute = cell->attribute;
    }
    if (depth >= DEPTH_256 && ink->is_own)
        wanted.ink = EMULATOR_OWN;
    if (depth >= DEPTH_256 && paper->is_own)
        wanted.paper = EMULATOR_OWN;
    return wanted;
}

/* Colours that a palette may claim are shown with a trace of red (display.c). */
static int32_t without_trace(int32_t colour)
{
    return colour >= 0 && (colour & EMULATOR_RGB) && (colour & 0xffff00) == 0x010000
               ? colour & ~0x010000
               : colour;
}

static void expect_cell(const struct stage *stage, int row, int col)
{
    const struct canvas *canvas = &stage->sketch.canvas;
    struct emulated_cell cell = wanted_cell(stage, &canvas->cell[row * canvas->cols + col]);
    bool has_colours = cell.ink != EMULATOR_OWN || cell.paper != EMULATOR_OWN;
    cell.attribute &= has_colours || stage->kind->kind.is_vt52 ? stage->kind->attributes : ALL;
    struct sight wanted = sight_of(&cell), shown = emulator_sight(&stage->emulator, row, col);
    shown.upper = without_trace(shown.upper);
    shown.lower = without_trace(shown.lower);
    if (!sight_is_same(&wanted, &shown))
        fail_msg("%s: row %d, column %d: U+%04X %x/%x %d instead of U+%04X %x/%x %d",
                 stage->kind->term, row, col, (unsigned)shown.glyph, (unsigned)shown.upper,
                 (unsigned)shown.lower, shown.attribute, (unsigned)wanted.glyph,
                 (unsigned)wanted.upper, (unsigned)wanted.lower, wanted.attribute);
}

static void give_order(struct stage *stage, char order)
{
    unsigned frames = stage->emulator.frames;
    assert_int_equal(write(stage->orders, &order, 1), 1);
    sketch_follow(&stage->sketch, order, stage->emulator.rows, stage->emulator.cols);
    hear(stage);
    if (!stage->kind->kind.is_vt52) /* one, shown whole */
        assert_int_equal(stage->emulator.frames - frames, stage->written > 0);
    assert_false(stage->emulator.is_synchronized);
    for (int row = 0; row < stage->sketch.canvas.rows; row++)
        for (int col = 0; col < stage->sketch.canvas.cols; col++)
            expect_cell(stage, row, col);
}

/* The child has left and the terminal is as it was. */
static void stage_end(struct stage *stage)
{
    int status;
    const struct emulator *emulator = &stage->emulator;
    assert_int_equal(write(stage->orders, "q", 1), 1);
    hear(stage);
    assert_int_equal(waitpid(stage->child, &status, 0), stage->child);
    assert_int_equal(status, 0);
    assert_false(emulator->is_alternate || emulator->hides_cursor || emulator->reports_mouse ||
                 emulator->sends_application_keys || emulator->is_synchronized);
    assert_int_equal(emulator->pen.ink, EMULATOR_OWN);
    assert_int_equal(emulator->pen.paper, EMULATOR_OWN);
    assert_int_equal(emulator->pen.attribute, 0);
    close(stage->orders);
    close(stage->terminal);
}

static int make_stage(void **state)
{
    struct stage *stage = calloc(1, sizeof *stage);
    assert_non_null(stage);
    stage->report = mmap(NULL, sizeof *stage->report, PROT_READ | PROT_WRITE,
                         MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    assert_true(stage->report != MAP_FAILED);
    setlocale(LC_ALL, "C.UTF-8");
    setenv("LC_ALL", "C.UTF-8", 1);
    signal(SIGPIPE, SIG_IGN);
    *state = stage;
    return 0;
}

static int free_stage(void **state)
{
    struct stage *stage = *state;
    munmap(stage->report, sizeof *stage->report);
    free(stage);
    return 0;
}

static void test_every_terminal_shows_the_canvas(void **state)
{
    static const struct {
        int rows, cols;
    } sizes[] = {{24, 80}, {7, 60}, {1, 2}, {2, 3}, {3, 200}};
    struct stage *stage = *state;
    for (unsigned k = 0; k < KINDS; k++)
        for (unsigned s = 0; s < sizeof sizes / sizeof sizes[0]; s++) {
            stage_begin(stage, &kinds[k], 100 * k + s, sizes[s].rows, sizes[s].cols);
            assert_int_equal(stage->report->around.depth, kinds[k].depth);
            for (unsigned step = 0; step < 12; step++)
                give_order(stage, 'd');
            give_order(stage, '=');
            assert_int_equal(stage->written, 0); /* nothing where nothing differs */
            give_order(stage, 'f');
            assert_true(stage->written > 0);
            stage_end(stage);
        }
}

static void test_window_of_another_size_is_drawn_anew(void **state)
{
    static const int sizes[][2] = {{30, 100}, {5, 20}, {24, 80}, {128, 30}};
    struct stage *stage = *state;
    for (unsigned k = 0; k < KINDS; k++) {
        stage_begin(stage, &kinds[k], k, 24, 80);
        give_order(stage, 'd');
        for (unsigned s = 0; s < sizeof sizes / sizeof sizes[0]; s++) {
            emulator_resize(&stage->emulator, sizes[s][0], sizes[s][1]);
            set_window(stage->terminal, sizes[s][0], sizes[s][1]);
            give_order(stage, 'r');
            give_order(stage, 'd');
        }
        stage_end(stage);
    }
}

/* Themes of more pairs of colours than some terminals have numbers for: all are shown right. */
static void test_many_pairs_of_colours(void **state)
{
    struct stage *stage = *state;
    for (unsigned k = 0; k < KINDS; k++) {
        stage_begin(stage, &kinds[k], k, 24, 80);
        for (unsigned step = 0; step < 10; step++)
            give_order(stage, 'm');
        stage_end(stage);
    }
}

/* A folder with an entry that somebody has made, as TERMINFO. */
static void make_own_entry(const char *text)
{
    char folder[] = "/tmp/bastide-terminfo-XXXXXX";
    char path[PATH_SIZE], command[2 * PATH_SIZE];
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/entry.ti", folder);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
    snprintf(command, sizeof command, "tic -x -o %s %s 2>&1", folder, path);
    assert_int_equal(system(command), 0);
    setenv("TERMINFO", folder, 1);
}

static void remove_own_entry(void)
{
    char command[2 * PATH_SIZE];
    snprintf(command, sizeof command, "rm -rf %s", getenv("TERMINFO"));
    assert_int_equal(system(command), 0);
    unsetenv("TERMINFO");
}

/* More than there are numbers for, one theme after the other, on a terminal of somebody's own. */
static void test_pairs_of_colours_never_run_out(void **state)
{
    static const struct stage_kind few = {"few-pairs", "",  "",
                                          DEPTH_256,   ALL, {.erases_to_paper = true}};
    struct stage *stage = *state;
    make_own_entry("few-pairs|of few pairs,\n\tpairs#1000,\n\tuse=xterm-256color,\n");
    stage_begin(stage, &few, 3, 24, 80);
    for (unsigned step = 0; step < 100; step++)
        give_order(stage, 't');
    stage_end(stage);
    /* And ours are found all the same. */
    stage_begin(stage, &kinds[1], 3, 24, 80);
    assert_int_equal(stage->report->around.depth, DEPTH_24_BIT);
    stage_end(stage);
    remove_own_entry();
}

/* What the database and the surroundings make of a terminal. */

static void test_depths(void **state)
{
    static const struct stage_kind cases[] = {
        {.term = "xterm-256color", .colorterm = "yes", .no_color = "", .depth = DEPTH_256},
        {.term = "xterm-256color", .colorterm = "", .no_color = "1", .depth = DEPTH_MONO},
        {.term = "xterm", .colorterm = "truecolor", .no_color = "", .depth = DEPTH_8},
        {.term = "vt100", .colorterm = "truecolor", .no_color = "", .depth = DEPTH_MONO},
        {.term = "with-tc", .colorterm = "", .no_color = "", .depth = DEPTH_24_BIT},
        {.term = "of-16", .colorterm = "", .no_color = "", .depth = DEPTH_16},
        {.term = "mine-256color", .colorterm = "24bit", .no_color = "", .depth = DEPTH_24_BIT},
        {.term = "mine-direct", .colorterm = "", .no_color = "", .depth = DEPTH_24_BIT},
    };
    struct stage *stage = *state;
    make_own_entry("with-tc|with Tc,\n\tTc,\n\tuse=xterm-256color,\n"
                   "of-16|of 16,\n\tcolors#16,\n\tpairs#256,\n\tuse=xterm-256color,\n"
                   "mine-256color|one of mine,\n\tuse=xterm-256color,\n"
                   "mine-direct|another of mine,\n\tRGB,\n\tcolors#0x1000000,\n\tpairs#0x1000,\n"
                   "\tsetaf=\\E[38;2;1;2;3m,\n\tsetab=\\E[48;2;1;2;3m,\n"
                   "\tuse=xterm-256color,\n");
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++) {
        stage_begin(stage, &cases[c], 1, 24, 80);
        if (stage->report->around.depth != cases[c].depth)
            fail_msg("%s has the depth %d", cases[c].term, stage->report->around.depth);
        assert_true(stage->report->around.unicode);
        stage_end(stage);
    }
    remove_own_entry();
}

/* Letters and lines on the console, and nothing but ASCII where the locale has no more. */
static void test_glyphs_that_can_be_shown(void **state)
{
    static const struct stage_kind console = {.term = "linux", .colorterm = "", .no_color = ""};
    struct stage *stage = *state;
    stage_begin(stage, &console, 1, 24, 80);
    assert_true(stage->report->around.console && !stage->report->around.unicode);
    stage_end(stage);
    setenv("LC_ALL", "C", 1);
    stage_begin(stage, &console, 1, 24, 80);
    assert_false(stage->report->around.console || stage->report->around.unicode);
    stage_end(stage);
    stage_begin(stage, &kinds[0], 1, 24, 80);
    assert_false(stage->report->around.console || stage->report->around.unicode);
    give_order(stage, 'd');
    stage_end(stage);
    setenv("LC_ALL", "C.UTF-8", 1);
}

static void test_terminals_that_cannot_be_used_say_why(void **state)
{
    static const struct {
        const char *term, *problem;
    } cases[] = {{"dumb", "the terminal 'dumb' (TERM) cannot move its cursor; "
                          "try TERM=xterm-256color, or `bastide --plain`"},
                 {"no-such-terminal", "the terminal 'no-such-terminal' (TERM) is unknown; "
                                      "try TERM=xterm-256color"},
                 {"../x/xterm", "the terminal '../x/xterm' (TERM) is unknown; "
                                "try TERM=xterm-256color"},
                 {"", "the terminal '' (TERM) is unknown; try TERM=xterm-256color"}};
    struct stage *stage = *state;
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++) {
        struct stage_kind kind = {.term = cases[c].term, .colorterm = "", .no_color = ""};
        int status;
        stage_begin(stage, &kind, 1, 24, 80);
        assert_false(stage->report->is_open);
        assert_string_equal(stage->report->problem.text, cases[c].problem);
        assert_int_equal(stage->written, 0);
        assert_int_equal(waitpid(stage->child, &status, 0), stage->child);
        close(stage->orders);
        close(stage->terminal);
    }
}

static void expect_after(struct stage *stage, char order, uint32_t first, uint32_t second)
{
    assert_int_equal(write(stage->orders, &order, 1), 1);
    hear(stage);
    assert_int_equal(stage->emulator.cell[0].glyph, first);
    assert_int_equal(stage->emulator.cell[1].glyph, second);
}

/* Halves of nothing, wide glyphs in one cell, controls: such a canvas is wrong, but harmless. */
static void test_glyph_that_does_not_fit_is_a_question_mark(void **state)
{
    struct stage *stage = *state;
    for (unsigned b = 0; b < BAD_GLYPHS; b++) {
        stage_begin(stage, &kinds[0], 1, 2, 9);
        expect_after(stage, (char)('0' + b), '?', ' ');
        expect_after(stage, 'w', 0x4e2d, 0);
        if (bad_glyphs[b] != 0x4e2d)
            expect_after(stage, (char)('0' + b), '?', '?');
        stage_end(stage);
    }
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, make_stage, free_stage)
    const struct CMUnitTest tests[] = {
        TEST(test_every_terminal_shows_the_canvas),
        TEST(test_window_of_another_size_is_drawn_anew),
        TEST(test_many_pairs_of_colours),
        TEST(test_pairs_of_colours_never_run_out),
        TEST(test_depths),
        TEST(test_glyphs_that_can_be_shown),
        TEST(test_terminals_that_cannot_be_used_say_why),
        TEST(test_glyph_that_does_not_fit_is_a_question_mark),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
