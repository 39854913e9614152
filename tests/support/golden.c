#include "support/golden.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { PATH_SIZE = 1024 };

static const char variable[] = "BASTIDE_UPDATE_GOLDENS";

/* To be freed. */
static char *file_read(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        fail_msg("%s is missing; %s=1 writes it", path, variable);
    assert_int_equal(fseek(file, 0, SEEK_END), 0);
    long size = ftell(file);
    assert_true(size >= 0);
    char *text = calloc(1, (size_t)size + 1);
    assert_non_null(text);
    rewind(file);
    assert_int_equal(fread(text, 1, (size_t)size, file), size);
    fclose(file);
    return text;
}

static void file_write(const char *path, const char *text)
{
    FILE *file = fopen(path, "wb");
    if (!file || fputs(text, file) == EOF || fclose(file) != 0)
        fail_msg("%s cannot be written", path);
}

static void say_difference(const char *path, const char *expected, const char *shown)
{
    unsigned line = 1;
    const char *end = strchr(expected, '\n');
    while (end && strncmp(expected, shown, (size_t)(end + 1 - expected)) == 0) {
        shown += end + 1 - expected;
        expected = end + 1;
        end = strchr(expected, '\n');
        line++;
    }
    print_error("%s:%u: %s=1 writes it anew\nexpected: %.*s\nshown:    %.*s\n", path, line,
                variable, (int)strcspn(expected, "\n"), expected, (int)strcspn(shown, "\n"), shown);
}

bool golden_matches(const char *name, const char *shown)
{
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/tests/%s", BASTIDE_SOURCE_DIR, name);
    if (getenv(variable))
        file_write(path, shown);
    char *expected = file_read(path);
    bool is_same = strcmp(expected, shown) == 0;
    if (!is_same)
        say_difference(path, expected, shown);
    free(expected);
    return is_same;
}

void golden_expect(const char *name, const char *shown)
{
    if (!golden_matches(name, shown))
        fail_msg("tests/%s: what is shown differs:\n%s", name, shown);
}
