#include "play/problem.h"

#include "text/utf8.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Whether a byte is a UTF-8 continuation byte. */
static bool goes_on(char byte)
{
    return ((unsigned char)byte & 0xc0) == 0x80;
}

/* Copies a text that is too long without its middle: the subject is at the start and the reason at
 * the end. */
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
