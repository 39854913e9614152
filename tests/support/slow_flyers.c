/* The flying machines, for the slow game (FM). */
#include "support/slow_game.h"

#include <string.h>

static void add(struct move_list *moves, struct move move)
{
    moves->move[moves->count++] = move;
}

static const struct slow_tile *last_tile(const struct slow_game *slow)
{
    return &slow->board.tile[slow->board.tiles - 1];
}

/* FM2 */
void slow_flyers_list(const struct slow_game *slow, struct move_list *moves)
{
    if (!slow->placed || !(slow->options.sets >> SET_FLYERS & 1u) ||
        !(tile_kinds[last_tile(slow)->kind].flags & TILE_MACHINE))
        return;
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        if (!slow_figures[figure].helps && slow_game_supply(slow, slow->player, figure) > 0)
            add(moves, move_fly((enum figure)figure));
}

void slow_flyers_take_off(struct slow_game *slow, struct move move)
{
    slow->deployed = true;
    slow->flight.figure = move.figure;
    slow->phase = PHASE_THROW;
}

/* The eighths of a turn from north, by the ID of the tile and how it lies. */
static unsigned direction(const struct slow_tile *tile)
{
    static const char *const names[] = {".n", ".ne", ".e", ".se", ".s", ".sw", ".w", ".nw"};
    const char *id = tile_kinds[tile->kind].id, *mark = strstr(id, ".fly") + strlen(".fly");
    size_t length = strcspn(mark + 1, ".") + 1; /* another mark may follow */
    unsigned eighth = 0;
    while (strlen(names[eighth]) != length || strncmp(names[eighth], mark, length) != 0)
        eighth++;
    return (eighth + 2u * tile->orientation) % 8;
}

/* FM3 */
static struct square destination(const struct slow_game *slow, unsigned squares)
{
    unsigned eighth = direction(last_tile(slow));
    int x = eighth >= 1 && eighth <= 3 ? 1 : eighth >= 5 ? -1 : 0;
    int y = eighth >= 3 && eighth <= 5 ? 1 : eighth <= 1 || eighth == 7 ? -1 : 0;
    return square_at(last_tile(slow)->at, x * (int)squares, y * (int)squares);
}

/* FM4, FM7 */
static bool may_land(const struct slow_game *slow, unsigned tile, unsigned segment)
{
    unsigned number = slow->map.feature_of[tile][segment], figure = slow->flight.figure;
    if (number == SLOW_SEGMENTS || slow_dragon_is_on(slow, tile))
        return false;
    const struct slow_feature *feature = &slow->map.feature[number];
    bool is_monastery = feature->kind == FEATURE_MONASTERY || feature->kind == FEATURE_ABBOTS;
    bool is_garden = feature->kind == FEATURE_GARDEN;
    if (figure == FIGURE_ABBOT)
        return (is_monastery || is_garden) && feature->open > 0; /* AB2 */
    if (figure == FIGURE_MAYOR && feature->kind != FEATURE_CITY) /* AM8 */
        return false;
    return (feature->kind == FEATURE_ROAD || feature->kind == FEATURE_CITY || is_monastery) &&
           feature->open > 0;
}

static void list_landings(const struct slow_game *slow, struct move_list *moves)
{
    unsigned tile = slow_board_tile_at(&slow->board, slow->flight.at);
    for (unsigned s = 0; tile != SLOW_NO_TILE && s < SLOW_PLACES; s++)
        if (may_land(slow, tile, s))
            add(moves, move_land(slow->flight.at, s));
}

void slow_flyers_legal(const struct slow_game *slow, struct move_list *moves)
{
    if (slow->phase == PHASE_LAND)
        list_landings(slow, moves);
    for (unsigned side = 0; side < 3 && slow->phase == PHASE_THROW; side++)
        add(moves, move_with(VERB_THROW, side));
}

bool slow_flyers_play(struct slow_game *slow, struct move move)
{
    struct move_list moves = {.count = 0};
    if (slow->phase == PHASE_LAND) {
        slow->pieces.follower[slow->pieces.followers++] = (struct slow_follower){
            (uint8_t)slow->player, (uint8_t)slow->flight.figure,
            (tile_number)slow_board_tile_at(&slow->board, slow->flight.at), (uint8_t)move.arg};
        return true;
    }
    slow->flight.at = destination(slow, move.arg + 1u);
    list_landings(slow, &moves);
    slow->phase = PHASE_LAND;
    return moves.count == 0; /* FM5 */
}
