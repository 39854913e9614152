#include "play/last_setup.h"

#include "play/file.h"
#include "play/folder.h"
#include "text/setup.h"
#include "text/words.h"
#include "unicode/utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LAST_SETUP_PATH_SIZE = FOLDER_PATH_SIZE + 16 };

/* What belongs to the one game only. */
static void forget_game(struct record_head *head)
{
    head->date[0] = '\0';
    head->has_seed = false;
    head->seed = 0;
}

/* Writes a text into a file of the state folder. */
static void keep_text(const char *file, const char *text, size_t length)
{
    char folder[FOLDER_PATH_SIZE], path[LAST_SETUP_PATH_SIZE];
    struct problem nobody_listens;
    if (!folder_make(FOLDER_STATE, folder, &nobody_listens))
        return;
    snprintf(path, sizeof path, "%s/%s", folder, file);
    file_replace_settings(path, text, length, &nobody_listens);
}

/* The text of such a file, to be freed; NULL: there is none. */
static char *kept_text(const char *file, size_t *length)
{
    char folder[FOLDER_PATH_SIZE], path[LAST_SETUP_PATH_SIZE], *text = NULL;
    struct problem nobody_listens;
    if (!folder_path(FOLDER_STATE, folder, &nobody_listens))
        return NULL;
    snprintf(path, sizeof path, "%s/%s", folder, file);
    return file_read(FILE_SETTINGS, path, &text, length, &nobody_listens) ? text : NULL;
}

static bool read_head(const char *text, size_t length, struct record_head *head)
{
    struct record_reader reader;
    struct bad_text bad;
    if (!record_read_head(&reader, text, length, head, &bad))
        return false;
    forget_game(head);
    return true;
}

void last_setup_keep(const struct record_head *head)
{
    char text[RECORD_HEAD_SIZE];
    struct record_head kept = *head;
    forget_game(&kept);
    keep_text("last-game", text, record_print_head(&kept, text));
}

struct record_head last_setup(void)
{
    struct record_head head = setup_default();
    size_t length;
    char *text = kept_text("last-game", &length);
    if (text != NULL)
        read_head(text, length, &head);
    free(text);
    return head;
}

/* Practice: a line of its own, "STAGE AUCTIONS", and then the head. */

static const char *const stages[PRACTICE_STAGES_COUNT] = {
#define X(stage, word, from, below) [STAGE_OF_PRACTICE_##stage] = #word,
    PRACTICE_STAGES(X)
#undef X
};

void last_practice_keep(const struct practice_plan *plan)
{
    char head[RECORD_HEAD_SIZE], text[RECORD_HEAD_SIZE + RECORD_LINE_SIZE];
    struct record_head kept = plan->head;
    forget_game(&kept);
    size_t length = record_print_head(&kept, head);
    int all = snprintf(text, sizeof text, "%s %u\n%.*s", stages[plan->stage], plan->auctions,
                       (int)length, head);
    keep_text("last-practice", text, (size_t)all);
}

/* False, with `plan` as it was, where that is not what it should be. */
static bool read_practice(const char *text, size_t length, struct practice_plan *plan)
{
    struct practice_plan read = *plan;
    struct word stage, auctions;
    long count;
    const char *rest = text, *line = memchr(text, '\n', length);
    if (line == NULL || !word_next(text, &rest, line, &stage) ||
        !word_next(text, &rest, line, &auctions) ||
        !word_number(auctions, 0, PRACTICE_AUCTIONS_MAX, &count))
        return false;
    read.stage = (uint8_t)word_find(stage, stages, PRACTICE_STAGES_COUNT);
    read.auctions = (unsigned)count;
    line++;
    if (read.stage == PRACTICE_STAGES_COUNT ||
        !read_head(line, length - (size_t)(line - text), &read.head))
        return false;
    *plan = read;
    return true;
}

/* The person of the last game, or the first of them, and nobody in particular. */
static struct record_head first_practice(void)
{
    struct record_head last = last_setup(), head = setup_default();
    unsigned person = 0;
    while (person + 1u < last.options.players && last.bot[person][0] != '\0')
        person++;
    if (!spelling_is_same(last.name[person], head.name[1]))
        strcpy(head.name[0], last.name[person]);
    return head;
}

bool last_practice(struct practice_plan *plan)
{
    enum { AUCTIONS = 10 };
    size_t length;
    char *text = kept_text("last-practice", &length);
    *plan = (struct practice_plan){.auctions = AUCTIONS, .playouts = PRACTICE_PLAYOUTS_DEFAULT};
    bool is_kept = text != NULL && read_practice(text, length, plan);
    if (!is_kept)
        plan->head = first_practice();
    free(text);
    return is_kept;
}
