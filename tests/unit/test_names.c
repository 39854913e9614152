/* Names of players in every script: which are one name, which are refused, how they are typed, cut,
 * shown and exported. */
#include "unit/played.h"

#include "export/writers.h"
#include "support/probe.h"
#include "support/sheet.h"
#include "tui/pages.h"
#include "tui/theme/theme.h"
#include "unicode/glyph.h"
#include "unicode/utf8.h"
#include "wording/seats.h"

#ifdef BASTIDE_HAS_PIXELS
#endif

/* One name in its two forms: the accent in the letter, and behind it. */
#define COMPOSED   "Jos\u00e9"
#define DECOMPOSED "Jose\u0301"

static char folder[64];

static int begin(void **state)
{
    (void)state;
    scratch_make(folder);
    probe_folder_make();
    setenv("LC_ALL", "C", 1);
    language_choose("en");
    return chdir(folder);
}

static int end(void **state)
{
    (void)state;
    probe_folder_remove();
    scratch_remove(folder);
    return 0;
}

/* ---- one name ---- */

static void test_a_new_name_is_composed(void **state)
{
    (void)state;
    static const char *const names[][2] = {
        {DECOMPOSED, COMPOSED},
        {COMPOSED, COMPOSED},
        {"\u1112\u1161\u11ab\u1100\u1173\u11af", "\ud55c\uae00"}, /* Hangul from its letters */
        {"Tra\u0302\u0300n", "Tr\u1ea7n"},                        /* two marks on a letter */
        {"\u212bsa", "\u00c5sa"},                                 /* the sign of a unit */
        {"X\u0303", "X\u0303"},                                   /* there is no such letter */
        {"o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308", /* 30 bytes */
         "\u00f6\u00f6\u00f6\u00f6\u00f6\u00f6\u00f6\u00f6\u00f6\u00f6"},
    };
    for (size_t n = 0; n < sizeof names / sizeof names[0]; n++) {
        char name[NAME_SIZE];
        struct bad_text bad;
        if (!setup_read_name(word_whole(names[n][0]), name, &bad))
            fail_msg("%s", bad.reason);
        assert_string_equal(name, names[n][1]);
    }
}

static void test_an_accent_alone_is_no_name(void **state)
{
    (void)state;
    static const char *const names[] = {
        "\u0301",       "\u0301\u0302\u0303", "\u0301Ann", "Ann \u0301", "\u00a0\u0301",
        "\u200d\u0301", "\u200dAnn",          "\u20dd",    "\u093f",     "\ufe0f",
    };
    for (size_t n = 0; n < sizeof names / sizeof names[0]; n++) {
        char name[NAME_SIZE] = "as before";
        struct bad_text bad = {.reason = ""};
        if (setup_read_name(word_whole(names[n]), name, &bad))
            fail_msg("the name '%s' (number %zu) was taken", names[n], n);
        assert_string_equal(name, "as before");
        if (n < 4)
            assert_non_null(
                strstr(bad.reason, ": expected a name in which every accent follows a letter"));
    }
}

/* Whoever has such a game can still open it and play on, and its names are not written anew. */
static void test_records_keep_names_as_they_are(void **state)
{
    (void)state;
    static const char text[] =
        "bastide: 1\nplayer: " DECOMPOSED "\nplayer: \u0301\nseed: 7\nchance: auto\n\n";
    const size_t length = sizeof text - 1;
    struct session session;
    struct problem problem;
    enum refusal refusal;
    struct rng rng = rng_from_seed(1);
    size_t kept;
    played_write("names.bastide", text, length);
    assert_true(session_load(&session, "names.bastide", &problem));
    assert_string_equal(session.head.name[0], COMPOSED);
    assert_string_equal(session.head.name[1], "\u0301");
    session_close(&session);
    char *after = played_text("names.bastide", &kept);
    assert_int_equal(kept, length);
    assert_memory_equal(after, text, length);
    free(after);
    assert_true(session_resume(&session, "names.bastide", &problem));
    assert_int_equal(session_play(&session, played_choose(&session, &rng), &refusal, &problem),
                     SESSION_DONE);
    session_close(&session);
    after = played_text("names.bastide", &kept);
    assert_true(kept > length);
    assert_memory_equal(after, text, length);
    free(after);
}

