/* Themes: how files are read, what the program's own ones have to keep, where players' own are
 * found. */
#include "played.h"

#include "picture/picture.h"
#include "support/eyes.h"
#include "tui/theme/theme.h"

#include <math.h>

/* Reads a text on top of the program's own themes. */
static bool read_text(struct theme *theme, const char *text, struct bad_text *bad)
{
    return theme_read(theme, themes_built_in, text, strlen(text), bad);
}

static struct theme theme_of(const char *text)
{
    struct theme theme;
    struct bad_text bad;
    if (!read_text(&theme, text, &bad))
        fail_msg("%zu:%zu: %s", bad.line, bad.column, bad.reason);
    return theme;
}

static const struct theme *built_in(const char *name)
{
    const struct theme *theme = themes_find(themes_built_in, name);
    assert_non_null(theme);
    return theme;
}

static const struct colour *tone(const struct theme *theme, enum substance substance,
                                 enum board_tone which, unsigned rim)
{
    return theme_colour(theme, board_ink_of(substance, which, rim));
}

static void test_what_is_not_given_is_as_in_the_default_theme(void **state)
{
    (void)state;
    struct theme theme = theme_of("# nothing\n\n");
    assert_true(theme_is_same(&theme, theme_default()));
    theme = theme_of("from light\n");
    assert_true(theme_is_same(&theme, built_in("light")));
    theme = theme_of("text #123456\n");
    assert_false(theme_is_same(&theme, theme_default()));
    assert_int_equal(theme_colour(&theme, INK_TEXT)->rgb, 0x123456);
    theme.colour[INK_TEXT] = theme_default()->colour[INK_TEXT];
    assert_true(theme_is_same(&theme, theme_default()));
}

static void test_colours_of_palettes_are_given_or_the_nearest(void **state)
{
    (void)state;
    struct theme theme = theme_of("text #5fAF00 256=7 16=6 8=5\nkey #5faf00\nbad #808080\n");
    const struct colour *given = theme_colour(&theme, INK_TEXT);
    assert_int_equal(given->rgb, 0x5faf00);
    assert_int_equal(given->among_256, 7);
    assert_int_equal(given->among_16, 6);
    assert_int_equal(given->among_8, 5);
    const struct colour *nearest = theme_colour(&theme, INK_KEY);
    assert_int_equal(nearest->among_256, 70);
    assert_int_equal(nearest->among_16, 2);
    assert_int_equal(nearest->among_8, 2);
    assert_int_equal(theme_colour(&theme, INK_BAD)->among_256, 244);
    assert_int_equal(theme_colour(&theme, INK_BAD)->among_16, 8);
}

static void test_own_is_the_terminals_colour_at_every_depth(void **state)
{
    (void)state;
    struct theme theme = theme_of("night own\n");
    assert_true(theme_colour(&theme, INK_NIGHT)->is_own);
    assert_false(theme_colour(&theme, INK_TEXT)->is_own);
    assert_true(theme_colour(theme_default(), INK_DEFAULT)->is_own);
    assert_true(theme_colour(theme_default(), INKS_ALL)->is_own);
}

static void test_tones_are_given_or_derived(void **state)
{
    (void)state;
    struct theme theme = theme_of("ground #000000\n"
                                  "tile grass #808000,#404000,-,#303030 256=1,2,3 8=4\n");
    assert_int_equal(tone(&theme, SUBSTANCE_GRASS, TONE_PLAIN, 0)->rgb, 0x808000);
    assert_int_equal(tone(&theme, SUBSTANCE_GRASS, TONE_PLAIN, 1)->rgb, 0x404000);
    assert_int_equal(tone(&theme, SUBSTANCE_GRASS, TONE_LIT, 1)->rgb, 0x303030);
    float plain = oklab_of(0x808000).lightness;
    struct oklab lit = oklab_of(tone(&theme, SUBSTANCE_GRASS, TONE_LIT, 0)->rgb);
    struct oklab dim = oklab_of(tone(&theme, SUBSTANCE_GRASS, TONE_DIM, 0)->rgb);
    struct oklab rim = oklab_of(tone(&theme, SUBSTANCE_GRASS, TONE_DIM, 1)->rgb);
    assert_true(lit.lightness > plain + 0.1f);
    assert_true(dim.lightness < plain - 0.1f);
    assert_true(rim.lightness < dim.lightness - 0.02f);
    /* The last number stands for those that are missing. */
    static const short numbers[] = {1, 2, 3, 3, 3, 3};
    for (unsigned place = 0; place < INKS_OF_SUBSTANCE; place++) {
        const struct colour *colour =
            tone(&theme, SUBSTANCE_GRASS, (enum board_tone)(place / 2), place % 2);
        assert_int_equal(colour->among_256, numbers[place]);
        assert_int_equal(colour->among_8, 4);
    }
    /* Other substances stay as they were. */
    assert_int_equal(tone(&theme, SUBSTANCE_ROAD, TONE_DIM, 0)->rgb,
                     tone(theme_default(), SUBSTANCE_ROAD, TONE_DIM, 0)->rgb);
}

