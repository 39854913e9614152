/* Statistics: what the finished games of the store add up to, by the names of the players. Names
 * that differ in capitals only are one player's. */
#ifndef BASTIDE_PLAY_STATISTICS_H
#define BASTIDE_PLAY_STATISTICS_H

#include "analysis/tally.h"
#include "play/store.h"

struct player_statistics {
    char name[NAME_SIZE]; /* as it is written in the newest game */
    struct tally tally;
};

struct statistics {
    struct store_list list;
    size_t read; /* so many of its records have been read: */
    size_t finished, unfinished, bad;
    struct player_statistics *player;
    size_t players, room;
};

/* Lists the records; none is read yet. False, with `statistics` empty, where the folder cannot be
 * read. */
bool statistics_begin(struct statistics *statistics, struct problem *problem);

/* Reads on, a record at least, until `milliseconds` have passed. Those that are not over, or cannot
 * be read to their end, are left out and counted. Then the players are in the order of their games,
 * wins and names. Returns whether records are left to be read. */
bool statistics_read(struct statistics *statistics, unsigned milliseconds);

/* Frees what it holds. */
void statistics_end(struct statistics *statistics);

#endif
