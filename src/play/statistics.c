#include "play/statistics.h"

#include "play/file.h"
#include "text/words.h"
#include "unicode/utf8.h"

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
    name_table_free(&statistics->table);
    free(statistics->player);
    *statistics = (struct statistics){.read = 0};
}

/* Who a player is: a person by name, a bot by its own. */
struct who {
    const char *name, *bot; /* one of them empty */
};

static bool is_player(const void *players, size_t number, const void *key)
{
    const struct player_statistics *player = (const struct player_statistics *)players + number;
    const struct who *who = key;
    return spelling_is_same(player->name, who->name) && strcmp(player->bot, who->bot) == 0;
}

static uint64_t hash_of(const struct who *who)
{
    return spelling_hash(who->bot[0] == '\0' ? who->name : who->bot);
}

static struct name_slot *slot_of(const struct statistics *statistics, const struct who *who)
{
    return name_table_find(&statistics->table, hash_of(who), is_player, statistics->player, who);
}

static bool make_room(struct statistics *statistics)
{
    if (statistics->players == statistics->room) {
        size_t room = 2 * statistics->room + 16;
        struct player_statistics *more = realloc(statistics->player, room * sizeof *more);
        if (more == NULL)
            return false;
        statistics->player = more;
        statistics->room = room;
    }
    return name_table_make_room(&statistics->table);
}

/* That player, added if new; NULL if memory runs out. */
static struct player_statistics *player_of(struct statistics *statistics, const struct who *who)
{
    if (!make_room(statistics))
        return NULL;
    struct name_slot *slot = slot_of(statistics, who);
    if (slot->is_taken)
        return &statistics->player[slot->number];
    name_table_note(&statistics->table, slot, hash_of(who), statistics->players);
    struct player_statistics *player = &statistics->player[statistics->players++];
    *player = (struct player_statistics){.tally = {0}};
    strcpy(player->name, who->name);
    strcpy(player->bot, who->bot);
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
            player_of(statistics, &(struct who){bot[0] == '\0' ? head->name[seat] : "", bot});
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
    int order = spelling_compare(a->name, b->name);
    return order != 0 ? order : strcmp(a->bot, b->bot);
}

static void statistics_sort(struct statistics *statistics)
{
    struct name_table *table = &statistics->table;
    statistics->sorted = statistics->read;
    if (statistics->players == 0)
        return;
    qsort(statistics->player, statistics->players, sizeof *statistics->player,
          people_and_more_games_first);
    memset(table->slot, 0, table->slots * sizeof *table->slot);
    table->taken = 0;
    for (size_t p = 0; p < statistics->players; p++) {
        const struct who who = {statistics->player[p].name, statistics->player[p].bot};
        name_table_note(table, slot_of(statistics, &who), hash_of(&who), p);
    }
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
    if (!has_more || statistics->read >= 2 * statistics->sorted)
        statistics_sort(statistics);
    return has_more;
}
