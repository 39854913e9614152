/* The scoring of a placement, for the slow game: small cities, payments, drawbridges, and the order
 * of decisions (OR1, OR2). */
#include "support/slow_game.h"

#include <string.h>

static const struct slow_question nothing_asked = {.asked = false};

static void add_move(struct move_list *moves, struct move move)
{
    moves->move[moves->count++] = move;
}

static bool reads_before(const struct slow_game *slow, unsigned a, unsigned b)
{
    return square_reads_before(slow->board.tile[a].at, slow->board.tile[b].at);
}

unsigned slow_score_first_tile(const struct slow_game *slow, const bool on_tile[TILES_MAX],
                               unsigned but)
{
    unsigned first = SLOW_NO_TILE;
    for (unsigned t = 0; t < slow->board.tiles; t++)
        if (on_tile[t] && t != but && (first == SLOW_NO_TILE || reads_before(slow, t, first)))
            first = t;
    return first;
}

void slow_game_city_tiles(const struct slow_game *slow, unsigned feature, tile_number tiles[2])
{
    const bool *on_tile = slow->map.feature[feature].on_tile;
    tiles[0] = (tile_number)slow_score_first_tile(slow, on_tile, SLOW_NO_TILE);
    tiles[1] = (tile_number)slow_score_first_tile(slow, on_tile, tiles[0]);
}

/* OR2; of two cities or castles with the same first tile, the second decides. */
static bool pair_reads_before(const struct slow_game *slow, const tile_number a[2],
                              const tile_number b[2])
{
    return a[0] == b[0] ? reads_before(slow, a[1], b[1]) : reads_before(slow, a[0], b[0]);
}

/* Complete now, with no segment of anything that was complete when the turn began. */
static bool is_fresh(const struct slow_game *slow, unsigned feature)
{
    if (!slow_feature_is_complete(&slow->map.feature[feature]) ||
        slow->map.feature[feature].kind == FEATURE_CASTLE ||
        slow->map.feature[feature].kind == FEATURE_ACROBATS) /* BT8 */
        return false;
    for (unsigned t = 0; t < slow->board.tiles; t++)
        for (unsigned s = 0; s < SLOW_PLACES; s++)
            if (slow->map.feature_of[t][s] == feature && slow->done[t][s])
                return false;
    return true;
}

static bool is_small_city(const struct slow_game *slow, unsigned feature)
{
    const struct slow_feature *city = &slow->map.feature[feature];
    bool any_shape = slow->options.value[OPTION_CASTLE_SHAPE] == CASTLE_SHAPE_ANY;
    return slow->options.sets >> SET_BCB & 1u && city->kind == FEATURE_CITY && city->tiles == 2 &&
           !city->closed && (any_shape || !city->triangular);
}

static void note_small_city(struct slow_game *slow, unsigned feature)
{
    struct slow_scoring *scoring = &slow->scoring;
    unsigned at = scoring->smalls++;
    for (; at > 0; at--) {
        tile_number mine[2], theirs[2];
        slow_game_city_tiles(slow, feature, mine);
        slow_game_city_tiles(slow, scoring->small[at - 1], theirs);
        if (!pair_reads_before(slow, mine, theirs))
            break;
        scoring->small[at] = scoring->small[at - 1];
    }
    scoring->small[at] = feature;
}

void slow_score_begin(struct slow_game *slow)
{
    struct slow_scoring *scoring = &slow->scoring;
    memset(scoring, 0, sizeof *scoring);
    slow_game_survey(slow);
    scoring->old_castles = slow->pieces.castles;
    for (unsigned f = 0; f < slow->map.features; f++)
        if (is_fresh(slow, f)) {
            scoring->completed[scoring->completeds++] = f;
            if (is_small_city(slow, f))
                note_small_city(slow, f);
        }
    for (unsigned s = 0; s < SMALL_CITIES_MAX; s++)
        for (unsigned p = 0; p < PLAYERS_MAX; p++)
            scoring->decision[s][p] = VERBS_COUNT;
    slow->phase = PHASE_CASTLE;
    slow_score_go_on(slow);
}

