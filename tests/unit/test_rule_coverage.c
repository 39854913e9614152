/* Every rule of docs/RULES.md and every value of an option has a scenario, and every scenario names
 * rules and values that there are. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "bastide/options.h"
#include "support/scenario.h"
#include "text/words.h"

#include <stdio.h>
#include <string.h>

enum { RULES_MAX = 512, RULE_SIZE = 40 };

/* The chapters of the rules: each has the numbers from `first` to `last`; rows of one chapter go on
 * where sets that are still to come have some. */
static const struct {
    const char *name;
    unsigned first, last;
} chapters[] = {
    {"B", 1, 13},   {"BR", 1, 14},  {"CA", 1, 12},  {"BZ", 1, 13},  {"DB", 1, 7},   {"IN", 1, 9},
    {"TB", 1, 13},  {"AM", 1, 18},  {"PD", 1, 19},  {"TW", 1, 15},  {"KR", 1, 8},   {"RV", 1, 14},
    {"OR", 1, 5},   {"EX", 1, 20},  {"AB", 1, 9},   {"OR", 6, 6},   {"EX", 84, 84}, {"MW", 1, 8},
    {"BT", 1, 16},  {"EX", 41, 42}, {"SG", 1, 8},   {"EX", 61, 61}, {"PH", 1, 5},   {"FM", 1, 7},
    {"EX", 51, 51}, {"HS", 1, 14},  {"EX", 31, 32}, {"OR", 7, 7},   {"MO", 1, 7},   {"EX", 81, 81},
    {"ME", 1, 11},  {"EX", 82, 83}, {"CC", 1, 12},  {"EX", 71, 72}, {"KR", 10, 10}, {"RV", 15, 15},
    {"AB", 10, 10}, {"MO", 8, 8},
};

/* An option's row in the table of docs/RULES.md: its name and its value in each edition; and
 * beside the numbers of the rules, what scenarios name: OPTION=VALUE. */
