/* Random games, each held against the slow game at every move, with what must be true of any game.
 *
 *     random_games SEED COUNT      plays the games SEED, SEED + 1, ... SEED + COUNT - 1
 *
 * Game SEED has 2 + SEED % 5 players. What goes wrong is told with the command that plays that one
 * game again. The last line tells how much of what is rare has been seen. */
#include "bastide/chance.h"
#include "bastide/notation.h"
#include "bastide/rng.h"
#include "support/slow_compare.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOVES_MAX = 4 * TILES_MAX, UNLISTED_SAMPLES = 24, TILES_OF_BASE = 72 };

/* Where the tiles come from. */
enum drawing { DRAWN_BY_SHUFFLE, DRAWN_AT_RANDOM, DRAWINGS };

/* How they are laid: anywhere, or where several tiles are near, which joins and completes more. */
enum laying { LAID_ANYWHERE, LAID_CLOSELY, LAYINGS };

/* What has been seen in all games. */
struct tally {
    unsigned long moves, discards, completed, shared, final;
};

struct random_game {
    struct rng rng;
    struct options options;
    enum drawing drawing;
    enum laying laying;
    struct pile_order order;
    struct game game;
    struct slow_game slow;
    struct move move[MOVES_MAX];
    size_t moves;
    struct tally *tally;
    struct bad_text bad;
};

static bool wrong(struct random_game *r, const char *what)
{
    return bad_text_say(&r->bad, 0, 0, "%s", what);
}

static bool wrong_move(struct random_game *r, struct move move, const char *what)
{
    char text[MOVE_TEXT_SIZE];
    move_print(&r->game, move, text);
    return bad_text_say(&r->bad, 0, 0, "'%s': %s", text, what);
}

/* Where `move` is first listed; the count where it is not. */
static size_t place_in(const struct move_list *moves, struct move move)
{
    size_t m = 0;
    while (m < moves->count && !move_equal(moves->move[m], move))
        m++;
    return m;
}

static bool is_listed(const struct move_list *moves, struct move move)
{
    return place_in(moves, move) < moves->count;
}

/* Every listed move is listed once, accepted on a copy, and the same after printing and reading. */
static bool check_listed(struct random_game *r, const struct move_list *moves)
{
    for (size_t m = 0; m < moves->count; m++) {
        struct move move = moves->move[m], again;
        char text[MOVE_TEXT_SIZE], text_again[MOVE_TEXT_SIZE];
        struct bad_text bad;
        if (place_in(moves, move) != m)
            return wrong_move(r, move, "it is listed twice");
        move_print(&r->game, move, text);
        if (!move_parse(&r->game, text, strlen(text), &again, &bad))
            return wrong_move(r, move, bad.reason);
        move_print(&r->game, again, text_again);
        if (!move_equal(move, again) || strcmp(text, text_again) != 0)
            return wrong_move(r, move, "it is read back as another move");
        struct game copy = r->game;
        if (game_apply(&copy, move, NULL) != REFUSAL_NONE)
            return wrong_move(r, move, "it is listed but refused");
    }
    return true;
}

/* Any move at all, many of them nonsense. */
static struct move random_move(struct random_game *r)
{
    struct move move = {.verb = (uint8_t)rng_below(&r->rng, VERBS_COUNT)};
    switch ((enum verb)move.verb) {
    case VERB_DRAW:
        move.arg = (uint8_t)rng_below(&r->rng, tile_kinds_count + 2u);
        break;
    case VERB_PLACE:
        move.at.x = (int8_t)((int)rng_below(&r->rng, 17) - 8);
        move.at.y = (int8_t)((int)rng_below(&r->rng, 17) - 8);
        move.arg = (uint8_t)rng_below(&r->rng, EDGES + 1);
        break;
    case VERB_DEPLOY:
        move.figure = (uint8_t)(rng_below(&r->rng, 8) == 0 ? FIGURES_COUNT : FIGURE_MEEPLE);
        move.arg = (uint8_t)rng_below(&r->rng, SEGMENTS_MAX + 1);
        break;
    case VERB_DISCARD:
    case VERB_PASS:
    case VERBS_COUNT:
        break;
    }
    return move;
}

