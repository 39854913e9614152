#include "play/settings.h"

#include "language/language.h"
#include "play/record_buffer.h"
#include "unicode/utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct settings_row settings_rows[SETTINGS_KEYS_COUNT] = {
#define X(key, word, value, name, sentence, ...)                                                   \
    [SETTINGS_##key] = {word, value, name, sentence, {__VA_ARGS__}},
    SETTINGS_KEYS(X)
#undef X
};

size_t settings_values(enum settings_key key, const char *list[SETTINGS_VALUES_MAX])
{
    const struct language *language;
    size_t count = 0;
    if (key == SETTINGS_LANGUAGE) {
        size_t languages = language_list(&language);
        list[count++] = "";
        for (size_t i = 0; i < languages && count < SETTINGS_VALUES_MAX; i++)
            list[count++] = language[i].code;
        return count;
    }
    for (; count < SETTINGS_VALUES_MAX && settings_rows[key].values[count] != NULL; count++)
        list[count] = settings_rows[key].values[count];
    return count;
}

struct settings settings_default(void)
{
    struct settings settings = {0};
    for (unsigned key = 0; key < SETTINGS_KEYS_COUNT; key++)
        snprintf(settings.value[key], SETTINGS_VALUE_SIZE, "%s", settings_rows[key].value);
    return settings;
}

bool settings_is_on(const struct settings *settings, enum settings_key key)
{
    return strcmp(settings->value[key], "on") == 0;
}

static bool refuse(struct bad_text *bad, struct word value, enum settings_key key)
{
    enum { QUOTED_MOST = 40 };
    const char *list[SETTINGS_VALUES_MAX];
    char known[SETTINGS_VALUES_MAX * (SETTINGS_VALUE_SIZE + 2)] = "";
    size_t count = settings_values(key, list);
    for (size_t i = 0; i < count; i++) {
        strcat(known, known[0] && list[i][0] ? ", " : "");
        strcat(known, list[i]);
    }
    return bad_text_say(bad, 0, value.column, _("'%.*s': expected one of: %s"),
                        value.length > QUOTED_MOST ? QUOTED_MOST : (int)value.length, value.at,
                        known);
}

/* Themes are files, so their names are those of files. */
static bool is_name(struct word value)
{
    for (size_t i = 0; i < value.length; i++)
        if (!strchr("abcdefghijklmnopqrstuvwxyz0123456789-", value.at[i]) || !value.at[i])
            return false;
    return value.length > 0 && value.length < SETTINGS_VALUE_SIZE;
}

bool settings_set(struct settings *settings, enum settings_key key, struct word value,
                  struct bad_text *bad)
{
    const char *list[SETTINGS_VALUES_MAX];
    size_t count = settings_values(key, list);
    if (count == 0 && !is_name(value))
        return bad_text_expected(bad, value,
                                 _("a theme name: lower-case letters, digits and hyphens"));
    if (count > 0 && word_find(value, list, count) == count)
        return refuse(bad, value, key);
    return word_copy(value, settings->value[key], SETTINGS_VALUE_SIZE);
}

/* A line of the file. */
struct line {
    const char *at, *end;
    size_t number;
    size_t key; /* enum settings_key, or SETTINGS_KEYS_COUNT: none that is known */
    struct word value;
};

/* Parses the line "key: value". False if it is neither that nor a comment. */
static bool settings_read_line(struct line *line)
{
    struct word key, value, more;
    const char *rest = line->at;
    line->key = SETTINGS_KEYS_COUNT;
    if (!word_next(line->at, &rest, line->end, &key) || key.at[0] == '#')
        return true;
    if (key.length < 2 || key.at[key.length - 1] != ':')
        return false;
    key.length--;
    bool has_value = word_next(line->at, &rest, line->end, &value);
    if (word_next(line->at, &rest, line->end, &more))
        value.length = (size_t)(line->end - value.at);
    else if (!has_value)
        value.length = 0;
    line->value = value;
    line->key = word_find_row(key, settings_rows, SETTINGS_KEYS_COUNT, sizeof *settings_rows);
    return true;
}

static bool next_line(const char **rest, const char *end, struct line *line)
{
    line->number++;
    return line_next_written(rest, end, &line->at, &line->end);
}

