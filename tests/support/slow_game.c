#include "support/slow_game.h"
#include "support/slow_river.h"

#include <string.h>

void slow_game_survey(struct slow_game *slow)
{
    slow_map_make(&slow->map, &slow->board, &slow->pieces);
    slow_abbeys_mark_barns(slow);
    slow_bigtop_mark(slow);
    slow_hills_mark(slow);
}

static bool has_set(const struct slow_game *slow, enum tile_set set)
{
    return slow->options.sets >> set & 1u;
}

void slow_game_begin_turn(struct slow_game *slow, unsigned player, unsigned hand)
{
    slow->player = player;
    slow->hand = hand;
    slow->drawn = slow->placed = slow->built = slow->deployed = slow->barn_built = false;
    slow->second = slow->judged = slow->continues = false;
    slow->tower.paid = slow->conjured = slow->is_done = slow->ported = false;
    slow->hills.decided = false;
    slow_count_turn_begins(slow);
    slow->phase = hand != NO_TILE_KIND                 ? PHASE_PLACE
                  : slow_abbeys_is_asked(slow, player) ? PHASE_ABBEY
                                                       : PHASE_DRAW;
    for (unsigned t = 0; t < TILES_MAX; t++)
        for (unsigned s = 0; s < SLOW_PLACES; s++) {
            unsigned feature = slow->map.feature_of[t][s];
            slow->done[t][s] = feature != SLOW_SEGMENTS && slow->map.feature[feature].open == 0 &&
                               slow->map.feature[feature].kind != FEATURE_FIELD;
        }
}

void slow_game_start(struct slow_game *slow, const struct options *options)
{
    memset(slow, 0, sizeof *slow);
    slow->options = *options;
    slow->players = options->players;
    unsigned each = !has_set(slow, SET_BCB) ? 0 : options->players <= 4 ? 3 : 2; /* BR1, CA1 */
    for (unsigned p = 0; p < options->players; p++) {
        slow->bridges[p] = options->value[OPTION_BRIDGES] == BRIDGES_YES ? each : 0;
        slow->castles[p] = options->value[OPTION_CASTLES] == CASTLES_YES ? each : 0;
        slow->abbeys[p] = has_set(slow, SET_ABBEYS) ? 1 : 0;
    }
    for (unsigned k = 0; k < tile_kinds_count; k++)
        if (has_set(slow, (enum tile_set)tile_kinds[k].set))
            slow->left[k] = tile_kinds[k].copies - slow_river_keeps_out(options, k);
    slow_monasteries_start(slow);
    slow_abbot_swap_tiles(slow);
    slow->left[slow_river_start(options)]--;
    slow_board_clear(&slow->board);
    slow_count_start(slow);
    if (slow->board.tiles == 0)
        slow_board_lay(&slow->board, (struct square){0, 0}, slow_river_start(options), EDGE_N);
    slow_dragon_start(slow);
    slow_tower_start(slow);
    slow_bigtop_start(slow);
    slow_game_survey(slow);
    slow_game_begin_turn(slow, 0, NO_TILE_KIND);
}

unsigned slow_game_pile(const struct slow_game *slow)
{
    unsigned tiles = 0;
    for (unsigned k = 0; k < TILE_KINDS_MAX; k++)
        tiles += slow->left[k];
    return tiles - slow->hills.under;
}

unsigned slow_game_supply(const struct slow_game *slow, unsigned player, unsigned figure)
{
    unsigned supply = has_set(slow, slow_figures[figure].set) ? slow_figures[figure].each : 0;
    for (unsigned f = 0; f < slow->pieces.followers; f++)
        supply -=
            slow->pieces.follower[f].player == player && slow->pieces.follower[f].figure == figure;
    for (unsigned b = 0; b < slow->pieces.barns; b++)
        supply -= figure == FIGURE_BARN && slow->pieces.barn[b].player == player;
    return supply - slow_tower_held(slow, player, figure) - slow_count_held(slow, player, figure);
}

