#include "language/language.h"
#include "tui/theme/theme.h"

#include <string.h>

enum palette_size { AMONG_256, AMONG_16, AMONG_8, PALETTE_SIZES };

/* How a file gives a number of that palette; and where the nearest colour is looked for: not among
 * the first 16 of 256, which look different on every terminal. */
static const struct {
    const char *word;
    uint8_t first, last;
    const char *expected;
} palettes[PALETTE_SIZES] = {
    [AMONG_256] = {"256=", 16, 255, N_("numbers from 0 to 255, separated by commas")},
    [AMONG_16] = {"16=", 0, 15, N_("numbers from 0 to 15, separated by commas")},
    [AMONG_8] = {"8=", 0, 7, N_("numbers from 0 to 7, separated by commas")},
};

enum colour_source { COLOUR_DERIVED, COLOUR_GIVEN, COLOUR_OF_TERMINAL };

/* What a file says of one ink. */
struct theme_entry {
    size_t line; /* of the file; 0: it says nothing */
    enum colour_source source;
    uint32_t rgb;                /* 0xRRGGBB; of what is derived, after theme_entry_derive */
    short number[PALETTE_SIZES]; /* -1: the nearest */
};

/* The inks of a line, plain first: one, or the six of a substance. */
struct entry_inks {
    uint16_t ink[INKS_OF_SUBSTANCE];
    unsigned count;
};

static struct entry_inks entry_inks_of(enum substance substance)
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

/* Works out the colours that are not given of a substance, whose plain one is. `entry` has one for
 * each ink; `ground` is the colour where no tile lies. */
