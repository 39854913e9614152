#include "wording/sentence.h"

#include "language/language.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void add_formatted(char *text, size_t size, const char *format, va_list arguments)
{
    size_t length = strlen(text);
    vsnprintf(text + length, size - length, format, arguments);
}

struct sentence sentence_of(const char *format, ...)
{
    struct sentence sentence = {{0}};
    va_list arguments;
    va_start(arguments, format);
    add_formatted(sentence.text, SENTENCE_SIZE, format, arguments);
    va_end(arguments);
    return sentence;
}

void sentence_add(struct sentence *sentence, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    add_formatted(sentence->text, SENTENCE_SIZE, format, arguments);
    va_end(arguments);
}

void sentence_list(struct sentence *list, const char *item)
{
    if (item[0] != '\0')
        sentence_add(list, "%s%s", list->text[0] != '\0' ? ", " : "", item);
}

long sentence_rounded(double value)
{
    return (long)(value + (value < 0 ? -0.5 : 0.5));
}

struct sentence sentence_of_tenths(long tenths)
{
    /* TRANSLATORS: a number with a decimal; the first is a minus or nothing. */
    return sentence_of(_("%s%ld.%ld"), tenths < 0 ? "-" : "", labs(tenths) / 10, labs(tenths) % 10);
}

struct sentence sentence_of_value(double value)
{
    return sentence_of_tenths(sentence_rounded(10 * value));
}

void passage_add(struct passage *passage, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    add_formatted(passage->text, PASSAGE_SIZE, format, arguments);
    va_end(arguments);
}

void passage_list(struct passage *passage, const char *item)
{
    passage_add(passage, "%s%s", passage->text[0] != '\0' ? "; " : "", item);
}
