/* Floors, guards, ransoms and captures at the table (TW). */
#include "tui/table/stage.h"
#include "choosing/choosing.h"
#include "facts/position.h"
#include "language/language.h"
#include "tui/stages/asking.h"
#include "tui/table/actions.h"
#include "wording/figure_words.h"

enum label_anchor ransom_label(struct move action)
{
    (void)action;
    return LABEL_MIDDLE;
}

enum label_anchor floor_label(struct move action)
{
    (void)action;
    return LABEL_MIDDLE;
}

enum label_anchor guard_label(struct move action)
{
    (void)action;
    return LABEL_MIDDLE;
}

struct sentence ransom_detail(const struct table *table, struct move action)
{
    return sentence_of(_("3 points to %s, and home: %s"), table->seats.seat[action.player].name,
                       _(figure_words[action.figure].listed));
}

/* How many followers it would reach. */
struct sentence floor_detail(const struct table *table, struct move action)
{
    const struct game *game = table_game(table);
    tile_number tile = board_tile_at(&game->board, action.at);
    unsigned floors = game->towers.floors[game_tower_on(game, tile)] + 1u, reached = 0;
    for (unsigned f = 0; f < game->followers.count; f++)
        reached += game_tower_takes(game, action.at, floors, f);
    return sentence_of(
        _n("Floor %u: %u follower within reach", "Floor %u: %u followers within reach", reached),
        floors, reached);
}

struct sentence guard_detail(const struct table *table, struct move action)
{
    (void)table, (void)action;
    return sentence_of("%s", _("The guard closes this tower and scores nothing."));
}

/* Where the one stands who would be taken, or else the tower. */
struct square capture_square(const struct table *table)
{
    const struct game *game = table_game(table);
    struct move move = deciding_move(table->deciding);
    return move.verb == VERB_CAPTURE ? move.at : game_tower_at(game, game_tower_risen(game));
}

void capture_view(struct table *table)
{
    (void)table;
}
