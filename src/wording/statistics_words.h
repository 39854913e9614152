/* What is told of the games that are over, added up (play/statistics.h). */
#ifndef BASTIDE_WORDING_STATISTICS_WORDS_H
#define BASTIDE_WORDING_STATISTICS_WORDS_H

#include "play/statistics.h"
#include "wording/sentence.h"

/* A player's name, or "Computer (hard)". */
struct sentence statistics_words_player(const struct player_statistics *player);

/* A number given in tenths: "12.3". */
struct sentence statistics_words_tenths(long tenths);

/* "12 games, 5 won, 1 tied; average score 87.3, best 121" */
struct sentence statistics_words_games(const struct tally *tally);

/* "12 tiles won, 3.4 points each on average; 2 bought, 3 sold"; empty without auctions. */
struct sentence statistics_words_auctions(const struct tally *tally);

/* How many games were counted, and how many records were left out. */
struct sentence statistics_words_counted(const struct statistics *statistics);

#endif
