/* How a tile was sold on a real table, as it is entered, beside the board. */
#ifndef BASTIDE_BAZAARS_STAGE_SALE_PANEL_H
#define BASTIDE_BAZAARS_STAGE_SALE_PANEL_H

#include "stage_sale.h"
#include "tui/canvas.h"
#include "wording/seats.h"

/* Who took tile `tile` (from 0) and who was paid, in every way that is possible; the points, and
 * what they do to both scores. Pointing at a way means TARGET_CHOICE with its number. */
void sale_panel_draw(struct canvas *canvas, struct area area, const struct sale_entry *entry,
                     unsigned tile, const struct game *game, const struct seats *seats);

#endif
