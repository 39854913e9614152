/* Statistics: totals over the finished games of the store, of people by name, ignoring case, and of
 * computer players by level, whatever their names; and what players did against each other. */
#ifndef BASTIDE_PLAY_STATISTICS_H
#define BASTIDE_PLAY_STATISTICS_H

#include "facts/score_table.h"
#include "play/store.h"

struct player_statistics {
    char name[NAME_SIZE]; /* as spelled in the newest game; empty for bots: */
    char bot[BOT_SIZE];   /* their level, or what another program calls them */
    size_t number;        /* from 0, in the order in which they were met */
    struct career career;
};

/* A finished game. */
struct statistics_game {
    size_t entry;  /* of the list */
    char date[11]; /* YYYY-MM-DD: when it began or, where it does not say, was written last (UTC) */
    uint8_t seats;
    struct player_statistics *who[PLAYERS_MAX]; /* at each seat; computer players of a level are one
                                                 */
    int32_t score[PLAYERS_MAX];
};

struct statistics {
    struct store_list list;
    size_t read; /* how many of its records have been read: */
    size_t finished, unfinished, bad;
    struct player_statistics **player;
    size_t players, room;
    struct statistics_game *game; /* in the order of their dates once all have been read */
    size_t games, game_room;
    void *tree;    /* of the same players, by who they are (tsearch) */
    size_t sorted; /* how many had been read when they were sorted last */
};

/* The time by a clock that never goes back: for what is found bit by bit. */
long long milliseconds_now(void);

/* Lists the records; reads none yet. False, with `statistics` empty, if the folder cannot be
 * read. */
bool statistics_begin(struct statistics *statistics, struct problem *problem);

/* Reads at least one more record, and goes on until `milliseconds` have passed. Records that are
 * unfinished or unreadable are left out and counted. Sorts the players, people first, by games,
 * wins and name: when all have been read and, before, whenever they are twice as many as the last
 * time; meanwhile new players are last. Returns whether records are left to read. */
bool statistics_read(struct statistics *statistics, unsigned milliseconds);

static inline bool statistics_is_reading(const struct statistics *statistics)
{
    return statistics->read < statistics->list.count;
}

/* Frees its memory. */
void statistics_end(struct statistics *statistics);

static inline bool player_is_person(const struct player_statistics *player)
{
    return player->bot[0] == '\0';
}

/* What a player did against another: in how many games one had more points than the other. Two
 * computer players of a level in one game are met twice. */
struct meeting {
    const struct player_statistics *other;
    unsigned games, won, lost;
    long ahead; /* points more than the other, all games together */
};

/* Everybody whom that player has met, the most often first. The caller frees it; NULL, with `count`
 * 0, if there is nobody or memory runs out. */
struct meeting *statistics_meetings(const struct statistics *statistics,
                                    const struct player_statistics *player, size_t *count);

#endif