static void test_what_is_dimmed_goes_towards_the_ground(void **state)
{
    (void)state;
    struct theme dark = theme_of("ground #000000\ntile grass #808000\n");
    struct theme light = theme_of("tile grass #808000\nground #ffffff\n");
    float plain = oklab_of(0x808000).lightness;
    assert_true(oklab_of(tone(&dark, SUBSTANCE_GRASS, TONE_DIM, 0)->rgb).lightness < plain);
    assert_true(oklab_of(tone(&light, SUBSTANCE_GRASS, TONE_DIM, 0)->rgb).lightness > plain);
}

static void test_bad_files_are_refused_with_their_place(void **state)
{
    static const struct {
        const char *text, *reason;
        size_t line, column;
    } files[] = {
        {"\nfrom nowhere", "'nowhere': expected a built-in theme such as default or light", 2, 6},
        {"from", "'': expected a built-in theme such as default or light", 1, 5},
        {"from light dark", "'dark': expected nothing after the name", 1, 12},
        {"from light\nfrom default", "'from': expected it only once, before all colours", 2, 1},
        {"text #000000\nfrom light", "'from': expected it only once, before all colours", 2, 1},
        {"txt #000000", "'txt': expected from, tile, or a colour's name such as text or player-1",
         1, 1},
        {"tile gras #000000", "'gras': expected a tile colour's name such as grass or roof-shade",
         1, 6},
        {"tile", "'': expected a tile colour's name such as grass or roof-shade", 1, 5},
        {"text", "'': expected a colour such as #87af5f, or own", 1, 5},
        {"text 000000", "'000000': expected a colour such as #87af5f, or own", 1, 6},
        {"text #00000", "'#00000': expected a colour such as #87af5f, or own", 1, 6},
        {"text #00000g", "'#00000g': expected a colour such as #87af5f, or own", 1, 6},
        {"text #000000,#ffffff", "'#ffffff': expected one colour here", 1, 14},
        {"text -", "'-': expected a colour such as #87af5f, or own", 1, 6},
        {"tile grass own", "'own': expected a colour such as #87af5f", 1, 12},
        {"tile grass -", "'-': expected a colour such as #87af5f", 1, 12},
        {"tile grass #000000,x", "'x': expected a colour such as #87af5f, or - to derive it", 1,
         20},
        {"tile grass #000000,-,-,-,-,-,-",
         "'-': expected at most six colours: plain, lit and dimmed, each followed by its rim "
         "colour",
         1, 30},
        {"text #000000 256=256", "'256': expected numbers from 0 to 255, separated by commas", 1,
         18},
        {"text #000000 16=16", "'16': expected numbers from 0 to 15, separated by commas", 1, 17},
        {"text #000000 8=8", "'8': expected numbers from 0 to 7, separated by commas", 1, 16},
        {"text #000000 8=-1", "'-1': expected numbers from 0 to 7, separated by commas", 1, 16},
        {"text #000000 8=1,2", "'2': expected one number here", 1, 18},
        {"text #000000 8=1,", "'1': expected numbers from 0 to 7, separated by commas", 1, 16},
        {"tile road #000000 8=1,,2", "'': expected numbers from 0 to 7, separated by commas", 1,
         23},
        {"tile road #000000 8=1,2,3,4,5,6,7", "'7': expected at most six numbers", 1, 33},
        {"text #000000 8=1 8=2", "'8=2': expected it only once per line", 1, 18},
        {"text #000000 88=1", "'88=1': expected 256=, 16= or 8= and a colour number", 1, 14},
        {"text #000000 # no", "'#': expected 256=, 16= or 8= and a colour number", 1, 14},
        {"text #000000\n\ntext #111111", "'text': expected only once, it is on line 1 already", 3,
         1},
        {"tile road #000000\ntile road #111111",
         "'road': expected only once, it is on line 1 already", 2, 6},
    };
    (void)state;
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        struct theme theme;
        struct bad_text bad = {0};
        if (read_text(&theme, files[i].text, &bad))
            fail_msg("'%s' was read", files[i].text);
        assert_string_equal(bad.reason, files[i].reason);
        assert_int_equal(bad.line, files[i].line);
        assert_int_equal(bad.column, files[i].column);
    }
}

static char *text_of_file(const char *name, size_t *length)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/data/themes/%s.theme", BASTIDE_SOURCE_DIR, name);
    return played_text(path, length);
}

static void test_the_files_are_what_is_built_in(void **state)
{
    (void)state;
    static const char *const names[] = {"default", "light", "high-contrast", "colour-blind",
                                        "mono"};
    assert_int_equal(themes_built_in.count, sizeof names / sizeof names[0]);
    for (size_t i = 0; i < themes_built_in.count; i++) {
        size_t length;
        struct theme theme;
        struct bad_text bad;
        char *text = text_of_file(names[i], &length);
        assert_string_equal(themes_built_in.theme[i].name, names[i]);
        assert_true(
            theme_read(&theme, (struct themes){themes_built_in.theme, i}, text, length, &bad));
        assert_true(theme_is_same(&theme, &themes_built_in.theme[i]));
        free(text);
    }
}

