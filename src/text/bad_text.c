#include "text/bad_text.h"

#include "language/language.h"
#include "unicode/grapheme.h"
#include "unicode/utf8.h"

#include <stdarg.h>
#include <stdio.h>

enum { QUOTE_MOST = 40 };

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

bool bad_text_expected(struct bad_text *bad, struct word word, const char *what)
{
    size_t quoted = grapheme_fitting(word.at, word.at + word.length, QUOTE_MOST);
    return bad_text_say(bad, 0, word.column, _("'%.*s': expected %s"), (int)quoted, word.at, what);
}

bool bad_text_is_marked(struct bad_text *bad, const char *text, size_t length)
{
    if (!utf8_begins_with_mark(text, length))
        return false;
    bad_text_say(bad, 1, 1, _("a byte order mark: expected a file without one"));
    return true;
}
