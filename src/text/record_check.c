#include "text/record_check.h"
#include "text/record_line.h"

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

/* Whether the check on the line that begins there has that sum. */
static bool check_fits(const char *begin, uint32_t sum)
{
    char expected[DIGITS + 1];
    snprintf(expected, sizeof expected, "%08" PRIx32, sum);
    return memcmp(begin + MARK, expected, DIGITS) == 0;
}

void record_check_follow(struct record_reader *reader, const struct record_line *line)
{
    if (is_check(line->begin, line->end)) {
        if (!check_fits(line->begin, reader->sum) && reader->changed.first == 0)
            reader->changed = (struct record_lines){reader->checked + 1, reader->line};
        reader->checked = reader->line;
        reader->sum = 0;
    }
    reader->sum = add_line(reader->sum, line->begin, line->end);
}

/* A text gone through line by line: the current line, and the sum of those from the last check on,
 * that line not included. */
struct summed {
    const char *rest, *line, *line_end;
    uint32_t sum;
};

static bool next_summed(struct summed *text, const char *end)
{
    bool is_whole;
    if (!line_next(&text->rest, end, &text->line, &text->line_end, &is_whole) || !is_whole)
        return false;
    text->line_end = without_return(text->line, text->line_end);
    return true;
}

static void add_summed(struct summed *text, bool is_at_check)
{
    text->sum = add_line(is_at_check ? 0 : text->sum, text->line, text->line_end);
}

void record_renew_checks(const char *before, size_t before_length, char *text, size_t length)
{
    struct summed old = {.rest = before}, new = {.rest = text};
    while (next_summed(&old, before + before_length) && next_summed(&new, text + length)) {
        bool is_at_check = is_check(old.line, old.line_end);
        if (is_at_check && check_fits(old.line, old.sum)) {
            char digits[DIGITS + 1];
            snprintf(digits, sizeof digits, "%08" PRIx32, new.sum);
            memcpy(text + (new.line - text) + MARK, digits, DIGITS);
        }
        add_summed(&old, is_at_check);
        add_summed(&new, is_at_check);
    }
}
