/* Build tool: makes C of drawings, which are pictures in text.
 *
 *     compile_drawings table FILE.drawings ... > drawing_table.c
 *     compile_drawings header FILE.drawings ... > drawings.h
 *
 *     # a comment
 *     cross:        the name of a drawing
 *     #.#           its rows, all as wide as the first, up to an empty line
 *     .#.
 *     #.#
 *
 * It becomes `const char *const drawing_cross[]`: its rows, and NULL after the last. Exit status 2
 * and one line on a bad file. */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_SIZE = 256 };

struct reader {
    bool declares; /* drawings, rather than defining them */
    const char *path;
    unsigned line;
    size_t rows, width; /* of the drawing so far; no rows where none has begun */
};

static _Noreturn void drawings_fail(const struct reader *reader, const char *reason)
{
    fprintf(stderr, "%s:%u: %s\n", reader->path, reader->line, reason);
    exit(2);
}

/* A name, or a row of the drawing that has begun. */
static void take_line(struct reader *reader, const char *line, size_t length)
{
    if (reader->rows == 0) {
        size_t name = 0;
        while (isalnum((unsigned char)line[name]) || line[name] == '_')
            name++;
        if (name == 0 || strcmp(line + name, ":") != 0)
            drawings_fail(reader, "expected the name of a drawing and ':'");
        printf("%s const char *const drawing_%.*s[]%s\n", reader->declares ? "extern" : "",
               (int)name, line, reader->declares ? ";" : " = {");
    } else if (strpbrk(line, "\"\\ \t") != NULL) {
        drawings_fail(reader, "a row has no blanks, quotation marks or backslashes");
    } else if (reader->rows > 1 && length != reader->width) {
        drawings_fail(reader, "all rows of a drawing are as wide as its first");
    } else {
        if (!reader->declares)
            printf("    \"%s\",\n", line);
        reader->width = length;
    }
    reader->rows++;
}

static void end_drawing(struct reader *reader)
{
    if (reader->rows == 1)
        drawings_fail(reader, "expected a row of the drawing");
    if (reader->rows > 1 && !reader->declares)
        printf("    NULL,\n};\n\n");
    reader->rows = 0;
}

static void read_file(const char *path, bool declares)
{
    struct reader reader = {.declares = declares, .path = path};
    char line[LINE_SIZE];
    FILE *file = fopen(path, "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        size_t length = strcspn(line, "\n");
        reader.line++;
        if (line[length] != '\n')
            drawings_fail(&reader, "the line is too long or does not end");
        line[length] = '\0';
        if (length == 0)
            end_drawing(&reader);
        else if (reader.rows > 0 || line[0] != '#')
            take_line(&reader, line, length);
    }
    if (file == NULL || ferror(file)) {
        fprintf(stderr, "%s: cannot be read\n", path);
        exit(2);
    }
    fclose(file);
    end_drawing(&reader);
}

int main(int argc, char **argv)
{
    bool declares = argc > 1 && strcmp(argv[1], "header") == 0;
    printf("/* Made by compile_drawings; edit the drawings. */\n%s\n\n",
           declares ? "#pragma once" : "#include <stddef.h>");
    for (int path = 2; path < argc; path++)
        read_file(argv[path], declares);
    return 0;
}
