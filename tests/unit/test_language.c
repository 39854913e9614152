/* Which language is spoken: as the surroundings ask, as the player asks, and where none can be. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "language/language.h"

#include <stdlib.h>
#include <string.h>

/* The surroundings of a program: LC_ALL and LANGUAGE, NULL for unset. */
static void surround(const char *locale, const char *language)
{
    unsetenv("LANG");
    unsetenv("LC_MESSAGES");
    unsetenv("LC_CTYPE");
    unsetenv("LC_ALL");
    unsetenv("LANGUAGE");
    if (locale)
        setenv("LC_ALL", locale, 1);
    if (language)
        setenv("LANGUAGE", language, 1);
}

/* A sentence of the title page, which every language says in another way. */
static const char *said(void)
{
    return _("Read the rules.");
}

static bool is_english(void)
{
    return strcmp(said(), "Read the rules.") == 0;
}

static void test_the_list_begins_with_english(void **state)
{
    (void)state;
    const struct language *list;
    size_t count = language_list(&list);
    assert_int_equal(count, 3);
    assert_string_equal(list[0].code, "en");
    assert_string_equal(list[1].code, "de");
    assert_string_equal(list[2].code, "pl");
}

static void test_a_language_that_is_asked_for_is_spoken(void **state)
{
    (void)state;
    surround("C.UTF-8", NULL);
    language_choose("de");
    char german[256];
    strcpy(german, said());
    assert_false(is_english());
    language_choose("pl");
    assert_false(is_english());
    assert_string_not_equal(said(), german);
    language_choose("en");
    assert_true(is_english());
    language_choose(NULL);
    assert_true(is_english());
}

static void test_the_surroundings_are_followed_and_come_back(void **state)
{
    (void)state;
    surround("C.UTF-8", "pl");
    language_choose(NULL);
    char polish[256];
    strcpy(polish, said());
    assert_false(is_english());
    language_choose("de");
    assert_string_not_equal(said(), polish);
    language_choose("");
    assert_string_equal(said(), polish);
}

/* As LANGUAGE and the locale write it. */
static void test_the_first_language_spoken_of_a_list_is_taken(void **state)
{
    (void)state;
    surround("C.UTF-8", NULL);
    language_choose("de");
    char german[256];
    strcpy(german, said());
    assert_false(is_english());
    static const char *const lists[] = {"xx:de:pl", "de_AT", "de_DE.UTF-8@euro:en", "d:dee::de"};
    for (size_t l = 0; l < sizeof lists / sizeof *lists; l++) {
        surround("C.UTF-8", lists[l]);
        language_choose(NULL);
        assert_string_equal(said(), german);
    }
    surround("C.UTF-8", "en_GB:de");
    language_choose(NULL);
    assert_true(is_english());
}

static void test_an_unknown_language_is_english(void **state)
{
    (void)state;
    surround("C.UTF-8", NULL);
    language_choose("xx");
    assert_true(is_english());
}

static void test_the_locale_c_stays_english(void **state)
{
    (void)state;
    surround("C", "de");
    language_choose(NULL);
    assert_true(is_english());
    language_choose("de"); /* its letters could not be shown */
    assert_true(is_english());
}

static void test_a_context_is_never_said(void **state)
{
    (void)state;
    surround("C", NULL);
    language_choose(NULL);
    assert_string_equal(C_("a city", "shared"), "shared");
    assert_string_equal(language_of_marked(NC_("title", "Load")), "Load");
    assert_string_equal(language_of_marked("Load"), "Load");
    surround("C.UTF-8", NULL);
    language_choose("de");
    assert_null(strchr(C_("a city", "shared"), '\004'));
    assert_null(strchr(language_of_marked(NC_("title", "Load")), '\004'));
    assert_string_equal(C_("nowhere", "of this no catalogue knows"), "of this no catalogue knows");
}

static void test_polish_has_three_forms(void **state)
{
    (void)state;
    surround("C.UTF-8", NULL);
    language_choose("pl");
    char one[64], few[64];
    strcpy(one, _n("%s: %d point.", "%s: %d points.", 1));
    strcpy(few, _n("%s: %d point.", "%s: %d points.", 2));
    assert_string_not_equal(one, few);
    assert_string_not_equal(_n("%s: %d point.", "%s: %d points.", 5), few);
    assert_string_equal(_n("%s: %d point.", "%s: %d points.", 22), few);
    assert_string_equal(_n("%s: %d point.", "%s: %d points.", 104), few);
    assert_string_not_equal(_n("%s: %d point.", "%s: %d points.", 12), few);
    assert_string_equal(_n("%s: %d point.", "%s: %d points.", 0),
                        _n("%s: %d point.", "%s: %d points.", 114));
    assert_string_equal(_n("%s: %d point.", "%s: %d points.", 21),
                        _n("%s: %d point.", "%s: %d points.", 5));
}

/* What was paid is a number below zero; it is counted like what was got. */
static void test_a_negative_number_has_its_plural(void **state)
{
    (void)state;
    surround("C.UTF-8", NULL);
    language_choose("en");
    assert_string_equal(_n("%s: %d point.", "%s: %d points.", -1), "%s: %d point.");
    assert_string_equal(_n("%s: %d point.", "%s: %d points.", -4), "%s: %d points.");
    language_choose("pl");
    assert_string_equal(_n("%s: %d point.", "%s: %d points.", -4),
                        _n("%s: %d point.", "%s: %d points.", 4));
    assert_string_equal(_n("%s: %d point.", "%s: %d points.", -5),
                        _n("%s: %d point.", "%s: %d points.", 5));
    assert_string_not_equal(_n("%s: %d point.", "%s: %d points.", -4),
                            _n("%s: %d point.", "%s: %d points.", -5));
    language_choose(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_surroundings_are_followed_and_come_back),
        cmocka_unit_test(test_the_first_language_spoken_of_a_list_is_taken),
        cmocka_unit_test(test_the_list_begins_with_english),
        cmocka_unit_test(test_a_language_that_is_asked_for_is_spoken),
        cmocka_unit_test(test_an_unknown_language_is_english),
        cmocka_unit_test(test_the_locale_c_stays_english),
        cmocka_unit_test(test_a_context_is_never_said),
        cmocka_unit_test(test_polish_has_three_forms),
        cmocka_unit_test(test_a_negative_number_has_its_plural),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
