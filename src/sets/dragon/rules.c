/* The dragon: it comes to volcanoes, sleeps till the first one, and flies (PD2-PD7). */
#include "rules.h"

#include "rules/build.h"
#include "rules/draw.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/pieces.h"
#include "rules/score.h"
#include "rules/turn.h"

bool game_dragon_at(const struct game *game, struct square *at)
{
    if (!options_has_dragon(&game->options) || game->neutral_away[FIGURE_DRAGON] == 0)
        return false;
    *at = game_piece_place(game, the_dragon()).at;
    return true;
}

bool has_placed(const struct game *game, enum tile_flag flag)
{
    tile_number tile = game->turn.placed;
    return options_has_dragon(&game->options) && tile != NO_TILE &&
           (tile_kinds[game->board.tile[tile].kind].flags & flag) != 0;
}

/* Asleep (PD3). */

enum refusal dragon_wakes_later(const struct game *game, kind_number kind)
{
    struct square at;
    return tile_kinds[kind].flags & TILE_DRAGON && !game_dragon_at(game, &at)
               ? REFUSAL_DRAGON_ASLEEP
               : REFUSAL_NONE;
}

unsigned game_tiles_asleep(const struct game *game)
{
    unsigned tiles = 0;
    for (kind_number kind = 0; options_has_dragon(&game->options) && kind < tile_kinds_count;
         kind++)
        if (dragon_wakes_later(game, kind) != REFUSAL_NONE)
            tiles += game->pile.left[kind];
    return tiles;
}

/* On the board (PD2). */

static void dragon_move_to(struct game *game, struct square at, unsigned player,
                           struct event_list *events)
{
    piece_move(game, the_dragon(), (struct piece_place){PIECE_ON_SQUARE, {.at = at}});
    tell(events, (struct event){.type = EVENT_DRAGON, .player = (uint8_t)player, .at = at});
}

void dragon_comes(struct game *game, struct event_list *events)
{
    struct square at;
    if (!has_placed(game, TILE_VOLCANO))
        return;
    if (!game_dragon_at(game, &at))
        draw_shuffle_again(game);
    dragon_move_to(game, game->board.tile[game->turn.placed].at, game->turn.player, events);
}

/* Nobody comes to its tile, in whatever way (PD2, PD7). */
bool dragon_is_there(const struct game *game, uint16_t node)
{
    struct square at;
    return game_dragon_at(game, &at) && square_equal(at, game_node_square(game, node));
}

enum refusal dragon_keeps_off(const struct game *game, enum figure figure, uint16_t node)
{
    (void)figure;
    return dragon_is_there(game, node) ? REFUSAL_DRAGON_THERE : REFUSAL_NONE;
}

/* Whom it sends home (PD6). */

bool game_dragon_eats(const struct game *game, unsigned follower)
{
    struct follower it = game->followers.follower[follower];
    return game_feature_kind(game, it.node) != FEATURE_CASTLE ||
           !figure_is_follower((enum figure)it.figure);
}

void send_away(struct game *game, unsigned number, struct event_list *events)
{
    struct follower gone = game->followers.follower[number];
    send_follower_home(game, number, events);
    if (figure_is_follower((enum figure)gone.figure))
        send_helpers_left(game, gone.player, gone.node, events);
}

/* Any that it eats on that tile, or FOLLOWERS_MAX; the first by player, figure and segment, so that
 * its event does not depend on the past. */
static unsigned next_eaten(const struct game *game, struct square at)
{
    unsigned next = FOLLOWERS_MAX;
    for (unsigned f = 0; f < game->followers.count; f++)
        if (square_equal(game_node_square(game, game->followers.follower[f].node), at) &&
            game_dragon_eats(game, f))
            next = f;
    return next;
}

static void dragon_eat(struct game *game, struct square at, struct event_list *events)
{
    for (unsigned f; (f = next_eaten(game, at)) != FOLLOWERS_MAX;)
        send_away(game, f, events);
}

/* Its flight (PD4, PD5). */

static bool has_visited(const struct dragon *flight, struct square at)
{
    for (unsigned v = 0; v < flight->count; v++)
        if (square_equal(flight->visited[v], at))
            return true;
    return false;
}

