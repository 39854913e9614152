#include "tui/theme/theme.h"

#include <ctype.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>

const struct colour *theme_colour(const struct theme *theme, uint16_t ink)
{
    return &theme->colour[ink < INKS_ALL ? ink : INK_DEFAULT];
}

bool colour_is_same(const struct colour *a, const struct colour *b)
{
    return a->rgb == b->rgb && a->among_256 == b->among_256 && a->among_16 == b->among_16 &&
           a->among_8 == b->among_8 && a->is_own == b->is_own;
}

bool theme_is_same(const struct theme *a, const struct theme *b)
{
    unsigned ink = 0;
    while (ink < INKS_ALL && colour_is_same(&a->colour[ink], &b->colour[ink]))
        ink++;
    return ink == INKS_ALL;
}

/* The values of OKLab are Bjoern Ottosson's, who published them for everybody's use (2020). */

static float to_linear(uint32_t level)
{
    float value = (float)level / 255.0f;
    return value <= 0.04045f ? value / 12.92f : powf((value + 0.055f) / 1.055f, 2.4f);
}

static uint32_t from_linear(float value)
{
    value = value < 0 ? 0 : value > 1 ? 1 : value;
    value = value <= 0.0031308f ? value * 12.92f : 1.055f * powf(value, 1 / 2.4f) - 0.055f;
    return (uint32_t)lroundf(value * 255);
}

struct oklab oklab_of(uint32_t rgb)
{
    float r = to_linear(rgb >> 16 & 0xff), g = to_linear(rgb >> 8 & 0xff),
          b = to_linear(rgb & 0xff);
    float l = cbrtf(0.4122215f * r + 0.5363325f * g + 0.0514460f * b);
    float m = cbrtf(0.2119035f * r + 0.6806995f * g + 0.1073970f * b);
    float s = cbrtf(0.0883025f * r + 0.2817188f * g + 0.6299787f * b);
    return (struct oklab){
        .lightness = 0.2104543f * l + 0.7936178f * m - 0.0040720f * s,
        .a = 1.9779985f * l - 2.4285922f * m + 0.4505937f * s,
        .b = 0.0259040f * l + 0.7827718f * m - 0.8086758f * s,
    };
}

static float cube(float value)
{
    return value * value * value;
}

uint32_t oklab_rgb(struct oklab colour)
{
    float l = cube(colour.lightness + 0.3963378f * colour.a + 0.2158038f * colour.b);
    float m = cube(colour.lightness - 0.1055613f * colour.a - 0.0638542f * colour.b);
    float s = cube(colour.lightness - 0.0894842f * colour.a - 1.2914855f * colour.b);
    return from_linear(4.0767417f * l - 3.3077116f * m + 0.2309699f * s) << 16 |
           from_linear(-1.2684380f * l + 2.6097574f * m - 0.3413194f * s) << 8 |
           from_linear(-0.0041961f * l - 0.7034186f * m + 1.7076147f * s);
}

struct oklab oklab_mix(struct oklab from, struct oklab to, float share)
{
    return (struct oklab){
        .lightness = from.lightness + (to.lightness - from.lightness) * share,
        .a = from.a + (to.a - from.a) * share,
        .b = from.b + (to.b - from.b) * share,
    };
}

uint32_t palette_rgb(unsigned colour)
{
    static const uint32_t first[] = {0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd,
                                     0x00cdcd, 0xe5e5e5, 0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00,
                                     0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff};
    static const uint32_t level[] = {0x00, 0x5f, 0x87, 0xaf, 0xd7, 0xff};
    enum { CUBE = 16, GREYS = 232 };
    if (colour < CUBE)
        return first[colour];
    if (colour >= GREYS)
        return (8 + 10 * (colour - GREYS)) * 0x010101u;
    unsigned place = colour - CUBE;
    return level[place / 36] << 16 | level[place / 6 % 6] << 8 | level[place % 6];
}

void palette_make(struct theme_palette *palette)
{
    for (unsigned colour = 0; colour < PALETTE_COLOURS; colour++)
        palette->colour[colour] = oklab_of(palette_rgb(colour));
}

static float chroma(struct oklab colour)
{
    return hypotf(colour.a, colour.b);
}

