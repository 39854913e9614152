/* Build tool: puts the tables of a layer together from the rows of all sets, as lists for X macros.
 *
 *     compile_rows GUARD LAYER.def SET/LAYER.def ... > rows.h
 *
 * The first file declares the tables and has the rows of the base game; the others only add rows:
 *
 *     table FIGURES;                        rows in the order of the files, and as written there
 *     ranked table PHASES;                  rows in the order of a number before them
 *     ranked table MOMENT_PLACED(...);      X is given more: MOMENT_PLACED(X, ...) puts it first
 *     keyed table PHASE_WORDS;              rows for those of another table, by their first column
 *     FIGURES(PIG, "pig", ...)              a row: what follows may take several lines
 *     PHASES(90, CLAIM, "claim", claim)
 *
 * Then PHASES(HAS_PHASE_WORDS) does not compile if a row of PHASES has none in PHASE_WORDS: its
 * name is missing.
 *
 * Comments are those of C. Exit status 2 and one line on a bad file. */
#include "text/compile_input.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TABLES_MAX = 128, ROWS_MAX = 4096 };

struct table {
    const char *name;
    size_t length;
    bool is_ranked, is_keyed, gives_more;
};

struct row {
    size_t table;
    long rank;
    const char *text; /* its columns, without the parentheses */
    size_t length;
    const char *path;
    unsigned line;
};

struct rows {
    struct table table[TABLES_MAX];
    size_t tables;
    struct row row[ROWS_MAX];
    size_t rows;
};

/* Where reading stands in a file. */
struct reader {
    const char *path, *at;
    unsigned line;
    bool may_declare;
};

static _Noreturn void rows_fail(const struct reader *reader, const char *reason)
{
    fprintf(stderr, "%s:%u: %s\n", reader->path, reader->line, reason);
    exit(2);
}

static void rows_step(struct reader *reader)
{
    reader->line += *reader->at == '\n';
    reader->at++;
}

/* Past blanks and comments. */
static void skip_blanks(struct reader *reader)
{
    while (isspace((unsigned char)*reader->at) || strncmp(reader->at, "/*", 2) == 0) {
        if (isspace((unsigned char)*reader->at)) {
            rows_step(reader);
            continue;
        }
        const char *end = strstr(reader->at + 2, "*/");
        if (end == NULL)
            rows_fail(reader, "a comment does not end");
        while (reader->at < end + 2)
            rows_step(reader);
    }
}

static size_t name_length(const struct reader *reader)
{
    size_t length = 0;
    while (isalnum((unsigned char)reader->at[length]) || reader->at[length] == '_')
        length++;
    return length;
}

/* Past a word if it stands here by itself. */
static bool take_word(struct reader *reader, const char *word)
{
    size_t length = strlen(word);
    if (name_length(reader) != length || strncmp(reader->at, word, length) != 0)
        return false;
    reader->at += length;
    skip_blanks(reader);
    return true;
}

static size_t find_table(const struct rows *rows, const char *name, size_t length)
{
    size_t table = 0;
    while (table < rows->tables && (rows->table[table].length != length ||
                                    strncmp(rows->table[table].name, name, length) != 0))
        table++;
    return table;
}

/* A table, described but for its name. */
static void declare_table(struct rows *rows, struct reader *reader, struct table described)
{
    size_t length = name_length(reader);
    if (!reader->may_declare)
        rows_fail(reader, "only the layer's own file declares tables");
    if (length == 0 || find_table(rows, reader->at, length) < rows->tables)
        rows_fail(reader, "expected the name of a new table");
    if (rows->tables == TABLES_MAX)
        rows_fail(reader, "too many tables");
    struct table *table = &rows->table[rows->tables++];
    *table = described;
    table->name = reader->at;
    table->length = length;
    reader->at += length;
    skip_blanks(reader);
    table->gives_more = strncmp(reader->at, "(...)", 5) == 0;
    reader->at += table->gives_more ? 5 : 0;
    if (*reader->at != ';')
        rows_fail(reader, "expected ';' after the name of a table");
    rows_step(reader);
}

/* Past a string or a character. */
static void skip_literal(struct reader *reader)
{
    char quote = *reader->at;
    rows_step(reader);
    while (*reader->at != quote) {
        if (*reader->at == '\\')
            rows_step(reader);
        if (*reader->at == '\0' || *reader->at == '\n')
            rows_fail(reader, "a string does not end on its line");
        rows_step(reader);
    }
    rows_step(reader);
}

/* Past what stands in the parentheses that were opened just before. */
static void skip_columns(struct reader *reader)
{
    struct reader opened = *reader;
    for (unsigned depth = 1;; rows_step(reader)) {
        while (*reader->at == '"' || *reader->at == '\'')
            skip_literal(reader);
        if (strncmp(reader->at, "/*", 2) == 0) {
            skip_blanks(reader);
            reader->at--;
        } else if (*reader->at == '\0') {
            rows_fail(&opened, "a row does not end");
        } else if (*reader->at == '(') {
            depth++;
        } else if (*reader->at == ')' && --depth == 0) {
            return;
        }
    }
}

static void take_rank(struct reader *reader, struct row *row)
{
    char *end;
    skip_blanks(reader);
    row->rank = strtol(reader->at, &end, 10);
    if (end == reader->at)
        rows_fail(reader, "expected the number of the row in its table");
    reader->at = end;
    skip_blanks(reader);
    if (*reader->at != ',')
        rows_fail(reader, "expected ',' after the number of the row");
    rows_step(reader);
}

