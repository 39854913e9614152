#include "text/record_line.h"
#include "language/language.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <zlib.h>

enum { QUOTE_MOST = 50 };

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* The start of a line's comment: a '#' at the start or after a space, so names may contain one
 * inside a word. */
static const char *comment_of(const char *begin, const char *end)
{
    const char *at = begin;
    while (at < end && !(*at == '#' && (at == begin || is_blank(at[-1]))))
        at++;
    return at;
}

static bool was_never_written(const struct record_reader *reader)
{
    return reader->rest < reader->end && *reader->rest == '\0' &&
           reader->end - reader->rest <= RECORD_STROKE_MOST;
}

/* Whether a control character is where a disk failed in the middle of a piece. */
static bool has_failed_half_way(const struct record_reader *reader, const char *where)
{
    const char *zero = where;
    while (zero < reader->end && *zero == '\0')
        zero++;
    return zero > where && reader->end - where <= RECORD_FAILED_MOST && zero < reader->end &&
           (zero - reader->text) % RECORD_SECTOR == 0;
}

enum record_line_result record_line_next(struct record_reader *reader, struct record_line *line,
                                         struct bad_text *bad)
{
    const char *begin, *end;
    bool is_whole;
    if (was_never_written(reader) ||
        !line_next(&reader->rest, reader->end, &begin, &end, &is_whole) || !is_whole)
        return RECORD_LINE_NONE;
    reader->line++;
    if (end > begin && end[-1] == '\r') /* CRLF line ends */
        end--;
    line->begin = begin;
    line->end = end;
    const char *control = line_control(begin, end);
    if (control < end && has_failed_half_way(reader, control))
        return RECORD_LINE_NONE;
    if (!line_is_text(begin, end, 0, bad)) {
        record_line_refuse(reader, line, bad);
        return RECORD_LINE_BAD;
    }
    const char *last = comment_of(begin, end);
    const char *first = begin;
    line->is_comment = last < end;
    while (first < last && is_blank(*first))
        first++;
    while (first < last && is_blank(last[-1]))
        last--;
    line->text = (struct word){first, (size_t)(last - first), (size_t)(first - begin) + 1};
    record_check_follow(reader, line);
    return RECORD_LINE_READ;
}

void record_line_take(struct record_reader *reader)
{
    reader->whole = (size_t)(reader->rest - reader->text);
}

bool record_line_refuse(const struct record_reader *reader, const struct record_line *line,
                        struct bad_text *bad)
{
    size_t said = strlen(bad->reason);
    size_t length = (size_t)(line->end - line->begin);
    const char *zero = memchr(line->begin, '\0', length);
    length = zero ? (size_t)(zero - line->begin) : length;
    int shown = length > QUOTE_MOST ? QUOTE_MOST : (int)length;
    bad->line = reader->line;
    snprintf(bad->reason + said, sizeof bad->reason - said, _("; the line is '%.*s%s'"), shown,
             line->begin, length > QUOTE_MOST ? "..." : "");
    return false;
}

bool record_clock_read(struct word value, struct record_head *head, struct bad_text *bad)
{
    long seconds;
    if (!word_number(value, 1, CLOCK_SECONDS_MOST, &seconds))
        return bad_text_expected(bad, value, _("seconds per player, from 1 to 36000"));
    head->clock = (uint32_t)seconds;
    return true;
}

void record_clock_follow(const struct record_line *line, uint32_t used[PLAYERS_MAX])
{
    enum { USED_MOST = 999999999 };
    const char *rest = line->begin;
    struct word mark, name, who, seconds, more;
    long player, number;
    if (word_next(line->begin, &rest, line->end, &mark) && word_is(mark, "#") &&
        word_next(line->begin, &rest, line->end, &name) && word_is(name, "clock") &&
        word_next(line->begin, &rest, line->end, &who) &&
        word_number(who, 1, PLAYERS_MAX, &player) &&
        word_next(line->begin, &rest, line->end, &seconds) &&
        word_number(seconds, 0, USED_MOST, &number) &&
        !word_next(line->begin, &rest, line->end, &more))
        used[player - 1] = (uint32_t)number;
}

size_t record_clock_print(unsigned player, uint32_t used, char text[CLOCK_LINE_SIZE])
{
    return (size_t)snprintf(text, CLOCK_LINE_SIZE, "# clock %u %" PRIu32 "\n", player + 1, used);
}

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
