#include "text/words.h"
#include "language/language.h"
#include "unicode/glyph.h"
#include "unicode/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

const char *const edge_names[EDGES] = {"n", "e", "s", "w"};

const char *const half_edge_names[HALF_EDGES] = {"nnw", "nne", "ene", "ese",
                                                 "sse", "ssw", "wsw", "wnw"};

const char *const inner_field_names[INNER_FIELDS_MAX] = {"inner", "inner2"};

const char *const direction_names[DIRECTIONS] = {"ns", "ew"};

bool word_next(const char *line, const char **rest, const char *end, struct word *word)
{
    const char *at = *rest;
    while (at < end && word_is_blank(*at))
        at++;
    const char *stop = at;
    while (stop < end && !word_is_blank(*stop))
        stop++;
    *word = (struct word){at, (size_t)(stop - at), (size_t)(at - line) + 1};
    *rest = stop;
    return stop > at;
}

struct word word_whole(const char *text)
{
    return (struct word){text, strlen(text), 1};
}

bool word_next_listed(struct word list, size_t *begin, struct word *item)
{
    while (*begin < list.length) {
        size_t end = *begin;
        while (end < list.length && strchr(", \t", list.at[end]) == NULL)
            end++;
        *item = word_part(list, *begin, end);
        *begin = end + 1;
        if (item->length > 0 ||
            list.at[end] == ',') /* an empty item is valid only before a comma */
            return true;
    }
    return false;
}

bool word_split_last(struct word word, char between, struct word *name, struct word *last)
{
    size_t at = word.length, begin = 0;
    while (at > 0 && word.at[at - 1] != between)
        at--;
    if (at == 0)
        return false;
    size_t from = at;
    while (from < word.length && word.at[from] == ' ')
        from++;
    *last = word_part(word, from, word.length);
    for (at--; at > 0 && word.at[at - 1] == ' ';)
        at--;
    while (begin < at && word.at[begin] == ' ')
        begin++;
    *name = word_part(word, begin, at);
    return true;
}

bool word_is(struct word word, const char *text)
{
    return strlen(text) == word.length && memcmp(text, word.at, word.length) == 0;
}

size_t word_find(struct word word, const char *const *names, size_t count)
{
    size_t i = 0;
    while (i < count && !word_is(word, names[i]))
        i++;
    return i;
}

size_t word_find_row(struct word word, const void *rows, size_t count, size_t size)
{
    const char *row = rows;
    size_t i = 0;
    while (i < count && !word_is(word, *(const char *const *)(row + i * size)))
        i++;
    return i;
}

bool word_number(struct word word, long least, long most, long *number)
{
    const char *at = word.at, *end = word.at + word.length;
    bool negative = at < end && *at == '-';
    at += negative;
    if (at == end || end - at > 9 || (*at == '0' && (end - at > 1 || negative)))
        return false;
    long value = 0;
    for (; at < end; at++) {
        if (*at < '0' || *at > '9')
            return false;
        value = value * 10 + (*at - '0');
    }
    value = negative ? -value : value;
    if (value < least || value > most)
        return false;
    *number = value;
    return true;
}

bool word_copy(struct word word, char *out, size_t size)
{
    if (word.length >= size)
        return false;
    memcpy(out, word.at, word.length);
    out[word.length] = '\0';
    return true;
}

bool line_next(const char **rest, const char *end, const char **line, const char **line_end,
               bool *whole)
{
    if (*rest == end)
        return false;
    *line = *rest;
    const char *newline = memchr(*rest, '\n', (size_t)(end - *rest));
    *whole = newline != NULL;
    *line_end = newline ? newline : end;
    *rest = newline ? newline + 1 : end;
    return true;
}

const char *line_control(const char *line, const char *end)
{
    while (line < end && ((unsigned char)*line >= 0x20 || *line == '\t') && *line != 0x7f)
        line++;
    return line;
}

bool line_next_written(const char **rest, const char *end, const char **line, const char **line_end)
{
    bool whole;
    if (!line_next(rest, end, line, line_end, &whole))
        return false;
    while (*line_end > *line && (*line_end)[-1] == '\r')
        --*line_end;
    return true;
}

bool line_is_text(const char *line, const char *end, size_t number, struct bad_text *bad)
{
    const char *control = line_control(line, end);
    return control == end || bad_text_say(bad, number, (size_t)(control - line) + 1,
                                          _("byte %u: expected text, not a control character"),
                                          (unsigned)(unsigned char)*control);
}

enum { QUOTE_MOST = 40 };

bool bad_text_say(struct bad_text *bad, size_t line, size_t column, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    bad->line = line;
    bad->column = column;
    vsnprintf(bad->reason, sizeof bad->reason, format, values);
    va_end(values);
    return false;
}

bool bad_text_expected(struct bad_text *bad, struct word word, const char *what)
{
    size_t quoted = grapheme_fitting(word.at, word.at + word.length, QUOTE_MOST);
    return bad_text_say(bad, 0, word.column, _("'%.*s': expected %s"), (int)quoted, word.at, what);
}

bool bad_text_is_marked(struct bad_text *bad, const char *text, size_t length)
{
    if (!utf8_begins_with_mark(text, length))
        return false;
    bad_text_say(bad, 1, 1, _("a byte order mark: expected a file without one"));
    return true;
}