unsigned slow_game_actor(const struct slow_game *slow)
{
    struct slow_question question = slow_game_question(slow);
    if (question.asked)
        return question.player;
    if (slow->phase == PHASE_DRAGON)
        return slow_dragon_actor(slow);
    if (slow->phase == PHASE_BAG)
        return ACTOR_CHANCE;
    if (slow->phase == PHASE_ADVANCE)
        return slow_messages_actor(slow);
    if (slow->phase == PHASE_JOIN || slow->phase == PHASE_ENTER || slow->phase == PHASE_MOVE_COUNT)
        return slow_count_actor(slow);
    if (slow->phase == PHASE_ABBEY || slow->phase == PHASE_PLACE || slow->phase == PHASE_BUILD ||
        slow->phase == PHASE_CAPTURE || slow->phase == PHASE_EXCHANGE ||
        slow->phase == PHASE_MAGIC || slow->phase == PHASE_ESCAPE || slow->phase == PHASE_LAND ||
        slow->phase == PHASE_DELIVER)
        return slow->player;
    bool is_chance = slow->phase == PHASE_DRAW || slow->phase == PHASE_ANIMAL ||
                     slow->phase == PHASE_THROW || slow->phase == PHASE_MESSAGE;
    return slow->phase == PHASE_OVER ? ACTOR_NOBODY
           : is_chance               ? ACTOR_CHANCE
                                     : slow_bazaar_actor(slow);
}

static void add(struct move_list *moves, struct move move)
{
    moves->move[moves->count++] = move;
}

/* B4, BR7: a placement that needs a bridge need not be made. */
static void list_placements(const struct slow_game *slow, struct move_list *moves)
{
    struct slow_board scratch = slow->board;
    struct slow_area area = slow_board_area(&slow->board);
    bool fits = false;
    for (int y = area.top; y <= area.bottom; y++)
        for (int x = area.left; x <= area.right; x++)
            for (unsigned o = 0; o < EDGES; o++) {
                struct square at = {(int16_t)x, (int16_t)y};
                bool fits_here = slow_board_may_lay(&slow->board, at, slow->hand, o);
                fits = fits || fits_here;
                if (fits_here || (slow->bridges[slow->player] > 0 &&
                                  slow_board_may_lay_with_bridge(&scratch, at, slow->hand, o)))
                    add(moves, move_place(at, o));
            }
    if (!fits)
        add(moves, move_plain(VERB_DISCARD));
}

static unsigned placed_tile(const struct slow_game *slow)
{
    return slow->board.tiles - 1;
}

bool slow_game_may_come(const struct slow_game *slow, unsigned figure)
{
    return !slow->deployed || (figure == FIGURE_PHANTOM && !slow->is_done);
}

void slow_game_comes(struct slow_game *slow)
{
    slow->is_done = slow->deployed;
    slow->deployed = true;
}

/* BR11 is B5 for one more segment, as only this turn's bridge can be on this turn's tile. */
static void list_deployments(const struct slow_game *slow, struct move_list *moves)
{
    unsigned placed = placed_tile(slow);
    const unsigned *feature_of = slow->map.feature_of[placed];
    if (slow_dragon_is_on(slow, placed) || slow_dragon_princess_must(slow))
        return;
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        for (unsigned s = 0; s < SLOW_PLACES; s++)
            if (slow_game_may_come(slow, figure) &&
                slow_game_supply(slow, slow->player, figure) > 0 &&
                feature_of[s] != SLOW_SEGMENTS && slow_traders_may_stand(slow, figure, placed, s))
                add(moves, move_deploy((enum figure)figure, s));
}

/* BR6: while the tile does not match, only the bridges that make it match. */
static void list_bridges(const struct slow_game *slow, struct move_list *moves)
{
    struct slow_board scratch = slow->board;
    unsigned placed = placed_tile(slow), sites[SLOW_SITES_MAX];
    unsigned count = slow_board_sites(&slow->board, placed, sites);
    bool too_late =
        slow->deployed && slow->options.value[OPTION_BRIDGE_TIMING] == BRIDGE_TIMING_BEFORE_DEPLOY;
    if (slow->built || too_late || slow->bridges[slow->player] == 0)
        return;
    for (unsigned s = 0; s < count; s++)
        for (unsigned d = 0; d < DIRECTIONS; d++)
            if (slow_board_is_matched(&slow->board, placed)
                    ? slow_board_may_bridge(&slow->board, sites[s], d)
                    : slow_board_mends(&scratch, placed, sites[s], d))
                add(moves, move_bridge(slow->board.tile[sites[s]].at, (enum direction)d));
}