/* Moves that are not listed are refused, without a trace. */
static bool check_unlisted(struct random_game *r, const struct move_list *moves)
{
    for (unsigned sample = 0; sample < UNLISTED_SAMPLES; sample++) {
        struct move move = random_move(r);
        struct event_list events = {.count = 1};
        struct game before;
        if (is_listed(moves, move))
            continue;
        memcpy(&before, &r->game, sizeof before);
        if (game_apply(&r->game, move, &events) == REFUSAL_NONE)
            return bad_text_say(&r->bad, 0, 0, "verb %u at %d,%d arg %u: accepted, not listed",
                                move.verb, move.at.x, move.at.y, move.arg);
        if (events.count != 0 || memcmp(&before, &r->game, sizeof before) != 0)
            return bad_text_say(&r->bad, 0, 0, "verb %u at %d,%d arg %u: refused with traces",
                                move.verb, move.at.x, move.at.y, move.arg);
    }
    return true;
}

static bool check_pieces(struct random_game *r)
{
    const struct game *game = &r->game;
    unsigned in_hand = game->turn.hand != NO_TILE_KIND;
    for (unsigned p = 0; p < game->options.players; p++) {
        unsigned followers = game->player[p].supply[FIGURE_MEEPLE];
        for (unsigned f = 0; f < game->followers.count; f++)
            followers += game->followers.follower[f].player == p;
        if (followers != FOLLOWERS_EACH)
            return wrong(r, "a player's followers are not seven");
    }
    if (game->pile.tiles + game->board.tiles + in_hand + r->slow.discarded != TILES_OF_BASE)
        return wrong(r, "the tiles are not 72");
    return true;
}

static bool check_position(struct random_game *r, struct move_list *moves)
{
    game_legal(&r->game, moves);
    if (game_is_over(&r->game) != (moves->count == 0))
        return wrong(r, game_is_over(&r->game) ? "moves are listed after the end"
                                               : "nobody can move and the game is not over");
    return check_pieces(r) && check_listed(r, moves) && check_unlisted(r, moves) &&
           slow_compare_game(&r->slow, &r->game, &r->bad);
}

/* Scores change by what the score events say, and by nothing else. */
static bool check_scores(struct random_game *r, const int16_t before[PLAYERS_MAX],
                         const struct event_list *events)
{
    int score[PLAYERS_MAX];
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        score[p] = before[p];
    for (size_t e = 0; e < events->count; e++)
        if (events->event[e].type == EVENT_SCORE)
            score[events->event[e].player] += events->event[e].points;
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        if (score[p] != r->game.player[p].score)
            return wrong(r, "a score changed without a score event");
    return true;
}

static unsigned tiles_near(const struct random_game *r, struct square at)
{
    unsigned tiles = 0;
    for (unsigned e = 0; e < EDGES; e++)
        tiles += slow_board_tile_at(&r->slow.board, square_beside(at, e)) != SLOW_NO_TILE;
    return tiles;
}

static struct move any_of(struct random_game *r, const struct move_list *moves)
{
    return moves->move[rng_below(&r->rng, (uint32_t)moves->count)];
}

static struct move choose(struct random_game *r, const struct move_list *moves)
{
    enum { TRIES = 8 };
    if (game_actor(&r->game) == ACTOR_CHANCE && r->drawing == DRAWN_BY_SHUFFLE)
        return chance_move(&r->game, &r->order);
    struct move move = any_of(r, moves);
    for (unsigned t = 0; t < TRIES && move.verb == VERB_PLACE && r->laying == LAID_CLOSELY; t++) {
        struct move other = any_of(r, moves);
        if (tiles_near(r, other.at) > tiles_near(r, move.at))
            move = other;
    }
    return move;
}

