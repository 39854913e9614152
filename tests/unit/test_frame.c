/* Frames: the bytes that are written, taken by a small terminal, make it show exactly the canvas;
 * and each rule that saves bytes does. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/emulator.h"
#include "tui/glyph.h"
#include "tui/terminal/frame.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ALL_ATTRIBUTES = CELL_BOLD | CELL_UNDERLINE | CELL_REVERSE };

/* Terminals as they are. */
static const struct dialect xterm = {.depth = DEPTH_256,
                                     .attributes = ALL_ATTRIBUTES,
                                     .unicode = true,
                                     .right = true,
                                     .left = true,
                                     .down = true,
                                     .to_column = true,
                                     .line_feeds = true,
                                     .wraps_late = true,
                                     .hides_cursor = true,
                                     .has_own = true,
                                     .ends_attributes = true,
                                     .erases_cells = true,
                                     .erases_line = true,
                                     .erases_to_paper = true,
                                     .shifts_cells = true,
                                     .shifts_lines = true};

static struct dialect tmux(void)
{
    struct dialect dialect = xterm;
    dialect.erases_cells = dialect.erases_to_paper = false;
    return dialect;
}

static struct dialect vt100(void)
{
    struct dialect dialect = tmux();
    dialect.depth = DEPTH_MONO;
    dialect.shifts_cells = dialect.shifts_lines = false;
    dialect.to_column = dialect.hides_cursor = dialect.has_own = dialect.ends_attributes = false;
    return dialect;
}

/* Wraps at once, and cannot do much. */
static struct dialect poor(void)
{
    return (struct dialect){.depth = DEPTH_8, .attributes = CELL_BOLD, .has_own = true};
}

struct stage {
    struct frame *frame;
    struct emulator emulator;
    struct canvas canvas;
    struct theme theme;
    struct bytes bytes;
    struct dialect dialect;
};

/* A theme of few colours, so that different inks are often the same. Ink 0 is the own colour. */
static void make_theme(struct theme *theme)
{
    for (unsigned ink = 0; ink < INKS_ALL; ink++) {
        unsigned kind = ink % 7;
        theme->colour[ink] = (struct colour){.rgb = kind * 0x123456 & 0xffffff,
                                             .among_256 = (int16_t)(kind * 40),
                                             .among_16 = (int8_t)(kind * 2 + 1),
                                             .among_8 = (int8_t)(kind % 8),
                                             .is_own = ink % 11 == 0};
    }
}

static void set_stage(struct stage *stage, const struct dialect *dialect, int rows, int cols)
{
    frame_free(stage->frame);
    stage->frame = frame_new();
    stage->dialect = *dialect;
    make_theme(&stage->theme);
    canvas_clear(&stage->canvas, rows, cols);
    emulator_reset(&stage->emulator, dialect, rows, cols);
}

static int make_stage(void **state)
{
    struct stage *stage = calloc(1, sizeof *stage);
    assert_non_null(stage);
    set_stage(stage, &xterm, 6, 40);
    *state = stage;
    return 0;
}

static int free_stage(void **state)
{
    struct stage *stage = *state;
    frame_free(stage->frame);
    bytes_free(&stage->bytes);
    free(stage);
    return 0;
}

/* What a cell must look like, said without the rules that save bytes; where few colours ask for
 * other ones, by look_of. */
static struct emulated_cell wanted_cell(const struct stage *stage, const struct cell *cell)
{
    enum depth depth = stage->dialect.depth;
    struct look look = look_of(cell, &stage->theme, depth);
    struct emulated_cell wanted = {look.glyph, look.ink, look.paper, look.attribute};
    if (depth >= DEPTH_256) {
        const struct colour *ink = theme_colour(&stage->theme, cell->ink);
        const struct colour *paper = theme_colour(&stage->theme, cell->paper);
        bool rgb = depth == DEPTH_24_BIT;
        wanted = (struct emulated_cell){cell->glyph,
                                        ink->is_own ? EMULATOR_OWN
                                        : rgb       ? (int)ink->rgb
                                                    : ink->among_256,
                                        paper->is_own ? EMULATOR_OWN
                                        : rgb         ? (int)paper->rgb
                                                      : paper->among_256,
                                        cell->attribute};
    }
    if (depth == DEPTH_24_BIT && wanted.ink != EMULATOR_OWN)
        wanted.ink |= EMULATOR_RGB;
    if (depth == DEPTH_24_BIT && wanted.paper != EMULATOR_OWN)
        wanted.paper |= EMULATOR_RGB;
    if (wanted.attribute & CELL_REVERSE && wanted.ink != EMULATOR_OWN &&
        wanted.paper != EMULATOR_OWN) { /* any terminal can do that with two colours */
        int32_t ink = wanted.ink;
        wanted.ink = wanted.paper;
        wanted.paper = ink;
        wanted.attribute &= (uint8_t)~CELL_REVERSE;
    }
    wanted.attribute &= stage->dialect.attributes;
    return wanted;
}

