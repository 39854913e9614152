/* What people call the tiles, in each language: short, without notation, and told apart. */
#include "played.h"

#include "tui/canvas.h"
#include "wording/wording.h"

static const char *const languages[] = {"en", "de", "pl"};

static void in_every_language(void (*check)(const char *language))
{
    setenv("LC_ALL", "C.UTF-8", 1);
    for (size_t l = 0; l < sizeof languages / sizeof languages[0]; l++) {
        language_choose(languages[l]);
        check(languages[l]);
    }
    language_choose("en");
}

static void check_forms(const char *language)
{
    for (kind_number kind = 0; kind < tile_kinds_count; kind++) {
        struct sentence name = tile_name(kind);
        int cols = canvas_text_width(name.text);
        if (cols == 0 || cols > TILE_NAME_COLS)
            fail_msg("%s: '%s' takes %d columns", language, name.text, cols);
        bool has_notation = tile_kinds[kind].copies > 0 && strstr(name.text, tile_kinds[kind].id);
        if (has_notation || strpbrk(name.text, "0123456789."))
            fail_msg("%s: '%s' has notation in it", language, name.text);
    }
}

static void test_every_kind_has_a_short_name(void **state)
{
    (void)state;
    in_every_language(check_forms);
}

/* Then nothing is to be told apart: only what meets on them differs (AM10). */
static bool look_alike(const struct tile_kind *a, const struct tile_kind *b)
{
    bool is_same = a->segments == b->segments && a->flags == b->flags;
    for (unsigned s = 0; is_same && s < a->segments; s++) {
        const struct segment *one = &a->segment[s];
        unsigned t = 0;
        while (t < b->segments &&
               !(b->segment[t].kind == one->kind && b->segment[t].edges == one->edges &&
                 b->segment[t].halves == one->halves && b->segment[t].flags == one->flags &&
                 b->segment[t].pennants == one->pennants))
            t++;
        is_same = t < b->segments;
    }
    return is_same;
}

static void check_names_differ(const char *language)
{
    for (kind_number a = 0; a < tile_kinds_count; a++)
        for (kind_number b = 0; b < a; b++)
            if (!look_alike(&tile_kinds[a], &tile_kinds[b]) &&
                strcmp(tile_name(a).text, tile_name(b).text) == 0)
                fail_msg("%s: %s and %s are both '%s'", language, tile_kinds[a].id,
                         tile_kinds[b].id, tile_name(a).text);
}

static void test_no_two_kinds_share_a_name(void **state)
{
    (void)state;
    in_every_language(check_names_differ);
}

struct named {
    const char *id, *name;
};

static void test_names_tell_what_is_on_a_tile(void **state)
{
    static const struct named named[] = {
        {"CFFF", "city edge"},
        {"CcRr+", "pennant corner, bend"},
        {"CRrF", "city edge, bend right"},
        {"CFRr", "city edge, bend left"},
        {"CRRR", "city edge, junction"},
        {"CFCF", "facing cities"},
        {"CCFF", "adjacent cities"},
        {"CccR+", "wide pennant city, road"},
        {"CCCR", "three cities, road"},
        {"CcRF.gate", "city corner, gate right"},
        {"CcFR.gate", "city corner, gate left"},
        {"CRFr.gate", "city edge, gated road"},
        {"FRFr.m", "monastery, straight road"},
        {"FRFR.b.i", "two roads, bazaar, inn"},
        {"FFFF.b", "bazaar"},
        {"Cccc.c", "full city, cathedral"},
        {"CFFF.t", "city edge, pointed"},
        {"CFRF.t", "city edge, road"},
        {"CFRF", "city edge, road, round"},
        {"CRCR", "facing cities, village"},
        {"CFRr.i", "city edge, inn bend"},
        {"RRrr", "two bends"},
        {"RRrr.over", "road over road"},
        {"CcRR.wine", "wine corner, two roads"},
        {"CCcR.cloth", "cities, cloth, road"},
        {"CCCc.cloth", "three cities, cloth"},
        {"CCcc.wine", "two city corners, wine"},
        {"CFRR", "city edge, two roads"},
        {"CcFR.grain", "grain corner, road left"},
        {"CcFR.grain.split", "grain corner, road, wall"},
        {"Cccc++", "full city, two pennants"},
        {"CCcc+", "two corners, pennant"},
        {"CRcr+", "pennant strip, straight"},
        {"CFRr.split", "edge, bend left, wall"},
        {"abbey", "abbey"},
        {"CRcr.dragon", "strip, straight, dragon"},
        {"CRrF.portal", "edge, bend right, portal"},
        {"CcFF.princess.split", "princess corner, wall"},
        {"CCcF+.t.princess", "cities, princess"},
        {"coc.6", "Carcassonne, castle"},
        {"coc.12", "Carcassonne, south-east"},
    };
    (void)state;
    language_choose("en");
    for (size_t n = 0; n < sizeof named / sizeof named[0]; n++)
        assert_string_equal(tile_name(tile_kind_find(named[n].id)).text, named[n].name);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_kind_has_a_short_name),
        cmocka_unit_test(test_no_two_kinds_share_a_name),
        cmocka_unit_test(test_names_tell_what_is_on_a_tile),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