/* Whether the line is `word` and what belongs to it. */
static bool line_is_about(const char *line, const char *word)
{
    size_t length = strlen(word);
    while (length > 0 && *line) {
        if (*word != *line)
            return false;
        while (*word == ' ' && line[1] == ' ')
            line++;
        word++, line++, length--;
    }
    return length == 0 && (*line == ' ' || *line == '\n');
}

/* An ink that has no line in a theme, nor in the one that it takes over from. */
static void test_an_ink_left_out_has_the_colour_of_another(void **state)
{
    static const char text[] = "from light\ntile pennant #123456\ntile pennant-mark #654321\n";
    static const char own[] = "tile sign #0000ff\n";
    struct theme theme;
    struct bad_text bad;
    unsigned left_out = 0;
    (void)state;
    assert_true(theme_read(&theme, themes_built_in, text, sizeof text - 1, &bad));
    for (uint16_t ink = 0; ink < INKS_ALL; ink++) {
        left_out += ink_like(ink) != ink;
        if (ink_like(ink) != ink)
            assert_true(colour_is_same(&theme.colour[ink], &theme.colour[ink_like(ink)]));
    }
    assert_true(left_out >= 2 * INKS_OF_SUBSTANCE);
    assert_int_equal(theme.colour[board_ink_of(SUBSTANCE_SIGN_LETTER, TONE_PLAIN, 0)].rgb,
                     0x123456);
    assert_true(theme_read(&theme, themes_built_in, own, sizeof own - 1, &bad));
    assert_int_equal(theme.colour[board_ink_of(SUBSTANCE_SIGN, TONE_PLAIN, 0)].rgb, 0x0000ff);
}

static void test_the_default_theme_needs_a_line_for_every_ink(void **state)
{
    size_t length;
    char *text = text_of_file("default", &length);
    (void)state;
    for (uint16_t ink = 0; ink < INKS_ALL; ink++) {
        char word[INK_WORD_SIZE], reason[128];
        struct theme theme;
        struct bad_text bad = {0};
        if (ink_like(ink) != ink)
            continue;
        ink_print(ink, word);
        char *line = text;
        while (line && !line_is_about(line, word))
            line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL;
        assert_non_null(line);
        char first = *line;
        *line = '#';
        assert_false(theme_read(&theme, (struct themes){NULL, 0}, text, length, &bad));
        snprintf(reason, sizeof reason, "expected a line '%s' as well", word);
        assert_string_equal(bad.reason, reason);
        *line = first;
    }
    free(text);
}

static void test_words_of_inks_lead_back_to_them(void **state)
{
    (void)state;
    for (uint16_t ink = 0; ink < INKS_ALL; ink++) {
        char text[INK_WORD_SIZE];
        enum substance substance;
        uint16_t found;
        ink_print(ink, text);
        if (strncmp(text, "tile ", 5) == 0) {
            assert_true(substance_find((struct word){text + 5, strlen(text + 5), 1}, &substance));
            assert_int_equal(substance, (ink - INK_BOARD) % SUBSTANCE_COUNT);
        } else {
            assert_true(ink_find((struct word){text, strlen(text), 1}, &found));
            assert_int_equal(found, ink);
        }
    }
}

static void test_palette(void **state)
{
    struct theme_palette palette;
    (void)state;
    palette_make(&palette);
    for (unsigned colour = 0; colour < PALETTE_COLOURS; colour++) {
        assert_int_equal(oklab_rgb(oklab_of(palette_rgb(colour))), palette_rgb(colour));
        unsigned nearest = palette_nearest(&palette, palette.colour[colour], 0, 255);
        assert_int_equal(palette_rgb(nearest), palette_rgb(colour));
    }
    assert_int_equal(palette_rgb(16), 0x000000);
    assert_int_equal(palette_rgb(67), 0x5f87af);
    assert_int_equal(palette_rgb(231), 0xffffff);
    assert_int_equal(palette_rgb(232), 0x080808);
    assert_int_equal(palette_rgb(255), 0xeeeeee);
    /* Dark grey is nearer to blue than to black among 8, but it stays grey. */
    assert_int_equal(palette_nearest(&palette, oklab_of(0x505050), 0, 7), 0);
    /* This green is nearest to a grey of its lightness. */
    assert_int_equal(palette_nearest(&palette, oklab_of(0x3f6b5c), 16, 255), 23);
}