static void test_one_name_is_one_player(void **state)
{
    (void)state;
    static const char *const same[][2] = {
        {COMPOSED, DECOMPOSED},
        {"JOSE\u0301", COMPOSED},
        {"Stra\u00dfe", "STRASSE"},
        {"\u039f\u0394\u03a5\u03a3\u03a3\u0395\u03a5\u03a3",
         "\u03bf\u03b4\u03c5\u03c3\u03c3\u03b5\u03c5\u03c2"}, /* the last sigma differs */
        {"\u1e9e", "ss"},
        {"\ud55c", "\u1112\u1161\u11ab"},
        {"\u2764\ufe0f", "\u2764"}, /* as an emoji, and as a sign */
        {"\u0414\u0416", "\u0434\u0436"},
        {"\u10a0", "\u2d00"}, /* Georgian */
        {"q\u0307\u0323", "q\u0323\u0307"},
    };
    static const char *const other[][2] = {
        {"Jose", COMPOSED},  {"Ann", "Anna"},      {"Ann", "An"},       {"[", "{"},
        {"\u0131lk", "ilk"}, {"\u00d7", "\u00f7"}, {"\uff21nn", "Ann"}, {"\ufb01n", "f in"},
    };
    for (size_t n = 0; n < sizeof same / sizeof same[0]; n++)
        if (!spelling_is_same(same[n][0], same[n][1]))
            fail_msg("'%s' and '%s' are one name", same[n][0], same[n][1]);
    for (size_t n = 0; n < sizeof other / sizeof other[0]; n++)
        if (spelling_is_same(other[n][0], other[n][1]))
            fail_msg("'%s' and '%s' are two names", other[n][0], other[n][1]);
}

/* ---- typed ---- */

static void test_accents_can_be_typed_behind_letters(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    probe_press(probe, "<Tab><Ctrl-U>" DECOMPOSED);
    probe_shows(probe, COMPOSED " ");
    probe_press(probe, "<Backspace>");
    probe_shows(probe, "Jos ");
    probe_press(probe, "<Ctrl-U>X\u0303y<Left><Left><Del>");
    probe_shows(probe, " y ");
    probe_close(probe);
}

static void test_a_grapheme_goes_at_once(void **state)
{
    (void)state;
    static const char *const graphemes[] = {
        "X\u0303",                                    /* no such letter */
        "\U0001f44d\U0001f3fd",                       /* a tone of skin */
        "\U0001f1eb\U0001f1f7",                       /* a flag */
        "\U0001f468\u200d\U0001f469\u200d\U0001f467", /* a family */
        "\u0928\u093f",
        "\u0e17\u0e35\u0e48",
        "1\ufe0f\u20e3",
    };
    for (size_t g = 0; g < sizeof graphemes / sizeof graphemes[0]; g++) {
        struct probe *probe = probe_open(setup_page(NULL), 24, 80);
        probe_press(probe, "<Tab><Ctrl-U>a");
        probe_press(probe, graphemes[g]);
        probe_press(probe, "b<Left><Backspace>");
        probe_shows(probe, " ab ");
        probe_press(probe, graphemes[g]);
        probe_press(probe, "<Left><Del>");
        probe_shows(probe, " ab ");
        probe_close(probe);
    }
}

