/* Entering how a tile was sold on a real table: who took it, who was paid, for how many points. */
#ifndef BASTIDE_BAZAARS_STAGE_SALE_H
#define BASTIDE_BAZAARS_STAGE_SALE_H

#include "facts_sale.h"
#include "tui/canvas.h"
#include "wording/seats.h"

struct sale_entry {
    struct auction_deal way[SALE_WAYS_MAX]; /* those that are possible, with the least points */
    uint8_t ways;
    uint8_t chosen; /* which of them */
    int points;
    bool is_typed; /* digits go on with the points instead of beginning them */
};

/* Begins where a tile is to be offered. */
void sale_entry_begin(struct sale_entry *entry, const struct game *game);

/* On to the next way (`by` 1) or the one before (-1), or to one of them by its number from 0. */
void sale_entry_step(struct sale_entry *entry, int by);
void sale_entry_choose(struct sale_entry *entry, unsigned way);

/* More points or fewer, within the limits. */
void sale_entry_raise(struct sale_entry *entry, const struct game *game, int by);

/* Adds a digit to the points, or takes the last one away. What is typed may be out of limits. */
void sale_entry_type(struct sale_entry *entry, int digit);
void sale_entry_erase(struct sale_entry *entry);

/* What has been entered, and the points that are possible for it. */
struct auction_deal sale_entry_deal(const struct sale_entry *entry);
struct bid_limits sale_entry_limits(const struct sale_entry *entry, const struct game *game);

/* How a tile was sold on a real table, as it is entered, beside the board. */

/* Who took tile `tile` (from 0) and who was paid, in every way that is possible; the points, and
 * what they do to both scores. Pointing at a way means TARGET_CHOICE with its number. */
void sale_panel_draw(struct canvas *canvas, struct area area, const struct sale_entry *entry,
                     unsigned tile, const struct game *game, const struct seats *seats);

#endif