/* The papers that a player's words are read on, and the inks that they are written in. */
static const struct {
    uint16_t ink, paper;
} readable[] = {
    {INK_TEXT, INK_NIGHT},        {INK_TEXT, INK_PANEL},        {INK_TEXT, INK_CHOSEN},
    {INK_TEXT, INK_BAR},          {INK_STRONG, INK_NIGHT},      {INK_STRONG, INK_PANEL},
    {INK_STRONG, INK_CHOSEN},     {INK_STRONG, INK_BAR},        {INK_FAINT, INK_NIGHT},
    {INK_FAINT, INK_PANEL},       {INK_FAINT, INK_BAR},         {INK_KEY, INK_NIGHT},
    {INK_KEY, INK_PANEL},         {INK_KEY, INK_CHOSEN},        {INK_KEY, INK_BAR},
    {INK_GOOD, INK_NIGHT},        {INK_GOOD, INK_PANEL},        {INK_BAD, INK_NIGHT},
    {INK_BAD, INK_PANEL},         {INK_LETTER_1, INK_PLAYER_1}, {INK_LETTER_2, INK_PLAYER_2},
    {INK_LETTER_3, INK_PLAYER_3}, {INK_LETTER_4, INK_PLAYER_4}, {INK_LETTER_5, INK_PLAYER_5},
    {INK_LETTER_6, INK_PLAYER_6}, {INK_BLACK, INK_BOARD_OFFER},
};

static uint32_t rgb_among_256(const struct theme *theme, uint16_t ink)
{
    return palette_rgb((unsigned)theme_colour(theme, ink)->among_256);
}

static void test_words_can_be_read_in_every_theme(void **state)
{
    unsigned bad = 0;
    (void)state;
    for (size_t t = 0; t < themes_built_in.count; t++) {
        const struct theme *theme = &themes_built_in.theme[t];
        double least = strcmp(theme->name, "high-contrast") == 0 ? 7.0 : 4.5;
        for (size_t i = 0; i < sizeof readable / sizeof readable[0]; i++) {
            char ink[INK_WORD_SIZE], paper[INK_WORD_SIZE];
            uint16_t on = readable[i].paper;
            double contrast = eyes_contrast(theme_colour(theme, readable[i].ink)->rgb,
                                            theme_colour(theme, on)->rgb);
            double cube =
                eyes_contrast(rgb_among_256(theme, readable[i].ink), rgb_among_256(theme, on));
            ink_print(readable[i].ink, ink);
            ink_print(on, paper);
            if (contrast >= least && cube >= least)
                continue;
            print_error("%s: %s on %s: %.2f, among 256 %.2f: expected %.1f\n", theme->name, ink,
                        paper, contrast, cube, least);
            bad++;
        }
    }
    assert_int_equal(bad, 0);
}

static void test_the_map_can_be_read_in_every_theme(void **state)
{
    static const uint16_t inks[] = {INK_BOARD_CURSOR, INK_STRONG, INK_BOARD_OFFER};
    (void)state;
    for (size_t t = 0; t < themes_built_in.count; t++) {
        const struct theme *theme = &themes_built_in.theme[t];
        bool is_light = strcmp(theme->name, "light") == 0;
        for (size_t i = 0; i < sizeof inks / sizeof inks[0]; i++) {
            /* The tile in hand is yellow everywhere. It differs from light paper by its hue. */
            double least = is_light && inks[i] == INK_BOARD_OFFER ? 1.3 : 3;
            double contrast = eyes_contrast(theme_colour(theme, inks[i])->rgb,
                                            theme_colour(theme, INK_BOARD_MAP)->rgb);
            double cube =
                eyes_contrast(rgb_among_256(theme, inks[i]), rgb_among_256(theme, INK_BOARD_MAP));
            if (contrast < least || cube < least)
                fail_msg("%s, ink %zu: %.2f, among 256 %.2f", theme->name, i, contrast, cube);
        }
    }
}

/* The substances on which figures stand. */
static const enum substance grounds[] = {
    SUBSTANCE_GRASS,       SUBSTANCE_TUFT,           SUBSTANCE_VERGE,
    SUBSTANCE_ROAD,        SUBSTANCE_ROOF,           SUBSTANCE_ROOF_SHADE,
    SUBSTANCE_PAVING,      SUBSTANCE_MONASTERY_WALL, SUBSTANCE_MONASTERY_COURT,
    SUBSTANCE_BRIDGE_DECK, SUBSTANCE_CASTLE_WALL};

static void test_players_can_be_told_apart_by_all_eyes(void **state)
{
    enum { COLOUR_LEAST = 20 };
    unsigned bad = 0;
    (void)state;
    for (size_t t = 0; t < themes_built_in.count; t++) {
        const struct theme *theme = &themes_built_in.theme[t];
        for (unsigned one = 0; one < INK_PLAYERS; one++)
            for (unsigned other = 0; other < one; other++)
                for (enum eyes eyes = EYES_NORMAL; eyes < EYES_COUNT; eyes++) {
                    double cube = eyes_difference(eyes, rgb_among_256(theme, ink_of_player(one)),
                                                  rgb_among_256(theme, ink_of_player(other)));
                    double apart =
                        eyes_difference(eyes, theme_colour(theme, ink_of_player(one))->rgb,
                                        theme_colour(theme, ink_of_player(other))->rgb);
                    if (strcmp(theme->name, "mono") == 0 ||
                        (apart >= COLOUR_LEAST && cube >= COLOUR_LEAST))
                        continue;
                    print_error("%s: players %u and %u, eyes %d: %.1f, among 256 %.1f\n",
                                theme->name, one + 1, other + 1, eyes, apart, cube);
                    bad++;
                }
    }
    assert_int_equal(bad, 0);
}