static void expect_cell(const struct stage *stage, int row, int col)
{
    const struct canvas *canvas = &stage->canvas;
    struct emulated_cell cell = wanted_cell(stage, &canvas->cell[row * canvas->cols + col]);
    struct sight wanted = sight_of(&cell);
    struct sight shown = emulator_sight(&stage->emulator, row, col);
    if (memcmp(&wanted, &shown, sizeof wanted) != 0)
        fail_msg("row %d, column %d: U+%04X %x/%x %d instead of U+%04X %x/%x %d", row, col,
                 (unsigned)shown.glyph, (unsigned)shown.upper, (unsigned)shown.lower,
                 shown.attribute, (unsigned)wanted.glyph, (unsigned)wanted.upper,
                 (unsigned)wanted.lower, wanted.attribute);
}

/* Writes the canvas; how many bytes that took. The terminal shows all of it then, the last cell
 * where it can be written. */
static size_t show(struct stage *stage)
{
    const struct canvas *canvas = &stage->canvas;
    bytes_clear(&stage->bytes);
    frame_write(stage->frame, canvas, &stage->theme, &stage->dialect, &stage->bytes);
    emulator_take(&stage->emulator, stage->bytes.data, stage->bytes.length);
    for (int row = 0; row < canvas->rows; row++)
        for (int col = 0; col < canvas->cols; col++)
            if (stage->dialect.wraps_late || row < canvas->rows - 1 || col < canvas->cols - 1)
                expect_cell(stage, row, col);
    return stage->bytes.length;
}

static const char *shown_bytes(struct stage *stage)
{
    static char text[512];
    show(stage);
    assert_true(stage->bytes.length < sizeof text);
    memcpy(text, stage->bytes.data, stage->bytes.length);
    text[stage->bytes.length] = '\0';
    return text;
}

/* Random canvases. */

static unsigned pick(unsigned *seed, unsigned below)
{
    *seed = *seed * 1103515245u + 12345u;
    return (*seed >> 16) % below;
}

static uint32_t random_glyph(unsigned *seed, bool unicode)
{
    static const uint32_t glyphs[] = {' ',    ' ',    'a',    '-',  0x2580, 0x2580, 0x2584,
                                      0x2584, 0x2588, 0x2500, 0xe9, 0x2592, 0x4e2d, 0x1f600};
    unsigned kinds = sizeof glyphs / sizeof glyphs[0];
    return glyphs[pick(seed, unicode ? kinds : 4)];
}

static struct style random_style(unsigned *seed)
{
    static const uint8_t attributes[] = {
        0, 0, 0, 0, 0, 0, CELL_BOLD, CELL_UNDERLINE, CELL_REVERSE, CELL_BOLD | CELL_REVERSE};
    return (struct style){(uint16_t)pick(seed, 16), (uint16_t)pick(seed, 16),
                          attributes[pick(seed, sizeof attributes)]};
}

/* A rectangle of one kind of thing, or of many. */
static void scribble(struct canvas *canvas, unsigned *seed, bool unicode)
{
    int row = (int)pick(seed, (unsigned)canvas->rows),
        col = (int)pick(seed, (unsigned)canvas->cols);
    int rows = 1 + (int)pick(seed, 3), cols = 1 + (int)pick(seed, 60);
    bool is_motley = pick(seed, 2) == 0;
    struct style style = random_style(seed);
    uint32_t glyph = random_glyph(seed, unicode);
    for (int r = row; r < row + rows; r++)
        for (int c = col; c < col + cols; c++) {
            if (is_motley && pick(seed, 3) == 0) {
                style = random_style(seed);
                glyph = random_glyph(seed, unicode);
            }
            char text[GLYPH_TEXT_SIZE] = {0};
            glyph_print(glyph, text);
            canvas_text(canvas, r, c, glyph_width(glyph), style, text);
        }
}

