/* Abbey & Mayor, for the slow game: abbeys, mayors, wagons and barns (AM). */
#include "support/slow_game.h"
#include "support/slow_river.h"

#include <string.h>

static unsigned after(const struct slow_game *slow, unsigned player)
{
    return (player + 1) % slow->players;
}

static struct square tile_square(const struct slow_game *slow, unsigned tile)
{
    return slow->board.tile[tile].at;
}

/* The abbey. */

static unsigned abbey_kind(void)
{
    unsigned kind = 0;
    while (!(tile_kinds[kind].flags & TILE_ABBEY))
        kind++;
    return kind;
}

/* AM2 */
static unsigned list_holes(const struct slow_game *slow, struct move_list *moves)
{
    struct slow_area area = slow_board_area(&slow->board);
    unsigned holes = 0;
    for (int y = area.top; y <= area.bottom; y++)
        for (int x = area.left; x <= area.right; x++) {
            struct square at = {(int16_t)x, (int16_t)y};
            if (!slow_board_is_hole(&slow->board, at))
                continue;
            holes++;
            if (moves != NULL)
                moves->move[moves->count++] = move_abbey(at);
        }
    return holes;
}

bool slow_abbeys_is_asked(const struct slow_game *slow, unsigned player)
{
    return slow->abbeys[player] > 0 && list_holes(slow, NULL) > 0;
}

void slow_abbeys_legal(const struct slow_game *slow, struct move_list *moves)
{
    list_holes(slow, moves);
    moves->move[moves->count++] = move_plain(VERB_PASS);
}

void slow_abbeys_choose(struct slow_game *slow, struct move move)
{
    if (move.verb == VERB_PASS && slow->last_abbeys > 0) {
        slow_game_next(slow);
    } else if (move.verb == VERB_PASS) {
        slow->phase = PHASE_DRAW;
    } else {
        slow->abbeys[slow->player]--;
        slow->hand = abbey_kind();
        slow_game_lay(slow, (struct move){.at = move.at, .arg = EDGE_N}, false);
    }
}

/* AM6: the next who is asked when the pile is empty; false if nobody is left. */
bool slow_abbeys_ask_last(struct slow_game *slow)
{
    while (slow->last_abbeys < slow->players) {
        unsigned player = (slow->turn_of + 1 + slow->last_abbeys++) % slow->players;
        if (!slow_abbeys_is_asked(slow, player))
            continue;
        slow_game_begin_turn(slow, player, NO_TILE_KIND);
        return true;
    }
    return false;
}

/* The mayor. */

/* AM16: the only lord of that player is a mayor. */
bool slow_abbeys_only_a_mayor(const struct slow_game *slow, unsigned castle, unsigned player)
{
    const struct slow_pieces *pieces = &slow->pieces;
    unsigned mayors = 0, others = 0;
    for (unsigned n = 0; n < pieces->followers; n++) {
        const struct slow_follower *lord = &pieces->follower[n];
        if (slow->map.feature[slow_score_feature_of(slow, n)].castle != castle ||
            lord->player != player || slow_figures[lord->figure].helps)
            continue;
        mayors += lord->figure == FIGURE_MAYOR;
        others += lord->figure != FIGURE_MAYOR;
    }
    return mayors > 0 && others == 0;
}

/* AM16: whether the player may convert: who has the majority; a mayor who counts 0 where all others
 * do, too. */
bool slow_abbeys_may_convert(const struct slow_feature *city, unsigned player)
{
    unsigned strongest = 0;
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        strongest |= city->strength[p];
    return slow_feature_pays(city, player) || (strongest == 0 && city->followers[player] > 0);
}

/* AM8, AM9, AM12: whether a figure may stand in a feature. */
bool slow_abbeys_may_stand(unsigned figure, const struct slow_feature *feature)
{
    if (!slow_abbot_may_stand(figure, feature))
        return false;
    if (figure == FIGURE_MAYOR)
        return feature->kind == FEATURE_CITY;
    if (figure == FIGURE_WAGON)
        return feature->kind != FEATURE_FIELD && feature->kind != FEATURE_TOWER;
    return figure != FIGURE_BARN && feature->barns == 0;
}

/* The wagon. */

static bool is_near(const struct slow_game *slow, unsigned from, unsigned to)
{
    struct square a = tile_square(slow, from), b = tile_square(slow, to);
    return a.x - b.x >= -1 && a.x - b.x <= 1 && a.y - b.y >= -1 && a.y - b.y <= 1;
}

/* Whether an abbey that one of the two segments is lies against an edge of the other, a road or
 * city. */
static bool is_closed_by(const struct slow_game *slow, unsigned abbey, unsigned tile,
                         unsigned segment)
{
    if (!(tile_kinds[slow->board.tile[abbey].kind].flags & TILE_ABBEY))
        return false;
    for (unsigned e = 0; e < EDGES; e++) {
        struct square beside = square_beside(tile_square(slow, tile), e);
        if (slow_board_tile_at(&slow->board, beside) == abbey &&
            (slow_board_segment_at(&slow->board, tile, e, 0) == segment ||
             slow_board_segment_at(&slow->board, tile, e, 1) == segment))
            return true;
    }
    return false;
}

