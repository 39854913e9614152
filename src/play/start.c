#include "play/start.h"

#include "play/file.h"
#include "text/setup.h"

#include <stdlib.h>

static const char file[] = "last-game";

void last_setup_keep(const struct record_head *head)
{
    char text[RECORD_HEAD_SIZE];
    struct record_head kept = setup_again(head, 0);
    state_keep(file, text, record_print_head(&kept, text));
}

struct record_head last_setup(void)
{
    struct record_head head = setup_default();
    struct record_reader reader;
    struct bad_text bad;
    size_t length;
    char *text = state_read(file, &length);
    if (text != NULL)
        record_read_head(&reader, text, length, &head, &bad);
    free(text);
    return setup_again(&head, 0);
}
