/* Under the Big Top, for the slow game (BT): the circus, acrobats and ringmasters. */
#include "support/slow_game.h"

static void add(struct move_list *moves, struct move move)
{
    moves->move[moves->count++] = move;
}

static bool in_play(const struct slow_game *slow)
{
    return slow->options.sets >> SET_BIGTOP & 1u;
}

/* BT1 */
void slow_bigtop_start(struct slow_game *slow)
{
    static const unsigned tokens[8] = {0, 1, 0, 4, 5, 3, 2, 1};
    for (unsigned worth = 0; worth < 8 && in_play(slow); worth++)
        slow->bigtop.animals[worth] = tokens[worth];
}

/* The segment for acrobats on a tile, or SLOW_PLACES; how many are there. */
static unsigned space_on(const struct slow_game *slow, unsigned tile)
{
    const struct tile_kind *kind = &tile_kinds[slow->board.tile[tile].kind];
    for (unsigned s = 0; s < kind->segments; s++)
        if (kind->segment[s].kind == FEATURE_ACROBATS)
            return s;
    return SLOW_PLACES;
}

static unsigned acrobats_of(const struct slow_game *slow, unsigned tile, unsigned player)
{
    unsigned count = 0;
    for (unsigned n = 0; n < slow->pieces.followers; n++) {
        const struct slow_follower *f = &slow->pieces.follower[n];
        count += f->tile == tile && f->segment == space_on(slow, tile) &&
                 !slow_figures[f->figure].helps && f->player == player;
    }
    return count;
}

static unsigned acrobats_on(const struct slow_game *slow, unsigned tile)
{
    unsigned count = 0;
    for (unsigned p = 0; p < slow->players; p++)
        count += acrobats_of(slow, tile, p);
    return count;
}

void slow_bigtop_mark(struct slow_game *slow)
{
    for (unsigned t = 0; t < slow->board.tiles; t++)
        slow->board.tile[t].barred = space_on(slow, t) != SLOW_PLACES && acrobats_on(slow, t) > 0;
}

static bool is_near(struct square a, struct square b)
{
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (square_equal(square_at(a, dx, dy), b))
                return true;
    return false;
}

static const struct slow_tile *placed_tile(const struct slow_game *slow)
{
    return &slow->board.tile[slow->board.tiles - 1];
}

static bool through_portal(const struct slow_game *slow)
{
    return slow->options.sets >> SET_DRAGON & 1u &&
           tile_kinds[placed_tile(slow)->kind].flags & TILE_PORTAL;
}

void slow_bigtop_list(const struct slow_game *slow, struct move_list *moves)
{
    if (!in_play(slow) || slow->deployed || slow_dragon_princess_must(slow))
        return;
    for (unsigned t = 0; t < slow->board.tiles; t++) {
        struct square at = slow->board.tile[t].at;
        bool is_here = t + 1 == slow->board.tiles;
        unsigned space = space_on(slow, t), there = acrobats_on(slow, t);
        if (space == SLOW_PLACES)
            continue;
        if (there >= 3)
            add(moves, move_pyramid(at));
        if (there >= 3 || slow->board.tile[t].track != SLOW_NO_TRACK ||
            slow_dragon_is_on(slow, t) ||
            slow_game_supply(slow, slow->player, FIGURE_MEEPLE) == 0 ||
            !(is_near(at, placed_tile(slow)->at) || through_portal(slow)))
            continue;
        add(moves, is_here && there == 0 ? move_deploy(FIGURE_MEEPLE, space)
                                         : move_acrobat(FIGURE_MEEPLE, at, space));
    }
}

static void pay_pyramid(struct slow_game *slow, unsigned tile, enum score_reason reason,
                        enum score_reason fairy)
{
    for (unsigned p = 0; p < slow->players; p++)
        if (acrobats_of(slow, tile, p) > 0)
            slow_game_pay(slow, (struct slow_payment){(uint8_t)p, FEATURE_ACROBATS, (uint8_t)reason,
                                                      5 * (int)acrobats_of(slow, tile, p)});
    slow_dragon_pay(slow, slow->map.feature_of[tile][space_on(slow, tile)], fairy, ~0u);
}

void slow_bigtop_act(struct slow_game *slow, struct move move)
{
    unsigned tile = slow_board_tile_at(&slow->board, move.at);
    struct slow_pieces *pieces = &slow->pieces;
    slow->deployed = true;
    if (move.verb == VERB_ACROBAT) {
        pieces->follower[pieces->followers++] = (struct slow_follower){
            (uint8_t)slow->player, move.figure, (tile_number)tile, (uint8_t)move.arg};
        return;
    }
    pay_pyramid(slow, tile, REASON_COMPLETE, REASON_FAIRY_COMPLETE);
    for (unsigned n = pieces->followers; n-- > 0;)
        if (pieces->follower[n].tile == tile && pieces->follower[n].segment == space_on(slow, tile))
            slow_game_send_home(slow, n);
}