/* AM10: whether a segment meets the feature that is complete. */
static bool meets(const struct slow_game *slow, unsigned feature, unsigned tile, unsigned segment)
{
    for (unsigned t = 0; t < slow->board.tiles; t++)
        for (unsigned s = 0; s < SLOW_PLACES; s++) {
            if (slow->map.feature_of[t][s] != feature)
                continue;
            if (t == tile && slow_segments_meet(slow->board.tile[t].kind, s, segment))
                return true;
            if (is_closed_by(slow, t, tile, segment) || is_closed_by(slow, tile, t, s))
                return true;
        }
    return false;
}

static void list_drives(const struct slow_game *slow, unsigned number, struct move_list *moves)
{
    unsigned from = slow->pieces.follower[number].tile;
    bool near = slow->options.value[OPTION_WAGON_MOVE] == WAGON_MOVE_NEAR;
    for (unsigned t = 0; t < slow->board.tiles; t++)
        for (unsigned s = 0; s < SLOW_PLACES; s++) {
            unsigned f = slow->map.feature_of[t][s];
            if (f == SLOW_SEGMENTS || slow_dragon_is_on(slow, t)) /* PD7 */
                continue;
            const struct slow_feature *feature = &slow->map.feature[f];
            if (feature->kind == FEATURE_FIELD || feature->kind == FEATURE_CASTLE ||
                feature->kind == FEATURE_TOWER ||    /* TW6 */
                feature->kind == FEATURE_ACROBATS || /* BT16 */
                feature->kind == FEATURE_GARDEN ||   /* AB8 */
                slow_feature_is_complete(feature) || slow_feature_is_taken(feature))
                continue;
            if (near ? is_near(slow, from, t)
                     : meets(slow, slow_score_feature_of(slow, number), t, s))
                moves->move[moves->count++] = move_drive(tile_square(slow, t), s);
        }
}

static unsigned waiting_wagon(const struct slow_game *slow, unsigned player)
{
    unsigned n = 0;
    while (n < slow->pieces.followers &&
           (!slow->scoring.may_drive[n] || slow->pieces.follower[n].player != player))
        n++;
    return n;
}

/* AM11 */
struct slow_question slow_abbeys_question(const struct slow_game *slow)
{
    unsigned player = slow->player;
    for (unsigned p = 0; p < slow->players; p++, player = after(slow, player)) {
        unsigned wagon = waiting_wagon(slow, player);
        if (wagon < slow->pieces.followers)
            return (struct slow_question){true, player, wagon};
    }
    return (struct slow_question){.asked = false};
}

void slow_abbeys_list_drives(const struct slow_game *slow, unsigned wagon, struct move_list *moves)
{
    list_drives(slow, wagon, moves);
    moves->move[moves->count++] = move_plain(VERB_HOME);
}

/* Wagons that cannot go anywhere go home unasked; false: none is left to ask. */
bool slow_abbeys_go_on(struct slow_game *slow)
{
    for (;;) {
        struct slow_question question = slow_abbeys_question(slow);
        struct move_list moves = {.count = 0};
        if (!question.asked)
            return false;
        list_drives(slow, question.about, &moves);
        if (moves.count > 0)
            return true;
        slow_game_send_home(slow, question.about);
        slow_game_survey(slow);
    }
}

void slow_abbeys_drive(struct slow_game *slow, unsigned wagon, struct move move)
{
    struct slow_follower *follower = &slow->pieces.follower[wagon];
    if (move.verb == VERB_HOME) {
        slow_game_send_home(slow, wagon);
        return;
    }
    slow_dragon_moves(slow, wagon);
    follower->tile = (tile_number)slow_board_tile_at(&slow->board, move.at);
    follower->segment = (uint8_t)move.arg;
    slow->scoring.may_drive[wagon] = false;
}

/* The barn. */

/* The half-edges of the four squares around a corner, which stands at the north-west of the last of
 * them. */
static const struct {
    int dx, dy;
    uint8_t half[2];
} quarters[] = {
    {-1, -1, {HALF_ESE, HALF_SSE}},
    {0, -1, {HALF_SSW, HALF_WSW}},
    {-1, 0, {HALF_NNE, HALF_ENE}},
    {0, 0, {HALF_NNW, HALF_WNW}},
};

/* The field on one of the squares around a corner, SLOW_SEGMENTS if there is none. */
static unsigned field_at_corner(const struct slow_game *slow, struct square corner,
                                unsigned quarter)
{
    struct square at = square_at(corner, quarters[quarter].dx, quarters[quarter].dy);
    unsigned tile = slow_board_tile_at(&slow->board, at);
    if (tile == SLOW_NO_TILE)
        return SLOW_SEGMENTS;
    unsigned a = slow_board_segment_at_half(&slow->board, tile, quarters[quarter].half[0]);
    unsigned b = slow_board_segment_at_half(&slow->board, tile, quarters[quarter].half[1]);
    return a == NO_SEGMENT || a != b ? (unsigned)SLOW_SEGMENTS : slow->map.feature_of[tile][a];
}

