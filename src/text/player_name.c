#include "text/player_name.h"

#include "language/language.h"
#include "text/setup.h"
#include "unicode/spelling.h"
#include "unicode/utf8.h"

#include <string.h>

/* Whether a word of a name would be misread: the last as an attribute, or any as the start of a
 * comment. */
static bool word_misleads(const char *word, const char *end)
{
    const char *blank = memchr(word, ' ', (size_t)(end - word));
    return *word == '#' || (blank == NULL && memchr(word, '=', (size_t)(end - word)) != NULL);
}

bool record_name_is_good(const char *name)
{
    size_t length = strlen(name);
    const char *end = name + length;
    if (length == 0 || length >= NAME_SIZE || name[0] == ' ' || end[-1] == ' ')
        return false;
    if (!utf8_is_visible(name))
        return false;
    bool word_begins = true;
    for (const char *at = name; at < end;) {
        size_t bytes = utf8_character(at, end);
        if (bytes == 0 || (word_begins && word_misleads(at, end)))
            return false;
        word_begins = *at == ' ';
        at += bytes;
    }
    return true;
}

bool player_name_read(struct word word, char name[NAME_SIZE], struct bad_text *bad)
{
    char copy[NAME_SIZE];
    bool is_whole =
        spelling_compose(word.at, word.length, copy, sizeof copy) ||
        (memchr(word.at, '\0', word.length) == NULL && word_copy(word, copy, sizeof copy));
    uint32_t hidden = is_whole ? utf8_find_hidden(copy) : 0;
    if (hidden != 0)
        return bad_text_say(bad, 0, word.column,
                            _("U+%04X in a name: expected visible characters only"),
                            (unsigned)hidden);
    if (is_whole && copy[0] != '\0' && !utf8_is_visible(copy))
        return bad_text_expected(bad, word, _("a name with a visible character"));
    if (!is_whole || !record_name_is_good(copy))
        return bad_text_expected(bad, word,
                                 _("a name: 1 to 24 bytes of UTF-8, no '=' in its last word, no "
                                   "word starting with '#'"));
    memcpy(name, copy, sizeof copy);
    return true;
}

bool setup_read_name(struct word word, char name[NAME_SIZE], struct bad_text *bad)
{
    char read[NAME_SIZE];
    if (!player_name_read(word, read, bad))
        return false;
    if (utf8_has_loose_mark(read))
        return bad_text_expected(bad, word, _("a name in which every accent follows a letter"));
    memcpy(name, read, sizeof read);
    return true;
}
