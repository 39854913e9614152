#include "tui/look.h"

/* Half blocks and shades mix two colours; everything else must differ from what is behind it. */
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
static void make_readable(struct look *look, enum depth depth)
{
    enum { BLACK = 0, WHITE = 7, BRIGHT = 8 };
    /* by the paper's hue: red, magenta and blue are dark, but not where they are bright */
    static const int8_t on_dark[] = {WHITE, WHITE, BLACK, BLACK, WHITE, WHITE, BLACK, BLACK};
    if (look->ink == look->paper && look->paper != COLOUR_OWN && !is_block(look->glyph))
        look->ink = look->paper > BRIGHT ? BLACK : on_dark[look->paper & 7];
    if (look->ink == BLACK && depth == DEPTH_8) /* bold black is grey on many terminals */
        look->attribute &= (uint8_t)~CELL_BOLD;
}

/* Without colours only what is chosen and players' chips stand out by what is behind them. */
static bool paper_shows_in_mono(uint16_t paper)
{
    return paper == INK_CHOSEN || (paper >= INK_PLAYER_1 && paper <= INK_PLAYER_6);
}

static void exchange_colours(struct look *look)
{
    int32_t ink = look->ink;
    look->ink = look->paper;
    look->paper = ink;
}

/* Of all spellings of one look, the one that the others are compared by. */
static void make_canonical(struct look *look)
{
    bool has_colours = look->ink != COLOUR_OWN && look->paper != COLOUR_OWN;
    if (is_block(look->glyph))
        look->attribute &= (uint8_t)~CELL_BOLD;
    if (look->attribute & CELL_REVERSE && has_colours) {
        look->attribute &= (uint8_t)~CELL_REVERSE;
        exchange_colours(look);
    }
    if (look->attribute != 0)
        return;
    if (look->glyph == LOOK_LOWER_HALF && has_colours) {
        look->glyph = LOOK_UPPER_HALF;
        exchange_colours(look);
    }
    if (look->glyph == LOOK_UPPER_HALF && has_colours && look->ink == look->paper)
        look->glyph = ' ';
    if (look->glyph == LOOK_FULL_BLOCK && look->ink != COLOUR_OWN) {
        look->glyph = ' ';
        look->paper = look->ink;
    }
    if (look->glyph == ' ')
        look->ink = look->paper;
}

struct look look_of(const struct cell *cell, const struct theme *theme, enum depth depth)
{
    struct look look = {cell->glyph, COLOUR_OWN, COLOUR_OWN, cell->attribute};
    if (cell->glyph == 0)
        return (struct look){0, 0, 0, 0};
    if (depth == DEPTH_MONO) {
        look.attribute |= paper_shows_in_mono(cell->paper) ? CELL_REVERSE : 0;
    } else {
        look.ink = colour_at_depth(theme_colour(theme, cell->ink), depth);
        look.paper = colour_at_depth(theme_colour(theme, cell->paper), depth);
        if (depth <= DEPTH_16)
            make_readable(&look, depth);
    }
    make_canonical(&look);
    return look;
}
