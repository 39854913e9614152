#include "play/problem.h"

#include "text/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Whether a byte is one of those that go on with a character of UTF-8. */
static bool goes_on(char byte)
{
    return ((unsigned char)byte & 0xc0) == 0x80;
}

/* Copies what is too long without its middle: what it is about comes first and the reason last. */
static void shorten(char *text, size_t size, const char *whole, size_t length)
{
    static const char gap[] = "...";
    size_t head = size / 4, tail = length - (size - head - sizeof gap);
    while (head > 0 && goes_on(whole[head]))
        head--;
    while (tail < length && goes_on(whole[tail]))
        tail++;
    snprintf(text, size, "%.*s%s%s", (int)head, whole, gap, whole + tail);
}

bool problem_say(struct problem *problem, const char *format, ...)
{
    enum { WHOLE_SIZE = 16384 }; /* two of the longest paths, and words */
    char whole[WHOLE_SIZE];
    va_list values;
    va_start(values, format);
    vsnprintf(whole, sizeof whole, format, values);
    va_end(values);
    size_t length = strlen(whole);
    if (length < sizeof problem->text)
        strcpy(problem->text, whole);
    else
        shorten(problem->text, sizeof problem->text, whole, length);
    utf8_mend(problem->text); /* it quotes what others wrote */
    return false;
}
