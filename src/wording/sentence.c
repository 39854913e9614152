#include "wording/sentence.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static void add_formatted(struct sentence *sentence, const char *format, va_list arguments)
{
    size_t length = strlen(sentence->text);
    vsnprintf(sentence->text + length, sizeof sentence->text - length, format, arguments);
}

struct sentence sentence_of(const char *format, ...)
{
    struct sentence sentence = {{0}};
    va_list arguments;
    va_start(arguments, format);
    add_formatted(&sentence, format, arguments);
    va_end(arguments);
    return sentence;
}

void sentence_add(struct sentence *sentence, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    add_formatted(sentence, format, arguments);
    va_end(arguments);
}

void sentence_list(struct sentence *list, const char *item)
{
    if (item[0] != '\0')
        sentence_add(list, "%s%s", list->text[0] != '\0' ? ", " : "", item);
}
