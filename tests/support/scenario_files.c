#include "support/scenario.h"
#include "text/words.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool ends_in(const char *name, const char *suffix)
{
    size_t length = strlen(name), tail = strlen(suffix);
    return length > tail && strcmp(name + length - tail, suffix) == 0;
}

static bool slurp(struct scenario_file *file, struct bad_text *bad)
{
    enum { SIZE_MAX_READ = 1 << 16 };
    FILE *stream = fopen(file->path, "rb");
    file->text = malloc(SIZE_MAX_READ);
    if (stream == NULL || file->text == NULL) {
        if (stream != NULL)
            fclose(stream);
        return bad_text_say(bad, 0, 0, "%s: cannot be read", file->path);
    }
    file->length = fread(file->text, 1, SIZE_MAX_READ, stream);
    bool good = !ferror(stream) && file->length < SIZE_MAX_READ;
    fclose(stream);
    return good || bad_text_say(bad, 0, 0, "%s: cannot be read", file->path);
}

static bool is_rule_number(struct word word)
{
    size_t letters = 0;
    while (letters < word.length && word.at[letters] >= 'A' && word.at[letters] <= 'Z')
        letters++;
    long number;
    struct word digits = {word.at + letters, word.length - letters, 1};
    return letters > 0 && word_number(digits, 1, 99, &number);
}

/* OPTION=VALUE or edition=NAME; whether it exists is not checked here. */
static bool is_option_value(struct word word)
{
    const char *equals = memchr(word.at, '=', word.length);
    return equals != NULL && equals > word.at && equals + 1 < word.at + word.length;
}

/* Takes the rules from `# B9 B10: sentence` and makes the test's name from them and the file's
 * name. */
static bool name_test(struct scenario_file *file, struct bad_text *bad)
{
    const char *newline = memchr(file->text, '\n', file->length);
    const char *colon = newline ? memchr(file->text, ':', (size_t)(newline - file->text)) : NULL;
    const char *rest = file->text + 1;
    struct word word;
    bool good = colon != NULL && file->text[0] == '#' && newline > colon + 2;
    size_t used = 0, named = (size_t)snprintf(file->test, sizeof file->test, "test");
    while (good && word_next(file->text, &rest, colon, &word)) {
        good = (is_rule_number(word) || is_option_value(word)) &&
               used + word.length + 2 < sizeof file->rules;
        if (!good)
            break;
        used += (size_t)snprintf(file->rules + used, sizeof file->rules - used, "%s%.*s",
                                 used ? " " : "", (int)word.length, word.at);
        named += (size_t)snprintf(file->test + named, sizeof file->test - named, "_%.*s",
                                  (int)word.length, word.at);
    }
    if (!good || used == 0)
        return bad_text_say(bad, 1, 0, "%s:1: expected '# RULES: sentence', such as '# B9: ...'",
                            file->path);
    const char *fact = strrchr(file->path, '/') + 1;
    snprintf(file->test + named, sizeof file->test - named, "_%.*s",
             (int)(strlen(fact) - strlen(".game")), fact);
    return true;
}

static bool add_file(struct scenario_files *files, const char *folder, const char *name,
                     struct bad_text *bad)
{
    struct scenario_file *more = realloc(files->file, (files->count + 1) * sizeof *files->file);
    if (more == NULL)
        return bad_text_say(bad, 0, 0, "out of memory");
    files->file = more;
    struct scenario_file *file = &files->file[files->count++];
    *file = (struct scenario_file){.text = NULL};
    snprintf(file->path, sizeof file->path, "%s/%s", folder, name);
    return slurp(file, bad) && name_test(file, bad);
}

enum depth { IN_CHAPTER, ABOVE_CHAPTERS };

static bool read_folder(const char *folder, enum depth depth, struct scenario_files *files,
                        struct bad_text *bad)
{
    DIR *open = opendir(folder);
    if (open == NULL)
        return bad_text_say(bad, 0, 0, "%s: no such folder", folder);
    bool good = true;
    struct dirent *entry;
    while (good && (entry = readdir(open)) != NULL) {
        char below[384];
        if (entry->d_name[0] == '.')
            continue;
        if (depth == IN_CHAPTER) {
            if (ends_in(entry->d_name, ".game"))
                good = add_file(files, folder, entry->d_name, bad);
            continue;
        }
        snprintf(below, sizeof below, "%s/%s", folder, entry->d_name);
        good = read_folder(below, IN_CHAPTER, files, bad);
    }
    closedir(open);
    return good;
}

static int by_path(const void *a, const void *b)
{
    return strcmp(((const struct scenario_file *)a)->path, ((const struct scenario_file *)b)->path);
}

bool scenario_files_read(const char *folder, struct scenario_files *files, struct bad_text *bad)
{
    *files = (struct scenario_files){.file = NULL};
    if (!read_folder(folder, ABOVE_CHAPTERS, files, bad))
        return false;
    if (files->count == 0)
        return bad_text_say(bad, 0, 0, "%s: no scenarios", folder);
    qsort(files->file, files->count, sizeof *files->file, by_path);
    return true;
}

void scenario_files_free(struct scenario_files *files)
{
    for (size_t f = 0; f < files->count; f++)
        free(files->file[f].text);
    free(files->file);
    *files = (struct scenario_files){.file = NULL};
}
