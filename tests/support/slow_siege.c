/* Sieges, for the slow game: who escapes (SG5, SG6). What besieged cities are worth is with the
 * map. */
#include "support/slow_game.h"

static bool has_monastery(const struct slow_game *slow, struct square at)
{
    unsigned tile = slow_board_tile_at(&slow->board, at);
    if (tile == SLOW_NO_TILE)
        return false;
    const struct tile_kind *kind = &tile_kinds[slow->board.tile[tile].kind];
    for (unsigned s = 0; s < kind->segments; s++)
        if (kind->segment[s].kind == FEATURE_MONASTERY)
            return true;
    return false;
}

static bool is_near_monastery(const struct slow_game *slow, unsigned tile)
{
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (has_monastery(slow, square_at(slow->board.tile[tile].at, dx, dy)))
                return true;
    return false;
}

/* Whether the segment is of that city, on a tile from which there is a way out. */
static bool is_way_out(const struct slow_game *slow, unsigned city, unsigned tile, unsigned segment)
{
    const struct segment *printed = &tile_kinds[slow->board.tile[tile].kind].segment[segment];
    bool counts =
        slow->options.value[OPTION_ESCAPE] == ESCAPE_ANY_TILE || printed->flags & SEGMENT_BESIEGED;
    return slow->map.feature_of[tile][segment] == city && counts && is_near_monastery(slow, tile);
}

static bool may_escape(const struct slow_game *slow, unsigned number)
{
    const struct slow_follower *f = &slow->pieces.follower[number];
    unsigned city = slow_score_feature_of(slow, number);
    if (f->player != slow->player || slow_figures[f->figure].helps ||
        !slow_feature_is_besieged(&slow->map.feature[city]))
        return false;
    for (unsigned t = 0; t < slow->board.tiles; t++)
        for (unsigned s = 0; s < tile_kinds[slow->board.tile[t].kind].segments; s++)
            if (is_way_out(slow, city, t, s))
                return true;
    return false;
}

static struct move escape(const struct slow_game *slow, unsigned number)
{
    const struct slow_follower *f = &slow->pieces.follower[number];
    struct move move = move_on_square(VERB_ESCAPE, slow->board.tile[f->tile].at, f->segment);
    move.figure = f->figure;
    return move;
}

void slow_siege_turn_over(struct slow_game *slow)
{
    bool placed = slow->placed || slow->messages.placed;
    slow->messages.placed = false;
    for (unsigned n = 0; n < slow->pieces.followers && placed; n++)
        if (may_escape(slow, n)) {
            slow->phase = PHASE_ESCAPE;
            return;
        }
    slow_bazaar_turn_over(slow);
}

void slow_siege_legal(const struct slow_game *slow, struct move_list *moves)
{
    for (unsigned n = 0; n < slow->pieces.followers; n++) {
        bool is_listed = false;
        for (size_t m = 0; m < moves->count; m++)
            is_listed |= move_equal(moves->move[m], escape(slow, n));
        if (may_escape(slow, n) && !is_listed)
            moves->move[moves->count++] = escape(slow, n);
    }
    moves->move[moves->count++] = move_plain(VERB_PASS);
}

/* Of two that are alike, not the one beside whom the fairy is (PD14). */
static unsigned who_escapes(const struct slow_game *slow, struct move move)
{
    unsigned gone = FOLLOWERS_MAX;
    for (unsigned n = 0; n < slow->pieces.followers; n++)
        if (may_escape(slow, n) && move_equal(escape(slow, n), move) &&
            (gone == FOLLOWERS_MAX || gone == slow->dragon.beside))
            gone = n;
    return gone;
}

void slow_siege_play(struct slow_game *slow, struct move move)
{
    if (move.verb == VERB_ESCAPE) {
        slow_dragon_drive_out(slow, who_escapes(slow, move));
        slow_game_survey(slow);
    }
    slow_bazaar_turn_over(slow);
}
