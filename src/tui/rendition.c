#include "tui/rendition.h"

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

/* Without colours only what is chosen and players' chips stand out by what is behind them. */
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
