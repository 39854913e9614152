/* The catalogues in po/: whole, up to date, and true to what they translate. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "language/language.h"
#include "tui/canvas.h"
#include "tui/keys.h"
#include "wording/setup_words.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const languages[] = {"de", "pl"};
enum { LANGUAGES = sizeof languages / sizeof languages[0] };

enum { TEXT_SIZE = 4096, FORMS_MAX = 4, SENTENCES_MAX = 8192 };

/* A sentence of a catalogue. Its texts are those of gettext: a context stands before the sentence,
 * parted by '\004'. */
struct entry {
    char context[64], one[TEXT_SIZE], many[TEXT_SIZE];
    char said[FORMS_MAX][TEXT_SIZE];
    unsigned forms;
    bool is_hint, is_fuzzy;
};

struct po_file {
    FILE *file;
    char line[TEXT_SIZE];
    bool has_line;
};

static struct po_file open_catalogue(const char *path)
{
    struct po_file catalogue = {.file = fopen(path, "r")};
    if (!catalogue.file)
        fail_msg("%s cannot be opened", path);
    return catalogue;
}

static bool read_line(struct po_file *catalogue)
{
    if (!catalogue->has_line)
        catalogue->has_line =
            fgets(catalogue->line, sizeof catalogue->line, catalogue->file) != NULL;
    return catalogue->has_line;
}

/* Adds what stands between the quotation marks of the line. */
static void add_quoted(const char *line, char *text, size_t size)
{
    size_t length = strlen(text);
    const char *at = strchr(line, '"');
    assert_non_null(at);
    for (at++; *at != '"'; at++) {
        assert_true(*at != '\0' && length + 1 < size);
        if (*at == '\\')
            at++;
        text[length++] = at[-1] == '\\' && *at == 'n' ? '\n' : *at;
    }
    text[length] = '\0';
}

static bool begins(const char *line, const char *word)
{
    return strncmp(line, word, strlen(word)) == 0;
}

/* The text that the line at hand begins to say; NULL if none. */
static char *text_begun(struct entry *entry, const char *line, size_t *size)
{
    *size = TEXT_SIZE;
    if (begins(line, "msgctxt "))
        *size = sizeof entry->context;
    if (begins(line, "msgstr")) {
        assert_true(entry->forms < FORMS_MAX);
        return entry->said[entry->forms++];
    }
    return begins(line, "msgctxt ")        ? entry->context
           : begins(line, "msgid ")        ? entry->one
           : begins(line, "msgid_plural ") ? entry->many
                                           : NULL;
}

/* Reads the next sentence; the head of the catalogue is passed over. */
static bool next_entry(struct po_file *catalogue, struct entry *entry)
{
    char *text = NULL;
    size_t size = 0;
    do {
        memset(entry, 0, sizeof *entry);
        for (; read_line(catalogue) && catalogue->line[0] != '\n'; catalogue->has_line = false) {
            const char *line = catalogue->line;
            if (line[0] == '#') {
                entry->is_hint |= begins(line, "#. the hint of a key");
                entry->is_fuzzy |= begins(line, "#,") && strstr(line, "fuzzy");
                if (begins(line, "#~"))
                    return false; /* from here on there are only old ones */
                continue;
            }
            if (line[0] != '"')
                text = text_begun(entry, line, &size);
            assert_non_null(text);
            add_quoted(line, text, size);
        }
        if (!catalogue->has_line && entry->forms == 0)
            return false;
        catalogue->has_line = false; /* the blank line */
    } while (entry->one[0] == '\0');
    return true;
}

static void close_catalogue(struct po_file *catalogue)
{
    fclose(catalogue->file);
}

static const char *path_of(const char *name)
{
    static char path[512];
    snprintf(path, sizeof path, BASTIDE_SOURCE_DIR "/po/%s", name);
    return path;
}

static const char *path_of_language(const char *language)
{
    char name[32];
    snprintf(name, sizeof name, "%s.po", language);
    return path_of(name);
}

typedef void check_entry(const char *language, const struct entry *entry);

