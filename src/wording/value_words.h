/* Values while they are being found, and in words: of tiles at an auction, and of turns. */
#ifndef BASTIDE_WORDING_VALUE_WORDS_H
#define BASTIDE_WORDING_VALUE_WORDS_H

#include "valuing/valuing.h"
#include "wording/seats.h"
#include "wording/wording.h"

/* Before there are intervals (valuing_has_intervals), all that follows is by greedy play alone, as
 * soon as that has one, and before that by the evaluation after the best turn: a few games say
 * less. */

/* What a tile is worth to a player who could get it, against the best other one of the tiles
 * `left`, a mask. False where there is no other. */
bool value_of_tile(const struct valuing *valuing, unsigned player, unsigned tile, unsigned left,
                   struct estimate *worth);

/* The number of the best turn; and what another one loses against it, for the player whose turn it
 * is. */
unsigned value_best_turn(const struct valuing *valuing);
struct estimate value_loss(const struct valuing *valuing, unsigned turn, unsigned player);

/* As short as can be read: "+11±2", "+1.3±0.4"; "~+11" where the interval is not known, "+1.3"
 * where the value is exact. */
struct sentence value_words_short(struct estimate estimate);

/* The same in whole points, without the interval: "+11", "~+11". */
struct sentence value_words_rounded(struct estimate estimate);

/* A loss on a square of the board, in ASCII: "0", "-4"; "~4" where it is too close to call. Losses
 * above 99 are cut to that. */
enum { VALUE_LOSS_SIZE = 4 };
void value_print_loss(struct estimate loss, char text[VALUE_LOSS_SIZE]);

/* Of the best turn: "Best by the estimates.", or "Best." where values are solved. */
struct sentence value_words_best(const struct valuing *valuing);

/* What a turn surely loses: "Loses 2.1±0.8 against the best turn." */
struct sentence value_words_loss(struct estimate loss);

/* What is said where the policies of playing on disagree. */
const char *value_words_depends(void);

/* How far the best turn leads: "Better by 2.1±0.8 than the next square.", or that it is too close
 * to call. Empty where nothing else is valued. */
struct sentence value_words_lead(const struct valuing *valuing, unsigned player);

/* A price by the values there are, whose interval is not known unless they are exact: "~3.5". */
struct sentence value_words_price(const struct valuing *valuing, double points);

/* A score that is expected: "84±3". */
struct sentence value_words_score(struct estimate score);

/* Whether more games are played for them. */
enum value_progress { VALUES_COME, VALUES_ARE_DONE };

/* How they were found: "120 games played so far", "2000 games played; done", "exact values",
 * "before the first game". */
struct sentence value_words_games(const struct valuing *valuing, enum value_progress progress);

#endif