static void test_setup_says_what_is_wrong_with_accents(void **state)
{
    (void)state;
    struct probe *probe = probe_open(setup_page(NULL), 24, 80);
    probe_press(probe, "<Tab><Ctrl-U>\u0301");
    probe_shows(probe, "accent alone");
    probe_press(probe, "<PgDn><Enter>");
    probe_shows(probe, "Every accent in a name needs a letter before it.");
    probe_close(probe);
    probe = probe_open(setup_page(NULL), 24, 80);
    probe_press(probe, "<Tab><Ctrl-U>" COMPOSED "<Tab><Tab><Tab><Ctrl-U>" DECOMPOSED);
    probe_shows(probe, "same as player 1");
    probe_press(probe, "<Ctrl-U>JOSE\u0301");
    probe_shows(probe, "same as player 1");
    probe_close(probe);
}

/* ---- cut ---- */

static void test_names_are_cut_between_graphemes(void **state)
{
    (void)state;
    static const char *const names[][2] = {
        {"Jose\u0301phine", "Jose\u0301."},
        {"\U0001f1eb\U0001f1f7\U0001f1e9\U0001f1ea\U0001f1f5\U0001f1f1",
         "\U0001f1eb\U0001f1f7\U0001f1e9\U0001f1ea\U0001f1f5\U0001f1f1"},
        {"X\u0303X\u0303X\u0303X\u0303X\u0303X\u0303", "X\u0303X\u0303X\u0303X\u0303."},
    };
    for (size_t n = 0; n < sizeof names / sizeof names[0]; n++) {
        struct record_head head = played_head(2, 1);
        struct short_seats shorter;
        strcpy(head.name[0], names[n][0]);
        struct seats seats = seats_of(&head);
        seats_shorten(&seats, 5, &shorter);
        assert_string_equal(shorter.seats.seat[0].name, names[n][1]);
    }
}

/* ---- shown ---- */

static void test_decomposed_letters_are_shown_composed(void **state)
{
    (void)state;
    static struct canvas canvas;
    struct style style = {INK_TEXT, INK_NIGHT, 0};
    canvas_clear(&canvas, 1, 8);
    assert_int_equal(canvas_text(&canvas, 0, 0, 8, style, DECOMPOSED "!"), 5);
    assert_int_equal(canvas_cell(&canvas, 0, 3)->glyph, 0xe9);
    assert_int_equal(canvas_cell(&canvas, 0, 4)->glyph, '!');
}

/* What `text` is drawn as, without blanks at its end. */
static const char *drawn(const char *text, int width)
{
    static char row[PROBE_ROW_SIZE];
    static struct canvas canvas;
    struct style style = {INK_TEXT, INK_NIGHT, 0};
    size_t length = 0;
    canvas_clear(&canvas, 1, 40);
    canvas_text(&canvas, 0, 0, width, style, text);
    for (int col = 0; col < canvas.cols; col++) {
        const struct cell *cell = canvas_cell(&canvas, 0, col);
        length += glyph_print_marked(cell->glyph, cell->mark, row + length);
    }
    while (length > 0 && row[length - 1] == ' ')
        length--;
    row[length] = '\0';
    return row;
}

static void test_accents_lie_on_their_letters(void **state)
{
    (void)state;
    static const struct {
        const char *text, *drawn;
        int width;
    } texts[] = {
        {"X\u0303y", "X\u0303y", 2},
        {"q\u0323\u0307\u0302", "q\u0323\u0307", 1}, /* there is room for two */
        {"\u0301", "\u25cc\u0301", 1},               /* on a circle, not on what stands before it */
        {"\u4eba\u0301\u4eba", "\u4eba\u0301\u4eba", 4},
        {"\u0928\u093f", "\u0928\u093f", 2},
        {"\u0e17\u0e35\u0e48", "\u0e17\u0e35\u0e48", 1},
        {"\U0001f1eb\U0001f1f7", "\U0001f1eb\U0001f1f7", 2},
        {"\U0001f44d\U0001f3fd", "\U0001f44d", 2},
        {"\U0001f468\u200d\U0001f469\u200d\U0001f467!", "\U0001f468!", 3},
        {"1\ufe0f\u20e3", "1\u20e3", 1},
        {"a\u200db", "ab", 2},
    };
    for (size_t t = 0; t < sizeof texts / sizeof texts[0]; t++) {
        assert_string_equal(drawn(texts[t].text, 40), texts[t].drawn);
        assert_int_equal(canvas_text_width(texts[t].text), texts[t].width);
    }
    assert_string_equal(drawn("abX\u0303X\u0303X\u0303", 4), "abX\u0303\u2026");
    assert_string_equal(drawn("ab\U0001f1eb\U0001f1f7cd", 4), "ab \u2026");
}

