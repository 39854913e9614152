#include "play/statistics.h"

#include "play/file.h"
#include "text/bad_text.h"
#include "text/name_fold.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

bool statistics_begin(struct statistics *statistics, struct problem *problem)
{
    *statistics = (struct statistics){.read = 0};
    return store_list(&statistics->list, problem);
}

void statistics_end(struct statistics *statistics)
{
    store_list_free(&statistics->list);
    free(statistics->player);
    *statistics = (struct statistics){.read = 0};
}

/* The player with that name or bot, added if new; NULL if memory runs out. */
static struct player_statistics *player_named(struct statistics *statistics, const char *name,
                                              const char *bot)
{
    for (size_t p = 0; p < statistics->players; p++)
        if (name_folds_to(statistics->player[p].name, name) &&
            strcmp(statistics->player[p].bot, bot) == 0)
            return &statistics->player[p];
    if (statistics->players == statistics->room) {
        size_t room = 2 * statistics->room + 16;
        struct player_statistics *more = realloc(statistics->player, room * sizeof *more);
        if (more == NULL)
            return NULL;
        statistics->player = more;
        statistics->room = room;
    }
    assert(statistics->player != NULL);
    struct player_statistics *player = &statistics->player[statistics->players++];
    *player = (struct player_statistics){.tally = {0}};
    strcpy(player->name, name);
    strcpy(player->bot, bot);
    return player;
}

/* The state of a record. */
enum outcome { OUTCOME_OVER, OUTCOME_UNFINISHED, OUTCOME_BAD };

static enum outcome play_through(const char *text, size_t length, struct record_head *head,
                                 struct game_result *result)
{
    struct record_reader reader;
    struct bad_text bad;
    struct event_list events;
    struct game game;
    struct move move;
    enum record_result read;
    if (!record_read_head(&reader, text, length, head, &bad) ||
        game_start(&game, &head->options) != REFUSAL_NONE)
        return OUTCOME_BAD;
    *result = game_result_begin(&head->options);
    while ((read = record_read_move(&reader, &game, &move, &events, &bad)) == RECORD_MOVE)
        game_result_add(result, &events);
    game_result_end(result);
    return read == RECORD_BAD    ? OUTCOME_BAD
           : game_is_over(&game) ? OUTCOME_OVER
                                 : OUTCOME_UNFINISHED;
}

static enum outcome read_record(const char *path, struct record_head *head,
                                struct game_result *result)
{
    struct problem unsaid; /* unreadable files are counted instead */
    char *text;
    size_t length;
    if (!file_read(FILE_GAME, path, &text, &length, &unsaid))
        return OUTCOME_BAD;
    enum outcome outcome = play_through(text, length, head, result);
    free(text);
    return outcome;
}

static void add_game(struct statistics *statistics, const struct record_head *head,
                     const struct game_result *result)
{
    for (unsigned seat = 0; seat < head->options.players; seat++) {
        const char *bot = head->bot[seat];
        struct player_statistics *player =
            player_named(statistics, bot[0] == '\0' ? head->name[seat] : "", bot);
        if (player != NULL)
            tally_add(&player->tally, result, seat);
    }
}

static void read_next(struct statistics *statistics)
{
    char path[STORE_PATH_SIZE];
    struct record_head head;
    struct game_result result;
    store_path(&statistics->list, statistics->read++, path);
    switch (read_record(path, &head, &result)) {
    case OUTCOME_OVER:
        statistics->finished++;
        add_game(statistics, &head, &result);
        break;
    case OUTCOME_UNFINISHED:
        statistics->unfinished++;
        break;
    case OUTCOME_BAD:
        statistics->bad++;
        break;
    }
}

static int people_and_more_games_first(const void *one, const void *other)
{
    const struct player_statistics *a = one, *b = other;
    if ((a->bot[0] == '\0') != (b->bot[0] == '\0'))
        return a->bot[0] == '\0' ? -1 : 1;
    if (a->tally.games != b->tally.games)
        return a->tally.games < b->tally.games ? 1 : -1;
    if (a->tally.wins != b->tally.wins)
        return a->tally.wins < b->tally.wins ? 1 : -1;
    int order = strcmp(a->name, b->name);
    return order != 0 ? order : strcmp(a->bot, b->bot);
}

static long long milliseconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

bool statistics_read(struct statistics *statistics, unsigned milliseconds)
{
    long long end = milliseconds_now() + milliseconds;
    while (statistics->read < statistics->list.count) {
        read_next(statistics);
        if (milliseconds_now() >= end)
            break;
    }
    if (statistics->players > 0)
        qsort(statistics->player, statistics->players, sizeof *statistics->player,
              people_and_more_games_first);
    return statistics->read < statistics->list.count;
}
