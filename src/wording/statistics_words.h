/* What is told of the games that are over, added up (play/statistics.h). */
#ifndef BASTIDE_WORDING_STATISTICS_WORDS_H
#define BASTIDE_WORDING_STATISTICS_WORDS_H

#include "play/statistics.h"
#include "rows/words.h"
#include "wording/sentence.h"

/* A player's name, or "Computer (hard)". */
struct sentence statistics_words_player(const struct player_statistics *player);

/* A number given in tenths: "12.3". */
struct sentence statistics_words_tenths(long tenths);

/* "12 games, 5 won, 1 tied; average score 87.3, best 121" */
struct sentence statistics_words_games(const struct tally *tally);

/* What sets tell of them; the last one has NULL. */
struct statistics_fact {
    struct sentence (*says)(const struct tally *tally); /* or empty */
    const char *sentence;                               /* for it in lists, marked */
};
extern const struct statistics_fact statistics_facts[];

#define X(says, in_list) struct sentence says(const struct tally *tally);
STATISTICS_FACTS(X)
#undef X

/* How many games were counted, and how many records were left out. */
struct sentence statistics_words_counted(const struct statistics *statistics);

#endif
