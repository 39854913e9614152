#include "language/language.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const struct language languages[] = {
    {"en", "English"},
    {"de", "Deutsch"},
    {"pl", "polski"},
};

enum { LANGUAGES = sizeof languages / sizeof languages[0] };

size_t language_list(const struct language **list)
{
    *list = languages;
    return LANGUAGES;
}

bool language_is_known(const char *code)
{
    for (size_t l = 0; l < LANGUAGES; l++)
        if (strcmp(code, languages[l].code) == 0)
            return true;
    return false;
}

/* Gettext never translates in the locale "C"; a wish that was spoken aloud needs another one. The
 * machine may know no locale but C.UTF-8. */
static void leave_the_c_locale(void)
{
    const char *messages = setlocale(LC_MESSAGES, NULL);
    if (messages && strcmp(messages, "C") != 0 && strcmp(messages, "POSIX") != 0)
        return;
    if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0)
        setlocale(LC_MESSAGES, "C.UTF-8");
}

/* Where the catalogues are: beside an installed program, or in the folder it was built in. */
static const char *catalogue_folder(void)
{
    return access(BASTIDE_LOCALE_BUILD, R_OK) == 0 ? BASTIDE_LOCALE_BUILD : BASTIDE_LOCALE_INSTALL;
}

void language_choose(const char *code)
{
    setlocale(LC_CTYPE, "");
    setlocale(LC_MESSAGES, "");
    if (code && *code) {
        setenv("LANGUAGE", code, 1);
        leave_the_c_locale();
    }
    bindtextdomain("bastide", catalogue_folder());
    bind_textdomain_codeset("bastide", nl_langinfo(CODESET));
    textdomain("bastide");
}

const char *language_in_context(const char *key, const char *text)
{
    const char *said = gettext(key);
    return said == key ? text : said;
}

const char *language_of_marked(const char *key)
{
    const char *said = gettext(key);
    const char *separator = said == key ? strchr(key, '\004') : NULL;
    return separator ? separator + 1 : said;
}
