/* One way in which a game may go on: from a turn or from the tiles of an auction shared out, turn
 * by turn as the playouts of a valuing play (valuing/turns.h). It shows what a difference comes
 * from, and proves nothing: it is one order of the tiles of very many. */
#ifndef BASTIDE_TRAINING_LINE_H
#define BASTIDE_TRAINING_LINE_H

#include "facts/outcome.h"
#include "training/auction_review.h"

enum { LINE_STEPS_MAX = 12 };

/* A turn of the line. */
struct line_step {
    uint8_t player;
    tile_number first; /* its tiles on the board: from this one on; none where it was set aside */
    struct turn_effect effect; /* of the last placement in it */
    struct game after;         /* once it is over */
};

struct line {
    struct game begun;
    unsigned steps;
    struct line_step step[LINE_STEPS_MAX];
};

struct line_request {
    const struct game *game;
    const struct plan *turn; /* of `game` at `place` or `build`, with which it begins; or NULL */
    const uint8_t *share;    /* of the auction that is open, the tile that each gets; or NULL */
    unsigned turns;          /* of all players, at most LINE_STEPS_MAX; fewer if the game ends */
    uint64_t seed;           /* of the tiles drawn: lines of one game with one seed draw the same */
};

/* Large, and the caller's: plays it, in a few milliseconds. */
void line_play(struct line *line, const struct line_request *request);

/* How many turns a line of that many players is worth looking at: two rounds, and not too few. */
unsigned line_turns(unsigned players);

/* The game when so many steps of it were made. */
static inline const struct game *line_game(const struct line *line, unsigned step)
{
    return step == 0 ? &line->begun : &line->step[step - 1].after;
}

/* How far ahead the player is of the best other when so many steps were made, if the game ended
 * then. */
int line_lead(const struct line *line, unsigned step, unsigned player);

/* How the tiles of an auction that was held would have been shared out if `player` had got `tile`:
 * whoever got it has theirs instead. False where not all were sold. */
bool line_share(const struct auction_review *review, unsigned player, unsigned tile,
                uint8_t share[PLAYERS_MAX]);

#endif
