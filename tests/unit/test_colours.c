/* Screens with their colours, as terminals of all depths show them: tests/screens/colours. */
#include "played.h"

#include "support/eyes.h"
#include "support/probe.h"
#include "tui/pages.h"
#include "tui/table/table.h"
#include "tui/theme/theme.h"

#define HEAD                                                                                       \
    "bastide: 1\nplayer: Ann\nplayer: Ben\nplayer: Cy\nsets: base bcb drawbridges\nseed: 5\n"      \
    "chance: auto\n\n"

/* A little land with a castle, bridges, a gate, a monastery, and followers of all. */
#define LAND                                                                                       \
    HEAD "- draw CFRF.t\n1 place -1,0 n\n1 bridge -1,0 ew\n1 deploy meeple city n\n"               \
         "- draw CFCF\n2 place 1,0 n\n2 bridge 1,0 ew\n2 deploy meeple road e\n"                   \
         "- draw FFFF.m\n3 place 2,0 w\n3 bridge 2,0 ew\n3 deploy meeple monastery\n"              \
         "- draw CcFF+\n1 place 2,-1 w\n1 deploy meeple field ene\n"                               \
         "- draw CFRr\n2 place -1,-1 s\n2 deploy meeple road n\n1 castle\n"

#define BAZAAR                                                                                     \
    HEAD "- draw CFFF\n1 place 0,-1 s\n1 deploy meeple city s\n1 score\n"                          \
         "- draw FFFF.b\n2 place 0,1 n\n2 pass\n- reveal FRFr CFFF RRRR\n"

static struct page *table_at(const char *record)
{
    struct session session = played_session(record);
    return table_page(&session);
}

static struct page *open_setup(void)
{
    return setup_page(NULL);
}

static struct page *open_placing(void)
{
    return table_at(LAND "- draw CCCR\n");
}

static struct page *open_deploying(void)
{
    return table_at(LAND "- draw CcRF.gate\n3 place 0,-1 e\n");
}

static struct page *open_castle(void)
{
    return table_at(HEAD "- draw CFFF\n1 place 0,-1 s\n1 deploy meeple city s\n");
}

/* With a land that is always the same. */
static struct page *open_title(void)
{
    return title_page_of(1);
}

static struct page *open_auction(void)
{
    return table_at(BAZAAR);
}

static struct page *open_final(void)
{
    struct session session;
    struct rng rng = rng_from_seed(3);
    played_begin(&session, 3, 3);
    played_on(&session, &rng, 2000);
    assert_true(game_is_over(&session.game));
    return table_page(&session);
}

static const struct scene {
    const char *name;
    struct page *(*open)(void);
    const char *keys; /* that lead to what there is to see */
} scenes[] = {
    {"title", open_title, ""},
    {"setup", open_setup, "<Tab>"},
    {"placing", open_placing, "<Enter>"},
    {"deploying", open_deploying, "<Enter><Tab>"},
    {"castle", open_castle, "<Enter>"},
    {"auction", open_auction, "<Enter>"},
    {"final", open_final, ""},
};

enum { SCENES = sizeof scenes / sizeof scenes[0] };

/* How a terminal is called in names of files; and what it is. */
static const struct terminal {
    const char *name;
    enum depth depth;
    bool unicode;
} terminals[] = {
    {"256", DEPTH_256, true},
    {"8", DEPTH_8, true},
    {"mono", DEPTH_MONO, true},
};

enum { TERMINALS = sizeof terminals / sizeof terminals[0] };

static void begin(struct probe **probe, const struct scene *scene, const struct terminal *terminal)
{
    *probe = probe_open(scene->open(), 24, 80);
    (*probe)->around.depth = terminal->depth;
    (*probe)->around.unicode = terminal->unicode;
    probe_press(*probe, scene->keys);
    probe_screen(*probe);
}

static void expect(const struct scene *scene, const struct terminal *terminal,
                   const struct theme *theme, const char *name)
{
    struct probe *probe;
    begin(&probe, scene, terminal);
    probe_expect_colours(probe, theme, terminal->depth, name);
    probe_close(probe);
}

