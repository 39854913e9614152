#include "play/session.h"

#include "language/language.h"
#include "play/journal.h"
#include "play/transaction.h"
#include "text/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const char mark[] = "_repaired";

size_t salvage_lost(const struct record_reader *reader)
{
    struct record_reader rest = *reader;
    struct record_line line;
    struct bad_text bad;
    size_t lost = 1;
    for (enum record_line_result result;
         (result = record_line_next(&rest, &line, &bad)) != RECORD_LINE_NONE;)
        lost += result == RECORD_LINE_BAD || line.text.length > 0;
    return lost;
}

int salvage_order(const char *other, const char *name)
{
    size_t stem = record_stem(name);
    int order = strncmp(other, name, stem);
    return order != 0 ? order : strncmp(other + stem, mark, sizeof mark - 1);
}

/* The name for try number `number`, from 1; to be freed. NULL where memory runs out. */
static char *path_beside(const char *path, unsigned number)
{
    char count[16] = "";
    size_t size = strlen(path) + sizeof mark + sizeof count + sizeof RECORD_ENDING;
    char *beside = malloc(size);
    if (number > 1)
        snprintf(count, sizeof count, "_%02u", number);
    if (beside != NULL)
        snprintf(beside, size, "%.*s%s%s%s", (int)record_stem(path), path, mark, count,
                 RECORD_ENDING);
    return beside;
}

/* Saves the session under the first free name. */
static bool keep_beside(struct session *session, const char *path, struct problem *problem)
{
    enum { TRIES = 100 };
    for (unsigned number = 1; number < TRIES; number++) {
        struct stat about;
        char *beside = path_beside(path, number);
        if (beside == NULL)
            return problem_say(problem, _("%s: not enough memory for this game"), path);
        bool kept = lstat(beside, &about) != 0 && session_keep(session, beside, problem);
        bool is_taken = !kept && lstat(beside, &about) == 0;
        free(beside);
        if (!is_taken)
            return kept;
    }
    return problem_say(problem, _("%s: repaired too often: there are %d records of it"), path,
                       TRIES - 1);
}

bool salvage_begin(struct session *session, const char *path, struct salvage *salvage,
                   struct problem *problem)
{
    if (!session_salvage_file(session, path, salvage, problem))
        return false;
    bool kept =
        salvage->line != 0
            ? keep_beside(session, path, problem)
            : problem_say(problem,
                          _("%s: expected a damaged record; every line of this one is valid"),
                          path);
    struct problem changed;
    if (kept && session_was_changed(session, path, &changed))
        journal_tell(session->journal, &changed);
    if (kept && session_let_chance(session, problem))
        return true;
    session_close(session);
    return false;
}
