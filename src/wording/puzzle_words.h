/* Positions to find the best in: that of a day, and those of games that were played. */
#ifndef BASTIDE_WORDING_PUZZLE_WORDS_H
#define BASTIDE_WORDING_PUZZLE_WORDS_H

#include "training/daily.h"
#include "wording/wording.h"

/* What it is: "Position of 2026-11-27: a turn, 2 tiles to come.", "Your game of 2026-05-03, turn
 * 41: find a better turn."; empty for an auction of practice. `game` is at its beginning. */
struct sentence puzzle_words_position(const struct practice_wish *wish, const struct game *game);

/* The answer to share, a few lines without the solution: "Bastide, 2026-11-27: a turn", "1.5 points
 * lost  ***..", "3 days in a row". `name`'s answer must be there. */
struct passage puzzle_words_card(const struct training_entries *entries, const char *name,
                                 long long day);

/* Where it was answered before. */
const char *puzzle_words_answered(void);

/* "3 positions of your games" */
struct sentence puzzle_words_own(unsigned own);

/* Of turns practised: "3 turns: 4.5 points clearly lost." */
struct sentence puzzle_words_turns(const struct losses *turns);

/* What became of keeping findings: "2 positions kept as puzzles." */
struct sentence puzzle_words_kept(unsigned kept);

#endif
