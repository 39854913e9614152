/* The documents say the same as the tables they are about: the lists of commands and options in the
 * README, and the manual page of files and protocol, which says in short what NOTATION says. */
#include "unit/played.h"

#include "cli.h"
#include "text/option_table.h"

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

static unsigned count(const char *text, const char *part)
{
    unsigned found = 0;
    for (const char *at = text; (at = strstr(at, part)) != NULL; at++)
        found++;
    return found;
}

static void expect(const char *text, const char *part)
{
    if (strstr(text, part) == NULL)
        fail_msg("expected '%s'", part);
}

static void test_readme_lists_every_command_and_option(void **state)
{
    (void)state;
    char *readme = document("README.md"), row[80];
    unsigned commands = 0, switches = 0;
#define X(command, word, operand, help)                                                            \
    snprintf(row, sizeof row, "\n| `bastide%s%s%s%s` |", word[0] ? " " : "", word,                 \
             operand[0] ? " " : "", operand);                                                      \
    expect(readme, row);                                                                           \
    commands++;
    CLI_COMMANDS(X)
#undef X
#define X(name, word, letter, argument, help, with)                                                \
    snprintf(row, sizeof row, "\n| `%s%.1s%s--%s%s%s` |", (letter) ? "-" : "",                     \
             (const char[]){letter, 0}, (letter) ? "`, `" : "", word,                              \
             (const char *)(argument) != NULL ? " " : "",                                          \
             (const char *)(argument) != NULL ? (const char *)(argument) : "");                    \
    expect(readme, row);                                                                           \
    switches++;
    CLI_SWITCHES(X)
#undef X
    assert_int_equal(count(readme, "\n| `bastide"), commands);
    assert_int_equal(count(readme, "\n| `-"), switches);
    free(readme);
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
    char *notation = document("docs/NOTATION.md"), *page = document("docs/bastide-engine.5");
    unsigned rows = 0;
    for (const char *row = notation; (row = strstr(row, "\n| `")) != NULL; row++) {
        const char *word = row + strlen("\n| `");
        size_t length = word_of_row(word);
        if (length > 0 && !has_word(page, word, length))
            fail_msg("the manual page has no '%.*s'", (int)length, word);
        rows += length > 0;
    }
    assert_in_range(rows, 80, 200);
    free(page);
    free(notation);
}

/* And the other way round: the page has no word of its own. */
static void test_manual_of_the_engine_has_no_other_words(void **state)
{
    (void)state;
    char *notation = document("docs/NOTATION.md"), *page = document("docs/bastide-engine.5");
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_readme_lists_every_command_and_option),
        cmocka_unit_test(test_manual_of_the_engine_has_the_words_of_the_notation),
        cmocka_unit_test(test_manual_of_the_engine_has_no_other_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
