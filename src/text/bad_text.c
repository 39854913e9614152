#include "text/bad_text.h"

#include <stdarg.h>
#include <stdio.h>

bool bad_text_say(struct bad_text *bad, size_t line, size_t column, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    bad->line = line;
    bad->column = column;
    vsnprintf(bad->reason, sizeof bad->reason, format, values);
    va_end(values);
    return false;
}