static const struct {
    const char *name;
    const char *value[OPTION_VALUES_MAX];
    uint8_t of_edition[EDITIONS_COUNT];
} options[OPTIONS_COUNT] = {
#define X(option, name, sentence, a, a_name, a_sentence, b, b_name, b_sentence, ...)               \
    [OPTION_##option] = {name, {[a] = a_name, [b] = b_name}, {__VA_ARGS__}},
    OPTIONS(X)
#undef X
};

static const char *const editions[EDITIONS_COUNT] = {
#define X(edition, name, sentence) [EDITION_##edition] = name,
    EDITIONS(X)
#undef X
};

struct rules {
    char number[RULES_MAX][RULE_SIZE];
    size_t count;
};

static size_t find_rule(const struct rules *rules, struct word number)
{
    size_t r = 0;
    while (r < rules->count && !word_is(number, rules->number[r]))
        r++;
    return r;
}

static void add_rule(struct rules *rules, struct word number)
{
    if (find_rule(rules, number) < rules->count)
        return;
    assert_true(rules->count < RULES_MAX);
    assert_true(word_copy(number, rules->number[rules->count], RULE_SIZE));
    rules->count++;
}

static void add_text(struct rules *rules, const char *text)
{
    add_rule(rules, (struct word){text, strlen(text), 1});
}

/* Every OPTION=VALUE and every edition=NAME. */
static void add_options(struct rules *rules)
{
    char text[RULE_SIZE];
    for (unsigned option = 0; option < OPTIONS_COUNT; option++)
        for (unsigned value = 0; value < OPTION_VALUES_MAX; value++) {
            int length = snprintf(text, sizeof text, "%s=%s", options[option].name,
                                  options[option].value[value]);
            assert_true(length < (int)sizeof text);
            add_text(rules, text);
        }
    for (unsigned edition = 0; edition < EDITIONS_COUNT; edition++) {
        snprintf(text, sizeof text, "edition=%s", editions[edition]);
        add_text(rules, text);
    }
}

/* The numbers of the lines that begin with "- **NUMBER**", and the values of options. */
static void read_rules(struct rules *rules)
{
    static const char mark[] = "- **";
    char line[512];
    FILE *file = fopen(BASTIDE_SOURCE_DIR "/docs/RULES.md", "r");
    assert_non_null(file);
    rules->count = 0;
    add_options(rules);
    while (fgets(line, sizeof line, file) != NULL) {
        const char *number = line + strlen(mark);
        if (strncmp(line, mark, strlen(mark)) != 0)
            continue;
        const char *end = strstr(number, "**");
        assert_non_null(end);
        add_rule(rules, (struct word){number, (size_t)(end - number), 1});
    }
    fclose(file);
}

/* Adds the numbers that a scenario names. */
static void add_named(struct rules *rules, const struct scenario_file *file)
{
    const char *rest = file->rules, *end = file->rules + strlen(file->rules);
    struct word number;
    while (word_next(file->rules, &rest, end, &number))
        add_rule(rules, number);
}

static void read_scenarios(struct scenario_files *files)
{
    struct bad_text bad;
    if (!scenario_files_read(BASTIDE_SOURCE_DIR "/tests/scenarios", files, &bad)) {
        scenario_files_free(files);
        fail_msg("%s", bad.reason);
    }
}

/* Whether `text` stands in the scenario; its file has no closing zero. */
static bool has_text(const struct scenario_file *file, const char *text)
{
    size_t length = strlen(text);
    for (size_t at = 0; at + length <= file->length; at++)
        if (memcmp(file->text + at, text, length) == 0)
            return true;
    return false;
}

/* The numbers of `some` that `all` lacks. */
static size_t list_missing(const struct rules *some, const struct rules *all, char *list,
                           size_t size)
{
    size_t length = 0, missing = 0;
    list[0] = '\0';
    for (size_t r = 0; r < some->count; r++) {
        struct word number = {some->number[r], strlen(some->number[r]), 1};
        if (find_rule(all, number) < all->count)
            continue;
        missing++;
        if (length < size)
            length += (size_t)snprintf(list + length, size - length, " %s", some->number[r]);
    }
    return missing;
}

static void test_every_rule_has_a_scenario(void **state)
{
    static struct rules written, named;
    struct scenario_files files;
    char list[512];
    (void)state;
    read_rules(&written);
    read_scenarios(&files);
    named.count = 0;
    for (size_t f = 0; f < files.count; f++)
        add_named(&named, &files.file[f]);
    scenario_files_free(&files);
    if (list_missing(&written, &named, list, sizeof list) > 0)
        fail_msg("no scenario in tests/scenarios names these rules and values:%s", list);
}

static void test_every_rule_is_written_down(void **state)
{
    static struct rules written, numbers;
    char number[RULE_SIZE], list[512];
    (void)state;
    read_rules(&written);
    numbers.count = 0;
    add_options(&numbers);
    for (size_t c = 0; c < sizeof chapters / sizeof *chapters; c++)
        for (unsigned n = chapters[c].first; n <= chapters[c].last; n++) {
            snprintf(number, sizeof number, "%s%u", chapters[c].name, n);
            add_text(&numbers, number);
        }
    if (list_missing(&numbers, &written, list, sizeof list) > 0)
        fail_msg("docs/RULES.md lacks these rules:%s", list);
    if (list_missing(&written, &numbers, list, sizeof list) > 0)
        fail_msg("docs/RULES.md has rules of no chapter:%s", list);
}

/* Whether docs/RULES.md has a line that begins and ends like that. */
static bool has_row(const char *begin, const char *end)
{
    char line[512];
    bool found = false;
    FILE *file = fopen(BASTIDE_SOURCE_DIR "/docs/RULES.md", "r");
    assert_non_null(file);
    while (!found && fgets(line, sizeof line, file) != NULL) {
        size_t length = strcspn(line, "\n"), tail = strlen(end);
        found = strncmp(line, begin, strlen(begin)) == 0 && length >= tail &&
                strncmp(line + length - tail, end, tail) == 0;
    }
    fclose(file);
    return found;
}

static void test_the_table_of_editions_is_right(void **state)
{
    char begin[64], end[256];
    size_t wrong = 0;
    (void)state;
    for (unsigned option = 0; option < OPTIONS_COUNT; option++) {
        size_t length = 0;
        snprintf(begin, sizeof begin, "| `%s` |", options[option].name);
        for (unsigned edition = 0; edition < EDITIONS_COUNT; edition++)
            length += (size_t)snprintf(end + length, sizeof end - length, " `%s` |",
                                       options[option].value[options[option].of_edition[edition]]);
        if (!has_row(begin, end)) {
            print_error("docs/RULES.md has no row that begins '%s' and ends '%s'\n", begin, end);
            wrong++;
        }
    }
    assert_int_equal(wrong, 0);
}

/* A value that only stands in a first line is not tested: the game must be set up with it. */
static bool sets_what_it_names(const struct scenario_file *file, struct word named)
{
    char line[RULE_SIZE + 16];
    const char *equals = memchr(named.at, '=', named.length);
    if (equals == NULL || strncmp(named.at, "edition=", 8) == 0)
        return true;
    int length = snprintf(line, sizeof line, "\noption %.*s\n", (int)named.length, named.at);
    assert_true(length < (int)sizeof line);
    line[strlen("\noption ") + (size_t)(equals - named.at)] = ' ';
    return has_text(file, line);
}

static void test_scenarios_of_a_value_set_it(void **state)
{
    struct scenario_files files;
    size_t wrong = 0;
    (void)state;
    read_scenarios(&files);
    for (size_t f = 0; f < files.count; f++) {
        const struct scenario_file *file = &files.file[f];
        const char *rest = file->rules, *end = rest + strlen(rest);
        struct word named;
        while (word_next(file->rules, &rest, end, &named))
            if (!sets_what_it_names(file, named)) {
                print_error("%s:1: no line of it sets %.*s\n", file->path, (int)named.length,
                            named.at);
                wrong++;
            }
    }
    scenario_files_free(&files);
    assert_int_equal(wrong, 0);
}

static void test_every_scenario_names_rules_that_exist(void **state)
{
    static struct rules written, named;
    struct scenario_files files;
    char list[512];
    size_t wrong = 0;
    (void)state;
    read_rules(&written);
    read_scenarios(&files);
    for (size_t f = 0; f < files.count; f++) {
        named.count = 0;
        add_named(&named, &files.file[f]);
        if (list_missing(&named, &written, list, sizeof list) > 0) {
            print_error("%s:1: not in docs/RULES.md:%s\n", files.file[f].path, list);
            wrong++;
        }
    }
    scenario_files_free(&files);
    assert_int_equal(wrong, 0);
}

static void test_scenarios_have_names_of_their_own(void **state)
{
    struct scenario_files files;
    size_t doubles = 0;
    (void)state;
    read_scenarios(&files);
    for (size_t f = 0; f < files.count; f++)
        for (size_t g = 0; g < f; g++)
            if (strcmp(files.file[f].test, files.file[g].test) == 0) {
                print_error("%s and %s: both are %s\n", files.file[g].path, files.file[f].path,
                            files.file[f].test);
                doubles++;
            }
    scenario_files_free(&files);
    assert_int_equal(doubles, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_rule_is_written_down),
        cmocka_unit_test(test_the_table_of_editions_is_right),
        cmocka_unit_test(test_every_rule_has_a_scenario),
        cmocka_unit_test(test_scenarios_of_a_value_set_it),
        cmocka_unit_test(test_every_scenario_names_rules_that_exist),
        cmocka_unit_test(test_scenarios_have_names_of_their_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