/* A part of the canvas moves, as land under the view; what comes in is new. */
static void pan(struct canvas *canvas, unsigned *seed)
{
    int width = canvas->cols - (int)pick(seed, 20), down = (int)pick(seed, 7) - 3;
    int right = (int)pick(seed, 19) - 9;
    static struct canvas before;
    before = *canvas;
    if (pick(seed, 2))
        *(pick(seed, 2) ? &down : &right) = 0;
    for (int row = 0; row < canvas->rows - 1; row++)
        for (int col = 0; col < width; col++) {
            struct cell *from = canvas_cell(&before, row - down, col - right);
            bool is_inside = from && row - down < canvas->rows - 1 && col - right < width;
            bool is_wide = is_inside && !glyph_is_common(from->glyph);
            struct cell *to = canvas_cell(canvas, row, col);
            if (is_inside && !is_wide && glyph_is_common(to->glyph))
                *to = *from;
            else if (!is_inside)
                canvas_put(canvas, row, col, random_glyph(seed, false), random_style(seed));
        }
}

static void play_scribbles(struct stage *stage, unsigned seed)
{
    static const struct {
        int rows, cols;
    } sizes[] = {{7, 60}, {1, 1}, {2, 3}, {24, 80}, {3, 200}};
    unsigned size = seed % (sizeof sizes / sizeof sizes[0]);
    struct dialect dialect = stage->dialect;
    set_stage(stage, &dialect, sizes[size].rows, sizes[size].cols);
    for (int step = 0; step < 40; step++) {
        unsigned marks = pick(&seed, 6);
        if (pick(&seed, 12) == 0) { /* a window that changes its size keeps nothing */
            size = pick(&seed, sizeof sizes / sizeof sizes[0]);
            canvas_clear(&stage->canvas, sizes[size].rows, sizes[size].cols);
            emulator_reset(&stage->emulator, &dialect, sizes[size].rows, sizes[size].cols);
            marks += 10;
            frame_forget(stage->frame);
        }
        if (pick(&seed, 3) == 0)
            pan(&stage->canvas, &seed);
        for (unsigned mark = 0; mark < marks; mark++)
            scribble(&stage->canvas, &seed, dialect.unicode);
        show(stage);
        assert_int_equal(show(stage), 0);
    }
}

static void test_terminal_shows_the_canvas(void **state)
{
    static const enum depth depths[] = {DEPTH_24_BIT, DEPTH_256, DEPTH_16, DEPTH_8, DEPTH_MONO};
    struct stage *stage = *state;
    struct dialect dialects[] = {xterm, tmux(), vt100(), poor()};
    for (unsigned d = 0; d < sizeof dialects / sizeof dialects[0]; d++)
        for (unsigned depth = 0; depth < sizeof depths / sizeof depths[0]; depth++)
            for (unsigned seed = 0; seed < 8; seed++) {
                stage->dialect = dialects[d];
                stage->dialect.depth = depths[depth];
                play_scribbles(stage, seed * 7 + depth);
            }
}

static void test_any_single_ability_may_be_missing(void **state)
{
    struct stage *stage = *state;
    for (unsigned missing = 0; missing < 15; missing++)
        for (unsigned seed = 0; seed < 4; seed++) {
            struct dialect dialect = xterm;
            bool *const ability[] = {
                &dialect.right,        &dialect.left,         &dialect.down,
                &dialect.to_column,    &dialect.line_feeds,   &dialect.wraps_late,
                &dialect.hides_cursor, &dialect.has_own,      &dialect.ends_attributes,
                &dialect.erases_cells, &dialect.erases_line,  &dialect.erases_to_paper,
                &dialect.unicode,      &dialect.shifts_cells, &dialect.shifts_lines,
            };
            *ability[missing] = false;
            stage->dialect = dialect;
            play_scribbles(stage, seed);
        }
}