void slow_bigtop_pay_acrobats(struct slow_game *slow)
{
    for (unsigned t = 0; t < slow->board.tiles; t++)
        if (space_on(slow, t) != SLOW_PLACES)
            pay_pyramid(slow, t, REASON_FINAL, REASON_FAIRY_FINAL);
}

/* The circus. */

static void move_to(struct slow_game *slow, struct square at)
{
    slow->bigtop.here = true;
    slow->bigtop.at = at;
    slow->bigtop.moves++;
}

static bool has_placed_circus(const struct slow_game *slow)
{
    return in_play(slow) && slow->placed && tile_kinds[placed_tile(slow)->kind].flags & TILE_CIRCUS;
}

bool slow_bigtop_scored(struct slow_game *slow)
{
    if (!has_placed_circus(slow))
        return false;
    if (slow->bigtop.here) {
        slow->phase = PHASE_ANIMAL;
        return true;
    }
    move_to(slow, placed_tile(slow)->at);
    return false;
}

bool slow_bigtop_ends(struct slow_game *slow)
{
    if (!slow->bigtop.here || slow->bigtop.over)
        return false;
    slow->bigtop.at_end = true;
    slow->phase = PHASE_ANIMAL;
    return true;
}

void slow_bigtop_legal(const struct slow_game *slow, struct move_list *moves)
{
    for (unsigned worth = 0; worth < 8; worth++)
        if (slow->bigtop.animals[worth] > 0)
            add(moves, move_with(VERB_ANIMAL, worth));
}

/* BT5 */
static bool is_there(const struct slow_game *slow, unsigned number)
{
    const struct slow_follower *f = &slow->pieces.follower[number];
    const struct slow_feature *feature = &slow->map.feature[slow_score_feature_of(slow, number)];
    if (slow_figures[f->figure].helps)
        return false;
    if (feature->kind != FEATURE_CASTLE)
        return is_near(slow->bigtop.at, slow->board.tile[f->tile].at);
    for (unsigned t = 0; t < slow->board.tiles; t++)
        if (feature->on_tile[t] && is_near(slow->bigtop.at, slow->board.tile[t].at))
            return true;
    return false;
}

void slow_bigtop_play(struct slow_game *slow, struct move move)
{
    struct slow_bigtop *bigtop = &slow->bigtop;
    bigtop->animals[move.arg]--;
    for (unsigned p = 0; p < slow->players; p++) {
        int count = 0;
        for (unsigned n = 0; n < slow->pieces.followers; n++)
            count += slow->pieces.follower[n].player == p && is_there(slow, n);
        if (count > 0)
            slow_game_pay(
                slow, (struct slow_payment){(uint8_t)p, FEATURE_KINDS,
                                            bigtop->at_end ? REASON_CIRCUS_FINAL : REASON_CIRCUS,
                                            (int)move.arg * count});
    }
    if (bigtop->at_end) {
        bigtop->over = true;
        slow_game_next(slow);
        return;
    }
    move_to(slow, placed_tile(slow)->at);
    slow_count_scored(slow);
}

/* Ringmasters. */

static int ringmaster_worth(const struct slow_game *slow, struct square at)
{
    int worth = 0;
    for (unsigned t = 0; t < slow->board.tiles; t++)
        if (is_near(at, slow->board.tile[t].at) &&
            (space_on(slow, t) != SLOW_PLACES ||
             tile_kinds[slow->board.tile[t].kind].flags & TILE_CIRCUS))
            worth += 2;
    return worth;
}

void slow_bigtop_pay_ringmasters(struct slow_game *slow, unsigned feature, enum score_reason reason,
                                 unsigned players)
{
    unsigned kind = slow->map.feature[feature].kind;
    if (kind == FEATURE_CASTLE || kind == FEATURE_ACROBATS || kind == FEATURE_TOWER)
        return;
    for (unsigned p = 0; p < slow->players; p++)
        for (unsigned n = 0; n < slow->pieces.followers; n++) {
            const struct slow_follower *f = &slow->pieces.follower[n];
            if (f->figure != FIGURE_RINGMASTER || f->player != p || !(players >> p & 1u) ||
                slow_score_feature_of(slow, n) != feature)
                continue;
            int worth = ringmaster_worth(slow, slow->board.tile[f->tile].at);
            if (worth > 0)
                slow_game_pay(
                    slow, (struct slow_payment){(uint8_t)p, FEATURE_KINDS, (uint8_t)reason, worth});
        }
}
