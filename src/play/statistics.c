#include "play/statistics.h"

#include "play/file.h"
#include "play/record_buffer.h"
#include "play/talk.h"
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
    free(statistics->game);
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
    player->number = statistics->players;
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
    talk_seat_from(text, length, head);
    return read == RECORD_BAD    ? OUTCOME_BAD
           : game_is_over(&game) ? OUTCOME_OVER
                                 : OUTCOME_UNFINISHED;
}

/* A person is who has the name, a bot who has its own. NULL if memory runs out. */
static struct player_statistics *player_at(struct statistics *statistics,
                                           const struct record_head *head, unsigned seat)
{
    struct player_statistics who = {.career = {0}};
    strcpy(who.bot, head->bot[seat]);
    if (player_is_person(&who))
        strcpy(who.name, head->name[seat]);
    struct player_statistics *const *found = tfind(&who, &statistics->tree, by_name_and_bot);
    return found != NULL ? *found : add_player(statistics, &who);
}

/* The day on which a record was written last. */
static void date_of_file(const struct store_entry *entry, char date[11])
{
    struct tm utc;
    if (gmtime_r(&entry->changed.tv_sec, &utc) == NULL || strftime(date, 11, "%F", &utc) == 0)
        strcpy(date, "1970-01-01"); /* of a clock beyond all years */
}

/* Notes who was at it, if memory allows. */
static void note_game(struct statistics *statistics, const struct statistics_game *game)
{
    struct statistics_game *more =
        room_for(statistics->game, statistics->games + 1, &statistics->game_room, sizeof *more);
    if (more == NULL)
        return;
    statistics->game = more;
    statistics->game[statistics->games++] = *game;
}

static void add_game(struct statistics *statistics, size_t entry, const struct record_head *head,
                     const struct game_result *result)
{
    struct statistics_game game = {.entry = entry, .seats = head->options.players};
    bool is_whole = true;
    strcpy(game.date, head->date);
    if (game.date[0] == '\0')
        date_of_file(&statistics->list.entry[entry], game.date);
    for (unsigned seat = 0; seat < head->options.players; seat++) {
        struct player_statistics *player = player_at(statistics, head, seat);
        is_whole = is_whole && player != NULL;
        game.who[seat] = player;
        game.score[seat] = result->table.total[seat];
        if (player != NULL)
            career_add(&player->career, result, seat);
    }
    if (is_whole)
        note_game(statistics, &game);
}

static void read_next(struct statistics *statistics)
{
    char path[STORE_PATH_SIZE], *text;
    size_t length, entry = statistics->read++;
    struct problem unsaid; /* unreadable files are counted instead */
    struct record_head head;
    struct game_result result;
    enum outcome outcome = OUTCOME_BAD;
    store_path(&statistics->list, entry, path);
    if (file_read(FILE_GAME, path, &text, &length, &unsaid)) {
        outcome = play_through(text, length, &head, &result);
        free(text);
    }
    if (outcome == OUTCOME_OVER)
        add_game(statistics, entry, &head, &result);
    statistics->finished += outcome == OUTCOME_OVER;
    statistics->unfinished += outcome == OUTCOME_UNFINISHED;
    statistics->bad += outcome == OUTCOME_BAD;
}

static int people_and_more_games_first(const void *one, const void *other)
{
    const struct player_statistics *a = *(struct player_statistics *const *)one;
    const struct player_statistics *b = *(struct player_statistics *const *)other;
    if (player_is_person(a) != player_is_person(b))
        return player_is_person(a) ? -1 : 1;
    if (a->career.games != b->career.games)
        return a->career.games < b->career.games ? 1 : -1;
    if (a->career.wins != b->career.wins)
        return a->career.wins < b->career.wins ? 1 : -1;
    return by_name_and_bot(a, b);
}

/* The list has the newest first. */
static int older_first(const void *one, const void *other)
{
    const struct statistics_game *a = one, *b = other;
    int order = strcmp(a->date, b->date);
    return order != 0 ? order : a->entry > b->entry ? -1 : 1;
}

long long milliseconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (long long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

bool statistics_read(struct statistics *statistics, unsigned milliseconds)
{
    long long end = milliseconds_now() + milliseconds;
    while (statistics_is_reading(statistics)) {
        read_next(statistics);
        if (milliseconds_now() >= end)
            break;
    }
    bool has_more = statistics_is_reading(statistics);
    if ((!has_more || statistics->read >= 2 * statistics->sorted) && statistics->players > 0) {
        statistics->sorted = statistics->read;
        qsort(statistics->player, statistics->players, sizeof(struct player_statistics *),
              people_and_more_games_first);
    }
    if (!has_more && statistics->games > 0)
        qsort(statistics->game, statistics->games, sizeof *statistics->game, older_first);
    return has_more;
}

static void meet(struct meeting *meeting, const struct player_statistics *other, int ahead)
{
    meeting->other = other;
    meeting->games++;
    meeting->won += ahead > 0;
    meeting->lost += ahead < 0;
    meeting->ahead += ahead;
}

static void add_meetings(struct meeting *meetings, const struct statistics_game *game,
                         const struct player_statistics *player)
{
    for (unsigned seat = 0; seat < game->seats; seat++)
        for (unsigned at = 0; at < game->seats && game->who[seat] == player; at++)
            if (game->who[at] != player)
                meet(&meetings[game->who[at]->number], game->who[at],
                     game->score[seat] - game->score[at]);
}

static int more_games_first(const void *one, const void *other)
{
    const struct meeting *a = one, *b = other;
    if (a->games != b->games || a->games == 0)
        return a->games < b->games ? 1 : a->games > b->games ? -1 : 0;
    return people_and_more_games_first(&a->other, &b->other);
}

struct meeting *statistics_meetings(const struct statistics *statistics,
                                    const struct player_statistics *player, size_t *count)
{
    struct meeting *meetings = calloc(statistics->players + 1, sizeof *meetings);
    *count = 0;
    if (meetings == NULL)
        return NULL;
    for (size_t g = 0; g < statistics->games; g++)
        add_meetings(meetings, &statistics->game[g], player);
    qsort(meetings, statistics->players, sizeof *meetings, more_games_first);
    while (meetings[*count].games > 0)
        (*count)++;
    return meetings;
}
