/* The city of Carcassonne and the count (CC). */
#include "rules/draw.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/pieces.h"
#include "rules/place.h"

const char *quarter_name(enum quarter quarter)
{
    static const char *const names[QUARTERS_COUNT] = {
#define X(quarter, word, kind) [QUARTER_##quarter] = word,
        QUARTER_LIST(X)
#undef X
    };
    return names[quarter];
}

enum feature_kind quarter_kind(enum quarter quarter)
{
    static const uint8_t kinds[QUARTERS_COUNT] = {
#define X(quarter, word, kind) [QUARTER_##quarter] = FEATURE_##kind,
        QUARTER_LIST(X)
#undef X
    };
    return (enum feature_kind)kinds[quarter];
}

enum quarter quarter_for(enum feature_kind kind)
{
    unsigned quarter = 0;
    while (quarter < QUARTERS_COUNT && quarter_kind((enum quarter)quarter) != kind)
        quarter++;
    return (enum quarter)quarter;
}

/* The tiles (CC1, CC9, CC11). */

enum { CITY_LEFT = -2, CITY_TOP = -1, CITY_COLUMNS = 4 };

unsigned start_is_kept_out(const struct options *options, kind_number kind)
{
    (void)options;
    return kind == tile_set_start[SET_BASE];
}

void carcassonne_starts(struct game *game)
{
    game->carcassonne.count = QUARTER_CASTLE;
}

static struct square square_of_kind(kind_number kind)
{
    int number = kind - tile_set_first[SET_COUNT];
    return (struct square){(int16_t)(CITY_LEFT + number % CITY_COLUMNS),
                           (int16_t)(CITY_TOP + number / CITY_COLUMNS)};
}

/* Around the start tile: each beside one that lies. */
void carcassonne_lay(struct game *game)
{
    kind_number first = tile_set_first[SET_COUNT], end = tile_set_first[SET_COUNT + 1];
    for (bool is_whole = false; !is_whole;) {
        is_whole = true;
        for (kind_number kind = first; kind < end; kind++) {
            struct square at = square_of_kind(kind);
            if (board_open_at(&game->board, at) == OPEN_SQUARES_MAX)
                continue;
            place_tile(game, at, kind, EDGE_N);
            is_whole = false;
        }
    }
}

/* The city counts once, however many of its tiles the field reaches. */
int carcassonne_beside(const struct game *game, uint16_t node)
{
    uint16_t at = node;
    if (node == NO_NODE)
        return 1;
    if (game_feature_kind(game, node) != FEATURE_FIELD) /* where an amendment put a pig */
        return 0;
    do {
        if (tile_is_of_carcassonne(game->board.tile[feature_tile(&game->features, at)].kind))
            return 1;
        at = game->features.next[at];
    } while (at != node);
    return 0;
}

/* Into the city (CC3, CC4). */

/* A pyramid is no feature of these: it scores before the tile does (BT9). */
void carcassonne_note_paid(struct game *game, unsigned player, int points, enum score_reason reason)
{
    bool counts = reason == REASON_COMPLETE || reason == REASON_CASTLE || reason == REASON_BARN ||
                  reason == REASON_JOINED;
    if (counts && points > 0 && game->turn.phase > PHASE_COMPLETE)
        game->turn.city.paid = (uint8_t)(game->turn.city.paid | 1u << player);
}

bool game_may_enter(enum figure figure, enum quarter quarter)
{
    return figure_is_follower(figure) &&
           figure_may_stand(figure, quarter_kind(quarter), STANDS_DEPLOYED);
}

static bool can_enter(const struct game *game, enum figure figure, enum quarter quarter)
{
    return game->player[game->turn.player].supply[figure] > 0 && game_may_enter(figure, quarter);
}

static bool somebody_can_enter(const struct game *game)
{
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        for (unsigned quarter = 0; quarter < QUARTERS_COUNT; quarter++)
            if (can_enter(game, (enum figure)figure, (enum quarter)quarter))
                return true;
    return false;
}

static bool enter_enter(struct game *game, struct event_list *events)
{
    unsigned paid = game->turn.city.paid, player = game->turn.player;
    (void)events;
    if (paid != 0 && !mask_has(paid, player) && somebody_can_enter(game)) {
        game->turn.actor = (uint8_t)player;
        return true;
    }
    turn_pass_on(game);
    return false;
}

static void enter_legal(const struct game *game, struct move_list *moves)
{
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        for (unsigned quarter = 0; quarter < QUARTERS_COUNT; quarter++)
            if (can_enter(game, (enum figure)figure, (enum quarter)quarter))
                add_move(moves, move_enter((enum quarter)quarter, (enum figure)figure));
    add_move(moves, move_plain(VERB_PASS));
}

/* Once a tile: then nobody is paid who would bring it again. */
static enum refusal enter_apply(struct game *game, struct move move, struct event_list *events)
{
    unsigned player = game->turn.player;
    if (move.verb != VERB_ENTER && move.verb != VERB_PASS)
        return REFUSAL_WRONG_MOMENT;
    if (move.verb == VERB_ENTER) {
        if (move.figure >= FIGURES_COUNT || !figure_is_follower((enum figure)move.figure))
            return REFUSAL_NO_SUCH_FIGURE;
        if (game->player[player].supply[move.figure] == 0)
            return REFUSAL_NO_FOLLOWER_LEFT;
        if (move.arg >= QUARTERS_COUNT ||
            !can_enter(game, (enum figure)move.figure, (enum quarter)move.arg))
            return REFUSAL_NOT_IN_QUARTER;
        piece_move(game, piece_at_home(game, player, (enum figure)move.figure),
                   (struct piece_place){PIECE_ON_SIDE, {.number = move.arg}});
        game->turn.city.entered = 1;
        tell(events, (struct event){.type = EVENT_ENTER,
                                    .player = (uint8_t)player,
                                    .figure = move.figure,
                                    .what = (uint8_t)move.arg});
    }
    game->turn.city.paid = 0;
    turn_pass_on(game);
    return REFUSAL_NONE;
}

const struct phase_rules enter_phase = {
    .enter = enter_enter, .legal = enter_legal, .apply = enter_apply};

/* The count (CC5). */

static bool move_count_enter(struct game *game, struct event_list *events)
{
    (void)events;
    if (game->turn.city.entered) {
        game->turn.actor = game->turn.player;
        return true;
    }
    turn_pass_on(game);
    return false;
}

static void move_count_legal(const struct game *game, struct move_list *moves)
{
    for (unsigned quarter = 0; quarter < QUARTERS_COUNT; quarter++)
        if (quarter != game->carcassonne.count)
            add_move(moves, move_of_count((enum quarter)quarter));
    add_move(moves, move_plain(VERB_PASS));
}

static enum refusal move_count_apply(struct game *game, struct move move, struct event_list *events)
{
    if ((move.verb != VERB_MOVE_COUNT && move.verb != VERB_PASS) || move.arg >= QUARTERS_COUNT)
        return REFUSAL_WRONG_MOMENT;
    if (move.verb == VERB_MOVE_COUNT) {
        if (move.arg == game->carcassonne.count)
            return REFUSAL_COUNT_IS_THERE;
        game->carcassonne.count = (uint8_t)move.arg;
        tell(events, (struct event){.type = EVENT_MOVE_COUNT,
                                    .player = game->turn.player,
                                    .what = (uint8_t)move.arg});
    }
    game->turn.city.entered = 0;
    turn_pass_on(game);
    return REFUSAL_NONE;
}

const struct phase_rules move_count_phase = {
    .enter = move_count_enter, .legal = move_count_legal, .apply = move_count_apply};
