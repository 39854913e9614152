#include "support/scenario_say.h"

#include <stdarg.h>
#include <stdio.h>

void say(struct said *said, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    if (said->length < sizeof said->text)
        said->length += (size_t)vsnprintf(said->text + said->length,
                                          sizeof said->text - said->length, format, arguments);
    va_end(arguments);
}

const char *say_between(const struct said *said)
{
    return said->length ? " " : "";
}

void say_player(struct said *said, unsigned player)
{
    if (player < PLAYERS_MAX)
        say(said, "%s%u", say_between(said), player + 1);
    else
        say(said, "%snobody", say_between(said));
}

bool stage_is_so(struct stage *stage, struct word written, const char *subject,
                 const struct said *there)
{
    return word_is(written, there->text) ||
           bad_text_say(stage->bad, stage->number, written.column,
                        "%s: expected '%.*s', but there is '%s'", subject, (int)written.length,
                        written.at, there->text);
}
