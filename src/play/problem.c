#include "play/problem.h"
#include "language/language.h"
#include "unicode/glyph.h"
#include "unicode/utf8.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Copies a text that is too long without its middle: the subject is at the start and the reason at
 * the end. */
static void shorten(char *text, size_t size, const char *whole, size_t length)
{
    static const char gap[] = "...";
    const char *end = whole + length;
    size_t head = grapheme_fitting(whole, end, size / 4);
    size_t from = length - (size - size / 4 - sizeof gap),
           tail = grapheme_fitting(whole, end, from);
    if (tail < from)
        tail += grapheme_length(whole + tail, end);
    snprintf(text, size, "%.*s%s%s", (int)head, whole, gap, whole + tail);
}

bool problem_say(struct problem *problem, const char *format, ...)
{
    enum { WHOLE_SIZE = 16384 }; /* two of the longest paths, and some words */
    char whole[WHOLE_SIZE];
    va_list values;
    va_start(values, format);
    vsnprintf(whole, sizeof whole, format, values);
    va_end(values);
    utf8_mend(whole, sizeof whole); /* it quotes foreign text */
    size_t length = strlen(whole);
    if (length < sizeof problem->text)
        strcpy(problem->text, whole);
    else
        shorten(problem->text, sizeof problem->text, whole, length);
    return false;
}

const char *problem_of_lack(int error)
{
    switch (error) {
    case EMFILE:
    case ENFILE:
        return _("Too many files are open for that.");
    case EAGAIN:
        return _("No more threads can be started for that.");
    default:
        return _("Not enough memory for that.");
    }
}

bool problem_say_lack(struct problem *problem)
{
    return problem_say(problem, "%s", problem_of_lack(errno));
}

bool record_problem_bad(struct problem *problem, const char *name, const struct bad_text *bad)
{
    if (bad->column == 0)
        return problem_say(problem, "%s:%zu: %s", name, bad->line, bad->reason);
    return problem_say(problem, "%s:%zu:%zu: %s", name, bad->line, bad->column, bad->reason);
}

bool record_problem_changed(struct problem *problem, const char *name,
                            const struct record_lines *changed)
{
    if (changed->first == 0)
        return false;
    problem_say(problem, _("%s:%zu: lines %zu to %zu have been changed since they were written"),
                name, changed->first, changed->first, changed->last);
    return true;
}