static void for_each_entry(check_entry *check)
{
    for (size_t l = 0; l < LANGUAGES; l++) {
        static struct entry entry;
        struct po_file catalogue = open_catalogue(path_of_language(languages[l]));
        unsigned entries = 0;
        for (; next_entry(&catalogue, &entry); entries++)
            check(languages[l], &entry);
        assert_true(entries > 500);
        close_catalogue(&catalogue);
    }
}

static void check_whole(const char *language, const struct entry *entry)
{
    bool polish = strcmp(language, "pl") == 0;
    if (entry->is_fuzzy)
        fail_msg("%s: fuzzy: %s", language, entry->one);
    assert_int_equal(entry->forms, entry->many[0] == '\0' ? 1 : polish ? 3 : 2);
    for (unsigned form = 0; form < entry->forms; form++)
        if (entry->said[form][0] == '\0')
            fail_msg("%s: not translated: %s", language, entry->one);
}

static void test_every_sentence_is_translated(void **state)
{
    (void)state;
    for_each_entry(check_whole);
}

static void test_formats_agree(void **state)
{
    (void)state;
    for (size_t l = 0; l < LANGUAGES; l++) {
        char command[640];
        snprintf(command, sizeof command,
                 "msgfmt --check-format --check-domain --output-file=/dev/null '%s'",
                 path_of_language(languages[l]));
        assert_int_equal(system(command), 0);
    }
}

/* Sentences end alike, and none is cut off or runs on. */
static void check_ends(const char *language, const struct entry *entry)
{
    size_t length = strlen(entry->one);
    char last = entry->one[length - 1];
    for (unsigned form = 0; form < entry->forms; form++) {
        const char *said = entry->said[form];
        if (said[0] == '\0')
            continue;
        char end = said[strlen(said) - 1];
        bool differs = strchr(".?:\n ", last) ? end != last : strchr(".?\n ", end) != NULL;
        if (differs || (said[0] == ' ') != (entry->one[0] == ' '))
            fail_msg("%s: '%s' begins or ends otherwise than '%s'", language, said, entry->one);
    }
}

static void test_sentences_end_alike(void **state)
{
    (void)state;
    for_each_entry(check_ends);
}

static void check_hint(const char *language, const struct entry *entry)
{
    if (entry->is_hint && canvas_text_width(entry->said[0]) > 20)
        fail_msg("%s: longer than 20 cells: %s", language, entry->said[0]);
}

static void test_hints_are_short(void **state)
{
    (void)state;
    for_each_entry(check_hint);
}

static bool is_part_of_word(char c)
{
    return isalnum((unsigned char)c) || strchr("'-_%<>,", c) || (unsigned char)c >= 0x80;
}

/* Whether the letter stands alone at `at`: it is a key, or an edge in notation. */
static bool is_alone(const char *text, const char *at)
{
    return (at == text || (!is_part_of_word(at[-1]) && at[-1] != '\\')) &&
           (at[1] == '\0' || !is_part_of_word(at[1]) || at[1] == ',');
}

static bool has_alone(const char *text, char letter)
{
    for (const char *at = text; *at; at++)
        if (*at == letter && is_alone(text, at))
            return true;
    return false;
}

/* "a" is an article as well. */
static void check_letters(const char *language, const struct entry *entry)
{
    for (const char *at = entry->one; *at; at++) {
        if (!islower((unsigned char)*at) || *at == 'a' || !is_alone(entry->one, at))
            continue;
        for (unsigned form = 0; form < entry->forms; form++)
            if (entry->said[form][0] && !has_alone(entry->said[form], *at))
                fail_msg("%s: the key %c of '%s' is not in '%s'", language, *at, entry->one,
                         entry->said[form]);
    }
}

static void test_letters_that_are_keys_stay(void **state)
{
    (void)state;
    for_each_entry(check_letters);
}

/* How often a sentence names the key that the player has for an action: "{u}". */
static unsigned count_keys(const char *text, const char key[static 4])
{
    unsigned count = 0;
    for (const char *at = strstr(text, key); at; at = strstr(at + 1, key))
        count++;
    return count;
}

/* What is said names the same keys as often, each by its own letter. */
static void compare_keys(const char *language, const char *text, const char *said)
{
    for (char letter = '!'; letter <= '~'; letter++) {
        const char key[] = {'{', letter, '}', '\0'};
        if (said[0] != '\0' && count_keys(text, key) != count_keys(said, key))
            fail_msg("%s: %s is %u times in '%s' and %u times in '%s'", language, key,
                     count_keys(text, key), text, count_keys(said, key), said);
    }
}