static void theme_entry_derive(struct theme_entry entry[INKS_ALL], const struct entry_inks *inks,
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

static short number_of(const struct theme_entry *entry, const struct theme_palette *palette,
                       enum palette_size size)
{
    if (entry->number[size] >= 0)
        return entry->number[size];
    return (short)palette_nearest(palette, oklab_of(entry->rgb), palettes[size].first,
                                  palettes[size].last);
}

static struct colour theme_entry_colour(const struct theme_entry *entry,
                                        const struct theme_palette *palette)
{
    if (entry->source == COLOUR_OF_TERMINAL)
        return (struct colour){.is_own = true};
    return (struct colour){.rgb = entry->rgb,
                           .among_256 = number_of(entry, palette, AMONG_256),
                           .among_16 = (int8_t)number_of(entry, palette, AMONG_16),
                           .among_8 = (int8_t)number_of(entry, palette, AMONG_8)};
}

struct reading {
    const char *line, *rest, *end;
    size_t number;
    struct themes known;
    const struct theme *base; /* NULL: none */
    bool has_from, has_entries;
    struct theme_entry entry[INKS_ALL];
    struct bad_text *bad;
};

static bool refuse(struct reading *reading, struct word word, const char *expected)
{
    bad_text_expected(reading->bad, word, expected);
    reading->bad->line = reading->number;
    return false;
}

static bool next_word(struct reading *reading, struct word *word)
{
    return word_next(reading->line, &reading->rest, reading->end, word);
}

/* Cuts the piece before the next comma off `*list`. */
static struct word next_piece(struct word *list)
{
    const char *comma = memchr(list->at, ',', list->length);
    size_t length = comma ? (size_t)(comma - list->at) : list->length;
    struct word piece = {list->at, length, list->column};
    size_t taken = comma ? length + 1 : length;
    *list = (struct word){list->at + taken, list->length - taken, list->column + taken};
    return piece;
}

static bool read_hex(struct word word, uint32_t *rgb)
{
    static const char digits[] = "0123456789abcdef";
    *rgb = 0;
    for (size_t i = 1; i < word.length; i++) {
        char small = word.at[i] >= 'A' && word.at[i] <= 'F' ? (char)(word.at[i] + 32) : word.at[i];
        const char *digit = memchr(digits, small, sizeof digits - 1);
        if (!digit)
            return false;
        *rgb = *rgb << 4 | (uint32_t)(digit - digits);
    }
    return word.length == 7 && word.at[0] == '#';
}

/* COLOUR[,COLOUR...]; what is left out is derived. */
static bool read_colours(struct reading *reading, struct word list, const struct entry_inks *inks)
{
    if (word_is(list, "own") && inks->count == 1) {
        reading->entry[inks->ink[0]].source = COLOUR_OF_TERMINAL;
        return true;
    }
    bool more = true;
    for (unsigned i = 0; more; i++) {
        more = memchr(list.at, ',', list.length) != NULL;
        struct word piece = next_piece(&list);
        if (i == inks->count)
            return refuse(reading, piece,
                          inks->count == 1 ? _("one colour here")
                                           : _("at most six colours: plain, lit and dimmed, each "
                                               "followed by its rim colour"));
        struct theme_entry *entry = &reading->entry[inks->ink[i]];
        if (i > 0 && word_is(piece, "-"))
            continue;
        if (!read_hex(piece, &entry->rgb))
            return refuse(reading, piece,
                          inks->count == 1 ? _("a colour such as #87af5f, or own")
                          : i == 0         ? _("a colour such as #87af5f")
                                           : _("a colour such as #87af5f, or - to derive it"));
        entry->source = COLOUR_GIVEN;
    }
    return true;
}

/* The numbers after "256=", "16=" or "8="; the last one is used for those left out. */
static bool read_list(struct reading *reading, struct word list, enum palette_size size,
                      const struct entry_inks *inks)
{
    long number = 0;
    for (unsigned i = 0; i < inks->count; i++) {
        if (i == 0 || list.length > 0) {
            bool more = list.length > 0 && list.at[list.length - 1] == ',';
            struct word piece = next_piece(&list);
            if (!word_number(piece, 0, palettes[size].last, &number) || (more && !list.length))
                return refuse(reading, piece, _(palettes[size].expected));
        }
        reading->entry[inks->ink[i]].number[size] = (short)number;
    }
    return list.length == 0 ||
           refuse(reading, list,
                  inks->count == 1 ? _("one number here") : _("at most six numbers"));
}

static bool read_numbers(struct reading *reading, struct word word, const struct entry_inks *inks)
{
    for (unsigned size = 0; size < PALETTE_SIZES; size++) {
        size_t length = strlen(palettes[size].word);
        if (word.length < length || memcmp(word.at, palettes[size].word, length) != 0)
            continue;
        struct word list = {word.at + length, word.length - length, word.column + length};
        if (reading->entry[inks->ink[0]].number[size] >= 0)
            return refuse(reading, word, _("it only once per line"));
        return read_list(reading, list, (enum palette_size)size, inks);
    }
    return refuse(reading, word, _("256=, 16= or 8= and a colour number"));
}

static bool read_entry(struct reading *reading, struct word name, const struct entry_inks *inks)
{
    struct word word;
    if (reading->entry[inks->ink[0]].line > 0)
        return bad_text_say(reading->bad, reading->number, name.column,
                            _("'%.*s': expected only once, it is on line %zu already"),
                            (int)name.length, name.at, reading->entry[inks->ink[0]].line);
    reading->has_entries = true;
    for (unsigned i = 0; i < inks->count; i++)
        reading->entry[inks->ink[i]] =
            (struct theme_entry){reading->number, .number = {-1, -1, -1}};
    next_word(reading, &word);
    if (!read_colours(reading, word, inks))
        return false;
    while (next_word(reading, &word))
        if (!read_numbers(reading, word, inks))
            return false;
    return true;
}

static bool read_tile(struct reading *reading)
{
    struct word word;
    enum substance substance;
    next_word(reading, &word);
    if (!substance_find(word, &substance))
        return refuse(reading, word, _("a tile colour's name such as grass or roof-shade"));
    struct entry_inks inks = entry_inks_of(substance);
    return read_entry(reading, word, &inks);
}

static bool read_from(struct reading *reading, struct word from)
{
    struct word word, more;
    char name[THEME_NAME_SIZE];
    if (reading->has_from || reading->has_entries)
        return refuse(reading, from, _("it only once, before all colours"));
    reading->has_from = true;
    next_word(reading, &word);
    reading->base = word_copy(word, name, sizeof name) ? themes_find(reading->known, name) : NULL;
    if (!reading->base)
        return refuse(reading, word, _("a built-in theme such as default or light"));
    return !next_word(reading, &more) || refuse(reading, more, _("nothing after the name"));
}

static bool theme_reader_read_line(struct reading *reading)
{
    struct word word;
    struct entry_inks inks = {.count = 1};
    if (!next_word(reading, &word) || word.at[0] == '#')
        return true;
    if (word_is(word, "from"))
        return read_from(reading, word);
    if (word_is(word, "tile"))
        return read_tile(reading);
    if (!ink_find(word, &inks.ink[0]))
        return refuse(reading, word, _("from, tile, or a colour's name such as text or player-1"));
    return read_entry(reading, word, &inks);
}

/* Whether an ink has the colour of another one, as nothing is said of it, here or in the theme that
 * this one takes over from. */
static bool is_left_out(const struct reading *reading, uint16_t ink)
{
    const struct theme *base = reading->base;
    uint16_t like = ink_like(ink);
    return like != ink && reading->entry[ink].line == 0 &&
           (base == NULL || colour_is_same(&base->colour[ink], &base->colour[like]));
}

/* Combines the entries read with those inherited. */
static bool finish(struct reading *reading, struct theme *theme)
{
    struct theme_palette palette;
    palette_make(&palette);
    const struct theme_entry *ground = &reading->entry[INK_BOARD_GROUND];
    uint32_t ground_rgb = ground->line    ? ground->rgb
                          : reading->base ? reading->base->colour[INK_BOARD_GROUND].rgb
                                          : 0;
    for (unsigned substance = 0; substance < SUBSTANCE_COUNT; substance++) {
        struct entry_inks inks = entry_inks_of((enum substance)substance);
        if (reading->entry[inks.ink[0]].line > 0)
            theme_entry_derive(reading->entry, &inks, oklab_of(ground_rgb));
    }
    for (uint16_t ink = 0; ink < INKS_ALL; ink++) {
        char word[INK_WORD_SIZE];
        ink_print(ink, word);
        if (is_left_out(reading, ink))
            continue;
        if (reading->entry[ink].line > 0)
            theme->colour[ink] = theme_entry_colour(&reading->entry[ink], &palette);
        else if (reading->base)
            theme->colour[ink] = reading->base->colour[ink];
        else
            return bad_text_say(reading->bad, reading->number, 0, _("expected a line '%s' as well"),
                                word);
    }
    for (uint16_t ink = 0; ink < INKS_ALL; ink++)
        if (is_left_out(reading, ink))
            theme->colour[ink] = theme->colour[ink_like(ink)];
    return true;
}

bool theme_read(struct theme *theme, struct themes known, const char *text, size_t length,
                struct bad_text *bad)
{
    struct reading reading = {
        .known = known, .base = known.count > 0 ? &known.theme[0] : NULL, .bad = bad};
    const char *rest = text;
    bool whole;
    if (bad_text_is_marked(bad, text, length))
        return false;
    while (line_next(&rest, text + length, &reading.line, &reading.end, &whole)) {
        reading.rest = reading.line;
        reading.number++;
        if (!theme_reader_read_line(&reading))
            return false;
    }
    return finish(&reading, theme);
}

const struct theme *themes_find(struct themes themes, const char *name)
{
    for (size_t i = 0; i < themes.count; i++)
        if (strcmp(themes.theme[i].name, name) == 0)
            /* cppcheck-suppress returnDanglingLifetime; only the pointer to them is passed by value
             */
            return &themes.theme[i];
    return NULL;
}

bool theme_name_is_good(const char *name)
{
    size_t length = strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-");
    return length > 0 && length < THEME_NAME_SIZE && name[length] == '\0';
}