/* ---- exported ---- */

/* The game of an example, with a player renamed. */
static void load_as(struct session *session, const char *name)
{
    static const char ann[] = "player: Ann\n";
    struct problem problem;
    size_t length;
    char *text = played_text(BASTIDE_SOURCE_DIR "/docs/examples/game.bastide", &length);
    char *renamed = malloc(length + 64), *at;
    assert_non_null(renamed);
    played_drop_checks(text);
    assert_non_null(at = strstr(text, ann));
    snprintf(renamed, length + 64, "%.*splayer: %s\n%s", (int)(at - text), text, name,
             at + sizeof ann - 1);
    played_write("renamed.bastide", renamed, strlen(renamed));
    if (!session_load(session, "renamed.bastide", &problem))
        fail_msg("%s", problem.text);
    free(renamed);
    free(text);
}

static char *exported(const char *name, enum export_format format, size_t *length)
{
    struct session session;
    struct problem problem;
    char *text = NULL;
    struct export_request request = {.format = format, .turn = 4, .theme = theme_default()};
    FILE *memory = open_memstream(&text, length);
    assert_non_null(memory);
    load_as(&session, name);
    if (!export_write(&session, &request, memory, &problem))
        fail_msg("%s", problem.text);
    assert_int_equal(fclose(memory), 0);
    session_close(&session);
    return text;
}

static void test_both_forms_look_alike_in_every_export(void **state)
{
    (void)state;
    for (enum export_format format = 0; format < EXPORT_FORMATS_COUNT; format++) {
        if (!export_has(format))
            continue;
        size_t length, other_length;
        char *text = exported(COMPOSED, format, &length);
        char *other = exported(DECOMPOSED, format, &other_length);
        if (length != other_length || memcmp(text, other, length) != 0)
            fail_msg("format %d differs", (int)format);
        free(text);
        free(other);
    }
}

/* The number of cells that a word with this name takes is said, as fonts differ. */
static void test_wide_names_have_their_width_in_svg(void **state)
{
    (void)state;
    size_t length;
    char *text = exported("\u540d\u524d", EXPORT_SVG, &length), *at;
    assert_null(strstr(text, "#000000")); /* which would be behind their right halves */
    assert_non_null(at = strstr(text, ">\u540d\u524d</text>"));
    assert_memory_equal(at - strlen("textLength=\"4\" lengthAdjust=\"spacingAndGlyphs\""),
                        "textLength=\"4\"", strlen("textLength=\"4\""));
    free(text);
}

#ifdef BASTIDE_HAS_PIXELS
/* The rows of a cell's pixels, a bit for each; the cell behind it is as empty as any. */
static void paint(const char *text, uint32_t row[16])
{
    static struct canvas canvas;
    struct style style = {INK_TEXT, INK_NIGHT, 0};
    struct pixmap pixmap;
    canvas_clear(&canvas, 1, 2);
    canvas_text(&canvas, 0, 0, 2, style, text);
    struct sheet sheet = sheet_of(&canvas);
    assert_true(pixmap_paint(&pixmap, &sheet, theme_default()));
    uint32_t ground = theme_colour(theme_default(), INK_NIGHT)->rgb;
    memset(row, 0, 16 * sizeof *row);
    for (int y = 0; y < 16; y++)
        for (int x = 0; x < 8; x++)
            row[y] = row[y] << 1 | (pixmap.pixel[y * pixmap.cols + x] != ground);
    assert_int_equal(pixmap.pixel[15], ground);
    pixmap_free(&pixmap);
}