static void check_keys(const char *language, const struct entry *entry)
{
    for (unsigned form = 0; form < entry->forms; form++)
        compare_keys(language, form > 0 ? entry->many : entry->one, entry->said[form]);
}

static void test_keys_in_braces_stay(void **state)
{
    (void)state;
    for_each_entry(check_keys);
}

/* Keys with names, as sentences call them. */
static const char *const key_names[] = {NC_("a key", "Enter"), NC_("a key", "Esc"),
                                        NC_("a key", "Tab"), NC_("a key", "Backspace"),
                                        NC_("a key", "Shift-Tab")};
enum { KEY_NAMES = sizeof key_names / sizeof key_names[0] };

static const char *find_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (const char *at = strstr(text, word); at; at = strstr(at + 1, word))
        if ((at == text || !isalpha((unsigned char)at[-1])) && !isalpha((unsigned char)at[length]))
            return at;
    return NULL;
}

static void check_key_names(const char *language, const struct entry *entry)
{
    if (strcmp(entry->context, "a key") == 0)
        return;
    for (size_t k = 0; k < KEY_NAMES; k++) {
        const char *name = strchr(key_names[k], '\004') + 1;
        if (!find_word(entry->one, name))
            continue;
        setenv("LC_ALL", "C.UTF-8", 1);
        language_choose(language);
        for (unsigned form = 0; form < entry->forms; form++)
            if (entry->said[form][0] &&
                !strstr(entry->said[form], language_of_marked(key_names[k])))
                fail_msg("%s: the key %s is not in '%s'", language, name, entry->said[form]);
    }
}

static void test_keys_are_called_by_their_names(void **state)
{
    (void)state;
    for_each_entry(check_key_names);
}

static void check_size_of_key(const char *language, const struct entry *entry)
{
    if (strcmp(entry->context, "a key") == 0 && strlen(entry->said[0]) >= KEY_NAME_SIZE)
        fail_msg("%s: longer than %d bytes: %s", language, KEY_NAME_SIZE - 1, entry->said[0]);
}

static void test_names_of_keys_have_room(void **state)
{
    (void)state;
    for_each_entry(check_size_of_key);
}

static unsigned letters_of_title;
static char sitting[TEXT_SIZE]; /* the line whose key is the first letter that is no other's */

/* The first letter of any other line of the title is its key. */
static void check_title(const char *language, const struct entry *entry)
{
    if (strcmp(entry->context, "title") != 0 || entry->said[0][0] == '\0')
        return;
    if (strcmp(entry->one, "Sit down at a game") == 0) {
        snprintf(sitting, sizeof sitting, "%s", entry->said[0]);
        return;
    }
    char letter = (char)tolower((unsigned char)entry->said[0][0]);
    if (!islower((unsigned char)letter))
        fail_msg("%s: '%s' begins with no plain letter", language, entry->said[0]);
    if (letters_of_title >> (letter - 'a') & 1u)
        fail_msg("%s: two lines of the title begin with %c", language, letter);
    if (letter == 'j' || letter == 'k')
        fail_msg("%s: '%s': %c goes up or down", language, entry->said[0], letter);
    letters_of_title |= 1u << (letter - 'a');
}

static void check_sitting(const char *language)
{
    for (const char *letter = sitting; *letter != '\0'; letter++) {
        int key = tolower((unsigned char)*letter);
        if (islower(key) && key != 'j' && key != 'k' && !(letters_of_title >> (key - 'a') & 1u))
            return;
    }
    fail_msg("%s: every letter of '%s' is that of another line of the title", language, sitting);
}

static void test_lines_of_the_title_begin_with_letters_of_their_own(void **state)
{
    (void)state;
    for (size_t l = 0; l < LANGUAGES; l++) {
        static struct entry entry;
        struct po_file catalogue = open_catalogue(path_of_language(languages[l]));
        letters_of_title = 0;
        while (next_entry(&catalogue, &entry))
            check_title(languages[l], &entry);
        check_sitting(languages[l]);
        close_catalogue(&catalogue);
    }
}