bool settings_read(struct settings *settings, const char *text, size_t length, struct bad_text *bad)
{
    struct line line = {.number = 0};
    bool good = !bad_text_is_marked(bad, text, length);
    if (!good) { /* the other settings are fine */
        text += UTF8_MARK_SIZE;
        length -= UTF8_MARK_SIZE;
    }
    for (const char *rest = text; next_line(&rest, text + length, &line);) {
        struct bad_text why = {0};
        if (!line_is_text(line.at, line.end, line.number, &why))
            line.key = SETTINGS_KEYS_COUNT;
        else if (!settings_read_line(&line))
            bad_text_say(&why, line.number, 0, _("expected a line 'key: value'"));
        else if (line.key < SETTINGS_KEYS_COUNT &&
                 !settings_set(settings, (enum settings_key)line.key, line.value, &why))
            why.line = line.number;
        if (why.line > 0 && good)
            *bad = why;
        good = good && why.line == 0;
    }
    return good;
}

/* The path of the file, where there can be one; it is reading it that reports why it cannot be. */
static bool settings_path(char path[FOLDER_FILE_SIZE], struct problem *problem)
{
    return folder_file(FOLDER_SETTINGS, "settings", path, problem);
}

bool settings_load(struct settings *settings, struct problem *problem)
{
    char path[FOLDER_FILE_SIZE], *text = NULL;
    size_t length = 0;
    struct bad_text bad = {0};
    *settings = settings_default();
    if (!settings_path(path, problem) || !file_may_be_there(path))
        return true;
    if (!file_read(FILE_SETTINGS, path, &text, &length, problem))
        return false;
    bool good = settings_read(settings, text, length, &bad);
    free(text);
    return good || record_problem_bad(problem, path, &bad);
}

bool settings_are_new(void)
{
    char path[FOLDER_FILE_SIZE];
    struct problem nobody_listens;
    return settings_path(path, &nobody_listens) && !file_may_be_there(path);
}

static bool differs(const struct settings *before, const struct settings *after, size_t key)
{
    return strcmp(before->value[key], after->value[key]) != 0;
}

static void add_setting(struct record_buffer *buffer, const struct settings *settings, size_t key)
{
    char line[2 * SETTINGS_VALUE_SIZE + 8];
    int length =
        snprintf(line, sizeof line, "%s: %s\n", settings_rows[key].key, settings->value[key]);
    record_buffer_add(buffer, line, (size_t)length);
}

void settings_print(struct record_buffer *buffer, const struct settings *before,
                    const struct settings *after, const char *text, size_t length)
{
    struct line line = {.number = 0};
    bool written[SETTINGS_KEYS_COUNT] = {false};
    for (const char *rest = text; next_line(&rest, text + length, &line);) {
        bool known = settings_read_line(&line) && line.key < SETTINGS_KEYS_COUNT;
        if (!known || !differs(before, after, line.key)) {
            record_buffer_add(buffer, line.at, (size_t)(line.end - line.at));
            record_buffer_add(buffer, "\n", 1);
        } else if (!written[line.key]) {
            add_setting(buffer, after, line.key);
            written[line.key] = true;
        }
    }
    for (unsigned key = 0; key < SETTINGS_KEYS_COUNT; key++)
        if (differs(before, after, key) && !written[key])
            add_setting(buffer, after, key);
}

bool settings_keep(const struct settings *before, const struct settings *after,
                   struct problem *problem)
{
    char path[FOLDER_FILE_SIZE], *text = NULL;
    size_t length = 0;
    struct record_buffer buffer = {0};
    unsigned key = 0;
    while (key < SETTINGS_KEYS_COUNT && !differs(before, after, key))
        key++;
    if (key == SETTINGS_KEYS_COUNT || after->are_for_now)
        return true;
    if (!folder_make(FOLDER_SETTINGS, path, problem) || !settings_path(path, problem))
        return false;
    if (file_may_be_there(path) && !file_read(FILE_SETTINGS, path, &text, &length, problem))
        return false;
    settings_print(&buffer, before, after, text ? text : "", length);
    free(text);
    bool kept = buffer.failed ? problem_say(problem, _("%s: not enough memory to write it"), path)
                              : file_replace_settings(path, buffer.text, buffer.length, problem);
    record_buffer_free(&buffer);
    return kept;
}
