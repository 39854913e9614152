#include "text/record_check.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <zlib.h>

static const char mark[] = "# check ";

enum { MARK = sizeof mark - 1, DIGITS = 8 };

/* Whether the line is exactly a check. */
static bool is_check(const char *begin, const char *end)
{
    if (end - begin != MARK + DIGITS || memcmp(begin, mark, MARK) != 0)
        return false;
    for (const char *at = begin + MARK; at < end; at++)
        if (!((*at >= '0' && *at <= '9') || (*at >= 'a' && *at <= 'f')))
            return false;
    return true;
}

/* Adds a line, without its end, to a sum. */
static uint32_t add_line(uint32_t sum, const char *begin, const char *end)
{
    uLong more = crc32_z(sum, (const Bytef *)begin, (z_size_t)(end - begin));
    return (uint32_t)crc32_z(more, (const Bytef *)"\n", 1);
}

static const char *without_return(const char *begin, const char *end)
{
    return end > begin && end[-1] == '\r' ? end - 1 : end;
}

/* The start of a text's last check, or of the text. */
static const char *last_check(const char *text, const char *end)
{
    for (const char *begin; end > text; end = begin) {
        const char *newline = end - 1;
        begin = newline;
        while (begin > text && begin[-1] != '\n')
            begin--;
        if (is_check(begin, without_return(begin, newline)))
            return begin;
    }
    return text;
}

size_t record_check_print(const char *text, size_t length, char check[CHECK_LINE_SIZE])
{
    const char *end = text + length;
    uint32_t sum = 0;
    for (const char *line = last_check(text, end), *next; line < end; line = next) {
        const char *newline = memchr(line, '\n', (size_t)(end - line));
        next = newline + 1;
        sum = add_line(sum, line, without_return(line, newline));
    }
    return (size_t)snprintf(check, CHECK_LINE_SIZE, "%s%08" PRIx32 "\n", mark, sum);
}

static bool check_fits(const struct record_line *line, uint32_t sum)
{
    char expected[DIGITS + 1];
    snprintf(expected, sizeof expected, "%08" PRIx32, sum);
    return memcmp(line->begin + MARK, expected, DIGITS) == 0;
}

void record_check_follow(struct record_reader *reader, const struct record_line *line)
{
    if (is_check(line->begin, line->end)) {
        if (!check_fits(line, reader->sum) && reader->changed.first == 0)
            reader->changed = (struct record_lines){reader->checked + 1, reader->line};
        reader->checked = reader->line;
        reader->sum = 0;
    }
    reader->sum = add_line(reader->sum, line->begin, line->end);
}