/* The sentences of a catalogue, in an order that is the same for all. */
struct sentences {
    char *sentence[SENTENCES_MAX];
    size_t count;
};

static int compare_sentences(const void *one, const void *other)
{
    return strcmp(*(char *const *)one, *(char *const *)other);
}

static void read_sentences(const char *path, struct sentences *sentences)
{
    static struct entry entry;
    struct po_file catalogue = open_catalogue(path);
    for (sentences->count = 0; next_entry(&catalogue, &entry); sentences->count++) {
        assert_true(sentences->count < SENTENCES_MAX);
        size_t size = strlen(entry.context) + strlen(entry.one) + strlen(entry.many) + 3;
        char *sentence = sentences->sentence[sentences->count] = malloc(size);
        assert_non_null(sentence);
        snprintf(sentence, size, "%s|%s|%s", entry.one, entry.many, entry.context);
    }
    close_catalogue(&catalogue);
    qsort(sentences->sentence, sentences->count, sizeof sentences->sentence[0], compare_sentences);
}

static void free_sentences(struct sentences *sentences)
{
    while (sentences->count > 0)
        free(sentences->sentence[--sentences->count]);
}

static void compare(const char *path, const char *other)
{
    static struct sentences first, second;
    read_sentences(path, &first);
    read_sentences(other, &second);
    for (size_t s = 0; s < first.count && s < second.count; s++) {
        int order = strcmp(first.sentence[s], second.sentence[s]);
        if (order != 0)
            fail_msg("only in %s: '%s': run scripts/strings", order < 0 ? path : other,
                     order < 0 ? first.sentence[s] : second.sentence[s]);
    }
    assert_int_equal(first.count, second.count);
    free_sentences(&first);
    free_sentences(&second);
}

static void test_the_catalogues_are_up_to_date(void **state)
{
    (void)state;
    char fresh[] = "/tmp/bastide-test-strings-XXXXXX", command[640];
    int fd = mkstemp(fresh);
    assert_true(fd >= 0);
    close(fd);
    snprintf(command, sizeof command, "'" BASTIDE_SOURCE_DIR "/scripts/strings' '%s'", fresh);
    assert_int_equal(system(command), 0);
    char pot[512];
    strcpy(pot, path_of("bastide.pot"));
    compare(fresh, pot);
    unlink(fresh);
    for (size_t l = 0; l < LANGUAGES; l++)
        compare(pot, path_of_language(languages[l]));
}

static void check_help(const char *language, const char *topic)
{
    char command[640], line[1024];
    snprintf(command, sizeof command, "LC_ALL=C.UTF-8 LANGUAGE=%s '" BASTIDE_PROGRAM "' --help %s",
             language, topic);
    FILE *help = popen(command, "r");
    assert_non_null(help);
    unsigned lines = 0;
    for (; fgets(line, sizeof line, help); lines++) {
        line[strcspn(line, "\n")] = '\0';
        if (canvas_text_width(line) > 80)
            fail_msg("%s: wider than a screen: %s", language, line);
    }
    assert_int_equal(pclose(help), 0);
    assert_true(lines > 3);
}

static void test_help_is_no_wider_than_a_screen(void **state)
{
    (void)state;
    for (size_t l = 0; l < LANGUAGES; l++) {
        check_help(languages[l], "");
        check_help(languages[l], "options");
        for (unsigned o = 0; o < OPTIONS_COUNT; o++)
            check_help(languages[l], tile_set_name(option_set((enum option)o)));
        check_help(languages[l], "editions");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_sentence_is_translated),
        cmocka_unit_test(test_formats_agree),
        cmocka_unit_test(test_sentences_end_alike),
        cmocka_unit_test(test_hints_are_short),
        cmocka_unit_test(test_letters_that_are_keys_stay),
        cmocka_unit_test(test_keys_in_braces_stay),
        cmocka_unit_test(test_keys_are_called_by_their_names),
        cmocka_unit_test(test_names_of_keys_have_room),
        cmocka_unit_test(test_lines_of_the_title_begin_with_letters_of_their_own),
        cmocka_unit_test(test_the_catalogues_are_up_to_date),
        cmocka_unit_test(test_help_is_no_wider_than_a_screen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
