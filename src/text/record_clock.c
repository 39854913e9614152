#include "text/record_clock.h"

#include "language/language.h"

#include <inttypes.h>
#include <stdio.h>

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
