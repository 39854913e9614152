#include "language/language.h"
#include "installation/data_path.h"

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

/* NULL where there is no text in the language spoken. */
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

/* Catalogues. */

enum { SIZE_MAX_OF_FILE = 16 << 20, HEADER_SIZE = 28, ROW_SIZE = 8 };

static const uint32_t mark_native = 0x950412de, mark_swapped = 0xde120495;

static uint32_t number_at(const struct catalogue *catalogue, size_t at)
{
    uint32_t number;
    memcpy(&number, catalogue->bytes + at, sizeof number);
    return catalogue->is_swapped ? __builtin_bswap32(number) : number;
}

/* Row `row` of a table: the text it points to, which ends before *end with a zero. */
static const char *text_at(const struct catalogue *catalogue, uint32_t table, uint32_t row,
                           const char **end)
{
    size_t at = table + (size_t)row * ROW_SIZE;
    const char *text = (const char *)catalogue->bytes + number_at(catalogue, at + 4);
    *end = text + number_at(catalogue, at) + 1;
    return text;
}

static bool table_is_whole(const struct catalogue *catalogue, uint32_t table)
{
    if (table > catalogue->size || catalogue->count > (catalogue->size - table) / ROW_SIZE)
        return false;
    for (uint32_t row = 0; row < catalogue->count; row++) {
        size_t at = table + (size_t)row * ROW_SIZE;
        size_t length = number_at(catalogue, at), text = number_at(catalogue, at + 4);
        if (text >= catalogue->size || length >= catalogue->size - text ||
            catalogue->bytes[text + length] != '\0')
            return false;
    }
    return true;
}

/* Reads what the header says; false where something points outside the file. */
static bool read_header(struct catalogue *catalogue)
{
    if (catalogue->size < HEADER_SIZE)
        return false;
    uint32_t mark = number_at(catalogue, 0);
    catalogue->is_swapped = mark == mark_swapped;
    catalogue->count = number_at(catalogue, 8);
    catalogue->sentences = number_at(catalogue, 12);
    catalogue->translations = number_at(catalogue, 16);
    return (mark == mark_native || mark == mark_swapped) &&
           table_is_whole(catalogue, catalogue->sentences) &&
           table_is_whole(catalogue, catalogue->translations);
}

static bool read_file(struct catalogue *catalogue, FILE *file)
{
    long size = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
    if (size <= 0 || size > SIZE_MAX_OF_FILE || fseek(file, 0, SEEK_SET) != 0)
        return false;
    catalogue->size = (size_t)size;
    catalogue->bytes = malloc(catalogue->size);
    return catalogue->bytes != NULL &&
           fread(catalogue->bytes, 1, catalogue->size, file) == catalogue->size &&
           read_header(catalogue);
}

bool catalogue_load(struct catalogue *catalogue, const char *path)
{
    *catalogue = (struct catalogue){0};
    FILE *file = fopen(path, "rb");
    bool is_read = file != NULL && read_file(catalogue, file);
    if (file != NULL)
        fclose(file);
    if (!is_read) {
        free(catalogue->bytes);
        *catalogue = (struct catalogue){0};
    }
    return is_read;
}

const char *catalogue_find(const struct catalogue *catalogue, const char *key, unsigned form)
{
    const char *end;
    uint32_t low = 0, high = catalogue->count;
    while (low < high) { /* sentences are in the order of their bytes */
        uint32_t middle = low + (high - low) / 2;
        int order = strcmp(key, text_at(catalogue, catalogue->sentences, middle, &end));
        if (order == 0) {
            const char *text = text_at(catalogue, catalogue->translations, middle, &end);
            for (; form > 0 && text < end; form--)
                text += strlen(text) + 1;
            return text < end && *text != '\0' ? text : NULL;
        }
        low = order > 0 ? middle + 1 : low;
        high = order > 0 ? high : middle;
    }
    return NULL;
}
