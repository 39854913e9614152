#include "language/language.h"

#include "installation/data_path.h"
#include "language/catalogue.h"

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ENGLISH, LANGUAGES = 3 };

static const struct language languages[LANGUAGES] = {
    [ENGLISH] = {"en", "English"},
    {"de", "Deutsch"},
    {"pl", "polski"},
};

static unsigned form_of_one_and_many(unsigned long amount)
{
    return amount != 1;
}

static unsigned form_in_polish(unsigned long amount)
{
    enum { ONE, FEW, MANY };
    bool ends_in_few = amount % 10 >= 2 && amount % 10 <= 4;
    bool is_teen = amount % 100 >= 10 && amount % 100 < 20;
    return amount == 1 ? ONE : ends_in_few && !is_teen ? FEW : MANY;
}

/* Which form of a noun goes with a number; as Plural-Forms in po/LANGUAGE.po. */
static unsigned (*const forms[LANGUAGES])(unsigned long amount) = {
    form_of_one_and_many, form_of_one_and_many, form_in_polish};

/* What is spoken: a choice for the whole program, as the locale is, which it goes with. */
static struct {
    size_t language;
    struct catalogue catalogue[LANGUAGES]; /* read when they are first chosen */
} spoken;

size_t language_list(const struct language **list)
{
    *list = languages;
    return LANGUAGES;
}

static bool speaks_utf8(void)
{
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

static bool is_c_locale(const char *name)
{
    return name == NULL || strcmp(name, "C") == 0 || strcmp(name, "POSIX") == 0;
}

/* The C library translates nothing of its own in the locale "C"; an explicit choice needs another
 * one. The system may have no locale but C.UTF-8. */
static void leave_the_c_locale(void)
{
    if (is_c_locale(setlocale(LC_MESSAGES, NULL)))
        setlocale(LC_MESSAGES, "C.UTF-8");
}

/* LANGUAGE says what is wanted, to the C library, too, for its own messages. A value there that we
 * did not set is the user's, and is restored when no language is chosen. */
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

/* The language of a name such as "de", "de_AT" or "de_DE.UTF-8", or LANGUAGES. */
static size_t language_find(const char *name)
{
    size_t language = 0, length = strcspn(name, "_.@:");
    while (language < LANGUAGES && (strncmp(name, languages[language].code, length) != 0 ||
                                    languages[language].code[length] != '\0'))
        language++;
    return language;
}

/* The locale of messages, as the surroundings name it: musl says "C" of C.UTF-8, too. */
static const char *locale_of_messages(void)
{
    static const char *const variables[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t v = 0; v < sizeof variables / sizeof *variables; v++) {
        const char *name = getenv(variables[v]);
        if (name != NULL && *name != '\0')
            return name;
    }
    return "C";
}

/* The first of those wanted that the program speaks. Only a choice is stronger than the locale C.
 */
static size_t wanted(bool is_chosen)
{
    const char *locale = locale_of_messages(), *list = getenv("LANGUAGE");
    if (!speaks_utf8() || (is_c_locale(locale) && !is_chosen))
        return ENGLISH;
    for (const char *name = list && *list ? list : locale; *name; name += *name == ':') {
        size_t language = language_find(name);
        if (language < LANGUAGES)
            return language;
        name += strcspn(name, ":");
    }
    return ENGLISH;
}

static void speak(size_t language)
{
    struct catalogue *catalogue = &spoken.catalogue[language];
    if (language != ENGLISH && catalogue->bytes == NULL) {
        char name[64], path[DATA_PATH_SIZE];
        snprintf(name, sizeof name, "locale/%s/LC_MESSAGES/bastide.mo", languages[language].code);
        data_path(name, path);
        catalogue_load(catalogue, path);
    }
    spoken.language = catalogue->bytes != NULL ? language : ENGLISH;
}

void language_choose(const char *code)
{
    setlocale(LC_CTYPE, "");
    setlocale(LC_MESSAGES, "");
    want(code);
    bool is_chosen = code && *code;
    if (!speaks_utf8()) /* all texts here are UTF-8; English ones are ASCII as well */
        setlocale(LC_MESSAGES, "C");
    else if (is_chosen)
        leave_the_c_locale();
    speak(wanted(is_chosen));
}

/* NULL where nothing is said in the language spoken. */
static const char *translation(const char *key, unsigned form)
{
    return catalogue_find(&spoken.catalogue[spoken.language], key, form);
}

const char *language_of_text(const char *text)
{
    return language_in_context(text, text);
}

const char *language_of_number(const char *one, const char *many, unsigned long amount)
{
    const char *said = translation(one, forms[spoken.language](amount));
    return said ? said : form_of_one_and_many(amount) == 0 ? one : many;
}

const char *language_in_context(const char *key, const char *text)
{
    const char *said = translation(key, 0);
    return said ? said : text;
}

const char *language_of_marked(const char *key)
{
    const char *said = translation(key, 0);
    const char *separator = strchr(key, '\004');
    return said ? said : separator ? separator + 1 : key;
}