/* CA2, CA12 */
static bool must_decide(const struct slow_game *slow, unsigned small, unsigned player)
{
    const struct slow_feature *city = &slow->map.feature[slow->scoring.small[small]];
    return slow_abbeys_may_convert(city, player) && slow->castles[player] > 0 &&
           slow->scoring.decision[small][player] == VERBS_COUNT;
}

/* CA7, in this wave. */
static bool must_claim(const struct slow_game *slow, unsigned castle, unsigned player)
{
    const struct slow_scoring *scoring = &slow->scoring;
    return scoring->wave_of[castle] == scoring->wave &&
           slow_castles_has_lord(slow, castle, player) &&
           scoring->choice[castle][player] == SLOW_UNDECIDED;
}

static struct slow_question city_question(const struct slow_game *slow, unsigned player)
{
    for (unsigned s = 0; s < slow->scoring.smalls; s++)
        if (must_decide(slow, s, player))
            return (struct slow_question){true, player, s};
    return nothing_asked;
}

static struct slow_question claim_question(const struct slow_game *slow, unsigned player)
{
    struct slow_question question = nothing_asked;
    const struct slow_castle *castle = slow->pieces.castle;
    for (unsigned c = 0; c < slow->scoring.old_castles; c++)
        if (must_claim(slow, c, player) &&
            (!question.asked ||
             pair_reads_before(slow, castle[c].tile, castle[question.about].tile)))
            question = (struct slow_question){true, player, c};
    return question;
}

static struct slow_question cross_question(const struct slow_game *slow, unsigned player)
{
    struct slow_question question = nothing_asked;
    const struct slow_follower *follower = slow->pieces.follower;
    for (unsigned f = 0; f < slow->pieces.followers; f++)
        if (slow->scoring.may_cross[f] && follower[f].player == player &&
            (!question.asked ||
             reads_before(slow, follower[f].tile, follower[question.about].tile) ||
             (follower[f].tile == follower[question.about].tile &&
              follower[f].figure < follower[question.about].figure)))
            question = (struct slow_question){true, player, f};
    return question;
}

/* OR2 */
struct slow_question slow_game_question(const struct slow_game *slow)
{
    struct slow_question question = nothing_asked;
    if (slow->phase == PHASE_WAGON)
        return slow_abbeys_question(slow);
    if (slow->phase == PHASE_FLOCK)
        return slow_hills_question(slow);
    for (unsigned p = 0; p < slow->players && !question.asked; p++) {
        unsigned player = (slow->player + p) % slow->players;
        if (slow->phase == PHASE_CASTLE)
            question = city_question(slow, player);
        else if (slow->phase == PHASE_CLAIM)
            question = claim_question(slow, player);
        else if (slow->phase == PHASE_CROSS)
            question = cross_question(slow, player);
    }
    return question;
}

unsigned slow_score_feature_of(const struct slow_game *slow, unsigned number)
{
    const struct slow_follower *follower = &slow->pieces.follower[number];
    return slow->map.feature_of[follower->tile][follower->segment];
}

/* DB2: one move for each gate of the road whose city is incomplete. */
static void list_gates(const struct slow_game *slow, unsigned road, struct move_list *moves)
{
    for (unsigned t = 0; t < slow->board.tiles; t++)
        for (unsigned s = 0; s < tile_kinds[slow->board.tile[t].kind].segments; s++)
            for (unsigned c = 0; c < SEGMENTS_MAX; c++) {
                unsigned city = slow->map.feature_of[t][c];
                if (slow->map.feature_of[t][s] == road && !slow_dragon_is_on(slow, t) &&
                    tile_kinds[slow->board.tile[t].kind].segment[s].leads >> c & 1u &&
                    slow->map.feature[city].open > 0)
                    add_move(moves, move_cross(slow->board.tile[t].at, c));
            }
}

