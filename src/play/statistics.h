/* Statistics: totals over the finished games of the store, of people by name, ignoring case, and of
 * computer players by level, whatever their names. */
#ifndef BASTIDE_PLAY_STATISTICS_H
#define BASTIDE_PLAY_STATISTICS_H

#include "analysis/tally.h"
#include "play/store.h"

struct player_statistics {
    char name[NAME_SIZE]; /* as spelled in the newest game; empty for bots: */
    char bot[BOT_SIZE];   /* their level, or what another program calls them */
    struct tally tally;
};

struct statistics {
    struct store_list list;
    size_t read; /* how many of its records have been read: */
    size_t finished, unfinished, bad;
    struct player_statistics *player;
    size_t players, room;
};

/* Lists the records; reads none yet. False, with `statistics` empty, if the folder cannot be
 * read. */
bool statistics_begin(struct statistics *statistics, struct problem *problem);

/* Reads at least one more record, and goes on until `milliseconds` have passed. Records that are
 * unfinished or unreadable are left out and counted. Then sorts the players, people first, by
 * games, wins and name. Returns whether records are left to read. */
bool statistics_read(struct statistics *statistics, unsigned milliseconds);

/* Frees its memory. */
void statistics_end(struct statistics *statistics);

#endif