bool game_dragon_flies_over(const struct game *game, struct square at)
{
    tile_number tile = board_tile_at(&game->board, at);
    return tile != NO_TILE && tile_kinds[game->board.tile[tile].kind].segments > 0;
}

/* Whether it may go on to that square. */
static bool is_open_to_dragon(const struct game *game, struct fairy_place fairy, struct square at)
{
    return game_dragon_flies_over(game, at) && !has_visited(&game->dragon, at) &&
           !(fairy.is_there && square_equal(fairy.at, at));
}

unsigned game_flight_steps(const struct game *game, struct square steps[EDGES])
{
    const struct dragon *flight = &game->dragon;
    unsigned count = 0;
    if (flight->count == 0 || flight->count > DRAGON_STEPS)
        return 0;
    struct fairy_place fairy = game_fairy(game);
    for (unsigned edge = 0; edge < EDGES; edge++) {
        struct square at = square_beside(flight->visited[flight->count - 1], edge);
        if (is_open_to_dragon(game, fairy, at))
            steps[count++] = at;
    }
    return count;
}

static bool is_late(const struct game *game)
{
    return game->options.value[OPTION_DRAGON_MOVE] == DRAGON_MOVE_AFTER_SCORING;
}

static bool will_fly(const struct game *game)
{
    struct square at;
    return has_placed(game, TILE_DRAGON) && game_dragon_at(game, &at);
}

static void flight_begin(struct game *game)
{
    struct dragon *flight = &game->dragon;
    *flight = (struct dragon){.count = 1, .is_late = is_late(game), .part = flight->part};
    game_dragon_at(game, &flight->visited[0]);
}

/* A flight after scoring is still of the second part. */
void dragon_keep_part(struct game *game)
{
    game->dragon.part = game->turn.part;
}

void dragon_note_flight(struct game *game)
{
    if (is_late(game) && will_fly(game))
        agenda_note(game, DUE_FLIGHT, game->turn.player, 0);
}

bool dragon_takes_off(struct game *game, struct agenda_entry entry, struct event_list *events)
{
    (void)events;
    game->turn.player = entry.who;
    game->turn.phase = PHASE_DRAGON;
    game->turn.part = game->dragon.part;
    flight_begin(game);
    return true;
}

/* Before scoring it goes on with the turn, after scoring with what is due. */
static void flight_end(struct game *game)
{
    bool was_late = game->dragon.is_late != 0;
    game->dragon = (struct dragon){.count = 0};
    if (!was_late) {
        turn_pass_on(game);
        return;
    }
    game->turn.part = 0;
    game->turn.phase = PHASE_NEXT;
}

/* The first step is the active player's (PD5). */
static bool flight_enter(struct game *game, struct event_list *events)
{
    struct dragon *flight = &game->dragon;
    struct square steps[EDGES];
    (void)events;
    if (flight->count == 0) {
        if (is_late(game) || !will_fly(game)) {
            turn_pass_on(game);
            return false;
        }
        flight_begin(game);
    }
    if (game_flight_steps(game, steps) == 0) {
        flight_end(game);
        return false;
    }
    game->turn.actor = (uint8_t)((game->turn.player + flight->count - 1u) % game->options.players);
    return true;
}

static void flight_legal(const struct game *game, struct move_list *moves)
{
    struct square steps[EDGES];
    unsigned count = game_flight_steps(game, steps);
    for (unsigned s = 0; s < count; s++)
        add_move(moves, move_dragon(steps[s]));
}

static enum refusal flight_apply(struct game *game, struct move move, struct event_list *events)
{
    struct dragon *flight = &game->dragon;
    struct square steps[EDGES];
    unsigned count = game_flight_steps(game, steps), s = 0;
    if (move.verb != VERB_DRAGON)
        return REFUSAL_WRONG_MOMENT;
    while (s < count && !square_equal(steps[s], move.at))
        s++;
    if (s == count)
        return REFUSAL_NO_FLIGHT;
    flight->visited[flight->count++] = move.at;
    dragon_move_to(game, move.at, game->turn.actor, events);
    dragon_eat(game, move.at, events);
    return REFUSAL_NONE;
}

const struct phase_rules dragon_phase = {
    .enter = flight_enter, .legal = flight_legal, .apply = flight_apply};