/* AM12: the field of a corner that four tiles have in common. */
unsigned slow_abbeys_field_of(const struct slow_game *slow, struct square corner)
{
    unsigned field = field_at_corner(slow, corner, 0);
    for (unsigned quarter = 1; quarter < 4; quarter++)
        if (field_at_corner(slow, corner, quarter) != field)
            return SLOW_SEGMENTS;
    return field;
}

/* A corner of the tile just placed, by the square whose north-western corner it is. */
static struct square barn_square(const struct slow_game *slow, unsigned corner)
{
    bool is_east = corner == CORNER_NE || corner == CORNER_SE;
    bool is_south = corner == CORNER_SE || corner == CORNER_SW;
    return square_at(tile_square(slow, slow->board.tiles - 1), is_east, is_south);
}

void slow_abbeys_list_barns(const struct slow_game *slow, struct move_list *moves)
{
    if (slow_game_supply(slow, slow->player, FIGURE_BARN) == 0 ||
        slow->options.value[OPTION_FARMERS] == FARMERS_NO)
        return;
    for (unsigned corner = 0; corner < CORNERS; corner++) {
        unsigned field = slow_abbeys_field_of(slow, barn_square(slow, corner));
        if (field != SLOW_SEGMENTS && slow->map.feature[field].barns == 0)
            moves->move[moves->count++] = move_barn((enum corner)corner);
    }
}

void slow_abbeys_set_up(struct slow_game *slow, unsigned corner)
{
    slow->pieces.barn[slow->pieces.barns++] =
        (struct slow_barn){(uint8_t)slow->player, barn_square(slow, corner)};
    slow->barn_built = true;
}

/* The map's fields with barns (AM12). */
void slow_abbeys_mark_barns(struct slow_game *slow)
{
    for (unsigned b = 0; b < slow->pieces.barns; b++) {
        unsigned field = slow_abbeys_field_of(slow, slow->pieces.barn[b].corner);
        slow->map.feature[field].barns++;
    }
}

static bool is_of_new_barn(const struct slow_game *slow, unsigned field)
{
    return slow->barn_built &&
           slow_abbeys_field_of(slow, slow->pieces.barn[slow->pieces.barns - 1].corner) == field;
}

/* AM13: as at the end where the barn is new, else 1 and 2 points. */
static void score_field(struct slow_game *slow, unsigned field)
{
    const struct slow_feature *f = &slow->map.feature[field];
    bool is_new = is_of_new_barn(slow, field);
    int points =
        is_new ? slow_feature_points(f, &slow->options) : slow_feature_payers(f) + (int)f->castles;
    for (unsigned p = 0; p < slow->players; p++)
        if (slow_feature_pays(f, p))
            slow_game_pay(slow, (struct slow_payment){
                                    (uint8_t)p, FEATURE_FIELD, is_new ? REASON_BARN : REASON_JOINED,
                                    points + slow_traders_pig(f, p) + slow_river_herd(f)});
    slow_dragon_pay(slow, field, is_new ? REASON_FAIRY_BARN : REASON_FAIRY_JOINED, ALL_PLAYERS);
    for (unsigned n = slow->pieces.followers; n-- > 0;)
        if (slow_score_feature_of(slow, n) == field &&
            !slow_figures[slow->pieces.follower[n].figure].alone)
            slow_game_send_home(slow, n);
}

/* AM15: of the fields on the tile placed those with farmers and a barn, or with the barn of this
 * turn, to which farmers may come. */
bool slow_abbeys_scores_field(const struct slow_game *slow, unsigned field)
{
    const struct slow_feature *f = &slow->map.feature[field];
    return f->on_tile[slow->board.tiles - 1] && f->barns > 0 &&
           (slow_feature_is_occupied(f) || is_of_new_barn(slow, field));
}

/* AM15: the fields on the tile placed. */
void slow_abbeys_score_fields(struct slow_game *slow)
{
    for (unsigned s = 0; s < SEGMENTS_MAX; s++) {
        unsigned field = slow->map.feature_of[slow->board.tiles - 1][s];
        if (field == SLOW_SEGMENTS || slow->map.feature[field].kind != FEATURE_FIELD ||
            slow->map.feature[field].barns == 0 ||
            !slow_feature_is_occupied(&slow->map.feature[field]))
            continue;
        score_field(slow, field);
        slow_game_survey(slow);
    }
}

/* AM14 */
void slow_abbeys_pay_barns(struct slow_game *slow)
{
    for (unsigned b = 0; b < slow->pieces.barns; b++) {
        struct slow_barn barn = slow->pieces.barn[b];
        const struct slow_feature *field =
            &slow->map.feature[slow_abbeys_field_of(slow, barn.corner)];
        slow_game_pay(slow,
                      (struct slow_payment){barn.player, FEATURE_FIELD, REASON_BARNS,
                                            4 * slow_feature_payers(field) + (int)field->castles});
    }
}