/* A terminal that thinks otherwise of a glyph's width spoils that glyph and no other. */
static void test_odd_widths_do_no_harm_beyond_their_glyph(void **state)
{
    struct stage *stage = *state;
    const struct style style = {3, 4, 0};
    for (int width = 1; width <= 2; width++) {
        set_stage(stage, &xterm, 2, 20);
        stage->emulator.odd_width = width;
        canvas_text(&stage->canvas, 0, 2, 16, style, "a\u4e2db\U0001f600c\u2713d");
        bytes_clear(&stage->bytes);
        frame_write(stage->frame, &stage->canvas, &stage->theme, &xterm, &stage->bytes);
        emulator_take(&stage->emulator, stage->bytes.data, stage->bytes.length);
        for (int col = 0; col < 20; col++)
            if (canvas_cell(&stage->canvas, 0, col)->glyph < 0x80 &&
                canvas_cell(&stage->canvas, 0, col)->glyph > 0)
                expect_cell(stage, 0, col);
    }
}

/* Halves of nothing, wide glyphs in one cell, controls: such a canvas is wrong, but harmless. */
static void test_glyph_that_does_not_fit_is_a_question_mark(void **state)
{
    static const uint32_t bad[] = {0, 0x4e2d, 0x1b, 0x9b, 0x301, LOOK_UNKNOWN};
    struct stage *stage = *state;
    for (unsigned b = 0; b < sizeof bad / sizeof bad[0]; b++) {
        set_stage(stage, &xterm, 1, 9);
        canvas_cell(&stage->canvas, 0, 0)->glyph = bad[b];
        bytes_clear(&stage->bytes);
        frame_write(stage->frame, &stage->canvas, &stage->theme, &xterm, &stage->bytes);
        emulator_take(&stage->emulator, stage->bytes.data, stage->bytes.length);
        assert_int_equal(stage->emulator.cell[0].glyph, '?');
        assert_int_equal(stage->emulator.cell[1].glyph, ' ');
    }
}

static void test_nothing_new_writes_nothing(void **state)
{
    struct stage *stage = *state;
    assert_true(show(stage) > 0);
    assert_int_equal(show(stage), 0);
    frame_forget(stage->frame);
    assert_true(show(stage) > 0);
}

/* The theme counts, not the ink: where two inks have one colour nothing is written. */
static void test_only_what_can_be_seen_is_written(void **state)
{
    struct stage *stage = *state;
    const struct style style = {1, 2, 0}, twin = {8, 9, 0}, other_ink = {4, 2, 0};
    canvas_fill(&stage->canvas, (struct area){0, 0, 1, 5}, 'x', style);
    canvas_fill(&stage->canvas, (struct area){1, 0, 1, 5}, ' ', style);
    show(stage);
    canvas_fill(&stage->canvas, (struct area){0, 0, 1, 5}, 'x', twin);
    canvas_fill(&stage->canvas, (struct area){1, 0, 1, 5}, ' ', other_ink);
    assert_int_equal(show(stage), 0);
    stage->theme.colour[8].among_256 = 77;
    assert_true(show(stage) > 0);
}

/* The rules that save bytes. Each begins with an empty canvas that is shown. */

static const struct style plain = {1, 2, 0}; /* 38;5;40 on 48;5;80 */
#define PLAIN_PEN "\x1b[0;38;5;40;48;5;80m"

static struct stage *begin(void **state)
{
    struct stage *stage = *state;
    canvas_fill(&stage->canvas, (struct area){0, 0, 6, 40}, '.', plain);
    show(stage);
    return stage;
}

static void put(struct stage *stage, int row, int col, uint32_t glyph, struct style style)
{
    canvas_put(&stage->canvas, row, col, glyph, style);
}

