/* The program as it was built: what cmake/hardening.cmake asks for took effect. Asked are readelf
 * and objdump, which come with every compiler. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define IS_SANITIZED
#endif
#endif
#ifdef __SANITIZE_ADDRESS__
#define IS_SANITIZED
#endif

/* How many lines of what the command says of the program hold all of these words. */
static unsigned lines_with(const char *command, const char *const words[], size_t count)
{
    char line[4096];
    unsigned lines = 0;
    snprintf(line, sizeof line, "%s '%s'", command, BASTIDE_PROGRAM);
    FILE *said = popen(line, "r");
    assert_non_null(said);
    while (fgets(line, sizeof line, said) != NULL) {
        size_t found = 0;
        while (found < count && strstr(line, words[found]) != NULL)
            found++;
        lines += found == count;
    }
    assert_int_equal(pclose(said), 0);
    return lines;
}

#define LINES_WITH(command, ...)                                                                   \
    lines_with(command, (const char *const[]){__VA_ARGS__},                                        \
               sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *))

static void test_the_program_lies_at_another_address_each_time(void **state)
{
    (void)state;
    assert_int_equal(LINES_WITH("readelf -Wh", "Type:", "DYN"), 1);
    assert_int_equal(LINES_WITH("readelf -Wd", "(FLAGS_1)", "PIE"), 1);
}

static void test_addresses_of_functions_are_filled_in_at_once_and_read_only(void **state)
{
    (void)state;
    assert_int_equal(LINES_WITH("readelf -Wl", "GNU_RELRO"), 1);
    assert_int_equal(LINES_WITH("readelf -Wd", "(FLAGS)", "BIND_NOW"), 1);
    assert_int_equal(LINES_WITH("readelf -Wd", "(FLAGS_1)", "NOW"), 1);
}

static void test_nothing_is_both_written_and_run(void **state)
{
    (void)state;
    assert_int_equal(LINES_WITH("readelf -Wl", "GNU_STACK", " RW "), 1);
    assert_int_equal(LINES_WITH("readelf -Wl", "RWE"), 0);
    assert_int_equal(LINES_WITH("readelf -Wd", "TEXTREL"), 0);
}

static void test_return_addresses_are_watched(void **state)
{
    (void)state;
    assert_int_equal(LINES_WITH("readelf -W --dyn-syms", "__stack_chk_fail@"), 1);
}

static void test_copies_and_formats_know_their_sizes(void **state)
{
    (void)state;
#ifdef IS_SANITIZED
    skip(); /* the sanitizers look closer */
#else
    assert_true(LINES_WITH("readelf -W --dyn-syms", "__memcpy_chk@") == 1);
    assert_true(LINES_WITH("readelf -W --dyn-syms", "__snprintf_chk@") == 1);
#endif
}

#ifdef __x86_64__
static void test_jumps_go_only_where_jumps_may_go(void **state)
{
    (void)state;
    assert_true(LINES_WITH("objdump -d --no-show-raw-insn", "endbr64") > 100);
}

/* Large stacks grow page by page, and each page is touched. */
static void test_stacks_do_not_grow_past_their_guard(void **state)
{
    (void)state;
    assert_true(LINES_WITH("objdump -d --no-show-raw-insn", "sub ", "$0x1000,%rsp") > 3);
}
#endif

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_program_lies_at_another_address_each_time),
        cmocka_unit_test(test_addresses_of_functions_are_filled_in_at_once_and_read_only),
        cmocka_unit_test(test_nothing_is_both_written_and_run),
        cmocka_unit_test(test_return_addresses_are_watched),
        cmocka_unit_test(test_copies_and_formats_know_their_sizes),
#ifdef __x86_64__
        cmocka_unit_test(test_jumps_go_only_where_jumps_may_go),
        cmocka_unit_test(test_stacks_do_not_grow_past_their_guard),
#endif
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
