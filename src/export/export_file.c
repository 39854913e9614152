#include "export/export_file.h"

#include "language/language.h"
#include "play/file.h"
#include "tui/theme/theme_store.h"

#include <stdlib.h>
#include <sys/stat.h>

/* The whole picture in memory: only what is whole is written. The caller frees it. */
static bool make(const struct export_order *order, char **text, size_t *length,
                 struct problem *problem)
{
    struct session session;
    struct theme theme;
    if (!theme_find(order->theme, &theme, problem) || !session_load(&session, order->path, problem))
        return false;
    FILE *memory = open_memstream(text, length);
    bool is_whole = memory != NULL ? export_write(&session,
                                                  &(struct export_request){.format = order->format,
                                                                           .turn = order->turn,
                                                                           .tile = order->tile,
                                                                           .rows = order->rows,
                                                                           .cols = order->cols,
                                                                           .theme = &theme},
                                                  memory, problem)
                                   : problem_say(problem, "%s", _("Not enough memory for that."));
    session_close(&session);
    if (memory != NULL && fclose(memory) != 0 && is_whole)
        is_whole = problem_say(problem, "%s", _("Not enough memory for that."));
    return is_whole;
}

/* To the file, or to standard output. */
static bool put(const struct export_order *order, const char *text, size_t length,
                struct problem *problem)
{
    struct stat about;
    if (order->to == NULL) {
        fwrite(text, 1, length, stdout);
        return true;
    }
    if (lstat(order->to, &about) == 0)
        return problem_say(problem, _("%s: exists already: expected another name"), order->to);
    return file_replace(order->to, FILE_SHARED, text, length, problem);
}

bool export_file(const struct export_order *order, struct problem *problem)
{
    char *text = NULL;
    size_t length = 0;
    bool done = make(order, &text, &length, problem) && put(order, text, length, problem);
    free(text);
    return done;
}
