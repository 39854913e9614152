#include "play/start.h"

#include "play/bot_seats.h"
#include "play/file.h"
#include "text/setup.h"
#include "unicode/utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char setup_file[] = "last-game", practice_file[] = "last-practice";

void last_setup_keep(const struct record_head *head)
{
    char text[RECORD_HEAD_SIZE];
    struct record_head kept = setup_again(head, 0);
    state_keep(setup_file, text, record_print_head(&kept, text));
}

struct record_head last_setup(void)
{
    struct record_head head = setup_default();
    struct record_reader reader;
    struct bad_text bad;
    size_t length;
    char *text = state_read(setup_file, &length);
    if (text != NULL)
        record_read_head(&reader, text, length, &head, &bad);
    free(text);
    for (unsigned player = 0; player < PLAYERS_MAX; player++)
        if (bot_seat_has_program(&head, player)) /* it may not be here this time */
            head.bot[player][0] = '\0';
    return setup_again(&head, 0);
}

/* After the number of auctions, where nothing is to be estimated. */
static const char unasked[] = " unasked";

void last_practice_keep(const struct practice_plan *plan)
{
    char head[RECORD_HEAD_SIZE], text[RECORD_HEAD_SIZE + RECORD_LINE_SIZE];
    struct record_head kept = setup_again(&plan->head, 0);
    size_t length = record_print_head(&kept, head);
    int all = snprintf(text, sizeof text, "%s %u%s\n%.*s", practice_stage_names[plan->stage],
                       plan->auctions, plan->estimates ? "" : unasked, (int)length, head);
    state_keep(practice_file, text, (size_t)all);
}

/* False, with `plan` as it was, where that is not what it should be. */
static bool read_practice(const char *text, size_t length, struct practice_plan *plan)
{
    struct practice_plan read = *plan;
    struct record_reader reader;
    struct bad_text bad;
    struct word stage, auctions;
    long count;
    const char *rest = text, *line = memchr(text, '\n', length);
    if (line == NULL || !word_next(text, &rest, line, &stage) ||
        !word_next(text, &rest, line, &auctions) ||
        !word_number(auctions, 0, PRACTICE_AUCTIONS_MAX, &count))
        return false;
    read.stage = (uint8_t)word_find(stage, practice_stage_names, PRACTICE_STAGES_COUNT);
    read.auctions = (unsigned)count;
    read.estimates = strncmp(rest, unasked, strlen(unasked)) != 0;
    line++;
    if (read.stage == PRACTICE_STAGES_COUNT ||
        !record_read_head(&reader, line, length - (size_t)(line - text), &read.head, &bad))
        return false;
    read.head = setup_again(&read.head, 0);
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
    char *text = state_read(practice_file, &length);
    *plan = (struct practice_plan){
        .auctions = AUCTIONS, .playouts = PRACTICE_PLAYOUTS_DEFAULT, .estimates = true};
    bool is_kept = text != NULL && read_practice(text, length, plan);
    if (!is_kept)
        plan->head = first_practice();
    free(text);
    return is_kept;
}

struct practice_plan daily_plan(long long day, const char *name)
{
    struct practice_plan plan, daily = {.head = setup_default(),
                                        .auctions = 1,
                                        .playouts = PRACTICE_PLAYOUTS_DEFAULT,
                                        .is_daily = true,
                                        .day = day};
    last_practice(&plan);
    unsigned person = 0;
    while (person + 1 < plan.head.options.players && plan.head.bot[person][0] != '\0')
        person++;
    if (name == NULL)
        name = plan.head.name[person];
    if (strcmp(name, daily.head.name[1]) == 0)
        strcpy(daily.head.name[1], daily.head.name[0]);
    strcpy(daily.head.name[0], name);
    daily.head.options.players = 2;
    strcpy(daily.head.bot[1], bot_levels[BOT_NORMAL].name);
    return daily;
}