static void test_figures_stand_out_from_the_land_for_all_eyes(void **state)
{
    enum { LEAST = 20 };
    unsigned bad = 0;
    (void)state;
    for (size_t t = 0; t < themes_built_in.count; t++) {
        const struct theme *theme = &themes_built_in.theme[t];
        for (unsigned player = 0; player < INK_PLAYERS; player++)
            for (size_t g = 0; g < sizeof grounds / sizeof grounds[0]; g++)
                for (enum eyes eyes = EYES_NORMAL; eyes < EYES_COUNT; eyes++) {
                    uint32_t ground = tone(theme, grounds[g], TONE_PLAIN, 0)->rgb;
                    uint32_t body = theme_colour(theme, ink_of_player(player))->rgb;
                    uint32_t outline = theme_colour(theme, ink_of_outline(player))->rgb;
                    double from_ground = eyes_difference(eyes, body, ground);
                    double line = eyes_difference(eyes, outline, ground);
                    if ((from_ground >= LEAST || line >= LEAST) &&
                        eyes_difference(eyes, outline, body) >= LEAST)
                        continue;
                    print_error("%s: player %u on substance %d, eyes %d: body %.1f, outline %.1f\n",
                                theme->name, player + 1, grounds[g], eyes, from_ground, line);
                    bad++;
                }
    }
    assert_int_equal(bad, 0);
}

static void test_land_is_told_apart_by_its_lightness(void **state)
{
    enum { LEAST = 15 };
    static const char *const names[] = {"colour-blind", "high-contrast", "mono"};
    (void)state;
    for (size_t n = 0; n < sizeof names / sizeof names[0]; n++)
        for (enum eyes eyes = EYES_NORMAL; eyes < EYES_COUNT; eyes++) {
            const struct theme *theme = built_in(names[n]);
            double field = eyes_lightness(eyes, tone(theme, SUBSTANCE_GRASS, TONE_PLAIN, 0)->rgb);
            double city = eyes_lightness(eyes, tone(theme, SUBSTANCE_ROOF, TONE_PLAIN, 0)->rgb);
            double road = eyes_lightness(eyes, tone(theme, SUBSTANCE_ROAD, TONE_PLAIN, 0)->rgb);
            if (city - field < LEAST || road - city < LEAST)
                fail_msg("%s, eyes %d: field %.0f, city %.0f, road %.0f", names[n], eyes, field,
                         city, road);
        }
}

/* What substances are part of. Within one of them they may look alike. */
enum land {
    LAND_FIELD,
    LAND_ROAD,
    LAND_CITY,
    LAND_WALL,
    LAND_VILLAGE,
    LAND_PENNANT,
    LAND_GOODS,
    LAND_CATHEDRAL,
    LAND_MONASTERY,
    LAND_BAZAAR,
    LAND_INN,
    LAND_DRAWBRIDGE,
    LAND_BRIDGE,
    LAND_TOWER,
    LAND_CASTLE
};

