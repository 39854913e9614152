/* Bad records, tests/errors/NAME.bastide: each begins with the comment
 *
 *     # expected: LINE:COLUMN: WHAT IS SAID
 *
 * and reading it must end in just that problem. */
#include "unit/played.h"

#include <dirent.h>

static const char mark[] = "# expected: ";

static void check_file(const char *name)
{
    char path[512], expected[600];
    struct session session;
    struct problem problem;
    size_t length;
    snprintf(path, sizeof path, "%s/tests/errors/%s", BASTIDE_SOURCE_DIR, name);
    char *text = played_text(path, &length);
    if (strncmp(text, mark, sizeof mark - 1) != 0)
        fail_msg("%s: expected '%sLINE:COLUMN: ...' in the first line", name, mark);
    const char *said = text + sizeof mark - 1;
    snprintf(expected, sizeof expected, "%s:%.*s", name, (int)strcspn(said, "\r\n"), said);
    if (session_read(&session, name, text, length, &problem))
        fail_msg("%s was read without a problem", name);
    assert_string_equal(problem.text, expected);
    assert_null(session.steps);
    free(text);
}

static void test_every_bad_record_has_its_message(void **state)
{
    (void)state;
    DIR *folder = opendir(BASTIDE_SOURCE_DIR "/tests/errors");
    size_t files = 0;
    assert_non_null(folder);
    for (const struct dirent *next; (next = readdir(folder)) != NULL;)
        if (strstr(next->d_name, ".bastide") != NULL) {
            check_file(next->d_name);
            files++;
        }
    closedir(folder);
    assert_true(files > 20);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_bad_record_has_its_message),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
