#include "play/last_setup.h"

#include "play/file.h"
#include "play/folder.h"
#include "text/setup.h"

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

void last_setup_keep(const struct record_head *head)
{
    char folder[FOLDER_PATH_SIZE], path[LAST_SETUP_PATH_SIZE], text[RECORD_HEAD_SIZE];
    struct record_head kept = *head;
    struct problem nobody_listens;
    forget_game(&kept);
    if (!folder_make(FOLDER_STATE, folder, &nobody_listens))
        return;
    snprintf(path, sizeof path, "%s/last-game", folder);
    file_replace(path, text, record_print_head(&kept, text), &nobody_listens);
}

struct record_head last_setup(void)
{
    char folder[FOLDER_PATH_SIZE], path[LAST_SETUP_PATH_SIZE], *text = NULL;
    struct record_head head, standard = setup_default();
    struct record_reader reader;
    struct bad_text bad;
    struct problem nobody_listens;
    size_t length;
    if (!folder_path(FOLDER_STATE, folder, &nobody_listens))
        return standard;
    snprintf(path, sizeof path, "%s/last-game", folder);
    if (!file_read(FILE_SETTINGS, path, &text, &length, &nobody_listens))
        return standard;
    bool is_good = record_read_head(&reader, text, length, &head, &bad);
    free(text);
    if (!is_good)
        return standard;
    forget_game(&head);
    return head;
}