static const enum land land_of[SUBSTANCE_COUNT] = {
    [SUBSTANCE_GRASS] = LAND_FIELD,
    [SUBSTANCE_TUFT] = LAND_FIELD,
    [SUBSTANCE_VERGE] = LAND_FIELD,
    [SUBSTANCE_ROAD] = LAND_ROAD,
    [SUBSTANCE_ROAD_WORN] = LAND_ROAD,
    [SUBSTANCE_PARAPET] = LAND_WALL,
    [SUBSTANCE_CROSSING] = LAND_VILLAGE,
    [SUBSTANCE_HOUSE] = LAND_VILLAGE,
    [SUBSTANCE_HOUSE_SHADE] = LAND_VILLAGE,
    [SUBSTANCE_WALL] = LAND_WALL,
    [SUBSTANCE_WALL_LIGHT] = LAND_WALL,
    [SUBSTANCE_GATE] = LAND_WALL,
    [SUBSTANCE_PAVING] = LAND_CITY,
    [SUBSTANCE_ROOF] = LAND_CITY,
    [SUBSTANCE_ROOF_SHADE] = LAND_CITY,
    [SUBSTANCE_PENNANT] = LAND_PENNANT,
    [SUBSTANCE_PENNANT_MARK] = LAND_PENNANT,
    [SUBSTANCE_GOODS_PLATE] = LAND_GOODS,
    [SUBSTANCE_GOODS_WINE] = LAND_GOODS,
    [SUBSTANCE_GOODS_GRAIN] = LAND_GOODS,
    [SUBSTANCE_GOODS_CLOTH] = LAND_GOODS,
    [SUBSTANCE_CATHEDRAL_WALL] = LAND_CATHEDRAL,
    [SUBSTANCE_CATHEDRAL_ROOF] = LAND_CATHEDRAL,
    [SUBSTANCE_CATHEDRAL_SPIRE] = LAND_CATHEDRAL,
    [SUBSTANCE_MONASTERY_WALL] = LAND_MONASTERY,
    [SUBSTANCE_MONASTERY_COURT] = LAND_MONASTERY,
    [SUBSTANCE_MONASTERY_ROOF] = LAND_MONASTERY,
    [SUBSTANCE_MONASTERY_SPIRE] = LAND_MONASTERY,
    [SUBSTANCE_BAZAAR] = LAND_BAZAAR,
    [SUBSTANCE_AWNING] = LAND_BAZAAR,
    [SUBSTANCE_AWNING_LIGHT] = LAND_BAZAAR,
    [SUBSTANCE_INN] = LAND_INN,
    [SUBSTANCE_INN_SIGN] = LAND_INN,
    [SUBSTANCE_DRAWBRIDGE] = LAND_DRAWBRIDGE,
    [SUBSTANCE_DRAWBRIDGE_UP] = LAND_DRAWBRIDGE,
    [SUBSTANCE_BRIDGE_DECK] = LAND_BRIDGE,
    [SUBSTANCE_BRIDGE_RAIL] = LAND_BRIDGE,
    [SUBSTANCE_TOWER] = LAND_TOWER,
    [SUBSTANCE_CASTLE_WALL] = LAND_CASTLE,
    [SUBSTANCE_CASTLE_ROOF] = LAND_CASTLE,
    [SUBSTANCE_CASTLE_FLAG] = LAND_CASTLE,
};

/* Which substances of different lands lie side by side, or with one pixel between, as a wall is. */
struct meetings {
    bool meet[SUBSTANCE_COUNT][SUBSTANCE_COUNT];
};

static void note_meetings(struct meetings *meetings, const struct pixel *pixels, int size)
{
    static const int steps[][2] = {{1, 0}, {0, 1}, {2, 0}, {0, 2}, {1, 1}, {1, -1}};
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++)
            for (size_t s = 0; s < sizeof steps / sizeof steps[0]; s++) {
                int there_x = x + steps[s][0], there_y = y + steps[s][1];
                if (there_x >= size || there_y < 0 || there_y >= size)
                    continue;
                unsigned one = pixels[y * size + x].substance;
                unsigned other = pixels[there_y * size + there_x].substance;
                if (land_of[one] != land_of[other])
                    meetings->meet[one][other] = meetings->meet[other][one] = true;
            }
}

/* Whether a bridge may be built there: from field to field (BR4). */
static bool spans(kind_number kind, unsigned direction)
{
    return tile_terrain(kind, EDGE_N, direction) == TERRAIN_FIELD &&
           tile_terrain(kind, EDGE_N, direction + 2) == TERRAIN_FIELD;
}

static struct meetings meetings_of_all_tiles(void)
{
    enum { SIZE = 12 };
    struct meetings meetings = {0};
    struct pixel pixels[SIZE * SIZE];
    for (unsigned kind = 0; kind < tile_kinds_count; kind++) {
        picture_tile((kind_number)kind, EDGE_N, SIZE, pixels);
        note_meetings(&meetings, pixels, SIZE);
        overlays_paint(&(struct overlays){{[OVERLAY_DRAWBRIDGE] = (uint8_t)(0xff)}}, SIZE, pixels);
        note_meetings(&meetings, pixels, SIZE);
        for (unsigned edge = 0; edge < EDGES; edge++) {
            struct pixel walled[SIZE * SIZE];
            memcpy(walled, pixels, sizeof walled);
            if (tile_terrain((kind_number)kind, EDGE_N, edge) == TERRAIN_CITY)
                overlays_paint(&(struct overlays){{[OVERLAY_CASTLE] = (uint8_t)(1u << edge)}}, SIZE,
                               walled);
            note_meetings(&meetings, walled, SIZE);
        }
        for (unsigned direction = 0; direction < DIRECTIONS; direction++) {
            struct pixel bridged[SIZE * SIZE];
            if (!spans((kind_number)kind, direction))
                continue;
            memcpy(bridged, pixels, sizeof bridged);
            overlays_paint(&(struct overlays){{[OVERLAY_BRIDGE] = (uint8_t)(1u + direction)}}, SIZE,
                           bridged);
            note_meetings(&meetings, bridged, SIZE);
        }
    }
    return meetings;
}

static double least_difference(const struct theme *theme, enum eyes eyes, unsigned one,
                               unsigned other)
{
    uint16_t a = board_ink_of(one, TONE_PLAIN, 0), b = board_ink_of(other, TONE_PLAIN, 0);
    return fmin(eyes_difference(eyes, theme_colour(theme, a)->rgb, theme_colour(theme, b)->rgb),
                eyes_difference(eyes, rgb_among_256(theme, a), rgb_among_256(theme, b)));
}