static void test_letters_are_painted_as_well_as_the_font_can(void **state)
{
    (void)state;
    static const char *const differ[] = {
        "e", "\u00e9", "\u0416", "\u03a9", "X", "X\u0303", "X\u0301", "E", "\u1ebc", "\u4eba",
    };
    enum { COUNT = sizeof differ / sizeof differ[0] };
    uint32_t rows[COUNT][16], other[16];
    for (size_t d = 0; d < COUNT; d++) {
        paint(differ[d], rows[d]);
        for (size_t before = 0; before < d; before++)
            assert_memory_not_equal(rows[d], rows[before], sizeof rows[d]);
    }
    paint("e\u0301", other);
    assert_memory_equal(other, rows[1], sizeof other);
    paint("\u1ea7", other); /* put together */
    paint("a\u0302\u0300", rows[0]);
    assert_memory_equal(other, rows[0], sizeof other);
    paint("\u540d", other); /* one sign for all that it lacks */
    assert_memory_equal(other, rows[COUNT - 1], sizeof other);
}
#endif

/* ---- hard to get right ---- */

static const struct hard_name {
    const char *name;
    int width; /* 0: it is refused */
} hard_names[] = {
    {"Z\u0351\u0343\u0342\u0357\u034f\u031b\u0321\u0322\u0327\u0328\u0329", 1},
    {"\u05d3\u05d5\u05d3", 3}, /* to the left */
    {"\u0645\u062d\u0645\u062f", 4},
    {"\u0645\u064e\u062d", 2},
    {"\U0001f468\u200d\U0001f469\u200d\U0001f467", 2},
    {"\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466", 0}, /* 25 bytes */
    {"\u1112\u1161\u11ab", 2},
    {"\u0130lk\u0131n", 5},
    {"Stra\u00dfe", 6},
    {"\ufb01n", 2},
    {"\uff21\uff22", 4},
    {"abcdefghijklmnopqrstuvwx", 24},
    {"abcdefghijklmnopqrstuvwxy", 0},
    {"o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308", 12},
    {"o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308o\u0308",
     0},
    {"\u0958", 1}, /* longer when composed */
    {"\xff", 0},
    {"\xc3", 0},
    {"a\xc0\x80", 0},
    {"\xe0\x80\xaf", 0},
    {"\xed\xa0\x80", 0},
    {"\xf4\x90\x80\x80", 0},
    {"a\tb", 0},
    {"a\x1b[31m", 0},
    {"a\xc2\x85", 0},
    {"a\xef\xbf\xbe", 0}, /* U+FFFE, which is no character */
    {"\ufdd0", 0},
    {"\U0001ffff", 0},
    {"Ann\u202e", 0},
    {"\u2067Ann", 0},
    {"\u200d", 0},
    {"\u200c", 0},
    {"\u200b", 0},
    {"\u034f", 0},
    {"\u0301", 0},
    {"\U0001f3fb", 0},
    {"\u115f", 0},
    {"\U000e0041", 0},
};
enum { HARD_NAMES = sizeof hard_names / sizeof hard_names[0] };

static void test_hard_names_are_taken_or_refused(void **state)
{
    (void)state;
    for (size_t h = 0; h < HARD_NAMES; h++) {
        char name[NAME_SIZE] = "", again[NAME_SIZE];
        struct bad_text bad = {.reason = ""};
        bool is_taken = setup_read_name(word_whole(hard_names[h].name), name, &bad);
        if (is_taken != (hard_names[h].width > 0))
            fail_msg("number %zu: '%s' %s", h, name, bad.reason);
        assert_int_equal(is_taken, bad.reason[0] == '\0');
        if (!is_taken)
            continue;
        assert_true(setup_read_name(word_whole(name), again, &bad));
        assert_string_equal(name, again);
        assert_true(record_name_is_good(name));
        assert_true(spelling_is_same(name, hard_names[h].name));
        assert_int_equal(canvas_text_width(name), hard_names[h].width);
    }
}

