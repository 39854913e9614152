/* Each row of FIGURES has what other layers say and draw of it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "tui/board/pixels.h"
#include "wording/figure_words.h"

static void test_each_figure_has_its_rules(void **state)
{
    (void)state;
    for (unsigned f = 0; f < FIGURES_COUNT; f++) {
        assert_true(figure_rules[f].each > 0);
        assert_true(figure_rules[f].set < TILE_SETS_COUNT);
        assert_true(figure_is_follower((enum figure)f) || figure_rules[f].strength == 0);
    }
}

static void test_nobody_has_figures_of_a_set_that_is_not_in_play(void **state)
{
    struct options options = options_default();
    (void)state;
    for (unsigned f = 0; f < FIGURES_COUNT; f++) {
        options.sets = 1u << figure_rules[f].set;
        assert_int_equal(figures_each(&options, (enum figure)f) +
                             figures_neutral(&options, (enum figure)f),
                         figure_rules[f].each);
        options.sets = ~options.sets;
        assert_int_equal(figures_each(&options, (enum figure)f), 0);
        assert_int_equal(figures_neutral(&options, (enum figure)f), 0);
    }
}

static bool has_letter(const char *const *drawing)
{
    for (unsigned row = 0; drawing[row] != NULL; row++)
        if (strchr(drawing[row], 'L') != NULL)
            return true;
    return false;
}

static void test_each_figure_has_a_look(void **state)
{
    (void)state;
    for (unsigned f = 0; f < FIGURES_COUNT; f++) {
        assert_true(figure_styles[f].at_home > ' ');
        for (unsigned size = 0; size < DRAWN_SIZES; size++)
            for (unsigned pose = 0; pose < POSES; pose++)
                assert_true(has_letter(figure_styles[f].drawing[size][pose]));
    }
}

enum {
    IN_MONASTERIES = 1u << FEATURE_MONASTERY | 1u << FEATURE_ABBOTS,
    EVERYWHERE = ((1u << FEATURE_KINDS) - 1) & ~(1u << FEATURE_GARDEN | 1u << FEATURE_ACROBATS)
};

/* Where those may stand that do not stand everywhere: bit k for each feature kind k. */
static const unsigned places_of_some[FIGURES_COUNT] = {
    [FIGURE_BUILDER] = 1u << FEATURE_ROAD | 1u << FEATURE_CITY,
    [FIGURE_PIG] = 1u << FEATURE_FIELD,
    [FIGURE_MAYOR] = 1u << FEATURE_CITY,
    [FIGURE_WAGON] = 1u << FEATURE_ROAD | 1u << FEATURE_CITY | IN_MONASTERIES,
    [FIGURE_MEEPLE] = EVERYWHERE | 1u << FEATURE_ACROBATS,
    [FIGURE_SHEPHERD] = 1u << FEATURE_FIELD,
    [FIGURE_ABBOT] = IN_MONASTERIES | 1u << FEATURE_GARDEN,
};

static unsigned places_of(enum figure figure)
{
    return places_of_some[figure] == 0 && figure_is_follower(figure) ? EVERYWHERE
                                                                     : places_of_some[figure];
}

/* Helpers count in no majority, and a mayor counts only as many as there are pennants (AM8). */
static bool may_count_nothing(enum figure figure)
{
    return !figure_is_follower(figure) || figure == FIGURE_MAYOR;
}

/* A phrase is not made of the figure's name and the kind's. */
static bool is_phrase(struct sentence words, const struct figure_words *of)
{
    return strncmp(words.text, of->name, strlen(of->name)) != 0 && words.text[0] != '\0';
}

/* Phrases for where it may be offered a place, and for nothing else; the table may put it anywhere
 * against the rules, and take it home from there. */
static void test_each_figure_has_words(void **state)
{
    (void)state;
    for (unsigned f = 0; f < FIGURES_COUNT; f++) {
        const enum figure figure = (enum figure)f;
        const struct figure_words *words = &figure_words[f];
        bool on_roads = places_of(figure) >> FEATURE_ROAD & 1u;
        assert_true(words->name && words->at_home && words->left_one && words->left_many);
        if (!figure_stands_on_segments(figure))
            continue;
        assert_int_equal(is_phrase(figure_words_there(figure, PLACE_TRACK, ""), words), on_roads);
        assert_true(is_phrase(figure_words_deployed(figure, FEATURE_ROAD), words));
        assert_non_null(words->back_home);
        assert_int_equal(words->beside != NULL, may_count_nothing(figure));
        for (unsigned kind = 0; kind < FEATURE_KINDS; kind++) {
            bool may_stand = places_of(figure) >> kind & 1u;
            assert_true(is_phrase(figure_words_deployed(figure, (enum feature_kind)kind), words));
            if (kind < PRINTED_KINDS)
                assert_int_equal(is_phrase(figure_words_there(figure, kind, ""), words), may_stand);
        }
        for (unsigned place = 0; place < FIGURE_PLACES_COUNT; place++)
            assert_memory_equal(figure_words_stands(figure, place, "Ann", "").text, "Ann's", 5);
    }
}

static void test_figures_left_are_told_by_their_numbers(void **state)
{
    struct options options = options_default();
    struct player player = {.supply = {[FIGURE_MEEPLE] = 1}};
    (void)state;
    assert_memory_equal(wording_figures_left(&options, &player).text, "1 follower left", 15);
    player.supply[FIGURE_MEEPLE] = 7;
    assert_memory_equal(wording_figures_left(&options, &player).text, "7 followers left", 16);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_figure_has_its_rules),
        cmocka_unit_test(test_nobody_has_figures_of_a_set_that_is_not_in_play),
        cmocka_unit_test(test_each_figure_has_a_look),
        cmocka_unit_test(test_each_figure_has_words),
        cmocka_unit_test(test_figures_left_are_told_by_their_numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