static void test_screens_at_all_depths(void **state)
{
    (void)state;
    for (unsigned s = 0; s < SCENES; s++)
        for (unsigned t = 0; t < TERMINALS; t++) {
            char name[64];
            snprintf(name, sizeof name, "%s-%s", scenes[s].name, terminals[t].name);
            expect(&scenes[s], &terminals[t], theme_default(), name);
        }
}

static const struct scene *scene_named(const char *name)
{
    unsigned s = 0;
    while (strcmp(scenes[s].name, name) != 0)
        s++;
    return &scenes[s];
}

static void test_other_terminals_and_themes(void **state)
{
    static const struct terminal many = {"24-bit", DEPTH_24_BIT, true};
    static const struct terminal few = {"16", DEPTH_16, true};
    static const struct terminal ascii = {"ascii", DEPTH_8, false};
    (void)state;
    expect(scene_named("placing"), &many, theme_default(), "placing-24-bit");
    expect(scene_named("placing"), &few, theme_default(), "placing-16");
    expect(scene_named("placing"), &ascii, theme_default(), "placing-ascii-8");
    for (size_t t = 1; t < themes_built_in.count; t++) {
        char name[64];
        snprintf(name, sizeof name, "placing-%s-256", themes_built_in.theme[t].name);
        expect(scene_named("placing"), &terminals[0], &themes_built_in.theme[t], name);
    }
}

/* Words and numbers; lines and pixels are not read. */
static bool is_read(const struct rendition *look)
{
    return look->glyph > ' ' && (look->glyph < 0x2500 || look->glyph > 0x259f);
}

static uint32_t rgb_of(int32_t colour, enum depth depth)
{
    return depth == DEPTH_24_BIT ? (uint32_t)colour : palette_rgb((unsigned)colour);
}

static unsigned count_unreadable(const struct canvas *canvas, const struct theme *theme,
                                 enum depth depth, const char *scene)
{
    const double least = strcmp(theme->name, "high-contrast") == 0 ? 7.0 : 4.5;
    unsigned bad = 0;
    for (int i = 0; i < canvas->rows * canvas->cols; i++) {
        struct rendition look = rendition_of(&canvas->cell[i], theme, depth);
        if (!is_read(&look) || look.ink == COLOUR_OWN || look.paper == COLOUR_OWN)
            continue;
        double contrast = eyes_contrast(rgb_of(look.ink, depth), rgb_of(look.paper, depth));
        if (contrast >= least)
            continue;
        char ink[INK_WORD_SIZE], paper[INK_WORD_SIZE];
        ink_print(canvas->cell[i].ink, ink);
        ink_print(canvas->cell[i].paper, paper);
        print_error("%s in %s, %d,%d: %s on %s is %.2f, expected %.1f\n", scene, theme->name,
                    i / canvas->cols, i % canvas->cols, ink, paper, contrast, least);
        bad++;
    }
    return bad;
}

static void test_all_that_is_read_stands_out_in_every_theme(void **state)
{
    unsigned bad = 0;
    (void)state;
    for (unsigned s = 0; s < SCENES; s++) {
        struct probe *probe;
        begin(&probe, &scenes[s], &terminals[0]);
        for (size_t t = 0; t < themes_built_in.count; t++) {
            const struct theme *theme = &themes_built_in.theme[t];
            bad += count_unreadable(&probe->canvas, theme, DEPTH_24_BIT, scenes[s].name);
            bad += count_unreadable(&probe->canvas, theme, DEPTH_256, scenes[s].name);
        }
        probe_close(probe);
    }
    assert_int_equal(bad, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_screens_at_all_depths),
        cmocka_unit_test(test_other_terminals_and_themes),
        cmocka_unit_test(test_all_that_is_read_stands_out_in_every_theme),
    };
    return cmocka_run_group_tests(tests, probe_folder_setup, probe_folder_teardown);
}