static float distance(struct oklab from, struct oklab to)
{
    return hypotf(hypotf(from.a - to.a, from.b - to.b), from.lightness - to.lightness);
}

unsigned palette_nearest(const struct theme_palette *palette, struct oklab colour, unsigned first,
                         unsigned last)
{
    const float grey = 0.02f, strong = 0.04f;
    unsigned best = first;
    float least = INFINITY;
    for (unsigned at = first; at <= last; at++) {
        float apart = distance(colour, palette->colour[at]);
        bool is_grey = chroma(palette->colour[at]) < grey;
        if (is_grey ? chroma(colour) >= strong : chroma(colour) < grey)
            continue;
        if (apart < least) {
            least = apart;
            best = at;
        }
    }
    return best;
}

/* The words of inks, as C has them: ROAD_WORN for "road-worn"; and the row whose colour one takes
 * in a theme that says nothing of it. A substance has one row for all its tones. */
enum { ROWS_OF_TILES = INKS_COUNT, ROWS_OF_BOARD = ROWS_OF_TILES + SUBSTANCE_COUNT };

static const struct {
    const char *name;
    uint16_t like;
} rows[ROWS_OF_BOARD + BOARD_INKS_COUNT] = {
#define X(ink) {#ink, INK_##ink},
    INKS(X)
#undef X
#define X(name, word, letter, kind, map_as, map_weight, traits, like)                              \
    {#name, ROWS_OF_TILES + SUBSTANCE_##like},
        SUBSTANCES(X)
#undef X
#define X(ink, word, like) {word, ROWS_OF_BOARD + INK_BOARD_##like - INK_BOARD_GROUND},
            BOARD_INKS(X)
#undef X
};

static unsigned row_of_ink(uint16_t ink)
{
    return ink < INK_BOARD ? ink
           : ink >= INK_BOARD_GROUND
               ? (unsigned)(ROWS_OF_BOARD + ink - INK_BOARD_GROUND)
               : ROWS_OF_TILES + (unsigned)(ink - INK_BOARD) % SUBSTANCE_COUNT;
}

static char letter_of_word(char letter)
{
    return letter == '_' ? '-' : (char)tolower((unsigned char)letter);
}

static bool word_is_name(struct word word, const char *name)
{
    size_t i = 0;
    while (i < word.length && name[i] && word.at[i] == letter_of_word(name[i]))
        i++;
    return i == word.length && name[i] == '\0';
}

/* The row from `first` to before `end` that has this word, or `end`. */
static unsigned row_find(struct word word, unsigned first, unsigned end)
{
    while (first < end && !word_is_name(word, rows[first].name))
        first++;
    return first;
}

bool ink_find(struct word word, uint16_t *ink)
{
    unsigned row = row_find(word, 0, ROWS_OF_TILES);
    *ink = (uint16_t)row;
    if (row < ROWS_OF_TILES)
        return true;
    row = row_find(word, ROWS_OF_BOARD, ROWS_OF_BOARD + BOARD_INKS_COUNT);
    *ink = (uint16_t)(INK_BOARD_GROUND + row - ROWS_OF_BOARD);
    return row < ROWS_OF_BOARD + BOARD_INKS_COUNT;
}

bool substance_find(struct word word, enum substance *substance)
{
    unsigned row = row_find(word, ROWS_OF_TILES, ROWS_OF_BOARD);
    *substance = (enum substance)(row - ROWS_OF_TILES);
    return row < ROWS_OF_BOARD;
}

uint16_t ink_like(uint16_t ink)
{
    unsigned row = row_of_ink(ink);
    return (uint16_t)(ink + rows[row].like - row);
}

void ink_print(uint16_t ink, char word[INK_WORD_SIZE])
{
    bool of_tiles = ink >= INK_BOARD && ink < INK_BOARD_GROUND;
    snprintf(word, INK_WORD_SIZE, "%s%s", of_tiles ? "tile " : "", rows[row_of_ink(ink)].name);
    for (char *letter = word; *letter; letter++)
        *letter = letter_of_word(*letter);
}

/* Renditions. */

/* Half blocks and shades mix two colours; everything else must differ from its background. */
static bool is_block(uint32_t glyph)
{
    return glyph == ' ' || (glyph >= 0x2580 && glyph <= 0x259f);
}

static int32_t colour_at_depth(const struct colour *colour, enum depth depth)
{
    if (colour->is_own)
        return COLOUR_OWN;
    switch (depth) {
    case DEPTH_24_BIT:
        return (int32_t)(colour->rgb & 0xffffff);
    case DEPTH_256:
        return colour->among_256;
    case DEPTH_16:
        return colour->among_16;
    case DEPTH_8:
        return colour->among_8;
    case DEPTH_MONO:
        break;
    }
    return COLOUR_OWN;
}

/* Among so few colours, two that differ in a theme can be one. */
static void make_readable(struct rendition *rendition, enum depth depth)
{
    enum { BLACK = 0, WHITE = 7, BRIGHT = 8 };
    /* by the paper's hue: red, magenta and blue are dark, but not where they are bright */
    static const int8_t on_dark[] = {WHITE, WHITE, BLACK, BLACK, WHITE, WHITE, BLACK, BLACK};
    if (rendition->ink == rendition->paper && rendition->paper != COLOUR_OWN &&
        !is_block(rendition->glyph))
        rendition->ink = rendition->paper > BRIGHT ? BLACK : on_dark[rendition->paper & 7];
    if (rendition->ink == BLACK && depth == DEPTH_8) /* bold black is grey on many terminals */
        rendition->attribute &= (uint8_t)~CELL_BOLD;
}

/* Without colours only what is chosen and players' chips stand out by their background. */
static bool paper_shows_in_mono(uint16_t paper)
{
    return paper == INK_CHOSEN || (paper >= INK_PLAYER_1 && paper <= INK_PLAYER_6);
}

static void exchange_colours(struct rendition *rendition)
{
    int32_t ink = rendition->ink;
    rendition->ink = rendition->paper;
    rendition->paper = ink;
}

/* The canonical form of all cells that are rendered alike. */
static void make_canonical(struct rendition *rendition)
{
    bool has_colours = rendition->ink != COLOUR_OWN && rendition->paper != COLOUR_OWN;
    if (is_block(rendition->glyph))
        rendition->attribute &= (uint8_t)~CELL_BOLD;
    if (rendition->attribute & CELL_REVERSE && has_colours) {
        rendition->attribute &= (uint8_t)~CELL_REVERSE;
        exchange_colours(rendition);
    }
    if (rendition->attribute != 0 || rendition->mark[0] != 0)
        return;
    if (rendition->glyph == RENDITION_LOWER_HALF && has_colours) {
        rendition->glyph = RENDITION_UPPER_HALF;
        exchange_colours(rendition);
    }
    if (rendition->glyph == RENDITION_UPPER_HALF && has_colours &&
        rendition->ink == rendition->paper)
        rendition->glyph = ' ';
    if (rendition->glyph == RENDITION_FULL_BLOCK && rendition->ink != COLOUR_OWN) {
        rendition->glyph = ' ';
        rendition->paper = rendition->ink;
    }
    if (rendition->glyph == ' ')
        rendition->ink = rendition->paper;
}

struct rendition rendition_of(const struct cell *cell, const struct theme *theme, enum depth depth)
{
    struct rendition rendition = {
        cell->glyph, COLOUR_OWN, COLOUR_OWN, cell->attribute, {cell->mark[0], cell->mark[1]}};
    if (cell->glyph == 0)
        return (struct rendition){.glyph = 0};
    if (depth == DEPTH_MONO) {
        rendition.attribute |= paper_shows_in_mono(cell->paper) ? CELL_REVERSE : 0;
    } else {
        rendition.ink = colour_at_depth(theme_colour(theme, cell->ink), depth);
        rendition.paper = colour_at_depth(theme_colour(theme, cell->paper), depth);
        if (depth <= DEPTH_16)
            make_readable(&rendition, depth);
    }
    make_canonical(&rendition);
    return rendition;
}

struct rendition rendition_of_half(const struct cell *cell, const struct theme *theme,
                                   enum depth depth)
{
    struct cell half = *cell;
    if (cell->glyph == 0)
        cell_set_glyph(&half, ' ');
    return rendition_of(&half, theme, depth);
}