static void test_one_cell(void **state)
{
    struct stage *stage = begin(state);
    put(stage, 2, 4, 'x', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[3;5H" PLAIN_PEN "x");
    put(stage, 0, 0, 'x', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[H" PLAIN_PEN "x");
    put(stage, 1, 0, 'x', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[2H" PLAIN_PEN "x");
}

static void test_short_gap_is_written_over(void **state)
{
    struct stage *stage = begin(state);
    put(stage, 0, 1, 'x', plain);
    put(stage, 0, 4, 'y', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[1;2H" PLAIN_PEN "x..y");
}

static void test_long_gap_is_passed_by(void **state)
{
    struct stage *stage = begin(state);
    put(stage, 0, 1, 'x', plain);
    put(stage, 0, 7, 'y', plain);
    put(stage, 0, 37, 'z', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[1;2H" PLAIN_PEN "x\x1b[5Cy\x1b[29Cz");
    stage->dialect.right = false;
    put(stage, 0, 1, 'y', plain);
    put(stage, 0, 37, 'x', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[1;2H" PLAIN_PEN "y\x1b[38Gx");
}

static void test_next_row_is_near(void **state)
{
    struct stage *stage = begin(state);
    put(stage, 0, 20, 'x', plain);
    put(stage, 1, 21, 'y', plain); /* straight below the cursor */
    put(stage, 2, 0, 'z', plain);
    put(stage, 3, 0, 'z', plain);
    put(stage, 4, 11, 'z', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[1;21H" PLAIN_PEN "x\ny\n\rz\n\rz\n\x1b[10Cz");
    put(stage, 0, 20, '.', plain);
    put(stage, 1, 15, '!', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[1;21H" PLAIN_PEN ".\n\x1b[6D!");
}

/* Where the cursor is behind the last column is a matter of opinion. */
static void test_last_column_leaves_the_cursor_nowhere(void **state)
{
    struct stage *stage = begin(state);
    put(stage, 0, 39, 'x', plain);
    put(stage, 1, 39, 'y', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[1;40H" PLAIN_PEN "x\x1b[2;40Hy");
}

static void test_last_cell_is_left_out_where_it_scrolls(void **state)
{
    struct stage *stage = begin(state);
    stage->dialect.wraps_late = stage->emulator.dialect.wraps_late = false;
    put(stage, 5, 38, 'x', plain);
    put(stage, 5, 39, 'y', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[6;39H" PLAIN_PEN "x");
}

static void test_only_what_changes_is_set(void **state)
{
    struct stage *stage = begin(state);
    put(stage, 0, 0, 'a', plain);
    put(stage, 0, 1, 'b', (struct style){3, 2, 0});
    put(stage, 0, 2, 'c', (struct style){3, 4, 0});
    put(stage, 0, 3, 'd', (struct style){3, 4, CELL_BOLD});
    put(stage, 0, 4, 'e', (struct style){3, 4, 0});
    put(stage, 0, 5, 'f', (struct style){0, 4, 0});
    assert_string_equal(shown_bytes(stage), "\x1b[H" PLAIN_PEN "a\x1b[38;5;120mb\x1b[48;5;160mc"
                                            "\x1b[1md\x1b[22me\x1b[39mf");
}

static void test_reset_where_it_is_shorter_or_the_only_way(void **state)
{
    struct stage *stage = begin(state);
    const struct style own = {0, 0, 0}, bold = {1, 2, CELL_BOLD | CELL_UNDERLINE};
    put(stage, 0, 0, 'a', bold);
    put(stage, 0, 1, 'b', own);
    assert_string_equal(shown_bytes(stage), "\x1b[H\x1b[0;1;4;38;5;40;48;5;80ma\x1b[mb");
    stage->dialect.ends_attributes = false;
    put(stage, 1, 0, 'a', bold);
    put(stage, 1, 1, 'b', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[2H\x1b[0;1;4;38;5;40;48;5;80ma" PLAIN_PEN "b");
}

static void test_blanks_are_erased(void **state)
{
    struct stage *stage = begin(state);
    canvas_fill(&stage->canvas, (struct area){0, 3, 1, 12}, ' ', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[1;4H\x1b[0;48;5;80m\x1b[12X");
    canvas_fill(&stage->canvas, (struct area){1, 3, 1, 37}, ' ', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[2;4H\x1b[0;48;5;80m\x1b[K");
    canvas_fill(&stage->canvas, (struct area){2, 3, 1, 3}, ' ', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[3;4H\x1b[0;48;5;80m   ");
}

/* Without the paper, erased cells are the terminal's own. */
static void test_blanks_are_written_where_erasing_forgets_the_paper(void **state)
{
    struct stage *stage = begin(state);
    stage->dialect.erases_to_paper = stage->emulator.dialect.erases_to_paper = false;
    canvas_fill(&stage->canvas, (struct area){0, 30, 1, 10}, ' ', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[1;31H\x1b[0;48;5;80m          ");
    canvas_fill(&stage->canvas, (struct area){1, 30, 1, 10}, ' ', (struct style){1, 0, 0});
    assert_string_equal(shown_bytes(stage), "\x1b[2;31H\x1b[m\x1b[K");
}

static void test_half_blocks_are_flipped(void **state)
{
    struct stage *stage = begin(state);
    const struct style twisted = {2, 1, 0};
    put(stage, 0, 0, 0x2580, plain);
    put(stage, 0, 1, 0x2580, twisted);
    put(stage, 0, 2, 0x2584, plain);
    assert_string_equal(shown_bytes(stage), "\x1b[H\x1b[0;38;5;80;48;5;40m▄▀▀");
    /* It pays to begin the other way round where the colours that follow want it. */
    put(stage, 1, 0, 0x2580, twisted);
    put(stage, 1, 1, 'x', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[2H" PLAIN_PEN "▄x");
}

static void test_blank_of_the_inks_colour_is_a_full_block(void **state)
{
    struct stage *stage = begin(state);
    put(stage, 0, 0, 'x', plain);
    put(stage, 0, 1, ' ', (struct style){1, 1, 0});
    put(stage, 0, 2, 0x2580, (struct style){1, 1, 0});
    put(stage, 0, 3, 'y', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[H" PLAIN_PEN "x██y");
    stage->dialect.unicode = false;
    put(stage, 1, 0, 'x', plain);
    put(stage, 1, 1, ' ', (struct style){1, 1, 0});
    put(stage, 1, 2, 'y', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[2H" PLAIN_PEN "x\x1b[48;5;40m \x1b[48;5;80my");
}

/* A land whose picture is nowhere alike, in the upper left corner. */
static void draw_land(struct stage *stage, int rows, int cols, int down, int right)
{
    for (int row = 0; row < rows; row++)
        for (int col = 0; col < cols; col++) {
            unsigned spot = (unsigned)((row + down + 50) * 1000 + col + right) * 2654435761u;
            put(stage, row, col, 0x2580,
                (struct style){(uint16_t)(1 + (spot >> 20) % 6), (uint16_t)(1 + (spot >> 24) % 6),
                               0});
        }
}

static bool wrote(const struct stage *stage, const char *text)
{
    size_t length = strlen(text);
    for (size_t at = 0; at + length <= stage->bytes.length; at++)
        if (memcmp(stage->bytes.data + at, text, length) == 0)
            return true;
    return false;
}

static void test_land_is_moved_aside(void **state)
{
    struct stage *stage = *state;
    set_stage(stage, &xterm, 24, 80);
    draw_land(stage, 20, 60, 0, 0);
    size_t whole = show(stage);
    for (int right = 8; right >= 0; right -= 8) {
        draw_land(stage, 20, 60, 0, right);
        assert_true(show(stage) < whole / 4);
        assert_true(wrote(stage, right ? "\x1b[8P" : "\x1b[8@"));
    }
    stage->dialect.shifts_cells = false;
    draw_land(stage, 20, 60, 0, 8);
    assert_true(show(stage) > whole / 2);
}

static void test_land_is_moved_up_and_down(void **state)
{
    struct stage *stage = *state;
    set_stage(stage, &xterm, 24, 80);
    canvas_text(&stage->canvas, 3, 62, 18, plain, "Ann has 12 points");
    draw_land(stage, 20, 60, 0, 0);
    size_t whole = show(stage);
    for (int down = 4; down >= 0; down -= 4) {
        draw_land(stage, 20, 60, down, 0);
        assert_true(show(stage) < whole / 3);
        assert_true(wrote(stage, down ? "\x1b[4M" : "\x1b[4L"));
    }
    stage->dialect.shifts_lines = false;
    draw_land(stage, 20, 60, 4, 0);
    assert_true(show(stage) > whole / 2);
}

/* What stands in a cell that is never written must not be moved to another one. */
static void test_unwritten_cell_is_not_moved(void **state)
{
    struct stage *stage = *state;
    struct dialect dialect = xterm;
    dialect.wraps_late = false;
    set_stage(stage, &dialect, 24, 80);
    draw_land(stage, 24, 80, 0, 0);
    show(stage);
    draw_land(stage, 24, 80, 4, 0);
    show(stage);
    assert_true(wrote(stage, "\x1b[4M"));
    draw_land(stage, 24, 80, 4, 8);
    show(stage);
    assert_true(wrote(stage, "\x1b[8P"));
}

static void test_cursor_that_cannot_be_hidden_waits_in_the_corner(void **state)
{
    struct stage *stage = begin(state);
    stage->dialect.hides_cursor = false;
    put(stage, 2, 4, 'x', plain);
    assert_string_equal(shown_bytes(stage), "\x1b[3;5H" PLAIN_PEN "x\x1b[6;40H");
    assert_int_equal(show(stage), 0);
}

/* Whatever the pen was and shall be: the length is what is written, and the terminal's pen is it.
 */
static void test_pen_changes_are_as_long_as_they_say(void **state)
{
    struct stage *stage = *state;
    unsigned seed = 1;
    for (int round = 0; round < 20000; round++) {
        static const int32_t colours[] = {COLOUR_OWN, 3, 12, 99, 200};
        struct dialect dialect = pick(&seed, 2) ? xterm : tmux();
        dialect.depth = pick(&seed, 2) ? DEPTH_256 : DEPTH_24_BIT;
        dialect.ends_attributes = pick(&seed, 2);
        dialect.has_own = pick(&seed, 2);
        struct pen from = {colours[pick(&seed, 5)], colours[pick(&seed, 5)],
                           (uint8_t)pick(&seed, 8), pick(&seed, 8) > 0};
        struct pen_need need = {colours[pick(&seed, 5)], colours[pick(&seed, 5)],
                                (uint8_t)pick(&seed, 8), (uint8_t)pick(&seed, 8),
                                pick(&seed, 2),          pick(&seed, 2)};
        struct pen_change change = pen_change(&from, &need, &dialect);
        int rgb = dialect.depth == DEPTH_24_BIT ? EMULATOR_RGB : 0;
        bytes_clear(&stage->bytes);
        pen_write(&from, &change, &dialect, &stage->bytes);
        assert_int_equal(stage->bytes.length, change.length);
        emulator_reset(&stage->emulator, &dialect, 2, 2);
        if (from.is_known)
            stage->emulator.pen =
                (struct emulated_cell){0, from.ink < 0 ? -1 : from.ink | rgb,
                                       from.paper < 0 ? -1 : from.paper | rgb, from.attribute};
        emulator_take(&stage->emulator, stage->bytes.data, stage->bytes.length);
        const struct emulated_cell *pen = &stage->emulator.pen;
        assert_int_equal(pen->ink, change.to.ink < 0 ? -1 : change.to.ink | rgb);
        assert_int_equal(pen->paper, change.to.paper < 0 ? -1 : change.to.paper | rgb);
        assert_int_equal(pen->attribute, change.to.attribute);
        assert_true(!need.ink_matters || change.to.ink == need.ink);
        assert_true(!need.paper_matters || change.to.paper == need.paper);
        assert_int_equal((change.to.attribute ^ need.attribute) & need.attributes_that_matter, 0);
    }
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, make_stage, free_stage)
    const struct CMUnitTest tests[] = {
        TEST(test_terminal_shows_the_canvas),
        TEST(test_any_single_ability_may_be_missing),
        TEST(test_odd_widths_do_no_harm_beyond_their_glyph),
        TEST(test_glyph_that_does_not_fit_is_a_question_mark),
        TEST(test_nothing_new_writes_nothing),
        TEST(test_only_what_can_be_seen_is_written),
        TEST(test_one_cell),
        TEST(test_short_gap_is_written_over),
        TEST(test_long_gap_is_passed_by),
        TEST(test_next_row_is_near),
        TEST(test_last_column_leaves_the_cursor_nowhere),
        TEST(test_last_cell_is_left_out_where_it_scrolls),
        TEST(test_only_what_changes_is_set),
        TEST(test_reset_where_it_is_shorter_or_the_only_way),
        TEST(test_blanks_are_erased),
        TEST(test_blanks_are_written_where_erasing_forgets_the_paper),
        TEST(test_half_blocks_are_flipped),
        TEST(test_blank_of_the_inks_colour_is_a_full_block),
        TEST(test_land_is_moved_aside),
        TEST(test_land_is_moved_up_and_down),
        TEST(test_unwritten_cell_is_not_moved),
        TEST(test_cursor_that_cannot_be_hidden_waits_in_the_corner),
        TEST(test_pen_changes_are_as_long_as_they_say),
    };
#undef TEST
    return cmocka_run_group_tests(tests, NULL, NULL);
}
