/* Why a turn was taken, in words: what it completes and claims, who goes home, what it is worth. */
#ifndef BASTIDE_WORDING_REASON_WORDS_H
#define BASTIDE_WORDING_REASON_WORDS_H

#include "facts/turn_reason.h"
#include "training/comparison.h"
#include "wording/seats.h"
#include "wording/wording.h"

enum { REASON_LINES_MAX = 4 + PLAYERS_MAX };

struct reason_words {
    unsigned lines; /* at least one */
    struct sentence line[REASON_LINES_MAX];
};

/* What can be seen of it on the table: "Completes: city 8 to Ann", "Deploys: follower on a road",
 * "Road: 3 tiles, 1 open end (Ann 1)", "1 follower returns home to Ann". */
void reason_words_seen(struct reason_words *words, const struct turn_reason *reason,
                       const struct seats *seats);

/* Adds what would have changed if the game had ended: "If the game ended now: Ann +8, Ben -3". It
 * is for games with that aid. */
void reason_words_ended(struct reason_words *words, const struct turn_reason *reason,
                        const struct seats *seats);

/* What two turns or tiles that are compared are called: the first as the beginning of a sentence,
 * the second within it. */
struct compared_names {
    const char *first, *second;
};

/* The largest part of what speaks for the first: "Tile 2 scores 8 points now, tile 1 3." Empty
 * where the comparison does not hold (comparison_holds). */
struct sentence reason_words_why(const struct comparison *comparison, struct compared_names names,
                                 const struct seats *seats);

/* Of what the two do: "Tile 1: It completes your city for 14 points. Tile 2: Deploys: follower on a
 * road." or "Both: It extends your road to 4 tiles." Both names begin a sentence. */
struct sentence both_words(struct compared_names names, struct sentence first,
                           struct sentence second);

/* Every part in points, the first less the second, largest first: "points now +4.0, fields -1.5".
 */
struct sentence reason_words_parts(const struct comparison *comparison);

/* How much worse the next best turn is by a search, in tenths of a point; negative: better. `what`
 * says which turn that is. */
struct sentence reason_words_rival(const char *what, long tenths);

/* Why the turn is better than its rival, both of a game, by the largest part of the difference;
 * empty where the evaluation does not agree with the search that it is. */
struct sentence reason_words_better(const struct game *game, const struct plan *turn,
                                    const struct plan *rival, const struct seats *seats);

/* The same where its square is framed on the board; of the placements of both. */
struct sentence reason_words_marked(const struct move *made, const struct move *rival, long tenths);

#endif
