/* A decision judged, on the board and in words beside it: the turn that was played, and the better
 * one. */
#ifndef BASTIDE_TUI_JUDGED_TURN_H
#define BASTIDE_TUI_JUDGED_TURN_H

#include "training/judgement.h"
#include "tui/views/turn_pair.h"

struct judged_turn {
    const struct judgement *judgement;
    const struct game *before; /* it was made */
    const struct seats *seats;
};

/* Whether it was about a turn that places a tile. */
bool judged_turn_places(const struct judged_turn *turn);

/* The better turn and the one played; the latter alone where no other may have been better, as far
 * as that has been told (game_analysis.h). What may be no better is not called so. */
void judged_turn_compare(const struct judged_turn *turn, struct compared_turn compared[2]);

/* All over the page but for its own lines. */
void judged_turn_draw(const struct judged_turn *turn, struct turn_pair *pair, struct canvas *canvas,
                      const struct surroundings *around);

/* Whether there is another turn to see instead of the one that is seen. */
bool judged_turn_has_another(const struct judged_turn *turn, const struct turn_pair *pair);

/* As turn_pair_zoom. */
const char *judged_turn_zoom(const struct judged_turn *turn, struct turn_pair *pair, int by);

#endif