static void count_up(struct random_game *r, struct move move, const struct event_list *events)
{
    r->tally->moves++;
    r->tally->discards += move.verb == VERB_DISCARD;
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        bool scores = event->type == EVENT_SCORE;
        r->tally->completed += scores && event->reason == REASON_COMPLETE;
        r->tally->final += scores && event->reason == REASON_FINAL;
        r->tally->shared +=
            scores && e > 0 && event[-1].type == EVENT_SCORE && event[-1].node == event->node;
    }
}

static bool step(struct random_game *r, const struct move_list *moves)
{
    struct move move = choose(r, moves);
    struct event_list events;
    int16_t before[PLAYERS_MAX];
    if (!is_listed(moves, move))
        return wrong_move(r, move, "chance makes a move that is not legal");
    for (unsigned p = 0; p < PLAYERS_MAX; p++)
        before[p] = r->game.player[p].score;
    if (r->moves == MOVES_MAX)
        return wrong(r, "the game does not end");
    r->move[r->moves++] = move;
    if (game_apply(&r->game, move, &events) != REFUSAL_NONE)
        return wrong_move(r, move, "it is listed but refused");
    slow_game_play(&r->slow, move);
    count_up(r, move, &events);
    return check_scores(r, before, &events) &&
           slow_compare_events(&r->slow, &r->game, &events, &r->bad);
}

/* The same moves give the same value, told or untold. */
static bool check_replay(struct random_game *r)
{
    struct game again;
    game_start(&again, &r->options);
    for (size_t m = 0; m < r->moves; m++)
        if (game_apply(&again, r->move[m], NULL) != REFUSAL_NONE)
            return wrong(r, "a move of the game is refused when it is played again");
    return memcmp(&again, &r->game, sizeof again) == 0 ||
           wrong(r, "the same moves give another game");
}

static bool play(struct random_game *r, uint64_t seed, struct tally *tally)
{
    struct move_list moves;
    memset(r, 0, sizeof *r);
    r->tally = tally;
    r->rng = rng_from_seed(seed);
    r->options =
        (struct options){.players = (uint8_t)(PLAYERS_MIN + seed % 5), .sets = 1u << SET_BASE};
    r->drawing = (enum drawing)(seed / 5 % DRAWINGS);
    r->laying = (enum laying)(seed / 5 / DRAWINGS % LAYINGS);
    pile_order_shuffle(&r->order, &r->options, seed);
    if (game_start(&r->game, &r->options) != REFUSAL_NONE)
        return wrong(r, "the game does not begin");
    slow_game_start(&r->slow, &r->options);
    while (check_position(r, &moves)) {
        if (game_is_over(&r->game))
            return check_replay(r);
        if (!step(r, &moves))
            return false;
    }
    return false;
}

static bool read_number(const char *text, unsigned long long *number)
{
    char *end;
    *number = strtoull(text, &end, 10);
    return end != text && *end == '\0' && text[0] != '-';
}

int main(int argc, char **argv)
{
    unsigned long long seed, count;
    static struct random_game r;
    struct tally tally = {0};
    if (argc != 3 || !read_number(argv[1], &seed) || !read_number(argv[2], &count)) {
        fprintf(stderr, "usage: random_games SEED COUNT\n");
        return 2;
    }
    for (unsigned long long g = 0; g < count; g++)
        if (!play(&r, seed + g, &tally)) {
            fprintf(stderr, "random_games %llu 1: after %zu moves: %s\n", seed + g, r.moves,
                    r.bad.reason);
            return 1;
        }
    printf("%llu random games are well: %lu moves, %lu tiles put aside; %lu payments for what was "
           "complete, %lu at the end, %lu of them shared\n",
           count, tally.moves, tally.discards, tally.completed, tally.final, tally.shared);
    return 0;
}
