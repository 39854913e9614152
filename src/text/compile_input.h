/* For build tools: the text of a file, `*length` bytes and a zero byte, for the caller to free.
 * Where it cannot be read the tool ends at once, with exit status 2 and one line. */
#ifndef BASTIDE_TEXT_COMPILE_INPUT_H
#define BASTIDE_TEXT_COMPILE_INPUT_H

#include <stdio.h>
#include <stdlib.h>

enum { COMPILE_INPUT_SIZE = 1 << 18 };

static inline char *compile_input(const char *path, size_t *length)
{
    char *text = malloc(COMPILE_INPUT_SIZE);
    FILE *file = fopen(path, "rb");
    *length = file && text ? fread(text, 1, COMPILE_INPUT_SIZE, file) : 0;
    if (file == NULL || text == NULL || ferror(file) || *length == COMPILE_INPUT_SIZE) {
        fprintf(stderr, "%s: cannot be read\n", path);
        exit(2);
    }
    fclose(file);
    text[*length] = '\0';
    return text;
}

#endif