void slow_score_legal(const struct slow_game *slow, struct move_list *moves)
{
    struct slow_question question = slow_game_question(slow);
    if (!question.asked || slow->phase == PHASE_FLOCK)
        return;
    if (slow->phase == PHASE_CASTLE) {
        add_move(moves, move_plain(VERB_CASTLE));
        add_move(moves, move_plain(VERB_SCORE));
    } else if (slow->phase == PHASE_CLAIM) {
        slow_castles_legal(slow, question.about, moves);
    } else if (slow->phase == PHASE_WAGON) {
        slow_abbeys_list_drives(slow, question.about, moves);
    } else {
        list_gates(slow, slow_score_feature_of(slow, question.about), moves);
        add_move(moves, move_plain(VERB_HOME));
    }
}

/* The only player with most followers on the road, or NOBODY (DB3). */
static unsigned only_holder(const struct slow_game *slow, const struct slow_feature *road)
{
    unsigned holder = NOBODY, holders = 0;
    for (unsigned p = 0; p < slow->players; p++)
        if (slow_feature_pays(road, p)) {
            holder = p;
            holders++;
        }
    return holders == 1 ? holder : NOBODY;
}

/* B9, except for followers that may cross a drawbridge. The map is unchanged. */
static void empty_feature(struct slow_game *slow, unsigned feature)
{
    struct move_list gates = {.count = 0};
    const struct slow_feature *f = &slow->map.feature[feature];
    if (f->kind == FEATURE_ROAD)
        list_gates(slow, feature, &gates);
    unsigned holder = gates.count > 0 ? only_holder(slow, f) : NOBODY;
    for (unsigned n = slow->pieces.followers; n-- > 0;) {
        const struct slow_follower *follower = &slow->pieces.follower[n];
        if (slow_score_feature_of(slow, n) != feature || slow_figures[follower->figure].alone)
            continue;
        if (follower->player == holder && !slow_figures[follower->figure].helps)
            slow->scoring.may_cross[n] = true;
        else if (follower->figure == FIGURE_WAGON) /* AM10 */
            slow->scoring.may_drive[n] = true;
        else
            slow_game_send_home(slow, n);
    }
}

/* CA12: whether some score what others convert. */
static bool is_shared(const struct slow_feature *city, const bool owner[PLAYERS_MAX])
{
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        if (slow_feature_pays(city, p) && !owner[p])
            return true;
    return false;
}

/* CA12: players who score are paid as if the converters were absent. */
static void convert(struct slow_game *slow, unsigned small)
{
    struct slow_pieces *pieces = &slow->pieces;
    unsigned feature = slow->scoring.small[small];
    const struct slow_feature *city = &slow->map.feature[feature];
    struct slow_castle *castle = &pieces->castle[pieces->castles++];
    struct slow_feature others = *city;
    bool is_scored = false;
    memset(castle, 0, sizeof *castle);
    slow_game_city_tiles(slow, feature, castle->tile);
    for (unsigned p = 0; p < slow->players; p++) {
        castle->owner[p] = slow->scoring.decision[small][p] == VERB_CASTLE;
        others.strength[p] = castle->owner[p] ? 0 : city->strength[p];
    }
    for (unsigned p = 0; p < slow->players && is_shared(city, castle->owner); p++) {
        if (!slow_feature_pays(&others, p))
            continue;
        is_scored = true;
        slow_game_pay(slow, (struct slow_payment){(uint8_t)p, FEATURE_CITY, REASON_COMPLETE,
                                                  slow_feature_points(city, &slow->options)});
        slow_dragon_pay(slow, feature, REASON_FAIRY_COMPLETE, 1u << p); /* PD18 */
    }
    for (unsigned n = pieces->followers; n-- > 0;) {
        const struct slow_follower *figure = &pieces->follower[n];
        if (slow_score_feature_of(slow, n) != feature || slow_figures[figure->figure].alone ||
            (castle->owner[figure->player] && !slow_figures[figure->figure].helps))
            continue;
        if (is_scored && figure->figure == FIGURE_WAGON) /* AM10 */
            slow->scoring.may_drive[n] = true;
        else
            slow_game_send_home(slow, n);
    }
}

