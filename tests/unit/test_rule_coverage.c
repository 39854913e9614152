/* Every rule of docs/RULES.md has a scenario, and every scenario names rules that stand there. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/scenario.h"
#include "text/words.h"

#include <stdio.h>
#include <string.h>

enum { RULES_MAX = 256, RULE_SIZE = 8 };

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

/* The numbers of the lines that begin with "- **NUMBER**". */
static void read_rules(struct rules *rules)
{
    static const char mark[] = "- **";
    char line[512];
    FILE *file = fopen(BASTIDE_SOURCE_DIR "/docs/RULES.md", "r");
    assert_non_null(file);
    rules->count = 0;
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
    assert_true(written.count >= 13);
    if (list_missing(&written, &named, list, sizeof list) > 0)
        fail_msg("no scenario in tests/scenarios names these rules of docs/RULES.md:%s", list);
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
        cmocka_unit_test(test_every_rule_has_a_scenario),
        cmocka_unit_test(test_every_scenario_names_rules_that_exist),
        cmocka_unit_test(test_scenarios_have_names_of_their_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
