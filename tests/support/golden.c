#include "support/golden.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { GOLDEN_SIZE = 1 << 18, PATH_SIZE = 1024 };

static char *file_read(const char *path)
{
    char *text = calloc(1, GOLDEN_SIZE);
    FILE *file = fopen(path, "r");
    assert_non_null(text);
    if (!file)
        fail_msg("%s is missing; BASTIDE_UPDATE_SCREENS=1 writes it", path);
    size_t length = fread(text, 1, GOLDEN_SIZE - 1, file);
    text[length] = '\0';
    fclose(file);
    return text;
}

static void file_write(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    assert_int_equal(fclose(file), 0);
}

void golden_expect(const char *name, const char *shown)
{
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/tests/screens/%s", BASTIDE_SOURCE_DIR, name);
    if (getenv("BASTIDE_UPDATE_SCREENS"))
        file_write(path, shown);
    char *expected = file_read(path);
    bool is_same = strcmp(expected, shown) == 0;
    if (!is_same)
        fprintf(stderr, "expected (%s):\n%s\nshown:\n%s", path, expected, shown);
    free(expected);
    if (!is_same)
        fail_msg("the screen differs from %s", path);
}