/* What covers most of the land; the rest are details. */
static bool is_large(unsigned substance)
{
    return substance == SUBSTANCE_GRASS || substance == SUBSTANCE_ROAD ||
           substance == SUBSTANCE_PAVING || substance == SUBSTANCE_ROOF ||
           substance == SUBSTANCE_WALL;
}

/* What lies side by side can be told apart with whatever cones: the land at a glance. */
static void test_what_meets_differs_for_all_eyes(void **state)
{
    enum { AT_GLANCE = 15, LEAST = 5 };
    static const char *const names[] = {"default"};
    struct meetings meetings = meetings_of_all_tiles();
    unsigned bad = 0;
    (void)state;
    for (size_t n = 0; n < sizeof names / sizeof names[0]; n++)
        for (unsigned one = 0; one < SUBSTANCE_COUNT; one++)
            for (unsigned other = 0; other < one; other++)
                for (enum eyes eyes = EYES_NORMAL; eyes < EYES_COUNT; eyes++) {
                    bool at_glance = is_large(one) && is_large(other);
                    double apart = least_difference(built_in(names[n]), eyes, one, other);
                    char words[2][INK_WORD_SIZE];
                    if (!meetings.meet[one][other] || apart >= (at_glance ? AT_GLANCE : LEAST))
                        continue;
                    ink_print(board_ink_of(one, TONE_PLAIN, 0), words[0]);
                    ink_print(board_ink_of(other, TONE_PLAIN, 0), words[1]);
                    print_error("%s: %s and %s, eyes %d: %.1f\n", names[n], words[0], words[1],
                                eyes, apart);
                    bad++;
                }
    assert_true(meetings.meet[SUBSTANCE_GRASS][SUBSTANCE_ROOF]);
    assert_true(meetings.meet[SUBSTANCE_GRASS][SUBSTANCE_CASTLE_WALL]);
    assert_true(meetings.meet[SUBSTANCE_ROAD][SUBSTANCE_PAVING]);
    assert_int_equal(bad, 0);
}

/* Symbols on their plates, and the outline of a cathedral. */
static void test_signs_can_be_read_by_all_eyes(void **state)
{
    enum { LEAST = 20 };
    static const enum substance pairs[][2] = {
        {SUBSTANCE_GOODS_WINE, SUBSTANCE_GOODS_PLATE},
        {SUBSTANCE_GOODS_GRAIN, SUBSTANCE_GOODS_PLATE},
        {SUBSTANCE_GOODS_CLOTH, SUBSTANCE_GOODS_PLATE},
        {SUBSTANCE_PENNANT, SUBSTANCE_PENNANT_MARK},
        {SUBSTANCE_CATHEDRAL_ROOF, SUBSTANCE_CATHEDRAL_WALL},
        {SUBSTANCE_CATHEDRAL_ROOF, SUBSTANCE_ROOF},
    };
    (void)state;
    for (size_t t = 0; t < themes_built_in.count; t++)
        for (size_t p = 0; p < sizeof pairs / sizeof pairs[0]; p++)
            for (enum eyes eyes = EYES_NORMAL; eyes < EYES_COUNT; eyes++) {
                double apart =
                    least_difference(&themes_built_in.theme[t], eyes, pairs[p][0], pairs[p][1]);
                if (apart < LEAST)
                    fail_msg("%s, pair %zu, eyes %d: %.1f", themes_built_in.theme[t].name, p, eyes,
                             apart);
            }
}

static bool is_grey(uint32_t rgb)
{
    return (rgb >> 16 & 0xff) == (rgb & 0xff) && (rgb >> 8 & 0xff) == (rgb & 0xff);
}

static void test_mono_has_greys_only(void **state)
{
    const struct theme *theme = built_in("mono");
    (void)state;
    for (uint16_t ink = 0; ink < INKS_ALL; ink++) {
        const struct colour *colour = theme_colour(theme, ink);
        char word[INK_WORD_SIZE];
        ink_print(ink, word);
        if (!is_grey(colour->rgb) || !is_grey(palette_rgb((unsigned)colour->among_256)) ||
            !is_grey(palette_rgb((unsigned)colour->among_16)) ||
            !is_grey(palette_rgb((unsigned)colour->among_8)))
            fail_msg("%s is no grey", word);
    }
}

/* A folder of settings with a folder of themes. */
static void make_folder(char folder[64])
{
    char path[256];
    scratch_make(folder);
    assert_int_equal(setenv("XDG_CONFIG_HOME", folder, 1), 0);
    assert_int_equal(mkdir(played_path(path, folder, "bastide"), 0700), 0);
    assert_int_equal(mkdir(played_path(path, folder, "bastide/themes"), 0700), 0);
}

