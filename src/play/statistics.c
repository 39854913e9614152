#include "play/store.h"

#include "play/file.h"
#include "play/record_buffer.h"
#include "unicode/utf8.h"

#include <search.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

bool statistics_begin(struct statistics *statistics, struct problem *problem)
{
    *statistics = (struct statistics){.read = 0};
    return store_list(&statistics->list, problem);
}

static int by_name_and_bot(const void *one, const void *other)
{
    const struct player_statistics *a = one, *b = other;
    int order = spelling_compare(a->name, b->name);
    return order != 0 ? order : strcmp(a->bot, b->bot);
}

void statistics_end(struct statistics *statistics)
{
    for (size_t p = 0; p < statistics->players; p++) {
        tdelete(statistics->player[p], &statistics->tree, by_name_and_bot);
        free(statistics->player[p]);
    }
    store_list_free(&statistics->list);
    free(statistics->player);
    *statistics = (struct statistics){.read = 0};
}

/* Adds a player with this name and bot; NULL if memory runs out. */
static struct player_statistics *add_player(struct statistics *statistics,
                                            const struct player_statistics *who)
{
    struct player_statistics **more = room_for(
        statistics->player, statistics->players + 1, &statistics->room,
        sizeof *more); /* NOLINT(bugprone-sizeof-expression): pointers, whose tree stays valid */
    struct player_statistics *player = more != NULL ? malloc(sizeof *player) : NULL;
    if (more != NULL)
        statistics->player = more;
    if (player == NULL)
        return NULL;
    *player = *who;
    if (tsearch(player, &statistics->tree, by_name_and_bot) == NULL) {
        free(player);
        return NULL;
    }
    return statistics->player[statistics->players++] = player;
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
    score_table_end(&result->table);
    return read == RECORD_BAD    ? OUTCOME_BAD
           : game_is_over(&game) ? OUTCOME_OVER
                                 : OUTCOME_UNFINISHED;
}

/* A person is who has the name, a bot who has its own. */
static void add_game(struct statistics *statistics, const struct record_head *head,
                     const struct game_result *result)
{
    for (unsigned seat = 0; seat < head->options.players; seat++) {
        struct player_statistics who = {.career = {0}};
        strcpy(who.bot, head->bot[seat]);
        if (who.bot[0] == '\0')
            strcpy(who.name, head->name[seat]);
        struct player_statistics *const *found = tfind(&who, &statistics->tree, by_name_and_bot);
        struct player_statistics *player = found != NULL ? *found : add_player(statistics, &who);
        if (player != NULL)
            career_add(&player->career, result, seat);
    }
}

static void read_next(struct statistics *statistics)
{
    char path[STORE_PATH_SIZE], *text;
    size_t length;
    struct problem unsaid; /* unreadable files are counted instead */
    struct record_head head;
    struct game_result result;
    enum outcome outcome = OUTCOME_BAD;
    store_path(&statistics->list, statistics->read++, path);
    if (file_read(FILE_GAME, path, &text, &length, &unsaid)) {
        outcome = play_through(text, length, &head, &result);
        free(text);
    }
    if (outcome == OUTCOME_OVER)
        add_game(statistics, &head, &result);
    statistics->finished += outcome == OUTCOME_OVER;
    statistics->unfinished += outcome == OUTCOME_UNFINISHED;
    statistics->bad += outcome == OUTCOME_BAD;
}

static int people_and_more_games_first(const void *one, const void *other)
{
    const struct player_statistics *a = *(struct player_statistics *const *)one;
    const struct player_statistics *b = *(struct player_statistics *const *)other;
    if ((a->bot[0] == '\0') != (b->bot[0] == '\0'))
        return a->bot[0] == '\0' ? -1 : 1;
    if (a->career.games != b->career.games)
        return a->career.games < b->career.games ? 1 : -1;
    if (a->career.wins != b->career.wins)
        return a->career.wins < b->career.wins ? 1 : -1;
    return by_name_and_bot(a, b);
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
    bool has_more = statistics->read < statistics->list.count;
    if ((!has_more || statistics->read >= 2 * statistics->sorted) && statistics->players > 0) {
        statistics->sorted = statistics->read;
        qsort(statistics->player, statistics->players, sizeof(struct player_statistics *),
              people_and_more_games_first);
    }
    return has_more;
}