/* Whatever the name, cut to whatever length: only whole graphemes of it are left. */
static void test_hard_names_are_cut_whole(void **state)
{
    (void)state;
    for (size_t h = 0; h < HARD_NAMES; h++) {
        struct record_head head = played_head(2, 1);
        struct seats seats;
        snprintf(head.name[0], NAME_SIZE, "%.24s", hard_names[h].name);
        seats = seats_of(&head);
        for (unsigned most = 2; most < NAME_SIZE; most++) {
            struct short_seats shorter;
            seats_shorten(&seats, most, &shorter);
            const char *name = head.name[0], *cut = shorter.seats.seat[0].name;
            size_t kept = 0, length;
            while ((length = grapheme_length(name + kept, name + strlen(name))) > 0 &&
                   strncmp(name, cut, kept + length) == 0)
                kept += length;
            assert_true(strcmp(cut + kept, "") == 0 || strcmp(cut + kept, ".") == 0);
        }
    }
}

static void test_graphemes_are_found_from_both_sides(void **state)
{
    (void)state;
    for (size_t h = 0; h < HARD_NAMES; h++) {
        const char *name = hard_names[h].name, *end = name + strlen(name);
        for (const char *at = name; at < end;) {
            size_t length = grapheme_length(at, end);
            assert_true(length > 0 && length <= (size_t)(end - at));
            at += length;
            assert_int_equal(grapheme_before(name, (size_t)(at - name)), length);
            assert_int_equal(grapheme_fitting(name, end, (size_t)(at - name)), at - name);
        }
        assert_int_equal(grapheme_length(end, end), 0);
    }
    assert_int_equal(grapheme_before("a", 0), 0);
}

static void test_hard_names_are_shown_and_exported(void **state)
{
    (void)state;
    for (size_t h = 0; h < HARD_NAMES; h++) {
        size_t length;
        char name[NAME_SIZE];
        struct bad_text bad;
        if (!setup_read_name(word_whole(hard_names[h].name), name, &bad))
            continue;
        char *text = exported(hard_names[h].name, EXPORT_TEXT, &length);
        if (strstr(text, drawn(name, 40)) == NULL)
            fail_msg("'%s' is not in %s", name, text);
        assert_null(strstr(text, "\ufffd"));
        free(text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_new_name_is_composed),
        cmocka_unit_test(test_an_accent_alone_is_no_name),
        cmocka_unit_test(test_records_keep_names_as_they_are),
        cmocka_unit_test(test_one_name_is_one_player),
        cmocka_unit_test(test_accents_can_be_typed_behind_letters),
        cmocka_unit_test(test_a_grapheme_goes_at_once),
        cmocka_unit_test(test_setup_says_what_is_wrong_with_accents),
        cmocka_unit_test(test_names_are_cut_between_graphemes),
        cmocka_unit_test(test_decomposed_letters_are_shown_composed),
        cmocka_unit_test(test_accents_lie_on_their_letters),
        cmocka_unit_test(test_both_forms_look_alike_in_every_export),
        cmocka_unit_test(test_wide_names_have_their_width_in_svg),
#ifdef BASTIDE_HAS_PIXELS
        cmocka_unit_test(test_letters_are_painted_as_well_as_the_font_can),
#endif
        cmocka_unit_test(test_hard_names_are_taken_or_refused),
        cmocka_unit_test(test_hard_names_are_cut_whole),
        cmocka_unit_test(test_graphemes_are_found_from_both_sides),
        cmocka_unit_test(test_hard_names_are_shown_and_exported),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
