/* Mage & Witch, for the slow game (MW). */
#include "support/slow_game.h"

static void add(struct move_list *moves, struct move move)
{
    moves->move[moves->count++] = move;
}

static struct slow_feature *feature_of(struct slow_game *slow, unsigned magic)
{
    const struct slow_magic *m = &slow->pieces.magic[magic];
    return &slow->map.feature[slow->map.feature_of[m->tile][m->segment]];
}

static void leave(struct slow_game *slow, unsigned magic)
{
    feature_of(slow, magic)->magic[magic] = false;
    slow->pieces.magic[magic].here = false;
    slow->magic_leaves++;
}

/* MW2: an incomplete road or city with neither of them. */
static bool is_place(const struct slow_feature *feature)
{
    return (feature->kind == FEATURE_ROAD || feature->kind == FEATURE_CITY) && feature->open > 0 &&
           !feature->magic[0] && !feature->magic[1];
}

static bool is_any_place(const struct slow_game *slow)
{
    for (unsigned f = 0; f < slow->map.features; f++)
        if (is_place(&slow->map.feature[f]))
            return true;
    return false;
}

/* MW4 */
static bool are_joined(const struct slow_game *slow)
{
    for (unsigned f = 0; f < slow->map.features; f++)
        if (slow->map.feature[f].magic[0] && slow->map.feature[f].magic[1])
            return true;
    return false;
}

bool slow_mage_is_asked(struct slow_game *slow)
{
    unsigned last = slow->board.tiles - 1;
    bool has_symbol = tile_kinds[slow->board.tile[last].kind].flags & TILE_MAGE;
    const struct slow_magic *magic = slow->pieces.magic;
    if (!slow_board_is_matched(&slow->board, last) ||
        !((has_symbol && !slow->conjured) || are_joined(slow)))
        return false;
    if (is_any_place(slow) || (magic[0].here && magic[1].here)) /* MW3 */
        return true;
    slow->conjured = true;
    for (unsigned m = 0; m < SLOW_MAGICS; m++)
        if (magic[m].here)
            leave(slow, m);
    return false;
}

/* As claims are: the first tile, and the first edge from north on. */
static struct move place_of(const struct slow_game *slow, enum verb verb, unsigned feature)
{
    unsigned tile = slow_score_first_tile(slow, slow->map.feature[feature].on_tile, SLOW_NO_TILE);
    for (unsigned e = 0; e < EDGES; e++) {
        unsigned segment = slow_board_segment_at_edge(&slow->board, tile, e);
        if (segment != NO_SEGMENT && slow->map.feature_of[tile][segment] == feature)
            return move_on_square(verb, slow->board.tile[tile].at, segment);
    }
    return move_plain(verb);
}

void slow_mage_legal(const struct slow_game *slow, struct move_list *moves)
{
    for (unsigned f = 0; f < slow->map.features; f++)
        if (is_place(&slow->map.feature[f])) {
            add(moves, place_of(slow, VERB_MAGE, f));
            add(moves, place_of(slow, VERB_WITCH, f));
        }
    if (moves->count == 0) {
        add(moves, move_plain(VERB_MAGE_OFF));
        add(moves, move_plain(VERB_WITCH_OFF));
    }
}

bool slow_mage_may_name(const struct slow_game *slow, struct move move)
{
    if (move.verb != VERB_MAGE && move.verb != VERB_WITCH)
        return false; /* nor has it a square */
    unsigned tile = slow_board_tile_at(&slow->board, move.at);
    if (tile == SLOW_NO_TILE || move.arg >= SLOW_PLACES ||
        slow->map.feature_of[tile][move.arg] == SLOW_SEGMENTS)
        return false;
    return is_place(&slow->map.feature[slow->map.feature_of[tile][move.arg]]);
}

void slow_mage_play(struct slow_game *slow, struct move move)
{
    slow->conjured = true;
    if (move.verb == VERB_MAGE_OFF || move.verb == VERB_WITCH_OFF) {
        leave(slow, move.verb == VERB_MAGE_OFF ? 0 : 1);
        return;
    }
    unsigned tile = slow_board_tile_at(&slow->board, move.at);
    struct move first = place_of(slow, (enum verb)move.verb, slow->map.feature_of[tile][move.arg]);
    slow->pieces.magic[move.verb == VERB_MAGE ? 0 : 1] = (struct slow_magic){
        true, (tile_number)slow_board_tile_at(&slow->board, first.at), (uint8_t)first.arg};
    slow->magic_moves++;
}

void slow_mage_scored(struct slow_game *slow)
{
    for (unsigned m = 0; m < SLOW_MAGICS; m++)
        if (slow->pieces.magic[m].here && feature_of(slow, m)->open == 0)
            leave(slow, m);
}

void slow_mage_leaves(struct slow_game *slow, unsigned feature)
{
    for (unsigned m = 0; m < SLOW_MAGICS; m++)
        if (slow->map.feature[feature].magic[m])
            leave(slow, m);
}

void slow_mage_forget(struct slow_game *slow)
{
    slow->magic_moves = slow->magic_leaves = 0;
}
