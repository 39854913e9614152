#include "tui/theme/theme_entry.h"

/* Where the nearest colour is looked for: not among the first 16 of 256, which look different on
 * every terminal. */
static const struct {
    unsigned first, last;
} ranges[PALETTE_SIZES] = {[AMONG_256] = {16, 255}, [AMONG_16] = {0, 15}, [AMONG_8] = {0, 7}};

long palette_last(enum palette_size size)
{
    return (long)ranges[size].last;
}

struct entry_inks entry_inks_of(enum substance substance)
{
    struct entry_inks inks = {.count = INKS_OF_SUBSTANCE};
    for (unsigned i = 0; i < INKS_OF_SUBSTANCE; i++)
        inks.ink[i] = board_ink_of(substance, (enum board_tone)(i / 2), i % 2);
    return inks;
}

/* The colour of a tone that is not given. Rims are darker. What is lit is lighter and stronger,
 * what is dimmed is nearly grey and on its way to the ground where no tile lies. */
static struct oklab derive(const struct oklab tone[INKS_OF_SUBSTANCE], unsigned place,
                           struct oklab ground)
{
    struct oklab colour = tone[0];
    if (place % 2 == 1) {
        colour = tone[place - 1];
        colour.lightness *= 0.85f;
    } else if (place / 2 == TONE_LIT) {
        colour.lightness += (1 - colour.lightness) * 0.35f;
        colour.a *= 1.2f;
        colour.b *= 1.2f;
    } else {
        colour.a *= 0.2f;
        colour.b *= 0.2f;
        colour = oklab_mix(colour, ground, 0.5f);
    }
    return colour;
}

void theme_entry_derive(struct theme_entry entry[INKS_ALL], const struct entry_inks *inks,
                        struct oklab ground)
{
    struct oklab tone[INKS_OF_SUBSTANCE];
    for (unsigned place = 0; place < inks->count; place++) {
        struct theme_entry *at = &entry[inks->ink[place]];
        if (at->source == COLOUR_DERIVED)
            at->rgb = oklab_rgb(derive(tone, place, ground));
        tone[place] = oklab_of(at->rgb);
    }
}

static short number_of(const struct theme_entry *entry, const struct palette *palette,
                       enum palette_size size)
{
    if (entry->number[size] >= 0)
        return entry->number[size];
    return (short)palette_nearest(palette, oklab_of(entry->rgb), ranges[size].first,
                                  ranges[size].last);
}

struct colour theme_entry_colour(const struct theme_entry *entry, const struct palette *palette)
{
    if (entry->source == COLOUR_OF_TERMINAL)
        return (struct colour){.is_own = true};
    return (struct colour){.rgb = entry->rgb,
                           .among_256 = number_of(entry, palette, AMONG_256),
                           .among_16 = (int8_t)number_of(entry, palette, AMONG_16),
                           .among_8 = (int8_t)number_of(entry, palette, AMONG_8)};
}