static bool is_converted(const struct slow_game *slow, unsigned feature, unsigned *small)
{
    for (*small = 0; *small < slow->scoring.smalls; ++*small)
        for (unsigned p = 0; p < slow->players && slow->scoring.small[*small] == feature; p++)
            if (slow->scoring.decision[*small][p] == VERB_CASTLE)
                return true;
    return false;
}

static void score_completed(struct slow_game *slow)
{
    unsigned small, feature;
    for (unsigned c = 0; c < slow->scoring.completeds; c++) {
        feature = slow->scoring.completed[c];
        if (is_converted(slow, feature, &small)) /* CA3: it triggers nothing */
            continue;
        slow_castles_note_completed(slow, feature);
        slow_game_pay_majority(slow, &slow->map.feature[feature], REASON_COMPLETE);
        slow_dragon_pay(slow, feature, REASON_FAIRY_COMPLETE, ALL_PLAYERS);
        slow_traders_take_goods(slow, &slow->map.feature[feature]);
        slow_king_judge(slow, &slow->map.feature[feature]);
        empty_feature(slow, feature);
    }
    for (unsigned s = 0; s < slow->scoring.smalls; s++)
        if (is_converted(slow, slow->scoring.small[s], &small)) {
            slow_mage_leaves(slow, slow->scoring.small[s]);
            convert(slow, small);
        }
    slow_game_survey(slow);
    slow_abbeys_score_fields(slow); /* OR1 */
}

/* OR6 */
static void begin_wave(struct slow_game *slow)
{
    slow->phase = PHASE_CLAIM;
    if (slow_castles_begin_wave(slow))
        return;
    slow->phase = PHASE_CROSS;
    slow_mage_scored(slow);
}

void slow_score_go_on(struct slow_game *slow)
{
    if (slow->phase != PHASE_WAGON && slow_game_question(slow).asked)
        return;
    if (slow->phase == PHASE_CASTLE || slow->phase == PHASE_JOIN) {
        slow->phase = PHASE_JOIN;
        if (slow_count_asks(slow))
            return;
        score_completed(slow);
        begin_wave(slow);
        slow_score_go_on(slow);
    } else if (slow->phase == PHASE_CLAIM) {
        slow_castles_pay_wave(slow);
        begin_wave(slow);
        slow_score_go_on(slow);
    } else {
        slow->phase = PHASE_WAGON;
        if (!slow_abbeys_go_on(slow) && !slow_bigtop_scored(slow))
            slow_count_scored(slow);
    }
}

void slow_score_play(struct slow_game *slow, struct move move)
{
    struct slow_question question = slow_game_question(slow);
    if (slow->phase == PHASE_CASTLE) {
        slow->scoring.decision[question.about][question.player] = (enum verb)move.verb;
        slow->castles[question.player] -= move.verb == VERB_CASTLE;
    } else if (slow->phase == PHASE_CLAIM) {
        slow->scoring.choice[question.about][question.player] =
            slow_castles_claimed(slow, question.about, move);
    } else if (slow->phase == PHASE_WAGON) {
        slow_abbeys_drive(slow, question.about, move);
    } else if (move.verb == VERB_HOME &&
               slow->pieces.follower[question.about].figure == FIGURE_WAGON) { /* AM17 */
        slow->scoring.may_cross[question.about] = false;
        slow->scoring.may_drive[question.about] = true;
    } else if (move.verb == VERB_HOME) {
        slow_game_send_home(slow, question.about);
    } else {
        struct slow_follower *follower = &slow->pieces.follower[question.about];
        slow_dragon_moves(slow, question.about);
        follower->tile = (tile_number)slow_board_tile_at(&slow->board, move.at);
        follower->segment = (uint8_t)move.arg;
        slow->scoring.may_cross[question.about] = false;
    }
    slow_game_survey(slow);
    slow_score_go_on(slow);
}