static void put_file(const char *folder, const char *name, const char *text)
{
    char path[256];
    played_write(played_path(path, folder, name), text, strlen(text));
}

static void test_players_have_themes_of_their_own(void **state)
{
    char folder[64], names[THEMES_LISTED_MAX][THEME_NAME_SIZE];
    struct theme theme;
    struct problem problem;
    (void)state;
    make_folder(folder);
    put_file(folder, "bastide/themes/dusk.theme", "from light\nnight #402030\n");
    put_file(folder, "bastide/themes/dawn.theme", "night #c0a0b0\n");
    put_file(folder, "bastide/themes/mono.theme", "text #00ff00\n");
    put_file(folder, "bastide/themes/Not A Name.theme", "");
    put_file(folder, "bastide/themes/.theme", "");
    put_file(folder, "bastide/themes/notes.txt", "");
    assert_true(theme_find("dusk", &theme, &problem));
    assert_string_equal(theme.name, "dusk");
    assert_int_equal(theme_colour(&theme, INK_NIGHT)->rgb, 0x402030);
    assert_int_equal(theme_colour(&theme, INK_TEXT)->rgb,
                     theme_colour(built_in("light"), INK_TEXT)->rgb);
    assert_true(theme_find("mono", &theme, &problem)); /* instead of the program's */
    assert_int_equal(theme_colour(&theme, INK_TEXT)->rgb, 0x00ff00);
    static const char *const listed[] = {"default", "light", "high-contrast", "colour-blind",
                                         "mono",    "dawn",  "dusk"};
    assert_int_equal(theme_list(names, THEMES_LISTED_MAX), sizeof listed / sizeof listed[0]);
    for (size_t i = 0; i < sizeof listed / sizeof listed[0]; i++)
        assert_string_equal(names[i], listed[i]);
    assert_int_equal(theme_list(names, 3), 3);
    scratch_remove(folder);
}

static void test_themes_that_are_missing_or_bad_are_named(void **state)
{
    char folder[64], expected[256];
    struct theme theme;
    struct problem problem;
    (void)state;
    make_folder(folder);
    put_file(folder, "bastide/themes/bad.theme", "# mine\ntext #12\n");
    assert_false(theme_find("bad", &theme, &problem));
    snprintf(expected, sizeof expected,
             "%s/bastide/themes/bad.theme:2:6: '#12': expected a colour such as #87af5f, or own",
             folder);
    assert_string_equal(problem.text, expected);
    put_file(folder, "bastide/themes/bad.theme", "\ufefftext #121212\n");
    assert_false(theme_find("bad", &theme, &problem));
    snprintf(expected, sizeof expected,
             "%s/bastide/themes/bad.theme:1:1: a byte order mark: expected a file without one",
             folder);
    assert_string_equal(problem.text, expected);
    assert_false(theme_find("blue", &theme, &problem));
    assert_string_equal(problem.text, "unknown theme 'blue': expected one of default, light, "
                                      "high-contrast, colour-blind, mono, bad");
    assert_false(theme_find("../bad", &theme, &problem));
    assert_string_equal(problem.text, "'../bad' is not a theme name: expected lower-case letters, "
                                      "digits and hyphens, at most 31");
    assert_false(theme_find("", &theme, &problem));
    scratch_remove(folder);
    assert_true(theme_find("light", &theme, &problem)); /* without any folder */
    assert_true(theme_is_same(&theme, built_in("light")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_not_given_is_as_in_the_default_theme),
        cmocka_unit_test(test_colours_of_palettes_are_given_or_the_nearest),
        cmocka_unit_test(test_own_is_the_terminals_colour_at_every_depth),
        cmocka_unit_test(test_tones_are_given_or_derived),
        cmocka_unit_test(test_what_is_dimmed_goes_towards_the_ground),
        cmocka_unit_test(test_bad_files_are_refused_with_their_place),
        cmocka_unit_test(test_the_files_are_what_is_built_in),
        cmocka_unit_test(test_an_ink_left_out_has_the_colour_of_another),
        cmocka_unit_test(test_the_default_theme_needs_a_line_for_every_ink),
        cmocka_unit_test(test_words_of_inks_lead_back_to_them),
        cmocka_unit_test(test_palette),
        cmocka_unit_test(test_words_can_be_read_in_every_theme),
        cmocka_unit_test(test_the_map_can_be_read_in_every_theme),
        cmocka_unit_test(test_players_can_be_told_apart_by_all_eyes),
        cmocka_unit_test(test_figures_stand_out_from_the_land_for_all_eyes),
        cmocka_unit_test(test_land_is_told_apart_by_its_lightness),
        cmocka_unit_test(test_what_meets_differs_for_all_eyes),
        cmocka_unit_test(test_signs_can_be_read_by_all_eyes),
        cmocka_unit_test(test_mono_has_greys_only),
        cmocka_unit_test(test_players_have_themes_of_their_own),
        cmocka_unit_test(test_themes_that_are_missing_or_bad_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