static void list_building(const struct slow_game *slow, struct move_list *moves)
{
    list_bridges(slow, moves);
    if (!slow_board_is_matched(&slow->board, placed_tile(slow)))
        return;
    list_deployments(slow, moves);
    if (!slow->deployed && !slow_dragon_princess_must(slow)) {
        slow_abbeys_list_barns(slow, moves);
        slow_abbot_list(slow, moves);
        slow_flyers_list(slow, moves);
    }
    slow_dragon_list(slow, moves);
    slow_tower_list(slow, moves);
    slow_bigtop_list(slow, moves);
    if (!slow_dragon_princess_must(slow))
        add(moves, move_plain(VERB_PASS));
}

void slow_game_legal(const struct slow_game *slow, struct move_list *moves)
{
    moves->count = 0;
    if (slow->phase == PHASE_ABBEY) {
        slow_abbeys_legal(slow, moves);
    } else if (slow->phase == PHASE_DRAW) {
        for (unsigned k = 0; k < TILE_KINDS_MAX; k++)
            if (slow->left[k] && slow_dragon_may_come(slow, k) &&
                slow_river_may_come(slow->left, k))
                add(moves, move_draw((kind_number)k));
    } else if (slow->phase == PHASE_PLACE) {
        list_placements(slow, moves);
    } else if (slow->phase == PHASE_BUILD) {
        list_building(slow, moves);
    } else if (slow->phase == PHASE_MAGIC) {
        slow_mage_legal(slow, moves);
    } else if (slow->phase == PHASE_CAPTURE || slow->phase == PHASE_EXCHANGE) {
        slow_tower_legal(slow, moves);
    } else if (slow->phase == PHASE_BAG || slow->phase == PHASE_FLOCK) {
        slow_hills_legal(slow, moves);
    } else if (slow->phase == PHASE_DRAGON) {
        slow_dragon_legal(slow, moves);
    } else if (slow->phase == PHASE_ANIMAL) {
        slow_bigtop_legal(slow, moves);
    } else if (slow->phase == PHASE_THROW || slow->phase == PHASE_LAND) {
        slow_flyers_legal(slow, moves);
    } else if (slow->phase == PHASE_ESCAPE) {
        slow_siege_legal(slow, moves);
    } else if (slow->phase == PHASE_ADVANCE || slow->phase == PHASE_MESSAGE ||
               slow->phase == PHASE_DELIVER) {
        slow_messages_legal(slow, moves);
    } else if (slow->phase == PHASE_JOIN || slow->phase == PHASE_ENTER ||
               slow->phase == PHASE_MOVE_COUNT) {
        slow_count_legal(slow, moves);
    } else if (slow->bazaar.on) {
        slow_bazaar_legal(slow, moves);
    }
    slow_score_legal(slow, moves);
}

void slow_game_pay(struct slow_game *slow, struct slow_payment payment)
{
    slow->score[payment.player] += payment.points;
    slow->payment[slow->payments++] = payment;
    slow_count_paid(slow, payment.player, payment.kind, payment.reason, payment.points);
}

void slow_game_pay_majority(struct slow_game *slow, const struct slow_feature *feature,
                            enum score_reason reason)
{
    for (unsigned p = 0; p < slow->players; p++)
        if (slow_feature_pays(feature, p))
            slow_game_pay(slow, (struct slow_payment){(uint8_t)p, feature->kind, (uint8_t)reason,
                                                      slow_feature_points(feature, &slow->options) +
                                                          slow_traders_pig(feature, p) +
                                                          slow_river_herd(feature)});
}

