#include "text/record_line.h"
#include "language/language.h"
#include "text/record_check.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

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
    if (control < end) {
        bad_text_say(bad, 0, (size_t)(control - begin) + 1,
                     _("byte %u: expected text, not a control character"),
                     (unsigned)(unsigned char)*control);
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
