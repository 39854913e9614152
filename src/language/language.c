#include "language/language.h"

#include "installation/data_path.h"

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

static bool speaks_utf8(void)
{
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/* Gettext never translates in the locale "C"; an explicit choice needs another one. The system may
 * have no locale but C.UTF-8. */
static void leave_the_c_locale(void)
{
    const char *messages = setlocale(LC_MESSAGES, NULL);
    if (!messages || strcmp(messages, "C") == 0 || strcmp(messages, "POSIX") == 0)
        setlocale(LC_MESSAGES, "C.UTF-8");
}

/* Gettext reads the wanted catalogue from LANGUAGE. A value there that we did not set is the
 * user's, and is restored when no language is chosen. */
static void want(const char *code)
{
    static char surroundings[128], ours[128];
    const char *language = getenv("LANGUAGE");
    language = language ? language : "";
    if (strcmp(language, ours) != 0)
        snprintf(surroundings, sizeof surroundings, "%s", language);
    snprintf(ours, sizeof ours, "%s", code && *code ? code : surroundings);
    setenv("LANGUAGE", ours, 1);
}

void language_choose(const char *code)
{
    char catalogues[DATA_PATH_SIZE];
    setlocale(LC_CTYPE, "");
    setlocale(LC_MESSAGES, "");
    want(code);
    if (!speaks_utf8()) /* all texts here are UTF-8; English ones are ASCII as well */
        setlocale(LC_MESSAGES, "C");
    else if (code && *code)
        leave_the_c_locale();
    data_path("locale", catalogues);
    bindtextdomain("bastide", catalogues);
    bind_textdomain_codeset("bastide", "UTF-8");
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