void slow_game_send_home(struct slow_game *slow, unsigned number)
{
    struct slow_pieces *pieces = &slow->pieces;
    slow->gone[slow->goners++] = pieces->follower[number];
    slow_dragon_leaves(slow, number);
    slow_hills_leaves(slow, pieces->follower[number]);
    pieces->followers--;
    for (unsigned f = number; f < pieces->followers; f++) {
        pieces->follower[f] = pieces->follower[f + 1];
        slow->scoring.may_cross[f] = slow->scoring.may_cross[f + 1];
        slow->scoring.may_drive[f] = slow->scoring.may_drive[f + 1];
    }
    slow->scoring.may_cross[pieces->followers] = slow->scoring.may_drive[pieces->followers] = false;
}

void slow_game_next(struct slow_game *slow)
{
    if (slow_traders_next(slow))
        return;
    slow->player = slow->turn_of;
    if (slow_dragon_tiles(slow) > 0) {
        slow->turn_of = (slow->turn_of + 1) % slow->players;
        slow_game_begin_turn(slow, slow->turn_of, NO_TILE_KIND);
        slow_dragon_pay_turn(slow, slow->turn_of);
        return;
    }
    if (slow_abbeys_ask_last(slow) || slow_count_ends(slow) || slow_bigtop_ends(slow))
        return;
    slow->phase = PHASE_OVER;
    slow->second = false;
    for (unsigned f = 0; f < slow->map.features; f++)
        if (slow->map.feature[f].kind != FEATURE_TOWER &&       /* TW6 */
            slow->map.feature[f].kind != FEATURE_ACROBATS &&    /* BT8 */
            !slow_feature_is_complete(&slow->map.feature[f])) { /* B12 */
            slow_game_pay_majority(slow, &slow->map.feature[f], REASON_FINAL);
            if (slow->map.feature[f].kind != FEATURE_CASTLE)
                slow_dragon_pay(slow, f, REASON_FAIRY_FINAL, ALL_PLAYERS);
        }
    slow_bigtop_pay_acrobats(slow);
    slow_abbeys_pay_barns(slow);
    slow_king_pay(slow);
    slow_traders_pay_goods(slow);
}

/* Continues while there is any move but to pass. */
void slow_game_go_on_building(struct slow_game *slow)
{
    struct move_list moves = {.count = 0};
    slow_game_survey(slow);
    slow_traders_judge(slow);
    slow->phase = PHASE_MAGIC;
    if (slow_mage_is_asked(slow))
        return;
    slow->phase = PHASE_BUILD;
    list_building(slow, &moves);
    if (moves.count == 1 && moves.move[0].verb == VERB_PASS)
        slow_hills_built(slow);
}

void slow_game_lay(struct slow_game *slow, struct move move, bool misfit)
{
    slow_board_lay(&slow->board, move.at, slow->hand, move.arg);
    slow->board.tile[slow->board.tiles - 1].misfit = misfit;
    slow->hand = NO_TILE_KIND;
    slow->placed = true;
    slow_dragon_tile_laid(slow);
    slow_hills_tile_laid(slow);
    slow_game_go_on_building(slow);
}

void slow_game_put_aside(struct slow_game *slow)
{
    slow->hand = NO_TILE_KIND;
    slow->discarded++;
    slow->phase = PHASE_DRAW;
    if (!slow_traders_may_draw(slow))
        slow_messages_turn_over(slow);
}

