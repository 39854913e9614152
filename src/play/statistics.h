/* Statistics: totals over the finished games of the store, of people by name, ignoring case, and of
 * computer players by level, whatever their names. */
#ifndef BASTIDE_PLAY_STATISTICS_H
#define BASTIDE_PLAY_STATISTICS_H

#include "facts/score_table.h"
#include "play/store.h"

struct player_statistics {
    char name[NAME_SIZE]; /* as spelled in the newest game; empty for bots: */
    char bot[BOT_SIZE];   /* their level, or what another program calls them */
    struct career career;
};

struct statistics {
    struct store_list list;
    size_t read; /* how many of its records have been read: */
    size_t finished, unfinished, bad;
    struct player_statistics **player;
    size_t players, room;
    void *tree;    /* of the same players, by who they are (tsearch) */
    size_t sorted; /* how many had been read when they were sorted last */
};

/* Lists the records; reads none yet. False, with `statistics` empty, if the folder cannot be
 * read. */
bool statistics_begin(struct statistics *statistics, struct problem *problem);

/* Reads at least one more record, and goes on until `milliseconds` have passed. Records that are
 * unfinished or unreadable are left out and counted. Sorts the players, people first, by games,
 * wins and name: when all have been read and, before, whenever they are twice as many as the last
 * time; meanwhile new players are last. Returns whether records are left to read. */
bool statistics_read(struct statistics *statistics, unsigned milliseconds);

/* Frees its memory. */
void statistics_end(struct statistics *statistics);

#endif
