/* Themes: which colour every ink has, on a terminal of any depth, and what a cell then looks like.
 *
 * Themes are text files, data/themes/NAME.theme, which are compiled into the program; players can
 * have files of their own. theme_reader.c reads both kinds, theme_store.c finds them. */
#ifndef BASTIDE_TUI_THEME_H
#define BASTIDE_TUI_THEME_H

#include "play/problem.h"
#include "text/words.h"
#include "tui/canvas.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    THEME_NAME_SIZE = 32,
    INKS_ALL = INK_BOARD_END, /* inks count from 0 to here */
};

/* One colour, as every kind of terminal has it. */
struct colour {
    uint32_t rgb;      /* 0xRRGGBB, for terminals of 24 bits */
    int16_t among_256; /* 0 to 255: the palette of xterm */
    int8_t among_16;   /* 0 to 15 */
    int8_t among_8;    /* 0 to 7 */
    bool is_own;       /* the terminal's own default colour, whatever the depth; the rest is 0 */
};

struct theme {
    char name[THEME_NAME_SIZE];
    struct colour colour[INKS_ALL]; /* by ink */
};

/* The colour of an ink; of a number that is not one, the terminal's own. */
const struct colour *theme_colour(const struct theme *theme, uint16_t ink);

bool colour_is_same(const struct colour *a, const struct colour *b);

/* Whether all their colours are, whatever they are called. */
bool theme_is_same(const struct theme *a, const struct theme *b);

/* Colours as the eye has them, and the nearest ones of a terminal's palette. */

enum { PALETTE_COLOURS = 256 };

/* A colour in OKLab: lightness from 0 to 1, and how far it is from grey towards red (`a`) and
 * yellow (`b`). Distances in it are about as large as they look. */
struct oklab {
    float lightness, a, b;
};

struct oklab oklab_of(uint32_t rgb);

/* The nearest colour of 24 bits. */
uint32_t oklab_rgb(struct oklab colour);

/* The colour between two: `from` at 0, `to` at 1. */
struct oklab oklab_mix(struct oklab from, struct oklab to, float share);

/* The colours of the palette of xterm; the first 16 as most terminals have them today. */
struct theme_palette {
    struct oklab colour[PALETTE_COLOURS];
};

void palette_make(struct theme_palette *palette);

/* Red, green and blue of a colour of the palette, as 0xRRGGBB. */
uint32_t palette_rgb(unsigned colour);

/* The colour of the palette from `first` to `last` that looks most like `colour`. What is grey
 * stays grey, though a blue as dark may be nearer; and a clearly coloured one does not become grey.
 */
unsigned palette_nearest(const struct theme_palette *palette, struct oklab colour, unsigned first,
                         unsigned last);

/* The words that theme files have for inks: "player-1", "tile road-worn". */

enum { INK_WORD_SIZE = 48 };

/* The ink of that word, except those of substances. False where there is none. */
bool ink_find(struct word word, uint16_t *ink);

/* The substance of that word. False where there is none. */
bool substance_find(struct word word, enum substance *substance);

/* The ink whose colour this one takes in a theme that says nothing of it; itself, if every theme
 * has to. */
uint16_t ink_like(uint16_t ink);

/* How a theme file calls an ink; of a substance's tones it has one line together. */
void ink_print(uint16_t ink, char word[INK_WORD_SIZE]);

/* theme_reader.c: a theme from text. docs/THEMES.md has the format. The program's own themes are
 * read while it is built, players' own while it runs. */

/* The themes that a text may take over from. */
struct themes {
    const struct theme *theme;
    size_t count;
};

/* The program's own themes, the default one first; made from data/themes. */
extern const struct themes themes_built_in;

/* Reads `text` (`length` bytes). What it says nothing of is as in the theme that its line "from"
 * names, without that line as in the first of `known`; the text has to say all where there is none.
 * `theme` keeps its name. False, with its colours unspecified, where the text is bad: `bad` says
 * where, why, and what was expected. */
bool theme_read(struct theme *theme, struct themes known, const char *text, size_t length,
                struct bad_text *bad);

/* The theme of that name, or NULL. */
const struct theme *themes_find(struct themes themes, const char *name);

/* Whether `name` can be a theme's: small letters, digits and hyphens, at most THEME_NAME_SIZE - 1
 * of them. */
bool theme_name_is_good(const char *name);

/* theme_store.c: where themes are found, those of the program, and a player's own, files NAME.theme
 * in $XDG_CONFIG_HOME/bastide/themes (by default ~/.config/bastide/themes). */

enum { THEMES_LISTED_MAX = 64 };

/* The theme that is used until another is chosen. */
const struct theme *theme_default(void);

/* The theme of that name; a player's own file goes before one of the program's. False, with `theme`
 * unspecified, where there is none or its file is bad: `problem` says what is wrong, where, and
 * what was expected. */
bool theme_find(const char *name, struct theme *theme, struct problem *problem);

/* The names of all themes, the program's first, then the players' own that are called otherwise:
 * at most `size` into `names`. Returns how many were put there. */
size_t theme_list(char names[][THEME_NAME_SIZE], size_t size);

/* Renditions: what a terminal of some depth really shows in a cell, after theme and depth have been
 * applied. Cells that cannot be told apart on the screen have the same rendition, so two frames are
 * compared by renditions, not by cells:
 *
 * - a blank has no ink (its ink is its paper), a full block is a blank;
 * - a half block whose halves are alike is a blank, every other one is U+2580, the upper half;
 * - what is reversed and has two colours is written with its colours exchanged. */

enum {
    COLOUR_OWN = -1,               /* the terminal's own, whatever that is */
    RENDITION_UPPER_HALF = 0x2580, /* ink above, paper below */
    RENDITION_LOWER_HALF = 0x2584, /* the same with ink and paper exchanged */
    RENDITION_FULL_BLOCK = 0x2588, /* all ink */
    RENDITION_UNKNOWN = 0x110000,  /* no glyph: what is shown is unknown */
};

/* Colours are COLOUR_OWN or, by depth, 0xRRGGBB, a number among 256, 16 or 8. */
struct rendition {
    uint32_t glyph; /* 0: right half of the wide glyph beside it */
    int32_t ink, paper;
    uint8_t attribute; /* mask of enum cell_attribute */
    uint16_t mark[GLYPH_MARKS];
};

struct rendition rendition_of(const struct cell *cell, const struct theme *theme, enum depth depth);

/* The same; of the right half of a wide glyph, the blank below it. */
struct rendition rendition_of_half(const struct cell *cell, const struct theme *theme,
                                   enum depth depth);

static inline bool rendition_is_same(const struct rendition *a, const struct rendition *b)
{
    return a->glyph == b->glyph && a->ink == b->ink && a->paper == b->paper &&
           a->attribute == b->attribute && a->mark[0] == b->mark[0] && a->mark[1] == b->mark[1];
}

/* Whether it shows nothing but its paper. */
static inline bool rendition_is_blank(const struct rendition *rendition)
{
    return rendition->glyph == ' ' && rendition->attribute == 0 && rendition->mark[0] == 0;
}

#endif