static void play_in_turn(struct slow_game *slow, struct move move)
{
    struct slow_pieces *pieces = &slow->pieces;
    if (move.verb == VERB_DRAW) {
        slow->left[move.arg]--;
        slow->hand = move.arg;
        slow->drawn = true;
        slow->phase = PHASE_PLACE;
    } else if (move.verb == VERB_DISCARD) {
        slow_game_put_aside(slow);
    } else if (move.verb == VERB_PLACE) {
        slow_game_lay(slow, move, false);
    } else if (move.verb == VERB_BRIDGE) {
        slow->board.tile[slow_board_tile_at(&slow->board, move.at)].track = (uint8_t)move.arg;
        slow->bridges[slow->player]--;
        slow->built = true;
        slow_game_go_on_building(slow);
    } else if (move.verb == VERB_BARN) {
        slow_abbeys_set_up(slow, move.arg);
        slow->deployed = true;
        slow_game_go_on_building(slow);
    } else if (move.verb == VERB_DEPLOY || move.verb == VERB_PORTAL) {
        unsigned tile = move.verb == VERB_DEPLOY ? placed_tile(slow)
                                                 : slow_board_tile_at(&slow->board, move.at);
        pieces->follower[pieces->followers++] = (struct slow_follower){
            (uint8_t)slow->player, move.figure, (tile_number)tile, (uint8_t)move.arg};
        slow_game_comes(slow);
        slow->ported = slow->ported || move.verb == VERB_PORTAL;
        if (move.figure == FIGURE_SHEPHERD)
            slow_hills_deployed(slow);
        else
            slow_game_go_on_building(slow);
    } else if (move.verb == VERB_RETRIEVE) {
        slow_abbot_retrieve(slow);
        slow_game_go_on_building(slow);
    } else if (move.verb == VERB_FLY) {
        slow_flyers_take_off(slow, move);
    } else if (move.verb == VERB_PASS) {
        slow_hills_built(slow);
    } else if (move.verb == VERB_TOWER || move.verb == VERB_GUARD || move.verb == VERB_RANSOM) {
        if (slow_tower_act(slow, move))
            slow_game_go_on_building(slow);
    } else if (move.verb == VERB_ACROBAT || move.verb == VERB_PYRAMID) {
        slow_bigtop_act(slow, move);
        slow_game_go_on_building(slow);
    } else {
        slow_dragon_act(slow, move);
        slow_game_go_on_building(slow);
    }
}

static void play_flight(struct slow_game *slow, struct move move)
{
    if (slow_flyers_play(slow, move))
        slow_game_go_on_building(slow);
}

static void play_capture(struct slow_game *slow, struct move move)
{
    if (slow_tower_play(slow, move))
        slow_game_survey(slow);
    else
        slow_game_go_on_building(slow);
}

static void play_magic(struct slow_game *slow, struct move move)
{
    slow_mage_play(slow, move);
    slow_game_go_on_building(slow);
}

void slow_game_forget(struct slow_game *slow)
{
    slow->payments = slow->goners = 0;
    slow_dragon_forget(slow);
    slow_tower_forget(slow);
    slow->bigtop.moves = slow->messages.advances = 0;
    slow_king_forget(slow);
    slow_mage_forget(slow);
    slow_hills_forget(slow);
    slow_count_forget(slow);
    memset(slow->taken, 0, sizeof slow->taken);
}

void slow_game_play(struct slow_game *slow, struct move move)
{
    slow_game_forget(slow);
    if (slow->phase == PHASE_ABBEY)
        slow_abbeys_choose(slow, move);
    else if (slow->phase == PHASE_DRAW || slow->phase == PHASE_PLACE || slow->phase == PHASE_BUILD)
        play_in_turn(slow, move);
    else if (slow->phase == PHASE_CAPTURE || slow->phase == PHASE_EXCHANGE)
        play_capture(slow, move);
    else if (slow->phase == PHASE_MAGIC)
        play_magic(slow, move);
    else if (slow->phase == PHASE_ANIMAL)
        slow_bigtop_play(slow, move);
    else if (slow->phase == PHASE_BAG || slow->phase == PHASE_FLOCK)
        slow_hills_play(slow, move);
    else if (slow->phase == PHASE_DRAGON)
        slow_dragon_play(slow, move);
    else if (slow->phase == PHASE_THROW || slow->phase == PHASE_LAND)
        play_flight(slow, move);
    else if (slow->phase == PHASE_ESCAPE)
        slow_siege_play(slow, move);
    else if (slow->phase == PHASE_ADVANCE || slow->phase == PHASE_MESSAGE ||
             slow->phase == PHASE_DELIVER)
        slow_messages_play(slow, move);
    else if (slow->phase == PHASE_JOIN || slow->phase == PHASE_ENTER ||
             slow->phase == PHASE_MOVE_COUNT)
        slow_count_play(slow, move);
    else if (slow_game_question(slow).asked)
        slow_score_play(slow, move);
    else
        slow_bazaar_play(slow, move);
}
