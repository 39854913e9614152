/* A canvas: the screen as a grid of styled cells, drawn without a terminal. Views draw on it,
 * terminal/ shows it, tests print it as text.
 *
 * Rows and columns count from 0 at the top left. Drawing outside the canvas is harmless: what does
 * not fit is cut off. */
#ifndef BASTIDE_TUI_CANVAS_H
#define BASTIDE_TUI_CANVAS_H

#include "tui/ink.h"
#include "unicode/glyph.h"

#include <stdbool.h>
#include <stdint.h>

enum { CANVAS_ROWS_MAX = 128, CANVAS_COLS_MAX = 400 };

enum cell_attribute { CELL_BOLD = 1, CELL_UNDERLINE = 2, CELL_REVERSE = 4 };

struct cell {
    uint32_t glyph;             /* a Unicode character of width 1, or 0: right half of a wide one */
    uint16_t ink;               /* enum ink of the glyph */
    uint16_t paper;             /* enum ink of the background */
    uint8_t attribute;          /* mask of enum cell_attribute */
    uint16_t mark[GLYPH_MARKS]; /* accents on the glyph where no single letter has them; 0: none */
};

static inline bool cell_is_same(const struct cell *a, const struct cell *b)
{
    return a->glyph == b->glyph && a->ink == b->ink && a->paper == b->paper &&
           a->attribute == b->attribute && a->mark[0] == b->mark[0] && a->mark[1] == b->mark[1];
}

/* Changes the glyph, which has no accents then. */
static inline void cell_set_glyph(struct cell *cell, uint32_t glyph)
{
    cell->glyph = glyph;
    cell->mark[0] = cell->mark[1] = 0;
}

/* A rectangle of cells. */
struct area {
    int row, col, rows, cols;
};

static inline bool area_holds(struct area area, int row, int col)
{
    return row >= area.row && row < area.row + area.rows && col >= area.col &&
           col < area.col + area.cols;
}

/* A part of the screen that means something to the mouse. What draws a thing also lays its target,
 * so that what is seen and what is hit are the same. */
struct target {
    struct area area;
    int what;  /* TARGET_NOTHING, TARGET_KEY, or the page's own number from TARGET_OWN on */
    int which; /* of several; of TARGET_KEY: the key that a click presses */
};

enum { TARGET_NOTHING, TARGET_KEY, TARGET_OWN };

/* The later ones lie upon the earlier ones. */
enum { TARGETS_MAX = 256 };

struct targets {
    unsigned count;
    struct target target[TARGETS_MAX];
};

struct canvas {
    int rows, cols;
    struct cell cell[CANVAS_ROWS_MAX * CANVAS_COLS_MAX]; /* row by row, `cols` a row */
    struct targets targets;
};

/* How text is drawn. */
struct style {
    uint16_t ink, paper;
    uint8_t attribute;
};

/* The common ones, on the panels and on the night behind everything. */
extern const struct style panel_text, panel_faint, panel_strong, panel_key;
extern const struct style night_text, night_faint, night_bad;

/* Sizes the canvas (cut to its greatest size) and blanks it. */
void canvas_clear(struct canvas *canvas, int rows, int cols);

static inline struct cell *canvas_cell(struct canvas *canvas, int row, int col)
{
    return row >= 0 && row < canvas->rows && col >= 0 && col < canvas->cols
               ? &canvas->cell[row * canvas->cols + col]
               : (struct cell *)0;
}

void canvas_put(struct canvas *canvas, int row, int col, uint32_t glyph, struct style style);
void canvas_fill(struct canvas *canvas, struct area area, uint32_t glyph, struct style style);

/* Draws UTF-8 text from `col` on, at most `width` cells of it; text that is longer ends in an
 * ellipsis. Returns the column after it. */
int canvas_text(struct canvas *canvas, int row, int col, int width, struct style style,
                const char *text);

/* Draws all of it, so that it ends before column `end`. */
void canvas_text_right(struct canvas *canvas, int row, int end, struct style style,
                       const char *text);

/* The same from a printf format. */
__attribute__((format(printf, 6, 7))) int canvas_printf(struct canvas *canvas, int row, int col,
                                                        int width, struct style style,
                                                        const char *format, ...);

/* Draws text in lines of at most area.cols cells, broken between words; "\n" begins a new line.
 * Returns how many lines it takes (also those that were cut off below the area). */
int canvas_paragraph(struct canvas *canvas, struct area area, struct style style, const char *text);

/* The same from line number `first` of the text on (from 0): a text that is scrolled. Returns how
 * many lines the whole text takes. A line that begins with blanks or with a bullet keeps its
 * further lines under its first word. */
int canvas_paragraph_from(struct canvas *canvas, struct area area, int first, struct style style,
                          const char *text);

/* A framed box with a title in its upper edge (NULL: none); its inside is blanked with `style`, and
 * the targets behind it are out of reach. Returns the inside. */
struct area canvas_box(struct canvas *canvas, struct area area, struct style style,
                       const char *title);

/* Lays a target; one too many is left out. And one that presses a key. */
void canvas_target(struct canvas *canvas, struct area area, int what, int which);
void canvas_target_key(struct canvas *canvas, struct area area, uint32_t key);

/* The uppermost target at a cell; TARGET_NOTHING where there is none. */
struct target target_at(const struct targets *targets, int row, int col);

/* How many cells the UTF-8 text takes. */
int canvas_text_width(const char *text);

/* The same, or `least` where that is more: for columns as wide as the widest text in them. */
int canvas_width_or(int least, const char *text);

/* Replaces every glyph by one that resembles it and that the terminal has: glyph_plain() or
 * glyph_console() names it. */
void canvas_make_plain(struct canvas *canvas, uint32_t (*plain)(uint32_t glyph));

#endif
