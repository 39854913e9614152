/* The manual pages, as they are installed, say the same as the tables they are about; and that of
 * files and protocol says in short what NOTATION says. */
#include "unit/played.h"

#include "bots/levels.h"
#include "cli/cli.h"
#include "text/setup.h"
#include "tui/theme/theme.h"

#include <ctype.h>
#include <stdbool.h>

/* A document of the sources, to be freed. */
static char *document(const char *name)
{
    char path[512];
    size_t length;
    snprintf(path, sizeof path, "%s/%s", BASTIDE_SOURCE_DIR, name);
    return played_text(path, &length);
}

/* A manual page of the build, to be freed. */
static char *manual(const char *name)
{
    char path[512];
    size_t length;
    snprintf(path, sizeof path, "%s/man/%s", BASTIDE_BINARY_DIR, name);
    return played_text(path, &length);
}

static bool is_of_word(char character)
{
    return islower((unsigned char)character) || character == '-';
}

/* Whether the text has the word, and not only as a part of others. */
static bool has_word(const char *text, const char *word, size_t length)
{
    for (const char *at = text; (at = strchr(at, word[0])) != NULL; at++)
        if (strncmp(at, word, length) == 0 && !is_of_word(at[length]) &&
            (at == text || !is_of_word(at[-1])))
            return true;
    return false;
}

/* The length of the word at the beginning of a row of a table, after "| `"; 0 for none. Options of
 * the rules are not repeated: the program lists them. */
static size_t word_of_row(const char *word)
{
    size_t length = 0;
    while (is_of_word(word[length]))
        length++;
    bool is_option = option_find((struct word){word, length, 1}) != OPTIONS_COUNT;
    return is_option ? 0 : length;
}

static void test_manual_of_the_engine_has_the_words_of_the_notation(void **state)
{
    (void)state;
    char *notation = document("docs/NOTATION.md"), *page = manual("bastide-engine.5");
    unsigned rows = 0;
    for (const char *row = notation; (row = strstr(row, "\n| `")) != NULL; row++) {
        const char *word = row + strlen("\n| `");
        size_t length = word_of_row(word);
        if (length > 0 && !has_word(page, word, length))
            fail_msg("the manual page has no '%.*s'", (int)length, word);
        rows += length > 0;
    }
    assert_in_range(rows, 80, 400);
    free(page);
    free(notation);
}

/* And the other way round: the page has no word of its own. */
static void test_manual_of_the_engine_has_no_other_words(void **state)
{
    (void)state;
    char *notation = document("docs/NOTATION.md"), *page = manual("bastide-engine.5");
    unsigned items = 0;
    for (const char *at = page; (at = strstr(at, "\n.It Cm ")) != NULL; at++, items++) {
        const char *word = at + strlen("\n.It Cm ");
        size_t length = word_of_row(word);
        if (length > 0 && !has_word(notation, word, length))
            fail_msg("NOTATION has no '%.*s'", (int)length, word);
    }
    assert_in_range(items, 60, 200);
    free(page);
    free(notation);
}

static void expect_word(const char *name, const char *page, const char *word)
{
    if (!has_word(page, word, strlen(word)))
        fail_msg("%s has no '%s'", name, word);
}

/* The words that both pages explain. */
static void expect_words_of_games(const char *name, const char *page)
{
#define X(aid, word) expect_word(name, page, #word);
    AIDS(X)
#undef X
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++)
        expect_word(name, page, tile_set_name((enum tile_set)set));
    for (unsigned edition = 0; edition < EDITIONS_COUNT; edition++)
        expect_word(name, page, edition_words[edition].name);
    for (unsigned level = 0; level < BOT_LEVELS_COUNT; level++)
        expect_word(name, page, bot_levels[level].name);
}

static void test_manuals_have_every_aid_set_edition_and_level(void **state)
{
    (void)state;
    static const char *const names[] = {"bastide.6", "bastide-engine.5"};
    for (size_t n = 0; n < sizeof names / sizeof names[0]; n++) {
        char *page = manual(names[n]);
        expect_words_of_games(names[n], page);
        free(page);
    }
}

static void test_manual_has_what_options_take(void **state)
{
    (void)state;
    char *page = manual("bastide.6");
    const struct language *list;
    for (size_t language = language_list(&list); language-- > 0;)
        expect_word("bastide.6", page, list[language].code);
    for (size_t theme = 0; theme < themes_built_in.count; theme++)
        expect_word("bastide.6", page, themes_built_in.theme[theme].name);
#define X(stage, word, ...) expect_word("bastide.6", page, #word);
    PRACTICE_STAGES(X)
#undef X
#define X(topic, word) expect_word("bastide.6", page, #word);
    CLI_TOPICS_OF_HELP(X)
#undef X
    free(page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_manuals_have_every_aid_set_edition_and_level),
        cmocka_unit_test(test_manual_has_what_options_take),
        cmocka_unit_test(test_manual_of_the_engine_has_the_words_of_the_notation),
        cmocka_unit_test(test_manual_of_the_engine_has_no_other_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