static void take_row(struct rows *rows, struct reader *reader)
{
    size_t length = name_length(reader), table = find_table(rows, reader->at, length);
    if (length == 0 || table == rows->tables)
        rows_fail(reader, "expected the row of a table that the layer declares");
    if (rows->rows == ROWS_MAX)
        rows_fail(reader, "too many rows");
    struct row *row = &rows->row[rows->rows++];
    *row = (struct row){.table = table, .path = reader->path, .line = reader->line};
    reader->at += length;
    if (*reader->at != '(')
        rows_fail(reader, "expected '(' after the name of the table");
    rows_step(reader);
    if (rows->table[table].is_ranked)
        take_rank(reader, row);
    row->text = reader->at;
    skip_columns(reader);
    row->length = (size_t)(reader->at - row->text);
    rows_step(reader);
}

/* The rows point into its text, which is kept to the end. */
static void read_file(struct rows *rows, const char *path, bool may_declare)
{
    size_t length;
    struct reader reader = {path, compile_input(path, &length), 1, may_declare};
    for (skip_blanks(&reader); *reader.at != '\0'; skip_blanks(&reader)) {
        if (take_word(&reader, "table"))
            declare_table(rows, &reader, (struct table){.is_ranked = false});
        else if (take_word(&reader, "ranked") && take_word(&reader, "table"))
            declare_table(rows, &reader, (struct table){.is_ranked = true});
        else if (take_word(&reader, "keyed") && take_word(&reader, "table"))
            declare_table(rows, &reader, (struct table){.is_keyed = true});
        else
            take_row(rows, &reader);
    }
}

/* By table and number; rows without one stay in the order read. */
static int rows_compare(const void *a, const void *b)
{
    const struct row *one = a, *other = b;
    if (one->table != other->table)
        return one->table < other->table ? -1 : 1;
    if (one->rank != other->rank)
        return one->rank < other->rank ? -1 : 1;
    return one->text < other->text ? -1 : one->text > other->text;
}

static void rows_sort(struct rows *rows)
{
    for (size_t r = 0; r < rows->rows; r++)
        if (!rows->table[rows->row[r].table].is_ranked)
            rows->row[r].rank = (long)r;
    qsort(rows->row, rows->rows, sizeof rows->row[0], rows_compare);
    for (size_t r = 1; r < rows->rows; r++) {
        const struct row *row = &rows->row[r], *before = row - 1;
        if (row->table != before->table || row->rank != before->rank)
            continue;
        fprintf(stderr, "%s:%u: %s:%u has the same number in this table\n", row->path, row->line,
                before->path, before->line);
        exit(2);
    }
}

/* On one line: a macro cannot be longer than that. Comments are left out. */
static void print_columns(const struct row *row)
{
    const char *end = row->text + row->length;
    bool is_quoted = false, is_blank = true;
    for (const char *at = row->text; at < end; at++) {
        if (!is_quoted && strncmp(at, "/*", 2) == 0) {
            at = strstr(at, "*/") + 1;
            continue;
        }
        if (*at == '\\' && is_quoted)
            putchar(*at++);
        else if (*at == '"')
            is_quoted = !is_quoted;
        if (is_quoted || !isspace((unsigned char)*at) || !is_blank)
            putchar(isspace((unsigned char)*at) ? ' ' : *at);
        is_blank = isspace((unsigned char)*at) != 0;
    }
}

/* What tells whether a table has such rows: a name for each. */
static void print_keys(const struct table *table, const struct row *row, size_t rows)
{
    int length = (int)table->length;
    printf("enum {");
    for (size_t r = 0; r < rows; r++) {
        int key = (int)strcspn(row[r].text, ",");
        printf(" ROW_OF_%.*s_FOR_%.*s = 1,", length, table->name, key, row[r].text);
    }
    printf(" ROWS_OF_%.*s };\n", length, table->name);
    printf("#define HAS_%.*s(name, ...) _Static_assert(ROW_OF_%.*s_FOR_##name, \"\");\n", length,
           table->name, length, table->name);
}

static void print_tables(const struct rows *rows, const char *guard)
{
    size_t r = 0;
    printf("/* Made by compile_rows from the rows of all sets; edit those. */\n"
           "#ifndef %s\n#define %s\n",
           guard, guard);
    for (size_t t = 0; t < rows->tables; t++) {
        int length = (int)rows->table[t].length;
        size_t first = r;
        bool gives_more = rows->table[t].gives_more;
        printf("\n#define %.*s(X%s)", length, rows->table[t].name, gives_more ? ", ..." : "");
        for (; r < rows->rows && rows->row[r].table == t; r++) {
            printf(" \\\n    X(%s", gives_more ? "__VA_ARGS__, " : "");
            print_columns(&rows->row[r]);
            putchar(')');
        }
        printf("\n#define %.*s_ROWS %zu\n", length, rows->table[t].name, r - first);
        if (rows->table[t].is_keyed)
            print_keys(&rows->table[t], &rows->row[first], r - first);
    }
    printf("\n#endif\n");
}

int main(int argc, char **argv)
{
    static struct rows rows;
    if (argc < 3) {
        fprintf(stderr, "compile_rows: expected GUARD LAYER.def SET/LAYER.def ...\n");
        return 2;
    }
    for (int path = 2; path < argc; path++)
        read_file(&rows, argv[path], path == 2);
    rows_sort(&rows);
    print_tables(&rows, argv[1]);
    return 0;
}
