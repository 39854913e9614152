/* The rules inside the game and the heads of the tile files, held against the tables. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bastide/tiles.h"
#include "language/language.h"
#include "wording/rules_wording.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const languages[] = {"en", "de", "pl"};
enum { LANGUAGES = sizeof languages / sizeof languages[0] };

static void speak(const char *language)
{
    setenv("LC_ALL", "C.UTF-8", 1);
    language_choose(language);
}

/* The first topic that names the rule, whose list of rules begins with it or goes on to it. */
static size_t topic_of(const char *rule)
{
    size_t length = strlen(rule);
    for (size_t topic = 0; topic < rules_topics_count(); topic++)
        for (const char *at = rules_topic(topic)->rules; (at = strstr(at, rule)); at += length)
            if (!isalnum((unsigned char)at[length]) &&
                (at == rules_topic(topic)->rules || at[-1] == ' '))
                return topic;
    fail_msg("no topic tells of %s", rule);
    return 0;
}

/* Whether the text has the tile's ID, and not only as the beginning of another. */
static bool names_tile(const char *text, const char *id)
{
    size_t length = strlen(id);
    for (const char *at = text; (at = strstr(at, id)) != NULL; at += length) {
        bool goes_on = at[length] == '.' && islower((unsigned char)at[length + 1]);
        bool is_begun = at > text && isalnum((unsigned char)at[-1]);
        if (!is_begun && !goes_on && !isalnum((unsigned char)at[length]) && at[length] != '+')
            return true;
    }
    return false;
}

static bool has_triangular_end(const struct tile_kind *kind)
{
    bool found = false;
    for (unsigned s = 0; s < kind->segments; s++)
        found |= (kind->segment[s].flags & SEGMENT_TRIANGULAR) != 0;
    return found;
}

static void test_CA2_the_rules_name_every_triangular_end(void **state)
{
    char text[RULES_TEXT_SIZE];
    (void)state;
    for (size_t l = 0; l < LANGUAGES; l++) {
        speak(languages[l]);
        rules_topic_text(topic_of("CA2"), text);
        for (unsigned kind = 0; kind < tile_kinds_count; kind++)
            if (names_tile(text, tile_kinds[kind].id) != has_triangular_end(&tile_kinds[kind]))
                fail_msg("%s: %s is %s", languages[l], tile_kinds[kind].id,
                         has_triangular_end(&tile_kinds[kind]) ? "not named" : "no triangle");
    }
    language_choose("en");
}

/* A tile that fits nowhere and leaves the pile empty ends the turn; in a bazaar's round others
 * still place theirs. */
static void test_B4_B11_an_empty_pile_ends_no_round(void **state)
{
    static const char *const bazaar[LANGUAGES] = {"bazaar", "Basar", "bazar"};
    char text[RULES_TEXT_SIZE];
    (void)state;
    size_t topic = topic_of("B4");
    assert_int_equal(topic_of("B11"), topic);
    for (size_t l = 0; l < LANGUAGES; l++) {
        speak(languages[l]);
        rules_topic_text(topic, text);
        if (strstr(text, bazaar[l]) == NULL)
            fail_msg("%s: the game is said to end in the middle of a bazaar", languages[l]);
    }
    language_choose("en");
}

/* The tiles of bcb show inns, which count only with another set. */
static void test_IN1_the_tile_files_name_the_set_of_inns(void **state)
{
    char line[256];
    bool is_named = false;
    (void)state;
    FILE *file = fopen(BASTIDE_SOURCE_DIR "/src/sets/bcb/bcb.tiles", "r");
    assert_non_null(file);
    while (fgets(line, sizeof line, file) != NULL && line[0] == '#')
        if (strstr(line, " inn ") != NULL)
            is_named = strstr(line, tile_set_name(SET_INNS)) != NULL;
    fclose(file);
    assert_true(is_named);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_CA2_the_rules_name_every_triangular_end),
        cmocka_unit_test(test_B4_B11_an_empty_pile_ends_no_round),
        cmocka_unit_test(test_IN1_the_tile_files_name_the_set_of_inns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
