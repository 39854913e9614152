#include "support/slow_game.h"

#include <string.h>

static void survey(struct slow_game *slow)
{
    slow_map_make(&slow->map, &slow->board, slow->follower, slow->followers);
}

void slow_game_start(struct slow_game *slow, const struct options *options)
{
    memset(slow, 0, sizeof *slow);
    slow->players = options->players;
    slow->hand = NO_TILE_KIND;
    slow->phase = PHASE_DRAW;
    for (unsigned k = 0; k < tile_kinds_count; k++)
        if (options->sets >> tile_kinds[k].set & 1u)
            slow->left[k] = tile_kinds[k].copies;
    slow->left[tile_start_kind]--;
    slow_board_clear(&slow->board);
    slow_board_lay(&slow->board, (struct square){0, 0}, tile_start_kind, EDGE_N);
    survey(slow);
}

unsigned slow_game_pile(const struct slow_game *slow)
{
    unsigned tiles = 0;
    for (unsigned k = 0; k < TILE_KINDS_MAX; k++)
        tiles += slow->left[k];
    return tiles;
}

unsigned slow_game_supply(const struct slow_game *slow, unsigned player)
{
    unsigned supply = FOLLOWERS_EACH;
    for (unsigned f = 0; f < slow->followers; f++)
        supply -= slow->follower[f].player == player;
    return supply;
}

unsigned slow_game_actor(const struct slow_game *slow)
{
    return slow->phase == PHASE_OVER   ? ACTOR_NOBODY
           : slow->phase == PHASE_DRAW ? ACTOR_CHANCE
                                       : slow->player;
}

static void add(struct move_list *moves, struct move move)
{
    moves->move[moves->count++] = move;
}

static void list_placements(const struct slow_game *slow, struct move_list *moves)
{
    struct slow_area area = slow_board_area(&slow->board);
    for (int y = area.top; y <= area.bottom; y++)
        for (int x = area.left; x <= area.right; x++)
            for (unsigned o = 0; o < EDGES; o++) {
                struct square at = {(int8_t)x, (int8_t)y};
                if (slow_board_may_lay(&slow->board, at, slow->hand, o))
                    add(moves, move_place(at, o));
            }
    if (moves->count == 0)
        add(moves, move_plain(VERB_DISCARD));
}

static void list_deployments(const struct slow_game *slow, struct move_list *moves)
{
    unsigned placed = slow->board.tiles - 1;
    unsigned segments = tile_kinds[slow->board.tile[placed].kind].segments;
    for (unsigned s = 0; s < segments && slow_game_supply(slow, slow->player) > 0; s++)
        if (!slow_feature_is_occupied(&slow->map.feature[slow->map.feature_of[placed][s]]))
            add(moves, move_deploy(FIGURE_MEEPLE, s));
}

void slow_game_legal(const struct slow_game *slow, struct move_list *moves)
{
    moves->count = 0;
    if (slow->phase == PHASE_DRAW) {
        for (unsigned k = 0; k < TILE_KINDS_MAX; k++)
            if (slow->left[k])
                add(moves, move_draw((uint8_t)k));
    } else if (slow->phase == PHASE_PLACE) {
        list_placements(slow, moves);
    } else if (slow->phase == PHASE_BUILD) {
        list_deployments(slow, moves);
        add(moves, move_plain(VERB_PASS));
    }
}

/* B9: everybody with most followers gets all. */
static void pay(struct slow_game *slow, const struct slow_feature *feature,
                enum score_reason reason)
{
    for (unsigned p = 0; p < slow->players; p++) {
        int points = slow_feature_points(feature);
        if (!slow_feature_pays(feature, p))
            continue;
        slow->score[p] += points;
        slow->payment[slow->payments++] =
            (struct slow_payment){(uint8_t)p, feature->kind, (uint8_t)reason, points};
    }
}

static void send_home(struct slow_game *slow, unsigned feature)
{
    unsigned stay = 0;
    for (unsigned f = 0; f < slow->followers; f++) {
        struct slow_follower follower = slow->follower[f];
        if (slow->map.feature_of[follower.tile][follower.segment] == feature)
            slow->gone[slow->goners++] = follower;
        else
            slow->follower[stay++] = follower;
    }
    slow->followers = stay;
}

/* B11 and, before the pile is empty, the next draw. */
static void go_on(struct slow_game *slow)
{
    if (slow_game_pile(slow) > 0) {
        slow->phase = PHASE_DRAW;
        return;
    }
    slow->phase = PHASE_OVER;
    for (unsigned f = 0; f < slow->map.features; f++)
        pay(slow, &slow->map.feature[f], REASON_FINAL);
}

static void finish_turn(struct slow_game *slow)
{
    survey(slow);
    for (unsigned f = 0; f < slow->map.features; f++)
        if (slow_feature_is_complete(&slow->map.feature[f])) {
            pay(slow, &slow->map.feature[f], REASON_COMPLETE);
            send_home(slow, f);
        }
    survey(slow);
    unsigned next = (slow->player + 1) % slow->players;
    go_on(slow);
    if (slow->phase != PHASE_OVER)
        slow->player = next;
}

void slow_game_play(struct slow_game *slow, struct move move)
{
    slow->payments = slow->goners = 0;
    switch ((enum verb)move.verb) {
    case VERB_DRAW:
        slow->left[move.arg]--;
        slow->hand = move.arg;
        slow->phase = PHASE_PLACE;
        break;
    case VERB_PLACE: {
        struct move_list deployments = {.count = 0};
        slow_board_lay(&slow->board, move.at, slow->hand, move.arg);
        slow->hand = NO_TILE_KIND;
        survey(slow);
        list_deployments(slow, &deployments);
        slow->phase = PHASE_BUILD;
        if (deployments.count == 0)
            finish_turn(slow);
        break;
    }
    case VERB_DISCARD:
        slow->hand = NO_TILE_KIND;
        slow->discarded++;
        go_on(slow);
        break;
    case VERB_DEPLOY:
        slow->follower[slow->followers++] = (struct slow_follower){
            (uint8_t)slow->player, (uint8_t)(slow->board.tiles - 1), move.arg};
        finish_turn(slow);
        break;
    case VERB_PASS:
        finish_turn(slow);
        break;
    case VERBS_COUNT:
        break;
    }
}
